"""What is always true: the invariants of the rule page over random games of every number of players and both starts."""

from collections import Counter
from functools import cache, cached_property
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bedesten.core.contract import OVER
from bedesten.core.engine import is_compiled
from bedesten.core.errors import IllegalAction
from bedesten.core.events import Event
from bedesten.core.luck import FastLuck
from bedesten.core.registry import play
from bedesten.games.cairo.actions import LURE, PLAY, PLAY_THREE
from bedesten.games.cairo.agenda import agenda_problems
from bedesten.games.cairo.invariants import problems_of
from bedesten.games.cairo.lexicon import LEXICON
from bedesten.games.cairo.state import FINAL, Cairo
from tests.cairo import plain
from tests.cairo.notation import CARDS, NEUTRAL, SEATS, TRADES, Bazaar
from tests.cairo.samples import MODES, other_money
from tests.cairo.table import HERE, Table, bazaar_of
from tests.samples import Mode

GAMES_EACH = 2
LONG = 40
MANY = 400
EVERY = 32
"""How many games of each mode are played through where there are thousands, and after how many decisions one looks."""
MEDAL_VALUES = {"gold": 3, "silver": 2}
STARTS = {"A1", "L1", "B11", "K11", "F6"}
COPIES = Counter({card: 1 if card.startswith("J") else 3 for card in CARDS})
FEWEST = {2: 21, 3: 17, 4: 13}
seeds = st.integers(0, 2**40)
beginnings = st.integers(0, 340)
every_mode = pytest.mark.parametrize("mode", MODES, ids=str)


class Moment:
    """A position before a decision, as plain data where it is asked for."""

    def __init__(self, state: Cairo) -> None:
        self.state = state.clone()

    @cached_property
    def data(self) -> Any:
        return HERE.write(self.state)

    @cached_property
    def view(self) -> Any:
        return self.state.view(None)

    @cached_property
    def bazaar(self) -> Bazaar:
        return bazaar_of(self.state)

    @cached_property
    def players(self) -> dict[str, Any]:
        return dict(self.data["players"])

    @cached_property
    def is_between_turns(self) -> bool:
        return bool(self.data["agenda"] == ["turn"])

    def money(self) -> dict[str, Counter[str]]:
        return {seat: Counter(player["money"]) for seat, player in self.players.items()}

    def cards(self, seat: str) -> list[str]:
        return [str(card).split()[0] for card in self.players[seat]["hand"]]

    def cards_in_play(self) -> list[str]:
        questions = [question for question in self.data["agenda"] if isinstance(question, dict)]
        return [
            card for question in questions for arguments in question.values() for card in arguments.get("cards", [])
        ]

    def medals(self, seat: str) -> int:
        return sum(
            MEDAL_VALUES[metal]
            for holders in self.data["medals"].values()
            for metal, holder in holders.items()
            if holder == seat
        )


Decision = tuple[Moment, str, list[Event]]


class Watched:
    """A random game: the position before each decision, what was decided and what was told then, and how it ended."""

    def __init__(self, mode: Mode, seed: int) -> None:
        luck = FastLuck(seed)
        state = mode.start(luck, seed)
        assert isinstance(state, Cairo)
        self.state = state
        self.decisions: list[Decision] = []
        while state.seat != OVER:
            before = Moment(state)
            told: list[Event] = []
            actions = state.actions()
            action = actions[luck.below(len(actions))]
            state.apply(action, luck, told.append)
            self.decisions.append((before, LEXICON.say(action), told))

    @property
    def events(self) -> list[Event]:
        return [event for _, _, told in self.decisions for event in told]


@cache
def games(mode: str) -> list[Watched]:
    """Return some random games of a mode, which all tests look at."""
    [played] = [each for each in MODES if str(each) == mode]
    return [Watched(played, 100 * played.players + seed) for seed in range(GAMES_EACH)]


# What one position shows.


def look_at_cards(moment: Moment) -> None:
    """CAI-INV-01, CAI-INV-02, CAI-INV-20 to CAI-INV-22."""
    data, players = moment.data, moment.players
    hands = [card for seat in players for card in moment.cards(seat)]
    open_cards = [card for card in data["display"] if card is not None]
    found = Counter([*hands, *open_cards, *data["discards"], *moment.cards_in_play()])
    found.update(data["draw_pile"]["cards"])
    assert found == COPIES
    assert sum(player["barkers"] for player in players.values()) + moment.view["barkers"] == 7
    pile = sum(data["draw_pile"]["cards"].values())
    left = pile + len(data["discards"])
    assert pile > 0
    if moment.is_between_turns:
        assert max(len(player["hand"]) for player in players.values()) <= 4
        assert len(open_cards) == 4
        assert left >= FEWEST[len(players)]
    assert max(len(player["hand"]) for player in players.values()) <= 6
    assert left >= FEWEST[len(players)] - 2


