"""A person plays over a real socket: whole deals, two tabs, several persons, tables taken up again."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from french54 import catalogue
from french54.server.room import sealed, standing
from french54.store.store import Store, sqlite_url
from french54.table.entries import Entry, Opened, encode
from french54.table.seats import Person as Seated
from french54.table.seats import Robot, Sitter
from french54.table.table import Table
from tests.server import drawing
from tests.server.conftest import Starter
from tests.server.harness import Json, Page, Person, Server, move, play_deal, read


async def table_for(server: Server, *persons: Person) -> str:
    """A table of these persons and bots, laid down where the server keeps its tables."""
    names = iter(("Mei", "Bo"))
    ids = [server.identities.read({"french54": person.cookie}) for person in persons]
    persons_seats: tuple[Sitter, ...] = tuple(Seated(str(each)) for each in ids)
    seats = (*persons_seats, *(Robot(next(names)) for _ in range(3 - len(ids))))
    log: list[Entry] = [Opened("doudizhu", {}, seats), sealed("uniform")]
    table = Table.fold(catalogue.make_game("doudizhu"), enumerate(log, 1))
    store = await Store.open(sqlite_url(server.data / "tables.db"))
    name = f"several-{ids[0]}"[:32]
    sitting = {seat: each.id for seat, each in enumerate(seats) if isinstance(each, Seated)}
    lines = [encode(entry) for entry in log]
    await store.create(name, "doudizhu", persons=sitting, log=lines, standing=standing(table), since=2)
    await store.close()
    return name


def check_seal(page: Page, final: Json, nonce: str) -> None:
    """Everything the page of the person would check."""
    seal, you = final["seal"], page.hello["you"]
    assert drawing.faults(seal, page.hello["commitment"]) == []
    assert [you, nonce] in seal["nonces"]
    deck = seal["deals"][final["deal"] - 1]["deck"]
    dealt = next(event for event in page.events if event["kind"] == "deal" and event["seat"] == you)
    assert dealt["cards"] == [deck[place] for place in dealt["data"]["places"]]
    taken = next(event for event in page.events if event["kind"] == "take")
    assert taken["cards"] == [deck[place] for place in taken["data"]["places"]]


async def test_a_whole_match_and_the_next(server: Server) -> None:
    person = Person(server).arrive()
    async with person.join(await person.open()) as page:
        hello = await page.receive()
        assert (hello["t"], hello["you"], hello["nonce"]) == ("hello", 0, None)
        assert hello["names"][0] is None
        assert all(hello["names"][1:])
        nonce = await page.give_nonce()
        final = await play_deal(page)
        assert sum(final["view"]["result"]["payoffs"]) == 0
        assert final["waiting"] == [0]
        assert final["prompt"] is None
        check_seal(page, final, nonce)
        first = page.hello["commitment"]
        await page.send("ready", n=final["n"])
        await page.until_t("hello")
        assert page.hello["commitment"] != first
        assert page.hello["nonce"] is None
        nonce = await page.give_nonce()
        check_seal(page, await play_deal(page), nonce)


async def test_a_restart_opens_the_seal(server: Server) -> None:
    person = Person(server).arrive()
    async with person.join(await person.open()) as page:
        await page.receive()
        nonce = await page.give_nonce()
        await page.until_mine()
        while page.seen["view"]["landlord"] is None:
            await move(page)
            await page.until_mine()
        await page.send("restart", n=page.seen["n"])
        ended = await page.until(lambda message: message["t"] == "view" and message["seal"] is not None)
        assert ended["prompt"] is None
        check_seal(page, ended, nonce)
        await page.until_t("hello")
        await page.give_nonce()
        await page.until_mine()
        assert page.seen["deal"] == 1


async def test_a_deal_that_all_pass_is_shown_to_its_end(server: Server) -> None:
    person = Person(server).arrive()
    async with person.join(await person.open("shy")) as page:
        await page.receive()
        nonce = await page.give_nonce()
        await page.until_mine()
        await page.act("bid 0")
        await page.until(lambda message: page.is_mine(message) and message["deal"] == 2)
        shown = [json.loads(raw) for raw in page.raw]
        last = [message for message in shown if message["t"] == "view" and message["deal"] == 1][-1]
        assert last["events"][-1]["kind"] == "void"
        assert last["prompt"] is None
        final = await play_deal(page)
        check_seal(page, final, nonce)
        assert len(final["seal"]["deals"]) == final["deal"] == 2


async def test_two_tabs_agree(server: Server) -> None:
    person = Person(server).arrive()
    table = await person.open()
    async with person.join(table) as one, person.join(table) as two:
        await one.receive()
        await two.receive()
        first = await one.give_nonce()
        await one.until_mine()
        await two.until_mine()
        await two.give_nonce()  # as the slower tab may; its nonce is passed over without a word
        tabs = [one, two]
        while one.seen["seal"] is None:
            await move(tabs[0])
            await asyncio.gather(*(tab.until_mine() for tab in tabs))
            assert one.seen["view"] == two.seen["view"]
            assert one.events == two.events
            tabs.reverse()
        check_seal(two, two.seen, first)
        assert not any('"t":"error"' in raw for raw in (*one.raw, *two.raw))


async def test_the_slower_tab_gets_an_error_and_the_whole_view(server: Server) -> None:
    person = Person(server).arrive()
    table = await person.open()
    async with person.join(table) as one, person.join(table) as two:
        await one.receive()
        await one.give_nonce()
        await one.until_mine()
        await two.until_mine()
        stale = two.seen["n"]
        await move(one)
        await one.until_mine()
        await two.act("pass", n=stale)
        error = await two.until_t("error")
        assert error["error"]["message"]["id"] == "error-stale"
        assert error["error"]["field"] == "n"
        whole = await two.until_t("view")
        assert whole["from"] == 0
        assert whole["n"] >= error["n"]
        for number in (0, stale, 2**53):
            await two.send("pick", n=number, id=1, cards=[two.seen["view"]["hand"][0]])
            assert (await two.until_t("error"))["error"]["message"]["id"] == "error-stale"
            await two.until(lambda message: message["t"] == "view" and message["from"] == 0)


async def test_three_persons_play(server: Server) -> None:
    persons = [Person(server, lang).arrive() for lang in ("da", "sv", "en")]
    table = await table_for(server, *persons)
    async with AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(person.join(table)) for person in persons]
        for seat, page in enumerate(pages):
            hello = await page.receive()
            assert hello["you"] == seat
            assert hello["names"] == [None, None, None]
        nonces = [await page.give_nonce() for page in pages]
        for page in pages:
            await page.until_t("view")
        while pages[0].seen["seal"] is None:
            turn = pages[0].seen["view"]["turn"]
            assert [page.seen["prompt"] is not None for page in pages] == [seat == turn for seat in range(3)]
            await move(pages[turn])
            for page in pages:
                await page.until_t("view")
        for page, nonce in zip(pages, nonces, strict=True):
            check_seal(page, page.seen, nonce)
        await pages[1].send("ready", n=pages[1].seen["n"])
        assert (await pages[0].until_t("view"))["waiting"] == [0, 2]
        await pages[0].send("ready", n=pages[0].seen["n"] - 1)  # seen before the other was ready: not stale
        assert (await pages[2].until(lambda message: message.get("waiting") == [2]))["n"]


async def test_nobody_plays_for_another(server: Server) -> None:
    ann, ben = Person(server).arrive(), Person(server).arrive()
    table = await table_for(server, ann, ben)
    async with ann.join(table) as one, ben.join(table) as two:
        for page in (one, two):
            await page.receive()
            await page.give_nonce()
        for _ in range(20):
            await one.until(lambda message: message["t"] == "view" and message["view"]["turn"] in {0, 1, None})
            await two.until(lambda message: message["t"] == "view" and message["n"] == one.seen["n"])
            turn = one.seen["view"]["turn"]
            if turn is None:
                break
            waiting, playing = (two, one) if turn == 0 else (one, two)
            await waiting.act("pass")
            error = await waiting.until_t("error")
            assert error["error"]["message"]["id"] == "error-not-your-turn"
            await move(playing)


async def test_a_stranger_is_turned_away(server: Server) -> None:
    ann, eve = Person(server).arrive(), Person(server).arrive()
    table = await ann.open()
    for person, address, code, why in (
        (eve, table, 4403, "error-not-seated"),
        (ann, "nowhere", 4404, "error-unknown-table"),
        (Person(server), table, 4401, "error-cookie"),
    ):
        async with person.join(address) as page:
            assert (await page.receive())["error"]["message"]["id"] == why
            await page.socket.wait_closed()
            assert page.socket.close_code == code


async def may_bid_three(page: Page) -> bool:
    """Whether this table's deal comes to the person before a bot has bid three."""
    await page.receive()
    await page.give_nonce()
    await page.until_mine()
    bids = {button["action"]: button["barred"] for button in page.seen["prompt"]["buttons"]}
    return bids.get("bid 3", "no") is None


