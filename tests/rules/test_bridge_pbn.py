"""Bridge: a deal saved as PBN is read back as it was."""

from random import Random

import pytest

from french54.core.match import Match
from french54.games.bridge import pbn
from french54.games.bridge.actions import Vulnerable
from french54.games.bridge.rules import Bridge, BridgeState
from french54.locales import LANGUAGES, text
from tests.rules.bridge import called, dealt, finished, played, to_play

SAVED = """\
[Event "A club"]
[Site ""]
[Date ""]
[Board "1"]
[West "W \\"x\\""]
[North ""]
[East ""]
[South ""]
[Dealer "S"]
[Vulnerable "EW"]
[Deal "S:AKQJ..AKQ.AKQJT9 T987.AKQ.T98.876 6543.765.7654.54 2.JT98432.J32.32"]
[Scoring ""]
[Declarer "S"]
[Contract "7CXX"]
[Result "13"]
[Score "NS 1960"]
[Auction "S"]
7C X Pass Pass
XX Pass Pass Pass
[Play "W"]
HK H5 H2 CA
C8 C5 C3 CK
C7 C4 C2 CQ
C6 H7 HJ CJ
HA H6 HT CT
HQ S6 H9 C9
ST S5 S2 SA
S9 S4 H8 SK
S8 S3 H4 SQ
S7 D7 H3 SJ
DT D6 DJ DA
D9 D5 D3 DK
D8 D4 D2 DQ
"""


def saved() -> BridgeState:
    """The deal of `SAVED`."""
    state = dealt(
        "SA SK SQ SJ DA DK DQ CA CK CQ CJ CT C9",
        "ST S9 S8 S7 HA HK HQ DT D9 D8 C8 C7 C6",
        "S6 S5 S4 S3 H7 H6 H5 D7 D6 D5 D4 C5 C4",
        sides="ew",
    )
    state = called(state, "7C X P P XX P P P")
    return finished(played(state, "HK H5 H2 CA"))


def test_a_deal_as_it_is_saved() -> None:
    assert pbn.write(saved(), {"Event": "A club", "West": 'W "x"'}) == SAVED


def test_a_saved_deal_is_read_back() -> None:
    state = pbn.read(SAVED)
    assert state.held == saved().held
    assert state.board == saved().board
    assert state.payoffs == saved().payoffs


@pytest.mark.parametrize("seed", range(40))
def test_any_deal_is_read_back_wherever_it_stands(seed: int) -> None:
    rng = Random(seed)
    match = Match.begin(Bridge(), seed.to_bytes(32, "big"))
    match = match.play(match.state.choices().draw(rng))
    for _ in range(rng.randrange(100)):
        if match.state.turn is not None:
            match = match.play(match.state.choices().draw(rng))
    text = pbn.write(match.state)
    state = pbn.read(text)
    assert isinstance(match.state.actions[0], Vulnerable)
    assert state.actions == match.state.actions[1:]
    assert (state.held, state.turn, state.hand) == (match.state.held, match.state.turn, match.state.hand)
    assert (state.board.tricks, state.board.trick) == (match.state.board.tricks, match.state.board.trick)
    assert pbn.write(state) == text


def test_a_deal_that_was_passed_out() -> None:
    text = pbn.write(called(dealt(), "P P P P"))
    assert '[Contract "Pass"]' in text
    assert "[Play" not in text
    assert pbn.read(text).view(0).phase == "over"


def test_other_programs_write_more() -> None:
    first, second = SAVED.split("XX Pass Pass Pass")
    richer = first.replace('[Dealer "S"]', '% escaped\n[Dealer "S"] ; said so\n[Note "1:strong"]')
    richer = richer.replace("7C X Pass Pass", "7C! =1= X $6 Pass {slow\n} Pass")
    assert pbn.read(richer + "XX AP" + second).board == saved().board
    turned = SAVED.replace(
        "S:AKQJ..AKQ.AKQJT9 T987.AKQ.T98.876 6543.765.7654.54 2.JT98432.J32.32",
        "N:" + " ".join(["6543.765.7654.54", "2.JT98432.J32.32", "AKQJ..AKQ.AKQJT9", "T987.AKQ.T98.876"]),
    )
    assert pbn.read(turned).held == saved().held
    assert pbn.read(SAVED + "\n" + pbn.write(to_play())).board == saved().board


@pytest.mark.parametrize(
    ("old", "new", "complaint", "action"),
    [
        ('[Dealer "S"]', '[Dealer "N"]', "record-pbn-dealer", 0),
        ('"EW"', '"Some"', "record-pbn-vulnerable", 0),
        ("[Deal ", "[Deal2 ", "record-pbn-four-hands", 0),
        ("S:", "X:", "record-pbn-four-hands", 0),
        ("T987.AKQ.T98.876", "T987.AKQ.T98", "record-pbn-four-suits", 0),
        ("T987.AKQ.T98.876", "T987.AKQ.T98.87", "record-pbn-thirteen", 0),
        ("T987.AKQ.T98.876", "T987.AKQ.T98.879", "record-pbn-twice", 0),
        ("T987.AKQ.T98.876", "T987.AKQ.T98.87Z", "error-not-a-card", 0),
        ("7C X", "7C Z", "record-pbn-call", 2),
        ("7C X", "7C XX", "bridge-error-", 2),
        ("HK H5", "HK SA", "bridge-error-", 10),
        ("HK H5", "HK Q5", "error-not-a-card", 10),
        ('[Play "W"]', '[Play "?"]', "record-pbn-begins", 0),
        ("7C X Pass Pass\nXX Pass Pass Pass", "7C X Pass Pass", "record-pbn-no-play", 5),
    ],
)
def test_what_cannot_be_read_is_said(old: str, new: str, complaint: str, action: int) -> None:
    assert old in SAVED
    with pytest.raises(pbn.BrokenPbn) as broken:
        pbn.read(SAVED.replace(old, new, 1))
    assert broken.value.why.id.startswith(complaint)
    assert broken.value.action == action
    assert (broken.value.reason is not None) == ("-error-" in complaint and complaint != "error-not-a-card")
    for language in LANGUAGES:
        assert text(language, broken.value.why)


def test_open_quotes_and_comments_take_no_time() -> None:
    for piece in ('[a "', "{", '[a "\\', "[" + " " * 50, "=1", "[Deal"):
        with pytest.raises(pbn.BrokenPbn):
            pbn.read(SAVED[:200] + piece * 50_000)


def test_nothing_can_be_saved_before_the_deal() -> None:
    with pytest.raises(ValueError, match="dealt"):
        pbn.write(Match.begin(Bridge(), bytes(32)).state)
