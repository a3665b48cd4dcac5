"""Dou Dizhu at the table, sections 1 to 3: who plays, the cards, and the auction."""

from random import Random

import pytest

from french54.core.match import Match
from french54.games.doudizhu_table import hand, told
from french54.games.doudizhu_table.rules import DoudizhuTable, Setup
from tests.rules.doudizhu_table import GAMES, Fixed, dealt, emptied, kinds, left, said, told_of, why

both = pytest.mark.parametrize("players", [3, 4])


@pytest.mark.rule("doudizhu-table 1.1")
@both
def test_one_plays_against_all_the_others(players: int) -> None:
    assert GAMES[players].seats == players
    for landlord in range(players):
        for winner in range(players):
            payoffs = emptied(winner, players, landlord=landlord).payoffs
            others = {payoffs[seat] for seat in range(players) if seat != landlord}
            assert len(others) == 1
            assert payoffs[landlord] == -(players - 1) * others.pop()


@pytest.mark.rule("doudizhu-table 1.1")
@pytest.mark.parametrize("players", [0, 2, 5])
def test_no_other_number_plays(players: int) -> None:
    with pytest.raises(ValueError, match="three or four"):
        DoudizhuTable(players)


@pytest.mark.rule("doudizhu-table 1.2")
@both
def test_the_first_without_cards_wins_for_the_side(players: int) -> None:
    for winner in range(players):
        state = emptied(winner, players)
        assert state.hands[winner] == ()
        assert [points > 0 for points in state.payoffs] == [(seat == 0) == (winner == 0) for seat in range(players)]


@pytest.mark.rule("doudizhu-table 1.3")
@both
def test_deals_go_on_and_each_is_paid_for(players: int) -> None:
    rng, totals = Random(players), [0] * players
    match = Match.begin(GAMES[players], bytes(32))
    for number in range(1, 9):
        assert len(match.deals) == number
        assert match.setup.totals == tuple(totals)
        assert match.state.view(None).totals == tuple(totals)
        while match.state.turn is not None:
            match = match.play(match.state.choices().draw(rng))
        assert match.state.void or any(match.state.payoffs)
        totals = [total + won for total, won in zip(totals, match.state.payoffs, strict=True)]
        following = match.next()
        assert following is not None
        match = following
    assert any(totals)


@pytest.mark.rule("doudizhu-table 2.1")
def test_one_pack_for_three_and_two_for_four() -> None:
    setup = Setup(0, 0, ())
    assert sorted(GAMES[3].pack(setup)) == list(range(54))
    assert sorted(GAMES[4].pack(setup)) == sorted([*range(54), *range(54)])


@pytest.mark.rule("doudizhu-table 2.2")
@both
def test_chance_picks_the_first_dealer_and_the_next_seat_deals_after(players: int) -> None:
    game = GAMES[players]
    for dealer in range(players):
        draw = Fixed(dealer, 7)
        assert game.opening(draw).dealer == dealer
        assert draw.asked[0] == players
        setup = Setup(dealer, 7, (0,) * players)
        assert game.next(setup, emptied(1, players), Fixed(0)).dealer == (dealer + 1) % players


@pytest.mark.rule("doudizhu-table 2.3")
@both
def test_a_card_is_turned_up_and_comes_to_one_of_the_players(players: int) -> None:
    game, each = GAMES[players], hand.EACH[players]
    draw = Fixed(0, players * each - 1)
    assert game.opening(draw).turned == players * each - 1
    assert draw.asked == [players, players * each]
    for turned in (0, 5, players * each - 1):
        state = dealt(players=players, dealer=1, turned=turned)
        for seat in (*range(players), None):
            view = state.view(seat)
            assert view.turned == state.deck[turned]
            (event,) = (event for event in view.events if event.kind == "turned")
            assert (event.seat, event.cards, event.data) == (view.first, (view.turned,), {"places": (turned,)})
        assert turned in told.places(state.view(None).first, 1, players)
        assert state.view(None).turned in state.hands[state.view(None).first]


@pytest.mark.rule("doudizhu-table 2.4")
@pytest.mark.parametrize(("players", "each", "rest"), [(3, 17, 3), (4, 25, 8)])
def test_cards_are_drawn_one_by_one_and_some_are_left(players: int, each: int, rest: int) -> None:
    for dealer in range(players):
        state = dealt(players=players, dealer=dealer)
        assert len(told.left(players)) == rest
        for seat in range(players):
            view = state.view(seat)
            assert view.counts == (each,) * players
            own = [event for event in view.events if event.kind == "deal" and event.cards]
            assert [event.seat for event in own] == [seat]
            first = (seat - dealer - 1) % players
            assert own[0].data["places"] == tuple(range(first, players * each, players))
            assert own[0].cards == state.deck[first : players * each : players]
            assert view.hand == hand.ordered(own[0].cards)
            assert view.kitty == ()
        order = [event.seat for event in state.view(None).events[:players]]
        assert order == [(dealer + step) % players for step in range(1, players + 1)]


