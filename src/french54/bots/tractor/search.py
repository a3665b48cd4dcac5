"""Weighing calls, cards to bury and plays by playing sampled deals to their end, the same deals for all of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final, Generic, TypeVar

from french54.bots.effort import Effort
from french54.bots.tractor import calling, reading
from french54.bots.tractor.burying import bury, choices, looks_at
from french54.bots.tractor.habits import Habits
from french54.bots.tractor.outlook import KITTY, Sight
from french54.bots.tractor.playing import Table
from french54.bots.tractor.reading import Position
from french54.bots.tractor.worlds import World, deals, worlds
from french54.core.card import Cards
from french54.games.tractor import names
from french54.games.tractor.actions import Declare, Pass
from french54.games.tractor.view import TractorView
from french54.kit.tricks.order import Order

CANDIDATES: Final = 10
"""So many plays are weighed at most."""
TRUST: Final = 12.0
"""Habit's opinion counts as much as so many worlds."""
SPREAD: Final = 40.0
"""The points that are as good as a step of the match."""
DEAR: Final = 8.0
"""Habit's dislike from which eight cards are not worth a try: the deals are played out too well for the banker."""
EARLY: Final = 12
"""After so many worlds choices that fall behind are dropped."""
BEHIND: Final = 2.2
"""By so many standard errors."""
T = TypeVar("T")


@dataclass(slots=True)
class Weighed(Generic[T]):
    """A choice under trial."""

    choice: T
    prior: float
    """What habit makes of it, in steps of the match."""
    total: float = 0.0
    tries: int = 0

    @property
    def value(self) -> float:
        """Steps of the match it is worth to the own side."""
        return (self.total + TRUST * self.prior) / (self.tries + TRUST)


def steps(points: int) -> float:
    """What the attackers' points bring them, in steps of the match."""
    if points < 80:
        return -3 if points == 0 else -2 if points < 40 else -1
    return (points - 80) // 40 + 1


def worth(points: int) -> float:
    """The same, smoothed so that every point counts."""
    return steps(points) + (points - 80) / SPREAD


def race(found: list[Weighed[T]], effort: Effort, trial: Callable[[], Callable[[T], float] | None]) -> list[Weighed[T]]:
    """The choices, best first. `trial` makes a world, and answers what a choice is worth in it."""
    alive = list(found)
    gaps: dict[int, tuple[float, float]] = {}
    if len(found) > 1:
        for number in effort.rounds():
            if (value := trial()) is None:
                break
            worths = [value(each.choice) for each in alive]
            for each, gained in zip(alive, worths, strict=True):
                each.total += gained
                each.tries += 1
                first, second = gaps.get(id(each), (0.0, 0.0))
                gap = gained - worths[0]
                gaps[id(each)] = first + gap, second + gap * gap
            if number % 4 == 3 and number >= EARLY:
                alive = _still(alive, gaps)
                if len(alive) == 1:
                    break
    left = {id(each) for each in alive}
    return sorted(found, key=lambda each: (id(each) not in left, -each.value))


def _still(alive: list[Weighed[T]], gaps: dict[int, tuple[float, float]]) -> list[Weighed[T]]:
    """Those that may still be best. Gaps are measured from the first, which stays in the race."""

    def bounds(each: Weighed[T]) -> tuple[float, float]:
        first, second = gaps[id(each)]
        mean = first / each.tries
        error = sqrt(max(second / each.tries - mean * mean, 0.0) / each.tries)
        return mean - BEHIND * error, mean + BEHIND * error

    best = max(bounds(each)[0] for each in alive)
    kept = [each for at, each in enumerate(alive) if at and bounds(each)[1] >= best]
    return [alive[0], *kept] if kept or bounds(alive[0])[1] >= best else alive


def plays(position: Position, habits: Habits, rng: Random, effort: Effort) -> list[Weighed[tuple[int, int]]]:
    """The plays worth a thought, best first."""
    ranked = reading.ranked(habits, position.sight())[:CANDIDATES]
    top = ranked[0][2]
    found = [Weighed((play, pairs), (score - top) / SPREAD) for play, pairs, score in ranked]
    return race(found, effort, trial_of(position, rng, worth))


def trial_of(
    position: Position, rng: Random, pays: Callable[[int], float]
) -> Callable[[], Callable[[tuple[int, int]], float]]:
    """What makes a world, and answers what a play is worth in it to its side, where `pays` says so of points."""
    table, made = position.table(), worlds(position, rng)
    view, lacks, attacks = position.view, position.lacks, position.seat % 2 != position.banker % 2

    def trial() -> Callable[[tuple[int, int]], float]:
        world = next(made)

        def value(play: tuple[int, int]) -> float:
            _lay_out(table, world, lacks)
            table.trick(
                position.seat,
                position.led,
                position.count,
                position.best,
                position.owner,
                view.stake,
                position.laid,
            )
            table.lay(*play)
            gained = pays(view.points + table.run())
            return gained if attacks else -gained

        return value

    return trial


