"""How the players of Texas Hold'em fare: big blinds won in a hundred hands, one of them against three of another kind.

`python -m benchmarks.holdem_bots [--decks N] [--from N] [--meetings NAME ...]`. Each deck is played four times with
fresh stacks, once with the first kind in each place, so that all have the same cards; a deck counts as one observation.
"""

import argparse
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, Final

from french54.bots.figures import Estimate, ratio
from french54.bots.holdem import Casual, Strong
from french54.bots.uniform import Uniform
from french54.core.game import Bot
from french54.core.match import Match
from french54.games.holdem.rules import SEATS, Holdem
from french54.games.holdem.view import HoldemView
from french54.kit import poker
from french54.kit.betting.wagers import CALL, CHECK, FOLD, Bet, Raise, Wager

AnyBot = Bot[Any, Any]


class Caller(Bot[HoldemView, Wager]):
    """Calls everything, and never bets."""

    def act(self, view: HoldemView, rng: Random, budget: float) -> Wager:
        return CALL if view.round.owed else CHECK


class Tight(Bot[HoldemView, Wager]):
    """A rule bot: few hands before the flop, then bets and calls with a good pair or better, else gives up."""

    def act(self, view: HoldemView, rng: Random, budget: float) -> Wager:
        now, high = view.round, self._good(view)
        raises = now.raises()
        if high == 2 and raises:
            pot = sum(now.paid) + now.owed
            to = min(raises[-1], max(raises[0], now.price + pot * 2 // 3))
            return Raise(to) if now.price else Bet(to)
        if not now.owed:
            return CHECK
        return CALL if high or (view.board and 8 * now.owed <= sum(now.paid)) else FOLD

    def _good(self, view: HoldemView) -> int:
        """0 for a hand to give up, 1 to call with, 2 to raise with."""
        ranks = sorted((card // 4 for card in view.hole), reverse=True)
        if not view.board:
            if ranks[0] == ranks[1]:
                return 2 if ranks[0] >= 8 else 1
            if ranks[1] >= 10 and ranks[0] == 12:
                return 2
            return int(ranks[1] >= 8 and (ranks[0] == 12 or view.hole[0] % 4 == view.hole[1] % 4))
        kind = poker.category(poker.rank(poker.hand(view.hole + view.board)))
        shared = poker.category(poker.rank(poker.hand(view.board))) if len(view.board) == 5 else 0
        if kind >= poker.TWO_PAIR and kind > shared:
            return 2
        top = max(card // 4 for card in view.board)
        if kind == poker.PAIR and (top in ranks or (ranks[0] == ranks[1] > top)):
            return 1 if ranks[0] < 10 else 2 if sum(view.round.bets) == 0 else 1
        return 0


MAKE: Final[dict[str, Callable[[], AnyBot]]] = {
    "strong": Strong,
    "casual": Casual,
    "uniform": Uniform,
    "caller": Caller,
    "tight": Tight,
}
MEETINGS: Final = (
    ("strong", "uniform"),
    ("strong", "tight"),
    ("strong", "caller"),
    ("strong", "casual"),
    ("casual", "uniform"),
    ("casual", "tight"),
    ("casual", "caller"),
)


def played(bots: tuple[AnyBot, ...], deck: int) -> tuple[int, ...]:
    """What each seat won in the first deal of a match."""
    match: Match[Any, Any, Any] = Match.begin(Holdem(), deck.to_bytes(32, "big"))
    rng = Random(deck)
    while (seat := match.state.turn) is not None:
        match = match.play(bots[seat].act(match.state.view(seat), rng, 1.0))
    return tuple(match.state.payoffs)


def compared(first: str, second: str, decks: range) -> Estimate:
    """Big blinds won by the first kind in a hundred hands."""
    one, other = MAKE[first](), MAKE[second]()
    won: list[tuple[float, int]] = []
    for deck in decks:
        total = 0.0
        for place in range(SEATS):
            bots = tuple(one if seat == place else other for seat in range(SEATS))
            total += played(bots, deck)[place]
        won.append((total * 100 / Holdem().big, SEATS))
    return ratio(won)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--decks", type=int, default=300)
    parser.add_argument("--from", dest="begin", type=int, default=0)
    parser.add_argument("--meetings", nargs="*", help="such as strong-tight; all if none is named")
    asked = parser.parse_args()
    for first, second in MEETINGS:
        if asked.meetings and f"{first}-{second}" not in asked.meetings:
            continue
        began = perf_counter()
        found = compared(first, second, range(asked.begin, asked.begin + asked.decks))
        print(
            f"{first} v three {second}: {found.mean:+.1f} big blinds a hundred hands "
            f"({found.low:+.1f} to {found.high:+.1f}), {found.plays} hands of {found.decks} decks, "
            f"{perf_counter() - began:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
