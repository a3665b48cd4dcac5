"""What the seat on turn may do, in the auction and in play."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from french54.core.card import Cards
from french54.core.game import Button, Choices, Illegal, Prompt, Reason
from french54.games.doudizhu_table import hand, reasons
from french54.games.doudizhu_table.actions import BIDS, Action, Bid
from french54.kit.climbing import hands
from french54.kit.climbing.actions import PASS, Pass, Play


@dataclass(frozen=True, slots=True)
class Auction(Choices[Action]):
    """Pass, or a bid above the highest so far."""

    bid: int

    def check(self, action: Action) -> None:
        if not isinstance(action, Bid):
            raise Illegal("doudizhu-table 3.2", "doudizhu-error-auction")
        if not 0 <= action.points <= 3:
            raise Illegal("doudizhu-table 3.2", "error-unknown-action", action=str(action))
        if 0 < action.points <= self.bid:
            raise Illegal("doudizhu-table 3.2", "doudizhu-error-bid", bid=self.bid)

    def __iter__(self) -> Iterator[Action]:
        return iter((BIDS[0], *BIDS[self.bid + 1 :]))

    def draw(self, rng: Random) -> Action:
        return rng.choice(list(self))

    def readings(self, cards: Cards) -> Sequence[Action]:
        raise Illegal("doudizhu-table 3.2", "doudizhu-error-auction")

    def prompt(self, picked: Cards = ()) -> Prompt[Action]:
        return Prompt(tuple(Button(bid, _barred(self, bid), bid.call) for bid in BIDS))


@dataclass(frozen=True, slots=True)
class Turn(Choices[Action]):
    """Any combination for a seat that leads; else pass, or what beats the table."""

    held: Cards
    table: int
    """The play to beat, as the kernel has it; 0 for a seat that leads."""
    players: int

    def check(self, action: Action) -> None:
        self.read(action)

    def read(self, action: Action) -> int:
        """The kernel's play for `action`, 0 for a pass; raises `Illegal` if it is not allowed."""
        if isinstance(action, Pass):
            if not self.table:
                raise Illegal("doudizhu-table 4.2", "play-error-lead")
            return 0
        if not isinstance(action, Play):
            raise Illegal("doudizhu-table 3.3", "doudizhu-error-auction-over")
        if not action.cards or not hands.holds(self.held, action.cards):
            raise Illegal("doudizhu-table 4.2", "error-not-held")
        move = hand.read(action.cards, self.players)
        if not move:
            raise reasons.nothing(action.cards, self.players)
        if self.table and not hand.TABLES[self.players].beats(move, self.table):
            play, last = (hand.meaning(each, self.players) for each in (move, self.table))
            raise reasons.forbidden(play, last, self.players)
        return move

    def __iter__(self) -> Iterator[Action]:
        """Each set of ranks once, in the highest suits held."""
        for move in self._moves():
            yield hand.bound(move, self.held, self.players) if move else PASS

    def draw(self, rng: Random) -> Action:
        moves = self._moves()
        move = moves[int(rng.random() * len(moves))]
        return hand.bound(move, self.held, self.players, rng) if move else PASS

    def readings(self, cards: Cards) -> Sequence[Action]:
        return (hand.bound(self.read(Play(cards)), cards, self.players),)

    def prompt(self, picked: Cards = ()) -> Prompt[Action]:
        plays = (hand.TABLES[self.players].cards_of(move) for move in self._moves() if move)
        buttons: tuple[Button[Action], ...] = (Button(PASS, _barred(self, PASS)),)
        return Prompt(buttons, range(1, len(self.held) + 1), hands.lit(self.held, picked, plays))

    def _moves(self) -> list[int]:
        return hand.moves(self.held, self.table, self.players)


def _barred(choices: Choices[Action], action: Action) -> Reason | None:
    try:
        choices.check(action)
    except Illegal as illegal:
        return illegal.reason
    return None
