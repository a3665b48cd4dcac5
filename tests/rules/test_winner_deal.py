"""Winner, sections 1, 2, 5 and 6: who plays, the deal, its end and the score."""

from random import Random

import pytest

from french54.core.card import parse
from french54.core.match import Match
from french54.games.winner import hand, told
from french54.games.winner.rules import Setup, Winner
from french54.games.winner.score import Score
from tests.rules.doudizhu_table import Fixed
from tests.rules.winner import dealt, kinds, left, said, told_of, why

players_each = pytest.mark.parametrize("players", [3, 4, 5, 6])


@pytest.mark.rule("winner 1.1")
@players_each
def test_three_to_six_play_each_alone(players: int) -> None:
    assert Winner(players).seats == players
    state = said(left("S3", *["S4 S5"] * (players - 1)), "S3")
    assert state.score is not None
    assert state.score.payoffs == (2 * (players - 1), *(-2,) * (players - 1))


@pytest.mark.rule("winner 1.1")
@pytest.mark.parametrize("players", [2, 7])
def test_no_other_number_plays(players: int) -> None:
    with pytest.raises(ValueError, match="three to six"):
        Winner(players)


@pytest.mark.rule("winner 1.2")
def test_the_first_out_wins_and_the_last_with_cards_loses() -> None:
    state = said(left("S3 S9", "S4 ST", "S5 S6 S7"), "S3", "S4", "pass", "S9")
    assert state.turn == 1
    assert state.view(None).places == (1, 0, 0)
    state = said(state, "ST")
    assert state.turn is None
    assert state.out == (0, 1, 2)
    assert state.view(None).places == (1, 2, 3)
    headlines = [result.headline.id for seat in (0, 1, 2, None) if (result := state.view(seat).result)]
    assert headlines == ["winner-won", "winner-between", "winner-lost", "winner-result"]


