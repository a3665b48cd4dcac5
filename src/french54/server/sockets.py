"""One page at one table: the WebSocket `docs/wire.md` describes."""

import logging
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from anyio import WouldBlock, create_memory_object_stream, create_task_group, move_on_after
from anyio.abc import TaskGroup
from starlette.websockets import WebSocket, WebSocketDisconnect

from french54.core.game import Action, Choices, Illegal, Seat
from french54.server import limits, wire
from french54.server.house import House
from french54.server.languages import language_of
from french54.server.room import Room, Unreadable
from french54.table import messages
from french54.table.entries import Act, Level, Nonce, Ready, Restart, TakeBack
from french54.table.table import AnyMatch, Refused, Table

FOREIGN: Final = 1008
RESTARTS: Final = 1012
TRY_LATER: Final = 1013
UNKNOWN_PERSON: Final = 4401
NO_SEAT: Final = 4403
NO_TABLE: Final = 4404

_log = logging.getLogger("french54.sockets")


async def endpoint(socket: WebSocket) -> None:
    """`WS /ws/table/{id}`."""
    house: House = socket.app.state.house
    if not house.is_own_page(socket):
        await socket.close(FOREIGN)  # before the handshake, so it is HTTP 403
        return
    await socket.accept()
    try:
        await _seat(socket, house)
    except WebSocketDisconnect:
        return


async def _seat(socket: WebSocket, house: House) -> None:
    person = house.identities.read(socket.cookies)
    if person is None:
        return await _turn_away(socket, UNKNOWN_PERSON, "error-cookie")
    try:
        room = await house.rooms.find(socket.path_params["id"])
    except Unreadable:
        return await _turn_away(socket, NO_TABLE, "error-broken-table")
    if room is None:
        return await _turn_away(socket, NO_TABLE, "error-unknown-table")
    seat = room.table.seat_of(person)
    if seat is None:
        return await _turn_away(socket, NO_SEAT, "error-not-seated")
    if sum(isinstance(page, Page) and page.seat == seat for page in room.onlookers) >= limits.SOCKETS:
        return await _turn_away(socket, TRY_LATER, "error-rate")
    return await Page(socket, house, room, seat).serve()


async def _turn_away(socket: WebSocket, code: int, why: str) -> None:
    error = wire.plain_error(Refused(why), language_of(socket))
    await socket.send_text(wire.encode(wire.ErrorMessage(error, 0)))
    await socket.close(code)