def look_at_bazaar(moment: Moment) -> None:
    """CAI-INV-03, CAI-INV-04, CAI-INV-08, CAI-INV-10 to CAI-INV-16."""
    bazaar = moment.bazaar
    tiles = [tile for stand in bazaar.stands for tile in stand.tiles]
    entries = [stand.entry for stand in bazaar.stands]
    customers = list(bazaar.customers.values())
    for trade in TRADES:
        built = sum(len(stand.expansions) for stand in bazaar.stands if stand.trade == trade)
        assert built + moment.view["supply"][trade] == 6
    for seat in moment.players:
        placed = [stand.trade for stand in bazaar.stands if stand.owner == seat]
        assert sorted([*placed, *moment.view["players"][seat]["stalls"]]) == sorted(TRADES)
    assert len(set(customers)) == 5
    assert set(bazaar.customers) | {bazaar.outside} == set(TRADES)
    walkable = plain.walkable(bazaar)
    assert set(customers) <= walkable
    assert len(set(entries)) == len(entries)
    assert set(entries) <= walkable
    assert len(set(tiles)) == len(tiles)
    assert len({(stand.trade, plain.segment(stand.stall)) for stand in bazaar.stands}) == len(entries)
    for stand in bazaar.stands:
        assert stand.entry in plain.NEXT[stand.stall]
        assert set(stand.tiles) <= plain.area(stand.trade)
        assert set(stand.tiles) <= set(plain.distances(stand.stall, stand.tiles))
        assert 1 <= len(stand.tiles) <= 7
        assert bazaar.customers.get(stand.trade) != stand.entry
        around = {near for tile in stand.tiles for near in plain.NEXT[tile]}
        for other in bazaar.stands:
            assert other.stall not in plain.NEXT[stand.stall]
            assert other is stand or other.trade != stand.trade or not around & set(other.tiles)
    assert plain.is_accessible(bazaar)


def look_at_medals(moment: Moment) -> None:
    """CAI-INV-06, CAI-INV-07."""
    for trade in TRADES:
        holders = moment.view["medals"][trade]
        largest = moment.bazaar.largest(trade)
        if not largest:
            assert holders == {"gold": None, "silver": None}
        else:
            assert set(holders.values()) <= set(largest)
            assert (holders["gold"] == holders["silver"]) == (len(largest) == 1)


def look_at_course(moment: Moment) -> None:
    """CAI-INV-05, CAI-INV-23, CAI-INV-25."""
    offers = {LEXICON.say(action) for action in moment.state.actions()}
    verbs = {offer.split()[0] for offer in offers}
    supply = list(moment.view["supply"].values())
    neutral = sum(stand.owner == NEUTRAL for stand in moment.bazaar.stands)
    assert offers
    assert len(moment.players) == 2 or neutral == 0
    if moment.data["phase"] == "normal":
        assert min(supply) >= 1
        assert supply.count(1) <= 1
        assert "retire" not in verbs
        if moment.is_between_turns:
            assert "draw" in verbs
    elif moment.data["phase"] == "final" and moment.is_between_turns:
        assert verbs == {"play", "retire"}


def look(moment: Moment) -> None:
    assert problems_of(moment.state) == []
    look_at_cards(moment)
    look_at_bazaar(moment)
    look_at_medals(moment)
    look_at_course(moment)


@pytest.mark.rule("CAI-INV-01")
@pytest.mark.rule("CAI-INV-02")
@pytest.mark.rule("CAI-INV-03")
@pytest.mark.rule("CAI-INV-04")
@pytest.mark.rule("CAI-INV-06")
@pytest.mark.rule("CAI-INV-07")
@pytest.mark.rule("CAI-INV-08")
@pytest.mark.rule("CAI-INV-10")
@pytest.mark.rule("CAI-INV-11")
@pytest.mark.rule("CAI-INV-12")
@pytest.mark.rule("CAI-INV-13")
@pytest.mark.rule("CAI-INV-14")
@pytest.mark.rule("CAI-INV-15")
@pytest.mark.rule("CAI-INV-16")
@pytest.mark.rule("CAI-INV-20")
@pytest.mark.rule("CAI-INV-21")
@pytest.mark.rule("CAI-INV-22")
@pytest.mark.rule("CAI-INV-23")
@pytest.mark.rule("CAI-INV-25")
@every_mode
def test_every_position_of_a_game_is_sound(mode: Mode) -> None:
    for watched in games(str(mode)):
        for before, _, _ in watched.decisions[mode.players :: 5]:
            look(before)
        assert watched.state.standing().winners


