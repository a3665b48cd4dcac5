"""Examples by the paragraph of the rulebook that they check."""

from collections.abc import Mapping
from typing import Any

import pytest


def by_paragraph(game: str, examples: Mapping[str, Mapping[str, Any]]) -> list[Any]:
    """For `parametrize`: cards, as they are written, and what is expected of them."""
    return [
        pytest.param(cards, expected, marks=pytest.mark.rule(f"{game} {paragraph}"), id=f"{paragraph} {cards}")
        for paragraph, each in examples.items()
        for cards, expected in each.items()
    ]
