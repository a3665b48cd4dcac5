"""Positions of One Poker that nobody disputes, for both levels."""

from random import Random

import pytest

from tests.bots.onepoker import PLAYERS, every, later, lock, player, share, wishes
from tests.rules.onepoker import dealt, said

pytestmark = pytest.mark.parametrize("level", PLAYERS)


def test_a_king_that_only_low_cards_meet_never_folds(level: str) -> None:
    state = said(lock(dealt("SK S3", "H4 D5", first=1), "SK", "H4"), "bet 19")
    assert share(wishes(level, state), "fold") == 0


def test_a_three_that_only_high_cards_meet_never_calls_everything(level: str) -> None:
    state = said(lock(dealt("S4 S3", "HQ D9", first=1), "S3", "HQ"), "bet 19")
    assert share(wishes(level, state), "fold") == 1


def test_a_two_does_not_call_everything_of_low_cards(level: str) -> None:
    state = said(lock(dealt("S2 S3", "H7 D6", first=1), "S2", "H7"), "bet 19")
    assert share(wishes(level, state), "fold") == 1


def test_an_ace_that_no_two_can_meet_never_folds(level: str) -> None:
    state = said(lock(dealt("SA S3", "HK DQ", first=1), "SA", "HK"), "bet 19")
    assert share(wishes(level, state), "fold") == 0


def test_a_king_is_best_once_all_aces_are_gone(level: str) -> None:
    state = later("SK HQ", "S3 DJ", every("A"), (12, 28), first=1)
    state = said(lock(state, "SK", "HQ"), "bet 27")
    assert share(wishes(level, state), "fold") == 0


def test_a_sure_winner_is_raised_more_often_than_not(level: str) -> None:
    state = said(lock(dealt("SK S3", "H7 D5", first=1), "SK", "H7"), "bet 2")
    assert share(wishes(level, state), "raise") > 0.5


def test_a_high_card_against_low_ones_is_locked(level: str) -> None:
    assert wishes(level, dealt("S9 S3", "H7 D5"))["lock S9"] >= 50


def test_the_last_chips_of_the_other_are_taken_with_the_card_that_wins(level: str) -> None:
    state = dealt("SJ S4", "H7 D5", chips=(39, 1))
    assert wishes(level, state)["lock SJ"] >= 50


def test_a_queen_pays_one_chip_to_see_any_card(level: str) -> None:
    state = said(lock(dealt("SQ S3", "H9 D5", first=1), "SQ", "H9"), "bet 1")
    assert share(wishes(level, state), "fold") == 0


def test_bluffs_come_but_not_always(level: str) -> None:
    state = lock(dealt("S9 S3", "HT D5"), "S3", "HT")
    assert 0.01 < share(wishes(level, state, 300), "bet") < 0.9


def test_a_strong_card_does_not_always_bet(level: str) -> None:
    state = lock(dealt("SA S3", "HT D5"), "SA", "HT")
    found = wishes(level, state, 300)
    assert share(found, "check") > 0.02
    assert share(found, "bet") > 0.1


def test_a_pair_has_one_lock_to_advise(level: str) -> None:
    state = dealt("S8 D8", "HT D5")
    bot = player(level)
    advice = bot.advise(state.view(0), Random(1), 1.0)
    assert [str(each.action)[-1] for each in advice] == ["8"]
    assert advice[0].why is not None
