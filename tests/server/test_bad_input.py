"""Bad input over the socket: a clear error in the person's language, and the table goes on."""

import json
from contextlib import AsyncExitStack, suppress
from random import Random
from typing import Final

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from french54 import locales
from french54.core.game import Message
from tests.server.conftest import Starter
from tests.server.harness import Page, Person, Server, play_deal

H: Final = "0123456789abcdef" * 4
BAD: Final[dict[str, tuple[str | bytes, str, str | None]]] = {
    "nothing": ("", "error-broken-json", None),
    "words": ("hello", "error-broken-json", None),
    "half": ('{"t":"act","n":1', "error-broken-json", None),
    "binary": (b'{"t":"sync"}', "error-broken-json", None),
    "null": ("null", "error-field", "message"),
    "a list": ("[]", "error-field", "message"),
    "a number": ("17", "error-field", "message"),
    "no kind": ("{}", "error-field", "t"),
    "unknown kind": ('{"t":"cheat"}', "error-field", "t"),
    "kind of a wrong type": ('{"t":7}', "error-field", "t"),
    "an unknown field": ('{"t":"sync","seat":1}', "error-field", "seat"),
    "a foreign seat": ('{"t":"act","n":3,"action":"pass","seat":1}', "error-field", "seat"),
    "no number": ('{"t":"act","action":"pass"}', "error-field", "n"),
    "a number as text": ('{"t":"act","n":"3","action":"pass"}', "error-field", "n"),
    "a broken number": ('{"t":"act","n":3.5,"action":"pass"}', "error-field", "n"),
    "a negative number": ('{"t":"act","n":-1,"action":"pass"}', "error-field", "n"),
    "a huge number": ('{"t":"ready","n":1e400}', "error-field", "n"),
    "a long number": ('{"t":"ready","n":' + "9" * 400 + "}", "error-field", "n"),
    "NaN": ('{"t":"ready","n":NaN}', "error-broken-json", None),
    "an action that is a list": ('{"t":"act","n":3,"action":["pass"]}', "error-field", "action"),
    "a long action": ('{"t":"act","n":3,"action":"' + "S3 " * 300 + '"}', "error-field", "action"),
    "a short nonce": ('{"t":"nonce","hex":"abc"}', "error-field", "hex"),
    "a nonce with a new line": ('{"t":"nonce","hex":"' + H + '\\n"}', "error-field", "hex"),
    "a nonce in capitals": ('{"t":"nonce","hex":"' + H.upper() + '"}', "error-field", "hex"),
    "a nonce in other digits": ('{"t":"nonce","hex":"' + "\u0663" * 64 + '"}', "error-field", "hex"),
    "cards in words": ('{"t":"pick","n":3,"id":1,"cards":["S3"]}', "error-field", "cards[0]"),
    "too many cards": (json.dumps({"t": "pick", "n": 3, "id": 1, "cards": [1] * 121}), "error-field", "cards"),
    "card 54": ('{"t":"pick","n":3,"id":1,"cards":[54]}', "error-not-a-card", "cards"),
    "card -1": ('{"t":"pick","n":3,"id":1,"cards":[-1]}', "error-not-a-card", "cards"),
    "an unknown level": ('{"t":"level","level":"divine"}', "error-unknown-level", "level"),
    "a level of a million letters": ('{"t":"level","level":"' + "x" * 60_000 + '"}', "error-field", "level"),
    "a stale number": ('{"t":"act","n":0,"action":"pass"}', "error-stale", "n"),
    "a number to come": ('{"t":"act","n":4000,"action":"pass"}', "error-stale", "n"),
    "a hint for another time": ('{"t":"hint","n":0,"id":1}', "error-stale", "n"),
    "an unknown study": ('{"t":"study","id":1,"what":"future"}', "error-unknown-study", "what"),
    "ready too soon": ('{"t":"ready","n":%d}', "error-not-over", None),
    "deep": ('{"t":"pick","n":3,"id":1,"cards":' + "[" * 30_000 + "]" * 30_000 + "}", "error-field", None),
    "deep in a field nobody knows": ('{"t":"sync","x":' + '{"x":' * 10_000 + "1" + "}" * 10_000 + "}", "error-", None),
    "too large": ('{"t":"sync"' + " " * 70_000 + "}", "error-too-large", None),
    "too large in bytes": ('{"t":"level","level":"' + "王" * 22_000 + '"}', "error-too-large", None),
}


