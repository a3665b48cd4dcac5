"""Positions of Bridge that nobody disputes, for both levels."""

from random import Random

import pytest

from french54.bots.bridge import Casual, Strong
from french54.core.card import show
from french54.games.bridge.rules import BridgeState
from tests.rules.bridge import called, dealt, played, to_play

PLAYERS = {"casual": Casual, "strong": Strong}
LONG = 600.0
"""Seconds: the number of layouts bounds the thinking, not the clock."""
pytestmark = pytest.mark.parametrize("level", PLAYERS)


def plays(level: str, state: BridgeState) -> str:
    """The card a player chooses."""
    return show(PLAYERS[level]().act(state.view(state.turn), Random(1), LONG).cards)


def calls(level: str, state: BridgeState) -> str:
    """What a player calls."""
    return str(PLAYERS[level]().act(state.view(state.turn), Random(1), LONG)).removeprefix("bid ")


def south(hand: str) -> BridgeState:
    """A deal in which South, who calls first, holds `hand`."""
    return dealt(hand)


def north(hand: str, auction: str) -> BridgeState:
    """A deal in which North holds `hand`, after some calls."""
    return called(dealt("", "", hand), auction)


def test_sixteen_balanced_points_open_one_notrump(level: str) -> None:
    assert calls(level, south("SA SK S5 HK HQ H4 DK D7 D6 D2 CJ C8 C3")) == "1NT"


def test_ten_points_do_not_open(level: str) -> None:
    assert calls(level, south("SA SJ S4 HK H9 H4 DJ D7 D6 D2 CJ C8 C3")) == "pass"


def test_thirteen_points_open_the_five_card_major(level: str) -> None:
    assert calls(level, south("SA SQ S9 S5 S4 HK H9 H4 DQ D7 CQ C8 C3")) == "1S"


def test_partners_major_is_raised_with_three_trumps(level: str) -> None:
    assert calls(level, north("S8 S2 HK H7 H4 DA D9 D7 D2 CT C8 C5 C3", "1H P")) == "2H"


def test_opposite_an_opening_thirteen_points_and_support_bid_game(level: str) -> None:
    assert calls(level, north("S8 S2 HK HJ H7 H4 DA DQ D7 D2 CK C8 C5", "1H P")) == "4H"


def test_ten_balanced_points_opposite_one_notrump_bid_three(level: str) -> None:
    assert calls(level, north("SQ S8 S2 HK H7 H4 DA D9 D7 D2 CJ C8 C5", "1NT P")) == "3NT"


def test_a_five_card_major_is_shown_by_transfer(level: str) -> None:
    assert calls(level, north("SQ S8 S7 S4 S2 H7 H4 D9 D7 D2 CJ C8 C5", "1NT P")) == "2H"


def test_aces_are_asked_for_with_a_slam_in_sight(level: str) -> None:
    assert calls(level, north("SK S2 HA HQ HJ H7 H4 DA DK D7 CK CQ C5", "1H P")) == "4NT"


def test_aces_are_told_when_asked(level: str) -> None:
    state = north("SQ SJ S2 HA HK H9 H8 H6 H5 DA D7 C9 C5", "P P 1H P 4NT P")
    assert calls(level, state) == "5H"


def test_an_opening_bid_short_in_their_suit_doubles_for_takeout(level: str) -> None:
    state = called(dealt("", "SA SQ SJ S3 H2 DK DJ D7 D6 CK CJ C8 C3"), "1H")
    assert calls(level, state) == "double"


def test_fifteen_points_decline_an_invitation(level: str) -> None:
    assert calls(level, called(dealt("SA SK S5 HQ HJ H4 DK D7 D6 D2 CQ C8 C3"), "1NT P 2NT P")) == "pass"


def test_third_hand_plays_high(level: str) -> None:
    state = to_play("HA HJ H7 H6", "HQ HT H8 H4", "H9 H2", "HK H5 H3 S9 S8 S4 S2 D8 D7 D3 C9 C8 C2")
    assert plays(level, played(state, "H4 H2")) == "HK"


