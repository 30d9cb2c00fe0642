"""Tournaments: the same luck for all who play a deal, and results that hang on the seed and the plan alone."""

import json
import math
import sys
import types
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from bedesten.arena.certainty import ERROR, Certainty
from bedesten.arena.competing import compete
from bedesten.arena.figures import Share, figures_of, student
from bedesten.arena.lineups import seatings
from bedesten.arena.luck import DealLuck
from bedesten.arena.plots import draw
from bedesten.arena.processes import on_processes
from bedesten.arena.ratings import rate
from bedesten.arena.results import Results
from bedesten.arena.scoring import Contest, contests, highest_share, shares
from bedesten.arena.stopwatch import STEPS, Stopwatch, step_time
from bedesten.arena.tournament import GameResult, Tournament, play_games
from bedesten.bots import BOTS, plays
from bedesten.core.contract import State
from bedesten.core.errors import BadBot, BadLuck, BadOption, BadResults, BedestenError, UnknownName
from bedesten.core.luck import FastLuck, Luck, NotedLuck
from bedesten.core.registry import find_game
from tests.every_game import ALL_SAMPLES, every_game
from tests.samples import SOME_GAME, Samples

SMALL_GAME = min(ALL_SAMPLES, key=lambda samples: samples.length).game.name
"""The game that is over soonest."""


class First:
    """Takes the first thing offered for a while."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, world: State, luck: Luck) -> int:
        self.asked += 1
        actions = world.actions()
        return actions[0] if self.asked < 20 else actions[luck.below(len(actions))]


class Last(First):
    """Takes the last one."""

    def choose(self, world: State, luck: Luck) -> int:
        self.asked += 1
        actions = world.actions()
        return actions[-1] if self.asked < 20 else actions[luck.below(len(actions))]


class Broken:
    """Fails."""

    def choose(self, world: State, luck: Luck) -> int:
        raise RuntimeError("no idea")


@pytest.fixture(autouse=True)
def guests() -> Iterator[None]:
    """Let the bots of this file be found as a user's module."""
    module = types.ModuleType("arena_guests")
    for guest in (First, Last, Broken):
        setattr(module, guest.__name__, guest)
    sys.modules["arena_guests"] = module
    yield
    del sys.modules["arena_guests"]


def tournament(*bots: str, players: int = 2, games: int = 12, game: str = SMALL_GAME, seed: int = 1) -> Tournament:
    return Tournament(game, players, bots or ("random", "random"), games, seed)


# Luck.


def test_dice_of_a_turn_fall_alike_whatever_was_rolled_before() -> None:
    few, many = DealLuck(5), DealLuck(5)
    for luck, before in ((few, 1), (many, 30)):
        luck.begin(1, 0)
        for _ in range(before):
            luck.die()
        luck.begin(1, 1)
        luck.below(40)
    for luck in (few, many):
        luck.begin(2, 0)
    assert [few.die() for _ in range(20)] == [many.die() for _ in range(20)]


def test_a_turn_that_is_interrupted_goes_on_with_other_dice() -> None:
    luck, other = DealLuck(5), DealLuck(5)
    rolled = []
    for _ in range(10):
        luck.begin(3, 1)
        rolled += [luck.die(), luck.die()]
        luck.begin(3, 2)
        luck.die()
    other.begin(3, 1)
    assert rolled == [other.die() for _ in range(20)]
    assert len({tuple(rolled[at : at + 2]) for at in range(0, 20, 2)}) > 1


def test_a_pile_comes_in_the_same_order_whatever_else_is_left_to_chance() -> None:
    alone, among = DealLuck(6), DealLuck(6)
    first = [alone.below(left) for left in range(30, 0, -1)]
    second = []
    for left in range(30, 0, -1):
        among.begin(left, left % 3)
        among.die()
        among.below(100)
        second.append(among.below(left))
    assert first == second


