"""Lure: a customer walks to an entry of its trade and pays there, and the one from outside comes in (CAI-LUR)."""

from mypy_extensions import i64

from bedesten.core.events import NOBODY, Fact
from bedesten.games.cairo.actions import LURE
from bedesten.games.cairo.data import LURE_SHARE, NEUTRAL, NO_SITE, SITE_WORDS, TRADE_WORDS, TRADES
from bedesten.games.cairo.ground import Stand
from bedesten.games.cairo.player import Player
from bedesten.games.cairo.room import CALL_BITS, NOT_ELIGIBLE, barkers_for
from bedesten.games.cairo.sites import steps_to
from bedesten.games.cairo.state import Cairo, site_words


def add_lures(game: Cairo, player: Player, choices: list[int]) -> None:
    """Add the entries for which the player has enough barkers (CAI-LUR-07 to CAI-LUR-12)."""
    room = game.see_room()
    trade: i64 = 0
    while trade < TRADES:
        if game.customers[trade] != NO_SITE:
            calls = room.calls_of(trade)
            entries = game.ground.goals[trade].by_owner
            owner: i64 = 0
            while calls >> (CALL_BITS * owner):
                barkers = barkers_for(calls, owner)
                if barkers != NOT_ELIGIBLE and barkers <= player.barkers:
                    choices.append(LURE + entries[owner])
                owner += 1
        trade += 1


def lure_to(game: Cairo, player: Player, entry: i64) -> None:
    """Lure the customer of a stand's trade to its entry."""
    for stand in game.ground.stands:
        if stand is not None and stand.entry == entry:
            carry_out(game, player, stand, barkers_for(game.see_room().calls_of(stand.trade), stand.owner))
            return


def carry_out(game: Cairo, player: Player, stand: Stand, barkers: i64) -> None:
    """Play barkers, walk, earn, and let the customers change places (CAI-LUR-11 to CAI-LUR-16)."""
    customer: i64 = stand.trade
    player.barkers -= barkers
    game.barkers += barkers
    if game.listener is not None:
        tell_walk(game, player, stand, barkers)
    if stand.owner == player.seat:
        game.earn(player, customer, stand.size)
    else:
        game.earn(player, customer, LURE_SHARE)
        if stand.owner != NEUTRAL:
            game.earn(game.players[stand.owner], customer, stand.size)
    incoming = game.outside
    customers = game.customers[:]
    customers[customer] = NO_SITE
    customers[incoming] = stand.entry
    game.put_customers(customers, customer)
    if game.listener is not None:
        game.tell("leave", NOBODY, {"customer": TRADE_WORDS[customer]})
        game.tell("enter", NOBODY, {"customer": TRADE_WORDS[incoming], "site": SITE_WORDS[stand.entry]})


def tell_walk(game: Cairo, player: Player, stand: Stand, barkers: i64) -> None:
    start: i64 = game.customers[stand.trade]
    facts: dict[str, Fact] = {
        "customer": TRADE_WORDS[stand.trade],
        "from": SITE_WORDS[start],
        "entry": SITE_WORDS[stand.entry],
        "steps": steps_to(game.ground.steps_from(start, stand.trade), stand.owner),
        "barkers": barkers,
        "way": site_words(game.ground.way(start, stand.entry)),
    }
    if stand.owner != NEUTRAL:
        facts["owner"] = stand.owner
    game.tell("lure", player.seat, facts)
