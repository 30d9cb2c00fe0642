"""What Letters & Seals adds to positions, views and their checks."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bedesten.core.errors import shown
from bedesten.core.events import NOBODY
from bedesten.games.istanbul.actions import COURIER, HIGHEST_BID
from bedesten.games.istanbul.agenda import paid_tokens, steps_of
from bedesten.games.istanbul.chapter import Chapter
from bedesten.games.istanbul.data import COLOUR_WORDS
from bedesten.games.istanbul.letters import data as p
from bedesten.games.istanbul.letters.agenda import must_have_paid
from bedesten.games.istanbul.letters.auction import Bid
from bedesten.games.istanbul.letters.data import KIOSK_WORDS
from bedesten.games.istanbul.letters.kiosk import ChooseKioskTile, UseTile, all_tiles
from bedesten.games.istanbul.letters.post import all_letters, seals_of
from bedesten.games.istanbul.letters.questions import QUESTIONS
from bedesten.games.istanbul.letters.table import LettersTable
from bedesten.games.istanbul.questions import SHARED
from bedesten.games.istanbul.reconstructed import NOW
from bedesten.games.istanbul.shape import LettersFacts
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import GENERAL_SUPPLY, PERSONAL_SUPPLY, Player
from bedesten.games.istanbul.words.names import cards_to_be_had
from bedesten.kit import bags

if TYPE_CHECKING:
    from bedesten.games.istanbul.reader import Reader

DICE_PLACES = range(2, 13)
SUPPLIES = {"general": GENERAL_SUPPLY, "personal": PERSONAL_SUPPLY}
SUPPLY_WORDS = {place: word for word, place in SUPPLIES.items()}
TOKENS = ("merchant", "companion")


def revealed_tiles(state: Istanbul) -> int:
    """Return the Kiosk tiles that lie face up and are still to be chosen or used."""
    tiles = 0
    for step in steps_of(state):
        if isinstance(step, ChooseKioskTile):
            tiles += step.tiles
        if isinstance(step, UseTile):
            tiles += bags.one(step.tile)
    return tiles


def bidders_of(state: Istanbul, bid: Bid) -> dict[str, str]:
    """Return how everybody stands in an auction, in the order of bidding (LET-PLC-12)."""
    count = len(state.players)
    order = [state.players[(state.active + turn) % count] for turn in range(count)]
    asked = count if bid.last else [player.seat for player in order].index(bid.bidder)
    last_word = Bid(None, state.active, bid.highest, bid.leader, True)
    standing: dict[str, str] = {}
    for turn, player in enumerate(order):
        is_waiting = turn > asked or (turn == 0 and not bid.last and last_word.answers(state, player) != [])
        how = "leads" if player.seat == bid.leader else "bids" if player.seat == bid.bidder else ""
        standing[COLOUR_WORDS[player.colour]] = how or ("waits" if is_waiting else "passed")
    return standing


class LettersChapter(Chapter):
    """Letters, Companions, the Courier, the Kiosk and the Secret Society."""

    questions = (*SHARED, *QUESTIONS)
    keys = ("cards", "courier", "letter_pile", "letter_discards", "kiosk", "society")
    player_keys = ("companion", "letters", "delivered")
    turn_keys = ("extra", "token", "paid", "joined")
    has_no_target = True

    def write(self, state: Istanbul, position: dict[str, Any]) -> None:
        table = state.letters
        host = table.host
        position["cards"] = state.rules.which_cards
        position["turn"] |= {
            "extra": table.is_extra,
            "token": TOKENS[table.is_walk],
            "paid": table.paid,
            "joined": None if host == NOBODY else COLOUR_WORDS[state.players[host].colour],
        }
        position["courier"] = state.token_place(COURIER)
        position["letter_pile"] = bags.kinds(table.pile)
        position["letter_discards"] = bags.kinds(table.discards)
        position["kiosk"] = [KIOSK_WORDS[tile] for tile in bags.kinds(table.kiosk)]
        position["society"] = table.uses

    def write_player(self, state: Istanbul, player: Player, data: dict[str, Any]) -> None:
        data["companion"] = SUPPLY_WORDS.get(player.companion, player.companion)
        data["letters"] = bags.kinds(player.letters)
        data["delivered"] = bags.kinds(player.delivered)

    def see(self, state: Istanbul, seat: int | None, view: dict[str, Any]) -> None:
        table, wares = state.letters, view["wares"]
        for player in state.players:
            view["players"][COLOUR_WORDS[player.colour]]["seals"] = seals_of(player)
        wares["letters"] = min(p.EMBASSY_LETTERS, bags.size(table.pile) + bags.size(table.discards))
        wares["kiosk"] = len(state.players) + 1
        wares["auction"] = cards_to_be_had(state.deck, p.AUCTION_CARDS)
        wares["society"] = p.SOCIETY_COINS[table.uses] if table.uses < len(p.SOCIETY_COINS) else 0
        for step in steps_of(state):
            if isinstance(step, Bid):
                view["bidders"] = bidders_of(state, step)
        if isinstance(state.agenda, UseTile):
            view["last_tile"] = state.agenda.is_last(state)

    # Reading.

    def read_player(self, reader: "Reader", player: Player, data: Mapping[str, Any], where: str) -> None:
        companion = data.get("companion", "general")
        if isinstance(companion, str) and companion in SUPPLIES:
            player.companion = SUPPLIES[companion]
        elif type(companion) is int and companion in reader.known:
            player.companion = companion
        else:
            reader.fail(f"{where}companion is general, personal or a place of the board, not {shown(companion)}")
        player.letters = self._letters(reader, data, "letters", where)
        player.delivered = self._letters(reader, data, "delivered", where)

    def _letters(self, reader: "Reader", data: Mapping[str, Any], key: str, where: str) -> int:
        places = reader.places(data, key, where)
        counts = [min(places.count(place), bags.MOST) for place in range(26)]
        if sum(counts) != len(places):
            reader.fail(f"{where}{key} has at most {bags.MOST} Letters for one place")
        return bags.filled(counts)

    def read(self, reader: "Reader", data: Mapping[str, Any], state: Istanbul) -> None:
        table = LettersTable()
        state.letters = table
        turn = reader.table(data, "turn")
        colours = [COLOUR_WORDS[player.colour] for player in state.players]
        table.is_extra = reader.flag(turn, "extra", "turn: ")
        table.is_walk = bool(reader.word(turn.get("token", "merchant"), TOKENS, "turn: token"))
        if turn.get("joined") is not None:
            table.host = reader.word(turn["joined"], colours, "turn: joined")
        table.paid = reader.flag(turn, "paid", "turn: ") if "paid" in turn else must_have_paid(state)
        courier = state.target if COURIER in paid_tokens(state.agenda) else DICE_PLACES[0]
        state.put_token(COURIER, reader.place(data, "courier", "", courier))
        table.discards = self._letters(reader, data, "letter_discards", "")
        held = [bag for player in state.players for bag in (player.letters, player.delivered)]
        if "letter_pile" in data:
            table.pile = self._letters(reader, data, "letter_pile", "")
        else:
            due = bags.kinds(all_letters())
            for bag in (*held, table.discards):
                for place in bags.kinds(bag):
                    if place in due:
                        due.remove(place)
            table.pile = bags.filled([due.count(place) for place in range(26)])
        if "kiosk" in data:
            tiles = reader.words(data, "kiosk", KIOSK_WORDS)
            table.kiosk = bags.filled([min(tiles.count(tile), bags.MOST) for tile in range(len(KIOSK_WORDS))])
        else:
            table.kiosk = all_tiles() - revealed_tiles(state)
        table.uses = reader.number(data, "society", "", 0, 10**6, 0)

    # Checks.

    def problems(self, state: Istanbul) -> list[str]:
        table = state.letters
        problems = []
        held = [bag for player in state.players for bag in (player.letters, player.delivered)]
        letters = sorted(place for bag in (table.pile, table.discards, *held) for place in bags.kinds(bag))
        if letters != bags.kinds(all_letters()):
            problems.append(f"there are Letters for {letters}, not for {bags.kinds(all_letters())} (INV-03)")
        everything = bags.kinds(all_tiles())
        for tile in bags.kinds(table.kiosk) + bags.kinds(revealed_tiles(state)):
            if tile not in everything:
                problems.append(f"there are too many Kiosk tiles {KIOSK_WORDS[tile]} (INV-04)")
            else:
                everything.remove(tile)
        courier = state.token_place(COURIER)
        if courier not in DICE_PLACES:
            problems.append(f"the courier stands on one of the places 2 to 12, not {courier} (INV-20)")
        for player in state.players:
            name = COLOUR_WORDS[player.colour]
            if player.companion not in (GENERAL_SUPPLY, PERSONAL_SUPPLY, *state.board.layout):
                problems.append(
                    f"{name}: the companion is in a supply or on the board, not on {player.companion} (INV-22)"
                )
            for place in (player.merchant, player.family, max(0, player.companion)):
                if bags.count(player.letters, place):
                    problems.append(f"{name}: the Letter for {place} is delivered, as a token stands there (INV-25)")
        return problems


def letters_components() -> LettersFacts:
    """Return the tables of the expansion that a screen needs beside a view."""
    return {
        "letters": NOW.letters,
        "kiosk": dict(zip(KIOSK_WORDS, NOW.kiosk)),
        "kiosk_revealed": p.KIOSK_REVEALED,
        "kiosk_good": p.KIOSK_GOOD,
        "kiosk_goods": p.KIOSK_GOODS,
        "kiosk_lira": p.KIOSK_LIRA,
        "kiosk_extension_price": p.KIOSK_EXTENSION_PRICE,
        "kiosk_price": p.KIOSK_PRICE,
        "kiosk_revenue": p.KIOSK_REVENUE,
        "letter_seals": p.LETTER_SEALS,
        "delivered_seals": p.DELIVERED_SEALS,
        "embassy_letters": p.EMBASSY_LETTERS,
        "auction_cards": p.AUCTION_CARDS,
        "highest_bid": HIGHEST_BID,
        "extra_turn_seals": p.EXTRA_TURN_SEALS,
        "extra_turn_most": p.EXTRA_TURN_MOST,
        "society_seals": p.SOCIETY_SEALS,
        "society_coins": p.SOCIETY_COINS,
        "good_price": p.GOOD_PRICE,
        "card_good_lira": p.CARD_GOOD_LIRA,
        "anywhere_price": p.ANYWHERE_PRICE,
        "dice_letters": NOW.dice_letters,
        "letter_lira": NOW.letter_lira,
    }
