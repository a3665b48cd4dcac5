"""Dou Dizhu at the table, section 5: what combinations there are, and why other cards are none."""

from collections import Counter
from random import Random

import pytest

from french54.core.card import parse
from french54.games.doudizhu_table import hand
from french54.kit.climbing.actions import Play
from french54.kit.climbing.hands import how_many
from tests.kit import oracle
from tests.rules.doudizhu_table import beats, holding, refused, shape

Shape = str | None


def check(text: str, three: Shape, four: Shape) -> None:
    assert shape(text, 3) == three
    assert shape(text, 4) == four


@pytest.mark.rule("doudizhu-table 5.1")
@pytest.mark.parametrize(
    ("text", "is_"),
    [("S3", "single"), ("RJ", "single"), ("S3 C3", "pair"), ("S2 C2", "pair"), ("S3 H3 C3", "triple"), ("S3 C4", None)],
)
def test_single_pair_and_triple(text: str, is_: Shape) -> None:
    check(text, is_, is_)


@pytest.mark.rule("doudizhu-table 5.2")
def test_jokers_of_one_colour_are_a_pair_for_four() -> None:
    assert shape("RJ RJ", 4) == "pair"
    assert shape("BJ BJ", 4) == "pair"
    assert shape("S3 H3 C3 BJ BJ", 4) == "triple_pair"
    assert beats("RJ RJ", "BJ BJ", 4)
    assert beats("BJ BJ", "S2 H2", 4)
    assert refused("RJ BJ", players=4) == ("5.2", "doudizhu-table-error-joker-pair")
    for players in (3, 4):
        assert refused("S3 H3 D3 BJ RJ", players=players) == ("5.2", "doudizhu-table-error-joker-pair")


@pytest.mark.rule("doudizhu-table 5.3")
@pytest.mark.parametrize("text", ["H7 S7 D7 C4", "S2 H2 D2 RJ", "S3 H3 D3 S2"])
def test_triple_with_a_single_is_for_three_only(text: str) -> None:
    check(text, "triple_single", None)
    assert refused(text, players=4) == ("5.3", "doudizhu-table-error-triple")


@pytest.mark.rule("doudizhu-table 5.4")
@pytest.mark.parametrize("text", ["H7 S7 D7 CQ SQ", "S2 H2 D2 S3 C3", "S3 H3 D3 S2 C2"])
def test_triple_with_a_pair(text: str) -> None:
    check(text, "triple_pair", "triple_pair")
    assert refused("S3 H3 D3 S4 S5") == ("5.4", "doudizhu-error-triple")
    assert refused("S3 H3 D3 S4 S5", players=4) == ("5.4", "doudizhu-table-error-triple")


@pytest.mark.rule("doudizhu-table 5.5")
@pytest.mark.parametrize(
    ("text", "is_"),
    [
        ("S5 D6 C7 H8 S9", "straight"),
        ("S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA", "straight"),
        ("ST SJ SQ SK SA", "straight"),
        ("SJ SQ SK SA S2", None),
        ("S2 S3 S4 S5 S6", None),
        ("SA S2 S3 S4 S5", None),
        ("S3 S4 S5 S6", None),
        ("S3 S4 S5 S6 S8", None),
    ],
)
def test_straights(text: str, is_: Shape) -> None:
    check(text, is_, is_)


@pytest.mark.rule("doudizhu-table 5.6")
@pytest.mark.parametrize(
    ("text", "is_"),
    [
        ("ST DT HJ SJ DQ CQ", "pair_chain"),
        ("SQ DQ HK SK DA CA", "pair_chain"),
        ("HK SK DA CA S2 H2", None),
        ("S3 H3 S4 H4", None),
        ("S3 H3 S4 H4 S6 H6", None),
    ],
)
def test_rows_of_pairs(text: str, is_: Shape) -> None:
    check(text, is_, is_)


@pytest.mark.rule("doudizhu-table 5.7")
@pytest.mark.parametrize(
    ("text", "is_"),
    [
        ("S5 H5 D5 S6 H6 C6", "plane"),
        ("SK HK DK SA HA CA", "plane"),
        ("SA HA CA S2 H2 D2", None),
        ("S5 H5 D5 S7 H7 C7", None),
        ("S5 H5 D5 S6 H6 C6 S7 H7 D7", "plane"),
    ],
)
def test_planes(text: str, is_: Shape) -> None:
    check(text, is_, is_)


