"""Choose & Write in the terminal: one player's plan as a map, the tracks below it, and a line for each other player.

`○` is an open icon and `×` one that is crossed off; `✓` and `□` are checks and squares for them. On the tracks `■` can
be spent, `×` is spent and `·` is empty; `◆` is a ruby and `◇` one to be had, on a space of goods when all four columns
have reached it. What stands in brackets cannot be paid.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bedesten.core.lexicon import Saying
from bedesten.core.wall import Collection
from bedesten.games.choose_write import data as d
from bedesten.games.choose_write.reconstructed import NOW
from bedesten.games.choose_write.words.challenges import challenge_text, condition_text
from bedesten.games.choose_write.words.names import (
    GOODS,
    LOCATIONS,
    caravan_text,
    card_named,
    counted,
    gains_text,
    goods_card,
    guild_cost,
    guild_text,
    letters_of,
)
from bedesten.terminal.drawing import Drawing, Seen, two_columns

WIDEST_PLACE = 20
WIDEST_MIDDLE = 31
NARROWEST_MIDDLE = 21
"""The middle of the plan has two palaces side by side."""
ROOMY = 105
"""From this width on there is room between the columns of the other players."""
LABEL = 8
"""The room for the word before a line of cards."""

OFFERED = "▸"
ICON, GONE = "○", "×"
CHECK, SQUARE = "✓", "□"
LEFT, SPENT, EMPTY = "■", "×", "·"
RUBY, NO_RUBY = "◆", "◇"
DONE, OPEN = "[x]", "[ ]"

GOOD_STYLES: dict[str, str] = dict(zip(d.GOOD_WORDS, ("red", "green", "yellow", "blue"), strict=True))
INK = {"red": "white", "yellow": "black", "green": "black", "blue": "white", "white": "black"}

SHORT = (
    "", "Fabric", "Gem Dealer", "Large Market", "Post", "Spice", "Caravans", "Roasting", "Tea House", "Guild Hall",
    "Fruit", "Small Mkt", "Catacombs", "Wainwr.", "Black Mkt",
)  # fmt: skip
"""What locations are called where there is little room, by number."""

BRIEFLY = (
    ("a goods card", "card"), ("a good", "good"), ("an improvement", "check"), ("a space to fill in", "space"),
    (" and ", ", "),
)  # fmt: skip
"""How gains are told where there is little room."""

CHOSEN_ON_THE_PLAN = ("use", "target", "check", "palace")

Cell = list[Text]
"""What is written into a place, line by line; the first is its title."""


class ChooseWriteDrawing(Drawing):
    """Draws the sheet of whoever looks on; for spectators that of whoever decides."""

    def board(self, seen: Seen, width: int, offered: Iterable[Saying] = (), tight: bool = False) -> Group:
        colour = _shown(seen)
        chosen = {str(saying.value) for saying in offered if saying.verb in CHOSEN_ON_THE_PLAN}
        # Whoever looks on is not the one who is asked.
        marked = chosen if seen["decides"] == colour else set()
        return _sheet(seen, colour, width, marked, tight)

    def status(self, seen: Seen) -> str:
        said = [f"round {seen['round']}{', the last one' if seen['ending'] else ''}"]
        if len(seen["players"]) > 1:
            said.append(f"{seen['start']} began")
        said.append(f"{counted(seen['location_deck']['cards'], 'location card')} left")
        said.append(counted(seen["ruby_deck"]["cards"], "ruby card"))
        return ", ".join(said)

    def legend(self, width: int) -> Text:
        signs = f"{ICON} icon  {CHECK}{SQUARE} checks  {LEFT} to spend  {SPENT} spent  {RUBY}{NO_RUBY} rubies"
        long, short = f"{signs}  ( ) cannot be paid  ║ no way", f"{signs}  ( ) not payable  ║ no way"
        return Text(long if len(long) <= width else short, "dim", no_wrap=True, overflow="ellipsis")

    def players(self, seen: Seen, names: Sequence[str], width: int, tight: bool = False) -> RenderableType:
        parts: list[RenderableType] = [*_cards(seen, width, tight)]
        if seen["solo"] is not None:
            parts += _goal(seen["solo"], width)
        if len(seen["players"]) > 1:
            parts.append(_others(seen, names, width, tight))
        return Group(*parts)

    def pages(self, seen: Seen, width: int) -> dict[str, RenderableType]:
        others = [colour for colour in seen["players"] if colour != _shown(seen)]
        pages: dict[str, RenderableType] = {colour: _sheet(seen, colour, width, set(), False) for colour in others}
        pages["places"] = two_columns([(_place_name(place), _longest(seen, place)) for place in range(1, d.LOCATIONS)])
        pages["caravans"] = two_columns([(word, caravan_text(card)) for card, word in enumerate(d.CARAVAN_WORDS)])
        pages["guilds"] = two_columns([(word, _guild(word)) for word in d.GUILD_WORDS])
        pages["challenges"] = two_columns(
            [(str(number), challenge_text(number)) for number in range(1, len(d.CHALLENGES) + 1)]
        )
        return pages

    def ending(self, seen: Seen, width: int) -> Sequence[RenderableType]:
        return list(_outcome(seen, width)) if seen["solo"] is not None else ()

    def wall(self, kept: Collection, width: int) -> Sequence[RenderableType]:
        return list(_wall(kept, width))


def _shown(seen: Seen) -> str:
    """Return the colour whose sheet is shown."""
    if seen["seat"] is not None:
        return d.COLOUR_WORDS[seen["seat"]]
    return str(seen["decides"] or seen["active"])


# The plan: three rows of five places, with the palaces in the middle; 12 touches its neighbours and has none.


def _sheet(seen: Seen, colour: str, width: int, marked: set[str], tight: bool) -> Group:
    return Group(_plan(seen, colour, width, marked, tight), _tracks(seen["players"][colour]))


def _plan(seen: Seen, colour: str, width: int, marked: set[str], tight: bool) -> Text:
    side = min(WIDEST_PLACE, (width - 6 - NARROWEST_MIDDLE) // 4)
    middle = min(WIDEST_MIDDLE, width - 6 - 4 * side)
    half = (middle - 1) // 2
    few, many = 1 if tight else 2, 5  # the middle row is as high as two palaces

    def row(places: Sequence[int], lines: int) -> list[Cell]:
        wide = (d.LARGE_MARKET, d.CATACOMBS)
        return [_place(seen, colour, place, middle if place in wide else side, lines, marked) for place in places]

    north, south = row(range(1, 6), few), row(range(10, 15), few)
    west, east = row((6, 7), many), row((8, 9), many)
    palaces = [
        _palace(seen, colour, letter, half if letter % 2 == 0 else middle - 1 - half, marked)
        for letter in range(d.LETTERS)
    ]
    lines = [_joined(north, 0, "┌┬┬┬┬┐")]
    lines += [_joined(north, line, "││││││") for line in range(1, few + 1)]
    for upper in (True, False):
        pair = palaces[:2] if upper else palaces[2:]
        for line in range(3):
            beside = line if upper else line + 3
            sides = "├┼┼┬┼┼┤" if upper and line == 0 else "││├┼┤││" if line == 0 else "│││││││"
            cells = [*(cell[beside] for cell in west), *(cell[line] for cell in pair), *(cell[beside] for cell in east)]
            lines.append(_line(cells, sides))
    lines.append(_joined(south, 0, "├┼╬╬┼┤"))
    lines += [_joined(south, line, "││║║││") for line in range(1, few + 1)]
    edges = [Text(("═" if number == 2 else "─") * cell[0].cell_len, "dim") for number, cell in enumerate(south)]
    lines.append(_line(edges, "└┴╩╩┴┘"))
    return Text("\n").join(lines)


def _joined(cells: Sequence[Cell], line: int, joints: str) -> Text:
    return _line([cell[line] for cell in cells], joints)


def _line(cells: Sequence[Text], joints: str) -> Text:
    line = Text()
    for joint, cell in zip(joints, cells, strict=False):
        line.append(joint, "dim").append_text(cell)
    return line.append(joints[-1], "dim")


def _place(seen: Seen, colour: str, place: int, inner: int, lines: int, marked: set[str]) -> Cell:
    """Return a place of so many lines: what it costs and brings now, checks and icons of this sheet."""
    player, word = seen["players"][colour], d.LOCATION_WORDS[place]
    in_full, short = f"{word} {LOCATIONS[place]}", f"{word} {SHORT[place]}"
    title = _title(
        in_full if len(in_full) < inner else short, inner, word in marked, "═" if place == d.CATACOMBS else "─"
    )
    signs = _boxes(player, word) + _icons(seen, player, place)
    texts = _texts(seen, player, place)
    brackets = "()" if word in player["unusable"] else ("", "")
    if lines == 1:
        room = inner - 2 - len(signs)
        text = next((text for text in texts if len(text) + len(brackets[0]) * 2 <= room), texts[-1])
        line = Text(f" {brackets[0]}{text}{brackets[1]}", overflow="ellipsis", no_wrap=True)
        line.truncate(inner - 1 - len(signs), pad=True)
        return [title, _padded(line.append(f" {signs}" if signs else ""), inner)]
    said = _wrapped(texts, inner - 1, lines - 1, brackets)
    body = [_padded(Text(f" {line}"), inner) for line in said]
    body += [_padded(Text(), inner)] * (lines - 1 - len(body))
    return [title, *body, _padded(Text(f" {signs}"), inner)]


def _wrapped(texts: Sequence[str], room: int, lines: int, brackets: Sequence[str]) -> list[str]:
    """Return the longest of these texts that fits, in lines."""
    said: list[str] = []
    for text in texts:
        said = []
        for word in f"{brackets[0]}{text}{brackets[1]}".split():
            if said and len(said[-1]) + 1 + len(word) <= room:
                said[-1] += f" {word}"
            else:
                said.append(word)
        if len(said) <= lines and all(len(line) <= room for line in said):
            return said
    return said[:lines]


def _palace(seen: Seen, colour: str, letter: int, inner: int, marked: set[str]) -> Cell:
    """Return a palace: its letter, and the price in two lines; one whose price will grow has a ruby."""
    word = d.LETTER_WORDS[letter]
    can_pay = word not in seen["players"][colour]["unusable"]
    grows = f" {RUBY}" if word in seen["turn"]["taken"] else ""
    title = _title(f"{word if can_pay else f'({word})'}{grows}", inner, word in marked, "─")
    price = [(good, amount) for good, amount in seen["letters"][word]["price"].items() if amount]
    half = (len(price) + 1) // 2
    return [title, *(_padded(_goods_line(part), inner) for part in (price[:half], price[half:]))]


def _goods_line(price: Sequence[tuple[str, int]]) -> Text:
    return Text.assemble(" ", *((f"{good}{amount} ", GOOD_STYLES[good]) for good, amount in price))


def _title(name: str, inner: int, is_offered: bool, filler: str) -> Text:
    title = Text.assemble(
        (OFFERED if is_offered else filler, "bold" if is_offered else "dim"), (name, "bold" if is_offered else "")
    )
    title.truncate(inner)
    if title.cell_len < inner:
        title.append(" ").append(filler * (inner - title.cell_len), "dim")
    return title


def _padded(line: Text, inner: int) -> Text:
    line.truncate(inner, pad=True)
    return line


def _boxes(player: Seen, word: str) -> str:
    if word not in player["yields"]:
        return ""
    checks: int = player["checks"].get(word, 0)
    return CHECK * checks + SQUARE * (NOW.squares(d.LOCATION_WORDS.index(word)) - checks) + " "


def _icons(seen: Seen, player: Seen, place: int) -> str:
    printed = NOW.icons[len(seen["players"])][place]
    left: int = player["icons"].get(d.LOCATION_WORDS[place], 0)
    return ICON * left + GONE * (printed - left)


def _texts(seen: Seen, player: Seen, place: int) -> Sequence[str]:
    """Return what a location costs and brings now, the longest text first."""
    if place in d.WAREHOUSES:
        good, amount = NOW.warehouse[place], player["yields"][d.LOCATION_WORDS[place]]
        return f"{amount} {GOODS[good]}", f"{amount} {d.GOOD_WORDS[good]}"
    return TEXTS[place](seen, player)


def _caravan(seen: Seen, player: Seen) -> Sequence[str]:
    word = seen["caravan"]["face_up"]
    if word is None:
        return ("no card yet",)
    card = d.CARAVAN_WORDS.index(word)
    palaces = f"{RUBY} at {' or '.join(letters_of(d.CARAVAN_PALACES[card]))}, " if d.CARAVAN_PALACES[card] else ""
    gains = gains_text(d.CARAVAN_GAINS[card])
    brief = gains
    for long, short in BRIEFLY:
        brief = brief.replace(long, short)
    return f"{word}: {caravan_text(card)}", f"{word}: {palaces}{gains}", f"{word}: {palaces}{brief}", word


def _large_market(seen: Seen, player: Seen) -> Sequence[str]:
    space = "space" if seen["options"]["space_means"] == "any" else "bonus action"
    sold = f"{d.LARGE_MARKET_GOODS} alike: {d.LARGE_MARKET_LIRA} Lira"
    return f"{sold}, {space}", f"{sold}, bonus", f"{sold.removesuffix('ira')}, bonus", f"{sold.removesuffix('ira')} +1"


TEXTS: dict[int, Callable[[Seen, Seen], Sequence[str]]] = {
    d.GEMSTONE_DEALER: lambda seen, player: (f"{d.DEALER_PRICE} Lira: {RUBY}", f"{d.DEALER_PRICE} L: {RUBY}"),
    d.LARGE_MARKET: _large_market,
    d.POST_OFFICE: lambda seen, player: (
        f"goods card, {d.POST_LIRA} Lira", f"card, {d.POST_LIRA} Lira", f"card {d.POST_LIRA} L"
    ),
    d.CARAVANSARY: _caravan,
    d.ROASTING_PLANT: lambda seen, player: (f"{d.ROASTED_GOODS} goods of your choice", f"{d.ROASTED_GOODS} goods"),
    d.TEA_HOUSE: lambda seen, player: (f"{player['yields'][d.LOCATION_WORDS[d.TEA_HOUSE]]} Lira",),
    d.GUILD_HALL: lambda seen, player: ("a guild card",),
    d.SMALL_MARKET: lambda seen, player: (
        f"goods card: {d.SMALL_MARKET_LIRA} Lira", f"card: {d.SMALL_MARKET_LIRA} Lira", f"card: {d.SMALL_MARKET_LIRA}L"
    ),
    d.CATACOMBS: lambda seen, player: ("any other location", "any other"),
    d.WAINWRIGHT: lambda seen, player: (f"up to {d.WAINWRIGHT_CHECKS} checks", f"{d.WAINWRIGHT_CHECKS} checks"),
}  # fmt: skip


def _place_name(place: int) -> str:
    return LOCATIONS[place] if place >= d.PALACE else f"{place} {LOCATIONS[place]}"


def _longest(seen: Seen, place: int) -> str:
    if place < d.PALACE:
        return _texts(seen, seen["players"][_shown(seen)], place)[0]
    price = seen["letters"][d.LOCATION_WORDS[place]]["price"]
    goods = ", ".join(f"{amount} {GOODS[good]}" for good, amount in enumerate(price.values()) if amount)
    return f"{goods}: {RUBY}"


# The tracks.


def _tracks(player: Seen) -> Table:
    goods = Table.grid(padding=(0, 1, 0, 0))
    for good, (word, track) in enumerate(player["goods"].items()):
        goods.add_row(GOODS[good], Text(_track(track, NOW.rows), GOOD_STYLES[word]), f"{track['left']:>2}")
    others = Table.grid(padding=(0, 1, 0, 0))
    others.add_row("rubies", _ruby_track(player["rubies"]), str(player["rubies"]))
    for number, line in enumerate(_lira_lines(player)):
        others.add_row("Lira" if number == 0 else "", line, f"{player['lira']['left']}" if number == 0 else "")
    others.add_row("bonus actions", _track(player["actions"]), str(player["actions"]["left"]))
    both = Table.grid(padding=(0, 3, 0, 0))
    both.add_row(goods, others)
    return both


def _track(track: Seen, rows: Sequence[int] = ()) -> str:
    signs = [SPENT] * track["crossed"] + [LEFT] * track["left"]
    empty = range(track["filled"] + 1, track["spaces"] + 1)
    return "".join([*signs, *(NO_RUBY if space in rows else EMPTY for space in empty)])


def _ruby_track(rubies: int) -> Text:
    spaces = RUBY * min(rubies, d.AMULET) + NO_RUBY * (d.AMULET - rubies)
    rings = rubies - d.AMULET
    return Text(f"{spaces} {RUBY * rings + NO_RUBY * (2 - rings) if rings > 0 else NO_RUBY * 2}", "magenta")


def _lira_lines(player: Seen) -> Iterator[str]:
    """Yield the two large sections with their rubies, the small one behind the second."""
    track, taken = _track(player["lira"]), player["origins"]["lira"]
    first, second, _ = NOW.lira_sections
    marks = [RUBY if number < taken else NO_RUBY for number in range(2)]
    yield f"{track[:first]} {marks[0]}"
    yield f"{track[first : first + second]} {marks[1]} {track[first + second :]}"


# Cards.


def _cards(seen: Seen, width: int, tight: bool) -> Iterator[Text]:
    """Show the display and the hand of whoever looks, each location card with what it offers."""
    player = seen["players"][_shown(seen)]
    display = [_offer(card, tight) for card in seen["display"] if card]
    hand = [_offer(player["hand"], tight)] if player["hand"] else []
    goods, guilds = player["goods_cards"], [*player["guild_cards"], *player["drawn"]]
    if tight:
        line = Text.assemble(("display ", "dim"), "  ".join(display), ("  hand ", "dim"))
        line.append("  ".join([*hand, *goods, *guilds]) or "no cards")
        line.truncate(width, overflow="ellipsis")
        yield line
        return
    yield from _labelled("display", display or ["no cards"], width)
    yield from _labelled("hand", [*hand, *map(goods_card, goods)] or ["no cards"], width)
    for word in guilds:
        told = f"({_guild(word)})" if word in player["unplayable"] else _guild(word)
        yield from _labelled(word, told.split(), width, " ")


def _labelled(label: str, parts: Iterable[str], width: int, gap: str = "   ") -> Iterator[Text]:
    """Say things in lines behind a label, none of them broken."""
    line = ""
    for part in parts:
        if line and LABEL + len(line) + len(gap) + len(part) > width:
            yield Text.assemble((f"{label:<{LABEL}}", "dim"), line)
            label, line = "", part
        else:
            line += gap * bool(line) + part
    yield Text.assemble((f"{label:<{LABEL}}", "dim"), line)


def _offer(card: str, tight: bool) -> str:
    """Return a location card with what it offers beside its own location, and its solo mark."""
    place = d.LOCATION_WORDS.index(card.rstrip(d.MARKS))
    beside = " ".join(d.LOCATION_WORDS[other] for other in d.OFFERS[place][1:])
    left, right = (mark if card.endswith(mark) else "" for mark in d.MARKS)
    name = d.LOCATION_WORDS[place] if tight else card_named(card)
    return f"{left}{name}{right}" + (f" [{beside}]" if beside else "")


def _guild(word: str) -> str:
    guild = d.GUILD_WORDS.index(word)
    return f"{guild_cost(guild, NOW.guild_lira[guild])}: {guild_text(guild)}"


# The other players.


def _others(seen: Seen, names: Sequence[str], width: int, tight: bool) -> Table:
    table = Table.grid(padding=(0, 2 if width >= ROOMY else 1, 0, 0))
    headings = ("", "", "rubies", "Lira", "goods", "bonus", "icons", "checks", "cards")
    for _ in headings:
        table.add_column(no_wrap=True)
    if not tight:
        table.add_row(*(Text(heading, "dim") for heading in headings))
    for (colour, player), name in zip(seen["players"].items(), names, strict=True):
        if colour == _shown(seen):
            continue
        sign = OFFERED if seen["decides"] == colour else "*" if seen["active"] == colour else " "
        table.add_row(
            Text.assemble(sign, (colour[0].upper(), f"bold {INK[colour]} on {colour}")),
            f"{colour}, {name}"[: width - 84] if width >= ROOMY else name.removesuffix(" bot")[: width - 66],
            f"{RUBY} {player['rubies']}",
            f"{player['lira']['left']} Lira" if tight else str(player["lira"]["left"]),
            _goods_left(player),
            f"+{player['actions']['left']}",
            f"{sum(player['icons'].values())}{ICON}",
            f"{sum(player['checks'].values())}{CHECK}",
            _held(player),
        )
    return table


def _held(player: Seen) -> str:
    """Say which cards somebody holds, or how many where they are hidden."""
    goods = " ".join(player["goods_cards"]) or f"{player['goods_card_count']} goods"
    guilds = " ".join([*player["guild_cards"], *player["drawn"]])
    held = [goods, guilds or f"{player['guild_card_count'] + player['drawn_count']} guild"]
    return ", ".join([*([f"card {player['hand']}"] if player["hand"] else []), *held])


def _goods_left(player: Seen) -> Text:
    return Text.assemble(*((f"{good}{track['left']} ", GOOD_STYLES[good]) for good, track in player["goods"].items()))


# Alone.


def _goal(solo: Seen, width: int) -> Iterator[Text]:
    """Show what is played for, and how far that is."""
    tile = solo["tile"]
    if tile is not None:
        boxes = [_condition(condition) for condition in tile["conditions"]]
        yield from _labelled("goal", [f"challenge {tile['challenge']}:", *boxes], width, "  ")
    else:
        met = [str(challenge["challenge"]) for challenge in solo["challenges"] if challenge["met"]]
        missing = solo["rubies_missing"]
        column = f"{missing} rubies to go to the wall" if missing else f"column {', '.join(map(str, solo['columns']))}"
        yield from _labelled("goal", [f"challenges met now: {' '.join(met) or 'none'}", f"({column})"], width)


def _condition(condition: Seen) -> str:
    return _box(not condition["missing"], f"{_asked(condition)}, now {condition['have']}")


def _asked(condition: Seen) -> str:
    return condition_text(condition["measure"], condition["asks"], condition["need"])


def _box(is_met: bool, said: str) -> str:
    return f"{DONE if is_met else OPEN} {said}"


def _outcome(seen: Seen, width: int) -> Iterator[Text]:
    """Tell which tiles the game has filled, by how much the others were missed, and whether the dare is met."""
    solo: Seen = seen["solo"]
    filled = [f"{challenge['challenge']}-{column}" for challenge in solo["challenges"] for column in challenge["fills"]]
    yield from _labelled("filled", filled or ["no tile of the wall"], width)
    label = "missed"
    if solo["rubies_missing"]:
        yield from _labelled(
            label, [f"the first column is {d.COLUMNS[0]} rubies, {solo['rubies_missing']} more"], width
        )
    elif seen["options"]["goal"] == "challenges":
        for challenge in solo["challenges"]:
            if not challenge["met"]:
                said = [f"{challenge['challenge']:>2}", *map(_missed, challenge["conditions"])]
                yield from _labelled(label, said, width)
                label = ""
    if solo["dare"]:
        yield from _labelled("dare", [f"{d.OPEN_DARE} rubies in one game: the open dare is met"], width)


def _missed(condition: Seen) -> str:
    by = f", {condition['missing']} {'short' if condition['asks'] == 'at-least' else 'too many'}"
    return _box(not condition["missing"], _asked(condition) + by * bool(condition["missing"]))


# The wall.


def _wall(kept: Collection, width: int) -> Iterator[RenderableType]:
    """Show every challenge with its three columns: set, next, or how many conditions its closest game has missed."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", justify="right")
    table.add_column("challenge")
    for column in d.COLUMNS:
        table.add_column(f"{column}{RUBY}", justify="right")
    for number in range(1, len(d.CHALLENGES) + 1):
        signs = [_tile_sign(kept, f"{number}-{column}") for column in d.COLUMNS]
        table.add_row(str(number), challenge_text(number), *signs)
    yield table
    yield Text(f"{CHECK} set  {OFFERED} next  1 2 3 conditions missing in the closest game  {EMPTY} not tried", "dim")
    best = kept.best()
    if best is not None:
        rubies, left_overs = kept.score_of(best)
        yield from _labelled(
            "best", [f"{rubies} rubies and {left_overs} left over, of {counted(len(kept.games), 'game')}"], width
        )
    proposal = kept.proposal()
    if proposal is not None:
        closest = kept.closest[proposal.name]
        conditions = [
            _box(closest.game is not None and not missing, condition_text(one.what, one.asks, one.need))
            for one, missing in zip(closest.conditions, closest.missed, strict=True)
        ]
        yield from _labelled("next", [proposal.name, *conditions], width)


def _tile_sign(kept: Collection, name: str) -> str:
    if name in kept.set:
        return CHECK
    proposal, closest = kept.proposal(), kept.closest[name]
    sign = EMPTY if closest.game is None else str(closest.steps)
    return f"{OFFERED}{sign}" if proposal is not None and proposal.name == name else sign


DRAWING = ChooseWriteDrawing()
