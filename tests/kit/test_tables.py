"""The tables of the climbing games: what they list, read and compare, against the rules."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from french54.core import card
from tests.kernels import Kernels, compiled, interpreted
from tests.kit import oracle
from tests.kit.test_onepack import CASES

ORDER = list(range(15))


@dataclass(frozen=True)
class Game:
    """A table, the same rules read slowly, and how ranks and runs are ordered."""

    table: Callable[[Kernels], Any]
    read: oracle.Reader
    packs: int
    order: tuple[int, ...] = tuple(ORDER)
    wheels_on_top: bool = False


GAMES = {
    "doudizhu": Game(lambda kernels: kernels.known.doudizhu(), oracle.doudizhu, 1),
    "table for three": Game(lambda kernels: kernels.known.table_doudizhu(3), oracle.table_three, 1),
    "table for four": Game(lambda kernels: kernels.known.table_doudizhu(4), oracle.table_four, 2),
    "zhengshangyou": Game(lambda kernels: kernels.known.zhengshangyou(), oracle.zhengshangyou, 1),
    "winner": Game(lambda kernels: kernels.known.winner(1), oracle.winner(1), 1, wheels_on_top=True),
    "winner, two packs": Game(lambda kernels: kernels.known.winner(2), oracle.winner(2), 2, wheels_on_top=True),
    "winner, options": Game(
        lambda kernels: kernels.known.winner(1, triple_single=True, triple_bomb=True),
        oracle.winner(1, triple_single=True, triple_bomb=True),
        1,
        wheels_on_top=True,
    ),
    "guandan on 2": Game(lambda kernels: kernels.known.guandan(12), oracle.guandan, 2),
    "guandan on 5": Game(
        lambda kernels: kernels.known.guandan(2), oracle.guandan, 2, (12, 0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 2, 13, 14)
    ),
    "guandan on ace": Game(lambda kernels: kernels.known.guandan(11), oracle.guandan, 2, (12, *range(12), 13, 14)),
}


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return GAMES[request.param]


def packed(counts: oracle.Counts) -> int:
    return sum(held << 4 * rank for rank, held in enumerate(counts))


def meaning(table: Any, play: int) -> oracle.Meaning:
    return table.shape_of(play).name, table.top_of(play), play >> 34 & 15


def some_hand(random: Random, cards: int, packs: int) -> oracle.Counts:
    """A hand with much in it: a few ranks, mostly neighbours (past the ace too), and often the jokers."""
    start, width = random.randrange(13), random.randint(2, 7)
    ranks = [(start + step) % 13 for step in range(width)] + random.sample(range(15), 1) + [13, 14]
    counts = [0] * 15
    most = [4 * packs] * 13 + [packs, packs]
    for rank in random.choices(ranks, k=80):
        if counts[rank] < most[rank] and sum(counts) < cards:
            counts[rank] += 1
    return tuple(counts)


def check_hand(table: Any, game: Game, hand: oracle.Counts) -> None:
    expected = {packed(cards): game.read(cards) for cards in oracle.subsets(hand)}
    plays = list(table.lead(packed(hand)))
    assert len(set(plays)) == len(plays)
    listed = {table.cards_of(play): [meaning(table, play)] for play in plays}
    assert len(listed) == len(plays), "one meaning for each set of cards"
    assert listed == {cards: found for cards, found in expected.items() if found}
    by_cards = {table.cards_of(play): play for play in plays}
    assert all(table.read(cards) == by_cards.get(cards, 0) for cards in expected)


def check_replies(table: Any, game: Game, hand: oracle.Counts, last: int) -> None:
    def size(play: int) -> int:
        return sum(table.cards_of(play) >> 4 * rank & 15 for rank in range(15))

    told, last_size, order = meaning(table, last), size(last), list(game.order)
    plays = list(table.lead(packed(hand)))
    beating = {
        play
        for play in plays
        if oracle.above(meaning(table, play), told, size(play), last_size, order, game.wheels_on_top)
    }
    replies = list(table.follow(packed(hand), last))
    assert replies[0] == 0
    assert len(set(replies)) == len(replies)
    assert set(replies[1:]) == beating
    assert {play for play in plays if table.beats(play, last)} == beating


@pytest.mark.parametrize("seed", range(15))
def test_hands_against_the_rules(kernels: Kernels, game: Game, seed: int) -> None:
    random = Random(seed)
    check_hand(game.table(kernels), game, some_hand(random, random.randint(4, 11), game.packs))


@pytest.mark.parametrize(
    "text", [*oracle.HARD[::2], *(pytest.param(text, marks=pytest.mark.full) for text in oracle.HARD[1::2])]
)
def test_hard_hands_against_the_rules(kernels: Kernels, game: Game, text: str) -> None:
    check_hand(game.table(kernels), game, oracle.hand(text))


@pytest.mark.full
@pytest.mark.parametrize("seed", range(1000, 1040))
def test_many_hands_against_the_rules(kernels: Kernels, game: Game, seed: int) -> None:
    random = Random(seed)
    check_hand(game.table(kernels), game, some_hand(random, random.randint(8, 14), game.packs))


@pytest.mark.parametrize("seed", range(8))
def test_replies_are_the_leads_that_beat(kernels: Kernels, game: Game, seed: int) -> None:
    random, table = Random(seed), game.table(kernels)
    hand = some_hand(random, 14, game.packs)
    on_table = list(table.lead(packed(some_hand(random, 13, game.packs))))
    for last in random.sample(on_table, min(20, len(on_table))):
        check_replies(table, game, hand, last)


@pytest.mark.parametrize("name", ["doudizhu", "zheng_shangyou"])
def test_counts_of_the_rule_cases(kernels: Kernels, name: str) -> None:
    case = next(json.loads(line) for line in CASES.read_text().splitlines() if f'"{name}-property-001"' in line)
    known, digits = kernels.known, kernels.digits
    table, pack, most = known.doudizhu(), card.pack(), 20
    if name == "zheng_shangyou":
        away = card.parse("HA C2 D2 H2 BJ RJ")
        table, pack, most = known.zhengshangyou(), tuple(one for one in card.pack() if one not in away), 16
    plays = [play for play in table.lead(digits.hand_of(pack)) if digits.size(table.cards_of(play)) <= most]
    counted = Counter(table.shape_of(play).name for play in plays)
    counted["bomb"] += counted.pop("triple_bomb", 0)
    expected = case["expect"].get("by_type") or {
        kind: number for kind, number in case["expect"].items() if kind != "total"
    }
    assert counted == expected
    assert len(plays) == case["expect"]["total"]


def test_the_table_of_doudizhu_lists_what_the_fast_kernel_lists(kernels: Kernels) -> None:
    one, table, digits = kernels.onepack, kernels.known.doudizhu(), kernels.digits
    fast = {
        (one.kind_of(play), one.top_of(play), one.length_of(play), one.cards_of(play)) for play in one.lead(one.FULL)
    }

    def in_octal(counts: int) -> int:
        return sum((counts >> 4 * rank & 15) << 3 * rank for rank in range(15))

    slow = {(*meaning(table, play), in_octal(table.cards_of(play))) for play in table.lead(digits.hand_of(card.pack()))}
    assert fast == slow


def test_every_set_of_two_packs_has_one_meaning(kernels: Kernels, game: Game) -> None:
    table, digits = game.table(kernels), kernels.digits
    plays = list(table.lead(digits.hand_of(card.pack(game.packs))))
    assert len({table.cards_of(play) for play in plays}) == len(plays)
    assert all(table.read(table.cards_of(play)) == play for play in Random(1).sample(plays, min(300, len(plays))))
    for play in plays:
        assert table.body_of(play) + table.wings_of(play) == table.cards_of(play) == table.natural_cards(play)


@pytest.mark.rule("winner 4.8")
def test_straights_of_winner_from_weakest_to_strongest(kernels: Kernels) -> None:
    table, digits = kernels.known.winner(1), kernels.digits
    lowest_first = ["34567", "45678", "56789", "6789T", "789TJ", "89TJQ", "9TJQK", "TJQKA", "23456", "A2345"]
    plays = [
        table.read(digits.hand_of(card.parse(" ".join("S" + rank for rank in straight)))) for straight in lowest_first
    ]
    for at, play in enumerate(plays):
        assert [table.beats(play, other) for other in plays] == [place < at for place in range(len(plays))]


@pytest.mark.rule("winner 7.9")
def test_winner_turned_round(kernels: Kernels) -> None:
    known, digits = kernels.known, kernels.digits
    straight, turned = known.winner(1, revolution=True), known.winner(1, revolution=True, turned=True)
    hand = digits.hand_of(card.pack())
    plays = list(straight.lead(hand))
    assert plays == list(turned.lead(hand))
    for last in Random(3).sample(plays, 60):
        for play in Random(4).sample(plays, 60):
            assert straight.beats(play, last) == turned.beats(last, play)
    assert not straight.read(digits.hand_of(card.parse("BJ RJ")))
    assert straight.shape_of(straight.read(digits.hand_of(card.parse("S3 H3 D3 C3")))).name == "four"


def test_wild_cards_among_several_wings_are_refused(kernels: Kernels) -> None:
    shapes, table = kernels.shapes, kernels.table
    with pytest.raises(ValueError, match="plane_pair"):
        table.Table((shapes.Shape("plane_pair", 3, shortest=2, longest=4, wings=1, wing=2),), (0,), (0,), 5)


def test_no_table_of_doudizhu_for_two(kernels: Kernels) -> None:
    with pytest.raises(ValueError, match="three or four"):
        kernels.known.table_doudizhu(2)


two_packs = (
    st.lists(st.sampled_from(card.pack(2)), min_size=1, max_size=33)
    .map(Counter)
    .map(lambda held: tuple(one for one, count in held.items() for _ in range(min(count, 2))))
)


@given(two_packs, two_packs, st.sampled_from(sorted(GAMES)))
@settings(max_examples=60, deadline=None)
def test_both_ways_list_the_same(hand: card.Cards, other: card.Cards, name: str) -> None:
    slow, fast = GAMES[name].table(interpreted()), GAMES[name].table(compiled())
    counts, others = (interpreted().digits.hand_of(cards) for cards in (hand, other))
    assert list(slow.lead(counts)) == list(fast.lead(counts))
    assert slow.read(counts) == fast.read(counts)
    for last in list(slow.lead(others))[:20]:
        assert list(slow.follow(counts, last)) == list(fast.follow(counts, last))
