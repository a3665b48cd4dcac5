"""What everybody sees of a deal: the auction and the cards played, whoever holds the rest."""

from dataclasses import dataclass, replace
from typing import Final, Literal, Self, TypeAlias

from french54.core.card import Card, suit
from french54.core.game import Event, Illegal, Seat
from french54.games.bridge import told
from french54.games.bridge.actions import STRAINS, Action, Call, Play, Sides, Vulnerable
from french54.games.bridge.hand import SOUTH
from french54.kit.tricks import contract, whist
from french54.kit.tricks.trick import Trick

Phase: TypeAlias = Literal["vulnerability", "auction", "play", "over"]
DEALER: Final[Seat] = SOUTH
NOBODY: Final = (None,) * 10


@dataclass(frozen=True, slots=True)
class Contract:
    """The highest bid, and who plays it if it stands."""

    level: int
    strain: str
    """`C`, `D`, `H`, `S` or `NT`."""
    doubled: int
    """1 doubled, 2 redoubled."""
    declarer: Seat

    @property
    def trump(self) -> int:
        """The suit's number; 4 for notrump."""
        return STRAINS.index(self.strain)

    @property
    def dummy(self) -> Seat:
        """Declarer's partner."""
        return (self.declarer + 2) % 4

    @property
    def needed(self) -> int:
        """How many tricks declarer's side must take."""
        return 6 + self.level


@dataclass(frozen=True, slots=True)
class Board:
    """A deal without its hidden cards; `after` trusts that what is done is legal."""

    vulnerable: Sides | None
    """None until South has chosen."""
    turn: Seat | None = SOUTH
    """Who decides."""
    actions: tuple[Action, ...] = ()
    log: tuple[Event, ...] = ()
    """What was told to all alike."""
    contract: Contract | None = None
    """What is played if nobody bids on; from the end of the auction on, what is played."""
    passes: int = 0
    """Passes in a row."""
    named: tuple[Seat | None, ...] = NOBODY
    """By side and strain (five times the side's parity, plus the strain): who bid it first."""
    holder: Seat | None = None
    """Whose card is played next; None before the auction is over, and after the play."""
    trick: Trick | None = None
    """Cards on the table."""
    tricks: tuple[Trick, ...] = ()
    won: tuple[int, int] = (0, 0)
    """Tricks of North and South, and of East and West."""

    @property
    def phase(self) -> Phase:
        """How far the deal has come."""
        if self.turn is None:
            return "over"
        if self.vulnerable is None:
            return "vulnerability"
        return "auction" if self.holder is None else "play"

    @property
    def settled(self) -> Contract | None:
        """The contract once the auction is over."""
        return self.contract if self.holder is not None or self.turn is None else None

    @property
    def highest(self) -> int:
        """The number of the highest bid; -1 before any."""
        return -1 if self.contract is None else Call.bid(self.contract.level, self.contract.strain).number

    @property
    def dealt_at(self) -> int:
        """How much of the log comes before the cards are dealt."""
        return int(bool(self.actions) and isinstance(self.actions[0], Vulnerable))

    @property
    def opened_at(self) -> int | None:
        """How much of the log comes before dummy's hand is shown; None before the opening lead."""
        if not (self.trick or self.tricks):
            return None
        calls = sum(isinstance(action, Call) for action in self.actions)
        return self.dealt_at + calls + 2

    def after(self, action: Action) -> Self:
        """The board after `action` of the seat on turn."""
        if self.turn is None:
            raise Illegal("bridge 4.10", "error-deal-over")
        actions = (*self.actions, action)
        if isinstance(action, Vulnerable):
            log = (*self.log, told.chosen(self.turn, action))
            return replace(self, vulnerable=action.sides, actions=actions, log=log)
        if isinstance(action, Call):
            return self._called(self.turn, action, actions)
        if self.contract is None or self.holder is None:
            raise Illegal("bridge 3.1", "bridge-error-auction")
        return self._played(self.turn, self.holder, self.contract, action, actions)

    def _called(self, turn: Seat, call: Call, actions: tuple[Action, ...]) -> Self:
        passes = self.passes + 1 if call.number == contract.PASS else 0
        stands, named = self.contract, self.named
        if call.level:
            place = 5 * (turn % 2) + call.number % 5
            declarer = named[place]
            if declarer is None:
                declarer, named = turn, (*named[:place], turn, *named[place + 1 :])
            stands = Contract(call.level, call.strain, 0, declarer)
        elif stands is not None and passes == 0:
            stands = replace(stands, doubled=stands.doubled + 1)
        log = (*self.log, told.called(turn, call))
        if stands is not None and passes == 3:
            leader = (stands.declarer + 1) % 4
            log = (*log, told.settled(stands))
            return type(self)(self.vulnerable, leader, actions, log, stands, passes, named, leader)
        following = None if passes == 4 else (turn + 1) % 4
        return type(self)(self.vulnerable, following, actions, log, stands, passes, named)

    def _played(self, turn: Seat, holder: Seat, settled: Contract, play: Play, actions: tuple[Action, ...]) -> Self:
        log = (*self.log, told.played(holder, play, turn))
        trick = _laid(self.trick, holder, play.card, settled.trump)
        tricks, won = self.tricks, self.won
        following: Seat | None = (holder + 1) % 4
        table: Trick | None = trick
        if len(trick.cards) == 4:
            tricks, table, following = (*tricks, trick), None, trick.winner
            won = (won[0] + 1, won[1]) if trick.winner % 2 == 0 else (won[0], won[1] + 1)
            log = (*log, told.cleared(trick.winner, len(tricks), won))
        if len(tricks) == 13:
            following = None
        decides = settled.declarer if following == settled.dummy else following
        return type(self)(
            self.vulnerable,
            decides,
            actions,
            log,
            settled,
            self.passes,
            self.named,
            following,
            table,
            tricks,
            won,
        )


def _laid(trick: Trick | None, seat: Seat, card: Card, trump: int) -> Trick:
    """The trick with one card more."""
    if trick is None:
        return Trick(seat, ((card,),), seat)
    (best,) = trick.cards[(trick.winner - trick.leader) % 4]
    takes = whist.beats(1 << card, 1 << best, whist.suit(trump))
    return Trick(trick.leader, (*trick.cards, (card,)), seat if takes else trick.winner)


def led(trick: Trick | None) -> int | None:
    """The suit that was led; None before a lead."""
    return None if trick is None else suit(trick.cards[0][0])
