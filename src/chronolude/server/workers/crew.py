"""Several workers on one machine: they share one port, and one that dies is started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from typing import Final

WORK: Final = "import sys; from chronolude.server.process import work; sys.exit(work(*map(int, sys.argv[1:])))"
LOOK_SECONDS: Final = 0.2
PAUSE_SECONDS: Final = 1.0
"""Between two lives of a worker: one that cannot start does not take the machine."""
LAST_SECONDS: Final = 10.0
"""How long workers may take to stop."""


class Crew:
    """The processes, and who looks after them."""

    def __init__(self, count: int, listening: socket.socket) -> None:
        self.listening = listening
        self.workers: list[subprocess.Popen[bytes] | None] = [None] * count
        self.begun = [-PAUSE_SECONDS] * count
        self.is_over = False
        self.life, self.end_of_life = os.pipe()
        """Read by every worker to its end, which comes when this process ends, however it ends."""

    def run(self) -> int:
        """Until told to stop."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        try:
            while not self.is_over:
                self._look()
                time.sleep(LOOK_SECONDS)
        finally:
            self._end()
        return 0

    def _look(self) -> None:
        for i, worker in enumerate(self.workers):
            is_due = time.monotonic() - self.begun[i] >= PAUSE_SECONDS
            if (worker is None or worker.poll() is not None) and is_due:
                self.begun[i] = time.monotonic()
                self.workers[i] = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        given = [self.listening.fileno(), self.life]
        return subprocess.Popen([sys.executable, "-c", WORK, *map(str, given)], pass_fds=given, env=os.environ)

    @staticmethod
    def end_with(life: int) -> None:
        """In a worker: stop when whoever looks after it is gone."""

        def wait() -> None:
            os.read(life, 1)
            os.kill(os.getpid(), signal.SIGTERM)

        threading.Thread(target=wait, name="life", daemon=True).start()

    def _stop(self, *_: object) -> None:
        self.is_over = True

    def _end(self) -> None:
        living = [worker for worker in self.workers if worker is not None and worker.poll() is None]
        for worker in living:
            worker.terminate()
        end = time.monotonic() + LAST_SECONDS
        for worker in living:
            try:
                worker.wait(max(0.1, end - time.monotonic()))
            except subprocess.TimeoutExpired:
                worker.kill()