def _lay_out(table: Table, world: World, lacks: Sequence[int]) -> None:
    table.deal(world.ones, world.twos, lacks, world.kitty)


def buries(position: Position, rng: Random, effort: Effort) -> list[Weighed[tuple[int, int]]]:
    """Ways to bury eight cards, best first."""
    order, hand = position.order, position.hand
    sight = Sight(order.trumps, order.fives, order.tens)
    looks_at(sight, *hand)
    priced = sorted((cost, ones, twos) for ones, twos, cost in choices(sight, KITTY))
    least = priced[0][0]
    priced = [each for each in priced if each[0] <= least + DEAR]
    found = [Weighed((ones, twos), (least - cost) / SPREAD) for cost, ones, twos in priced]
    table, made = position.table(), worlds(position, rng)

    def trial() -> Callable[[tuple[int, int]], float]:
        world = next(made)

        def value(kitty: tuple[int, int]) -> float:
            return -_from_the_lead(table, position.banker, world, kitty, hand)

        return value

    return race(found, effort, trial)


def _from_the_lead(table: Table, banker: int, world: World, kitty: tuple[int, int], hand: tuple[int, int]) -> float:
    """What a deal is worth to the attackers in which the banker's `hand` of 33 buries `kitty` and leads."""
    ones, twos = list(world.ones), list(world.twos)
    ones[banker] = hand[0] & ~kitty[0] | hand[1] & kitty[0] & ~kitty[1]
    twos[banker] = hand[1] & ~kitty[0]
    table.deal(ones, twos, (0, 0, 0, 0), kitty)
    table.trick(banker, 0, 0, 0, banker, 0, 0)
    return worth(table.run())


def calls(
    view: TractorView, offered: Sequence[tuple[Declare | Pass, float]], rng: Random, effort: Effort
) -> list[Weighed[Declare | Pass]]:
    """What may be said, best first; `offered` as habit ranks it."""
    found = [Weighed(call, -0.05 * at) for at, (call, _) in enumerate(offered)]
    made, seat = deals(view, rng), view.seat or 0

    def trial() -> Callable[[Declare | Pass], float]:
        hands, kitty = next(made)

        def value(call: Declare | Pass) -> float:
            return _called(view, seat, call, hands, kitty)

        return value

    return race(found, effort, trial)


def _called(view: TractorView, seat: int, call: Declare | Pass, hands: Sequence[Cards], kitty: Cards) -> float:
    """What a deal is worth to the side of `seat` that says `call`, if all go on by habit."""
    standing, whose = ((), -1) if not view.declarations else (view.declarations[-1].cards, view.declarations[-1].seat)
    banker = view.declarations[0].seat if view.opening and view.declarations else None if view.opening else view.first
    passes = 0
    for earlier in range(1, 4):
        said = view.calls[(seat - earlier) % 4]
        if said is None or said:
            break
        passes += 1
    turn, saying = seat, call
    while True:
        if saying.cards:
            standing, whose, passes = saying.cards, turn, 0
            banker = turn if banker is None else banker
        else:
            passes += 1
        if passes == (3 if standing else 4):
            break
        turn = (turn + 1) % 4
        offered = calling.offered(hands[turn], view.level, standing)
        opening = view.opening and not standing
        after = -1 if whose < 0 else (whose - turn) % 4
        saying = offered[calling.best(hands[turn], view.level, offered, standing, whose=after, opening=opening)]
    if banker is None:
        banker = view.first
    trump = names.trump(standing) if standing else next(card % 4 for card in kitty if card < 52)
    return _played(view.level, trump, banker, hands, kitty) * (-1 if seat % 2 == banker % 2 else 1)


def _played(level: int, trump: int, banker: int, hands: Sequence[Cards], kitty: Cards) -> float:
    """What a deal is worth to the attackers from where the banker takes up the kitty."""
    order = Order.of(level, trump)
    held = [order.held(hand) for hand in hands]
    whole = order.held((*hands[banker], *kitty))
    sight = Sight(order.trumps, order.fives, order.tens)
    looks_at(sight, *whole)
    buried = bury(sight, KITTY)
    world = World([ones for ones, _ in held], [twos for _, twos in held], buried)
    table = Table(order.trumps, order.fives, order.tens, banker)
    return _from_the_lead(table, banker, world, buried, whole)
