"""Somebody at the page, who sees what it shows and does what a person can do there."""

from collections.abc import Sequence
from typing import Any, Final, Self

from playwright.sync_api import ElementHandle, Locator, Page, Position

STRIP: Final[Position] = {"x": 10, "y": 20}
RESULT: Final = "dialog.result[open]"
MADE: Final = ".table[data-state]:not([data-state='making'])"
"""A table that can be played at; one that is still being put together lies beside the page."""
TURN: Final = '.table[data-state="turn"]'
_TABLE: Final = """async ([lang, wish]) => {
    const answer = await fetch("/api/tables", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(wish),
    });
    return `/${lang}/table/${(await answer.json()).id}`;
}"""


class Guest:
    """One browser window."""

    def __init__(self, page: Page, address: str, lang: str, *, touch: bool) -> None:
        self.page, self.address, self.lang, self.touch = page, address, lang, touch
        page.set_default_timeout(20_000)

    def home(self) -> Self:
        self.page.goto(f"{self.address}/{self.lang}/")
        return self

    def sit_down(self, game: str = "doudizhu", level: str = "uniform", **more: Any) -> Self:
        """Open a table whose bots play at random, and wait for the cards."""
        self.home()
        wish = {"game": game, "level": level, **more}
        self.page.goto(self.address + self.page.evaluate(_TABLE, [self.lang, wish]))
        self.page.wait_for_selector(f"{MADE} :is(.handz .card, .sides .btn:not([aria-disabled]))")
        return self

    def press(self, target: str | Locator | ElementHandle) -> None:
        """A tap or a click."""
        found = self.page.locator(target) if isinstance(target, str) else target
        if self.touch:
            found.tap()
        else:
            found.click()

    def press_card(self, card: ElementHandle) -> None:
        """On the strip of it that is not covered; a dimmed card can be picked too, to be told why not."""
        dim = card.get_attribute("aria-disabled") is not None
        if self.touch:
            card.tap(position=STRIP, force=dim)
        else:
            card.click(position=STRIP, force=dim)

    @property
    def said(self) -> str:
        return self.page.locator(".say").inner_text()

    @property
    def hand(self) -> list[str]:
        labels: list[str] = self.page.eval_on_selector_all(".hand .card", "all => all.map(card => card.ariaLabel)")
        return labels

    def until(self, *selectors: str) -> str:
        """The first of the selectors that is there, waiting for it."""
        while True:
            self.page.wait_for_selector(", ".join(selectors), state="attached")
            for each in selectors:
                if self.page.query_selector(each):  # it may be gone again where things go on by themselves
                    return each

    def until_asked(self) -> bool:
        """Wait for the turn; False if the deal ended instead."""
        return self.until(RESULT, TURN) == TURN

    @property
    def calling(self) -> bool:
        return self.page.query_selector(".calls") is not None

    def button(self, place: int) -> Locator:
        """Of the dock: 0 hint, 1 pass, 2 the main one."""
        return self.page.locator(".acts .btn").nth(place)

    def settle(self) -> None:
        """Wait until the server has answered."""
        self.page.wait_for_selector(f"{MADE}:not([data-state='sending'], [data-state='asking'])")

    @property
    def may_pass(self) -> bool:
        return self.button(1).get_attribute("aria-disabled") is None

    @property
    def may_confirm(self) -> bool:
        return self.button(2).get_attribute("aria-disabled") is None

    def until_confirmable(self) -> None:
        """Wait until the main button can be pressed."""
        self.page.wait_for_selector(".acts .btn.pri:not([aria-disabled])")

    def lit(self) -> list[ElementHandle]:
        """The cards worth picking, lowest first."""
        return self.page.query_selector_all(".hand .card:not(.dim)")[::-1]

    def call(self, points: int) -> None:
        self.press(f".calls .btn >> nth={points - 1}")
        self.press(self.button(2))
        self.settle()

    def move(self) -> None:
        """Something allowed: the highest bid, the lowest card that is any use, or a pass."""
        if self.page.query_selector(".hand .sel, .calls [aria-pressed=true]"):
            self.page.keyboard.press("Escape")
            self.settle()
        if self.calling:
            if self.page.query_selector_all(".calls .btn:not([aria-disabled])"):
                return self.call(3)
        elif self.page.query_selector(".hand .card.dim") or not self.may_pass:
            leads = not self.may_pass and self.page.query_selector(".centre .cap b") is None
            self.press_card(self.page.query_selector(".hand .card.owed") or self.lit()[0])
            self.settle()
            if leads:  # a leader's one card can be played, so the answer to the pick must be that
                self.until_confirmable()
            if self.may_confirm:
                self.press(self.button(2))
                return self.settle()
            if not self.may_pass:
                return self.follow_hint()
        self.press(self.button(1))
        self.settle()
        return None

    def ask(self) -> None:
        """For a hint; where chips are bet its button stands beside one's cards."""
        own = self.page.locator(".help")
        self.press(own if own.count() else self.button(0))

    def follow_hint(self) -> None:
        """Play what is advised."""
        self.page.keyboard.press("Escape")
        self.settle()
        self.ask()
        self.until_confirmable()
        self.press(self.button(2))
        self.settle()

    def play_to_the_score(self, *, advised: bool = False) -> Self:
        while self.until_asked():
            if advised:
                self.follow_hint()
            else:
                self.move()
        return self

    def until_play(self) -> Self:
        """Get through the auction, bidding all there is, until a card is asked for."""
        while self.until_asked() and self.calling:
            self.move()
        assert self.page.query_selector(RESULT) is None
        return self

    def until_dealt(self) -> None:
        """Wait until a whole hand has been dealt anew."""
        self.page.wait_for_function("() => document.querySelectorAll('.hand .card').length >= 17")

    def record(self) -> list[tuple[str, str]]:
        """Who did what in this deal, as the record has it."""
        script = "lines => lines.map(line => [line.children[0].textContent, line.children[1].textContent.trim()])"
        return [(who, what) for who, what in self._recorded(".whole li", script)]

    def log(self) -> list[str]:
        """The lines of the record, the last trick among them."""
        lines: list[str] = self._recorded("li", "lines => lines.map(line => line.textContent)")
        return lines

    def seal(self) -> str:
        """What the record says the match is sealed with."""
        told: str = self._recorded(".fine", "all => all[0].textContent")
        return told

    def _recorded(self, lines: str, script: str) -> Any:
        """What the record holds, which is opened where there is no room for it beside the table."""
        if self.page.query_selector(".side"):
            return self.page.eval_on_selector_all(f".side {lines}", script)
        self.press(".bar .log")
        self.page.wait_for_selector(".record[open] .whole")
        found = self.page.eval_on_selector_all(f".record {lines}", script)
        self.press(".record .head .ico")
        return found

    def scores(self) -> list[int]:
        told: Sequence[str] = self.page.locator(f"{RESULT} .each b").all_inner_texts()
        return [int(text.replace("−", "-").replace(",", "")) for text in told]  # 4,600 in English

    def evaluate(self, script: str, argument: Any = None) -> Any:
        return self.page.evaluate(script, argument)
