"""The rules of Bridge: the deal of a deck, and a deal in progress."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Literal, Self, get_args

from french54.core.card import Cards
from french54.core.chance import Draw
from french54.core.game import Event, Game, Illegal, Result, Seat, State
from french54.games.bridge import hand, sampling, score, told
from french54.games.bridge.actions import Action, Call, Play, Sides, read
from french54.games.bridge.board import DEALER, Board, led
from french54.games.bridge.choices import Auction, Turn, Vulnerability
from french54.games.bridge.sampling import PACK, Hands
from french54.games.bridge.score import Score
from french54.games.bridge.view import BridgeView
from french54.kit.tricks import whist


@dataclass(frozen=True, slots=True)
class Setup:
    """What a deal starts from: nothing that could differ."""


@dataclass(frozen=True, slots=True)
class BridgeState(State[Action, BridgeView]):
    """A deal, fully known."""

    deck: Cards
    held: Hands
    """The hands as they stand, as sets of `french54.kit.tricks.whist`."""
    board: Board

    @property
    def turn(self) -> Seat | None:
        return self.board.turn

    @property
    def hand(self) -> Seat | None:
        return self.turn if self.board.holder is None else self.board.holder

    @property
    def watching(self) -> frozenset[Seat]:
        settled = self.board.settled
        return frozenset() if settled is None else frozenset({settled.dummy})

    @property
    def actions(self) -> tuple[Action, ...]:
        """What was done so far."""
        return self.board.actions

    @property
    def score(self) -> Score | None:
        """Once a contract was played to its end."""
        board, contract = self.board, self.board.contract
        if board.turn is not None or contract is None:
            return None
        side = contract.declarer % 2
        return Score(contract, board.vulnerable in {"both", ("ns", "ew")[side]}, board.won[side])

    @property
    def payoffs(self) -> tuple[int, int, int, int]:
        scored = self.score
        return (0, 0, 0, 0) if scored is None else scored.payoffs

    def choices(self) -> Vulnerability | Auction | Turn:
        board, turn = self.board, self.board.turn
        if turn is None:
            raise Illegal("bridge 4.10", "error-deal-over")
        if board.vulnerable is None:
            return Vulnerability()
        contract, holder = board.contract, board.holder
        if holder is None or contract is None:
            theirs = contract is not None and (contract.declarer + turn) % 2 == 1
            return Auction(board.highest, theirs, contract.doubled if contract else 0)
        return Turn(self.held[holder], led(board.trick), contract.trump, holder != turn)

    def play(self, action: Action) -> Self:
        self.choices().check(action)
        holder, held = self.board.holder, self.held
        if holder is not None and isinstance(action, Play):
            left = held[holder] ^ 1 << action.card
            first, second, third, fourth = (left if seat == holder else each for seat, each in enumerate(held))
            held = (first, second, third, fourth)
        return type(self)(self.deck, held, self.board.after(action))

    def view(self, seat: Seat | None) -> BridgeView:
        board = self.board
        phase, settled = board.phase, board.settled
        trump = settled.trump if settled else 4
        is_dealt = board.vulnerable is not None
        opened = settled is not None and board.opened_at is not None
        target = (settled.needed, 14 - settled.needed) if settled else (0, 0)
        result = self._result(seat) if board.turn is None else None
        own = seat is not None and is_dealt
        return BridgeView(
            seat=seat,
            turn=board.turn,
            hand=hand.listed(self.held[seat], trump) if seat is not None and is_dealt else (),
            counts=tuple([held.bit_count() if is_dealt else 0 for held in self.held]),
            choices=self.choices() if seat is not None and seat == board.turn else None,
            events=tuple(self._events(seat, result)),
            result=result,
            phase=phase,
            dealer=DEALER,
            vulnerable=board.vulnerable,
            calls=tuple([action.short for action in board.actions if isinstance(action, Call)]),
            contract=board.contract,
            declarer=settled.declarer if settled else None,
            dummy_seat=settled.dummy if settled else None,
            dummy=hand.listed(self.held[settled.dummy], trump) if settled and opened else (),
            holder=board.holder,
            trick=board.trick,
            tricks=board.tricks,
            won=board.won,
            needed=target if settled is None or settled.declarer % 2 == 0 else target[::-1],
            honours=hand.honours(self._dealt(seat)) if seat is not None and own else None,
        )

    def _dealt(self, seat: Seat) -> Cards:
        return self.deck[told.places(seat).start :: 4]

    def _result(self, seat: Seat | None) -> Result:
        scored = self.score
        return score.passed_out() if scored is None else scored.result(seat)

    def _events(self, seat: Seat | None, result: Result | None) -> Iterator[Event]:
        """What was told to all, with what the viewer was dealt and the hands that were laid open."""
        board, contract, opened = self.board, self.board.contract, self.board.opened_at
        start = board.dealt_at
        yield from board.log[:start]
        if board.vulnerable is None:
            return
        yield from told.dealt(self.deck, seat)
        yield from board.log[start:opened]
        if opened is not None and contract is not None:
            trump, dummy = contract.trump, contract.dummy
            cards = hand.listed(int(whist.hand(self._dealt(dummy))), trump)
            yield told.shown(dummy, cards, dummy=True)
            yield from board.log[opened:]
        if result is not None:
            if contract is None:
                for other in range(4):
                    yield told.shown(other, hand.listed(self.held[other], 4), dummy=False)
            yield told.scored(result)


@dataclass(frozen=True, slots=True)
class Bridge(Game[BridgeState, BridgeView, Action, Setup]):
    """Four players in two pairs, one pack without jokers, a single deal."""

    name: ClassVar[str] = "bridge"

    vulnerable: Sides | Literal["ask"] = "ask"
    """Who is vulnerable; `ask` lets South choose before each deal."""

    def __post_init__(self) -> None:
        if self.vulnerable not in {"ask", *get_args(Sides)}:
            raise ValueError(f"no such vulnerability: {self.vulnerable!r}")

    @property
    def seats(self) -> int:
        return 4

    @property
    def setup_type(self) -> type[Setup]:
        return Setup

    def opening(self, draw: Draw) -> Setup:
        return Setup()

    def pack(self, setup: Setup) -> Cards:
        return PACK

    def start(self, setup: Setup, deck: Cards) -> BridgeState:
        first, second, third, fourth = (int(whist.hand(deck[told.places(seat).start :: 4])) for seat in range(4))
        board = Board(None if self.vulnerable == "ask" else self.vulnerable)
        return BridgeState(deck, (first, second, third, fourth), board)

    def next(self, setup: Setup, ended: BridgeState, draw: Draw) -> Setup | None:
        """One deal is the whole match."""
        return None

    def sample(self, view: BridgeView, rng: Random) -> BridgeState:
        return next(self.samples(view, rng))

    def samples(self, view: BridgeView, rng: Random) -> Iterator[BridgeState]:
        """States the view may come from, all equally likely, without end; quicker than one `sample` at a time."""
        board = sampling.board(view)
        for deck, held in sampling.deals(view, board, rng):
            yield BridgeState(deck, held, board)

    def parse(self, text: str) -> Action:
        return read(text)