@pytest.mark.rule("doudizhu-table 3.1")
@both
def test_who_drew_the_card_turned_up_calls_first(players: int) -> None:
    for dealer in range(players):
        for turned in range(players + 1):
            state = dealt(players=players, dealer=dealer, turned=turned)
            turns = [state.turn]
            for _ in range(players - 1):
                state = said(state, "bid 0")
                turns.append(state.turn)
            assert turns == [(dealer + 1 + turned + step) % players for step in range(players)]


@pytest.mark.rule("doudizhu-table 3.2")
def test_bids_rise_and_a_pass_bars_nothing() -> None:
    assert [str(action) for action in dealt().choices()] == ["bid 0", "bid 1", "bid 2", "bid 3"]
    state = said(dealt(), "bid 0", "bid 1")
    assert [str(action) for action in state.choices()] == ["bid 0", "bid 2", "bid 3"]
    assert why(state, "bid 1") == "3.2"
    assert [button.barred is None for button in state.choices().prompt().buttons] == [True, False, True, True]
    back = said(state, "bid 0", "bid 2")
    assert (back.turn, back.bid) == (1, 2)
    assert why(state, "play S3") == "3.2"
    assert why(state, "pass") == "3.2"
    assert back.view(None).bids == (2, 1, 0)


@pytest.mark.rule("doudizhu-table 3.2")
def test_every_call_may_be_drawn() -> None:
    rng = Random(1)
    for state, calls in ((dealt(), 4), (said(dealt(), "bid 1"), 3), (said(dealt(), "bid 2"), 2)):
        assert len({str(state.choices().draw(rng)) for _ in range(200)}) == calls


@pytest.mark.rule("doudizhu-table 3.3")
@pytest.mark.parametrize(
    ("players", "calls", "landlord", "bid"),
    [
        (3, "3", 0, 3),
        (3, "0 3", 1, 3),
        (3, "1 0 0", 0, 1),
        (3, "0 0 1 0 0", 2, 1),
        (3, "1 2 0 0", 1, 2),
        (3, "1 0 2 0 3", 1, 3),
        (3, "0 1 0 2 0 0", 0, 2),
        (4, "1 0 0 0", 0, 1),
        (4, "0 0 0 2 0 0 0", 3, 2),
        (4, "1 2 3", 2, 3),
        (4, "1 0 0 2 0 0 0", 3, 2),
        (4, "0 1 0 0 2 0 0 0", 0, 2),
    ],
)
def test_three_ends_the_auction_and_so_do_passes_of_all_the_others(
    players: int, calls: str, landlord: int, bid: int
) -> None:
    state = dealt(players=players)
    for call in calls.split():
        assert state.phase == "auction"
        state = said(state, f"bid {call}")
    assert (state.phase, state.landlord, state.bid, state.turn) == ("play", landlord, bid, landlord)
    assert why(state, "bid 3") == "3.3"


@pytest.mark.rule("doudizhu-table 3.4")
@both
def test_where_all_pass_the_same_dealer_deals_again(players: int) -> None:
    state = said(dealt(players=players, dealer=2), *("bid 0",) * (players - 1))
    assert not state.void
    state = said(state, "bid 0")
    assert state.void
    assert state.payoffs == (0,) * players
    assert kinds(state)[-1] == "void"
    setup = Setup(2, 0, tuple(range(players)))
    assert GAMES[players].next(setup, state, Fixed(9)) == Setup(2, 9, tuple(range(players)))


@pytest.mark.rule("doudizhu-table 3.5")
@pytest.mark.parametrize(("players", "rest"), [(3, 3), (4, 8)])
def test_the_landlord_shows_what_was_left_and_takes_it(players: int, rest: int) -> None:
    before = dealt(players=players)
    state = said(before, "bid 0", "bid 3")
    kitty = before.deck[-rest:]
    assert state.hands[1] == hand.ordered(before.hands[1] + kitty)
    for seat in (*range(players), None):
        view = state.view(seat)
        assert view.kitty == kitty
        (event,) = (event for event in view.events if event.kind == "take")
        assert (event.seat, event.cards, event.count) == (1, kitty, rest)
        assert event.data["places"] == tuple(range(len(before.deck) - rest, len(before.deck)))


@pytest.mark.rule("doudizhu-table 6.6")
@both
def test_payments_add_up_and_most_wins(players: int) -> None:
    game, setup = GAMES[players], Setup(0, 0, (5, -5, *(0,) * (players - 2)))
    assert game.standing(setup, None) == {"totals": setup.totals, "ahead": (0,)}
    won = emptied(1, players, bid=3)
    totals = (5 - 3 * (players - 1), -2, *(3,) * (players - 2))
    assert game.standing(setup, won) == {"totals": totals, "ahead": tuple(range(2, players))}
    assert game.next(setup, won, Fixed(4)) == Setup(1, 4, totals)


@pytest.mark.rule("doudizhu-table 6.1")
def test_the_deal_is_over_with_the_first_empty_hand() -> None:
    state = said(left("S3", "S4 S5", "S6 S7 S8"), "S3")
    assert state.turn is None
    assert state.phase == "over"
    assert kinds(state) == ["play 0", "show 1", "show 2", "score"]
    assert [event.cards for event in told_of(state, "show")] == [state.hands[1], state.hands[2]]
    assert why(state, "pass") == "6.1"
