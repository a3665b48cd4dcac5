"""Texas Hold'em, section 4: what a hand comes to, and which is the better."""

import pytest

from french54.core.card import NAMES, parse, show
from french54.core.game import Message
from french54.games.holdem import hands
from french54.kit import poker
from tests.rules.holdem import dealt, said, told

BEST_FIRST = (
    ("holdem-royal-flush", "SA SK SQ SJ ST H2 D3"),
    ("holdem-straight-flush", "H9 H8 H7 H6 H5 SA DA"),
    ("holdem-straight-flush", "SA S2 S3 S4 S5 HK DK"),
    ("holdem-four", "SQ HQ DQ CQ S4 H4 D4"),
    ("holdem-full-house", "ST HT DT C6 S6 H2 D3"),
    ("holdem-flush", "CK CJ C8 C4 C2 SA HA"),
    ("holdem-straight", "S9 D8 H7 C6 S5 HA DA"),
    ("holdem-straight", "SA D2 H3 C4 S5 HK DK"),
    ("holdem-three", "S7 H7 D7 CK S2 H3 D4"),
    ("holdem-two-pair", "SJ DJ H5 C5 S9 H9 D2"),
    ("holdem-pair", "HA CA S8 D6 C3 H2 DT"),
    ("holdem-high-card", "SK D9 H7 C5 S2 H3 DT"),
)


def rank(text: str) -> int:
    return int(poker.rank(poker.hand(parse(text))))


def winners(board: str, one: str, other: str) -> set[int]:
    """Which of seats 0 and 1 win when both go to the end."""
    state = said(dealt(one, other, board=board), "fold", "raise 100", "call", "fold", *["2*check"] * 3)
    return {event.seat for event in told(state, "award") if event.seat is not None}


@pytest.mark.rule("holdem 4.1")
@pytest.mark.parametrize(
    ("holes", "board", "count"),
    [
        ("SA HA", "DA CA S2 H7 D9", 2),
        ("SA H2", "S3 S7 S9 SJ D4", 1),
        ("H2 D3", "SA SK SQ SJ ST", 0),
    ],
)
def test_the_best_five_of_seven_use_both_hole_cards_one_or_none(holes: str, board: str, count: int) -> None:
    state = said(dealt(holes, board=board), "3*call", "check", "4*check", "4*check", "4*check")
    view = state.view(None)
    assert len(set(view.best[0]) & set(parse(holes))) == count
    assert len(view.best[0]) == 5
    assert set(view.best[0]) <= set(parse(holes)) | set(view.board)


@pytest.mark.rule("holdem 4.2")
def test_the_kinds_from_the_top() -> None:
    ranks = [rank(text) for _, text in BEST_FIRST]
    assert ranks == sorted(set(ranks), reverse=True)
    assert [hands.name(each).id for each in ranks] == [name for name, _ in BEST_FIRST]


@pytest.mark.rule("holdem 4.3")
def test_the_ace_is_high_or_lowest_in_the_lowest_straight_and_never_in_the_middle() -> None:
    assert hands.name(rank("SA D2 H3 C4 S5 HK DK")) == Message("holdem-straight", {"rank": "5"})
    assert rank("SA D2 H3 C4 S5 H9 DK") < rank("S2 D3 H4 C5 S6 H9 DK")
    assert hands.name(rank("SQ DK HA C2 S3 H9 D7")).id == "holdem-high-card"
    assert hands.name(rank("ST DJ HQ CK SA H9 D2")) == Message("holdem-straight", {"rank": "A"})


@pytest.mark.rule("holdem 4.4")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("SQ HQ DQ CQ HA D3 S4", "SQ HQ DQ CQ SK H2 S4"),
        ("S9 H9 D9 C2 S2 H3 D4", "S8 H8 D8 CA SA H3 D4"),
        ("S9 H9 D9 C3 S3 HA D4", "S9 H9 D9 C2 S2 HA D4"),
        ("S2 S5 S9 SJ SK S3 H3", "S2 S5 S9 SJ SK HA DA"),
        ("S7 D2 S6 H3 D7 C2 SK", "S6 H3 D7 C2 SK H6 D3"),
        ("S8 H8 D5 C5 S3 H3 DK", "S8 H8 DK S3 H3 SA H2"),
        ("C9 S7 H5 S5 C3 H8 SK", "C9 S7 H5 S5 C3 D4 SQ"),
        ("S7 H7 D2 C9 S3 D7 HA", "S7 H7 D2 C9 S3 D7 HK"),
        ("SK D9 H7 C5 S3 H2 DT", "SK D9 H7 C4 S3 H2 DT"),
    ],
)
def test_within_a_kind_its_own_ranks_count_first_then_the_rest(better: str, worse: str) -> None:
    assert poker.category(rank(better)) == poker.category(rank(worse))
    assert rank(better) > rank(worse)


@pytest.mark.rule("holdem 4.5")
def test_suits_do_not_count() -> None:
    for suit in "SHDC":
        assert rank(f"{suit}A {suit}K {suit}Q {suit}J {suit}T") == rank("SA SK SQ SJ ST")
    assert winners("C9 D7 H5 S4 C2", "SA HK", "DA CK") == {0, 1}


@pytest.mark.rule("holdem 4.6")
@pytest.mark.parametrize(
    ("board", "one", "other"),
    [
        ("SJ H7 CJ HK SK", "HA H8", "SA CQ"),
        ("C9 HK DK S9 HA", "CQ H5", "D5 DJ"),
        ("S7 H7 D2 C9 SJ", "D7 H3", "C7 S4"),
        ("S4 H5 D6 C7 S8", "H3 D2", "S3 HA"),
    ],
)
def test_a_sixth_card_never_decides(board: str, one: str, other: str) -> None:
    assert winners(board, one, other) == {0, 1}
    assert rank(f"{one} {board}") == rank(f"{other} {board}")


@pytest.mark.rule("holdem 4.1")
@pytest.mark.parametrize(
    ("cards", "five"),
    [
        ("H2 SJ DJ H5 C5 S9 D9", "SJ DJ S9 D9 H5"),
        ("SA D2 H3 C4 S5 HK DK", "S5 C4 H3 D2 SA"),
        ("C6 S6 ST HT DT HA DA", "ST HT DT HA DA"),
        ("CK HK ST HT DT SK DA", "CK HK SK ST HT"),
        ("SK D9 H7 C5 S2 H3 DT", "SK DT D9 H7 C5"),
    ],
)
def test_the_five_that_count_are_named_the_kind_first(cards: str, five: str) -> None:
    assert sorted(poker.best(parse(cards))) == sorted(parse(five))
    shown = [NAMES[card] for card in poker.best(parse(cards))]
    assert [name[1] for name in shown] == [name[1] for name in five.split()]


@pytest.mark.rule("holdem 4.1")
def test_each_seat_reads_what_its_own_hand_comes_to() -> None:
    state = said(dealt("SQ HQ", "SA H7", board="DQ C7 S2 H3 D4"), "3*call", "check")
    assert state.view(0).made == (Message("holdem-three", {"rank": "Q"}), None, None, None)
    assert state.view(1).made[1] == Message("holdem-pair", {"rank": "7"})
    assert state.view(None).made == (None,) * 4
    assert show(state.view(0).board) == "DQ C7 S2"
