"""A turn: a card is played, locations are used, and the steps E1 to E6 at its end (CNW-TRN, CNW-REF, CNW-SOL)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.events import NOBODY, Event, Fact
from bedesten.core.luck import Luck
from bedesten.games.choose_write.actions import (
    BY_ACTION,
    BY_ICON,
    DRAW,
    FROM_DECK,
    GUILD_CARD,
    HAND,
    PASS,
    PAY,
    PLAY,
    USE,
)
from bedesten.games.choose_write.data import (
    FOUNTAIN,
    FOUNTAIN_GAINS,
    FOUNTAIN_WORDS,
    LETTERS,
    LOCATION_WORDS,
    NO_CARD,
    OFFERS,
    location_of,
)
from bedesten.games.choose_write.gains import promise
from bedesten.games.choose_write.locations import can_play, carry_out, is_usable, may_be_usable, play_guild
from bedesten.games.choose_write.parts import NO_CHOICES, Step, Terms
from bedesten.games.choose_write.player import Player
from bedesten.games.choose_write.state import (
    DISPLAY,
    FOLLOW_UP,
    FROM_GUILD,
    FROM_HAND,
    ChooseWrite,
    openly,
)
from bedesten.kit.deck import KIND, ORIGIN

HOW_WORDS: Final = ("display", "hand", "guild", "follow-up", "nothing")
BY_WORDS: Final = ("icon", "action")


@final
class Play(Step):
    """Step P: which card is played? (CNW-TRN-02, CNW-TRN-03)"""

    def options(self, game: ChooseWrite, player: Player) -> list[int]:
        choices: list[int] = []
        game.offer_display(choices, PLAY)
        choices.append(HAND + location_of(player.hand & KIND))
        for card in player.guild_cards:
            guild: i64 = card & KIND
            if can_play(game, player, guild):
                choices.append(GUILD_CARD + guild)
        return choices

    def choose(self, game: ChooseWrite, player: Player, action: i64, luck: Luck) -> None:
        if action >= GUILD_CARD:
            game.how = FROM_GUILD
            play_guild(game, player, action - GUILD_CARD)
            return
        hides_mark = False
        if action >= HAND:
            game.how = FROM_HAND
            # What everybody hears is the location; alone there is a mark too, which nobody watching could know.
            hides_mark = game.terms.is_solo and player.hand >= ORIGIN
            card: i64 = player.hand & KIND
            player.hand = NO_CARD
        else:
            game.how = DISPLAY
            card = game.take_from_display(action - PLAY)
        game.locations.put_on_discards(card)
        game.played = location_of(card)
        game.agenda = game.terms.uses[game.active]
        if game.listener is not None:
            facts: dict[str, Fact] = {"card": game.terms.cards[card], "from": HOW_WORDS[game.how]}
            game.listener(Event("play", player.seat, facts, {}, hides_mark, True))


@final
class Use(Step):
    """Step A: which location of the offer does the active player use? (CNW-TRN-08, CNW-TRN-09)"""

    def options(self, game: ChooseWrite, player: Player) -> list[int]:
        choices: list[int] = []
        hidden = False
        for place in OFFERS[game.played]:
            if is_usable(game, player, place):
                choices.append(USE + place)
            elif may_be_usable(game, player, place):
                hidden = True
        return NO_CHOICES if len(choices) == 1 and not hidden else choices

    def choose(self, game: ChooseWrite, player: Player, action: i64, luck: Luck) -> None:
        begin_use(game, player, action - USE, "turn", luck)

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        for place in OFFERS[game.played]:
            if is_usable(game, player, place):
                begin_use(game, player, place, "turn", luck)
                return


def begin_use(game: ChooseWrite, player: Player, place: i64, by: str, luck: Luck) -> None:
    if game.listener is not None:
        game.tell("use", player.seat, {"location": LOCATION_WORDS[place], "by": by})
    carry_out(game, player, place, luck)


@final
class Follow(Step):
    """Step F: does a follower use a location of the offer, or pass for a Bonus Action? (CNW-TRN-11, CNW-TRN-19)"""

    def options(self, game: ChooseWrite, player: Player) -> list[int]:
        choices: list[int] = [PASS]
        hidden = False
        has_action = player.actions() > 0
        for place in OFFERS[game.played]:
            if has_action or player.has_icon(place):
                if is_usable(game, player, place):
                    choices.append(USE + place)
                elif may_be_usable(game, player, place):
                    hidden = True
        return NO_CHOICES if len(choices) == 1 and not hidden else choices

    def choose(self, game: ChooseWrite, player: Player, action: i64, luck: Luck) -> None:
        if action == PASS:
            self.settle(game, player, luck)
        else:
            game.agenda = PayUse(game.agenda, self.seat, action - USE)

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        if game.listener is not None:
            game.tell("pass", player.seat, {})
        game.gain_actions(player, 1)

    def arguments(self) -> list[int]:
        return [self.seat]


@final
@mypyc_attr(free_list_len=1)
class PayUse(Step):
    """Does a follower pay with an icon of the location or with a Bonus Action? (CNW-TRN-13 to CNW-TRN-17)"""

    def __init__(self, then: Step | None, seat: i64, place: i64) -> None:
        super().__init__(then, seat)
        self.place: i64 = place

    def options(self, game: ChooseWrite, player: Player) -> list[int]:
        if player.has_icon(self.place) and player.actions() > 0:
            return [PAY + BY_ICON, PAY + BY_ACTION]
        return NO_CHOICES

    def choose(self, game: ChooseWrite, player: Player, action: i64, luck: Luck) -> None:
        by: i64 = action - PAY
        if game.listener is not None:
            game.tell("use", player.seat, {"location": LOCATION_WORDS[self.place], "by": BY_WORDS[by]})
        if by == BY_ICON:
            game.pay_icon(player, self.place)
        else:
            game.pay_action(player)
        carry_out(game, player, self.place, luck)

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        self.choose(game, player, PAY + (BY_ICON if player.has_icon(self.place) else BY_ACTION), luck)

    def can_go_on(self, game: ChooseWrite, player: Player) -> bool:
        return is_usable(game, player, self.place)

    def arguments(self) -> list[int]:
        return [self.seat, self.place]


# The end of a turn.


@final
class BonusRubies(Step):
    """Step E1, and after each Fountain: everybody takes the Bonus Rubies reached (CNW-BON-07, CNW-FTN-09)."""

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        game.give_bonus_rubies()


@final
class TakeCard(Step):
    """Step E2: after a hand card was played, a display card or one of the deck is taken (CNW-REF-03, CNW-REF-05)."""

    def options(self, game: ChooseWrite, player: Player) -> list[int]:
        if player.hand != NO_CARD or game.locations.size == 0:
            return NO_CHOICES
        choices: list[int] = [DRAW + FROM_DECK]
        game.offer_display(choices, DRAW)
        return choices

    def choose(self, game: ChooseWrite, player: Player, action: i64, luck: Luck) -> None:
        if action == DRAW + FROM_DECK:
            game.agenda = DrawHand(game.agenda, player.seat)
            return
        card = game.take_from_display(action - DRAW)
        player.hand = openly(card)
        if game.listener is not None:
            game.tell("take location", player.seat, {"card": game.terms.cards[card]})

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        if player.hand == NO_CARD:
            game.finish()


@final
@mypyc_attr(free_list_len=1)
class DrawHand(Step):
    """A Location card is drawn into a hand; Fountains are resolved until another card comes (CNW-FTN-06)."""

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        if game.locations.size == 0:
            game.finish()
            return
        card = game.locations.draw(player.seat, luck)
        if card & KIND >= FOUNTAIN:
            game.locations.put_on_discards(card & KIND)
            game.agenda = pour(game, card & KIND, DrawHand(game.agenda, self.seat))
            return
        player.hand = card
        if game.listener is not None:
            game.listener(Event("draw location", player.seat, {}, {"card": game.terms.cards[card & KIND]}))

    def arguments(self) -> list[int]:
        return [self.seat]


@final
class Refill(Step):
    """Step E3: the display is refilled to two cards (CNW-REF-06, CNW-END-07)."""

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        while NO_CARD in (game.display_left, game.display_right):
            if game.locations.size == 0:
                game.finish()
                return
            hides = game.listener is not None and game.hides_locations()
            card = game.locations.turn_up(luck)
            if card >= FOUNTAIN:
                game.locations.put_on_discards(card)
                game.agenda = pour(game, card, Refill(game.agenda))
                return
            game.put_on_display(card)
            if game.listener is not None:
                facts: dict[str, Fact] = {"card": game.terms.cards[card]}
                # A card that lies open is in nobody's hand.
                game.listener(Event("display", NOBODY, facts, {}, hides))


def pour(game: ChooseWrite, fountain: i64, then: Step | None) -> Step:
    """Return the agenda after a Fountain: gains from the active player on, then Bonus Rubies (CNW-FTN-07)."""
    if game.listener is not None:
        game.tell("fountain", NOBODY, {"fountain": FOUNTAIN_WORDS[fountain - FOUNTAIN]})
    gain = FOUNTAIN_GAINS[fountain - FOUNTAIN]
    agenda: Step = BonusRubies(then)
    turn: i64 = game.terms.players - 1
    while turn >= 0:
        agenda = promise(agenda, (game.active + turn) % game.terms.players, gain[0], gain[1])
        turn -= 1
    return agenda


@final
class CloseTurn(Step):
    """Steps E4 and E5: Ruby cards for letters that gave a Ruby, another Caravan card if it was used."""

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        if game.taken:
            for letter in range(LETTERS):
                if game.taken & (1 << letter):
                    game.add_ruby_card(letter, luck)
            game.taken = 0
        if game.caravan_used:
            game.caravan_used = False
            game.returned = [*game.returned, game.caravan]
            game.turn_up_caravan(luck)


@final
class DiscardLeft(Step):
    """Step X of a solo game: the leftmost display card is put away, and may be followed (CNW-SOL-16)."""

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        card = game.display_left
        game.display_left = NO_CARD
        game.locations.put_on_discards(card)
        game.how = FOLLOW_UP
        game.played = location_of(card)
        if game.listener is not None:
            game.tell("discard location", NOBODY, {"card": game.terms.cards[card]})


@final
class TurnUpCaravan(Step):
    """The first Caravan card, at set-up (CNW-SET-10)."""

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        game.turn_up_caravan(luck)


def lay_out(terms: Terms) -> None:
    """Make the questions of a turn, by the seat of the active player."""
    terms.play = Play(None)
    end: Step = BonusRubies(TakeCard(Refill(CloseTurn(None))))
    if terms.is_solo:
        follow_up = Follow(BonusRubies(Refill(CloseTurn(None))), 0)
        end = BonusRubies(TakeCard(Refill(CloseTurn(DiscardLeft(follow_up)))))
    terms.after_guild = end
    for active in range(terms.players):
        followers = end
        turn: i64 = terms.players - 1
        while turn > 0:
            followers = Follow(followers, (active + turn) % terms.players)
            turn -= 1
        terms.uses.append(Use(followers))
