"""Positions of Tractor that nobody disputes, for both levels."""

from random import Random

import pytest

from french54.bots.tractor import Casual, Strong
from french54.core.card import Cards, parse, rank
from french54.games.tractor import names
from french54.games.tractor.rules import TractorState
from tests.bots.tractor import sketch
from tests.rules.tractor import dealt, later, said, settled

PLAYERS = {"casual": Casual(), "strong": Strong(worlds=80)}
pytestmark = pytest.mark.parametrize("level", PLAYERS)

HEARTS = "H2 H2 H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HA RJ"
"""Fourteen trumps where hearts are trumps at level 2."""


def wish(level: str, state: TractorState) -> str:
    """What a player does."""
    if state.turn is None:
        raise ValueError("nobody is on turn")
    return str(PLAYERS[level].act(state.view(state.turn), Random(54), 1.0))


def buried(level: str, state: TractorState) -> Cards:
    """The cards a player buries."""
    return parse(wish(level, state).removeprefix("bury "))


def test_a_long_suit_with_the_level_card_is_declared(level: str) -> None:
    state = dealt(f"{HEARTS} CA C3 C4 C6 DA D3 D6 D7 S3 S4 S6", setup=later())
    assert wish(level, state) in {"declare H2", "declare H2 H2"}


def test_a_suit_of_three_low_cards_is_not_declared(level: str) -> None:
    hand = "H2 H3 H4 C3 C4 C5 C6 C7 C8 C9 CJ D3 D4 D6 D7 D8 D9 DJ S3 S4 S6 S7 S8 S9 SJ"
    assert wish(level, dealt(hand, setup=later())) == "pass"


def test_the_opponents_suit_is_overruled_by_a_much_better_one(level: str) -> None:
    hand = f"{HEARTS} CA C3 C4 C6 DA D3 D6 D7 C7 C8 C9"
    state = said(dealt("S2", hand, setup=later()), "declare S2")
    assert wish(level, state) == "declare H2 H2"


def test_the_partners_suit_that_fits_is_left_alone(level: str) -> None:
    hand = "S3 S4 S6 S7 S9 SJ SA RJ H2 H2 H4 C3 C4 C6 C7 C8 C9 D3 D4 D6 D7 D8 D9 DJ DQ"
    state = said(dealt("S2", "", hand, setup=later()), "declare S2", "pass")
    assert wish(level, state) == "pass"


def taken(hand: str, kitty: str) -> TractorState:
    """The banker, who declared hearts with one card at level 2, has taken up the kitty."""
    return settled(hand, kitty=kitty, setup=later(), first="declare H2")


def test_no_points_and_no_trumps_are_buried_without_cause(level: str) -> None:
    state = taken(f"{HEARTS} CA CK CT C5 C3 C4 DA DK D5 SA SK", "C6 C7 D3 D4 D6 S3 S4 S6")
    gone = buried(level, state)
    assert names.points(gone) == 0
    assert not {card for card in gone if card % 4 == 2 or rank(card) in (0, 12)}


def test_a_short_suit_is_buried_whole(level: str) -> None:
    state = taken(f"{HEARTS} C3 C6 DA DA DK DK D9 D8 D7 SA SK", "SQ SQ S9 S9 D4 D4 D6 D6")
    assert set(parse("C3 C6")) <= set(buried(level, state))


def test_a_tractor_of_aces_and_kings_is_kept(level: str) -> None:
    state = taken(f"{HEARTS} CA CA CK CK C3 C4 D3 D4 D6 D7 S3", "S4 S6 S7 D8 D9 DJ S8 S9")
    assert not set(parse("CA CK")) & set(buried(level, state))


def test_a_ten_is_not_led_under_the_ace_and_the_king(level: str) -> None:
    state = sketch(
        "CT C3 D7 D6 S8 S6", "CA C6 D8 D9 S9 H4", "CJ C7 D3 DJ S7 H6", "CK C9 DQ D4 S4 H7", leader=0, banker=1
    )
    assert wish(level, state) != "play CT"


def test_a_tractor_that_nothing_beats_is_not_taken_apart(level: str) -> None:
    """It may wait for the last trick, where it is worth more."""
    state = sketch(
        "SA SA SK SK D3 D4", "S3 S4 S6 S7 D6 H4", "S8 S9 SJ S5 D7 H6", "S3 S4 SJ S6 D8 H8", leader=0, banker=0
    )
    assert wish(level, state) in {"play SA SA SK SK", "play D3", "play D4"}


