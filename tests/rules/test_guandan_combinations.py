"""Guandan, section 5: combinations, wild cards, and what is said of cards that are none."""

from random import Random

import pytest

from french54.core.card import Cards, pack, parse, show
from french54.core.game import Illegal, Reason
from french54.games.guandan import hand
from french54.games.guandan.actions import Play
from tests.rules.guandan import GAME, beats, holding, left, level, only, readings, why
from tests.rules.paragraphs import by_paragraph
from tests.rules.rulebooks import paragraphs

PARAGRAPHS: dict[str, dict[str, str | None]] = {
    "5.1": {
        "S8": "single 8",
        "RJ": "single RJ",
        "HQ CQ": "pair Q",
        "S9 S9": "pair 9",
        "RJ RJ": "pair RJ",
        "S9 H9 D9": "triple 9",
        "RJ BJ": None,
        "S3 S4": None,
        "BJ BJ RJ": None,
    },
    "5.2": {
        "SK HK DK C5 D5": "full_house K",
        "SK HK DK BJ BJ": "full_house K",
        "SK HK DK RJ BJ": None,
        "SK HK DK S3 S4": None,
    },
    "5.3": {
        "S5 D6 C7 H8 S9": "straight 9",
        "S3 H4 D5 C6 S7 H8": None,
        "S3 H4 D5 C6": None,
        "S3 H4 D5 C6 S8": None,
    },
    "5.4": {
        "S8 D8 H9 C9 ST DT": "tube 10",
        "S3 H3 S4 H4": None,
        "S3 H3 S4 H4 S5 H5 S6 H6": None,
        "S3 H3 S4 H4 S6 H6": None,
    },
    "5.5": {
        "S6 H6 D6 S7 C7 D7": "plate 7",
        "S6 H6 D6 S8 C8 D8": None,
        "S3 H3 D3 S4 H4 D4 S5 H5 D5": None,
    },
    "5.6": {"S9 H9 D9 S3": None, "S6 H6 D6 S7 C7 D7 S3 S4": None, "S6 H6 D6 S7 C7 D7 S3 H3 S4 H4": None},
    "5.7": {
        "SA D3 C3 H4 S5": None,
        "SA D2 C3 H4 S5": "straight 5",
        "ST HJ DQ CK SA": "straight A",
        "SQ HK DA C2 S3": None,
        "SA DA S2 D2 S3 D3": "tube 3",
        "SQ HQ SK HK SA HA": "tube A",
        "SK HK SA HA S2 D2": None,
        "SA HA DA S2 C2 D2": "plate 2",
        "SK HK DK SA HA DA": "plate A",
        "SA S2 S3 S4 S5": "straight_flush 5",
    },
    "5.8": {
        "S4 H4 D4 C4": "bomb 4",
        "S3 S3 H3 D3 C3": "bomb 3",
        "S9 H9 D9 C9 S9 H9 D9 C9": "bomb 9",
        "BJ BJ RJ": None,
    },
    "5.9": {"H6 H7 H8 H9 HT": "straight_flush 10", "ST SJ SQ SK SA": "straight_flush A", "S3 S4 S5 S6 S7 S8": None},
    "5.10": {"RJ RJ BJ BJ": "joker_bomb RJ"},
}


@pytest.mark.parametrize(("text", "expected"), by_paragraph("guandan", PARAGRAPHS))
def test_what_cards_are(text: str, expected: str | None) -> None:
    assert only(text, "K" if "HK" not in text and "SK" not in text else "4") == expected


