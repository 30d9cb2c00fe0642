"""Watching games of Istanbul: what bots do that a person would call silly, and what they are left with at the end."""

from collections.abc import Sequence
from dataclasses import dataclass, fields

from bedesten.bots import Bot, ask
from bedesten.core.contract import OVER
from bedesten.core.luck import FastLuck, Luck
from bedesten.core.outlook import outlook
from bedesten.core.registry import find_game
from bedesten.games.istanbul.actions import (
    ACT,
    COFFEE_TRADER,
    GUILD,
    GUILD_NUMBERS,
    KINDS,
    MEET,
    MOVE,
    PAY,
    PICK,
    PLACES,
    PLAY,
    SKIP,
    SMUGGLER,
    STOP,
)
from bedesten.games.istanbul.data import STAY
from bedesten.games.istanbul.dice import Dice
from bedesten.games.istanbul.parts import PutAway
from bedesten.games.istanbul.places import ActAfar
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.games.istanbul.turn import Act, Assist, Encounters, Move, PayMerchants, TurnStart
from bedesten.kit.deck import KIND

ISTANBUL = find_game("istanbul")
MOST_DECISIONS = 20_000


@dataclass
class Habits:
    """What a seat did in a game, or many seats in many; habits add up."""

    games: int = 0
    turns: int = 0
    stopped: int = 0
    """Turns ended although an Assistant could be laid or picked up, or the Merchants be paid."""
    skipped: int = 0
    """Actions not carried out that were possible."""
    cards: int = 0
    null_cards: int = 0
    """Cards after which their player had and stood as before, or stayed with and then did nothing."""
    meetings: int = 0
    null_meetings: int = 0
    """The Smuggler or the Coffee Trader met for a good that was given back."""
    rubies_offered: int = 0
    """Turns at whose beginning a move promised a ruby."""
    rubies_passed: int = 0
    """Those of them that brought none."""
    extensions: int = 0
    lira_left: int = 0
    cards_left: int = 0

    def add(self, other: "Habits") -> None:
        for field in fields(self):
            setattr(self, field.name, getattr(self, field.name) + getattr(other, field.name))


@dataclass
class Course:
    """How a game went, with the habits of each seat."""

    rounds: int
    winners: tuple[int, ...]
    habits: list[Habits]


Holding = tuple[object, ...]


def offers_ruby(state: Istanbul) -> bool:
    """Tell whether some move would bring a ruby for certain, or needs no more than a choice for it."""
    seat = state.seat
    for action in state.actions():
        if MOVE <= action < MOVE + PLACES:
            seen = outlook(ISTANBUL, state, action)
            for path in (seen.path, *(seen.path + way.path for way in seen.ways)):
                ahead = state.clone()
                for step in path:
                    ahead.apply(step, FastLuck(0))
                if ahead.players[seat].rubies > state.players[seat].rubies:
                    return True
    return False


def holding(state: Istanbul, player: Player, without: int = -1) -> Holding:
    """Return all that a player has, where it stands and the dice on the table, perhaps without one card."""
    step = state.agenda
    dice = (step.first, step.second) if isinstance(step, Dice) else ()
    hand = [card & KIND for card in player.hand]
    if without >= 0:
        hand.remove(without)
    return (
        *(player.lira, tuple(player.goods), player.coffee, player.rubies, player.extensions, player.tiles),
        *(player.tavern, player.merchant, player.family, player.companion, player.stack, player.lying),
        *(player.letters, player.delivered, tuple(sorted(hand)), tuple(card & KIND for card in player.guild), dice),
    )


class Watcher:
    """Looks over the shoulder of the player whose turn it is."""

    def __init__(self, state: Istanbul) -> None:
        self.state = state
        self.habits = [Habits(games=1) for _ in state.players]
        self.turn = (0, 0)
        self.stayed = False
        self.rubies = -1  # of who is offered one in this turn, else -1
        self.card: tuple[int, Holding] | None = None
        self.meeting: Holding | None = None

    def before(self, action: int) -> None:
        """Note what somebody is about to do."""
        state = self.state
        seat = state.seat
        player, habits, options = state.players[seat], self.habits[seat], state.actions()
        turn = (int(state.round), int(state.active))
        if turn != self.turn and not state.finale:
            self.end_turn()
            self.turn = turn
            self.habits[state.active].turns += 1
            if seat == state.active and isinstance(state.agenda, Move | TurnStart) and offers_ruby(state):
                habits.rubies_offered += 1
                self.rubies = int(player.rubies)
        step = state.agenda
        if action == STOP and isinstance(step, Assist | PayMerchants):
            habits.stopped += any(PICK <= other < PICK + 2 or other < STOP or other == PAY for other in options)
        elif action == SKIP and isinstance(step, Act | ActAfar):
            habits.skipped += ACT in options
        elif action == ACT or GUILD <= action < GUILD + GUILD_NUMBERS:
            self.stayed = False
        elif action in (MEET + SMUGGLER, MEET + COFFEE_TRADER) and isinstance(step, Encounters):
            habits.meetings += 1
            self.meeting = holding(state, player)
        elif PLAY <= action < PLAY + KINDS:
            habits.cards += 1
            if action == PLAY + STAY:
                self.stayed = True
            elif self.card is None:
                self.card = (action - PLAY, holding(state, player, action - PLAY))

    def after(self, seat: int) -> None:
        """Look what has come of it, once all questions are answered that it led to."""
        state = self.state
        player, habits = state.players[seat], self.habits[seat]
        if self.card is not None and not self.is_on_agenda(self.card[0]):
            habits.null_cards += holding(state, player) == self.card[1]
            self.card = None
        if self.meeting is not None and isinstance(state.agenda, Encounters):
            habits.null_meetings += holding(state, player) == self.meeting
            self.meeting = None

    def is_on_agenda(self, kind: int) -> bool:
        step = self.state.agenda
        while step is not None:
            if isinstance(step, PutAway) and step.kind == kind:
                return True
            step = step.then
        return False

    def end_turn(self) -> None:
        if self.stayed:
            self.habits[self.turn[1]].null_cards += 1
        if self.rubies >= 0:
            self.habits[self.turn[1]].rubies_passed += self.state.players[self.turn[1]].rubies == self.rubies
        self.rubies = -1
        self.stayed = False
        self.meeting = None

    def close(self) -> list[Habits]:
        """Return the habits of all seats, with what is left to them."""
        self.end_turn()
        for player, habits in zip(self.state.players, self.habits, strict=True):
            habits.extensions = int(player.extensions)
            habits.lira_left = int(player.lira)
            habits.cards_left = len(player.hand) + len(player.guild)
        return self.habits


def watch(state: Istanbul, bots: Sequence[Bot], luck: Luck, thinking: Luck) -> Course:
    """Let a bot in each seat play a state to its end, and watch them."""
    watcher = Watcher(state)
    decisions = 0
    while state.seat != OVER and decisions < MOST_DECISIONS:
        seat = int(state.seat)
        action = ask(bots[seat], state, thinking)
        watcher.before(int(action))
        state.apply(action, luck)
        watcher.after(seat)
        decisions += 1
    assert state.seat == OVER, "these bots do not bring a game to its end"
    return Course(int(state.round), state.standing().winners, watcher.close())
