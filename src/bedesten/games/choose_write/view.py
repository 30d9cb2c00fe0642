"""Views: what one seat, or a spectator, may know of a state (CNW-RES-19 to CNW-RES-27)."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bedesten.core.contract import OVER
from bedesten.core.reasons import Reason
from bedesten.games.choose_write import data as d
from bedesten.games.choose_write.agenda import guild_in_play, write_agenda
from bedesten.games.choose_write.challenges import columns_for, conditions_of, is_met, missing, reached
from bedesten.games.choose_write.locations import can_play, is_usable, yield_of
from bedesten.games.choose_write.options import settings_of, tile_of
from bedesten.games.choose_write.player import Player, goods_of, total_of
from bedesten.games.choose_write.position import write_bag, write_place
from bedesten.games.choose_write.reconstructed import NOW
from bedesten.games.choose_write.state import ChooseWrite, count_bits
from bedesten.games.choose_write.turn import HOW_WORDS
from bedesten.games.choose_write.wall import reached_of, tile_conditions
from bedesten.games.choose_write.why import unplayable, unusable
from bedesten.kit.deck import KIND, ORIGIN, Deck
from bedesten.kit.deck_words import write_discards


def view_of(state: ChooseWrite, seat: int | None) -> dict[str, Any]:
    """Return the table as this seat sees it: hidden hands and decks by their sizes."""
    return _view(state, seat, False)


def open_view_of(state: ChooseWrite) -> dict[str, Any]:
    """Return the table with every hand open."""
    return _view(state, None, True)


def _view(state: ChooseWrite, seat: int | None, is_open: bool) -> dict[str, Any]:
    terms = state.terms
    over = state.seat == OVER
    return {
        "game": state.game,
        "options": settings_of(terms),
        "round": int(state.round),
        "start": d.COLOUR_WORDS[state.start_seat],
        "active": d.COLOUR_WORDS[state.active],
        "turn": {
            "how": HOW_WORDS[state.how],
            "played": d.LOCATION_WORDS[state.played] or None,
            "offer": [d.LOCATION_WORDS[place] for place in d.OFFERS[state.played]],
            "taken": [word for letter, word in enumerate(d.LETTER_WORDS) if state.taken >> letter & 1],
            "caravan_used": bool(state.caravan_used),
        },
        "agenda": write_agenda(state.agenda),
        "seat": seat,
        "decides": None if over else d.COLOUR_WORDS[state.seat],
        "ending": bool(state.ending),
        "players": {
            d.COLOUR_WORDS[player.seat]: see_player(state, player, is_open or player.seat == seat)
            for player in state.players
        },
        "display": [write_place(state, state.display_left), write_place(state, state.display_right)],
        "letters": {word: see_letter(state, letter) for letter, word in enumerate(d.LETTER_WORDS)},
        "ruby_deck": {
            "cards": int(count_bits(state.ruby_pile)),
            "unseen": [word for card, word in enumerate(d.RUBY_WORDS) if state.ruby_pile >> card & 1],
        },
        "caravan": {
            "face_up": None if state.caravan == d.NO_CARD else d.CARAVAN_WORDS[state.caravan],
            "returned": [d.CARAVAN_WORDS[card] for card in state.returned],
            "unseen": [word for card, word in enumerate(d.CARAVAN_WORDS) if state.caravans >> card & 1],
        },
        "location_deck": see_deck(state.locations, terms.copies, terms.cards, locations_seen(state, seat, is_open)),
        "goods_deck": see_deck(state.goods, NOW.goods_cards, d.GOODS_CARD_WORDS, goods_seen(state, seat, is_open)),
        "guild_deck": see_deck(state.guilds, [1] * d.GUILDS, d.GUILD_WORDS, guilds_seen(state, seat, is_open)),
        "solo": see_solo(state) if terms.is_solo else None,
    }


def see_letter(state: ChooseWrite, letter: int) -> dict[str, Any]:
    """Return the cards and the price of a letter, and its size once a ruby is taken there in this turn."""
    cards = state.letters[letter]
    size = total_of(state.prices[letter])
    # Letters before it that gave a ruby too are served first (CNW-PAL-10).
    served = count_bits(state.taken & (1 << letter) - 1)
    is_raised = len(cards) > 0 and served < count_bits(state.ruby_pile)
    return {
        "cards": [d.RUBY_WORDS[card] for card in cards],
        "price": see_goods(state.prices[letter]),
        "size_after": int(size) + int(is_raised),
    }


# Sheets and hands.


def see_goods(packed: int) -> dict[str, int]:
    return {word: int(goods_of(packed, good)) for good, word in enumerate(d.GOOD_WORDS)}


def see_track(filled: int, crossed: int, spaces: int) -> dict[str, int]:
    return {"filled": int(filled), "crossed": int(crossed), "left": int(filled - crossed), "spaces": int(spaces)}


def see_player(state: ChooseWrite, player: Player, is_own: bool) -> dict[str, Any]:
    """Return a sheet, which everybody sees, and the hand as far as the eye may know it."""
    terms = state.terms
    hand = player.hand
    knows_hand = hand != d.NO_CARD and (is_own or hand < ORIGIN)
    return {
        "goods": {
            word: see_track(goods_of(player.filled, good), goods_of(player.crossed, good), terms.column)
            for good, word in enumerate(d.GOOD_WORDS)
        },
        "lira": see_track(player.lira_filled, player.lira_crossed, terms.lira_spaces),
        "actions": see_track(player.actions_filled, player.actions_crossed, terms.action_spaces),
        "checks": write_bag(player.checks),
        "yields": {d.LOCATION_WORDS[place]: int(yield_of(state, player, place)) for place in d.SQUARES},
        "icons": write_bag(player.icons),
        "rubies": int(player.rubies),
        "origins": {word: int(player.rubies_from(origin)) for origin, word in enumerate(d.ORIGIN_WORDS)},
        "left_overs": int(player.left_overs()),
        "guild_played": int(player.guild_played),
        "cards_used": int(player.cards_used),
        "cards_discarded": int(player.cards_discarded),
        "hand": terms.cards[hand & KIND] if knows_hand else None,
        "hand_cards": int(hand != d.NO_CARD),
        "goods_cards": see_cards(player.goods_cards, is_own, d.GOODS_CARD_WORDS),
        "goods_card_count": len(player.goods_cards),
        "guild_cards": see_cards(player.guild_cards, is_own, d.GUILD_WORDS),
        "guild_card_count": len(player.guild_cards),
        "drawn": see_cards(player.drawn, is_own, d.GUILD_WORDS),
        "drawn_count": len(player.drawn),
        "unusable": see_unusable(state, player) if is_own else {},
        "unplayable": see_unplayable(state, player) if is_own else {},
        "means": see_means(state, player) if is_own else {},
    }


def see_unusable(state: ChooseWrite, player: Player) -> dict[str, Any]:
    """Return the locations whose cost a player cannot pay now, each with the reason; none before there is a caravan."""
    if state.caravan == d.NO_CARD:
        return {}
    return {
        d.LOCATION_WORDS[place]: see_reason(unusable(state, player, place))
        for place in range(1, d.LOCATIONS)
        if not is_usable(state, player, place)
    }


def see_unplayable(state: ChooseWrite, player: Player) -> dict[str, Any]:
    """The same for the Guild cards in hand."""
    held = sorted(card & KIND for card in player.guild_cards)
    return {
        d.GUILD_WORDS[guild]: see_reason(unplayable(state, player, guild))
        for guild in held
        if not can_play(state, player, guild)
    }


def see_means(state: ChooseWrite, player: Player) -> dict[str, Any]:
    """Return for each palace how much of its price is on the sheet, and how much of the rest Goods cards have."""
    held = sum(d.GOODS_ON_CARD[card & KIND] for card in player.goods_cards)
    means: dict[str, Any] = {}
    for letter, word in enumerate(d.LETTER_WORDS):
        goods = [
            (goods_of(state.prices[letter], good), goods_of(player.goods(), good), goods_of(held, good))
            for good in range(d.GOODS)
        ]
        sheet = [min(price, owned) for price, owned, _ in goods]
        cards = [min(price - paid, on_cards) for (price, _, on_cards), paid in zip(goods, sheet, strict=True)]
        means[word] = {
            "sheet": dict(zip(d.GOOD_WORDS, map(int, sheet), strict=True)),
            "cards": dict(zip(d.GOOD_WORDS, map(int, cards), strict=True)),
        }
    return means


def see_reason(reason: Reason) -> dict[str, Any]:
    return {"rule": reason.rule, "key": reason.key, "arguments": dict(reason.arguments)}


def see_cards(cards: Sequence[int], is_own: bool, words: Sequence[str]) -> list[str]:
    """Return the cards of a hand, which its owner sees, by their kinds: their draw piles are no facts."""
    return [words[kind] for kind in sorted(card & KIND for card in cards)] if is_own else []


# Decks: their size, and as one multiset all cards that the eye has not in sight (CNW-RES-27).


def see_deck(deck: Deck, copies: Sequence[int], words: Sequence[str], sight: Sequence[int]) -> dict[str, Any]:
    unseen = Counter(dict(enumerate(copies)))
    unseen.subtract([*deck.discarded(), *sight])
    return {
        "cards": int(deck.size),
        "discards": write_discards(deck, words),
        "unseen": {words[kind]: copies for kind, copies in sorted(unseen.items()) if copies},
    }


def locations_seen(state: ChooseWrite, seat: int | None, is_open: bool) -> list[int]:
    """Return the Location cards in sight beside the discard pile: the display, the own hand, hands known to all."""
    display = [card for card in (state.display_left, state.display_right) if card != d.NO_CARD]
    hands = [
        player.hand & KIND
        for player in state.players
        if player.hand != d.NO_CARD and (is_open or player.seat == seat or player.hand < ORIGIN)
    ]
    return [*display, *hands]


def goods_seen(state: ChooseWrite, seat: int | None, is_open: bool) -> list[int]:
    return [card & KIND for player in state.players if is_open or player.seat == seat for card in player.goods_cards]


def guilds_seen(state: ChooseWrite, seat: int | None, is_open: bool) -> list[int]:
    hands = [
        card & KIND
        for player in state.players
        if is_open or player.seat == seat
        for card in (*player.guild_cards, *player.drawn)
    ]
    return [*hands, *guild_in_play(state.agenda)]


# The solo game.


def see_solo(state: ChooseWrite) -> dict[str, Any]:
    """Return how far the challenges are, which cells the game would fill if it ended now, and the high score."""
    terms, player = state.terms, state.players[0]
    columns = columns_for(terms, player.rubies)
    tile = tile_of(terms.goal)
    return {
        "tile": None if tile is None else see_tile(state, *tile),
        "columns": columns,
        "challenges": [
            {
                "challenge": number + 1,
                "met": bool(is_met(terms, player, number)),
                "fills": columns if is_met(terms, player, number) else [],
                "conditions": [
                    {
                        "measure": d.MEASURE_WORDS[condition[0]],
                        "asks": "at-most" if condition[1] == d.AT_MOST else "at-least",
                        "need": condition[2],
                        "have": int(reached(terms, player, condition[0])),
                        "missing": int(missing(terms, player, condition)),
                    }
                    for condition in conditions_of(terms, number)
                ],
            }
            for number in range(len(d.CHALLENGES))
        ],
        "rubies_missing": max(0, d.COLUMNS[0] - int(player.rubies)),
        "score": [int(player.rubies), int(player.left_overs())],
        "dare": bool(player.rubies >= d.OPEN_DARE),
    }


def see_tile(state: ChooseWrite, challenge: int, column: int) -> dict[str, Any]:
    """Return the tile that is played for, and how far each of its conditions is."""
    have = reached_of(state)
    return {
        "challenge": challenge,
        "column": column,
        "conditions": [
            {
                "measure": condition.what,
                "asks": condition.asks,
                "need": condition.need,
                "have": have[condition.what],
                "missing": condition.missing(have[condition.what]),
            }
            for condition in tile_conditions(state.terms, challenge, column)
        ],
    }
