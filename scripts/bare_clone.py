"""Do what a newcomer does: clone, `make play`, open the page, play a game; and tell how long each took.

Usage: python scripts/bare_clone.py [FOLDER] [--compile]. The clone is of what is committed here; it is deleted
afterwards unless a folder is named. The game is played by the example bot of docs/protocol.md, over the open protocol.
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ADDRESS = re.compile(r"Chronolude is at (http://\S+)")
LONGEST = 1800


def told(what: str, begun: float) -> None:
    print(f"{what}: {time.monotonic() - begun:.1f} s", flush=True)


def start(clone: Path, compiled: bool) -> tuple[subprocess.Popen[str], str]:
    """`make play` without a browser; the process and the address it tells."""
    words = ["make", "play", f"ARGS=serve --port 0 --db {clone / 'bare.db'}", *([] if compiled else ["COMPILE=no"])]
    playing = subprocess.Popen(
        words, cwd=clone, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    assert playing.stdout is not None
    for line in playing.stdout:
        print(f"  {line.rstrip()}", flush=True)
        if found := ADDRESS.search(line):
            return playing, found[1]
    sys.exit(f"make play ended with {playing.wait()}")


def page(address: str) -> str:
    """The front page, as soon as the server answers."""
    request = urllib.request.Request(address, headers={"accept": "text/html"})  # noqa: S310  (our own server)
    for _ in range(100):
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310
                return str(answer.read().decode())
        except OSError:
            time.sleep(0.1)
    sys.exit("the page was not served")


def game(clone: Path, address: str) -> str:
    """The last line of the example bot: the result."""
    text = (clone / "docs/protocol.md").read_text(encoding="utf-8")
    bot = clone / "bot.py"
    bot.write_text(re.findall(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)[0], encoding="utf-8")
    command = [str(clone / ".venv/bin/python"), str(bot), address, "contre-temps"]
    out = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, check=True).stdout
    return out.splitlines()[-1]


def check(folder: Path, compiled: bool) -> None:
    begun = time.monotonic()
    clone = folder / "clone"
    subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
    told("cloned", begun)
    playing, address = start(clone, compiled)
    try:
        told("server up", begun)
        served = page(address)
        if 'id="app"' not in served:
            sys.exit("the page served is not the client")
        told("page served", begun)
        print(game(clone, address))
        told("a whole game", begun)
    finally:
        os.killpg(playing.pid, signal.SIGTERM)
        playing.wait(30)


def main(words: list[str]) -> int:
    compiled = "--compile" in words
    named = [word for word in words if not word.startswith("--")]
    if named:
        Path(named[0]).mkdir(parents=True, exist_ok=True)
        check(Path(named[0]).resolve(), compiled)
    else:
        with tempfile.TemporaryDirectory(prefix="chronolude-bare-") as folder:
            check(Path(folder), compiled)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
