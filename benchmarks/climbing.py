"""How long it takes to list what the hardest hands may play, and to read cards of theirs.

`python -m benchmarks.climbing [--rounds 15] [--seeds 6]` prints milliseconds, medians of the rounds. The hardest hands
are looked for by changing cards one at a time for as long as there are more plays: 27 cards of Guandan with both wild
cards, and 33 cards of two packs as the landlord of Dou Dizhu at the table holds them. Readings are those of the plays
of the hand as a person would pick them; the slowest counts. Listing and reading must each take less than `LIMIT`.
"""

import argparse
import json
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final

from french54.core.card import Cards, pack
from french54.games.doudizhu_table import hand as doudizhu_table
from french54.games.doudizhu_table.choices import Turn as TableTurn
from french54.games.guandan import hand as guandan
from french54.games.guandan.choices import Turn as GuandanTurn
from french54.kit.climbing import table

LIMIT: Final = 5.0
"""Milliseconds."""
LEVEL: Final = 0
PLAYERS: Final = 4
STEPS: Final = 400
SHOWN: Final = 300
"""So many of a hand's plays are read."""


def guandan_hand(rng: Random) -> Cards:
    """27 cards with both wild cards, which have more plays than any hand near them."""
    wild = guandan.wild(LEVEL)
    natural = [card for card in pack(2) if card != wild]
    return hardest(natural, 25, (wild, wild), lambda cards: len(guandan.moves(cards, LEVEL, 0)), rng)


def table_hand(rng: Random) -> Cards:
    """33 cards of two packs, which have more plays than any hand near them."""
    return hardest(list(pack(2)), 33, (), lambda cards: len(doudizhu_table.moves(cards, 0, PLAYERS)), rng)


def hardest(stock: list[int], many: int, given: Cards, plays: Callable[[Cards], int], rng: Random) -> Cards:
    """`given` and so many cards of `stock`, changed for others for as long as there are more plays."""
    rng.shuffle(stock)
    best = plays((*stock[:many], *given))
    for _ in range(STEPS):
        mine, other = rng.randrange(many), rng.randrange(many, len(stock))
        stock[mine], stock[other] = stock[other], stock[mine]
        found = plays((*stock[:many], *given))
        if found < best:
            stock[mine], stock[other] = stock[other], stock[mine]
        else:
            best = found
    return (*stock[:many], *given)


def milliseconds(work: Callable[[], object], rounds: int) -> float:
    """The median time of `work`."""
    times = []
    for _ in range(rounds):
        began = perf_counter()
        work()
        times.append(1000 * (perf_counter() - began))
    return median(times)


def measured(held: Cards, moves: Callable[[], list[int]], turn: Any, rounds: int) -> dict[str, float]:
    """The plays of one hand: how many, how long they take to list, to read back at most, and to offer to a person."""
    actions = list(turn)
    step = max(1, len(actions) // SHOWN)
    reading = max(milliseconds(partial(turn.readings, each.cards), 3) for each in actions[::step])
    return {
        "cards": len(held),
        "plays": len(moves()),
        "plays_ms": round(milliseconds(moves, rounds), 3),
        "slowest_reading_ms": round(reading, 3),
        "prompt_ms": round(milliseconds(lambda: turn.prompt(held[:1]), rounds), 3),
    }


def measure(rounds: int = 15, seeds: int = 6) -> dict[str, Any]:
    """The hardest of so many hands of each kind."""
    four = max((guandan.ordered(guandan_hand(Random(seed)), LEVEL) for seed in range(seeds)), key=_plays_of_four)
    two = max((doudizhu_table.ordered(table_hand(Random(seed))) for seed in range(seeds)), key=_plays_of_two)
    found: dict[str, Any] = {
        "guandan": measured(four, lambda: guandan.moves(four, LEVEL, 0), GuandanTurn(four, LEVEL, 0), rounds),
        "doudizhu_table": measured(two, lambda: doudizhu_table.moves(two, 0, PLAYERS), table_turn(two), rounds),
        "compiled": table.__file__.endswith((".so", ".pyd")),
    }
    figures = [found[game][figure] for game in ("guandan", "doudizhu_table") for figure in _LIMITED]
    return found | {"within_limit": max(figures) < LIMIT}


_LIMITED: Final = ("plays_ms", "slowest_reading_ms")


def _plays_of_four(held: Cards) -> int:
    return len(guandan.moves(held, LEVEL, 0))


def _plays_of_two(held: Cards) -> int:
    return len(doudizhu_table.moves(held, 0, PLAYERS))


def table_turn(held: Cards) -> TableTurn:
    """The choices of a landlord who leads."""
    return TableTurn(held, 0, PLAYERS)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seeds", type=int, default=6)
    arguments = parser.parse_args()
    print(json.dumps(measure(arguments.rounds, arguments.seeds), indent=1))
