"""What holds for every state: copies, round trips, refusals, and what a seat may know."""

import json
from collections import Counter
from typing import Any

import pytest

from bedesten.core.errors import BadPosition, UnreadableAction
from bedesten.core.luck import FastLuck, NotedLuck
from bedesten.core.registry import find_game
from bedesten.games.istanbul.actions import PLAY
from bedesten.games.istanbul.agenda import steps_of
from bedesten.games.istanbul.chapters import RULE_SETS
from bedesten.games.istanbul.data import CARD_WORDS, GEMSTONE_DEALER
from bedesten.games.istanbul.lexicon import LEXICON
from bedesten.games.istanbul.parts import PutAway
from bedesten.games.istanbul.state import Istanbul
from bedesten.kit.deck import KIND, ORIGIN
from tests.istanbul.games import Mode, all_modes, some_game
from tests.istanbul.table import Table, given

HERE = find_game("istanbul")


def as_bytes(data: object) -> bytes:
    return json.dumps(data, sort_keys=False).encode()


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_changing_part_of_a_clone_is_its_own(rules: str) -> None:
    state = some_game(Mode(rules, 4, True), seed=3, beginning=200)
    copy = state.clone()
    assert copy.deck is not state.deck
    assert copy.deck.pile is not state.deck.pile
    assert copy.deck.memory is state.deck.memory  # it never changes
    assert copy.tiles_taken is not state.tiles_taken
    assert copy.neutral_lying is not state.neutral_lying
    assert copy.neutral_merchants is not state.neutral_merchants
    for one, other in zip(state.players, copy.players, strict=True):
        assert one is not other
        assert one.goods is not other.goods
        assert one.hand is not other.hand
    assert (copy.mocha is state.mocha) == (rules in ("base", "letters"))
    assert (copy.letters is state.letters) == (rules in ("base", "mocha"))
    if rules in ("mocha", "great-bazaar"):
        assert copy.mocha.guilds is not state.mocha.guilds
        assert copy.mocha.guilds.pile is not state.mocha.guilds.pile


def test_goods_may_be_typed_in_any_order() -> None:
    assert LEXICON.say(LEXICON.parse("sell yrgy")) == "sell RGYY"
    assert LEXICON.say(LEXICON.parse("SELL BR")) == "sell RB"
    with pytest.raises(UnreadableAction):
        LEXICON.parse("sell RRRRRR")


def test_an_unreadable_action_says_what_is_near() -> None:
    with pytest.raises(UnreadableAction, match=r"'mvoe 11' is not an action; nearest: move 11"):
        LEXICON.parse("mvoe 11")
    with pytest.raises(UnreadableAction, match="an action begins with one of act, barrier, beyond, bid, call, catch"):
        LEXICON.parse("?!")


def holding_only(state: Istanbul, kind: int) -> Istanbul:
    """Return the same table where the active player holds one card of the draw pile and no other."""
    copy = state.clone()
    player = copy.players[copy.active]
    for card in player.hand:
        copy.deck.pile[card & KIND] += 1
    copy.deck.size += len(player.hand) - 1
    copy.deck.pile[kind] -= 1
    player.hand = [kind + ORIGIN * copy.deck.number]
    copy.deck.memory = None
    assert copy.agenda is not None
    copy.options = copy.agenda.options(copy, player)
    return copy


def besides_cards(state: Istanbul) -> dict[str, Any]:
    """Return a position without its questions and without what a card changes by leaving a hand."""
    position = HERE.write(state)
    players = position["players"]
    assert isinstance(players, dict)
    for player in players.values():
        del player["hand"]
    return {key: value for key, value in position.items() if key not in ("agenda", "draw_pile", "discards")}


@pytest.mark.rule("IST-BON-07")
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.slow
def test_no_card_is_played_for_nothing(seed: int) -> None:
    """Every kind of card at every question that random games come to: it asks, replaces, or changes something."""
    for state in all_modes(decisions=300, every=2, seed=seed):
        if state.seat != state.active or state.deck.size == 0:
            continue
        for kind, copies in enumerate(state.deck.pile):
            if not copies:
                continue
            table = holding_only(state, kind)
            if PLAY + kind not in table.actions():
                continue
            card = table.rules.cards[kind].stands_for(table)
            before = besides_cards(table)
            table.apply(PLAY + kind, FastLuck(seed))
            is_asking = any(isinstance(step, PutAway) for step in steps_of(table))
            assert is_asking or card.replaces or besides_cards(table) != before, CARD_WORDS[kind]


# What a seat knows of hidden cards (IST-RES-15).


