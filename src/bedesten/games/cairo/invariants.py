"""What is true of every state: those invariants of the rule page that one position shows, checked one by one."""

from collections import Counter

from bedesten.core.events import NOBODY
from bedesten.games.cairo import data as d
from bedesten.games.cairo.agenda import cards_in_play
from bedesten.games.cairo.build import ChooseEntry, ChooseSegment, ChooseSite
from bedesten.games.cairo.draw import DrawSecond, DropCard
from bedesten.games.cairo.ground import Stand
from bedesten.games.cairo.player import ANY_HAND
from bedesten.games.cairo.reader import largest_of
from bedesten.games.cairo.sites import NEIGHBOURS, flood, has, is_empty, one_site, without
from bedesten.games.cairo.state import FINAL, FINISHED, NORMAL, SETUP, Cairo, fits_hint
from bedesten.kit.deck import KIND
from bedesten.kit.deck_words import deck_problems, memory_problems


def problems_of(state: Cairo) -> list[str]:
    """Return every invariant that a state breaks, each as a sentence with its id; none for a sound state."""
    # Where sites are wrong, nothing else about the grid can be asked.
    grid = customer_problems(state) + stand_problems(state)
    grid = grid or touch_problems(state)
    rest = card_problems(state) + supply_problems(state) + medal_problems(state) + player_problems(state)
    return grid + rest + course_problems(state)


# The grid.


def customer_problems(state: Cairo) -> list[str]:
    problems = []
    on_grid = [site for site in state.customers if site != d.NO_SITE]
    if len(on_grid) != d.TRADES - 1 or len(set(on_grid)) != len(on_grid):
        problems.append("customers: five stand on different sites, and one is outside (CAI-INV-08)")
    for word, site in zip(d.TRADE_WORDS, state.customers, strict=True):
        if site != d.NO_SITE and not has(state.terms.market, site):
            problems.append(f"customers: the {word} one stands in the market, not on {d.SITE_WORDS[site]} (CAI-INV-08)")
    return problems


def stand_problems(state: Cairo) -> list[str]:
    """Look at each stand by itself, and at what lies on a site twice."""
    problems = []
    stands = all_stands(state)
    tiles = Counter(site for stand in stands for site in (stand.stall, *stand.expansions))
    entries = Counter(stand.entry for stand in stands)
    for site, number in (tiles + entries).items():
        if number > 1:
            problems.append(f"stands: {d.SITE_WORDS[site]} has more than one tile or entry (CAI-INV-11, CAI-INV-12)")
    for word, site in zip(d.TRADE_WORDS, state.customers, strict=True):
        if tiles[site]:
            problems.append(f"customers: the {word} one stands on a tile (CAI-INV-08)")
    for stand in stands:
        name = f"stands: {d.OWNER_WORDS[stand.owner]} {d.TRADE_WORDS[stand.trade]}"
        sites = [stand.stall, *stand.expansions]
        if stand.entry not in NEIGHBOURS[stand.stall] or not has(state.terms.market, stand.entry):
            problems.append(f"{name} has its entry on a market site beside its stall (CAI-INV-11)")
        if any(has(state.terms.restaurant, site) != (stand.trade == d.PURPLE) for site in sites):
            problems.append(f"{name} is on {'the' if stand.trade == d.PURPLE else 'no'} terrace (CAI-INV-12)")
        if not is_empty(without(stand.tiles, flood(one_site(stand.stall), stand.tiles))) or stand.size > d.LARGEST:
            problems.append(f"{name} is one group of up to {d.LARGEST} tiles (CAI-INV-15)")
        if stand.owner == d.NEUTRAL and stand.size > 1:
            problems.append(f"{name} is never expanded (CAI-TWO-07)")
        if state.customers[stand.trade] == stand.entry:
            problems.append(
                f"customers: the {d.TRADE_WORDS[stand.trade]} one never stands at its own trade (CAI-INV-10)"
            )
    return problems


def touch_problems(state: Cairo) -> list[str]:
    """Look at stands beside each other, and whether all can be reached."""
    problems = []
    stands = all_stands(state)
    for number, one in enumerate(stands):
        for other in stands[number + 1 :]:
            names = " and ".join(f"{d.OWNER_WORDS[each.owner]} {d.TRADE_WORDS[each.trade]}" for each in (one, other))
            if one.trade == other.trade and d.SEGMENT_OF[one.stall] == d.SEGMENT_OF[other.stall]:
                problems.append(f"stands: {names} have their stalls in one segment (CAI-INV-13)")
            if other.stall in NEIGHBOURS[one.stall]:
                problems.append(f"stands: the stalls {names} touch (CAI-INV-14)")
            elif one.trade == other.trade and touch(one, other):
                problems.append(f"stands: {names} touch (CAI-INV-14)")
    if not state.see_room().is_accessible():
        problems.append("stands: every entry and every customer can be reached (CAI-INV-16)")
    return problems


def touch(one: Stand, other: Stand) -> bool:
    return any(has(other.tiles, beside) for site in (one.stall, *one.expansions) for beside in NEIGHBOURS[site])


def all_stands(state: Cairo) -> list[Stand]:
    return [stand for stand in state.ground.stands if stand is not None]


# Cards.


