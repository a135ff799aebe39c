"""Live tables: everybody who looks at a table is shown each change, once, as soon as it is written."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import orjson
import structlog
from starlette.concurrency import run_in_threadpool
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from lunarium.core.errors import LunariumError
from lunarium.server.house import House
from lunarium.server.metrics import REFUSED
from lunarium.server.room import Room, Watcher
from lunarium.tables.bulletin import EVERYTHING
from lunarium.tables.errors import Busy, Unauthorized
from lunarium.tables.people import Person
from lunarium.tables.table import Table

UNSUPPORTED, POLICY_VIOLATION, RESTARTING, TRY_LATER = 1003, 1008, 1012, 1013

log = structlog.get_logger("lunarium.live")


class Live:
    """The rooms of this process, woken by the bulletin."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._rooms: dict[str, Room] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._sockets: set[WebSocket] = set()
        self._places: Counter[str] = Counter()  # who waits here, by their address
        self._is_closing = False
        house.bulletin.subscribe(self._hear)

    def start(self) -> None:
        """From now on news from any thread reaches this loop."""
        self._loop = asyncio.get_running_loop()

    def hang_up(self) -> None:
        """Let nobody wait any longer: this process ends as soon as everybody has their answer."""
        if self._loop is not None:
            _call(self._loop, self._release)

    def _release(self) -> None:
        self._is_closing = True
        for room in self._rooms.values():
            for watcher in room.watchers:
                watcher.changed.set()

    async def stop(self) -> None:
        """Say good-bye: clients come back to whoever serves then."""
        self._loop = None
        for socket in list(self._sockets):
            await _close(socket, RESTARTING)

    @contextmanager
    def place_for(self, caller: str) -> Iterator[None]:
        """A place for somebody who waits for changes; at one address and in all there are only so many."""
        settings = self._house.settings
        is_full = self._places.total() >= settings.connections // 2  # the others are for whoever asks
        if is_full or self._places[caller] >= settings.sockets_each:
            REFUSED.labels("sockets").inc()
            raise Busy("too-many-sockets")
        self._places[caller] += 1
        try:
            yield
        finally:
            self._places[caller] -= 1
            if not self._places[caller]:
                del self._places[caller]

    @property
    def watching(self) -> int:
        return sum(len(room.watchers) for room in self._rooms.values())

    async def serve(self, socket: WebSocket, table: Table, watcher: Watcher) -> None:
        """Show a table over a socket until one of both goes away, or the token is replaced."""
        room = self._enter(table, watcher)
        self._sockets.add(socket)
        listening = asyncio.create_task(_listen(socket))
        try:
            watcher.changed.set()
            while not listening.done():
                waiting = asyncio.create_task(watcher.changed.wait())
                await asyncio.wait({waiting, listening}, return_when=asyncio.FIRST_COMPLETED)
                waiting.cancel()
                if self._is_closing:
                    await _close(socket, RESTARTING)
                    break
                if watcher.changed.is_set() and not listening.done():
                    watcher.changed.clear()
                    if watcher.is_doubtful and not await run_in_threadpool(self._is_known, watcher):
                        await _close(socket, POLICY_VIOLATION, Unauthorized.code)
                        break
                    while watcher.heard:
                        await socket.send_text(watcher.heard.popleft().decode())
                    if watcher.review is not None:
                        told, watcher.review = watcher.review, None
                        await socket.send_text(told.decode())
                    await self._load(room)
                    if watcher.seen == (room.table.version, room.present):
                        continue  # woken in vain
                    shown = await run_in_threadpool(room.show, watcher, room.present)
                    await socket.send_text(shown.decode())
        except (WebSocketDisconnect, RuntimeError):
            pass  # the client has gone
        except LunariumError as error:
            log.info("socket-closed", table=table.id, code=error.code)
            await _close(socket, TRY_LATER)
        finally:
            listening.cancel()
            self._sockets.discard(socket)
            self._leave(table.id, watcher)

    async def wait(self, table: Table, line: int, ply: int, seconds: float, person: Person | None) -> None:
        """Come back when the table is at another position, or after a while."""
        watcher = Watcher(person, line, ply)
        room = self._enter(table, watcher)
        try:
            async with asyncio.timeout(seconds):
                while True:
                    watcher.changed.clear()  # first: what changes while the table is read is news
                    await self._load(room)
                    if self._is_closing or (room.table.line, room.table.ply) != (line, ply):
                        return
                    await watcher.changed.wait()
        except TimeoutError:
            return
        finally:
            self._leave(table.id, watcher)

    def present_at(self, table_id: str) -> frozenset[str]:
        """The people who look at this table here."""
        room = self._rooms.get(table_id)
        return room.present if room else frozenset()

    def _enter(self, table: Table, watcher: Watcher) -> Room:
        room = self._rooms.get(table.id)
        if room is None:
            room = self._rooms[table.id] = Room(table)
            self._house.computers.watch(table)
            self._house.bulletin.tell_others(f"who:{table.id}")
        room.refresh(table)
        room.is_stale = True  # something may have happened between reading the table and coming in
        before = room.here
        room.watchers.add(watcher)
        self._tell_presence(room, before)
        return room

    def _leave(self, table_id: str, watcher: Watcher) -> None:
        room = self._rooms.get(table_id)
        if room is None:
            return
        before = room.here
        room.watchers.discard(watcher)
        self._tell_presence(room, before)
        if not room.watchers:
            del self._rooms[table_id]
            self._house.computers.unwatch(table_id)

    def _tell_presence(self, room: Room, before: frozenset[str]) -> None:
        """Somebody at the table came or went: the others are shown so, whoever serves them."""
        changed = (before ^ room.here) & room.seated
        for person in changed:
            news = "come" if person in room.here else "go"
            self._house.bulletin.tell_others(f"{news}:{room.table.id}:{person}")
        if changed:
            room.wake()

    async def _load(self, room: Room) -> None:
        """Read the table once for all who look at it."""
        async with room.loading:
            if room.is_stale:
                room.is_stale = False  # news that come from now on are not in what is read
                try:
                    room.refresh(await run_in_threadpool(self._read, room.table.id))
                except LunariumError:
                    room.is_stale = True
                    raise

    def _is_known(self, watcher: Watcher) -> bool:
        """Whether the token by which somebody came still stands for them."""
        watcher.is_doubtful = False
        try:
            return watcher.token is None or self._house.people.recognise(watcher.token) is not None
        except Unauthorized:
            return False

    def _read(self, table_id: str) -> Table:
        return self._house.tables.story(self._house.tables.load(table_id))

    def _hear(self, topic: str) -> None:
        """News, from whatever thread."""
        loop = self._loop
        if loop is None or loop.is_closed():
            return
        kind, _, rest = topic.partition(":")
        identity, *about = rest.split(":")
        if topic == EVERYTHING:
            _call(loop, self._catch_up)
        elif kind == "person":
            _call(loop, lambda: self._doubt(identity))
        elif identity in self._rooms:  # else nobody looks, as mostly
            _call(loop, lambda: self._wake(identity, [kind, *about]))

    def _wake(self, table_id: str, news: list[str]) -> None:
        room = self._rooms.get(table_id)
        if room is None:
            return
        match news:
            case ["table"]:
                room.is_stale = True
            case ["come", person]:
                room.come_elsewhere(person)
            case ["go", person]:
                room.go_elsewhere(person)
            case ["who"]:
                self._mention(room)
            case ["say", seat, phrase]:
                room.say(int(seat), phrase)
            case ["review", status, depth, done, total]:
                room.tell_review(status, depth, int(done), int(total))
        room.wake()

    def _doubt(self, person: str | None) -> None:
        """Something about this person has changed, or about anybody: perhaps their token."""
        for room in self._rooms.values():
            for watcher in room.watchers:
                if watcher.person is not None and person in (None, watcher.person.id):
                    watcher.is_doubtful = True
                    watcher.changed.set()

    def _catch_up(self) -> None:
        """News may have been missed, and a worker with its people may have died."""
        for room in self._rooms.values():
            room.forget_absent()
            room.is_stale = True
            room.wake()
            self._mention(room)
        self._doubt(None)

    def _mention(self, room: Room) -> None:
        """Tell other workers who of the table's people looks at it here."""
        for person in room.here & room.seated:
            self._house.bulletin.tell_others(f"come:{room.table.id}:{person}")


def _call(loop: asyncio.AbstractEventLoop, function: Callable[[], None]) -> None:
    try:
        loop.call_soon_threadsafe(function)
    except RuntimeError:
        log.debug("loop-closed")


async def _listen(socket: WebSocket) -> None:
    """Hear the client out: a ping is answered, anything else ends this socket and nothing more."""
    with suppress(WebSocketDisconnect, RuntimeError):  # gone while we answered
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not _is_ping(message.get("text")):
                await _close(socket, UNSUPPORTED)
                return
            await socket.send_text('{"type":"pong"}')


def _is_ping(text: object) -> bool:
    if not isinstance(text, str):
        return False
    try:
        said = orjson.loads(text)
    except orjson.JSONDecodeError:
        return False
    return bool(said == {"type": "ping"})


async def _close(socket: WebSocket, code: int, reason: str | None = None) -> None:
    if socket.application_state is not WebSocketState.DISCONNECTED:
        try:
            await socket.close(code, reason)
        except RuntimeError:
            log.debug("socket-already-closed")
