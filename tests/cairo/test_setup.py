"""Setting a game up, suggested and variable (CAI-SET)."""

from collections import Counter
from typing import Any

import pytest

from bedesten.core.errors import BadOption
from bedesten.core.luck import FastLuck, ScriptedLuck
from bedesten.games.cairo.lexicon import LEXICON
from bedesten.games.cairo.options import terms_of
from bedesten.games.cairo.setup import set_table
from bedesten.games.cairo.sites import listed
from bedesten.games.cairo.state import Cairo
from bedesten.games.cairo.turn import lay_out
from tests.cairo.notation import CARDS, SEATS, TRADES, Bazaar
from tests.cairo.plain import MARKET, RESTAURANTS, SITES, places, segment
from tests.cairo.table import HERE, Table, card_luck, given, start

every_number = pytest.mark.parametrize("players", [2, 3, 4])
COPIES = [1 if card.startswith("J") else 3 for card in CARDS]


def dealt(players: int, cards: str, customers: str, seat: int = 1, **options: str) -> Table:
    """Set a game up with these cards for display and hands, these customers and this start player."""
    outcomes = card_luck(COPIES[:], cards.split())
    bag = list(TRADES)
    for trade in customers.split()[:5]:
        outcomes.append(bag.index(trade))
        bag.remove(trade)
    state: Any = HERE.start(players, ScriptedLuck([*outcomes, seat - 1]), **options)
    return Table(state)


def random_set_up(table: Table, seed: int) -> Table:
    """Play the placements of a variable start at random."""
    luck = FastLuck(seed)
    while table.phase() == "setup":
        actions = table.state.actions()
        table.play(LEXICON.say(actions[luck.below(len(actions))]), luck=luck)
    return table


@pytest.mark.rule("CAI-SET-01")
def test_two_to_four_play() -> None:
    """TV-106."""
    assert HERE.players == range(2, 5)
    for players in (1, 5):
        with pytest.raises(BadOption):
            HERE.start(players, FastLuck(1))
    for players in (2, 3, 4):
        assert tuple(start(players).view()["players"]) == SEATS[:players]


@every_number
@pytest.mark.rule("CAI-SET-02")
@pytest.mark.rule("CAI-SET-04")
@pytest.mark.rule("CAI-SET-05")
@pytest.mark.rule("CAI-SET-06")
@pytest.mark.rule("CAI-SET-09")
@pytest.mark.rule("CAI-SET-10")
@pytest.mark.rule("CAI-SET-11")
@pytest.mark.rule("CAI-SET-24")
def test_what_everybody_begins_with(players: int) -> None:
    """TV-107; the bazaar is the same for all numbers of players."""
    table = start(players, start="variable")
    view = table.view()
    assert (view["barkers"], view["discards"]) == (7, [])
    assert table.supply() == "6 6 6 6 6 6"
    assert all(table.medals(trade) == (0, 0) for trade in TRADES)
    for seat in range(1, players + 1):
        assert (table.points(seat), table.barkers(seat)) == (0, 0)
        assert table.unplaced(seat) == list(TRADES)
        assert table.money(seat) == "1 1 1 1 1 1"
    assert {SITES[site] for site in listed(table.state.terms.restaurant)} == RESTAURANTS
    assert {SITES[site] for site in listed(table.state.terms.market)} == MARKET
    facts: Any = HERE.components()
    assert set(facts["terrace"]) == RESTAURANTS
    assert (len(SITES), len(MARKET), len(RESTAURANTS)) == (144, 118, 26)
    assert facts["segments"] == {site: segment(site) for site in SITES}


@every_number
@pytest.mark.rule("CAI-SET-03")
@pytest.mark.rule("CAI-SET-04")
@pytest.mark.rule("CAI-SET-12")
def test_cards_make_a_display_hands_and_a_pile(players: int) -> None:
    """TV-50."""
    table = start(players)
    view = table.view()
    assert (view["pile"], len(view["display"]), None in view["display"]) == (33 - 4 - 3 * players, 4, False)
    assert [len(table.hand(seat)) for seat in range(1, players + 1)] == [3] * players
    facts: Any = HERE.components()
    assert facts["cards"] == dict(zip(CARDS, COPIES, strict=True))
    assert sum(COPIES) == 33
    displays = {tuple(start(players, seed).view()["display"]) for seed in range(20)}
    assert len(displays) > 15, "the cards are shuffled"


@pytest.mark.rule("CAI-SET-03")
@pytest.mark.rule("CAI-SET-12")
def test_the_display_comes_first_and_then_hand_after_hand() -> None:
    table = dealt(3, "1 4 5 9 1 5 J147 2 8 7 8 2 9", " ".join(TRADES))
    assert table.view()["display"] == ["1", "4", "5", "9"]
    assert [table.hand(seat) for seat in (1, 2, 3)] == [["1", "5", "J147"], ["2", "7", "8"], ["2", "8", "9"]]


