"""What a bet, call or fold of Hold'em was worth, in chips, against what the others may hold by how they have bet.

Before the flop the strong player goes by charts: what they would not do is told only where it is far worse as it is
reckoned, too.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from time import perf_counter
from typing import Final

from french54.bots.appraising import Appraisal, row
from french54.bots.comparing import SEEKING, Compared, paired
from french54.bots.effort import Effort
from french54.bots.holdem import hints
from french54.bots.holdem.player import Strong, often
from french54.bots.holdem.weighing import Option, Weighed, weigh
from french54.games.holdem.view import HoldemView
from french54.kit.betting.wagers import Wager

DOUBT: Final = {True: 0.05, False: 0.12}
"""By so much of the pot may reading the others mislead, from the flop on and before it."""
SIZE: Final = 0.2
"""The same where only the size of a bet is in question: who would have paid how much is little more than a guess."""
BATCHES: Final = 16
"""So often, at most, what was done and what is better are compared."""
LEAST: Final = 5
TRIALS: Final = 150
"""Trials of one comparison."""


def appraise(view: HoldemView, taken: Wager, rng: Random, effort: Effort) -> Sequence[Appraisal[Wager]]:
    """What was done, and something better."""
    if view.seat is None:
        return ()
    began = perf_counter()
    style = replace(Strong.style, trials=min(Strong.style.trials, effort.playouts))
    weighed = weigh(view, style, rng, effort.seconds * SEEKING, taken.to)
    best, made = _best(view, weighed, rng), _nearest(weighed, taken)
    found = _compared(view, (best.wager, made.wager), taken.to, rng, Effort(began + effort.seconds, effort.playouts))
    paid = view.round.paid[view.seat]
    after = Appraisal(taken, found.second - paid, found.error)
    if best.wager == made.wager:
        return (Appraisal(taken, after.worth),)
    doubt = SIZE if best.wager.word == taken.word else DOUBT[bool(view.board)]
    why = hints.why(best, weighed, view)
    return row(Appraisal(best.wager, found.first - paid, why=why), after, doubt * weighed.pot)


def _best(view: HoldemView, weighed: Weighed, rng: Random) -> Option:
    if view.board:
        return max(weighed.options, key=lambda option: option.value)
    return _nearest(weighed, often(view, weighed, Strong.style, rng)[0].wager)


def _nearest(weighed: Weighed, wager: Wager) -> Option:
    """What was thought of that comes closest: the same, or a bet of about that size."""
    alike = [option for option in weighed.options if option.wager.word == wager.word]
    return min(alike, key=lambda option: abs(option.wager.to - wager.to))


def _compared(view: HoldemView, pair: tuple[Wager, Wager], besides: int, rng: Random, effort: Effort) -> Compared:
    """What two wagers are worth, over and over; the effort's seconds are what the clock shows at the end."""
    gains: list[tuple[float, float]] = []
    style = replace(Strong.style, trials=max(1, min(TRIALS, effort.playouts // LEAST)))
    while len(gains) < BATCHES and (len(gains) < LEAST or perf_counter() < effort.seconds):
        values = {option.wager: option.value for option in weigh(view, style, rng, effort.seconds, besides).options}
        gains.append((values[pair[0]], values[pair[1]]))
    return paired(gains)