class Page:
    """A page at a table: what it was shown, and what it asks."""

    def __init__(self, socket: WebSocket, house: House, room: Room, seat: Seat) -> None:
        self.seat = seat
        self._socket, self._house, self._room = socket, house, room
        self._language = language_of(socket)
        self._outbox, self._unsent = create_memory_object_stream[str](limits.UNREAD)
        self._match = self._deal = self._events = self._taken = 0
        self._rate, self._hint_rate = limits.Rate(house.config.messages, 4), limits.Rate(house.config.hints, 30)
        self._study_rate = limits.Rate(house.config.hints, 30)
        self._unheard = 0
        self._advising = self._studying = False
        self._tasks: TaskGroup | None = None
        self._closing: int | None = None

    async def serve(self) -> None:
        """Until the page goes away, or is sent away."""
        async with create_task_group() as tasks:
            self._tasks = tasks
            tasks.start_soon(self._write)
            self._room.join(self)
            try:
                await self._read()
            finally:
                self._room.leave(self)
                tasks.cancel_scope.cancel()
        self._outbox.close()
        self._unsent.close()
        if self._closing is not None:
            with move_on_after(5):
                await self._socket.close(self._closing)

    def show(self, table: Table) -> None:
        """Tell what is new: a match that opened, and the events since."""
        if table.matches != self._match:
            self._match, self._deal = table.matches, 0
            game = table.game.name
            self.say(messages.hello(table, self.seat, self._house.levels(game), self._house.studies(game)))
        for match in table.voided:
            self._show_deal(table, match)
        if table.match is not None:
            self._show_deal(table, table.match)

    def _show_deal(self, table: Table, match: AnyMatch) -> None:
        deal = len(match.deals)
        start = self._events if (deal, table.taken_back) == (self._deal, self._taken) else 0
        seen = messages.seen(table, match, self.seat, start)
        self._deal, self._taken, self._events = deal, table.taken_back, start + len(seen.events)
        self.say(seen)

    def _show_all(self) -> None:
        self._deal = 0
        if self._room.table.match is None:
            self._match = 0
        self.show(self._room.table)

    def say(self, message: msgspec.Struct) -> None:
        """Put a message on its way; a page that does not read is cut off."""
        try:
            self._outbox.send_nowait(wire.encode(message))
        except WouldBlock:
            self._cut_off()

    def close(self) -> None:
        """Send the page away; it may join again."""
        self._cut_off(RESTARTS)

    def _cut_off(self, code: int = TRY_LATER) -> None:
        self._closing = code
        if self._tasks is not None:
            self._tasks.cancel_scope.cancel()

    async def _write(self) -> None:
        try:
            async for text in self._unsent:
                await self._socket.send_text(text)
        except WebSocketDisconnect:
            return

    async def _read(self) -> None:
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if not await self._rate.allows():
                self._unheard += 1
                if self._unheard > limits.UNHEARD:
                    self._cut_off()
                self._refuse(Refused("error-rate"))
                continue
            self._unheard = 0
            await self._take(event.get("text"))

    async def _take(self, raw: str | None) -> None:
        """Answer one message; whatever is wrong with it, the table goes on."""
        try:
            if raw is None:
                raise Refused("error-broken-json")
            if len(raw) > limits.MESSAGE or len(raw.encode()) > limits.MESSAGE:
                raise Refused("error-too-large")
            await self._answer(wire.read_message(raw))
        except (Refused, Illegal) as problem:
            self._refuse(problem)
            if isinstance(problem, Refused) and problem.message.id == "error-stale":
                self._show_all()
        except Exception:
            _log.exception("table %s: a message could not be answered", self._room.id)
            self._refuse(Refused("error-internal"))

    def _refuse(self, problem: Refused | Illegal) -> None:
        self.say(wire.ErrorMessage(wire.plain_error(problem, self._language), self._room.table.number))

    async def _answer(self, message: wire.FromPage) -> None:
        match message:
            case wire.ActMessage(n, action):
                await self._room.submit(Act(self.seat, action), n)
            case wire.PickMessage() | wire.AmountMessage():
                self._mean(message)
            case wire.HintMessage():
                await self._begin_hint(message)
            case wire.StudyMessage():
                await self._begin_study(message)
            case wire.NonceMessage():
                await self._give(message)
            case wire.ReadyMessage() | wire.RestartMessage() | wire.TakeBackMessage():
                await self._wish(message)
            case wire.LevelMessage(level):
                await self._choose(level)
            case wire.HurryMessage():
                self._room.hurry()
            case wire.SyncMessage() | wire.CourseMessage():
                self._tell(message)

    def _tell(self, message: wire.SyncMessage | wire.CourseMessage) -> None:
        """The table once more, or how its match has gone."""
        if isinstance(message, wire.SyncMessage):
            self._show_all()
        else:
            self.say(wire.Course(self._room.table.number, messages.course(self._room.table)))

    async def _wish(self, message: wire.ReadyMessage | wire.RestartMessage | wire.TakeBackMessage) -> None:
        if isinstance(message, wire.TakeBackMessage):
            await self._room.submit(TakeBack(self.seat, message.n))
        else:
            wish = Ready if isinstance(message, wire.ReadyMessage) else Restart
            await self._room.submit(wish(self.seat), message.n)

    async def _choose(self, level: str) -> None:
        if level not in self._house.accepted_levels(self._room.table.game.name):
            raise Refused("error-unknown-level", "level")
        await self._room.submit(Level(self.seat, level))

    async def _give(self, message: wire.NonceMessage) -> None:
        """The first share counts; that another tab was slower is no mistake of its person's."""
        try:
            await self._room.submit(Nonce(self.seat, message.hex))
        except Refused as problem:
            if problem.message.id != "error-nonce-given":
                raise

    def _choices(self, n: int) -> Choices[Any]:
        self._room.table.must_know(n)
        return self._room.table.choices(self.seat)

    def _mean(self, message: wire.PickMessage | wire.AmountMessage) -> None:
        choices = self._choices(message.n)
        picked = message.cards if isinstance(message, wire.PickMessage) else ()
        actions: Sequence[Action] = ()
        error = None
        try:
            if isinstance(message, wire.AmountMessage):
                actions = (choices.amount(message.chips),)
            elif picked:
                actions = choices.readings(picked)
        except Illegal as illegal:
            error = wire.plain_error(illegal, self._language)
            if illegal.reason.message.id == "error-not-held":
                picked = ()
        plain = tuple(messages.meaning(action) for action in actions)
        self.say(wire.Picked(message.id, plain, error, messages.prompt(choices, picked)))

    async def _begin_hint(self, message: wire.HintMessage) -> None:
        self._choices(message.n)
        if self._advising or self._tasks is None or not await self._hint_rate.allows():
            raise Refused("error-rate")
        self._advising = True
        self._tasks.start_soon(self._hint, message.id, self._room.table)

    async def _hint(self, identifier: int, table: Table) -> None:
        try:
            self.say(wire.Hints(identifier, await self._house.hints(table, self.seat)))
        except Exception:
            _log.exception("table %s: no hint could be given", self._room.id)
            self._refuse(Refused("error-no-hint"))
        finally:
            self._advising = False

    async def _begin_study(self, message: wire.StudyMessage) -> None:
        table = self._room.table
        if message.what not in self._house.studies(table.game.name):
            raise Refused("error-unknown-study", "what")
        if table.match is None:
            raise Refused("error-no-deal")
        if self._studying or self._tasks is None or not await self._study_rate.allows():
            raise Refused("error-rate")
        self._studying = True
        self._tasks.start_soon(self._study, message, table)

    async def _study(self, message: wire.StudyMessage, table: Table) -> None:
        try:
            found = await self._house.study(table, self.seat, message.what)
            self.say(wire.Studied(message.id, message.what, table.number, found))
        except Illegal as illegal:
            self._refuse(illegal)
        except Exception:
            _log.exception("table %s: the study %s failed", self._room.id, message.what)
            self._refuse(Refused("error-no-study"))
        finally:
            self._studying = False
