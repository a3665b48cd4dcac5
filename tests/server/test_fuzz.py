"""Messages nobody thought of: each gets an answer, none an internal error, and the table plays on."""

import json
import struct
from random import Random
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from french54 import catalogue
from tests.server.harness import Json, Page, Person, Server
from tests.server.test_bad_input import at_the_table

_SCALARS: Final = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=30)


def _objects(values: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    names = st.sampled_from(["t", "n", "id", "cards", "action", "hex", "level", "chips", "seat"]) | st.text(max_size=8)
    return st.dictionaries(names, values, max_size=6)


_JSON: Final = st.recursive(_SCALARS, lambda deeper: st.lists(deeper, max_size=5) | _objects(deeper), max_leaves=12)


_FIELDS: Final = {
    "t": st.sampled_from(
        ["nonce", "act", "pick", "amount", "hint", "study", "takeback", "ready", "level", "sync", "hello", "view"]
    ),
    "n": st.integers(0, 200) | _JSON,
    "id": st.integers(0, 99) | _JSON,
    "cards": st.lists(st.integers(-2, 56), max_size=25) | _JSON,
    "action": st.sampled_from(["pass", "bid 0", "bid 3", "play S3 H3", "play RJ BJ", "play"]) | st.text(max_size=60),
    "hex": st.just("ab" * 32) | st.text("0123456789abcdefABCDEFg", max_size=70),
    "level": st.sampled_from(["casual", "strong", "uniform"]) | st.text(max_size=50),
    "chips": st.integers(-5, 2000) | _JSON,
}
_MESSAGES: Final = (
    st.fixed_dictionaries({"t": _FIELDS["t"]}, optional={k: v for k, v in _FIELDS.items() if k != "t"}).map(json.dumps)
    | _JSON.map(json.dumps)
    | st.text(max_size=200)
    | st.binary(max_size=200)
)


def _sendable(raw: str | bytes) -> bool:
    return isinstance(raw, bytes) or raw.isascii() or not any(0xD800 <= ord(letter) < 0xE000 for letter in raw)


async def go_on(page: Page) -> None:
    """What is advised; the next deal, where one is over."""
    if page.seen["prompt"] is None:
        await page.send("ready", n=page.seen["n"])
    else:
        await page.send("hint", n=page.seen["n"], id=0)
        hints = await page.until_t("hints")
        await page.act(hints["hints"][0]["action"])
    await page.until_mine()


async def bombard(server: Server, messages: list[str | bytes], game: str = "doudizhu") -> None:
    """Send all that; every message has its answer, and the table plays on."""
    person = Person(server).arrive()
    async with person.join(await person.open(game=game)) as page:
        await at_the_table(page)
        for raw in messages:
            await page.socket.send(raw)
        # Picks are answered, and by then everything before them has been.
        for _ in range(2):
            await page.send("sync")
        await page.send("pick", n=2**52, id=0, cards=[])
        await page.until(lambda message: message["t"] == "error" and message["error"]["message"]["id"] == "error-stale")
        texts = [message["error"] for message in map(json.loads, page.raw) if message["t"] == "error"]
        assert all(error["text"] and error["message"]["id"] != "error-internal" for error in texts)
        await page.send("sync")
        await page.until(lambda message: message["t"] == "view" and message["from"] == 0)
        if page.seen["prompt"] is None and page.hello["you"] not in page.seen["waiting"]:
            await page.until_mine()
        await go_on(page)


_FEW: Final = settings(
    max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
_MANY: Final = settings(_FEW, max_examples=600)


@_FEW
@given(st.lists(_MESSAGES.filter(_sendable), min_size=1, max_size=25))
async def test_nonsense(server: Server, messages: list[str | bytes]) -> None:
    await bombard(server, messages)


@pytest.mark.full
@_MANY
@given(st.lists(_MESSAGES.filter(_sendable), min_size=1, max_size=60))
async def test_much_nonsense(server: Server, messages: list[str | bytes]) -> None:
    await bombard(server, messages)


def mangled(rng: Random) -> str | bytes:
    """A good message with a few bytes changed, dropped, doubled or put in."""
    good: Json = rng.choice(
        [
            {
                "t": "act",
                "n": rng.randrange(60),
                "action": rng.choice(["bid 1", "pass", "play S3 D3 H3", "raise 60", "lock S3", "check", "bury C2"]),
            },
            {
                "t": "pick",
                "n": rng.randrange(60),
                "id": 3,
                "cards": [rng.randrange(54) for _ in range(rng.randrange(9))],
            },
            {"t": "amount", "n": rng.randrange(60), "id": 4, "chips": rng.randrange(2000)},
            {"t": "nonce", "hex": "0123456789abcdef" * 4},
            {"t": "level", "level": "casual"},
            {"t": "hint", "n": rng.randrange(60), "id": 1},
            {"t": "study", "id": 1, "what": "held"},
        ]
    )
    raw = bytearray(json.dumps(good).encode())
    for _ in range(rng.randrange(1, 5)):
        place = rng.randrange(len(raw))
        part = struct.pack("B", rng.randrange(256)) * rng.randrange(3)
        raw[place : place + rng.randrange(3)] = part
    return raw.decode(errors="replace") if rng.random() < 0.9 else bytes(raw)


@pytest.mark.parametrize("game", [entry.game for entry in catalogue.ENTRIES])
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.full) for seed in range(2, 20))])
async def test_mangled_messages(server: Server, game: str, seed: int) -> None:
    rng = Random(f"{game} {seed}")
    await bombard(server, [mangled(rng) for _ in range(150)], game)
