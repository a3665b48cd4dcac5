"""The quick player of the search: the play after which its side wins most often, by tables learnt from playouts.

What lies on the table after a play, what is left of the hand and what the others hold are put into a few dozen
classes. Each pair of them has a weight, for each part and situation; the weights add up to the odds' logarithm.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from french54.bots.doudizhu.parting import COST_SHIFT, NEVER, TALLY_SHIFT, card, shaped, top_digit
from french54.bots.doudizhu.sight import Player, Sight, is_boss, runs_above
from french54.kit.climbing.onepack import (
    CARDS,
    EACH,
    JOKERS,
    PASS,
    RUNNABLE,
    at_least,
    body_of,
    follow,
    is_bomb,
    length_of,
    rank_of,
    read,
    size,
    unit_of,
    wing_of,
)

FEATURES: Final[i64] = 29
"""Weights that are added up for a play."""
SPAN: Final[i64] = 2216
"""Weights for one part in one situation."""
SITUATIONS: Final[i64] = 5
"""It leads; it beats the next seat, or the one before; it passes on the next seat, or on the one before."""
WEIGHTS: Final[i64] = SPAN * 15
SURE: Final[i64] = 1_000_000
ONE_WING: Final[i64] = 0o4_000_000_000_000_000_000
NO_MORE: Final[i64] = 2_000
"""So much regret at most, in thousandths."""


def least(one: i64, two: i64) -> i64:
    """The lesser number; `min` would box it."""
    if one < two:
        return one
    return two


def ones_in(ones: i64) -> i64:
    """How many digits of `ones` are one."""
    total: i64 = 0
    while ones:
        total += ones & 1
        ones >>= 3
    return total


def few(count: i64) -> i64:
    """A number of cards as one of eight classes: 1 to 7, and more."""
    if count > 8:
        return 7
    return count - 1


class Quick(Player):
    """The quick player under one table of weights."""

    def __init__(self, costs: vec[i64], weights: vec[i64]) -> None:
        super().__init__(costs)
        self.weights = weights
        self.found = vec[i64]([0 for _ in range(FEATURES)])
        """The weights that the last play looked at calls for."""
        self.singles_above = vec[i64]([0 for _ in range(16)])
        self.unseen_bomb: i64 = 0
        self.phase: i64 = 0
        self.most: i64 = 0
        self.threat = False
        """Whether what is left of the hand would go out from the lead."""

    def look(self, sight: Sight) -> None:
        """Take in what is the same for every play of a decision."""
        unseen = sight.unseen
        self.parting.look(unseen)
        above: i64 = 0
        rank: i64 = 14
        while rank >= 0:
            self.singles_above[rank] = above
            above += unseen >> 3 * rank & 7
            rank -= 1
        self.unseen_bomb = 0
        if at_least(unseen, 4) or unseen & JOKERS == JOKERS:
            self.unseen_bomb = 1
        self.phase = least((above + size(sight.hand)) // 7, 7)
        self.most = sight.enemy_most()

    def strength(self, play: i64, unseen: i64) -> i64:
        """How likely an enemy is to beat `play`, as one of 16 classes; 0 if only a bomb can."""
        if is_boss(play, unseen, self.most):
            return 0
        unit = unit_of(play)
        rank = rank_of(play)
        if length_of(play) == 1 and wing_of(play) == 0:
            if unit == 1:
                return crowd(self.singles_above[rank])
            if unit == 2:
                return 8 + least(ones_in(runs_above(at_least(unseen, 2), rank, 1)), 4)
        if is_bomb(play):
            return 15
        if ones_in(runs_above(at_least(unseen, unit), rank, length_of(play))) == 1:
            return 13
        return 14

    def mark(self, sight: Sight, play: i64) -> None:
        """Find the weights that `play` calls for."""
        part = sight.part
        situation: i64 = 0
        if sight.last != PASS:
            situation = 1 if play else 3
            if (part and sight.owner) or (part == 0 and sight.owner == 1):
                situation += 1
        base = (part * SITUATIONS + situation) * SPAN
        one = few(sight.counts[1])
        two = few(sight.counts[2])
        if part:
            one = few(sight.counts[0])
            two = few(sight.counts[3 - part])
        rest = sight.hand - (play & CARDS)
        laid = play if play else sight.last
        strength = self.strength(laid, sight.unseen)
        turns = self.mark_hand(rest, base, one, two, strength)
        self.found[10] = base + 832 + self.bombs(rest) * 16 + self.unseen_bomb * 8 + one
        self.threat = self.goes_out(rest, sight.unseen, self.most)
        self.found[24] = base + 1872 + strength
        if self.threat:
            self.found[24] += 16
        self.mark_table(laid, base, one, two, strength, turns)

    def bombs(self, hand: i64) -> i64:
        """How many bombs `hand` holds, the rocket among them: 0, 1 or more."""
        held = ones_in(at_least(hand, 4))
        if hand & JOKERS == JOKERS:
            held += 1
        return least(held, 2)

    def stoppers(self, hand: i64) -> i64:
        """How many cards of `hand` at most four of the unseen ones beat, up to 4."""
        rank: i64 = 14
        total: i64 = 0
        while rank >= 0 and self.singles_above[rank] <= 4:
            total += hand >> 3 * rank & 7
            rank -= 1
        return least(total, 4)

    def mark_hand(self, rest: i64, base: i64, one: i64, two: i64, strength: i64) -> i64:
        """Find the weights that what is left of the hand calls for; returns in how many turns it is out, as a class."""
        best = self.parting.best(rest, 0, 0)
        level = least(((best >> COST_SHIFT) - NEVER + 120) // 30, 31)
        if level < 0:
            level = 0
        singles = best >> TALLY_SHIFT & 15
        pairs = best >> TALLY_SHIFT + 4 & 15
        others = best >> TALLY_SHIFT + 8 & 7
        turns = few(singles + pairs + others)
        singles = least(singles, 7)
        top = self.parting.top_single
        if top < 0:
            top = 0
        controls = least(size(rest >> 3 * top), 3)
        lowest: i64 = 0
        while lowest < 14 and not rest >> 3 * lowest & 7:
            lowest += 1
        found = self.found
        found[0] = base + level
        found[1] = base + 32 + turns * 4 + controls
        found[2] = base + 64 + turns * 8 + one
        found[3] = base + 128 + turns * 8 + two
        found[12] = base + 1008 + few(size(rest)) * 8 + one
        found[13] = base + 1072 + controls * 16 + strength
        found[14] = base + 1136 + one * 8 + two
        found[15] = base + 1200 + singles * 8 + one
        found[16] = base + 1264 + singles * 4 + controls
        found[17] = base + 1296 + least(pairs, 7) * 8 + one
        found[18] = base + 1360 + least(others, 3) * 8 + turns
        found[19] = base + 1392 + lowest * 8 + turns
        found[20] = base + 1512 + top_digit(rest) * 8 + turns
        found[25] = base + 1904 + singles * 8 + two
        stoppers = self.stoppers(rest)
        found[26] = base + 1968 + turns * 5 + stoppers
        found[27] = base + 2008 + stoppers * 16 + strength
        return turns

    def mark_table(self, laid: i64, base: i64, one: i64, two: i64, strength: i64, turns: i64) -> None:
        """Find the weights that the play which now lies on the table calls for."""
        length = length_of(laid)
        kind = unit_of(laid)
        if length > 1:
            kind += 5
        cards = least(size(laid & CARDS), 6) - 1
        found = self.found
        found[4] = base + 192 + turns * 16 + strength
        found[5] = base + 320 + one * 16 + strength
        found[6] = base + 448 + two * 16 + strength
        found[7] = base + 576 + kind * 16 + rank_of(laid) + length - 1
        found[8] = base + 736 + cards * 8 + one
        found[9] = base + 784 + cards * 8 + two
        found[11] = base + 880 + self.phase * 16 + strength
        found[21] = base + 1632 + kind * 8 + turns
        found[22] = base + 1712 + kind * 8 + one
        found[23] = base + 1792 + kind * 8 + two
        carried = top_digit((laid & CARDS) - body_of(laid))
        if carried < 0:
            carried = 15
        found[28] = base + 2088 + carried * 8 + turns

    def score(self, sight: Sight, play: i64) -> i64:
        """How good it is for the side to have made `play`: the odds' logarithm, in thousandths."""
        rest = sight.hand - (play & CARDS)
        if rest == 0:
            return SURE
        self.mark(sight, play)
        weights = self.weights
        total: i64 = 0
        for index in self.found:
            total += weights[index]
        if self.threat and play and is_boss(play, sight.unseen, self.most):
            total += SURE // 2
        return total

    def liking(self, sight: Sight, play: i64) -> i64:
        return self.score(sight, play)

    def options(self, sight: Sight) -> vec[i64]:
        """The plays worth a thought."""
        if sight.last == PASS:
            return self.leads(sight.hand)
        found = follow(sight.hand, sight.last)
        if len(found) <= 6 or wing_of(sight.last) == 0:
            return found
        return self.well_winged(sight.hand, found)

    def leads(self, hand: i64) -> vec[i64]:
        """The plays of the cheapest parting and their nearest relatives."""
        parts = self.parting.parts(hand)
        lowest: i64 = 0
        while not hand >> 3 * lowest & 7:
            lowest += 1
        pairs = at_least(hand, 2)
        pair: i64 = -1
        if pairs:
            pair = 0
            while not pairs >> 3 * pair & 1:
                pair += 1
        out = vec[i64](capacity=24)
        for play in parts:
            out = append(out, play)
            unit = unit_of(play)
            if unit == 3:
                out = relatives(out, play, lowest, pair)
            elif unit < 3 and length_of(play) > 1:
                longest = stretched(play, at_least(hand, unit))
                if longest != play:
                    out = append(out, longest)
        highest = top_digit(hand)
        out = append(out, shaped(card(lowest), lowest, 1, 1))
        out = append(out, shaped(card(highest), highest, 1, 1))
        if pair >= 0:
            out = append(out, shaped(2 * card(pair), pair, 2, 1))
        return out

    def well_winged(self, hand: i64, plays: vec[i64]) -> vec[i64]:
        """Of `plays` that differ only by their wings, the one that leaves the best hand."""
        out = vec[i64](capacity=16)
        out = append(out, PASS)
        kept: i64 = PASS
        lowest: i64 = 0
        for play in plays:
            if play:
                cost = self.parting.cost(hand - (play & CARDS))
                if play >> 45 != kept >> 45:
                    if kept:
                        out = append(out, kept)
                    kept = play
                    lowest = cost
                elif cost < lowest:
                    kept = play
                    lowest = cost
        return append(out, kept)

    def choose(self, sight: Sight) -> i64:
        """The play, or `PASS`."""
        self.look(sight)
        if sight.last == PASS:
            whole = read(sight.hand)
            if whole:
                return whole
        options = self.options(sight)
        if len(options) == 1:
            return options[0]
        best: i64 = PASS
        top: i64 = -SURE
        for play in options:
            score = self.score(sight, play)
            if score > top:
                top = score
                best = play
        return best

    def regret(self, sight: Sight, play: i64) -> i64:
        """How much worse than its own choice the player finds `play`, in thousandths; at most `NO_MORE`."""
        self.look(sight)
        options = self.options(sight)
        if len(options) == 1:
            return 0
        top: i64 = -SURE
        for option in options:
            score = self.score(sight, option)
            if score > top:
                top = score
        missed = top - self.score(sight, play)
        if missed < 0:
            return 0
        return least(missed, NO_MORE)


