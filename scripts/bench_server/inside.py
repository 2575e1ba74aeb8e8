"""What a move costs inside the server, without sockets: from the frame of an answer to the frames for four connections.

Usage: python -m scripts.bench_server.inside [--count] [--game GAME] [--tables 10] [--moves 40] [--python PATH]

Tables of four people each, SQLite in FULL, a file that is thrown away. What is answered is settled beforehand, so that
nothing but the server is at work while it is measured. Plain, it tells processor time, which is worth little where
others work. With --count it runs under valgrind and tells instructions, of which the same run twice gives the same
number but for a hundredth; and which functions they were spent in, with all they called.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import msgspec
import uvloop
from websockets.protocol import OPEN
from websockets.speedups import apply_mask

from chronolude.games import find
from chronolude.locale import LANGUAGES, bundle, learn
from chronolude.server.hall import Hall
from chronolude.server.http.bodies import NewTable
from chronolude.server.http.limits import Gate
from chronolude.server.live.connection import Connection
from chronolude.server.live.table import Live
from chronolude.server.rings import settle as settle_rings
from chronolude.server.settings import read_settings
from chronolude.server.starts.tables import make_table
from chronolude.server.store import open_store
from chronolude.server.wire.ears import Ears
from chronolude.server.wire.frames import Wire, taken
from chronolude.server.wire.hello import welcome
from chronolude.server.wire.messages import VERSION, Hello
from chronolude.tables import Table
from chronolude.tables.bench import is_compiled

from .interpreter import environment
from .ours import wish

MASK: Final = b"\x11\x22\x33\x44"
WARM: Final = 12
"""Answers at each table before anything is measured."""
RATES: Final = {"socket_rate": "1000000/second", "address_rate": "100000000/minute"}


class Round:
    """Waits until everybody was told everything."""

    def __init__(self) -> None:
        self.left = self.bytes = 0
        self.done: asyncio.Future[None] | None = None

    async def told(self, messages: int) -> None:
        self.left += messages
        if self.left:
            self.done = asyncio.get_running_loop().create_future()
            await self.done

    def write(self, data: bytes) -> None:
        self.bytes += len(data)
        self.left -= 1
        if self.left == 0 and self.done is not None and not self.done.done():
            self.done.set_result(None)

    def is_closing(self) -> bool:
        return False


class Answers:
    """A table, its four connections, and what will be answered there, ask by ask."""

    def __init__(self, live: Live, ears: list[Ears]) -> None:
        self.live = live
        self.ears = ears
        self.asks: list[list[tuple[int, bytes]]] = []

    def settle(self, most: int) -> None:
        """Play on with a copy of the table, and note the frames that do the same."""
        assert self.live.folded.table is not None
        twin: Table = self.live.folded.table.clone()
        while twin.decision < most and not twin.is_over:
            asked = twin.asked if twin.is_sealed else twin.asked[:1]
            frames: list[tuple[int, bytes]] = []
            for seat in asked:
                text = twin.moves(seat)[0]
                frames.append((seat, frame(twin.decision, text)))
                twin.take(seat, text)
            self.asks.append(frames)

    def say(self) -> int:
        """All who are asked answer; how many they are."""
        if not self.asks:
            return 0
        frames = self.asks.pop(0)
        for seat, data in frames:
            taken(data, self.ears[seat].hear)
        return len(frames)


def frame(decision: int, text: str) -> bytes:
    """An answer as a client sends it."""
    said = msgspec.json.encode({"type": "answer", "ref": decision + 1, "decision": decision, "text": text})
    head = bytes((0x81, 0x80 | len(said))) if len(said) < 126 else b"\x81\xfe" + len(said).to_bytes(2, "big")
    return head + MASK + apply_mask(said, MASK)


async def sit(hall: Hall, gate: Gate, game: str, number: int, told: Round) -> Answers:
    """Four people come to a new table, whose deal is the same in every run."""
    plain = msgspec.convert(wish(game), NewTable)
    made = await make_table(hall, plain, "", secret=f"{number:064x}")
    live = await hall.find(made.id)
    assert live is not None
    ears: list[Ears] = []
    for key in made.seats:
        found = hall.key(key.token)
        assert found is not None
        connection = Connection(found.seat, "en", 0, found.hash)
        connection.steps = True
        ready = asyncio.Event()
        ready.set()
        wire = SimpleNamespace(writable=ready, transport=told, conn=SimpleNamespace(state=OPEN, extensions=[]))
        connection.direct = Wire.write.__get__(wire)
        await welcome(live, connection, Hello(version=VERSION, token=key.token, steps=True))
        ears.append(Ears(hall, gate, live, connection, "127.0.0.1"))
    return Answers(live, ears)


async def play(tables: list[Answers], told: Round, asks: int | None) -> int:
    """So many asks at every table, all of them side by side; how many answers that were."""
    made = 0
    while asks is None or asks > 0:
        answers = sum(table.say() * len(table.ears) for table in tables)
        if not answers:
            break
        await told.told(answers)
        made += answers // len(tables[0].ears)
        asks = None if asks is None else asks - 1
    return made


def learn_words() -> None:
    """Have every sentence read that may be said: each is read once in the life of a server."""
    for lang in LANGUAGES:
        for key in sorted(bundle(lang).names):
            if not key.startswith("web-"):
                learn(lang, key)


def counting(switch: str) -> None:
    """Have valgrind, under which this process runs, count from here on, or stop."""
    words = ["callgrind_control", "-i", switch, str(os.getpid())]
    subprocess.run(words, capture_output=True, check=True)


async def measure(
    game: str, tables: int, moves: int, watch: Callable[[str], None] = lambda _: None
) -> tuple[int, float, float, int]:
    """Answers, processor seconds and seconds they took, and bytes sent; `watch` is told when it is on and off."""
    with tempfile.TemporaryDirectory() as folder:
        settings = read_settings({}, db=str(Path(folder) / "inside.db"), synchronous="FULL", window_seconds=0, **RATES)
        store = await open_store(settings)
        hall, gate, told = Hall(settings, store, "key", "admin"), Gate(settings), Round()
        sitting = [await sit(hall, gate, game, number, told) for number in range(tables + 1)]
        for table in sitting:
            table.settle(WARM + moves)
        told.left = 0
        learn_words()
        await play([sitting.pop()], told, None)  # what is made once is made
        await play(sitting, told, WARM // 4)
        settle_rings()
        told.bytes = 0
        watch("on")
        busy, begun = time.process_time(), time.perf_counter()
        made = await play(sitting, told, None)
        busy, seconds = time.process_time() - busy, time.perf_counter() - begun
        watch("off")
        await hall.close()
        await store.close()
    return made, busy, seconds, told.bytes


def count(asked: argparse.Namespace) -> None:
    """The same under valgrind."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(asked.keep or Path(folder) / "callgrind.out")
        words = [
            "valgrind", "--tool=callgrind", "-q", "--instr-atstart=no", f"--callgrind-out-file={file}",
            asked.python, "-m", "scripts.bench_server.inside", "--counted",
            "--game", asked.game, "--tables", str(asked.tables), "--moves", str(asked.moves),
        ]  # fmt: skip
        said = subprocess.run(words, capture_output=True, text=True, check=True, env=environment(asked.python)).stdout
        moves = int(re.findall(r"(\d+) moves", said)[-1])
        words = ["callgrind_annotate", "--inclusive=yes", "--threshold=100", str(file)]
        told = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    found = [(int(n.replace(",", "")), name) for n, name in re.findall(r"^ *([\d,]+) .*?:(\S+)", told, re.MULTILINE)]
    whole = int(re.findall(r"^ *([\d,]+) .*PROGRAM TOTALS", told, re.MULTILINE)[0].replace(",", ""))
    print(said, end="")
    print(f"{whole / moves / 1000:.1f} thousand instructions a move")
    for spent, name in sorted(found, reverse=True):
        if name.startswith("CPyDef_") and spent > moves * 1000:
            print(f"{spent / moves / 1000:8.1f}  {name.removeprefix('CPyDef_')}")


def main() -> None:
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--count", action="store_true", help="instructions, by valgrind")
    words.add_argument("--game", default="contre-temps")
    words.add_argument("--tables", type=int, default=10)
    words.add_argument("--moves", type=int, default=40)
    words.add_argument("--python", default=sys.executable, help="another interpreter, with --count")
    words.add_argument("--counted", action="store_true", help=argparse.SUPPRESS)
    words.add_argument("--keep", default="", help="where to keep what valgrind wrote")
    asked = words.parse_args()
    find(asked.game)
    if asked.count:
        count(asked)
        return
    watch = counting if asked.counted else lambda _: None
    made, busy, seconds, sent = uvloop.run(measure(asked.game, asked.tables, asked.moves, watch))
    engine = "compiled" if is_compiled() else "not compiled"
    print(f"{engine}: {made} moves, {1e6 * busy / made:.0f} µs of a processor and {1e6 * seconds / made:.0f} µs each, "
          f"{sent / made:.0f} bytes each")  # fmt: skip


if __name__ == "__main__":
    main()
