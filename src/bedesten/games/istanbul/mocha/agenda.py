"""The questions of Mocha & Baksheesh in words, and which may stand on which."""

from collections.abc import Callable, Sequence

from bedesten.games.istanbul.actions import COFFEE_TRADER
from bedesten.games.istanbul.data import (
    ANY_GOOD,
    COFFEE_DICE,
    COFFEE_LETTER,
    CORNER_MOVE,
    EXCHANGE,
    FAMILY_HOME,
    FOUNTAIN,
    GOOD_LETTERS,
    GREAT_MOSQUE,
    GUILD_HALL,
    POLICE_STATION,
    ROASTING_PLANT,
    SMALL_MOSQUE,
    TAVERN,
    TURN_SIX,
)
from bedesten.games.istanbul.lexicon import TAVERN_WORDS
from bedesten.games.istanbul.mocha.cards import CornerMove, GiveUp, TakeOther, TurnDie, can_receive
from bedesten.games.istanbul.mocha.data import ROAST_COFFEE
from bedesten.games.istanbul.mocha.deeds import TRACKS, rubies_on
from bedesten.games.istanbul.mocha.guild import GuildAway, GuildEnd, GuildExtra, SendToAct, TakeCheapTile
from bedesten.games.istanbul.mocha.places import DropOne, PayTrader, Roast
from bedesten.games.istanbul.mocha.tavern import BarrierAct, Choose, ChooseTwo, PlaceBarrier, PlaceBeyond, TakeRuby
from bedesten.games.istanbul.parts import Step
from bedesten.games.istanbul.reconstructed import NOW
from bedesten.games.istanbul.state import Istanbul

STEPS: dict[str, tuple[Callable[..., Step], tuple[str, ...]]] = {
    "pay-trader": (PayTrader, ()),
    "roast": (Roast, ("used", "coffee")),
    "drop-one": (DropOne, ()),
    "tavern": (Choose, ()),
    "take-ruby": (TakeRuby, ()),
    "place-barrier": (PlaceBarrier, ("must_act",)),
    "place-beyond": (PlaceBeyond, ("place", "must_act")),
    "barrier-act": (BarrierAct, ("place",)),
    "choose-two": (ChooseTwo, ("option",)),
    "guild-extra": (GuildExtra, ("number",)),
    "guild-away": (GuildAway, ("number",)),
    "guild-end": (GuildEnd, ()),
    "send-to-act": (SendToAct, ()),
    "take-cheap-tile": (TakeCheapTile, ("place",)),
    "turn-die": (TurnDie, ()),
    "give-up": (GiveUp, ("count", "kinds")),
    "take-other": (TakeOther, ("count", "kinds")),
    "corner-move": (CornerMove, ()),
}

FLAGS: tuple[str, ...] = ("must_act",)
WORDED: dict[str, Sequence[str]] = {"option": (*TAVERN_WORDS, "none")}
BAGS: dict[str, Sequence[str]] = {}
SETS: dict[str, Sequence[str]] = {"used": ("lira", "good", "card"), "kinds": tuple(GOOD_LETTERS + COFFEE_LETTER)}
RANGES = {"coffee": (1, 20), "number": (1, 20), "count": (0, 3)}

GROUND = ("encounters", "guild-extra", "guild-away")
"""What the questions of an action may stand on."""

GUILD_GROUND = ("guild-extra", "guild-away")

FOLLOWS: dict[str, tuple[str | None, ...]] = {
    "encounters": ("guild-away",),
    "put-away": ("guild-end", "dice"),
    "take-good": ("take-good", *GUILD_GROUND),
    "discard-one": GUILD_GROUND,
    "gather": GUILD_GROUND,
    "dice": ("put-away", *GUILD_GROUND),
    "good-or-roll": GUILD_GROUND,
    "call": GUILD_GROUND,
    "sell": GUILD_GROUND,
    "send": GUILD_GROUND,
    "family-act": GUILD_GROUND,
    "pay-palace": GUILD_GROUND,
    "take-tile": GUILD_GROUND,
    "pay-trader": ("encounters",),
    "roast": GROUND,
    "drop-one": GROUND,
    "tavern": GROUND,
    "take-ruby": (*GROUND, "place-barrier"),
    "place-barrier": GROUND,
    "place-beyond": GROUND,
    "barrier-act": GROUND,
    "choose-two": ("guild-away",),
    "guild-extra": ("guild-away", "encounters"),
    "guild-away": ("guild-end", None),
    "guild-end": (None,),
    "send-to-act": ("guild-away",),
    "take-cheap-tile": ("guild-away",),
    "turn-die": ("put-away",),
    "give-up": ("put-away",),
    "take-other": ("put-away",),
    "corner-move": ("put-away",),
}

