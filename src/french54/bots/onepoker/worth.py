"""What a kept card is worth, in chips above the mean, and which cards are kept: from `benchmarks/onepoker_worth.py`."""

from typing import Final

STACKS: Final = (1, 2, 3, 5, 8, 13, 20)
"""Chips of who has fewer, before the ante."""
WORTH: Final = (
    (-0.39, -0.48, -0.47, -0.44, -0.39, -0.26, -0.03, 0.00, 0.09, 0.23, 0.41, 0.65, 0.83),
    (-0.64, -0.72, -0.72, -0.68, -0.56, -0.28, 0.03, 0.03, 0.05, 0.19, 0.51, 1.01, 1.37),
    (-0.86, -0.88, -0.87, -0.80, -0.62, -0.25, -0.02, -0.02, 0.03, 0.17, 0.55, 1.28, 1.78),
    (-0.90, -0.94, -0.93, -0.85, -0.64, -0.25, -0.03, -0.02, 0.04, 0.21, 0.50, 1.27, 1.98),
    (-0.95, -0.97, -0.97, -0.88, -0.67, -0.27, -0.05, -0.04, 0.02, 0.20, 0.53, 1.25, 2.18),
    (-0.98, -0.99, -0.98, -0.89, -0.68, -0.29, -0.06, -0.05, 0.01, 0.21, 0.57, 1.18, 2.32),
    (-0.97, -0.99, -0.98, -0.89, -0.69, -0.30, -0.07, -0.05, 0.01, 0.22, 0.56, 1.15, 2.35),
)
"""For each of `STACKS`, by rank from the two to the ace."""
KEPT: Final = (0.55, 0.38, 0.40, 0.42, 0.47, 0.56, 0.59, 0.55, 0.47, 0.48, 0.49, 0.43, 0.66)
"""By rank, how often a card that is held is kept for the next deal, by equilibrium play."""


def at(chips: int) -> tuple[float, ...]:
    """By rank, what a kept card is worth where the shorter stack has so many chips; between two, in proportion."""
    above = next((place for place, stack in enumerate(STACKS) if stack >= chips), len(STACKS) - 1)
    if above == 0 or STACKS[above] <= chips:
        return WORTH[above]
    low, high = STACKS[above - 1], STACKS[above]
    share = (chips - low) / (high - low)
    return tuple(one + share * (other - one) for one, other in zip(WORTH[above - 1], WORTH[above], strict=True))
