"""A round of betting, and whose turn it is."""

from dataclasses import dataclass
from itertools import compress
from operator import add
from typing import Self

from french54.core.game import Seat
from french54.kit.betting.pots import Each, uncalled
from french54.kit.betting.wagers import Chips, Wager


@dataclass(frozen=True, slots=True)
class Round:
    """One round of betting, before or after any of its actions."""

    stacks: Each
    """Chips each seat still has behind."""
    bets: Each
    """Chips each seat has put in this round."""
    spent: Each
    """Chips each seat put in before this round."""
    live: tuple[bool, ...]
    """Who was dealt in and has not folded."""
    acted: tuple[bool, ...]
    """Who has had a say in this round; posting a blind is none."""
    price: Chips
    """The bet to be matched."""
    step: Chips
    """The last full bet or raise: the least by which the next must go higher."""
    turn: Seat | None
    """Who decides; None when the round is over."""

    @classmethod
    def open(
        cls, stacks: Each, spent: Each, live: tuple[bool, ...], step: Chips, first: Seat, posted: Each, price: Chips
    ) -> Self:
        """A round that begins with the first seat able to act from `first` on; `posted` was put in without a say."""
        acted = (False,) * len(stacks)
        turn = _next(first, stacks, posted, live, acted, price)
        return cls(stacks, posted, spent, live, acted, price, step, turn)

    @property
    def owed(self) -> Chips:
        """What the seat on turn would pay to call if it had enough."""
        return 0 if self.turn is None else self.price - self.bets[self.turn]

    @property
    def paid(self) -> Each:
        """What each seat has put in, in all rounds."""
        return tuple(map(add, self.spent, self.bets))

    @property
    def able(self) -> int:
        """How many seats may still win and have chips to bet."""
        return sum(map(bool, compress(self.stacks, self.live)))

    def raises(self) -> range:
        """The totals to which the seat on turn may bet or raise."""
        seat = self.turn
        if seat is None or self.barred(seat):
            return range(0)
        most = self.bets[seat] + self.stacks[seat]
        return range(min(self.price + self.step, most), most + 1)

    def barred(self, seat: Seat) -> str | None:
        """The message that says why `seat` may neither bet nor raise."""
        bets, stacks, price = self.bets, self.stacks, self.price
        if bets[seat] + stacks[seat] <= price:
            return "betting-error-short"
        if self.acted[seat] and price - bets[seat] < self.step:
            return "betting-error-closed"
        for other, live in enumerate(self.live):
            if live and other != seat and bets[other] + stacks[other] > price:
                return None
        return "betting-error-alone"

    def gathered(self) -> tuple[Self, tuple[Seat, Chips] | None]:
        """The round once its bets lie in the pot, and who got back how much of what nobody matched."""
        paid, stacks, back = self.paid, self.stacks, uncalled(self.paid, self.live)
        if back:
            seat, chips = back
            paid = (*paid[:seat], paid[seat] - chips, *paid[seat + 1 :])
            stacks = (*stacks[:seat], stacks[seat] + chips, *stacks[seat + 1 :])
        nothing = (0,) * len(stacks)
        return type(self)(stacks, nothing, paid, self.live, self.acted, 0, self.step, None), back

    def after(self, wager: Wager) -> Self:
        """The round after a legal `wager` of the seat on turn."""
        seat = self.turn
        if seat is None:
            raise ValueError("the round is over")
        stacks, bets, live, price, step = self.stacks, self.bets, self.live, self.price, self.step
        word = wager.word
        if word == "fold":
            live = (*live[:seat], False, *live[seat + 1 :])
        elif word != "check":
            all_in = bets[seat] + stacks[seat]
            to = wager.to or min(price, all_in)
            stacks = (*stacks[:seat], all_in - to, *stacks[seat + 1 :])
            bets = (*bets[:seat], to, *bets[seat + 1 :])
            if to > price:
                step, price = max(step, to - price), to
        acted = (*self.acted[:seat], True, *self.acted[seat + 1 :])
        turn = _next(seat + 1, stacks, bets, live, acted, price)
        return type(self)(stacks, bets, self.spent, live, acted, price, step, turn)


def _next(
    first: Seat, stacks: Each, bets: Each, live: tuple[bool, ...], acted: tuple[bool, ...], price: Chips
) -> Seat | None:
    """The seat that decides next, from `first` on."""
    if live.count(True) < 2:
        return None
    seats = len(stacks)
    for place in range(first, first + seats):
        seat = place % seats
        if live[seat] and stacks[seat] and (bets[seat] < price or not acted[seat]):
            for other, rival in enumerate(live):
                if rival and other != seat and (stacks[other] or bets[other] > bets[seat]):
                    return seat
            return None
    return None
