"""What runs in a worker process: a bot and one view."""

import os
import signal
import threading
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final

from french54 import catalogue
from french54.bots.appraising import cost
from french54.bots.effort import Effort
from french54.core.game import Action, Illegal, Message, View

_LAST: Final = 19
"""The nice value of what may wait for everything else."""


@dataclass(frozen=True, slots=True)
class Job:
    """One decision. Nothing of the table but the view goes into a worker."""

    game: str
    name: str
    """The bot's level, or the study."""
    view: View[Any]
    seed: int
    budget: float
    """Seconds the bot may think."""
    deadline: float
    """Seconds after which the worker ends itself, should nobody be left to do so."""
    taken: Action | None = None
    """What was done in the view, where that is to be weighed."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What an action was worth, and what would have been better, in notation."""

    worth: float
    best: str
    """What the strong player would have done; empty where nothing better was found."""
    best_worth: float
    why: Message | None
    cost: float
    """What the action lost; 0 where that may be chance."""


def act(job: Job) -> str:
    """The bot's action, in notation."""
    with _ending_after(job.deadline):
        return str(_bot(job.game, job.name).act(job.view, Random(job.seed), job.budget))


def advise(job: Job) -> list[tuple[str, Message | None]]:
    """Sensible actions, best first, in notation and each with its reason."""
    with _ending_after(job.deadline):
        advice = _bot(job.game, job.name).advise(job.view, Random(job.seed), job.budget)
        return [(str(each.action), each.why) for each in advice]


def study(job: Job) -> Mapping[str, Any] | Illegal:
    """What the study finds, or why there is nothing to be told now."""
    with _ending_after(job.deadline):
        _step_back()
        try:
            return catalogue.entry(job.game).study(job.name)(job.view, Random(job.seed), job.budget)
        except Illegal as illegal:
            return illegal


def weigh(job: Job) -> Weighed | None:
    """What was done, weighed; None where the game does not weigh such decisions."""
    with _ending_after(job.deadline):
        _step_back()
        # A thread's own priority can be lowered, and the next bot of this worker is none the worse for it.
        with ThreadPoolExecutor(1, initializer=_step_far_back) as thread:
            return thread.submit(_weigh, job).result()


def _weigh(job: Job) -> Weighed | None:
    entry = catalogue.entry(job.game)
    if entry.appraise is None:
        return None
    found = entry.appraise(job.view, job.taken, Random(job.seed), Effort(job.budget))
    if not found:
        return None
    best = found[0] if len(found) > 1 else None
    told = (str(best.action), best.worth, best.why) if best else ("", found[0].worth, None)
    return Weighed(found[-1].worth, *told, cost(found))


def _step_far_back() -> None:
    os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _LAST)


@cache
def _bot(game: str, level: str) -> catalogue.AnyBot:
    _step_back()
    return catalogue.make_bot(game, level)


@cache
def _step_back() -> None:
    """A table's answers come before its bots' thoughts."""
    os.nice(5)


@contextmanager
def _ending_after(seconds: float) -> Iterator[None]:
    """A server that was killed cannot kill its workers: SIGALRM ends this one."""
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
