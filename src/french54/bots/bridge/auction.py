"""An auction as those who know the system read it: what each call meant, and what is known of every hand."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from french54.bots.bridge.holding import NOTRUMP, Holding
from french54.bots.bridge.promise import Known, Promise
from french54.core.game import Message, Seat
from french54.kit.tricks import contract

PASS: Final = int(contract.PASS)
DOUBLE: Final = int(contract.DOUBLE)
REDOUBLE: Final = int(contract.REDOUBLE)
THREE_NOTRUMP: Final = 14
ROUND, GAME = 1, 2
"""How far a call forces partner: for a round, or to game."""


def bid(level: int, strain: int) -> int:
    """The number of a bid."""
    return 5 * (level - 1) + strain


def level_of(call: int) -> int:
    """1 to 7."""
    return call // 5 + 1


def is_game(call: int) -> bool:
    """Whether a bid, made, is a game."""
    strain = call % 5
    return level_of(call) >= (3 if strain == NOTRUMP else 4 if strain >= 2 else 5)


def _always(_held: Holding) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Rule:
    """One line of the system."""

    call: int
    means: str
    """The message that says what the call is for."""
    promise: Promise = field(default_factory=Promise)
    prefers: Callable[[Holding], bool] = _always
    """Of the hands that fit, those that choose this call before the rules below it."""
    forces: int = 0
    kind: str = ""
    """What later calls must know: `notrump`, `stayman`, `transfer`, `ask`, `takeout`, `weak`, `final`, `invite`,
    `artificial`."""
    suit: int = NOTRUMP
    """The suit it is about, where that is not the one it names."""

    @property
    def about(self) -> int:
        """The suit the call shows or asks about; notrump for none."""
        if self.suit != NOTRUMP or self.kind in {"artificial", "ask", "stayman", "takeout"}:
            return self.suit
        return self.call % 5 if self.call < PASS else NOTRUMP

    def says(self) -> Message:
        """The rule in a sentence, with the strength it promises."""
        return Message(self.means, {**self.promise.args, "suit": "cdhsn"[self.about]})

    def explains(self) -> list[Message]:
        """All it promises."""
        return [self.says(), *self.promise.details()]


@dataclass(frozen=True, slots=True)
class Said:
    """A call, and the rule it is read by."""

    seat: Seat
    call: int
    rule: Rule


@dataclass(frozen=True, slots=True)
class Auction:
    """The calls so far; South, seat 0, is the dealer."""

    said: tuple[Said, ...] = ()
    known: tuple[Known, Known, Known, Known] = (Known(), Known(), Known(), Known())
    vulnerable: tuple[bool, bool] = (False, False)
    """North and South, East and West."""

    @property
    def me(self) -> Seat:
        """Whose turn it is."""
        return len(self.said) % 4

    @property
    def partner(self) -> Known:
        """What is known of the hand opposite."""
        return self.known[(self.me + 2) % 4]

    @property
    def bids(self) -> tuple[Said, ...]:
        """The bids, without passes and doubles."""
        return tuple([said for said in self.said if said.call < PASS])

    @property
    def highest(self) -> int:
        """The last bid; -1 before any."""
        return max((said.call for said in self.bids), default=-1)

    @property
    def ours(self) -> bool:
        """Whether the last bid is our side's."""
        return bool(self.bids) and (self.bids[-1].seat - self.me) % 2 == 0

    @property
    def doubled(self) -> int:
        """0, or 1 and 2 where the last bid is doubled or redoubled."""
        calls = [said.call for said in self.said]
        since = calls[calls.index(self.highest) :] if self.bids else []
        return since.count(DOUBLE) + since.count(REDOUBLE)

    def acts(self, place: int) -> tuple[Said, ...]:
        """What the seat `place` to the left (0 is the one on turn, 2 partner) has done, passes left out."""
        return tuple([said for said in self.said if said.seat == (self.me + place) % 4 and said.call != PASS])

    @property
    def theirs(self) -> tuple[Said, ...]:
        """What the other side has done, passes left out."""
        return tuple([said for said in self.said if (said.seat - self.me) % 2 and said.call != PASS])

    @property
    def their_suits(self) -> tuple[int, ...]:
        """The suits the other side has shown."""
        return tuple(sorted({s.rule.about for s in self.theirs if s.call < PASS and s.rule.about != NOTRUMP}))

    @property
    def open_suits(self) -> tuple[int, ...]:
        """Of their suits, those that partner has not promised to stop."""
        return tuple([suit for suit in self.their_suits if suit not in self.partner.stopped])

    def back(self, turns: int) -> Said | None:
        """The call made so many calls ago: 1 is the last; None before the first."""
        return self.said[-turns] if len(self.said) >= turns else None

    @property
    def quiet(self) -> bool:
        """Whether the seat before the one on turn has just passed."""
        last = self.back(1)
        return last is None or last.call == PASS

    @property
    def heard(self) -> Said | None:
        """Partner's last call, if nothing but a pass came after it; None if it passed or there is none."""
        last = self.back(2)
        return last if last is not None and last.call != PASS and self.quiet else None

    @property
    def game_forced(self) -> bool:
        """Whether our side may not stop below game."""
        return any(said.rule.forces == GAME and (said.seat - self.me) % 2 == 0 for said in self.said)

    @property
    def is_vulnerable(self) -> bool:
        """Whether the side on turn is."""
        return self.vulnerable[self.me % 2]

    def cheapest(self, strain: int) -> int:
        """The lowest bid of `strain` there is room for; above 34 where there is none."""
        call = self.highest + 1
        return call + (strain - call) % 5

    def legal(self, call: int) -> bool:
        """Whether the call may be made."""
        if call == PASS:
            return True
        if call < PASS:
            return call > self.highest
        if not self.bids:
            return False
        return (self.doubled == 0 and not self.ours) if call == DOUBLE else (self.doubled == 1 and self.ours)
