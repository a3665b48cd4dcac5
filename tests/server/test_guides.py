"""Guides at a real server: opened by anybody, played for real, told what is right, and counted in nothing."""

import json
import signal

import pytest

from french54 import catalogue
from french54.guides import situation, situations
from tests.server.conftest import Starter
from tests.server.harness import Json, Page, Person, Server, move
from tests.server.test_memory import refused, replayed

FIRST = [entry.game for entry in catalogue.ENTRIES]


async def begun(person: Person, name: str) -> str:
    wish = {"game": situation(name).game, "level": "uniform", "guide": name}
    answer = await person.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    table: Json = answer.json()
    return str(table["id"])


async def sat(page: Page) -> Json:
    await page.receive()
    if page.hello["nonce"] is None:
        await page.give_nonce()
    return await page.until_mine()


@pytest.mark.parametrize("game", FIRST)
async def test_a_guide_of_every_game_is_played_on(server: Server, game: str) -> None:
    name = situations(game)[0].name
    person = Person(server).arrive()
    async with person.join(await begun(person, name)) as page:
        seen = await sat(page)
        assert (page.hello["guide"], page.hello["commitment"], page.hello["you"]) == (name, "", situation(name).seat)
        assert seen["practice"]
        assert not seen["back"]
        assert seen["lesson"]["said"]["id"] == f"guide-{name}-look"
        await move(page)
        told = await page.until_t("view")
        assert told["lesson"]["got"] in {True, False}
        assert not told["lesson"]["later"]


async def test_missed_taken_back_and_got(server: Server) -> None:
    person = Person(server).arrive()
    table = await begun(person, "doudizhu-1")
    async with person.join(table) as page:
        before = await sat(page)
        await page.act("play C2")
        missed = await page.until_t("view")
        assert (missed["lesson"]["got"], missed["lesson"]["said"]["id"]) == (False, "guide-doudizhu-1-missed")
        while page.seen["prompt"] is None:
            await page.until_mine()
        await page.send("takeback", n=page.seen["n"])
        again = await page.until_t("view")
        assert again["lesson"] == before["lesson"]
        assert again["view"]["hand"] == before["view"]["hand"]
        await page.act("pass")
        while not page.seen["view"]["result"]:
            await page.until_t("view")
        assert page.seen["lesson"]["got"] is True
        assert page.seen["seal"] is None
        assert page.seen["view"]["result"]["payoffs"][2] > 0
        await page.send("ready", n=page.seen["n"])
        await page.until_t("hello")
        await page.give_nonce()
        once_more = await page.until_t("view")
        assert once_more["view"]["hand"] == before["view"]["hand"]
        assert once_more["lesson"]["got"] is None
    played = await replayed(person, table)
    assert played["practice"]
    assert [len(frame["view"]["hand"]) for frame in played["frames"]] == [3, 3, 3]
    export = json.loads((await person.get("/api/me/export")).text)
    assert [deal["practice"] for deal in export["deals"]] == [True]
    assert 'id="figures"' not in (await person.get("/en/history")).text
    listed = (await person.get("/api/tables")).json()["tables"]
    assert [each["guide"] for each in listed] == ["doudizhu-1"]
    assert table not in (await person.get("/en/")).text


async def test_the_same_situation_for_a_friend(server: Server) -> None:
    person, friend = Person(server).arrive(), Person(server).arrive()
    table = await begun(person, "doudizhu-1")
    async with person.join(table) as page:
        await sat(page)
        await page.act("pass")
        while not page.seen["view"]["result"]:
            await page.until_t("view")
    wish = {"game": "doudizhu", "level": "uniform", "again": {"table": table, "match": 1, "deal": 1}}
    answer = await friend.post("/api/tables", json=wish)
    async with friend.join(answer.json()["id"]) as page:
        seen = await sat(page)
        assert seen["lesson"]["name"] == "doudizhu-1"


async def test_it_stands_after_a_crash(start: Starter) -> None:
    first = start()
    person = Person(first).arrive()
    table = await begun(person, "guandan-1")
    async with person.join(table) as page:
        await sat(page)
        await page.act("play H2=H8 H7 H6 H5 H4")
        await page.until_t("view")
        events = page.events
        first.end(signal.SIGKILL)
    person.server = start()
    async with person.join(table) as page:
        await page.until_t("view")
        assert page.events[: len(events)] == events
        assert page.seen["lesson"]["got"] is True


@pytest.mark.parametrize(
    ("wish", "status", "why"),
    [
        ({"guide": "doudizhu-9"}, 404, "error-unknown-guide"),
        ({"guide": "../secrets-1"}, 404, "error-unknown-guide"),
        ({"guide": "guandan-1"}, 400, "error-field"),
        ({"guide": 1}, 400, "error-field"),
    ],
)
async def test_no_such_guide(server: Server, wish: Json, status: int, why: str) -> None:
    asked = {"game": "doudizhu", "level": "uniform", **wish}
    await refused(await Person(server).arrive().post("/api/tables", json=asked), status, why)
