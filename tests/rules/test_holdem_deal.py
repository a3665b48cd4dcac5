"""Texas Hold'em, sections 1 and 2: who plays, cards, chips, the button and the blinds."""

import pytest

from french54.core.chance import Stream
from french54.core.match import Match
from french54.games.holdem import seating
from french54.games.holdem.rules import Holdem
from french54.games.holdem.seating import Setup
from tests.rules.holdem import EVEN, GAME, dealt, legal, said, stacks, told, why

DRAW = Stream(b"", "draw 2")


@pytest.mark.rule("holdem 1.1")
def test_four_play_each_for_themselves() -> None:
    assert GAME.seats == 4
    state = said(dealt(), "fold", "fold", "fold")
    assert state.payoffs == (0, -10, 10, 0)


@pytest.mark.rule("holdem 1.2")
def test_who_wins_the_pot_gains_what_the_others_lose() -> None:
    state = said(dealt("SA HA", board="DA CA S2 H3 D4"), "raise 100", "call", "fold", "fold", "3*check", "3*check")
    assert state.payoffs == (130, -10, -20, -100)


@pytest.mark.rule("holdem 1.3")
def test_who_has_no_chips_is_out_and_the_last_one_wins() -> None:
    state = dealt("SA HA", "S2 H7", stacks=(1500, 500, 1000, 1000), board="DA CA S3 H4 D9")
    state = said(state, "fold", "raise 1500", "call", "fold")
    assert [(event.seat, event.data["place"]) for event in told(state, "eliminate")] == [(1, 4)]
    setup = GAME.next(state.setup, state, DRAW)
    assert setup is not None
    assert setup.places == (0, 4, 0, 0)
    last = dealt("SA HA", "", "S2 H7", stacks=(3000, 0, 1000, 0), places=(0, 4, 0, 3), board="DA CA S3 H4 D9")
    last = said(last, "raise 3000", "call")
    assert GAME.next(last.setup, last, DRAW) is None
    assert GAME.standing(last.setup, last) == {"stacks": (4000, 0, 0, 0), "places": (1, 4, 2, 3), "winner": 0}


@pytest.mark.rule("holdem 1.3")
@pytest.mark.parametrize(
    ("before", "after", "places"),
    [
        ((100, 200, 300, 3400), (0, 0, 0, 4000), (4, 3, 2, 1)),
        ((300, 300, 1000, 2400), (0, 0, 1000, 3000), (3, 3, 0, 0)),
        ((300, 300, 0, 3400), (0, 600, 0, 3400), (3, 0, 4, 0)),
    ],
)
def test_of_those_who_go_out_together_the_larger_stack_comes_higher(
    before: tuple[int, ...], after: tuple[int, ...], places: tuple[int, ...]
) -> None:
    known = tuple(0 if chips else 4 for chips in before)
    assert seating.places(before, after, known) == places


@pytest.mark.rule("holdem 1.4")
def test_equal_hands_share_what_they_are_equal_for() -> None:
    state = dealt("SA H2", "DA C3", board="CK DQ SJ H9 S8", stacks=(1000, 1000, 1000, 1000))
    state = said(state, "fold", "raise 100", "call", "fold", "2*check", "2*check", "2*check")
    assert state.payoffs == (10, 10, -20, 0)


@pytest.mark.rule("holdem 2.1")
def test_fifty_two_cards_and_a_thousand_chips_each() -> None:
    setup = GAME.opening(DRAW)
    assert sorted(GAME.pack(setup)) == list(range(52))
    assert setup.stacks == EVEN


@pytest.mark.rule("holdem 2.2")
def test_blinds_of_ten_and_twenty_in_every_deal_and_no_ante() -> None:
    match = Match.begin(GAME, bytes(32))
    for _ in range(6):
        assert sorted(match.state.round.bets) == [0, 0, 10, 20]
        assert sum(match.state.round.spent) == 0
        match = match.play(GAME.parse("fold")).play(GAME.parse("fold")).play(GAME.parse("fold"))
        following = match.next()
        assert following is not None
        match = following


@pytest.mark.rule("holdem 2.3")
def test_two_hole_cards_each_that_only_their_owner_sees() -> None:
    state = dealt("SA HA", "SK HK", "SQ HQ", "SJ HJ")
    for viewer in (0, 1, 2, 3, None):
        view = state.view(viewer)
        dealt_to = {event.seat: event for event in view.events if event.kind == "deal"}
        assert [dealt_to[seat].count for seat in range(4)] == [2, 2, 2, 2]
        assert [seat for seat in range(4) if dealt_to[seat].cards] == ([] if viewer is None else [viewer])
        assert view.counts == (2, 2, 2, 2)
    assert state.view(0).hand == (51, 50)


@pytest.mark.rule("holdem 2.3")
def test_cards_go_round_one_at_a_time_from_the_left_of_the_button() -> None:
    deck = tuple(range(52))
    state = GAME.start(Setup(EVEN, 1, (0,) * 4), deck)
    assert [state.hole(seat) for seat in (2, 3, 0, 1)] == [(0, 4), (1, 5), (2, 6), (3, 7)]
    (mine,) = (event for event in state.view(3).events if event.kind == "deal" and event.cards)
    assert [deck[place] for place in mine.data["places"]] == list(mine.cards) == [1, 5]


