"""Wild cards and suits: every meaning, against trying out every card a wild card may stand for."""

from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from french54.core import card
from french54.core.card import Card, Cards
from tests.kernels import Kernels, compiled, interpreted
from tests.kit import oracle

Told = tuple[str, int, int]
"""Name, deciding rank and the suit of a straight flush (else -1)."""

LEVELS = {"2": 12, "5": 2, "A": 11}
ORDINARY = tuple(range(52))


def wild_of(level: str) -> Card:
    return card.parse("H" + level)[0]


def counts_of(cards: Cards) -> oracle.Counts:
    counts = [0] * 15
    for one in cards:
        counts[(card.rank(one) - 1) % 13 if one < card.BLACK_JOKER else card.rank(one)] += 1
    return tuple(counts)


@cache
def by_ranks(read: oracle.Reader, counts: oracle.Counts) -> tuple[oracle.Meaning, ...]:
    return tuple(read(counts))


def with_suits(read: oracle.Reader, cards: Cards) -> set[Told]:
    """What ordinary cards mean where straights of one suit are straight flushes."""
    told: set[Told] = set()
    for name, top, _ in by_ranks(read, counts_of(cards)):
        suits = {card.suit(one) for one in cards}
        flush = name == "straight" and len(suits) == 1
        told.add(("straight_flush", top, suits.pop()) if flush else (name, top, -1))
    return told


@cache
def meanings(cards: Cards, wild: Card) -> frozenset[Told]:
    """What cards mean in Guandan, each wild card tried as every ordinary card."""
    natural = tuple(one for one in cards if one != wild)
    wilds = len(cards) - len(natural)
    if not natural:
        return frozenset(with_suits(oracle.guandan, cards))
    found: set[Told] = set()
    for chosen in combinations_with_replacement(ORDINARY, wilds):
        found |= with_suits(oracle.guandan, natural + chosen)
    return frozenset(found)


def some_cards(random: Random, wild: Card, wilds: int, naturals: int) -> Cards:
    """Natural cards of a few neighbouring ranks, often of one suit, some jokers, and wild cards."""
    start, width, suit = random.randrange(13), random.randint(1, 6), random.randrange(4)
    pool = []
    for one in card.pack(2):
        near = one < card.BLACK_JOKER and (card.rank(one) - start) % 13 < width
        weight = (6 if card.suit(one) == suit else 2) if near else int(one >= card.BLACK_JOKER)
        pool.extend([one] * (weight if one != wild else 0))
    chosen: list[Card] = []
    while len(chosen) < naturals:
        one = random.choice(pool)
        if chosen.count(one) < 2:
            chosen.append(one)
        elif random.random() < 0.1:
            break
    return tuple(sorted(chosen)) + (wild,) * wilds


def told(kernels: Kernels, table: Any, play: int) -> Told:
    return table.shape_of(play).name, table.top_of(play), kernels.plays.suit_of(play)


def check_readings(kernels: Kernels, level: str, cards: Cards) -> None:
    table, wild = kernels.known.guandan(LEVELS[level]), wild_of(level)
    plays = list(table.readings(kernels.shapes.hold(cards, wild)))
    found = [told(kernels, table, play) for play in plays]
    assert len(set(found)) == len(found), "each meaning once"
    assert set(found) == meanings(cards, wild), card.show(cards)


def sub_hands(hand: Cards) -> set[Cards]:
    return {chosen for size in range(1, len(hand) + 1) for chosen in combinations(hand, size)}


def check_leads(kernels: Kernels, level: str, hand: Cards) -> None:
    """Each choice of cards of the hand with each of its meanings is listed, once by ranks."""
    table, wild, plays_of = kernels.known.guandan(LEVELS[level]), wild_of(level), kernels.plays
    expected = {
        (kernels.digits.hand_of(tuple(one for one in cards if one != wild)), cards.count(wild), *meant)
        for cards in sub_hands(hand)
        for meant in meanings(cards, wild)
    }
    plays = list(table.lead_from(kernels.shapes.hold(hand, wild)))
    listed = [(table.natural_cards(play), plays_of.wilds_in(play), *told(kernels, table, play)) for play in plays]
    assert len(set(listed)) == len(listed) == len(set(plays))
    assert set(listed) == expected, card.show(hand)


