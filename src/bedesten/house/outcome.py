"""What became of a message that was sent to somebody, by whatever channel."""

from dataclasses import dataclass
from enum import Enum


class Fate(Enum):
    """TAKEN: it arrived. REFUSED: it never will. FAILED: it did not, try later. UNKNOWN: it may have arrived."""

    TAKEN = "taken"
    REFUSED = "refused"
    FAILED = "failed"
    UNKNOWN = "unknown"


@dataclass(frozen=True)
class Outcome:
    """The fate of one attempt, and why, in words fit for a log: no address, no key."""

    fate: Fate
    reason: str = ""