BEATEN: dict[str, list[tuple[str, str, str, bool]]] = {
    "5.2": [
        ("S2 D2 C2 SA DA", "S3 D3 C3 S4 D4", "5", False),
        ("S4 D4 C4 S3 D3", "S3 D3 C3 SA DA", "5", True),
        ("S9 C9 H9 SA DA", "S9 H9 D9 S2 D2", "5", False),
        ("S5 D5 C5 S3 D3", "SA DA CA SK DK", "5", True),
    ],
    "5.7": [
        ("SA D2 D3 C4 S5", "S2 D3 D4 C5 S6", "2", False),
        ("ST HJ DQ CK SA", "S9 HT DJ CQ SK", "2", True),
        ("SA HA S2 D2 D3 C3", "S3 D3 S4 H4 S5 H5", "3", False),
        ("S6 H7 D8 C9 ST", "S5 H6 D7 C8 S9", "5", True),
        ("SK HK DK SA HA DA", "SA HA DA S2 C2 D2", "2", True),
    ],
    "5.8": [
        ("S2 H2 D2 C2 S2", "SA HA DA CA", "5", True),
        ("S2 H2 D2 C2", "S6 H6 D6 C6", "5", False),
        ("S2 D2 C2 S2", "SA HA DA CA", "2", True),
        ("S9 H9 D9 C9", "S8 H8 D8 C8", "5", True),
        ("SA HA DA CA", "S4 H4 D4 C4 S4", "5", False),
        ("S3 H3 D3 C3 S3 H3 D3", "SA HA DA CA SA HA", "5", True),
    ],
    "5.9": [
        ("S3 S4 S5 S6 S7", "S9 H9 D9 C9 S9", "5", True),
        ("S2 H2 D2 C2 S2 H2", "ST SJ SQ SK SA", "5", True),
        ("ST SJ SQ SK SA", "S2 H2 D2 C2 S2 H2", "5", False),
        ("DT DJ DQ DK DA", "S9 ST SJ SQ SK", "5", True),
        ("D9 DT DJ DQ DK", "S9 ST SJ SQ SK", "5", False),
        ("SA S2 S3 S4 S5", "D2 D3 D4 D5 D6", "7", False),
        ("S9 H9 D9 C9 S9", "S3 S4 S5 S6 S7", "5", False),
    ],
    "5.10": [
        ("RJ RJ BJ BJ", "S9 H9 D9 C9 S9 H9 D9 C9", "5", True),
        ("S9 H9 D9 C9 S9 H9 D9 C9 H5=H9 H5=H9", "RJ RJ BJ BJ", "5", False),
        ("RJ RJ BJ BJ", "ST SJ SQ SK SA", "5", True),
    ],
    "5.11": [
        ("S3 H3 D3 C3", table, "5", True)
        for table in (
            "RJ",
            "RJ RJ",
            "SA DA CA",
            "SA DA CA SK DK",
            "ST HJ DQ CK SA",
            "SQ DQ SK DK SA DA",
            "SK DK CK SA DA CA",
        )
    ],
}


@pytest.mark.parametrize(
    ("play", "table", "played", "legal"),
    [
        pytest.param(*each, marks=pytest.mark.rule(f"guandan {number}"), id=f"{number} {each[0]} on {each[1]}")
        for number, several in BEATEN.items()
        for each in several
    ],
)
def test_what_beats_what(play: str, table: str, played: str, legal: bool) -> None:
    assert beats(play, table, played) is legal


@pytest.mark.rule("guandan 5.12")
@pytest.mark.parametrize(
    ("text", "played", "found"),
    [
        ("H5", "5", ["H5: single 5"]),
        ("H5 H5", "5", ["H5 H5: pair 5"]),
        ("SK H5", "5", ["SK H5=HK: pair K"]),
        ("S5 H5", "5", ["S5 H5: pair 5"]),
        ("S8 H5 H5", "5", ["S8 H5=H8 H5=H8: triple 8"]),
        ("RJ H5", "5", []),
        ("RJ RJ H5", "5", []),
        ("RJ RJ BJ H5", "5", []),
        ("SK HK H2", "2", ["SK HK H2=HK: triple K"]),
        ("S5 D5 C5 H5", "5", ["S5 H5 D5 C5: bomb 5"]),
        ("SQ HK DA H5 H5", "5", ["DA HK SQ H5=HJ H5=HT: straight A"]),
        ("SK HA", "A", ["SK HA=HK: pair K"]),
        ("SA DA HA", "A", ["SA HA DA: triple A"]),
        ("S9 H9 D9 BJ H5", "5", []),
        (
            "S9 H9 D9 C9 S9 H9 D9 C9 H5 H5",
            "5",
            ["S9 S9 H9 H9 D9 D9 C9 C9 H5=H9 H5=H9: bomb 9"],
        ),
    ],
)
def test_a_wild_card_stands_for_any_card_but_a_joker(text: str, played: str, found: list[str]) -> None:
    assert readings(text, played) == found


