"""Dou Dizhu, section 4: the combinations."""

import pytest

from french54.core.card import parse
from french54.games.doudizhu import hand
from french54.games.doudizhu.actions import Play
from tests.rules.doudizhu import beats, holding, shape
from tests.rules.paragraphs import by_paragraph

PARAGRAPHS: dict[str, dict[str, str | None]] = {
    "4.1": {
        "S3": "single",
        "RJ": "single",
        "S2 H2": "pair",
        "S9 H9 D9": "triple",
        "S2 H2 D2": "triple",
        "S3 S4": None,
        "S3 BJ": None,
        "S3 H3 S4": None,
        "S3 H3 S4 H4": None,
    },
    "4.2": {
        "S7 H7 D7 S3": "triple_single",
        "S7 H7 D7 S2": "triple_single",
        "S7 H7 D7 RJ": "triple_single",
        "S5 H5 D5 S2 H2": "triple_pair",
        "S9 H9 D9 S2 S3": None,
        "S7 H7 D7 BJ RJ": None,
        "S7 H7 D7 C7 S3": None,
    },
    "4.3": {
        "S3 S4 S5 S6 S7": "straight",
        "ST SJ SQ SK SA": "straight",
        "S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA": "straight",
        "S3 S4 S5 S6": None,
        "S3 S4 S5 S6 S8": None,
        "S3 H3 S4 S5 S6 S7": None,
    },
    "4.4": {
        "S3 H3 S4 H4 S5 H5": "pair_chain",
        "SQ HQ SK HK SA HA": "pair_chain",
        "S3 H3 S4 H4": None,
        "S3 H3 S4 H4 S6 H6": None,
        "SJ HJ SQ HQ SK SA": None,
        "S3 H3 D3 S4 H4 S5 H5": None,
    },
    "4.5": {
        "S3 H3 D3 S4 H4 D4": "plane",
        "S5 H5 D5 S6 H6 D6 S7 H7 D7 S8 H8 D8": "plane",
        "S3 H3 D3 S4 H4 D4 S5 S6": "plane_single",
        "S3 H3 D3 S4 H4 D4 S5 H5 D5 S6 H6 S7 H7 S8 H8": "plane_pair",
        "S3 H3 D3 S5 H5 D5": None,
        "S3 H3 D3 S4 H4 D4 S5": None,
        "S3 H3 D3 S4 H4 D4 S5 H5 S6": None,
        "S3 H3 D3 S4 H4 D4 S5 S6 S7": None,
        "S3 H3 D3 S4 H4 D4 S5 S6 S7 S8": None,
    },
    "4.6": {
        "SA S2 S3 S4 S5": None,
        "SJ SQ SK SA S2": None,
        "SQ SK SA S2 BJ": None,
        "SK HK SA HA S2 H2": None,
        "SA HA DA S2 H2 D2": None,
        "SA HA DA S2 H2 D2 S3 S4": None,
        "SK HK DK SA HA DA": "plane",
    },
    "4.7": {
        "S3 H3 D3 S4 H4 D4 S5 H5": "plane_single",
        "S3 H3 D3 S4 H4 D4 S2 H2": "plane_single",
        "S3 H3 D3 S4 H4 D4 S2 RJ": "plane_single",
        "S3 H3 D3 S4 H4 D4 S5 H5 D5 S6 H6 S7": "plane_single",
        "S6 H6 D6 S7 H7 D7 BJ RJ": None,
        "S3 H3 D3 S4 H4 D4 C4 S5": None,
        "S3 H3 D3 C3 S4 H4 D4 C4": None,
        "S3 H3 D3 S4 H4 D4 S5 H5 D5 S7 H7 D7": None,
        "S3 H3 D3 S4 H4 D4 S5 H5 D5 S6 H6 D6 S8 H8 D8 C8": None,
        "S3 H3 D3 S4 H4 D4 S5 H5 D5 S9 BJ RJ": None,
    },
    "4.8": {
        "S3 H3 D3 S4 H4 D4 S5 H5 S2 H2": "plane_pair",
        "S3 H3 D3 S4 H4 D4 S5 H5 D5 C5": None,
        "S3 H3 D3 S4 H4 D4 S5 H5 BJ RJ": None,
        "S3 H3 D3 C3 S4 H4 D4 C4 S5 H5": None,
    },
    "4.9": {
        "S3 H3 D3 C3 S5 S6": "four_two_single",
        "S3 H3 D3 C3 S5 H5": "four_two_single",
        "S3 H3 D3 C3 S2 RJ": "four_two_single",
        "S7 H7 D7 C7 BJ RJ": None,
        "S3 H3 D3 C3 S5": None,
        "S3 H3 D3 C3 S5 S6 S7": None,
    },
    "4.10": {
        "S3 H3 D3 C3 S5 H5 S6 H6": "four_two_pair",
        "S2 H2 D2 C2 SA HA SK HK": "four_two_pair",
        "S3 H3 D3 C3 S5 H5 D5 C5": None,
        "S3 H3 D3 C3 S5 H5 BJ RJ": None,
        "S3 H3 D3 C3 S5 H5 S6 S7": None,
    },
    "4.11": {"S3 H3 D3 C3": "bomb", "S2 H2 D2 C2": "bomb"},
    "4.12": {"BJ RJ": "rocket", "BJ": "single"},
}


