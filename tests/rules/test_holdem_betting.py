"""Texas Hold'em, section 3: what a seat may say, raises, all-ins, and when a round ends."""

from random import Random

import pytest

from french54.core.game import Illegal
from french54.games.holdem.rules import HoldemState
from french54.kit.betting.choices import Wagers
from french54.kit.betting.wagers import CALL, CHECK, Bet, Raise
from tests.rules.holdem import GAME, dealt, legal, said, stacks, told, why


def totals(state: HoldemState) -> tuple[int, int] | None:
    """The least and most the seat on turn may bet or raise to."""
    amount = state.choices().prompt().amount
    return (amount[0], amount[-1]) if amount else None


def flop(*actions: str, chips: tuple[int, ...] = (1000,) * 4) -> HoldemState:
    """The flop after everybody called, and `actions`."""
    return said(dealt(stacks=chips), "3*call", "check", *actions)


@pytest.mark.rule("holdem 3.1")
def test_turns_go_clockwise_and_nobody_folds_who_owes_nothing() -> None:
    state = dealt()
    turns = []
    for word in ("call", "call", "call", "check", "check", "check", "check", "check"):
        turns.append(state.turn)
        state = said(state, word)
    assert turns == [3, 0, 1, 2, 1, 2, 3, 0]
    assert legal(flop()) == {"check", "bet"}
    assert why(flop(), "fold") == "3.1"
    assert why(flop(), "call") == "3.1"


@pytest.mark.rule("holdem 3.2")
def test_who_owes_chips_calls_or_folds_and_calls_short_with_everything() -> None:
    state = said(dealt(stacks=(1000, 1000, 1000, 45)), "call", "raise 200")
    assert why(state, "check") == "3.2"
    state = said(state, "call", "call")
    assert state.turn == 3
    assert state.round.owed == 180
    assert legal(state) == {"fold", "call"}
    assert why(state, "raise 300") == "3.2"
    state = said(state, "call")
    (call,) = [event for event in told(state, "call") if event.seat == 3][1:]
    assert call.data == {"action": "call", "chips": 25, "bet": 45, "all_in": True}


@pytest.mark.rule("holdem 3.3")
def test_who_folds_wins_nothing_more() -> None:
    state = dealt("SA HA", "S2 H7", board="DA CA S3 H4 D9")
    state = said(state, "fold", "fold", "call", "check", *["2*check"] * 3)
    assert state.payoffs[0] == 0
    assert not state.round.live[0]
    assert state.view(0).hand == ()
    assert state.view(0).hole == (51, 50)


@pytest.mark.rule("holdem 3.4")
def test_a_bet_is_at_least_twenty() -> None:
    assert totals(flop()) == (20, 980)
    assert why(flop(), "bet 19") == "3.4"
    assert said(flop(), "bet 20").round.price == 20


@pytest.mark.rule("holdem 3.5")
@pytest.mark.parametrize(
    ("actions", "least"),
    [((), 40), (("raise 60",), 100), (("raise 60", "raise 200"), 340), (("raise 40", "call"), 60)],
)
def test_a_raise_is_a_total_above_the_last_step(actions: tuple[str, ...], least: int) -> None:
    state = said(dealt(), *actions)
    assert totals(state) == (least, 1000)
    assert why(state, f"raise {least - 1}") == "3.5"
    assert said(state, f"raise {least}").round.price == least


@pytest.mark.rule("holdem 3.5")
def test_after_the_flop_the_first_bet_sets_the_step() -> None:
    assert totals(flop("bet 100")) == (200, 980)
    assert totals(flop("bet 100", "raise 350")) == (600, 980)


@pytest.mark.rule("holdem 3.5")
def test_a_bet_and_a_raise_have_one_name_each() -> None:
    assert why(dealt(), "bet 100") == "3.5"
    assert why(flop(), "raise 100") == "3.4"


