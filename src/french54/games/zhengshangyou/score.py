"""What a deal is worth, and how the page derives it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from french54.core.card import Cards
from french54.core.game import Line, Message, Result, Seat
from french54.games.zhengshangyou import hand
from french54.kit.climbing.digits import hand_of
from french54.kit.climbing.meaning import Meaning

BONUS: Final = 20
"""For a bomb laid on others' cards, half of it from each of them."""
PENALTY: Final = 10
"""For the two of spades, and for each bomb, still held."""


def bombs(cards: Cards) -> list[Meaning]:
    """The bombs among cards still held: whole fours, and the three aces."""
    meanings = (hand.meaning(move) for move in hand.LATER.lead(hand_of(cards)))
    return [meaning for meaning in meanings if meaning.bomb]


def earned(seat: Seat, bonuses: Sequence[Seat]) -> int:
    """What bonuses bring `seat`, given who earned each of them."""
    return sum(BONUS if earner == seat else -BONUS // 2 for earner in bonuses)


def stake(count: int, plays: int, cards: Cards = ()) -> int:
    """What a seat with `count` cards would pay now; for the two of spades and for bombs among known `cards` too."""
    penalties = PENALTY * ((hand.SPADE_TWO in cards) + len(bombs(cards))) if cards else 0
    return count * (1 if plays else 2) + penalties


@dataclass(frozen=True, slots=True)
class Score:
    """A deal that was played to its end."""

    held: tuple[Cards, Cards, Cards]
    """What each seat has left; nothing for the winner."""
    plays: tuple[int, int, int]
    """How often each seat has played."""
    bonuses: tuple[Seat, ...]
    """Who earned a bonus with a bomb, once for each."""

    @property
    def winner(self) -> Seat:
        return self.held.index(())

    def lost(self, seat: Seat) -> int:
        """What a seat pays the winner for the cards it holds."""
        return sum(points for _, points, _ in self._losses(seat))

    @property
    def payoffs(self) -> tuple[int, int, int]:
        """The points of each seat; they add up to nothing."""
        lost = [self.lost(seat) for seat in range(3)]
        first, second, third = (
            (sum(lost) if seat == self.winner else -lost[seat]) + earned(seat, self.bonuses) for seat in range(3)
        )
        return first, second, third

    def _losses(self, seat: Seat) -> Iterator[tuple[Message, int, Message | None]]:
        """What a seat loses, one reason at a time: the label, the points and a note."""
        cards = self.held[seat]
        if not cards:
            return
        yield Message("zhengshangyou-line-cards", {"seat": seat, "count": len(cards)}), len(cards), None
        if not self.plays[seat]:
            yield Message("zhengshangyou-line-never", {"seat": seat}), len(cards), None
        if hand.SPADE_TWO in cards:
            yield Message("zhengshangyou-line-two", {"seat": seat}), PENALTY, None
        for bomb in bombs(cards):
            yield Message("zhengshangyou-line-held", {"seat": seat}), PENALTY, bomb.said

    def result(self, seat: Seat | None) -> Result:
        """The score as `seat` reads it; None is a spectator."""
        if seat == self.winner:
            headline = Message("zhengshangyou-won")
        else:
            headline = Message("zhengshangyou-lost", {"seat": self.winner})
        return Result(headline, self.payoffs, tuple(self._lines(seat)))

    def _lines(self, seat: Seat | None) -> Sequence[Line]:
        """The derivation; what `seat` comes to is its last line."""
        others = [(self.winner + 1) % 3, (self.winner + 2) % 3]
        losses = [loss for other in others for loss in self._losses(other)]
        lines = [Line(label, _signed(-points), note) for label, points, note in losses]
        note = Message("zhengshangyou-note-bonus", {"points": BONUS // 2})
        lines += [
            Line(Message("zhengshangyou-line-bonus", {"seat": earner}), _signed(BONUS), note) for earner in self.bonuses
        ]
        order = sorted(
            (*others, self.winner) if seat is None else (self.winner, *others), key=lambda each: each == seat
        )
        lines += [
            Line(Message("zhengshangyou-line-total", {"seat": each}), _signed(self.payoffs[each])) for each in order
        ]
        return lines


def _signed(points: int) -> Message:
    if not points:
        return Message("score-number", {"points": 0})
    return Message("score-plus" if points > 0 else "score-minus", {"points": abs(points)})
