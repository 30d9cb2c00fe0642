"""Letters: receiving, delivering and giving them up; the Courier, the Embassy (21) and the Secret Society (24)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.events import NOBODY
from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import COURIER, DONE, LETTER, PAY, RUBY, SEALED
from bedesten.games.istanbul.data import EMBASSY, SECRET_SOCIETY, TOKEN_FEE
from bedesten.games.istanbul.letters.data import (
    DELIVERED_SEALS,
    EMBASSY_LETTERS,
    EXTRA_TURN_MOST,
    EXTRA_TURN_SEALS,
    LETTER_SEALS,
    SOCIETY_COINS,
    SOCIETY_SEALS,
)
from bedesten.games.istanbul.mocha.holdings import TRACKS
from bedesten.games.istanbul.parts import Place, Step, Window
from bedesten.games.istanbul.reconstructed import NOW
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.kit import bags


def all_letters() -> i64:
    """Return a bag with all Letters, by their places (DAT-21)."""
    return bags.filled(NOW.letters)


def can_receive(game: Istanbul) -> bool:
    """Tell whether there is a Letter to receive (LET-LTR-10)."""
    return game.letters.pile != 0 or game.letters.discards != 0


def receive_letter(game: Istanbul, player: Player, luck: Luck) -> None:
    """Take a Letter if there is one; it may be delivered at once (LET-LTR-01, LET-LTR-03)."""
    table = game.letters
    if table.pile == 0:
        shuffle_letters(game)
        if table.pile == 0:
            return
    place = bags.nth(table.pile, luck.below(bags.size(table.pile)))
    table.pile -= bags.one(place)
    player.letters += bags.one(place)
    if game.listener is not None:
        game.tell("letter", player.seat, {"place": place})
    if table.pile == 0:
        shuffle_letters(game)
    deliver(game, player)


def shuffle_letters(game: Istanbul) -> None:
    """Make the discarded Letters the new draw pile (LET-LTR-10)."""
    table = game.letters
    if table.discards:
        table.pile = table.discards
        table.discards = 0
        if game.listener is not None:
            game.tell("letters shuffled", NOBODY, {"letters": bags.size(table.pile)})


def deliver(game: Istanbul, player: Player) -> None:
    """Turn all Letters for places where a token of the player stands (LET-LTR-02, LET-LTR-05)."""
    deliver_at(game, player, player.merchant)
    deliver_at(game, player, player.family)
    if player.companion > 0:
        deliver_at(game, player, player.companion)


def deliver_at(game: Istanbul, player: Player, place: i64) -> None:
    copies = bags.count(player.letters, place)
    if copies:
        player.letters -= copies * bags.one(place)
        player.delivered += copies * bags.one(place)
        if game.listener is not None:
            seals = copies * (DELIVERED_SEALS - LETTER_SEALS)
            game.tell("delivered", player.seat, {"place": place, "letters": copies, "seals": seals})


def seals_of(player: Player) -> i64:
    """Return how many seals the Letters of a player show."""
    return LETTER_SEALS * bags.size(player.letters) + DELIVERED_SEALS * bags.size(player.delivered)


def can_settle(player: Player, seals: i64) -> bool:
    """Tell whether some Letters of a player show exactly so many seals together."""
    return seals_of(player) >= seals and (seals % 2 == 0 or player.letters != 0)


def offer_letters(player: Player, options: list[int]) -> None:
    """Add one option for each kind of Letter that the player could give up (LET-LTR-11)."""
    offer_bag(player.letters, options, LETTER)
    offer_bag(player.delivered, options, SEALED)


def offer_bag(bag: i64, options: list[int], first: i64) -> None:
    place: i64 = 0
    while bag:
        if bag & bags.MOST:
            options.append(first + place)
        bag >>= bags.BITS
        place += 1


def give_letter(game: Istanbul, player: Player, action: i64) -> i64:
    """Put a Letter on the discard pile (LET-LTR-09); return its seals."""
    if action >= SEALED:
        place = action - SEALED
        seals: i64 = DELIVERED_SEALS
        player.delivered -= bags.one(place)
    else:
        place = action - LETTER
        seals = LETTER_SEALS
        player.letters -= bags.one(place)
    game.letters.discards += bags.one(place)
    if game.listener is not None:
        game.tell("give letter", player.seat, {"place": place, "seals": seals})
    return seals


# Courier


def meet_courier(game: Istanbul, player: Player, free: bool, luck: Luck) -> None:
    """Take a Letter, then pay for it (LET-COU-01, LET-COU-02)."""
    receive_letter(game, player, luck)
    if free:
        game.roll_token(player, COURIER, luck)
    else:
        game.agenda = PayCourier(game.agenda)


@final
@mypyc_attr(free_list_len=1)
class PayCourier(Window):
    """Pay 2 Lira or a Letter, perhaps the one just received (LET-COU-01, LET-COU-02)."""

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        answers: list[int] = []
        if player.lira >= TOKEN_FEE:
            answers.append(PAY)
        offer_letters(player, answers)
        return answers

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        game.tell_payment(player, COURIER)
        if action == PAY:
            game.pay_lira(player, TOKEN_FEE)
        else:
            give_letter(game, player, action)
        game.roll_token(player, COURIER, luck)


# The extra turn


@final
class ExtraTurn(Step):
    """Step 5: Letters worth 3 or 4 seals buy another turn, once in a round (LET-DBL)."""

    def options(self, game: Istanbul, player: Player) -> list[int]:
        if game.letters.is_extra or seals_of(player) < EXTRA_TURN_SEALS:
            return []
        options: list[int] = [DONE]
        offer_letters(player, options)
        return options

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        if action != DONE:
            if game.listener is not None:
                game.tell("buy turn", player.seat, {})
            game.agenda = PayTurn(game.agenda, give_letter(game, player, action))


@final
@mypyc_attr(free_list_len=1)
class PayTurn(Step):
    """Which Letter pays for the extra turn besides? Three seals are enough, a fourth is lost (LET-DBL-02)."""

    def __init__(self, then: Step | None, paid: i64) -> None:
        super().__init__(then)
        self.paid: i64 = paid

    def options(self, game: Istanbul, player: Player) -> list[int]:
        options: list[int] = []
        if self.paid < EXTRA_TURN_SEALS:
            offer_letters(player, options)
        elif self.paid < EXTRA_TURN_MOST and player.letters:
            options.append(DONE)
            offer_bag(player.letters, options, LETTER)
        return options

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        if action == DONE:
            self.settle(game, player, luck)
        else:
            game.agenda = PayTurn(game.agenda, self.paid + give_letter(game, player, action))

    def settle(self, game: Istanbul, player: Player, luck: Luck) -> None:
        """Begin again with a turn that lacks nothing (LET-DBL-05)."""
        if game.listener is not None:
            game.tell("extra turn", player.seat, {})
        game.begin_turn()
        game.letters.is_extra = True

    def arguments(self) -> list[int]:
        return [self.paid]


# Embassy (21)


@final
class Embassy(Place):
    """Receive two Letters (LET-PLC-01)."""

    def __init__(self) -> None:
        super().__init__(EMBASSY, False)

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        letters: i64 = EMBASSY_LETTERS
        while letters > 0:
            receive_letter(game, player, luck)
            letters -= 1


# Secret Society (24)


@final
class SecretSociety(Place):
    """Six seals for a ruby of one's choice, and coins for the first three uses (LET-PLC-20 to LET-PLC-23)."""

    def __init__(self) -> None:
        super().__init__(SECRET_SOCIETY, True)

    def is_possible(self, game: Istanbul, player: Player) -> bool:
        return seals_of(player) >= SOCIETY_SEALS

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = GiveSeals(SocietyRuby(game.agenda), SOCIETY_SEALS)


