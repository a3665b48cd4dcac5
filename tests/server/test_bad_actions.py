"""What is no action, or another game's, is refused with a reason in every game, and the table goes on."""

import pytest

from french54 import catalogue
from french54.core.card import NAMES
from tests.server.harness import Json, Page, Person, Server
from tests.server.test_bad_input import alive, at_the_table

FOREIGN = (
    "bid 3",
    "bid 7NT",
    "bid 99",
    "call",
    "raise 60",
    "raise 999999",
    "bet 0",
    "bet -5",
    "bet 1.5",
    "bet ٣",
    "lock XX",
    "tribute RJ",
    "play",
    "play XX",
    "play S3=RJ",
    "pass pass",
    " pass",
    "ＰＡＳＳ",
    "\x00",
    "",
)
TURNS = 3
"""How many of the person's turns are tried."""
LARGEST = 2**53


def not_held(view: Json) -> int:
    """A card of the pack that the person has not."""
    return next(card for card in range(54) if card not in view["hand"])


async def refused(page: Page, action: str) -> None:
    await page.act(action)
    answer = await page.until_t("error", "view")
    assert answer["t"] == "error", f"{action!r} was taken"
    error = answer["error"]
    assert error["message"]["id"] != "error-internal", action
    assert error["field"] == "action", action
    assert error["text"], action


async def nonsense(page: Page) -> None:
    """All that cannot be done at this turn; the table stands as it did."""
    prompt, view = page.seen["prompt"], page.seen["view"]
    offered = {button["action"] for button in (*prompt["buttons"], *prompt["presets"])}
    lowest, highest = prompt["amount"] or (1, 0)
    card = NAMES[not_held(view)]
    for action in (*FOREIGN, f"play {card}", f"lock {card}", f"bury {card}"):
        word, _, total = action.partition(" ")
        stakes = word in {"bet", "raise"} and total.isascii() and total.isdigit() and lowest <= int(total) <= highest
        if action not in offered and not stakes:
            await refused(page, action)
    outside: set[int] = {0, max(lowest - 1, 0), highest + 1, LARGEST}
    for chips in outside:
        await page.send("amount", n=page.seen["n"], id=1, chips=chips)
        answer = await page.until_t("picked", "error")
        meant: set[str] = {reading["action"] for reading in answer.get("readings", ())}
        # A total that comes to a check or a call is one.
        plain = chips < lowest and meant <= {"check", "call"}
        assert answer["error"] is not None or plain, (chips, meant)
    await page.send("pick", n=page.seen["n"], id=2, cards=[not_held(view)])
    answer = await page.until_t("picked")
    assert answer["readings"] == []
    await alive(page)


@pytest.mark.parametrize("game", [entry.game for entry in catalogue.ENTRIES])
async def test_what_cannot_be_done_is_refused_and_the_game_goes_on(server: Server, game: str) -> None:
    person = Person(server).arrive()
    async with person.join(await person.open(game=game)) as page:
        await at_the_table(page)
        for _ in range(TURNS):
            if page.seen["prompt"] is None:
                break
            await nonsense(page)
            await page.send("hint", n=page.seen["n"], id=3)
            hints = await page.until_t("hints")
            await page.act(hints["hints"][0]["action"])
            await page.until_mine()