@pytest.mark.rule("guandan 5.12")
@pytest.mark.rule("guandan 5.14")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", [*range(10), *(pytest.param(seed, marks=pytest.mark.full) for seed in range(10, 20))])
def test_cards_mean_what_wild_cards_can_make_of_them(kernels: Kernels, level: str, seed: int) -> None:
    random = Random(seed)
    for _ in range(60):
        wilds = random.choice([0, 1, 1, 1, 2])
        naturals = random.choice([0, 1, 2, 3, 3, 4, 4, 5, 6, 8])
        if wilds + naturals:
            check_readings(kernels, level, some_cards(random, wild_of(level), wilds, naturals))


@pytest.mark.rule("guandan 5.12")
@pytest.mark.parametrize("level", LEVELS)
def test_two_wild_cards_beside_three_of_their_rank_are_another_pair(kernels: Kernels, level: str) -> None:
    check_readings(kernels, level, card.parse(f"S{level} D{level} C{level} H{level} H{level}"))
    check_readings(kernels, level, card.parse(f"SK DK CK H{level} H{level}"))
    check_leads(kernels, level, card.parse(f"S{level} D{level} C{level} SK DK H{level} H{level}"))
    table, wild = kernels.known.guandan(LEVELS[level]), wild_of(level)
    for play in table.readings(kernels.shapes.hold(card.parse(f"S{level} D{level} C{level} H{level} H{level}"), wild)):
        assert table.read(table.cards_of(play)) == play & (1 << 46) - 1, "what it stands for means the same"


@pytest.mark.full
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(1000, 1030))
def test_many_cards_mean_what_wild_cards_can_make_of_them(kernels: Kernels, level: str, seed: int) -> None:
    random = Random(seed)
    for _ in range(100):
        wilds = random.choice([1, 2])
        check_readings(kernels, level, some_cards(random, wild_of(level), wilds, random.randint(1, 8)))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(6))
def test_leads_are_all_the_choices_that_mean_something(kernels: Kernels, level: str, seed: int) -> None:
    random = Random(seed)
    wilds = seed % 3
    check_leads(kernels, level, some_cards(random, wild_of(level), wilds, 8 - wilds))


@pytest.mark.full
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(1000, 1030))
def test_many_leads_are_all_the_choices_that_mean_something(kernels: Kernels, level: str, seed: int) -> None:
    check_leads(kernels, level, some_cards(Random(seed), wild_of(level), 2, 7))


def strength(level: str, meant: Told, size: int) -> tuple[object, float, int]:
    """What must be the same, or else a bomb's power; and the rank among its like."""
    name, top, _ = meant
    group = [12, *range(12)]
    group.remove(LEVELS[level])
    if name in {"straight", "tube", "plate", "straight_flush"}:
        place = top + 2 if top < 12 else 1
    else:
        place = [*group, LEVELS[level], 13, 14].index(top)
    power = {"bomb": float(size), "straight_flush": 5.5, "rocket": 99.0}.get(name, 0.0)
    return (name, size), power, place


@pytest.mark.rule("guandan 5.8")
@pytest.mark.rule("guandan 5.9")
@pytest.mark.rule("guandan 5.11")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.full) for seed in range(2, 5))])
def test_replies_are_the_leads_that_beat(kernels: Kernels, level: str, seed: int) -> None:
    random, wild = Random(seed), wild_of(level)
    table, hold = kernels.known.guandan(LEVELS[level]), kernels.shapes.hold

    def measured(play: int) -> tuple[object, float, int]:
        return strength(level, told(kernels, table, play), kernels.digits.size(table.cards_of(play)))

    deck = list(card.pack(2))
    random.shuffle(deck)
    held = hold((*[one for one in deck if one != wild][:25], wild, wild), wild)
    plays = list(table.lead_from(held))
    for last in random.sample(list(table.lead_from(hold(some_cards(random, wild, 2, 16), wild))), 25):
        shape, power, place = measured(last)
        beating, equal = set(), set()
        for play in plays:
            other, other_power, other_place = measured(play)
            if other_power > power or (other == shape and other_place > place):
                beating.add(play)
            if (other, other_place) == (shape, place) and power < 99:
                equal.add(play)
            assert table.beats(play, last) == (play in beating)
        replies = list(table.follow_from(held, last))
        assert replies[0] == kernels.plays.PASS
        assert len(set(replies)) == len(replies)
        assert set(replies[1:]) == beating
        assert set(table.ties_from(held, last)) == equal
        assert list(table.moves_from(held, last)) == replies
    assert list(table.moves_from(held, 0)) == plays


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(4))
def test_cards_laid_for_a_play_are_read_as_it(kernels: Kernels, level: str, seed: int) -> None:
    random, wild = Random(seed), wild_of(level)
    table, hold, lay = kernels.known.guandan(LEVELS[level]), kernels.shapes.hold, kernels.lay.lay
    deck = [one for one in card.pack(2) if one != wild]
    random.shuffle(deck)
    hand = (*deck[:25], wild, wild)
    for play in table.lead_from(hold(hand, wild)):
        cards = lay(table, play, hand, wild)
        assert not Counter(cards) - Counter(hand)
        assert play in list(table.readings(hold(cards, wild)))


