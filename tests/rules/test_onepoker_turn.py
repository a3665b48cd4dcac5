"""One Poker, section 3: locking a card, then betting."""

import pytest

from french54.core.game import Illegal
from french54.games.onepoker.actions import Lock
from french54.games.onepoker.rules import OnePokerState
from tests.rules.onepoker import GAME, dealt, legal, locked, said, told, why


def totals(state: OnePokerState) -> tuple[int, int] | None:
    """The least and most the seat on turn may bet or raise to."""
    amount = state.choices().prompt().amount
    return (amount[0], amount[-1]) if amount else None


@pytest.mark.rule("onepoker 3.1")
def test_each_locks_one_of_two_cards_which_nobody_else_sees() -> None:
    state = dealt("SA H3", "SK H4")
    assert state.turn == 0
    assert list(map(str, state.choices())) == ["lock SA", "lock H3"]
    assert why(state, "lock SK") == "3.1"
    state = said(state, "lock H3")
    assert state.turn == 1
    for viewer in (0, 1, None):
        view = state.view(viewer)
        (lock,) = told(state, "lock", viewer)
        assert (lock.seat, lock.count) == (0, 1)
        assert lock.cards == ((6,) if viewer == 0 else ())
        assert view.locked == (True, False)
        assert view.lock == (6 if viewer == 0 else None)
        assert view.shown == (None, None)


@pytest.mark.rule("onepoker 3.1")
def test_a_card_is_picked_to_be_locked() -> None:
    choices = dealt("SA H3", "SK H4").choices()
    assert choices.readings((51,)) == (Lock(51),)
    prompt = choices.prompt()
    assert (list(prompt.pick), prompt.playable) == ([1], (51, 6))
    for cards in ((), (51, 6), (0,)):
        with pytest.raises(Illegal):
            choices.readings(cards)


@pytest.mark.rule("onepoker 3.1")
def test_two_equal_cards_are_one_choice() -> None:
    assert list(map(str, dealt("SA SA", "SK H4").choices())) == ["lock SA"]


@pytest.mark.rule("onepoker 3.2")
def test_betting_begins_when_both_have_locked_and_no_lock_changes() -> None:
    state = dealt("SA H3", "SK H4", first=1)
    assert why(state, "check") == "3.2"
    state = said(state, "lock SK")
    assert why(state, "bet 3") == "3.2"
    state = said(state, "lock H3")
    assert state.turn == 1
    assert why(state, "lock H4") == "3.2"
    assert legal(state) == {"check", "bet"}


@pytest.mark.rule("onepoker 3.3")
def test_what_may_be_said_with_and_without_a_bet() -> None:
    state = locked("SA H3", "SK H4")
    assert legal(state) == {"check", "bet"}
    assert why(state, "fold") == "3.3"
    assert why(state, "call") == "3.3"
    state = said(state, "bet 4")
    assert legal(state) == {"fold", "call", "raise"}
    assert why(state, "check") == "3.3"
    assert said(locked("SA H3", "SK H4"), "check", "check").turn is None


@pytest.mark.rule("onepoker 3.4")
@pytest.mark.parametrize(
    ("actions", "least", "most"),
    [((), 1, 19), (("bet 4",), 8, 19), (("bet 4", "raise 10"), 16, 19), (("check", "bet 1"), 2, 19)],
)
def test_bets_of_one_and_raises_by_the_last_step_named_without_the_ante(
    actions: tuple[str, ...], least: int, most: int
) -> None:
    state = said(locked("SA H3", "SK H4"), *actions)
    assert totals(state) == (least, most)
    word = "raise" if actions else "bet"
    if least > 1:
        assert why(state, f"{word} {least - 1}") == "3.4"
    assert said(state, f"{word} {least}").round.price == least


@pytest.mark.rule("onepoker 3.5")
def test_an_all_in_may_be_less_than_the_least_raise() -> None:
    state = said(locked("SA H3", "SK H4", chips=(34, 6)), "bet 4")
    assert totals(state) == (5, 5)
    assert said(state, "raise 5").round.stacks[1] == 0
    assert why(locked("SA H3", "SK H4"), "bet 20") == "3.5"


@pytest.mark.rule("onepoker 3.6")
def test_a_short_all_in_does_not_let_the_other_raise_again() -> None:
    state = said(locked("SA H3", "SK H4", chips=(34, 6)), "bet 4", "raise 5")
    assert state.turn == 0
    assert legal(state) == {"fold", "call"}
    assert why(state, "raise 20") == "3.6"


@pytest.mark.rule("onepoker 3.7")
def test_against_an_all_in_only_a_call_or_a_fold() -> None:
    state = said(locked("SA H3", "SK H4", chips=(10, 30)), "bet 9")
    assert legal(state) == {"fold", "call"}
    assert why(state, "raise 18") == "3.7"
    covered = said(locked("SA H3", "SK H4", chips=(30, 10)), "bet 9")
    assert legal(covered) == {"fold", "call"}


@pytest.mark.rule("onepoker 3.8")
def test_a_short_call_is_for_all_one_has_and_the_rest_goes_back() -> None:
    state = said(locked("SQ H3", "S9 H4", chips=(30, 10)), "bet 29")
    assert why(state, "raise 29") == "3.8"
    state = said(state, "call")
    assert [(event.seat, event.data["chips"]) for event in told(state, "refund")] == [(0, 20)]
    assert state.round.stacks == (40, 0)
    folded = said(locked("S3 H3", "SA H4"), "check", "bet 2", "raise 5", "fold")
    assert [(event.seat, event.data["chips"]) for event in told(folded, "refund")] == [(0, 3)]
    assert folded.round.stacks == (23, 17)


@pytest.mark.rule("onepoker 3.9")
@pytest.mark.parametrize("chips", [(39, 1), (1, 39)])
def test_with_the_last_chip_in_the_ante_there_is_no_betting(chips: tuple[int, int]) -> None:
    state = dealt("S9 H3", "HQ H4", chips=chips)
    assert state.turn == 0
    state = said(state, "lock S9", "lock HQ")
    assert state.turn is None
    assert state.round.stacks == (chips[0] - 1, chips[1] + 1)


@pytest.mark.parametrize("text", ["", "lock", "lock S1", "lock S3 S4", "lock BJ", "play S3", "raise 0"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(Illegal):
        dealt("S3 S4", "SK H4").play(GAME.parse(text))
