"""The auction: what a hand is worth a bid of, and what every call leads to in sampled deals.

Seats are counted from the one that decides, in playing order. Runs as plain Python or compiled by mypyc, unchanged.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from french54.bots.doudizhu.parting import Parting, card
from french54.bots.doudizhu.search import playout
from french54.bots.doudizhu.sight import Player, Sight
from french54.bots.doudizhu.worlds import Chance
from french54.kit.climbing.onepack import FULL

# A hand that is out in so many hundredths of a turn, at most, is worth the bid.
WORTH_THREE: Final[i64] = 345
WORTH_TWO: Final[i64] = 390
WORTH_ONE: Final[i64] = 440

NONE_YET: Final[i64] = -1
STRANGE: Final[i64] = 6
"""One in so many deals is kept in which the others should have called otherwise."""


def worth(parting: Parting, hand: i64) -> i64:
    """The bid that 17 cards are worth by themselves, 0 to 3."""
    parting.look(FULL)
    cost = parting.cost(hand)
    if cost <= WORTH_THREE:
        return 3
    if cost <= WORTH_TWO:
        return 2
    return 1 if cost <= WORTH_ONE else 0


class Calls:
    """The auction so far."""

    def __init__(self) -> None:
        self.bid: i64 = 0
        """The highest so far."""
        self.bidder: i64 = 0
        self.passes: i64 = 0
        """In a row, since the last bid or the beginning."""
        self.seats = vec[i64](capacity=8)
        self.points = vec[i64](capacity=8)
        """Who called, and what."""

    def add(self, seat: i64, points: i64) -> None:
        """Count a call."""
        self.seats = append(self.seats, seat)
        self.points = append(self.points, points)
        if points:
            self.bid = points
            self.bidder = seat
            self.passes = 0
        else:
            self.passes += 1

    def copy(self) -> "Calls":
        """The same calls, to go on from."""
        calls = Calls()
        at: i64 = 0
        while at < len(self.seats):
            calls.add(self.seats[at], self.points[at])
            at += 1
        return calls

    def over(self) -> bool:
        """Whether nobody calls any more."""
        return self.bid == 3 or self.passes == 3 or (self.bid > 0 and self.passes == 2)


class Bidding:
    """The calls of one seat under trial; the sums grow with every deal."""

    def __init__(self, player: Player, judge: Parting, hand: i64, calls: Calls, chance: Chance) -> None:
        self.player = player
        self.judge = judge
        """Says what the others' hands are worth."""
        self.hand = hand
        self.calls = calls
        self.chance = chance
        self.sums = vec[i64]([0, 0, 0, 0])
        """The points in all that each call has brought."""
        self.tries: i64 = 0
        self.hands = vec[i64]([hand, 0, 0])
        self.trial = vec[i64]([0, 0, 0])
        self.worths = vec[i64]([0, 0, 0])
        self.kitty: i64 = 0
        self.sight = Sight()

    def deal(self) -> None:
        """Deal the 37 unseen cards."""
        ranks = vec[i64]([0 for _ in range(37)])
        unseen = FULL - self.hand
        total: i64 = 0
        rank: i64 = 0
        while unseen:
            count = unseen & 7
            while count:
                ranks[total] = rank
                total += 1
                count -= 1
            unseen >>= 3
            rank += 1
        self.hands[1] = 0
        self.hands[2] = 0
        self.kitty = 0
        at: i64 = 0
        while at < 37:
            chosen = at + self.chance.below(37 - at)
            rank = ranks[chosen]
            ranks[chosen] = ranks[at]
            if at < 17:
                self.hands[1] += card(rank)
            elif at < 34:
                self.hands[2] += card(rank)
            else:
                self.kitty += card(rank)
            at += 1

    def likely(self) -> bool:
        """Whether the others' calls fit the deal; now and then, whether or not."""
        self.worths[1] = worth(self.judge, self.hands[1])
        self.worths[2] = worth(self.judge, self.hands[2])
        calls = self.calls
        bid: i64 = 0
        at: i64 = 0
        while at < len(calls.seats):
            seat = calls.seats[at]
            said = calls.points[at]
            if seat and said != call_of(self.worths[seat], bid):
                return self.chance.below(STRANGE) == 0
            if said:
                bid = said
            at += 1
        return True

    def try_calls(self) -> None:
        """Follow every call that is allowed through one more deal."""
        self.deal()
        while not self.likely():
            self.deal()
        points: i64 = 0
        while points <= 3:
            if points == 0 or points > self.calls.bid:
                self.sums[points] += self.follow(points)
            points += 1
        self.tries += 1

    def follow(self, points: i64) -> i64:
        """The points that this seat makes after it calls `points`, if all others call by what their hands are worth."""
        calls = self.calls.copy()
        calls.add(0, points)
        seat: i64 = 1
        while not calls.over():
            # Having judged the hand already, this seat goes no further than it has said.
            calls.add(seat, call_of(self.worths[seat], calls.bid) if seat else 0)
            seat = seat + 1 if seat < 2 else 0
        if calls.bid == 0:
            return 0
        landlord = calls.bidder
        place: i64 = 0
        while place < 3:
            self.trial[place] = self.hands[(landlord + place) % 3]
            place += 1
        self.trial[0] += self.kitty
        end = playout(self.sight, self.player, self.trial, 0, 0, 0, 0)
        made = calls.bid
        doublings = end >> 2
        while doublings > 0:
            made += made
            doublings -= 1
        if landlord == 0:
            made += made
        won = (end & 3 == 0) == (landlord == 0)
        return made if won else -made


def call_of(worth: i64, bid: i64) -> i64:
    """What a hand worth `worth` calls over `bid`; 0 is no bid."""
    return worth if worth > bid else 0


def weigh(bidding: Bidding, deals: i64, clock: Callable[[], float], until: float) -> None:
    """Try the calls in up to `deals` deals, until the clock says `until`."""
    while bidding.tries < deals and (bidding.tries == 0 or clock() < until):
        bidding.try_calls()