@pytest.mark.rule("holdem 2.4")
def test_the_button_begins_with_whoever_opened_the_table_and_goes_round() -> None:
    assert GAME.opening(DRAW).button == 0
    assert Holdem(button=2).opening(DRAW).button == 2
    assert [seating.moved(EVEN, EVEN, button) for button in range(4)] == [1, 2, 3, 0]
    assert seating.moved(EVEN, (1000, 0, 2000, 1000), 0) == 2


@pytest.mark.rule("holdem 2.5")
@pytest.mark.parametrize(
    ("chips", "button", "small", "big"),
    [
        (EVEN, 0, 1, 2),
        ((1, 0, 1, 1), 0, 2, 3),
        ((1, 0, 1, 1), 3, 0, 2),
        ((0, 1, 0, 1), 1, 1, 3),
        ((1, 1, 0, 0), 1, 1, 0),
    ],
)
def test_blinds_are_left_of_the_button_which_pays_the_small_one_of_two(
    chips: tuple[int, ...], button: int, small: int, big: int
) -> None:
    state = dealt(stacks=[1000 * one for one in chips], button=button)
    assert seating.blinds(state.setup.stacks, button) == (small, big) == state.view(None).blinds
    assert (state.round.bets[small], state.round.bets[big]) == (10, 20)
    assert [event.seat for event in told(state, "blind")] == [small, big]


@pytest.mark.rule("holdem 2.6")
def test_a_short_blind_is_all_in_and_calling_still_costs_twenty() -> None:
    state = dealt(stacks=(1000, 4, 15, 1000))
    assert state.round.bets == (0, 4, 15, 0)
    assert stacks(state) == (1000, 0, 0, 1000)
    assert [event.data["all_in"] for event in told(state, "blind")] == [True, True]
    assert said(state, "call").round.bets[3] == 20
    assert state.choices().prompt().amount[0] == 40


@pytest.mark.rule("holdem 2.6")
def test_what_a_short_big_blind_could_not_match_comes_back() -> None:
    state = said(dealt(stacks=(1000, 1000, 15, 1000)), "fold", "fold", "call")
    assert [(event.seat, event.data["chips"]) for event in told(state, "refund")] == [(1, 5)]
    assert state.turn is None


@pytest.mark.rule("holdem 2.6")
def test_the_price_of_a_short_big_blind_is_a_choice_of_the_table() -> None:
    state = dealt(stacks=(1000, 1000, 15, 1000), game=Holdem(whole_price=False))
    assert said(state, "call").round.bets[3] == 15
    assert state.choices().prompt().amount[0] == 35


@pytest.mark.rule("holdem 2.7")
@pytest.mark.parametrize(
    ("chips", "button", "first"),
    [(EVEN, 0, 3), (EVEN, 2, 1), ((1, 0, 1, 1), 0, 0), ((1, 1, 0, 0), 1, 1), ((0, 1, 0, 1), 3, 3)],
)
def test_left_of_the_big_blind_acts_first_and_the_button_of_two(
    chips: tuple[int, ...], button: int, first: int
) -> None:
    assert dealt(stacks=[1000 * one for one in chips], button=button).turn == first


@pytest.mark.rule("holdem 2.8")
@pytest.mark.parametrize(
    ("before", "after", "button", "following"),
    [
        ((1, 1, 1, 1), (0, 1, 1, 0), 0, 2),
        ((1, 1, 1, 0), (1, 1, 0, 0), 0, 1),
        ((1, 1, 1, 1), (0, 0, 1, 1), 0, 2),
        ((1, 1, 1, 0), (1, 0, 1, 0), 0, 2),
        ((1, 0, 1, 0), (1, 0, 1, 0), 0, 2),
    ],
)
def test_nobody_pays_the_big_blind_twice_as_two_are_left(
    before: tuple[int, ...], after: tuple[int, ...], button: int, following: int
) -> None:
    assert seating.moved(before, after, button) == following
    assert seating.blinds(after, following)[1] != seating.blinds(before, button)[1]


@pytest.mark.rule("holdem 2.1")
@pytest.mark.parametrize("options", [{"small": 0}, {"small": 30}, {"big": 2000}, {"button": 4}])
def test_chips_that_make_no_match_are_refused(options: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="no match"):
        Holdem(**options)  # type: ignore[arg-type]


@pytest.mark.rule("holdem 2.6")
def test_a_deal_whose_blinds_are_all_in_is_over_at_once() -> None:
    state = dealt("SA HA", "S2 H7", stacks=(10, 3990, 0, 0), button=0, board="DA CA S3 H4 D9")
    assert state.turn is None
    assert state.payoffs == (10, -10, 0, 0)
    assert legal(dealt()) == {"fold", "call", "raise"}
    assert why(state, "call") == "3.11"