@pytest.mark.rule("doudizhu-table 5.8")
@pytest.mark.parametrize(
    ("text", "is_", "refusal"),
    [
        ("S5 H5 D5 S6 H6 C6 C9 DK", "plane_single", None),
        ("S5 H5 D5 S6 H6 C6 S2 RJ", "plane_single", None),
        ("S5 H5 D5 S6 H6 C6 C9 D9", None, "doudizhu-table-error-wings-alike"),
        ("S5 H5 D5 S6 H6 C6 C5 D9", None, "doudizhu-error-wings-own"),
        ("S5 H5 D5 S6 H6 C6 BJ RJ", None, "doudizhu-error-carried-jokers"),
        ("S5 H5 D5 S6 H6 C6 S7 H7 D7 S9 H9 D9", None, "doudizhu-table-error-wings-alike"),
        ("S5 H5 D5 S6 H6 C6 S7 H7 D7 S9 H9 SK", None, "doudizhu-table-error-wings-alike"),
        ("S5 H5 D5 S6 H6 C6 S7 H7 D7 S9 SK S2", "plane_single", None),
    ],
)
def test_planes_with_singles_are_for_three_only(text: str, is_: Shape, refusal: str | None) -> None:
    check(text, is_, None)
    if refusal:
        assert refused(text) == ("5.8", refusal)


@pytest.mark.rule("doudizhu-table 5.9")
@pytest.mark.parametrize(
    ("text", "three", "four"),
    [
        ("S5 H5 D5 S6 H6 C6 C9 D9 DK SK", "plane_pair", "plane_pair"),
        ("S5 H5 D5 S6 H6 C6 C9 D9 S2 H2", "plane_pair", "plane_pair"),
        ("S5 H5 D5 S6 H6 C6 C9 D9 S9 H9", None, None),
        ("S5 H5 D5 S6 H6 C6 C9 D9 BJ RJ", None, None),
        ("S5 H5 D5 S6 H6 C6 C9 D9 DT SJ", None, None),
    ],
)
def test_planes_with_pairs(text: str, three: Shape, four: Shape) -> None:
    check(text, three, four)
    if not three:
        assert refused(text) == ("5.9", "doudizhu-error-wings-pairs")
        assert refused(text, players=4) == ("5.9", "doudizhu-table-error-wings")


@pytest.mark.rule("doudizhu-table 5.9")
def test_planes_of_four_players_carry_pairs_of_jokers() -> None:
    assert shape("S5 H5 D5 S6 H6 C6 C9 D9 RJ RJ", 4) == "plane_pair"
    assert shape("S5 H5 D5 S6 H6 C6 BJ BJ RJ RJ", 4) == "plane_pair"
    assert shape("S5 S5 D5 S6 H6 C6 C9 D9 RJ BJ", 4) is None
    assert refused("S5 H5 D5 D5 S6 H6 C6 S9 H9 D6", players=4)[1] == "doudizhu-error-wings-own"
    assert refused("S5 H5 D5 S6 H6 C6 S9 ST", players=4) == ("5.9", "doudizhu-table-error-wings")
    assert refused("S5 H5 D5 S6 H6 C6 S9 ST SJ") == ("5.7", "doudizhu-error-wings-count")


@pytest.mark.rule("doudizhu-table 5.10")
@pytest.mark.parametrize(
    ("text", "is_"),
    [
        ("S8 H8 D8 C8 D3 SJ", "four_two_single"),
        ("S8 H8 D8 C8 S2 RJ", "four_two_single"),
        ("S8 H8 D8 C8 D3 H3 SJ CJ", "four_two_pair"),
        ("S8 H8 D8 C8 S2 H2 SJ CJ", "four_two_pair"),
        ("S8 H8 D8 C8 D3 H3", None),
        ("S8 H8 D8 C8 BJ RJ", None),
        ("S8 H8 D8 C8 D3", None),
        ("S8 H8 D8 C8 S9 H9 D9 C9", None),
        ("S8 H8 D8 C8 S3 H3 S4 S5", None),
    ],
)
def test_four_with_two_is_for_three_only(text: str, is_: Shape) -> None:
    check(text, is_, None)
    if not is_ and text != "S8 H8 D8 C8 S9 H9 D9 C9":
        wanted = "doudizhu-error-carried-jokers" if "RJ" in text else "doudizhu-table-error-four"
        assert refused(text) == ("5.10", wanted)
    if "S9" not in text:
        assert refused(text, players=4) == ("5.10", "doudizhu-table-error-four-bare")


