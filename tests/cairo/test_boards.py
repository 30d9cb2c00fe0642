"""Random boards: what the engine finds with sets of bits, a plain search in breadth finds too."""

from dataclasses import replace
from itertools import chain

import pytest

from bedesten.core.contract import OVER
from bedesten.core.luck import FastLuck
from bedesten.games.cairo import data as d
from bedesten.games.cairo.ground import ground_of, new_stand, parted_by
from bedesten.games.cairo.room import Room
from bedesten.games.cairo.sites import (
    UNREACHED,
    cut_sites,
    flood,
    gathered,
    has,
    listed,
    meet,
    one_site,
    steps_between,
    steps_to,
)
from bedesten.games.cairo.state import Cairo
from tests.cairo import plain
from tests.cairo.notation import SEATS, TRADES, Bazaar, Stand
from tests.cairo.samples import MODES
from tests.cairo.table import HERE, bazaar_of
from tests.samples import Mode, play_random

TRIES = 20
GOALS = 5
LOOKS = 2
LOTS = 4
NUMBERS = [plain.NUMBERS[word] for word in d.SITE_WORDS]


def some_bazaar(luck: FastLuck) -> Bazaar:
    """Return a random bazaar with stalls and expansions as the rules let them be put, in any order."""
    bazaar = replace(Bazaar.read("E0"), stands=())
    for _ in range(luck.below(40)):
        owner, trade = SEATS[luck.below(len(SEATS))], TRADES[luck.below(len(TRADES))]
        mine = [stand for stand in bazaar.stands if (stand.owner, stand.trade) == (owner, trade)]
        built = sum(len(one.expansions) for one in bazaar.stands if one.trade == trade)
        if mine and len(mine[0].tiles) < 7 and built < 6:
            sites = sorted(plain.expansion_sites(bazaar, mine[0]))
            if sites:
                grown = replace(mine[0], expansions=(*mine[0].expansions, sites[luck.below(len(sites))]))
                bazaar = bazaar.with_stand(grown)
        elif not mine:
            for _ in range(TRIES):
                site = plain.SITES[luck.below(len(plain.SITES))]
                entry = plain.NEXT[site][luck.below(len(plain.NEXT[site]))]
                if plain.is_place(bazaar, owner, trade, site, entry):
                    bazaar = bazaar.with_stand(Stand(owner, trade, site, entry))
                    break
        if bazaar.stands and luck.below(3) == 0:
            wander(bazaar, luck)
    return bazaar


def wander(bazaar: Bazaar, luck: FastLuck) -> None:
    """Let a customer stand on some entry that is not of its trade."""
    stand = bazaar.stands[luck.below(len(bazaar.stands))]
    trade = sorted(bazaar.customers)[luck.below(len(bazaar.customers))]
    if stand.trade != trade and stand.entry not in bazaar.customers.values():
        bazaar.customers[trade] = stand.entry


def words(sites: list[int]) -> set[str]:
    return {d.SITE_WORDS[site] for site in sites}


def some_state(bazaar: Bazaar) -> Cairo:
    """Return a game with this bazaar, with its final phase begun if supplies are low."""
    built = [sum(len(stand.expansions) for stand in bazaar.stands if stand.trade == trade) for trade in TRADES]
    is_final = max(built) == 6 or sum(number == 5 for number in built) > 1
    state = HERE.read(
        {
            "players": {seat: {"hand": ["1", "J147", "9"]} if seat == "arch" else {} for seat in SEATS},
            "stands": [str(stand) for stand in bazaar.stands],
            "customers": {trade: bazaar.customers.get(trade) for trade in TRADES},
            "phase": "final" if is_final else "normal",
        }
    )
    assert isinstance(state, Cairo)
    return state


def compare_ways(boards: int, seed: int) -> None:
    """Scatter obstacles; compare what can be reached, how far it is, and which sites part the rest from a root."""
    luck = FastLuck(seed)
    for number in range(boards):
        density = 2 + luck.below(6)
        start = luck.below(d.SITES)
        free = [site for site in range(d.SITES) if luck.below(density + 4) > 3 or site == start]
        walkable, walls = gathered(free), plain.walled([NUMBERS[site] for site in free])
        rings = plain.search(NUMBERS[start], walls)
        if number % 100 == 0:
            whole = sum(1 << NUMBERS[site] for site in free)
            assert plain.filled(NUMBERS[start], whole) == sum(1 << site for site in chain(*rings)), (
                "both plain ones agree"
            )
        area = flood(one_site(start), walkable)
        reached = listed(area)
        assert sorted(NUMBERS[site] for site in reached) == sorted(chain(*rings))
        goals = [luck.below(d.SITES + 1) - 1 for _ in range(GOALS)]  # NO_SITE among them
        found = steps_between(start, goals, gathered(sorted({*goals} - {d.NO_SITE})), walkable)
        steps = {reached_site: far for far, ring in enumerate(rings) for reached_site in ring}
        assert [steps_to(found, index) for index in range(GOALS)] == [
            steps.get(NUMBERS[goal], UNREACHED) if goal != d.NO_SITE else UNREACHED for goal in goals
        ]
        cuts = cut_sites(walkable)
        for _ in range(LOOKS):
            site = reached[luck.below(len(reached))]
            if site != start:
                walls[NUMBERS[site]] = 1
                left = set(chain(*plain.search(NUMBERS[start], walls)))
                walls[NUMBERS[site]] = 0
                parted = set(steps) - left - {NUMBERS[site]}
                assert has(cuts, site) == bool(parted)
                assert {NUMBERS[other] for other in listed(parted_by(site, start, area))} == parted


