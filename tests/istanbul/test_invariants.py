"""The invariants of docs/rules/istanbul.md over thousands of random games of every mode."""

import pytest
from hypothesis import given, settings

from bedesten.core.contract import OVER
from bedesten.core.engine import is_compiled
from bedesten.core.luck import FastLuck
from bedesten.core.registry import find_game
from bedesten.games.istanbul.agenda import agenda_problems
from bedesten.games.istanbul.chapters import RULE_SETS
from bedesten.games.istanbul.data import (
    BLACK_MARKET,
    DEALER_RUBIES,
    FOUNTAIN,
    GEMSTONE_DEALER,
    POLICE_STATION,
    TEA_HOUSE,
)
from bedesten.games.istanbul.invariants import problems_of
from bedesten.games.istanbul.letters.auction import Bid
from bedesten.games.istanbul.letters.data import MERCHANT_HOME
from bedesten.games.istanbul.letters.kiosk import UseTile
from bedesten.games.istanbul.letters.post import ExtraTurn, PayTurn
from bedesten.games.istanbul.letters.table import NO_LETTERS
from bedesten.games.istanbul.lexicon import LEXICON
from bedesten.games.istanbul.state import Istanbul
from bedesten.kit import bags
from bedesten.kit.deck import KIND
from tests.istanbul.games import MODES, Mode, beginnings, layout_numbers, play_random, seeds, some_game

GAMES_PER_MODE = 100 if is_compiled() else 25
"""2800 games in all, of every rule set, number of players, layout and deck; interpreted, as many as take as long."""

DECISIONS = 120

every_mode = pytest.mark.parametrize("mode", MODES, ids=str)
many_games = settings(max_examples=GAMES_PER_MODE, deadline=None, derandomize=True)


def check_change(before: Istanbul, action: str, after: Istanbul) -> None:
    """Check what may change from one decision to the next."""
    active = before.active
    same_turn = after.active == active and not after.finale and after.round == before.round
    for old, new in zip(before.players, after.players, strict=True):
        assert new.rubies >= old.rubies, "INV-09: rubies are never lost"
        if new.seat != before.seat:
            # INV-30: only the deciding player can lose anything, but for a caught Family member and an auction won.
            sold = isinstance(before.agenda, Bid) and before.agenda.leader == new.seat and len(new.hand) > len(old.hand)
            assert new.lira == old.lira - highest_bid(before) if sold else new.lira >= old.lira
            assert new.goods == old.goods
            assert sold or sorted(card & KIND for card in new.hand) == sorted(card & KIND for card in old.hand)
            assert new.companion == old.companion
            assert new.letters + new.delivered == old.letters + old.delivered
            assert (new.guild, new.coffee, new.tavern) == (old.guild, old.coffee, old.tavern)
            assert new.merchant == old.merchant
            assert new.family in (old.family, POLICE_STATION)
            assert (new.stack, new.lying) == (old.stack, old.lying)
    assert after.mail in (before.mail, (before.mail + 1) % 5), "INV-27: the mail goes on by one"
    lira = sum(player.lira for player in after.players) - sum(player.lira for player in before.players)
    if action == "pay" and type(before.agenda).__name__ == "PayMerchants":
        neutral = sum(place == before.target for place in before.neutral_merchants)
        assert lira == -2 * neutral, "INV-19: what merchants are paid stays with the players"
    moved = after.players[active].merchant != before.players[active].merchant
    if action == "guild 7" or (isinstance(before.agenda, UseTile) and before.agenda.tile == MERCHANT_HOME and moved):
        assert after.players[active].merchant == FOUNTAIN, "INV-31: this Guild card or tile leads to the Fountain"
    else:
        by_move = action.startswith(("move ", "join "))
        assert moved == by_move, "INV-31: the Merchant moves in step 1a only, or out of the Catacombs"
    check_walk(before, action)
    check_letters(before, action, after)
    if action == "stop":
        # INV-32: a turn ended at once changes nothing more; only an extra turn may be bought.
        assert lira == 0
        assert not same_turn or isinstance(after.agenda, ExtraTurn)
        assert [p.goods for p in after.players] == [p.goods for p in before.players]
    assert after.round >= before.round
    assert after.is_last_round() or not before.is_last_round(), "INV-36: the end is never revoked"
    if before.is_last_round() and not before.finale:
        assert after.round == before.round, "INV-36: the game ends within the round"
    count = len(after.players)
    price = after.dealer_price()
    taken = DEALER_RUBIES[count] - after.rubies[GEMSTONE_DEALER]
    assert price == 24 - DEALER_RUBIES[count] + taken, "INV-08: the price follows from the rubies taken"


def highest_bid(state: Istanbul) -> int:
    return int(state.agenda.highest) if isinstance(state.agenda, Bid) else 0


