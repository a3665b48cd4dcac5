"""What a deal comes to, and how the page derives it."""

from collections.abc import Iterator
from dataclasses import dataclass

from french54.core.game import Line, Message, Result, Seat
from french54.games.tractor.board import Setup
from french54.games.tractor.names import PAST_ACE, RANK_NAMES

TARGET = 80
STEP = 40


@dataclass(frozen=True, slots=True)
class Score:
    """A deal that is over."""

    levels: tuple[int, int]
    """Of each side, before it."""
    banker: Seat
    tricks: int
    """The attackers' points in tricks."""
    buried: int
    """The points in the kitty."""
    times: int
    """What these are multiplied by: twice the cards each played to the last trick; 0 if the banker's side took it."""

    @property
    def points(self) -> int:
        """What the attackers score."""
        return self.tricks + self.buried * self.times

    @property
    def held(self) -> bool:
        """The banker's side keeps the bank."""
        return self.points < TARGET

    @property
    def side(self) -> int:
        """The side that won the deal: 0 for seats 0 and 2."""
        return self.banker % 2 if self.held else 1 - self.banker % 2

    @property
    def rise(self) -> int:
        """How many levels that side rises."""
        if self.held:
            return 3 if self.points == 0 else 2 if self.points < STEP else 1
        return (self.points - TARGET) // STEP

    @property
    def after(self) -> tuple[int, int]:
        """The levels now; 13 is past the ace."""
        risen = min(self.levels[self.side] + self.rise, PAST_ACE)
        return (risen, self.levels[1]) if self.side == 0 else (self.levels[0], risen)

    @property
    def winner(self) -> int | None:
        """The side that has won the match."""
        return self.side if PAST_ACE in self.after else None

    @property
    def next_banker(self) -> Seat:
        """Whose deal the next one is."""
        return (self.banker + 2) % 4 if self.held else (self.banker + 1) % 4

    @property
    def next_setup(self) -> Setup | None:
        """What the next deal starts from; None when the match is over."""
        return None if self.winner is not None else Setup(self.after, self.next_banker, opening=False)

    @property
    def payoffs(self) -> tuple[int, int, int, int]:
        """Steps of the match: the levels risen, and one for taking over the bank; the other side loses as many."""
        steps = self.rise if self.held else self.rise + 1
        mine = steps if self.side == 0 else -steps
        return mine, -mine, mine, -mine

    def result(self, seat: Seat | None) -> Result:
        """The score as `seat` reads it; None is a spectator."""
        return Result(self._headline(seat), self.payoffs, tuple(self._lines(seat)))

    def _headline(self, seat: Seat | None) -> Message:
        points: dict[str, str | int] = {"points": self.points}
        if seat is None:
            if self.winner is not None:
                return Message("tractor-result-match-bank" if self.held else "tractor-result-match-attack", points)
            return Message("tractor-result-held" if self.held else "tractor-result-taken", points)
        won = seat % 2 == self.side
        if self.winner is not None:
            return Message("tractor-won-match" if won else "tractor-lost-match", points)
        if self.held:
            return Message("tractor-won-bank" if won else "tractor-lost-attack", points)
        return Message("tractor-won-attack" if won else "tractor-lost-bank", points)

    def _lines(self, seat: Seat | None) -> Iterator[Line]:
        yield Line(Message("tractor-line-tricks"), _number(self.tricks))
        if self.times:
            times = Message("tractor-note-times", {"points": self.buried, "factor": self.times})
            yield Line(Message("tractor-line-kitty"), _number(self.buried * self.times), times)
        else:
            yield Line(
                Message("tractor-line-kitty"), _number(0), Message("tractor-note-kitty", {"points": self.buried})
            )
        yield Line(Message("tractor-line-attackers"), _number(self.points))
        yield Line(Message("tractor-line-rise-bank" if self.held else "tractor-line-rise-attack"), _levels(self.rise))
        for side in (0, 1) if seat is None or seat % 2 == 0 else (1, 0):
            banks = side == self.banker % 2
            label = "tractor-line-level-bank" if banks else "tractor-line-level-attack"
            yield Line(Message(label), _level(self.after[side]))


def _number(points: int) -> Message:
    return Message("score-number", {"points": points})


def _levels(count: int) -> Message:
    return Message("tractor-levels", {"count": count})


def _level(level: int) -> Message:
    if level == PAST_ACE:
        return Message("tractor-level-past")
    return Message("tractor-level", {"rank": RANK_NAMES[level]})
