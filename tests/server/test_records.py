"""Records out of files, shown step by step by a server that keeps nothing of them."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, Final, TypeAlias

import httpx
import pytest

from french54 import catalogue, locales, records
from french54.core.game import Message
from french54.core.match import Match
from french54.core.record import BrokenRecord, of, write
from french54.games.bridge import pbn
from french54.server import limits
from french54.table.table import Table
from tests.server.conftest import Starter
from tests.server.harness import PATIENCE, Json, Server
from tests.web.played import Played

Ask: TypeAlias = Callable[..., httpx.Response]
GAMES: Final = [entry.game for entry in catalogue.ENTRIES]


def match(game: str, seed: int = 1, deals: int = 2, **options: Any) -> Match[Any, Any, Any]:
    """A match played at random, of so many deals at most."""
    rng = Random(seed)
    at = Match.begin(catalogue.make_game(game, options), seed.to_bytes(32, "big"))
    while True:
        while at.state.turn is not None:
            at = at.play(at.state.choices().draw(rng))
        following = at.next() if len(at.deals) < deals else None
        if following is None:
            return at
        at = following


@cache
def recorded(game: str, deals: int = 1) -> str:
    return write(of(match(game, deals=deals)))


RECORD: Final[Json] = json.loads(recorded("guandan", 2))
PBN: Final = pbn.write(match("bridge", vulnerable="ns").state, {"West": "?", "North": "Soerine"})


@pytest.fixture(scope="module")
def http() -> Iterator[httpx.Client]:
    """One for all, since making one takes longer than what is asked."""
    with httpx.Client(timeout=PATIENCE) as client:
        yield client


@pytest.fixture
def ask(server: Server, http: httpx.Client) -> Ask:
    """Has a deal of a record read."""

    def go(raw: str | bytes, lang: str = "en", deal: str = "1", at: str = server.address) -> httpx.Response:
        address = f"{at}/api/records?deal={deal}&lang={lang}"
        return http.post(address, content=raw, headers={"Origin": at})

    return go


def over(table: Table) -> bool:
    """All of its deals may be looked at, and there are several where a match has more than one."""
    return table.over or (table.game.shown_with == "deal" and table.deal > 2)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_shows_what_the_replay_showed(server: Server, http: httpx.Client, ask: Ask, game: str) -> None:
    played = Played(game, Random(game))
    played.until(over)
    path, cookie = f"{server.address}/api/tables/{played.kept(server)}", f"french54={played.cookie(server)}"
    now = played.table.match
    assert now is not None
    count = len(now.deals)
    for deal in {1, count if now.state.turn is None else count - 1}:
        seen = http.get(f"{path}/deals/1/{deal}", headers={"Cookie": cookie}).json()
        shown = (ask(write(of(now)), deal=str(deal))).json()
        assert shown["deals"] == count
        assert shown["replay"]["names"] == [None] * now.game.seats
        assert shown["replay"] | {"names": seen["names"]} == seen
        assert seen["open"]


def test_a_deal_that_is_not_over_is_shown_as_far_as_it_goes(ask: Ask) -> None:
    cut = json.loads(json.dumps(RECORD))
    del cut["deals"][1]["actions"][20:]
    shown = (ask(json.dumps(cut), deal="2")).json()["replay"]
    assert len(shown["frames"]) == 21
    assert shown["frames"][-1]["view"]["result"] is None


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1"])
def test_a_deal_of_bridge_in_pbn(ask: Ask, encoding: str) -> None:
    raw = PBN.replace("Soerine", "Sørine").encode(encoding)
    shown = (ask(raw)).json()
    view = shown["replay"]["frames"][-1]["view"]
    assert shown["replay"]["names"] == [None, None, "Sørine", None]
    assert (shown["deals"], shown["replay"]["game"]) == (1, "bridge")
    assert view["result"]["payoffs"] == list(match("bridge", vulnerable="ns").state.payoffs)


def changed(how: Callable[[Json], Any]) -> str:
    """The record with something done to it."""
    found = json.loads(json.dumps(RECORD))
    how(found)
    return json.dumps(found)


DEEP: Final = "[" * 50_000 + "]" * 50_000
BROKEN: Final[dict[str, tuple[str | bytes, str, str]]] = {
    "nothing": ("", "record-none", "record"),
    "blanks": ("  \n", "record-none", "record"),
    "words": ("hello", "record-none", "record"),
    "binary": (b"\x00\x01\xff\xfe" * 100, "record-none", "record"),
    "a picture": (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "record-none", "record"),
    "half a record": (json.dumps(RECORD)[:-40], "record-none", "record"),
    "a list": ("[]", "record-none", "record"),
    "deep": (DEEP, "record-none", "record"),
    "deep in a field nobody knows": ('{"x":' * 50_000, "record-none", "record"),
    "deep in a deal": (changed(lambda it: it["deals"][0].update(setup="@")).replace('"@"', DEEP), "record-", ""),
    "deep in what a deal starts from": (
        changed(lambda it: it["deals"][0]["setup"].update(x="@")).replace('"@"', DEEP),
        "record-",
        "",
    ),
    "another version": (changed(lambda it: it.update(format="french54 record 2", new=1)), "record-format", "format"),
    "no version": (changed(lambda it: it.pop("format")), "record-field", "record"),
    "a field nobody knows": (changed(lambda it: it.update(seat=1)), "record-field", "record"),
    "a field of another kind": (changed(lambda it: it.update(key=7)), "record-value", "key"),
    "no such game": (changed(lambda it: it.update(game="whist")), "record-game", "game"),
    "an option nobody knows": (changed(lambda it: it.update(options={"x": 1})), "record-option", "options"),
    "an option out of bounds": (
        changed(lambda it: it.update(game="winner", options={"players": 9})),
        "record-options",
        "options",
    ),
    "an option of another kind": (
        changed(lambda it: it.update(game="holdem", options={"stack": 1e300})),
        "record-option",
        "options",
    ),
    "a key in words": (changed(lambda it: it.update(key="xyz")), "record-key", "key"),
    "another key": (changed(lambda it: it.update(key="00")), "record-", "deals[0]"),
    "no deals": (changed(lambda it: it.update(deals=[])), "record-no-deals", "deals"),
    "a card that is none": (
        changed(lambda it: it["deals"][1].update(deck="S3 Z9")),
        "error-not-a-card",
        "deals[1].deck",
    ),
    "a card twice": (
        changed(lambda it: it["deals"][0].update(deck=it["deals"][0]["deck"].replace("S3", "H3", 1))),
        "record-deck",
        "deals[0].deck",
    ),
    "another beginning": (changed(lambda it: it["deals"][1]["setup"].update(first=9)), "record-", "deals[1].setup"),
    "an action that is none": (
        changed(lambda it: it["deals"][0]["actions"].insert(3, "sing")),
        "error-unknown-action",
        "deals[0].actions[3]",
    ),
    "an action against the rules": (
        changed(lambda it: it["deals"][1]["actions"].insert(0, "play " + "S3 " * 9)),
        "error-not-held",
        "deals[1].actions[0]",
    ),
    "a deal that was broken off": (
        changed(lambda it: it["deals"][0]["actions"].pop()),
        "record-not-over",
        "deals[0]",
    ),
    "PBN with another dealer": (PBN.replace('[Dealer "S"]', '[Dealer "N"]'), "record-pbn-dealer", "pbn"),
    "PBN with a card twice": (PBN.replace("2", "3", 1), "record-pbn-", "pbn"),
    "PBN with a call that is none": (
        PBN.replace('[Auction "S"]\n', '[Auction "S"]\n8C '),
        "record-pbn-call",
        "pbn.actions[0]",
    ),
    "PBN without a deal": ('[Event "A club"]', "record-pbn-four-hands", "pbn"),
    "an escaped line": ("% PBN 2.1", "record-pbn-four-hands", "pbn"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_wrong_is_said(ask: Ask, name: str) -> None:
    raw, why, field = BROKEN[name]
    with pytest.raises(BrokenRecord) as broken:
        list(records.steps(raw.encode() if isinstance(raw, str) else raw))
    assert broken.value.why.id.startswith(why)
    assert broken.value.field.startswith(field)
    lang = Random(name).choice(locales.LANGUAGES)
    answer = ask(raw, lang)
    error = answer.json()["error"]
    assert (answer.status_code, error["field"]) == (400, broken.value.field)
    assert error["text"] == locales.text(lang, Message(error["message"]["id"], error["message"]["args"]))
    assert locales.text(lang, broken.value.why) in error["text"]


def test_larger_than_can_be_read(ask: Ask) -> None:
    answer = ask(b"{" + b" " * limits.RECORD, "da")
    assert (answer.status_code, answer.json()["error"]["message"]["id"]) == (413, "record-too-large")
    assert "512 kB" in answer.json()["error"]["text"]


@pytest.mark.parametrize("deal", ["0", "3", "-1", "x", "", "9" * 50, "٣"])
def test_a_deal_that_is_not_there(ask: Ask, deal: str) -> None:
    answer = ask(json.dumps(RECORD), deal=deal)
    assert (answer.status_code, answer.json()["error"]["field"]) == (404, "deal")


def test_foreign_pages_and_those_in_a_hurry_are_refused(start: Starter, http: httpx.Client, ask: Ask) -> None:
    address = start(readings=2).address
    refused = http.post(f"{address}/api/records", content=PBN, headers={"Origin": "https://elsewhere.example"})
    assert (refused.status_code, refused.json()["error"]["message"]["id"]) == (403, "error-origin")
    assert [ask(PBN, at=address).status_code for _ in range(3)] == [200, 200, 429]


def mangled(rng: Random, game: str) -> bytes:
    """A record, or a PBN, with something changed in it: fields, values, cards, or bytes."""
    if game == "bridge" and rng.random() < 0.5:
        raw = bytearray(PBN.encode())
    else:
        made = json.loads(recorded(game))
        odd: list[Any] = [0, -1, 2**63, 2**70, 1e300, "", "S3", None, [], {}, [[]], True, "9" * 5000, "٣"]
        deal = made["deals"][0]
        at = rng.choice([made, deal, deal["setup"], made["options"], deal["actions"]])
        if at and rng.random() < 0.8:
            key = rng.choice(list(at)) if isinstance(at, dict) else rng.randrange(len(at))
            word = at[key].partition(" ")[0] if isinstance(at[key], str) else ""
            at[key] = rng.choice([*odd, *(f"{word} {each}" for each in odd)])
        raw = bytearray(json.dumps(made).encode())
    for _ in range(rng.randrange(3)):
        place = rng.randrange(len(raw))
        raw[place : place + rng.randrange(3)] = bytes([rng.randrange(256)]) * rng.randrange(3)
    return bytes(raw)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.full) for seed in range(2, 30))])
def test_mangled_records(ask: Ask, game: str, seed: int) -> None:
    rng = Random(f"{game} {seed}")
    for _ in range(20):
        raw = mangled(rng, game)
        answer = ask(raw, rng.choice(locales.LANGUAGES))
        assert answer.status_code in {200, 400}, raw
        assert answer.status_code == 200 or answer.json()["error"]["text"]
    assert (ask(PBN)).status_code == 200
