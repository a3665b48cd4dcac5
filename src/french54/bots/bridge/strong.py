"""The level `strong`: many layouts that agree with the auction, from the opening lead on."""

from dataclasses import replace
from typing import Final

from french54.bots.bridge import worlds
from french54.bots.bridge.player import Player
from french54.bots.bridge.weighing import Effort

FIRST: Final = 16
"""Layouts of whole hands, which take by far the longest to solve."""


class Strong(Player):
    """Counts the hands out from bids and cards.

    Of whole hands at most `layouts` are looked at, and later on as much fewer as these are fewer than `FIRST`.
    """

    effort = Effort({13: FIRST, 12: 24, 11: 40} | dict.fromkeys(range(2, 11), 60), worlds.informed, doubt=0.75)

    def __init__(self, layouts: int = FIRST) -> None:
        fewer = {left: most * layouts // FIRST for left, most in Strong.effort.layouts.items()}
        self.effort = replace(Strong.effort, layouts=fewer)
