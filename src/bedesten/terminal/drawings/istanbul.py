"""Istanbul in the terminal: the bazaar as a grid of places, and a line for each player.

`R4` is red's merchant with four assistants under him, `r` a waiting assistant of red, `R♥` red's family member,
`R+` red's companion.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bedesten.core.lexicon import Saying
from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.chapters import RULE_SETS
from bedesten.games.istanbul.letters import data as p
from bedesten.games.istanbul.lexicon import goods_text
from bedesten.games.istanbul.mocha import data as m
from bedesten.games.istanbul.words import CARDS, PLACES, TILES, TOKENS
from bedesten.games.istanbul.words.mocha import guild_text
from bedesten.terminal.drawing import Drawing, Seen, two_columns

WIDEST_PLACE = 25
ROOM_FOR_NAMES = 21
"""A place that is narrower than this is called by its short name."""

ROOM_FOR_GAPS = 16
"""In a place that is narrower than this tokens stand close together."""

ROOMY = 95
COLUMNS = 9

GUILDS = range(1, m.GUILD_CARDS + 1)

RUBY = "◆"
FAMILY = "♥"
COMPANION = "+"
OFFERED = "▸"

INK = {"red": "white", "yellow": "black", "green": "black", "blue": "white", "white": "black"}

Token = tuple[str, str]
"""A text and its style."""


class IstanbulDrawing(Drawing):
    """Draws the bazaar."""

    def board(self, seen: Seen, width: int, offered: Iterable[Saying] = (), tight: bool = False) -> Text:
        rows: list[list[int]] = seen["layout"]
        columns = len(rows[0])
        inner = min(WIDEST_PLACE, (width - columns - 1) // columns)
        here = _decides(seen)["merchant"] if seen.get("decides") else None
        # Five rows are tall enough without empty lines.
        least = 2 if len(rows) < 5 else 1
        marked = {saying.value for saying in offered if saying.part == "place"}
        lines = []
        for number, row in enumerate(rows):
            titles = [_title(place, inner, place in marked, place == here) for place in row]
            lines.append(_joined(titles, "┌┬┐" if number == 0 else "├┼┤"))
            contents = [[_facts(seen, place, inner), *_token_lines(seen, place, inner)] for place in row]
            for i in range(max(least, *map(len, contents))):
                lines.append(_joined([_cell(content, i, inner) for content in contents], "│││"))
        lines.append(_joined([Text("─" * inner, "dim")] * columns, "└┴┘"))
        return Text("\n").join(lines)

    def status(self, seen: Seen) -> str:
        players: Seen = seen["players"]
        target = _target(seen)
        last = any(player["rubies"] >= target for player in players.values())
        return ", ".join(
            [
                "after the last round"
                if seen["finale"]
                else f"round {seen['round']}{', the last one' if last else ''}",
                f"{seen['start']} began",
                _piles(seen),
                *_barrier(seen),
            ]
        )

    def legend(self, width: int) -> Text:
        rest = f"R{FAMILY} family member  N n neutral  {RUBY}3 rubies here"
        long, short = f"R4 merchant, 4 assistants  r waiting assistant  {rest}", f"R4 merchant+4  r waiting  {rest}"
        return Text(long if len(long) <= width else short, "dim", no_wrap=True)

    def players(self, seen: Seen, names: Sequence[str], width: int, tight: bool = False) -> RenderableType:
        players: Seen = seen["players"]
        target = _target(seen)
        roomy = width >= ROOMY
        table = Table.grid(padding=(0, 2 if roomy else 1, 0, 0))
        for _ in range(COLUMNS):
            table.add_column(no_wrap=True)
        if not tight:
            headings = ("", "", "rubies", "Lira", "goods", "tiles", "stack", "cards", "waiting on")
            table.add_row(*(Text(heading, "dim") for heading in headings))
        for (colour, player), name in zip(players.items(), names, strict=True):
            cards = player["cards"] + player.get("guild_cards", 0)
            lying = " ".join(map(str, player["lying"]))
            table.add_row(
                Text.assemble(OFFERED if seen.get("decides") == colour else " ", (_letter(colour), _block(colour))),
                _named(colour, name, width),
                f"{RUBY} {player['rubies']}/{target}",
                f"{player['lira']} Lira" if tight else str(player["lira"]),
                _goods(player),
                "".join(_letter(tile) for tile in player["tiles"] + player.get("tavern", [])) or ("" if tight else "–"),
                "".join(_assistant(colour, kind) for kind in player["stack"]) or "–",
                f"{cards} card{'s' * (cards != 1)}" if tight else str(cards),
                f"on {lying}" if tight and lying else lying or "–" * (not tight),
            )
        return Group(table, *_letters(seen), *_hands(seen))

    def pages(self, seen: Seen, width: int) -> dict[str, RenderableType]:
        return {
            "places": two_columns([(f"{number} {place.name}", place.text) for number, place in PLACES.items()]),
            "cards": two_columns([(word, card.text) for word, card in zip(d.CARD_WORDS, CARDS, strict=True)]),
            "tiles": two_columns([(f"{tile} tile", text) for tile, text in zip(d.TILE_WORDS, TILES, strict=True)]),
            "tokens": two_columns(list(TOKENS.items())),
            "guilds": two_columns([(f"{number} {PLACES[number].name}", guild_text(number)) for number in GUILDS]),
        }


def _target(seen: Seen) -> int:
    """Return how many rubies make the round the last one."""
    return RULE_SETS[seen["rules"]].ruby_target(len(seen["players"]))


def _barrier(seen: Seen) -> Iterator[str]:
    """Say where the barrier stands and who walks through."""
    if barrier := seen.get("barrier"):
        here, there = barrier["between"]
        yield f"barrier {here}|{there} ({barrier['control']} passes)"


def _decides(seen: Seen) -> Seen:
    player: Seen = seen["players"][seen["decides"]]
    return player


def _letter(colour: str) -> str:
    return colour[0].upper()


def _block(colour: str) -> str:
    return f"bold {INK[colour]} on {colour}"


def _named(colour: str, name: str, width: int) -> Text:
    """Return who sits where, with as much of the name as leaves room for all else."""
    if width < ROOMY:
        return Text(name.removeprefix("bot ").removesuffix(" bot")[: width - 68])
    return Text(f"{colour}, {name}"[: width - 78])


def _assistant(colour: str, kind: str) -> str:
    return "n" if kind == "neutral" else colour[0]


def _title(place: int, inner: int, offered: bool, is_here: bool) -> Text:
    name = PLACES[place].name if inner >= ROOM_FOR_NAMES else PLACES[place].short
    title = Text.assemble(
        (f"{OFFERED if offered else '─'}", "bold" if offered else "dim"),
        (f"{place} {name}", "bold reverse" if is_here else "bold" if offered else ""),
        " ",
    )
    title.append("─" * (inner - title.cell_len), "dim")
    return title


def _joined(cells: Sequence[Text], ends: str) -> Text:
    line = Text()
    for number, cell in enumerate(cells):
        line.append(ends[0 if number == 0 else 1], "dim")
        line.append_text(cell)
    return line.append(ends[2], "dim")


def _cell(content: list[Text], index: int, inner: int) -> Text:
    cell = Text(" ")
    if index < len(content):
        cell.append_text(content[index])
    cell.truncate(inner, pad=True)
    return cell


def _facts(seen: Seen, place: int, inner: int) -> Text:
    """Say in one line what the place offers now: the longest text there is room for."""
    offers = OFFERS[place](seen)
    return Text(next((offer for offer in offers if len(offer) < inner), offers[-1]))


def _wainwright(rubies: int) -> Sequence[str]:
    return f"extend, {d.EXTENSION_PRICE} Lira  {RUBY}{rubies}", f"{d.EXTENSION_PRICE} Lira  {RUBY}{rubies}"


def _demand(market: Seen, demands: list[list[int]], revenue: list[int]) -> Sequence[str]:
    goods = goods_text(demands[int(market["top"][1:]) - 1])
    return f"{goods} for {'·'.join(map(str, revenue[1:]))}", f"sell {goods}"


def _mail(seen: Seen) -> Sequence[str]:
    goods = " ".join(d.GOOD_LETTERS[good] for good in d.MAIL_GOODS[seen["mail"]])
    lira = f"{d.MAIL_LIRA[seen['mail']]} Lira"
    return f"{goods} and {lira}", f"{goods} {lira}"


def _palace(rubies: int) -> str:
    if not rubies:
        return "no ruby left"
    price = d.PALACE_LAST_PRICE + 1 - rubies
    free = d.PALACE_FREE_CHOICE[price]
    goods = goods_text(d.PALACE_PRICES[price]) + (f"+{free}" if free else "")
    return f"{goods}  {RUBY}{rubies}"


def _dealer(rubies: int) -> str:
    return f"{d.DEALER_LAST_PRICE + 1 - rubies} Lira  {RUBY}{rubies}" if rubies else "no ruby left"


def _mosque(seen: Seen, colours: Sequence[int], rubies: int) -> Sequence[str]:
    """List the symbols on the tiles of both stacks from the top."""
    first, second = (
        (d.GOOD_LETTERS[colour], "".join(map(str, seen["mosque_tiles"][d.TILE_WORDS[colour]])) or "–")
        for colour in colours
    )
    return (
        f"{' '.join(first)}  {' '.join(second)}  {RUBY}{rubies}",
        f"{''.join(first)} {''.join(second)} {RUBY}{rubies}",
    )


def _tavern(seen: Seen) -> Sequence[str]:
    """List the coffee on the tiles of both piles from the top, and the goods of the baksheesh."""
    movement, encounter = ("".join(map(str, seen["tavern_tiles"][kind])) or "–" for kind in ("movement", "encounter"))
    goods = seen["baksheesh"]["goods"]
    return f"M {movement}  E {encounter}  {goods}+4 C", f"M{movement} E{encounter}", goods


def _coffee_house(rubies: int) -> str:
    return f"{m.COFFEE_HOUSE_LAST_PRICE + 1 - rubies} C  {RUBY}{rubies}" if rubies else "no ruby left"


def _society(uses: int) -> Sequence[str]:
    coin = p.SOCIETY_COINS[uses] if uses < len(p.SOCIETY_COINS) else 0
    return f"{p.SOCIETY_SEALS} seals for a ruby" + (f" +{coin}" if coin else ""), f"{p.SOCIETY_SEALS} seals: {RUBY}"


OFFERS: dict[int, Callable[[Seen], Sequence[str]]] = {
    d.WAINWRIGHT: lambda seen: _wainwright(seen["rubies"]["wainwright"]),
    d.FABRIC_WAREHOUSE: lambda seen: ("fill up R",),
    d.SPICE_WAREHOUSE: lambda seen: ("fill up G",),
    d.FRUIT_WAREHOUSE: lambda seen: ("fill up Y",),
    d.POST_OFFICE: _mail,
    d.CARAVANSARY: lambda seen: ("2 cards, discard one", "2 cards"),
    d.FOUNTAIN: lambda seen: ("assistants return", "all return"),
    d.BLACK_MARKET: lambda seen: ("R, G or Y; roll for B", "R/G/Y, roll for B", "R/G/Y, dice"),
    d.TEA_HOUSE: lambda seen: ("call, roll for Lira", "roll for Lira", "roll: Lira"),
    d.LARGE_MARKET: lambda seen: _demand(seen["large_market"], d.LARGE_DEMAND, d.LARGE_REVENUE),
    d.SMALL_MARKET: lambda seen: _demand(seen["small_market"], d.SMALL_DEMAND, d.SMALL_REVENUE),
    d.POLICE_STATION: lambda seen: ("send family member", "send family"),
    d.SULTANS_PALACE: lambda seen: (_palace(seen["rubies"]["palace"]),),
    d.SMALL_MOSQUE: lambda seen: _mosque(seen, d.SMALL_MOSQUE_TILES, seen["rubies"]["small_mosque"]),
    d.GREAT_MOSQUE: lambda seen: _mosque(seen, d.GREAT_MOSQUE_TILES, seen["rubies"]["great_mosque"]),
    d.GEMSTONE_DEALER: lambda seen: (_dealer(seen["rubies"]["dealer"]),),
    d.ROASTING_PLANT: lambda seen: ("2 Lira, good, card: 2 C each", "2 C each"),
    d.GUILD_HALL: lambda seen: ("1 C, 2 guild cards", "guild cards"),
    d.TAVERN: _tavern,
    d.COFFEE_HOUSE: lambda seen: (_coffee_house(seen["rubies"]["coffee_house"]),),
    d.EMBASSY: lambda seen: (f"{p.EMBASSY_LETTERS} letters",),
    d.KIOSK: lambda seen: ("a letter, tiles for all", "letter, tiles"),
    d.AUCTION_HOUSE: lambda seen: ("a good, cards for sale", "good, auction"),
    d.SECRET_SOCIETY: lambda seen: _society(seen["society"]),
    d.CATACOMBS: lambda seen: ("a good, come out anywhere", "come out anywhere", "jump"),
}


NEUTRAL_TOKENS = (
    ("governor", "Governor", "Gov", "bold magenta"),
    ("smuggler", "Smuggler", "Smu", "bold cyan"),
    ("coffee_trader", "Coffee Trader", "Cof", "bold yellow"),
    ("courier", "Courier", "Cou", "bold blue"),
)
"""The key of each token, its name in full and where there is little room, and its style."""


def _token_lines(seen: Seen, place: int, inner: int) -> Iterator[Text]:
    line = Text()
    for text, style in _tokens(seen, place, inner >= ROOM_FOR_NAMES):
        gap = " " if line and inner >= ROOM_FOR_GAPS else ""
        if line.cell_len + len(gap) + len(text) >= inner:
            yield line
            line, gap = Text(), ""
        line.append(gap)
        line.append(text, style)
    if line:
        yield line


def _tokens(seen: Seen, place: int, in_full: bool) -> Iterator[Token]:
    players: Seen = seen["players"]
    for colour, player in players.items():
        if player["merchant"] == place:
            yield f"{_letter(colour)}{len(player['stack'])}", _block(colour)
        if player.get("companion") == place:
            yield f"{_letter(colour)}{COMPANION}", _block(colour)
    for there in seen["neutral_merchants"]:
        if there == place:
            yield "N", "bold reverse"
    for colour, player in players.items():
        if player["family"] == place:
            yield f"{_letter(colour)}{FAMILY}", f"bold {colour}"
    for key, name, short, style in NEUTRAL_TOKENS:
        if seen.get(key) == place:
            yield name if in_full else short, style
    for colour, player in players.items():
        if place in player["lying"]:
            yield colour[0], colour
    for there in seen["neutral_assistants"]:
        if there == place:
            yield "n", "bold"


def _goods(player: Seen) -> Text:
    held = " ".join(f"{letter}{player['goods'].count(letter)}" for letter in d.GOOD_LETTERS)
    coffee = f" C{player['coffee']}" if "coffee" in player else ""
    return Text(f"{held}/{d.BARE_CAPACITY + player['extensions']}{coffee}")


def _piles(seen: Seen) -> str:
    """Say how many cards there are to draw."""
    left, discards = seen["draw_pile"]["cards"], seen["discards"]
    return f"draw pile {left}, discards {len(discards)}" + (f" (top: {discards[0]})" if discards else "")


def _letters(seen: Seen) -> Iterator[Text]:
    """Show the letters of each player, and who has a companion to place."""
    for colour, player in seen["players"].items():
        owned = ["companion ready"] * (player.get("companion") == "personal")
        owned += [f"{word} {' '.join(map(str, player[word]))}" for word in ("letters", "delivered") if player.get(word)]
        if owned:
            yield Text.assemble((f"{_letter(colour)} ", f"bold {colour}"), ", ".join(owned))


def _hands(seen: Seen) -> Iterator[Text]:
    """Show every card that may be seen: the own hand, and what others took openly."""
    own = seen.get("seat")
    for seat, (colour, player) in enumerate(seen["players"].items()):
        if player.get("guild"):
            whose = "Your guild cards" if seat == own else f"Guild cards of {colour}"
            yield Text.assemble((f"{whose}: ", "dim"), ", ".join(map(_guild, player["guild"])))
        if player["hand"]:
            whose = "Your cards" if seat == own else f"Cards of {colour}"
            yield Text.assemble((f"{whose}: ", "dim"), ", ".join(player["hand"]))
        elif seat == own:
            yield Text.assemble(("Your cards: ", "dim"), "none")


def _guild(number: int) -> str:
    """Name a guild card by its place."""
    return f"{number} {PLACES[number].name}"


DRAWING = IstanbulDrawing()
