"""The server is killed without warning; nothing anybody was shown is lost, and the deal goes on."""

import asyncio
import signal
from pathlib import Path
from random import Random

import pytest

from tests.server.conftest import Starter
from tests.server.harness import Json, Page, Person, move, play_deal, play_until_thinking
from tests.server.test_play import check_seal


async def gone(pid: int) -> None:
    """Wait until there is no such process; one that its parent has yet to bury counts as gone."""
    status = Path(f"/proc/{pid}/stat")
    while status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z":
        await asyncio.sleep(0.05)


async def play_until(page: Page, messages: int) -> None:
    """Play until so many messages have come, or the match is over."""
    while len(page.raw) < messages and not (page.seen and page.seen["seal"]):
        if page.seen and page.seen["prompt"] is not None:
            await move(page)
        await page.receive()


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.full) for seed in range(2, 20))])
async def test_killed_at_any_moment(start: Starter, seed: int) -> None:
    rng = Random(seed)
    server = start(budgets={"sleeper": 0.02})
    person = Person(server).arrive()
    table = await person.open("sleeper")
    nonce, number = "", 0
    events: list[Json] = []
    for _ in range(5):
        async with person.join(table) as page:
            hello = await page.receive()
            if hello["nonce"] is None:
                assert number == 0
                nonce = await page.give_nonce()
            await page.until_t("view")
            assert page.seen["n"] >= number
            assert page.events[: len(events)] == events
            await play_until(page, rng.randrange(2, 25))
            if page.seen["prompt"] is not None and rng.random() < 0.5:
                await move(page)  # on its way when the server dies
                await asyncio.sleep(rng.random() * 0.01)
            server.end(signal.SIGKILL)
            number, events = page.seen["n"], page.events
        person.server = server = start(budgets={"sleeper": 0.02})
    async with person.join(table) as page:
        await page.until_t("view")
        assert page.seen["n"] >= number
        assert page.events[: len(events)] == events
        check_seal(page, await play_deal(page), nonce)


async def test_killed_while_a_bot_thinks(start: Starter) -> None:
    """The turn is taken up again; the orphaned worker ends by itself."""
    server = start(budgets={"sleeper": 0.5})
    person = Person(server).arrive()
    table = await person.open("sleeper")
    async with person.join(table) as page:
        await page.receive()
        await page.give_nonce()
        await page.until_mine()
        thinking = await play_until_thinking(page)
        orphans = await server.sleepers()
        server.end(signal.SIGKILL)
        number, events = page.seen["n"], page.events
    for orphan in orphans:
        await asyncio.wait_for(gone(orphan), 30)
    person.server = start(budgets={"sleeper": 0.05})
    async with person.join(table) as page:
        await page.receive()
        await page.until_t("view")
        assert (page.seen["n"], page.events) == (number, events)
        await page.until(lambda message: message["t"] == "view" and message["n"] > number)
        assert thinking["seat"] in {event["seat"] for event in page.seen["events"]}
        await play_deal(page)


async def test_a_hanging_worker_does_not_outlive_a_killed_server(start: Starter) -> None:
    server = start(budgets={"sleeper": 600.0}, grace=-598.0)  # it would sleep ten minutes, and is given two seconds
    person = Person(server).arrive()
    async with person.join(await person.open("sleeper")) as page:
        await page.receive()
        await page.give_nonce()
        await play_until_thinking(page)
        orphans = await server.sleepers()
        server.end(signal.SIGKILL)
    for orphan in orphans:
        await asyncio.wait_for(gone(orphan), 30)


async def test_stopping_says_goodbye(start: Starter) -> None:
    """Pages are told to come again, workers are taken along, and no table is hurt."""
    server = start(budgets={"sleeper": 30.0})
    person = Person(server).arrive()
    table = await person.open("sleeper")
    async with person.join(table) as page:
        await page.receive()
        await page.give_nonce()
        await play_until_thinking(page)
        workers = await server.sleepers()
        assert server.end() in {0, -signal.SIGTERM}
        await page.socket.wait_closed()
        assert page.socket.close_code == 1012
    for worker in workers:
        await asyncio.wait_for(gone(worker), 30)
    assert "Traceback" not in server.log
    person.server = start(budgets={"sleeper": 0.01})
    async with person.join(table) as page:
        await play_deal(page)


async def test_a_match_goes_on_where_it_was(start: Starter) -> None:
    """Guandan's levels and tribute come back with the table. While a person holds cards, nothing is hurried."""
    server = start()
    person = Person(server).arrive()
    table = await person.open(game="guandan")
    async with person.join(table) as page:
        await page.receive()
        await page.give_nonce()
        await page.until_t("view")
        refused = await page.ask_error('{"t": "hurry"}')
        assert refused["message"]["id"] == "error-not-out"
        while page.seen["view"]["result"] is None:
            if page.seen["prompt"] is not None:
                await move(page)
            await page.receive()
        standing = page.seen["standing"]
        await page.send("ready", n=page.seen["n"])
        await page.until(lambda message: message["t"] == "view" and message["deal"] == 2)
        tributes = page.seen["view"]["tributes"]
        server.end(signal.SIGKILL)
    person.server = start()
    async with person.join(table) as page:
        await page.until_t("view")
        assert page.seen["deal"] == 2
        assert page.seen["view"]["finished"] == standing["finished"]
        assert list(page.seen["view"]["levels"]) == standing["levels"] == page.seen["standing"]["levels"]
        given = [(each["payer"], each["receiver"], each["card"]) for each in page.seen["view"]["tributes"]]
        assert given == [(each["payer"], each["receiver"], each["card"]) for each in tributes]
        assert given or page.seen["view"]["refused"]
