"""Setting a game up (IST-SET)."""

from mypy_extensions import i64

from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import GOVERNOR, NEUTRAL, OWN, SMUGGLER
from bedesten.games.istanbul.data import (
    ASSISTANTS,
    BLACK_MARKET,
    DEALER_RUBIES,
    DEMAND_TILES,
    FIRST_CARDS,
    FIRST_LIRA,
    FOUNTAIN,
    GEMSTONE_DEALER,
    GOODS,
    GREAT_MOSQUE,
    MOSQUE_RUBIES,
    NEUTRAL_MERCHANT_PLACES,
    NEUTRAL_MERCHANTS,
    PALACE_RUBIES,
    SMALL_MOSQUE,
    SULTANS_PALACE,
    TEA_HOUSE,
    WAINWRIGHT,
    WAINWRIGHT_RUBIES,
)
from bedesten.games.istanbul.markets import uncover
from bedesten.games.istanbul.parts import RuleSet
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Board, Player
from bedesten.kit.deck import Deck


def random_layout(rules: RuleSet, luck: Luck) -> list[int]:
    """Return a layout drawn evenly from all in which the Fountain is central and 8 and 9 lie apart.

    (IST-SET-06, IST-SET-07, MOC-SET-03, MOC-SET-04)
    """
    numbers = rules.numbers()
    cells = len(numbers)
    spots: list[tuple[int, int, int]] = []
    for fountain in rules.inner_cells:
        for black in range(cells):
            for tea in range(cells):
                if rules.may_lie(black, tea) and fountain not in (black, tea):
                    spots.append((fountain, black, tea))
    fountain_cell, black_cell, tea_cell = spots[luck.below(len(spots))]
    fixed = (FOUNTAIN, BLACK_MARKET, TEA_HOUSE)
    others = [number for number in numbers if number not in fixed]
    layout: list[int] = []
    for cell in range(cells):
        if cell == fountain_cell:
            layout.append(FOUNTAIN)
        elif cell == black_cell:
            layout.append(BLACK_MARKET)
        elif cell == tea_cell:
            layout.append(TEA_HOUSE)
        else:
            layout.append(others.pop(luck.below(len(others))))
    return layout


def new_game(rules: RuleSet, layout: list[int], colours: list[int], neutral_assistants: bool, luck: Luck) -> Istanbul:
    """Set the table for one player of each colour, in the order of their seats."""
    count: i64 = len(colours)
    players = [Player(seat, colour, [0] * GOODS, []) for seat, colour in enumerate(colours)]
    all_tiles: i64 = (1 << DEMAND_TILES) - 1
    large = uncover(all_tiles, [], luck)
    small = uncover(all_tiles, [], luck)
    deck = Deck(rules.deck[:], sum(rules.deck))
    game = Istanbul(rules, Board(layout, rules.columns), players, deck, large, small)
    game.lay_rubies(SMALL_MOSQUE, MOSQUE_RUBIES[count])
    game.lay_rubies(GREAT_MOSQUE, MOSQUE_RUBIES[count])
    game.lay_rubies(WAINWRIGHT, WAINWRIGHT_RUBIES[count])
    game.lay_rubies(GEMSTONE_DEALER, DEALER_RUBIES[count])
    game.lay_rubies(SULTANS_PALACE, PALACE_RUBIES[count])
    game.put_token(GOVERNOR, luck.die() + luck.die())
    game.put_token(SMUGGLER, luck.die() + luck.die())
    rules.lay_out(game, luck)
    game.neutral_merchants = NEUTRAL_MERCHANT_PLACES[: NEUTRAL_MERCHANTS[count]]
    game.start_seat = luck.below(count)
    for turn in range(count):
        player = players[(game.start_seat + turn) % count]
        player.lira = FIRST_LIRA + turn
        for assistant in range(ASSISTANTS):
            replaced = neutral_assistants and assistant == ASSISTANTS - 1
            player.add_assistant(NEUTRAL if replaced else OWN)
    for dealt in range(count * FIRST_CARDS):
        game.draw_card(players[(game.start_seat + dealt) % count], luck)
    game.round = 1
    game.active = game.start_seat
    game.begin_turn()
    game.advance(luck)
    return game
