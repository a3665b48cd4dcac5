"""Winner, section 4: what combinations there are, and why other cards are none."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from french54.core.card import parse
from french54.games.winner import hand
from french54.games.winner.options import Options
from french54.kit.climbing.actions import Play
from french54.kit.climbing.hands import how_many
from tests.kit import oracle
from tests.rules.winner import beats, holding, refused, shape

Shape = str | None


@pytest.mark.rule("winner 4.1")
@pytest.mark.parametrize(
    ("text", "is_"),
    [
        ("S3", "single"),
        ("RJ", "single"),
        ("S3 C3", "pair"),
        ("S3 S3", "pair"),
        ("RJ RJ", "pair"),
        ("BJ BJ", "pair"),
        ("S3 C4", None),
        ("BJ RJ", None),
    ],
)
def test_single_and_pair(text: str, is_: Shape) -> None:
    assert shape(text) == is_


@pytest.mark.rule("winner 4.1")
def test_why_jokers_are_no_pair() -> None:
    assert refused("BJ RJ") == ("4.1", "doudizhu-table-error-joker-pair")
    assert refused("BJ RJ RJ")[0] == "4.1"
    assert refused("S3 C4") == ("4.1", "play-error-nothing")
    assert beats("RJ RJ", "BJ BJ")


@pytest.mark.rule("winner 4.2")
def test_triple() -> None:
    assert shape("S3 H3 C3") == "triple"
    assert shape("S2 S2 C2") == "triple"
    assert beats("S2 S2 C2", "SA HA DA")
    assert shape("S3 H3 C4") is None


@pytest.mark.rule("winner 4.3")
@pytest.mark.parametrize(
    ("text", "is_"),
    [
        ("S5 H5 D6 C6", "pair_chain"),
        ("S5 H5 D6 C6 S7 S7", "pair_chain"),
        ("S5 H5 D7 C7", None),
        ("S5 H5 D6 C6 S7", None),
    ],
)
def test_rows_of_pairs(text: str, is_: Shape) -> None:
    assert shape(text) == is_
    if text == "S5 H5 D7 C7":
        assert refused(text) == ("4.3", "play-error-run-gap")


@pytest.mark.rule("winner 4.4")
@pytest.mark.parametrize(
    ("text", "is_"),
    [
        ("S5 H5 D5 S6 H6 C6", "triple_chain"),
        ("S5 H5 D5 S6 H6 C6 S7 H7 D7", "triple_chain"),
        ("S5 H5 D5 S7 H7 C7", None),
    ],
)
def test_rows_of_triples(text: str, is_: Shape) -> None:
    assert shape(text) == is_
    if is_ is None:
        assert refused(text) == ("4.4", "play-error-run-gap")
    assert refused("S5 H5 D5 S6 H6 C6 S7 S8") == ("4.1", "play-error-nothing")


@pytest.mark.rule("winner 4.5")
def test_rows_run_from_three_to_ace() -> None:
    for top in ("SK HK SA HA", "SQ HQ SK HK SA HA"):
        assert shape(top) == "pair_chain"
    assert shape("SK HK DK SA HA DA") == "triple_chain"
    for text in ("SA HA S2 H2", "S2 H2 S3 H3", "SA HA DA S2 H2 D2", "S2 H2 BJ BJ", "BJ BJ RJ RJ S2 H2"):
        assert refused(text) == ("4.5", "play-error-run-top")
    assert beats("SK HK SA HA", "SQ HQ SK HK")
    assert not beats("SQ HQ SK HK", "SQ HQ SK HK")


@pytest.mark.rule("winner 4.6")
def test_full_house() -> None:
    assert shape("SK HK DK C5 D5") == "full_house"
    assert shape("SK HK DK BJ BJ") == "full_house"
    assert beats("S4 H4 D4 C3 D3", "S3 H3 D3 CA DA")
    assert not beats("S3 H3 D3 CA DA", "S4 H4 D4 C3 D3")
    assert not beats("S4 H4 D4 CA DA", "S4 H4 D4 C3 D3")
    assert refused("SK HK DK C5 D6") == ("4.6", "winner-error-full-house")
    assert refused("SK HK DK BJ RJ") == ("4.6", "winner-error-full-house")


@pytest.mark.rule("winner 4.7")
@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("S5 D6 C7 H8 S9", None),
        ("S5 D6 C7 H8 S9 ST", None),
        ("S5 S6 S7 S8 S9", None),
        ("S5 D6 C7 H8", "play-error-straight-short"),
        ("S5 D6 C7 H8 ST", "play-error-run-gap"),
        ("SJ SQ SK SA BJ", "winner-error-straight-joker"),
        ("S5 D6 C7 H8 S9 RJ", "winner-error-straight-joker"),
    ],
)
def test_straights(text: str, refusal: Shape) -> None:
    assert shape(text) == (None if refusal else "straight")
    if refusal:
        assert refused(text) == ("4.7", refusal)
    assert not beats("S3 S4 S5 S6 H7 S8", "S3 S4 S5 S6 H7")
    assert not beats("S4 S5 S6 H7 S8", "S3 S4 S5 S6 H7 S8")


@pytest.mark.rule("winner 4.8")
def test_the_order_of_straights() -> None:
    upward = [
        "C3 D4 S5 H6 S7",
        "C4 D5 S6 H7 S8",
        "C9 DT SJ HQ SK",
        "CT DJ SQ HK SA",
        "C2 D3 S4 H5 S6",
        "CA D2 S3 H4 S5",
    ]
    for low, table in enumerate(upward):
        for high, play in enumerate(upward):
            assert beats(play, table) is (high > low)
    longest = " ".join(f"S{rank}" for rank in "A23456789TJQK")
    assert shape(longest) == "straight"
    assert beats("SA S2 S3 S4 S5 S6", "S2 S3 S4 S5 S6 S7")
    for text in ("SJ SQ SK SA S2", "SQ SK SA S2 S3", "SK SA S2 S3 S4"):
        assert refused(text) == ("4.8", "winner-error-straight-end")


@pytest.mark.rule("winner 4.9")
@pytest.mark.parametrize(
    ("play", "table", "legal"),
    [
        ("S8 H8 D8 C8", "S7 H7 D7 C7", True),
        ("S7 H7 D7 C7", "S8 H8 D8 C8", False),
        ("C3 C3 H3 S3 D3", "SA HA DA CA", True),
        ("SA HA DA CA", "C3 C3 H3 S3 D3", False),
        ("C3 C3 H3 S3 D3", "S2", True),
        ("S3 H3 D3 C3", "RJ RJ", True),
        ("S3 H3 D3 C3", "SA H2 D3 C4 S5", True),
        ("S3 S3 H3 H3 D3 D3 C3 C3", "S2 S2 H2 H2 D2 D2 C2", True),
    ],
)
def test_bombs(play: str, table: str, legal: bool) -> None:
    assert shape(play) == "bomb"
    assert beats(play, table) is legal
    assert refused("S8 H8 D8 C8 S3") == ("4.9", "winner-error-four")


@pytest.mark.rule("winner 4.10")
def test_the_ultra_bomb() -> None:
    assert shape("RJ BJ", players=3) == "ultra_bomb"
    assert shape("RJ RJ BJ BJ") == "ultra_bomb"
    assert shape("RJ BJ") is None
    assert beats("RJ BJ", "S2 H2 D2 C2", players=3)
    assert beats("RJ RJ BJ BJ", "S2 S2 H2 H2 D2 D2 C2 C2")
    assert not beats("S2 S2 H2 H2 D2 D2 C2 C2", "RJ RJ BJ BJ")


def counted(cards: tuple[int, ...]) -> oracle.Counts:
    return tuple(how_many(cards))


NAMES = {"triple_chain": "plane", "ultra_bomb": "rocket"}


@pytest.mark.rule("winner 4.1")
@pytest.mark.parametrize(
    ("packs", "options"),
    [
        (1, {"players": 3}),
        (1, {"players": 3, "triple_single": True, "triple_bomb": True}),
        (2, {"players": 4}),
        (2, {"players": 5, "triple_single": True}),
    ],
)
def test_plays_of_random_hands_are_those_of_a_slow_reading(packs: int, options: dict[str, Any]) -> None:
    chosen = Options(**options)
    read = oracle.winner(packs, bool(options.get("triple_single")), bool(options.get("triple_bomb")))
    rng, found = Random(packs), Counter[str]()
    for _ in range(25):
        lowest = rng.randrange(15)
        ranks = {(lowest + step) % 15 for step in range(6)}
        pool = [card for card in chosen.cards if counted((card,)).index(1) in ranks]
        cards = hand.ordered(tuple(rng.sample(pool, 9)))
        wanted = {each: meanings[0] for each in oracle.subsets(counted(cards)) if (meanings := read(each))}
        plays = [play for play in holding(cards, **options) if isinstance(play, Play)]
        assert len(plays) == len(wanted)
        for play in plays:
            assert play.meaning is not None
            name, _, length = wanted[counted(play.cards)]
            assert (NAMES.get(play.meaning.shape, play.meaning.shape), play.meaning.length) == (name, length)
            found[name] += 1
    assert len(found) > 6


@pytest.mark.rule("winner 4.6")
def test_cards_lie_with_the_deciding_ones_first() -> None:
    assert hand.laid(parse("C5 DK D5 SK HK"), Options()).cards == parse("SK HK DK D5 C5")
    assert hand.laid(parse("CA D2 S3 H4 S5"), Options()).cards == parse("S5 H4 S3 D2 CA")
    assert hand.laid(parse("C2 S6 S3 H4 S5"), Options()).cards == parse("S6 S5 H4 S3 C2")
    assert hand.laid(parse("CA SK SQ SJ ST"), Options()).cards == parse("CA SK SQ SJ ST")
