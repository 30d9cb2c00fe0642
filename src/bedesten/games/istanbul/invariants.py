"""What is true of every state: the invariants of the rule page, checked one by one."""

from bedesten.games.istanbul.actions import GOVERNOR, SMUGGLER
from bedesten.games.istanbul.chapters import CHAPTERS
from bedesten.games.istanbul.data import (
    ASSISTANTS,
    BARE_CAPACITY,
    BLUE,
    CARD_WORDS,
    COFFEE_HOUSE,
    COLOUR_WORDS,
    DEALER_RUBIES,
    DEMAND_TILES,
    EXTENSIONS_EACH,
    FOUNTAIN,
    GEMSTONE_DEALER,
    GOOD_LETTERS,
    GOODS,
    GREAT_MOSQUE,
    GREAT_MOSQUE_TILES,
    MOSQUE_RUBIES,
    MOSQUE_STACKS,
    NEUTRAL_MERCHANT_PLACES,
    NEUTRAL_MERCHANTS,
    PALACE_RUBIES,
    SMALL_MOSQUE,
    SMALL_MOSQUE_TILES,
    SULTANS_PALACE,
    TILE_WORDS,
    WAINWRIGHT,
)
from bedesten.games.istanbul.parts import PutAway, Step
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.kit.deck import KIND
from bedesten.kit.deck_words import deck_problems, memory_problems

DICE_PLACES = range(2, 13)
"""Where a roll of two dice can lead."""


def problems_of(state: Istanbul) -> list[str]:
    """Return every invariant that a state breaks, each as a sentence with its id; none for a sound state."""
    problems = card_problems(state) + ruby_problems(state) + token_problems(state) + market_problems(state)
    for player in state.players:
        problems += player_problems(state, player)
    for chapter in CHAPTERS[state.rules.name]:
        problems += chapter.problems(state)
    return problems


def cards_in_play(agenda: Step | None) -> list[int]:
    """Return the kinds of the cards that are being resolved."""
    kinds = []
    step = agenda
    while step is not None:
        if isinstance(step, PutAway):
            kinds.append(step.kind)
        step = step.then
    return kinds


def card_problems(state: Istanbul) -> list[str]:
    deck = state.deck
    hands = [player.hand for player in state.players]
    colours = [COLOUR_WORDS[player.colour] for player in state.players]
    counts = deck.pile[:]
    for kind in deck.discarded() + cards_in_play(state.agenda):
        counts[kind] += 1
    for hand in hands:
        for card in hand:
            counts[card & KIND] += 1
    problems = [
        f"there are {copies} cards {word}, not {due} (INV-01)"
        for word, copies, due in zip(CARD_WORDS, counts, state.rules.deck)
        if copies != due
    ]
    problems += deck_problems(deck, hands)
    return problems + memory_problems(deck, hands, state.rules.deck, colours, CARD_WORDS)


def ruby_problems(state: Istanbul) -> list[str]:
    count = len(state.players)
    problems = []
    owned = sum(player.rubies for player in state.players)
    on_board = sum(state.rubies)
    census = count + PALACE_RUBIES[count] + DEALER_RUBIES[count] + 2 * MOSQUE_RUBIES[count]
    for chapter in CHAPTERS[state.rules.name]:
        census += chapter.rubies_at_first(count)
    if state.rules.refills():
        problems += refill_problems(state, owned + on_board - census)
    elif owned + on_board != census:
        problems.append(f"{owned} rubies of players and {on_board} on the board are not {census} (INV-06)")
    for name, left, most in (
        ("palace", state.rubies[SULTANS_PALACE], PALACE_RUBIES[count]),
        ("dealer", state.rubies[GEMSTONE_DEALER], DEALER_RUBIES[count]),
    ):
        if not 0 <= left <= most:
            problems.append(f"rubies: {name} holds 0 to {most}, not {left} (INV-08)")
    finished = sum(player.extensions == EXTENSIONS_EACH for player in state.players)
    if state.rubies[WAINWRIGHT] != count - finished:
        problems.append(
            f"rubies: wainwright is {count - finished}, as {finished} wheelbarrows are complete, "
            f"not {state.rubies[WAINWRIGHT]} (INV-14)"
        )
    for name, pair, left in (
        ("small_mosque", SMALL_MOSQUE_TILES, state.rubies[SMALL_MOSQUE]),
        ("great_mosque", GREAT_MOSQUE_TILES, state.rubies[GREAT_MOSQUE]),
    ):
        both = sum(player.has_tile(pair[0]) and player.has_tile(pair[1]) for player in state.players)
        if left != MOSQUE_RUBIES[count] - both:
            problems.append(f"rubies: {name} is {MOSQUE_RUBIES[count] - both}, not {left} (INV-15)")
    for colour, taken in enumerate(state.tiles_taken):
        owners = sum(player.has_tile(colour) for player in state.players)
        if taken != owners or taken > len(MOSQUE_STACKS[count]):
            problems.append(f"{owners} players own a {TILE_WORDS[colour]} tile of {len(MOSQUE_STACKS[count])} (INV-16)")
    return problems


