"""A deck in words: how its piles, the cards in hand and what everybody saw of them stand in positions and views.

Players and kinds of cards go by their words, which the game hands over in the order of seats and of kinds.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bedesten.core.errors import shown
from bedesten.kit.deck import FACE_UP, KIND, OPENLY, ORIGIN, RESHUFFLE, UNSEEN, Deck, Memory
from bedesten.kit.inference import in_order
from bedesten.kit.reader import DataReader

MOST_PILES = 10**6

# Writing.


def write_pile(deck: Deck, words: Sequence[str]) -> dict[str, Any]:
    """Write the draw pile: which one it is, and how many cards of each kind it holds."""
    return {
        "number": deck.number,
        "cards": {words[kind]: copies for kind, copies in enumerate(deck.pile) if copies},
    }


def write_discards(deck: Deck, words: Sequence[str]) -> list[str]:
    """Write the discard pile from its top card down."""
    return [words[kind] for kind in deck.discarded()]


def write_card(card: int, pile: int, words: Sequence[str]) -> str:
    """Write a card in hand: where it came from is added unless it came from the present draw pile."""
    word, origin = words[card & KIND], card // ORIGIN
    if origin == pile:
        return word
    return f"{word} openly" if origin == OPENLY else f"{word} of pile {origin}"


def write_memory(memory: Memory | None, players: Sequence[str], words: Sequence[str]) -> list[str]:
    """Write what everybody saw since there has been doubt, the oldest first."""
    return [_write_event(event, players, words) for event in in_order(memory)]


def _write_event(event: Memory, players: Sequence[str], words: Sequence[str]) -> str:
    if event.seat == RESHUFFLE:
        return "reshuffle"
    if event.seat == FACE_UP:
        return f"turned up {words[event.kind]}"
    if event.kind == UNSEEN:
        return f"{players[event.seat]} draws"
    return f"{players[event.seat]} shows {words[event.kind]} of pile {event.pile}"


# What a seat may know.


def see_pile(deck: Deck) -> dict[str, int]:
    """Return what everybody may know of the draw pile by itself; `unseen_cards` says what it may hold."""
    return {"number": deck.number, "cards": deck.size}


def see_hand(hand: Iterable[int], is_own: bool, words: Sequence[str]) -> list[str]:
    """Return the cards of a hand that its owner, or everybody else, may see."""
    return [words[card & KIND] for card in hand if is_own or card // ORIGIN == OPENLY]


# Reading.


def read_pile_number(reader: DataReader, data: Mapping[str, Any], key: str = "draw_pile") -> int:
    """Read which draw pile this is: cards in hand of which nothing is said come from it."""
    pile = reader.table(data, key)
    reader.check_keys(key, pile, ("number", "cards"))
    return reader.number(pile, "number", f"{key}: ", 1, MOST_PILES, 1)


def read_deck(
    reader: DataReader,
    data: Mapping[str, Any],
    number: int,
    copies: Sequence[int],
    elsewhere: Iterable[int],
    words: Sequence[str],
) -> Deck:
    """Read what `draw_pile` and `discards` hold.

    What the draw pile holds may be left out: it is what is left of all `copies` when the discards and the cards
    `elsewhere`, such as those in hand, are taken out.
    """
    pile = reader.table(data, "draw_pile")
    discards = reader.words(data, "discards", words)
    if "cards" in pile:
        cards = reader.table(pile, "cards", "draw_pile: ")
        reader.check_keys("draw_pile: cards", cards, words)
        counts = [reader.number(cards, word, "draw_pile: ", 0, 99, 0) for word in words]
    else:
        gone = Counter([*elsewhere, *discards])
        counts = [max(0, due - gone[kind]) for kind, due in enumerate(copies)]
    return deck_of(counts, number, discards)


def deck_of(counts: list[int], number: int, discards: Sequence[int]) -> Deck:
    """Return a deck with this draw pile, and these discards from the top card down."""
    deck = Deck(counts, sum(counts))
    deck.number = number
    for kind in reversed(discards):
        deck.put_on_discards(kind)
    return deck


def read_card(reader: DataReader, text: object, where: str, pile: int, words: Sequence[str]) -> int:
    """Read a card in hand as `write_card` writes it."""
    match = re.fullmatch(r"(\S+)(?: (openly)| of pile ([1-9][0-9]{0,5}))?", text if isinstance(text, str) else "")
    if match is None or (match[3] and int(match[3]) > pile):
        forms = f"'{words[0]}', '{words[0]} openly' or '{words[0]} of pile 1'"
        reader.fail(f"{where}a card is written as {forms}, not {shown(text)}")
        return ORIGIN * pile
    kind = reader.word(match[1], words, f"{where}each card of the hand")
    return kind + ORIGIN * (OPENLY if match[2] else int(match[3] or pile))


def read_memory(
    reader: DataReader, data: Mapping[str, Any], players: Sequence[str], pile: int, words: Sequence[str]
) -> Memory | None:
    """Read `memory` as `write_memory` writes it; `pile` is the number of the present draw pile."""
    events = reader.items(data, "memory")
    memory: Memory | None = None
    reshuffles = events.count("reshuffle")
    number = pile - reshuffles
    if number < 1:
        reader.fail(f"memory: there were {pile - 1} reshuffles before draw pile {pile}, not {reshuffles}")
        return None
    form = re.compile(r"reshuffle|turned up (\S+)|(\S+) (?:draws|shows (\S+) of pile ([1-9][0-9]{0,5}))")
    for item in events:
        match = form.fullmatch(item) if isinstance(item, str) else None
        if match is None:
            forms = f"'{players[0]} draws', '{players[0]} shows {words[0]} of pile 1' or 'reshuffle'"
            reader.fail(f"memory: what was seen is written as {forms}, not {shown(item)}")
        elif item == "reshuffle":
            number += 1
            memory = Memory(RESHUFFLE, UNSEEN, number, memory)
        elif match[1] is not None:
            memory = Memory(FACE_UP, reader.word(match[1], words, "memory: each card turned up"), number, memory)
        else:
            seat = reader.word(match[2], players, "memory: whoever drew or showed a card")
            kind = UNSEEN if match[3] is None else reader.word(match[3], words, "memory: each card shown")
            origin = int(match[4] or number)
            if origin > number:
                reader.fail(f"memory: there was no draw pile {origin} yet at {shown(item)}")
                origin = number
            memory = Memory(seat, kind, origin, memory)
    return memory


# Checks.


def deck_problems(deck: Deck, hands: Sequence[Sequence[int]]) -> list[str]:
    """Return what cannot be right about the piles and the origins of the cards in hand."""
    problems = [
        f"a card comes from pile {card // ORIGIN}, but only {deck.number} were drawn from"
        for hand in hands
        for card in hand
        if card // ORIGIN > deck.number
    ]
    if deck.size != sum(deck.pile) or deck.discard_size != len(deck.discarded()):
        problems.append("the sizes of the piles are miscounted")
    return problems


def memory_problems(
    deck: Deck, hands: Sequence[Sequence[int]], copies: Sequence[int], players: Sequence[str], words: Sequence[str]
) -> list[str]:
    """Go back through what is remembered: at all times hands and piles held what was drawn and shown afterwards."""
    event = deck.memory
    problems = []
    held = [Counter(card // ORIGIN for card in hand if card >= ORIGIN) for hand in hands]
    hidden = {deck.number: Counter(dict(enumerate(deck.pile)))}
    for hand in hands:
        for card in hand:
            if card >= ORIGIN:
                hidden.setdefault(card // ORIGIN, Counter())[card & KIND] += 1
    if event is not None and not any(held):
        problems.append("memory: nobody holds a hidden card, so there is nothing to remember")
    number = int(deck.number)
    while event is not None:
        if event.seat == RESHUFFLE:
            for name, piles in zip(players, held, strict=True):
                if piles[number]:
                    problems.append(f"memory: {name} holds {piles[number]} cards of pile {number} before that was made")
            hidden.pop(number, None)
            number -= 1
        else:
            is_open = event.seat == FACE_UP
            name, piles = ("the table", Counter[int]()) if is_open else (players[event.seat], held[event.seat])
            if event.kind == UNSEEN:
                piles[event.pile] -= 1
                if piles[event.pile] < 0:
                    problems.append(f"memory: {name} draws a card of pile {event.pile} that is nowhere afterwards")
                    piles[event.pile] = 0
            else:
                piles[event.pile] += 1
                hidden.setdefault(event.pile, Counter())[event.kind] += 1
                found = sum(cards[event.kind] for cards in hidden.values())
                if found > copies[event.kind]:
                    problems.append(f"memory: {found} cards {words[event.kind]} are hidden when {name} shows one")
        event = event.before
    return problems