@final
@mypyc_attr(free_list_len=1)
class GiveSeals(Window):
    """Which Letter is given up next? Only such that the sum can still come out (LET-PLC-21)."""

    def __init__(self, then: Step | None, left: i64) -> None:
        super().__init__(then)
        self.left: i64 = left

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        answers: list[int] = []
        single = bags.size(player.letters)
        # An odd rest needs a Letter with one seal; a Letter with two seals must not be too much.
        if single > 1 or self.left % 2 == 1:
            offer_bag(player.letters, answers, LETTER)
        if self.left >= DELIVERED_SEALS:
            offer_bag(player.delivered, answers, SEALED)
        return answers

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        left = self.left - give_letter(game, player, action)
        if left > 0:
            game.agenda = GiveSeals(game.agenda, left)

    def arguments(self) -> list[int]:
        return [self.left]


@final
@mypyc_attr(free_list_len=1)
class SocietyRuby(Step):
    """From which track does the ruby come? A coin comes with it while there are some (LET-PLC-20, LET-PLC-23)."""

    def options(self, game: Istanbul, player: Player) -> list[int]:
        return [RUBY + track for track in TRACKS if game.rubies[track]]

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        table = game.letters
        game.gain_ruby(player, action - RUBY, True)
        if table.uses < len(SOCIETY_COINS):
            game.gain_lira(player, SOCIETY_COINS[table.uses])
        table.uses += 1
