"""Bridge, sections 1 to 3: who plays, the deal, vulnerability and the auction."""

from itertools import product
from random import Random

import pytest

from french54.core.card import parse
from french54.core.chance import Stream
from french54.core.match import Match
from french54.games.bridge.actions import CALLS
from french54.games.bridge.rules import Bridge, Setup
from french54.games.bridge.sampling import PACK
from tests.rules.bridge import EAST, NAMES, NORTH, SOUTH, WEST, called, dealt, finished, legal, said, to_play, why


@pytest.mark.rule("bridge 1.1")
def test_four_play_and_partners_share_the_score() -> None:
    assert Bridge().seats == 4
    south, west, north, east = finished(to_play()).payoffs
    assert south == north != 0
    assert west == east == -south


@pytest.mark.rule("bridge 1.2")
@pytest.mark.parametrize("level", range(1, 8))
def test_the_declaring_side_must_take_six_more_than_the_level(level: int) -> None:
    view = to_play(level=level).view(SOUTH)
    assert view.needed == (6 + level, 8 - level)
    other = to_play(level=level, leader=NORTH).view(SOUTH)
    assert (other.declarer, other.needed) == (WEST, (8 - level, 6 + level))


@pytest.mark.rule("bridge 1.3")
def test_whoever_makes_or_breaks_the_contract_scores() -> None:
    aces = "SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2"
    made = finished(to_play(aces, strain="S"))
    assert made.board.won == (13, 0)
    assert made.payoffs[SOUTH] > 0
    failed = finished(to_play(aces, strain="S", level=7, leader=NORTH))
    assert failed.board.won[1] < 13
    assert failed.payoffs[WEST] < 0 < failed.payoffs[SOUTH]


@pytest.mark.rule("bridge 2.1")
def test_thirteen_each_of_the_pack_without_jokers_one_at_a_time_from_the_west() -> None:
    game = Bridge("none")
    setup = game.opening(Stream(b"", "draw 1"))
    assert sorted(game.pack(setup)) == list(range(52))
    state = game.start(setup, PACK)
    view = state.view(None)
    assert view.counts == (13, 13, 13, 13)
    assert (view.dealer, view.turn) == (SOUTH, SOUTH)
    for place, seat in ((0, WEST), (1, NORTH), (2, EAST), (3, SOUTH), (4, WEST), (51, SOUTH)):
        assert PACK[place] in state.view(seat).hand
        (event,) = [event for event in state.view(seat).events if event.cards]
        assert event.cards[event.data["places"].index(place)] == PACK[place]
    assert [event.seat for event in view.events if event.kind == "deal"] == [WEST, NORTH, EAST, SOUTH]


@pytest.mark.rule("bridge 2.2")
def test_south_chooses_who_is_vulnerable_before_anything_is_dealt() -> None:
    match = Match.begin(Bridge(), bytes(32))
    for seat in (*range(4), None):
        view = match.state.view(seat)
        assert (view.phase, view.turn, view.hand, view.counts, view.events) == (
            "vulnerability",
            SOUTH,
            (),
            (0,) * 4,
            (),
        )
    choices = match.state.choices()
    assert [str(action) for action in choices] == [f"vulnerable {sides}" for sides in ("none", "ns", "ew", "both")]
    assert [button.action for button in choices.prompt().buttons] == list(choices)
    assert why(match.state, "bid 1C") == ("2.2", "vulnerable-first")
    assert {str(choices.draw(Random(seed))) for seed in range(40)} == set(map(str, choices))
    state = said(match.state, "vulnerable ns")
    assert state.view(EAST).vulnerable == "ns"
    assert len(state.view(EAST).hand) == 13
    assert why(state, "vulnerable both") == ("2.2", "vulnerable-chosen")
    over = finished(called(state, "1S P P P"))
    assert over.view(EAST).vulnerable == "ns"
    assert over.score is not None
    assert over.score.vulnerable


@pytest.mark.rule("bridge 2.2")
def test_a_match_may_fix_who_is_vulnerable() -> None:
    for sides in ("none", "ns", "ew", "both"):
        view = dealt(sides=sides).view(SOUTH)
        assert (view.phase, view.vulnerable) == ("auction", sides)
    with pytest.raises(ValueError, match="no such vulnerability"):
        Bridge("all")  # type: ignore[arg-type]


@pytest.mark.rule("bridge 2.3")
def test_the_declaring_sides_vulnerability_counts() -> None:
    expected = {"none": (False, False), "ns": (True, False), "ew": (False, True), "both": (True, True)}
    for sides, sides_in in expected.items():
        for calls, declaring in (("1S P P P", 0), ("P 1S P P P", 1)):
            score = finished(called(dealt(sides=sides), calls)).score  # type: ignore[arg-type]
            assert score is not None
            assert score.vulnerable == sides_in[declaring]


@pytest.mark.rule("bridge 3.1")
def test_south_calls_first_and_calling_goes_clockwise() -> None:
    state = dealt()
    turns = []
    for short in ("P", "1C", "X", "XX"):
        assert state.turn is not None
        turns.append(NAMES[state.turn])
        state = called(state, short)
    assert turns == ["S", "W", "N", "E"]
    assert state.view(None).calls == ("P", "1C", "X", "XX")
    assert why(dealt(), "play S2") == ("3.1", "auction")
    with pytest.raises(ValueError, match="bridge-error-auction"):
        dealt().choices().readings(parse("S2"))