def test_last_hand_wins_as_cheaply_as_can_be(level: str) -> None:
    state = to_play("HA HQ H7 H6", "HK HJ H8 H4", "H9 H2", "HT H5 H3")
    assert plays(level, played(state, "H4 H2 HT")) == "HQ"


def test_a_lone_ace_is_held_up_at_notrump(level: str) -> None:
    state = to_play(
        "HA H6 H5 SA SK S4 DA DK DQ CK CQ C3 C2",
        "HK HQ HJ HT H8 SQ SJ S3 D6 D5 C7 C6 C5",
        "H7 H2 S7 S6 S5 DJ D9 D8 D7 CJ CT C9 C8",
        level=3,
    )
    assert plays(level, played(state, "HK H2 H3")) in {"H5", "H6"}


def test_declarer_finesses_against_the_king(level: str) -> None:
    state = to_play("S4 S3 HA HK HQ DA D5", "SK S7 S5 HJ HT", "SA SQ S2 H2", "H3")
    assert plays(level, played(state, "HJ H2 H3 HA S3 S5")) == "SQ"


def test_declarer_draws_trumps(level: str) -> None:
    state = to_play(
        "SA SK SQ SJ S9 HA H3 DA D4 D3 CA C5 C4",
        "HQ HJ",
        "ST S8 S2 HK H5 H4 DK D6 D5 CK C7 C6 C2",
        "H2",
        strain="S",
        level=4,
    )
    assert plays(level, played(state, "HQ H4 H2 HA")).startswith("S")


def test_partners_winner_is_not_ruffed(level: str) -> None:
    state = to_play(
        "S5 S4 S3 S2 HA HK HQ HJ HT", "SA SK SQ SJ ST", "S9 S8 S7 S6 H9 H8", "H7 H6 H5 D4 D3 D2", strain="H", level=2
    )
    assert not plays(level, played(state, "SA S6")).startswith("H")


def test_their_ace_is_ruffed_as_low_as_can_be(level: str) -> None:
    state = to_play("SA SK SQ SJ ST S9 DA DK DQ CA CK C4 C3", "HA HK", "H2 S8", "H3", strain="S", level=4)
    assert plays(level, played(state, "HA H2 H3")) == "S9"


def test_the_top_of_a_sequence_is_led_against_notrump(level: str) -> None:
    state = to_play("", "HK HQ HJ H5 H2 S8 S4 D7 D6 D3 C9 C4 C2", level=3)
    assert plays(level, state) == "HK"


def test_an_ace_is_cashed_against_seven_notrump(level: str) -> None:
    assert plays(level, to_play("", "SA S8 S4 H9 H7 H3 D8 D6 D3 D2 C9 C4 C2", level=7)) == "SA"


def test_the_tricks_that_defeat_the_contract_are_cashed(level: str) -> None:
    assert plays(level, to_play("", "HA HK HQ HJ HT S8 S4 D7 D6 D3 C9 C4 C2", level=3)) in {
        "HA",
        "HK",
        "HQ",
        "HJ",
        "HT",
    }


def test_declarer_with_enough_top_tricks_takes_them(level: str) -> None:
    state = to_play("HA H3 SA SK SQ DA DK DQ CA CK CQ C3 C2", "HK HQ HJ HT H9", "H4 H2", "H5", level=3)
    assert plays(level, played(state, "HK H2 H5 HA"))[1] in "AKQ"


def test_second_hand_plays_low(level: str) -> None:
    state = to_play("HA HK S7 S2", "SA S9 S5 HQ HJ", "SK SQ S3 H2", "H3")
    assert plays(level, played(state, "HQ H2 H3 HA S2")) == "S5"


def test_an_honour_is_covered(level: str) -> None:
    state = to_play("H9 H8", "HQ HJ HT", "SQ S5 S2 HA H2", "SK S4 S3 H3")
    assert plays(level, played(state, "HQ HA H3 H8 SQ")) == "SK"
