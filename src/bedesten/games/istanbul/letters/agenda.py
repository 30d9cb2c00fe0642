"""What Letters & Seals asks of the agenda of a turn."""

from bedesten.games.istanbul.letters.table import NO_LETTERS
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.turn import Assist, Move, PayMerchants, TurnStart


def must_have_paid(state: Istanbul) -> bool:
    """Tell whether the Companion came to Merchants who are still there, and the turn has gone on from phase 2."""
    step = state.agenda
    while step is not None:
        if isinstance(step, TurnStart | Move | Assist | PayMerchants):
            return False
        step = step.then
    return state.letters.is_walk and state.merchants_to_pay(state.players[state.active]) > 0


def turn_problems(state: Istanbul, names: list[str]) -> list[str]:
    """Check what has happened in a turn of this expansion, and how it ends."""
    if state.letters is NO_LETTERS or not names:
        return []
    problems = []
    if state.letters.paid and (not state.letters.is_walk or "pay-merchants" in names):
        problems.append("turn: paid says that a Companion has paid the Merchants, so phase 2 is over")
    if "act" in names and not state.letters.paid and must_have_paid(state):
        problems.append(f"turn: paid is true, as the Merchants on {state.target} were paid before 'act'")
    if not state.finale and names[-1] not in ("extra-turn", "pay-turn"):
        problems.append("agenda: the last question is 'extra-turn' (LET-DBL-01)")
    if state.letters.is_extra and names[-1] == "pay-turn":
        problems.append("agenda: an extra turn is not followed by another one (LET-DBL-04)")
    return problems
