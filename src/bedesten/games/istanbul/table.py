"""What lies on the table: the board, the markets, the discard pile, and what each player owns."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bedesten.games.istanbul.actions import COMPANION, MOVE, PLACES
from bedesten.games.istanbul.data import BARE_CAPACITY, FAR, FOUNTAIN, GOODS, NEAR, POLICE_STATION

NO_CARDS: Final[list[int]] = []
NOTHING: Final[list[int]] = []

GENERAL_SUPPLY: Final = 0
PERSONAL_SUPPLY: Final = -1
"""Where a Companion can be, beside the places of the board."""

EMPTY_STACK: Final = 1
"""A stack is a row of bits, the bottom Assistant last, behind a leading 1: own ones 0, neutral ones 1."""


def cells_apart(here: int, there: int, columns: int) -> int:
    """Return the row difference plus the column difference of two cells."""
    return abs(here // columns - there // columns) + abs(here % columns - there % columns)


@final
class Walks:
    """How far places are from each other on foot, perhaps around a Barrier between two of them.

    What is asked of a place is worked out the first time.
    """

    def __init__(
        self, layout: list[int], cell: list[int], columns: i64, neighbours: list[list[int]], here: i64, there: i64
    ) -> None:
        self.layout: list[int] = layout
        self.cell: list[int] = cell
        self.columns: i64 = columns
        self.here: i64 = here  # one side of the Barrier; 0 if there is none
        self.there: i64 = there
        self.neighbours: list[list[int]] = neighbours[:]
        if here:
            self.neighbours[here] = [place for place in neighbours[here] if place != there]
            self.neighbours[there] = [place for place in neighbours[there] if place != here]
        self.known_steps: list[list[int]] = [NOTHING] * PLACES
        self.known_near: list[list[int]] = [NOTHING] * PLACES
        self.known_far: list[list[int]] = [NOTHING] * PLACES
        self.known_straight: list[list[int]] = [NOTHING] * PLACES
        self.known_beside: list[list[int]] = [NOTHING] * PLACES

    def steps(self, place: i64) -> list[int]:
        """Return how many steps it is from a place to each other one; -1 if that is not on the board (IST-TRN-04)."""
        if not self.known_steps[place]:
            self.explore(place)
        return self.known_steps[place]

    def near(self, place: i64) -> list[int]:
        """Return the moves of 1 or 2 steps (IST-TRN-03)."""
        near = self.known_near[place]
        if not near:
            near = moves_to(self.within_two(place))
            self.known_near[place] = near
        return near

    def within_two(self, start: i64) -> i64:
        """Return the places that are 1 or 2 steps away, one bit for each."""
        reached: i64 = 0
        for place in self.neighbours[start]:
            reached |= 1 << place
            for other in self.neighbours[place]:
                reached |= 1 << other
        return reached & ~(1 << start)

    def far(self, place: i64) -> list[int]:
        """Return the moves of 3 or 4 steps (IST-BON-23)."""
        if not self.known_steps[place]:
            self.explore(place)
        return self.known_far[place]

    def straight(self, place: i64) -> list[int]:
        """Return the moves of 1 or 2 steps, and those straight on along row or column (MOC-TAV-04, MOC-TAV-05)."""
        moves = self.known_straight[place]
        if not moves:
            moves = moves_to(self.within_two(place) | self.lines(place))
            self.known_straight[place] = moves
        return moves

    def explore(self, start: i64) -> None:
        """Count the steps from a place to all others."""
        steps = [-1] * PLACES
        steps[start] = 0
        reached: list[int] = [start]
        for place in reached:
            farther: i64 = steps[place] + 1
            for other in self.neighbours[place]:
                if steps[other] < 0:
                    steps[other] = farther
                    reached.append(other)
        reached.sort()
        self.known_steps[start] = steps
        self.known_far[start] = [MOVE + place for place in reached if NEAR < steps[place] <= FAR]

    def lines(self, start: i64) -> i64:
        """Return the places straight on, as far as no Barrier stops, one bit for each."""
        cell: i64 = self.cell[start]
        columns = self.columns
        column = cell % columns
        row = cell - column
        return (
            self.line(cell, 1, row + columns)
            | self.line(cell, -1, row - 1)
            | self.line(cell, columns, column + len(self.layout))
            | self.line(cell, -columns, column - columns)
        )

    def line(self, cell: i64, step: i64, end: i64) -> i64:
        """Return the places in one direction, up to the end of the board."""
        reached: i64 = 0
        here: i64 = self.layout[cell]
        cell += step
        while cell != end:
            there: i64 = self.layout[cell]
            if (here == self.here and there == self.there) or (here == self.there and there == self.here):
                break
            reached |= 1 << there
            here = there
            cell += step
        return reached

    def beside(self, place: i64) -> list[int]:
        """Return the moves of a Companion, which goes one step (LET-COM-08)."""
        moves = self.known_beside[place]
        if not moves:
            moves = [COMPANION + other for other in self.neighbours[place]]
            self.known_beside[place] = moves
        return moves


def moves_to(places: i64) -> list[int]:
    """Return a move to each of these places, ascending."""
    moves: list[int] = []
    place: i64 = 0
    while places >> place:
        if (places >> place) & 1:
            moves.append(MOVE + place)
        place += 1
    return moves


@final
class Board:
    """Where the places lie. It never changes during a game."""

    def __init__(self, layout: list[int], columns: i64) -> None:
        self.layout: list[int] = layout
        self.places: list[int] = sorted(layout)
        self.columns: i64 = columns
        self.cell: list[int] = [-1] * PLACES
        for cell, place in enumerate(layout):
            self.cell[place] = cell
        self.neighbours: list[list[int]] = [[] for _ in range(PLACES)]
        for cell, place in enumerate(layout):
            around = self.neighbours[place]
            column: i64 = cell % columns
            if cell >= columns:
                around.append(layout[cell - columns])
            if column > 0:
                around.append(layout[cell - 1])
            if column < columns - 1:
                around.append(layout[cell + 1])
            if cell + columns < len(layout):
                around.append(layout[cell + columns])
        self.walks: Walks = Walks(layout, self.cell, columns, self.neighbours, 0, 0)
        for place in layout:
            self.walks.near(place)
            self.walks.explore(place)
        self.near: list[list[int]] = self.walks.known_near
        self.detours: list[Walks] = []  # around each edge on which a Barrier has stood

    def distance(self, here: i64, there: i64) -> int:
        """Return the number of orthogonal steps between two places (IST-TRN-04)."""
        return self.walks.steps(here)[there]

    def around(self, here: i64, there: i64) -> Walks:
        """Return how one walks while a Barrier stands between two places (MOC-BAR-06)."""
        for walks in self.detours:
            if (walks.here == here and walks.there == there) or (walks.here == there and walks.there == here):
                return walks
        detour = Walks(self.layout, self.cell, self.columns, self.neighbours, here, there)
        self.detours.append(detour)
        return detour

    def corners(self) -> list[int]:
        """Return the four corner places."""
        cells: i64 = len(self.layout)
        columns = self.columns
        return [self.layout[0], self.layout[columns - 1], self.layout[cells - columns], self.layout[cells - 1]]


@final
class Market:
    """The demand tiles of one market. A sale makes a new one, so that positions can share it (IST-RES-14)."""

    def __init__(self, top: i64, unseen: i64, seen: list[int]) -> None:
        self.top: i64 = top
        self.unseen: i64 = unseen  # one bit for each tile that was never on top
        self.seen: list[int] = seen  # the tiles at the bottom, the next one first


@final
@mypyc_attr(free_list_len=1)
class Player:
    """What one player owns and where the tokens stand."""

    def __init__(self, seat: i64, colour: i64, goods: list[int], hand: list[int]) -> None:
        self.seat: i64 = seat
        self.colour: i64 = colour
        self.goods: list[int] = goods
        self.hand: list[int] = hand  # ascending
        self.lira: i64 = 0
        self.rubies: i64 = 0
        self.extensions: i64 = 0
        self.tiles: i64 = 0  # one bit for each colour of Mosque tiles
        self.merchant: i64 = FOUNTAIN
        self.family: i64 = POLICE_STATION
        self.stack: i64 = EMPTY_STACK
        self.lying: i64 = 0  # one bit for each place where an own Assistant lies
        self.reserve: i64 = 1
        # What expansions add; lists are never changed but replaced, so that positions can share them.
        self.coffee: i64 = 0
        self.tavern: i64 = 0  # one bit for each kind of Tavern tiles
        self.guild: list[int] = NO_CARDS  # the hand of Guild cards, ascending
        self.companion: i64 = GENERAL_SUPPLY
        self.letters: i64 = 0  # a bag of Letters by their places, like the next one
        self.delivered: i64 = 0

    def clone(self) -> "Player":
        copy = Player(self.seat, self.colour, self.goods[:], self.hand[:])
        copy.lira = self.lira
        copy.rubies = self.rubies
        copy.extensions = self.extensions
        copy.tiles = self.tiles
        copy.merchant = self.merchant
        copy.family = self.family
        copy.stack = self.stack
        copy.lying = self.lying
        copy.reserve = self.reserve
        copy.coffee = self.coffee
        copy.tavern = self.tavern
        copy.guild = self.guild
        copy.companion = self.companion
        copy.letters = self.letters
        copy.delivered = self.delivered
        return copy

    def capacity(self) -> i64:
        """Return how many goods of each type the wheelbarrow holds."""
        return BARE_CAPACITY + self.extensions

    def has_space(self, good: i64) -> bool:
        held: i64 = self.goods[good]
        return held < BARE_CAPACITY + self.extensions

    def has_any_space(self) -> bool:
        capacity: i64 = self.capacity()
        good: i64 = 0
        while good < GOODS:
            held: i64 = self.goods[good]
            if held < capacity:
                return True
            good += 1
        return False

    def total_goods(self) -> i64:
        total: i64 = 0
        good: i64 = 0
        while good < GOODS:
            held: i64 = self.goods[good]
            total += held
            good += 1
        return total

    def has_tile(self, colour: i64) -> bool:
        return (self.tiles >> colour) & 1 == 1

    def stands_on(self, place: i64) -> bool:
        """Tell whether a token that others may have to pay stands on a place."""
        return place in (self.merchant, self.companion)

    def has_lying(self, place: i64) -> bool:
        return (self.lying >> place) & 1 == 1

    def has_assistants(self) -> bool:
        """Tell whether the stack holds at least one Assistant under the Merchant."""
        return self.stack > EMPTY_STACK

    def has_neutral(self) -> bool:
        """Tell whether a neutral Assistant is in the stack."""
        return "1" in f"{int(self.stack):b}"[1:]

    def add_assistant(self, neutral: i64) -> None:
        """Put an Assistant at the bottom of the stack (IST-TRN-29)."""
        self.stack = self.stack * 2 + neutral

    def take_bottom(self) -> i64:
        """Take the bottom Assistant off the stack; return 1 if he is a neutral one."""
        neutral: i64 = self.stack & 1
        self.stack >>= 1
        return neutral

    def add_card(self, card: i64) -> None:
        """Put a card into the hand, which is ascending."""
        hand = self.hand
        index: i64 = len(hand)
        while index > 0 and hand[index - 1] > card:
            index -= 1
        hand.insert(index, card)
