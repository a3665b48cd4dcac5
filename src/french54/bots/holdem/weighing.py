"""What a seat may do in a deal of Texas Hold'em, and what each is worth against what the others may hold.

A stack counts by its chips: where only the last player left wins, and all play alike, the chance of winning the match
is the share of the chips.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from french54.bots.holdem.ranges import Rival, Trials
from french54.bots.holdem.reading import Course, Reading, read, strengths_on
from french54.core.game import Seat
from french54.games.holdem.view import HoldemView
from french54.kit.betting.wagers import CALL, CHECK, FOLD, Bet, Raise, Wager

DEEP: Final = 2.5
"""Everything is bet only where it is at most so many pots."""
AT_ONCE: Final = 100
"""So many trials are made between two looks at the clock."""
REALISED: Final = {True: 0.97, False: 0.86}
"""How much of its share of the pot a hand gets that has betting to come, with the last word and without."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a level reads, weighs and chooses."""

    doubt: float
    """The chance, as it believes, that others act with any hand."""
    trials: int
    sizes: tuple[float, ...]
    """Its bets, as shares of the pot."""
    whim: float
    """How far from the best, in pots, its choices stray."""
    loose: float = 1.0
    """It opens so many times as many hands as it takes others to open."""
    breadth: float = 1.0
    """It takes those who call, bet or raise to do so with so many times the hands they should."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something to do, and what it wins on average, in chips from here on."""

    wager: Wager
    value: float
    bluff: bool = False


@dataclass(frozen=True, slots=True)
class Weighed:
    """All that was thought of, and how the hand stands."""

    options: tuple[Option, ...]
    equity: float
    """The share of the pot it wins if all stay in."""
    odds: float
    """The share it needs to call; 0 where nothing is owed."""
    pot: int
    reading: Reading


def weigh(view: HoldemView, style: Style, rng: Random, budget: float, besides: int = 0) -> Weighed:
    """Think about a decision, for no longer than `budget` seconds once the others' hands are read.

    A bet or raise to a total `besides` is thought of too.
    """
    until = perf_counter() + budget
    if view.seat is None or view.choices is None:
        raise ValueError("not on turn")
    reading = read(view, style.doubt, style.breadth)
    course, seat = reading.course, view.seat
    totals = _totals(view, style, course, besides)
    willing = {other for other in reading.ranges if other in course.acted or other == course.raiser}
    met = willing if willing and not view.board else set(reading.ranges)
    rivals = {other: Rival(held) for other, held in reading.ranges.items() if other in met}
    costs = [float(to - view.round.bets[seat]) for to in totals]
    for to in totals:
        _meet(reading, seat, to, rivals)
    trials = Trials(view.hole, view.board, list(rivals.values()), rng.getrandbits(30))
    values = _tried(trials, style.trials, float(course.pot), costs, until)
    word: Callable[[int], Wager] = Raise if view.round.price else Bet
    options = [Option(word(to), value, trials.equity() < 0.5) for to, value in zip(totals, values, strict=True)]
    options += _stays(view, course, trials.equity())
    owed = course.owed(seat)
    odds = owed / (_winnable(view) + owed) if owed else 0.0
    return Weighed(tuple(options), trials.equity(), odds, course.pot, reading)


def _tried(trials: Trials, times: int, pot: float, costs: list[float], until: float) -> list[float]:
    """What each plan wins on average in so many trials, or in as many as there is time for, but some in any case."""
    sums, done = [0.0 for _ in costs], 0
    for begun in range(0, times, AT_ONCE):
        if begun and perf_counter() >= until:
            break
        found = trials.run(min(AT_ONCE, times - begun), pot, costs)
        sums = [total + each * int(trials.done) for total, each in zip(sums, found, strict=True)]
        done = int(trials.done)
    return [total / done if done else 0.0 for total in sums]


def _stays(view: HoldemView, course: Course, equity: float) -> list[Option]:
    """Checking, or calling and folding."""
    seat = view.seat or 0
    owed = course.owed(seat)
    others = [other for other, live in enumerate(view.round.live) if live and other != seat]
    open_ = course.stacks[seat] > owed and any(course.stacks[other] for other in others) and len(view.board) < 5
    realised = REALISED[course.last(seat)] if open_ else 1.0
    pot = _winnable(view)
    if not owed:
        return [Option(CHECK, realised * equity * pot)]
    return [Option(CALL, realised * equity * (pot + owed) - owed), Option(FOLD, 0.0)]


def _winnable(view: HoldemView) -> float:
    """Of the pot, what the seat can win if it calls: all-in, no more of anybody than it puts in itself."""
    seat = view.seat or 0
    paid = view.round.paid
    most = paid[seat] + view.round.stacks[seat]
    return float(sum(min(chips, most) for chips in paid))


def _totals(view: HoldemView, style: Style, course: Course, besides: int) -> list[int]:
    """The bets and raises thought of, as the round's totals."""
    now, seat = view.round, view.seat or 0
    raises = now.raises()
    if not raises:
        return []
    cover = max(
        now.bets[other] + now.stacks[other] for other in range(len(now.live)) if now.live[other] and other != seat
    )
    most = min(raises[-1], max(raises[0], cover))
    pot = course.pot + course.owed(seat)
    wanted = {min(max(now.price + round(size * pot), raises[0]), most) for size in style.sizes}
    if most - now.bets[seat] <= DEEP * pot:
        wanted.add(most)
    if besides:
        wanted.add(min(max(besides, raises[0]), most))
    # What leaves next to nothing behind may as well be everything.
    return sorted({most if to - now.bets[seat] > 0.7 * (most - now.bets[seat]) else to for to in wanted})


def _meet(reading: Reading, seat: Seat, to: int, rivals: dict[Seat, Rival]) -> None:
    """Tell the rivals of a plan to bet or raise."""
    course = reading.course
    for other, rival in rivals.items():
        pays = min(to - course.bets[other], course.stacks[other])
        pot = course.pot + to - course.bets[seat]
        habit = Course.answers(max(pays, 0), pot, len(rivals))
        by, held = strengths_on(course.board), reading.ranges[other]
        enough = habit.enough if pays > 0 else 1.0
        rival.meet(held, by, habit.good, enough, habit.bluff, float(max(pays, 0)))