@pytest.mark.rule("CAI-SET-07")
@pytest.mark.rule("CAI-SET-08")
@pytest.mark.example("EX-26")
def test_customers_are_drawn_one_after_the_other_and_the_last_is_outside() -> None:
    cards = "1 4 5 9 1 5 J147 2 8 7"
    table = dealt(2, cards, "white red green yellow blue purple")
    assert table.bazaar().customers == {"white": "A1", "red": "L1", "green": "B11", "yellow": "K11", "blue": "F6"}
    assert table.view()["outside"] == "purple"
    other = dealt(2, cards, "purple blue yellow green red white")
    assert other.bazaar().customers == {"purple": "A1", "blue": "L1", "yellow": "B11", "green": "K11", "red": "F6"}
    assert other.view()["outside"] == "white"


@every_number
@pytest.mark.rule("CAI-SET-13")
@pytest.mark.parametrize("mode", ["suggested", "variable"])
def test_the_start_player_is_drawn_by_lot(players: int, mode: str) -> None:
    first = Counter(start(players, seed, start=mode).decides() for seed in range(40 * players))
    assert set(first) == set(range(1, players + 1))
    assert min(first.values()) > 20


@every_number
@pytest.mark.rule("CAI-SET-14")
def test_both_starts_are_there_for_every_number_of_players(players: int) -> None:
    assert start(players, start="suggested").phase() == "normal"
    assert start(players, start="variable").phase() == "setup"
    assert start(players).phase() == "normal"
    with pytest.raises(BadOption):
        HERE.start(players, FastLuck(1), start="any")


@every_number
@pytest.mark.rule("CAI-SET-15")
@pytest.mark.rule("CAI-SET-23")
@pytest.mark.rule("CAI-TWO-01")
@pytest.mark.rule("CAI-TWO-02")
def test_the_suggested_stalls_are_those_of_the_page(players: int) -> None:
    """TV-108 and TV-112."""
    table = start(players)
    assert set(table.bazaar().stands) == set(Bazaar.read(f"S{players}").stands)
    assert all(len(table.unplaced(seat)) == 3 for seat in range(1, players + 1))


@pytest.mark.rule("CAI-SET-16")
@pytest.mark.rule("CAI-TWO-04")
@every_number
def test_in_set_up_a_segment_takes_two_stalls_of_all_owners(players: int) -> None:
    """TV-35 and TV-113."""
    for seed in range(6):
        table = start(players, seed, start="variable")
        luck = FastLuck(seed)
        while table.phase() == "setup":
            full = full_segments(table.bazaar())
            if table.question() in ("segment", "site"):
                assert not {segment(site) for site in table.sites()} & full
            for closed in full:
                if table.question() == "segment":
                    assert table.refused(f"segment {closed}") == "CAI-SET-16"
                if table.question() == "site":
                    sites = [site for site in SITES if segment(site) == closed]
                    assert {table.refused(f"site {site}") for site in sites[5:8]} == {"CAI-SET-16"}
            actions = table.state.actions()
            table.play(LEXICON.say(actions[luck.below(len(actions))]), luck=luck)
        assert max(Counter(segment(stand.stall) for stand in table.bazaar().stands).values()) <= 2


def full_segments(bazaar: Bazaar) -> set[int]:
    counted = Counter(segment(stand.stall) for stand in bazaar.stands)
    return {number for number, stalls in counted.items() if stalls >= 2}


def placing(stands: str, seat: int) -> Table:
    """Return a table of three in a variable start at which a seat is to put a stall."""
    bazaar = Bazaar.read(stands)
    state: Any = HERE.read(
        {
            "players": {seat: {} for seat in SEATS[:3]},
            "options": {"start": "variable"},
            "stands": [str(stand) for stand in bazaar.stands],
            "phase": "setup",
            "start": SEATS[0],
            "active": SEATS[seat - 1],
        }
    )
    return Table(state)


@pytest.mark.rule("CAI-SET-16")
def test_a_third_stall_of_a_segment_is_refused_in_set_up() -> None:
    """TV-35."""
    table = placing("E0; 1 red B2>B3; 2 blue D4>C4", 3)
    assert table.refused_build("place 3 white D1>C1") == "CAI-SET-16"


@pytest.mark.rule("CAI-SET-25")
def test_later_a_third_stall_is_allowed() -> None:
    """TV-36."""
    table = given("E0; 1 red B2>B3; 2 blue D4>C4", 3, hand="1").build("new 3 white D1>C1 [1]")
    assert table.stand(3, "white").stall == "D1"


