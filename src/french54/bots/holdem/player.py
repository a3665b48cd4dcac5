"""How both levels decide: by charts before the flop, then by what each choice wins, with chance between good ones."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from french54.bots.holdem import hints, opening
from french54.bots.holdem.weighing import Option, Style, Weighed, weigh
from french54.core.game import Advice, Bot
from french54.games.holdem.view import HoldemView
from french54.kit.betting.wagers import Wager

FAR: Final = 4.0
"""Choices worse than the best by so many whims are not made."""


class Player(Bot[HoldemView, Wager]):
    """Plays in a style."""

    style: Style

    def act(self, view: HoldemView, rng: Random, budget: float) -> Wager:
        weighed = weigh(view, self.style, rng, budget)
        if not view.board:
            return opening.decide(view, weighed, self.style, rng)
        found = chances(weighed, self.style)
        return rng.choices([option.wager for option, _ in found], [chance for _, chance in found])[0]

    def advise(self, view: HoldemView, rng: Random, budget: float) -> Sequence[Advice[Wager]]:
        weighed = weigh(view, self.style, rng, budget)
        if view.board:
            found = sorted(chances(weighed, self.style), key=lambda each: -each[1])
            options = [option for option, _ in found]
        else:
            options = often(view, weighed, self.style, rng)
        return [Advice(option.wager, option.value, hints.why(option, weighed, view)) for option in options]


def chances(weighed: Weighed, style: Style) -> list[tuple[Option, float]]:
    """How often each choice is made: the better, the oftener; what is far from the best never."""
    scale = style.whim * max(1, weighed.pot)
    best = max(option.value for option in weighed.options)
    near = [option for option in weighed.options if best - option.value <= FAR * scale]
    weights = [exp((option.value - best) / scale) for option in near]
    total = sum(weights)
    return [(option, weight / total) for option, weight in zip(near, weights, strict=True)]


def often(view: HoldemView, weighed: Weighed, style: Style, rng: Random) -> list[Option]:
    """Before the flop: what is done most often in eleven tries, then the rest."""
    tries = [opening.decide(view, weighed, style, rng) for _ in range(11)]
    words = sorted({wager.word for wager in tries}, key=lambda word: -sum(wager.word == word for wager in tries))
    values = {option.wager: option.value for option in weighed.options}
    found = []
    for word in words:
        wager = sorted((each for each in tries if each.word == word), key=lambda each: each.to)[0]
        found.append(Option(wager, values.get(wager, 0.0), word == "raise" and weighed.equity < 0.5))
    return found


class Casual(Player):
    """Reads the others closely but counts roughly, opens more hands than is good for it, and strays."""

    style = Style(doubt=0.06, trials=400, sizes=(0.5, 1.0), whim=0.045, loose=1.35, breadth=0.6)


class Strong(Player):
    """Reads the others closely, takes them to play as they should but for some whim, and strays little."""

    style = Style(doubt=0.1, trials=1500, sizes=(0.33, 0.6, 1.0), whim=0.03, loose=1.2)
