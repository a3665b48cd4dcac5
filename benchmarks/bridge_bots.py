"""How the players of Bridge fare in pairs: the same boards, both seatings, in points and in match points of a board.

`python -m benchmarks.bridge_bots [--boards N] [--from N] [--layouts N] [--meetings NAME ...]`. A board is played twice,
once with either pair north and south; what one pair does better in both together is one observation. Both levels bid
alike, so what is between them is card play; how much of it shows with all hands open is told as well. What the strong
look at is counted, not timed, so that the figures are the same on every machine.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import inf
from time import perf_counter
from typing import Any, Final

from benchmarks.bridge_imps import imps
from french54.bots import terms
from french54.bots.arena import Contest, contest_of
from french54.bots.bridge import Casual, Strong, solver
from french54.bots.figures import Estimate, ratio
from french54.bots.uniform import Uniform
from french54.core.game import Bot
from french54.core.record import Record, replay
from french54.games.bridge.rules import Bridge, BridgeState

MAKE: Final[dict[str, Callable[[int], Bot[Any, Any]]]] = {
    "strong": Strong,
    "casual": lambda _layouts: Casual(),
    "uniform": lambda _layouts: Uniform(),
}
MEETINGS: Final = (("casual", "uniform"), ("strong", "uniform"), ("strong", "casual"))


@dataclass(frozen=True, slots=True)
class Compared:
    """What the first kind is ahead on a board, both seatings together."""

    points: Estimate
    matched: Estimate
    """In match points."""
    cards: Estimate
    """Tricks it gave away less, with all hands open."""


def compared(first: str, second: str, boards: range, layouts: int) -> Compared:
    """Play the boards, with so many layouts of whole hands for the strong."""
    game, players = Bridge(), (partial(MAKE[first], layouts), partial(MAKE[second], layouts))
    agreed = terms.of(game.name, game.seats)[terms.WHOLE]
    contest = Contest(game, players, agreed, "boards", inf)
    points: list[tuple[float, int]] = []
    matched: list[tuple[float, int]] = []
    cards: list[tuple[float, int]] = []
    for played in contest_of(contest, boards):
        ahead = sum(next(seat.points for seat in deal if seat.side == 0) for deal in played.deals)
        points.append((ahead, 1))
        matched.append((imps(ahead), 1))
        gained = 0
        for deal, record in zip(played.deals, played.records, strict=True):
            lost = lost_by_side(record)
            own = deal[0].side
            gained += lost[1 - own] - lost[own]
        cards.append((gained, 1))
    return Compared(ratio(points), ratio(matched), ratio(cards))


def lost_by_side(record: Record) -> tuple[int, int]:
    """The tricks that North and South, and East and West, gave away in a deal, with all hands open."""
    states = [shown.state for shown in replay(Bridge(), record)]
    began = next((state for state in states if isinstance(state, BridgeState) and state.board.settled), None)
    ended = states[-1]
    if began is None or began.board.settled is None or not isinstance(ended, BridgeState):
        return 0, 0
    contract = began.board.settled
    played = [card for trick in ended.board.tricks for (card,) in trick.cards]
    seats = [(trick.leader + turn) % 4 for trick in ended.board.tricks for turn in range(4)]
    course = solver.course(solver.Position(began.held, contract.trump, (contract.declarer + 1) % 4), played)
    lost = [0, 0]
    for seat, before, after in zip(seats, course, course[1:], strict=False):
        lost[seat % 2] += abs(before - after)
    return lost[0], lost[1]


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--boards", type=int, default=100)
    parser.add_argument("--from", dest="begin", type=int, default=0)
    parser.add_argument("--layouts", type=int, default=6)
    parser.add_argument("--meetings", nargs="*", help="such as strong-casual; all if none is named")
    asked = parser.parse_args()
    for first, second in MEETINGS:
        if asked.meetings and f"{first}-{second}" not in asked.meetings:
            continue
        began = perf_counter()
        found = compared(first, second, range(asked.begin, asked.begin + asked.boards), asked.layouts)
        points, matched, cards = found.points, found.matched, found.cards
        print(
            f"{first} v {second}, {points.decks} boards in both seatings: {_with(matched, '.2f')} IMPs a board, "
            f"{_with(points, '.0f')} points, {_with(cards, '.2f')} tricks with all hands open; "
            f"{perf_counter() - began:.0f} s",
            flush=True,
        )


def _with(found: Estimate, form: str) -> str:
    return f"{found.mean:+{form}} ({found.low:+{form}} to {found.high:+{form}})"


if __name__ == "__main__":
    main()
