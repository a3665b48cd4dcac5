"""A server in a process of its own, and persons who come to it as browsers do."""

import asyncio
import json
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final, Self, TypeAlias

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from french54.server.identity import Identities

ROOT: Final = Path(__file__).resolve().parents[2]
PATIENCE: Final = 30
"""Seconds after which a test gives up; never reached where all is well."""

Json: TypeAlias = dict[str, Any]


class Server:
    """One server process on the folder `data`."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self.settings = {
            "port": 0,
            "pause": 0,
            "uniform": True,
            "hint_level": "uniform",
            "openings": 10_000,
            "messages": 10_000,
            "hints": 10_000,
            "reviews": 10_000,
            "readings": 10_000,
            "review_budget": 0.05,
            "log_level": "warning",
            **settings,
        }
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> Self:
        settings = json.dumps({"data": str(self.data), **self.settings})
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__).parent / "run_server.py"), settings],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=(self.data.parent / f"{self.data.name}.log").open("a"),
            text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip().rstrip("/")
        assert self.address, f"the server did not start:\n{self.log}"
        return self

    @property
    def log(self) -> str:
        return (self.data.parent / f"{self.data.name}.log").read_text()

    @property
    def identities(self) -> Identities:
        return Identities.load(self.data, secure=False)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def workers(self) -> list[int]:
        """The processes its bots think in."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [int(child) for child in children]

    async def sleepers(self) -> list[int]:
        """The workers in which a `sleeper` thinks, once there is one."""
        while True:
            found = [pid for pid in self.workers() if Path(f"/proc/{pid}/comm").read_text().strip() == "sleeper"]
            if found:
                return found
            await asyncio.sleep(0.01)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Tell the process to stop, or kill it; the exit code."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(how)
        code = self._process.wait(PATIENCE)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        return code


class Page:
    """A socket at a table, and every byte that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.seen: Json = {}
        """The last view."""
        self.hello: Json = {}
        self.events: list[Json] = []
        """Those of the deal in view."""

    async def send(self, t: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"t": t, **fields}))

    async def receive(self) -> Json:
        """The next message, taken in as the page does."""
        try:
            raw = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        except TimeoutError:
            pytest.fail(f"nothing came after {self.raw[-3:]}")
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: Json = json.loads(raw)
        if message["t"] == "hello":
            self.hello, self.events, self.seen = message, [], {}
        if message["t"] == "view":
            if message["from"] != 0:
                assert (message["deal"], message["from"]) == (self.seen["deal"], len(self.events))
            self.events = [*self.events[: message["from"]], *message["events"]]
            self.seen = message
        return message

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """The next message that is wanted; what comes before is taken in."""
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def until_t(self, *kinds: str) -> Json:
        return await self.until(lambda message: message["t"] in kinds)

    async def until_mine(self) -> Json:
        """The next view in which this person is asked something: an action, or whether to go on."""
        return await self.until(self.is_mine)

    def is_mine(self, message: Json) -> bool:
        you = self.hello["you"]
        return message["t"] == "view" and (message["prompt"] is not None or you in message["waiting"])

    async def until_closed(self) -> int | None:
        """Read what still comes, until the server closes; its code."""
        with suppress(ConnectionClosed):
            while True:
                await asyncio.wait_for(self.socket.recv(), PATIENCE)
        return self.socket.close_code

    async def give_nonce(self, nonce: str | None = None) -> str:
        nonce = nonce or secrets.token_hex(32)
        await self.send("nonce", hex=nonce)
        return nonce

    async def act(self, action: str, n: int | None = None) -> None:
        await self.send("act", n=self.seen["n"] if n is None else n, action=action)

    async def ask_error(self, raw: str | bytes) -> Json:
        """Send something that will be refused; the error."""
        await self.socket.send(raw)
        refused: Json = (await self.until_t("error"))["error"]
        return refused


class Person:
    """Somebody with a browser."""

    def __init__(self, server: Server, lang: str = "en") -> None:
        self.server, self.lang = server, lang
        self.http = httpx.AsyncClient(headers={"Accept-Language": lang}, timeout=PATIENCE)

    def arrive(self) -> Self:
        """Be known, by a cookie such as the first page gives."""
        cookie = self.server.identities.cookie()
        self.http.cookies.set("french54", cookie.partition("=")[2].partition(";")[0], domain="127.0.0.1")
        return self

    @property
    def cookie(self) -> str:
        return str(self.http.cookies.get("french54"))

    async def get(self, path: str, **options: Any) -> httpx.Response:
        return await self.http.get(self.server.address + path, **options)

    async def post(self, path: str, **options: Any) -> httpx.Response:
        headers = {"Origin": self.server.address, **options.pop("headers", {})}
        return await self.http.post(self.server.address + path, headers=headers, **options)

    async def open(self, level: str = "uniform", game: str = "doudizhu") -> str:
        answer = await self.post("/api/tables", json={"game": game, "level": level})
        assert answer.status_code == 201, answer.text
        table: Json = answer.json()
        return str(table["id"])

    @asynccontextmanager
    async def join(self, table: str, lang: str = "", **headers: str) -> AsyncIterator[Page]:
        address = f"{self.server.address.replace('http', 'ws', 1)}/ws/table/{table}?lang={lang or self.lang}"
        headers = {"Origin": self.server.address, "Cookie": f"french54={self.cookie}", **headers}
        # Without an end to its queue a socket that a test leaves half read still hears that the server closes.
        async with connect(
            address, additional_headers=headers, max_size=None, max_queue=None, compression=None, proxy=None
        ) as socket:
            yield Page(socket)


async def read(page: Page, *cards: int) -> Json:
    """What the picked cards mean."""
    await page.send("pick", n=page.seen["n"], id=len(page.raw), cards=cards)
    return await page.until_t("picked")


async def move(page: Page) -> None:
    """A legal action, played the way a person does: a button, else the lowest card that is any use."""
    prompt = page.seen["prompt"]
    allowed = [button["action"] for button in prompt["buttons"] if button["barred"] is None]
    bids = [action for action in allowed if action.startswith("bid ")]
    if bids:
        return await page.act(bids[-1])
    if prompt["playable"]:
        for card in reversed(prompt["playable"]):
            picked = await read(page, card)
            if picked["readings"]:
                return await page.act(picked["readings"][0]["action"])
    return await page.act(allowed[0])


async def play_deal(page: Page) -> Json:
    """Play until the match is over; the last view."""
    while True:
        if page.seen and page.seen["seal"]:
            return page.seen
        if not page.seen or page.seen["prompt"] is None:
            await page.until_mine()
            continue
        await move(page)
        await page.until_t("view")


async def play_until_thinking(page: Page) -> Json:
    """Play until a bot thinks; the message that says so."""
    while True:
        if page.seen and page.seen["prompt"] is not None:
            await move(page)
            await page.until_t("view")
        else:
            message = await page.receive()
            if message["t"] == "thinking":
                return message
