"""Names of people: which can be taken, which are one name, and which look like one."""

import functools
import re
import unicodedata

from confusable_homoglyphs.confusables import confusables_data

from bedesten.house.errors import BadRequest

LONGEST_NAME = 24
LONGEST_KEY = 160

GONE = "(gone)"
"""The name at the seats and in the chats of somebody who has deleted themselves."""

_MARKS = ("Mn", "Me", "Mc")
_REFUSED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")

# Letters, signs and marks that are drawn as nothing: two names that look alike must not be two names.
_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U0001d159\U000e0100-\U000e01ef]"
)

# Alphabets with letters that look the same: an A may be Latin, Greek, Cyrillic or Cherokee.
_ALIKE = frozenset(("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC"))

# Accents of those alphabets. The vowels of others, which are marks too, make another name.
_ACCENTS = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]")


def clean_name(text: str) -> str:
    """Return a name as it is shown; raise BadRequest if nobody can take it."""
    name = shown_name(text)
    alphabets = {unicodedata.name(sign, "").partition(" ")[0] for sign in unicodedata.normalize("NFKC", name)}
    if len(alphabets & _ALIKE) > 1:
        raise BadRequest("A name keeps to one alphabet: letters of several look alike.", "bad-name")
    return name


def shown_name(text: str) -> str:
    """Return a name as it is shown, also one from before names had to keep to one alphabet."""
    name = unicodedata.normalize("NFC", text)
    if any(unicodedata.category(sign) in _REFUSED for sign in name) or _UNSEEN.search(name):
        raise BadRequest("A name has visible characters only: no control, format or invisible ones.", "bad-name")
    name = " ".join(name.split())
    visible = sum(unicodedata.category(sign) not in _MARKS for sign in name)
    if not 1 <= visible <= LONGEST_NAME:
        raise BadRequest(f"A name has 1 to {LONGEST_NAME} characters, not {visible}.", "bad-name")
    # The second half keeps towers of accents, and signs that stand for whole sentences, out of the columns.
    if unicodedata.category(name[0]) in _MARKS or len(name) > 40 or len(key_of(name)) > LONGEST_KEY:
        raise BadRequest("A name begins with a visible character and has few accents.", "bad-name")
    if key_of(name) == GONE:
        raise BadRequest(f"Nobody can be called {GONE}.", "bad-name")
    return name


def key_of(name: str) -> str:
    """Return by what somebody logs in: Ayşe, AYŞE and the same in wide letters are one name, Ayse is another."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(folded.split())


def look_of(name: str) -> str:
    """Return the same for names that can hardly be told apart.

    What Unicode calls confusable is one sign, in whatever alphabet; accents and all that is no letter or digit do not
    count: Bertràm and Bertram. are Bertram to somebody who reads a table in passing.
    """
    drawn = _drawn("".join(map(_prototype, _drawn(name))))
    told = "".join(map(_prototype, drawn.casefold()))
    # Unicode tells the small capital of a k from a k; in a name nobody does.
    letters = "".join(sign for sign in _drawn(told) if unicodedata.category(sign)[0] not in "PSZC").replace("ĸ", "k")
    return (letters or key_of(name))[:LONGEST_KEY]


def _drawn(text: str) -> str:
    """Return a text without the accents of its letters."""
    return _ACCENTS.sub("", unicodedata.normalize("NFKD", text))


@functools.cache
def _prototype(sign: str) -> str:
    """Return what Unicode takes for all signs that are confusable with this one."""
    alike = [str(other["c"]) for other in confusables_data.get(sign, ())]
    if len(alike) != 1:
        return sign  # confusable with nothing, or what many others are taken for
    (other,) = alike
    if len(confusables_data[other]) > 1:
        return other
    # Of two either will do, if it is always the same.
    return max(sign, other, key=lambda one: (len(one), one))
