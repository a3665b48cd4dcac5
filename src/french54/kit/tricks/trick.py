"""A trick as it is told."""

from dataclasses import dataclass

from french54.core.card import Cards
from french54.core.game import Seat


@dataclass(frozen=True, slots=True)
class Trick:
    """Cards laid by the seats in turn, from the leader's on."""

    leader: Seat
    cards: tuple[Cards, ...]
    """What each seat laid, in the order it was laid."""
    winner: Seat
    """Who has taken it, or would as it stands."""
