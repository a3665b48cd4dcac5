"""What a sensible player of Zheng Shangyou does without looking ahead.

Plays are scored in hundredths of a turn; the lowest is best. Whoever can beat must, so that following is a question
of which cards to lose. Runs as plain Python or compiled by mypyc, unchanged.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from french54.bots.zhengshangyou.parting import (
    ACES,
    BOMB,
    CHAIN,
    HEAVENLY,
    PAIR,
    SINGLE,
    STRAIGHT,
    TRIPLE,
    Parting,
    cards_of,
    run_of,
)
from french54.kit.climbing.digits import ACE, LOW_THREE, TWO, at_least, count_at, one, size
from french54.kit.climbing.plays import length_of, rank_of, row_of
from french54.kit.climbing.table import Table

OUT: Final[i64] = -10_000
"""Going out."""
SURE: Final[i64] = -300
"""A play that only a bomb beats, after which one part at most can be beaten."""
LEAD: Final[i64] = -35
"""Taking the lead."""
BONUS: Final[i64] = -350
"""A bomb on others' cards that cannot be beaten."""
RISKED: Final[i64] = -60
"""A bomb on others' cards that may be."""
RANK: Final[i64] = 5
"""How gladly each rank is kept back from a lead."""
CARD: Final[i64] = -7
"""How gladly each card is led."""
KEPT: Final[i64] = 30
"""How gladly plays that nobody beats are kept back from a lead."""
BOMB_LED: Final[i64] = 600
"""A bomb that is led earns nothing."""
EXPOSED: Final[i64] = 170
"""What it costs to lead, or to lay before somebody who has so many cards left."""
BLOCK: Final[i64] = 13
"""How much less for every rank it is high."""
TWO_HELD: Final[i64] = -60
"""Being rid of the two of spades when somebody is about to go out."""
SHORT: Final[i64] = 4


class Sight:
    """What the seat on turn knows."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.unseen: i64 = 0
        self.next: i64 = 0
        """Cards of the seat that plays next."""
        self.third: i64 = 0
        """Cards of the other."""
        self.last: i64 = 0
        """The play to beat, 0 for a seat that leads."""
        self.opening = False


def power(play: i64) -> i64:
    """The digit that decides: the highest of a run."""
    if length_of(play) > 1:
        return rank_of(play) - LOW_THREE + length_of(play) - 1
    return rank_of(play)


def highest_bomb(counts: i64) -> i64:
    """The rank of the highest bomb there may be in `counts`: 12 for three aces, -1 for none."""
    if count_at(counts, ACE) == 3:
        return TWO
    digit: i64 = 10
    while digit >= 0 and count_at(counts, digit) < 4:
        digit -= 1
    return digit


def is_boss(play: i64, unseen: i64, most: i64) -> bool:
    """Whether no seat with up to `most` of the cards `unseen` beats `play` in kind; of a bomb, whether none does."""
    row = row_of(play) + 1
    if row >= BOMB:
        if row == ACES or row == HEAVENLY:
            return True
        return most < 3 or highest_bomb(unseen) <= rank_of(play)
    if size(cards_of(play)) > most:
        return True
    top = power(play)
    length = length_of(play)
    unit: i64 = 1
    if row == PAIR or row == CHAIN:
        unit = 2
    elif row == TRIPLE:
        unit = 3
    have = at_least(unseen, unit)
    if length == 1:
        if unit == 3:
            have &= ~one(ACE)
        return have >> 4 * (top + 1) == 0
    start = top - length + 2
    while start + length - 1 <= ACE:
        run = run_of(start, length)
        if have & run == run:
            return False
        start += 1
    return True


class Habits:
    """A player of habit; `table` and `first` are the kernel's, the latter for the first play of a deal."""

    def __init__(self, table: Table, first: Table) -> None:
        self.table = table
        self.first = first
        self.parting = Parting()

    def moves(self, sight: Sight) -> vec[i64]:
        """Every legal play; a pass only where there is none."""
        if not sight.opening:
            found = self.table.moves(sight.hand, sight.last)
            if sight.last and len(found) > 1:
                return found[1 : len(found)]
            return found
        out = vec[i64](capacity=32)
        for play in self.first.lead(sight.hand):
            if cards_of(play) & 15:
                out = append(out, play)
        return out

    def choose(self, sight: Sight) -> i64:
        """The play, or a pass where there is no other."""
        moves = self.moves(sight)
        if len(moves) == 1:
            return moves[0]
        scores = self.scores(sight, moves)
        best: i64 = 0
        at: i64 = 1
        while at < len(moves):
            if scores[at] < scores[best]:
                best = at
            at += 1
        return moves[best]

    def scores(self, sight: Sight, moves: vec[i64]) -> vec[i64]:
        """What each play costs, the lowest being best."""
        self.parting.look(sight.unseen)
        base = self.parting.cost(sight.hand)
        most = max(sight.next, sight.third)
        ending = sight.last == 0 and self.losers(sight.hand, sight.unseen, most) <= 1
        out = vec[i64](capacity=32)
        for play in moves:
            rest = sight.hand - cards_of(play)
            if play == 0:
                out = append(out, 0)
            elif rest == 0:
                out = append(out, OUT)
            else:
                lost = self.parting.cost(rest) - base
                if sight.last:
                    out = append(out, lost + self.follow_score(sight, play, rest, most))
                else:
                    lost += self.parting.play_cost(play)
                    out = append(out, lost + self.lead_score(sight, play, most, ending))
        return out

    def losers(self, hand: i64, unseen: i64, most: i64) -> i64:
        """How many parts of a hand can be beaten in kind."""
        found: i64 = 0
        for play in self.parting.parts(hand):
            if row_of(play) + 1 < BOMB and not is_boss(play, unseen, most):
                found += 1
        return found

    def follow_score(self, sight: Sight, play: i64, rest: i64, most: i64) -> i64:
        """What laying `play` on the table costs beyond the turns it saves."""
        score: i64 = 0
        cards = size(cards_of(play))
        boss = is_boss(play, sight.unseen, most)
        if row_of(play) + 1 >= BOMB:
            score += BONUS if boss else RISKED
        if boss:
            score += SURE if self.losers(rest, sight.unseen, most) <= 1 else LEAD
        elif sight.next == cards:
            score += EXPOSED - BLOCK * power(play)
        elif sight.third == cards:
            score += EXPOSED // 2 - BLOCK * power(play) // 2
        if row_of(play) + 1 == SINGLE and rank_of(play) == TWO and min(sight.next, sight.third) <= SHORT:
            score += TWO_HELD
        return score

    def lead_score(self, sight: Sight, play: i64, most: i64, ending: bool) -> i64:
        """How gladly `play` is kept back from a lead."""
        row = row_of(play) + 1
        cards = size(cards_of(play))
        if row == HEAVENLY:
            return 0
        if row >= BOMB:
            return BOMB_LED
        boss = is_boss(play, sight.unseen, most)
        if ending and boss:
            return SURE + power(play)
        score = RANK * power(play) + CARD * cards
        if row == STRAIGHT or row == CHAIN:
            score -= 10
        if boss:
            return score + KEPT
        if sight.next == cards:
            score += EXPOSED - BLOCK * power(play)
        if sight.third == cards:
            score += EXPOSED - BLOCK * power(play)
        return score
