"""A quick player: the cheapest parting of its hand, what cannot be beaten any more, and its part in the team.

It knows what a seat may know: its hand, the cards it has not seen, how many each seat holds and what lies on the
table. Seats go by their part: 0 is the landlord, 1 the farmer who plays after, 2 the farmer who plays before the
landlord.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from french54.bots.doudizhu.parting import (
    COSTS,
    card,
    shaped,
)
from french54.bots.doudizhu.sight import Player, Sight, is_boss
from french54.kit.climbing.onepack import (
    CARDS,
    PASS,
    at_least,
    follow,
    is_bomb,
    length_of,
    rank_of,
    read,
    size,
    unit_of,
)

# Places in the table of weights, after the costs of the parting.
LEAD_RANK: Final[i64] = COSTS
LEAD_KIND: Final[i64] = COSTS + 1  # single, pair, triple, straight, pair run, plane
LEAD_SIZE: Final[i64] = COSTS + 7
LEAD_BOSS: Final[i64] = COSTS + 8
LEAD_EXPOSED: Final[i64] = COSTS + 9
LEAD_PARTNER_ONE: Final[i64] = COSTS + 10
LEAD_PARTNER_TWO: Final[i64] = COSTS + 11
FOLLOW_BOSS: Final[i64] = COSTS + 12
FOLLOW_SINGLE: Final[i64] = COSTS + 13  # per rank it stands high
FOLLOW_PAIR: Final[i64] = COSTS + 14
FOLLOW_OTHER: Final[i64] = COSTS + 15
FOLLOW_BOMB: Final[i64] = COSTS + 16
PASS_ENEMY: Final[i64] = COSTS + 17  # by part of the seat
PASS_PARTNER: Final[i64] = COSTS + 20  # by part of the seat
PASS_PARTNER_RANK: Final[i64] = COSTS + 23
DANGER: Final[i64] = COSTS + 24  # by cards the enemy still holds: 0 (unused), 1 to 5
BLOCK_RANK: Final[i64] = COSTS + 30  # farmer before the landlord: per rank, while the landlord has yet to follow
BLOCK_SINGLE_ONE: Final[i64] = COSTS + 31
RELAY: Final[i64] = COSTS + 32  # farmer after the landlord: the partner may still beat him

# fmt: off
WEIGHTS: Final = [
    100, 100, 100, 100, 98, 89, 98, 82, 124, 85, 71, 55, 30, 10, -14, 95, 91, 73, 91, 91,
    87, 100, 52, 59, 68, 58, 32, 20, 88, 87, 86, 85, 83, 83, 34, 64, 75, 70, 53, 57,
    0, -90, -87, 93, -6, 3, 80, 5, 3, 75, 6, 4, 8, -15, -10, 21, 0, 0, -6, -40,
    -40, -46, 0, 40, 400, 9, 16, -60, -5, -2, -33, 60, -10, -9, -3, 0, -60, -60, 6, 0,
    150, 139, 60, 30, 31, -2, -10, -5,
]
# fmt: on
"""The costs of the parting and the weights above, found by playing small changes of them against one another."""

SURE: Final[i64] = 5000
REGRET: Final[i64] = 150
LEAD_REGRET: Final[i64] = 60


class Habits(Player):
    """The quick player under one table of weights."""

    def __init__(self, weights: vec[i64]) -> None:
        super().__init__(weights)
        self.weights = weights

    def choose(self, sight: Sight) -> i64:
        """The play, or `PASS`."""
        if sight.last == PASS:
            return self.choose_lead(sight)
        return self.choose_follow(sight)

    def choose_lead(self, sight: Sight) -> i64:
        """What to lead."""
        hand = sight.hand
        whole = read(hand)
        if whole:
            return whole
        parting = self.parting
        parting.look(sight.unseen)
        plays = self.parting.parts(hand)
        most = sight.enemy_most()
        losers: i64 = 0
        loser: i64 = 0
        for play in plays:
            if not is_boss(play, sight.unseen, most):
                losers += 1
                loser = play
        if losers <= 1:
            return self.lead_out(plays, loser)
        if sight.part and sight.counts[3 - sight.part] <= 2:
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
        return best

    def lead_out(self, plays: vec[i64], loser: i64) -> i64:
        """The next play when only `loser` can be beaten: it comes last, bombs just before."""
        bomb: i64 = 0
        for play in plays:
            if play != loser:
                if not is_bomb(play):
                    return play
                bomb = play
        return bomb if bomb else loser

    def gift(self, sight: Sight) -> i64:
        """A low card or pair for a partner who is about to go out; 0 if there is none worth it."""
        partner = 3 - sight.part
        hand = sight.hand
        rank: i64 = 0
        if sight.counts[partner] == 1:
            while not hand >> 3 * rank & 7:
                rank += 1
            if sight.part == 2 and sight.counts[0] == 1:
                return 0
            if rank < self.weights[LEAD_PARTNER_ONE]:
                return shaped(card(rank), rank, 1, 1)
            return 0
        twos = at_least(hand, 2)
        if not twos or sight.counts[0] == 2:
            return 0
        while not twos >> 3 * rank & 1:
            rank += 1
        if rank < self.weights[LEAD_PARTNER_TWO]:
            return shaped(2 * card(rank), rank, 2, 1)
        return 0

    def lead_score(self, sight: Sight, play: i64, most: i64) -> i64:
        """How gladly `play` is kept back; the lowest is led."""
        weights = self.weights
        cards = size(play & CARDS)
        unit = unit_of(play)
        length = length_of(play)
        rank = rank_of(play) + length - 1
        if is_bomb(play):
            return SURE
        kind = unit - 1 if length == 1 else unit + 2
        if kind > 5:
            kind = 2
        score = weights[LEAD_KIND + kind] + rank * weights[LEAD_RANK] + cards * weights[LEAD_SIZE]
        if is_boss(play, sight.unseen, most):
            score += weights[LEAD_BOSS]
        elif sight.part:
            if sight.counts[0] == cards:
                score += weights[LEAD_EXPOSED] - 40 * rank
        elif sight.counts[1] == cards or sight.counts[2] == cards:
            score += weights[LEAD_EXPOSED] - 40 * rank
        return score

    def choose_follow(self, sight: Sight) -> i64:
        """What to lay on the last play, or `PASS`."""
        hand = sight.hand
        options = follow(hand, sight.last)
        if len(options) == 1:
            return PASS
        parting = self.parting
        parting.look(sight.unseen)
        base = parting.cost(hand)
        best: i64 = PASS
        best_score = self.pass_score(sight)
        most = sight.enemy_most()
        for play in options:
            if play:
                rest = hand - (play & CARDS)
                if not rest:
                    return play
                score = parting.cost(rest) - base + self.follow_score(sight, play, rest, most)
                if score < best_score:
                    best_score = score
                    best = play
        return best

    def regret(self, sight: Sight, play: i64) -> i64:
        """How much worse than its own choice it finds `play`, in hundredths of a turn; at most `REGRET`."""
        if sight.last == PASS:
            return 0 if self.choose_lead(sight) == play else LEAD_REGRET
        hand = sight.hand
        options = follow(hand, sight.last)
        if len(options) == 1:
            return 0
        parting = self.parting
        parting.look(sight.unseen)
        base = parting.cost(hand)
        best = self.pass_score(sight)
        made = best
        most = sight.enemy_most()
        for option in options:
            if option:
                rest = hand - (option & CARDS)
                score = -SURE
                if rest:
                    score = parting.cost(rest) - base + self.follow_score(sight, option, rest, most)
                best = min(best, score)
                if option == play:
                    made = score
        return min(made - best, REGRET)

    def pass_score(self, sight: Sight) -> i64:
        """What passing costs."""
        weights = self.weights
        part = sight.part
        if part and sight.owner:
            score = weights[PASS_PARTNER + part] - weights[PASS_PARTNER_RANK] * rank_of(sight.last)
            if sight.counts[sight.owner] <= 2:
                score += weights[PASS_PARTNER + part]
            return score
        score = weights[PASS_ENEMY + part]
        left = sight.counts[sight.owner]
        if left <= 5:
            score += weights[DANGER + left]
        if part == 1:
            score += weights[RELAY]
        return score

    def follow_score(self, sight: Sight, play: i64, rest: i64, most: i64) -> i64:
        """What laying `play` brings beyond the cards it is rid of, below zero if good."""
        weights = self.weights
        bomb = is_bomb(play)
        score: i64 = weights[FOLLOW_BOMB] if bomb else 0
        if is_boss(play, sight.unseen, most):
            if self.goes_out(rest, sight.unseen, most):
                return -SURE
            return score + weights[FOLLOW_BOSS]
        unit = unit_of(play)
        rank = rank_of(play)
        if length_of(play) == 1 and unit == 1:
            score += weights[FOLLOW_SINGLE] * (rank + 14 - self.parting.top_single)
            if sight.part == 2:
                score += weights[BLOCK_RANK] * min(rank, 11)
            if sight.part and sight.counts[0] == 1 and sight.owner != 0:
                score += weights[BLOCK_SINGLE_ONE] * rank
        elif length_of(play) == 1 and unit == 2:
            score += weights[FOLLOW_PAIR] * (rank + 12 - self.parting.top_pair)
            if sight.part == 2:
                score += weights[BLOCK_RANK] * min(rank, 11)
        else:
            score += weights[FOLLOW_OTHER]
        return score
