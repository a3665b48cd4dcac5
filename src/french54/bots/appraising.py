"""What a decision was worth, beside what the strong player would have done in its place.

Whatever a game's strong player weighs by, an appraisal is in what the game pays: points, chips or levels. It is
made of a view, so it knows no more than the seat did, and it is an estimate: hidden cards are dealt at random.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot
from random import Random
from typing import Any, Final, Generic, TypeAlias

from french54.bots.effort import Effort
from french54.core.game import A, Message, View

CLEAR: Final = 2.5
"""By so many standard errors something must be better before anybody is told."""


@dataclass(frozen=True, slots=True)
class Appraisal(Generic[A]):
    """An action, and what the seat wins in the whole deal after it, on average."""

    action: A
    worth: float
    error: float = 0.0
    """The standard error of how much less it is worth than the first of its row; 0 for the first."""
    why: Message | None = None
    """What speaks for it."""


Appraise: TypeAlias = Callable[[View[Any], Any, Random, Effort], Sequence[Appraisal[Any]]]
"""Weighs what was done in a view, and what the strong player would have done, the better one first.

One appraisal where nothing better was found; none where nothing is weighed (calls, gifts).
"""


def cost(found: Sequence[Appraisal[Any]]) -> float:
    """What the action that was taken, the last of `found`, cost for sure; 0 where that may be chance."""
    if len(found) < 2:
        return 0.0
    lost = found[0].worth - found[-1].worth
    return lost if lost > CLEAR * found[-1].error else 0.0


def row(best: Appraisal[A], taken: Appraisal[A], doubt: float) -> tuple[Appraisal[A], ...]:
    """Both, or what was done alone where that is as good; `doubt` is by how much playouts of players may mislead."""
    if best.worth <= taken.worth:
        return (taken,)
    return best, Appraisal(taken.action, taken.worth, hypot(taken.error, doubt), taken.why)
