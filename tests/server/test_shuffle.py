"""The shuffle of `docs/shuffle.md`: the project's, one written from that page alone, and the vectors agree."""

import copy
import json
from pathlib import Path
from typing import Any, Final

import pytest

from french54.core import chance
from tests.server import drawing

VECTORS: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "shuffle_vectors.json").read_text())


@pytest.mark.parametrize("match", VECTORS["matches"], ids=lambda match: match["name"])
def test_match(match: dict[str, Any]) -> None:
    secret = bytes.fromhex(match["secret"])
    nonces = [(seat, bytes.fromhex(nonce)) for seat, nonce in match["nonces"]]
    key = chance.match_key(secret, nonces)
    assert chance.commitment(secret) == match["commitment"]
    assert key.hex() == match["key"] == drawing.key_of(match["secret"], match["nonces"]).hex()
    for draw in match["draws"]:
        stream = chance.Stream(key, draw["label"])
        assert [[n, stream.below(n)] for n, _ in draw["drawn"]] == draw["drawn"]
    for deal in match["deals"]:
        assert list(chance.shuffle(deal["pack"], chance.Stream(key, deal["label"]))) == deal["deck"]
    assert drawing.faults(match, match["commitment"]) == []


@pytest.mark.parametrize("vector", VECTORS["streams"], ids=lambda vector: vector["label"])
def test_stream(vector: dict[str, Any]) -> None:
    key = bytes.fromhex(vector["key"])
    words = drawing.words(key, vector["label"])
    assert [f"{next(words):016x}" for _ in vector["words"]] == vector["words"]
    stream, words = chance.Stream(key, vector["label"]), drawing.words(key, vector["label"])
    for n, value in vector["drawn"]:
        assert str(stream.below(int(n))) == str(drawing.below(words, int(n))) == value


def test_vectors_throw_words_away() -> None:
    """Without that rule some vector would fail."""
    thrown = 0
    for vector in VECTORS["streams"]:
        words = drawing.words(bytes.fromhex(vector["key"]), vector["label"])
        thrown += any(str(next(words) % int(n)) != value for n, value in vector["drawn"])
    assert thrown == 2


def test_one_altered_card_shows() -> None:
    match = VECTORS["matches"][0]
    for place in range(54):
        forged = copy.deepcopy(match)
        deck = forged["deals"][0]["deck"]
        deck[place], deck[(place + 1) % 54] = deck[(place + 1) % 54], deck[place]
        assert drawing.faults(forged, match["commitment"]) == ["deal 1"]


@pytest.mark.parametrize("part", ["secret", "nonce", "draw"])
def test_one_altered_digit_shows(part: str) -> None:
    match = VECTORS["matches"][0]
    forged = copy.deepcopy(match)
    if part == "secret":
        forged["secret"] = f"{int(match['secret'][0], 16) ^ 1:x}{match['secret'][1:]}"
    elif part == "nonce":
        forged["nonces"][0][1] = f"{int(match['nonces'][0][1][0], 16) ^ 1:x}{match['nonces'][0][1][1:]}"
    else:
        forged["draws"][0]["drawn"][0][1] = (match["draws"][0]["drawn"][0][1] + 1) % 3
    assert drawing.faults(forged, match["commitment"])
