"""Bots that die, hang, cheat or fail: the table goes on."""

import os
import signal

import pytest

from tests.server.conftest import Starter
from tests.server.harness import Person, move, play_deal, play_until_thinking
from tests.server.test_play import check_seal


@pytest.mark.parametrize("level", ["mortal", pytest.param("hanger", marks=pytest.mark.full), "cheat", "talker"])
async def test_a_deal_with_bad_bots(start: Starter, level: str) -> None:
    server = start(budgets={level: 0.0}, grace=1.5)
    person = Person(server).arrive()
    async with person.join(await person.open(level)) as page:
        await page.receive()
        nonce = await page.give_nonce()
        check_seal(page, await play_deal(page), nonce)
        assert '"t":"error"' not in "".join(page.raw)
    if level != "hanger":  # which may, with luck, never have hung
        assert "a bot failed: doudizhu" in server.log
    assert ("its action is drawn" in server.log) >= (level in {"cheat", "talker"})


async def test_a_worker_killed_while_it_thinks(start: Starter) -> None:
    """Only that turn is taken again, in a new process; another table never notices."""
    server = start(budgets={"sleeper": 0.4}, workers=2)
    person = Person(server).arrive()
    async with person.join(await person.open("sleeper")) as page, person.join(await person.open()) as other:
        for each in (page, other):
            await each.receive()
            await each.give_nonce()
        thinking = await play_until_thinking(page)
        number = page.seen["n"]
        killed = await server.sleepers()
        for worker in killed:
            os.kill(worker, signal.SIGKILL)
        await page.until(lambda message: message["t"] == "view" and message["n"] > number)
        assert page.seen["n"] == number + 1
        assert thinking["seat"] in {event["seat"] for event in page.seen["events"]}
        assert set(server.workers()).isdisjoint(killed)
        await play_deal(other)
        assert '"t":"error"' not in "".join(page.raw + other.raw)


async def test_a_slow_bot_holds_up_nobody_else(start: Starter) -> None:
    server = start(budgets={"sleeper": 300.0}, workers=2)
    person = Person(server).arrive()
    async with person.join(await person.open("sleeper")) as slow, person.join(await person.open()) as quick:
        await slow.receive()
        await slow.give_nonce()
        await play_until_thinking(slow)
        number = slow.seen["n"]
        await quick.receive()
        await quick.give_nonce()
        await play_deal(quick)
        await slow.send("sync")
        assert (await slow.until_t("view"))["n"] in {number, number + 1}


async def test_a_restart_stops_a_thinking_bot(start: Starter) -> None:
    server = start(budgets={"sleeper": 300.0})
    person = Person(server).arrive()
    async with person.join(await person.open("sleeper")) as page:
        await page.receive()
        await page.give_nonce()
        await play_until_thinking(page)
        before = await server.sleepers()
        await page.send("level", level="uniform")
        await page.send("restart", n=page.seen["n"])
        await page.until_t("hello")
        await page.give_nonce()
        await play_deal(page)
        assert set(server.workers()).isdisjoint(before)


async def test_hints_fail_politely(start: Starter) -> None:
    server = start(hint_level="talker")
    person = Person(server).arrive()
    async with person.join(await person.open()) as page:
        await page.receive()
        await page.give_nonce()
        await page.until_mine()
        await page.send("hint", n=page.seen["n"], id=1)
        assert (await page.until_t("error", "hints"))["error"]["message"]["id"] == "error-no-hint"
        await move(page)
        await page.until_mine()


async def test_illegal_hints_are_not_passed_on(start: Starter) -> None:
    server = start(hint_level="cheat")
    person = Person(server).arrive()
    async with person.join(await person.open()) as page:
        await page.receive()
        await page.give_nonce()
        await page.until_mine()
        await page.send("hint", n=page.seen["n"], id=1)
        assert (await page.until_t("error", "hints"))["t"] == "error"