def kinds_imagined(state: Istanbul, seat: int, other: str, worlds: int = 3000) -> Counter[str]:
    """Count which cards another player holds in imagined worlds."""
    luck = FastLuck(11)
    counts: Counter[str] = Counter()
    for _ in range(worlds):
        position = HERE.write(state.imagine(seat, luck))
        players = position["players"]
        assert isinstance(players, dict)
        counts.update(players[other]["hand"])
    return counts


def test_hidden_cards_are_imagined_in_proportion_to_what_is_unseen() -> None:
    table = given({"red": {"hand": ["any-good", "any-good"]}, "yellow": {"hand": ["stay"]}, "green": {}})
    counts = kinds_imagined(table.state, 0, "yellow")
    unseen = {"any-good": 2, "five-lira": 4, "palace-again": 2, "post-again": 2, "dealer-again": 2}
    unseen |= {"family-home": 2, "stay": 2, "far-move": 4, "assistant-home": 2, "any-sale": 2}
    assert set(counts) == set(unseen)
    for card, copies in unseen.items():
        assert counts[card] == pytest.approx(3000 * copies / 24, rel=0.2), card


def test_a_card_taken_openly_stays_known() -> None:
    table = given(
        {"red": {}, "yellow": {"merchant": 6, "hand": ["stay"]}, "green": {}},
        at=["act", "encounters"],
        active="yellow",
        discards=["far-move", "any-sale"],
    )
    table.play("act", "draw discards", "draw pile", "discard stay")
    counts = kinds_imagined(table.state, 0, "yellow", 300)
    assert counts["far-move openly"] == 300
    view = table.state.view(0)
    players = view["players"]
    assert isinstance(players, dict)
    assert players["yellow"]["hand"] == ["far-move"]
    assert players["yellow"]["cards"] == 2


def test_a_known_card_that_was_played_is_known_no_longer() -> None:
    table = given(
        {"red": {}, "yellow": {"hand": ["five-lira openly", "five-lira"]}, "green": {}}, active="yellow", at="act"
    )
    table.play("play five-lira")
    players = table.state.view(0)["players"]
    assert isinstance(players, dict)
    assert players["yellow"]["hand"] == []
    assert players["yellow"]["cards"] == 1


def test_after_a_reshuffle_everybody_knows_what_is_in_the_pile() -> None:
    """Two players: what is neither in the new pile nor in the own hand is in the other hand."""
    most = {"any-good": 4, "five-lira": 4, "palace-again": 2, "post-again": 2, "dealer-again": 2, "family-home": 2}
    most |= {"stay": 1, "far-move": 4, "assistant-home": 2, "any-sale": 1}
    table = given(
        {"red": {"hand": ["any-sale of pile 1"]}, "yellow": {"hand": ["stay of pile 1"]}},
        draw_pile={"number": 2, "cards": most},
    )
    assert kinds_imagined(table.state, 0, "yellow", 200) == {"stay of pile 1": 200}
    table = given(
        {"red": {"hand": ["any-sale of pile 1"]}, "yellow": {"hand": ["stay of pile 1", "any-good"]}},
        draw_pile={"number": 2, "cards": most | {"any-good": 3}},
    )
    counts = kinds_imagined(table.state, 0, "yellow", 400)
    assert counts["stay of pile 1"] == 400
    assert counts["any-good"] + counts["five-lira"] > 60
    assert "any-sale of pile 1" not in counts


def test_cards_drawn_before_a_reshuffle_are_shared_out_among_those_who_hold_such() -> None:
    table = given(
        {
            "red": {},
            "yellow": {"hand": ["stay of pile 1"]},
            "green": {"hand": ["any-sale of pile 1", "far-move"]},
        },
        draw_pile={"number": 2},
    )
    counts = kinds_imagined(table.state, 0, "yellow", 1000)
    assert set(counts) == {"stay of pile 1", "any-sale of pile 1"}
    assert counts["stay of pile 1"] == pytest.approx(500, rel=0.15)


def red_holds(older: str, newer: str, green: str) -> Table:
    """Return a game in its second draw pile: red holds a card of each pile, green one of the first."""
    players: dict[str, Any] = {
        "red": {"hand": [f"{older} of pile 1", newer]},
        "yellow": {},
        "green": {"hand": [f"{green} of pile 1"]},
    }
    return given(players, draw_pile={"number": 2})


