"""The agenda: the question that is open, how it is written, and what must have been chosen before it is asked."""

from bedesten.games.cairo import data as d
from bedesten.games.cairo.actions import BUILD, SITE
from bedesten.games.cairo.build import ChooseEntry, ChooseKind, ChooseSegment, ChooseSite, PayCoins, PayFee, are_many
from bedesten.games.cairo.parts import Step
from bedesten.games.cairo.player import Player
from bedesten.games.cairo.questions import QUESTIONS, unpacked
from bedesten.games.cairo.setup import PlaceStall, open_segments
from bedesten.games.cairo.state import FINISHED, SETUP, Cairo
from bedesten.kit import bags

Written = list[str | dict[str, dict[str, object]]]
Building = PayFee | ChooseKind | ChooseSegment | ChooseSite | ChooseEntry | PayCoins
Placing = ChooseSegment | ChooseSite | ChooseEntry
"""The questions that come after cards were played, or while a stall is put in the set-up."""


def write_agenda(step: Step | None, is_own: bool = True) -> Written:
    """Write the open question, for who is asked or for others; none at the end of the game."""
    return [] if step is None else [QUESTIONS.of(step).write(step.arguments(), is_own)]


def cards_in_play(step: Step | None) -> list[int]:
    """Return the cards that were played and are not on the discard pile yet."""
    return list(bags.kinds(step.cards)) if isinstance(step, Building) else []


def agenda_problems(state: Cairo) -> list[str]:
    """Return what is wrong with the open question as the table stands, each as a sentence."""
    step = state.agenda
    if (step is None) != (state.phase == FINISHED):
        return ["agenda: a question is open until the game is over"]
    if step is None:
        return []
    is_setup = state.phase == SETUP
    places = isinstance(step, PlaceStall) or (isinstance(step, Placing) and not step.cards)
    if places != is_setup:
        return [f"agenda: '{QUESTIONS.of(step).name}' is not asked {'before' if is_setup else 'after'} the first turn"]
    if not isinstance(step, Building):
        return []
    problem = _placing_problem(state, step) if is_setup else _cards_problem(state, step) or _built_problem(state, step)
    return [f"agenda: {QUESTIONS.of(step).name}: {problem}"] if problem else []


def _placing_problem(state: Cairo, step: Building) -> str:
    """Compare a stall of the set-up with whose turn it is to put one."""
    assert isinstance(step, Placing)
    kind = d.PLACEMENT if state.placed < state.terms.own_placements else d.NEUTRAL_STALL
    if step.kind != kind or not _are_asked(step, open_segments(state)) or step.fee != d.NO_FEE:
        return "this is not the stall that is put now, in the segments that are open (CAI-SET-16, CAI-SET-17)"
    owner = d.NEUTRAL if kind == d.NEUTRAL_STALL else state.active
    if state.ground.stand(owner, step.trade) is not None or (state.neutrals >> step.trade & 1 and owner == d.NEUTRAL):
        return "this stall is not to be put now (CAI-BLD-01)"
    return _site_problem(state, step)


def _are_asked(step: Building, opened: int) -> bool:
    """Tell whether a question is about the segments that are open; of many one has been chosen for a stall."""
    if not are_many(opened) or not isinstance(step, Placing) or step.kind == d.EXPANSION:
        return step.segments == opened and not isinstance(step, ChooseSegment)
    if isinstance(step, ChooseSegment):
        return step.segments == opened
    return step.segments & opened != 0 and step.segments & (step.segments - 1) == 0


def _cards_problem(state: Cairo, step: Building) -> str:
    """Compare the segments and the fee with the cards that were played (CAI-CRD-01 to CAI-CRD-04)."""
    cards = cards_in_play(step)
    is_joker = len(cards) == 1 and cards[0] >= d.JOKER
    if len(cards) not in (1, d.CARDS_FOR_ALL):
        return "one card or three were played (CAI-CRD-05)"
    if not _are_asked(step, d.ALL_SEGMENTS if len(cards) > 1 else int(state.terms.card_segments[cards[0]])):
        return "the segments are those of the cards (CAI-CRD-01)"
    if isinstance(step, PayFee):
        return "" if is_joker else "a fee is due for a joker alone (CAI-CRD-02)"
    return "" if is_joker == (step.fee != d.NO_FEE) else "a fee was paid for a joker alone (CAI-CRD-02)"


def _built_problem(state: Cairo, step: Building) -> str:
    """Tell whether what was chosen so far could be chosen."""
    if isinstance(step, (PayFee, ChooseKind)):
        return ""
    player = state.players[state.active]
    kind = d.EXPANSION if isinstance(step, PayCoins) else step.kind
    before = ChooseKind(step.cards, step.fee, step.segments)
    if kind >= d.KINDS or BUILD + d.TRADES * kind + step.trade not in before.options(state, player):
        return "this cannot be built (CAI-TRN-05)"
    problem = _site_problem(state, step)
    return problem or (_payment_problem(state, player, step) if isinstance(step, PayCoins) else "")


def _site_problem(state: Cairo, step: Placing | PayCoins) -> str:
    if isinstance(step, ChooseSegment):
        return ""
    player = state.players[state.active]
    if isinstance(step, ChooseSite):
        is_chosen = are_many(open_segments(state)) and not step.cards
        return "the segment is not possible (CAI-SET-18)" if is_chosen and not step.options(state, player) else ""
    kind = d.EXPANSION if isinstance(step, PayCoins) else step.kind
    if isinstance(step, ChooseEntry) and kind == d.EXPANSION:
        return "an expansion has no entry (CAI-EXP-03)"
    before = ChooseSite(step.cards, step.fee, step.segments, kind, step.trade)
    possible = SITE + step.site in before.options(state, player)
    return "" if possible else "the site is not possible (CAI-TRN-05)"


def _payment_problem(state: Cairo, player: Player, step: PayCoins) -> str:
    """Compare the coins that are laid and missing with the price (CAI-EXP-12)."""
    stand = state.ground.stand(player.seat, step.trade)
    assert stand is not None
    paid = unpacked(int(step.paid))
    due = d.REPLACEMENT * (d.COST[stand.size + 1] - player.money[step.trade])
    if sum(paid) + step.missing != due:
        return f"{max(0, due)} coins replace those that are missing (CAI-EXP-12)"
    if paid[step.trade] or any(coins > have for coins, have in zip(paid, player.money, strict=True)):
        return "only coins of other trades, and those the player has, are laid (CAI-EXP-12)"
    return ""
