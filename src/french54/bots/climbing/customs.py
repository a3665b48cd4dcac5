"""A quick player of the climbing games: a cheap division of its hand, what cannot be beaten, and who its friends are.

It knows what a seat may know: its hand, the cards it has not seen, how many each seat holds and what lies on the
table. Runs as plain Python or compiled by mypyc, unchanged.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from french54.bots.climbing.division import TURN, Division
from french54.bots.climbing.manner import Manner, starts_of
from french54.kit.climbing.digits import at_least, count_at, line, size
from french54.kit.climbing.plays import LENGTH_SHIFT, PASS, RANK_SHIFT, length_of, rank_of, row_of

NOBODY: Final[i64] = -1
# Places in the table of weights, in hundredths of a turn.
LEAD_RANK: Final[i64] = 0  # per rank
LEAD_RUN: Final[i64] = 1
LEAD_TRIPLE: Final[i64] = 2
LEAD_SIZE: Final[i64] = 3  # per card
LEAD_BOSS: Final[i64] = 4
LEAD_EXPOSED: Final[i64] = 5  # an enemy may go out on so many cards
EXPOSED_RANK: Final[i64] = 6
FOLLOW_BOSS: Final[i64] = 7
FOLLOW_SINGLE: Final[i64] = 8  # per rank
FOLLOW_PAIR: Final[i64] = 9
FOLLOW_OTHER: Final[i64] = 10
FOLLOW_BOMB: Final[i64] = 11
BLOCK_LAST: Final[i64] = 12  # per rank, where an enemy holds so few cards
BLOCK_LANDLORD: Final[i64] = 13  # per rank, before the landlord
PASS_ENEMY: Final[i64] = 14
PASS_FRIEND: Final[i64] = 15
PASS_FRIEND_RANK: Final[i64] = 16
FRESH: Final[i64] = 17  # for a seat that has played nothing yet, where that counts
DANGER: Final[i64] = 18  # the owner of the table holds one or two cards, three, or up to five
LATE: Final[i64] = 21  # per card that the enemy who is nearest to the end holds below ten
WEIGHTS: Final = [21, -40, -15, 0, 40, 400, 40, -60, -5, -2, -55, 40, -10, -2, 45, -60, 6, 30, 145, 60, 30, 6]
"""What speaks against a play or a pass, found by playing small changes of it against one another."""
SURE: Final[i64] = 5000
GIFT: Final[i64] = 9
"""Below this rank a card is led to a friend who has but one."""


@final
class Sight:
    """What the seat on turn knows."""

    def __init__(self, seats: i64) -> None:
        self.seats: Final = seats
        self.seat: i64 = 0
        self.landlord: i64 = NOBODY
        """Against whom all others play; `NOBODY` where each plays alone."""
        self.hand: i64 = 0
        self.unseen: i64 = 0
        self.counts = vec[i64]([0 for _ in range(seats)])
        self.last: i64 = 0
        self.owner: i64 = 0
        """Whose the last play is."""
        self.fresh: i64 = 0
        """Whether it costs more to have played nothing, and the seat has not."""
        self.turned = False
        """The order of ranks is turned round."""

    def friends(self, other: i64) -> bool:
        """Whether `other` is on the seat's side, and another."""
        return self.landlord >= 0 and other != self.seat and self.seat != self.landlord and other != self.landlord

    def enemy_most(self) -> i64:
        """The most cards an enemy holds."""
        most: i64 = 0
        other: i64 = 0
        while other < self.seats:
            if other != self.seat and not self.friends(other) and self.counts[other] > most:
                most = self.counts[other]
            other += 1
        return most

    def enemy_least(self) -> i64:
        """The fewest cards an enemy who still plays holds."""
        least: i64 = 99
        other: i64 = 0
        while other < self.seats:
            count = self.counts[other]
            if other != self.seat and not self.friends(other) and 0 < count < least:
                least = count
            other += 1
        return least

    def friend_with(self, cards: i64) -> bool:
        """Whether a friend holds so many cards."""
        other: i64 = 0
        while other < self.seats:
            if self.friends(other) and self.counts[other] == cards:
                return True
            other += 1
        return False

    def before_landlord(self) -> bool:
        """Whether the landlord is next."""
        return self.landlord >= 0 and (self.seat + 1) % self.seats == self.landlord


