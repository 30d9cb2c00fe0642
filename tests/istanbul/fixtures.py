"""Positions and turns of Istanbul for the unit tests of the client; `scripts.write_fixtures` writes them."""

from typing import Any

from tests.samples import Fixture

TURN = ["move", "assist", "pay-merchants", "act", "encounters"]
START = ["start", *TURN[1:]]

Position = dict[str, Any]

WALK: Position = {
    "round": 5,
    "players": {
        "red": {
            "lira": 9,
            "goods": "RRGGYY",
            "extensions": 2,
            "stack": ["own", "own"],
            "lying": [2, 9],
            "tiles": ["yellow"],
            "hand": ["any-good", "stay"],
        },
        "yellow": {"merchant": 11, "lira": 3},
        "green": {"family": 11, "rubies": 1},
    },
    "agenda": TURN,
    "governor": 11,
    "smuggler": 11,
    "large_market": {"top": "L1"},
    "small_market": {"top": "S1"},
}
"""Red is next to most places, with a little of everything; on the Small Market are all who can be met."""


def poor(at: int, lira: int, **more: Any) -> Position:
    """Return a position in which red can do little; the others stand on 1 and 16."""
    red = {"merchant": at, "lira": lira, "family": 4, "goods": "B", **more}
    players = {"red": red, "yellow": {"merchant": 1}, "green": {"merchant": 16}}
    return WALK | {"players": players, "governor": 6, "smuggler": 6}


def at(place: int, *agenda: Any, others: Position | None = None, **red: Any) -> Position:
    """Return a position in which red is asked something on a place."""
    players = {"red": {"merchant": place, **red}, "yellow": {}, "green": {}} | (others or {})
    markets = {"large_market": {"top": "L1"}, "small_market": {"top": "S1"}}
    return {"round": 5, "players": players, "agenda": [*agenda, "encounters"], **markets}


ONE_TURN = (
    *("move 11", "lay", "pay", "act", "sell RGYY", "catch green", "reward lira"),
    *("meet governor", "pay", "meet smuggler", "take B", "give R", "end"),
)
"""A turn of red from WALK, in which almost everything happens."""


def until(answer: str) -> tuple[str, ...]:
    """Return that turn up to an answer, which is not given any more."""
    return ONE_TURN[: ONE_TURN.index(answer)]


def of_yellow(place: int, *agenda: Any, **yellow: Any) -> Position:
    """Return a position in which yellow is asked something; green's Family member is there."""
    others = {"yellow": {"merchant": place, **yellow}, "green": {"family": place}}
    return at(7, *agenda, others=others) | {"active": "yellow"}


def told(position: Position, *plays: str) -> Fixture:
    """Return what is told of these plays to red, who need not decide in the end."""
    return Fixture(position, plays, (), is_told=True)


NEUTRAL = {"stack": ["own", "own", "own", "neutral"]}


def with_neutrals(stack: list[str], lying: list[int]) -> Position:
    """Return a position with neutral Assistants, of whom one waits on 2."""
    players = {"red": {"stack": stack, "lying": lying}, "yellow": NEUTRAL, "green": NEUTRAL}
    return {"players": players, "agenda": TURN, "neutral_assistants": [2], "governor": 6, "smuggler": 6}


def two(lira: int, yellow: int) -> Position:
    """Return a position of two players with a neutral Merchant on 16."""
    players = {"red": {"merchant": 11, "lira": lira}, "yellow": {"merchant": yellow}}
    return {"players": players, "agenda": TURN, "neutral_merchants": [14, 15, 16], "governor": 6, "smuggler": 6}


