"""The compiled parts of the players of Dou Dizhu, each also as plain Python: partings, quick players, sampled deals."""

from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from random import Random
from struct import unpack
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from french54.kit.climbing import onepack
from tests.kernels import Kernels, compiled, interpreted

ONE = tuple(1 << 3 * rank for rank in range(15))
PACKAGE = "french54.bots.doudizhu"
DECK = [rank for rank in range(13) for _ in range(4)] + [13, 14]


@pytest.fixture(params=(compiled, interpreted), ids=lambda way: way.__name__)
def kernels(request: pytest.FixtureRequest) -> Kernels:
    """Both ways."""
    made: Kernels = request.param()
    return made.within(PACKAGE)


def counted(ranks: list[int]) -> int:
    """Ranks as counts."""
    return sum(ONE[rank] for rank in ranks)


def hands(seed: str, *sizes: int) -> list[int]:
    """Hands of so many cards from a shuffled pack."""
    deck = list(DECK)
    Random(seed).shuffle(deck)
    return [counted([deck.pop() for _ in range(size)]) for size in sizes]


@cache
def parting(kernels: Kernels) -> Any:
    return kernels.parting.Parting(vec[i64](kernels.habits.WEIGHTS))


@cache
def players(kernels: Kernels) -> tuple[Any, Any]:
    """The player of habit and the quick one."""
    raw = (files("french54.bots.doudizhu") / "quick.bin").read_bytes()
    costs, weights = vec[i64](kernels.habits.WEIGHTS), vec[i64](unpack(f"<{len(raw) // 2}h", raw))
    return kernels.habits.Habits(costs), kernels.quick.Quick(costs, weights)


def cheapest(price: Callable[[int], int], hand: int) -> int:
    """The cost of the best parting of a small hand without triples to spare, found by trying every play first."""

    @cache
    def best(left: int) -> int:
        if not left:
            return 0
        lowest = next(rank for rank in range(15) if left >> 3 * rank & 7)
        return min(
            price(play) + best(left - onepack.cards_of(play))
            for play in onepack.lead(left)
            if onepack.cards_of(play) >> 3 * lowest & 7 and (onepack.wing_of(play) == 0)
        )

    return best(hand)


def test_a_parting_costs_what_the_best_way_through_all_plays_costs(kernels: Kernels) -> None:
    """On hands without triples, where nothing can be carried along."""
    parts = parting(kernels)
    parts.look(onepack.FULL)
    costs, names = kernels.habits.WEIGHTS, kernels.parting

    def price(play: int) -> int:
        rank, length, unit = onepack.rank_of(play), onepack.length_of(play), onepack.unit_of(play)
        if unit == 5:
            return int(costs[names.COST_ROCKET])
        if length == 1:
            return int(parts.single_cost(rank) if unit == 1 else parts.pair_cost(rank))
        at, shortest = (names.COST_STRAIGHT, 5) if unit == 1 else (names.COST_PAIR_RUN, 3)
        base, longer, higher = costs[at : at + 3]
        return int(base - (length - shortest) * longer - (rank + length - shortest) * higher)

    for seed in range(60):
        ranks = Random(seed).sample([rank for rank in range(13) for _ in range(2)] + [13, 14], 11)
        assert parts.cost(counted(ranks)) == cheapest(price, counted(ranks))


def test_the_plays_of_a_parting_are_legal_and_make_up_the_hand(kernels: Kernels) -> None:
    parts = parting(kernels)
    for seed in range(80):
        hand, other = hands(f"parts {seed}", 3 + seed % 18, 17)
        parts.look(other)
        plays = list(parts.parts(hand))
        assert sum(map(onepack.cards_of, plays)) == hand
        assert all(onepack.read(onepack.cards_of(play)) == play for play in plays)


def sights(kernels: Kernels, seed: int) -> Iterator[Any]:
    """What the seats of a deal see, from its first play to its end, played by the quick player."""
    held = hands(f"sight {seed}", 20, 17, 17)
    quick = players(kernels)[1]
    turn = last = owner = 0
    while all(held):
        sight = kernels.sight.Sight()
        sight.hand, sight.unseen, sight.part = held[turn], sum(held) - held[turn], turn
        for part in range(3):
            sight.counts[part] = onepack.size(held[part])
        last = 0 if turn == owner else last
        sight.last, sight.owner = last, owner
        yield sight
        play = quick.choose(sight)
        if play:
            held[turn] -= onepack.cards_of(play)
            last, owner = play, turn
        turn = (turn + 1) % 3


