"""Both players' locking and betting in one deal of One Poker, solved by regret matching plus (CFR+).

A strategy gives each type its chance at every choice; the locked card itself is chosen before the first bet. The kept
card counts with its worth, taken from the other's, wherever the match goes on.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from french54.bots.onepoker.leaves import Leaves
from french54.bots.onepoker.spots import FOLD, SHOWDOWN, Cards, Tree, zeros

TREMBLE: Final = 0.004
"""While they learn, both sometimes choose at random, so that they know what to do after a choice nobody should make."""
RARE: Final = 0.01
"""Choices less likely than this come of trembling and of unfinished learning, and are not made."""
LEARN: Final[i64] = 0
AVERAGE: Final[i64] = 1
BEST: Final[i64] = 2


class Solver:
    """A deal being solved."""

    def __init__(self, tree: Tree, first: Cards, second: Cards, worth: Sequence[float]) -> None:
        self.tree = tree
        self.first = first
        self.second = second
        self.leaves = Leaves(tree, first, second, worth)
        self.slots = vec[i64]()
        size: i64 = 0
        node: i64 = 0
        while node < len(tree.kinds):
            self.slots = append(self.slots, size)
            if tree.kinds[node] < FOLD:
                size += tree.counts[node] * self.cards(tree.kinds[node]).types
            node += 1
        self.regrets = zeros(size)
        self.sums = zeros(size)
        self.locks0 = zeros(first.types)
        self.locks1 = zeros(second.types)
        self.lock_sums0 = zeros(first.types)
        self.lock_sums1 = zeros(second.types)
        self.done: i64 = 0
        self.mode: i64 = LEARN

    def cards(self, player: i64) -> Cards:
        """What `player` may hold."""
        return self.second if player else self.first

    def run(self, rounds: i64) -> None:
        """Improve both strategies so many times."""
        self.mode = LEARN
        last = self.done + rounds
        while self.done < last:
            self.done += 1
            self.learn(0)
            self.learn(1)

    def learn(self, player: i64) -> None:
        """One improvement of a player's strategy."""
        other = 1 - player
        reach = self.locking(other, False)
        sums = self.lock_sums1 if other else self.lock_sums0
        at: i64 = 0
        while at < len(reach):
            sums[at] += float(self.done) * reach[at]
            at += 1
        own = self.locking(player, False)
        values = self.walk(0, player, reach)
        regrets = self.locks1 if player else self.locks0
        ranks = self.cards(player).ranks
        at = 0
        while at < len(own):
            if ranks[at] != ranks[at + 1]:
                mean = own[at] * values[at] + own[at + 1] * values[at + 1]
                regrets[at] = positive(regrets[at] + values[at] - mean)
                regrets[at + 1] = positive(regrets[at + 1] + values[at + 1] - mean)
            at += 2

    def locking(self, player: i64, average: bool, rare: float = RARE) -> vec[float]:
        """By type, the chance that the player with this hand locks this card.

        As it stands, or on average so far, without what is rarer than `rare`.
        """
        source = self.locks1 if player else self.locks0
        if average:
            source = self.lock_sums1 if player else self.lock_sums0
        ranks = self.cards(player).ranks
        made = zeros(len(source))
        at: i64 = 0
        while at < len(source):
            total = source[at] + source[at + 1]
            share = source[at] / total if total > 0.0 else 0.5
            if ranks[at] == ranks[at + 1]:
                share = 1.0
            elif not average:
                share = TREMBLE / 2.0 + (1.0 - TREMBLE) * share
            elif share < rare:
                share = 0.0
            elif share > 1.0 - rare:
                share = 1.0
            made[at] = share
            made[at + 1] = 1.0 - share
            at += 2
        return made

    def chances(self, node: i64, average: bool, rare: float = RARE) -> vec[float]:
        """By choice and type, the chance of each choice at a node; as it stands, or on average so far, as above."""
        count = self.tree.counts[node]
        types = self.cards(self.tree.kinds[node]).types
        slot = self.slots[node]
        made = zeros(count * types)
        source = self.sums if average else self.regrets
        of: i64 = 0
        while of < types:
            total = 0.0
            place: i64 = of
            while place < count * types:
                total += source[slot + place]
                place += types
            least = rare * total if average else 0.0
            kept = 0.0
            place = of
            while place < count * types:
                mass = source[slot + place]
                if mass >= least:
                    made[place] = mass
                    kept += mass
                place += types
            place = of
            while place < count * types:
                share = made[place] / kept if kept > 0.0 else 1.0 / float(count)
                made[place] = share if average else TREMBLE / float(count) + (1.0 - TREMBLE) * share
                place += types
            of += 1
        return made

    def met(self, player: i64, hand: i64, reach: vec[float]) -> float:
        """How often the player has this hand and the other comes as `reach` says."""
        own = self.cards(player)
        other = self.cards(1 - player)
        total = 0.0
        at: i64 = 0
        while at < other.types:
            total += own.weights[hand] * other.weights[at >> 1] * reach[at]
            at += 1
        place = own.offsets[hand]
        while place < own.offsets[hand + 1]:
            one = 2 * own.others[place]
            total += own.extra[place] * (reach[one] + reach[one + 1])
            place += 1
        return total

    def prospects(self, player: i64, of: i64, path: Sequence[int]) -> list[float]:
        """What a type of `player` wins by each choice at the end of a path of nodes from the root."""
        self.mode = AVERAGE
        other = 1 - player
        reach = self.locking(other, True, 0.0)
        types: i64 = len(reach)
        step: i64 = 0
        while step + 1 < len(path):
            node: i64 = path[step]
            if self.tree.kinds[node] == other:
                choice: i64 = 0
                while self.tree.children[self.tree.firsts[node] + choice] != path[step + 1]:
                    choice += 1
                chances = self.chances(node, True, 0.0)
                at: i64 = 0
                while at < types:
                    reach[at] *= chances[choice * types + at]
                    at += 1
            step += 1
        last: i64 = path[step]
        meets = self.met(player, of >> 1, reach)
        found: list[float] = []
        choice = 0
        while choice < self.tree.counts[last]:
            got = self.walk(self.tree.children[self.tree.firsts[last] + choice], player, reach)
            found.append(got[of] / meets if meets > 0.0 else 0.0)
            choice += 1
        return found

    def walk(self, node: i64, player: i64, reach: vec[float]) -> vec[float]:
        """By type of `player`, what it wins from a node on, times how often the other comes there as `reach` says."""
        kind = self.tree.kinds[node]
        if kind == FOLD:
            return self.leaves.folded(node, player, reach)
        if kind == SHOWDOWN:
            return self.leaves.compared(node, player, reach)
        return self.decide(node, player, reach) if kind == player else self.await_other(node, player, reach)

    def await_other(self, node: i64, player: i64, reach: vec[float]) -> vec[float]:
        """The other decides."""
        types: i64 = len(reach)
        chances = self.chances(node, self.mode != LEARN)
        first = self.tree.firsts[node]
        slot = self.slots[node]
        values = zeros(self.cards(player).types)
        sums = self.sums
        learns = self.mode == LEARN
        weight = float(self.done)
        choice: i64 = 0
        while choice < self.tree.counts[node]:
            onward = zeros(types)
            base = choice * types
            at: i64 = 0
            while at < types:
                onward[at] = reach[at] * chances[base + at]
                at += 1
            if learns:
                at = 0
                while at < types:
                    sums[slot + base + at] += weight * onward[at]
                    at += 1
            got = self.walk(self.tree.children[first + choice], player, onward)
            at = 0
            while at < len(values):
                values[at] += got[at]
                at += 1
            choice += 1
        return values

    def decide(self, node: i64, player: i64, reach: vec[float]) -> vec[float]:
        """The player decides, and learns."""
        types = self.cards(player).types
        count = self.tree.counts[node]
        first = self.tree.firsts[node]
        slot = self.slots[node]
        chances = self.chances(node, self.mode != LEARN)
        values = zeros(types)
        each = zeros(count * types)
        best = self.mode == BEST
        choice: i64 = 0
        while choice < count:
            got = self.walk(self.tree.children[first + choice], player, reach)
            base = choice * types
            at: i64 = 0
            while at < types:
                each[base + at] = got[at]
                if best:
                    if choice == 0 or got[at] > values[at]:
                        values[at] = got[at]
                else:
                    values[at] += chances[base + at] * got[at]
                at += 1
            choice += 1
        if self.mode == LEARN:
            regrets = self.regrets
            place: i64 = 0
            of: i64 = 0
            while place < count * types:
                regrets[slot + place] = positive(regrets[slot + place] + each[place] - values[of])
                place += 1
                of += 1
                if of == types:
                    of = 0
        return values

    def value(self, player: i64, mode: i64) -> vec[float]:
        """By type, what a player wins in a deal, times the chance of its hand: on average, or with best play."""
        self.mode = mode
        return self.walk(0, player, self.locking(1 - player, True))

    def worth_of_deal(self, player: i64, mode: i64) -> float:
        """What the whole deal is worth to a player under the average strategies, or with best play against them."""
        values = self.value(player, mode)
        own = self.locking(player, True)
        total = 0.0
        at: i64 = 0
        while at < len(values):
            if mode == BEST:
                better = values[at] > values[at + 1] or self.cards(player).ranks[at] == self.cards(player).ranks[at + 1]
                total += values[at] if better else values[at + 1]
            else:
                total += own[at] * values[at] + own[at + 1] * values[at + 1]
            at += 2
        return total

    def exploitability(self) -> float:
        """What best play against each average strategy wins, both together; 0 in equilibrium."""
        return self.worth_of_deal(0, BEST) + self.worth_of_deal(1, BEST)


def positive(number: float) -> float:
    """The number, or zero if it is below."""
    return number if number > 0.0 else 0.0
