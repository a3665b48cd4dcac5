"""Guandan, sections 1, 2 and 6: partners, places, levels, the match."""

from random import Random

import pytest

from french54.core.card import parse
from french54.core.game import Message
from french54.core.match import Match
from french54.games.guandan import hand
from french54.games.guandan.levels import award
from french54.games.guandan.rules import Setup
from tests.rules.guandan import GAME, dealt, kinds, left, level, said, setup, told, why


class Fixed:
    """Chance that gives one value."""

    def __init__(self, value: int) -> None:
        self.value = value

    def below(self, n: int) -> int:
        assert n == 4
        return self.value


def levels(text: str, played: str, finished: str) -> tuple[str, str, int, bool]:
    """The levels after a deal, what the winners rise, and whether they have won."""
    one, other = map(level, text.split())
    made = award((one, other), level(played), tuple(map(int, finished)))
    return hand.LEVEL_NAMES[made.levels[0]], hand.LEVEL_NAMES[made.levels[1]], made.up, made.won


@pytest.mark.rule("guandan 1.1")
@pytest.mark.parametrize(
    ("finished", "winners"), [("0123", (0, 2)), ("1032", (1, 3)), ("2130", (0, 2)), ("3210", (1, 3))]
)
def test_opposite_seats_share_what_a_deal_brings(finished: str, winners: tuple[int, int]) -> None:
    state = left("S3", "S4", "S5", "S6", out=())
    made = award((0, 0), 0, tuple(map(int, finished)))
    assert (made.side, made.side + 2) == winners
    assert GAME.seats == len(state.hands) == 4


@pytest.mark.rule("guandan 1.2")
@pytest.mark.rule("guandan 6.1")
def test_places_are_taken_in_the_order_of_running_out() -> None:
    state = left("SA", "SK", "S5 S6 S7", "SQ S4", turn=1)
    state = said(state, "SK", "-", "-", "SA", "-", "-")
    assert state.view(None).places == (2, 1, 0, 0)
    assert state.turn == 2
    state = said(state, "S5", "SQ", "-", "S4")
    assert state.turn is None
    view = state.view(2)
    assert view.places == (2, 1, 4, 3)
    assert view.phase == "over"
    assert state.out == (1, 0, 3, 2)
    assert [(event.seat, event.data["place"]) for event in told(state, "out")] == [(1, 1), (0, 2), (3, 3), (2, 4)]
    assert kinds(state)[-5:] == ["play 3", "out 3", "out 2", "show 2", "score"]
    assert view.result is not None
    assert view.result.headline == Message("guandan-lost")
    assert state.payoffs == (-2, 2, -2, 2)
    assert why(state, "pass") == "6.1"


@pytest.mark.rule("guandan 1.3")
@pytest.mark.parametrize(
    ("finished", "after"),
    [
        ("0213", ("5", "2", 3, False)),
        ("0132", ("3", "2", 1, False)),
        ("0123", ("4", "2", 2, False)),
        ("3120", ("2", "5", 3, False)),
        ("3021", ("2", "3", 1, False)),
    ],
)
def test_winners_rise_by_the_place_of_the_partner(finished: str, after: tuple[str, str, int, bool]) -> None:
    assert levels("2 2", "2", finished) == after


@pytest.mark.rule("guandan 1.4")
def test_each_side_keeps_its_level_and_the_winners_is_played() -> None:
    assert GAME.opening(Fixed(3)) == Setup(3, (0, 0), 0, ())
    state = left("S3", "", "S4", "S5 S6", turn=3, out=(1,), begins=setup("9", "9 4"))
    ended = said(state, "S5", "-", "-", "S6", "-", "-", "S3")
    assert ended.out == (1, 3, 0, 2)
    after = GAME.next(setup("9", "9 4"), ended, Fixed(0))
    assert after == Setup(1, (level("9"), level("7")), level("7"), (1, 3, 0, 2))
    standing = GAME.standing(setup("9", "9 4"), ended)
    assert standing == {"levels": ("9", "7"), "level": "7", "finished": (1, 3, 0, 2), "winners": None}
    assert GAME.standing(setup("9", "9 4"), None)["levels"] == ("9", "4")
    next_deal = GAME.start(after, GAME.pack(after))
    assert next_deal.view(0).level == "7"
    assert next_deal.view(0).levels == ("9", "7")


@pytest.mark.rule("guandan 1.5")
@pytest.mark.parametrize(
    ("before", "played", "finished", "after"),
    [
        ("K 4", "K", "0213", ("A", "4", 3, False)),
        ("A 4", "A", "0213", ("A", "4", 3, True)),
        ("A 4", "A", "0123", ("A", "4", 2, True)),
        ("A 4", "A", "0132", ("A", "4", 1, False)),
        ("A K", "A", "1302", ("A", "A", 3, False)),
        ("A 5", "A", "1032", ("A", "7", 2, False)),
        ("A 7", "7", "0213", ("A", "7", 3, False)),
        ("A A", "A", "3120", ("A", "A", 3, True)),
        ("Q A", "A", "0213", ("A", "A", 3, False)),
    ],
)
def test_the_match_is_won_on_ace_only(
    before: str, played: str, finished: str, after: tuple[str, str, int, bool]
) -> None:
    assert levels(before, played, finished) == after