@pytest.mark.rule("holdem 3.6")
def test_all_chips_are_the_most_and_may_be_less_than_the_least() -> None:
    assert why(dealt(), "raise 1001") == "3.6"
    state = said(dealt(stacks=(1000, 1000, 1000, 30)))
    assert totals(state) == (30, 30)
    assert said(state, "raise 30").round.stacks[3] == 0
    assert totals(flop(chips=(1000, 35, 1000, 1000))) == (15, 15)


@pytest.mark.rule("holdem 3.7")
def test_after_a_short_raise_the_next_is_that_bet_and_the_last_full_step() -> None:
    state = said(dealt(stacks=(90, 1000, 1000, 1000)), "raise 60", "raise 90")
    assert totals(state) == (130, 1000)


@pytest.mark.rule("holdem 3.7")
def test_after_a_short_bet_the_next_is_that_bet_and_twenty() -> None:
    state = flop("bet 15", chips=(1000, 35, 1000, 1000))
    assert state.round.price == 15
    assert totals(state) == (35, 980)


@pytest.mark.rule("holdem 3.8")
@pytest.mark.parametrize(
    ("chips", "actions", "open_to"),
    [
        ((90, 1000, 1000, 1000), ("raise 60", "raise 90", "call", "fold"), None),
        ((90, 105, 1000, 1000), ("raise 60", "raise 90", "raise 105", "call"), 145),
        ((90, 95, 1000, 1000), ("raise 60", "raise 90", "raise 95", "call"), None),
        ((1000, 190, 1000, 1000), ("raise 160", "call", "raise 190", "raise 330"), 470),
        ((1000, 190, 1000, 1000), ("raise 160", "call", "raise 190", "call"), None),
    ],
)
def test_short_all_ins_reopen_the_betting_only_as_they_add_up(
    chips: tuple[int, ...], actions: tuple[str, ...], open_to: int | None
) -> None:
    state = said(dealt(stacks=chips), *actions)
    assert state.turn == 3
    assert totals(state) == (None if open_to is None else (open_to, 1000))
    if open_to is None:
        assert why(state, "raise 900") == "3.8"


@pytest.mark.rule("holdem 3.8")
def test_reopening_is_measured_for_each_player() -> None:
    chips = (220, 1000, 170, 1000)
    state = flop("bet 100", "raise 150", "call", "raise 200", chips=chips)
    assert state.turn == 1
    assert totals(state) == (300, 980)
    state = said(state, "call")
    assert state.turn == 3
    assert totals(state) is None


@pytest.mark.rule("holdem 3.9")
def test_who_may_not_raise_may_not_go_all_in_either() -> None:
    state = said(dealt(stacks=(90, 1000, 1000, 100)), "raise 60", "raise 90", "call", "fold")
    assert state.turn == 3
    assert why(state, "raise 100") == "3.8"


@pytest.mark.rule("holdem 3.10")
def test_nobody_raises_alone() -> None:
    state = said(dealt(stacks=(300, 1000, 300, 1000)), "fold", "raise 300", "call", "call")
    assert state.turn is None
    state = said(dealt(stacks=(1000, 300, 0, 0), button=0), "raise 1000")
    assert legal(state) == {"fold", "call"}
    two = said(dealt(stacks=(300, 1000, 0, 0), button=0), "raise 300")
    assert legal(two) == {"fold", "call"}
    assert why(two, "raise 900") == "3.10"


@pytest.mark.rule("holdem 3.10")
def test_nobody_raises_above_what_all_others_have() -> None:
    state = said(dealt(stacks=(1000, 500, 500, 1500)), "fold", "raise 1000", "call")
    assert state.turn == 2
    assert legal(state) == {"fold", "call"}
    deep = said(dealt(stacks=(1000, 500, 1500, 1500)), "fold", "raise 1000", "fold")
    assert why(deep, "raise 1500") == "3.10"


@pytest.mark.rule("holdem 3.11")
def test_a_round_ends_when_all_have_acted_and_matched() -> None:
    assert said(dealt(), "3*call").street == 0
    assert said(dealt(), "3*call", "check").street == 1
    assert said(dealt(), "raise 100", "2*call").street == 0
    assert said(dealt(), "raise 100", "3*call").street == 1
    assert said(dealt(), "raise 100", "raise 300", "2*fold").street == 0
    assert said(dealt(), "raise 100", "raise 300", "2*fold", "call").street == 1
    assert said(dealt(stacks=(1000, 1000, 1000, 60)), "raise 60", "3*call").street == 1


