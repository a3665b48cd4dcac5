"""Guandan played to its end by whole parts: every seat lays the parts of its hand, and breaks few of them.

A part is kind << 16 | strength << 8 | cards. Seats are counted from the one that decides; 0 and 2 are partners. Runs
as plain Python or compiled by mypyc, unchanged.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from french54.bots.guandan.parting import BOMB_4, BOMB_5, FULL_HOUSE, ROCKET, STRAIGHT_FLUSH, Parting
from french54.kit.climbing.plays import length_of, rank_of, row_of

SINGLE: Final[i64] = 0
PAIR: Final[i64] = 1
TRIPLE: Final[i64] = 2
HOUSE: Final[i64] = 3
STRAIGHT: Final[i64] = 4
TUBE: Final[i64] = 5
PLATE: Final[i64] = 6
BOMB: Final[i64] = 7
"""Kinds of parts; a full house only lies on the table."""

ROOM: Final[i64] = 28
FAR: Final[i64] = 1_000_000
BIAS: Final = (45, 32, 25, 8, 0, -5, -10, 400)
"""How gladly kinds are kept back from a lead."""
RANK: Final[i64] = 4
EXPOSED: Final[i64] = 150
BLOCK: Final[i64] = 8
CALM: Final[i64] = 10
"""With more cards an opponent is no danger yet."""
HIGH: Final[i64] = 12
"""The level rank: from here single cards are kept back from low ones."""
LOW: Final[i64] = 8
MILD: Final[i64] = 10


def kind_of(part: i64) -> i64:
    """The kind of a part."""
    return part >> 16


def strength_of(part: i64) -> i64:
    """How high a part stands among those of its kind."""
    return part >> 8 & 255


def part_of(parting: Parting, play: i64) -> i64:
    """A kernel's play as a part."""
    row = row_of(play) + 1
    rank = rank_of(play)
    strength = parting.strength[rank] if length_of(play) == 1 else rank
    if row <= FULL_HOUSE:
        return (row - 1) << 16 | strength << 8 | (5 if row == FULL_HOUSE else row)
    if row < BOMB_4:
        return (row - 1) << 16 | strength << 8 | (5 if row == 5 else 6)
    tier = row - BOMB_4
    cards: i64 = 4
    if row == STRAIGHT_FLUSH or row == BOMB_5:
        cards = 5
    elif row > STRAIGHT_FLUSH and row < ROCKET:
        cards = row - 5
    return BOMB << 16 | (tier * 16 + strength) << 8 | cards


