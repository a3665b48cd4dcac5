"""International match points: what a difference of points on one board counts."""

from bisect import bisect_right
from typing import Final

STEPS: Final = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)
"""From so many points on it is one more."""


def imps(points: int) -> int:
    """The match points for a difference, with its sign."""
    found = bisect_right(STEPS, abs(points))
    return found if points > 0 else -found
