"""The Bonus cards of Letters & Seals (DAT-15)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import COMPANION, GIVE, JOIN, MEET, MOVE, SEND, TOKENS
from bedesten.games.istanbul.cards import Again
from bedesten.games.istanbul.data import (
    A_LETTER,
    ANYWHERE,
    COFFEE,
    COMPANION_FAR,
    COPY,
    FAMILY_WALK,
    FROM_AFAR,
    GOOD_FOR_LIRA,
    GOODS,
    GREAT_MOSQUE,
    JOIN_MERCHANT,
    JUMP,
    LETTER_DICE,
    MOSQUE_AGAIN,
    POLICE_STATION,
    RED_AND_LIRA,
    SECRET_SOCIETY,
    SMALL_MOSQUE,
    SOCIETY_AGAIN,
    WALK,
)
from bedesten.games.istanbul.dice import roll_dice
from bedesten.games.istanbul.encounters import meet
from bedesten.games.istanbul.letters.companion import move_companion
from bedesten.games.istanbul.letters.data import ANYWHERE_PRICE, CARD_GOOD_LIRA, GOOD_PRICE
from bedesten.games.istanbul.letters.post import can_receive, receive_letter
from bedesten.games.istanbul.mocha.holdings import pay_thing
from bedesten.games.istanbul.parts import AFTER, ALWAYS, FINAL_STEP, MOVING, OPEN, PAYING, Card, PutAway, Step, Window
from bedesten.games.istanbul.places import FamilyAct
from bedesten.games.istanbul.reconstructed import NOW
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.games.istanbul.turn import Encounters


@final
class ALetter(Card):
    """Receive a Letter (LET-BON-01)."""

    def __init__(self) -> None:
        super().__init__(A_LETTER, OPEN)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return can_receive(game)

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        receive_letter(game, player, luck)


@final
class LetterDice(Card):
    """Roll for Letters and Lira (LET-BON-02)."""

    def __init__(self) -> None:
        super().__init__(LETTER_DICE, OPEN | FINAL_STEP)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return True

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        roll_dice(game, player, 0, LETTER_DICE, False, luck)

    def rolled(self, game: Istanbul, player: Player, total: i64, luck: Luck) -> None:
        letters: i64 = NOW.dice_letters[total]
        while letters > 0:
            receive_letter(game, player, luck)
            letters -= 1
        if NOW.letter_lira[total]:
            game.gain_lira(player, NOW.letter_lira[total])


@final
class GoodForLira(Card):
    """Give one good, or coffee, for 7 Lira, also directly before a payment (LET-BON-03)."""

    def __init__(self) -> None:
        super().__init__(GOOD_FOR_LIRA, OPEN | PAYING | FINAL_STEP, gives_lira=True)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        thing: i64 = 0
        while thing <= COFFEE:
            if can_spare(game, player, game.agenda, thing):
                return True
            thing += 1
        return False

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = GiveForLira(game.agenda)


def spare_things(game: Istanbul, player: Player, window: Step | None) -> list[int]:
    """Return what a player could give and still pay what is due at a question (IST-BON-28)."""
    answers: list[int] = []
    thing: i64 = 0
    while thing <= COFFEE:
        if can_spare(game, player, window, thing):
            answers.append(GIVE + thing)
        thing += 1
    return answers


def can_spare(game: Istanbul, player: Player, window: Step | None, thing: i64) -> bool:
    """Tell whether a player has something to give for Lira, and can still answer a question without it."""
    held: i64 = player.coffee if thing == COFFEE else player.goods[thing]
    if held == 0:
        return False
    if not isinstance(window, Window) or window.windows(game) & (OPEN | FINAL_STEP):
        return True  # nothing is due
    if thing == COFFEE:
        player.coffee -= 1
    else:
        player.goods[thing] -= 1
    player.lira += GOOD_PRICE
    answered = window.can_be_answered(game, player)
    player.lira -= GOOD_PRICE
    if thing == COFFEE:
        player.coffee += 1
    else:
        player.goods[thing] += 1
    return answered


@final
@mypyc_attr(free_list_len=1)
class GiveForLira(Step):
    """What is given for 7 Lira?"""

    def options(self, game: Istanbul, player: Player) -> list[int]:
        card = self.then
        assert card is not None
        return spare_things(game, player, card.then)

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        pay_thing(game, player, action - GIVE)
        game.gain_lira(player, GOOD_PRICE)


@final
class GoodAndLira(Card):
    """Gain the good shown and 3 Lira (LET-BON-04)."""

    def __init__(self, good: i64) -> None:
        super().__init__(RED_AND_LIRA + good, OPEN | FINAL_STEP)
        self.good: i64 = good

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return True

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.gain_good(player, self.good, 1)
        game.gain_lira(player, CARD_GOOD_LIRA)


@final
class Copy(Card):
    """Do what the top card of the discard pile says (LET-BON-05, LET-BON-06, LET-BON-18)."""

    def __init__(self) -> None:
        super().__init__(COPY, ALWAYS)

    def stands_for(self, game: Istanbul) -> Card:
        below = game.deck.discards
        while below is not None and below.kind == COPY:
            below = below.below
        return self if below is None else game.rules.cards[below.kind]

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return False

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        """A copy of nothing cannot be played."""


# Cards that replace the move


@final
class FamilyWalk(Card):
    """The Family member walks one step and acts there, which is the whole turn (LET-BON-07 to LET-BON-09)."""

    def __init__(self) -> None:
        super().__init__(FAMILY_WALK, MOVING, replaces=True)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        if player.family == POLICE_STATION:
            return False
        return any(place != POLICE_STATION for place in game.rules.walks(game, player).neighbours[player.family])

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        card = game.agenda
        assert isinstance(card, PutAway)
        game.target = 0  # there is no active token, hence no phase 4
        game.agenda = WalkFamily(PutAway(Encounters(game.rules.turn_end), card.kind))


def family_walks(game: Istanbul, player: Player) -> list[int]:
    """Return where the Family member can go with one step (LET-BON-08)."""
    walks = game.rules.walks(game, player)
    return [SEND + place for place in walks.neighbours[player.family] if place != POLICE_STATION]


@final
@mypyc_attr(free_list_len=1)
class WalkFamily(Step):
    """Where does the Family member walk?"""

    def options(self, game: Istanbul, player: Player) -> list[int]:
        return family_walks(game, player)

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        place = action - SEND
        game.move_family(player, place, WALK)
        game.agenda = FamilyAct(game.agenda, place)


@final
class JoinMerchant(Card):
    """The Merchant stack jumps to another player's Merchant, who is not paid (LET-BON-10, LET-BON-11)."""

    def __init__(self) -> None:
        super().__init__(JOIN_MERCHANT, MOVING, replaces=True)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return any(other.merchant != player.merchant for other in game.players)

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = Join(game.agenda)


