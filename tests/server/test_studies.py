"""What a person may ask about a deal besides a hint."""

from french54 import catalogue
from tests.server.conftest import Starter
from tests.server.harness import Page, Person, play_deal


async def ask(page: Page, what: str, number: int = 5) -> dict[str, object]:
    await page.send("study", id=number, what=what)
    return await page.until_t("study", "error")


async def test_studies_are_made_of_what_the_person_sees(start: Starter) -> None:
    person = Person(start()).arrive()
    async with person.join(await person.open()) as page:
        await page.until_t("hello")
        assert set(page.hello["studies"]) >= {"held", "later", *catalogue.entry("doudizhu").studies}
        assert (await ask(page, "held"))["error"]["message"]["id"] == "error-no-deal"  # type: ignore[index]
        await page.give_nonce()
        await page.until_mine()
        answer = await ask(page, "held")
        assert answer["found"] == {
            "hand": page.seen["view"]["hand"],
            "said": [{"id": "table-cards", "args": {"count": 17}}],
        }
        assert (answer["id"], answer["what"], answer["n"]) == (5, "held", page.seen["n"])


async def test_a_study_for_later_and_one_that_fails(start: Starter) -> None:
    person = Person(start()).arrive()
    async with person.join(await person.open()) as page:
        await page.until_t("hello")
        await page.give_nonce()
        await page.until_mine()
        for what, why in (("later", "error-not-over"), ("fails", "error-no-study")):
            assert (await ask(page, what))["error"]["message"]["id"] == why  # type: ignore[index]
        seen = await play_deal(page)
        assert (await ask(page, "later"))["found"] == {"payoffs": seen["view"]["result"]["payoffs"]}
