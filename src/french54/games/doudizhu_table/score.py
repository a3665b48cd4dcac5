"""What a deal is worth, and how the page derives it."""

from collections.abc import Sequence
from dataclasses import dataclass

from french54.core.game import Line, Message, Result, Seat
from french54.kit.climbing.meaning import Meaning


@dataclass(frozen=True, slots=True)
class Score:
    """A deal that was played to its end."""

    players: int
    bid: int
    doublings: tuple[Meaning, ...]
    """The bombs and rockets that double, in the order they were played."""
    landlord: Seat
    winner: Seat

    @property
    def landlord_won(self) -> bool:
        return self.winner == self.landlord

    @property
    def multiplier(self) -> int:
        """2 for each play that doubles."""
        return 1 << len(self.doublings)

    @property
    def payoffs(self) -> tuple[int, ...]:
        """What each seat wins; it adds up to nothing."""
        each = self.bid * self.multiplier * (-1 if self.landlord_won else 1)
        return tuple(each * (1 - self.players) if seat == self.landlord else each for seat in range(self.players))

    def result(self, seat: Seat | None) -> Result:
        """The score as `seat` reads it; None is a spectator."""
        return Result(self._headline(seat), self.payoffs, tuple(self._lines()))

    def _headline(self, seat: Seat | None) -> Message:
        if seat is None:
            return Message("doudizhu-result-landlord" if self.landlord_won else "doudizhu-table-result-others")
        if seat == self.landlord:
            return Message("doudizhu-won-landlord" if self.landlord_won else "doudizhu-lost-landlord")
        return Message("doudizhu-table-lost-others" if self.landlord_won else "doudizhu-table-won-others")

    def _lines(self) -> Sequence[Line]:
        lines = [Line(Message("doudizhu-line-bid"), Message("score-number", {"points": self.bid}))]
        for play in self.doublings:
            if play.shape == "rocket":
                lines.append(Line(Message("doudizhu-line-rocket"), _times(2)))
            else:
                lines.append(Line(Message("doudizhu-line-bomb"), _times(2), play.said))
        lines.append(Line(Message("doudizhu-line-multiplier"), _times(self.multiplier)))
        each = self.payoffs[(self.landlord + 1) % self.players]
        lines.append(Line(Message("doudizhu-table-line-each"), _signed(each)))
        lines.append(Line(Message("doudizhu-line-landlord"), _signed(self.payoffs[self.landlord])))
        return lines


def _times(factor: int) -> Message:
    return Message("score-times", {"factor": factor})


def _signed(points: int) -> Message:
    return Message("score-plus" if points > 0 else "score-minus", {"points": abs(points)})