def test_the_banker_draws_trumps_that_stand_in_the_way_of_high_cards(level: str) -> None:
    state = sketch(
        "RJ RJ BJ HA CA CK DA DK",
        "H3 H4 C3 S3 S4 S6 S7 S8",
        "C6 C7 D3 D4 S8 S9 SJ SQ",
        "H6 H7 D6 S9 SJ SQ SK SA",
        leader=0,
        banker=0,
    )
    assert wish(level, state) in {"play RJ RJ", "play RJ", "play BJ", "play HA"}


def test_the_joker_is_kept_for_the_last_trick_and_the_kitty(level: str) -> None:
    state = sketch("RJ H3", "H6 S4", "S6 D4", "H7 S9", leader=0, banker=0, kitty="CK CK CT CT")
    assert wish(level, state) == "play H3"


def last(hand: str, first: str, second: str, third: str, *, banker: int = 0, trump: str = "H") -> TractorState:
    """Seat 3 plays last to what seats 0, 1 and 2 lay: the first card or cards of their hands."""
    hands = [first, second, third]
    laid, held = zip(*(text.split(" : ") for text in hands), strict=True)
    seats = [f"{cards} {rest}" for cards, rest in zip(laid, held, strict=True)]
    state = sketch(*seats, hand, leader=0, banker=banker, trump=trump)
    return said(state, *(f"play {cards}" for cards in laid))


def test_points_go_to_the_partner_who_has_the_trick(level: str) -> None:
    state = last("CT C3 D3 D4", "C4 : D6 D7 D8", "CA : D9 DJ S3", "C6 : S4 S6 S7")
    assert wish(level, state) == "play CT"


def test_no_points_go_to_the_opponents(level: str) -> None:
    state = last("CT C3 D3 D4", "CA : D6 D7 D8", "C4 : D9 DJ S3", "C6 : S4 S6 S7")
    assert wish(level, state) == "play C3"


def test_the_ace_takes_points_at_the_end_of_a_trick(level: str) -> None:
    state = last("CA C3 D3 D4", "CK : D6 D7 D8", "C4 : D9 DJ S3", "CT : S4 S6 S7")
    assert wish(level, state) == "play CA"


def test_the_ace_is_not_wasted_on_the_partners_trick(level: str) -> None:
    state = last("CA C3 D3 D4", "C9 : D6 D7 C8", "CK : D9 DJ S3", "C6 : CQ S6 S7")
    assert wish(level, state) == "play C3"


def test_points_are_trumped_by_who_is_out_of_the_suit(level: str) -> None:
    state = last("H3 D3 D4 D6", "CK : D6 D7 D8", "C4 : D9 DJ S3", "CT : S4 S6 S7")
    assert wish(level, state) == "play H3"


def test_a_low_trump_does_where_nobody_plays_after(level: str) -> None:
    state = last("RJ H4 D3 D4", "CK : D6 D7 D8", "C4 : D9 DJ S3", "CT : S4 S6 S7")
    assert wish(level, state) == "play H4"


def test_the_partners_trick_is_not_trumped_but_fed(level: str) -> None:
    state = last("H3 DT D4 D6", "C4 : D7 D8 H6", "CA : D9 DJ S3", "C6 : S4 S6 S7")
    assert wish(level, state) == "play DT"


def test_an_opponents_trump_is_beaten_by_the_lowest_that_does(level: str) -> None:
    state = last("RJ H9 H3 D4", "CK : D6 D7 D8", "CT : D9 DJ S3", "H7 : S4 S6 S7")
    assert wish(level, state) == "play H9"


def test_a_pair_of_kings_goes_to_the_partners_aces(level: str) -> None:
    state = last("CK CK C3 C3 D4", "C4 C4 : D6 D7 D8", "CA CA : D9 DJ S3", "C6 C7 : S4 S6 S7")
    assert wish(level, state) == "play CK CK"


def test_without_a_pair_low_cards_go_to_the_opponents_pair(level: str) -> None:
    state = last("CK CT C8 C3 D4", "CA CA : D6 D7 D8", "C4 C6 : D9 DJ S3", "C6 C7 : S4 S6 S7")
    assert wish(level, state) == "play C8 C3"


def test_a_joker_is_too_dear_for_a_trick_without_points(level: str) -> None:
    state = last("RJ D3 D4 D6", "C9 : D7 D8 H6", "C4 : D9 HJ S3", "C7 : H4 H8 S7", banker=3)
    assert wish(level, state) != "play RJ"


def test_the_highest_card_of_the_suit_takes_the_partners_low_lead(level: str) -> None:
    """The partner led low and an opponent, who has laid a ten, has the trick; the ace is the best left."""
    state = sketch("C3 D6 D7 D8", "CT D9 DJ S3", "CA C4 S4 S6", "C7 C8 S9 SJ", leader=0, banker=1)
    assert wish(level, said(state, "play C3", "play CT")) == "play CA"
