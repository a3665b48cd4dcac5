"""What a kept card is worth in One Poker, as `french54/bots/onepoker/worth.py` has it.

`python -m benchmarks.onepoker_worth [--turns 8] [--rounds 100]` prints the table. A kept card's worth is what the next
deal brings to who begins it with that card; the deal after counts in it too, so the table is found by turns, each deal
being solved with the worth of the turn before. The stacks and a full pack stand for all that may be.
"""

import argparse
from dataclasses import dataclass, field
from itertools import product
from typing import Final

from french54.bots.onepoker import betting, worth
from french54.bots.onepoker.public import COPIES, RANKS, Hand, Meeting, Public, meeting
from french54.bots.onepoker.regret import AVERAGE, Solver
from french54.games.onepoker.score import EIGHT

TABLE: Final = 40
"""Chips on the table."""
SIGNS: Final = ((2, True), (1, True), (1, False), (0, False))
"""How many UP cards, and whether the kept one is one of them."""


@dataclass
class Sums:
    """What was won with each card kept, and how often; how often each was held, and kept again."""

    won: list[float] = field(default_factory=lambda: [0.0] * RANKS)
    came: list[float] = field(default_factory=lambda: [0.0] * RANKS)
    held: list[float] = field(default_factory=lambda: [0.0] * RANKS)
    kept: list[float] = field(default_factory=lambda: [0.0] * RANKS)


def solved(chips: int, signs: tuple[tuple[int, bool], ...], of: list[float], rounds: int) -> tuple[Meeting, Solver]:
    """A deal in which each has two cards by such signals, solved."""
    signals = tuple((ups, 2 - ups) for ups, _ in signs)
    public = Public((COPIES,) * RANKS, signals, tuple(up for _, up in signs), (None, None))
    met = meeting(public)
    tree = betting.grown(betting.opened((chips, TABLE - chips), 1, 0), ()).tree
    solver = Solver(tree, *met.cards, of)
    solver.run(rounds)
    return met, solver


def orders(hand: Hand, kept_up: bool) -> list[tuple[int, float]]:
    """The cards of a hand that may be the kept one, and how likely."""
    found = [each for each in sorted(set(hand)) if (each >= EIGHT) == kept_up]
    total = sum(worth.KEPT[each] for each in found)
    return [(each, worth.KEPT[each] / total) for each in found]


def count(sums: Sums, met: Meeting, solver: Solver, seat: int, kept_up: bool) -> None:
    """Add up one solved deal, as a seat fares in it."""
    values, own, cards = list(solver.value(seat, AVERAGE)), list(solver.locking(seat, True)), met.cards[seat]
    other = sum(list(met.cards[1 - seat].weights))
    for number, hand in enumerate(met.hands[seat]):
        place = 2 * number
        extra = sum(list(cards.extra)[cards.offsets[number] : cards.offsets[number + 1]])
        chance = met.ways * (cards.weights[number] * other + extra)
        value = met.ways * (own[place] * values[place] + own[place + 1] * values[place + 1])
        for rank, share in orders(hand, kept_up):
            sums.won[rank] += share * value
            sums.came[rank] += share * chance
        for at, rank in enumerate(hand):
            sums.held[rank] += chance
            sums.kept[rank] += chance * own[place + 1 - at]


def turn(chips: int, of: list[float], rounds: int) -> tuple[list[float], list[float]]:
    """What each card is worth by the next deal, on average nothing, and how readily it is kept."""
    sums = Sums()
    for signs in product(SIGNS, repeat=2):
        met, solver = solved(chips, signs, of, rounds)
        for seat in range(2):
            count(sums, met, solver, seat, signs[seat][1])
    worths = [won / came for won, came in zip(sums.won, sums.came, strict=True)]
    mean = sum(map(lambda worth, came: worth * came, worths, sums.came)) / sum(sums.came)
    readily = [kept / held for kept, held in zip(sums.kept, sums.held, strict=True)]
    return [each - mean for each in worths], readily


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=100)
    asked = parser.parse_args()
    for chips in worth.STACKS:
        of, readily = list(worth.at(chips)), [0.0] * RANKS
        for _ in range(asked.turns):
            new, readily = turn(chips, of, asked.rounds)
            moved = max(abs(one - other) for one, other in zip(of, new, strict=True))
            of = new
        print(chips, f"moved {moved:.3f}", f"({', '.join(f'{each:.2f}' for each in of)}),", flush=True)
        print("   kept:", f"({', '.join(f'{each:.2f}' for each in readily)})", flush=True)


if __name__ == "__main__":
    main()