async def at_the_table(page: Page) -> None:
    await page.receive()
    if page.hello["nonce"] is None:
        await page.give_nonce()
    await page.until_mine()


async def alive(page: Page) -> None:
    """The table still answers, and stands as it did."""
    before, deal = page.seen["view"], page.seen["deal"]
    await page.send("sync")
    # Deals that came to nothing just before are told again too.
    again = await page.until(lambda message: message["t"] == "view" and (message["from"], message["deal"]) == (0, deal))
    assert again["view"] == before


@pytest.mark.parametrize("name", BAD)
async def test_a_clear_error(server: Server, name: str) -> None:
    raw, message, field = BAD[name]
    lang = Random(name).choice(locales.LANGUAGES)
    person = Person(server).arrive()
    async with person.join(await person.open(), lang) as page:
        await at_the_table(page)
        if isinstance(raw, str) and "%d" in raw:
            raw %= page.seen["n"]
        error = await page.ask_error(raw)
        assert error["message"]["id"].startswith(message)
        if field is not None or message == "error-broken-json":
            assert error["field"] == field
        known = Message(error["message"]["id"], error["message"]["args"])
        assert error["text"] == locales.text(lang, known)
        if message == "error-stale":
            await page.until_t("view")
        await alive(page)


async def test_illegal_actions_name_the_rule(server: Server) -> None:
    person = Person(server).arrive()
    async with person.join(await person.open(), "da") as page:
        await at_the_table(page)
        hand = set(page.seen["view"]["hand"])
        unheld = next(card for card in range(52) if card not in hand)
        name = "CDHS"[unheld % 4] + "23456789TJQKA"[unheld // 4]
        auction = page.seen["view"]["landlord"] is None
        for action in (
            "bid 4",
            "bid 17",
            "bid",
            "bid -1",
            "pass" if auction else "bid 1",
            f"play {name}",
            "play",
            "play XX",
        ):
            await page.act(action)
            error = (await page.until_t("error"))["error"]
            assert error["rule"].startswith("doudizhu ") or error["message"]["id"] == "error-unknown-action", action
            assert error["field"] == "action"
            assert error["text"]
        await alive(page)


async def test_replayed_numbers(server: Server) -> None:
    """What was taken once is not taken again."""
    person = Person(server).arrive()
    async with person.join(await person.open()) as page:
        await at_the_table(page)
        action = json.dumps({"t": "act", "n": page.seen["n"], "action": "bid 3"})
        if page.seen["view"]["bid"] == 3 or page.seen["view"]["landlord"] is not None:
            action = json.dumps({"t": "act", "n": page.seen["n"], "action": "pass"})
        for _ in range(5):
            await page.socket.send(action)
        errors = [await page.until_t("error") for _ in range(4)]
        assert {error["error"]["message"]["id"] for error in errors} == {"error-stale"}
        mine = [event for event in page.events if event["seat"] == 0 and event["kind"] in {"call", "pass"}]
        assert len(mine) == 1
        await play_deal(page)


async def test_ten_megabytes(server: Server) -> None:
    person = Person(server).arrive()
    table = await person.open()
    async with person.join(table) as page:
        await at_the_table(page)
        seen = page.seen["view"]
        with suppress(ConnectionClosed):
            await page.socket.send("x" * 10_000_000)
        assert await page.until_closed() == 1009
    async with person.join(table) as page:
        await page.until_t("view")
        assert page.seen["view"] == seen
        await play_deal(page)


async def test_broken_frames(server: Server) -> None:
    """Text that is no UTF-8, and frames that are none, end the socket and nothing else."""
    person = Person(server).arrive()
    table = await person.open()
    for frame in (b"\x81\x84\0\0\0\0\xff\xfe\xfd\xfc", b"\x83\x80\0\0\0\0", b"\x81\x02hi", b"\xff" * 100):
        async with person.join(table) as page:
            await page.receive()
            page.socket.transport.write(frame)
            assert await page.until_closed() in {1002, 1006, 1007}
    async with person.join(table) as page:
        await at_the_table(page)
        await play_deal(page)


async def test_a_message_in_a_thousand_pieces(server: Server) -> None:
    person = Person(server).arrive()
    async with person.join(await person.open()) as page:
        await at_the_table(page)
        await page.socket.send(iter('{"t":"sync"}' + " " * 1000))
        await page.until(lambda message: message["t"] == "view" and message["from"] == 0)


async def test_a_page_that_floods_is_slowed_and_then_cut_off(start: Starter) -> None:
    server = start(messages=20)
    person = Person(server).arrive()
    table = await person.open()
    async with person.join(table) as page:
        await at_the_table(page)
        for _ in range(60):
            await page.send("pick", n=page.seen["n"], id=1, cards=[])
        assert (await page.until_t("error"))["error"]["message"]["id"] == "error-rate"
        with suppress(ConnectionClosed):
            for _ in range(2000):
                await page.send("pick", n=page.seen["n"], id=1, cards=[])
        assert await page.until_closed() == 1013
    async with person.join(table) as page:
        await page.until_t("view")
        assert page.seen["prompt"]


async def test_a_page_that_does_not_read_is_cut_off(server: Server) -> None:
    """It neither fills the server's memory nor holds up the person's other tab."""
    person = Person(server).arrive()
    table = await person.open()
    async with person.join(table) as reading, person.join(table) as asleep:
        await at_the_table(reading)
        asleep.socket.transport.pause_reading()
        for _ in range(4000):
            await asleep.send("sync")
            if asleep.socket.state.name != "OPEN":
                break
        await alive(reading)
        asleep.socket.transport.resume_reading()
        await asleep.until_closed()
        await play_deal(reading)


async def test_twenty_tabs_are_enough(server: Server) -> None:
    person = Person(server).arrive()
    table = await person.open()
    async with AsyncExitStack() as stack:
        for _ in range(20):
            page = await stack.enter_async_context(person.join(table))
            assert (await page.receive())["t"] == "hello"
        async with person.join(table) as page:
            assert (await page.receive())["error"]["message"]["id"] == "error-rate"
            assert await page.until_closed() == 1013


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "http://127.0.0.1:1", "http://127.0.0.1"])
async def test_foreign_pages_get_no_socket(server: Server, origin: str) -> None:
    person = Person(server).arrive()
    with pytest.raises(InvalidStatus) as refused:
        async with person.join(await person.open(), Origin=origin):
            pass
    assert refused.value.response.status_code == 403


FORGED: Final = {
    "nothing": "",
    "text": "me",
    "no signature": "0123456789abcdef0123456789abcdef",
    "another key": "0123456789abcdef0123456789abcdef.aSlzMA.4Vd6fO0v4XwT5-2sBvXJmYV5iAA",
    "dots": "....",
    "bytes": "\xff\xfe.x",
}


@pytest.mark.parametrize("name", [*FORGED, "a changed identity", "a changed signature"])
async def test_forged_cookies(server: Server, name: str) -> None:
    person = Person(server).arrive()
    table = await person.open()
    real = person.cookie
    changed = {
        "a changed identity": ("0" if real[0] != "0" else "1") + real[1:],
        "a changed signature": real[:-2] + ("A" if real[-2] != "A" else "B") + real[-1],
    }
    forged = FORGED.get(name, changed.get(name, ""))
    async with person.join(table, Cookie=f"french54={forged}") as page:
        assert (await page.receive())["error"]["message"]["id"] == "error-cookie"
        assert await page.until_closed() == 4401
