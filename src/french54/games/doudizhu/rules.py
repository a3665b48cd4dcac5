"""The rules of Dou Dizhu: the deal of a deck, and a deal in progress."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar, Final, Self

from french54.core.card import Cards, pack
from french54.core.chance import Draw
from french54.core.game import Game, Illegal, Message, Result, Seat, State
from french54.games.doudizhu import hand, sampling, told
from french54.games.doudizhu.actions import Action, Bid, Play, read
from french54.games.doudizhu.choices import Auction, Turn, check
from french54.games.doudizhu.score import Score
from french54.games.doudizhu.view import Course, DoudizhuView, Phase
from french54.kit.climbing import onepack

PACK: Final[Cards] = pack()


@dataclass(frozen=True, slots=True)
class Setup:
    """What a deal starts from."""

    first: Seat
    """Who calls first."""


@dataclass(frozen=True, slots=True)
class DoudizhuState(State[Action, DoudizhuView]):
    """A deal, fully known."""

    first: Seat
    deck: Cards
    """Seat s was dealt every third card of the first 51 from place s on; the kitty is the last three."""
    held: tuple[int, int, int]
    """The hands as bit sets."""
    counts: tuple[int, int, int]
    """The hands as counts by rank (`french54.kit.climbing.onepack`)."""
    turn: Seat | None = field()
    actions: tuple[Action, ...] = ()
    bid: int = 0
    landlord: Seat | None = None
    table: int = 0
    """What must be beaten, as the kernel has it; 0 for a seat that leads."""
    passes: int = 0
    """Passes in a row, in the auction those since the last bid."""
    doublings: int = 0
    """Bombs and rockets played."""

    @property
    def void(self) -> bool:
        return self.turn is None and self.landlord is None

    @property
    def phase(self) -> Phase:
        if self.turn is None:
            return "over"
        return "auction" if self.landlord is None else "play"

    @property
    def score(self) -> Score | None:
        """Once a played deal is over."""
        if self.turn is not None or self.landlord is None:
            return None
        seat, plays, bombs = self.landlord, [0, 0, 0], []
        for action in self.actions:
            if isinstance(action, Bid):
                continue
            if isinstance(action, Play):
                plays[seat] += 1
                if hand.doubles(action.move):
                    bombs.append(action.move)
            seat = (seat + 1) % 3
        return Score(self.bid, tuple(bombs), self.landlord, self.held.index(0), (plays[0], plays[1], plays[2]))

    @property
    def payoffs(self) -> tuple[int, int, int]:
        score = self.score
        return (0, 0, 0) if score is None else score.payoffs

    def choices(self) -> Auction | Turn:
        seat = self.turn
        if seat is None:
            raise Illegal("doudizhu 5.1", "error-deal-over")
        if self.landlord is None:
            return Auction(self.bid)
        return Turn(self.held[seat], self.counts[seat], self.table)

    def play(self, action: Action) -> Self:
        seat = self.turn
        if seat is None:
            raise Illegal("doudizhu 5.1", "error-deal-over")
        if self.landlord is None:
            Auction(self.bid).check(action)
            return self._called(seat, action)
        check(action, self.held[seat], self.table)
        return self._played(seat, action) if isinstance(action, Play) else self._passed(seat, action)

    def _called(self, seat: Seat, call: Action) -> Self:
        points = call.points if isinstance(call, Bid) else 0
        actions = (*self.actions, call)
        bid = points or self.bid
        passes = 0 if points else self.passes + 1
        cls = type(self)
        if bid == 3 or (bid and passes == 2):
            landlord = (seat - passes) % 3
            held, counts = list(self.held), list(self.counts)
            held[landlord] |= hand.held(self.deck[51:])
            counts[landlord] += hand.counts(self.deck[51:])
            hands, ranks = (held[0], held[1], held[2]), (counts[0], counts[1], counts[2])
            return cls(self.first, self.deck, hands, ranks, landlord, actions, bid, landlord)
        turn = None if passes == 3 else (seat + 1) % 3
        return cls(self.first, self.deck, self.held, self.counts, turn, actions, bid, None, 0, passes)

    def _played(self, seat: Seat, play: Play) -> Self:
        first, second, third = self.held
        ones, twos, threes = self.counts
        bits, ranks = hand.held(play.cards), play.move & onepack.CARDS
        if seat == 0:
            first, ones, left = first - bits, ones - ranks, first - bits
        elif seat == 1:
            second, twos, left = second - bits, twos - ranks, second - bits
        else:
            third, threes, left = third - bits, threes - ranks, third - bits
        return type(self)(
            self.first,
            self.deck,
            (first, second, third),
            (ones, twos, threes),
            (seat + 1) % 3 if left else None,
            (*self.actions, play),
            self.bid,
            self.landlord,
            play.move,
            0,
            self.doublings + hand.doubles(play.move),
        )

    def _passed(self, seat: Seat, action: Action) -> Self:
        cleared = self.passes == 1
        return type(self)(
            self.first,
            self.deck,
            self.held,
            self.counts,
            (seat + 1) % 3,
            (*self.actions, action),
            self.bid,
            self.landlord,
            0 if cleared else self.table,
            0 if cleared else 1,
            self.doublings,
        )

    def view(self, seat: Seat | None) -> DoudizhuView:
        events = told.events(self, seat)
        course = Course(events)
        score = self.score
        return DoudizhuView(
            seat=seat,
            turn=self.turn,
            hand=() if seat is None else hand.listed(self.held[seat]),
            counts=tuple(bits.bit_count() for bits in self.held),
            choices=self.choices() if seat is not None and seat == self.turn else None,
            events=events,
            result=self._result(seat, score),
            phase=self.phase,
            first=self.first,
            bids=tuple(course.bids),
            bid=self.bid,
            landlord=self.landlord,
            kitty=() if self.landlord is None else self.deck[51:],
            multiplier=1 << self.doublings if score is None else score.multiplier,
            table=course.table,
            last=tuple(course.last),
            plays=tuple(course.plays),
            played=tuple(course.played),
        )

    def _result(self, seat: Seat | None, score: Score | None) -> Result | None:
        if score is not None:
            return score.result(seat)
        return Result(Message("doudizhu-void"), (0, 0, 0)) if self.void else None


@dataclass(frozen=True, slots=True)
class Doudizhu(Game[DoudizhuState, DoudizhuView, Action, Setup]):
    """Three players, one pack, a single deal."""

    name: ClassVar[str] = "doudizhu"

    @property
    def seats(self) -> int:
        return 3

    @property
    def setup_type(self) -> type[Setup]:
        return Setup

    def opening(self, draw: Draw) -> Setup:
        return Setup(draw.below(3))

    def pack(self, setup: Setup) -> Cards:
        return PACK

    def start(self, setup: Setup, deck: Cards) -> DoudizhuState:
        hands = tuple(deck[seat:51:3] for seat in range(3))
        first, second, third = map(hand.held, hands)
        ones, twos, threes = map(hand.counts, hands)
        return DoudizhuState(setup.first, deck, (first, second, third), (ones, twos, threes), setup.first)

    def next(self, setup: Setup, ended: DoudizhuState, draw: Draw) -> Setup | None:
        """A deal that nobody bid for is dealt again; any other ends the match."""
        return Setup(draw.below(3)) if ended.void else None

    def sample(self, view: DoudizhuView, rng: Random) -> DoudizhuState:
        return next(self.samples(view, rng))

    def samples(self, view: DoudizhuView, rng: Random) -> Iterator[DoudizhuState]:
        """States the view may come from, all equally likely, without end; quicker than one `sample` at a time."""
        actions, passes = sampling.actions(view), sampling.passes(view)
        table = Play(view.table.cards).move if view.table else 0
        doublings = sum(isinstance(action, Play) and hand.doubles(action.move) for action in actions)
        for deck, held, counts in sampling.hidden(view).deals(rng):
            yield DoudizhuState(
                view.first,
                deck,
                held,
                counts,
                view.turn,
                actions,
                view.bid,
                view.landlord,
                table,
                passes,
                doublings,
            )

    def parse(self, text: str) -> Action:
        return read(text)
