"""What a deal is worth, and how the page derives it."""

from collections.abc import Iterator, Sequence

from french54.core.game import Event, Line, Message, Result, Seat
from french54.games.guandan import hand
from french54.games.guandan.levels import SEATS, Award


def payoffs(award: Award) -> tuple[int, ...]:
    """The levels each seat's side has won or lost on the other."""
    return tuple(award.up if seat % 2 == award.side else -award.up for seat in range(SEATS))


def result(award: Award, before: tuple[int, int], finished: Sequence[Seat], seat: Seat | None) -> Result:
    """A finished deal as `seat` reads it; None is a spectator."""
    return Result(_headline(award, finished[0], seat), payoffs(award), tuple(_lines(award, before, finished, seat)))


def scored(award: Award, made: Result) -> Event:
    """The end of the deal."""
    levels = tuple(hand.LEVEL_NAMES[level] for level in award.levels)
    data = {"payoffs": made.payoffs, "side": award.side, "up": award.up, "levels": levels, "won": award.won}
    return Event("score", said=made.headline, data=data)


def _headline(award: Award, first: Seat, seat: Seat | None) -> Message:
    if seat is None:
        return Message("guandan-result-match" if award.won else "guandan-result", {"seat": first})
    if seat % 2 == award.side:
        return Message("guandan-won-match" if award.won else "guandan-won")
    return Message("guandan-lost-match" if award.won else "guandan-lost")


def _lines(award: Award, before: tuple[int, int], finished: Sequence[Seat], seat: Seat | None) -> Iterator[Line]:
    """The places, what the winners rise, and the levels of both sides, the reader's last."""
    for place, each in enumerate(finished, 1):
        yield Line(Message("guandan-line-place", {"seat": each}), Message("guandan-place", {"place": place}))
    yield Line(Message("guandan-line-up"), Message("score-plus", {"points": award.up}))
    own = 0 if seat is None else seat % 2
    for side in (1 - own, own):
        levels = {"from": hand.LEVEL_NAMES[before[side]], "to": hand.LEVEL_NAMES[award.levels[side]]}
        if seat is None:
            label = Message("guandan-line-side", {"seat": side})
        else:
            label = Message("guandan-line-ours" if side == own else "guandan-line-theirs")
        yield Line(label, Message("guandan-levels", levels))
