"""A deal weighed by the strong player, for who sat there, once its cards may be shown."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Starter
from tests.server.harness import PATIENCE, Json, Page, Person, Server, move, play_deal
from tests.server.test_memory import played, refused, replayed


def lines_of(text: str) -> list[Json]:
    """The lines of a review."""
    return [json.loads(line.removeprefix("data: ")) for line in text.split("\n\n") if line]


def address(table: str, match: object = 1, deal: object = 1) -> str:
    return f"/api/tables/{table}/deals/{match}/{deal}/review"


async def reviewed(person: Person, table: str, match: int = 1, deal: int = 1) -> list[Json]:
    answer = await person.post(address(table, match, deal))
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/event-stream")
    return lines_of(answer.text)


async def test_every_decision_is_weighed_as_it_was_seen(server: Server) -> None:
    person = Person(server).arrive()
    table = await person.open()
    deal = (await played(person, table))["deal"]
    begun, *told, done = await reviewed(person, table, deal=deal)
    assert begun == {"t": "begun", "of": len(told), "unit": "points"}
    assert done == {"t": "done"}
    frames = (await replayed(person, table, deal=deal))["frames"]
    assert any(line["t"] == "weighed" for line in told)
    for line in told:
        view = frames[line["step"]]["view"]
        assert view["turn"] == view["seat"]
        assert (line["t"] == "passed") == (view["phase"] == "auction")
        if line["t"] == "passed":
            continue
        assert set(line["taken"]["cards"]) <= set(view["hand"])
        gone = set(view["hand"]) - set(frames[line["step"] + 1]["view"]["hand"])
        assert set(line["taken"]["cards"]) == gone
        if line["best"] is None:
            assert (line["cost"], line["best_worth"], line["why"]) == (0, line["worth"], None)
        else:
            assert set(line["best"]["cards"]) <= set(view["hand"]), "a card nobody could have known of"
            assert line["best"]["action"] != line["taken"]["action"]
            assert line["best_worth"] > line["worth"]
            assert line["cost"] in {0, line["best_worth"] - line["worth"]}
    assert await reviewed(person, table, deal=deal) == [begun, *told, done], "what is finished is kept"


async def test_only_for_who_sat_there_and_only_once_it_is_over(server: Server) -> None:
    person, stranger = Person(server).arrive(), Person(server).arrive()
    table = await person.open()
    for path in (address(table), address(table, 1, "x"), address(table, 0, 1), address("no"), address(table, 1, 2**40)):
        await refused(await person.post(path), 404, "error-no-such-deal")
    deal = (await played(person, table))["deal"]
    await refused(await stranger.post(address(table, 1, deal)), 403, "error-not-seated")
    await refused(await stranger.post(address(table, 1, deal + 1)), 404, "error-no-such-deal")
    await refused(await Person(server).post(address(table, 1, deal)), 401, "error-cookie")
    elsewhere = {"Origin": "https://evil.example"}
    await refused(await person.post(address(table, 1, deal), headers=elsewhere), 403, "error-origin")
    assert (await person.get(address(table, 1, deal))).status_code == 405


async def test_not_while_the_match_keeps_something_hidden(server: Server) -> None:
    person = Person(server).arrive()
    over = True
    while over:
        table = await person.open(game="holdem")
        async with person.join(table) as page:
            await page.receive()
            await page.give_nonce()
            await page.until_mine()
            while page.seen["view"]["result"] is None:
                if page.seen["prompt"] is not None:
                    await move(page)
                await page.until_t("view")
            over = page.seen["seal"] is not None
    await refused(await person.post(address(table)), 409, "error-match-not-over")


async def test_every_deal_of_a_match_once_it_is_over(server: Server) -> None:
    person = Person(server).arrive()
    deals = 1
    while deals == 1:
        table = await person.open(game="onepoker")
        async with person.join(table) as page:
            await page.receive()
            await page.give_nonce()
            while not (page.seen and page.seen["seal"]):
                if page.seen and page.seen["prompt"] is not None:
                    await bet(page)
                elif page.seen and page.hello["you"] in page.seen["waiting"]:
                    await page.send("ready", n=page.seen["n"])
                await page.until_mine()
            deals = page.seen["deal"]
    for deal in (1, deals):
        begun, *told, _ = await reviewed(person, table, deal=deal)
        assert begun["unit"] == "chips"
        frames = (await replayed(person, table, deal=deal))["frames"]
        assert frames[0]["hands"] is not None
        for line in told:
            assert line["t"] == "weighed"
            assert frames[line["step"]]["view"]["turn"] == frames[0]["view"]["seat"]


async def bet(page: Page) -> None:
    """A card to lock, or as much as can be bet."""
    prompt = page.seen["prompt"]
    if prompt["playable"]:
        return await move(page)
    allowed = [button["action"] for button in (*prompt["buttons"], *prompt["presets"]) if button["barred"] is None]
    return await page.act(allowed[-1])


async def test_not_too_many(start: Starter) -> None:
    person = Person(start(reviews=2)).arrive()
    answers = [await person.post(address("nowhere")) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [404, 404, 429, 429]


async def test_it_stops_when_nobody_listens_and_holds_up_no_table(start: Starter) -> None:
    server = start(review_budget=60.0)
    person = Person(server).arrive()
    table = await person.open()
    deal = (await played(person, table))["deal"]
    origin = {"Origin": server.address}
    async with person.http.stream("POST", server.address + address(table, 1, deal), headers=origin) as answer:
        coming = answer.aiter_lines()
        assert json.loads((await anext(coming)).removeprefix("data: "))["t"] == "begun"
        busy = await _until(lambda: stepped_back(server))
        other = Person(server).arrive()
        await played(other, await other.open())
        assert stepped_back(server) == busy, "it is still being thought about"
    await _until(lambda: not busy & set(server.workers()))
    async with other.join(await other.open()) as page:
        await page.receive()
        await page.give_nonce()
        assert (await play_deal(page))["seal"]


def stepped_back(server: Server) -> set[int]:
    """The workers that wait for everything else, thread by thread."""
    found = set()
    for pid in server.workers():
        with suppress(FileNotFoundError, ProcessLookupError):
            stats = [stat.read_text() for stat in Path(f"/proc/{pid}/task").glob("*/stat")]
            found |= {pid for stat in stats if stat.rpartition(")")[2].split()[16] == "19"}
    return found


async def _until(there: Any) -> Any:
    """What is there in the end."""
    async with asyncio.timeout(PATIENCE):
        while not (found := there()):
            await asyncio.sleep(0.02)
    return found


@pytest.mark.parametrize("odd", ["%00", "%2e%2e", "🂡"])
async def test_odd_addresses(server: Server, odd: str) -> None:
    answer = await Person(server).arrive().post(f"/api/tables/{odd}/deals/1/1/review")
    assert answer.status_code in {400, 404}
