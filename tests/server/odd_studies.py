"""Studies for the tests: one that tells what it sees, one that waits for the end, one that fails."""

from collections.abc import Mapping
from random import Random
from typing import Any

from french54.core.game import Illegal, Message, View


def held(view: View[Any], rng: Random, budget: float) -> Mapping[str, Any]:
    """What the person holds."""
    return {"hand": view.hand, "said": [Message("table-cards", {"count": len(view.hand)})]}


def later(view: View[Any], rng: Random, budget: float) -> Mapping[str, Any]:
    """Nothing before the deal is over."""
    if view.result is None:
        raise Illegal("", "error-not-over")
    return {"payoffs": view.result.payoffs}


def fails(view: View[Any], rng: Random, budget: float) -> Mapping[str, Any]:
    """Fails."""
    raise ZeroDivisionError
