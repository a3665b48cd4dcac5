"""One Poker, sections 4 and 5: which card is the stronger, who wins, and what the next deal inherits."""

from collections import Counter

import pytest

from french54.core.card import RANKS, parse, show
from french54.core.chance import Stream, shuffle
from french54.core.match import Match
from french54.games.onepoker import stock
from french54.games.onepoker.actions import Action
from french54.games.onepoker.rules import OnePokerState
from french54.games.onepoker.score import stronger
from french54.games.onepoker.stock import Setup
from tests.rules.onepoker import GAME, locked, said, told

DRAW = Stream(b"", "draw 2")


def better(one: str, other: str) -> int:
    return stronger(parse(one)[0], parse(other)[0])


def following(state: OnePokerState) -> Setup:
    setup = GAME.next(state.setup, state, DRAW)
    assert setup is not None
    return setup


@pytest.mark.rule("onepoker 4.1")
def test_the_order_of_single_cards() -> None:
    for low, one in enumerate(RANKS):
        for high in range(low + 1, len(RANKS)):
            if (low, high) != (0, 12):
                assert better(f"S{RANKS[high]}", f"H{one}") == 0
                assert better(f"H{one}", f"S{RANKS[high]}") == 1


@pytest.mark.rule("onepoker 4.1")
def test_the_cards_not_locked_do_not_count() -> None:
    assert said(locked("S3 SA", "S4 H3"), "check", "check").payoffs == (-1, 1)


@pytest.mark.rule("onepoker 4.2")
def test_only_a_two_beats_an_ace() -> None:
    assert better("S2", "HA") == 0
    assert better("SA", "H2") == 1
    assert better("S3", "HA") == 1
    assert better("S2", "H3") == 1


@pytest.mark.rule("onepoker 4.3")
def test_suits_do_not_count_and_equal_ranks_tie() -> None:
    for rank in RANKS:
        for suit in "SHDC":
            assert better(f"S{rank}", f"{suit}{rank}") == -1


@pytest.mark.rule("onepoker 5.1")
@pytest.mark.parametrize(
    ("mine", "other", "chips"), [("SA", "HK", (24, 16)), ("SA", "H2", (16, 24)), ("SA", "HA", (20, 20))]
)
def test_both_cards_are_turned_up_and_the_stronger_wins(mine: str, other: str, chips: tuple[int, int]) -> None:
    state = said(locked(f"{mine} H3", f"{other} H4"), "bet 3", "call")
    assert state.round.stacks == chips
    assert [show(event.cards) for event in told(state, "show")] == [mine, other]
    assert state.view(None).shown == (*parse(mine), *parse(other))
    assert sum(state.payoffs) == 0


@pytest.mark.rule("onepoker 5.2")
def test_after_a_fold_both_cards_are_shown_and_change_nothing() -> None:
    state = said(locked("S3 H3", "HA H4"), "bet 1", "fold")
    assert state.round.stacks == (21, 19)
    assert [show(event.cards) for event in told(state, "show")] == ["S3", "HA"]
    result = state.view(1).result
    assert result is not None
    assert [line.note.id if line.note else None for line in result.lines] == [None, "betting-note-unopposed"]


@pytest.mark.rule("onepoker 5.1")
@pytest.mark.parametrize(
    ("mine", "other", "note"),
    [("SA", "HK", "onepoker-note-higher"), ("SA", "H2", "onepoker-note-two"), ("SA", "HA", "onepoker-note-tie")],
)
def test_the_result_says_why(mine: str, other: str, note: str) -> None:
    result = said(locked(f"{mine} H3", f"{other} H4"), "check", "check").view(0).result
    assert result is not None
    assert {line.note.id for line in result.lines if line.note} == {note}


@pytest.mark.rule("onepoker 5.3")
def test_the_other_card_is_kept_and_one_more_is_dealt() -> None:
    state = said(locked("SA H3", "HK H4"), "check", "check")
    setup = following(state)
    assert setup.kept == parse("H3 H4")
    assert setup.discards == parse("SA HK")
    assert setup.stock == state.dealt.stock
    assert GAME.pack(setup) == ()
    again = GAME.start(setup, ())
    assert [hand[0] for hand in again.dealt.hands] == list(setup.kept)
    assert [hand[1] for hand in again.dealt.hands] == list(setup.stock[:2])
    assert again.round.stacks == (20, 18)
    assert again.view(0).kept == setup.kept[0]
    assert again.view(0).kept_up == (False, False)
    (mine,) = (event for event in told(again, "deal", 0) if event.cards)
    assert mine.data == {"places": (4,), "deal": 1}
    assert state.deck[4] == mine.cards[0]


@pytest.mark.rule("onepoker 5.4")
@pytest.mark.parametrize(("left", "again"), [(100, False), (2, False), (1, True), (0, True)])
def test_all_but_the_held_cards_are_shuffled_when_fewer_than_two_are_left(left: int, again: bool) -> None:
    cards = shuffle(stock.PACK, Stream(b"cards", "deal 1"))
    rest, kept, gone = cards[:left], cards[left : left + 2], cards[left + 2 :]
    setup = Setup(52, (20, 20), 0, kept, rest, 1, 104 - left, gone)
    pack = GAME.pack(setup)
    assert bool(pack) == again
    if again:
        assert Counter(pack) == Counter(stock.PACK) - Counter(kept)
        state = GAME.start(setup, pack)
        assert state.view(0).discards == ()
        assert state.view(0).shuffled == 52
        assert [event.count for event in told(state, "shuffle")] == [len(pack)]


@pytest.mark.rule("onepoker 5.4")
def test_a_long_match_shuffles_again_and_keeps_all_cards() -> None:
    match: Match[OnePokerState, Action, Setup] | None = Match.begin(GAME, bytes(32))
    shuffled = set()
    while match is not None and len(match.deals) < 110:
        dealt = match.state.dealt
        shuffled.add(dealt.shuffled)
        cards = (*dealt.stock, *dealt.discards, *dealt.hands[0], *dealt.hands[1])
        assert Counter(cards) == Counter(stock.PACK)
        while match.state.turn is not None:
            match = match.play(next(iter(match.state.choices())))
        match = match.next()
    assert shuffled == {1, 52, 103}


@pytest.mark.rule("onepoker 5.5")
def test_who_has_no_chips_loses_and_a_new_match_is_even() -> None:
    state = said(locked("SA H3", "SK H4"), "bet 19", "call")
    assert [event.seat for event in told(state, "eliminate")] == [1]
    assert GAME.next(state.setup, state, DRAW) is None
    assert Match.begin(GAME, bytes(32)).setup.stacks == (20, 20)
