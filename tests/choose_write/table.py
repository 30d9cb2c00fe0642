"""A table for tests: a position in a few words, played in notation, read back in the words of the game."""

from collections.abc import Sequence
from typing import Any

from bedesten.core.contract import OVER
from bedesten.core.errors import IllegalAction
from bedesten.core.events import Event
from bedesten.core.luck import FastLuck, Luck, ScriptedLuck
from bedesten.core.registry import find_game, play
from bedesten.games.choose_write import data as d
from bedesten.games.choose_write.agenda import names_of
from bedesten.games.choose_write.lexicon import LEXICON
from bedesten.games.choose_write.parts import location_copies
from bedesten.games.choose_write.player import Player, goods_of
from bedesten.games.choose_write.state import ChooseWrite
from bedesten.kit import bags
from bedesten.kit.deck import KIND, Deck

HERE = find_game(d.NAME)
TWO: dict[str, Any] = {"red": {}, "yellow": {}}
THREE: dict[str, Any] = {"red": {}, "yellow": {}, "green": {}}
FOUR: dict[str, Any] = THREE | {"blue": {}}
FIVE: dict[str, Any] = FOUR | {"white": {}}


class Script:
    """Luck by names: which cards come, one after the other. What is not named is any luck."""

    def __init__(self, state: ChooseWrite) -> None:
        self.piles = [state.locations.pile[:], state.goods.pile[:], state.guilds.pile[:]]
        self.words: list[Sequence[str]] = [state.terms.cards, d.GOODS_CARD_WORDS, d.GUILD_WORDS]
        self.decks: list[Deck] = [state.locations, state.goods, state.guilds]
        self.rubies = [card for card in range(d.RUBY_CARDS) if state.ruby_pile >> card & 1]
        self.caravans = [card for card in range(d.CARAVANS) if state.caravans >> card & 1]
        self.outcomes: list[int] = []

    def add(self, name: str) -> None:
        if name in d.RUBY_WORDS:
            self._pick(self.rubies, d.RUBY_WORDS.index(name))
        elif name in d.CARAVAN_WORDS:
            self._pick(self.caravans, d.CARAVAN_WORDS.index(name))
        else:
            self._draw(name)

    def _pick(self, cards: list[int], card: int) -> None:
        if len(cards) > 1:
            self.outcomes.append(cards.index(card))
        cards.remove(card)

    def _draw(self, name: str) -> None:
        if name.rstrip("<>") in self.words[0]:
            name = name.rstrip("<>")  # with several players marks mean nothing
        elif name in d.LOCATION_WORDS:
            name += "<" if self.piles[0][d.CARD_WORDS.index(f"{name}<")] else ">"
        deck = next(number for number, words in enumerate(self.words) if name in words)
        pile, kind = self.piles[deck], self.words[deck].index(name)
        if not any(pile):
            for each in self.decks[deck].discarded():
                pile[each] += 1
        assert pile[kind], f"{name} is not in its deck"
        if sum(pile) > 1:
            self.outcomes.append(sum(pile[:kind]))
        pile[kind] -= 1


