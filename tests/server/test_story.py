"""Deals that are over, in words and in the notation of poker."""

import warnings

import pytest

pytest.importorskip("pokerkit")

from pokerkit import HandHistory

from french54.games.holdem import phh
from french54.locales import LANGUAGES
from tests.server.conftest import Starter
from tests.server.harness import Json, Page, Person, move
from tests.server.test_memory import refused


async def played(page: Page) -> Json:
    """The last view of the first deal."""
    await page.receive()
    await page.give_nonce()
    while not page.seen or not page.seen["view"]["result"]:
        if page.seen and page.seen["prompt"] is not None:
            await move(page)
        await page.until_t("view")
    return page.seen


async def test_a_deal_of_poker_for_other_programs(start: Starter) -> None:
    person = Person(start()).arrive()
    table = await person.open(game="holdem")
    async with person.join(table) as page:
        seen = await played(page)
    view = seen["view"]
    path = f"/api/tables/{table}/deals/1/{seen['deal']}/history"
    answer = await person.get(f"{path}.phh")
    assert answer.status_code == 200, answer.text
    assert "attachment" in answer.headers["content-disposition"]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        history = HandHistory.loads(answer.text)
        *_, last = history
    assert not last.status
    assert history.hand == seen["deal"]
    assert sorted(last.stacks) == sorted(view["round"]["stacks"])
    told = {cards for action in history.actions if " dh " in action for cards in action.split()[3:]}
    assert told == {"????", phh.name(view["hole"])}
    shown = {phh.name(cards) for cards in view["shown"] if cards}
    assert {action.split()[2] for action in history.actions if " sm " in action} == shown


async def test_a_deal_in_words_in_every_language(start: Starter) -> None:
    server = start()
    person, stranger = Person(server).arrive(), Person(server).arrive()
    table = await person.open(game="holdem")
    async with person.join(table) as page:
        seen = await played(page)
    path = f"/api/tables/{table}/deals/1/{seen['deal']}/history"
    stories = {language: (await person.get(f"{path}.txt?lang={language}")).text for language in LANGUAGES}
    assert len(set(stories.values())) == len(LANGUAGES)
    events = [event for event in page.events if event["kind"] not in ("score", "pots")]
    own = [event for event in events if event["kind"] != "deal" or event["cards"]]
    for told in stories.values():
        body = told.split("\n\n", 1)[1].rsplit("\n\n", 1)[0]
        assert len([line for line in body.splitlines() if line]) == len(own)
    await refused(await stranger.get(f"{path}.txt"), 403, "error-not-seated")
    await refused(await person.get(f"{path}.pdf"), 404, "error-no-such-notation")


async def test_other_games_are_told_in_words_only(start: Starter) -> None:
    person = Person(start()).arrive()
    table = await person.open()
    async with person.join(table) as page:
        seen = await played(page)
    path = f"/api/tables/{table}/deals/1/{seen['deal']}/history"
    assert "♠" in (await person.get(f"{path}.txt")).text
    await refused(await person.get(f"{path}.phh"), 404, "error-no-such-notation")


async def test_all_deals_of_a_match_in_one(start: Starter) -> None:
    server = start()
    person, stranger = Person(server).arrive(), Person(server).arrive()
    table = await person.open(game="holdem")
    async with person.join(table) as page:
        await played(page)
        await page.send("ready", n=page.seen["n"])
        await page.until(lambda message: message["t"] == "view" and message["deal"] == 2)
        while not page.seen["view"]["result"]:
            if page.seen["prompt"] is not None:
                await move(page)
            await page.until_t("view")
    path = f"/api/tables/{table}/deals/1/2"
    both = await person.get(f"{path}/histories.phhs")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        told = list(HandHistory.loads_all(both.text))
    assert [history.hand for history in told] == [1, 2]
    last = (await person.get(f"{path}/history.phh")).text
    assert both.text.endswith(last)
    words = (await person.get(f"{path}/histories.txt?lang=sv")).text
    assert (await person.get(f"{path}/history.txt?lang=sv")).text in words
    await refused(await stranger.get(f"{path}/histories.txt"), 403, "error-not-seated")
    await refused(await person.get(f"{path}/histories.pdf"), 404, "error-no-such-notation")
