"""Levels: what a deal is worth, and when the match is won."""

from collections.abc import Sequence
from dataclasses import dataclass

from french54.core.game import Seat
from french54.games.guandan import hand

SEATS = 4


def partner(seat: Seat) -> Seat:
    """The seat opposite."""
    return (seat + 2) % SEATS


@dataclass(frozen=True, slots=True)
class Award:
    """What a finished deal does to the levels."""

    side: int
    """Which side won: 0 (seats 0 and 2) or 1."""
    up: int
    """How many levels that side rises, were there no highest."""
    levels: tuple[int, int]
    """The levels of both sides after the deal."""
    won: bool
    """The winners have won the match."""

    @property
    def level(self) -> int:
        """The level of the next deal."""
        return self.levels[self.side]


def award(levels: tuple[int, int], level: int, finished: Sequence[Seat]) -> Award:
    """What a deal played at `level` is worth, given all four seats in the order in which they ran out."""
    first = finished[0]
    side, up = first % 2, SEATS - finished.index(partner(first))
    won = levels[side] == level == hand.ACE and up > 1
    after = list(levels)
    after[side] = min(hand.ACE, levels[side] + up)
    return Award(side, up, (after[0], after[1]), won)
