"""A game at one terminal: people answer by number or notation, bots are asked, and everything is recorded."""

from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from bedesten.core.contract import OVER, State
from bedesten.core.errors import BedestenError, UnreadableAction
from bedesten.core.events import Event
from bedesten.core.record import Recorder
from bedesten.terminal.drawing import Drawing, two_columns
from bedesten.terminal.ending import show_ending
from bedesten.terminal.log import LoggedEvent, paragraphs
from bedesten.terminal.page import Page, full_menu, menu_items, page_width
from bedesten.terminal.screen import Screen
from bedesten.terminal.undo import UndoStack

Decide = Callable[[State], int]
"""Chooses an action for the seat that must decide."""

HELP = (
    ("a number", "do that entry of the menu"),
    ("a notation", "do that, for example move 11 or lay; several with ; between them: move 11; lay; act"),
    ("its end", "the same, where only one thing ends so: red for tile red"),
    ("Enter", "do what is possible if it is only one thing"),
    ("undo", "undo your last decision, unless something was revealed since"),
    ("board", "draw the table again"),
    ("menu", "say in full what is possible"),
    ("log", "read the last turns again; log all begins at the beginning"),
    ("save FILE", "keep the game in a file; bedesten play --resume FILE goes on with it"),
    ("quit", "leave the game"),
)
COMMANDS = ("undo", "board", "menu", "log", "log all", "save ", "help", "quit")
LAST_TURNS = 10

HUMAN = "human"
"""What a person without a name is called in records."""


class Left(Exception):
    """Whoever sits at the keyboard has left the game."""