@pytest.mark.slow
@every_mode
@settings(max_examples=LONG, deadline=None, derandomize=True)
@given(seed=seeds, beginning=beginnings)
def test_positions_of_many_games_are_sound_and_so_are_imagined_ones(mode: Mode, seed: int, beginning: int) -> None:
    luck = FastLuck(seed)
    state = mode.start(luck, seed)
    assert isinstance(state, Cairo)
    for _ in range(beginning):
        actions = state.actions()
        after = state.clone()
        after.apply(actions[luck.below(len(actions))], luck)
        if after.seat == OVER:
            break
        state = after
    look(Moment(state))
    look(Moment(state.imagine(seed % mode.players, luck)))


class Played:
    """A random game in which the log is added up as it is told, and every so many decisions everything is compared."""

    def __init__(self, mode: Mode, seed: int) -> None:
        self.luck = FastLuck(seed)
        state = mode.start(self.luck, seed)
        assert isinstance(state, Cairo)
        self.mode = mode
        self.state = state
        self.purses = [[1] * len(TRADES) for _ in range(mode.players)]
        self.points = [0] * mode.players
        self.builds = 0

    def hear(self, event: Event) -> None:
        """Add up what everybody hears of money and points (CAI-INV-17, CAI-INV-19, CAI-INV-29)."""
        facts: Any = event.facts
        if event.what == "earn":
            assert facts["amount"] > 0
            self.purses[event.seat][TRADES.index(facts["trade"])] += facts["amount"]
        elif event.what == "fee":
            self.purses[event.seat][TRADES.index(facts["trade"])] -= 1
        elif event.what == "pay":
            for trade, amount in facts["money"].items():
                self.purses[event.seat][TRADES.index(trade)] -= amount
        elif event.what in ("expand", "medal"):
            assert facts["points"] > 0
            self.points[event.seat] += facts["points"]

    def go_on(self, decisions: int) -> bool:
        """Play so many decisions, unless the game ends before; tell whether it goes on."""
        state, luck = self.state, self.luck
        for _ in range(decisions):
            if state.seat == OVER:
                return False
            actions = state.actions()
            assert actions
            action = actions[luck.below(len(actions))]
            self.builds += state.phase == FINAL and (PLAY <= action < LURE or action >= PLAY_THREE)
            state.apply(action, luck, self.hear)
        return state.seat != OVER

    def compare(self) -> None:
        state = self.state
        assert problems_of(state) == []
        assert agenda_problems(state) == []
        assert [player.money for player in state.players] == self.purses
        assert [player.points for player in state.players] == self.points
        assert len(set(state.actions())) == len(state.actions())

    def compare_end(self) -> None:
        """CAI-INV-24, CAI-INV-26, CAI-INV-27."""
        self.compare()
        state, players = self.state, self.mode.players
        assert state.actions() == []
        assert state.standing().winners
        assert self.builds <= 4 * players
        assert not state.terms.is_capped or state.turn <= 300 + 5 * players
        medals = [Moment(state).medals(seat) for seat in SEATS[:players]]
        scores = [
            points + worth + sum(purse) // 3
            for points, worth, purse in zip(self.points, medals, self.purses, strict=True)
        ]
        assert [rank.scores[0] for rank in sorted(state.standing().ranks, key=lambda rank: rank.seat)] == scores


def play_through(mode: Mode, seed: int) -> None:
    """Play a game to its end; look at it every so many decisions, and closely at one of them."""
    game = Played(mode, seed)
    closely = 1 + seed % 11
    number = 0
    going = game.go_on(1 + seed % EVERY)
    while going:
        game.compare()
        if number == closely:
            look(Moment(game.state))
            look(Moment(game.state.imagine(seed % mode.players, FastLuck(seed))))
        number += 1
        going = game.go_on(EVERY)
    game.compare_end()


