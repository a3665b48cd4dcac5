"""What the operator chooses."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """How one server runs. Times are in seconds."""

    data: Path
    """Where tables and the key of the cookies are kept; made if missing."""
    host: str = "127.0.0.1"
    port: int = 5454
    """0 takes any free port."""
    origin: str | None = None
    """The address people see (`https://cards.example.org`); None where it is that of the Host header."""
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    budgets: Mapping[str, float] = field(default_factory=lambda: {"casual": 0.3, "strong": 1.0})
    """How long a bot of each level may think."""
    budget: float = 0.5
    """The same for a level not named there."""
    hint_level: str | None = None
    """Who gives the hints; None for the best there is in each game."""
    hint_budget: float = 1.0
    study_budget: float = 2.0
    """How long the answer to a question about a deal (a call's meaning, the odds) may be worked on."""
    review_budget: float = 1.0
    """How long each decision of a review may be worked on."""
    grace: float = 10.0
    """How much longer than its budget a worker may take before it is killed; starting one is part of it."""
    pause: float = 0.7
    """The least time between two actions of bots, so that people can follow."""
    idle: float = 600.0
    """How long a table nobody looks at is kept in memory."""
    openings: int = 30
    """Tables that one person, or one address, may open in a minute."""
    messages: int = 60
    """Messages that one page may send at once, and again in the next four seconds."""
    hints: int = 10
    """Hints that one page may ask for in half a minute."""
    reviews: int = 12
    """Reviews of deals that one person, or one address, may ask for in a minute."""
    readings: int = 60
    """Records out of files that one address may have read in a minute."""
    uniform: bool = False
    """Whether tables may be opened at the level `uniform`, which plays at random."""
    log_level: str = "info"

    def budget_of(self, level: str) -> float:
        """How long a bot of `level` may think."""
        return self.budgets.get(level, self.budget)
