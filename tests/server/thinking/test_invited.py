"""Developer mode: bots from anywhere that whoever starts the server lets sit at its tables, and nobody else can."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import chronolude as cl
from chronolude import bots
from chronolude.bots import NoBot, bots_for
from chronolude.bots.strangers.invited import INVITED, invite
from chronolude.bots.strangers.program import IDLE, RUNNING
from chronolude.bots.thinking import Asked, think
from chronolude.games import OURS
from tests.bots.strange import file_with_bots
from tests.cli.terminal import chronolude
from tests.server.house import house, run

pytestmark = pytest.mark.web
GAME = "contre-temps"
MINE = """
import pathlib

class Mine:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, sight):
        with pathlib.Path(__file__).with_name("asked").open("a") as out:
            out.write(f"{sight.seat}\\n")
        return sight.options[0]
"""
PROGRAM = """
import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "last"}), flush=True)
    elif said["type"] == "ask":
        print(json.dumps({"type": "answer", "act": said["options"][-1]}), flush=True)
"""


@pytest.fixture(autouse=True)
def nobody_invited(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(INVITED, "")
    bots_for.cache_clear()
    yield
    bots_for.cache_clear()


def known() -> dict[str, list[str]]:
    return {game: [*bots_for(game)] for game in OURS}


def let_in(text: str) -> None:
    invite(text, known())
    bots_for.cache_clear()


def test_an_invited_bot_sits_at_tables_of_its_game_and_answers(tmp_path: Path) -> None:
    (tmp_path / "my.py").write_text(MINE)
    let_in(f"{GAME}:mine={tmp_path / 'my.py'}:Mine")
    assert "mine" not in bots_for("time-division")

    async def scenario() -> None:
        async with house(tmp_path, bot_pause=600) as here:
            await here.make(bots=["mine", "mine"])
            listed = (await here.get("/api/games")).json()
            assert [card["id"] for card in listed if "mine" in card["bots"]] == [GAME]

    run(scenario())
    table = cl.new(GAME, 3, 5)
    reply = think(Asked(GAME, table.position(), table.asked[0], "mine", 1))
    assert reply.error == "" and reply.text == table.moves(table.asked[0])[0]
    assert (tmp_path / "asked").exists()


def test_a_request_names_no_place(tmp_path: Path) -> None:
    (tmp_path / "my.py").write_text(MINE)
    place = f"{tmp_path / 'my.py'}:Mine"
    let_in(f"{GAME}:mine={place}")

    async def scenario() -> None:
        async with house(tmp_path, bot_pause=600) as here:
            for strange in (place, "my.py:Mine", f"stdio:{sys.executable}", "stdio:true", f"{GAME}:mine={place}"):
                wish = {"game": GAME, "seats": 3, "bots": [strange, "random"], "name": "Ada"}
                assert (await here.post("/api/tables", wish)).status_code in (400, 409), strange

    run(scenario())
    assert not (tmp_path / "asked").exists()


def test_a_program_thinks_and_is_kept_for_the_next_ask(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(PROGRAM)
    let_in(f"{GAME}:last=stdio:{sys.executable} {tmp_path / 'bot.py'}")
    table, started = cl.new(GAME, 3, 5), len(RUNNING)
    seat = table.asked[0]
    for seed in (1, 2):
        reply = think(Asked(GAME, table.position(), seat, "last", seed))
        assert reply.error == "" and reply.text in table.moves(seat)
        assert len(RUNNING) == started + 1, "the program of the first ask answers the second"
    for program in IDLE.pop((sys.executable, str(tmp_path / "bot.py"))):
        program.stop()


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        ("Crashing", "ZeroDivisionError: integer division or modulo by zero"),
        ("Cheating", "answered 5046272, which means nothing and is not on offer"),
        ("Leaving", "SystemExit: I have had enough"),
        ("Good?depth=3", "TypeError: "),
    ],
)
def test_how_one_fails_is_told_as_everywhere_and_the_process_lives(tmp_path: Path, bot: str, what: str) -> None:
    """One that left by `SystemExit` took the process with it, twice for every answer."""
    let_in(f"{GAME}:bad={file_with_bots(tmp_path)}:{bot}")
    table = cl.new(GAME, 3, 5)
    reply = think(Asked(GAME, table.position(), table.asked[0], "bad", 1))
    assert reply.text == "" and reply.error.startswith(what)


def test_one_that_fails_when_it_is_sent_home_has_answered(tmp_path: Path) -> None:
    (tmp_path / "my.py").write_text(MINE + "    def end(self, played):\n        return played.winners\n")
    let_in(f"{GAME}:mine={tmp_path / 'my.py'}:Mine")
    table = cl.new(GAME, 3, 5)
    reply = think(Asked(GAME, table.position(), table.asked[0], "mine", 1))
    assert reply.error == "" and reply.text == table.moves(table.asked[0])[0]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("./my.py:MyBot", "does not read GAME:NAME=PLACE"),
        ("chess:mine=./my.py:MyBot", "no game 'chess'"),
        (f"{GAME}:random=./my.py:MyBot", "already"),
        (f"{GAME}:mine=./nowhere.py:MyBot", "nowhere.py"),
        (f"{GAME}:mine=stdio:no-such-program", "no program"),
    ],
)
def test_what_cannot_sit_down_is_told_at_once(text: str, why: str) -> None:
    with pytest.raises(NoBot, match=why):
        invite(text, known())
    told = chronolude("serve", "--bot", text)
    assert told.status == 2 and why in told.err and "Traceback" not in told.err


def test_every_other_bot_is_there_when_an_invited_one_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INVITED, f"{GAME}:mine={tmp_path / 'gone.py'}:Mine")
    with pytest.warns(RuntimeWarning, match="invited"):
        found = bots_for(GAME)
    assert "rule-of-thumb" in found and "mine" not in found
    bots.make(GAME, "random", 1)
