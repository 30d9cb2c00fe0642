"""What is true of every state: those invariants of the rule page that one position shows, checked one by one."""

from collections import Counter
from collections.abc import Sequence

from bedesten.games.choose_write import data as d
from bedesten.games.choose_write.agenda import guild_in_play, names_of
from bedesten.games.choose_write.parts import Terms
from bedesten.games.choose_write.player import Player, goods_of, total_of
from bedesten.games.choose_write.reader import goods_reached, lira_reached
from bedesten.games.choose_write.reconstructed import NOW
from bedesten.games.choose_write.state import FOLLOW_UP, FROM_GUILD, FROM_HAND, NOTHING, ChooseWrite
from bedesten.kit import bags
from bedesten.kit.deck import KIND, Deck
from bedesten.kit.deck_words import deck_problems, memory_problems


def problems_of(state: ChooseWrite) -> list[str]:
    """Return every invariant that a state breaks, each as a sentence with its id; none for a sound state."""
    problems = card_problems(state) + letter_problems(state) + caravan_problems(state) + turn_problems(state)
    for player in state.players:
        problems += player_problems(state, player)
    return problems


def _census(copies: Sequence[int], found: Counter[int], words: Sequence[str], invariant: str) -> list[str]:
    return [
        f"there are {found[kind]} cards {words[kind]}, not {due} ({invariant})"
        for kind, due in enumerate(copies)
        if found[kind] != due
    ]


def _all_cards(deck: Deck, elsewhere: Sequence[int]) -> Counter[int]:
    return Counter(dict(enumerate(deck.pile))) + Counter([*deck.discarded(), *elsewhere])


def card_problems(state: ChooseWrite) -> list[str]:
    colours = d.COLOUR_WORDS[: state.terms.players]
    players = state.players
    hands = [player.hand for player in players if player.hand != d.NO_CARD]
    display = [card for card in (state.display_left, state.display_right) if card != d.NO_CARD]
    found = _all_cards(state.locations, [*(card & KIND for card in hands), *display])
    problems = _census(state.terms.copies, found, state.terms.cards, "INV-01")
    if any(card & KIND >= d.FOUNTAIN for card in (*hands, *display)):
        problems.append("a Fountain is never in a hand or in the display (INV-02)")
    guilds = [[*player.guild_cards, *player.drawn] for player in players]
    held = [card & KIND for hand in guilds for card in hand]
    found = _all_cards(state.guilds, [*held, *guild_in_play(state.agenda)])
    problems += _census([1] * d.GUILDS, found, d.GUILD_WORDS, "INV-04")
    goods = [player.goods_cards for player in players]
    found = _all_cards(state.goods, [card & KIND for hand in goods for card in hand])
    problems += _census(NOW.goods_cards, found, d.GOODS_CARD_WORDS, "INV-05")
    problems += deck_problems(state.locations, [hands]) + deck_problems(state.guilds, guilds)
    problems += deck_problems(state.goods, goods)
    for deck, in_hands, copies, words in (
        (state.goods, goods, NOW.goods_cards, d.GOODS_CARD_WORDS),
        (state.guilds, guilds, [1] * d.GUILDS, d.GUILD_WORDS),
        (state.locations, [[player.hand] for player in players], state.terms.copies, state.terms.cards),
    ):
        problems += memory_problems(deck, in_hands, copies, colours, words)
    if state.locations.number != 1:
        problems.append("the Location deck is never shuffled again (CNW-REF-14)")
    return problems


def letter_problems(state: ChooseWrite) -> list[str]:
    problems = []
    cards = [card for letter in state.letters for card in letter]
    if len(set(cards)) != len(cards):
        problems.append("letters: each Ruby card is there once (INV-03)")
    first = d.RUBY_CARDS_EACH[state.terms.players]
    for letter, word in enumerate(d.LETTER_WORDS):
        laid = len(state.letters[letter])
        if total_of(state.prices[letter]) != d.RUBY_CARD_GOODS + laid - 1:
            problems.append(f"letters: {word} has one card with its price, and others beneath it (INV-07)")
        taken = sum(player.rubies_from(letter) for player in state.players)
        if not first <= laid <= first + taken:
            problems.append(f"letters: {word} has {first} to {first + taken} cards, not {laid} (INV-09)")
    return problems


def caravan_problems(state: ChooseWrite) -> list[str]:
    seen = [*state.returned, *([] if state.caravan == d.NO_CARD else [state.caravan])]
    unseen = [card for card in range(d.CARAVANS) if state.caravans >> card & 1]
    problems = []
    if sorted([*seen, *unseen]) != list(range(d.CARAVANS)):
        problems.append("caravan: each of the 8 cards is there once (INV-39)")
    if state.caravan == d.NO_CARD and state.round > 0:
        problems.append("caravan: one card is face up (INV-06)")
    return problems