def test_deal_luck_is_even_and_other_seeds_are_other_luck() -> None:
    rolled = Counter(DealLuck(seed).die() for seed in range(6000))
    assert set(rolled) == {1, 2, 3, 4, 5, 6}
    assert all(870 < times < 1130 for times in rolled.values())
    luck = DealLuck(1)
    drawn = Counter(luck.below(10) for _ in range(10_000))
    assert set(drawn) == set(range(10))
    assert all(870 < times < 1130 for times in drawn.values())
    # Two seeds that differ in their upper half alone.
    assert [DealLuck(1).below(n) for n in range(2, 60)] != [DealLuck(1 + (1 << 40)).below(n) for n in range(2, 60)]


def test_deal_luck_is_the_same_on_every_machine() -> None:
    luck = DealLuck(12345678901234567)
    luck.begin(3, 2)
    assert [luck.die() for _ in range(8)] == [1, 3, 1, 6, 4, 6, 5, 5]
    assert [luck.below(n) for n in range(20, 10, -1)] == [2, 8, 13, 4, 4, 14, 2, 3, 11, 4]
    assert [luck.below(1000) for _ in range(5)] == [387, 766, 707, 941, 787]


def test_deal_luck_knows_its_limits() -> None:
    luck = DealLuck(0)
    assert [luck.below(1) for _ in range(3)] == [0, 0, 0]
    assert 0 <= luck.below(0x7FFFFFFF) < 0x7FFFFFFF
    for n in (0, -1, 1 << 31):
        with pytest.raises(BadLuck):
            luck.below(n)
    with pytest.raises(BadLuck):
        DealLuck(-1)


def test_what_is_noted_of_a_deal_is_what_fell() -> None:
    plain, noted = DealLuck(9), NotedLuck(DealLuck(9))
    assert [plain.die(), plain.below(6), plain.die()] == [noted.die(), noted.below(6), noted.die()]
    assert [n for _, n in noted.take()] == [6, 6, 6]


# Line-ups.


def test_fewer_bots_than_seats_meet_in_every_mix_in_which_all_sit() -> None:
    orders = list(seatings(2, 4, "mixed", "every"))
    assert Counter(tuple(sorted(order)) for order in orders) == {(0, 0, 0, 1): 4, (0, 0, 1, 1): 6, (0, 1, 1, 1): 4}
    assert list(dict.fromkeys(orders)) == orders
    assert len(list(seatings(3, 4, "mixed", "every"))) == 36


def test_more_bots_than_seats_meet_in_every_choice() -> None:
    assert list(seatings(3, 2, "mixed", "every")) == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    assert len(list(seatings(5, 4, "mixed", "every"))) == 5 * 24


def test_one_bot_sits_alone_against_another() -> None:
    assert {tuple(sorted(order)) for order in seatings(2, 3, "alone", "every")} == {(0, 0, 1), (0, 1, 1)}
    assert list(seatings(3, 3, "first", "every")) == [
        *((0, 1, 1), (1, 0, 1), (1, 1, 0)),
        *((0, 2, 2), (2, 0, 2), (2, 2, 0)),
    ]
    assert list(seatings(2, 2, "alone", "every")) == [(0, 1), (1, 0)]


@pytest.mark.parametrize("lineups", ["mixed", "alone"])
@pytest.mark.parametrize("orders", ["every", "rotated"])
@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 4), (3, 2), (3, 4), (4, 4), (5, 3), (2, 5)])
def test_every_bot_sits_everywhere_equally_often(bots: int, seats: int, lineups: str, orders: str) -> None:
    found = Counter(
        (seat, one) for seating in seatings(bots, seats, lineups, orders) for seat, one in enumerate(seating)
    )
    assert len(found) == bots * seats
    assert len(set(found.values())) == 1


def test_at_a_table_for_one_each_plays_the_deal_and_the_best_wins() -> None:
    orders = list(seatings(3, 1, "first", "every"))
    assert orders == [(0,), (1,), (2,)]
    outcomes = [GameResult(9, 50, (score,), (1,)) for score in (7, 12, 12)]
    (contest,) = contests(orders, outcomes)
    assert contest == Contest((0, 1, 2), (3, 1, 1))
    assert shares(3, [contest]) == [0, Fraction(1, 2), Fraction(1, 2)]