@pytest.mark.rule("bridge 3.2")
def test_there_are_five_bids_at_each_of_seven_levels() -> None:
    assert legal(dealt()) == {
        "pass",
        *(f"bid {level}{strain}" for level, strain in product(range(1, 8), ("C", "D", "H", "S", "NT"))),
    }
    for text in ("bid 0C", "bid 8C", "bid 1N", "bid", "redo", "play", "play S1", "play RJ", "play S2 S3", "pass 1"):
        with pytest.raises(ValueError, match="error-"):
            Bridge().parse(text)


@pytest.mark.rule("bridge 3.2")
def test_every_call_has_its_button_and_those_barred_say_why() -> None:
    for calls in ("", "1C", "1C X", "1C X XX", "7NT P", "1C P"):
        choices = called(dealt(), calls).choices()
        buttons = choices.prompt().buttons
        assert tuple(button.action for button in buttons) == CALLS
        for button in buttons:
            assert (button.barred is None) == (button.action in choices)
            if button.barred is not None:
                assert button.barred.rule == "bridge " + why(called(dealt(), calls), str(button.action))[0]


@pytest.mark.rule("bridge 3.3")
def test_a_bid_must_be_higher_than_every_bid_before_it() -> None:
    ladder = [f"{level}{strain}" for level, strain in product(range(1, 8), ("C", "D", "H", "S", "NT"))]
    for place, bid in enumerate(ladder):
        state = called(dealt(), bid)
        assert legal(state) - {"pass", "double"} == {f"bid {higher}" for higher in ladder[place + 1 :]}
        for lower in ladder[: place + 1]:
            assert why(state, f"bid {lower}") == ("3.3", "bid")


@pytest.mark.rule("bridge 3.4")
def test_only_the_other_sides_undoubled_bid_may_be_doubled() -> None:
    assert why(dealt(), "double") == ("3.4", "no-bid")
    assert "double" in legal(called(dealt(), "1C"))
    assert why(called(dealt(), "1C P"), "double") == ("3.4", "double-own")
    assert "double" in legal(called(dealt(), "1C P P"))
    assert why(called(dealt(), "1C X P"), "double") == ("3.4", "doubled")
    assert why(called(dealt(), "1C X P P"), "double") == ("3.4", "double-own")
    assert "double" in legal(called(dealt(), "1C X 1D"))


@pytest.mark.rule("bridge 3.5")
def test_only_the_doubled_side_may_redouble() -> None:
    assert why(called(dealt(), "1C"), "redouble") == ("3.5", "not-doubled")
    assert "redouble" in legal(called(dealt(), "1C X"))
    assert why(called(dealt(), "1C X P"), "redouble") == ("3.5", "redouble")
    assert "redouble" in legal(called(dealt(), "1C X P P"))
    assert why(called(dealt(), "1C X XX"), "redouble") == ("3.5", "redoubled")


@pytest.mark.rule("bridge 3.6")
def test_passes_leave_a_double_and_a_bid_cancels_it() -> None:
    for calls, doubled in (("1C X P P", 1), ("1C X XX P P", 2), ("1C X 1D", 0), ("1C X XX 1D", 0), ("1C X XX P 1D", 0)):
        contract = called(dealt(), calls).view(None).contract
        assert contract is not None
        assert contract.doubled == doubled


@pytest.mark.rule("bridge 3.7")
def test_four_passes_end_the_deal_with_nothing() -> None:
    state = called(dealt(), "P P P P")
    assert (state.turn, state.payoffs, state.void) == (None, (0, 0, 0, 0), False)
    view = state.view(WEST)
    assert view.phase == "over"
    assert view.result is not None
    assert view.result.headline.id == "bridge-passed-out"
    assert sorted(card for event in view.events if event.kind == "show" for card in event.cards) == list(range(52))
    assert Bridge().next(Setup(), state, Stream(b"", "draw 2")) is None
    assert called(dealt(), "P P P").turn == EAST


@pytest.mark.rule("bridge 3.8")
@pytest.mark.parametrize(
    ("calls", "bid", "doubled"),
    [("1C", "1C", 0), ("P P P 1C", "1C", 0), ("1C X", "1C", 1), ("1C X XX", "1C", 2), ("1C X 1D P 2S", "2S", 0)],
)
def test_three_passes_after_anything_else_end_the_auction(calls: str, bid: str, doubled: int) -> None:
    state = called(dealt(), calls)
    for _ in range(3):
        assert state.view(None).phase == "auction"
        state = called(state, "P")
    view = state.view(None)
    assert view.phase == "play"
    assert view.contract is not None
    assert (f"{view.contract.level}{view.contract.strain}", view.contract.doubled) == (bid, doubled)
    assert why(state, "pass") == ("3.8", "auction-over")
    (event,) = [event for event in view.events if event.kind == "contract"]
    assert event.seat == view.declarer
    assert event.data == {"level": int(bid[0]), "strain": bid[1:], "doubled": doubled}


@pytest.mark.rule("bridge 3.9")
@pytest.mark.parametrize(
    ("calls", "declarer"),
    [
        ("1H P 2H P 4H", SOUTH),
        ("1C P 1H P 4H", NORTH),
        ("1S P 2H P 4H", NORTH),
        ("P 1D P 1H P 2H", EAST),
        ("1NT 2C 2NT P 3NT", SOUTH),
        ("1H 1S P 2S 3H 3S P 4S", WEST),
        ("1C 1H P 2H P P 3C", SOUTH),
    ],
)
def test_the_first_of_the_side_to_name_the_strain_declares(calls: str, declarer: int) -> None:
    view = called(dealt(), calls + " P P P").view(None)
    assert (view.declarer, view.dummy_seat) == (declarer, (declarer + 2) % 4)


@pytest.mark.rule("bridge 3.10")
def test_four_spades_need_ten_tricks() -> None:
    assert to_play(strain="S", level=4).view(None).needed == (10, 4)
