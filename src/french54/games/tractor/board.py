"""What everybody sees of a deal: who declared what, the cards played, and what they count."""

from dataclasses import dataclass, replace
from typing import Literal, Self, TypeAlias

from french54.core.card import BLACK_JOKER, Cards, suit
from french54.core.game import Event, Illegal, Seat
from french54.games.tractor import names, told
from french54.games.tractor.actions import Action, Bury, Declare, Pass, Play
from french54.kit.tricks import twopack
from french54.kit.tricks.order import Order
from french54.kit.tricks.trick import Trick

Phase: TypeAlias = Literal["declare", "bury", "play", "over"]


@dataclass(frozen=True, slots=True)
class Setup:
    """What a deal starts from."""

    levels: tuple[int, int]
    """The level of seats 0 and 2, and of seats 1 and 3: 0 (two) to 12 (ace)."""
    first: Seat
    """Who is asked first: the banker to be, but in the first deal."""
    opening: bool
    """The first deal of a match, in which whoever declares first is banker."""

    @property
    def level(self) -> int:
        """What is played at."""
        return self.levels[self.first % 2]


@dataclass(frozen=True, slots=True)
class Declaration:
    """Cards somebody showed to declare trumps."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Board:
    """A deal without its hidden cards; `after` trusts that what is done is legal."""

    setup: Setup
    turn: Seat | None
    log: tuple[Event, ...] = ()
    """What was told to all alike; the cards taken up and buried are left out."""
    calls: tuple[Cards | None, ...] = (None,) * 4
    """Each seat's last call; () is a pass."""
    declarations: tuple[Declaration, ...] = ()
    """From the weakest; the last one stands."""
    passes: int = 0
    """In a row."""
    banker: Seat | None = None
    """Once it is settled, or known from the deal before."""
    order: Order | None = None
    """Once the trumps are settled."""
    kitty: Cards = ()
    """Where nobody declared: the kitty as it was turned up."""
    buried: bool = False
    trick: Trick | None = None
    """Cards on the table."""
    best: int = 0
    """What has the trick so far, as `french54.kit.tricks.twopack` has it."""
    tricks: tuple[Trick, ...] = ()
    played: int = 0
    """Cards each seat has played, in tricks that are over."""
    points: int = 0
    """What the attackers have in tricks."""
    captured: tuple[Cards, Cards] = ((), ())
    """The cards that count which seats 0 and 2, and seats 1 and 3, have won."""

    @classmethod
    def of(cls, setup: Setup) -> Self:
        """A deal of which the cards lie ready."""
        return cls(setup, setup.first, banker=None if setup.opening else setup.first)

    @property
    def phase(self) -> Phase:
        """How far the deal has come."""
        if self.turn is None:
            return "over"
        if self.order is None:
            return "declare"
        return "play" if self.buried else "bury"

    @property
    def unsettled(self) -> bool:
        """All have passed: the kitty must be turned up."""
        return self.turn is None and self.order is None

    @property
    def led(self) -> Cards:
        """What was led to this trick; empty for a seat that leads."""
        return () if self.trick is None else self.trick.cards[0]

    @property
    def stake(self) -> int:
        """What the cards on the table count."""
        return 0 if self.trick is None else sum(map(names.points, self.trick.cards))

    def after(self, action: Action) -> Self:
        """The board after `action` of the seat on turn."""
        turn, order = self.turn, self.order
        if turn is None:
            raise Illegal("tractor 4.4", "error-deal-over")
        if isinstance(action, Bury):
            return replace(self, log=(*self.log, told.buried(turn, ())), buried=True)
        if isinstance(action, Declare | Pass):
            return self._called(turn, action)
        if order is None:
            raise Illegal("tractor 2.3", "tractor-error-declaring")
        return self._played(turn, action, order)

    def _called(self, turn: Seat, call: Declare | Pass) -> Self:
        declarations, passes = self.declarations, self.passes + 1
        if isinstance(call, Declare):
            declarations, passes = (*declarations, Declaration(turn, call.cards)), 0
        board = replace(
            self,
            turn=(turn + 1) % 4 if passes < 4 else None,
            log=(*self.log, told.called(turn, call)),
            calls=(*self.calls[:turn], call.cards, *self.calls[turn + 1 :]),
            declarations=declarations,
            passes=passes,
        )
        if declarations and passes == 3:
            return board._settled(names.trump(declarations[-1].cards))
        return board

    def turned_up(self, kitty: Cards) -> Self:
        """Nobody has declared: the kitty names the trumps."""
        first = next(card for card in kitty if card < BLACK_JOKER)
        return replace(self, log=(*self.log, told.turned_up(kitty)), kitty=kitty)._settled(suit(first))

    def _settled(self, trump: int) -> Self:
        """The trumps and the banker are known; the banker takes up the kitty."""
        banker = self.setup.first
        if self.setup.opening and self.declarations:
            banker = self.declarations[0].seat
        order = Order.of(self.setup.level, trump)
        log = (*self.log, told.settled(banker, order), told.taken(banker, self.kitty, seen=bool(self.kitty)))
        return replace(self, turn=banker, log=log, banker=banker, order=order)

    def _played(self, turn: Seat, play: Play, order: Order) -> Self:
        laid, form = told.laid(play.cards, order), order.form(play.cards)
        log = (*self.log, told.played(turn, laid, form))
        if self.trick is None:
            trick, best = Trick(turn, (laid,), turn), form
        else:
            takes = form and twopack.beats(form, self.best, order.trumps)
            trick = Trick(self.trick.leader, (*self.trick.cards, laid), turn if takes else self.trick.winner)
            best = form if takes else self.best
        if len(trick.cards) < 4:
            return replace(self, turn=(turn + 1) % 4, log=log, trick=trick, best=best)
        return self._taken(trick, log)

    def _taken(self, trick: Trick, log: tuple[Event, ...]) -> Self:
        """The board after a whole trick; its winner leads, if there are cards left."""
        side, stake = trick.winner % 2, sum(map(names.points, trick.cards))
        won = tuple([card for laid in trick.cards for card in laid if names.worth(card)])
        first, second = self.captured
        played = self.played + len(trick.cards[0])
        points = self.points + (stake if self.banker is not None and side != self.banker % 2 else 0)
        return replace(
            self,
            turn=trick.winner if played < 25 else None,
            log=(*log, told.cleared(trick.winner, len(self.tricks) + 1, stake, points)),
            trick=None,
            best=0,
            tricks=(*self.tricks, trick),
            played=played,
            points=points,
            captured=(first + won, second) if side == 0 else (first, second + won),
        )
