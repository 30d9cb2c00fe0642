"""Every question of Mocha & Baksheesh, and what it adds to those of the base game."""

from typing import Any

from bedesten.games.istanbul import actions as a
from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.encounters import TakeGood
from bedesten.games.istanbul.lexicon import TAVERN_WORDS
from bedesten.games.istanbul.mocha import data as m
from bedesten.games.istanbul.mocha import why
from bedesten.games.istanbul.mocha.cards import CornerMove, GiveUp, TakeOther, TurnDie, can_receive
from bedesten.games.istanbul.mocha.guild import GuildAway, GuildEnd, GuildExtra, SendToAct, TakeCheapTile
from bedesten.games.istanbul.mocha.holdings import TRACKS
from bedesten.games.istanbul.mocha.places import DropOne, PayTrader, Roast
from bedesten.games.istanbul.mocha.tavern import (
    NONE_YET,
    BarrierAct,
    Choose,
    ChooseTwo,
    PlaceBarrier,
    PlaceBeyond,
    TakeRuby,
)
from bedesten.games.istanbul.question import PLACE, Addition, Question
from bedesten.games.istanbul.questions import unmet, wrong_goods
from bedesten.games.istanbul.reconstructed import NOW
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.games.istanbul.words.menu import turned
from bedesten.games.istanbul.words.mocha import guild_of, roast_ways
from bedesten.games.istanbul.words.names import CARDS, PLACES, listed, place_of, thing
from bedesten.games.istanbul.words.phrases import ask_payment, offer
from bedesten.kit.questions import Flag, Number, Word, WordSet

GUILD_GROUND = ("guild-extra", "guild-away")
GROUND = ("encounters", *GUILD_GROUND)
"""What the questions of an action may stand on."""

OUTSIDE = ("start", "move", "assist", "pay-merchants", "act", "encounters", "guild-end")
"""The questions at which nothing is half done."""

FREE_GOODS = (2, 3, 4)
"""The Guild cards that give goods of choice."""

# The Coffee Trader, the Roasting Plant and the Guild Hall.


def roast_problem(state: Istanbul, step: Roast) -> str:
    if step.coffee != (NOW.guild_roast_coffee if state.mocha.guild == d.ROASTING_PLANT else m.ROAST_COFFEE):
        return f"agenda: roasting does not give {step.coffee} coffee for each option"
    return ""


def ask_roast(state: Istanbul, player: Player, step: Roast) -> str:
    ways = listed(roast_ways(player, step.used), "or")
    if not ways:
        return f"{m.ROAST_FEE} Lira would bring {step.coffee} coffee more, you have {player.lira}; is that all?"
    return f"what do you give for {step.coffee} coffee: {ways}{', or is that all' if step.used else ''}?"


COFFEE: tuple[Question[Any], ...] = (
    Question(
        PayTrader,
        "pay-trader",
        about="how you pay the coffee trader",
        then=("encounters",),
        token=a.COFFEE_TRADER,
        problem=unmet(a.COFFEE_TRADER, "the Coffee Trader is paid where he was met, so turn: met names him"),
        prompt=lambda state, player, step: ask_payment(player, "coffee trader", "good", player.total_goods() > 0),
        menu={"pay": f"pay the coffee trader {d.TOKEN_FEE} Lira"},
        reason=why.why_pay_trader,
    ),
    Question(
        Roast,
        "roast",
        about="what you roast",
        arguments=(WordSet("used", ("lira", "good", "card")), Number("coffee", 1, 20)),
        then=GROUND,
        place=d.ROASTING_PLANT,
        problem=roast_problem,
        prompt=ask_roast,
        menu={
            "pay": lambda state, player, step, _: f"pay {m.ROAST_FEE} Lira for {step.coffee} coffee",
            "give": lambda state, player, step, good: f"give 1 {thing(good)} for {step.coffee} coffee",
            "discard": lambda state, player, step, kind: (
                f"discard the card {CARDS[kind].title} for {step.coffee} coffee"
            ),
            "drop": lambda state, player, step, number: f"discard the {guild_of(number)} for {step.coffee} coffee",
            "done": "roast no more",
        },
        reason=why.why_roast,
    ),
    Question(
        DropOne,
        "drop-one",
        about="which guild card you discard",
        then=GROUND,
        place=d.GUILD_HALL,
        prompt="which guild card do you discard?",
    ),
)