def crowd(cards: i64) -> i64:
    """How many single cards can beat one, as a class from 1 to 8."""
    if cards <= 2:
        return cards
    if cards <= 6:
        return (cards + 3) // 2
    if cards <= 9:
        return 5
    if cards <= 13:
        return 6
    if cards <= 19:
        return 7
    return 8


def relatives(out: vec[i64], play: i64, lowest: i64, pair: i64) -> vec[i64]:
    """Add a triple or plane without its wings and, a triple, with the `lowest` card or `pair` of the hand."""
    body = body_of(play)
    rank = rank_of(play)
    bare = shaped(body, rank, 3, length_of(play))
    if bare != play:
        out = append(out, bare)
    if length_of(play) == 1:
        if lowest != rank:
            winged = bare + card(lowest) | ONE_WING
            if winged != play:
                out = append(out, winged)
        if pair >= 0 and pair != rank:
            winged = bare + 2 * card(pair) | 2 * ONE_WING
            if winged != play:
                out = append(out, winged)
    return out


def stretched(play: i64, have: i64) -> i64:
    """The longest run of the same kind that holds the run `play`."""
    unit = unit_of(play)
    rank = rank_of(play)
    length = length_of(play)
    have &= RUNNABLE
    while rank > 0 and have >> 3 * (rank - 1) & 1:
        rank -= 1
        length += 1
    while have >> 3 * (rank + length) & 1:
        length += 1
    return shaped((EACH >> 3 * (15 - length) << 3 * rank) * unit, rank, unit, length)
