"""Weighing plays by playing sampled deals to their end with the player of habit.

Seats are counted from the one that decides. Runs as plain Python or compiled by mypyc, unchanged.
"""

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from french54.bots.racing import Trials
from french54.bots.zhengshangyou.habits import Habits, Sight
from french54.bots.zhengshangyou.parting import BOMB, HEAVENLY, cards_of
from french54.kit.climbing.digits import ACE, TWO, count_at, size
from french54.kit.climbing.plays import row_of

BONUS: Final[i64] = 20
PENALTY: Final[i64] = 10


def following(seat: i64) -> i64:
    """Who is next."""
    return 0 if seat == 2 else seat + 1


def lost(hand: i64, plays: i64) -> i64:
    """What the holder of `hand` pays the winner."""
    points = size(hand)
    if not plays:
        points += points
    points += PENALTY * count_at(hand, TWO)
    digit: i64 = 0
    while digit < ACE:
        if count_at(hand, digit) == 4:
            points += PENALTY
        digit += 1
    if count_at(hand, ACE) == 3:
        points += PENALTY
    return points


class Course:
    """A deal in progress, fully known."""

    def __init__(self) -> None:
        self.hands = vec[i64]([0, 0, 0])
        self.plays = vec[i64]([0, 0, 0])
        self.bonuses = vec[i64]([0, 0, 0])
        self.turn: i64 = 0
        self.last: i64 = 0

    def lay(self, player: Habits, play: i64) -> bool:
        """`play` by the seat on turn, and the passes after it; whether the deal goes on."""
        seat = self.turn
        self.hands[seat] -= cards_of(play)
        self.plays[seat] += 1
        led = self.last == 0
        self.last = play
        if self.hands[seat]:
            other = following(seat)
            if len(player.table.follow(self.hands[other], play)) > 1:
                self.turn = other
                return True
            other = following(other)
            if len(player.table.follow(self.hands[other], play)) > 1:
                self.turn = other
                return True
        row = row_of(play) + 1
        if not led and row >= BOMB and row != HEAVENLY:
            self.bonuses[seat] += 1
        self.last = 0
        self.turn = seat
        return self.hands[seat] != 0

    def points(self) -> i64:
        """What seat 0 has won once the deal is over."""
        points = 30 * self.bonuses[0] - 10 * (self.bonuses[0] + self.bonuses[1] + self.bonuses[2])
        if self.hands[0]:
            return points - lost(self.hands[0], self.plays[0])
        return points + lost(self.hands[1], self.plays[1]) + lost(self.hands[2], self.plays[2])


class Search(Trials):
    """The plays of seat 0 under trial, in points; `worlds` are the hands of the others."""

    def __init__(self, player: Habits, now: Course, plays: vec[i64], worlds: Iterator[tuple[int, int]]) -> None:
        super().__init__(len(plays))
        self.player = player
        self.now = now
        self.plays = plays
        self.worlds = worlds
        self.sight = Sight()
        self.course = Course()

    def try_all(self, alive: vec[i64]) -> None:
        second, third = next(self.worlds)
        for index in alive:
            course = self.course
            now = self.now
            course.hands[0] = now.hands[0]
            course.hands[1] = second
            course.hands[2] = third
            seat: i64 = 0
            while seat < 3:
                course.plays[seat] = now.plays[seat]
                course.bonuses[seat] = now.bonuses[seat]
                seat += 1
            course.turn = 0
            course.last = now.last
            self.sums[index] += self.playout(self.plays[index])
            self.tries[index] += 1

    def playout(self, play: i64) -> i64:
        """The points of seat 0 where it lays `play` and all go on by habit."""
        course = self.course
        sight = self.sight
        player = self.player
        while course.lay(player, play):
            total = course.hands[0] + course.hands[1] + course.hands[2]
            seat = course.turn
            second = following(seat)
            sight.hand = course.hands[seat]
            sight.unseen = total - sight.hand
            sight.next = size(course.hands[second])
            sight.third = size(course.hands[following(second)])
            sight.last = course.last
            play = player.choose(sight)
        return course.points()
