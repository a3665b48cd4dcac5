"""A deal of which all cards are known, played on by habit.

Seats go round the table as the game has them. Runs as plain Python or compiled by mypyc, unchanged.
"""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from french54.bots.tractor.habits import Habits
from french54.bots.tractor.outlook import KITTY, Sight
from french54.kit.tricks.twopack import beats, form, points, size, suit


class Table:
    """Four hands and the trick they play to."""

    def __init__(self, trumps: i64, fives: i64, tens: i64, banker: i64) -> None:
        self.sight = Sight(trumps, fives, tens)
        self.habits = Habits()
        self.banker = banker
        self.ones = vec[i64]([0, 0, 0, 0])
        self.twos = vec[i64]([0, 0, 0, 0])
        self.lacks = vec[i64]([0, 0, 0, 0])
        self.kitty_ones: i64 = 0
        self.kitty_twos: i64 = 0
        self.buried: i64 = 0
        """The points in the kitty."""
        self.turn: i64 = 0
        self.led: i64 = 0
        self.count: i64 = 0
        self.best: i64 = 0
        self.owner: i64 = 0
        self.stake: i64 = 0
        self.laid: i64 = 0
        """How many have played to the trick."""
        self.scored: i64 = 0
        """What the attackers have taken here."""

    def deal(self, ones: Sequence[int], twos: Sequence[int], lacks: Sequence[int], kitty: Sequence[int]) -> None:
        """Hands by seat, the suits they have shown to lack, and what is buried as ones and twos."""
        seat: i64 = 0
        while seat < 4:
            self.ones[seat] = ones[seat]
            self.twos[seat] = twos[seat]
            self.lacks[seat] = lacks[seat]
            seat += 1
        self.kitty_ones = kitty[0]
        self.kitty_twos = kitty[1]
        self.buried = points(self.kitty_ones, self.kitty_twos, self.sight.fives, self.sight.tens)
        self.scored = 0

    def trick(self, turn: i64, led: i64, count: i64, best: i64, owner: i64, stake: i64, laid: i64) -> None:
        """The trick so far; `laid` is 0 for a seat that leads."""
        self.turn = turn
        self.led = led
        self.count = count
        self.best = best
        self.owner = owner
        self.stake = stake
        self.laid = laid

    def lay(self, play: i64, pairs: i64) -> None:
        """The seat on turn plays."""
        turn = self.turn
        sight = self.sight
        made = form(play, pairs, sight.trumps)
        if self.laid == 0:
            self.count = size(play) + size(pairs)
            self.led = suit(size((play & -play) - 1), sight.trumps)
            self.best = made
            self.owner = turn
            self.stake = 0
        else:
            if made != 0 and beats(made, self.best, sight.trumps):
                self.best = made
                self.owner = turn
            if size(play & self.led) + size(pairs & self.led) < self.count:
                self.lacks[turn] |= self.led
        self.stake += points(play, pairs, sight.fives, sight.tens)
        self.ones[turn] = self.ones[turn] & ~play | self.twos[turn] & play & ~pairs
        self.twos[turn] &= ~play
        self.laid += 1
        self.turn = turn + 1 & 3
        if self.laid == 4:
            self._taken()

    def _taken(self) -> None:
        self.turn = self.owner
        self.laid = 0
        self.led = 0
        if (self.owner + self.banker & 1) != 0:
            self.scored += self.stake
            if not self.ones[self.owner]:
                self.scored += 2 * self.count * self.buried

    def run(self) -> i64:
        """Play to the end; what the attackers take since the deal was laid out."""
        habits = self.habits
        while self.ones[self.turn]:
            self.look()
            chosen = habits.choose(self.sight)
            self.lay(habits.offers.plays[chosen], habits.offers.pairs[chosen])
        return self.scored

    def look(self) -> None:
        """What the seat on turn sees."""
        sight = self.sight
        turn = self.turn
        sight.ones = self.ones[turn]
        sight.twos = self.twos[turn]
        out: i64 = 0
        twice: i64 = 0
        seat: i64 = 1
        while seat < 4:
            other = turn + seat & 3
            twice |= self.twos[other] | out & self.ones[other]
            out |= self.ones[other]
            sight.lacks[seat] = self.lacks[other]
            sight.left[seat] = size(self.ones[other]) + size(self.twos[other])
            seat += 1
        if turn != self.banker:
            twice |= self.kitty_twos | out & self.kitty_ones
            out |= self.kitty_ones
            sight.aside = KITTY
            sight.kitty = 5.0
        else:
            sight.aside = 0
            sight.kitty = float(self.buried)
        sight.out_ones = out
        sight.out_twos = twice
        sight.banks = (turn + self.banker & 1) == 0
        sight.led = self.led
        sight.behind = 3 - self.laid
        if self.laid:
            sight.count = self.count
            sight.best = self.best
            sight.owner = self.owner - turn & 3
            sight.stake = self.stake
