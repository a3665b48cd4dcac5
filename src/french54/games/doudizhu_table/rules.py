"""The rules of Dou Dizhu at the table: the deal of a deck, a deal in progress, and the session."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from operator import add
from random import Random
from typing import Any, ClassVar, Final, Self

from french54.core.card import Cards
from french54.core.chance import Draw
from french54.core.game import Event, Game, Illegal, Message, Option, Result, Seat, State
from french54.games.doudizhu_table import hand, sampling, told
from french54.games.doudizhu_table.actions import BIDS, Action, Bid, read
from french54.games.doudizhu_table.choices import Auction, Turn
from french54.games.doudizhu_table.score import Score
from french54.games.doudizhu_table.view import DoudizhuTableView, Phase
from french54.kit.climbing import told as climbing
from french54.kit.climbing.hands import without
from french54.kit.climbing.meaning import Meaning


@dataclass(frozen=True, slots=True)
class Setup:
    """What a deal starts from."""

    dealer: Seat
    turned: int
    """The place in the deck of the card turned up."""
    totals: tuple[int, ...]
    """What each seat has won so far."""


@dataclass(frozen=True, slots=True)
class DoudizhuTableState(State[Action, DoudizhuTableView]):
    """A deal, fully known."""

    setup: Setup
    deck: Cards
    """Drawn one card at a time from the seat after the dealer on; the last cards are left."""
    hands: tuple[Cards, ...]
    turn: Seat | None
    bid: int = 0
    landlord: Seat | None = None
    table: int = 0
    """What must be beaten, as the kernel has it; 0 for a seat that leads."""
    passes: int = 0
    """Passes in a row, in the auction those since the last bid."""
    doublings: tuple[Meaning, ...] = ()
    """The plays that double the payments, in order."""
    log: tuple[Event, ...] = ()
    """What everybody has seen since the cards were drawn."""

    @property
    def players(self) -> int:
        return len(self.hands)

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
        return Score(self.players, self.bid, self.doublings, self.landlord, self.hands.index(()))

    @property
    def payoffs(self) -> tuple[int, ...]:
        score = self.score
        return (0,) * self.players if score is None else score.payoffs

    def choices(self) -> Auction | Turn:
        if self.turn is None:
            raise Illegal("doudizhu-table 6.1", "error-deal-over")
        if self.landlord is None:
            return Auction(self.bid)
        return Turn(self.hands[self.turn], self.table, self.players)

    def play(self, action: Action) -> Self:
        choices, seat = self.choices(), self.turn
        if seat is None:
            raise Illegal("doudizhu-table 6.1", "error-deal-over")
        if isinstance(choices, Auction):
            choices.check(action)
            return self._called(seat, action if isinstance(action, Bid) else BIDS[0])
        move = choices.read(action)
        return self._played(seat, move, action.cards) if move else self._passed(seat)

    def _called(self, seat: Seat, call: Bid) -> Self:
        bid = call.points or self.bid
        passes = 0 if call.points else self.passes + 1
        log = (*self.log, told.called(seat, call))
        if bid == 3 or (bid and passes == self.players - 1):
            landlord = (seat - passes) % self.players
            taken = told.taken(landlord, self.deck, self.players)
            hands = list(self.hands)
            hands[landlord] = hand.ordered(hands[landlord] + taken.cards)
            return replace(
                self, hands=tuple(hands), turn=landlord, bid=bid, landlord=landlord, passes=0, log=(*log, taken)
            )
        if passes == self.players:
            return replace(self, turn=None, passes=passes, log=(*log, told.void()))
        return replace(self, turn=self._after(seat), bid=bid, passes=passes, log=log)

    def _played(self, seat: Seat, move: int, cards: Cards) -> Self:
        play = hand.bound(move, cards, self.players)
        what = hand.meaning(move, self.players)
        doublings = (*self.doublings, what) if hand.doubles(what, self.players) else self.doublings
        hands = list(self.hands)
        hands[seat] = without(hands[seat], cards)
        log = [*self.log, climbing.played(seat, play.cards, what, multiplier=1 << len(doublings))]
        turn = None if not hands[seat] else self._after(seat)
        if turn is None:
            log += [climbing.shown(other, held) for other, held in enumerate(hands) if held]
        return replace(self, hands=tuple(hands), turn=turn, table=move, passes=0, doublings=doublings, log=tuple(log))

    def _passed(self, seat: Seat) -> Self:
        turn, passes, log = self._after(seat), self.passes + 1, (*self.log, climbing.passed(seat))
        if passes == self.players - 1:
            return replace(self, turn=turn, table=0, passes=0, log=(*log, climbing.cleared(turn)))
        return replace(self, turn=turn, passes=passes, log=log)

    def _after(self, seat: Seat) -> Seat:
        return (seat + 1) % self.players

    def view(self, seat: Seat | None) -> DoudizhuTableView:
        setup, players, course = self.setup, self.players, told.Course(self.log, self.players)
        result = self._result(seat)
        events = (*told.dealt(self.deck, setup.dealer, setup.turned, players, seat), *self.log)
        if result is not None and not self.void:
            data = {"payoffs": result.payoffs, "multiplier": course.multiplier}
            events = (*events, Event("score", said=result.headline, data=data))
        return DoudizhuTableView(
            seat=seat,
            turn=self.turn,
            hand=() if seat is None else self.hands[seat],
            counts=tuple(map(len, self.hands)),
            choices=self.choices() if seat is not None and seat == self.turn else None,
            events=events,
            result=result,
            phase=self.phase,
            dealer=setup.dealer,
            turned=self.deck[setup.turned],
            first=told.drawer(setup.turned, setup.dealer, players),
            bids=tuple(course.bids),
            bid=self.bid,
            landlord=self.landlord,
            kitty=course.kitty,
            multiplier=course.multiplier,
            table=course.table,
            last=tuple(course.last),
            plays=tuple(course.plays),
            played=tuple(course.played),
            totals=setup.totals,
        )

    def _result(self, seat: Seat | None) -> Result | None:
        score = self.score
        if score is not None:
            return score.result(seat)
        return Result(Message("doudizhu-table-void"), (0,) * self.players) if self.void else None


OPTIONS: Final = (Option("players", tuple(hand.TABLES)),)
"""What people choose from."""


@dataclass(frozen=True, slots=True)
class DoudizhuTable(Game[DoudizhuTableState, DoudizhuTableView, Action, Setup]):
    """Three players with one pack or four with two, deal after deal."""

    name: ClassVar[str] = "doudizhu-table"

    players: int = 3

    def __post_init__(self) -> None:
        if self.players not in hand.TABLES:
            raise ValueError(f"three or four play, not {self.players}")

    @property
    def seats(self) -> int:
        return self.players

    @property
    def setup_type(self) -> type[Setup]:
        return Setup

    def opening(self, draw: Draw) -> Setup:
        return Setup(draw.below(self.players), self._turned(draw), (0,) * self.players)

    def _turned(self, draw: Draw) -> int:
        """Any place but among the cards that are left: the card is pushed well into the pack."""
        return draw.below(self.players * hand.EACH[self.players])

    def pack(self, setup: Setup) -> Cards:
        return hand.PACKS[self.players]

    def start(self, setup: Setup, deck: Cards) -> DoudizhuTableState:
        heaps = (told.places(seat, setup.dealer, self.players) for seat in range(self.players))
        hands = tuple([hand.ordered(tuple([deck[place] for place in heap])) for heap in heaps])
        return DoudizhuTableState(setup, deck, hands, told.drawer(setup.turned, setup.dealer, self.players))

    def next(self, setup: Setup, ended: DoudizhuTableState, draw: Draw) -> Setup:
        """The next player deals; where nobody bid, the same one again."""
        dealer = setup.dealer if ended.void else (setup.dealer + 1) % self.players
        return Setup(dealer, self._turned(draw), tuple(map(add, setup.totals, ended.payoffs)))

    def standing(self, setup: Setup, ended: DoudizhuTableState | None) -> Mapping[str, Any]:
        """What each seat has won, and who has won most."""
        totals = tuple(map(add, setup.totals, ended.payoffs)) if ended else setup.totals
        return {"totals": totals, "ahead": tuple(seat for seat in range(self.players) if totals[seat] == max(totals))}

    def sample(self, view: DoudizhuTableView, rng: Random) -> DoudizhuTableState:
        return next(self.samples(view, rng))

    def samples(self, view: DoudizhuTableView, rng: Random) -> Iterator[DoudizhuTableState]:
        """States the view may come from, all equally likely, without end; quicker than one `sample` at a time."""
        setup = Setup(view.dealer, sampling.turned(view), view.totals)
        log = tuple([event for event in view.events if event.kind not in {"deal", "turned", "score"}])
        table = hand.read(view.table.cards, self.players) if view.table else 0
        meanings = [hand.laid(event.cards, self.players).meaning for event in log if event.kind == "play"]
        doublings = tuple([what for what in meanings if what and hand.doubles(what, self.players)])
        passes = _passes(log)
        for deck, hands in sampling.deals(view, rng):
            yield DoudizhuTableState(
                setup, deck, hands, view.turn, view.bid, view.landlord, table, passes, doublings, log
            )

    def parse(self, text: str) -> Action:
        return read(text, self.players)


def _passes(log: tuple[Event, ...]) -> int:
    """Passes in a row that still count: in the auction since the last bid, in play since the last play."""
    count = 0
    for event in reversed(log):
        if event.kind == "pass" or (event.kind == "call" and not event.data["points"]):
            count += 1
        elif event.kind != "void":
            break
    return count
