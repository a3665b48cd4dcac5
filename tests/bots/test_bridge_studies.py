"""What a deal of Bridge has to teach, once it is over."""

from random import Random

import pytest

from french54.bots.bridge import solver
from french54.bots.bridge.studies import doubledummy
from french54.core.card import NAMES
from french54.core.game import Illegal
from french54.games.bridge.rules import BridgeState
from tests.rules.bridge import called, dealt, finished, to_play

SUITS = ("SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2", "HA HK", "HQ HJ", "DA DK")


def studied(state: BridgeState, seat: int = 0) -> dict[str, object]:
    """The study of a deal, as a seat asks for it."""
    return dict(doubledummy(state.view(seat), Random(0), 2.0))


def test_before_the_end_it_is_not_told() -> None:
    for state in (dealt(), to_play()):
        with pytest.raises(Illegal) as illegal:
            studied(state)
        assert illegal.value.reason.message.id == "bridge-error-not-over"


def test_every_card_is_there_and_what_was_given_away_adds_up() -> None:
    state = finished(to_play("SA S4 HK H2 DA", "SK S9 HA HQ", "SQ SJ HJ H3", strain="H", level=2))
    found = doubledummy(state.view(1), Random(0), 2.0)
    contract = state.board.settled
    assert contract is not None
    best = found["table"][contract.declarer][contract.trump]
    played = [each for trick in found["tricks"] for each in trick]
    assert [each["card"] for each in played] == [NAMES[card] for trick in state.board.tricks for (card,) in trick.cards]
    assert all(each["cost"] >= 0 for each in played)
    ours = sum(each["cost"] for each in played if each["seat"] % 2 == contract.declarer % 2)
    theirs = sum(each["cost"] for each in played if each["seat"] % 2 != contract.declarer % 2)
    assert best - ours + theirs == state.board.won[contract.declarer % 2]
    assert ours + theirs > 0


def test_against_a_grand_slam_with_all_the_spades_par_is_to_go_down_in_seven_notrump() -> None:
    state = finished(to_play(SUITS[0], "", "HA DA CA", strain="S", level=1))
    found = doubledummy(state.view(0), Random(0), 2.0)
    assert found["table"][0][3] == found["table"][2][3] == 13
    assert found["par"]["points"] == 500
    assert found["par"]["contracts"] == [{"level": 7, "strain": "NT", "doubled": 1, "seats": [1], "over": -3}]
    assert all(each["cost"] == 0 for trick in found["tricks"] for each in trick if each["seat"] % 2)


def test_a_deal_that_nobody_bid_has_a_table_but_no_tricks() -> None:
    state = called(dealt(*SUITS[1:]), "P P P P")
    found = doubledummy(state.view(None), Random(0), 2.0)
    assert found["tricks"] == []
    hands = [sum(1 << card for card in state.deck[(seat - 1) % 4 :: 4]) for seat in range(4)]
    assert tuple(map(tuple, found["table"])) == solver.table(hands)
