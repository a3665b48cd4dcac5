"""A player without a thought: any legal action will do."""

from random import Random
from typing import Any

from french54.core.game import Bot, View


class Uniform(Bot[View[Any], Any]):
    """Draws from its choices; plays every game, and is what other bots are measured against."""

    def act(self, view: View[Any], rng: Random, budget: float) -> Any:
        if view.choices is None:
            raise ValueError("not on turn")
        return view.choices.draw(rng)