def check_letters(before: Istanbul, action: str, after: Istanbul) -> None:
    """Check what may change of Letters and Companions."""
    if before.letters is NO_LETTERS:
        assert after.letters is NO_LETTERS
        assert all((p.letters, p.delivered, p.companion) == (0, 0, 0) for p in after.players)
        return
    assert after.letters.uses - before.letters.uses in (0, 1)
    for old, new in zip(before.players, after.players, strict=True):
        if not action.startswith("sealed "):
            kept = all(bags.count(new.delivered, place) >= bags.count(old.delivered, place) for place in range(26))
            assert kept, "INV-26: a delivered Letter is never turned back"
        if new.companion != old.companion:
            assert action.split(maxsplit=1)[0] in ("companion", "place", "fetch", "act"), "INV-31"
            if action.startswith("companion "):
                assert new.merchant == old.merchant, "INV-31: either Merchant or Companion moves"
    if after.letters.is_extra and not before.letters.is_extra:
        assert isinstance(before.agenda, PayTurn), "INV-29: an extra turn is bought after a regular one"
        assert (after.round, after.active) == (before.round, before.active)


def check_walk(before: Istanbul, action: str) -> None:
    """INV-24: no walked move crosses a Barrier that somebody else controls."""
    detour = before.mocha.detour
    player = before.players[before.active]
    if not action.startswith("move ") or detour is None or before.mocha.control == player.seat:
        return
    question = type(before.agenda).__name__
    steps = detour.steps(player.merchant)[int(action.split()[1])]
    if question in ("TurnStart", "Move") and not player.tavern & 1:
        assert 1 <= steps <= 2
    elif question == "FarMove":
        assert 3 <= steps <= 4


@every_mode
@pytest.mark.slow
def test_invariants_hold_after_every_action(mode: Mode) -> None:
    @many_games
    @given(seed=seeds, layout=layout_numbers, beginning=beginnings)
    def hold(seed: int, layout: int, beginning: int) -> None:
        state = some_game(mode, seed, mode.layout(layout), beginning, number=seed)
        luck = FastLuck(seed + 1)
        for _ in range(DECISIONS):
            assert problems_of(state) == []
            assert agenda_problems(state) == []
            if state.seat == OVER:
                break
            assert state.actions(), "INV-38: there is always something to do"
            assert len(set(state.actions())) == len(state.actions())
            before = state.clone()
            actions = state.actions()
            action = actions[luck.below(len(actions))]
            state.apply(action, luck)
            check_change(before, LEXICON.say(action), state)

    hold()


@every_mode
def test_a_game_comes_to_its_end(mode: Mode) -> None:
    """INV-02..39 at the end: equal turns, a winner, and nothing more to do."""
    players = mode.players
    for seed in range(3):
        luck = FastLuck(seed)
        state = mode.start(luck, "random")
        turns = [0] * players
        decisions = 0
        in_turn = 0
        last = (0, -1)
        while state.seat != OVER:
            now = (int(state.round), int(state.active))
            if now != last and not state.finale:
                turns[state.active] += 1
                last = now
                in_turn = 0
                assert max(turns) - min(turns) <= 1, "INV-29: nobody is a turn ahead"
            actions = state.actions()
            state.apply(actions[luck.below(len(actions))], luck)
            decisions += 1
            in_turn += 1
            assert in_turn < 200, "INV-39: a turn is finite"
        assert len(set(turns)) == 1, "INV-29: all players had equally many turns"
        assert state.actions() == []
        target = 5 if mode.rules == "base" and players > 2 else 6
        assert max(player.rubies for player in state.players) >= target
        standing = state.standing()
        assert standing.winners, "INV-37: somebody wins"
        best = {rank.scores for rank in standing.ranks if rank.place == 1}
        assert len(best) == 1, "INV-37: winners are equal in everything"
        assert problems_of(state) == []


@settings(max_examples=300, deadline=None, derandomize=True)
@given(seed=seeds)
def test_random_layouts_obey_their_conditions(seed: int) -> None:
    """INV-33"""
    for name, rules in RULE_SETS.items():
        board = Mode(name, 3, False).start(FastLuck(seed), "random").board
        assert sorted(board.layout) == rules.numbers()
        assert board.cell[FOUNTAIN] in rules.inner_cells
        assert board.distance(BLACK_MARKET, TEA_HOUSE) >= 3
        if name != "base":
            black, tea = board.cell[BLACK_MARKET], board.cell[TEA_HOUSE]
            assert black // board.columns != tea // board.columns
            assert black % board.columns != tea % board.columns


@every_mode
def test_the_same_seed_gives_the_same_game(mode: Mode) -> None:
    """INV-35"""
    game = find_game("istanbul")
    courses = []
    for _ in range(2):
        luck = FastLuck(99)
        state = mode.start(luck, "random")
        play_random(state, luck, 800)
        courses.append(game.write(state))
    assert courses[0] == courses[1]
