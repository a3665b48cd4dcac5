"""A card to play, as the one who chooses it sees the table."""

from dataclasses import dataclass
from functools import cached_property

from french54.core.card import Card
from french54.core.game import Seat
from french54.games.bridge.actions import Play
from french54.games.bridge.board import Contract
from french54.games.bridge.view import BridgeView
from french54.kit.tricks import whist
from french54.kit.tricks.trick import Trick


@dataclass(frozen=True)
class Scene:
    """What is public, and the two hands that are seen."""

    view: BridgeView
    contract: Contract
    holder: Seat
    """Whose card is played."""
    seen: tuple[int, int, int, int]
    """The cards still held, by seat, of the hands that are seen; 0 for the others."""

    @classmethod
    def of(cls, view: BridgeView) -> "Scene":
        """What `view` shows; raises ValueError where no card is to be played."""
        if view.seat is None or view.contract is None or view.holder is None or view.choices is None:
            raise ValueError("no card is to be played")
        seen = [0, 0, 0, 0]
        seen[view.seat] = int(whist.hand(view.hand))
        if view.dummy_seat is not None and view.dummy:
            seen[view.dummy_seat] = int(whist.hand(view.dummy))
        return cls(view, view.contract, view.holder, (seen[0], seen[1], seen[2], seen[3]))

    @cached_property
    def legal(self) -> tuple[Card, ...]:
        """The cards that may be played, from the lowest."""
        choices = self.view.choices or ()
        return tuple(sorted(action.card for action in choices if isinstance(action, Play)))

    @property
    def held(self) -> int:
        """The cards of the hand to play."""
        return self.seen[self.holder]

    @property
    def trump(self) -> int:
        """4 for none."""
        return self.contract.trump

    @property
    def declaring(self) -> bool:
        """Whether the card is for the declaring side."""
        return (self.holder - self.contract.declarer) % 2 == 0

    @property
    def trick(self) -> Trick | None:
        """The cards on the table."""
        return self.view.trick

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks so far, the one on the table last."""
        return (*self.view.tricks, *((self.trick,) if self.trick else ()))

    @cached_property
    def played(self) -> int:
        """All cards played."""
        return int(whist.hand([card for trick in self.tricks for (card,) in trick.cards]))

    @property
    def hidden(self) -> int:
        """The cards nobody at this seat has seen."""
        return int(whist.PACK) & ~(self.played | self.seen[0] | self.seen[1] | self.seen[2] | self.seen[3])

    def suit(self, held: int, suit: int) -> int:
        """The cards of a suit in a set."""
        return held & int(whist.suit(suit))

    def takes(self, card: Card) -> bool:
        """Whether a card would hold the trick so far."""
        if self.trick is None:
            return True
        (best,) = self.trick.cards[(self.trick.winner - self.trick.leader) % 4]
        return bool(whist.beats(1 << card, 1 << best, whist.suit(self.trump)))

    @property
    def ours(self) -> bool:
        """Whether partner has the trick so far."""
        return self.trick is not None and self.trick.winner == (self.holder + 2) % 4

    def alike(self, one: Card, other: Card) -> bool:
        """Whether two cards of this hand are of one suit with nothing between them that others still hold."""
        if one % 4 != other % 4:
            return False
        low, high = min(one, other), max(one, other)
        table = int(whist.hand([card for (card,) in self.trick.cards])) if self.trick else 0
        others = (self.hidden | self.seen[0] | self.seen[1] | self.seen[2] | self.seen[3] | table) & ~self.held
        return not any(others >> card & 1 for card in range(low + 4, high, 4))

    def is_boss(self, card: Card) -> bool:
        """Whether nobody holds a higher card of its suit."""
        others = (self.hidden | self.seen[0] | self.seen[1] | self.seen[2] | self.seen[3]) & ~self.held
        return not self.suit(others, card % 4) >> card
