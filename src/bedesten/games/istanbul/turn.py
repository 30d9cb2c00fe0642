"""A turn: movement, Assistant, Merchants, action, encounters, end; and the final step after the last turn."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import (
    ACT,
    CATCH,
    DONE,
    END,
    LAY,
    MEET,
    MOVE,
    NEUTRAL,
    OWN,
    PAY,
    PICK,
    PLACES,
    SKIP,
    STOP,
)
from bedesten.games.istanbul.data import FOUNTAIN, MERCHANT_FEE, POLICE_STATION, WALK
from bedesten.games.istanbul.encounters import catch_family, meet
from bedesten.games.istanbul.parts import AFTER, BEGINNING, FINAL_STEP, MOVING, OPEN, PHASE_ONE, Card, Step, Window
from bedesten.games.istanbul.state import TOKEN_BITS, TOKEN_MASK, Istanbul
from bedesten.games.istanbul.table import Player


@final
class Move(Window):
    """Steps 0 and 1a: where does the Merchant go? (IST-TRN-03)"""

    def windows(self, game: Istanbul) -> i64:
        return OPEN | MOVING | PHASE_ONE

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        return game.rules.moves(game, player)

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        if MOVE <= action < MOVE + PLACES:
            game.move_merchant(player, action - MOVE, WALK)
        else:
            game.rules.start(game, player, action, luck)


@final
class TurnStart(Window):
    """Step 0 where an expansion allows something then; a move ends it, and so does a card of phase 1 (IST-TRN-30)."""

    def windows(self, game: Istanbul) -> i64:
        return OPEN | MOVING | PHASE_ONE

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        answers = game.rules.moves(game, player)
        game.rules.offer_start(game, player, answers)
        return answers

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        if MOVE <= action < MOVE + PLACES:
            game.move_merchant(player, action - MOVE, WALK)
        else:
            game.rules.start(game, player, action, luck)

    def after_card(self, card: Card) -> Window:
        return Move(self.then) if card.when & PHASE_ONE else self


@final
@mypyc_attr(free_list_len=1)
class FarMove(Step):
    """Step 1a with the card that moves 3 or 4 places (IST-BON-23)."""

    def options(self, game: Istanbul, player: Player) -> list[int]:
        return game.rules.walks(game, player).far(player.merchant)[:]

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        game.move_merchant(player, action - MOVE, WALK)


@final
class Assist(Window):
    """Step 1b: pick an Assistant up, lay one down, or end the turn (IST-TRN-08 to IST-TRN-13)."""

    def windows(self, game: Istanbul) -> i64:
        return OPEN | PHASE_ONE

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        place = player.merchant
        if place == FOUNTAIN or not game.rules.lays_assistants(game):
            return []
        if player.has_lying(place):
            answers = [PICK + OWN, STOP]
        elif player.has_assistants():
            answers = [LAY, STOP]
        else:
            answers = [STOP]
        if game.neutral_lying and place in game.neutral_lying:
            answers.insert(-1, PICK + NEUTRAL)
        return answers

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        if action == STOP:
            game.stop_turn(player)
        elif action == LAY:
            game.lay_assistant(player)
        else:
            game.pick_up(player, action - PICK)


@final
class PayMerchants(Window):
    """Phase 2: pay all foreign and neutral Merchants here, or end the turn (IST-TRN-14, IST-TRN-15)."""

    def windows(self, game: Istanbul) -> i64:
        # Where there is no step 1b, phase 1 lasts until this is decided.
        return OPEN if game.rules.lays_assistants(game) else OPEN | PHASE_ONE

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        merchants = game.merchants_to_pay(player)
        if merchants == 0:
            return []
        if player.lira >= merchants * MERCHANT_FEE:
            return [PAY, STOP]
        return [STOP]

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        if action == STOP:
            game.stop_turn(player)
            return
        if game.listener is not None:
            game.tell("pay", player.seat, {"for": "merchants"})
        for other in game.players:
            tokens = game.rules.tokens_to_pay(game, other)
            if tokens and other.seat != player.seat:
                game.pay_lira(player, tokens * MERCHANT_FEE)
                game.gain_lira(other, tokens * MERCHANT_FEE)
        for index, place in enumerate(game.neutral_merchants):
            if place == game.target:
                game.pay_lira(player, MERCHANT_FEE)
                game.roll_neutral_merchant(player, index, luck)
        game.rules.merchants_paid(game)


@final
class Act(Window):
    """Phase 3: carry out the action of the target place, or not (IST-TRN-18)."""

    def windows(self, game: Istanbul) -> i64:
        # Where neither step 1b nor a payment ends phase 1, it lasts until the action is begun or skipped.
        if game.target == FOUNTAIN or game.rules.is_before_action(game):
            return OPEN | BEGINNING | PHASE_ONE
        return OPEN | BEGINNING

    def place(self, game: Istanbul) -> i64:
        return game.target

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        if game.rules.places[game.target].is_possible(game, player):
            return [ACT, SKIP]
        return [SKIP]

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        if action == ACT:
            game.begin_action(player, game.target, luck)
        elif game.listener is not None:
            game.tell("skip", player.seat, {"place": game.target})


@final
class Encounters(Window):
    """Phase 4 and the end of the turn: whom to meet next? (IST-ENC-01)"""

    def windows(self, game: Istanbul) -> i64:
        return OPEN | AFTER if game.acted else OPEN

    def place(self, game: Istanbul) -> i64:
        return game.acted

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        place = game.target
        if game.rules.active_place(game, player) != place:  # IST-TRN-26
            return [END]
        answers: list[int] = []
        if place != POLICE_STATION:
            for other in game.players:
                if other.family == place and other.seat != player.seat:
                    answers.append(CATCH + other.colour)
        if not answers:
            answers.append(END)
        tokens: i64 = game.tokens
        token: i64 = 0
        while tokens:
            if tokens & TOKEN_MASK == place:
                offer_token(game, player, token, answers)
            tokens >>= TOKEN_BITS
            token += 1
        return answers

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        game.acted = 0
        if action == END:
            if game.listener is not None:
                game.tell("end", player.seat, {})
            return
        game.agenda = self
        if action >= CATCH:
            catch_family(game, player, action - CATCH)
            return
        token = action - MEET
        game.met |= 1 << token
        meet(game, player, token, game.rules.is_free(player), luck)


def offer_token(game: Istanbul, player: Player, token: i64, answers: list[int]) -> None:
    """Add a neutral token on the target place, unless it was met in this turn already (IST-ENC-16)."""
    if not game.met & (1 << token) and game.rules.can_use(game, player, token, game.rules.is_free(player)):
        answers.append(MEET + token)


@final
class FinalStep(Window):
    """After the last turn: play cards that give goods or Lira, or stop (IST-END-05, IST-END-06)."""

    def windows(self, game: Istanbul) -> i64:
        return FINAL_STEP

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        return [DONE] if player.hand else []

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        """Nothing more to do for this player."""


def after_move(end: Step | None) -> Step:
    """Return the questions of a turn after the move, in their order (IST-TRN-02)."""
    return Assist(PayMerchants(Act(Encounters(end))))
