"""What a deal is worth once the first is out, and how the page derives it."""

from collections.abc import Iterator
from dataclasses import dataclass

from french54.core.game import Line, Message, Result, Seat


@dataclass(frozen=True, slots=True)
class Score:
    """How things stood when the first player ran out of cards."""

    left: tuple[int, ...]
    """Cards in each seat's hand."""
    plays: tuple[int, ...]
    """How often each seat had played."""

    @property
    def winner(self) -> Seat:
        return self.left.index(0)

    def each(self, seat: Seat) -> int:
        """What a seat loses for every card it has left."""
        count = self.left[seat]
        if len(self.left) == 3:
            return 3 if count >= 17 else 2 if count >= 12 else 1
        if not self.plays[seat]:
            return 3
        return 2 if count >= 10 else 1

    @property
    def payoffs(self) -> tuple[int, ...]:
        """The points of each seat; they add up to nothing."""
        lost = [count * self.each(seat) for seat, count in enumerate(self.left)]
        return tuple(sum(lost) if seat == self.winner else -points for seat, points in enumerate(lost))

    def result(self, seat: Seat | None, places: tuple[int, ...]) -> Result:
        """The score as `seat` reads it; None is a spectator. `places` says when each went out."""
        return Result(self._headline(seat, places), self.payoffs, tuple(self._lines()))

    def _headline(self, seat: Seat | None, places: tuple[int, ...]) -> Message:
        if seat is None:
            return Message("winner-result", {"seat": self.winner})
        if seat == self.winner:
            return Message("winner-won")
        if places[seat] == len(places):
            return Message("winner-lost")
        return Message("winner-between", {"place": places[seat]})

    def _lines(self) -> Iterator[Line]:
        for step in range(1, len(self.left)):
            seat = (self.winner + step) % len(self.left)
            count, each = self.left[seat], self.each(seat)
            note = Message("winner-note-each", {"points": each}) if each > 1 else None
            label = Message("winner-line-cards", {"seat": seat, "count": count})
            yield Line(label, Message("score-minus", {"points": count * each}), note)
        label = Message("winner-line-total", {"seat": self.winner})
        yield Line(label, Message("score-plus", {"points": self.payoffs[self.winner]}))
