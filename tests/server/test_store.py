"""The log on the disk: numbered, compared before it grows, and taken up again; two servers on one database."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from french54.store.schema import VERSION
from french54.store.store import Conflict, Store, WrongSchema, sqlite_url
from tests.server.conftest import Starter
from tests.server.harness import Person, move, play_deal


async def opened(path: Path) -> Store:
    store = await Store.open(sqlite_url(path / "tables.db"))
    await store.create("t", "doudizhu", persons={0: "ann"}, log=["one", "two"], standing="first", since=2)
    return store


async def test_a_log_grows_by_one(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await store.append("t", 3, "three", "second")
    for number in (1, 2, 3, 5, 0, -1):
        with pytest.raises(Conflict):
            await store.append("t", number, "again", "broken")
    with pytest.raises(Conflict):
        await store.append("nowhere", 1, "one", "broken")
    assert await store.whole("t") == [(1, "one"), (2, "two"), (3, "three")]
    assert [each.standing for each in await store.tables_of("ann")] == ["second"]
    await store.close()


async def test_the_last_chapter_is_read(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    for number in range(3, 9):
        await store.append("t", number, str(number), "", since=number if number == 6 else None)
    assert [number for number, _ in await store.read("t")] == [1, 6, 7, 8]
    assert await store.read("nowhere") == []
    await store.close()


async def test_of_many_at_once_one_is_taken(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    other = await Store.open(sqlite_url(tmp_path / "tables.db"))
    tries = [each.append("t", 3, f"by {place}", "") for place in range(10) for each in (store, other)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(result is None for result in results) == 1
    assert all(result is None or isinstance(result, Conflict) for result in results)
    assert len(await store.whole("t")) == 3
    await store.close()
    await other.close()


async def test_a_table_that_exists_is_not_made_again(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    with pytest.raises(Exception, match="UNIQUE"):
        await store.create("t", "doudizhu", persons={0: "eve"}, log=["other"], standing="", since=1)
    assert await store.tables_of("eve") == []
    assert len(await store.whole("t")) == 2
    await store.close()


async def test_another_versions_database_is_left_alone(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await store.close()
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("UPDATE french54_schema SET version = ?", (VERSION + 1,))
    before = (tmp_path / "tables.db").read_bytes()
    with pytest.raises(WrongSchema, match=str(VERSION + 1)):
        await Store.open(sqlite_url(tmp_path / "tables.db"))
    assert (tmp_path / "tables.db").read_bytes() == before


async def test_what_is_written_is_on_the_disk(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    async with store._engine.connect() as connection:
        for pragma, wanted in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == wanted
    await store.close()


async def test_two_servers_on_one_database(start: Starter) -> None:
    """Each takes only what follows what the other has written; the slower one reads the table again."""
    first, second = start(), start()
    ann, also_ann = Person(first).arrive(), Person(second)
    also_ann.http.cookies.set("french54", ann.cookie)
    table = await ann.open()
    async with ann.join(table) as one, also_ann.join(table) as two:
        await one.receive()
        await two.receive()
        await one.give_nonce()
        await one.until_mine()
        await two.give_nonce()
        await two.until_t("view")
        for _ in range(5):
            if one.seen["seal"] is not None:
                break
            await move(one)
            await one.until_mine()
            number = one.seen["n"]
            await two.send("level", level="casual")  # always allowed, were this server's table not old
            await two.until(lambda message, number=number: message["t"] == "view" and message["n"] >= number)  # type: ignore[misc]
            assert two.events[: len(one.events)] == one.events
            await one.send("level", level="uniform")
            await one.until_mine()
        await play_deal(two)
    assert "Traceback" not in first.log + second.log


async def test_a_log_that_cannot_be_read(start: Starter) -> None:
    server = start()
    person = Person(server).arrive()
    good, bad, strange = [await person.open() for _ in range(3)]
    with sqlite3.connect(server.data / "tables.db") as connection:
        connection.execute(
            'UPDATE entries SET entry = \'{"kind":"nonsense"}\' WHERE "table" = ? AND number = 2', (bad,)
        )
        connection.execute(
            "UPDATE entries SET entry = replace(entry, 'doudizhu', 'chess') WHERE \"table\" = ?", (strange,)
        )
    for table in (bad, strange):
        async with person.join(table) as page:
            assert (await page.receive())["error"]["message"]["id"] == "error-broken-table"
            assert await page.until_closed() == 4404
        assert (await person.get(f"/en/table/{table}")).status_code == 410
    assert len((await person.get("/api/tables")).json()["tables"]) == 3
    async with person.join(good) as page:
        await page.receive()
        await page.give_nonce()
        await play_deal(page)
