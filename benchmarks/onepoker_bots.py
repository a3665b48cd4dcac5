"""How the players of One Poker fare: whole matches with the seats exchanged, and how far from equilibrium they are.

`python -m benchmarks.onepoker_bots [--pairs N] [--budget SECONDS] [--deals N] [--rounds N]`. A pair is two matches with
one key of chance, in which the two sides have each other's seat; it counts as one observation.
"""

import argparse
from collections.abc import Callable, Iterator
from random import Random
from statistics import mean, quantiles
from typing import Any, Final

from french54.bots.figures import Estimate, rate, ratio
from french54.bots.onepoker import Casual, Strong, betting, worth
from french54.bots.onepoker.public import Public, meeting
from french54.bots.onepoker.regret import Solver
from french54.bots.uniform import Uniform
from french54.core.game import Bot
from french54.core.match import Match
from french54.games.onepoker.rules import OnePoker
from french54.games.onepoker.view import OnePokerView

AnyBot = Bot[Any, Any]
MEETINGS: Final[tuple[tuple[str, str], ...]] = (("strong", "casual"), ("strong", "uniform"), ("casual", "uniform"))
MAKE: Final[dict[str, Callable[[], AnyBot]]] = {"strong": Strong, "casual": Casual, "uniform": Uniform}


def played(seats: tuple[AnyBot, AnyBot], key: int, budget: float) -> tuple[int, int, int]:
    """Whether seat 0 lost the match of a key, how many deals it took, and what seat 0 won in all."""
    match: Match[Any, Any, Any] = Match.begin(OnePoker(), key.to_bytes(32, "big"))
    rngs = [Random(f"{key} {seat}") for seat in range(2)]
    while True:
        while (seat := match.state.turn) is not None:
            match = match.play(seats[seat].act(match.state.view(seat), rngs[seat], budget))
        following = match.next()
        if following is None:
            chips = match.state.round.stacks[0] - match.game.opening(_NoDraw()).stacks[0]
            return int(chips < 0), len(match.deals), chips
        match = following


class _NoDraw:
    def below(self, n: int) -> int:
        raise ValueError("One Poker opens without chance")


def compared(first: str, second: str, pairs: int, budget: float) -> tuple[Estimate, Estimate]:
    """How often the first wins a match, and its chips a deal."""
    one, other = MAKE[first](), MAKE[second]()
    wins: list[tuple[float, int]] = []
    chips: list[tuple[float, int]] = []
    for key in range(pairs):
        lost, deals, won = played((one, other), key, budget)
        back_won, back_deals, back_lost = played((other, one), key, budget)
        wins.append((1 - lost + back_won, 2))
        chips.append((won - back_lost, deals + back_deals))
    return rate(wins), ratio(chips)


def publics(deals: int) -> Iterator[tuple[OnePokerView, Public]]:
    """Deals out of matches of casual players, each from another match."""
    casual = Casual()
    for seed in range(deals):
        rng = Random(seed)
        match = Match.begin(OnePoker(), seed.to_bytes(32, "big"))
        for _ in range(rng.randrange(1, 40)):
            while (seat := match.state.turn) is not None:
                match = match.play(casual.act(match.state.view(seat), rng, 1.0))
            following = match.next()
            if following is None:
                break
            match = following
        view = match.state.view(0)
        yield view, Public.of(view)


def exploited(deals: int, rounds: int) -> list[float]:
    """What best play against both strategies wins together, in chips a deal, for each of many deals."""
    found = []
    for view, public in publics(deals):
        met = meeting(public)
        tree = betting.grown(betting.opened(view.start, 1, view.first), ()).tree
        solver = Solver(tree, *met.cards, worth.at(min(view.start)))
        solver.run(rounds)
        found.append(solver.exploitability())
    return found


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--budget", type=float, default=0.5)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=200)
    asked = parser.parse_args()
    found = exploited(asked.deals, asked.rounds)
    tail = quantiles(found, n=20)[-1]
    print(
        f"exploitability after {asked.rounds} rounds, {asked.deals} deals, chips a deal, both together: "
        f"mean {mean(found):.4f}, 95th percentile {tail:.4f}, most {max(found):.4f}",
        flush=True,
    )
    for first, second in MEETINGS:
        wins, chips = compared(first, second, asked.pairs, asked.budget)
        print(
            f"{first} v {second}, {asked.pairs} pairs of matches, {asked.budget} s a decision: "
            f"wins {wins.mean:.3f} ({wins.low:.3f} to {wins.high:.3f}), "
            f"chips a deal {chips.mean:+.3f} ({chips.low:+.3f} to {chips.high:+.3f}), {chips.plays} deals",
            flush=True,
        )


if __name__ == "__main__":
    main()