@pytest.mark.rule("holdem 3.12")
def test_three_cards_then_one_and_one_with_one_burnt_before_each() -> None:
    state = said(dealt(board="SA HA DA CA S2"), "3*call", "check")
    boards = []
    for _ in range(3):
        boards.append(state.view(1).board)
        state = said(state, "4*check")
    assert [len(board) for board in boards] == [3, 4, 5]
    assert boards[2] == (51, 50, 49, 48, 3)
    places = [event.data["places"] for event in told(state, "board")]
    assert places == [(9, 10, 11), (13,), (15,)]


@pytest.mark.rule("holdem 3.13")
def test_from_the_flop_on_the_first_able_seat_left_of_the_button_begins() -> None:
    assert flop().turn == 1
    assert said(dealt(), "2*call", "fold", "check").turn == 2
    assert said(dealt(stacks=(1000, 20, 1000, 1000)), "3*call", "check").turn == 2
    two = said(dealt(stacks=(1000, 1000, 0, 0), button=0), "call", "check")
    assert two.turn == 1


@pytest.mark.rule("holdem 3.14")
@pytest.mark.parametrize("chips", [(1000, 1000, 1000, 1000), (1000, 1000, 0, 0)])
def test_the_big_blind_may_still_raise(chips: tuple[int, ...]) -> None:
    state = said(dealt(stacks=chips), f"{sum(map(bool, chips)) - 1}*call")
    assert state.turn == state.view(None).blinds[1]
    assert legal(state) == {"check", "raise"}
    assert totals(state) == (40, 1000)


@pytest.mark.rule("holdem 3.5")
def test_an_amount_becomes_the_one_action_it_can_mean() -> None:
    choices = dealt().choices()
    assert choices.amount(20) == CALL
    assert choices.amount(60) == Raise(60)
    assert flop().choices().amount(0) == CHECK
    assert flop().choices().amount(50) == Bet(50)
    assert said(dealt(stacks=(1000, 1000, 1000, 15))).choices().amount(15) == CALL
    with pytest.raises(Illegal):
        choices.amount(30)


@pytest.mark.rule("holdem 3.5")
def test_what_is_offered_keeps_its_places_and_names_its_price() -> None:
    prompt = said(dealt(), "raise 60").choices().prompt()
    assert [str(button.action) for button in prompt.buttons] == ["fold", "call", "raise 100"]
    assert prompt.buttons[1].said.args == {"chips": 60}
    assert [(button.said.id, str(button.action)) for button in prompt.presets] == [
        ("betting-preset-least", "raise 100"),
        ("betting-preset-third", "raise 110"),
        ("betting-preset-half", "raise 135"),
        ("betting-preset-pot", "raise 210"),
        ("betting-preset-all", "raise 1000"),
    ]
    check = flop().choices().prompt()
    assert [button.barred is None for button in check.buttons] == [False, True, True]
    alone = said(dealt(stacks=(300, 1000, 0, 0), button=0), "raise 300").choices().prompt()
    assert not alone.presets
    assert alone.buttons[2].barred is not None


def test_cards_mean_nothing_in_betting() -> None:
    with pytest.raises(Illegal):
        dealt().choices().readings((0,))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "raise",
        "bet x",
        "raise -5",
        "raise 060",
        "raise 0",
        "bet 5 5",
        "all in",
        "raise ²",
        "call 20",
        "fold ",
        "bet 9999999999",
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(Illegal):
        GAME.parse(text)


def test_any_legal_action_may_be_drawn() -> None:
    choices = said(dealt(stacks=(1000, 1000, 1000, 45))).choices()
    assert isinstance(choices, Wagers)
    rng = Random(1)
    assert {choices.draw(rng) for _ in range(400)} == set(choices)
    assert stacks(dealt())[3] == 1000