@pytest.mark.rule("doudizhu-table 5.11")
def test_bombs() -> None:
    check("S8 H8 D8 C8", "bomb", "bomb")
    for size in range(5, 9):
        assert shape(" ".join(["S8", "H8", "D8", "C8"] * 2)[: 3 * size], 4) == "bomb"
    for table in ("S2", "RJ", "S2 H2", "SK HK DK S2 H2", "ST SJ SQ SK SA", "SK HK DK SA HA DA"):
        assert beats("S3 H3 D3 C3", table, 3)
        assert beats("S3 H3 D3 C3", table, 4)
    assert beats("S3 H3 D3 C3", "S4 H4 D4 C4 S2 RJ", 3)


@pytest.mark.rule("doudizhu-table 5.12")
@pytest.mark.parametrize(
    ("play", "table", "legal"),
    [
        ("S3 H3 D3 C3 C3", "S7 H7 D7 C7", True),
        ("S7 H7 D7 C7", "S3 H3 D3 C3 C3", False),
        ("S8 H8 D8 C8", "S7 H7 D7 C7", True),
        ("S7 H7 D7 C7", "S7 H7 D7 C7", False),
        ("S3 S3 H3 H3 D3 D3 C3 C3", "S2 S2 H2 H2 D2 D2 C2", True),
        ("S2 S2 H2 H2 D2 D2 C2", "S3 S3 H3 H3 D3 D3 C3 C3", False),
    ],
)
def test_more_cards_beat_fewer(play: str, table: str, legal: bool) -> None:
    assert beats(play, table, 4) is legal


@pytest.mark.rule("doudizhu-table 5.13")
def test_the_rocket_beats_everything() -> None:
    assert shape("RJ BJ", 3) == "rocket"
    assert shape("RJ RJ BJ BJ", 4) == "rocket"
    assert shape("RJ RJ BJ", 4) is None
    assert beats("RJ BJ", "S2 H2 D2 C2", 3)
    assert beats("RJ RJ BJ BJ", "S2 S2 H2 H2 D2 D2 C2 C2", 4)
    assert not beats("S2 S2 H2 H2 D2 D2 C2 C2", "RJ RJ BJ BJ", 4)


@pytest.mark.rule("doudizhu-table 5.1")
@pytest.mark.parametrize("players", [3, 4])
def test_plays_of_random_hands_are_those_of_a_slow_reading(players: int) -> None:
    """What is listed for small hands full of pairs and triples is what the oracle makes of every subset."""
    read = oracle.table_three if players == 3 else oracle.table_four
    rng, found = Random(players), Counter[str]()
    for _ in range(40):
        lowest = rng.randrange(11)
        ranks = range(lowest, lowest + 5)
        pool = [card for card in hand.PACKS[players] if how_many([card]).index(1) in ranks]
        cards = hand.ordered(tuple(rng.sample(pool, min(9, len(pool)))))
        wanted = {
            chosen: meanings[0] for chosen in oracle.subsets(tuple(how_many(cards))) if (meanings := read(chosen))
        }
        plays = [play for play in holding(cards, players=players) if isinstance(play, Play)]
        assert len(plays) == len(wanted)
        for play in plays:
            assert play.meaning is not None
            name, _, length = wanted[tuple(how_many(play.cards))]
            assert (play.meaning.shape, play.meaning.length) == (name, length)
            found[name] += 1
    assert found.total() > 400


@pytest.mark.rule("doudizhu-table 4.5")
@pytest.mark.parametrize(
    ("players", "cards"),
    [
        (3, "S3 H3 D3 C3 S4 H4 D4 S5 H5 S6 S7 S2 BJ RJ"),
        (4, "S3 S3 H3 D3 C3 S4 H4 D4 S5 H5 S6 H6 S7 S2 S2 BJ BJ RJ RJ"),
    ],
)
def test_what_is_carried_lies_behind(players: int, cards: str) -> None:
    for action in holding(hand.ordered(parse(cards)), players=players):
        assert isinstance(action, Play)
        assert action == hand.laid(tuple(reversed(action.cards)), players)
        assert action.meaning is not None
        if action.meaning.shape in {"triple_single", "triple_pair", "plane_single", "plane_pair"}:
            body = how_many(action.cards[: 3 * action.meaning.length])
            assert set(body) == {0, 3}
