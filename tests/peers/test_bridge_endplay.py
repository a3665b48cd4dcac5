"""Bridge against endplay: every score, and what Bo Haglund's double-dummy solver allows at every card of a deal."""

from itertools import product
from random import Random

import pytest
from endplay.parsers import pbn as parser
from endplay.types import Card, Contract, Deal, Denom, Penalty, Player, Vul

from french54.core.card import NAMES
from french54.core.match import Match
from french54.games.bridge import board, pbn
from french54.games.bridge.actions import STRAINS, Action, Call, Play
from french54.games.bridge.rules import Bridge, BridgeState
from french54.games.bridge.score import Score

DENOMS = (Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades, Denom.nt)
PENALTIES = (Penalty.passed, Penalty.doubled, Penalty.redoubled)
PLAYERS = (Player.south, Player.west, Player.north, Player.east)


@pytest.mark.rule("bridge 5.1")
def test_all_2940_results_score_the_same() -> None:
    compared = 0
    for level, strain, doubled, vulnerable, tricks in product(
        range(1, 8), range(5), range(3), (False, True), range(14)
    ):
        peer = Contract(
            level=level,
            denom=DENOMS[strain],
            declarer=Player.south,
            penalty=PENALTIES[doubled],
            result=tricks - 6 - level,
        )
        ours = Score(board.Contract(level, STRAINS[strain], doubled, 0), vulnerable, tricks)
        assert ours.points == peer.score(Vul.ns if vulnerable else Vul.ew)
        compared += 1
    assert compared == 2940


def name(card: Card) -> str:
    """A card of the peer as it is named here."""
    text = str(card)
    return {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}[text[0]] + text[1]


def auctioned(seed: int) -> BridgeState:
    """A deal that some bid settles in some strain, doubled or not."""
    rng = Random(seed)
    state = Match.begin(Bridge("none"), seed.to_bytes(32, "big")).state
    state = state.play(Call(rng.randrange(35)))
    while state.board.phase == "auction":
        likely: list[Action] = [call for call in state.choices() if not isinstance(call, Call) or not call.level]
        state = state.play(rng.choice(likely))
    return state


@pytest.mark.rule("bridge 4.6")
@pytest.mark.rule("bridge 4.7")
@pytest.mark.parametrize(
    "start", [0, *(pytest.param(start, marks=pytest.mark.full) for start in range(1000, 2000, 100))]
)
def test_the_solver_allows_the_same_cards(start: int) -> None:
    for seed in range(start, start + (100 if start else 12)):
        rng = Random(seed)
        state = auctioned(seed)
        contract = state.board.settled
        assert contract is not None
        (tag,) = [line for line in pbn.write(state).splitlines() if line.startswith("[Deal ")]
        peer = Deal(tag.split('"')[1])
        peer.trump = DENOMS[contract.trump]
        assert state.hand is not None
        peer.first = PLAYERS[state.hand]
        while state.hand is not None:
            legal = [action for action in state.choices() if isinstance(action, Play)]
            assert peer.curplayer == PLAYERS[state.hand]
            assert sorted(map(name, peer.legal_moves())) == sorted(NAMES[action.card] for action in legal)
            action = rng.choice(legal)
            state = state.play(action)
            peer.play(NAMES[action.card])


@pytest.mark.rule("bridge 3.9")
def test_saved_deals_are_read_by_the_peer() -> None:
    for seed in range(20):
        state = auctioned(seed)
        while state.turn is not None:
            state = state.play(state.choices().draw(Random(seed)))
        (read,) = parser.loads(pbn.write(state))
        contract, score = state.board.settled, state.score
        assert contract is not None
        assert score is not None
        assert read.contract is not None
        assert read.contract.declarer == PLAYERS[contract.declarer]
        assert (read.contract.level, read.contract.denom) == (contract.level, DENOMS[contract.trump])
        assert read.contract.penalty == PENALTIES[contract.doubled]
        assert read.contract.result == score.over
        assert len(read.play) == 52
