"""What the house remembers of a person: deals played again, the same cards once more, one's own data."""

import json
from typing import Any

import pytest

from french54 import catalogue
from french54.core import record
from french54.core.record import read, replay
from tests.server.conftest import Starter
from tests.server.harness import Json, Page, Person, Server, move, play_deal


async def played(person: Person, table: str) -> Json:
    """The last view of a deal played to its end."""
    async with person.join(table) as page:
        await page.receive()
        await page.give_nonce()
        return await play_deal(page)


async def replayed(person: Person, table: str, match: int = 1, deal: int = 1) -> Json:
    answer = await person.get(f"/api/tables/{table}/deals/{match}/{deal}")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def refused(answer: Any, status: int, why: str) -> None:
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]["message"]["id"] == why


async def test_a_deal_is_played_again_step_by_step(server: Server) -> None:
    person = Person(server).arrive()
    table = await person.open()
    async with person.join(table) as page:
        await page.receive()
        await page.give_nonce()
        seen = await play_deal(page)
        events = page.events
    found = await replayed(person, table, deal=seen["deal"])
    assert found["events"] == events
    assert found["frames"][-1]["view"] == seen["view"]
    assert [frame["events"] for frame in found["frames"]] == sorted(frame["events"] for frame in found["frames"])
    assert (found["open"], found["practice"]) == (True, False)
    deck = seen["seal"]["deals"][seen["deal"] - 1]["deck"]
    first = found["frames"][0]
    assert sorted(card for hand in first["hands"] for card in hand) == sorted(deck[:51])


async def test_only_who_sat_there_and_only_once_it_is_over(server: Server) -> None:
    person, stranger = Person(server).arrive(), Person(server).arrive()
    table = await person.open()
    for path in (f"/api/tables/{table}/deals/1/1", f"/api/tables/{table}/deals/1/x", "/api/tables/no/deals/1/1"):
        await refused(await person.get(path), 404, "error-no-such-deal")
    deal = (await played(person, table))["deal"]
    await refused(await stranger.get(f"/api/tables/{table}/deals/1/{deal}"), 403, "error-not-seated")
    await refused(await stranger.get(f"/api/tables/{table}/deals/1/{deal}/record"), 403, "error-not-seated")
    await refused(await Person(server).get(f"/api/tables/{table}/deals/1/{deal}"), 401, "error-cookie")


async def test_a_record_that_replays(server: Server) -> None:
    person = Person(server).arrive()
    table = await person.open()
    seen = await played(person, table)
    answer = await person.get(f"/api/tables/{table}/deals/1/{seen['deal']}/record")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    found = read(answer.content)
    *_, last = replay(catalogue.make_game("doudizhu"), found)
    assert list(last.state.payoffs) == seen["view"]["result"]["payoffs"]
    assert record.write(found) == answer.text


async def test_the_same_cards_again_for_anybody_with_the_link(server: Server) -> None:
    person, friend = Person(server).arrive(), Person(server).arrive()
    table = await person.open()
    seen = await played(person, table)
    wish = {"game": "doudizhu", "level": "uniform", "again": {"table": table, "match": 1, "deal": seen["deal"]}}
    answer = await friend.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    first = (await replayed(person, table, deal=seen["deal"]))["frames"][0]["view"]
    async with friend.join(answer.json()["id"]) as page:
        await page.receive()
        assert page.hello["commitment"] == ""
        await page.give_nonce()
        dealt = await page.until_t("view")
        assert dealt["view"]["hand"] == first["hand"]
        assert dealt["practice"]
        while not page.seen["view"]["result"] and page.hello["you"] not in page.seen["waiting"]:
            if page.seen["prompt"] is not None:
                await move(page)
            await page.receive()
        assert page.seen["seal"] is None
    again = await replayed(friend, answer.json()["id"])
    assert again["practice"]
    await refused(await friend.get(f"/api/tables/{answer.json()['id']}/deals/1/1/record"), 409, "error-dealt-again")


@pytest.mark.parametrize(
    ("again", "status", "why"),
    [
        ({"table": "nowhere", "match": 1, "deal": 1}, 404, "error-no-such-deal"),
        ({"table": "nowhere", "match": -1, "deal": 1}, 400, "error-field"),
        ({"table": "nowhere", "match": 1}, 400, "error-field"),
        (7, 400, "error-field"),
    ],
)
async def test_no_such_deal_again(server: Server, again: Any, status: int, why: str) -> None:
    wish = {"game": "doudizhu", "level": "uniform", "again": again}
    await refused(await Person(server).arrive().post("/api/tables", json=wish), status, why)


async def turn(page: Page) -> Json:
    while page.seen.get("prompt") is None:
        await page.until_mine()
    return page.seen


