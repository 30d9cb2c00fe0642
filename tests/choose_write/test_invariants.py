"""What is always true: the invariants of the rule page over thousands of random games of every number of players.

A game is played once, and all watches look at it: each knows some of the invariants.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bedesten.core.contract import OVER
from bedesten.core.engine import is_compiled
from bedesten.core.events import Event
from bedesten.core.luck import FastLuck
from bedesten.games.choose_write import data as d
from bedesten.games.choose_write.actions import TAKE_SPACE
from bedesten.games.choose_write.agenda import agenda_problems
from bedesten.games.choose_write.challenges import is_met
from bedesten.games.choose_write.invariants import problems_of
from bedesten.games.choose_write.locations import is_usable
from bedesten.games.choose_write.player import Player, covers, goods_of
from bedesten.games.choose_write.state import ChooseWrite
from bedesten.games.choose_write.turn import Play
from bedesten.games.choose_write.view import see_goods
from bedesten.kit import bags
from bedesten.kit.deck import KIND, ORIGIN
from tests.choose_write.samples import MODES
from tests.choose_write.table import HERE
from tests.samples import Mode

GAMES_EACH = 400 if is_compiled() else 12
"""2000 games in all; interpreted, as many as take as long."""
EVERY_SOUND = 10
EVERY_WORLD = 50
EVERY_VIEW = 200 if is_compiled() else 20
"""After so many decisions it is time for a look that takes long; in each game another decision is the first."""
MOST_OPTIONS = 36
"""None has more than a few dozen: a decision is split into smaller ones instead."""

every_number_of_players = pytest.mark.parametrize("mode", MODES, ids=str)


class Watched:
    """A random game, looked at after every decision, and all that was told in it."""

    def __init__(self, mode: Mode, seed: int) -> None:
        self.mode = mode
        self.seed = seed
        self.luck = FastLuck(seed)
        state = mode.start(self.luck, seed)
        assert isinstance(state, ChooseWrite)
        self.state = state
        self.first = state.clone()
        self.events: list[Event] = []
        self.number = 0
        self.actions: list[int] = []
        self.action = -1

    def play(self) -> Iterator[tuple[ChooseWrite, list[Event]]]:
        """Yield the state before each decision with what was told then, up to the end; `state` is the one after it."""
        while self.state.seat != OVER:
            before = self.state.clone()
            told: list[Event] = []
            self.actions = self.state.actions()
            self.action = self.actions[self.luck.below(len(self.actions))]
            self.state.apply(self.action, self.luck, told.append)
            self.events += told
            yield before, told
            self.number += 1

    def is_time(self, interval: int) -> bool:
        """Tell whether one of so many decisions is due for a look."""
        return (self.number + self.seed) % interval == 0

    def count(self, what: str, seat: int, **facts: Any) -> int:
        """Return how often something of a seat was told."""
        return sum(
            event.what == what
            and event.seat == seat
            and all(event.facts.get(key) == value for key, value in facts.items())
            for event in self.events
        )


class Watch:
    """Looks at a game for some invariants."""

    def __init__(self, watched: Watched) -> None:
        self.watched = watched
        self.mode = watched.mode

    def look(self, before: ChooseWrite, told: list[Event]) -> None:
        """Look at a decision: the state before it and what it told; that after it is with the game that is watched."""

    def close(self) -> None:
        """Look at the game as a whole, which is over."""


class Sound(Watch):
    """INV-01 to INV-07, INV-09, INV-10, INV-14 to INV-16, INV-19, INV-39: what one position shows, imagined or not."""

    def look(self, before: ChooseWrite, told: list[Event]) -> None:
        watched = self.watched
        if watched.is_time(EVERY_SOUND):
            assert problems_of(before) == []
        if watched.is_time(EVERY_WORLD):
            assert agenda_problems(before) == []
            world = before.imagine(watched.number % self.mode.players, watched.luck)
            assert problems_of(world) == []

    def close(self) -> None:
        assert problems_of(self.watched.state) == []


class NothingIsTakenBack(Watch):
    """INV-02, INV-03, INV-10, INV-14, INV-15, INV-16: sheets, letters and discards only grow, icons only go."""

    def look(self, before: ChooseWrite, told: list[Event]) -> None:
        after = self.watched.state
        assert after.locations.discard_size >= before.locations.discard_size
        for cards, more in zip(before.letters, after.letters, strict=True):
            assert more[: len(cards)] == cards
        for one, two in zip(before.players, after.players, strict=True):
            assert covers(two.filled, one.filled)
            assert covers(two.crossed, one.crossed)
            assert two.lira_filled >= one.lira_filled
            assert two.lira_crossed >= one.lira_crossed
            assert two.actions_filled >= one.actions_filled
            assert two.actions_crossed >= one.actions_crossed
            assert two.rubies >= one.rubies
            if (two.icons, two.checks) != (one.icons, one.checks):
                self.compare_places(one, two)

    def compare_places(self, one: Player, two: Player) -> None:
        for place in range(1, d.LOCATIONS):
            assert bags.count(two.icons, place) <= bags.count(one.icons, place)
            assert bags.count(two.checks, place) >= bags.count(one.checks, place)

    def close(self) -> None:
        for player in self.watched.first.players:
            assert all(bags.count(player.icons, place) == 0 for place in range(d.PALACE, d.LOCATIONS))


class OnceATurn(Watch):
    """INV-06, INV-08, INV-25: letters and caravan, from one end of a turn, or of a follow-up, to the next."""

    def __init__(self, watched: Watched) -> None:
        super().__init__(watched)
        self.used = self.changed = 0
        self.taken: Counter[str] = Counter()
        self.grown: Counter[str] = Counter()

    def look(self, before: ChooseWrite, told: list[Event]) -> None:
        for event in told if before.round else []:
            if event.what in ("use", "target") and event.facts["location"] == "6":
                self.used += 1
            elif event.what == "ruby" and event.facts["origin"] in d.LETTER_WORDS:
                self.taken[str(event.facts["origin"])] += 1
            elif event.what == "ruby card":
                self.grown[str(event.facts["letter"])] += 1
            elif event.what == "caravan":
                self.changed += 1
            elif event.what in ("turn", "discard location", "over"):
                assert max(self.grown.values(), default=0) <= 1
                assert set(self.grown) <= set(self.taken)
                assert self.changed <= min(self.used, 1)
                self.used = self.changed = 0
                self.taken.clear()
                self.grown.clear()


class Accounts(Watch):
    """INV-11, INV-12, INV-23, INV-28: what each section shows is what was told."""

    def close(self) -> None:
        watched = self.watched
        prices = watched.state.terms.guild_lira
        for player in watched.state.players:
            seat = int(player.seat)
            guilds = [event for event in watched.events if event.what == "guild" and event.seat == seat]
            costs = sum(prices[d.GUILD_WORDS.index(event.facts["guild"])] for event in guilds)
            dealt = int(player.rubies_from(d.FROM_DEALER))
            assert player.lira_crossed == d.DEALER_PRICE * dealt + costs
            assert player.guild_played == len(guilds)
            uses = watched.count("use", seat, by="icon") + watched.count("use", seat, by="action")
            open_at_first = int(bags.size(watched.state.terms.icons))
            assert player.actions_crossed + open_at_first - bags.size(player.icons) == uses
            assert player.actions_crossed == watched.count("use", seat, by="action")
            assert player.cards_used == watched.count("use card", seat)
            assert player.cards_discarded == watched.count("discard card", seat)


class BonusActions(Watch):
    """INV-13: one for each pass and each space to fill in, as long as there is room; whatever is told of them."""

    def __init__(self, watched: Watched) -> None:
        super().__init__(watched)
        has_box = self.mode.players == d.MOST_PLAYERS
        is_ready = has_box and self.mode.options(watched.seed).get("bold_box") != "empty"
        self.spaces = 9 if has_box else 8
        self.due = [int(is_ready)] * self.mode.players

    def look(self, before: ChooseWrite, told: list[Event]) -> None:
        if self.watched.action == TAKE_SPACE:
            self.due[before.seat] += 1
        for event in told:
            if event.what == "pass":
                self.due[event.seat] += 1
            elif event.what in ("use", "target"):
                self.due[event.seat] += event.facts["location"] == "3"
            elif event.what == "guild":
                gains = d.GUILD_GAINS[d.GUILD_WORDS.index(event.facts["guild"])]
                self.due[event.seat] += sum(amount for thing, amount in gains if thing == d.SPACE)

    def close(self) -> None:
        for player, due in zip(self.watched.state.players, self.due, strict=True):
            if self.watched.state.terms.fills_any:
                assert player.actions_filled <= min(self.spaces, due), "some were other spaces"
            else:
                assert player.actions_filled == min(self.spaces, due)


class Followers(Watch):
    """INV-23, INV-24, INV-35: in a turn with a Location card everybody acts once, with a Guild card one alone."""

    def close(self) -> None:
        turns: list[list[Event]] = []
        for event in self.watched.events:
            if event.what in ("play", "guild", "discard location"):
                turns.append([])
            if turns:
                turns[-1].append(event)
        for told in turns[:-1]:
            first = told[0]
            uses = [event for event in told if event.what == "use"]
            passes = [event for event in told if event.what == "pass"]
            if first.what == "play":
                assert [(event.seat, event.facts["by"]) for event in uses if event.facts["by"] == "turn"] == [
                    (first.seat, "turn")
                ]
                followers = sorted(event.seat for event in [*uses[1:], *passes])
                expected = [seat for seat in range(self.mode.players) if seat != first.seat]
                assert followers == expected
            elif first.what == "guild":
                assert uses == passes == []
                changed = {event.seat for event in told if event.what in ("lira", "goods", "action", "check")}
                assert changed <= {first.seat} or any(event.what == "fountain" for event in told)
            else:
                assert len(uses) + len(passes) == 1


class BonusRubies(Watch):
    """INV-17 after E1, that is whenever a turn begins: those that were reached."""

    def look(self, before: ChooseWrite, told: list[Event]) -> None:
        if not isinstance(before.agenda, Play):
            return
        for player in before.players:
            lira = sum(player.lira_filled >= mark for mark in before.terms.lira_marks)
            shortest = min(goods_of(player.filled, good) for good in range(d.GOODS))
            goods = sum(row <= shortest for row in before.terms.rows)
            assert (player.rubies_from(d.FROM_LIRA), player.rubies_from(d.FROM_GOODS)) == (lira, goods)


class LocationCards(Watch):
    """INV-19 to INV-22, INV-31, INV-33, INV-35: how many cards and turns there are."""

    def __init__(self, watched: Watched) -> None:
        super().__init__(watched)
        self.played = self.guilds = self.followed = 0

    def look(self, before: ChooseWrite, told: list[Event]) -> None:
        if isinstance(before.agenda, Play):
            players = self.mode.players
            fountains = sum(before.locations.pile[d.FOUNTAIN :])
            left = before.locations.size - fountains
            assert left == (33 - self.played - self.followed if players == 1 else 34 - players - self.played)
            assert d.NO_CARD not in (before.display_left, before.display_right)
            assert all(player.hand != d.NO_CARD for player in before.players)
            if before.active == before.start_seat and players > 1:
                assert max(player.rubies for player in before.players) < d.RUBY_TARGET
        for event in told:
            self.played += event.what == "play"
            self.guilds += event.what == "guild"
            self.followed += event.what == "discard location"

    def close(self) -> None:
        players, state = self.mode.players, self.watched.state
        assert self.guilds <= 40 * players
        if players == 1:
            assert self.played + self.guilds - self.followed in (0, 1)
        else:
            assert self.played <= 35 - players
            turns = Counter(event.seat for event in self.watched.events if event.what in ("play", "guild"))
            numbers = [turns[seat] for seat in range(players)]
            assert max(numbers) - min(numbers) <= 1
            ended_early = state.locations.size == 0 and not state.ending
            assert ended_early or max(numbers) == min(numbers) or state.locations.size == 0


class TheEnd(Watch):
    """INV-32, INV-34: once it is near it comes with this round; somebody wins, and winners are equal in everything."""

    def __init__(self, watched: Watched) -> None:
        super().__init__(watched)
        self.since = 0

    def look(self, before: ChooseWrite, told: list[Event]) -> None:
        if before.ending and not self.since:
            self.since = int(before.round)
        assert not self.since or (before.ending and before.round == self.since)

    def close(self) -> None:
        standing = self.watched.state.standing()
        assert standing.winners
        assert len({rank.scores for rank in standing.ranks if rank.place == 1}) == 1


class Options(Watch):
    """INV-26: there is always something to decide, never much at once; every Location card offers something usable."""

    def look(self, before: ChooseWrite, told: list[Event]) -> None:
        actions = self.watched.actions
        assert 0 < len(set(actions)) == len(actions) <= MOST_OPTIONS
        if isinstance(before.agenda, Play):
            player = before.players[before.active]
            for place in range(1, d.LOCATIONS):
                assert any(is_usable(before, player, offered) for offered in d.OFFERS[place])


class Views(Watch):
    """INV-29, INV-40: two eyes see the same but for hands, and the heaps of cards that they do not see."""

    def look(self, before: ChooseWrite, told: list[Event]) -> None:
        if not self.watched.is_time(EVERY_VIEW):
            return
        eyes = (None, *range(self.mode.players))
        seen: list[Any] = [before.view(eye) for eye in eyes]
        for eye, each in zip(eyes, seen, strict=True):
            for name, cards in hidden_cards(before, eye).items():
                assert each[name].pop("unseen") == cards
            each.pop("seat")
            for player in each["players"].values():
                for key in ("hand", "goods_cards", "guild_cards", "drawn", "unusable", "unplayable", "means"):
                    del player[key]
        assert all(each == seen[0] for each in seen)


def hidden_cards(state: ChooseWrite, eye: int | None) -> dict[str, dict[str, int]]:
    """Return the cards that an eye does not see, by their deck: those in it, and those that others hold hidden."""
    others = [player for player in state.players if player.seat != eye]
    guilds = [card for player in others for card in (*player.guild_cards, *player.drawn)]
    return {
        name: {words[kind]: copies for kind, copies in sorted(found.items()) if copies}
        for name, words, found in (
            (
                "location_deck",
                state.terms.cards,
                Counter(dict(enumerate(state.locations.pile)))
                + Counter(player.hand & KIND for player in others if player.hand >= ORIGIN),
            ),
            (
                "goods_deck",
                d.GOODS_CARD_WORDS,
                Counter(dict(enumerate(state.goods.pile)))
                + Counter(card & KIND for player in others for card in player.goods_cards),
            ),
            (
                "guild_deck",
                d.GUILD_WORDS,
                Counter(dict(enumerate(state.guilds.pile))) + Counter(card & KIND for card in guilds),
            ),
        )
    }


class CaravanCycle(Watch):
    """INV-06, INV-39: cards once seen come again in the same order."""

    def close(self) -> None:
        first = self.watched.first.caravan
        order: list[str] = [d.CARAVAN_WORDS[first]] if first >= 0 else []
        order += [str(event.facts["card"]) for event in self.watched.events if event.what == "caravan"]
        for number, card in enumerate(order[d.CARAVANS :], start=d.CARAVANS):
            assert card == order[number - d.CARAVANS]
        assert len(set(order[: d.CARAVANS])) == len(order[: d.CARAVANS])


class Challenges(Watch):
    """INV-36, INV-38: some challenges imply others, and a game alone has one column."""

    def look(self, before: ChooseWrite, told: list[Event]) -> None:
        if self.mode.players == 1:
            self.compare(before)

    def close(self) -> None:
        if self.mode.players == 1:
            self.compare(self.watched.state)
            solo: Any = self.watched.state.view(0)["solo"]
            if not self.watched.state.terms.columns_up_to:
                assert len({column for each in solo["challenges"] for column in each["fills"]}) <= 1

    def compare(self, state: ChooseWrite) -> None:
        player = state.players[0]
        met = {number for number in range(1, 15) if is_met(state.terms, player, number - 1)}
        for stronger, weaker in ((3, 2), (4, 2), (5, 2), (8, 7), (10, 9)):
            assert stronger not in met or weaker in met
        assert player.palace_rubies() >= player.best_letter()


class Payments:
    """The goods that a seat pays, one price after the other, by what is told of it."""

    def __init__(self) -> None:
        self.paid = self.supplied = self.lost = self.cards = 0
        self.crossed: Counter[str] = Counter()
        self.laid: Counter[str] = Counter()

    def note(self, event: Event) -> None:
        """Take up a good that is crossed off, or a Goods card that is laid."""
        if event.what == "goods" and isinstance(change := event.facts["change"], int) and change < 0:
            self.crossed[str(event.facts["good"])] -= change
        elif event.what == "use card":
            self.laid.update(str(event.facts["card"]).split("-"))
            self.cards += 1

    def close(self, supplied: int) -> None:
        """End a price: so many of the goods on its cards were needed, the others are lost."""
        self.paid += supplied + self.crossed.total()
        self.supplied += supplied
        self.lost += self.laid.total() - supplied
        self.crossed.clear()
        self.laid.clear()

    def pay(self, price: Counter[str]) -> None:
        """End a price of certain goods: the sheet pays what the cards leave of it, neither more nor less."""
        assert self.crossed == price - self.laid
        self.close((price & self.laid).total())

    def pay_any(self, amount: int) -> None:
        """End a price of so many goods of any type."""
        supplied = min(amount, self.laid.total())
        assert self.crossed.total() == amount - supplied
        self.close(supplied)

    def sell(self) -> None:
        """End a sale: goods of one type, those of cards among them."""
        sales: list[Counter[str]] = [Counter({word: d.LARGE_MARKET_GOODS}) for word in d.GOOD_WORDS]
        self.pay(max(sales, key=lambda sale: (self.crossed == sale - self.laid, (sale & self.laid).total())))


class Prices(Watch):
    """INV-18: every price, palace, market or guild card, by what was told; and all of them together."""

    def __init__(self, watched: Watched) -> None:
        super().__init__(watched)
        self.payments = [Payments() for _ in range(self.mode.players)]
        self.dues = [0] * self.mode.players
        self.selling = [False] * self.mode.players

    def look(self, before: ChooseWrite, told: list[Event]) -> None:
        for event in told:
            if event.seat < 0:
                continue
            seat, facts = event.seat, event.facts
            paying = self.payments[seat]
            paying.note(event)
            if event.what in ("use", "target"):
                self.selling[seat] = facts["location"] == "3"
            elif event.what == "guild":
                self.dues[seat] = d.GUILD_GOODS[d.GUILD_WORDS.index(facts["guild"])]
            elif event.what == "ruby" and facts["origin"] in d.LETTER_WORDS:
                price = before.prices[d.LETTER_WORDS.index(facts["origin"])]
                paying.pay(Counter({word: n for word, n in see_goods(price).items() if n}))
            elif event.what == "ruby" and facts["origin"] == "guild" and self.dues[seat]:
                paying.pay_any(self.dues[seat])
                self.dues[seat] = 0
            elif event.what in ("lira", "lost") and self.selling[seat]:
                paying.sell()
                self.selling[seat] = False

    def close(self) -> None:
        for player, paying in zip(self.watched.state.players, self.payments, strict=True):
            crossed = sum(goods_of(player.crossed, good) for good in range(d.GOODS))
            assert not paying.crossed, "nothing is crossed off but for a price"
            assert not paying.laid
            assert paying.paid == crossed + paying.supplied
            assert paying.supplied + paying.lost == 2 * paying.cards
            assert paying.cards == player.cards_used
            assert paying.supplied >= paying.cards, "no card is laid of which nothing is needed (CNW-GDS-07)"


WATCHES: tuple[type[Watch], ...] = (
    Sound, NothingIsTakenBack, OnceATurn, Accounts, BonusActions, Followers, BonusRubies, LocationCards, TheEnd,
    Options, Views, CaravanCycle, Challenges,
)  # fmt: skip


@every_number_of_players
def test_what_is_always_true_holds_in_random_games(mode: Mode) -> None:
    supplied = looks = 0
    for seed in range(GAMES_EACH):
        watched = Watched(mode, 1000 * mode.players + seed)
        prices = Prices(watched)
        watches = [*(watch(watched) for watch in WATCHES), prices]
        for before, told in watched.play():
            looks += watched.is_time(EVERY_VIEW)
            for watch in watches:
                watch.look(before, told)
        for watch in watches:
            watch.close()
        supplied += sum(paying.supplied for paying in prices.payments)
    assert supplied > GAMES_EACH, "cards have paid in these games"
    assert looks > GAMES_EACH // 4, "views were looked at"


@every_number_of_players
def test_the_same_luck_and_decisions_give_the_same_game(mode: Mode) -> None:
    """INV-30."""
    one, two = Watched(mode, 7), Watched(mode, 7)
    for _ in one.play():
        pass
    for _ in two.play():
        pass
    assert HERE.write(one.state) == HERE.write(two.state)
    assert one.events == two.events


def test_the_plan_is_symmetric() -> None:
    """INV-37."""
    links = {(place, other) for place in range(1, d.LOCATIONS) for other in d.OFFERS[place] if other != place}
    assert all((other, place) in links for place, other in links)
    assert len(links) == 52
    assert all(d.CATACOMBS not in link for link in links)
    free = {1, 4, 5, 7, 8, 9, 10, 13, 14}
    assert all(free & set(d.OFFERS[place]) or place == d.CATACOMBS for place in range(1, d.LOCATIONS))