async def test_picks_and_hints(server: Server) -> None:
    person = Person(server).arrive()
    async with AsyncExitStack() as stack:
        page = await stack.enter_async_context(person.join(await person.open()))
        while not await may_bid_three(page):
            page = await stack.enter_async_context(person.join(await person.open()))
        auction = await read(page, page.seen["view"]["hand"][0])
        assert auction["readings"] == []
        assert auction["error"]["rule"] == "doudizhu 2.3"
        assert auction["error"]["text"]
        await page.act("bid 3")
        await page.until_mine()
        assert page.seen["view"]["landlord"] == 0
        hand = page.seen["view"]["hand"]
        for card in hand:
            picked = await read(page, card)
            assert [reading["cards"] for reading in picked["readings"]] == [[card]]
            assert card in picked["prompt"]["playable"]
        other = next(card for card in range(54) if card not in hand)
        unheld = await read(page, other)
        assert unheld["error"]["message"]["id"] == "error-not-held"
        nothing = await read(page)
        assert (nothing["readings"], nothing["error"]) == ([], None)
        await page.send("hint", n=page.seen["n"], id=77)
        hints = await page.until_t("hints", "error")
        assert hints["id"] == 77
        await page.act(hints["hints"][0]["action"])
        await page.until_t("view")
        assert page.events[-1]["seat"] == 0
        assert page.events[-1]["cards"] == hints["hints"][0]["cards"]