async def test_taking_back(server: Server) -> None:
    """The person is asked again, with the same cards; the deal is practice from then on, restarts included."""
    person = Person(server).arrive()
    table = await person.open()
    async with person.join(table) as page:
        await page.receive()
        await page.give_nonce()
        before = await turn(page)
        assert not before["back"]
        assert (await page.ask_error(json.dumps({"t": "takeback", "n": before["n"]})))["message"]["id"] == (
            "error-nothing-to-take-back"
        )
        await move(page)
        await page.until_t("view")
        while not page.seen["back"] and page.seen["prompt"] is None:
            await page.until_t("view")
        after = page.seen
        assert after["back"]
        await page.send("takeback", n=after["n"])
        taken = await page.until(lambda message: message["t"] == "view" and message["practice"])
        assert taken["from"] == 0
        assert taken["view"]["hand"] == before["view"]["hand"]
        assert taken["prompt"] is not None
        seen = await play_deal(page)
    assert (await replayed(person, table, deal=seen["deal"]))["practice"]
    export = (await person.get("/api/me/export")).json()
    assert [deal["practice"] for deal in export["deals"]] == [True]


async def test_another_device(server: Server) -> None:
    old, new = Person(server).arrive(), Person(server).arrive()
    mine, theirs = await old.open(), await new.open()
    code = (await old.post("/api/me/code")).json()["code"]
    await refused(await new.post("/api/me/move", json={"code": "AAAAA-AAAAA"}), 404, "error-unknown-code")
    moved = await new.post("/api/me/move", json={"code": f" {code.lower()} "})
    assert moved.json() == {"moved": True}
    for device in (old, new):
        assert {table["id"] for table in (await device.get("/api/tables")).json()["tables"]} == {mine, theirs}
        for table in (mine, theirs):
            async with device.join(table) as page:
                assert (await page.receive())["t"] == "hello"
    third = Person(server).arrive()
    await refused(await third.post("/api/me/move", json={"code": code}), 404, "error-unknown-code")


async def test_codes_cannot_be_guessed_for_long(server: Server) -> None:
    person = Person(server).arrive()
    answers = [await person.post("/api/me/move", json={"code": str(n)}) for n in range(7)]
    assert [answer.status_code for answer in answers].count(429) >= 2


async def test_being_forgotten(start: Starter) -> None:
    server = start()
    person = Person(server).arrive()
    table = await person.open()
    deal = (await played(person, table))["deal"]
    async with person.join(table) as page:
        await page.receive()
        answer = await person.http.request("DELETE", f"{server.address}/api/me", headers={"Origin": server.address})
        assert answer.json() == {"forgotten": True}
        assert await page.until_closed() == 1012
    assert person.http.cookies.get("french54") is None
    await refused(await Person(server).arrive().get(f"/api/tables/{table}/deals/1/{deal}"), 404, "error-no-such-deal")
    server.end()
    assert table.encode() not in b"".join(path.read_bytes() for path in server.data.glob("tables.db*"))


async def test_other_pages_may_not_ask_for_it(server: Server) -> None:
    person = Person(server).arrive()
    for method, path in (("POST", "/api/me/code"), ("POST", "/api/me/move"), ("DELETE", "/api/me")):
        answer = await person.http.request(method, server.address + path, headers={"Origin": "https://evil.example"})
        await refused(answer, 403, "error-origin")


async def test_the_history_shows_deals_figures_and_a_way_to_each(server: Server) -> None:
    person = Person(server).arrive()
    empty = await person.get("/en/history")
    assert empty.status_code == 200
    assert "/en/replay/" not in empty.text
    table = await person.open("casual")
    deals = [(await played(person, table))["deal"]]
    async with person.join(table) as page:
        await page.until_t("view")
        await page.send("ready", n=page.seen["n"])
        await page.until_t("hello")
        await page.give_nonce()
        deals.append((await play_deal(page))["deal"])
    shown = (await person.get("/en/history")).text
    for match, deal in enumerate(deals, 1):
        assert f'href="/en/replay/{table}/{match}/{deal}"' in shown
        assert f'href="/en/again/{table}/{match}/{deal}"' in shown
    assert shown.count("<polyline") == 1
    before = (await person.get("/en/history?before=1")).text
    assert "/en/replay/" not in before
    for odd in ("x", "-1", "9" * 40, "%F0%9F%98%80", "١"):
        assert (await person.get(f"/en/history?before={odd}")).status_code == 200


async def test_a_link_to_the_same_cards(server: Server) -> None:
    person = Person(server).arrive()
    table = await person.open()
    deal = (await played(person, table))["deal"]
    page = await Person(server, "da").get(f"/da/again/{table}/1/{deal}")
    assert page.status_code == 200
    assert f'data-again="{table}/1/{deal}"' in page.text
    for path in (f"/da/again/{table}/1/99", f"/da/again/{table}/0/1", "/da/again/x/y/z"):
        assert (await person.get(path)).status_code == 404


async def test_rules_have_a_page_with_a_place_for_every_paragraph(server: Server) -> None:
    for game in (entry.game for entry in catalogue.ENTRIES):
        page = await Person(server).get(f"/sv/rules/{game}")
        assert page.status_code == 200
        assert 'id="p1.1"' in page.text
        assert f'<link rel="alternate" hreflang="da" href="{server.address}/da/rules/{game}">' in page.text
    assert (await Person(server).get("/sv/rules/poker")).status_code == 404