OUTSIDE = ("start", "move", "assist", "pay-merchants", "act", "encounters", "guild-end")
"""The questions at which nothing is half done."""

CARD_QUESTIONS: dict[str, dict[int, tuple[str, ...]]] = {
    "take-good": {ANY_GOOD: ("guild-end",)},
    "reward": {FAMILY_HOME: ("guild-end",)},
    "dice": {COFFEE_DICE: (*OUTSIDE, "final-step")},
    "give-up": {EXCHANGE: (*OUTSIDE, "final-step")},
    "take-other": {EXCHANGE: (*OUTSIDE, "final-step")},
    "turn-die": {TURN_SIX: ("dice",)},
    "corner-move": {CORNER_MOVE: ("assist",)},
}

ACTION_QUESTIONS: dict[str, int] = {
    "roast": ROASTING_PLANT,
    "drop-one": GUILD_HALL,
    "tavern": TAVERN,
    "take-ruby": TAVERN,
    "place-barrier": TAVERN,
    "place-beyond": TAVERN,
    "barrier-act": TAVERN,
}

FREE_GOODS = (2, 3, 4)
"""The Guild cards that give goods of choice."""


def is_common(state: Istanbul, then: Step | None) -> bool:
    """Tell whether a good of choice that stands on this is one of the Black Market, used by a Guild card."""
    return isinstance(then, GuildExtra | GuildAway) and state.guild not in FREE_GOODS


def paid_tokens(step: Step) -> list[int]:
    """Return the token that is being used at a question."""
    return [COFFEE_TRADER] if isinstance(step, PayTrader) else []


def step_problems(state: Istanbul, step: Step) -> list[str]:
    """Return why a question of this expansion cannot be asked as the table stands."""
    player = state.players[state.active]
    match step:
        case PayTrader() if not state.met & (1 << COFFEE_TRADER) or state.mocha.trader != state.target:
            return ["agenda: the Coffee Trader is paid where he was met, so turn: met names him"]
        case Roast(coffee=coffee) if coffee != (
            NOW.guild_roast_coffee if state.guild == ROASTING_PLANT else ROAST_COFFEE
        ):
            return [f"agenda: roasting does not give {coffee} coffee for each option"]
        case TakeRuby() if not any(rubies_on(state, track) for track in TRACKS):
            return ["agenda: there is no ruby to take (MOC-TAV-11)"]
        case PlaceBarrier(must_act=must_act) | PlaceBeyond(must_act=must_act) if must_act and state.guild != TAVERN:
            return ["agenda: only Guild card 19 makes the action beside the Barrier a duty (MOC-BAR-04)"]
        case ChooseTwo() if state.guild != TAVERN:
            return ["agenda: two options of the Tavern are chosen with Guild card 19 only"]
        case SendToAct() if state.guild != POLICE_STATION or player.family != POLICE_STATION:
            return ["agenda: with Guild card 12 the Family member is sent from the Police Station"]
        case TakeCheapTile(mosque=mosque) if mosque not in (SMALL_MOSQUE, GREAT_MOSQUE) or state.guild != mosque:
            return ["agenda: a cheap tile is taken with Guild card 14 or 15, at its own Mosque"]
        case GuildExtra(number=number) | GuildAway(number=number) if state.guild != number:
            return [f"agenda: Guild card {number} is being played, so turn: guild is {number}, not {state.guild}"]
        case GiveUp(count=count, given=given) | TakeOther(count=count, given=given) if (count == 0) != (given == 0):
            return ["agenda: as many kinds are named as were given up, from 1 to 3 units"]
        case TakeOther(count=count, given=given) if count == 0 or not can_receive(player, count, given):
            return ["agenda: what was given up cannot be received in other kinds (MOC-BON-06)"]
    return []


def turn_problems(state: Istanbul, names: list[str]) -> list[str]:
    """Compare the Guild card of this turn with the questions that are still open, but for one after the turn."""
    if names[-1:] in (["extra-turn"], ["pay-turn"]):
        names = names[:-1]
        if not names:
            return []
    guild_turn = "guild-away" in names or names[-1:] == ["guild-end"]
    if guild_turn != bool(state.guild):
        return ["turn: guild is the number of the Guild card whose turn it is, as the agenda shows, else 0"]
    if state.guild and (state.guild == FOUNTAIN) != (names[-1] == "guild-away"):
        return ["agenda: after Guild card 7 come encounters, after all others 'guild-end'"]
    return []
