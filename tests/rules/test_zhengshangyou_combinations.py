"""Zheng Shangyou, section 4: the combinations, and what is said of cards that are none."""

from collections import Counter
from random import Random

import pytest

from french54.core.card import parse
from french54.core.game import Illegal, Reason
from french54.games.zhengshangyou import hand
from french54.games.zhengshangyou.actions import Play
from tests.rules.paragraphs import by_paragraph
from tests.rules.rulebooks import paragraphs
from tests.rules.zhengshangyou import beats, dealt, holding, kinds, said, shape, why

PARAGRAPHS: dict[str, dict[str, str | None]] = {
    "4.1": {
        "S3": "single",
        "S2": "single",
        "SA CA": "pair",
        "S9 H9 D9": "triple",
        "SA DA CA": "triple_bomb",
        "S3 S4": None,
        "S3 H3 S4": None,
    },
    "4.2": {
        "S3 S4 S5 S6 S7": "straight",
        "S3 H4 D5 C6 S7 H8 D9 CT SJ HQ DK CA": "straight",
        "S3 S4 S5 S6": None,
        "S3 S4 S5 S6 S8": None,
    },
    "4.3": {
        "S3 H3 S4 H4": "pair_chain",
        "SJ HJ DQ CQ": "pair_chain",
        "SK HK SA DA": "pair_chain",
        "S3 H3 S4 H4 S5 H5 S6 H6 S7 H7 S8 H8 S9 H9 ST HT": "pair_chain",
        "S3 H3 S5 H5": None,
    },
    "4.4": {
        "SJ SQ SK SA S2": None,
        "SA S2 S3 S4 S5": None,
        "SA S3 S4 S5 S6": None,
        "S2 S3 S4 S5 S6": None,
        "ST SJ SQ SK SA": "straight",
        "SA DA S3 H3": None,
    },
    "4.5": {
        "S9 H9 D9 S3": None,
        "S9 H9 D9 S3 H3": None,
        "S8 H8 D8 S9 H9 D9": None,
        "S8 H8 D8 S9 H9 D9 S3 S4": None,
        "S8 H8 D8 C8 S3 S4": None,
        "S8 H8 D8 C8 S3 H3 S4 H4": None,
        "SA DA CA S3": None,
    },
    "4.6": {"S8 H8 D8 C8": "bomb", "S3 H3 D3 C3": "bomb"},
}


@pytest.mark.parametrize(("text", "expected"), by_paragraph("zhengshangyou", PARAGRAPHS))
def test_what_cards_are(text: str, expected: str | None) -> None:
    assert shape(text) == expected


@pytest.mark.rule("zhengshangyou 4.6")
def test_bombs_by_rank() -> None:
    ranks = "3456789TJQK"
    bombs = [" ".join(suit + rank for suit in "SHDC") for rank in ranks]
    for low, table in enumerate(bombs):
        for high, play in enumerate(bombs):
            if low != high:
                assert beats(play, table) is (high > low)


@pytest.mark.rule("zhengshangyou 4.7")
def test_the_three_aces_beat_every_four() -> None:
    assert beats("SA DA CA", "SK HK DK CK")
    assert not beats("SK HK DK CK", "SA DA CA")
    assert beats("SA DA CA", "S2")
    assert beats("SA DA CA", "S3 H3 D3 C3")


@pytest.mark.rule("zhengshangyou 4.8")
def test_four_threes_first_are_the_heavenly_bomb() -> None:
    threes = "S3 H3 D3 C3"
    assert shape(threes, opening=True) == "heavenly_bomb"
    assert shape(threes) == "bomb"
    state = dealt(threes, "SA DA CA", "SK HK DK CK")
    (play,) = state.choices().readings(parse(threes))
    assert play.said.id == "play-heavenly-bomb"
    state = said(state, threes)
    assert kinds(state) == ["play 0", "pass 1", "pass 2", "clear 0"]
    laid = next(event for event in state.view(1).events if event.kind == "play")
    assert (laid.said, laid.data["shape"]) == (play.said, "heavenly_bomb")
    assert not beats("SA DA CA", threes, heavenly=True)
    assert not beats("SK HK DK CK", threes, heavenly=True)
    assert not beats(threes, "S4 H4 D4 C4")


@pytest.mark.rule("zhengshangyou 4.8")
def test_four_threes_played_later_can_be_beaten() -> None:
    threes = "S3 H3 D3 C3"
    state = said(dealt("H3 S4", "D4", "SA DA CA"), "H3")
    assert not state.opening
    assert beats("S4 H4 D4 C4", threes)
    assert beats("SA DA CA", threes)
    assert beats(threes, "S2")
    assert Play(parse(threes)).said.id == "play-bomb"


def test_every_combination_of_the_pack() -> None:
    plays = list(holding(hand.PACK))
    assert Counter(hand.meaning(play.move).shape for play in plays if isinstance(play, Play)) == {
        "single": 13,
        "pair": 12,
        "triple": 11,
        "straight": 36,
        "pair_chain": 66,
        "bomb": 11,
        "triple_bomb": 1,
    }
    for play in plays:
        assert isinstance(play, Play)
        assert Play(play.cards[::-1]) == play
        assert Play(play.cards).move == play.move


