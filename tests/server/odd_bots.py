"""Bots no table would want: they sleep, hang, die, cheat, talk nonsense or never bid."""

import os
import time
from pathlib import Path
from random import Random
from typing import Any

from french54.bots.uniform import Uniform
from french54.core.game import View


class Sleeper(Uniform):
    """Sleeps for its whole budget, then plays as well as it can."""

    def act(self, view: View[Any], rng: Random, budget: float) -> Any:
        Path("/proc/self/comm").write_text("sleeper")  # for whoever wants to find it asleep
        time.sleep(budget)
        return super().act(view, rng, budget)


class Hanger(Uniform):
    """Hangs now and then."""

    def act(self, view: View[Any], rng: Random, budget: float) -> Any:
        if rng.random() < 0.05:
            while True:
                time.sleep(3600)
        return super().act(view, rng, budget)


class Mortal(Uniform):
    """Dies now and then."""

    def act(self, view: View[Any], rng: Random, budget: float) -> Any:
        if rng.random() < 0.12:
            os._exit(1)
        return super().act(view, rng, budget)


class Shy(Uniform):
    """Never bids."""

    def act(self, view: View[Any], rng: Random, budget: float) -> Any:
        assert view.choices is not None
        return next(iter(view.choices))


class Cheat(Uniform):
    """Always plays what it may not."""

    def act(self, view: View[Any], rng: Random, budget: float) -> Any:
        return "play S3 S3"


class Talker(Uniform):
    """Fails with something that cannot even be told."""

    def act(self, view: View[Any], rng: Random, budget: float) -> Any:
        raise _Unsayable(1, 2)


class _Unsayable(Exception):
    def __init__(self, first: int, second: int) -> None:
        super().__init__("unsayable")
