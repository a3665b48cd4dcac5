"""Whole random deals of Dou Dizhu a second: through the protocol, and through the game of RLCard.

`python -m benchmarks.protocol [--rounds 9] [--deals 60]` prints the medians. The two take turns, and the ratio is the
median of the rounds' ratios, so that a machine that slows down for a while slows both.
"""

import argparse
import json
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import numpy
from rlcard.games.doudizhu import Game

from french54.core.match import Match
from french54.games.doudizhu.rules import Doudizhu
from french54.kit.climbing import onepack


def ours(seed: int) -> int:
    """One match through `Match`, `State` and `Choices`, chance from its own key; how many actions it took."""
    rng = Random(seed)
    match: Match[Any, Any, Any] | None = Match.begin(Doudizhu(), seed.to_bytes(32, "big"))
    taken = 0
    while match is not None:
        while match.state.turn is not None:
            match = match.play(match.state.choices().draw(rng))
            taken += 1
        match = match.next()
    return taken


def theirs() -> Callable[[int], int]:
    """The same with RLCard's game, which deals without an auction."""
    game = Game()

    def deal(seed: int) -> int:
        rng = Random(seed)
        game.np_random = numpy.random.RandomState(seed)
        state, _ = game.init_game()
        taken = 0
        while not game.is_over():
            state, _ = game.step(rng.choice(state["actions"]))
            taken += 1
        return taken

    return deal


def timed(deal: Callable[[int], int], seeds: range) -> tuple[float, float]:
    """Deals a second, and actions a deal."""
    start = perf_counter()
    taken = sum(map(deal, seeds))
    return len(seeds) / (perf_counter() - start), taken / len(seeds)


def measure(rounds: int = 9, deals: int = 60) -> dict[str, float | bool]:
    """The medians of `rounds` rounds of `deals` deals each."""
    other = theirs()
    timed(ours, range(deals)), timed(other, range(5))
    figures = []
    for number in range(rounds):
        seeds = range(number * deals, (number + 1) * deals)
        figures.append((*timed(ours, seeds), *timed(other, seeds)))
    mine, mine_long, yours, yours_long = zip(*figures, strict=True)
    return {
        "deals_a_second": round(median(mine)),
        "actions_a_deal": round(median(mine_long), 1),
        "rlcard_deals_a_second": round(median(yours)),
        "rlcard_actions_a_deal": round(median(yours_long), 1),
        "ratio": round(median(a / b for a, b in zip(mine, yours, strict=True)), 1),
        "compiled": onepack.__file__.endswith((".so", ".pyd")),
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--deals", type=int, default=60)
    chosen = parser.parse_args()
    print(json.dumps(measure(chosen.rounds, chosen.deals), indent=1))
