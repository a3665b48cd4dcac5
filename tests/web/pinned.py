"""Letters that are the same on every machine: those of locked packages, in place of what is installed."""

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, Page, Route

PACKAGES: Final = Path(__file__).resolve().parents[2] / "web" / "node_modules"
FONTS: Final = ("@fontsource-variable/noto-sans", "@fontsource-variable/noto-sans-tc", "@fontsource/noto-sans-math")
"""Each has signs that those before it have not: Chinese ones, then arrows."""
WRITTEN: Final = """(all) => {
    const signs = new Set();
    for (const one of all) {
        const own = [...one.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE);
        const fresh = [...own.map((child) => child.data).join("")].filter((sign) => sign.trim() && !signs.has(sign));
        if (!fresh.length || !one.checkVisibility()) continue;
        fresh.forEach((sign) => signs.add(sign));
        one.dataset.written = "";
    }
}"""
"""Marks elements in which every sign of the page is written once."""


def pinned(context: BrowserContext, more: str = "") -> None:
    """Have every page of the context draw all its words with these fonts, and `more` of a look.

    Where the packages are missing, nothing is drawn.
    """
    faces = "".join(map(declared, FONTS))
    families = ", ".join(dict.fromkeys(re.findall(r"font-family: (.+?);", faces)))
    letters = f"{faces} *, ::before, ::after {{ font-family: {families} !important }} {more}\n"

    def sheet(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=letters + answer.text())

    def font(route: Route) -> None:
        path = PACKAGES / route.request.url.partition("/pinned/")[2]
        route.fulfill(body=path.read_bytes(), content_type="font/woff2")

    context.route(re.compile(r"/built/.*\.css$"), sheet)
    context.route("**/pinned/**", font)


def declared(name: str) -> str:
    """The faces of a font, as its package has them."""
    text = (PACKAGES / name / "index.css").read_text().replace("./files", f"/pinned/{name}/files")
    if name.endswith("math"):
        text = re.sub("unicode-range: .*", "", text)  # it names letters alone, and the file has all
    return text.replace("font-display: swap", "font-display: block")  # others have other widths


def strange(page: Page) -> set[str]:
    """The fonts of the machine that the page, as it stands, draws anything with."""
    page.eval_on_selector_all("body *", WRITTEN)
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    written = session.send("DOM.querySelectorAll", {"nodeId": root, "selector": "[data-written]"})["nodeIds"]
    used = [used for node in written for used in session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]]
    assert used
    session.detach()
    return {each["familyName"] for each in used if not each["isCustomFont"]}
