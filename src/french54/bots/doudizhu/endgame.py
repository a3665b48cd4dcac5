"""Deals with all cards known, solved exactly: does the landlord win against two farmers who see everything?

Runs as plain Python or compiled by mypyc, unchanged.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from french54.kit.climbing.onepack import CARDS, PASS, moves, read, size

UNKNOWN: Final[i64] = -1
SLOTS: Final[i64] = 65_521
MASK: Final[i64] = 0x3FFF_FFFF_FFFF_FFFF


class Endgame:
    """A solver with a memory; its answers are exact."""

    def __init__(self) -> None:
        self.memory = vec[i64]([0 for _ in range(SLOTS)])
        self.nodes: i64 = 0

    def landlord_wins(self, hands: vec[i64], turn: i64, last: i64, owner: i64, nodes: i64) -> i64:
        """1 or 0, or `UNKNOWN` if more than `nodes` positions would have to be looked at.

        `hands` are by part; `owner` laid `last`, or leads if it is on turn.
        """
        self.nodes = nodes
        return self.solve(hands[0], hands[1], hands[2], turn, last, owner)

    def solve(self, one: i64, two: i64, three: i64, turn: i64, last: i64, owner: i64) -> i64:
        """The same, within the positions that are left."""
        if turn == owner:
            last = PASS
        hand = one if turn == 0 else two if turn == 1 else three
        good: i64 = 1 if turn == 0 else 0
        if last == PASS and read(hand):
            return good
        mixed = one * 0x2545_F491_4F6C_DD1D ^ two * 0x1B87_3593_CC9E_2D51 ^ three * 0x1656_67B1_9E37_79F9
        key = (mixed ^ (last * 9 + owner * 3 + turn) * 0x27D4_EB2F_1656_67C5) & MASK
        slot = (key >> 16) % SLOTS
        if self.memory[slot] >> 2 == key >> 2:
            return self.memory[slot] & 1
        if self.nodes <= 0:
            return UNKNOWN
        self.nodes -= 1
        result = self.try_moves(hand, one, two, three, turn, last, owner)
        if result != UNKNOWN:
            self.memory[slot] = key >> 2 << 2 | 2 | result
        return result

    def try_moves(self, hand: i64, one: i64, two: i64, three: i64, turn: i64, last: i64, owner: i64) -> i64:
        """The best result of any move."""
        good: i64 = 1 if turn == 0 else 0
        after: i64 = turn + 1 if turn < 2 else 0
        unknown = False
        for play in in_order(moves(hand, last), hand):
            cards = play & CARDS
            if cards == hand:
                return good
            if play == PASS:
                result = self.solve(one, two, three, after, last, owner)
            elif turn == 0:
                result = self.solve(one - cards, two, three, after, play, turn)
            elif turn == 1:
                result = self.solve(one, two - cards, three, after, play, turn)
            else:
                result = self.solve(one, two, three - cards, after, play, turn)
            if result == good:
                return good
            if result == UNKNOWN:
                unknown = True
        return UNKNOWN if unknown else 1 - good


def in_order(plays: vec[i64], hand: i64) -> vec[i64]:
    """`plays` with those of many cards first."""
    if len(plays) < 3:
        return plays
    out = vec[i64](capacity=16)
    wanted = size(hand)
    while wanted >= 0 and len(out) < len(plays):
        for play in plays:
            if size(play & CARDS) == wanted:
                out = append(out, play)
        wanted -= 1
    return out