class Table:
    """A game in the middle, for tests that read as sentences."""

    def __init__(self, state: ChooseWrite) -> None:
        self.state = state
        self.events: list[Event] = []

    def play(self, *notations: str, luck: Luck | None = None) -> "Table":
        """Play actions in notation; luck that a test does not care about is any luck."""
        for notation in notations:
            play(self.state, notation, luck or FastLuck(1), self.events.append)
        return self

    def drawing(self, notation: str, *cards: str) -> "Table":
        """Play an action after which these cards come, in this order."""
        script = Script(self.state)
        for card in cards:
            script.add(card)
        luck = ScriptedLuck(script.outcomes)
        play(self.state, notation, luck, self.events.append)
        assert luck.left() == 0, "fewer cards came than the test says"
        return self

    def refused(self, notation: str) -> str:
        """Return the rule for which an action is refused; it changes nothing."""
        before = HERE.write(self.state)
        try:
            play(self.state, notation, FastLuck(1))
        except IllegalAction as refusal:
            assert HERE.write(self.state) == before
            return refusal.rule
        raise AssertionError(f"{notation} is possible")

    def offers(self) -> set[str]:
        return {LEXICON.say(action) for action in self.state.actions()}

    def offered(self, verb: str) -> set[str]:
        """Return what is offered with a verb: the locations of `use`, the goods of `take`."""
        return {notation[len(verb) + 1 :] for notation in self.offers() if notation.split()[0] == verb}

    def question(self) -> str:
        """Return the name of the present question; empty at the end of the game."""
        return (names_of(self.state.agenda) or [""])[0]

    def decides(self) -> str:
        return "" if self.state.seat == OVER else d.COLOUR_WORDS[self.state.seat]

    def is_over(self) -> bool:
        return self.state.seat == OVER

    def player(self, colour: str = "red") -> Player:
        return self.state.players[d.COLOUR_WORDS.index(colour)]

    def goods(self, colour: str = "red") -> dict[str, str]:
        """Return the columns that are not empty, filled and crossed: {"FA": "3/2"}."""
        player = self.player(colour)
        return {
            word: f"{goods_of(player.filled, good)}/{goods_of(player.crossed, good)}"
            for good, word in enumerate(d.GOOD_WORDS)
            if goods_of(player.filled, good)
        }

    def lira(self, colour: str = "red") -> str:
        player = self.player(colour)
        return f"{player.lira_filled}/{player.lira_crossed}"

    def actions(self, colour: str = "red") -> str:
        player = self.player(colour)
        return f"{player.actions_filled}/{player.actions_crossed}"

    def rubies(self, colour: str = "red") -> int:
        return int(self.player(colour).rubies)

    def origins(self, colour: str = "red") -> dict[str, int]:
        player = self.player(colour)
        return {
            word: int(player.rubies_from(origin))
            for origin, word in enumerate(d.ORIGIN_WORDS)
            if player.rubies_from(origin)
        }

    def checks(self, colour: str = "red") -> dict[str, int]:
        return {
            d.LOCATION_WORDS[place]: int(bags.count(self.player(colour).checks, place))
            for place in d.SQUARES
            if bags.count(self.player(colour).checks, place)
        }

    def icons(self, place: str, colour: str = "red") -> int:
        return int(bags.count(self.player(colour).icons, d.LOCATION_WORDS.index(place)))

    def cards(self, colour: str = "red") -> list[str]:
        return sorted(d.GOODS_CARD_WORDS[card & KIND] for card in self.player(colour).goods_cards)

    def guilds(self, colour: str = "red") -> list[str]:
        return sorted(d.GUILD_WORDS[card & KIND] for card in self.player(colour).guild_cards)

    def hand(self, colour: str = "red") -> str:
        """Return the Location card in hand without its mark; empty if there is none."""
        card = self.player(colour).hand
        return "" if card == d.NO_CARD else d.CARD_WORDS[card & KIND].rstrip("<>")

    def display(self) -> list[str]:
        """Return the display from left to right, without marks; empty where a card is missing."""
        places = (self.state.display_left, self.state.display_right)
        return ["" if card == d.NO_CARD else d.CARD_WORDS[card].rstrip("<>") for card in places]

    def price(self, letter: str) -> dict[str, int]:
        packed = self.state.prices[d.LETTER_WORDS.index(letter)]
        return {word: int(goods_of(packed, good)) for good, word in enumerate(d.GOOD_WORDS) if goods_of(packed, good)}

    def palace(self, letter: str) -> list[str]:
        return [d.RUBY_WORDS[card] for card in self.state.letters[d.LETTER_WORDS.index(letter)]]

    def caravan(self) -> str:
        return d.CARAVAN_WORDS[self.state.caravan]

    def discards(self, deck: str) -> list[str]:
        """Return a discard pile, the top card first; Location cards without marks."""
        piles: dict[str, tuple[Deck, list[str]]] = {
            "location": (self.state.locations, [word.rstrip("<>") for word in d.CARD_WORDS]),
            "goods": (self.state.goods, list(d.GOODS_CARD_WORDS)),
            "guild": (self.state.guilds, list(d.GUILD_WORDS)),
        }
        pile, words = piles[deck]
        return [words[kind] for kind in pile.discarded()]

    def told(self, what: str) -> list[Event]:
        return [event for event in self.events if event.what == what]

    def pass_all(self) -> "Table":
        """Let everybody pass who is asked whether to follow."""
        while self.question() == "follow":
            self.play("pass")
        return self