@pytest.mark.rule("CAI-SET-17")
@pytest.mark.rule("CAI-SET-13")
def test_stalls_are_put_in_turn_and_the_start_player_goes_on() -> None:
    """TV-49."""
    table = dealt(3, "1 4 5 9 1 5 J147 2 8 7 8 2 9", " ".join(TRADES), seat=2, start="variable")
    random_set_up(table, 3)
    assert [event.seat + 1 for event in table.told("stall")] == [2, 3, 1, 2, 3, 1, 2, 3, 1]
    assert (table.decides(), table.phase(), table.view()["turn"]) == (2, "normal", 1)


@every_number
@pytest.mark.rule("CAI-SET-18")
@pytest.mark.rule("CAI-SET-19")
@pytest.mark.rule("CAI-SET-20")
def test_the_first_placement_has_2032_ways(players: int) -> None:
    """TV-109."""
    first = start(players, 2, start="variable")
    assert first.offered("place") == set(TRADES)
    found = 0
    for trade in ("white", "purple"):
        table = Table(first.state.clone()).play(f"place {trade}")
        offered = table.sites()
        assert not offered & set(first.bazaar().customers.values())
        pairs = {(site, entry) for site in offered for entry in Table(table.state.clone()).put(site).offered("entry")}
        assert pairs == set(places(first.bazaar(), "", trade))
        found += len(pairs) * (5 if trade == "white" else 1)
    assert found == 2032


@pytest.mark.rule("CAI-SET-18")
def test_the_rules_for_stalls_hold_in_set_up() -> None:
    table = placing("E0; 1 red B2>B3; 2 blue D6>D5", 3)
    for text, rules in {
        "place 3 red D3>D4": {"CAI-BLD-07"},
        "place 3 white C2>D2": {"CAI-BLD-09"},
        "place 3 white A1>A2": {"CAI-BLD-02", "CAI-BLD-12"},
        "place 3 purple B7>B8": {"CAI-BLD-04"},
        "place 3 white H1>G1": set[str](),
    }.items():
        copy = Table(table.state.clone())
        if rules:
            assert copy.refused_build(text) in rules
        else:
            assert copy.build(text).stand(3, "white").entry == "G1"


@every_number
@pytest.mark.rule("CAI-SET-21")
@pytest.mark.rule("CAI-SET-23")
@pytest.mark.rule("CAI-SET-24")
def test_set_up_brings_and_costs_nothing(players: int) -> None:
    """TV-110."""
    table = start(players, 4, start="variable")
    hands = [table.hand(seat) for seat in range(1, players + 1)]
    random_set_up(table, 4)
    assert [table.hand(seat) for seat in range(1, players + 1)] == hands
    assert all(table.money(seat) == "1 1 1 1 1 1" and table.points(seat) == 0 for seat in range(1, players + 1))
    assert all(table.medals(trade) == (0, 0) for trade in TRADES)
    assert table.view()["discards"] == []
    neutral = sum(stand.owner == "neutral" for stand in table.bazaar().stands)
    gone = len(table.told("neutral gone"))
    assert (neutral + gone, len(table.bazaar().stands) - neutral) == (6 if players == 2 else 0, 3 * players)


@every_number
@pytest.mark.rule("CAI-SET-22")
@pytest.mark.rule("CAI-TWO-05")
def test_where_there_is_no_room_at_all_everybody_is_passed_over(players: int) -> None:
    """TV-111: with a limit of no stalls in a segment."""
    settings = {"start": "variable", "cap": "off"}
    terms = terms_of(players, settings)
    terms.setup_limit = 0
    lay_out(terms)
    game = set_table(terms, FastLuck(1))
    assert isinstance(game, Cairo)
    table = Table(game)
    game.listener = table.events.append
    game.advance(FastLuck(2))
    assert table.phase() == "normal"
    assert [table.unplaced(seat) for seat in range(1, players + 1)] == [list(TRADES)] * players
    assert table.bazaar().stands == ()
    assert len(table.told("skip")) == 3 * players
    assert len(table.told("neutral gone")) == (6 if players == 2 else 0)


@pytest.mark.rule("CAI-SET-18")
def test_a_stall_for_which_all_segments_are_closed_is_refused_by_the_rules_of_stalls() -> None:
    """When every segment with a terrace is full, coffee has no place; no card is to blame for that."""
    table = start(4, start="variable")
    while len(table.bazaar().stands) < 10:
        luck = FastLuck(len(table.bazaar().stands))
        trades = sorted(table.offered("place") - {"purple"})
        table.play(f"place {trades[luck.below(len(trades))]}")
        table.play(f"segment {min(table.offered('segment') & set('46789'))}")
        sites = sorted(table.offered("site"))
        table.play(f"site {sites[luck.below(len(sites))]}")
        if table.question() == "entry":
            table.play(table.some("entry"))
    assert full_segments(table.bazaar()) == {4, 6, 7, 8, 9}
    assert table.refused("place purple") == "CAI-BLD-04"
    assert table.play("place white").refused("segment 4") == "CAI-SET-16"
