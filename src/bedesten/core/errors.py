"""What can go wrong at the edge of the house. Each error says what was tried and what would be accepted."""

from collections.abc import Sequence


def shown(value: object) -> str:
    """Return a value as it may stand in a message: short, whatever it is."""
    try:
        text = repr(value)
    except ValueError:  # a number of thousands of digits
        return "a huge number"
    return text if len(text) <= 80 else f"{text[:77]}..."


class BedestenError(Exception):
    """Every mistake of a caller that the house explains instead of failing."""


class UnknownName(BedestenError):
    """There is no game or bot of that name."""


class BadGame(BedestenError):
    """A game from outside cannot be brought into the house."""


class BadOption(BedestenError):
    """A game cannot be started with these players or options."""


class UnreadableAction(BedestenError):
    """A text is not the notation of any action of the game; `near` are those that it may have been meant for."""

    def __init__(self, message: str, near: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.near = list(near)


class IllegalAction(BedestenError):
    """An action that cannot be done now, with the rule that forbids it."""

    def __init__(self, notation: str, rule: str, reason: str, accepted: Sequence[str]) -> None:
        self.notation = notation
        self.rule = rule
        self.reason = reason
        self.accepted = list(accepted)
        possible = ", ".join(accepted) or "nothing, the game is over"
        super().__init__(f"'{notation}' is not possible: {reason} ({rule}). Possible now: {possible}.")


class BadRecord(BedestenError):
    """A record cannot be read, or does not replay to what it says."""


class BadPosition(BedestenError):
    """A position cannot be read; `problems` lists all that is wrong with it."""

    def __init__(self, problems: Sequence[str]) -> None:
        self.problems = list(problems)
        super().__init__("; ".join(self.problems))


class BadComponents(BedestenError):
    """A file of printed components cannot be used; `problems` lists all that is wrong with it."""

    def __init__(self, problems: Sequence[str]) -> None:
        self.problems = list(problems)
        super().__init__("the components cannot be used: " + "; ".join(self.problems))


class OtherComponents(BedestenError):
    """A game was begun with other printed values of components than those in force."""


class BadWall(BedestenError):
    """What is kept of games played alone cannot be read."""


class BadResults(BedestenError):
    """What is kept of a tournament cannot be read, or belongs to another one."""


class BadLuck(BedestenError):
    """A luck was asked for something it cannot give."""


class BadBot(BedestenError):
    """A bot cannot be loaded, or answered with something that is not one of the actions offered."""
