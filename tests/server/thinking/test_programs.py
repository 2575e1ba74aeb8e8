"""Bots on stdin and stdout: what they are told, and a clear fate for those that crash, hang or talk nonsense."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from chronolude.server.thinking.programs import ProgramReport, run_bot

GOOD = """
import json, sys
def choose(options):
    first = options[0]
    return first["text"] + (" > " + choose(first["then"]) if first["then"] else "")
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "update" and told["update"]["your_turn"]:
        answer = {"type": "answer", "ref": 1, "decision": told["update"]["view"]["decision"],
                  "text": choose(told["update"]["options"])}
        print(json.dumps(answer), flush=True)
"""
STUBBORN = (
    GOOD
    + """    elif told["type"] == "refused":
        print(json.dumps(answer), flush=True)
"""
)
CLUMSY = GOOD.replace("        print(", "        print('what?', flush=True); print(", 1)
CRASHES = "import sys\nsys.stdin.readline()\nsys.exit(3)\n"
HANGS = "import time\ntime.sleep(60)\n"
NONSENSE = "import sys\nfor line in sys.stdin:\n    print('42', flush=True)\n"
WRONG = STUBBORN.replace('choose(told["update"]["options"])', '"A99"')
STALE = STUBBORN.replace('told["update"]["view"]["decision"]', "-1")
LONG = "print('x' * 1_000_000, flush=True)\nimport time\ntime.sleep(60)\n"


def play(folder: Path, program: str, seconds: float = 20.0, seed: int = 3) -> ProgramReport:
    script = folder / "bot.py"
    script.write_text(program)
    command = [sys.executable, str(script)]
    return asyncio.run(run_bot(command, "contre-temps", seats=3, seat=1, seed=seed, seconds=seconds))


def test_a_bot_plays_to_the_end_and_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    one, two = play(tmp_path, GOOD), play(tmp_path, GOOD)
    assert (one.fate, one.refusals) == ("played", 0)
    assert one.answers > 3
    assert one.result is not None
    assert one.result == two.result


def test_a_clumsy_bot_is_told_and_may_try_again(tmp_path: Path) -> None:
    report = play(tmp_path, CLUMSY)
    assert report.fate == "played"
    assert report.refusals == report.answers


@pytest.mark.parametrize(
    ("program", "fate", "seconds"),
    [
        (CRASHES, "crashed", 20), (HANGS, "hung", 0.5), (NONSENSE, "refused", 20), (WRONG, "refused", 20),
        (STALE, "refused", 20), (LONG, "refused", 20),
    ],
    ids=["crashes", "hangs", "nonsense", "wrong", "stale", "long"],
)  # fmt: skip
def test_a_bot_that_fails_is_out_and_a_random_one_plays_on(
    program: str, fate: str, seconds: float, tmp_path: Path
) -> None:
    report = play(tmp_path, program, seconds)
    assert report.fate == fate
    assert report.at >= 0
    assert report.result is not None


def test_a_seat_or_program_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="seat 7"):
        asyncio.run(run_bot(["true"], "contre-temps", seat=7))
    with pytest.raises(OSError, match="nowhere"):
        asyncio.run(run_bot([str(tmp_path / "nowhere")], "contre-temps"))
