"""What one seat may know of a deal."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from french54.core.card import Card, Cards
from french54.core.game import Seat, View
from french54.games.onepoker.actions import Action
from french54.games.onepoker.possible import Counts, Hidden
from french54.kit.betting.pots import Each
from french54.kit.betting.rounds import Round

Phase: TypeAlias = Literal["lock", "bet", "over"]


@dataclass(frozen=True, slots=True, kw_only=True)
class OnePokerView(View[Action]):
    """A deal of One Poker as one seat sees it."""

    number: int
    """The deal's number in the match, from 1."""
    phase: Phase
    first: Seat
    """Who locks and bets first."""
    start: Each
    """The stacks before the antes."""
    round: Round
    """The betting: stacks, bets, the price to call."""
    pot: int
    """The antes and all bets; 0 once they are won."""
    signals: tuple[tuple[int, int], ...]
    """Of each seat's two cards, how many are UP and how many DOWN."""
    kept: Card | None
    """Which of the viewer's cards it kept from the deal before."""
    kept_up: tuple[bool, ...]
    """Whether the card each seat kept is UP, which the deal before has told; empty in the first deal."""
    locked: tuple[bool, ...]
    lock: Card | None
    """The viewer's locked card."""
    shown: tuple[Card | None, ...]
    """The locked cards, once they are turned up."""
    discards: Cards
    """The cards played since the last shuffle, before this deal."""
    stock: int
    """How many cards are left to deal."""
    shuffled: int
    """The deal for which the stock was shuffled."""
    gone: int
    """How many cards of that shuffle have been dealt."""
    counted: tuple[Card | None, Card | None]
    """The card each seat holds for certain, as both can tell by counting: it kept it through a shuffle and has not
    shown it. Not for a spectator."""
    left: Counts
    """How many cards of each rank, from the two up, the viewer has not seen since the last shuffle."""
    hidden: tuple[Hidden, ...]
    """What the other player's cards may be, as far as they have not been turned up; empty for a spectator."""
