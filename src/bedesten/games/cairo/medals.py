"""Medals: who has the largest stand of a trade (CAI-MED)."""

from mypy_extensions import i64

from bedesten.core.events import NOBODY, Fact
from bedesten.games.cairo.data import GOLD, METAL_WORDS, OWNERS, SILVER, TRADE_WORDS
from bedesten.games.cairo.ground import Ground, Stand
from bedesten.games.cairo.player import Player
from bedesten.games.cairo.state import Cairo


def largest_other(ground: Ground, stand: Stand) -> i64:
    """Return the size of the largest other stand of the trade; neutral stalls count too (CAI-MED-02)."""
    largest: i64 = 0
    owner: i64 = 0
    while owner < OWNERS:
        other = ground.stand(owner, stand.trade)
        if other is not None and owner != stand.owner and other.size > largest:
            largest = other.size
        owner += 1
    return largest


def settle_medals(game: Cairo, player: Player, stand: Stand) -> None:
    """Let an enlarged stand take gold and silver if it is the largest, silver if it draws level (CAI-MED-03 to 05)."""
    other = largest_other(game.ground, stand)
    if stand.size > other:
        take_medal(game, player, stand.trade, GOLD)
    if stand.size >= other:
        take_medal(game, player, stand.trade, SILVER)


def take_medal(game: Cairo, player: Player, trade: i64, metal: i64) -> None:
    """Take a medal and score its value, unless the player had it already (CAI-MED-06 to CAI-MED-09)."""
    holders = game.gold[:] if metal == GOLD else game.silver[:]
    holder: i64 = holders[trade]
    if holder == player.seat:
        return
    holders[trade] = player.seat
    if metal == GOLD:
        game.gold = holders
    else:
        game.silver = holders
    points: i64 = game.terms.gold[trade] if metal == GOLD else game.terms.silver[trade]
    player.points += points
    if game.listener is not None:
        facts: dict[str, Fact] = {"trade": TRADE_WORDS[trade], "metal": METAL_WORDS[metal], "points": points}
        if holder != NOBODY:
            facts["from"] = holder
        game.tell("medal", player.seat, facts)