def refill_problems(state: Istanbul, added: int) -> list[str]:
    """Check the tracks where the last ruby is put back, when so many rubies have been added to those of the set-up."""
    tracks = [state.rubies[SULTANS_PALACE], state.rubies[GEMSTONE_DEALER]]
    if state.rules.has_coffee():
        tracks.append(state.rubies[COFFEE_HOUSE])
    problems = []
    if min(tracks) < 1:
        problems.append("rubies: no track is ever empty, as the last ruby is put back (INV-07)")
    if added < 0:
        problems.append(f"{-added} rubies are missing on the board (INV-07)")
    if added > 0 and min(tracks) > 1:
        problems.append(f"there are {added} rubies too many, though no track came to its end (INV-07)")
    return problems


def token_problems(state: Istanbul) -> list[str]:
    count = len(state.players)
    problems = []
    for name, place in (("governor", state.token_place(GOVERNOR)), ("smuggler", state.token_place(SMUGGLER))):
        if place not in DICE_PLACES:
            problems.append(f"the {name} stands on one of the places 2 to 12, not {place} (INV-20)")
    due = NEUTRAL_MERCHANTS[count]
    if len(state.neutral_merchants) != due:
        problems.append(f"there are {due} neutral Merchants, not {len(state.neutral_merchants)} (INV-21)")
    for place, home in zip(state.neutral_merchants, NEUTRAL_MERCHANT_PLACES, strict=False):
        if place not in DICE_PLACES and place != home:
            problems.append(f"a neutral Merchant stands on {home}, where he began, or on 2 to 12, not {place} (INV-21)")
    places = set(state.board.layout)
    for place in (*state.neutral_merchants, *state.neutral_lying):
        if place not in places:
            problems.append(f"a neutral token stands on {place}, which is no place of the board (INV-21)")
    if FOUNTAIN in state.neutral_lying:
        problems.append("no Assistant lies on the Fountain (INV-11)")
    neutral = len(state.neutral_lying) + sum(f"{p.stack:b}"[1:].count("1") for p in state.players)
    if neutral not in (0, count) or (neutral and count == 5):
        problems.append(f"there are no neutral Assistants, or {count} with 2 to 4 players, not {neutral} (INV-12)")
    total = ASSISTANTS if neutral else ASSISTANTS + 1
    for player in state.players:
        own = f"{player.stack:b}"[1:].count("0") + int(player.lying).bit_count() + player.reserve
        if own != total:
            problems.append(f"{COLOUR_WORDS[player.colour]}: there are {total} own Assistants, not {own} (INV-10)")
    if not 0 <= state.mail <= 4:
        problems.append(f"the mail is in a state from 0 to 4, not {state.mail} (INV-27)")
    return problems


def market_problems(state: Istanbul) -> list[str]:
    problems = []
    for name, market in (("large", state.large), ("small", state.small)):
        unseen = [tile for tile in range(DEMAND_TILES) if market.unseen >> tile & 1]
        if sorted([market.top, *market.seen, *unseen]) != list(range(DEMAND_TILES)):
            problems.append(f"the demand tiles of the {name} market are not each there once (INV-05)")
    return problems


def player_problems(state: Istanbul, player: Player) -> list[str]:
    name = COLOUR_WORDS[player.colour]
    problems = []
    capacity = BARE_CAPACITY + player.extensions
    for letter, held in zip(GOOD_LETTERS[:GOODS], player.goods, strict=True):
        if not 0 <= held <= capacity:
            problems.append(f"{name}: the wheelbarrow holds 0 to {capacity} {letter}, not {held} (INV-13)")
    if not 0 <= player.extensions <= EXTENSIONS_EACH:
        problems.append(f"{name}: a wheelbarrow has 0 to 3 extensions, not {player.extensions} (INV-13)")
    if player.lira < 0 or player.rubies < 0:
        problems.append(f"{name}: Lira and rubies are never negative (INV-18)")
    earned = int(player.extensions == EXTENSIONS_EACH) + sum(
        player.has_tile(pair[0]) and player.has_tile(pair[1]) for pair in (SMALL_MOSQUE_TILES, GREAT_MOSQUE_TILES)
    )
    if player.rubies < earned:
        problems.append(f"{name}: wheelbarrow and tiles brought {earned} rubies, not {player.rubies} (INV-14, INV-15)")
    if player.has_lying(FOUNTAIN):
        problems.append(f"{name}: no Assistant lies on the Fountain (INV-11)")
    if player.reserve != (0 if player.has_tile(BLUE) else 1):
        problems.append(f"{name}: the fifth Assistant is in reserve exactly without the blue tile (INV-10)")
    for token, place in (("merchant", player.merchant), ("family", player.family)):
        if place not in state.board.layout:
            problems.append(f"{name}: the {token} stands on {place}, which is no place of the board (INV-20)")
    return problems
