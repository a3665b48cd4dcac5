"""How good each kind of hole cards is before the flop, as `french54/bots/holdem/starts.py` has it.

`python -m benchmarks.holdem_starts [--trials N]` prints the table: for each kind, in thousandths, the mean of what it
wins against one hand and three times what it wins against three, all of them any hands. Pairs stand on the diagonal,
suited cards above it.
"""

import argparse

from french54.bots.holdem.ranges import Range, Rival, Trials
from french54.core.card import RANKS


def worth(high: int, low: int, suited: bool, trials: int) -> int:
    """What one kind of hole cards wins, in thousandths."""
    own = (4 * high + 3, 4 * low + (3 if suited else 2))
    one = Trials(own, (), [Rival(Range(own))], 1)
    three = Trials(own, (), [Rival(Range(own)) for _ in range(3)], 2)
    one.run(trials, 0.0, ())
    three.run(trials, 0.0, ())
    return round(500 * (one.equity() + 3 * three.equity() / 2))


def main() -> None:
    """Print the table, a row for each rank from the two up."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--trials", type=int, default=20_000)
    asked = parser.parse_args()
    for row in range(len(RANKS)):
        cells = [worth(max(row, column), min(row, column), column > row, asked.trials) for column in range(len(RANKS))]
        print(f"({', '.join(map(str, cells))}),", flush=True)


if __name__ == "__main__":
    main()
