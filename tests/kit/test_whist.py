"""Tricks of one card each, and the auction: following suit, winning, calling, and random play."""

from itertools import product
from random import Random

import pytest

from french54.core import card
from tests.kernels import Kernels, compiled, interpreted

PACK = card.pack(jokers=False)


def listed(held: int) -> list[int]:
    return [number for number in PACK if held >> number & 1]


def test_cards_are_bits(kernels: Kernels) -> None:
    whist = kernels.whist
    assert whist.hand(PACK) == whist.PACK == 2**52 - 1
    for number in PACK:
        assert whist.bit(number) == 1 << number
        suit = whist.suit(card.suit(number))
        assert listed(suit) == [other for other in PACK if card.suit(other) == card.suit(number)]
        assert whist.suit_of(1 << number) == suit
    assert whist.suit(4) == 0


@pytest.mark.parametrize("seed", range(20))
def test_a_hand_is_counted_and_follows_suit(kernels: Kernels, seed: int) -> None:
    rng = Random(seed)
    held = rng.sample(PACK, rng.randint(0, 52))
    assert kernels.whist.size(kernels.whist.hand(held)) == len(held)
    for number in range(4):
        same = [each for each in sorted(held) if card.suit(each) == number]
        playable = kernels.whist.follow(kernels.whist.hand(held), kernels.whist.suit(number))
        assert listed(playable) == (same or sorted(held))
    assert listed(kernels.whist.follow(kernels.whist.hand(held), 0)) == sorted(held)


def best(cards: list[int], trump: int) -> int:
    """The place of the card that takes the trick, by the words of the rule."""
    trumps = [number for number in cards if card.suit(number) == trump]
    of_the_suit = [number for number in cards if card.suit(number) == card.suit(cards[0])]
    return cards.index(max(trumps or of_the_suit))


@pytest.mark.rule("bridge 4.7")
@pytest.mark.parametrize("trump", range(5))
def test_who_takes_a_trick(kernels: Kernels, trump: int) -> None:
    rng = Random(trump)
    for _ in range(400):
        cards = rng.sample(PACK, 4)
        assert kernels.whist.winner(cards, trump) == best(cards, trump)
        leading = 0
        for place in range(1, 4):
            beats = kernels.whist.beats(1 << cards[place], 1 << cards[leading], kernels.whist.suit(trump))
            leading = place if beats else leading
        assert leading == best(cards, trump)


def replayed(hands: list[int], turn: int, trump: int, seed: int) -> tuple[int, int]:
    """A random playout by the words of the rules: the seed after it, and the tricks of seats 0 and 2."""
    held = [listed(hand) for hand in hands]
    taken = 0
    while held[turn]:
        cards: list[int] = []
        for place in range(4):
            hand = held[(turn + place) % 4]
            same = [each for each in hand if cards and card.suit(each) == card.suit(cards[0])]
            playable = same or hand
            seed = seed * 1103515245 + 12345 & 0x7FFFFFFF
            cards.append(playable[(seed >> 8) * len(playable) >> 23])
            hand.remove(cards[-1])
        turn = (turn + best(cards, trump)) % 4
        taken += turn % 2 == 0
    return seed, taken


def dealt(seed: int, size: int = 13) -> list[int]:
    """Four hands of `size` cards."""
    deck = Random(seed).sample(PACK, 4 * size)
    return [sum(1 << number for number in deck[seat::4]) for seat in range(4)]


@pytest.mark.parametrize("seed", range(10))
def test_a_playout_follows_the_rules(kernels: Kernels, seed: int) -> None:
    hands, trump, turn = dealt(seed), seed % 5, seed % 4
    trumps = kernels.whist.suit(trump)
    after, taken = replayed(hands, turn, trump, seed)
    assert kernels.whist.playout(*hands, turn, trumps, 0, 0, 0, 0, seed) == after * 16 + taken
    total, following = 0, seed
    for _ in range(5):
        following, taken = replayed(hands, turn, trump, following)
        total += taken
    assert kernels.whist.playouts(*hands, turn, trumps, 5, seed) == total


