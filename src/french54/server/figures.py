"""A person's figures: by game and level, and how the points ran."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from french54.store.people import Outcome

POINTS: Final = 80
"""A line is drawn through so many points at most."""
WIDTH: Final = 320
HEIGHT: Final = 96
_MARGIN: Final = 6


@dataclass(frozen=True, slots=True)
class Figures:
    """What came of a game at one level."""

    game: str
    level: str
    deals: int
    won: int
    """Deals that brought more than nothing."""
    points: int


@dataclass(frozen=True, slots=True)
class Line:
    """How a person's points in a game ran, from the first deal to the last, drawn in `WIDTH` by `HEIGHT`."""

    game: str
    deals: int
    last: int
    lowest: int
    highest: int
    zero: float
    """The height at which nothing is won or lost."""
    drawn: str
    """The points of an SVG polyline."""
    end: tuple[float, float]


def figures(outcomes: Iterable[Outcome]) -> list[Figures]:
    """The figures of deals that count, by game and level."""
    found: dict[tuple[str, str], list[int]] = {}
    for outcome in outcomes:
        found.setdefault((outcome.game, outcome.level), []).append(outcome.payoff)
    return [
        Figures(game, level, len(won), sum(points > 0 for points in won), sum(won))
        for (game, level), won in sorted(found.items())
    ]


def lines(outcomes: Iterable[Outcome]) -> list[Line]:
    """A line for every game of which at least two deals count."""
    found: dict[str, list[int]] = {}
    for outcome in outcomes:
        found.setdefault(outcome.game, []).append(outcome.payoff)
    return [_line(game, payoffs) for game, payoffs in sorted(found.items()) if len(payoffs) > 1]


def _line(game: str, payoffs: Sequence[int]) -> Line:
    run = list(accumulate(payoffs, initial=0))
    low, high = min(run), max(run)
    span = max(high - low, 1)

    def height(points: int) -> float:
        return round(HEIGHT - _MARGIN - (points - low) / span * (HEIGHT - 2 * _MARGIN), 1)

    steps = min(POINTS, len(run) - 1)
    places = [place * (len(run) - 1) // steps for place in range(steps + 1)]
    wide = (WIDTH - 2 * _MARGIN) / (len(run) - 1)
    spots = [(round(_MARGIN + place * wide, 1), height(run[place])) for place in places]
    drawn = " ".join(f"{x},{y}" for x, y in spots)
    return Line(game, len(payoffs), run[-1], low, high, height(0), drawn, spots[-1])