@pytest.mark.rule("guandan 5.12")
def test_a_wild_card_alone_is_of_the_level_rank() -> None:
    state = left("H5 H5", "S7", "S8", "S9", begins=None)
    assert why(state, "play H5=HK") == "5.12"
    held = holding(parse("H5 H5 SK S9 H9 D9"), played="5")
    for text in ("H5=SK", "H5=SK H5=DK", "S9 H9 D9 H5=SK H5=DK"):
        assert GAME.parse(f"play {text}") not in held
    for text in ("H5", "H5 H5", "S9 H9 D9 H5 H5", "SK H5=HK", "SK H5=HK H5=HK"):
        assert GAME.parse(f"play {text}") in held


@pytest.mark.rule("guandan 5.12")
def test_only_wild_cards_stand_for_others() -> None:
    held = holding(parse("SK DQ H5 H6 RJ"), played="5")
    for text in ("SK DQ=DK", "SK H6=HK", "RJ H5=RJ", "RJ H5=BJ", "SK RJ=HK"):
        assert GAME.parse(f"play {text}") not in held
    with pytest.raises(Illegal) as refused:
        held.check(GAME.parse("play RJ H5=RJ"))
    assert refused.value.reason.message.id == "guandan-error-wild-joker"
    with pytest.raises(Illegal) as refused:
        held.check(GAME.parse("play SK DQ=DK"))
    assert refused.value.reason.rule == "guandan 5.1"


@pytest.mark.rule("guandan 5.13")
@pytest.mark.parametrize(
    ("text", "played", "found"),
    [
        (
            "S9 H9 SK DK H5",
            "5",
            ["SK DK H5=HK S9 H9: full_house K", "S9 H9 H5=H9 SK DK: full_house 9"],
        ),
        ("S9 H9 C9 H5 H5", "5", ["S9 H9 C9 H5=H9 H5=H9: bomb 9", "S9 H9 C9 H5 H5: full_house 9"]),
        ("S9 H9 C9 H5", "5", ["S9 H9 C9 H5=H9: bomb 9"]),
        ("S5 D5 C5 H5 H5", "5", ["S5 H5 H5 D5 C5: bomb 5", "S5 D5 C5 H5=HA H5=HA: full_house 5"]),
        ("SA DA CA HA HA", "A", ["SA HA HA DA CA: bomb A", "SA DA CA HA=HK HA=HK: full_house A"]),
        (
            "S3 D3 S4 D4 H5 H5",
            "5",
            [
                "S4 D4 H5=H4 S3 D3 H5=H3: plate 4",
                "H5 H5 S4 D4 S3 D3: tube 5",
                "S4 D4 S3 D3 H5=H2 H5=H2: tube 4",
            ],
        ),
        (
            "S3 S4 S5 S6 H7",
            "7",
            [
                "H7=S7 S6 S5 S4 S3: straight_flush 7",
                "S6 S5 S4 S3 H7=S2: straight_flush 6",
                "H7 S6 S5 S4 S3: straight 7",
                "S6 S5 S4 S3 H7=H2: straight 6",
            ],
        ),
    ],
)
def test_several_meanings_are_offered(text: str, played: str, found: list[str]) -> None:
    assert readings(text, played) == found


@pytest.mark.rule("guandan 5.13")
def test_the_meaning_chosen_is_what_must_be_beaten() -> None:
    nines, kings = "S9 H9 H5=H9 SK DK", "SK DK H5=HK S9 H9"
    tens = "ST HT DT S3 H3"
    assert beats(tens, nines, "5")
    assert not beats(tens, kings, "5")
    assert readings("S9 H9 SK DK H5", "5", table="ST HT DT S3 D3") == [f"{kings}: full_house K"]
    one, other = (GAME.parse(f"play {text}") for text in (nines, kings))
    assert sorted(one.cards) == sorted(other.cards)
    assert one != other


