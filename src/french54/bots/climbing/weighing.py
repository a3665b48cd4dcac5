"""Weighing plays within a budget."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from french54.bots.climbing.customs import Customs, Sight
from french54.bots.climbing.trials import Search, Stakes, Worlds
from french54.bots.doudizhu.worlds import Chance
from french54.bots.effort import Effort
from french54.bots.racing import race

CANDIDATES: Final = 8
"""So many plays are weighed at most."""
SPARE: Final = 0.9
"""The part of the budget that is planned with, so that the last playout ends in time."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A play, and the points it brings on average: of a side, where a plain win counts 1."""

    play: int
    points: float


@dataclass(frozen=True, slots=True)
class Position:
    """A decision, as the seat on turn sees it."""

    sight: Sight
    hidden: int
    """The cards nobody has shown, as counts by rank."""
    known: tuple[int, ...]
    """What each seat is known to hold."""
    played: tuple[bool, ...]
    """Who has played a card."""
    stakes: Stakes


def sensible(player: Customs, position: Position, options: Sequence[int], most: int = CANDIDATES) -> list[int]:
    """Up to `most` of the legal `options`: the player's own choice, the whole hand, a pass, and what it likes best."""
    sight = position.sight
    manner = player.manner(sight)
    first = habit(player, sight, options)
    enemy = sight.enemy_most()
    division = player.division(sight)

    def liking(play: int) -> tuple[int, int]:
        if play == first:
            return 0, 0
        if not play:
            return 1, 0
        rest = sight.hand - manner.table.cards_of(play)
        if not rest:
            return 1, -1
        cost = division.cost(rest)
        if sight.last:
            return 2, int(cost + player.follow_score(sight, play, rest, enemy))
        return 2, int(cost + player.lead_score(sight, play, enemy) // 4)

    return sorted(options, key=liking)[:most]


def habit(player: Customs, sight: Sight, options: Sequence[int]) -> int:
    """The player's own choice at once."""
    if not sight.last:
        choice = int(player.choose_lead(sight))
        return choice if choice in options else options[0]
    return int(player.choose_among(sight, vec[i64]([play for play in options if play])))


def weigh(
    player: Customs,
    position: Position,
    candidates: Sequence[int],
    seed: int,
    effort: Effort,
) -> list[Weighed]:
    """The `candidates`, best first."""
    began = perf_counter()
    search = trials(player, position, candidates, seed)
    order = race(search, effort.seconds * SPARE - (perf_counter() - began), effort.playouts, perf_counter)
    return [Weighed(candidates[at], int(search.points[at]) / max(int(search.tries[at]), 1)) for at in order]


def trials(player: Customs, position: Position, candidates: Sequence[int], seed: int) -> Search:
    """The `candidates` to be tried in deals that the position may come from."""
    sight = position.sight
    known, counts = vec[i64](list(position.known)), sight.counts
    worlds = Worlds(sight.seat, sight.hand, position.hidden, known, counts, Chance(seed))
    played = vec[i64]([int(each) for each in position.played])
    return Search(player, sight, played, worlds, position.stakes, vec[i64](list(candidates)))
