"""What things are called in English, and small phrases that all other words are made of."""

from collections.abc import Iterable, Sequence

from bedesten.games.choose_write import data as d
from bedesten.games.choose_write.player import Player, goods_of

LOCATIONS = (
    "",
    "Fabric Warehouse",
    "Gemstone Dealer",
    "Large Market",
    "Post Office",
    "Spice Warehouse",
    "Caravansary",
    "Roasting Plant",
    "Tea House",
    "Guild Hall",
    "Fruit Warehouse",
    "Small Market",
    "Catacombs",
    "Wainwright",
    "Black Market",
    "Sultan's Palace A",
    "Sultan's Palace B",
    "Sultan's Palace C",
    "Sultan's Palace D",
)
"""By number."""

GOODS = ("fabric", "spice", "fruit", "jewelry")

THINGS: dict[str, str] = {
    "lira": "Lira",
    "action": "bonus action",
    "card": "goods card",
    "guild": "guild card",
    "good": "good",
    "improvement": "improvement",
    "space": "space",
    **dict(zip(d.GOOD_WORDS, GOODS, strict=True)),
}
"""What can be gained or lost."""

ORIGINS: dict[str, str] = {
    **{letter: f"at palace {letter}" for letter in d.LETTER_WORDS},
    "dealer": "at the Gemstone Dealer",
    "guild": "by a guild card",
    "lira": "for a full Lira section",
    "goods": "for a row of goods",
}


def colour_of(player: Player) -> str:
    return d.COLOUR_WORDS[player.seat].capitalize()


def location(number: int) -> str:
    """Return a location with its number; the palaces have a letter in their name."""
    return LOCATIONS[number] if number >= d.PALACE else f"{number} {LOCATIONS[number]}"


def location_named(word: str) -> str:
    return location(d.LOCATION_WORDS.index(word))


def card_named(word: str) -> str:
    """Return a Location card as it is called, without its mark."""
    return location_named(word.rstrip(d.MARKS))


def listed(words: Iterable[str], joint: str = "and") -> str:
    *first, last = words
    return f"{', '.join(first)} {joint} {last}" if first else last


def counted(number: int, word: str) -> str:
    """Return a number of things: 1 check, 2 checks; Lira and goods have no plural."""
    plural = "" if number == 1 or word == "Lira" or word in GOODS else "s"
    return f"{number} {word}{plural}"


def goods_text(packed: int) -> str:
    """Return packed goods in words: 2 fabric and 1 spice."""
    parts = [f"{goods_of(packed, good)} {word}" for good, word in enumerate(GOODS) if goods_of(packed, good)]
    return listed(parts) if parts else "no goods"


def goods_words(packed: int) -> list[str]:
    """Return packed goods, each by its word."""
    return [word for good, word in enumerate(d.GOOD_WORDS) for _ in range(goods_of(packed, good))]


def goods_in_words(words: Sequence[str]) -> str:
    """Return a list of goods by their words as a phrase."""
    parts = [f"{words.count(word)} {name}" for word, name in zip(d.GOOD_WORDS, GOODS, strict=True) if word in words]
    return listed(parts) if parts else "no goods"


def goods_card(word: str) -> str:
    """Return a Goods card as it is called."""
    return " and ".join(GOODS[d.GOOD_WORDS.index(part)] for part in word.split("-"))


def gain_text(thing: int, amount: int) -> str:
    """Return one gain of an effect in words."""
    return {
        d.LIRA: f"{amount} Lira",
        d.GOOD: f"{counted(amount, 'good')} of your choice",
        d.SAME: f"{amount} goods of one kind",
        d.DIFFERENT: f"{amount} different goods",
        d.CARD: counted(amount, "goods card"),
        d.GUILD: counted(amount, "guild card"),
        d.CHECK: counted(amount, "improvement"),
        d.SPACE: f"{counted(amount, 'space')} to fill in",
        d.RUBY: "a ruby",
        d.CARD_OR_GOOD: "a goods card or a good",
        d.CHECK_OR_SPACE: "an improvement or a space to fill in",
        d.KEEP_ONE: f"one of {amount} guild cards",
    }[thing]


def gains_text(gains: Sequence[Sequence[int]]) -> str:
    return listed([gain_text(thing, amount) for thing, amount in gains])


def letters_of(letters: int) -> list[str]:
    """Return the letters of a mask."""
    return [word for letter, word in enumerate(d.LETTER_WORDS) if letters >> letter & 1]


def palaces_text(letters: int) -> str:
    named = "any palace" if letters == d.ANY_PALACE else f"palace {listed(letters_of(letters), 'or')}"
    return f"a ruby at {named} for its price"


def caravan_text(card: int) -> str:
    """Return what a Caravan card does."""
    gains = gains_text(d.CARAVAN_GAINS[card])
    letters = d.CARAVAN_PALACES[card]
    return f"{palaces_text(letters)}, then {gains}" if letters else gains


def guild_cost(guild: int, lira: int) -> str:
    """Return what a Guild card costs."""
    costs = [f"{lira} Lira"]
    costs += ["a goods card"] * d.GUILD_CARDS[guild]
    costs += [counted(d.GUILD_GOODS[guild], "good")] if d.GUILD_GOODS[guild] else []
    return listed(costs)


def guild_text(guild: int) -> str:
    """Return what a Guild card brings."""
    gains = gains_text(d.GUILD_GAINS[guild])
    letters = d.GUILD_PALACES[guild]
    return f"{palaces_text(letters)}, then {gains}" if letters else gains