@pytest.mark.rule("winner 2.1")
@pytest.mark.parametrize(("players", "cards"), [(3, 54), (4, 108), (5, 108), (6, 108)])
def test_one_pack_for_three_and_two_for_more(players: int, cards: int) -> None:
    pack = Winner(players).pack(Setup(0, ()))
    assert sorted(pack) == sorted([*range(54)] * (cards // 54))


@pytest.mark.rule("winner 2.2")
@players_each
def test_chance_picks_the_first_dealer_and_later_the_loser_deals(players: int) -> None:
    game = Winner(players)
    for dealer in range(players):
        draw = Fixed(dealer, 5)
        assert game.opening(draw) == Setup(dealer, (0,) * players, 5)
        assert draw.asked == [players, len(game.cards)]


@pytest.mark.rule("winner 2.3")
@pytest.mark.parametrize(
    ("options", "counts"),
    [
        ({"players": 3}, (18, 18, 18)),
        ({"players": 4}, (27, 27, 27, 27)),
        ({"players": 4, "one_pack": True}, (13, 13, 13, 13)),
        ({"players": 5}, (22, 22, 22, 21, 21)),
        ({"players": 6}, (18,) * 6),
    ],
)
def test_the_whole_pack_is_dealt_from_the_dealer_on(options: dict[str, int], counts: tuple[int, ...]) -> None:
    players = options["players"]
    for dealer in range(players):
        state = dealt(dealer=dealer, **options)
        for seat in range(players):
            view = state.view(seat)
            assert view.counts == tuple(counts[(other - dealer) % players] for other in range(players))
            (own,) = (event for event in view.events if event.kind == "deal" and event.cards)
            assert own.seat == seat
            assert own.data["places"] == tuple(range((seat - dealer) % players, len(state.deck), players))
            assert view.hand == hand.ordered(own.cards)
            order = [event.seat for event in view.events if event.kind == "deal"]
            assert order == [(dealer + step) % players for step in range(players)]


@pytest.mark.rule("winner 2.3")
def test_a_card_is_turned_up_in_the_first_deal() -> None:
    state = dealt(players=5)
    for seat in (*range(5), None):
        view = state.view(seat)
        (event,) = (event for event in view.events if event.kind == "turned")
        assert (event.seat, event.cards) == (0, (state.deck[0],))
        assert view.turned == state.deck[0]
    later = dealt(players=5, winner=3).view(None)
    assert later.turned is None
    assert "turned" not in {event.kind for event in later.events}


@pytest.mark.rule("winner 2.4")
@players_each
def test_the_turned_card_picks_the_first_leader_and_the_winner_leads_later(players: int) -> None:
    game = Winner(players)
    for turned in (0, 1, players + 2, len(game.cards) - 1):
        state = game.start(Setup(1, (0,) * players, turned), game.cards)
        assert state.turn == state.view(None).leader == (1 + turned) % players
        assert turned in told.places(state.turn, 1, players, len(game.cards))
    assert dealt(players=players, dealer=2, winner=1).turn == 1


@pytest.mark.rule("winner 5.1")
def test_play_goes_on_until_one_is_left() -> None:
    state = said(left("S3", "S4 S5", "S4 S6", "S7 S8 S9"), "S3")
    assert (state.turn, state.payoffs) == (1, (0, 0, 0, 0))
    state = said(state, "S4", "pass", "pass", "S5", "S6", "S7", "pass")
    assert state.turn == 3
    state = said(state, "S8", "pass", "S9")
    assert state.turn is None
    assert state.out == (0, 1, 3, 2)
    assert kinds(state)[-2:] == ["out 3", "show 2"]
    assert told_of(state, "show")[0].cards == parse("S4")
    assert state.view(0).events[-1].kind == "score"
    assert why(state, "pass") == "5.1"


@pytest.mark.rule("winner 5.2")
def test_the_loser_deals_and_the_winner_leads_the_next() -> None:
    state = said(left("S3 S9", "S4 ST", "S5 S6 S7"), "S3", "S4", "pass", "S9", "ST")
    following = Winner(3).next(Setup(0, (1, 2, -3), 0), state, Fixed())
    assert following == Setup(2, (1 + 4, 2 - 1, -3 - 3), None, 0)
    assert following.leader == 0


@pytest.mark.rule("winner 5.2")
@players_each
def test_a_session_adds_up(players: int) -> None:
    rng, totals = Random(players), (0,) * players
    match = Match.begin(Winner(players), bytes(32))
    for _ in range(3):
        assert match.state.view(0).totals == totals
        while match.state.turn is not None:
            match = match.play(match.state.choices().draw(rng))
        totals = tuple(map(sum, zip(totals, match.state.payoffs, strict=True)))
        standing = match.game.standing(match.setup, match.state)
        assert standing == {"totals": totals, "ahead": tuple(s for s in range(players) if totals[s] == max(totals))}
        following = match.next()
        assert following is not None
        assert following.setup.dealer == match.state.out[-1]
        assert following.state.turn == match.state.out[0]
        match = following


@pytest.mark.rule("winner 6.1")
def test_the_score_is_taken_when_the_first_is_out() -> None:
    state = said(left("S3", "S4 S5", "S6 S7 S8"), "S3", "S4", "pass", "S5")
    assert state.turn is None
    assert state.payoffs == (5, -2, -3)


@pytest.mark.rule("winner 6.2")
@pytest.mark.parametrize(
    ("left_", "plays", "payoffs"),
    [
        ((0, 3, 11, 8), (9, 5, 4, 3), (33, -3, -22, -8)),
        ((0, 9, 10, 27), (9, 1, 1, 0), (9 + 20 + 81, -9, -20, -81)),
        ((5, 0, 13, 13), (1, 9, 1, 0), (-5, 5 + 26 + 39, -26, -39)),
        ((5, 5, 5, 0, 20), (1, 1, 1, 9, 1), (-5, -5, -5, 55, -40)),
        ((0, 9, 9, 9, 9, 9), (1, 0, 1, 1, 1, 1), (63, -27, -9, -9, -9, -9)),
    ],
)
def test_ten_cards_cost_double_and_a_hand_never_played_triple(
    left_: tuple[int, ...], plays: tuple[int, ...], payoffs: tuple[int, ...]
) -> None:
    assert Score(left_, plays).payoffs == payoffs


@pytest.mark.rule("winner 6.3")
@pytest.mark.parametrize(("count", "each"), [(1, 1), (10, 1), (11, 1), (12, 2), (16, 2), (17, 3), (18, 3)])
def test_three_players_count_by_cards_alone(count: int, each: int) -> None:
    assert Score((0, count, 1), (5, int(count < 18), 3)).payoffs == (count * each + 1, -count * each, -1)


@pytest.mark.rule("winner 6.4")
def test_the_winner_scores_what_the_others_lose() -> None:
    state = said(left("S3", *["S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA"] * 3, plays=(3, 1, 1, 0)), "S3")
    assert state.score == Score((0, 11, 11, 11), (4, 1, 1, 0))
    assert state.score.payoffs == (22 + 22 + 33, -22, -22, -33)
    lines = [
        (line.label.id, line.label.args.get("count"), line.value.args["points"], line.note and line.note.args["points"])
        for line in state.score.result(0, (1, 0, 0, 0)).lines
    ]
    assert lines == [
        ("winner-line-cards", 11, 22, 2),
        ("winner-line-cards", 11, 22, 2),
        ("winner-line-cards", 11, 33, 3),
        ("winner-line-total", None, 77, None),
    ]
