"""RLCard's table of the plays of Dou Dizhu and ours: they differ by triples among the wings, which our rules bar."""

import json
from collections import defaultdict
from importlib.metadata import files
from itertools import pairwise
from typing import Final
from zipfile import ZipFile

import pytest

from french54.kit.climbing import onepack

pytest.importorskip("rlcard")

RANKS: Final = "3456789TJQKA2BR"
KINDS: Final = {
    "solo": "single",
    "pair": "pair",
    "trio": "triple",
    "trio_solo": "triple_single",
    "trio_pair": "triple_pair",
    "solo_chain": "straight",
    "pair_chain": "pair_chain",
    "trio_chain": "plane",
    "trio_solo_chain": "plane_single",
    "trio_pair_chain": "plane_pair",
    "four_two_solo": "four_two_single",
    "four_two_pair": "four_two_pair",
    "bomb": "bomb",
    "rocket": "rocket",
}


@pytest.fixture(scope="module")
def theirs() -> dict[str, dict[str, list[str]]]:
    """By kind (with the length of runs) and weight, the cards that are it."""
    archive = next(path for path in files("rlcard") or () if path.name == "jsondata.zip" and "doudizhu" in path.parts)
    with ZipFile(str(archive.locate())) as packed:
        table: dict[str, dict[str, list[str]]] = json.loads(packed.read("jsondata/type_card.json"))
    return table


def counts(cards: str) -> int:
    return sum(1 << 3 * RANKS.index(rank) for rank in cards)


def kind(name: str) -> str:
    return KINDS[name.rstrip("_0123456789")]


def ours() -> dict[int, str]:
    plays = [play for play in onepack.lead(onepack.FULL) if onepack.size(onepack.cards_of(play)) <= 20]
    return {onepack.cards_of(play): onepack.kind_of(play) for play in plays}


@pytest.mark.rule("doudizhu 4.7")
def test_they_differ_by_triples_among_the_wings(theirs: dict[str, dict[str, list[str]]]) -> None:
    their_plays: dict[int, set[str]] = defaultdict(set)
    for name, weights in theirs.items():
        for written in (written for alternatives in weights.values() for written in alternatives):
            their_plays[counts(written)].add(kind(name))
    our_plays = ours()
    assert {cards: {name} for cards, name in our_plays.items()}.items() <= their_plays.items()
    more = their_plays.keys() - our_plays.keys()
    assert (len(their_plays), len(our_plays), len(more)) == (27_471, 24_639, 2_832)
    for cards in more:
        assert their_plays[cards] <= {"plane_single"}
        held = [cards >> 3 * digit & 7 for digit in range(15)]
        triples = [digit for digit, count in enumerate(held) if count >= 3]
        assert 4 * (sum(held) // 4) == sum(held)
        assert len(triples) > sum(held) // 4, "a rank held three times is a wing"


@pytest.mark.rule("doudizhu 3.6")
def test_the_same_beats_the_same(theirs: dict[str, dict[str, list[str]]]) -> None:
    """Within each kind and length, their weights and our comparison agree on every neighbouring pair."""
    for weights in theirs.values():
        groups = [[onepack.read(counts(cards)) for cards in weights[weight]] for weight in sorted(weights, key=int)]
        groups = [[play for play in group if play] for group in groups]
        for low, high in pairwise(group for group in groups if group):
            assert all(onepack.beats(high[0], play) for play in low)
            assert all(onepack.beats(play, low[0]) for play in high)
            assert not any(onepack.beats(play, high[0]) for play in (*low, *high))
