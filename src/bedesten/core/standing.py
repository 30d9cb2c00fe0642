"""Standings: who is ahead, by what, and which tie-break decided."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Rank:
    """One line of a standing. Players who are equal in everything share a place."""

    place: int
    seat: int
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Standing:
    """All seats, best first, compared by one criterion after the other."""

    criteria: tuple[str, ...]
    ranks: tuple[Rank, ...]

    @classmethod
    def of(cls, criteria: Sequence[str], scores: Sequence[Sequence[int]]) -> "Standing":
        """Rank the seats by their scores: more is better, earlier criteria count first."""
        ordered = sorted(range(len(scores)), key=lambda seat: (tuple(-score for score in scores[seat]), seat))
        ranks = [
            Rank(1 + sum(tuple(other) > tuple(scores[seat]) for other in scores), seat, tuple(scores[seat]))
            for seat in ordered
        ]
        return cls(tuple(criteria), tuple(ranks))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place; more than one if the victory is shared."""
        return tuple(rank.seat for rank in self.ranks if rank.place == 1)

    @property
    def decided_by(self) -> str | None:
        """The criterion that separated the winner from the next; None for a shared victory or a single seat."""
        if len(self.ranks) < 2 or self.ranks[1].place == 1:
            return None
        first, second = self.ranks[0].scores, self.ranks[1].scores
        return next(name for name, a, b in zip(self.criteria, first, second, strict=True) if a != b)

    def __str__(self) -> str:
        lines = []
        for rank in self.ranks:
            scores = ", ".join(f"{score} {name}" for name, score in zip(self.criteria, rank.scores, strict=True))
            lines.append(f"{rank.place}. seat {rank.seat}: {scores}")
        return "\n".join(lines)