def test_quick_players_play_by_the_rules(kernels: Kernels) -> None:
    for seed in range(4):
        for sight in sights(kernels, seed):
            legal = list(onepack.moves(sight.hand, sight.last))
            for player in players(kernels):
                assert player.choose(sight) in legal
                assert player.regret(sight, player.choose(sight)) == 0
                assert set(kernels.search.sensible(player, sight, 12)) <= set(legal)


def test_the_two_ways_play_alike() -> None:
    for seed in range(4):
        pairs = zip(sights(compiled().within(PACKAGE), seed), sights(interpreted().within(PACKAGE), seed), strict=True)
        for one, other in pairs:
            assert (one.hand, one.last, one.part) == (other.hand, other.last, other.part)


def position(kernels: Kernels, part: int, seed: int) -> tuple[Any, list[int]]:
    """A position of `part`, and the hands as they are."""
    held = hands(f"position {seed}", 7, 5, 6)
    shown = hands_with(held[0], Random(seed)) if part else 0
    pool = sum(held) - held[part] - shown
    sizes = vec[i64]([onepack.size(hand) for hand in held])
    return kernels.worlds.Position(part, held[part], pool, shown, sizes, 0, part, 7), held


def hands_with(hand: int, rng: Random) -> int:
    """Two cards of `hand`."""
    return counted(rng.sample([rank for rank in range(15) for _ in range(hand >> 3 * rank & 7)], 2))


def test_sampled_deals_are_such_as_the_seat_cannot_tell_from_the_true_one(kernels: Kernels) -> None:
    for part in range(3):
        for seed in range(10):
            here, held = position(kernels, part, seed)
            worlds = kernels.worlds.Worlds(here, kernels.worlds.Chance(seed))
            found = set()
            for _ in range(20):
                worlds.draw()
                dealt = list(worlds.hands)
                assert dealt[part] == held[part]
                assert sum(dealt) == sum(held)
                assert list(map(onepack.size, dealt)) == list(map(onepack.size, held))
                if part:
                    assert all(here.shown >> 3 * rank & 7 <= dealt[0] >> 3 * rank & 7 for rank in range(15))
                found.add(tuple(dealt))
            assert len(found) > 5


def test_deals_that_fit_the_past_are_drawn_more_often(kernels: Kernels) -> None:
    """A farmer who passed on the landlord's 3 hardly holds a single 6."""
    part, last = 1, onepack.read(ONE[0])
    own, hidden = counted([0, 1, 1, 2, 2]), [3, 7, 7, 8, 8, 9, 9, 12]
    sizes = vec[i64]([4, 5, 4])
    here = kernels.worlds.Position(part, own, counted(hidden), 0, sizes, 0, 1, 7)
    past = kernels.worlds.Past()
    past.add(2, onepack.PASS, last, 0)
    worlds = kernels.worlds.Worlds(here, kernels.worlds.Chance(3))
    weigh = {False: 0, True: 0}
    for fitting in weigh:
        if fitting:
            worlds.imagine(players(kernels)[0], past, 200, 50.0, lambda: 0.0, 1.0)
        for _ in range(400):
            worlds.draw()
            weigh[fitting] += worlds.hands[2] >> 9 & 7
    assert weigh[True] < weigh[False]


def test_the_endgame_is_solved_as_by_trying_everything(kernels: Kernels) -> None:
    for seed in range(25):
        held = tuple(hands(f"end {seed}", 3, 3, 3))
        solved = kernels.endgame.Endgame().landlord_wins(vec[i64](held), 0, 0, 0, 1_000_000)
        assert solved == landlord_wins(held, 0, 0, 0)


def test_an_endgame_that_is_too_long_is_left_open(kernels: Kernels) -> None:
    held = vec[i64](hands("long", 20, 17, 17))
    assert kernels.endgame.Endgame().landlord_wins(held, 0, 0, 0, 50) == kernels.endgame.UNKNOWN


@cache
def landlord_wins(held: tuple[int, ...], turn: int, last: int, owner: int) -> bool:
    """By trying everything."""
    last = 0 if turn == owner else last
    for play in onepack.moves(held[turn], last):
        left = list(held)
        left[turn] -= onepack.cards_of(play)
        after = (turn + 1) % 3
        won = not left[turn] and turn == 0
        if left[turn]:
            won = landlord_wins(tuple(left), after, play or last, turn if play else owner)
        if won == (turn == 0):
            return won
    return turn != 0