# Results.


@every_game
def test_identical_bots_come_out_exactly_equal(samples: Samples) -> None:
    mode = max((mode for mode in samples.modes if mode.players < 4), key=lambda mode: mode.players)
    plan = Tournament(samples.game.name, mode.players, ("random", "random"), 2**mode.players - 2, 3, mode.options())
    figures = figures_of(compete(plan))
    one, other = figures.bots
    assert figures.deals == 1
    assert one.share == other.share
    assert (one.rating, one.winning_round, one.score) == (other.rating, other.winning_round, other.score)


def test_identical_bots_are_equal_beside_another_and_in_every_deal() -> None:
    results = compete(
        tournament("arena_guests:First", "random", "arena_guests:First", players=3, games=60), stops=False
    )
    for number in range(results.deals):
        deal = contests(results.tournament.seatings, results.deal(number))
        first, _, second = shares(3, deal)
        assert first == second
    one, other, two = figures_of(results).bots
    assert (one.share, one.rating) == (two.share, two.rating)
    assert one.share != other.share
    assert results.tournament.labels == ("arena_guests:First", "random", "arena_guests:First (2)")


def test_games_of_a_deal_begin_alike_and_deals_do_not() -> None:
    plan = tournament("random", "random", "random", players=3, games=12)
    outcomes = play_games(plan, range(12)).outcomes
    assert len(set(outcomes[:6])) == len(set(outcomes[6:])) == 1, "the same bots play the same game"
    assert outcomes[0] != outcomes[6]


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_results_do_not_depend_on_who_plays_which_games(workers: int) -> None:
    plan = tournament("random", "medium", players=3, games=20, seed=4)
    alone = compete(plan)
    several = compete(plan, partial(on_processes, workers=workers))
    assert several.outcomes == alone.outcomes
    assert alone.outcomes[7:11] == play_games(plan, range(7, 11)).outcomes
    assert [counts.total() for counts in several.times] == [counts.total() for counts in alone.times]


def test_only_whole_deals_are_played() -> None:
    plan = tournament(games=7)
    assert (plan.deals, plan.last_game, len(compete(plan).outcomes)) == (3, 6, 6)