@pytest.mark.rule("guandan 5.14")
@pytest.mark.parametrize(
    ("text", "played", "found"),
    [
        ("S3 S4 S5 S6 S7", "9", ["S7 S6 S5 S4 S3: straight_flush 7"]),
        ("S3 S4 S6 S7 H5", "5", ["S7 S6 H5=S5 S4 S3: straight_flush 7", "S7 S6 H5 S4 S3: straight 7"]),
        ("H3 H4 H6 H7 H5", "5", ["H7 H6 H5 H4 H3: straight_flush 7", "H7 H6 H5=S5 H4 H3: straight 7"]),
        ("H3 H4 H7 H5 H5", "5", ["H7 H5=H6 H5 H4 H3: straight_flush 7", "H7 H5=S6 H5 H4 H3: straight 7"]),
        ("S3 D4 S6 S7 H5", "5", ["S7 S6 H5 D4 S3: straight 7"]),
    ],
)
def test_five_of_a_suit_in_a_row(text: str, played: str, found: list[str]) -> None:
    assert readings(text, played) == found


@pytest.mark.rule("guandan 5.13")
@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("SK HK H5=SK", "SK HK H5=HK"),
        ("H5=CK HK SK", "SK HK H5=HK"),
        ("S3 D4 H5=C5 S6 S7", "S7 S6 H5 D4 S3"),
        ("S3 S4 H5=D5 S6 S7", "S7 S6 H5 S4 S3"),
        ("S3 S4 H5=S5 S6 S7", "S7 S6 H5=S5 S4 S3"),
        ("H3 H4 H5=C5 H6 H7", "H7 H6 H5=S5 H4 H3"),
        ("H3 H4 H5=S5 H5=C6 H7", "H7 H5=S6 H5 H4 H3"),
        ("H5 H5 S9 D9 C9", "S9 D9 C9 H5 H5"),
    ],
)
def test_one_meaning_is_written_in_one_way(written: str, kept: str) -> None:
    assert str(GAME.parse(f"play {written}")) == f"play {kept}"
    assert str(GAME.parse(f"play {kept}")) == f"play {kept}"


def test_whatever_is_listed_is_written_and_read_back() -> None:
    rng = Random(54)
    for played in ("2", "5", "A"):
        wild = hand.wild(level(played))
        deck = [card for card in pack(2) if card != wild]
        rng.shuffle(deck)
        turn = holding((*deck[:25], wild, wild), played=played)
        plays = list(turn)
        assert len(set(plays)) == len(plays) == len(set(map(str, plays)))
        for play in plays:
            assert isinstance(play, Play)
            again = GAME.parse(str(play))
            assert isinstance(again, Play)
            assert (again, again.move, str(again)) == (play, play.move, str(play))
            assert play in turn
            assert play in holding(play.cards, played=played).readings(play.cards)


SAID = {
    "S9 H9 D9 SK DK": "play-full-house rank=9",
    "S8 D8 H9 C9 ST DT": "play-tube from=8 to=10 count=3",
    "SA DA CA S2 D2 C2": "play-plate from=A to=2 count=2",
    "SA S2 S3 S4 S5": "play-straight-flush from=A to=5 count=5",
    "S5 D6 C7 H8 S9": "play-straight from=5 to=9 count=5",
    "S4 H4 D4 C4": "play-bomb rank=4",
    "S4 H4 D4 C4 H5=H4": "play-bomb-of rank=4 count=5",
    "RJ RJ BJ BJ": "play-joker-bomb",
}


@pytest.mark.parametrize(("cards", "expected"), SAID.items())
def test_plays_in_words(cards: str, expected: str) -> None:
    message = GAME.parse(f"play {cards}").said
    assert " ".join([message.id, *(f"{name}={value}" for name, value in message.args.items())]) == expected


