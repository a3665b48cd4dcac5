"""One Poker, sections 1 and 2: who plays, the antes, who begins, and the signals."""

from collections import Counter
from dataclasses import replace

import pytest

from french54.core.chance import Stream
from french54.games.onepoker import stock
from french54.games.onepoker.rules import OnePoker
from tests.rules.onepoker import GAME, dealt, locked, said, told

DRAW = Stream(b"", "draw 2")


@pytest.mark.rule("onepoker 1.1")
def test_the_pot_is_won_by_a_fold_or_by_the_chosen_card() -> None:
    assert GAME.seats == 2
    assert said(locked("S3 S4", "SA S5"), "bet 4", "fold").payoffs == (1, -1)
    assert said(locked("S3 S4", "SA S5"), "bet 4", "call").payoffs == (-5, 5)


@pytest.mark.rule("onepoker 1.2")
def test_twenty_chips_each_and_the_match_is_over_when_somebody_has_none() -> None:
    assert GAME.opening(DRAW).stacks == (20, 20)
    state = said(locked("SA S3", "SK S4"), "bet 19", "call")
    assert state.round.stacks == (40, 0)
    assert GAME.next(state.setup, state, DRAW) is None
    assert GAME.standing(state.setup, state) == {"stacks": (40, 0), "winner": 0}
    assert GAME.standing(state.setup, None) == {"stacks": (20, 20), "winner": None}


@pytest.mark.rule("onepoker 2.1")
def test_two_packs_without_jokers_and_two_cards_each() -> None:
    pack = GAME.pack(GAME.opening(DRAW))
    assert Counter(pack) == dict.fromkeys(range(52), 2)
    state = dealt("SA H3", "SK H4")
    assert [len(hand) for hand in state.dealt.hands] == [2, 2]
    assert len(state.dealt.stock) == 100


@pytest.mark.rule("onepoker 2.1")
def test_each_sees_only_the_own_cards_and_where_they_lay() -> None:
    state = dealt("SA H3", "SK H4", first=1)
    for viewer in (0, 1, None):
        deals = {event.seat: event for event in told(state, "deal", viewer)}
        assert [seat for seat in (0, 1) if deals[seat].cards] == ([] if viewer is None else [viewer])
    (mine,) = (event for event in told(state, "deal", 0) if event.cards)
    assert mine.data == {"places": (1, 3), "deal": 1}
    assert [state.deck[place] for place in mine.data["places"]] == list(mine.cards)


@pytest.mark.rule("onepoker 2.2")
def test_an_ante_of_one_every_deal() -> None:
    state = dealt("SA H3", "SK H4")
    assert state.round.stacks == (19, 19)
    assert state.view(None).pot == 2
    assert [event.data["chips"] for event in told(state, "ante")] == [1, 1]


@pytest.mark.rule("onepoker 2.3")
def test_the_opener_begins_then_the_winner_and_after_a_tie_the_other() -> None:
    assert GAME.opening(DRAW).first == 0
    assert OnePoker(first=1).opening(DRAW).first == 1
    for first in (0, 1):
        for mine, other, following in (("SA", "HK", 0), ("SK", "HA", 1), ("SA", "HA", 1 - first)):
            state = said(locked(f"{mine} S3", f"{other} S4", first=first), "check", "check")
            setup = GAME.next(state.setup, state, DRAW)
            assert setup is not None
            assert setup.first == following


@pytest.mark.rule("onepoker 2.3")
def test_who_made_the_other_fold_begins_next() -> None:
    state = said(locked("S3 S4", "HA H5"), "bet 1", "fold")
    setup = GAME.next(state.setup, state, DRAW)
    assert setup is not None
    assert setup.first == 0


@pytest.mark.rule("onepoker 2.4")
@pytest.mark.parametrize(
    ("hand", "signals"), [("S8 H3", (1, 1)), ("S7 H2", (0, 2)), ("SA HK", (2, 0)), ("S9 HT", (2, 0)), ("SJ HQ", (2, 0))]
)
def test_everybody_sees_how_many_are_up_and_down(hand: str, signals: tuple[int, int]) -> None:
    state = dealt(hand, "SK H4")
    for viewer in (0, 1, None):
        assert state.view(viewer).signals == (signals, (1, 1))
        event = next(event for event in told(state, "signals", viewer) if event.seat == 0)
        assert (event.data["up"], event.data["down"]) == signals


@pytest.mark.rule("onepoker 2.5")
@pytest.mark.parametrize("card", ["SK", "H4"])
def test_signals_cover_both_cards_and_stay_when_one_is_locked(card: str) -> None:
    before = said(dealt("SA H3", "SK H4"), "lock SA")
    after = said(before, f"lock {card}")
    assert after.view(0).signals == before.view(0).signals == ((1, 1), (1, 1))
    other = said(before, "lock H4" if card == "SK" else "lock SK")
    assert replace(after.view(0)) == replace(other.view(0))


@pytest.mark.rule("onepoker 2.1")
@pytest.mark.parametrize("options", [{"chips": 0}, {"ante": 0}, {"ante": 30}, {"first": 2}])
def test_chips_that_make_no_match_are_refused(options: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="no match"):
        OnePoker(**options)


@pytest.mark.rule("onepoker 2.1")
def test_the_cards_left_and_held_are_always_the_two_packs() -> None:
    state = dealt("SA H3", "SK H4")
    held = (*state.dealt.hands[0], *state.dealt.hands[1], *state.dealt.stock)
    assert Counter(held) == Counter(stock.PACK)
