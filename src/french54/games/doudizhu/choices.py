"""What the seat on turn may do, in the auction and in play."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from french54.core.card import Cards
from french54.core.game import Choices, Illegal, Prompt
from french54.games.doudizhu import hand, reasons
from french54.games.doudizhu.actions import BIDS, Action, Bid, Play
from french54.kit.climbing import hands, onepack
from french54.kit.climbing.actions import PASS, Pass


@dataclass(frozen=True, slots=True)
class Auction(Choices[Action]):
    """Pass, or a bid above the highest so far."""

    bid: int

    def check(self, action: Action) -> None:
        if not isinstance(action, Bid):
            raise Illegal("doudizhu 2.3", "doudizhu-error-auction")
        if not 0 <= action.points <= 3:
            raise Illegal("doudizhu 2.3", "error-unknown-action", action=str(action))
        if 0 < action.points <= self.bid:
            raise Illegal("doudizhu 2.3", "doudizhu-error-bid", bid=self.bid)

    def __iter__(self) -> Iterator[Action]:
        return iter((BIDS[0], *BIDS[self.bid + 1 :]))

    def draw(self, rng: Random) -> Action:
        chosen = int(rng.random() * (4 - self.bid))
        return BIDS[self.bid + chosen if chosen else 0]

    def readings(self, cards: Cards) -> Sequence[Action]:
        raise Illegal("doudizhu 2.3", "doudizhu-error-auction")

    def prompt(self, picked: Cards = ()) -> Prompt[Action]:
        return Prompt(tuple(self.button(bid, bid.call) for bid in BIDS))


@dataclass(frozen=True, slots=True)
class Turn(Choices[Action]):
    """Any combination for a seat that leads; else pass, or what beats the table."""

    held: int
    """The hand as a bit set."""
    counts: int
    """The same hand as counts by rank."""
    table: int
    """The play to beat, as the kernel has it; 0 for a seat that leads."""

    def check(self, action: Action) -> None:
        check(action, self.held, self.table)

    def __iter__(self) -> Iterator[Action]:
        """Each set of ranks once, in the highest suits held."""
        for move in self._moves():
            yield Play.bound(move, hand.bind(move, self.held)) if move else PASS

    def draw(self, rng: Random) -> Action:
        moves = self._moves()
        move = moves[int(rng.random() * len(moves))]
        return Play.bound(move, hand.bind(move, self.held, rng)) if move else PASS

    def readings(self, cards: Cards) -> Sequence[Action]:
        play = Play(cards)
        check(play, self.held, self.table)
        return (play,)

    def prompt(self, picked: Cards = ()) -> Prompt[Action]:
        return Prompt((self.button(PASS),), range(1, self.held.bit_count() + 1), self._playable(picked))

    def _moves(self) -> Sequence[int]:
        return onepack.moves(self.counts, self.table)  # type: ignore[return-value]

    def _playable(self, picked: Cards) -> Cards:
        """The cards that lie with `picked` in some play."""
        plays = (onepack.cards_of(move) for move in self._moves() if move)
        return hands.lit(hand.listed(self.held), picked, plays, bits=3)


def check(action: Action, held: int, table: int) -> None:
    """Raise `Illegal` unless `action` may follow `table` from the hand `held`."""
    if isinstance(action, Play):
        bits = hand.held(action.cards)
        if bits & ~held or bits.bit_count() < len(action.cards):
            raise Illegal("doudizhu 3.1", "error-not-held")
        if not action.move:
            raise reasons.nothing(action.cards)
        if table and not onepack.beats(action.move, table):
            raise reasons.forbidden(action.move, table)
    elif isinstance(action, Pass):
        if not table:
            raise Illegal("doudizhu 3.1", "play-error-lead")
    else:
        raise Illegal("doudizhu 2.4", "doudizhu-error-auction-over")