@every_mode
def test_a_game_that_is_played_through_is_sound(mode: Mode) -> None:
    for seed in range(3):
        play_through(mode, 7000 + seed)


@pytest.mark.slow
@every_mode
def test_thousands_of_games_that_are_played_through_are_sound(mode: Mode) -> None:
    for seed in range(MANY if is_compiled() else 10):
        play_through(mode, seed)


# What a game shows.


@pytest.mark.rule("CAI-INV-05")
@pytest.mark.rule("CAI-INV-09")
@pytest.mark.rule("CAI-INV-24")
@pytest.mark.rule("CAI-INV-32")
@every_mode
def test_what_stands_stays(mode: Mode) -> None:
    for watched in games(str(mode)):
        before: Moment | None = None
        once = set(STARTS)
        builds = 0
        for now, notation, _ in watched.decisions:
            once |= {stand.entry for stand in now.bazaar.stands}
            assert set(now.bazaar.customers.values()) <= once
            if before is not None and before.data["phase"] != "setup":
                stays(before, now)
            if now.data["phase"] == "final" and notation.startswith("play"):
                builds += 1
            before = now
        assert builds <= 4 * mode.players


def stays(before: Moment, now: Moment) -> None:
    """Look at what changed since the decision before: stalls by moves, in the final phase nothing but what is built."""
    old = {(stand.owner, stand.trade): stand for stand in before.bazaar.stands}
    new = {(stand.owner, stand.trade): stand for stand in now.bazaar.stands}
    for key, stand in old.items():
        assert set(stand.expansions) <= set(new[key].expansions)
        if new[key].stall != stand.stall or new[key].entry != stand.entry:
            assert key[0] != NEUTRAL
            assert plain.is_blocked(before.bazaar, stand)
    if before.data["phase"] == "final":
        assert now.data["phase"] in ("final", "over")
        for part in ("customers", "display", "draw_pile"):
            assert now.data[part] == before.data[part]
        for seat in before.players:
            assert not Counter(now.cards(seat)) - Counter(before.cards(seat))
            assert now.players[seat]["barkers"] == before.players[seat]["barkers"]
            assert now.players[seat]["retired"] or not before.players[seat]["retired"]


@pytest.mark.rule("CAI-INV-17")
@pytest.mark.rule("CAI-INV-18")
@pytest.mark.rule("CAI-INV-19")
@pytest.mark.rule("CAI-INV-27")
@pytest.mark.rule("CAI-INV-29")
@every_mode
def test_money_and_points_are_what_the_log_tells(mode: Mode) -> None:
    for watched in games(str(mode)):
        purses = {seat: Counter(dict.fromkeys(TRADES, 1)) for seat in SEATS[: mode.players]}
        points: Counter[str] = Counter()
        for before, _, told in watched.decisions:
            assert before.money() == purses
            assert {seat: player["points"] for seat, player in before.players.items()} == {
                seat: points[seat] for seat in purses
            }
            assert all(amount >= 0 for purse in purses.values() for amount in purse.values())
            tally(before, told, purses, points)
        last = Moment(watched.state)
        assert last.money() == purses
        for seat, purse in purses.items():
            score = points[seat] + last.medals(seat) + purse.total() // 3
            assert last.view["players"][seat]["score"] == score
        scores = [event.facts["points"] for event in watched.events if event.what == "score"]
        assert scores == [last.view["players"][seat]["score"] for seat in purses]


def tally(before: Moment, told: list[Event], purses: dict[str, Counter[str]], points: Counter[str]) -> None:
    """Add what the log tells of one decision to purses and points, and look at each change."""
    lured: Event | None = None
    for event in told:
        facts: Any = event.facts
        if event.what == "earn":
            assert lured is not None
            purses[SEATS[event.seat]][facts["trade"]] += facts["amount"]
            stand = next(stand for stand in before.bazaar.stands if stand.entry == lured.facts["entry"])
            owns = stand.owner == SEATS[event.seat]
            assert facts["amount"] == (len(stand.tiles) if owns else 1)
            assert owns or event.seat == lured.seat
        elif event.what == "lure":
            lured = event
        elif event.what == "fee":
            purses[SEATS[event.seat]][facts["trade"]] -= 1
        elif event.what == "pay":
            purses[SEATS[event.seat]].subtract(facts["money"])
        elif event.what in ("expand", "medal"):
            points[SEATS[event.seat]] += facts["points"]
    grown = [event for event in told if event.what == "expand"]
    for event in grown:
        size: Any = event.facts["size"]
        paid: Counter[str] = Counter()
        for payment in told:
            if payment.what == "pay":
                paid.update(payment.facts["money"])  # type: ignore[arg-type]
        own = paid[str(event.facts["trade"])]
        if own < size:
            assert paid.total() - own == 2 * (size - own)
        else:
            assert paid.total() == own == size
    assert grown or not any(event.what == "medal" for event in told)


