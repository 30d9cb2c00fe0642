"""Every rule set by its name, with the chapters that it adds to positions and views."""

from bedesten.games.istanbul.chapter import Chapter
from bedesten.games.istanbul.mocha.chapter import MochaChapter
from bedesten.games.istanbul.mocha.rules import MOCHA
from bedesten.games.istanbul.parts import RuleSet
from bedesten.games.istanbul.rules import BASE

RULE_SETS: dict[str, RuleSet] = {rules.name: rules for rules in (BASE, MOCHA)}

CHAPTERS: dict[str, tuple[Chapter, ...]] = {"base": (), "mocha": (MochaChapter(),)}
