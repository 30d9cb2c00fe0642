"""Cairo in the terminal: the market with its nine segments, the trays beside it, and a line for each player.

A stall is `[RA]`: the letter of its trade and that of its owner; `<RA>` is blocked. Its expansions are `ra`. An arrow
is an entry and points at its stall; `(R)` is a customer. `::` is the terrace. Sites that can be chosen show their name,
and what is being put down is in braces.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bedesten.core.lexicon import Saying
from bedesten.games.cairo import data as d
from bedesten.games.cairo.reconstructed import NOW
from bedesten.games.cairo.words.names import TRADES, card_named, counted, segment, trade_named
from bedesten.terminal.drawing import Drawing, Seen, two_columns

CELL = 4
"""Columns of a site."""
MARKET = 3 + CELL * d.SIDE + d.SIDE // d.SEGMENT_SIDE + 1
"""Columns of all sites, with the lines around segments and the numbers of rows."""
TRAYS = 24
"""Columns of what stands beside the market."""
GAP = 2
"""Columns between the market and what stands beside it."""
ROOMY = 100
"""From this width on the names of players stand in full."""
LABEL = 8
"""The room for the word before a line."""

DECIDES = "▸"
GOLD, SILVER = "★", "●"
ARROWS = {(-1, 0): "↑", (1, 0): "↓", (0, -1): "←", (0, 1): "→"}
"""From an entry to its stall, by rows and columns."""
GROUND, TERRACE = "·", "::"

LETTERS: dict[str, str] = {word: word[0].upper() for word in d.TRADE_WORDS}
INKS = ("bright_white", "red", "green", "yellow", "blue", "magenta")
INK: dict[str, str] = dict(zip(d.TRADE_WORDS, INKS, strict=True))
ON: dict[str, str] = {
    word: f"bold {'black' if word in ('white', 'yellow', 'green') else '#ffffff'} on {ink}" for word, ink in INK.items()
}

CHOSEN_ON_THE_MARKET = ("site", "entry", "lure")


class CairoDrawing(Drawing):
    """Draws the one market that all see, and the hand of whoever looks on."""

    def board(self, seen: Seen, width: int, offered: Iterable[Saying] = (), tight: bool = False) -> RenderableType:
        is_asked = seen["seat"] is None or seen["decides"] == d.SEAT_WORDS[seen["seat"]]
        chosen = {str(one.value): one.verb for one in offered if one.verb in CHOSEN_ON_THE_MARKET} if is_asked else {}
        if any("segment" in question for question in seen["agenda"]):
            # Whoever chooses a segment sees which sites there are in it.
            chosen = {choice["site"]: "site" for choice in seen["sites"] if choice["reason"] is None}
        table = Table.grid()
        table.add_column(no_wrap=True, width=MARKET)
        table.add_column(width=width - MARKET)
        table.add_row(
            _market(seen, chosen, tight), Padding(Group(*_trays(seen)), (0, 0, 0, min(GAP, width - MARKET - TRAYS)))
        )
        return table

    def status(self, seen: Seen) -> str:
        phase = {"setup": "set-up", "final": "final phase", "over": "the end"}.get(seen["phase"])
        said = [phase or f"round {seen['round']}, turn {seen['turn']}"]
        said.append(f"{seen['start']} began")
        said += [f"{trade_named(trade)} runs out" for trade in seen["ends"]["low"] if seen["phase"] == "normal"]
        return ", ".join(said)

    def legend(self, width: int) -> Text:
        signs = "[RA] stall  ra expansion  ← its entry  (R) customer  :: terrace"
        long = f"{signs}  <RA> blocked  {GOLD}{SILVER} medals  W R G Y B P: trades"
        return Text(long if len(long) <= width else signs, "dim", no_wrap=True, overflow="ellipsis")

    def players(self, seen: Seen, names: Sequence[str], width: int, tight: bool = False) -> RenderableType:
        parts: list[RenderableType] = []
        if seen["seat"] is not None and not tight:
            parts += _own(seen["players"][d.SEAT_WORDS[seen["seat"]]])
        return Group(*parts, _players(seen, names, width))

    def pages(self, seen: Seen, width: int) -> dict[str, RenderableType]:
        return {
            "lures": two_columns(list(lures_told(seen))) if seen["lures"] else Text("Nobody can be lured now."),
            "cards": two_columns(
                [
                    ("discards", " ".join(seen["discards"]) or "none, the oldest first"),
                    ("unseen", "  ".join(f"{card}x{copies}" for card, copies in seen["unseen"].items())),
                ]
            ),
            "stands": two_columns(list(_stands(seen))),
            "segments": two_columns([(str(number), segment(number)) for number in range(1, d.SEGMENTS + 1)]),
        }

    def ending(self, seen: Seen, width: int) -> Sequence[RenderableType]:
        return [two_columns(list(_scores(seen)))]


# The market.


def _market(seen: Seen, chosen: Mapping[str, str], tight: bool) -> Text:
    """Draw the sites row by row; names of columns and segments are in the lines between them."""
    cells = _cells(seen)
    for site, verb in chosen.items():
        cells[site] = _marked(cells.get(site), site, verb)
    side, step = d.SIDE, d.SEGMENT_SIDE
    lines = []
    for row in range(side):
        if row % step == 0:
            lines.append(_edge(row, "├┼┤" if row else "┌┬┐"))
        line = Text(f"{row + 1:>2} ")
        for column in range(side):
            site = d.SITE_WORDS[row * side + column]
            line.append("│" if column % step == 0 else "", "dim").append_text(cells.get(site) or _ground(row, column))
        lines.append(line.append("│", "dim"))
    if not tight:
        lines.append(_edge(side, "└┴┘"))
    return Text("\n").join(lines)


def _edge(row: int, corners: str) -> Text:
    """Return a line above, between or below segments: the numbers of those below it, and at the top the columns."""
    line = Text("   ")
    for column in range(d.SIDE):
        is_first = column % d.SEGMENT_SIDE == 0
        if is_first:
            line.append(corners[1 if column else 0], "dim")
        number = str(d.SEGMENT_OF[row * d.SIDE + column] + 1) if is_first and row < d.SIDE else ""
        line.append(number or "─", "bold" if number else "dim").append("─", "dim")
        line.append(d.SITE_WORDS[column][0] if row == 0 else "─", "" if row == 0 else "dim").append("─", "dim")
    return line.append(corners[2], "dim")


def _ground(row: int, column: int) -> Text:
    sign = TERRACE if row * d.SIDE + column in NOW.restaurant else GROUND
    return Text(f"{sign:>{CELL - 1}} ", "dim")


def _cells(seen: Seen) -> dict[str, Text]:
    """Return what stands on each site that is not empty."""
    cells: dict[str, Text] = {}
    arrows: dict[str, tuple[str, str]] = {}
    for stand in seen["stands"]:
        trade, letters = stand["trade"], LETTERS[stand["trade"]] + stand["owner"][0].upper()
        left, right = "<>" if stand["blocked"] else "[]"
        cells[stand["stall"]] = Text(f"{left}{letters}{right}", ON[trade])
        for site in stand["expansions"]:
            cells[site] = Text(f" {letters.lower()} ", ON[trade])
        arrows[stand["entry"]] = _arrow(stand), trade
        cells[stand["entry"]] = Text(f"  {_arrow(stand)} ", f"bold {INK[trade]}")
    cells |= _put_down(seen)
    for trade, site in seen["customers"].items():
        if site is not None:
            arrow, ink = arrows.get(site, (" ", trade))
            cells[site] = Text.assemble((arrow, f"bold {INK[ink]}"), (f"({LETTERS[trade]})", f"bold {INK[trade]}"))
    return cells


def _put_down(seen: Seen) -> dict[str, Text]:
    """Return the tile that is being put while its entry or its price is asked for."""
    for question in seen["agenda"]:
        if isinstance(question, dict):
            [(name, chosen)] = question.items()
            if name in ("entry", "pay"):
                owner = "neutral" if chosen.get("kind") == "neutral" else seen["active"]
                letters = LETTERS[chosen["trade"]] + owner[0].upper()
                shown = letters.lower() if name == "pay" else letters
                return {chosen["site"]: Text(f"{{{shown}}}", f"bold {INK[chosen['trade']]}")}
    return {}


def _arrow(stand: Seen) -> str:
    (row, column), (to_row, to_column) = _place(stand["entry"]), _place(stand["stall"])
    return ARROWS[to_row - row, to_column - column]


def _place(site: str) -> tuple[int, int]:
    return divmod(d.SITE_WORDS.index(site), d.SIDE)


def _marked(cell: Text | None, site: str, verb: str) -> Text:
    """Return a site that can be chosen: by its name, or an entry to lure to by a sign before its arrow."""
    if verb == "lure" and cell is not None:
        marked = cell.copy()
        return Text.assemble((DECIDES, "bold"), marked[1:])
    return Text(f"{site:>{CELL - 1}} ", "bold reverse" if cell is None else "bold")


# Beside it: expansions, medals, cards.


def _trays(seen: Seen) -> Iterator[RenderableType]:
    own = None if seen["seat"] is None else seen["players"][d.SEAT_WORDS[seen["seat"]]]
    table = Table.grid(padding=(0, 1, 0, 0))
    heading = ("", "", "left", GOLD, SILVER, *(["you"] if own else []))
    table.add_row(*(Text(word, "dim") for word in heading))
    for trade, word in enumerate(d.TRADE_WORDS):
        left, medals = seen["supply"][word], seen["medals"][word]
        coins = [_amount(own["money"][word], word)] if own else []
        table.add_row(
            Text(LETTERS[word], f"bold {INK[word]}"),
            TRADES[trade],
            Text(f"{left:>4}", "bold" if left <= d.LOW else ""),
            *((holder or "·")[0].upper() for holder in medals.values()),
            *coins,
        )
    yield table
    yield Text()
    outside = seen["outside"]
    yield Text.assemble(
        _label("outside"), (f"({LETTERS[outside]})", f"bold {INK[outside]}"), f" {trade_named(outside)}"
    )
    slots = [Text.assemble((f"{slot} ", "dim"), f"{card or '–':<4}") for slot, card in enumerate(seen["display"], 1)]
    half = len(slots) // 2
    yield Text.assemble(_label("display"), Text("  ").join(slots[:half]))
    yield Text.assemble(_label(""), Text("  ").join(slots[half:]))
    yield Text.assemble(_label("pile"), f"{seen['pile']} + {len(seen['discards'])} discards")
    yield Text.assemble(_label("barkers"), str(seen["barkers"]))
    if seen["neutral"]:
        yield Text.assemble(_label("neutral"), " ".join(LETTERS[trade] for trade in seen["neutral"]))


def _amount(coins: int, trade: str) -> Text:
    return Text(f"{coins:>3}", f"bold {INK[trade]}" if coins else "dim")


def _label(word: str) -> tuple[str, str]:
    return f"{word:<{LABEL}}", "dim"


# The players.


def _own(player: Seen) -> Iterator[Text]:
    """Show the hand of whoever looks on, and what all that they have is worth."""
    yield Text.assemble(_label("hand"), "  ".join(card_named(card) for card in player["hand"]) or "no cards")
    coins = counted(sum(player["money"].values()), "coin")
    medals = f"medals {player['medal_points']}, {coins}"
    yield Text.assemble(
        _label("worth"), f"{counted(player['if_ended'], 'point')} if it ended now", (f" ({medals})", "dim")
    )


def _players(seen: Seen, names: Sequence[str], width: int) -> Table:
    table = Table.grid(padding=(0, 2 if width >= ROOMY else 1, 0, 0))
    for _ in range(7):
        table.add_column(no_wrap=True)
    for (word, player), name in zip(seen["players"].items(), names, strict=True):
        sign = DECIDES if seen["decides"] == word else "*" if seen["active"] == word else " "
        table.add_row(
            Text.assemble(sign, (word[0].upper(), "bold reverse")),
            f"{word}, {name}"[: width - 70] if width >= ROOMY else name.removesuffix(" bot")[: width - 64],
            Text(counted(player["points"], "point"), "bold"),
            counted(player["hand_cards"], "card") if not player["hand"] else " ".join(player["hand"]),
            counted(player["barkers"], "barker"),
            _medals(seen, word),
            _to_come(player),
        )
    return table


def _medals(seen: Seen, word: str) -> Text:
    """Say which medals somebody holds."""
    held = Text()
    for trade, medals in seen["medals"].items():
        signs = GOLD * (medals["gold"] == word) + SILVER * (medals["silver"] == word)
        held.append(f"{LETTERS[trade]}{signs} " if signs else "", INK[trade])
    return held


def _to_come(player: Seen) -> Text:
    """Say which stalls are not in the market yet, or that somebody has retired."""
    if player["retired"]:
        return Text("retired", "dim")
    return Text("".join(LETTERS[trade] for trade in player["stalls"]) + " to place" * bool(player["stalls"]), "dim")


# Pages to look up.


def lures_told(seen: Seen) -> Iterator[tuple[str, str]]:
    """Say of each customer and each entry of its trade whose it is, how far, who earns what and what it costs."""
    for lure in seen["lures"]:
        yield (
            f"({LETTERS[lure['customer']]}) {lure['from']}",
            f"{lure['entry']} {_whose(seen, lure)}: {_way(seen, lure)}",
        )


def _whose(seen: Seen, lure: Seen) -> str:
    if lure["owner"] == seen["decides"]:
        return "of your own"
    return "of nobody" if lure["owner"] == d.OWNER_WORDS[d.NEUTRAL] else f"of {lure['owner']}"


def _way(seen: Seen, lure: Seen) -> str:
    """Say how a customer gets to an entry, or why it cannot."""
    reason = lure["reason"] or {"key": ""}
    if reason["key"] == "entry-occupied":
        return f"occupied by the {trade_named(reason['arguments']['trade'])} customer"
    if reason["key"] == "entry-unreachable":
        return "there is no way"
    pay = f"you +{lure['earns']}" + (f", {lure['owner']} +{lure['owner_earns']}" if lure["owner_earns"] else "")
    due = f", {counted(lure['barkers'], 'barker')} due" if lure["barkers"] else ""
    have = f" and you have {seen['players'][seen['decides']]['barkers']}" if reason["key"] == "barkers-due" else ""
    return f"{pay}, {counted(lure['steps'], 'step')}{due}{have}: {' '.join(lure['way'])}"


def _stands(seen: Seen) -> Iterator[tuple[str, str]]:
    for stand in seen["stands"]:
        size = f"size {stand['size']}: {' '.join([stand['stall'], *stand['expansions']])}, entry {stand['entry']}"
        yield f"{stand['owner']} {trade_named(stand['trade'])}", size + (", blocked" if stand["blocked"] else "")


def _scores(seen: Seen) -> Iterator[tuple[str, str]]:
    for word, player in seen["players"].items():
        money = sum(player["money"].values()) if player["money"] is not None else 0
        yield word, f"medals {player['medal_points']}, {counted(money, 'coin')}: {player['score']} points in the end"


DRAWING = CairoDrawing()