@pytest.mark.rule("CAI-INV-31")
@every_mode
def test_every_lure_is_one_that_a_plain_search_finds(mode: Mode) -> None:
    found = 0
    for watched in games(str(mode)):
        for before, _, told in watched.decisions:
            if before.is_between_turns and before.data["phase"] == "normal":
                expected = plain.lures(before.bazaar)
                seat = before.data["active"]
                reach = {
                    entry for entry, (_, barkers) in expected.items() if barkers <= before.players[seat]["barkers"]
                }
                assert Table(before.state).offered("lure") == reach
                for event in told:
                    if event.what == "lure":
                        entry = str(event.facts["entry"])
                        assert (event.facts["steps"], event.facts["barkers"]) == expected[entry]
                        found += 1
    assert found > 10


@pytest.mark.rule("CAI-INV-26")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_capped_game_ends(players: int) -> None:
    """Whoever only draws never ends the game; with the cap it has 300 turns and at most four builds of each."""
    state: Any = HERE.start(players, FastLuck(players), cap="300")
    turns = 0
    luck = FastLuck(1)
    while state.seat != OVER:
        words = [LEXICON.say(action) for action in state.actions()]
        if state.phase == 1:
            words = [word for word in words if word.split()[0] in ("draw", "drop")]
        turns += words[0].startswith("play") or state.agenda is state.terms.take_turn
        play(state, words[luck.below(len(words))], luck)
    assert 300 < int(state.turn) <= 300 + 5 * players
    assert turns <= 300 + 8 * players


@pytest.mark.rule("CAI-INV-28")
@every_mode
def test_views_differ_in_hidden_things_alone(mode: Mode) -> None:
    """Two eyes see the same but for hands and money; a seat cannot tell its imagined worlds from the true one.

    Nor can it tell worlds in which others have other money, however much it could have counted.
    """
    luck = FastLuck(5)
    for watched in games(str(mode)):
        for number, (before, _, _) in enumerate(watched.decisions):
            if number % 15:
                continue
            seen: list[Any] = [before.state.view(eye) for eye in (None, *range(mode.players))]
            for eye in range(mode.players):
                assert before.state.imagine(eye, luck).view(eye) == seen[eye + 1]
                world = other_money(before.state, eye, luck)
                assert world is None or world.view(eye) == seen[eye + 1]
            for each in seen:
                for question in each["agenda"]:
                    if "pay" in question:
                        question["pay"] = {key: question["pay"][key] for key in ("cards", "fee", "trade", "site")}
                for key in ("seat", "unseen", "lures", "kinds", "sites", "cards"):
                    del each[key]
                for player in each["players"].values():
                    for key in ("hand", "money", "if_ended"):
                        del player[key]
            assert all(each == seen[0] for each in seen)


@pytest.mark.rule("CAI-INV-30")
@every_mode
def test_the_same_luck_and_decisions_give_the_same_game_and_refusals_change_nothing(mode: Mode) -> None:
    one = games(str(mode))[0]
    two = Watched(mode, 100 * mode.players)
    for number, (first, second) in enumerate(zip(one.decisions, two.decisions, strict=True)):
        assert first[1] == second[1]
        if number % 25 == 0:
            state = first[0].state
            legal = set(state.actions())
            wrong = next(action for action in LEXICON.actions() if action not in legal)
            with pytest.raises(IllegalAction):
                play(state, LEXICON.say(wrong), FastLuck(1))
            assert HERE.write(state) == second[0].data
    assert HERE.write(one.state) == HERE.write(two.state)
    assert one.events == two.events


def test_a_bazaar_is_read_as_it_is_written() -> None:
    for text in ("S4", "S3", "S2; 1 red B4>B5 +B3+B2"):
        table = Table(
            HERE.read(
                {  # type: ignore[arg-type]
                    "players": {seat: {} for seat in SEATS[: Bazaar.read(text).players]},
                    "stands": [str(stand) for stand in Bazaar.read(text).stands],
                }
            )
        )
        assert set(table.bazaar().stands) == set(Bazaar.read(text).stands)
