"""Bridge, section 4: the play of the cards."""

from itertools import pairwise
from random import Random

import pytest

from french54.core.card import parse, show
from french54.core.game import Illegal
from tests.rules.bridge import EAST, NORTH, SOUTH, WEST, dealt, finished, legal, played, to_play, why

SPADES = "SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2"


def winner(leader: int, cards: str, strain: str) -> int:
    """Who takes a trick of `cards`, by seats that have nothing else of their suits but what they need."""
    names = cards.split()
    hands = ["", "", "", ""]
    for turn, name in enumerate(names):
        hands[(leader + turn) % 4] = name
    led = names[0][0]
    following = [turn for turn, name in enumerate(names) if name[0] == led]
    rest = [led + rank for rank in "23456789TJQKA" if led + rank not in names]
    for place, name in enumerate(rest):
        hands[(leader + following[place % len(following)]) % 4] += f" {name}"
    state = played(to_play(*hands, strain=strain, leader=leader), cards)
    (trick,) = state.board.tricks
    return trick.winner


@pytest.mark.rule("bridge 4.1")
def test_the_ace_is_highest_and_the_two_lowest() -> None:
    ranks = "AKQJT98765432"
    for high, low in pairwise(ranks):
        assert winner(WEST, f"S{low} S{high} H2 D2", "NT") == NORTH
        assert winner(WEST, f"S{high} S{low} H2 D2", "NT") == WEST
    assert show(to_play(SPADES).view(SOUTH).hand) == SPADES


@pytest.mark.rule("bridge 4.2")
@pytest.mark.parametrize("leader", range(4))
def test_the_defender_to_the_left_of_declarer_leads(leader: int) -> None:
    state = to_play(leader=leader)
    assert (state.turn, state.hand) == (leader, leader)
    assert state.view(None).declarer == (leader - 1) % 4


@pytest.mark.rule("bridge 4.3")
def test_dummy_is_laid_open_after_the_first_card() -> None:
    state = to_play(strain="H")
    for seat in (SOUTH, WEST, EAST, None):
        view = state.view(seat)
        assert view.dummy == ()
        assert not [event for event in view.events if event.kind == "show"]
    lead = next(iter(state.choices()))
    after = state.play(lead)
    own = after.view(NORTH).hand
    for seat in (SOUTH, WEST, EAST, None):
        view = after.view(seat)
        assert view.dummy == own
        kinds = [event.kind for event in view.events]
        assert kinds[kinds.index("contract") :] == ["contract", "play", "show"]
        assert view.events[-1].seat == NORTH
        assert sorted(view.events[-1].cards) == sorted(own)
    assert after.view(EAST).hand != own


@pytest.mark.rule("bridge 4.3")
def test_a_hand_is_laid_with_the_trumps_first_and_the_colours_in_turn() -> None:
    cards = "C3 CA D2 D9 H4 HJ S5 SK"
    orders = {"C": "CHSD", "D": "DSHC", "H": "HSDC", "S": "SHCD", "NT": "SHCD"}
    for strain, order in orders.items():
        view = to_play(cards, strain=strain).view(SOUTH)
        suits = [show((card,))[0] for card in view.hand]
        assert "".join(dict.fromkeys(suits)) == order
        assert suits == sorted(suits, key=order.index)


@pytest.mark.rule("bridge 4.4")
def test_declarer_plays_dummys_cards_too() -> None:
    state = played(to_play("SK S2", "SA S3", "SQ S4", "SJ S5"), "S3")
    assert (state.turn, state.hand) == (SOUTH, NORTH)
    view = state.view(SOUTH)
    assert (view.turn, view.holder) == (SOUTH, NORTH)
    assert view.choices == state.choices()
    assert state.view(NORTH).choices is None
    assert set(view.choices.prompt().playable) <= set(view.dummy)
    assert why(state, "play SK") == ("4.9", "dummy-holds")
    assert [event.data["by"] for event in played(state, "S4").view(None).events if event.kind == "play"] == [
        WEST,
        SOUTH,
    ]


@pytest.mark.rule("bridge 4.4")
def test_north_plays_both_hands_where_you_are_dummy() -> None:
    state = to_play(leader=EAST)
    assert (state.view(SOUTH).declarer, state.view(SOUTH).dummy_seat) == (NORTH, SOUTH)
    assert state.watching == {SOUTH}
    turns = set()
    while state.turn is not None:
        turns.add((state.turn, state.hand))
        state = state.play(next(iter(state.choices())))
    assert turns == {(NORTH, NORTH), (NORTH, SOUTH), (WEST, WEST), (EAST, EAST)}


