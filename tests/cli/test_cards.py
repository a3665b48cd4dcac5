"""Cards as they are typed and drawn."""

import pytest

from french54.cli.cards import NotCards, Pen, columns, picked
from french54.cli.words import Words
from french54.core.card import parse, show

HAND = parse("RJ BJ S2 ST HT S3 H3 D3 C4")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("334", "S3 H3 C4"),
        ("10 t 4", "ST HT C4"),
        ("1010", "ST HT"),
        ("b r", "BJ RJ"),
        ("BJ", "BJ"),
        ("d3 h3", "D3 H3"),
        ("d3 3", "D3 S3"),
        ("2", "S2"),
    ],
)
def test_cards_are_meant_by_rank_or_by_name(typed: str, meant: str) -> None:
    assert show(picked(typed, HAND)) == meant


@pytest.mark.parametrize(
    ("typed", "unknown"), [("3333", "3"), ("s4", "s4"), ("K", "K"), ("hello", "hello"), ("c4 c4", "c4"), ("bb", "B")]
)
def test_what_is_not_held_is_named(typed: str, unknown: str) -> None:
    with pytest.raises(NotCards) as refused:
        picked(typed, HAND)
    assert refused.value.text == unknown


@pytest.mark.parametrize(("language", "corner"), [("en", ("BJ", "★ ")), ("zh-Hant", ("小", "王"))])
def test_a_hand_is_a_fan_of_columns_alike(language: str, corner: tuple[str, str]) -> None:
    lines = Pen(Words(language), colour=False).fan(parse("BJ HT S2"), 80).splitlines()
    assert lines[0] == "╭──╭──╭───╮"
    assert lines[1].startswith(f"│{corner[0]}│10│2")
    assert lines[2].startswith(f"│{corner[1]}│♥ │♠")
    assert {columns(line) for line in lines} == {11}


def test_a_narrow_terminal_gets_more_rows() -> None:
    pen = Pen(Words("en"), colour=False)
    lines = pen.fan(parse("S3 S4 S5 S6 S7 S8 S9"), 12).splitlines()
    assert len(lines) == 4 * 3
    assert max(map(columns, lines)) <= 12
    assert pen.fan((), 80) == ""


def test_only_red_cards_are_red() -> None:
    pen = Pen(Words("en"), colour=True)
    assert pen.inline(parse("H3 D3 RJ")).count("\033[31m") == 3
    assert "\033" not in pen.inline(parse("S3 C3 BJ"))
