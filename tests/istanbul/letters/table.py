"""Tables of Letters & Seals and of the Great Bazaar for tests, in a few words."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bedesten.core.luck import Luck, ScriptedLuck
from bedesten.games.istanbul.data import CARD_WORDS
from bedesten.games.istanbul.letters.data import KIOSK_WORDS
from bedesten.games.istanbul.letters.rules import LETTERS
from bedesten.kit import bags
from tests.istanbul.table import Table, given

LETTERS_TURN = ["start", "assist", "pay-merchants", "act", "encounters", "extra-turn"]


def lettered(
    players: dict[str, dict[str, Any]] | None = None, at: str | Sequence[Any] = "start", **position: Any
) -> Table:
    """Return a table of Letters & Seals at a phase of the turn, or with a whole agenda."""
    agenda = LETTERS_TURN[LETTERS_TURN.index(at) :] if isinstance(at, str) else at
    return given(players, agenda, **{"rules": "letters", **position})


def bazaar(
    players: dict[str, dict[str, Any]] | None = None, at: str | Sequence[Any] = "start", **position: Any
) -> Table:
    """Return a table of the Great Bazaar; its places lie in order, but for the Fountain in the middle."""
    layout = [[1, 2, 3, 4, 5], [6, 13, 8, 9, 10], [11, 12, 7, 14, 15], [16, 17, 18, 19, 20], [21, 22, 23, 24, 25]]
    return lettered(players, at, **{"rules": "great-bazaar", "layout": layout, **position})


def letters(table: Table, colour: str = "red") -> list[int]:
    """Return the places of the Letters in front of a player that are not delivered."""
    return bags.kinds(table.player(colour).letters)


def delivered(table: Table, colour: str = "red") -> list[int]:
    return bags.kinds(table.player(colour).delivered)


def receiving(table: Table, *places: int) -> Luck:
    """Return luck by which the next Letters received are for these places."""
    pile = table.state.letters.pile
    indices = []
    for place in places:
        indices.append(bags.kinds(pile).index(place))
        pile -= bags.one(place)
    return ScriptedLuck(indices)


def revealing(table: Table, *tiles: str, letter: int = 1) -> Luck:
    """Return luck by which the Kiosk gives a Letter and then reveals these tiles."""
    pile = bags.kinds(table.state.letters.pile)
    indices = [pile.index(letter)]
    left = table.state.letters.kiosk
    for tile in tiles:
        number = KIOSK_WORDS.index(tile)
        indices.append(bags.kinds(left).index(number))
        left -= bags.one(number)
    return ScriptedLuck(indices)


def whole_deck(*but: str) -> list[str]:
    """Return all Bonus cards of the expansion but these: the hand of somebody who leaves nothing else."""
    cards: Counter[str] = Counter(dict(zip(CARD_WORDS, LETTERS.deck, strict=True)))
    cards.subtract(but)
    return list(cards.elements())
