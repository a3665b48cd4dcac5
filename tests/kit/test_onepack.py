"""Dou Dizhu with one pack: what there is to play, what it is, what it beats."""

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from french54.core import card
from tests.kernels import Kernels, compiled, interpreted
from tests.kit import oracle

CASES = Path(__file__).parent.parent / "cases" / "cases.jsonl"
PACK = (4,) * 13 + (1, 1)


def packed(counts: oracle.Counts) -> int:
    return sum(held << 3 * rank for rank, held in enumerate(counts))


def meaning(kernels: Kernels, play: int) -> oracle.Meaning:
    one = kernels.onepack
    return one.kind_of(play), one.top_of(play), one.length_of(play)


def some_hand(random: Random, cards: int) -> oracle.Counts:
    """A hand with much in it: a few ranks, mostly neighbours, many of each."""
    start, width = random.randrange(13), random.randint(2, 6)
    ranks = [*range(start, min(start + width, 13)), *random.sample(range(15), 2)]
    counts = [0] * 15
    for rank in random.choices(ranks, k=60):
        if counts[rank] < PACK[rank] and sum(counts) < cards:
            counts[rank] += 1
    return tuple(counts)


def check_hand(kernels: Kernels, hand: oracle.Counts) -> None:
    """Listing and reading agree with the rules on every subset, and following with leading."""
    one = kernels.onepack
    expected = {packed(cards): oracle.doudizhu(cards) for cards in oracle.subsets(hand)}
    plays = list(one.lead(packed(hand)))
    assert len(set(plays)) == len(plays)
    listed = {one.cards_of(play): [meaning(kernels, play)] for play in plays}
    assert len(listed) == len(plays), "one meaning for each set of cards"
    assert listed == {cards: found for cards, found in expected.items() if found}
    for cards, found in expected.items():
        play = one.read(cards)
        assert bool(play) == bool(found)
        if play:
            assert one.cards_of(play) == cards
            assert play in plays


def check_replies(kernels: Kernels, hand: oracle.Counts, last: int) -> None:
    one = kernels.onepack
    order = list(range(15))
    told, size = meaning(kernels, last), one.size(one.cards_of(last))
    beating = {
        play
        for play in one.lead(packed(hand))
        if oracle.above(meaning(kernels, play), told, one.size(one.cards_of(play)), size, order, False)
    }
    replies = list(one.follow(packed(hand), last))
    assert replies[0] == one.PASS
    assert len(set(replies)) == len(replies)
    assert set(replies[1:]) == beating
    assert {play for play in one.lead(packed(hand)) if one.beats(play, last)} == beating


@pytest.mark.rule("doudizhu 4.1")
@pytest.mark.rule("doudizhu 4.7")
def test_24639_plays_each_with_one_meaning(kernels: Kernels) -> None:
    one = kernels.onepack
    plays = [play for play in one.lead(one.FULL) if one.size(one.cards_of(play)) <= 20]
    case = next(json.loads(line) for line in CASES.read_text().splitlines() if "doudizhu-property-001" in line)
    assert len(plays) == len({one.cards_of(play) for play in plays}) == case["expect"]["total"] == 24_639
    assert Counter(one.kind_of(play) for play in plays) == case["expect"]["by_type"]
    assert all(one.read(one.cards_of(play)) == play for play in plays)


def test_bodies_and_bombs(kernels: Kernels) -> None:
    one = kernels.onepack
    for play in one.lead(one.FULL):
        body = one.body_of(play)
        assert body & ~one.cards_of(play) == 0
        assert one.size(body) == (2 if play == one.ROCKET else one.unit_of(play) * one.length_of(play))
        assert one.is_bomb(play) == (one.kind_of(play) in {"bomb", "rocket"})
        assert one.count_of(body, one.rank_of(play)) == (1 if play == one.ROCKET else one.unit_of(play))


def test_cards_become_counts(kernels: Kernels) -> None:
    one = kernels.onepack
    assert one.hand_of(card.pack()) == one.FULL
    assert one.hand_of(card.parse("S3 H3 CA D2 BJ RJ")) == 0o111_100_000_000_002


@pytest.mark.parametrize("seed", range(60))
def test_a_hand_against_the_rules(kernels: Kernels, seed: int) -> None:
    random = Random(seed)
    check_hand(kernels, some_hand(random, random.randint(4, 11)))


@pytest.mark.rule("doudizhu 4.7")
@pytest.mark.rule("doudizhu 4.9")
@pytest.mark.parametrize("text", oracle.HARD)
def test_hard_hands_against_the_rules(kernels: Kernels, text: str) -> None:
    check_hand(kernels, oracle.hand(text))


@pytest.mark.full
@pytest.mark.parametrize("seed", range(1000, 1400))
def test_many_hands_against_the_rules(kernels: Kernels, seed: int) -> None:
    random = Random(seed)
    check_hand(kernels, some_hand(random, random.randint(8, 14)))


@pytest.mark.rule("doudizhu 3.3")
@pytest.mark.rule("doudizhu 3.7")
@pytest.mark.parametrize("seed", range(40))
def test_replies_are_the_leads_that_beat(kernels: Kernels, seed: int) -> None:
    random = Random(seed)
    hand = some_hand(random, 14)
    on_table = list(kernels.onepack.lead(packed(some_hand(random, 12))))
    for last in [*random.sample(on_table, min(25, len(on_table))), kernels.onepack.ROCKET]:
        check_replies(kernels, hand, last)


def test_moves_leads_on_an_empty_table(kernels: Kernels) -> None:
    one = kernels.onepack
    hand = packed(some_hand(Random(5), 14))
    assert list(one.moves(hand, one.PASS)) == list(one.lead(hand))
    last = one.lead(hand)[0]
    assert list(one.moves(hand, last)) == list(one.follow(hand, last))
    assert one.beats(last, one.PASS)
    assert not one.beats(one.PASS, one.PASS)
    assert not one.beats(one.PASS, last)


hands = st.sets(st.sampled_from(card.pack()), min_size=1, max_size=20).map(tuple).map(interpreted().onepack.hand_of)


@given(hands, hands)
@settings(max_examples=60, deadline=None)
def test_both_ways_list_the_same(hand: int, other: int) -> None:
    slow, fast = interpreted().onepack, compiled().onepack
    plays = list(slow.lead(hand))
    assert plays == list(fast.lead(hand))
    for last in list(slow.lead(other))[:40]:
        assert list(slow.follow(hand, last)) == list(fast.follow(hand, last))
        assert [slow.beats(play, last) for play in plays] == [fast.beats(play, last) for play in plays]
