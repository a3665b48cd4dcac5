"""What others may hold in Texas Hold'em: a weight for each pair of hole cards, and chances drawn by those weights.

A pair of cards has the number `high * (high - 1) / 2 + low`. Strengths are from 0 to 1, of a pair among all pairs.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from french54.kit.poker import bit, hand, rank

PAIRS: Final[i64] = 1326
DECK: Final[i64] = 52
CHECKS: Final[i64] = 0
BETS: Final[i64] = 1
CALLS: Final[i64] = 2
RAISES: Final[i64] = 3
"""What a seat may do that stays in: the first two where nothing is owed."""
SOFT: Final = 0.05
"""How far apart hands are told that lie on the two sides of a threshold."""
TRAP: Final = 0.2
"""How often a hand good enough to bet or raise does not."""
MODULUS: Final[i64] = 2_147_483_647


def zeros(count: i64) -> vec[float]:
    """So many zeros."""
    return vec[float]([0.0 for _ in range(count)])


def masks() -> vec[i64]:
    """By number, the two cards of a pair as a hand."""
    made = vec[i64]()
    high: i64 = 1
    while high < DECK:
        low: i64 = 0
        while low < high:
            made = append(made, bit(high) | bit(low))
            low += 1
        high += 1
    return made


class Chance:
    """Random numbers by multiplication (Park and Miller); every seed has its own row."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = seed % (MODULUS - 1) + 1
        self.below(2)

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, for small n."""
        self.state = self.state * 48_271 % MODULUS
        return (self.state >> 7) % n

    def share(self) -> float:
        """A number from 0 to 1."""
        self.state = self.state * 48_271 % MODULUS
        return float(self.state) / 2_147_483_647.0


class Strengths:
    """How good each pair of hole cards is on a board, and all pairs, the best first."""

    def __init__(self, of: Sequence[float]) -> None:
        self.of = zeros(PAIRS)
        at: i64 = 0
        while at < PAIRS:
            self.of[at] = of[at]
            at += 1
        self.order = vec[i64]()
        for pair in sorted(range(len(of)), key=lambda number: -of[number]):
            self.order = append(self.order, pair)


def strengths(board: Sequence[int], runs: i64, seed: i64) -> list[float]:
    """How good each pair is on average over so many ways to fill up the board; those that share a card with it: 0.

    A pair's strength on a full board is the share of pairs it beats, and half of those it ties; its square counts as
    much, since a hand that may become very good is better than one that stays middling.
    """
    held = hand(board)
    cards = masks()
    chance = Chance(seed)
    missing: i64 = 5 - len(board)
    times: i64 = runs if missing else 1
    totals = zeros(PAIRS)
    counts = zeros(PAIRS)
    run: i64 = 0
    while run < times:
        full = fill(held, missing, chance)
        keyed: list[int] = []
        pair: i64 = 0
        while pair < PAIRS:
            if not cards[pair] & full:
                keyed.append((rank(cards[pair] | full) << 11) | pair)
            pair += 1
        keyed.sort()
        many = len(keyed)
        begin = 0
        while begin < many:
            of = keyed[begin] >> 11
            end = begin
            while end < many and keyed[end] >> 11 == of:
                end += 1
            share = float(begin + end) / (2.0 * float(many))
            while begin < end:
                pair = keyed[begin] & 2047
                totals[pair] += (share + share * share) / 2.0
                counts[pair] += 1.0
                begin += 1
        run += 1
    return [totals[number] / counts[number] if counts[number] > 0.0 else 0.0 for number in range(PAIRS)]


def fill(held: i64, missing: i64, chance: Chance) -> i64:
    """The cards of `held`, and so many others drawn."""
    while missing:
        card = bit(chance.below(DECK))
        if not held & card:
            held |= card
            missing -= 1
    return held


def rising(x: float) -> float:
    """From 0 far below a threshold to 1 far above."""
    x /= SOFT
    if x > 20.0:
        return 1.0
    return 0.0 if x < -20.0 else 1.0 / (1.0 + exp(-x))


def does(kind: i64, place: float, good: float, enough: float, bluff: float) -> float:
    """How likely a hand does something; `place` is its place among the hands the seat may have, 0 for the best.

    `good` is the share of them that bets or raises, `enough` the share that stays in where chips are owed.
    """
    goes = (1.0 - TRAP) * rising(good - place)
    if kind <= BETS:
        goes += bluff * rising(place - 0.6)
        return goes if kind == BETS else 1.0 - goes
    goes += bluff * rising(place - enough) * rising(enough + 0.15 - place)
    return goes if kind == RAISES else rising(enough - place) * (1.0 - goes)


class Range:
    """What one seat may hold: a weight for each pair."""

    def __init__(self, seen: Sequence[int]) -> None:
        held = hand(seen)
        cards = masks()
        self.weights = zeros(PAIRS)
        pair: i64 = 0
        while pair < PAIRS:
            if not cards[pair] & held:
                self.weights[pair] = 1.0
            pair += 1

    def forget(self, seen: Sequence[int]) -> None:
        """Cards turned up are in nobody's hand."""
        held = hand(seen)
        cards = masks()
        pair: i64 = 0
        while pair < PAIRS:
            if cards[pair] & held:
                self.weights[pair] = 0.0
            pair += 1

    def total(self) -> float:
        """All weights."""
        total = 0.0
        for weight in self.weights:
            total += weight
        return total

    def places(self, by: Strengths) -> vec[float]:
        """By pair, the share of the range that is better."""
        made = zeros(PAIRS)
        total = self.total()
        passed = 0.0
        for pair in by.order:
            made[pair] = (passed + self.weights[pair] / 2.0) / total if total > 0.0 else 0.5
            passed += self.weights[pair]
        return made

    def narrow(  # noqa: PLR0917 - a kernel is called by place
        self, by: Strengths, kind: i64, good: float, enough: float, bluff: float, doubt: float
    ) -> None:
        """Take in that the seat did something; `doubt` is the chance that it does so with any hand."""
        places = self.places(by)
        pair: i64 = 0
        while pair < PAIRS:
            if self.weights[pair] > 0.0:
                likely = does(kind, places[pair], good, enough, bluff)
                self.weights[pair] *= doubt + (1.0 - doubt) * likely
            pair += 1

    def stays(self, by: Strengths, good: float, enough: float, bluff: float) -> vec[float]:
        """By pair, how likely the seat stays in where chips are owed."""
        places = self.places(by)
        made = zeros(PAIRS)
        pair: i64 = 0
        while pair < PAIRS:
            made[pair] = does(CALLS, places[pair], good, enough, bluff) + does(
                RAISES, places[pair], good, enough, bluff
            )
            pair += 1
        return made