REFUSED: dict[tuple[str, str], str] = {
    ("S3 S5", ""): "5.1 play-error-nothing",
    ("S3 H3 S5", ""): "5.1 play-error-nothing",
    ("RJ BJ", ""): "5.10 guandan-error-jokers",
    ("RJ RJ BJ", ""): "5.10 guandan-error-jokers",
    ("SK HK DK RJ BJ", ""): "5.2 guandan-error-joker-pair",
    ("SK HK DK S3 S4", ""): "5.2 guandan-error-triple",
    ("SK HK DK S3", ""): "5.6 guandan-error-triple",
    ("S6 H6 D6 S7 C7 D7 S3", ""): "5.6 guandan-error-plate",
    ("S3 H4 D5 C6", ""): "5.3 guandan-error-straight",
    ("S3 H4 D5 C6 S7 H8", ""): "5.3 guandan-error-straight",
    ("S3 H4 D5 C6 S8", ""): "5.3 play-error-run-gap",
    ("SQ HK DA C2 S3", ""): "5.7 guandan-error-wrap",
    ("SK DK SA DA S2 D2", ""): "5.7 guandan-error-wrap",
    ("S3 D3 S4 D4", ""): "5.4 guandan-error-tube",
    ("S3 D3 S4 D4 S6 D6", ""): "5.4 play-error-run-gap",
    ("S3 H3 D3 S5 H5 D5", ""): "5.5 play-error-run-gap",
    ("S3 H3 D3 S4 H4 D4 S5 H5 D5", ""): "5.5 guandan-error-plate",
    ("RJ H2", ""): "5.12 guandan-error-wild-joker",
    ("SK S9 H2", ""): "5.12 play-error-nothing",
    ("S8 D8", "S4"): "4.5 play-error-kind shape=single",
    ("S4", "ST"): "4.4 play-error-higher rank=10",
    ("S4 D4 C4 SA DA", "S5 D5 C5 S3 D3"): "5.2 play-error-higher rank=5",
    ("S3 D4 S5 S6 S7", "D4 S5 S6 S7 S8"): "5.7 play-error-higher rank=8",
    ("S8 H8 D8 C8", "S9 H9 D9 C9"): "5.8 guandan-error-bomb rank=9",
    ("S8 H8 D8 C8", "S3 S4 S5 S6 S7"): "5.9 guandan-error-bomb rank=7",
    ("S8 H8 D8 C8", "RJ RJ BJ BJ"): "5.10 guandan-error-joker-bomb",
}


def told(reason: Reason) -> str:
    arguments = [f"{name}={value}" for name, value in reason.message.args.items()]
    return " ".join([reason.rule.removeprefix("guandan "), reason.message.id, *arguments])


@pytest.mark.parametrize(("cards", "reason"), REFUSED.items())
def test_why_cards_are_refused(cards: tuple[str, str], reason: str) -> None:
    with pytest.raises(Illegal) as refused:
        holding(parse(cards[0]), cards[1]).readings(parse(cards[0]))
    assert told(refused.value.reason) == reason


def near(rng: Random) -> Cards:
    """Some cards of a few neighbouring ranks, at times with jokers and wild cards."""
    lowest, width, suit = rng.randrange(13), rng.randrange(1, 6), rng.randrange(5)
    pool = [
        card
        for card in pack(2)
        if ((card // 4 - lowest) % 13 < width and (card % 4 == suit or rng.random() < 0.6)) or rng.random() < 0.04
    ]
    return tuple(rng.sample(pool, min(len(pool), rng.randrange(1, 9)))) or parse("S3")


def test_every_pick_is_read_or_refused_for_a_reason() -> None:
    rules = {f"guandan {number}" for number in paragraphs()["guandan"]}
    rng = Random(54)
    reasons = []
    tables = ["", "", "S4", "S4 D4", "S4 D4 C4 S3 D3", "S4 D5 S6 S7 S8", "S4 D4 C4 H4", "S3 S4 S5 S6 S7", "RJ RJ BJ BJ"]
    for _ in range(3000):
        cards = near(rng)
        choices = holding(cards, rng.choice(tables))
        try:
            found = choices.readings(cards)
        except Illegal as illegal:
            reasons.append(illegal.reason)
        else:
            assert found
            assert len(set(found)) == len(found)
            assert all(action in choices for action in found), show(cards)
    assert {reason.rule for reason in reasons} <= rules
    assert len({reason.message.id for reason in reasons}) > 11


def test_no_combination_has_words() -> None:
    with pytest.raises(Illegal):
        _ = GAME.parse("play S3 S5").said
