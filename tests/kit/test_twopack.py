"""Tricks with two packs: what cards are, what follows, what wins, and random play, both ways and by the rules."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from french54.core import card
from tests.kernels import Kernels, compiled, interpreted
from tests.peers.tractor import Deal

TRUMPS = ("C", "D", "H", "S", "NT")
PACK = card.pack(2)


def table(kernels: Kernels, seed: int) -> tuple[Any, Deal]:
    """The trumps of the number `seed`, as the kernels and as the rules have them."""
    level, trump = seed % 13, seed % 5
    return kernels.order.Order.of(level, trump), Deal(card.RANKS[level], TRUMPS[trump])


@pytest.mark.rule("tractor 3.2")
@pytest.mark.rule("tractor 3.3")
@pytest.mark.rule("tractor 3.4")
@pytest.mark.parametrize("seed", range(65))
def test_the_order_of_all_cards(kernels: Kernels, seed: int) -> None:
    order, peer = table(kernels, seed)
    two = kernels.twopack
    assert sorted(order.card) == list(range(54))
    assert [order.card[place] for place in order.place] == list(range(54))
    for one in range(54):
        at, name = order.place[one], card.NAMES[one]
        assert (at >= order.trumps) == (peer.suit(name) == "T")
        same = {order.card[place] for place in range(54) if two.suit(at, order.trumps) >> place & 1}
        assert same == {other for other in range(54) if peer.suit(card.NAMES[other]) == peer.suit(name)}
        for other in same:
            gap = two.height(order.place[other], order.trumps) - two.height(at, order.trumps)
            assert gap == peer.rung(card.NAMES[other]) - peer.rung(name)
        assert two.heights(1 << at, order.trumps) == 1 << two.height(at, order.trumps)
    fives = [order.card[place] for place in range(54) if order.fives >> place & 1]
    tens = [order.card[place] for place in range(54) if order.tens >> place & 1]
    assert sorted(card.show(fives).split()) == ["C5", "D5", "H5", "S5"]
    assert sorted(card.show(tens).split()) == ["CK", "CT", "DK", "DT", "HK", "HT", "SK", "ST"]


def test_sets_of_places(kernels: Kernels) -> None:
    two = kernels.twopack
    rng = Random(5)
    for _ in range(200):
        places = set(rng.sample(range(54), rng.randint(1, 54)))
        held = sum(1 << place for place in places)
        assert two.size(held) == len(places)
        assert two.place_of(held) == min(places)
    assert [two.bit(place) for place in range(54)] == [1 << place for place in range(54)]
    assert two.size(two.ALL) == 54


def some(rng: Random, order: Any, size: int) -> list[int]:
    """Cards near to one another, with many pairs."""
    start = rng.randrange(54)
    near = [one for place, one in enumerate(order.card) if abs(place - start) < rng.choice((5, 10, 54))]
    held: list[int] = []
    for one in rng.sample([*near * 2, *PACK], 60 if len(near) > 4 else len(near)):
        if held.count(one) < 2 and len(held) < size:
            held.append(one)
    return held


@pytest.mark.parametrize("seed", range(65))
def test_what_cards_are(kernels: Kernels, seed: int) -> None:
    order, peer = table(kernels, seed)
    rng = Random(seed)
    for _ in range(60):
        held = some(rng, order, 16)
        doubled = sorted({one for one in held if held.count(one) == 2}, key=order.place.__getitem__)
        start, size = rng.randrange(len(doubled) + 1), rng.randint(1, 5)
        cards = doubled[start : start + size] * 2 if doubled and rng.random() < 0.8 else held[: rng.randint(1, 5)]
        form = kernels.twopack.form(*order.held(cards), order.trumps)
        structure = peer.structure([card.NAMES[one] for one in cards])
        assert bool(form) == (structure is not None)
        if form:
            top = max(kernels.twopack.height(order.place[one], order.trumps) for one in cards)
            assert (form >> 6, form & 63) == (len(cards), top)
            assert order.form(tuple(cards)) == form


def test_what_follows_is_told_apart(kernels: Kernels) -> None:
    two = kernels.twopack
    order = kernels.order.Order.of(0, 2)

    def found(hand: str, led: str, play: str) -> int:
        ones, twos = order.held(card.parse(hand))
        lead = card.parse(led)
        return int(two.follows(ones, twos, order.suit_of(lead[0]), len(lead), *order.held(card.parse(play))))

    assert found("S4 S9 D5", "SK", "S4") == two.FITS
    assert found("S4 S9 D5", "SK", "S4 S9") == two.COUNT
    assert found("S4 S9 D5", "SK", "S7") == two.HELD
    assert found("S4 S9 D5", "SK SK", "S4 S4") == two.HELD
    assert found("S4 S9 D5", "SK", "D5") == two.SUIT
    assert found("S4 D5 D6", "SK SK", "D5 D6") == two.SHORT
    assert found("S4 D5 D6", "SK SK", "S4 D6") == two.FITS
    assert found("S4 S4 S5 S6", "SK SK", "S5 S6") == two.PAIRS
    assert found("S4 S4 S5 S6 S7", "S9 S9 ST ST", "S4 S4 S5 S7") == two.FITS


def test_random_follows_are_legal_and_any_may_come(kernels: Kernels) -> None:
    for seed in range(12):
        rng = Random(seed)
        order, peer = table(kernels, seed)
        hand, lead = some(rng, order, 8), some(rng, order, 14)
        leads = [cards for cards in peer.leads([card.NAMES[one] for one in lead]) if len(cards) <= min(4, len(hand))]
        led = card.parse(" ".join(sorted(leads, key=len)[-1]))
        legal = peer.follows([card.NAMES[one] for one in hand], [card.NAMES[one] for one in led])
        drawn = set()
        following = seed
        for _ in range(40 * len(legal)):
            play, pairs, following = kernels.twopack.some_follow(
                *order.held(hand), order.suit_of(led[0]), len(led), following
            )
            drawn.add(tuple(sorted(card.NAMES[one] for one in order.cards(play, pairs))))
        assert drawn <= legal
        assert len(drawn) > 0.9 * len(legal)


def dealt(order: Any, seed: int, size: int = 25) -> list[int]:
    """Four hands: their ones, then their twos."""
    deck = Random(seed).sample(PACK, 4 * size)
    held = [order.held(deck[seat::4]) for seat in range(4)]
    return [ones for ones, _ in held] + [twos for _, twos in held]


def replayed(
    kernels: Kernels, order: Any, hands: list[int], turn: int, banker: int, buried: int, seed: int
) -> tuple[int, int]:
    """A playout with the same random choices, but cards by name and the rules of the peer: seed and points."""
    peer = Deal(card.RANKS[order.level], TRUMPS[order.trump])
    held = [Counter(order.cards(hands[seat], hands[seat + 4])) for seat in range(4)]
    scored, taker = 0, turn
    while held[taker].total():
        turn = taker
        plays: list[tuple[int, ...]] = []
        for place in range(4):
            ones, twos = order.held(held[(turn + place) % 4].elements())
            if place == 0:
                leads = kernels.twopack.leads(ones, twos, order.trumps)
                seed = seed * 1103515245 + 12345 & 0x7FFFFFFF
                lead = int(leads[(seed >> 8) * len(leads) >> 23])
                cards = order.cards(abs(lead), -lead if lead < 0 else 0)
            else:
                play, pairs, seed = kernels.twopack.some_follow(
                    ones, twos, order.suit_of(plays[0][0]), len(plays[0]), seed
                )
                cards = order.cards(play, pairs)
            held[(turn + place) % 4] -= Counter(cards)
            plays.append(cards)
        taker = (turn + peer.winner([[card.NAMES[one] for one in cards] for cards in plays])) % 4
        if (taker - banker) % 2:
            worth = {"5": 5, "T": 10, "K": 10}
            scored += sum(worth.get(card.NAMES[one][1], 0) for cards in plays for one in cards)
            if not held[taker].total():
                scored += 2 * len(plays[0]) * buried
    return seed, scored


@pytest.mark.parametrize("seed", range(10))
def test_a_playout_follows_the_rules(kernels: Kernels, seed: int) -> None:
    order, _ = table(kernels, seed)
    hands = dealt(order, seed)
    rest = (order.trumps, order.fives, order.tens)
    following, total = seed, 0
    for _ in range(3):
        before = following
        following, scored = replayed(kernels, order, hands, seed % 4, seed % 3, 15, before)
        total += scored
        assert kernels.twopack.playout(hands, seed % 4, seed % 3, *rest, 15, before) == following * 8192 + scored
    assert kernels.twopack.playouts(hands, seed % 4, seed % 3, *rest, 15, 3, seed) == total


def test_both_ways_play_out_the_same() -> None:
    slow, fast = interpreted(), compiled()
    for seed in range(65):
        order, _ = table(slow, seed)
        hands = dealt(order, seed, 12)
        rest = (seed % 4, 1, order.trumps, order.fives, order.tens, 20)
        assert slow.twopack.playouts(hands, *rest, 2, seed) == fast.twopack.playouts(hands, *rest, 2, seed)
