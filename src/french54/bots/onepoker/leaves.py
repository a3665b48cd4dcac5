"""What the ends of a deal of One Poker are worth: after a fold, and where the cards are compared."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from french54.bots.onepoker.spots import Cards, Tree, floats, zeros

RANKS: Final[i64] = 13
ACE: Final[i64] = 12


class Leaves:
    """The ends of one tree, for what both may hold."""

    def __init__(self, tree: Tree, first: Cards, second: Cards, worth: Sequence[float]) -> None:
        self.tree = tree
        self.first = first
        self.second = second
        self.worth = floats(worth)
        """By rank, what the kept card is worth."""

    def cards(self, player: i64) -> Cards:
        """What `player` may hold."""
        return self.second if player else self.first

    def folded(self, node: i64, player: i64, reach: vec[float]) -> vec[float]:
        """A leaf after a fold: both kept cards are worth something, the locked ones nothing."""
        own = self.cards(player)
        other = self.cards(1 - player)
        chips = -self.tree.chips[node] if player else self.tree.chips[node]
        worth = self.worth
        ranks = other.ranks
        weights = other.weights
        come = zeros(other.hands)
        kept = zeros(other.hands)
        all_come = 0.0
        all_kept = 0.0
        hand: i64 = 0
        while hand < other.hands:
            one = 2 * hand
            come[hand] = reach[one] + reach[one + 1]
            kept[hand] = reach[one] * worth[ranks[one + 1]] + reach[one + 1] * worth[ranks[one]]
            all_come += weights[hand] * come[hand]
            all_kept += weights[hand] * kept[hand]
            hand += 1
        values = zeros(own.types)
        ranks = own.ranks
        weights = own.weights
        offsets = own.offsets
        others = own.others
        extra = own.extra
        place: i64 = 0
        hand = 0
        while hand < own.hands:
            meets = weights[hand] * all_come
            loses = weights[hand] * all_kept
            end = offsets[hand + 1]
            while place < end:
                meets += extra[place] * come[others[place]]
                loses += extra[place] * kept[others[place]]
                place += 1
            one = 2 * hand
            values[one] = (chips + worth[ranks[one + 1]]) * meets - loses
            values[one + 1] = (chips + worth[ranks[one]]) * meets - loses
            hand += 1
        return values

    def compared(self, node: i64, player: i64, reach: vec[float]) -> vec[float]:
        """A leaf where the cards are compared."""
        own = self.cards(player)
        other = self.cards(1 - player)
        worth = self.worth
        theirs = other.ranks
        weights = other.weights
        come = zeros(RANKS)
        kept = zeros(RANKS)
        keeping = zeros(other.types)
        at: i64 = 0
        while at < other.types:
            keeping[at] = reach[at] * worth[theirs[at ^ 1]]
            come[theirs[at]] += weights[at >> 1] * reach[at]
            kept[theirs[at]] += weights[at >> 1] * keeping[at]
            at += 1
        values = zeros(own.types)
        meets = zeros(RANKS)
        loses = zeros(RANKS)
        ranks = own.ranks
        weights = own.weights
        offsets = own.offsets
        others = own.others
        extra = own.extra
        place: i64 = 0
        hand: i64 = 0
        while hand < own.hands:
            at = 0
            while at < RANKS:
                meets[at] = weights[hand] * come[at]
                loses[at] = weights[hand] * kept[at]
                at += 1
            end = offsets[hand + 1]
            while place < end:
                one = 2 * others[place]
                more = extra[place]
                meets[theirs[one]] += more * reach[one]
                loses[theirs[one]] += more * keeping[one]
                meets[theirs[one + 1]] += more * reach[one + 1]
                loses[theirs[one + 1]] += more * keeping[one + 1]
                place += 1
            one = 2 * hand
            values[one] = self.won(node, player, ranks[one], worth[ranks[one + 1]], meets, loses)
            values[one + 1] = self.won(node, player, ranks[one + 1], worth[ranks[one]], meets, loses)
            hand += 1
        return values

    def won(  # noqa: PLR0917 - a kernel is called by place
        self, node: i64, player: i64, lock: i64, worth: float, meets: vec[float], loses: vec[float]
    ) -> float:
        """What a locked card wins, kept cards and all, of locked cards met so often; `loses` is what those keep."""
        below = 0.0
        keeps_below = 0.0
        above = 0.0
        keeps_above = 0.0
        rank: i64 = 0
        while rank < lock:
            below += meets[rank]
            keeps_below += loses[rank]
            rank += 1
        rank = lock + 1
        while rank < RANKS:
            above += meets[rank]
            keeps_above += loses[rank]
            rank += 1
        if lock == 0:  # the two beats the ace
            below += meets[ACE]
            keeps_below += loses[ACE]
            above -= meets[ACE]
            keeps_above -= loses[ACE]
        elif lock == ACE:
            above += meets[0]
            keeps_above += loses[0]
            below -= meets[0]
            keeps_below -= loses[0]
        goes_on = self.tree.goes_on[node]
        total = self.tree.chips[node] * (below - above)
        if goes_on & 2:
            total += worth * meets[lock] - loses[lock]
        if goes_on & (4 if player else 1):
            total += worth * below - keeps_below
        if goes_on & (1 if player else 4):
            total += worth * above - keeps_above
        return total