class Round:
    """A deal in progress, every hand parted."""

    def __init__(self) -> None:
        self.parts = vec[i64]([0 for _ in range(4 * ROOM)])
        self.many = vec[i64]([0, 0, 0, 0])
        """How many parts each seat has."""
        self.cards = vec[i64]([0, 0, 0, 0])
        self.table: i64 = -1
        """The part to beat, -1 for none."""
        self.owner: i64 = 0
        self.turn: i64 = 0
        self.passes: i64 = 0
        self.first: i64 = -1
        """Who ran out first."""
        self.second: i64 = -1
        self.done: i64 = 0
        """How many have run out."""

    def copy(self, other: "Round") -> None:
        """Become like `other`."""
        seat: i64 = 0
        while seat < 4:
            self.many[seat] = other.many[seat]
            self.cards[seat] = other.cards[seat]
            at = seat * ROOM
            end = at + other.many[seat]
            while at < end:
                self.parts[at] = other.parts[at]
                at += 1
            seat += 1
        self.table = other.table
        self.owner = other.owner
        self.turn = other.turn
        self.passes = other.passes
        self.first = other.first
        self.second = other.second
        self.done = other.done

    def hold(self, seat: i64, parts: vec[i64]) -> None:
        """Give a seat these parts."""
        total: i64 = 0
        at: i64 = 0
        for part in parts:
            self.parts[seat * ROOM + at] = part
            total += part & 255
            at += 1
        self.many[seat] = at
        self.cards[seat] = total

    def drop(self, seat: i64, at: i64) -> None:
        """Take a part out of a hand."""
        last = self.many[seat] - 1
        self.cards[seat] -= self.parts[seat * ROOM + at] & 255
        self.parts[seat * ROOM + at] = self.parts[seat * ROOM + last]
        self.many[seat] = last

    def run(self) -> i64:
        """Play to the end; the levels won by seats 0 and 2, below zero if the others win them."""
        while self.done < 3:
            if self.cards[self.turn] == 0:
                self.turn = (self.turn + 1) & 3
            elif self.table < 0:
                self.lead(self.turn)
            else:
                self.follow(self.turn)
        return self.levels()

    def levels(self) -> i64:
        """What a finished deal is worth."""
        mate = (self.first + 2) & 3
        up: i64 = 1
        if self.second == mate:
            up = 3
        elif self.cards[mate] == 0:
            up = 2
        return -up if self.first & 1 else up

    def lay(self, seat: i64, part: i64) -> None:
        """The table after a seat has laid `part`, which its hand has lost already."""
        self.table = part
        self.owner = seat
        self.passes = 0
        if self.cards[seat] == 0:
            if self.done == 0:
                self.first = seat
            elif self.done == 1:
                self.second = seat
            self.done += 1
        self.turn = (seat + 1) & 3

    def skip(self, seat: i64) -> None:
        """The table after a seat has passed."""
        self.passes += 1
        others: i64 = 0
        other: i64 = 0
        while other < 4:
            if other != self.owner and self.cards[other]:
                others += 1
            other += 1
        self.turn = (seat + 1) & 3
        if self.passes >= others:
            self.table = -1
            self.passes = 0
            self.turn = self.owner
            if self.cards[self.owner] == 0:
                mate = (self.owner + 2) & 3
                self.turn = mate if self.cards[mate] else (self.owner + 1) & 3

    def lead(self, seat: i64) -> None:
        """Lead the part that is least kept back."""
        best: i64 = 0
        least: i64 = FAR
        loose: i64 = 0
        at: i64 = 0
        many = self.many[seat]
        while at < many:
            part = self.parts[seat * ROOM + at]
            if kind_of(part) != BOMB:
                loose += 1
            score = self.lead_score(seat, part)
            if score < least:
                least = score
                best = at
            at += 1
        if loose == 1 and many > 1 and self.enemy_least(seat) <= 5:
            best = self.any_bomb(seat)
        part = self.parts[seat * ROOM + best]
        self.drop(seat, best)
        if kind_of(part) == TRIPLE:
            part = self.housed(seat, part)
        self.lay(seat, part)

    def housed(self, seat: i64, triple: i64) -> i64:
        """The triple with the lowest pair, if there is one; the pair is taken out of the hand."""
        pair: i64 = -1
        at: i64 = 0
        while at < self.many[seat]:
            part = self.parts[seat * ROOM + at]
            if kind_of(part) == PAIR and (pair < 0 or part < self.parts[seat * ROOM + pair]):
                pair = at
            at += 1
        if pair < 0:
            return triple
        self.drop(seat, pair)
        return HOUSE << 16 | strength_of(triple) << 8 | 5

    def any_bomb(self, seat: i64) -> i64:
        """The place of the first bomb."""
        at: i64 = 0
        while kind_of(self.parts[seat * ROOM + at]) != BOMB:
            at += 1
        return at

    def enemy_least(self, seat: i64) -> i64:
        """The fewest cards an opponent still holds."""
        one = self.cards[(seat + 1) & 3]
        two = self.cards[(seat + 3) & 3]
        if one == 0 or (two and two < one):
            return two
        return one

    def lead_score(self, seat: i64, part: i64) -> i64:
        """How gladly a part is kept back from a lead."""
        kind = kind_of(part)
        strength = strength_of(part)
        score = BIAS[kind] + RANK * strength
        if kind <= PAIR:
            cards = part & 255
            following = self.cards[(seat + 1) & 3]
            if following == cards:
                score += EXPOSED - BLOCK * strength
            if self.cards[(seat + 3) & 3] == cards:
                score += EXPOSED - BLOCK * strength
            if self.cards[(seat + 2) & 3] == cards and following != cards:
                score -= EXPOSED
        return score

    def follow(self, seat: i64) -> None:
        """Lay something on the table, or pass."""
        friend = self.owner == (seat + 2) & 3
        at = self.reply(seat, friend)
        if at < 0:
            self.skip(seat)
            return
        part = self.parts[seat * ROOM + at]
        if kind_of(part) == BOMB:
            self.drop(seat, at)
            self.lay(seat, part)
            return
        kind = kind_of(self.table)
        if kind == HOUSE:
            self.drop(seat, at)
            self.lay(seat, self.housed(seat, part))
            return
        if kind_of(part) != kind:
            self.split(seat, at, kind)
            self.lay(seat, kind << 16 | strength_of(part) << 8 | kind + 1)
            return
        self.drop(seat, at)
        self.lay(seat, part)

    def split(self, seat: i64, at: i64, kind: i64) -> None:
        """Take one or two cards of a pair or triple; what is left is a smaller part."""
        part = self.parts[seat * ROOM + at]
        left = (part & 255) - (kind + 1)
        self.cards[seat] -= kind + 1
        self.parts[seat * ROOM + at] = (left - 1) << 16 | strength_of(part) << 8 | left

    def reply(self, seat: i64, friend: bool) -> i64:
        """The place of the part that follows; -1 to pass. A full house is followed by the place of its triple."""
        fit = self.fitting(seat)
        strength = strength_of(self.table)
        owned = self.cards[self.owner]
        many = self.many[seat]
        if friend:
            if many > 1 and (strength > LOW or owned <= 5):
                return -1
            if fit >= 0 and (many == 1 or strength_of(self.parts[seat * ROOM + fit]) <= MILD):
                return fit
            return -1
        kind = kind_of(self.table)
        loose = self.loose(seat)
        if fit >= 0:
            high = kind <= PAIR and strength_of(self.parts[seat * ROOM + fit]) >= HIGH
            if not (high and strength <= LOW and owned > CALM and loose > 3):
                return fit
        if (owned > CALM or owned == 0) and loose > 2:
            return -1
        if fit < 0 and kind <= PAIR:
            fit = self.broken(seat, kind, strength)
        return fit if fit >= 0 else self.bomb_above(seat)

    def fitting(self, seat: i64) -> i64:
        """The place of the lowest part of the kind on the table that beats it, bombs aside; -1 if there is none."""
        kind = kind_of(self.table)
        if kind == BOMB:
            return -1
        wanted = TRIPLE if kind == HOUSE else kind
        found: i64 = -1
        pairs: i64 = 0
        at: i64 = 0
        while at < self.many[seat]:
            part = self.parts[seat * ROOM + at]
            own = kind_of(part)
            if own == PAIR:
                pairs += 1
            if own == wanted and strength_of(part) > strength_of(self.table):
                found = self.lower(seat, at, found)
            at += 1
        return -1 if kind == HOUSE and not pairs else found

    def bomb_above(self, seat: i64) -> i64:
        """The place of the lowest bomb that beats the table; -1 if there is none."""
        kind = kind_of(self.table)
        found: i64 = -1
        at: i64 = 0
        while at < self.many[seat]:
            part = self.parts[seat * ROOM + at]
            if kind_of(part) == BOMB and (kind != BOMB or strength_of(part) > strength_of(self.table)):
                found = self.lower(seat, at, found)
            at += 1
        return found

    def lower(self, seat: i64, at: i64, found: i64) -> i64:
        """Of two places in a hand that of the lower part; `found` may be -1 for none."""
        if found >= 0 and self.parts[seat * ROOM + found] <= self.parts[seat * ROOM + at]:
            return found
        return at

    def loose(self, seat: i64) -> i64:
        """How many parts of a hand are no bombs."""
        found: i64 = 0
        at: i64 = 0
        while at < self.many[seat]:
            if kind_of(self.parts[seat * ROOM + at]) != BOMB:
                found += 1
            at += 1
        return found

    def broken(self, seat: i64, kind: i64, above: i64) -> i64:
        """The lowest pair or triple that can be broken up to follow; -1 if there is none."""
        found: i64 = -1
        at: i64 = 0
        while at < self.many[seat]:
            part = self.parts[seat * ROOM + at]
            own = kind_of(part)
            if own > kind and own <= TRIPLE and strength_of(part) > above:
                found = self.lower(seat, at, found)
            at += 1
        return found
