"""Every rule set by its name, with the chapters that it adds to positions and views."""

from bedesten.games.istanbul.chapter import Chapter
from bedesten.games.istanbul.letters.chapter import LettersChapter
from bedesten.games.istanbul.letters.rules import BAZAAR, BAZAAR_ALL, LETTERS, LETTERS_ALL
from bedesten.games.istanbul.mocha.chapter import MochaChapter
from bedesten.games.istanbul.mocha.rules import MOCHA
from bedesten.games.istanbul.parts import RuleSet
from bedesten.games.istanbul.rules import BASE

RULE_SETS: dict[str, RuleSet] = {rules.name: rules for rules in (BASE, MOCHA, LETTERS, BAZAAR)}

WITH_ALL_CARDS: dict[str, RuleSet] = {rules.name: rules for rules in (LETTERS_ALL, BAZAAR_ALL)}
"""Rule sets that can be played with the Bonus cards of all boxes (LET-SET-05, GRB-SET-04)."""

CHAPTERS: dict[str, tuple[Chapter, ...]] = {
    "base": (),
    "mocha": (MochaChapter(),),
    "letters": (LettersChapter(),),
    "great-bazaar": (MochaChapter(), LettersChapter()),
}


def rule_set(name: str, cards: str) -> RuleSet:
    """Return a rule set by its name, with new Bonus cards only or with all."""
    return WITH_ALL_CARDS.get(name, RULE_SETS[name]) if cards == "all" else RULE_SETS[name]
