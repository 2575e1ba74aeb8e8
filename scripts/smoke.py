"""Does an installed Chronolude play? The smoke test of a wheel: a terminal game, the page, a game over the protocol.

Usage: python scripts/smoke.py [--compiled | --plain], with the Python of the environment to be tried. Standard library
only, and nothing of the checkout but the example bot of docs/protocol.md: what is tried is what is installed.
"""

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ADDRESS = re.compile(r"Chronolude is at (http://\S+)")


@contextmanager
def served(words: list[str], folder: Path, environment: dict[str, str] | None = None) -> Iterator[str]:
    """What serves Chronolude, started; the address it tells. All of it ends with the block."""
    serving = subprocess.Popen(
        words, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        encoding="utf-8", start_new_session=True,
    )  # fmt: skip
    assert serving.stdout is not None
    try:
        for line in serving.stdout:
            print(f"  {line.rstrip()}", flush=True)
            if found := ADDRESS.search(line):
                yield found[1]
                return
        sys.exit(f"the server ended with {serving.wait()}")
    finally:
        stop(serving)


def stop(serving: subprocess.Popen[str]) -> None:
    """The process and all it started, where the system knows groups."""
    if serving.poll() is None:
        os.killpg(serving.pid, signal.SIGTERM) if hasattr(os, "killpg") else serving.terminate()
    serving.wait(30)


def fetched(address: str, kind: str) -> str:
    """What the server says there, as soon as it answers."""
    request = urllib.request.Request(address, headers={"accept": kind})  # noqa: S310  (our own server)
    for _ in range(100):
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310
                return str(answer.read().decode())
        except OSError:
            time.sleep(0.1)
    sys.exit("the server does not answer")


def see_page(address: str) -> None:
    if 'id="app"' not in fetched(address, "text/html"):
        sys.exit("the page served is not the client")


def is_compiled(address: str) -> bool:
    """Whether the server's engine is, in its own words."""
    return bool(json.loads(fetched(f"{address}/api/ratings", "application/json"))["compiled"])


def bot_game(python: Path | str, folder: Path, address: str, tell: Callable[[str], None] = print) -> str:
    """The example bot plays a game; its last line, the result."""
    text = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    bot = folder / "bot.py"
    bot.write_text(re.findall(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)[0], encoding="utf-8")
    command = [str(python), "-u", str(bot), address, "contre-temps"]
    lines: list[str] = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as playing:
        assert playing.stdout is not None
        for line in playing.stdout:
            lines.append(line.rstrip())
            if len(lines) == 2:  # the first tells that the game begins
                tell("first answered move")
    if playing.returncode or not lines[-1].startswith("result:"):
        sys.exit("the example bot did not come to the end of its game")
    return lines[-1]


def terminal_game() -> str:
    """A game in the terminal, its answers through a pipe; the first line."""
    words = [sys.executable, "-m", "chronolude", "play", "contre-temps", "--seats", "3", "--seed", "7", "--lang", "en"]
    surroundings = {**os.environ, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}
    said = subprocess.run(
        words, input="1\n" * 80, env=surroundings, capture_output=True, text=True, encoding="utf-8", check=False
    )
    if said.returncode or "Game over" not in said.stdout:
        sys.exit(f"no game came to its end in the terminal: {said.stdout[-400:]}{said.stderr}")
    return said.stdout.strip().splitlines()[0]


def main() -> int:
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--compiled", dest="compiled", action="store_true", default=None, help="it must be compiled")
    options.add_argument("--plain", dest="compiled", action="store_false", help="it must not be")
    given = options.parse_args()
    print(f"Python {sys.version.split()[0]}")
    print(f"in the terminal: {terminal_game()}")
    with tempfile.TemporaryDirectory(prefix="chronolude-smoke-") as folder:
        here = Path(folder)
        words = ["serve", "--port", "0", "--bot-pause", "0", "--db", str(here / "smoke.db")]
        with served([sys.executable, "-m", "chronolude", *words], here) as address:
            see_page(address)
            found = is_compiled(address)
            if given.compiled not in {None, found}:
                sys.exit(f"the engine is {'' if found else 'not '}compiled")
            print(f"over the protocol, {'compiled' if found else 'plain'}: {bot_game(sys.executable, here, address)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
