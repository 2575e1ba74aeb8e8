"""Where connections arrive: one that asks for another worker's table is handed there before anybody reads on."""

from __future__ import annotations

import asyncio
import re
import socket
from typing import TYPE_CHECKING, Any, Final

import structlog
from uvicorn import Server
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .arrival import Arrival
from .forward import forward
from .hatch import MOST_READ, Hatch, NobodyThere
from .patience import Patient

if TYPE_CHECKING:
    from ..http.limits import Gate
    from .cluster import Cluster, Doors
    from .peers import Peer

TABLE: Final = re.compile(rb"[A-Z]+ /(?:ws|api/tables|api/admin/tables)/([A-Za-z0-9]{1,16})[/? ]")
"""Requests about one table, by their first line."""
LONGEST_LINE: Final = 8_192
BUSY: Final = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 1\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
logs = structlog.get_logger("chronolude.doorway")


class Nowhere:
    """No door: no connection can be handed to anybody."""

    def reaches(self, _worker: str) -> bool:
        return False


class Entrance:
    """What the doorways of one server share: its workers, once they are known."""

    def __init__(self, server: Server | None) -> None:
        self.server = server
        """Who goes on with a connection that was handed to us; a server that is not ours cannot."""
        self.cluster: Cluster | None = None
        self.hatch: Hatch | None = None
        self.tasks: set[asyncio.Task[Any]] = set()

    def open(self, name: str) -> Doors:
        """Open the door of this worker, where there can be one."""
        if self.server is None or not hasattr(socket, "SCM_RIGHTS"):
            return Nowhere()
        self.hatch = Hatch(name, self.adopt)
        return self.hatch

    def close(self) -> None:
        if self.hatch is not None:
            self.hatch.close()
        self.hatch = self.cluster = None

    def adopt(self, sock: socket.socket, request: bytes) -> None:
        """A connection that another worker accepted goes on here, from the bytes that were read there."""
        self.spawn(self._adopt(sock, request))

    async def _adopt(self, sock: socket.socket, request: bytes) -> None:
        server, loop = self.server, asyncio.get_running_loop()
        if server is None:
            sock.close()
            return
        made = Doorway(server.config, server.server_state, server.lifespan.state, loop)
        made.stays = True  # for this request: two that disagree must not pass it to and fro
        try:
            await loop.connect_accepted_socket(lambda: made, sock)
        except OSError:
            sock.close()
            return
        made.data_received(request)

    def spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


class Doorway(Patient, HttpToolsProtocol):
    """uvicorn's protocol, with a look at the first line of every request."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        gate: Gate | None = self.app_state.get("gate")
        self.entrance = None if gate is None else gate.entrance
        self.arrival = Arrival(self, gate)
        self.unread = b""
        """What came of a request whose first line is not complete, or whose place is just being looked up."""
        self.is_within = False
        """Whether a request is being read."""
        self.stays = self.is_leaving = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.arrival.come(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.arrival.go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.arrival.go()  # a table's connections are counted where they are opened
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it holds us, and nobody tells us when the connection ends

    def on_message_begin(self) -> None:
        self.is_within = True
        self.arrival.expect()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.is_within = False
        self.arrival.is_whole()
        super().on_message_complete()

    def data_received(self, data: bytes) -> None:
        cluster = None if self.entrance is None else self.entrance.cluster
        if cluster is None or self.is_within or self._is_answering():
            super().data_received(data)
            return
        self.unread += data
        if self.is_leaving or (b"\n" not in self.unread and len(self.unread) < LONGEST_LINE):
            return
        found = None if self.stays else TABLE.match(self.unread)
        self.stays = False
        table = "" if found is None else found[1].decode()
        owner = cluster.peers.owner(table) if table else cluster.board.name
        if owner != cluster.board.name and len(self.unread) <= MOST_READ:
            self._leave(self._hand_over(cluster, owner))
        elif table and cluster.peers.has_far and table not in cluster.hall.tables:
            self._leave(self._look_up(cluster, table))
        else:
            self._read_on()

    def _is_answering(self) -> bool:
        cycle: Any = self.cycle
        return cycle is not None and not cycle.response_complete

    def _read_on(self) -> None:
        data, self.unread = self.unread, b""
        super().data_received(data)

    def _leave(self, work: Any) -> None:
        assert self.entrance is not None
        self.is_leaving = True
        self.arrival.is_whole()
        self._unset_keepalive_if_required()
        self.transport.pause_reading()
        self.entrance.spawn(work)

    async def _hand_over(self, cluster: Cluster, owner: str) -> None:
        """The socket goes to its owner; our copy of it is closed, and the connection lives on there."""
        door = None if self.entrance is None else self.entrance.hatch
        try:
            if door is None:
                raise NobodyThere(owner)
            await door.hand_over(owner, self.transport.get_extra_info("socket").fileno(), self.unread)
        except NobodyThere:
            logs.warning("a worker takes no connections any more", worker=owner)
            cluster.lose(owner)
            self.transport.write(BUSY)
            self.transport.close()
        else:
            self.transport.abort()

    async def _look_up(self, cluster: Cluster, table: str) -> None:
        """Whether the table is at home on another machine: then what comes is passed on there, and back."""
        try:
            peer: Peer | None = await cluster.home(table)
        except Exception as error:
            logs.error("the owner of a table could not be looked up", table=table, error=repr(error))
            peer = None
        if peer is not None and peer.address:
            self.connections.discard(self)
            await forward(self.transport, peer.address, self.unread, BUSY, self.arrival.go)
            return
        self.is_leaving = False
        if not self.transport.is_closing():
            self._read_on()
            self.transport.resume_reading()
