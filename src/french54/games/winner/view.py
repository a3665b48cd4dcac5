"""What one seat may know of a deal."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from french54.core.card import Card, Cards
from french54.core.game import Seat, View
from french54.games.winner.actions import Action
from french54.kit.climbing.told import Laid

Phase: TypeAlias = Literal["offer", "take", "play", "over"]


@dataclass(frozen=True, slots=True, kw_only=True)
class WinnerView(View[Action]):
    """A deal of Winner as one seat sees it. Seats go clockwise."""

    phase: Phase
    dealer: Seat
    leader: Seat
    """Who leads the deal."""
    turned: Card | None
    """The card turned up, in the first deal; whoever was dealt it leads."""
    given: Card | None
    """The loser's gift to the winner of the last deal; None where there is none."""
    offered: Cards
    """The two cards that the winner offered for it; empty before."""
    reversed: bool
    """The order of ranks is turned round."""
    table: Laid | None
    """What must be beaten; None for whoever leads. Shapes: `single`, `pair`, `triple`, `pair_chain`, `triple_chain`,
    `full_house`, `straight`, `bomb`, `ultra_bomb`, and by option `triple_single`, `straight_flush`,
    `triple_bomb`, `four`."""
    last: tuple[Cards | None, ...]
    """What each seat laid since the table was cleared: () for a pass, None for nothing yet."""
    plays: tuple[int, ...]
    """How often each seat has played; passes do not count."""
    played: Cards
    """All cards played, in the order they were laid."""
    places: tuple[int, ...]
    """Where each seat came, 1 for the winner; 0 for those who still play."""
    totals: tuple[int, ...]
    """What each seat had scored before this deal."""