def given(players: dict[str, Any] | None = None, **position: Any) -> Table:
    """Return a table with this position, at the beginning of red's turn unless it says otherwise.

    Whatever is not said is as at set-up: by default red and yellow play. The keys are those of docs/notation.md.
    """
    state = HERE.read({"players": players or TWO, **position})
    assert isinstance(state, ChooseWrite)
    return Table(state)


def red(**sheet: Any) -> dict[str, Any]:
    """Return two players of whom red's sheet differs from set-up."""
    return {"red": sheet, "yellow": {}}


def alone(sheet: dict[str, Any] | None = None, **position: Any) -> Table:
    """Return a solo game."""
    return given({"red": sheet or {}}, **position)


def using(card: str, players: dict[str, Any] | None = None, **position: Any) -> Table:
    """Return a table at which red has just played a card of the display, for all to use."""
    other = next(word for word in ("2", "5", "9") if word != card)
    return given(players, **{"display": [card, other], **position}).play(f"play {card}")


def following(card: str, yellow: dict[str, Any], red_uses: str, **position: Any) -> Table:
    """Return a table of two at which yellow follows: red has played a card and used a location without a choice."""
    table = using(card, {"red": {}, "yellow": yellow}, **position)
    return table.play(f"use {red_uses}") if table.question() == "use" else table


def deck_of(*cards: str, held: Sequence[str] = ()) -> dict[str, Any]:
    """Return a Location deck with these cards alone; all others but those `held` were played."""
    named = [card if card[-1] in "<>" or card[0] == "f" else f"{card}<" for card in cards]
    gone = [card for card in d.CARD_WORDS if card not in named and card not in held]
    return {"draw_pile": {"cards": dict.fromkeys(named, 1)}, "discards": gone}


def ending(*cards: str, players: dict[str, Any] | None = None, **position: Any) -> Table:
    """Return a table with so few Location cards left in the deck; the display has 8 and 4, hands are 1, 5, 10, 14."""
    names = list(players or TWO)
    hands = dict(zip(names, ("1<", "5<", "10<", "14<", "13<"), strict=False))
    sheets = {name: {"hand": hands[name], **(players or TWO)[name]} for name in names}
    held = ["8<", "4<", *hands.values()]
    return given(sheets, **{"display": ["8<", "4<"], "location_deck": deck_of(*cards, held=held), **position})


def start(players: int, *cards: str, seat: int = 0, **options: Any) -> Table:
    """Set a game up with these Location cards coming, the rest as it comes: display, then hands from the first seat."""
    every = location_copies(players == 1)
    words = d.CARD_WORDS if players == 1 else d.PLAIN_CARD_WORDS
    outcomes = [seat] if players > 1 else []
    outcomes += [0] * (4 * d.RUBY_CARDS_EACH[players])
    laid = 0
    for card in cards:
        kind = words.index(card if players == 1 else card.rstrip("<>"))
        outcomes.append(sum(every[:kind]))
        every[kind] -= 1
        if card == "f3":
            outcomes += [0] * players
        elif card not in d.FOUNTAIN_WORDS:
            laid += 1
            if laid == 2:
                outcomes.append(0)  # the Caravan card
    luck = ScriptedLuck(outcomes)
    state = HERE.start(players, luck, **options)
    assert isinstance(state, ChooseWrite)
    return Table(state)