def card_problems(state: Cairo) -> list[str]:
    hands = state.hands()
    found = Counter(dict(enumerate(state.cards.pile)))
    found.update([*state.cards.discarded(), *cards_in_play(state.agenda)])
    found.update(card for card in state.display if card != d.NO_CARD)
    found.update(card & KIND for hand in hands for card in hand)
    problems = [
        f"there are {found[kind]} cards {d.CARD_WORDS[kind]}, not {copies} (CAI-INV-01)"
        for kind, copies in enumerate(d.CARD_COPIES)
        if found[kind] != copies
    ]
    problems += deck_problems(state.cards, hands)
    seats = d.SEAT_WORDS[: state.terms.players]
    problems += memory_problems(state.cards, hands, d.CARD_COPIES, seats, d.CARD_WORDS)
    if state.cards.size == 0 and state.cards.discard_size > 0:
        problems.append("draw_pile: the discards are shuffled as soon as it is empty (CAI-INV-22)")
    is_drawing = isinstance(state.agenda, (DrawSecond, DropCard))
    if d.NO_CARD in state.display and not is_drawing and state.cards.size > 0:
        problems.append(f"display has {d.DISPLAY} cards between turns (CAI-INV-21)")
    for player in state.players:
        most = d.HAND_LIMIT
        if player.seat == state.active and is_drawing:
            most += 1 if isinstance(state.agenda, DrawSecond) else 2
        if len(player.hand) > most:
            problems.append(f"{d.SEAT_WORDS[player.seat]}: hand has at most {most} cards (CAI-INV-20)")
    if isinstance(state.agenda, DropCard) and len(state.players[state.active].hand) <= d.HAND_LIMIT:
        problems.append(f"agenda: drop: there are no more than {d.HAND_LIMIT} cards (CAI-CRD-14)")
    return problems


# Supplies, medals, players.


def supply_problems(state: Cairo) -> list[str]:
    problems = []
    if state.barkers < 0:
        problems.append(f"there are {d.BARKERS} barkers in all (CAI-INV-02)")
    for word, left in zip(d.TRADE_WORDS, state.supply, strict=True):
        if left < 0:
            problems.append(f"stands: there are {d.SUPPLY} {word} expansions in all (CAI-INV-03)")
    low = [left for left in state.supply if left <= d.LOW]
    if state.phase == NORMAL and (d.EMPTY in low or len(low) >= d.LOW_TRADES):
        problems.append("phase is final, as the supply is low (CAI-INV-23)")
    if state.phase == SETUP and any(stand.size > 1 for stand in all_stands(state)):
        problems.append("stands: there is no expansion before the first turn (CAI-SET-21)")
    return problems


def medal_problems(state: Cairo) -> list[str]:
    problems = []
    for trade, word in enumerate(d.TRADE_WORDS):
        largest = largest_of(state.ground.stands, trade)
        holders = (int(state.gold[trade]), int(state.silver[trade]))
        if not largest:
            if holders != (NOBODY, NOBODY):
                problems.append(f"medals: nobody has a {word} one before the first expansion (CAI-INV-06)")
        elif not set(holders) <= set(largest) or (len(set(holders)) == 1) != (len(largest) == 1):
            problems.append(f"medals: those of {word} are with the largest stands (CAI-INV-07)")
    return problems


def player_problems(state: Cairo) -> list[str]:
    problems = []
    for player in state.players:
        word = d.SEAT_WORDS[player.seat]
        if player.retired and state.phase not in (FINAL, FINISHED):
            problems.append(f"{word}: nobody retires before the final phase (CAI-TRN-03)")
        if player.hint != ANY_HAND and not player.retired:
            problems.append(f"{word}: a hint is of somebody who has retired")
        elif not fits_hint(player):
            problems.append(f"{word}: the hand is one with which they could not have retired so (CAI-FIN-07)")
    return problems


# The course of the game.


def course_problems(state: Cairo) -> list[str]:
    problems = []
    retired = [bool(player.retired) for player in state.players]
    if state.phase == FINISHED and not all(retired):
        problems.append("phase is over when everybody has retired (CAI-FIN-10)")
    if state.phase != FINISHED and retired[state.active]:
        problems.append("active: who has retired takes no turn (CAI-FIN-08)")
    is_setup = state.phase == SETUP
    if (state.round == 0) != is_setup or (state.turn == 0) != is_setup:
        problems.append("round and turn are 0 before the first turn, and then from 1 on (CAI-SET-13)")
    if is_setup != (state.placed < state.terms.placements):
        problems.append(
            f"placed: {state.terms.placements} stalls are put before the first turn (CAI-SET-17, CAI-TWO-03)"
        )
    elif is_setup and state.active != (state.start_seat + state.placed) % state.terms.players:
        problems.append("active: stalls are put in turn, from the start player on (CAI-SET-17)")
    return problems + bag_problems(state)


def bag_problems(state: Cairo) -> list[str]:
    """Compare the bag of neutral stalls with how many were drawn from it."""
    bag = [trade for trade in range(d.TRADES) if state.neutrals >> trade & 1]
    if state.phase != SETUP or not state.terms.has_neutrals:
        return ["neutral: the bag is empty after the set-up (CAI-INV-05)"] if bag else []
    step = state.agenda
    is_drawn = isinstance(step, (ChooseSegment, ChooseSite, ChooseEntry)) and step.kind == d.NEUTRAL_STALL
    drawn = max(0, int(state.placed - state.terms.own_placements)) + is_drawn
    if len(bag) != d.TRADES - drawn or any(state.ground.stand(d.NEUTRAL, trade) is not None for trade in bag):
        return [f"neutral: {d.TRADES - drawn} stalls are in the bag, and not in the market (CAI-INV-05)"]
    return []