SAID = {
    "S2": "play-single rank=2",
    "CA SA": "play-pair rank=A",
    "S9 H9 D9": "play-triple rank=9",
    "S7 S3 S5 S4 S6": "play-straight from=3 to=7 count=5",
    "SK HK SA CA": "play-pair-chain from=K to=A count=2",
    "S3 H3 D3 C3": "play-bomb rank=3",
    "SA DA CA": "play-triple-bomb rank=A",
}


@pytest.mark.parametrize(("cards", "expected"), SAID.items())
def test_plays_in_words(cards: str, expected: str) -> None:
    message = Play(parse(cards)).said
    assert " ".join([message.id, *(f"{name}={value}" for name, value in message.args.items())]) == expected


@pytest.mark.parametrize(
    ("cards", "laid"),
    [
        ("H3 S3", "S3 H3"),
        ("S4 S3 S7 S5 S6", "S7 S6 S5 S4 S3"),
        ("H9 ST S9 CT", "ST CT S9 H9"),
        ("S4 S2 S9", "S2 S9 S4"),
    ],
)
def test_cards_lie_from_the_highest_down(cards: str, laid: str) -> None:
    assert Play(parse(cards)).cards == parse(laid)
    assert str(Play(parse(cards))) == f"play {laid}"


REFUSED = {
    ("S3 S5", ""): "4.1 play-error-nothing",
    ("S3 S4 S5 S6", ""): "4.2 play-error-straight-short",
    ("S3 S4 S5 S6 S8", ""): "4.2 play-error-run-gap",
    ("S3 H3 S5 H5", ""): "4.3 play-error-run-gap",
    ("SJ SQ SK SA S2", ""): "4.4 play-error-run-top",
    ("S9 H9 D9 S3", ""): "4.5 zhengshangyou-error-triple",
    ("S9 H9 D9 C9 S3 S4", ""): "4.5 zhengshangyou-error-four",
    ("S8 H8 D8 S9 H9 D9", ""): "4.5 zhengshangyou-error-plane",
    ("S8 H8", "S4"): "3.3 play-error-kind shape=single",
    ("S4 S5 S6 S7 S8 S9", "S3 S4 S5 S6 S7"): "3.3 play-error-length count=5 yours=6",
    ("S4", "ST"): "3.2 play-error-higher rank=10",
    ("S4 S5 S6 S7 S8", "H4 S5 S6 S7 S8"): "3.3 play-error-higher rank=8",
    ("S8 H8 D8 C8", "S9 H9 D9 C9"): "4.6 play-error-bomb rank=9",
    ("S9 H9 D9 C9", "SA DA CA"): "4.7 zhengshangyou-error-aces",
}


def told(reason: Reason) -> str:
    arguments = [f"{name}={value}" for name, value in reason.message.args.items()]
    return " ".join([reason.rule.removeprefix("zhengshangyou "), reason.message.id, *arguments])


@pytest.mark.parametrize(("cards", "reason"), REFUSED.items())
def test_why_cards_are_refused(cards: tuple[str, str], reason: str) -> None:
    with pytest.raises(Illegal) as refused:
        holding(parse(cards[0]), cards[1]).readings(parse(cards[0]))
    assert told(refused.value.reason) == reason


def test_nothing_beats_the_heavenly_bomb() -> None:
    with pytest.raises(Illegal) as refused:
        holding(parse("SA DA CA"), "S3 H3 D3 C3", heavenly=True).readings(parse("SA DA CA"))
    assert told(refused.value.reason) == "4.8 zhengshangyou-error-heavenly"
    with pytest.raises(Illegal):
        _ = Play(parse("S3 S5")).said


def test_every_pick_is_read_or_refused_for_a_reason() -> None:
    rules = {f"zhengshangyou {number}" for number in paragraphs()["zhengshangyou"]}
    rng = Random(54)
    reasons = []
    for _ in range(3000):
        lowest, width = rng.randrange(13), rng.randrange(1, 6)
        near = [card for card in hand.PACK if lowest <= card // 4 < lowest + width or rng.random() < 0.06]
        cards = tuple(rng.sample(near, min(len(near), rng.randrange(1, 10)))) or hand.PACK[:1]
        choices = holding(cards, rng.choice(["", "S4", "S4 H4", "S4 S5 S6 S7 S8", "S4 H4 D4 C4"]))
        try:
            (action,) = choices.readings(cards)
        except Illegal as illegal:
            reasons.append(illegal.reason)
        else:
            assert action in choices
    assert {reason.rule for reason in reasons} <= rules
    assert len({reason.message.id for reason in reasons}) > 8


@pytest.mark.rule("zhengshangyou 2.3")
def test_a_first_play_without_the_three_is_refused() -> None:
    state = dealt("H3 S9 H9")
    assert why(state, "play S9 H9") == "2.3"
    assert why(state, "play S9 H3") == "4.1"