async def test_the_level_holds_from_the_next_deal(server: Server) -> None:
    person = Person(server).arrive()
    table = await person.open()
    async with person.join(table) as one, person.join(table) as two:
        await one.receive()
        await one.send("level", level="casual")
        for page in (one, two):
            assert (await page.until_t("level"))["level"] == "casual"
        await one.send("level", level="grandmaster")
        assert (await one.until_t("error"))["error"]["message"]["id"] == "error-unknown-level"
    async with person.join(table) as again:
        assert (await again.receive())["level"] == "casual"


async def test_sync_sends_everything(server: Server) -> None:
    person = Person(server).arrive()
    async with person.join(await person.open()) as page:
        await page.receive()
        await page.send("sync")
        assert (await page.receive())["t"] == "hello"
        await page.give_nonce()
        await page.until_mine()
        before = page.events
        await page.send("sync")
        whole = await page.until_t("view")
        assert (whole["from"], whole["events"]) == (0, before)


async def test_tables_are_listed_and_taken_up_again(start: Starter) -> None:
    """After days, so to speak: the server was stopped, and the tables were in no memory."""
    server = start()
    person = Person(server).arrive()
    tables = [await person.open() for _ in range(3)]
    async with person.join(tables[0]) as page:
        await page.receive()
        nonce = await page.give_nonce()
        await page.until_mine()
        await move(page)
        await page.until_mine()
        events, view = page.events, page.seen["view"]
    assert server.end() in {0, -15}
    person.server = start()
    listed = (await person.get("/api/tables")).json()["tables"]
    assert [each["id"] for each in listed] == [tables[0], tables[2], tables[1]]
    assert [each["phase"] for each in listed] == ["play", "opening", "opening"]
    assert all(each["yours"] for each in listed)
    async with person.join(tables[0]) as page:
        assert (await page.receive())["nonce"] == nonce
        await page.until_mine()
        assert (page.events, page.seen["view"]) == (events, view)
        check_seal(page, await play_deal(page), nonce)


async def test_a_table_nobody_looks_at_leaves_the_memory(start: Starter) -> None:
    server = start(idle=0.05)
    person = Person(server).arrive()
    table = await person.open()
    nonce = ""
    for turn in range(6):
        async with person.join(table) as page:
            await page.receive()
            if turn == 0:
                nonce = await page.give_nonce()
            await page.until_mine()
            if page.seen["seal"] is None:
                await move(page)
        await asyncio.sleep(0.2)
    async with person.join(table) as page:
        check_seal(page, await play_deal(page), nonce)


async def test_the_store_is_private(server: Server) -> None:
    modes: dict[str, Any] = {}
    for path in (server.data, server.data / "cookie.key"):
        modes[path.name] = Path(path).stat().st_mode & 0o777
    assert modes == {"data": 0o700, "cookie.key": 0o600}
