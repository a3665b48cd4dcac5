"""What a deal is worth, and how the page derives it."""

from collections.abc import Sequence
from dataclasses import dataclass

from french54.core.game import Line, Message, Result, Seat
from french54.games.doudizhu import hand
from french54.kit.climbing import onepack


@dataclass(frozen=True, slots=True)
class Score:
    """A deal that was played to its end."""

    bid: int
    doublings: tuple[int, ...]
    """The bombs and rockets played, in order, as the kernel has them."""
    landlord: Seat
    winner: Seat
    plays: tuple[int, int, int]
    """How often each seat has played."""

    @property
    def landlord_won(self) -> bool:
        return self.winner == self.landlord

    @property
    def spring(self) -> bool:
        """The landlord won, and neither farmer has played."""
        return self.landlord_won and sum(self.plays) == self.plays[self.landlord]

    @property
    def counter_spring(self) -> bool:
        """The farmers won, and the landlord has played only once."""
        return not self.landlord_won and self.plays[self.landlord] == 1

    @property
    def multiplier(self) -> int:
        """2 for each bomb and rocket, and for a spring or counter-spring."""
        return 1 << len(self.doublings) + (self.spring or self.counter_spring)

    @property
    def payoffs(self) -> tuple[int, int, int]:
        """The points of each seat; they add up to nothing."""
        each = self.bid * self.multiplier * (-1 if self.landlord_won else 1)
        first, second, third = (-2 * each if seat == self.landlord else each for seat in range(3))
        return first, second, third

    def result(self, seat: Seat | None) -> Result:
        """The score as `seat` reads it; None is a spectator."""
        return Result(self._headline(seat), self.payoffs, tuple(self._lines()))

    def _headline(self, seat: Seat | None) -> Message:
        if seat is None:
            return Message("doudizhu-result-landlord" if self.landlord_won else "doudizhu-result-farmers")
        if seat == self.landlord:
            return Message("doudizhu-won-landlord" if self.landlord_won else "doudizhu-lost-landlord")
        return Message("doudizhu-lost-farmer" if self.landlord_won else "doudizhu-won-farmer")

    def _lines(self) -> Sequence[Line]:
        lines = [Line(Message("doudizhu-line-bid"), _number(self.bid))]
        for move in self.doublings:
            if move == onepack.ROCKET:
                lines.append(Line(Message("doudizhu-line-rocket"), _times(2)))
            else:
                lines.append(Line(Message("doudizhu-line-bomb"), _times(2), hand.said(move)))
        if self.spring:
            lines.append(Line(Message("doudizhu-line-spring"), _times(2)))
        if self.counter_spring:
            lines.append(Line(Message("doudizhu-line-counter-spring"), _times(2)))
        lines.append(Line(Message("doudizhu-line-multiplier"), _times(self.multiplier)))
        farmer = self.payoffs[(self.landlord + 1) % 3]
        lines.append(Line(Message("doudizhu-line-each-farmer"), _signed(farmer)))
        lines.append(Line(Message("doudizhu-line-landlord"), _signed(self.payoffs[self.landlord])))
        return lines


def _number(points: int) -> Message:
    return Message("score-number", {"points": points})


def _times(factor: int) -> Message:
    return Message("score-times", {"factor": factor})


def _signed(points: int) -> Message:
    return Message("score-plus" if points > 0 else "score-minus", {"points": abs(points)})
