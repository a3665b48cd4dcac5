"""Every byte that goes to a seat, read: no card it may not know, in any form, and no secret of a running match."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any, Final

import pytest

from french54.core.card import parse
from french54.store.store import Store, sqlite_url
from tests.server import drawing
from tests.server.harness import Json, Page, Person, Server, play_deal
from tests.server.test_play import table_for

CARDS: Final = {"cards", "stands", "hand", "kitty", "playable", "owed", "played", "last", "pack", "deck"}
"""Fields whose numbers are cards."""
NUMBERS: Final = {
    "you", "n", "deal", "from", "seat", "turn", "first", "bids", "bid", "landlord", "multiplier", "plays", "counts",
    "count", "waiting", "leaving", "pick", "points", "places", "payoffs", "id", "drawn", "nonces", "factor", "amount",
    "match",
}  # fmt: skip
"""Fields whose numbers are not; none of them depends on a hidden card."""
WORDS: Final = {
    "t", "commitment", "nonce", "names", "game", "level", "levels", "studies", "kind", "phase", "shape", "rank", "id",
    "text", "rule", "field", "secret", "label", "nonces", "from", "to", "guide",
}  # fmt: skip
"""Fields whose text names no card."""


def leaves(value: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """Every number and text with the field it stands in."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from leaves(each, key)
    elif isinstance(value, list):
        for each in value:
            yield from leaves(each, name)
    elif value is not None and not isinstance(value, bool):
        yield name, value


def cards_in(message: Json) -> set[int]:
    """The cards a message names; fails on a field nobody has thought of."""
    found: set[int] = set()
    for name, value in leaves(message):
        if isinstance(value, int):
            if name in CARDS:
                found.add(value)
            else:
                assert name in NUMBERS, f"what is {name}, {value}?"
        elif name == "action":
            words = value.split()
            found |= set(parse(" ".join(words[1:]))) if words[0] == "play" else set()
        else:
            assert name in WORDS, f"what is {name}, {value}?"
    return found


class Truth:
    """What happened at a table, from its log and the arithmetic of the docs alone; no view of the project's is used."""

    def __init__(self, log: list[Json]) -> None:
        self.log = log
        sealed = next(entry for entry in log if entry["kind"] == "sealed")
        nonces = [(entry["seat"], entry["hex"]) for entry in log if entry["kind"] == "nonce"]
        self.secret = sealed["secret"]
        self.key = drawing.key_of(self.secret, nonces)

    def deck(self, deal: int) -> list[int]:
        return drawing.shuffled(range(54), drawing.words(self.key, f"deal {deal}"))

    def known(self, seat: int, deal: int, n: int) -> set[int]:
        """The cards `seat` may know of deal number `deal` once entry `n` is written."""
        at, bid, passes, done = 1, 0, 0, False
        deck, known, played = self.deck(deal), set(self.deck(deal)[seat:51:3]), [0, 0, 0]
        landlord = None
        for entry in self.log[:n]:
            if entry["kind"] != "act":
                continue
            word, _, rest = entry["action"].partition(" ")
            if word == "bid":
                points = int(rest)
                bid, passes = (points, 0) if points else (bid, passes + 1)
                caller = entry["seat"] if points else None
                landlord = caller if caller is not None else landlord
                if at == deal and (bid == 3 or (bid and passes == 2)):
                    known |= set(deck[51:])
                if passes == 3:
                    at, bid, passes, landlord = at + 1, 0, 0, None
            elif word == "play" and at == deal:
                known |= set(parse(rest))
                played[entry["seat"]] += len(parse(rest))
                done = done or played[entry["seat"]] == (20 if entry["seat"] == landlord else 17)
        return set(range(54)) if done else known


async def log_of(server: Server, table: str) -> list[Json]:
    store = await Store.open(sqlite_url(server.data / "tables.db"))
    lines = [json.loads(line) for _, line in await store.whole(table)]
    await store.close()
    return lines


def check(page: Page, truth: Truth) -> int:
    """Every message of the page; how many were checked."""
    n, deal, seat, over = 3, 1, page.hello["you"], False
    for raw in page.raw:
        message = json.loads(raw)
        if message["t"] == "view":
            n, deal, over = message["n"], message["deal"], message["seal"] is not None
        assert cards_in(message) <= truth.known(seat, deal, n), raw
        if not over:
            assert truth.secret not in raw
            assert truth.key.hex() not in raw
    assert over
    return len(page.raw)


@pytest.mark.parametrize("count", [1, 2, 3])
async def test_every_byte(server: Server, count: int) -> None:
    persons = [Person(server, lang).arrive() for lang in ("en", "da", "zh-Hant")[:count]]
    table = await table_for(server, *persons)
    async with AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(person.join(table)) for person in persons]
        for page in pages:
            await page.receive()
            await page.give_nonce()
        await asyncio.gather(*(play_deal(page) for page in pages))
        truth = Truth(await log_of(server, table))
        assert sum(check(page, truth) for page in pages) > 40 * count


def test_the_check_can_fail() -> None:
    with pytest.raises(AssertionError, match="what is left"):
        cards_in({"t": "view", "view": {"left": [3, 4]}})
    with pytest.raises(AssertionError, match="what is note"):
        cards_in({"t": "view", "events": [{"note": "H5"}]})
    assert cards_in({"t": "picked", "readings": [{"action": "play S3 H3", "cards": [6, 7]}]}) == {6, 7}