# The Tavern.


def ruby_problem(state: Istanbul, step: TakeRuby) -> str:
    if not any(state.rubies[track] for track in TRACKS):
        return "agenda: there is no ruby to take (MOC-TAV-11)"
    return ""


def duty_problem(state: Istanbul, step: PlaceBarrier | PlaceBeyond) -> str:
    if step.must_act and state.mocha.guild != d.TAVERN:
        return "agenda: only Guild card 19 makes the action beside the Barrier a duty (MOC-BAR-04)"
    return ""


def two_problem(state: Istanbul, step: ChooseTwo) -> str:
    return (
        "" if state.mocha.guild == d.TAVERN else "agenda: two options of the Tavern are chosen with Guild card 19 only"
    )


def ask_two(state: Istanbul, player: Player, step: ChooseTwo) -> str:
    if step.first == NONE_YET:
        return f"which two options of the Tavern do you use (you have {player.coffee} coffee)? Name the first."
    return "which is the second option of the Tavern?"


THE_TAVERN: tuple[Question[Any], ...] = (
    Question(
        Choose,
        "tavern",
        about="what you buy at the Tavern",
        then=GROUND,
        place=d.TAVERN,
        prompt=lambda state, player, step: f"what do you buy at the Tavern (you have {player.coffee} coffee)?",
    ),
    Question(
        TakeRuby,
        "take-ruby",
        about="from which place you take the ruby",
        then=(*GROUND, "place-barrier"),
        place=d.TAVERN,
        problem=ruby_problem,
        prompt="from which place do you take the ruby?",
    ),
    Question(
        PlaceBarrier,
        "place-barrier",
        about="beside which place the barrier goes",
        arguments=(Flag("must_act"),),
        then=GROUND,
        place=d.TAVERN,
        problem=duty_problem,
        prompt="beside which place does the barrier go? You may use that place then.",
    ),
    Question(
        PlaceBeyond,
        "place-beyond",
        about="which neighbour is beyond the barrier",
        arguments=(PLACE, Flag("must_act")),
        then=GROUND,
        place=d.TAVERN,
        problem=duty_problem,
        prompt=lambda state, player, step: f"the barrier goes between {place_of(step.at)} and which of its neighbours?",
    ),
    Question(
        BarrierAct,
        "barrier-act",
        about="whether you use the place beside the barrier",
        arguments=(PLACE,),
        then=GROUND,
        place=d.TAVERN,
        prompt=lambda state, player, step: offer(state, player, step.at, "use"),
    ),
    Question(
        ChooseTwo,
        "choose-two",
        about="which two options of the Tavern you use",
        arguments=(Word("option", (*TAVERN_WORDS, "none")),),
        then=("guild-away",),
        problem=two_problem,
        prompt=ask_two,
    ),
)

# Guild cards.


def guild_problem(state: Istanbul, step: GuildExtra | GuildAway) -> str:
    if state.mocha.guild != step.number:
        number = step.number
        return f"agenda: Guild card {number} is being played, so turn: guild is {number}, not {state.mocha.guild}"
    return ""


def send_problem(state: Istanbul, step: SendToAct) -> str:
    if state.mocha.guild != d.POLICE_STATION or state.players[state.active].family != d.POLICE_STATION:
        return "agenda: with Guild card 12 the Family member is sent from the Police Station"
    return ""


def cheap_problem(state: Istanbul, step: TakeCheapTile) -> str:
    if step.mosque not in (d.SMALL_MOSQUE, d.GREAT_MOSQUE) or state.mocha.guild != step.mosque:
        return "agenda: a cheap tile is taken with Guild card 14 or 15, at its own Mosque"
    return ""


def describe_cheap(state: Istanbul, player: Player, step: TakeCheapTile, colour: int) -> str:
    word = d.TILE_WORDS[colour]
    if not state.tile_symbols(colour):
        return f"take a {word} tile (none left)"
    return f"take the {word} tile (pay 1 {thing(colour)})"