@pytest.mark.rule("bridge 4.5")
def test_a_trick_takes_one_card_from_each_clockwise() -> None:
    state = to_play("SA S2", "SK S3", "SQ S4", "SJ S5")
    hands = []
    for card in ("SK", "SQ", "SJ", "SA"):
        hands.append(state.hand)
        state = played(state, card)
    assert hands == [WEST, NORTH, EAST, SOUTH]
    assert state.view(None).counts == (12, 12, 12, 12)
    assert why(state, "play H7")[0] == "4.5"
    for picked in ("", "S2 H3"):
        with pytest.raises(Illegal, match="bridge-error-one-card"):
            state.choices().readings(parse(picked))
    assert state.choices().prompt().pick == range(1, 2)


@pytest.mark.rule("bridge 4.6")
def test_suit_must_be_followed_and_else_anything_goes() -> None:
    state = played(to_play("SA S2 H3 D4", "SK", "SQ S4", "SJ HA HK H2", strain="H"), "SK")
    assert legal(state) >= {"SQ", "S4"}
    assert all(name.startswith("S") for name in legal(state))
    assert state.choices().prompt().owed == state.choices().prompt().playable
    south = played(state, "SQ SJ")
    assert legal(south) == {name for name in show(south.view(SOUTH).hand).split() if name.startswith("S")}
    assert why(south, "play D4") == ("4.6", "follow")
    other = next(name for name in show(state.view(NORTH).hand).split() if not name.startswith("S"))
    assert why(state, f"play {other}") == ("4.6", "dummy-follow")


@pytest.mark.rule("bridge 4.6")
def test_without_the_suit_nobody_is_made_to_trump_or_to_overtrump() -> None:
    cards = "C2 C3 C4 D2 D3 D4 H2 H3 H4 CA DA HA H9"
    state = played(to_play(cards, "SK", SPADES.replace("SK ", ""), "H5", strain="H"), "SK S2 H5")
    assert state.hand == SOUTH
    assert legal(state) == set(cards.split())
    assert state.choices().prompt().owed == ()


@pytest.mark.rule("bridge 4.7")
@pytest.mark.parametrize(
    ("leader", "cards", "strain", "taker"),
    [
        (WEST, "SA H2 S3 S4", "H", NORTH),
        (WEST, "SA H2 H3 S4", "H", EAST),
        (SOUTH, "H3 HK S2 HA", "S", NORTH),
        (SOUTH, "H3 DA H9 CA", "S", NORTH),
        (NORTH, "S2 S3 S4 S5", "S", WEST),
        (WEST, "S2 HA DA CA", "NT", WEST),
        (EAST, "S2 S9 HA S5", "NT", SOUTH),
    ],
)
def test_the_highest_trump_takes_the_trick_or_the_highest_of_the_suit_led(
    leader: int, cards: str, strain: str, taker: int
) -> None:
    assert winner(leader, cards, strain) == taker


@pytest.mark.rule("bridge 4.8")
def test_whoever_takes_a_trick_leads_to_the_next() -> None:
    rng = Random(4)
    state = to_play()
    while state.turn is not None:
        before = state.board
        state = state.play(state.choices().draw(rng))
        if len(state.board.tricks) > len(before.tricks) and state.turn is not None:
            assert state.hand == state.board.tricks[-1].winner
            cleared = state.view(None).events[-1]
            assert (cleared.kind, cleared.seat) == ("clear", state.hand)
            assert cleared.data == {"trick": len(state.board.tricks), "won": state.board.won}


@pytest.mark.rule("bridge 4.9")
def test_a_card_that_is_picked_is_read_before_it_is_played() -> None:
    state = played(to_play("SK S2", "SA S3", "SQ S4", "SJ S5"), "S3")
    choices = state.choices()
    (play,) = choices.readings(parse("SQ"))
    assert str(play) == "play SQ"
    assert choices.prompt(parse("SQ")).playable == parse("SQ")
    assert choices.prompt(parse("SK")).playable == ()
    with pytest.raises(Illegal, match="dummy-holds"):
        choices.readings(parse("SK"))
    south = played(state, "S4 S5")
    with pytest.raises(Illegal, match="error-not-held"):
        south.choices().readings(parse("SQ"))


@pytest.mark.rule("bridge 4.10")
def test_all_thirteen_tricks_are_played() -> None:
    state = finished(to_play())
    assert len(state.board.tricks) == sum(state.board.won) == 13
    assert state.view(SOUTH).phase == "over"
    with pytest.raises(Illegal, match="error-deal-over"):
        state.play(next(iter(to_play().choices())))
    with pytest.raises(Illegal, match="error-deal-over"):
        state.choices()


def test_what_is_shown_of_a_hand() -> None:
    view = dealt("SA SK SQ SJ S2 H2 D2 C2 C3 C4 C5 C6 DJ").view(SOUTH)
    assert view.honours == 11
    assert dealt().view(None).honours is None
    over = finished(to_play("SA SK SQ SJ S2 H2 D2 C2 C3 C4 C5 C6 DJ"))
    assert over.view(SOUTH).honours == 11


def test_a_deal_tells_its_kinds_of_events() -> None:
    kinds = {event.kind for event in finished(to_play()).view(None).events}
    assert kinds == {"deal", "call", "contract", "play", "show", "clear", "score"}
