"""What the others may hold, read from what they did in the deal; and how they would answer."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from french54.bots.holdem.ranges import BETS, CALLS, CHECKS, RAISES, Range, Strengths, strengths
from french54.bots.holdem.starts import STARTS
from french54.core.card import Cards, rank, suit
from french54.core.game import Event, Seat
from french54.games.holdem.view import HoldemView

RUNS: Final = 12
"""Ways to fill up a board, to tell how good hands are on it."""
OPENS: Final = {1: 0.5, 2: 0.38, 3: 0.27}
"""By how many have yet to act, the share of hands that opens before the flop."""
ALONE: Final = 0.75
"""The same for the button when two are left."""
GIVES_UP: Final = 0.92
"""Players give up a little less than a bet needs to pay with nothing in the hand."""


@dataclass(frozen=True, slots=True)
class Habit:
    """At a decision, the share of a seat's hands that bets or raises, that stays in, and that bluffs."""

    good: float
    enough: float
    bluff: float


def strengths_on(board: Cards) -> Strengths:
    """How good all hole cards are on a board."""
    return _on(tuple(sorted(board[:3])) + board[3:])


@lru_cache(maxsize=256)
def _on(board: Cards) -> Strengths:
    if board:
        return Strengths(strengths(board, RUNS, sum(card * 53**place for place, card in enumerate(board)) % 1_000_003))
    return Strengths([start(high, low) for high in range(1, 52) for low in range(high)])


def start(one: int, other: int) -> float:
    """How good hole cards are before the flop."""
    high, low = sorted((rank(one), rank(other)), reverse=True)
    return STARTS[low][high] / 1000 if suit(one) == suit(other) else STARTS[high][low] / 1000


def place_of(hole: Cards) -> float:
    """The share of hole cards that is better before the flop."""
    mine = start(*hole)
    order = strengths_on(()).of
    return sum(each > mine for each in order) / len(order)