GUILD_CARDS: tuple[Question[Any], ...] = (
    Question(
        GuildExtra,
        "guild-extra",
        arguments=(Number("number", 1, 20),),
        then=("guild-away", "encounters"),
        problem=guild_problem,
    ),
    Question(
        GuildAway,
        "guild-away",
        arguments=(Number("number", 1, 20),),
        then=("guild-end", None),
        problem=guild_problem,
    ),
    Question(
        GuildEnd,
        "guild-end",
        about="whether you end the turn of your guild card",
        then=(None,),
        prompt="your guild card is played; end your turn?",
        reason=why.why_guild_end,
    ),
    Question(
        SendToAct,
        "send-to-act",
        about="where your family member acts",
        then=("guild-away",),
        problem=send_problem,
        prompt="where do you send your family member, to act there?",
        reason=why.why_send_to_act,
    ),
    Question(
        TakeCheapTile,
        "take-cheap-tile",
        about="which tile you take",
        arguments=(PLACE,),
        then=("guild-away",),
        problem=cheap_problem,
        prompt=lambda state, player, step: f"which tile do you take at the {PLACES[step.mosque].name}?",
        menu={"tile": describe_cheap},
        reason=why.why_cheap_tile,
    ),
)

# Bonus cards.


def exchange_problem(state: Istanbul, step: GiveUp | TakeOther) -> str:
    if (step.count == 0) != (step.given == 0):
        return "agenda: as many kinds are named as were given up, from 1 to 3 units"
    if isinstance(step, TakeOther) and (
        step.count == 0 or not can_receive(state.players[state.active], step.count, step.given)
    ):
        return "agenda: what was given up cannot be received in other kinds (MOC-BON-06)"
    return ""


EXCHANGED = (Number("count", 0, 3), WordSet("kinds", d.GOOD_LETTERS + d.COFFEE_LETTER))

BONUS_CARDS: tuple[Question[Any], ...] = (
    Question(
        TurnDie,
        "turn-die",
        about="which die you turn",
        then=("put-away",),
        cards={d.TURN_SIX: ("dice",)},
        prompt="which die do you turn to a six?",
        menu={"turn": lambda state, player, step, die: turned(die, m.SIX)},
        reason=why.why_turn_die,
    ),
    Question(
        GiveUp,
        "give-up",
        about="what you give up",
        arguments=EXCHANGED,
        then=("put-away",),
        cards={d.EXCHANGE: (*OUTSIDE, "final-step")},
        problem=exchange_problem,
        prompt="what do you give up for something else?",
        menu={"done": "give up nothing else"},
        reason=why.why_give_up,
    ),
    Question(
        TakeOther,
        "take-other",
        about="what you take for what you gave up",
        arguments=EXCHANGED,
        then=("put-away",),
        cards={d.EXCHANGE: (*OUTSIDE, "final-step")},
        problem=exchange_problem,
        prompt="what do you take for what you gave up?",
        reason=why.why_take_other,
    ),
    Question(
        CornerMove,
        "corner-move",
        about="to which corner your merchant goes",
        then=("put-away",),
        cards={d.CORNER_MOVE: ("assist",)},
        prompt="to which corner of the board does your merchant go?",
        reason=why.why_corner_move,
    ),
)

QUESTIONS: tuple[Question[Any], ...] = (*COFFEE, *THE_TAVERN, *GUILD_CARDS, *BONUS_CARDS)


def good_problem(state: Istanbul, step: TakeGood) -> str | None:
    """Judge a good of the Black Market that is taken with a Guild card."""
    if isinstance(step.then, GuildExtra | GuildAway) and state.mocha.guild not in FREE_GOODS:
        return wrong_goods(step, is_common=True)
    return None


ON_GUILD = ("discard-one", "gather", "good-or-roll", "call", "sell", "send", "family-act", "pay-palace", "take-tile")
"""The questions of actions of the base game that a Guild card may ask."""

ADDITIONS: dict[str, Addition[Any]] = {
    **dict.fromkeys(ON_GUILD, Addition[Any](then=GUILD_GROUND)),
    "encounters": Addition(then=("guild-away",)),
    "put-away": Addition(then=("guild-end", "dice")),
    "take-good": Addition(then=("take-good", *GUILD_GROUND), cards={d.ANY_GOOD: ("guild-end",)}, problem=good_problem),
    "dice": Addition(then=("put-away", *GUILD_GROUND), cards={d.COFFEE_DICE: (*OUTSIDE, "final-step")}),
    "reward": Addition(cards={d.FAMILY_HOME: ("guild-end",)}),
}
