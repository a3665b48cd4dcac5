"""What is chosen before a table is opened."""

from itertools import product
from typing import Any

import pytest

from french54.catalogue import ENTRIES, Entry
from french54.server.options import checked
from french54.table.table import Refused
from tests.server.conftest import Starter
from tests.server.harness import Person, play_until_thinking

OFFERING = [entry for entry in ENTRIES if entry.options]


@pytest.mark.parametrize("entry", OFFERING, ids=lambda entry: entry.game)
def test_what_is_accepted_is_what_the_game_accepts(entry: Entry) -> None:
    """Every combination there is."""
    names = [option.name for option in entry.options]
    for values in product(*(option.among for option in entry.options)):
        options = dict(zip(names, values, strict=True))
        assert _taken(entry, options) == _made(entry, options), options


@pytest.mark.parametrize("entry", OFFERING, ids=lambda entry: entry.game)
def test_what_holds_where_nothing_is_chosen(entry: Entry) -> None:
    game = entry.make_game({})
    for option in entry.options:
        assert getattr(game, option.name) == option.among[0]
    for preset in entry.choices.values():
        assert _taken(entry, preset)
    least, most = entry.seats
    assert least <= game.seats <= most


def _taken(entry: Entry, options: Any) -> bool:
    try:
        return bool(checked(entry, options) == options)
    except Refused as refused:
        return not (refused.field or "").startswith("options.")


def _made(entry: Entry, options: dict[str, Any]) -> bool:
    try:
        entry.make_game(options)
    except ValueError:
        return False
    return True


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"jokers": True}, "options.jokers"),
        ({"players": 7}, "options.players"),
        ({"players": True}, "options.players"),
        ({"gift": 1}, "options.gift"),
        ({"players": 5, "one_pack": True}, "options.one_pack"),
        ({"players": "four"}, "options[...]"),
        (["gift"], "options"),
    ],
)
async def test_a_wrong_option_is_named(start: Starter, options: Any, field: str) -> None:
    person = Person(start()).arrive()
    answer = await person.post("/api/tables", json={"game": "winner", "level": "casual", "options": options})
    assert answer.status_code == 400
    assert answer.json()["error"]["field"] == field
    assert answer.json()["error"]["text"]


async def test_options_hold_at_the_table_and_after_a_restart(start: Starter) -> None:
    server = start()
    person = Person(server).arrive()
    wish = {"game": "winner", "level": "uniform", "options": {"players": 6, "gift": True}}
    table = (await person.post("/api/tables", json=wish)).json()["id"]
    async with person.join(table) as page:
        await page.until_t("hello")
        assert len(page.hello["names"]) == 6
        await page.give_nonce()
        await play_until_thinking(page)
    server.end()
    server = start()
    person.server = server
    async with person.join(table) as page:
        await page.until_t("view")
        assert len(page.seen["view"]["counts"]) == 6
        await page.until_mine()
        await page.send("restart", n=page.seen["n"])
        await page.until_t("hello")
        assert len(page.hello["names"]) == 6