BASE = {
    # A walk, and what is asked in a turn.
    "walk": Fixture(WALK),
    "poor": Fixture(poor(11, 3), offers=("move 1", "move 2", "move 7", "move 8", "move 10", "move 12", "move 16")),
    "rich": Fixture(poor(6, 20, goods="RGYBB"), offers=("move 13", "move 1")),
    "alone": Fixture(poor(11, 0, stack=[], lying=[2, 4, 5, 9]), offers=("move 2", "move 7", "move 16")),
    "held": Fixture(poor(11, 3, hand=["five-lira"]), offers=("move 1",)),
    "mosques": Fixture(poor(5, 3, tiles=["red"], goods="RRGGBB"), offers=("move 2", "move 14", "move 15")),
    "send": Fixture(at(12, "act"), ("act",), ("send 2",)),
    "two": Fixture(two(3, 16), offers=("move 16",)),
    "two-rich": Fixture(two(20, 1), offers=("move 16",)),
    "neutral": Fixture(with_neutrals(["own", "own"], [4]), offers=("move 2",)),
    "neutral-alone": Fixture(with_neutrals([], [4, 5, 9]), offers=("move 2",)),
    "assist": Fixture(WALK, until("lay")),
    "pay": Fixture(WALK, until("pay")),
    "sell": Fixture(WALK, until("sell RGYY"), offers=("sell R", "sell RGYY")),
    "catch": Fixture(WALK, until("catch green")),
    "meet": Fixture(WALK, until("meet governor")),
    "governor": Fixture(WALK, (*until("meet governor"), "meet governor")),
    "smuggler": Fixture(WALK, until("take B")),
    "smuggler-pay": Fixture(WALK, until("give R")),
    "turn": Fixture(WALK, ONE_TURN, is_told=True),
    "turn-of-another": Fixture(WALK, ONE_TURN, (), eye=1, is_told=True),
    "unpaid": Fixture(poor(11, 1), ("move 16", "lay")),
    "dealer": Fixture(at(16, "act", lira=20)),
    "palace": Fixture(at(13, "act")),
    "any-good": Fixture(WALK, ("play any-good",)),
    "black-market": Fixture(at(8, "act", others={"yellow": {"lira": 3}}), ("act", "roll")),
    "green-tile": Fixture(at(2, "act", lira=0, tiles=["green"], hand=["five-lira"]), ("act",)),
    "caravansary": Fixture(at(6, "act", hand=["stay"])),
    "draw": Fixture(at(6, "act", hand=["stay"]), ("act",)),
    "fountain": Fixture(at(7, "act", stack=["own"], lying=[2, 4, 5]), ("act",)),
    "final-step": Fixture(
        {"players": {"red": {"hand": ["five-lira"], "rubies": 5}, "yellow": {}, "green": {}}, "agenda": ["final-step"]}
        | {"finale": True, "round": 9}
    ),
    # What happens, for the log.
    "caught": told(of_yellow(11, "act", goods="R"), "skip", "catch green", "reward card"),
    "hidden-cards": told(of_yellow(6, "act"), "act", "draw pile", "draw pile"),
    "helped": told(at(11, hand=["five-lira"], lira=0) | {"governor": 11}, "meet governor", "play five-lira", "pay"),
    "last-round": told(at(16, "act", lira=20, rubies=4), "act", "end"),
    "rubies": told(
        at(16, "act", lira=60, extensions=2),
        *("act", "end", "move 12", "stop", "move 12", "stop", "move 1", "lay", "act", "end"),
    ),
    "last-of-round": told(
        at(7, "act", others={"green": {"merchant": 16, "lira": 20}}) | {"active": "green"}, "act", "end"
    ),
    "red-tile": told(at(9, "act", tiles=["red"]), "act", "call 7", "turn 2"),
    "rounds": told(
        WALK | {"active": "green", "players": {"red": {}, "yellow": {}, "green": {}}},
        *("move 12", "stop", "move 12", "stop", "move 12", "stop", "move 4", "stop", "move 2"),
    ),
}

MOCHA_BOARD = [[16, 15, 18, 3, 10], [8, 1, 7, 17, 4], [2, 19, 6, 12, 9], [20, 11, 5, 14, 13]]


def mocha(place: int, since: str = "start", **red: Any) -> Position:
    """Return a position of Mocha & Baksheesh in a phase of red's turn."""
    asked = START[START.index(since) :]
    barrier = {"between": [1, 7], "control": "yellow"}
    more = {"rules": "mocha", "layout": MOCHA_BOARD, "agenda": asked, "barrier": barrier}
    return at(place, coffee=6, guild=[6, 16], **red) | more


MOCHA = {
    "mocha": Fixture(
        mocha(7, lira=20, tavern=["encounter"]) | {"governor": 6, "coffee_trader": 6}, offers=("move 6", "guild 16")
    ),
    "guild": told(mocha(7, lira=20), "guild 16"),
    "guild-cards": told(mocha(7, lira=20), "guild 6", "draw pile"),
    "barrier": told(mocha(19, "act"), "act", "tavern barrier", "barrier 4", "beyond 17", "act"),
    "trader": Fixture(mocha(6, "encounters", goods="GG", lira=2) | {"coffee_trader": 6}, ("meet coffee-trader",)),
    "trader-paid": told(
        mocha(6, "encounters", goods="GG", lira=2) | {"coffee_trader": 6}, "meet coffee-trader", "give G"
    ),
}

LETTERS_TURN = [*START, "extra-turn"]


def letters(place: int, since: str = "start", others: Position | None = None, **red: Any) -> Position:
    """Return a position of Letters & Seals in a phase of red's turn."""
    asked = LETTERS_TURN[LETTERS_TURN.index(since) :]
    return at(place, others=others, **red) | {"rules": "letters", "agenda": asked}


CAUGHT = {"yellow": {"merchant": 4}, "red": {"merchant": 7, "family": 4, "letters": [12]}}
BIDDERS = {"yellow": {"merchant": 23, "lira": 5}, "red": {"lira": 5}}

LETTERS = {
    "letters": Fixture(
        letters(7, letters=[4, 4, 9], delivered=[3], companion=15, hand=["letter-dice"]),
        offers=("move 4", "companion 6", "play letter-dice"),
    ),
    "embassy": Fixture(letters(21, "act")),
    "gather-all": Fixture(letters(7, "act", companion=5, stack=["own"], lying=[2, 3, 4]), ("act",)),
    "courier": Fixture(letters(8, "encounters", letters=[4], lira=3) | {"courier": 8}, ("meet courier",)),
    "another-turn": told(
        letters(8, "encounters", letters=[4], delivered=[3], lira=3) | {"courier": 8},
        *("meet courier", "pay", "end", "sealed 3", "letter 4"),
    ),
    "kiosk": told(
        letters(22, "act"), "act", "choose two-red", "act", "choose red-lira", "act", "choose merchant-home", "act"
    ),
    "auction": Fixture(
        letters(7, "act", BIDDERS) | {"active": "yellow"}, ("act", "take B", "bid 2"), ("pass", "bid 4")
    ),
    "auction-won": told(letters(7, "act", BIDDERS) | {"active": "yellow"}, "act", "take B", "bid 2", "bid 4", "pass"),
    "caught-letter": told(letters(7, "encounters", CAUGHT) | {"active": "yellow"}, "catch red", "reward lira"),
}

FIXTURES = (BASE, MOCHA, LETTERS)
