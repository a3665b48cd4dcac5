"""The rules of Tractor: the deal of a deck, a deal in progress, and the match."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Self

from french54.core.card import Cards
from french54.core.chance import Draw
from french54.core.game import Event, Game, Illegal, Result, Seat, State
from french54.games.tractor import names, told
from french54.games.tractor.actions import Action, Bury, Play, read
from french54.games.tractor.board import Board, Setup
from french54.games.tractor.choices import Burying, Declaring, Turn
from french54.games.tractor.sampling import PACK, Hands, Known
from french54.games.tractor.score import Score
from french54.games.tractor.view import TractorView
from french54.kit.tricks.order import NONE, Order


@dataclass(frozen=True, slots=True)
class TractorState(State[Action, TractorView]):
    """A deal, fully known."""

    deck: Cards
    """Seat s was dealt every fourth card of the first hundred from place s on; the kitty is the last eight."""
    hands: Hands
    """Sorted by the cards' numbers."""
    board: Board
    buried: Cards = ()
    """Sorted; empty before the banker has buried."""

    @property
    def turn(self) -> Seat | None:
        return self.board.turn

    @property
    def score(self) -> Score | None:
        """Once the deal is over."""
        board, banker = self.board, self.board.banker
        if board.turn is not None or banker is None:
            return None
        last = board.tricks[-1]
        times = 0 if last.winner % 2 == banker % 2 else 2 * len(last.cards[0])
        return Score(board.setup.levels, banker, board.points, names.points(self.buried), times)

    @property
    def payoffs(self) -> tuple[int, int, int, int]:
        score = self.score
        return (0, 0, 0, 0) if score is None else score.payoffs

    def choices(self) -> Declaring | Burying | Turn:
        board, turn = self.board, self.board.turn
        if turn is None:
            raise Illegal("tractor 4.4", "error-deal-over")
        hand, level = self.hands[turn], board.setup.level
        if board.order is None:
            standing = names.strength(board.declarations[-1].cards, level) if board.declarations else 0
            return Declaring(hand, level, standing)
        return Turn(hand, board.led, board.order) if board.buried else Burying(hand, board.order)

    def play(self, action: Action) -> Self:
        self.choices().check(action)
        turn, hands = self.board.turn, self.hands
        board = self.board.after(action)
        if board.unsettled:
            board = board.turned_up(self.deck[told.KITTY.start :])
        if isinstance(action, Play | Bury) and turn is not None:
            left = Counter(hands[turn]) - Counter(action.cards)
            hands = _with(hands, turn, tuple(sorted(left.elements())))
        elif board.order is not None and board.banker is not None:
            taken = (*hands[board.banker], *self.deck[told.KITTY.start :])
            hands = _with(hands, board.banker, tuple(sorted(taken)))
        buried = tuple(sorted(action.cards)) if isinstance(action, Bury) else self.buried
        return type(self)(self.deck, hands, board, buried)

    def view(self, seat: Seat | None) -> TractorView:
        board, score, setup = self.board, self.score, self.board.setup
        banker, order = board.banker, board.order
        layout = order or Order.of(setup.level, NONE)
        hand = names.laid_out(self.hands[seat], layout) if seat is not None else ()
        result = None if score is None else score.result(seat)
        banks = seat is not None and seat == banker and order is not None
        return TractorView(
            seat=seat,
            turn=board.turn,
            hand=hand,
            counts=tuple(map(len, self.hands)),
            choices=self.choices() if seat is not None and seat == board.turn else None,
            events=tuple(self._events(seat, result)),
            result=result,
            phase=board.phase,
            levels=setup.levels,
            level=setup.level,
            first=setup.first,
            opening=setup.opening,
            calls=board.calls,
            declarations=board.declarations,
            banker=banker,
            attackers=None if banker is None else 1 - banker % 2,
            trump=None if order is None else names.TRUMPS[order.trump],
            trumps=tuple([card for card in hand if layout.place[card] >= layout.trumps]),
            kitty=self.deck[told.KITTY.start :] if banks else board.kitty,
            turned_up=bool(board.kitty),
            buried=names.laid_out(self.buried, layout) if banks or score is not None else (),
            trick=board.trick,
            stake=board.stake,
            tricks=board.tricks,
            points=board.points,
            captured=board.captured,
            score=None if score is None else score.points,
        )

    def _events(self, seat: Seat | None, result: Result | None) -> Iterator[Event]:
        """What was told to all, with what the viewer was dealt, took up and buried."""
        board, score = self.board, self.score
        yield from told.dealt(self.deck, seat)
        for event in board.log:
            if event.seat == seat and event.kind == "take" and seat is not None:
                yield told.taken(seat, self.deck[told.KITTY.start :], seen=True)
            elif event.seat == seat and event.kind == "bury" and seat is not None:
                yield told.buried(seat, self._buried)
            else:
                yield event
        if score is not None and result is not None:
            yield told.opened(score.banker, self._buried, score.times)
            yield told.scored(result, score.points)

    @property
    def _buried(self) -> Cards:
        return self.buried if self.board.order is None else names.laid_out(self.buried, self.board.order)


def _with(hands: Hands, seat: Seat, hand: Cards) -> Hands:
    first, second, third, fourth = (hand if other == seat else each for other, each in enumerate(hands))
    return first, second, third, fourth


@dataclass(frozen=True, slots=True)
class Tractor(Game[TractorState, TractorView, Action, Setup]):
    """Four players in two pairs, two packs, deal after deal until a side has risen above the ace."""

    name: ClassVar[str] = "tractor"

    @property
    def seats(self) -> int:
        return 4

    @property
    def setup_type(self) -> type[Setup]:
        return Setup

    def opening(self, draw: Draw) -> Setup:
        return Setup((0, 0), draw.below(4), opening=True)

    def pack(self, setup: Setup) -> Cards:
        return PACK

    def start(self, setup: Setup, deck: Cards) -> TractorState:
        first, second, third, fourth = (tuple(sorted(deck[seat : told.KITTY.start : 4])) for seat in range(4))
        return TractorState(deck, (first, second, third, fourth), Board.of(setup))

    def next(self, setup: Setup, ended: TractorState, draw: Draw) -> Setup | None:
        """The next deal; None once a side is past the ace."""
        score = ended.score
        return None if score is None else score.next_setup

    def standing(self, setup: Setup, ended: TractorState | None) -> Mapping[str, Any]:
        """Both sides' levels (13 is past the ace), the banker as far as it is known, and the side that has won."""
        score = None if ended is None else ended.score
        if score is None:
            return {"levels": setup.levels, "banker": None if setup.opening else setup.first, "winner": None}
        return {"levels": score.after, "banker": score.next_banker, "winner": score.winner}

    def sample(self, view: TractorView, rng: Random) -> TractorState:
        return next(self.samples(view, rng))

    def samples(self, view: TractorView, rng: Random) -> Iterator[TractorState]:
        """States the view may come from, without end; quicker than one `sample` at a time.

        Every way to deal what is unseen, and to bury any eight cards, is equally likely.
        """
        known = Known.of(view)
        for deck, hands, buried in known.deals(rng):
            yield TractorState(deck, hands, known.seen, tuple(sorted(buried)))

    def parse(self, text: str) -> Action:
        return read(text)