def test_a_playout_goes_on_within_a_trick(kernels: Kernels) -> None:
    whist = kernels.whist
    bits = [whist.hand(card.parse(text)) for text in ("", "S3", "SA", "H2")]
    spades, hearts = whist.suit(3), whist.suit(2)
    led = whist.hand(card.parse("SK"))
    # Seat 0 has led the king of spades; the ace of seat 2 takes it, unless hearts are trumps.
    assert whist.playout(*bits, 1, 0, 1, spades, led, 0, 5) & 15 == 1
    assert whist.playout(*bits, 1, hearts, 1, spades, led, 0, 5) & 15 == 0


def test_random_hands_are_a_deal(kernels: Kernels) -> None:
    *hands, seed = kernels.whist.shuffled(99)
    assert [len(listed(hand)) for hand in hands] == [13] * 4
    assert sum(hands) == kernels.whist.PACK
    assert 0 <= seed < 2**31
    assert list(kernels.whist.shuffled(seed))[:4] != hands


@pytest.mark.rule("bridge 3.3")
@pytest.mark.rule("bridge 3.4")
@pytest.mark.rule("bridge 3.5")
def test_which_calls_are_legal(kernels: Kernels) -> None:
    contract = kernels.contract
    for highest, bidder, turn, doubled in product(range(-1, 35), range(4), range(4), range(3)):
        legal = {call for call in range(38) if contract.calls(highest, bidder, doubled, turn) >> call & 1}
        expected = {*range(highest + 1, 35), contract.PASS}
        if highest >= 0 and doubled == 0 and bidder % 2 != turn % 2:
            expected.add(contract.DOUBLE)
        if highest >= 0 and doubled == 1 and bidder % 2 == turn % 2:
            expected.add(contract.REDOUBLE)
        assert legal == expected


def auction(dealer: int, seed: int) -> tuple[int, int, int, int]:
    """A random auction by the words of the rules: the seed after it, the highest bid, doubles and the declarer."""
    calls: list[tuple[int, int]] = []
    while len(calls) < 4 or any(call != 35 for _, call in calls[-3:]):
        seat = (dealer + len(calls)) % 4
        bids = [each for each in calls if each[1] < 35]
        after = calls[calls.index(bids[-1]) + 1 :] if bids else []
        doubles = [call for _, call in after if call != 35]
        legal = [*range(bids[-1][1] + 1 if bids else 0, 35), 35]
        if bids and not doubles and (bids[-1][0] - seat) % 2:
            legal.append(36)
        if doubles == [36] and (bids[-1][0] - seat) % 2 == 0:
            legal.append(37)
        seed = seed * 1103515245 + 12345 & 0x7FFFFFFF
        calls.append((seat, legal[(seed >> 8) * len(legal) >> 23]))
    bids = [each for each in calls if each[1] < 35]
    if not bids:
        return seed, 35, 0, 0
    bidder, bid = bids[-1]
    doubled = sum(call > 35 for _, call in calls[calls.index(bids[-1]) :])
    return seed, bid, doubled, next(seat for seat, call in bids if (seat - bidder) % 2 == 0 and call % 5 == bid % 5)


def test_random_auctions_follow_the_rules(kernels: Kernels) -> None:
    for seed in range(300):
        after, bid, doubled, declarer = auction(seed % 4, seed)
        assert kernels.contract.auction(seed % 4, seed) == after * 4096 + bid * 64 + doubled * 16 + declarer


def test_both_ways_play_the_same_whole_deals() -> None:
    slow, fast = interpreted().contract, compiled().contract
    seed, total = 7, 0
    for _ in range(60):
        result = slow.deal(seed)
        assert fast.deal(seed) == result
        seed, taken = result >> 4, result & 15
        total += taken if taken < 15 else 0
    assert slow.deals(60, 7) == fast.deals(60, 7) == total
