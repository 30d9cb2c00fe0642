"""A table for tests: a position in a few words, played in notation, read back in the words of the game."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bedesten.core.contract import OVER
from bedesten.core.events import Event
from bedesten.core.luck import FastLuck, Luck, ScriptedLuck
from bedesten.core.registry import find_game, play
from bedesten.games.istanbul.agenda import write_agenda
from bedesten.games.istanbul.data import BASE_DECK, CARD_WORDS, COLOUR_WORDS, TILE_WORDS
from bedesten.games.istanbul.lexicon import LEXICON, goods_text
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.kit.deck import KIND

TURN = ["move", "assist", "pay-merchants", "act", "encounters"]
BASE_CARDS = CARD_WORDS[: len(BASE_DECK)]
"""The kinds of Bonus cards of the base game."""


def dice(*pips: int) -> Luck:
    """Return luck for dice that will show these pips."""
    return ScriptedLuck([pip - 1 for pip in pips])


class Table:
    """A game in the middle, for tests that read as sentences."""

    def __init__(self, state: Istanbul) -> None:
        self.state = state
        self.events: list[Event] = []

    def play(self, *notations: str, luck: Luck | None = None) -> "Table":
        """Play actions in notation; luck that a test does not care about is any luck."""
        for notation in notations:
            play(self.state, notation, luck or FastLuck(1), self.events.append)
        return self

    def offers(self) -> set[str]:
        """Return the notations of all legal actions."""
        return {LEXICON.say(action) for action in self.state.actions()}

    def offered(self, verb: str) -> set[str]:
        """Return what is offered with a verb: the places of `move`, the cards of `play`."""
        return {notation[len(verb) + 1 :] for notation in self.offers() if notation.split()[0] == verb}

    def question(self) -> str:
        """Return the name of the present question; empty at the end of the game."""
        agenda = write_agenda(self.state.agenda)
        if not agenda:
            return ""
        return agenda[0] if isinstance(agenda[0], str) else next(iter(agenda[0]))

    def decides(self) -> str:
        """Return the colour that must decide; empty at the end of the game."""
        return "" if self.state.seat == OVER else COLOUR_WORDS[self.state.players[self.state.seat].colour]

    def player(self, colour: str) -> Player:
        return next(p for p in self.state.players if COLOUR_WORDS[p.colour] == colour)

    def goods(self, colour: str) -> str:
        return goods_text(self.player(colour).goods)

    def hand(self, colour: str) -> list[str]:
        return sorted(CARD_WORDS[card & KIND] for card in self.player(colour).hand)

    def tiles(self, colour: str) -> list[str]:
        return [word for tile, word in enumerate(TILE_WORDS) if self.player(colour).has_tile(tile)]

    def stack(self, colour: str) -> str:
        """Return the Assistants of a stack from top to bottom: o for an own one, n for a neutral one."""
        return f"{int(self.player(colour).stack):b}"[1:].replace("0", "o").replace("1", "n")

    def lying(self, colour: str) -> set[int]:
        return {place for place in range(26) if self.player(colour).has_lying(place)}

    def discards(self) -> list[str]:
        """Return the discard pile, the top card first."""
        return [CARD_WORDS[kind] for kind in self.state.deck.discarded()]

    def draw_pile(self) -> list[str]:
        """Return the cards of the draw pile, which has no order."""
        return [word for word, copies in zip(CARD_WORDS, self.state.deck.pile, strict=False) for _ in range(copies)]

    def drawing(self, card: str) -> Luck:
        """Return luck by which the next card drawn is this one."""
        return ScriptedLuck([(self.draw_pile() or sorted(self.discards(), key=CARD_WORDS.index)).index(card)])

    def told(self, what: str) -> list[Event]:
        """Return the events of one kind since the table was set."""
        return [event for event in self.events if event.what == what]


def red(**owned: Any) -> dict[str, dict[str, Any]]:
    """Return three players of whom only red differs from set-up; others follow: `red(lira=4) | {"green": {}}`."""
    return {"red": owned, "yellow": {}, "green": {}}


def red_with_neutrals(**owned: Any) -> dict[str, dict[str, Any]]:
    """Return three players with neutral Assistants; only red, with three own ones in stack and lying, differs."""
    stack = ["own", "own", "own", "neutral"]
    return {"red": {"stack": stack} | owned, "yellow": {"stack": stack}, "green": {"stack": stack}}


def rest_of_deck(*but: str) -> list[str]:
    """Return all Bonus cards but these: the hand of somebody who leaves nothing else for hands and piles."""
    cards: Counter[str] = Counter(dict(zip(BASE_CARDS, BASE_DECK, strict=True)))
    cards.subtract(but)
    return list(cards.elements())


def given(players: dict[str, dict[str, Any]] | None = None, at: str | Sequence[Any] = "move", **position: Any) -> Table:
    """Return a table with this position. Whatever is not said is as at set-up.

    `players` maps colours (2 to 5, the first one is active unless `active=` says otherwise) to what differs, e.g.
    `{"red": {"merchant": 5, "lira": 4, "hand": ["five-lira"]}, "yellow": {}, "green": {}}`;
    by default red, yellow and green. `at` is the phase of the turn at which the game stands (one of TURN), or a
    whole agenda. The keys of `position` are those of docs/notation.md.
    """
    players = players or {"red": {}, "yellow": {}, "green": {}}
    agenda = TURN[TURN.index(at) :] if isinstance(at, str) and at in TURN else [at] if isinstance(at, str) else at
    state = find_game("istanbul").read({"players": players, "agenda": list(agenda), **position})
    assert isinstance(state, Istanbul)
    return Table(state)


def read_back(table: Table) -> Table:
    """Return the table that somebody gets who reads the written position of this one."""
    game = find_game("istanbul")
    state = game.read(game.write(table.state))
    assert isinstance(state, Istanbul)
    return Table(state)


def new_table(players: int = 3, seed: int = 1, **options: Any) -> Table:
    """Return a game at its start."""
    state = find_game("istanbul").start(players, FastLuck(seed), **options)
    assert isinstance(state, Istanbul)
    return Table(state)
