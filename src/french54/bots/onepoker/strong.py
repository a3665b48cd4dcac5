"""The strong player: its part of an equilibrium of the deal, as far as both can know it, solved when it is needed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from time import monotonic
from typing import Final

from french54.bots.onepoker import betting, hints, worth
from french54.bots.onepoker.betting import Betting
from french54.bots.onepoker.public import Hand, Meeting, Public, meeting
from french54.bots.onepoker.regret import AVERAGE, Solver
from french54.core.card import rank
from french54.core.game import Advice, Bot, Seat
from french54.games.onepoker.actions import Action, Lock
from french54.games.onepoker.view import OnePokerView
from french54.kit.betting import wagers
from french54.kit.betting.wagers import Wager

STEP: Final = 40
"""Rounds of learning between two looks at the clock."""
ENOUGH: Final = 0.02
"""Chips a deal that best play against both strategies may win together before learning ends."""
MOST: Final = 400
SHARE: Final = 0.7
"""Of the time allowed, what learning may take."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What both know at the first bet, and what was said that the tree has no branch for."""

    public: Public
    start: tuple[int, ...]
    ante: int
    first: Seat
    said: tuple[Wager, ...]


@dataclass(frozen=True, slots=True)
class Solved:
    """A deal, and the strategies found."""

    betting: Betting
    met: Meeting
    solver: Solver

    def learn(self, until: float, clock: Callable[[], float], most: int = MOST) -> None:
        """Improve the strategies till they are good enough, or time or so many rounds are up; at least one step."""
        solver = self.solver
        while solver.done < most and (not solver.done or (clock() < until and solver.exploitability() > ENOUGH)):
            solver.run(STEP)


@lru_cache(maxsize=64)
def prepared(deal: Deal) -> Solved:
    """A deal to be solved, or solved before."""
    tree = betting.grown(betting.opened(deal.start, deal.ante, deal.first), deal.said)
    met = meeting(deal.public)
    return Solved(tree, met, Solver(tree.tree, *met.cards, worth.at(min(deal.start))))


class Strong(Bot[OnePokerView, Action]):
    """Locks and bets as the equilibrium has it, by chance where it mixes."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock

    def act(self, view: OnePokerView, rng: Random, budget: float) -> Action:
        options = self._options(view, budget)
        return rng.choices([action for action, _, _ in options], [chance for _, chance, _ in options])[0]

    def advise(self, view: OnePokerView, rng: Random, budget: float) -> Sequence[Advice[Action]]:
        options = sorted(self._options(view, budget), key=lambda each: -each[1])
        likely = [each for each in options if each[1] > 0]
        return [Advice(action, value, hints.why(view, action)) for action, _, value in likely]

    def _options(self, view: OnePokerView, budget: float) -> list[tuple[Action, float, float]]:
        """What may be done, with its chance and what it is worth to the seat in chips."""
        return options(solved(view, self._clock() + SHARE * budget, self._clock), view)


def solved(
    view: OnePokerView,
    until: float,
    clock: Callable[[], float],
    besides: Wager | None = None,
    rounds: int = MOST,
) -> Solved:
    """The deal solved as far as there is time for, with `besides` among what may be said now."""
    said = spoken(view)
    wanted = said if besides is None else (*said, besides)
    deal = Deal(Public.of(view), view.start, ante(view), view.first, ())
    found = prepared(deal)
    if path_of(found.betting, wanted) is None:
        found = prepared(Deal(deal.public, deal.start, deal.ante, deal.first, wanted))
    found.learn(until, clock, rounds)
    return found


def options(found: Solved, view: OnePokerView) -> list[tuple[Action, float, float]]:
    """What may be done, with its chance and what it is worth to the seat in chips."""
    if view.seat is None or view.choices is None:
        raise ValueError("not on turn")
    return _locks(found, view, view.seat) if view.phase == "lock" else _bets(found, view, view.seat)


def spoken(view: OnePokerView) -> tuple[Wager, ...]:
    """The bets and calls so far."""
    read = [wagers.read(event.data["action"]) for event in view.events if event.kind == "call"]
    return tuple(wager for wager in read if wager is not None)


def ante(view: OnePokerView) -> int:
    """The ante that who had enough has paid."""
    return max(int(event.data["chips"]) for event in view.events if event.kind == "ante")


def path_of(tree: Betting, said: Sequence[Wager]) -> list[int] | None:
    """The nodes through which the betting has come; None if the tree has no such branch."""
    path = [0]
    for wager in said:
        at = path[-1]
        if wager not in tree.choices[at]:
            return None
        path.append(tree.tree.children[tree.tree.firsts[at] + tree.choices[at].index(wager)])
    return path


def _locks(solved: Solved, view: OnePokerView, seat: Seat) -> list[tuple[Action, float, float]]:
    hand, place = _place(solved, view, seat)
    solver = solved.solver
    chances, values = solver.locking(seat, True), solver.value(seat, AVERAGE)
    meets = solver.met(seat, place // 2, solver.locking(1 - seat, True))
    found: list[tuple[Action, float, float]] = []
    for card in view.hand:
        if all(rank(card) != rank(lock.card) for lock, _, _ in found if isinstance(lock, Lock)):
            at = place + hand.index(rank(card))
            found.append((Lock(card), chances[at], values[at] / meets))
    return found


def _bets(solved: Solved, view: OnePokerView, seat: Seat) -> list[tuple[Action, float, float]]:
    path = path_of(solved.betting, spoken(view))
    if view.lock is None or path is None:
        raise ValueError("no bet is due")
    hand, place = _place(solved, view, seat)
    at = place + hand.index(rank(view.lock))
    solver, choices = solved.solver, solved.betting.choices[path[-1]]
    types = solver.cards(seat).types
    chances, values = solver.chances(path[-1], True), solver.prospects(seat, at, path)
    return [(wager, chances[choice * types + at], values[choice]) for choice, wager in enumerate(choices)]


def _place(solved: Solved, view: OnePokerView, seat: Seat) -> tuple[Hand, int]:
    """The ranks held, the higher first, and the number of their first type."""
    high, low = sorted(map(rank, view.hand), reverse=True)
    return (high, low), 2 * solved.met.hands[seat].index((high, low))
