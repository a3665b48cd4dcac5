"""Whole random deals of bridge a second: inside the kernel, and in OpenSpiel and RLCard driven from Python.

`python -m benchmarks.tricks [--rounds 7]` prints the medians. Each side shuffles, bids at random and plays at random;
OpenSpiel without the double-dummy result of a deal, which is no part of playing it. The sides take turns, and a ratio
is the median of the rounds' ratios, so that a machine that slows down for a while slows all of them.
"""

import argparse
import json
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import numpy
import pyspiel
from rlcard.games.bridge.game import BridgeGame

from french54.core.match import Match
from french54.games.bridge.rules import Bridge
from french54.kit.tricks import contract

SIDES = ("kernel", "protocol", "openspiel", "rlcard")
DEALS = {"kernel": 20000, "protocol": 40, "openspiel": 400, "rlcard": 20}
"""Deals in a round of each."""


def kernel(deals: int, seed: int) -> None:
    """Whole deals inside the compiled kernel."""
    contract.deals(deals, seed)


def protocol(deals: int, seed: int) -> None:
    """Whole deals through `Match`, `State` and `Choices`."""
    rng = Random(seed)
    for deal in range(deals):
        match: Match[Any, Any, Any] = Match.begin(Bridge("none"), (seed + deal).to_bytes(32, "big"))
        while match.state.turn is not None:
            match = match.play(match.state.choices().draw(rng))


def openspiel() -> Callable[[int, int], None]:
    """Whole deals of OpenSpiel's bridge, its chance nodes drawn by it."""
    game = pyspiel.load_game("bridge(use_double_dummy_result=false)")

    def play(deals: int, seed: int) -> None:
        rng = Random(seed)
        for _ in range(deals):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))

    return play


def rlcard() -> Callable[[int, int], None]:
    """Whole deals of RLCard's bridge."""
    game = BridgeGame()

    def play(deals: int, seed: int) -> None:
        rng = Random(seed)
        game.np_random = numpy.random.RandomState(seed)
        for _ in range(deals):
            game.init_game()
            while not game.is_over():
                game.step(rng.choice(game.judger.get_legal_actions()))

    return play


def measure(rounds: int = 7) -> dict[str, float | bool]:
    """The medians of `rounds` rounds."""
    plays = dict(zip(SIDES, (kernel, protocol, openspiel(), rlcard()), strict=True))
    for side, play in plays.items():
        play(max(1, DEALS[side] // 10), 1)
    speeds: dict[str, list[float]] = {side: [] for side in SIDES}
    for number in range(rounds):
        for side, play in plays.items():
            start = perf_counter()
            play(DEALS[side], number + 1)
            speeds[side].append(DEALS[side] / (perf_counter() - start))
    figures: dict[str, float | bool] = {f"{side}_deals_a_second": round(median(speeds[side])) for side in SIDES}
    for ours in SIDES[:2]:
        for theirs in SIDES[2:]:
            ratios = [mine / other for mine, other in zip(speeds[ours], speeds[theirs], strict=True)]
            figures[f"{ours}_to_{theirs}"] = round(median(ratios), 2)
    figures["compiled"] = contract.__file__.endswith((".so", ".pyd"))
    return figures


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    print(json.dumps(measure(parser.parse_args().rounds), indent=1))
