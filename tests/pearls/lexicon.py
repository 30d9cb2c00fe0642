"""The actions of Pearls as numbers, and their notation."""

from typing import Final

from bedesten.core.lexicon import Lexicon
from tests.pearls.data import SHELL_WORDS

DIVE: Final = 0
REST: Final = 1
LIGHT: Final = 2
HIDE: Final = 3
THROW: Final = HIDE + len(SHELL_WORDS)

LEXICON: Final = Lexicon(version=1)
LEXICON.add(DIVE, "dive")
LEXICON.add(REST, "rest")
LEXICON.add(LIGHT, "light")
LEXICON.add(HIDE, "hide", "shell", dict(enumerate(SHELL_WORDS)))
LEXICON.add(THROW, "throw", "shell", dict(enumerate(SHELL_WORDS)))
