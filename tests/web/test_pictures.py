"""The main pages look as they did: each is drawn and laid beside the picture that is kept of it.

`FRENCH54_PICTURES=renew` keeps what is drawn now instead; look at every picture that changed before it is committed.
"""

import io
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import reduce
from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest
from PIL import Image, ImageChops, ImageStat
from tests.web.conftest import Visit, lots
from tests.web.guest import RESULT, Guest
from tests.web.pinned import pinned, strange
from tests.web.tricks import MOVES, until

ROOT: Final = Path(__file__).resolve().parents[2]
KEPT: Final = Path(__file__).parent / "pictures"
FOUND: Final = ROOT / ".cache" / "pictures"
FAINT: Final = 24
"""A channel may differ by so much: edges of letters, and the few colours of a kept picture."""
SHARE: Final = 0.003
"""Of all pixels, those that may differ by more."""
TILE: Final = 16
MEAN: Final = 6
"""A channel's mean over any square of `TILE` may differ by so much: a sign that is gone is little of a picture and
much of its place, and smoother edges change no mean."""
STILL: Final = "time { font-size: 0 !important } * { caret-color: transparent !important }"
"""Without what is another at every run."""


@dataclass(frozen=True)
class Look:
    """A window, and how its page is written and lit."""

    size: tuple[int, int]
    theme: str
    lang: str


LOOKS: Final[Mapping[str, Look]] = {
    "phone": Look((360, 740), "light", "da"),
    "wide": Look((1440, 900), "dark", "zh-Hant"),
}


def home(guest: Guest) -> None:
    guest.home()


def rules(guest: Guest) -> None:
    guest.page.goto(f"{guest.address}/{guest.lang}/rules/guandan")


def settings(guest: Guest) -> None:
    guest.home().press("[data-opens=settings]")


def doudizhu(guest: Guest) -> None:
    """A later turn, with a hint picked."""
    guest.sit_down().until_play()
    guest.follow_hint()
    assert guest.until_asked()
    guest.press(guest.button(0))
    guest.settle()


def bridge(guest: Guest) -> None:
    """Dummy's cards on the table, and a few tricks gone."""
    guest.sit_down("bridge")
    assert until(guest, "bridge", "play")
    for _ in range(5):
        MOVES["bridge"](guest)
        assert guest.until_asked()


def result(guest: Guest) -> None:
    guest.sit_down().play_to_the_score()
    guest.page.wait_for_selector(f"{RESULT} .fine use[href='#i-check']", state="attached")


def history(guest: Guest) -> None:
    result(guest)
    guest.page.goto(f"{guest.address}/{guest.lang}/history")


PAGES: Final[tuple[Callable[[Guest], None], ...]] = (home, rules, settings, doudizhu, bridge, result, history)
ALWAYS: Final = {(home, "phone"), (doudizhu, "phone")}
"""What every run looks at; a full one looks at all."""


def drawn(guest: Guest) -> Image.Image:
    """The page as it stands, with nothing moving in it."""
    guest.page.evaluate("() => document.fonts.ready")
    taken = guest.page.screenshot(animations="disabled", caret="initial")
    return Image.open(io.BytesIO(taken)).convert("RGB")


def apart(one: Image.Image, other: Image.Image) -> Image.Image:
    """White where two pictures of one size differ by more than may be."""
    worst = reduce(ImageChops.lighter, ImageChops.difference(one, other).split())
    return worst.point([255 * (value > FAINT) for value in range(256)])


def unlike(one: Image.Image, other: Image.Image) -> str:
    """In what two pictures differ; nothing where they are alike."""
    if one.size != other.size:
        return f"{one.size} instead of {other.size}"
    share = apart(one, other).histogram()[255] / (one.width * one.height)
    mean = max(most for _, most in ImageStat.Stat(ImageChops.difference(one.reduce(TILE), other.reduce(TILE))).extrema)
    alike = share <= SHARE and mean <= MEAN
    return "" if alike else f"{share:.2%} of the pixels differ, and a square of {TILE} pixels by {mean} in the mean"


def keep(picture: Image.Image, path: Path) -> None:
    """Write it small: as few colours as do no harm."""
    few = picture.quantize(256, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE, kmeans=3)
    path.parent.mkdir(parents=True, exist_ok=True)
    (picture if unlike(few.convert("RGB"), picture) else few).save(path, optimize=True)


def check(picture: Image.Image, name: str) -> None:
    """Lay a picture beside the one that is kept; where they differ, both can be looked at."""
    path = KEPT / f"{name}.png"
    if os.environ.get("FRENCH54_PICTURES") == "renew":
        return keep(picture, path)
    assert path.exists(), f"no picture is kept of {name}"
    with Image.open(path) as opened:
        kept = opened.convert("RGB")
    if why := unlike(picture, kept):
        keep(picture, FOUND / f"{name}.png")
        if picture.size == kept.size:
            keep(apart(picture, kept).convert("RGB"), FOUND / f"{name}-apart.png")
        where = FOUND.relative_to(ROOT)
        pytest.fail(f"{name}: {why}. {where}/{name}.png is what was drawn, {where}/{name}-apart.png where it differs")
    return None


def of_all() -> list[Any]:
    return [
        pytest.param(page, look, marks=() if (page, look) in ALWAYS else pytest.mark.full, id=f"{page.__name__}-{look}")
        for page, look in product(PAGES, LOOKS)
    ]


@pytest.mark.parametrize(("page", "look"), of_all())
def test_a_page_looks_as_it_did(visit: Visit, page: Callable[[Guest], None], look: str) -> None:
    seen = LOOKS[look]
    guest = visit(
        seen.size, seen.lang, touch=look == "phone", reduced=True, theme=seen.theme, share=lots("test_pictures")
    )
    # To whoever has been here the style sheet comes apart from the page, where letters can be put into it.
    assert guest.page.request.get(f"{guest.address}/{guest.lang}/").ok
    pinned(guest.page.context, STILL)
    page(guest)
    assert strange(guest.page) == set(), "drawn with what is installed"
    check(drawn(guest), f"{page.__name__}-{look}")
