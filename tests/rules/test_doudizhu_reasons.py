"""What a newcomer is told when Dou Dizhu refuses cards: the paragraph that was broken, and the sentence for it."""

from random import Random

import pytest

from french54.core.card import parse
from french54.core.game import Illegal, Reason
from french54.games.doudizhu import hand
from french54.games.doudizhu.actions import Bid, Play
from french54.games.doudizhu.choices import Auction
from french54.kit.climbing import onepack
from french54.kit.climbing.actions import PASS
from french54.kit.climbing.hands import POWER
from tests.rules.doudizhu import holding
from tests.rules.rulebooks import paragraphs

NOTHING = {
    "S3 S5": "4.1 nothing",
    "S3 BJ": "4.1 nothing",
    "S3 S4": "4.1 nothing",
    "S3 H3 S5": "4.1 nothing",
    "S3 H3 S5 H5": "4.1 nothing",
    "S3 H3 BJ RJ": "4.1 joker-pair",
    "S7 H7 D7 BJ RJ": "4.1 joker-pair",
    "S7 H7 D7 S3 S4": "4.2 triple",
    "S7 H7 D7 S3 H3 S4": "4.2 triple",
    "S3 S4 S5 S6": "4.3 straight-short",
    "S3 S4 S5 S6 S8": "4.3 run-gap",
    "S3 H3 S4 H4": "4.4 pairs-short count=3",
    "S3 H3 S4 H4 S6 H6": "4.4 run-gap",
    "S3 H3 D3 S5 H5 D5": "4.5 run-gap",
    "S3 H3 D3 S4 H4 D4 S5": "4.5 wings-count",
    "S3 H3 D3 S4 H4 D4 S5 S6 S7": "4.5 wings-count",
    "SJ SQ SK SA S2": "4.6 run-top",
    "ST SJ SQ SK SA RJ": "4.6 run-top",
    "SK HK SA HA S2 H2": "4.6 run-top",
    "SA HA DA S2 H2 D2": "4.6 run-top",
    "S6 H6 D6 S7 H7 D7 BJ RJ": "4.7 carried-jokers",
    "S3 H3 D3 S4 H4 D4 C4 S5": "4.7 wings-own",
    "S3 H3 D3 S4 H4 D4 S5 H5 D5 S7 H7 D7": "4.7 wings-three",
    "S3 H3 D3 S4 H4 D4 S6 H6 D6 C6": "4.8 wings-pairs",
    "S3 H3 D3 S4 H4 D4 S6 H6 S7 S8": "4.8 wings-pairs",
    "S7 H7 D7 C7 BJ RJ": "4.9 carried-jokers",
    "S3 H3 D3 C3 S5": "4.9 four",
    "S3 H3 D3 C3 S5 S6 S7": "4.9 four",
    "S3 H3 D3 C3 S5 H5 S6 S7": "4.10 four",
    "S3 H3 D3 C3 S5 H5 D5 C5": "4.10 four",
}
FORBIDDEN = {
    ("S3 H3", "S4"): "3.3 kind shape=single",
    ("S8 H8 D8 S3", "S7 H7 D7"): "3.3 kind shape=triple",
    ("S8 H8 D8 S3", "S7 H7 D7 S4 H4"): "3.3 kind shape=triple-pair",
    ("S4 S5 S6 S7 S8 S9", "S3 S4 S5 S6 S7"): "3.3 length count=5 yours=6",
    ("S4 H4", "S4 H4"): "3.5 higher rank=4",
    ("S3", "ST"): "3.5 higher rank=10",
    ("S7 H7 D7 RJ", "S8 H8 D8 S3"): "3.6 higher rank=8",
    ("S3 S4 S5 S6 S7", "S4 S5 S6 S7 S8"): "3.6 higher rank=8",
    ("S2 H2", "S8 H8 D8 C8"): "3.7 bomb rank=8",
    ("S7 H7 D7 C7", "S8 H8 D8 C8"): "3.7 bomb rank=8",
    ("S2 H2 D2 C2", "BJ RJ"): "3.7 rocket",
}


def told(reason: Reason) -> str:
    message = reason.message
    arguments = [f"{name}={value}" for name, value in message.args.items() if name != "triples"]
    rule, name = reason.rule.removeprefix("doudizhu "), message.id.removeprefix("doudizhu-error-")
    name = name.removeprefix("play-error-")
    return " ".join([rule, name, *arguments])


def refusal(cards: str, table: str = "") -> str:
    with pytest.raises(Illegal) as refused:
        holding(parse(cards), table).readings(parse(cards))
    return told(refused.value.reason)


@pytest.mark.parametrize(("cards", "reason"), NOTHING.items())
def test_why_cards_are_no_combination(cards: str, reason: str) -> None:
    assert refusal(cards) == reason
    with pytest.raises(Illegal):
        _ = Play(parse(cards)).said


@pytest.mark.parametrize(("play", "reason"), FORBIDDEN.items())
def test_why_a_play_may_not_follow(play: tuple[str, str], reason: str) -> None:
    assert refusal(*play) == reason


def test_calls_and_plays_out_of_place() -> None:
    leading, auction = holding(parse("S3")), Auction(2)
    for choices, action, expected in (
        (leading, PASS, "3.1 lead"),
        (leading, Bid(1), "2.4 auction-over"),
        (auction, Bid(2), "2.3 bid bid=2"),
        (auction, PASS, "2.3 auction"),
        (auction, Play(parse("S3")), "2.3 auction"),
        (auction, Bid(4), "2.3 error-unknown-action action=bid 4"),
    ):
        with pytest.raises(Illegal) as refused:
            choices.check(action)
        assert told(refused.value.reason) == expected


def test_every_pick_is_read_or_refused_for_a_reason() -> None:
    """Random picks, mostly of few ranks so that near misses come up."""
    rules = {f"doudizhu {number}" for number in paragraphs()["doudizhu"]}
    rng = Random(54)
    plays = [play for play in holding(tuple(range(54))) if len(play.cards) <= 12]
    refused = []
    for _ in range(6000):
        lowest, width = rng.randrange(15), rng.randrange(1, 6)
        near = [card for card in range(54) if lowest <= POWER[card] < lowest + width or rng.random() < 0.06]
        cards = tuple(rng.sample(near, min(len(near), rng.randrange(1, 13)))) or (0,)
        table = rng.choice(plays) if rng.random() < 0.4 else None
        choices = holding(cards, "" if table is None else str(table).removeprefix("play "))
        try:
            (action,) = choices.readings(cards)
        except Illegal as illegal:
            refused.append((illegal.reason, cards, table))
        else:
            assert action in choices
    assert {reason.rule for reason, *_ in refused} <= rules
    assert all(table or not onepack.read(hand.counts(cards)) for _, cards, table in refused)
    assert len({reason.message.id for reason, *_ in refused}) > 15