def turn_problems(state: ChooseWrite) -> list[str]:
    """Compare the turn with what hands and display hold."""
    problems = []
    names = names_of(state.agenda)
    over = not names
    if state.how == NOTHING and state.round and names != ["play"] and not over:
        problems.append("turn: how says how the card of this turn was played")
    if state.round == 0 and (state.how != NOTHING or "play" in names or over):
        problems.append("round 0 is the set-up, in which nothing is played")
    if state.how == FOLLOW_UP and not state.terms.is_solo:
        problems.append("turn: a follow-up belongs to a solo game (CNW-SOL-17)")
    if (state.played == 0) != (state.how in (NOTHING, FROM_GUILD)):
        problems.append("turn: played is the location of the card that was played")
    for player in state.players:
        waits = state.how == FROM_HAND and player.seat == state.active and {"take-card", "draw-hand"} & set(names)
        is_due = not waits and (state.round > 0 or ("draw-hand", player.seat) not in _draws(state))
        if (player.hand != d.NO_CARD) != is_due and not (over and state.how == FROM_HAND):
            expected = "a Location card" if is_due else "no Location card yet"
            problems.append(f"{d.COLOUR_WORDS[player.seat]}: hand has {expected} (INV-19)")
    laid = sum(card != d.NO_CARD for card in (state.display_left, state.display_right))
    least = 0 if state.round == 0 else 1 if "refill" in names or over else 2
    if laid < least:
        problems.append(f"display has {least} cards at least, not {laid} (INV-19)")
    if "refill" not in names and not over and laid != 2:
        problems.append("display has two cards (INV-19)")
    if ("take-card" in names or "play" in names) and not over and state.how != 0 and laid != 2:
        problems.append("display has two cards to take from (INV-19)")
    if state.terms.is_solo and "discard-left" in names and "refill" not in names and laid != 2:
        problems.append("display has two cards before the left one is put away (INV-19)")
    if state.taken and not any(player.palace_rubies() for player in state.players):
        problems.append("turn: taken are letters at which a Ruby was taken (INV-08)")
    return problems


def _draws(state: ChooseWrite) -> list[tuple[str, int]]:
    step = state.agenda
    found = []
    for name in names_of(state.agenda):
        assert step is not None
        found.append((name, int(step.seat)))
        step = step.then
    return found


def player_problems(state: ChooseWrite, player: Player) -> list[str]:
    terms, name = state.terms, d.COLOUR_WORDS[player.seat]
    problems = []
    for good, word in enumerate(d.GOOD_WORDS):
        filled, crossed = goods_of(player.filled, good), goods_of(player.crossed, good)
        if not 0 <= crossed <= filled <= terms.column:
            problems.append(f"{name}: goods: {word} is crossed {crossed} of {filled} of {terms.column} (INV-10)")
    for track, filled, crossed, most in (
        ("lira", player.lira_filled, player.lira_crossed, terms.lira_spaces),
        ("actions", player.actions_filled, player.actions_crossed, terms.action_spaces),
    ):
        if not 0 <= crossed <= filled <= most:
            problems.append(f"{name}: {track} is crossed {crossed} of {filled} of {most} (INV-10)")
    for place in range(1, d.LOCATIONS):
        if bags.count(player.icons, place) > bags.count(terms.icons, place):
            problems.append(f"{name}: icons: there are not so many at {d.LOCATION_WORDS[place]} (INV-14)")
        if bags.count(player.checks, place) > bags.count(terms.squares, place):
            problems.append(f"{name}: checks: there are not so many squares at {d.LOCATION_WORDS[place]} (INV-15)")
    if player.rubies != sum(player.rubies_from(origin) for origin in range(d.ORIGINS)):
        problems.append(f"{name}: rubies are the sum of their origins (INV-16)")
    return problems + bonus_problems(terms, player)


def bonus_problems(terms: Terms, player: Player) -> list[str]:
    """Check that nobody has taken more Bonus Rubies than were reached; what is reached is taken in E1 (INV-17)."""
    name = d.COLOUR_WORDS[player.seat]
    return [
        f"{name}: rubies: {word} is at most {reached}, not {player.rubies_from(origin)} (INV-17)"
        for word, reached, origin in (
            ("lira", lira_reached(terms, player), d.FROM_LIRA),
            ("goods", goods_reached(terms, player), d.FROM_GOODS),
        )
        if player.rubies_from(origin) > reached
    ]
