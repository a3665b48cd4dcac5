"""Guandan: how a hand is sorted, the straight flushes in it, and the cards that are lit."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from french54.core.card import Cards, pack, parse, show
from french54.core.game import Illegal
from french54.games.guandan import hand, orders
from tests.rules.guandan import dealt, holding, level, setup


def piles(found: tuple[Cards, ...]) -> list[str]:
    return [show(pile) for pile in found]


def held(text: str, played: str) -> Cards:
    return hand.ordered(parse(text), level(played))


def test_a_hand_lies_in_the_order_of_ranks() -> None:
    assert show(held("S3 RJ D8 H8 S8 BJ DA C2", "8")) == "RJ BJ H8 S8 D8 DA S3 C2"


@pytest.mark.rule("guandan 4.4")
def test_piles_by_rank() -> None:
    assert piles(orders.by_rank(held("S3 D3 RJ D8 H8 SA BJ DA C2 BJ", "8"))) == [
        "RJ",
        "BJ BJ",
        "H8 D8",
        "SA DA",
        "S3 D3",
        "C2",
    ]


def test_piles_by_suit_in_natural_order() -> None:
    assert piles(orders.by_suit(held("S3 D3 RJ D8 S8 H8 SA BJ DA S2 HK C4", "8"), level("8"))) == [
        "RJ BJ H8",
        "SA S8 S3 S2",
        "HK",
        "DA D8 D3",
        "C4",
    ]


@pytest.mark.parametrize(
    ("text", "played", "expected"),
    [
        ("RJ H5 S9 H9 D9 C9 S4", "5", ["RJ", "H5", "S9 H9 D9 C9", "S4"]),
        ("S3 S4 S5 S6 S7 D7 D3", "9", ["S7 S6 S5 S4 S3", "D7", "D3"]),
        ("S3 H3 D3 C3 S4 S5 S6 S7", "9", ["S3 H3 D3 C3", "S7", "S6", "S5", "S4"]),
        ("S6 H6 D6 S7 C7 D7 SK DK", "9", ["S7 D7 C7 S6 H6 D6", "SK DK"]),
        ("SQ DQ SK DK SA DA S9", "2", ["SA DA SK DK SQ DQ", "S9"]),
        ("S3 D4 C5 H6 S7 SJ", "2", ["S7 H6 C5 D4 S3", "SJ"]),
        ("SA D3 C4 H5 S2", "9", ["H5 C4 D3 S2 SA"]),
    ],
)
def test_piles_by_groups(text: str, played: str, expected: list[str]) -> None:
    assert piles(orders.by_groups(held(text, played), level(played))) == expected


def test_every_order_holds_the_whole_hand() -> None:
    rng = Random(54)
    for played in ("2", "7", "A"):
        for _ in range(30):
            cards = held(show(rng.sample(pack(2), rng.randrange(1, 28))), played)
            found = orders.orders(cards, level(played))
            assert set(found) == {"rank", "suit", "groups"}
            for name, laid in found.items():
                assert all(laid), name
                assert sorted(card for pile in laid for card in pile) == sorted(cards), name
            assert tuple(card for pile in found["rank"] for card in pile) == cards
            for pile in found["groups"]:
                natural = not any(card >= 52 or card == hand.wild(level(played)) for card in pile)
                assert not natural or hand.read(pile, pile), show(pile)


def test_orders_and_flushes_are_shown_to_the_holder_only() -> None:
    state = dealt("S3 S4 S5 S6 S7", begins=setup("9", "9 9"))
    view = state.view(0)
    assert view.orders == orders.orders(view.hand, level("9"))
    assert parse("S7 S6 S5 S4 S3") in view.flushes
    assert (state.view(None).orders, state.view(None).flushes) == ({}, ())
    assert state.view(1).flushes == orders.flushes(state.hands[1], level("9"))


@pytest.mark.rule("guandan 5.9")
@pytest.mark.parametrize(
    ("text", "played", "expected"),
    [
        ("S3 S4 S5 S6 S7 S8", "9", ["S8 S7 S6 S5 S4", "S7 S6 S5 S4 S3"]),
        ("S3 S4 S6 S7 H5", "5", ["S7 S6 H5 S4 S3"]),
        ("SA S2 S3 S4 S5", "9", ["S5 S4 S3 S2 SA"]),
        ("S3 S4 S5 S6 S7 H9", "9", ["S7 S6 S5 S4 S3", "H9 S7 S6 S5 S4", "S6 S5 S4 S3 H9"]),
        ("S3 D4 S5 S6 S7", "9", []),
        ("SQ SK SA S2 S3", "9", []),
        ("D9 DT DJ H5 H5", "5", ["H5 H5 DJ DT D9", "H5 DJ DT D9 H5", "DJ DT D9 H5 H5"]),
    ],
)
def test_straight_flushes_in_a_hand(text: str, played: str, expected: list[str]) -> None:
    assert piles(orders.flushes(held(text, played), level(played))) == expected


def test_straight_flushes_are_those_that_are_listed() -> None:
    rng = Random(3)
    for _ in range(20):
        wild = hand.wild(level("5"))
        cards = hand.ordered((*rng.sample([card for card in pack(2) if card != wild], 25), wild), level("5"))
        found = orders.flushes(cards, level("5"))
        assert len(set(found)) == len(found)
        listed = [move for move in hand.moves(cards, level("5"), 0) if hand.meaning(move).shape == "straight_flush"]
        meant = {hand.pure(move) for flush in found for move in hand.meanings(flush, level("5"))}
        assert {hand.pure(move) for move in listed} <= meant
        for flush in found:
            assert not Counter(flush) - Counter(cards)


def brute(cards: Cards, picked: Cards, table: str, played: str) -> set[int]:
    """The cards in some legal choice of cards that holds the picked ones, by trying every choice."""
    lit: set[int] = set()
    choices = holding(cards, table, played)
    for size in range(1, len(cards) + 1):
        for chosen in combinations(cards, size):
            if not Counter(picked) - Counter(chosen):
                try:
                    choices.readings(chosen)
                except Illegal:
                    continue
                lit |= set(chosen)
    return lit


def test_what_is_lit_is_in_some_play() -> None:
    rng = Random(54)
    tables = ["", "", "S4", "S4 D4", "S3 D4 S5 S6 S7", "S4 D4 C4 H4", "S3 S4 S5 S6 S7"]
    mixed = 0
    for number in range(120):
        played = rng.choice("25A")
        wild, suit, low = hand.wild(level(played)), rng.randrange(4), rng.randrange(9)
        pool = [card for card in pack(2) if card != wild and low <= card // 4 <= low + 5]
        near = [card for card in pool if card % 4 == suit or rng.random() < 0.2]
        cards = held(show([*rng.sample(near, min(len(near), 7)), *[wild] * (number % 3)]), played)
        picked = tuple(rng.sample(cards, rng.randrange(4)))
        table = rng.choice(tables)
        lit = holding(cards, table, played).prompt(picked).playable
        assert set(lit) == brute(cards, picked, table, played), (show(cards), show(picked), table, played)
        assert lit == tuple(card for card in cards if card in lit)
        mixed += bool(lit) and len(lit) < len(cards)
    assert mixed > 30


def test_a_draw_takes_any_suits_and_meanings() -> None:
    rng = Random(3)
    choices = holding(parse("S9 D9 H5"), played="5")
    drawn = {str(choices.draw(rng)) for _ in range(400)}
    assert drawn == {
        *("play S9", "play D9", "play H5", "play S9 D9", "play S9 H5=H9", "play D9 H5=H9", "play S9 D9 H5=H9"),
    }
    straight = holding(parse("S3 S4 S5 S6 S7 D7 D3"), played="9")
    kinds = {
        hand.meaning(hand.read(each.cards, each.stands)).shape
        for _ in range(400)
        if len((each := straight.draw(rng)).cards) == 5
    }
    assert kinds == {"straight", "straight_flush"}