class Session:
    """One game. `deciders` has a bot's decision for each seat, and None for a person's; `names` says who sits there."""

    def __init__(
        self,
        recorder: Recorder,
        deciders: Sequence[Decide | None],
        names: Sequence[str],
        drawing: Drawing,
        screen: Screen,
        file: Path | None = None,
        told: Sequence[LoggedEvent] = (),
        note: str = "",
    ) -> None:
        self.recorder = recorder
        self.game = recorder.game
        self.deciders = deciders
        self.seated = names
        self.drawing = drawing
        self.screen = screen
        self.file = file
        self.told = list(told)
        self.undo = UndoStack(recorder)
        self.people = [seat for seat, decide in enumerate(deciders) if decide is None]
        # Of the log, what each person had read before this turn, and before the last decision.
        self.read = {seat: self.last_told_by(seat) for seat in self.people}
        self.read_before = dict(self.read)
        self.viewer: int | None = None
        self.is_shown = False  # the present decision is on the screen
        self.is_fresh = True  # others have decided since the board was printed
        self.is_changed = False
        self.is_warned = False
        self.answers: deque[str] = deque()
        self.notes = [note] if note else []  # to be said with the next page

    @property
    def state(self) -> State:
        return self.recorder.state

    def last_told_by(self, seat: int) -> int:
        return max((number for number, item in enumerate(self.told) if item.by == seat), default=0)

    def run(self) -> None:
        """Play until the game is over or left."""
        try:
            while self.state.seat != OVER:
                decide = self.deciders[self.state.seat]
                if decide is None:
                    self.let_person_decide(int(self.state.seat))
                else:
                    self.apply(decide(self.state))
        except (Left, EOFError):
            self.say_goodbye()
            return
        self.keep()
        page = self.page(self.people[0] if len(self.people) == 1 else None)
        show_ending(page, self.screen)

    def apply(self, action: int) -> None:
        """Do an action for the seat that must decide."""
        seat = int(self.state.seat)
        events: list[Event] = []
        self.recorder.apply(action, events.append)
        self.told.extend(LoggedEvent(event, seat) for event in events)
        self.undo.judge(seat, events)
        self.is_fresh = self.is_fresh or self.state.seat != seat

    # A person decides.

    def let_person_decide(self, seat: int) -> None:
        """Let a person answer until something is done."""
        self.keep()
        if seat != self.viewer and len(self.people) > 1:
            self.hand_over(seat)
        self.viewer = seat
        self.is_shown = False
        while True:
            if not self.answers and not self.is_shown:
                self.show_page(seat)
            if self.obey(seat, self.next_answer(seat)):
                return
            self.answers.clear()

    def next_answer(self, seat: int) -> str:
        if not self.answers:
            said = [self.game.lexicon.say(action) for action in self.state.actions()]
            words = [*said, *COMMANDS, *self.pages(seat)]
            line = self.screen.read(f"{self.seat_name(seat)}> ", words)
            self.answers.extend(part.strip() for part in line.split(";"))
        return self.answers.popleft()

    def obey(self, seat: int, line: str) -> bool:
        """Do what a line says; True if that has changed the position."""
        word, _, rest = line.lower().partition(" ")
        if word == "undo":
            return self.take_back(seat)
        if word == "save":
            self.save(line[len(word) :].strip())
        elif word in {"board", "menu", "log", "help", "?", "quit", "exit", *self.pages(seat)}:
            self.tell(seat, word, rest.strip())
        else:
            return self.act(seat, line)
        return False

    def act(self, seat: int, line: str) -> bool:
        actions = self.state.actions()
        try:
            if not line:
                action = self.only_action()
            elif line.isdecimal():
                action = self.menu_entry(line)
            else:
                action = self.named_action(line)
                if action not in actions:
                    why = self.game.why_not(self.state, action)
                    said = f"{self.game.explain(why)} ({why.rule})"
                    raise BedestenError(f"'{self.game.lexicon.say(action)}' is not possible: {said}.")
        except BedestenError as error:
            self.say(str(error))
            return False
        self.undo.mark(len(self.told))
        self.read[seat] = len(self.told)
        self.is_changed, self.is_warned = True, False
        self.apply(action)
        if self.state.seat != seat:
            self.read_before[seat] = self.read[seat]
            self.answers.clear()
        return True

    def named_action(self, line: str) -> int:
        """Return the action that a line names: by its notation, or by the end of one that is possible and no other."""
        try:
            return self.game.lexicon.parse(line)
        except UnreadableAction:
            ends = [action for action in self.state.actions() if self.ends_with(action, line)]
            if len(ends) != 1:
                raise
            return ends[0]

    def ends_with(self, action: int, line: str) -> bool:
        return self.game.lexicon.say(action).partition(" ")[2].lower() == line.lower()

    def only_action(self) -> int:
        actions = self.state.actions()
        if len(actions) != 1:
            raise BedestenError(f"Choose one of 1 to {len(actions)}, or say what you do; help explains how.")
        return actions[0]

    def menu_entry(self, number: str) -> int:
        actions = self.state.actions()
        # Nobody means a number of many digits, and int() refuses it.
        if len(number) > 6 or not 1 <= int(number) <= len(actions):
            raise BedestenError(f"The menu has no entry {number[:20]}; it has 1 to {len(actions)}.")
        return actions[int(number) - 1]

    def take_back(self, seat: int) -> bool:
        told = self.undo.back()
        if told is None:
            self.say(f"There is nothing to undo: {self.undo.refusal}.")
            return False
        del self.told[told:]
        self.read[seat] = self.read_before[seat]
        return True

    # What can be asked for beside the game.

    def tell(self, seat: int, word: str, rest: str) -> None:
        if word == "board":
            self.is_fresh = True
            self.show_page(seat)
        elif word == "menu":
            self.screen.show(full_menu(menu_items(self.game, self.state), page_width(self.screen), whole=True))
        elif word == "log":
            turns = paragraphs(self.game, self.state, self.told, seat)
            for paragraph in turns if rest == "all" else turns[-LAST_TURNS:]:
                self.screen.show(Text(paragraph))
        elif word in (pages := self.pages(seat)):
            self.screen.show(pages[word])
        elif word in {"quit", "exit"}:
            if self.file is None and self.is_changed and not self.is_warned:
                self.is_warned = True
                self.say("The game is not saved: save FILE keeps it, quit once more leaves it.")
            else:
                raise Left
        else:
            looked_up = [(", ".join(pages), "look up what they are and do")] if pages else []
            self.screen.show(two_columns([*HELP, *looked_up]), self.drawing.legend(page_width(self.screen)))

    def save(self, name: str) -> None:
        """Write the record into a file, and go on keeping it there."""
        if not name and self.file is None:
            self.say("Say in which file: save FILE.")
            return
        path = Path(name).expanduser() if name else self.file
        if path is not None and path != self.file and path.exists():
            self.say(f"{path} exists already; choose another name.")
            return
        previous, self.file = self.file, path
        if self.keep():
            self.say(f"Saved in {path}, where the game is kept from now on.")
        else:
            self.file = previous

    def keep(self) -> bool:
        """Bring the file of the game up to date, if it has one."""
        if self.file is None:
            return False
        try:
            self.file.write_text(self.recorder.record.write(), encoding="utf-8")
        except OSError as error:
            self.say(f"The game cannot be saved in {self.file}: {error.strerror}.")
            return False
        return True

    # What is shown.

    def pages(self, seat: int) -> dict[str, RenderableType]:
        """Return what a person can look up now."""
        return self.drawing.pages(self.state.view(seat), page_width(self.screen))

    def show_page(self, seat: int) -> None:
        page = self.page(seat)
        if self.screen.is_terminal:
            page.show(self.screen)
        else:
            page.print(self.screen, whole=self.is_fresh)
        self.is_fresh, self.is_shown = False, True
        self.notes.clear()

    def page(self, viewer: int | None) -> Page:
        """Return the page of a person, or of a spectator."""
        start = self.read_before[viewer] if viewer is not None else max(self.read.values(), default=0)
        middle = self.read[viewer] if viewer is not None else start
        return Page(
            self.game,
            self.drawing,
            self.state,
            self.state.view(viewer),
            self.names(viewer),
            paragraphs(self.game, self.state, self.told[start:middle], viewer),
            paragraphs(self.game, self.state, self.told[middle:], viewer),
            self.notes,
        )

    def names(self, viewer: int | None) -> list[str]:
        names = [name or HUMAN for name in self.seated]
        if viewer is not None and len(self.people) == 1 and names[viewer] == HUMAN:
            names[viewer] = "you"
        return names

    def seat_name(self, seat: int) -> str:
        return self.recorder.seats[seat]

    def hand_over(self, seat: int) -> None:
        """Hide what the last person has seen, and wait until the next one sits at the keyboard."""
        self.screen.clear(forget=True)
        name = self.recorder.record.names[seat] or HUMAN
        self.screen.show(
            Text(f"Hand over to {name}, who plays {self.seat_name(seat)}. No one else looks; press Enter to go on.")
        )
        if self.screen.read("").lower() in {"quit", "exit"}:
            raise Left
        self.screen.clear(forget=True)
        self.is_fresh = True

    def say(self, message: str) -> None:
        """Say something below the page; when several answers were given at once, the page comes first."""
        if self.is_shown:
            self.screen.show(Text(message))
        else:
            self.notes.append(message)

    def say_goodbye(self) -> None:
        if self.file is not None:
            self.screen.show("The game is saved. Go on with it:")
            self.screen.console.print(f"bedesten play --resume {self.file}", markup=False, soft_wrap=True)
        else:
            self.screen.show(f"The game was left{' and not saved' if self.is_changed else ''}.")
