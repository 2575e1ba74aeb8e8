"""A bot in any language: a program that lives through many games and is asked over its stdin and stdout."""

from __future__ import annotations

import atexit
import contextlib
import os
import queue
import shlex
import shutil
import subprocess
import threading
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qsl

import msgspec

import chronolude

from ...sight import Sight
from ...tables.notation import action_text
from ...tables.runner import Played
from . import messages
from .files import NoBot

SECONDS: Final = 10.0
PATIENCE: Final = 1.0  # seconds a program has to end by itself once its stdin is closed
SHOWN: Final = 120  # characters of a line that nobody understands


class Amiss(Exception):
    """The program ended, was too slow, or said what cannot be understood."""


def command_in(text: str) -> tuple[tuple[str, ...], float]:
    """`./bot --deep?seconds=2`: the words of the command, and how long an answer may take."""
    command, sign, query = text.rpartition("?")
    words = dict(parse_qsl(query)) if sign else {}
    if set(words) != {"seconds"}:
        command, words = text, {}
    parts = tuple(shlex.split(command, posix=os.name != "nt"))
    if not parts or shutil.which(parts[0]) is None:
        raise NoBot(f"there is no program {parts[0] if parts else command!r} that can be started")
    try:
        return parts, float(words.get("seconds", SECONDS))
    except ValueError:
        raise NoBot(f"seconds is a number, not {words['seconds']!r}") from None


class Program:
    """One running program, told `hello` when it starts; one game at a time."""

    def __init__(self, command: tuple[str, ...], seconds: float) -> None:
        self.seconds = seconds
        self.layout: object = None
        """Whose names it was told last."""
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, bufsize=0)
        except OSError as error:
            raise Amiss(f"it cannot be started: {error.strerror or error}") from None
        self.lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self.listen, daemon=True).start()
        RUNNING.append(self)
        self.tell(messages.hello(chronolude.__version__))
        self.ready = self.hear(messages.ProgramReady)

    def listen(self) -> None:
        """Pass lines on as they come, so that waiting for one can end in time; an empty one says there are no more."""
        assert self.process.stdout is not None
        with contextlib.suppress(OSError, ValueError), self.process.stdout as out:
            for line in out:
                self.lines.put(line)
        self.lines.put(b"")

    def tell(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(message) + b"\n")
        except (OSError, ValueError):
            raise Amiss(self.ended()) from None

    def hear(self, wanted: type[messages.AnyLine]) -> Any:
        try:
            line = self.lines.get(timeout=self.seconds)
        except queue.Empty:
            raise Amiss(f"said nothing for {self.seconds:g} s") from None
        if not line:
            raise Amiss(self.ended())
        try:
            return msgspec.json.decode(line, type=wanted)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            said = line.decode(errors="replace").strip()[:SHOWN]
            raise Amiss(f"said {said!r}, which is not what was asked for: {error}") from None

    def ended(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return f"ended with exit status {self.process.wait(PATIENCE)}"
        return "closed its stdin or stdout"

    def stop(self) -> None:
        """Close its stdin, by which it should end; one that does not is ended."""
        if self in RUNNING:
            RUNNING.remove(self)
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):
            self.process.stdin.close()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


RUNNING: Final[list[Program]] = []
IDLE: Final[dict[tuple[str, ...], list[Program]]] = {}


@atexit.register
def stop_all() -> None:
    """Nothing outlives the run."""
    IDLE.clear()
    for program in RUNNING:
        program.stop()


class StdioBot:
    """One seat of one game, answered for by a program: one that is idle, or a new one."""

    is_elsewhere = True
    """It thinks in a process of its own, so that how much it works is not seen here."""

    def __init__(self, game: str, command: tuple[str, ...], seconds: float, seed: int) -> None:
        self.game = game
        self.command = command
        self.seconds = seconds
        self.seed = seed
        self.seat = -1
        self.program: Program | None = None

    def choose(self, sight: Sight) -> int:
        program = self.program or self.begin(sight)
        try:
            program.tell(messages.ask(sight, program.ready.memory))
            return self.meant(sight, program.hear(messages.ProgramAnswer))
        except Amiss:
            self.drop()
            raise

    def begin(self, sight: Sight) -> Program:
        idle = IDLE.setdefault(self.command, [])
        program = self.program = idle.pop() if idle else Program(self.command, self.seconds)
        self.seat = sight.seat
        program.tell(messages.new(self.game, sight, self.seed, program.layout is not sight.layout))
        program.layout = sight.layout
        return program

    def meant(self, sight: Sight, answer: messages.ProgramAnswer) -> int:
        if answer.act is not None:
            return answer.act
        texts = [action_text(sight.layout, act) for act in sight.options]
        if answer.text not in texts:
            raise ValueError(f"answered {answer.text!r}, which is not on offer")
        return sight.options[texts.index(answer.text)]

    def end(self, played: Played | None) -> None:
        """Tell it how the game ended, and keep it for the next."""
        program, self.program = self.program, None
        if program is not None:
            try:
                program.tell(messages.end(self.seat, played))
            except Amiss:
                program.stop()
            else:
                IDLE.setdefault(self.command, []).append(program)

    def drop(self) -> None:
        program, self.program = self.program, None
        if program is not None:
            program.stop()


def files_of(command: tuple[str, ...]) -> list[Path]:
    """The program itself and the files it is started with: what decides how it plays, as far as we can see."""
    named = [shutil.which(command[0]) or command[0], *command[1:]]
    return [Path(one) for one in named if Path(one).is_file()]
