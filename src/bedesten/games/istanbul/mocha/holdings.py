"""What players hold in Mocha & Baksheesh, coffee, Guild cards and tiles: how it comes and goes, and what it costs."""

from mypy_extensions import i64

from bedesten.core.events import NOBODY, Event
from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import ENCOUNTER_TILE, MOVEMENT_TILE
from bedesten.games.istanbul.data import COFFEE, COFFEE_HOUSE, GEMSTONE_DEALER, SULTANS_PALACE
from bedesten.games.istanbul.mocha.data import BAKSHEESH_FRONT, COFFEE_HOUSE_LAST_PRICE, TAVERN_TILE_PRICES
from bedesten.games.istanbul.reconstructed import NOW
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.kit.deck import KIND, remove_card
from bedesten.kit.inference import forget


def gain_coffee(game: Istanbul, player: Player, amount: i64) -> None:
    """Take coffee; there is no limit to it (MOC-COF-01)."""
    if amount > 0:
        player.coffee += amount
        if game.listener is not None:
            game.tell("coffee", player.seat, {"change": amount})


def pay_coffee(game: Istanbul, player: Player, amount: i64) -> None:
    if amount > 0:
        player.coffee -= amount
        if game.listener is not None:
            game.tell("coffee", player.seat, {"change": -amount})


def gain_thing(game: Istanbul, player: Player, thing: i64) -> None:
    """Take a good or a coffee."""
    if thing == COFFEE:
        gain_coffee(game, player, 1)
    else:
        game.gain_good(player, thing, 1)


def pay_thing(game: Istanbul, player: Player, thing: i64) -> None:
    """Give a good or a coffee."""
    if thing == COFFEE:
        pay_coffee(game, player, 1)
    else:
        game.pay_good(player, thing, 1)


# Guild cards.


def draw_guild(game: Istanbul, player: Player, luck: Luck) -> None:
    """Draw a Guild card if there is one; an empty draw pile is made anew at once (MOC-GLD-12)."""
    guilds = game.mocha.guilds
    if guilds.size == 0:
        reshuffle_guilds(game)
        if guilds.size == 0:
            return
    card = guilds.draw(player.seat, luck)
    hand = [*player.guild, card]
    hand.sort()
    player.guild = hand
    if game.listener is not None:
        game.listener(Event("draw guild", player.seat, {}, {"guild": card & KIND}))
    if guilds.size == 0:
        reshuffle_guilds(game)


def reshuffle_guilds(game: Istanbul) -> None:
    guilds = game.mocha.guilds
    if guilds.discards is not None:
        guilds.reshuffle()
        if guilds.memory is not None:
            forget(guilds, [player.guild for player in game.players])
        if game.listener is not None:
            game.tell("reshuffle guilds", NOBODY, {"cards": guilds.size})


def take_guild(game: Istanbul, player: Player, number: i64) -> None:
    """Let a Guild card leave a hand. As there is one of each, everybody knows which draw pile it had come from."""
    hand = player.guild[:]
    remove_card(hand, number)
    player.guild = hand


def drop_guild(game: Istanbul, player: Player, number: i64) -> None:
    """Discard a Guild card face up and without effect."""
    take_guild(game, player, number)
    if game.listener is not None:
        game.tell("drop guild", player.seat, {"guild": number})
    game.mocha.guilds.put_on_discards(number)


# Tracks and tiles.


def coffee_price(game: Istanbul) -> i64:
    """Return the highest number of the Coffee House that is not covered by a ruby (MOC-PLC-08)."""
    return COFFEE_HOUSE_LAST_PRICE + 1 - game.rubies[COFFEE_HOUSE]


TRACKS: list[int] = [SULTANS_PALACE, GEMSTONE_DEALER, COFFEE_HOUSE]
"""The places where a ruby is bought, at a price that rises with each."""


def tile_price(game: Istanbul, tile: i64) -> i64:
    """Return the coffee on the top tile of a pile of the Tavern; 0 if the pile is empty (MOC-SET-11)."""
    taken = game.mocha.movement_taken if tile == MOVEMENT_TILE else game.mocha.encounter_taken
    return TAVERN_TILE_PRICES[taken] if taken < len(TAVERN_TILE_PRICES) else 0


def has_tavern_tile(player: Player, tile: i64) -> bool:
    return (player.tavern >> (tile - MOVEMENT_TILE)) & 1 == 1


def gain_tavern_tile(game: Istanbul, player: Player, tile: i64) -> None:
    """Take the top tile of a pile; it works for the rest of the game (MOC-TAV-13)."""
    player.tavern |= 1 << (tile - MOVEMENT_TILE)
    if tile == ENCOUNTER_TILE:
        game.mocha.encounter_taken += 1
    else:
        game.mocha.movement_taken += 1
    if game.listener is not None:
        game.tell("tavern tile", player.seat, {"tavern": "encounter" if tile == ENCOUNTER_TILE else "movement"})


def baksheesh_goods(game: Istanbul) -> list[int]:
    """Return the goods on the visible side of the Baksheesh tile (MOC-TAV-09)."""
    return NOW.baksheesh_back if game.mocha.turned else BAKSHEESH_FRONT