@dataclass(slots=True)
class Course:
    """The betting as it went, up to some event."""

    big: int
    stacks: list[int]
    button: Seat
    bets: list[int]
    live: list[bool]
    pot: int = 0
    price: int = 0
    raises: int = 0
    """Bets and raises of this round, without the blinds."""
    raiser: Seat | None = None
    """Who bet or raised last, in whatever round."""
    opener: Seat | None = None
    acted: set[Seat] = field(default_factory=set)
    board: Cards = ()

    @classmethod
    def begun(cls, view: HoldemView) -> "Course":
        """Before the blinds."""
        small, big = (event.data["chips"] for event in view.events if event.kind == "blind")
        live = [chips > 0 for chips in view.start]
        return cls(max(big, 2 * small), list(view.start), view.button, [0] * len(live), live)

    def pay(self, seat: Seat, chips: int) -> None:
        """Chips of a seat go in."""
        chips = min(chips, self.stacks[seat])
        self.stacks[seat] -= chips
        self.bets[seat] += chips
        self.pot += chips

    def turned(self, cards: Cards) -> None:
        """A new round, with new cards."""
        self.board += cards
        self.bets = [0] * len(self.bets)
        self.price, self.raises, self.acted = 0, 0, set()

    def did(self, seat: Seat, word: str, bet: int) -> None:
        """A seat did something, and its bet of the round is now so high."""
        self.acted.add(seat)
        if word == "fold":
            self.live[seat] = False
            return
        self.pay(seat, bet - self.bets[seat])
        if bet > self.price:
            self.price, self.raiser = bet, seat
            self.raises += 1

    def owed(self, seat: Seat) -> int:
        """What a seat would pay to call."""
        return min(self.price - self.bets[seat], self.stacks[seat])

    def behind(self, seat: Seat) -> int:
        """How many others have yet to answer what is bet now."""
        return sum(
            self.live[other] and other not in (seat, self.raiser) and other not in self.acted
            for other in range(len(self.live))
        )

    def last(self, seat: Seat) -> bool:
        """Whether a seat acts after all others from the flop on."""
        seats = len(self.live)
        after = [other for other in range(seats) if self.live[other]]
        return max(after, key=lambda other: (other - self.button - 1) % seats) == seat

    def habit(self, seat: Seat, to: int = 0) -> Habit:
        """What a seat does with which share of its hands; `to` is the height of the bet or raise it makes."""
        owed = self.owed(seat)
        if not self.board and not self.raises:
            return self._opens(seat, to)
        if owed:
            return self.answers(
                owed, self.pot, 1 + self.behind(seat), big=not self.board and self.bets[seat] >= self.big
            )
        size = (to - self.bets[seat]) / max(1, self.pot) if to else 0.6
        good = 0.55 / (1 + size) * (1.3 if self.raiser == seat else 1.0)
        return Habit(good * 0.9 ** (sum(self.live) - 2), 1.0, 0.25 * size / (1 + 2 * size))

    def _opens(self, seat: Seat, to: int) -> Habit:
        """Nobody has raised before the flop."""
        if not self.owed(seat):
            return Habit(0.2, 1.0, 0.05)
        players = sum(chips > 0 or bet > 0 for chips, bet in zip(self.stacks, self.bets, strict=True))
        behind = max(1, self.behind(seat))
        share = ALONE if players == 2 else OPENS.get(behind, 0.27)
        large = max(1.0, to / (3 * self.big))
        limped = sum(bet == self.price for bet in self.bets) > 1
        return Habit(share * (0.7 if limped else 1.0) / large**0.6, min(1.0, share + 0.3), 0.03)

    @staticmethod
    def answers(owed: int, pot: int, players: int, *, big: bool = False) -> Habit:
        """What a seat that owes chips does: together the players give up about as often as a bluff needs to pay."""
        fold = GIVES_UP * min(0.97, owed / max(1, pot))
        enough = (1 - fold ** (1 / players)) * (1.3 if big else 1.0)
        enough = min(0.95, max(0.04, enough))
        return Habit(0.25 * enough, enough, 0.08)


@dataclass(slots=True)
class Reading:
    """A deal as a seat reads it."""

    course: Course
    ranges: dict[Seat, Range]


def read(view: HoldemView, doubt: float, breadth: float = 1.0) -> Reading:
    """The course of the deal, and what each other live seat may hold.

    doubt: how much of what they did may be whim. breadth: with how many times the hands they should they have put in
    chips from the flop on.
    """
    course = Course.begun(view)
    ranges = {seat: Range(view.hole) for seat, live in enumerate(view.round.live) if live and seat != view.seat}
    for event in view.events:
        seat = event.seat
        if event.kind == "blind" and seat is not None:
            course.pay(seat, event.data["chips"])
            course.price = max(course.price, course.bets[seat], course.big if seat == view.blinds[1] else 0)
        elif event.kind == "board":
            course.turned(event.cards)
            for each in ranges.values():
                each.forget(event.cards)
        elif event.kind == "call" and seat is not None:
            if seat in ranges:
                _narrow(course, ranges[seat], event, doubt, breadth if course.board else 1.0)
            course.did(seat, event.data["action"].partition(" ")[0], event.data["bet"])
    return Reading(course, ranges)


def _narrow(course: Course, held: Range, event: Event, doubt: float, breadth: float) -> None:
    seat = event.seat or 0
    word, bet = event.data["action"].partition(" ")[0], event.data["bet"]
    if word == "fold":
        return
    goes = bet > course.price
    habit = course.habit(seat, bet if goes else 0)
    kind = (RAISES if goes else CALLS) if course.owed(seat) else (BETS if goes else CHECKS)
    good, enough, bluff = habit.good * breadth, habit.enough * breadth, habit.bluff * breadth
    held.narrow(strengths_on(course.board), kind, good, enough, bluff, doubt)
