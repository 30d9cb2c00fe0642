"""The final phase: when it begins, who retires, and the end (CAI-FIN)."""

from mypy_extensions import i64

from bedesten.core.events import NOBODY, Event, Fact
from bedesten.games.cairo.data import EMPTY, LOW, LOW_TRADES, MONEY_PER_POINT
from bedesten.games.cairo.player import Player
from bedesten.games.cairo.state import FINAL, FINISHED, NORMAL, Cairo, trade_words


def trades_with(supply: list[int], left: int) -> list[int]:
    """Return the trades of which so many expansions are left."""
    return [trade for trade, amount in enumerate(supply) if amount == left]


def check_supply(game: Cairo) -> None:
    """Begin the final phase after an expansion that left a supply empty or two with a last one (CAI-FIN-01 to 03)."""
    if game.phase != NORMAL:
        return
    if EMPTY in game.supply:
        begin_final(game, "empty", trades_with(game.supply, EMPTY))
    elif LOW in game.supply:
        low = trades_with(game.supply, LOW)
        if len(low) >= LOW_TRADES:
            begin_final(game, "low", low)


def begin_final(game: Cairo, reason: str, trades: list[int]) -> None:
    game.phase = FINAL
    if game.listener is not None:
        game.tell("final", NOBODY, {"reason": reason, "trades": trade_words(trades)})


def retire(game: Cairo, player: Player, forced: bool, hint: i64, hinted: i64) -> None:
    """Take no further turn (CAI-FIN-06 to CAI-FIN-08)."""
    player.retired = True
    player.hint = hint
    player.hinted = hinted
    if game.listener is not None:
        game.tell("retire", player.seat, {"forced": forced})


def finish(game: Cairo) -> None:
    """Tell what each player scores at the end (CAI-FIN-14, CAI-FIN-15); hands and money are open then (CAI-FIN-19)."""
    game.phase = FINISHED
    if game.listener is not None:
        for player in game.players:
            facts: dict[str, Fact] = {
                "medals": game.medal_points(player),
                "money": player.all_money() // MONEY_PER_POINT,
                "points": game.score(player),
            }
            # Only whoever scores knew it before: others see this money and this hand for the first time.
            game.listener(Event("score", player.seat, facts, {}, True, True))
        game.tell("over", NOBODY, {})