@pytest.mark.rule("guandan 1.5")
@pytest.mark.rule("guandan 6.4")
def test_a_match_that_is_won_is_over() -> None:
    begins = setup("A", "A 4")
    state = said(left("SK", "S7 S8", "SQ", "S5", begins=begins), "SK", "-", "-", "-", "SQ", "-", "-", "S5")
    assert state.out == (0, 2, 3, 1)
    assert GAME.next(begins, state, Fixed(0)) is None
    assert GAME.standing(begins, state)["winners"] == (0, 2)
    headlines = [result.headline.id for seat in (0, 1, None) if (result := state.view(seat).result)]
    assert headlines == ["guandan-won-match", "guandan-lost-match", "guandan-result-match"]


@pytest.mark.rule("guandan 2.1")
def test_two_packs_and_twenty_seven_cards_each() -> None:
    state = dealt()
    assert len(GAME.pack(setup())) == 108
    assert sorted(card for held in state.hands for card in held) == sorted([*range(54)] * 2)
    for seat in range(4):
        view = state.view(seat)
        assert view.counts == (27, 27, 27, 27)
        own = next(event for event in view.events if event.cards)
        assert own.cards == tuple(state.deck[place] for place in own.data["places"])
        assert sorted(own.cards) == sorted(view.hand)
        assert all(not event.cards for event in view.events if event.seat != seat)


@pytest.mark.rule("guandan 2.2")
@pytest.mark.rule("guandan 2.3")
@pytest.mark.parametrize(("played", "wild"), [("2", "H2"), ("T", "HT"), ("A", "HA")])
def test_the_level_names_the_wild_cards(played: str, wild: str) -> None:
    view = GAME.start(setup(played, f"{played} {played}"), GAME.pack(setup())).view(1)
    assert (view.wild,) == parse(wild)
    assert view.level == played.replace("T", "10")
    assert GAME.opening(Fixed(0)).level == level("2")


@pytest.mark.rule("guandan 2.4")
@pytest.mark.parametrize("first", range(4))
def test_chance_picks_who_leads_the_first_deal(first: int) -> None:
    assert GAME.opening(Fixed(first)).first == first
    state = dealt(begins=setup(first=first))
    assert (state.turn, state.phase) == (first, "play")
    assert kinds(state) == [f"lead {first}"]
    assert state.tributes == ()


@pytest.mark.rule("guandan 6.2")
def test_play_goes_on_after_partners_came_first_and_second() -> None:
    state = said(left("SK", "S7 S8", "SQ", "S5 S6"), "SK", "-", "-", "-", "SQ", "-")
    assert state.out == (0, 2)
    assert state.turn == 1
    state = said(state, "-")
    assert state.turn == 3
    assert why(state, "pass") == "4.1"


@pytest.mark.rule("guandan 6.3")
def test_bombs_score_nothing() -> None:
    with_bomb = said(left("S9 H9 D9 C9", "S7 S8", "SQ", "S5"), "S9 H9 D9 C9", "-", "-", "-", "SQ", "-", "-", "S5")
    without = said(left("S9", "S7 S8", "SQ", "S5"), "S9", "-", "-", "-", "SQ", "-", "-", "S5")
    assert with_bomb.payoffs == without.payoffs == (3, -3, 3, -3)


@pytest.mark.rule("guandan 6.4")
def test_deals_go_on_from_one_another_and_a_new_match_begins_at_two() -> None:
    rng, match = Random(4), Match.begin(GAME, bytes(32))
    assert match.setup.levels == (0, 0)
    for _ in range(3):
        while match.state.turn is not None:
            match = match.play(match.state.choices().draw(rng))
        made, before = match.state.award, match.setup
        following = match.next()
        assert made is not None
        assert following is not None
        match = following
        assert match.setup.levels == made.levels
        assert match.setup.levels != before.levels
    assert Match.begin(GAME, bytes(32)).setup.levels == (0, 0)


def test_the_derivation_of_a_deal() -> None:
    begins = setup("9", "9 4")
    state = said(left("SK", "S7 S8", "SQ", "S5", begins=begins), "SK", "-", "-", "-", "SQ", "-", "-", "S5")
    for seat, labels in ((0, ("theirs", "ours")), (3, ("theirs", "ours")), (None, ("side", "side"))):
        result = state.view(seat).result
        assert result is not None
        assert [line.label.args["seat"] for line in result.lines[:4]] == [0, 2, 3, 1]
        assert [line.value.args["place"] for line in result.lines[:4]] == [1, 2, 3, 4]
        assert result.lines[4].value == Message("score-plus", {"points": 3})
        assert tuple(line.label.id.rpartition("-")[2] for line in result.lines[5:]) == labels
        values = [line.value for line in result.lines[5:]]
        rises = [
            Message("guandan-levels", {"from": "9", "to": "Q"}),
            Message("guandan-levels", {"from": "4", "to": "4"}),
        ]
        assert values == (rises if seat == 3 else rises[::-1])
    score = state.view(1).events[-1]
    assert score.data == {"payoffs": (3, -3, 3, -3), "side": 0, "up": 3, "levels": ("Q", "4"), "won": False}