@final
class Customs:
    """The quick player; one table of rules, and another for when the order of ranks is turned."""

    def __init__(self, usual: Manner, turned: Manner, packs: i64) -> None:
        self.usual: Final = usual
        self.other: Final = turned
        self.weights = vec[i64](WEIGHTS)
        self.divisions: Final = Division(usual, packs)
        self.turned_divisions: Final = Division(turned, packs) if turned is not usual else self.divisions

    def manner(self, sight: Sight) -> Manner:
        """The rules as they stand."""
        return self.other if sight.turned else self.usual

    def division(self, sight: Sight) -> Division:
        """How hands are divided, having looked at what is unseen."""
        division = self.turned_divisions if sight.turned else self.divisions
        division.look(sight.unseen)
        return division

    def choose(self, sight: Sight) -> i64:
        """The play, or `PASS`."""
        if sight.last == PASS:
            return self.choose_lead(sight)
        return self.choose_among(sight, self.replies(sight))

    def choose_lead(self, sight: Sight) -> i64:
        """What to lead."""
        manner = self.manner(sight)
        plays = self.division(sight).parts(sight.hand)
        if 1 < len(plays) <= 3:
            whole = manner.table.read(sight.hand)
            if whole:
                return whole
        most = sight.enemy_most()
        losers: i64 = 0
        loser: i64 = 0
        for play in plays:
            if not manner.boss(play, sight.unseen, most):
                losers += 1
                loser = play
        if losers <= 1:
            return self.lead_out(manner, plays, loser)
        gift = self.gift(sight)
        if gift:
            return gift
        best: i64 = 0
        best_score: i64 = 1_000_000
        for play in plays:
            score = self.lead_score(sight, play, most)
            if score < best_score:
                best_score = score
                best = play
        return self.broken(sight, best)

    def lead_out(self, manner: Manner, plays: vec[i64], loser: i64) -> i64:
        """The next play when only `loser` can be beaten: it comes last, bombs just before."""
        bomb: i64 = 0
        for play in plays:
            if play != loser:
                if not manner.is_bomb(play):
                    return play
                bomb = play
        return bomb if bomb else loser

    def gift(self, sight: Sight) -> i64:
        """A low card or pair for a friend who is about to go out; 0 if there is none worth it."""
        manner = self.manner(sight)
        cards: i64 = 1
        while cards <= 2:
            if sight.friend_with(cards) and sight.counts[sight.landlord] != cards:
                have = at_least(sight.hand, cards)
                digit: i64 = 0
                while have and not have & 1:
                    have >>= 4
                    digit += 1
                if have and manner.height[digit] < GIFT:
                    return manner.heads[cards] | digit << RANK_SHIFT
            cards += 1
        return 0

    def broken(self, sight: Sight, play: i64) -> i64:
        """`play`, or a single card of a pair where an enemy may go out on a pair."""
        manner = self.manner(sight)
        rank = play & 15 << RANK_SHIFT
        if sight.enemy_least() != 2 or play != manner.heads[2] | rank:
            return play
        if manner.boss(play, sight.unseen, sight.enemy_most()):
            return play
        return manner.heads[1] | rank

    def lead_score(self, sight: Sight, play: i64, most: i64) -> i64:
        """How gladly `play` is kept back; the lowest is led."""
        manner = self.manner(sight)
        if manner.is_bomb(play):
            return SURE
        shape = manner.table.shapes[row_of(play)]
        cards = shape.size(length_of(play))
        stands = manner.stands(play)
        weights = self.weights
        score = stands * weights[LEAD_RANK] + cards * weights[LEAD_SIZE]
        if shape.longest > 1:
            score += weights[LEAD_RUN] - length_of(play) // 2 * weights[LEAD_RANK]
        elif shape.unit >= 3:
            score += weights[LEAD_TRIPLE]
        if manner.boss(play, sight.unseen, most):
            return score + weights[LEAD_BOSS]
        other: i64 = 0
        while other < sight.seats:
            if other != sight.seat and not sight.friends(other) and sight.counts[other] == cards:
                return score + weights[LEAD_EXPOSED] // (1 if cards <= 2 else 5) - weights[EXPOSED_RANK] * stands
            other += 1
        return score

    def choose_among(self, sight: Sight, options: vec[i64]) -> i64:
        """Which of `options` to lay on the last play; `PASS` is always one."""
        hand = sight.hand
        manner = self.manner(sight)
        division = self.division(sight)
        if len(options) == 0:
            return PASS
        base = division.cost(hand)
        best: i64 = PASS
        best_score = self.pass_score(sight)
        most = sight.enemy_most()
        for play in options:
            rest = hand - manner.table.cards_of(play)
            if not rest:
                return play
            score = division.cost(rest) - base + self.follow_score(sight, play, rest, most)
            if score < best_score:
                best_score = score
                best = play
        return best

    def pass_score(self, sight: Sight) -> i64:
        """What passing costs."""
        weights = self.weights
        left = sight.counts[sight.owner]
        if sight.friends(sight.owner):
            score = weights[PASS_FRIEND] - weights[PASS_FRIEND_RANK] * self.manner(sight).stands(sight.last)
            if left <= 2:
                score += weights[PASS_FRIEND]
            return score
        score = weights[PASS_ENEMY]
        if sight.fresh:
            score += weights[FRESH]
        least = sight.enemy_least()
        if least < 10:
            score += weights[LATE] * (10 - least)
        if left == 1 or left == 2:
            score += weights[DANGER]
        elif left == 3:
            score += weights[DANGER + 1]
        elif left and left <= 5:
            score += weights[DANGER + 2]
        return score

    def follow_score(self, sight: Sight, play: i64, rest: i64, most: i64) -> i64:
        """What laying `play` brings beyond the cards it is rid of, below zero if good."""
        manner = self.manner(sight)
        weights = self.weights
        bomb = manner.is_bomb(play)
        score: i64 = weights[FOLLOW_BOMB] if bomb else 0
        if manner.boss(play, sight.unseen, most):
            if self.goes_out(sight, rest, most):
                return -SURE
            return score + weights[FOLLOW_BOSS]
        shape = manner.table.shapes[row_of(play)]
        stands = manner.stands(play)
        if shape.longest == 1 and shape.unit == 1:
            score += weights[FOLLOW_SINGLE] * stands
            if sight.enemy_least() == 1:
                score += weights[BLOCK_LAST] * stands
        elif shape.longest == 1 and shape.unit == 2:
            score += weights[FOLLOW_PAIR] * stands
            if sight.enemy_least() == 2:
                score += weights[BLOCK_LAST] * stands
        elif not bomb:
            score += weights[FOLLOW_OTHER]
        if sight.before_landlord() and shape.size(length_of(play)) <= 2:
            score += weights[BLOCK_LANDLORD] * stands
        return score

    def goes_out(self, sight: Sight, hand: i64, most: i64) -> bool:
        """Whether a seat that leads with `hand` has at most one play that can be beaten, bombs aside."""
        division = self.division(sight)
        if division.cost(hand) > 2 * TURN:
            return False
        losers: i64 = 0
        for play in division.parts(hand):
            if not self.manner(sight).boss(play, sight.unseen, most):
                losers += 1
        return losers <= 1

    def replies(self, sight: Sight) -> vec[i64]:
        """What may be laid on the last play; of plays that carry cards, each with those that are best carried."""
        manner = self.manner(sight)
        hand = sight.hand
        last = sight.last
        shape = manner.table.shapes[row_of(last)]
        out = vec[i64](capacity=16)
        if not shape.wings:
            for play in manner.table.follow(hand, last):
                if play:
                    out = append(out, play)
            return out
        division = self.division(sight)
        length = length_of(last)
        starts = at_least(hand, shape.unit) & manner.ranks_above[rank_of(last)]
        if shape.longest > 1:
            starts = starts_of(line(hand), shape.unit, length) & manner.runs_above[rank_of(last)]
        head = last >> LENGTH_SHIFT << LENGTH_SHIFT
        place: i64 = 0
        while starts:
            if starts & 1:
                bare = head | place << RANK_SHIFT
                free = hand & ~(manner.table.body_of(bare) // shape.unit * 15)
                wings = division.dearest(free, shape.wing, shape.wings * length)
                if wings:
                    out = append(out, bare | wings)
            starts >>= 4
            place += 1
        return self.add_bombs(out, manner, hand)

    def add_bombs(self, out: vec[i64], manner: Manner, hand: i64) -> vec[i64]:
        """`out` and every bomb of `hand`, whole."""
        digit: i64 = 0
        while digit < 13:
            count = count_at(hand, digit)
            if count >= 3 and manner.bombs[count]:
                out = append(out, manner.bombs[count] | digit << RANK_SHIFT)
            digit += 1
        if manner.has_rocket(hand):
            out = append(out, manner.rocket)
        return out

    def leads(self, sight: Sight) -> vec[i64]:
        """Plays worth leading: those of a cheap division, the lowest cards of each number, and the whole hand."""
        manner = self.manner(sight)
        hand = sight.hand
        out = vec[i64](capacity=24)
        if size(hand) <= 8:
            whole = manner.table.read(hand)
            if whole:
                out = append(out, whole)
        division = self.division(sight)
        way: i64 = 0
        while way <= 4:
            if way == 0:
                plays = division.parts(hand)
            else:
                division.divide(hand, way - 1, True)
                plays = division.plays
            for play in plays:
                out = with_new(out, play)
            way += 1
        cards: i64 = 1
        while cards <= 3:
            have = at_least(hand, cards)
            digit: i64 = 0
            while have:
                if have & 1 and manner.heads[cards] and (cards < 3 or digit < 13):
                    out = with_new(out, manner.heads[cards] | digit << RANK_SHIFT)
                have >>= 4
                digit += 1
            cards += 1
        return out


def with_new(plays: vec[i64], play: i64) -> vec[i64]:
    """`plays` and `play`, if it is not among them."""
    for other in plays:
        if other == play:
            return plays
    return append(plays, play)