def compare_rooms(boards: int, seed: int) -> None:
    luck = FastLuck(seed)
    for _ in range(boards):
        bazaar = some_bazaar(luck)
        state = some_state(bazaar)
        room = state.see_room()
        assert room.is_accessible()
        places = plain.all_places(bazaar, TRADES)
        for number, trade in enumerate(TRADES):
            pairs = {
                (d.SITE_WORDS[site], d.SITE_WORDS[entry])
                for site in listed(room.stalls(number))
                for entry in listed(room.entries_of(site))
            }
            assert pairs == places[trade], (trade, bazaar)
        for stand in bazaar.stands:
            owner, trade_number = SEATS.index(stand.owner), TRADES.index(stand.trade)
            ours = state.ground.stand(owner, trade_number)
            assert ours is not None
            assert words(listed(room.growth(ours))) == plain.expansion_sites(bazaar, stand), (stand, bazaar)
            if plain.is_blocked(bazaar, stand):
                lifted = replace(bazaar, stands=tuple(one for one in bazaar.stands if one is not stand))
                sites = {site for site, _ in plain.places(lifted, "", stand.trade)} - {stand.stall}
                assert words(listed(room.moves(ours))) == sites
        found = {d.SITE_WORDS[lure.stand.entry]: (int(lure.steps), int(lure.barkers)) for lure in room.all_lures()}
        assert found == plain.lures(bazaar)
        assert bazaar_of(state) == replace(bazaar, stands=bazaar_of(state).stands)


@pytest.mark.rule("CAI-LUR-06")
def test_what_is_reached_how_far_it_is_and_what_parts_it_is_what_a_plain_search_finds() -> None:
    compare_ways(400, 1)


@pytest.mark.slow
@pytest.mark.rule("CAI-LUR-06")
@pytest.mark.parametrize("lot", range(LOTS))
def test_the_same_on_hundreds_of_thousands_of_boards(lot: int) -> None:
    compare_ways(200_000 // LOTS, 100 + lot)


@pytest.mark.rule("CAI-ACC-02")
@pytest.mark.rule("CAI-MOV-02")
def test_places_ways_and_lures_are_those_of_a_plain_search() -> None:
    compare_rooms(8, 8)


@pytest.mark.slow
@pytest.mark.rule("CAI-ACC-02")
@pytest.mark.rule("CAI-MOV-02")
@pytest.mark.parametrize("lot", range(LOTS))
def test_places_ways_and_lures_are_those_of_a_plain_search_on_thousands_of_boards(lot: int) -> None:
    compare_rooms(500, 100 + lot)


def compare_kept(mode: Mode, seed: int) -> None:
    """Play a game; whenever something was built or a customer moved, find out anew what was kept from before."""
    luck = FastLuck(seed)
    state = mode.start(luck, seed)
    assert isinstance(state, Cairo)
    seen: Room | None = None
    while state.seat != OVER:
        room = state.see_room()
        if room is not seen:
            ground = room.ground
            anew = Room(ground_of(ground.terms, ground.stands, ground.root), state.customers)
            assert (ground.tiles, ground.entries, ground.area, ground.cuts) == (
                (anew.ground.tiles, anew.ground.entries, anew.ground.area, anew.ground.cuts)
            )
            assert ground.stall_segments == anew.ground.stall_segments
            assert [goals.by_owner for goals in ground.goals] == [goals.by_owner for goals in anew.ground.goals]
            inside = [trade for trade, site in enumerate(state.customers) if site != d.NO_SITE]
            assert [room.calls_of(trade) for trade in inside] == [anew.calls_of(trade) for trade in inside]
            assert [room.stall_segments(trade) for trade in range(d.TRADES)] == [
                anew.stall_segments(trade) for trade in range(d.TRADES)
            ]
            for stand in ground.stands:
                if stand is not None:
                    assert room.growth(stand) == anew.growth(stand)
            for site in listed(ground.closing):
                assert meet(anew.ground.parted(site), ground.entries) or site == anew.ground.root
            seen = room
        play_random(state, luck, 1)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_what_is_kept_from_build_to_build_is_what_would_be_found_anew(mode: Mode) -> None:
    compare_kept(mode, 1)


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_what_is_kept_in_many_games_is_what_would_be_found_anew(mode: Mode) -> None:
    for seed in range(2, 32):
        compare_kept(mode, seed)


@pytest.mark.rule("CAI-LUR-21")
def test_an_entry_without_a_way_is_not_eligible() -> None:
    """TV-141; no game comes to such a position, and none is read, so it is made by hand."""
    state = some_state(Bazaar.read("E0; @white=F6; @purple=C1; @out=blue; 2 red B1>C1")).clone()
    from_a1 = Stand("arch", "white", "A2", "A1")
    sites = [d.SITE_WORDS.index(word) for word in (from_a1.stall, from_a1.entry)]
    state.put_stand(new_stand(0, TRADES.index("white"), *sites))
    assert not state.see_room().is_accessible()
    assert plain.lures(bazaar_of(state)) == {}
    assert state.see_room().all_lures() == []