class Rival:
    """A seat that may still win, as the trials meet it."""

    def __init__(self, of: Range) -> None:
        self.sums = zeros(PAIRS)
        """By pair, the weights up to it."""
        total = 0.0
        pair: i64 = 0
        while pair < PAIRS:
            total += of.weights[pair]
            self.sums[pair] = total
            pair += 1
        self.total = total
        self.held: i64 = 0
        self.pair: i64 = 0
        self.rank: i64 = 0
        self.luck = 0.0
        self.stays = vec[float]()
        """Plan after plan, how likely each pair stays in."""
        self.pays: list[float] = []
        """By plan, what it pays to stay in."""

    def meet(  # noqa: PLR0917 - a kernel is called by place
        self, held: Range, by: Strengths, good: float, enough: float, bluff: float, pays: float
    ) -> None:
        """One more plan that makes it pay, and which of the hands it `held` it then stays in with.

        The vec does not come from outside: mypyc 2.4 never frees one that plain Python hands to a kernel.
        """
        for chance in held.stays(by, good, enough, bluff):
            self.stays = append(self.stays, chance)
        self.pays.append(pays)

    def draw(self, chance: Chance) -> i64:
        """A pair by its weight."""
        wanted = chance.share() * self.total
        low: i64 = 0
        high: i64 = PAIRS - 1
        while low < high:
            middle = (low + high) >> 1
            if self.sums[middle] > wanted:
                high = middle
            else:
                low = middle + 1
        return low


class Trials:
    """What a hand wins against rivals, by trying: their cards by their ranges, the board as it may come."""

    def __init__(self, own: Sequence[int], board: Sequence[int], rivals: list[Rival], seed: i64) -> None:
        self.own = hand(own)
        self.board = hand(board)
        self.missing: i64 = 5 - len(board)
        self.rivals = rivals
        self.chance = Chance(seed)
        self.cards = masks()
        self.mine: i64 = 0
        self.share = 0.0
        """Of the pot, what the hand wins if all stay in; a sum over the trials that came about."""
        self.done: i64 = 0

    def run(self, times: i64, pot: float, costs: Sequence[float]) -> list[float]:
        """By plan of a bet or raise, which costs so much, what it wins on average, with what is in the pot now."""
        plans: i64 = len(costs)
        sums: list[float] = [0.0 for _ in costs]
        trial: i64 = 0
        while trial < times:
            trial += 1
            if not self.deal():
                continue
            self.done += 1
            self.share += self.won()
            plan: i64 = 0
            while plan < plans:
                sums[plan] += self.outcome(plan, pot, costs[plan])
                plan += 1
        return [each / float(self.done) if self.done else 0.0 for each in sums]

    def deal(self) -> bool:
        """Hands for the rivals and the rest of the board; false if they cannot all have such hands."""
        taken = self.own | self.board
        for rival in self.rivals:
            tries: i64 = 0
            pair = rival.draw(self.chance)
            while self.cards[pair] & taken:
                tries += 1
                if tries > 30:
                    return False
                pair = rival.draw(self.chance)
            rival.pair = pair
            rival.held = self.cards[pair]
            taken |= rival.held
            rival.luck = self.chance.share()
        before = taken
        full = fill(taken, self.missing, self.chance)
        board = self.board | full ^ before
        self.mine = rank(self.own | board)
        for rival in self.rivals:
            rival.rank = rank(rival.held | board)
        return True

    def won(self) -> float:
        """The share of the pot at a showdown of all."""
        ties = 1.0
        for rival in self.rivals:
            if rival.rank > self.mine:
                return 0.0
            if rival.rank == self.mine:
                ties += 1.0
        return 1.0 / ties

    def outcome(self, plan: i64, pot: float, cost: float) -> float:
        """What a bet or raise wins: the pot if all give up, or what the showdown with those who stay brings."""
        stake = pot + cost
        ties = 1.0
        beaten = False
        for rival in self.rivals:
            if rival.luck < rival.stays[plan * PAIRS + rival.pair]:
                stake += rival.pays[plan]
                if rival.rank > self.mine:
                    beaten = True
                elif rival.rank == self.mine:
                    ties += 1.0
        return -cost if beaten else stake / ties - cost

    def equity(self) -> float:
        """The share of the pot the hand wins if all stay in."""
        return self.share / float(self.done) if self.done else 0.5
