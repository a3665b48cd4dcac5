"""What one seat may know of a deal."""

from dataclasses import dataclass

from french54.core.card import Cards
from french54.core.game import Seat, View
from french54.games.tractor.actions import Action
from french54.games.tractor.board import Declaration, Phase
from french54.kit.tricks.trick import Trick


@dataclass(frozen=True, slots=True, kw_only=True)
class TractorView(View[Action]):
    """A deal of Tractor as one seat sees it; seats 0 and 2 are one side, seats 1 and 3 the other."""

    phase: Phase
    levels: tuple[int, int]
    """The level of each side as the deal began: 0 (two) to 12 (ace)."""
    level: int
    """What is played at."""
    first: Seat
    """Who was asked first for trumps."""
    opening: bool
    """The first deal of the match."""
    calls: tuple[Cards | None, ...]
    """Each seat's last call: the cards it showed, () for a pass, None for nothing yet."""
    declarations: tuple[Declaration, ...]
    """From the weakest; the last one stands."""
    banker: Seat | None
    """None until it is settled in the first deal."""
    attackers: int | None
    """The side that attacks, 0 or 1, once there is a banker."""
    trump: str | None
    """`C`, `D`, `H`, `S`, or `NT` for no trump suit; None until it is settled."""
    trumps: Cards
    """The viewer's trumps, which lie first in the hand."""
    kitty: Cards
    """The eight cards the banker took up, for those who saw them."""
    turned_up: bool
    """Whether everybody saw the kitty, because nobody declared."""
    buried: Cards
    """The eight cards in the kitty, for the banker; for all once the deal is over."""
    trick: Trick | None
    """The cards on the table."""
    stake: int
    """What they count."""
    tricks: tuple[Trick, ...]
    """Those that are over; the last is the last trick."""
    points: int
    """What the attackers have in tricks so far."""
    captured: tuple[Cards, Cards]
    """The cards that count which each side has won."""
    score: int | None
    """What the attackers scored with the kitty, once the deal is over."""
