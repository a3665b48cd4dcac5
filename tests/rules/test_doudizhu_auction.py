"""Dou Dizhu, sections 1 and 2: who plays, the deal and the auction."""

from random import Random

import pytest

from french54.core.chance import Stream
from french54.core.match import Match
from french54.games.doudizhu.rules import Doudizhu, Setup
from tests.rules.doudizhu import GAME, dealt, emptied, said, why


class Fixed:
    """Chance that gives one value."""

    def __init__(self, value: int) -> None:
        self.value = value

    def below(self, n: int) -> int:
        assert n == 3
        return self.value


@pytest.mark.rule("doudizhu 1.1")
def test_three_play_and_the_two_farmers_share_what_comes() -> None:
    assert GAME.seats == 3
    for winner in range(3):
        state = emptied(winner)
        landlord, *farmers = (state.payoffs[seat] for seat in (0, 1, 2))
        assert len(set(farmers)) == 1
        assert landlord == -2 * farmers[0]


@pytest.mark.rule("doudizhu 1.2")
@pytest.mark.parametrize(("winner", "signs"), [(0, (1, -1, -1)), (1, (-1, 1, 1)), (2, (-1, 1, 1))])
def test_the_first_without_cards_wins_for_the_side(winner: int, signs: tuple[int, ...]) -> None:
    state = emptied(winner)
    assert state.counts[winner] == 0
    assert tuple((points > 0) - (points < 0) for points in state.payoffs) == signs


@pytest.mark.rule("doudizhu 2.1")
def test_seventeen_cards_each_of_the_whole_pack_and_three_aside() -> None:
    assert sorted(GAME.pack(Setup(0))) == list(range(54))
    state = dealt()
    assert [state.view(seat).counts for seat in range(3)] == [(17, 17, 17)] * 3
    seen = [card for seat in range(3) for card in state.view(seat).hand]
    assert len(set(seen)) == 51
    assert all(state.view(seat).kitty == () for seat in (0, 1, 2, None))


@pytest.mark.rule("doudizhu 2.2")
def test_chance_picks_who_calls_first_and_seats_follow_in_order() -> None:
    assert [GAME.opening(Fixed(seat)).first for seat in range(3)] == [0, 1, 2]
    for first in range(3):
        state = dealt(first=first)
        turns = [state.turn]
        for text in ("bid 0", "bid 1"):
            state = said(state, text)
            turns.append(state.turn)
        assert turns == [first, (first + 1) % 3, (first + 2) % 3]


@pytest.mark.rule("doudizhu 2.3")
def test_bids_rise_and_a_pass_bars_nothing() -> None:
    assert [str(action) for action in dealt().choices()] == ["bid 0", "bid 1", "bid 2", "bid 3"]
    state = said(dealt(), "bid 0", "bid 1")
    assert [str(action) for action in state.choices()] == ["bid 0", "bid 2", "bid 3"]
    assert why(state, "bid 1") == "2.3"
    assert [str(action) for action in said(state, "bid 2").choices()] == ["bid 0", "bid 3"]
    assert said(state, "bid 0", "bid 2").bid == 2
    assert why(state, "play S3") == "2.3"
    assert why(state, "pass") == "2.3"


@pytest.mark.rule("doudizhu 2.3")
def test_every_call_may_be_drawn() -> None:
    rng = Random(1)
    for state, calls in ((dealt(), 4), (said(dealt(), "bid 1"), 3), (said(dealt(), "bid 2"), 2)):
        drawn = {str(state.choices().draw(rng)) for _ in range(200)}
        assert drawn == set(map(str, state.choices()))
        assert len(drawn) == calls


@pytest.mark.rule("doudizhu 2.3")
def test_bids_that_are_too_low_are_shown_barred() -> None:
    buttons = said(dealt(), "bid 1").choices().prompt().buttons
    assert [str(button.action) for button in buttons] == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert [button.barred is None for button in buttons] == [True, False, True, True]


@pytest.mark.rule("doudizhu 2.3")
def test_a_button_says_what_to_call_and_not_what_was_called() -> None:
    buttons = dealt().choices().prompt().buttons
    assert [button.said.id for button in buttons] == ["doudizhu-no-bid", *["doudizhu-call"] * 3]


@pytest.mark.rule("doudizhu 2.4")
@pytest.mark.parametrize(
    ("calls", "landlord", "bid"),
    [
        ("3", 0, 3),
        ("0 3", 1, 3),
        ("0 0 3", 2, 3),
        ("1 2 3", 2, 3),
        ("1 0 0", 0, 1),
        ("0 0 1 0 0", 2, 1),
        ("0 1 0 2 0 0", 0, 2),
        ("1 2 0 0", 1, 2),
        ("1 0 2 3", 0, 3),
        ("1 2 0 3", 0, 3),
    ],
)
def test_three_or_two_passes_after_a_bid_end_the_auction(calls: str, landlord: int, bid: int) -> None:
    state = dealt()
    for call in calls.split():
        assert state.phase == "auction"
        state = said(state, f"bid {call}")
    assert (state.phase, state.landlord, state.bid, state.turn) == ("play", landlord, bid, landlord)
    assert why(state, "bid 3") == "2.4"


@pytest.mark.rule("doudizhu 2.5")
def test_three_passes_are_a_new_deal_with_a_new_first_caller() -> None:
    state = said(dealt(), "bid 0", "bid 0", "bid 0")
    assert (state.turn, state.void, state.payoffs) == (None, True, (0, 0, 0))
    assert [GAME.next(Setup(0), state, Fixed(seat)) for seat in range(3)] == [Setup(0), Setup(1), Setup(2)]
    view = state.view(1)
    assert view.kitty == ()
    assert [event.kind for event in view.events] == ["deal"] * 3 + ["call"] * 3 + ["void"]


@pytest.mark.rule("doudizhu 2.5")
def test_the_new_deal_is_shuffled_anew() -> None:
    match = Match.begin(Doudizhu(), bytes(32))
    for _ in range(3):
        match = match.play(GAME.parse("bid 0"))
    again = match.next()
    assert again is not None
    assert again.deals[1].deck != again.deals[0].deck
    assert again.setup == Setup(Stream(bytes(32), "draw 2").below(3))


@pytest.mark.rule("doudizhu 2.6")
def test_the_kitty_is_shown_to_all_and_the_landlord_leads_from_twenty() -> None:
    state = said(dealt(kitty="S2 H7 RJ"), "bid 1", "bid 2", "bid 0", "bid 0")
    assert state.view(0).counts == (17, 20, 17)
    assert state.turn == 1
    assert why(state, "pass") == "3.1"
    for seat in (0, 1, 2, None):
        view = state.view(seat)
        assert view.kitty == state.deck[51:]
        (take,) = (event for event in view.events if event.kind == "take")
        assert (take.seat, take.cards, take.count) == (1, view.kitty, 3)
    assert set(state.view(1).kitty) <= set(state.view(1).hand)