@final
@mypyc_attr(free_list_len=1)
class Join(Step):
    """Whose Merchant is joined?"""

    def options(self, game: Istanbul, player: Player) -> list[int]:
        return [JOIN + other.colour for other in game.players if other.merchant != player.merchant]

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        for other in game.players:
            if other.colour == action - JOIN:
                game.letters.host = other.seat
                game.move_merchant(player, other.merchant, JUMP)
                return


@final
class CompanionFar(Card):
    """The Companion walks two steps instead of one (LET-BON-12)."""

    def __init__(self) -> None:
        super().__init__(COMPANION_FAR, MOVING, replaces=True)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return player.companion > 0

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = WalkFar(game.agenda)


@final
@mypyc_attr(free_list_len=1)
class WalkFar(Step):
    """Where does the Companion go with two steps?"""

    def options(self, game: Istanbul, player: Player) -> list[int]:
        steps = game.rules.walks(game, player).steps(player.companion)
        return [COMPANION + place for place in game.board.places if steps[place] == 2]

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        move_companion(game, player, action - COMPANION)


@final
class Anywhere(Card):
    """For 3 Lira the Merchant stack jumps to any other place (LET-BON-17)."""

    def __init__(self) -> None:
        super().__init__(ANYWHERE, MOVING, replaces=True)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return player.lira >= ANYWHERE_PRICE

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.pay_lira(player, ANYWHERE_PRICE)
        game.agenda = GoAnywhere(game.agenda)


@final
@mypyc_attr(free_list_len=1)
class GoAnywhere(Step):
    """Where does the Merchant jump?"""

    def options(self, game: Istanbul, player: Player) -> list[int]:
        return [MOVE + place for place in game.board.places if place != player.merchant]

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        game.move_merchant(player, action - MOVE, JUMP)


# Other cards


@final
class FromAfar(Card):
    """Use a neutral token wherever it stands; that is no encounter (LET-BON-13, LET-BON-14)."""

    def __init__(self) -> None:
        super().__init__(FROM_AFAR, OPEN)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        token: i64 = 0
        while token < TOKENS:
            if is_usable(game, player, token):
                return True
            token += 1
        return False

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = UseFromAfar(game.agenda)


def is_usable(game: Istanbul, player: Player, token: i64) -> bool:
    """Tell whether a neutral token is in the game and has something to give, for what it asks."""
    return game.token_place(token) != 0 and game.rules.can_use(game, player, token, False)


@final
@mypyc_attr(free_list_len=1)
class UseFromAfar(Step):
    """Which neutral token is used?"""

    def options(self, game: Istanbul, player: Player) -> list[int]:
        return [MEET + token for token in range(TOKENS) if is_usable(game, player, token)]

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        meet(game, player, action - MEET, False, luck)


@final
class MosqueAgain(Card):
    """Directly after a Mosque action, carry out the action of the same Mosque once more (LET-BON-15)."""

    def __init__(self) -> None:
        super().__init__(MOSQUE_AGAIN, AFTER, SMALL_MOSQUE)

    def belongs_to(self, place: i64) -> bool:
        return place in (SMALL_MOSQUE, GREAT_MOSQUE)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return game.rules.places[game.acted].is_possible(game, player)

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.begin_action(player, game.acted, luck)


def letter_cards() -> list[Card]:
    """Return the fifteen kinds of the expansion, by kind."""
    shown: list[Card] = [GoodAndLira(good) for good in range(GOODS)]
    return [
        ALetter(),
        LetterDice(),
        GoodForLira(),
        *shown,
        Copy(),
        FamilyWalk(),
        JoinMerchant(),
        CompanionFar(),
        FromAfar(),
        MosqueAgain(),
        Again(SOCIETY_AGAIN, SECRET_SOCIETY),
        Anywhere(),
    ]