@every_game
def test_what_cannot_be_played_is_refused_with_what_can(samples: Samples) -> None:
    name, most = samples.game.name, samples.game.players[-1]
    plan = Tournament(name, 2, ("random", "easy"), 10)
    wrong: list[tuple[Tournament, type[BedestenError], str]] = [
        (replace(plan, players=most + 1), BadOption, f"not {most + 1}"),
        (replace(plan, bots=("random",)), BadOption, "at least 2 bots, not 1"),
        (replace(plan, bots=("random", "nobody")), UnknownName, "There is no bot 'nobody'; there are: easy"),
        (replace(plan, lineups="all"), BadOption, "no line-ups 'all'; there are: mixed, alone, first"),
        (replace(plan, orders="all"), BadOption, "no seat orders 'all'; there are: every, rotated"),
        (replace(plan, games=1), BadOption, "one deal of these bots has more than 1 games"),
        (replace(plan, bots=("random",) * 200), BadOption, "one deal of these bots has more than 10 games"),
    ]
    wrong += [
        (
            replace(plan, bots=("random", bot)),
            BadBot,
            f"the bot {bot} does not play {samples.game.title} with 2 players",
        )
        for bot in BOTS
        if not plays(bot, name, 2)
    ]
    for bad, kind, message in wrong:
        with pytest.raises(kind) as refused:
            compete(bad)
        assert message in str(refused.value)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_fails_is_named_and_what_was_played_is_kept(workers: int, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    with pytest.raises(BadBot, match="the bot arena_guests:Broken failed: RuntimeError: no idea"):
        compete(tournament("arena_guests:Broken", "random"), partial(on_processes, workers=workers), file=file)
    assert json.loads(file.read_text("utf-8"))["deals"] == []


def test_results_are_read_as_they_were_written(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    results = compete(tournament("random", "medium", games=8), file=file)
    again = Results.load(file, results.tournament)
    assert again == results
    assert again.text() == file.read_text("utf-8")
    assert figures_of(again) == figures_of(results)
    assert list(tmp_path.iterdir()) == [file], "nothing is left beside it"


@pytest.mark.parametrize("cut", [0, 1, 3, 4, 9])
def test_a_tournament_goes_on_where_it_was_cut_off(cut: int, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    plan = tournament("random", "medium", games=10)
    whole = compete(plan, stops=False)
    Results(plan, whole.outcomes[:cut]).save(file)
    told: list[int] = []
    resumed = compete(plan, file=file, stops=False, progress=told.append)
    assert resumed.outcomes == whole.outcomes
    assert (told[0], told[-1]) == (cut, 10)
    assert Results.load(file, plan).outcomes == whole.outcomes


def test_games_are_added_to_results(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    compete(tournament(games=4), file=file)
    more = compete(tournament(games=10), file=file)
    assert more.outcomes == compete(tournament(games=10)).outcomes
    assert compete(tournament(games=4), file=file).outcomes == more.outcomes, "what is there is counted"


class Interrupted(Exception):
    """Somebody pressed Ctrl-C."""


def test_what_was_played_before_an_interrupt_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    plan = tournament(games=10)

    def interrupt(games: int) -> None:
        if games == 5:
            raise Interrupted

    with pytest.raises(Interrupted):
        compete(plan, file=file, progress=interrupt)
    assert Results.load(file, plan).outcomes == compete(plan).outcomes[:5]
    assert compete(plan, file=file).outcomes == compete(plan).outcomes


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "is no results file of the arena: it is not JSON"),
        ("[1, 2]", 'is no results file of the arena: one begins with {"bedesten arena": 1'),
        ('{"bedesten arena": 2}', "is no results file of the arena"),
        ('{"bedesten arena": 1}', "has results of another tournament: game is None there"),
        ("\x00\x01", "it is not JSON"),
    ],
)
def test_a_file_that_has_no_results_is_left_alone(text: str, message: str, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    file.write_text(text, "utf-8")
    with pytest.raises(BadResults) as refused:
        compete(tournament(), file=file)
    assert message in str(refused.value)
    assert file.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("seed", {"seed": 2}),
        ("bots", {"bots": ("random", "easy")}),
        ("players", {"players": 3}),
        ("orders", {"orders": "rotated"}),
        ("lineups", {"lineups": "alone"}),
        ("game", {"game": SOME_GAME}),
    ],
)
def test_results_of_another_tournament_are_refused(name: str, change: dict[str, object], tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    Results(tournament()).save(file)
    with pytest.raises(BadResults, match=f"results of another tournament: {name} is .* there and .* here"):
        compete(replace(tournament(), **change), file=file)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "damage",
    [
        {"deals": [[[1, 2, [3, 4], [2, 2]]]]},
        {"deals": [[[1, 2, [3], [1, 2]]]]},
        {"deals": [[[1, "two", [3, 4], [1, 2]]]]},
        {"deals": [[7]]},
        {"deals": 7},
        {"times": [{}]},
        {"times": [{"1": 1}, {"100000": 1}]},
        {"times": [[], []]},
    ],
)
def test_damaged_results_are_told(damage: dict[str, object], tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    file.write_text(json.dumps({**json.loads(Results(tournament()).text()), **damage}), "utf-8")
    with pytest.raises(BadResults, match="is a results file that was damaged"):
        Results.load(file, tournament())


# Certainty.


def deals_until(certainty: Certainty, luck: FastLuck, better: int) -> int:
    """Return after how many deals it is certain that a bot is better that wins both games of so many in a thousand."""
    for deals in count(1):
        won = luck.below(1000) < better
        certainty.add([Fraction(won), Fraction(not won)])
        if certainty.is_complete or deals == 200:
            return deals
    raise AssertionError


def test_a_clear_difference_is_certain_soon() -> None:
    certainty = Certainty(2)
    assert deals_until(certainty, FastLuck(1), 1000) < 12
    assert list(certainty.better) == [(0, 1)]
    assert deals_until(Certainty(2), FastLuck(2), 800) < 60


def test_equal_bots_are_called_different_less_often_than_promised() -> None:
    """Looked at after each of 200 deals, 200 times over."""
    wrong = sum(deals_until(Certainty(2), FastLuck(seed), 500) < 200 for seed in range(200))
    assert 0 < wrong / 200 <= ERROR


def test_bots_that_play_alike_are_never_called_different() -> None:
    certainty = Certainty(3)
    for _ in range(200):
        certainty.add([Fraction(1, 2), Fraction(1, 2), Fraction(0)])
    assert set(certainty.better) == {(0, 2), (1, 2)}
    assert not certainty.is_complete


def test_wealth_is_fair_on_the_whole() -> None:
    """Over all courses of six fair deals the money is what it was."""
    total = 0.0
    for course in range(64):
        certainty = Certainty(2)
        for deal in range(6):
            won = course >> deal & 1
            certainty.add([Fraction(won), Fraction(1 - won)])
        total += math.exp(certainty.bettors[0].wealth)
    assert total / 64 == pytest.approx(1)


def test_a_tournament_stops_at_the_same_deal_however_it_is_played(tmp_path: Path) -> None:
    plan = tournament("arena_guests:Last", "random", games=600)
    alone = compete(plan)
    assert alone.deals < plan.deals
    assert len(alone.outcomes) == 2 * alone.deals
    for workers in (2, 3):
        assert compete(plan, partial(on_processes, workers=workers)).outcomes == alone.outcomes
    file = tmp_path / "results.json"
    Results(plan, alone.outcomes[:7]).save(file)
    assert compete(plan, file=file).outcomes == alone.outcomes
    told: list[int] = []
    assert compete(plan, file=file, progress=told.append).outcomes == alone.outcomes
    assert told == [], "what is certain is not played on"
    figures = figures_of(alone)
    assert figures.is_certain
    assert list(figures.better.values()) == [alone.deals]


def test_it_can_be_told_to_play_all() -> None:
    assert compete(tournament("arena_guests:Last", "random", games=200), stops=False).deals == 100


@pytest.mark.parametrize(
    ("bots", "players", "lineups", "most"),
    [(2, 2, "mixed", Fraction(1)), (2, 4, "mixed", Fraction(1, 2)), (2, 4, "first", Fraction(1)), (3, 1, "mixed", 1)],
)
def test_the_most_that_a_deal_can_bring(bots: int, players: int, lineups: str, most: Fraction) -> None:
    plan = Tournament(SMALL_GAME, players, ("random",) * bots, 100, lineups=lineups)
    assert highest_share(plan) == most


# Figures.


def test_shares_are_points_per_seat_and_their_interval_is_over_deals() -> None:
    share = Share.over([Fraction(1, 2), Fraction(1), Fraction(1, 2), Fraction(0)], 0.5)
    spread = math.sqrt((0.25 + 0.25) / 3 / 4)
    assert share.mean == 0.5
    assert share.high - share.mean == pytest.approx(min(0.5, 3.1824 * spread))
    assert Share.over([Fraction(1, 2)] * 9, 0.5) == Share(0.5, 0.5, 0.5, 0.5)


def test_who_has_won_everything_may_still_lose() -> None:
    share = Share.over([Fraction(1)] * 10, 0.5)
    assert (share.mean, share.high) == (1, 1)
    assert share.low == pytest.approx(0.05**0.1)
    assert Share.over([Fraction(0)] * 10, 0.5).high == pytest.approx(1 - 0.05**0.1)


@pytest.mark.parametrize(
    ("freedom", "value"), [(1, 12.706), (4, 2.776), (5, 2.571), (7, 2.365), (10, 2.228), (30, 2.042), (400, 1.966)]
)
def test_few_deals_have_wider_intervals(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, abs=0.003)


def test_points_of_a_shared_victory_are_shared() -> None:
    deal = [Contest((0, 0, 1), (1, 3, 1)), Contest((1, 0, 0), (1, 2, 2))]
    assert shares(2, deal) == [Fraction(1, 8), Fraction(3, 4)]


def test_ratings_rise_with_victories_and_do_not_depend_on_the_order_of_games() -> None:
    deal = [Contest((0, 1), (1, 2)), Contest((1, 0), (2, 1)), Contest((0, 1), (2, 1))]
    (forward,), (backward,) = list(rate(2, [deal])), list(rate(2, [deal[::-1]]))
    assert forward == backward
    assert forward[0].mu > 25 > forward[1].mu
    course = list(rate(2, [deal] * 30))
    assert course[-1][0].mu > course[0][0].mu
    assert course[-1][0].sigma < course[0][0].sigma


def test_the_stopwatch_reads_what_it_was_told() -> None:
    for time in (0, 3, 31, 32, 100, 12_345, 10**6, 987_654_321, 10**12):
        stopwatch = Stopwatch()
        stopwatch.add(time)
        (step,) = [step for step, times in enumerate(stopwatch.counts) if times]
        assert step_time(step) == pytest.approx(time, rel=0.04)
    stopwatch = Stopwatch()
    stopwatch.add(1 << 60)
    assert stopwatch.counts[STEPS - 1] == 1


def test_figures_tell_round_score_and_time_of_each_bot() -> None:
    results = compete(tournament("random", "medium", players=3, games=12))
    figures = figures_of(results)
    assert (figures.deals, figures.games) == (2, 12)
    standing = find_game(SMALL_GAME).start(3, FastLuck(1)).standing()
    assert figures.score == standing.criteria[0]
    scores = [score for outcome in results.outcomes for score in outcome.scores]
    assert sum(bot.score for bot in figures.bots) / 2 == pytest.approx(sum(scores) / len(scores))
    for bot in figures.bots:
        assert bot.median_time is not None
        assert bot.late_time is not None
        assert 0 < bot.median_time <= bot.late_time
    assert [of.lineup for of in figures.lineups] == [(0, 0, 1), (0, 1, 1)]
    data = figures.data()
    assert json.loads(json.dumps(data)) == data


def test_a_bot_that_never_wins_has_no_winning_round() -> None:
    plan = tournament(games=2)
    results = Results(plan, [GameResult(5, 10, (9, 1), (1, 2)), GameResult(7, 10, (1, 8), (2, 1))])
    one, other = figures_of(results).bots
    assert (one.winning_round, other.winning_round) == (6, None)
    assert (one.score, other.score) == (8.5, 1)
    assert one.median_time is None


# Pictures.


@pytest.mark.parametrize(("name", "begins"), [("plot.svg", b"<?xml"), ("plot.PNG", b"\x89PNG")])
def test_a_plot_is_drawn_by_the_ending_of_its_file(name: str, begins: bytes, tmp_path: Path) -> None:
    figures = figures_of(compete(tournament("random", "medium", games=8)))
    draw(figures, tmp_path / name)
    drawn = (tmp_path / name).read_bytes()
    assert drawn.startswith(begins)
    draw(figures, tmp_path / name)
    assert (tmp_path / name).read_bytes() == drawn, "the same figures give the same file"


def test_a_plot_names_the_bots_and_what_is_shown(tmp_path: Path) -> None:
    draw(figures_of(compete(tournament("random", "medium", games=8))), tmp_path / "plot.svg")
    text = (tmp_path / "plot.svg").read_text("utf-8")
    for word in ("random", "medium", "win share", "rating", "deals", "fair"):
        assert word in text


@pytest.mark.parametrize("name", ["plot.jpg", "plot", ".svg", "nowhere/plot.svg"])
def test_a_plot_that_cannot_be_drawn_is_refused(name: str, tmp_path: Path) -> None:
    figures = figures_of(compete(tournament(games=2)))
    with pytest.raises(BadOption, match=r"a plot is a file that ends with \.svg or \.png|there is no folder"):
        draw(figures, tmp_path / name)