@pytest.mark.rule("IST-RES-15")
def test_a_played_card_does_not_tell_which_draw_pile_it_came_from() -> None:
    # Of both piles a Lira card and a card to stay are unseen, so nobody knows which of red's two cards is which.
    one, other = red_holds("five-lira", "stay", green="stay"), red_holds("stay", "five-lira", green="five-lira")
    assert one.state.view(1) == other.state.view(1)
    one.play("play five-lira")
    other.play("play five-lira")
    assert one.state.view(1) == other.state.view(1)


@pytest.mark.rule("IST-RES-15")
def test_a_card_that_red_plays_does_not_give_away_what_green_holds() -> None:
    table = red_holds("five-lira", "stay", green="stay").play("play five-lira")
    worlds = [Table(table.state.imagine(1, FastLuck(seed))) for seed in range(50)]
    assert {world.hand("green")[0] for world in worlds} >= {"stay", "five-lira"}


@pytest.mark.rule("IST-RES-15")
def test_a_card_that_red_plays_does_not_make_impossible_cards_possible() -> None:
    """Green has drawn nothing since the reshuffle, so its card is one of the two that were out then."""
    table = red_holds("five-lira", "stay", green="stay").play("play five-lira")
    worlds = [Table(table.state.imagine(1, FastLuck(seed))) for seed in range(50)]
    assert {world.hand("green")[0] for world in worlds} == {"stay", "five-lira"}


def test_a_card_that_can_only_have_come_from_one_pile_leaves_the_others_apart() -> None:
    table = red_holds("any-sale", "stay", green="far-move").play("play stay")
    assert kinds_imagined(table.state, 1, "green", 100).keys() == {"any-sale of pile 1", "far-move of pile 1"}


def test_the_own_hand_is_never_imagined_otherwise() -> None:
    luck = FastLuck(1)
    for state in all_modes(decisions=600, every=60):
        for seat, player in enumerate(state.players):
            assert state.imagine(seat, luck).players[seat].hand == player.hand


def test_imagining_from_indistinguishable_worlds_gives_the_same_spread() -> None:
    """Two worlds that red cannot tell apart lead to the same imagined worlds, draw by draw."""
    one = given({"red": {}, "yellow": {"hand": ["stay"]}, "green": {"hand": ["any-sale"]}})
    two = given({"red": {}, "yellow": {"hand": ["five-lira"]}, "green": {"hand": ["far-move"]}})
    assert as_bytes(one.state.view(0)) == as_bytes(two.state.view(0))
    for seed in range(50):
        first = HERE.write(one.state.imagine(0, FastLuck(seed)))
        second = HERE.write(two.state.imagine(0, FastLuck(seed)))
        assert first == second


def test_the_luck_of_imagining_is_all_that_is_used() -> None:
    luck = NotedLuck(FastLuck(1))
    state = given({"red": {}, "yellow": {}, "green": {}}).state
    state.imagine(0, luck)
    assert luck.take() == []


# Positions.


def test_all_that_is_wrong_with_a_position_is_said_at_once() -> None:
    with pytest.raises(BadPosition) as refusal:
        HERE.read(
            {
                "players": {
                    "red": {"lira": -1, "goods": "RRRX", "merchant": 99, "hand": ["joker"]},
                    "yellow": {"extensions": 3, "rubies": 0, "stack": ["own"]},
                    "green": {"tiles": ["red", "red"], "lying": [7]},
                },
                "governor": 14,
                "mail": 5,
                "large_market": {"top": "L9"},
                "agenda": ["move", "encounters"],
                "weather": "fine",
            }
        )
    text = "\n".join(refusal.value.problems)
    for part in (
        "a position has no 'weather'",
        "red: lira is a number from 0",
        "red: goods are letters of RGYB",
        "red: merchant is a place of the board, not 99",
        "red: each card of the hand is one of any-good",
        "yellow: there are 5 own Assistants, not 2 (INV-10)",
        "green: nobody owns two tiles of one colour",
        "green: no Assistant lies on the Fountain (INV-11)",
        "the governor stands on one of the places 2 to 12, not 14 (INV-20)",
        "mail is a number from 0 to 4, not 5",
        "large_market: top is one of L1, L2, L3, L4, L5, not 'L9'",
        "agenda: after 'move' comes assist, not encounters",
        "INV-06",
    ):
        assert part in text, part


def test_a_position_may_leave_out_what_is_as_at_set_up() -> None:
    table = given({"red": {"lira": 4}, "white": {"rubies": 2}})
    assert table.offers() >= {"move 12", "move 3"}
    assert table.state.rubies[GEMSTONE_DEALER] == 7
    assert table.state.neutral_merchants == [14, 15, 16]
    assert table.state.deck.size == 26