@pytest.mark.parametrize(("cards", "expected"), by_paragraph("doudizhu", PARAGRAPHS))
def test_what_is_a_combination(cards: str, expected: str | None) -> None:
    assert shape(cards) == expected


@pytest.mark.rule("doudizhu 4.11")
def test_a_four_that_carries_is_no_bomb() -> None:
    assert beats("S4 H4 D4 C4", "S3 H3 D3")
    assert not beats("S4 H4 D4 C4 S5 S6", "S3 H3 D3")
    assert beats("S3 H3 D3 C3", "S9 H9 D9 C9 S5 S6")


SAID = {
    "H3": "play-single rank=3",
    "RJ": "play-single rank=RJ",
    "HT ST": "play-pair rank=10",
    "S2 H2 D2": "play-triple rank=2",
    "C3 S7 H7 D7": "play-triple-single rank=7",
    "C3 S3 S7 H7 D7": "play-triple-pair rank=7",
    "S7 S3 S5 S4 S6": "play-straight from=3 to=7 count=5",
    "SQ HQ SK HK SA HA": "play-pair-chain from=Q to=A count=3",
    "S3 H3 D3 S4 H4 D4": "play-plane from=3 to=4 count=2",
    "S3 H3 D3 S4 H4 D4 S5 S6": "play-plane-single from=3 to=4 count=2",
    "S3 H3 D3 S4 H4 D4 S5 H5 S6 H6": "play-plane-pair from=3 to=4 count=2",
    "S3 H3 D3 C3 S5 S6": "play-four-two-single rank=3",
    "S3 H3 D3 C3 S5 H5 S6 H6": "play-four-two-pair rank=3",
    "S3 H3 D3 C3": "play-bomb rank=3",
    "BJ RJ": "play-rocket",
}


@pytest.mark.parametrize(("cards", "expected"), SAID.items())
def test_plays_in_words(cards: str, expected: str) -> None:
    message = Play(parse(cards)).said
    assert " ".join([message.id, *(f"{name}={value}" for name, value in message.args.items())]) == expected


@pytest.mark.parametrize(
    ("cards", "laid"),
    [
        ("H3 S3", "S3 H3"),
        ("C3 S7 H7 D7", "S7 H7 D7 C3"),
        ("RJ C3 H3 D3", "H3 D3 C3 RJ"),
        ("S4 S3 S7 S5 S6", "S7 S6 S5 S4 S3"),
        ("SK RJ S3 H3 D3 D4 H4 S4", "S4 H4 D4 S3 H3 D3 RJ SK"),
        ("S5 H5 SA HA C3 S3 H3 D3", "S3 H3 D3 C3 SA HA S5 H5"),
        ("BJ RJ", "RJ BJ"),
    ],
)
def test_the_body_lies_before_what_it_carries(cards: str, laid: str) -> None:
    assert Play(parse(cards)).cards == parse(laid)
    assert str(Play(parse(cards))) == f"play {laid}"


def test_every_play_of_the_pack_is_bound_to_cards_and_read_back() -> None:
    pack = tuple(range(54))
    for number, play in enumerate(holding(pack)):
        if number % 37 == 0:
            assert isinstance(play, Play)
            assert Play(play.cards[::-1]) == play
            assert hand.read(play.cards) == play.move