def test_cards_are_laid_body_first_and_downward(kernels: Kernels) -> None:
    table, wild = kernels.known.guandan(LEVELS["5"]), wild_of("5")
    runs = ("C5 H5 D3 H2 SA", "HA HK HQ HJ HT", "H3 H5 S2 D2 SA DA")
    for text in (*runs, "S9 D9 H5 CK H5", "H3 D3 C3 SA H5", "S9 H9 H5"):
        cards = card.parse(text)
        for hand in (cards, tuple(reversed(cards))):
            readings = table.readings(kernels.shapes.hold(hand, wild))
            laid = [kernels.lay.lay(table, play, hand, wild) for play in readings]
            assert cards in laid, text


def test_a_straight_is_not_laid_as_a_straight_flush(kernels: Kernels) -> None:
    table, hand = kernels.known.guandan(LEVELS["5"]), card.parse("S6 S7 S8 D8 S9 ST")
    told_apart = {
        table.shape_of(play).name: kernels.lay.lay(table, play, hand)
        for play in table.lead_from(kernels.shapes.hold(hand))
        if table.shape_of(play).name.startswith("straight")
    }
    assert told_apart == {"straight": card.parse("ST S9 D8 S7 S6"), "straight_flush": card.parse("ST S9 S8 S7 S6")}


def test_cards_that_are_not_held_cannot_be_laid(kernels: Kernels) -> None:
    table, hold, lay = kernels.known.guandan(LEVELS["5"]), kernels.shapes.hold, kernels.lay.lay
    wild = wild_of("5")
    (pair,) = table.readings(hold(card.parse("SK H5"), wild))
    with pytest.raises(ValueError, match="wild"):
        lay(table, pair, card.parse("SK DK"), wild)
    with pytest.raises(ValueError, match="hold"):
        lay(table, pair, card.parse("SQ H5"), wild)
    (flush,) = table.readings(hold(card.parse("S6 S7 S8 S9 ST"), wild))
    with pytest.raises(ValueError, match="hold"):
        lay(table, flush, card.parse("S6 S7 S8 S9 HT"), wild)


@pytest.mark.rule("winner 7.4")
@pytest.mark.parametrize("seed", range(10))
def test_straight_flushes_of_winner(kernels: Kernels, seed: int) -> None:
    random = Random(seed)
    table = kernels.known.winner(1, straight_flush=True)
    ranks = random.sample(range(13), 6) + random.sample(range(5), 3)
    hand = tuple(sorted({4 * rank + random.choice([1, 1, random.randrange(4)]) for rank in ranks} | {52}))
    expected = {
        (kernels.digits.hand_of(cards), *meant)
        for cards in sub_hands(hand)
        for meant in with_suits(oracle.winner(1), cards)
    }
    listed = [
        (table.cards_of(play), *told(kernels, table, play)) for play in table.lead_from(kernels.shapes.hold(hand))
    ]
    assert len(set(listed)) == len(listed)
    assert set(listed) == expected


@given(st.lists(st.sampled_from(card.pack(2)), min_size=1, max_size=27), st.sampled_from(sorted(LEVELS)))
@settings(max_examples=60, deadline=None)
def test_both_ways_list_the_same(drawn: list[Card], level: str) -> None:
    hand = tuple(one for one, count in Counter(drawn).items() for _ in range(min(count, 2)))
    listed = []
    for kernels in (interpreted(), compiled()):
        table, held = kernels.known.guandan(LEVELS[level]), kernels.shapes.hold(hand, wild_of(level))
        plays = list(table.lead_from(held))
        listed.append((plays, [list(table.follow_from(held, last)) for last in plays[:: max(1, len(plays) // 10)]]))
    assert listed[0] == listed[1]
