"""What can be chosen before a game of Choose & Write."""

import re
from collections.abc import Mapping

from bedesten.core.errors import BadOption, shown
from bedesten.core.registry import Option
from bedesten.games.choose_write.data import CHALLENGES, COLUMNS, RUBY_TARGET
from bedesten.games.choose_write.parts import Terms

SOLO = range(1, 2)
SEVERAL = range(2, 6)
WITH_BOX = range(5, 6)

GOAL = Option(
    "goal",
    f"what is played for: the most rubies, up to {RUBY_TARGET} and the end of that round; alone the challenges of the "
    "wall, one tile of it, or a high score",
    "rubies",
    ("rubies", "challenges", "high-score"),
    "alone a tile of the wall, a challenge and its rubies such as 7-11",
    players={"rubies": SEVERAL, "challenges": SOLO, "high-score": SOLO},
    rule="CNW-SET-01",
)
SPACE_MEANS = Option(
    "space_means", "what a space to fill in is: a bonus action, or any of your choice", "bonus-action",
    ("bonus-action", "any"),
)  # fmt: skip
BOLD_BOX = Option(
    "bold_box", "with five players: the boxed bonus action is ready at the start, or empty", "ready",
    ("ready", "empty"), players={"empty": WITH_BOX},
)  # fmt: skip
DISCARDS = Option(
    "goods_card_discard_is_played", "alone: a goods card discarded as a cost counts as played in challenge 12", "yes",
    ("yes", "no"), players={"no": SOLO},
)  # fmt: skip
ONE_LETTER = Option(
    "letter_challenge_exclusive", "alone: rubies of a second letter spoil challenge 14", "no", ("no", "yes"),
    players={"yes": SOLO},
)  # fmt: skip
SOLO_COLUMNS = Option(
    "solo_columns", "alone: a game ticks the column of its rubies, or all columns up to them", "one",
    ("one", "up-to"), players={"up-to": SOLO},
)  # fmt: skip
OPTIONS = (GOAL, SPACE_MEANS, BOLD_BOX, DISCARDS, ONE_LETTER, SOLO_COLUMNS)


def tile_of(goal: str) -> tuple[int, int] | None:
    """Return the challenge and the column of a tile of the wall; nothing if the goal is another one."""
    match = re.fullmatch(r"([1-9][0-9]?)-([1-9][0-9]?)", goal)
    if match is None or int(match[1]) > len(CHALLENGES) or int(match[2]) not in COLUMNS:
        return None
    return int(match[1]), int(match[2])


def read_goal(players: int, value: object) -> str | None:
    """Return a goal that names a tile of the wall; nothing if it is one of the words."""
    if not isinstance(value, str) or tile_of(value.strip()) is None:
        return None
    if players not in SOLO:
        raise BadOption(
            f"goal={shown(value.strip())} is not possible with {players} players (CNW-SET-01); "
            f"accepted: {GOAL.accepted()}."
        )
    return value.strip()


def terms_of(players: int, settings: Mapping[str, str]) -> Terms:
    """Return how a game is played with these settings, all of which are there."""
    return Terms(
        players,
        settings[GOAL.name],
        settings[SPACE_MEANS.name] == "any",
        settings[BOLD_BOX.name] == "ready",
        settings[DISCARDS.name] == "yes",
        settings[ONE_LETTER.name] == "yes",
        settings[SOLO_COLUMNS.name] == "up-to",
    )


def settings_of(terms: Terms) -> dict[str, str]:
    """Return the settings of a game that is played so."""
    return {
        GOAL.name: terms.goal,
        SPACE_MEANS.name: "any" if terms.fills_any else "bonus-action",
        BOLD_BOX.name: "ready" if terms.box_is_ready else "empty",
        DISCARDS.name: "yes" if terms.discards_count else "no",
        ONE_LETTER.name: "yes" if terms.one_letter else "no",
        SOLO_COLUMNS.name: "up-to" if terms.columns_up_to else "one",
    }
