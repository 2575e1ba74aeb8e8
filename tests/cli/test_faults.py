"""Whatever is wrong is said in one line that names it and what is allowed, with exit status 2."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

import chronolude as cl
from chronolude.cli import app
from chronolude.cli.verbs import brought
from tests.cli.terminal import Said, chronolude


def complaint(said: Said) -> str:
    """The one line; there is nothing else, and no traceback."""
    assert said.status == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("chronolude: ")
    return said.err


TOO_FEW = ("timeline", "--seats", "8", "--option", "hand_size=10", "--option", "decks=inventions")

WRONG = [
    (("play", "chess"), ("chess", "contre-temps")),
    (("simulate", "chess"), ("chess", "contre-temps")),
    (("simulate",), ("contre-temps",)),
    (("play", "contre-temps", "--seats", "2"), ("3", "6", "2")),
    (("simulate", "contre-temps", "--seats", "7"), ("3", "6", "7")),
    (("play", "contre-temps", "--seats", "many"), ("--seats", "integer")),
    (("play", "contre-temps", "--seat", "4"), ("4", "1", "3")),
    (("play", "contre-temps", "--seat", "0"), ("0", "1", "3")),
    (("play", "contre-temps", "--option", "colour=red"), ("colour=red", "mode", "past_energy")),
    (("play", "contre-temps", "--option", "mode"), ("mode", "=")),
    (("simulate", "contre-temps", "--option", "mode=odd"), ("mode", "odd", "classic", "paradox")),
    (("play", "contre-temps", "--option", "first=5"), ("first", "5", "random", "1")),
    (("play", "contre-temps", "--bots", "hal"), ("hal", "random", "rule-of-thumb")),
    (("simulate", "contre-temps", "--bots", "random,hal"), ("hal", "random", "rule-of-thumb")),
    (("simulate", "contre-temps", "--bots", ","), ("--bots", "random")),
    (("simulate", "contre-temps", "--bots", "random,random,random,random"), ("--bots", "3")),
    (("simulate", "contre-temps", "--games", "0"), ("--games", "0", "1")),
    (("simulate", "contre-temps", "--jobs", "0"), ("--jobs", "0", "1")),
    (("simulate", "contre-temps", "--cap", "-1"), ("--cap", "-1", "1")),
    (("bench", "--rounds", "0"), ("--rounds", "0", "1")),
    (("play", "--resume", "no-such-file"), ("no-such-file",)),
    (("replay", "no-such-file"), ("no-such-file",)),
    (("verify", "no-such-file"), ("no-such-file",)),
    (("verify", "."), (".",)),
    (("play", "--lang", "de"), ("de", "en", "fr")),
    (("games", "--lang", "de"), ("de", "en", "fr")),
    (("games", "chess"), ("chess", "contre-temps")),
    (("play", *TOO_FEW), ("T-017", "8 seats", "cards")),
    (("simulate", *TOO_FEW), ("T-017", "8 seats", "cards")),
    (("arena", *TOO_FEW), ("T-017", "8 seats", "cards")),
    (("bot", "run", "true", "--game", *TOO_FEW), ("T-017", "8 seats", "cards")),
    (("play", "time-division", "--seats", "3"), ("2", "3")),
    (("bot", "run", "true", "--game", "chess"), ("chess", "contre-temps")),
    (("bot", "run", "true", "--seats", "9"), ("9", "3", "6")),
    (("bot", "run", "true", "--seat", "0"), ("0", "1", "3")),
    (("bot", "run", "true", "--games", "0"), ("--games", "0", "1")),
    (("bot", "run", "true", "--option", "mode=odd"), ("mode", "odd", "classic")),
    (("bot", "run", "true", "--lang", "de"), ("de", "en", "fr")),
    (("bot", "run", "./no-such-program"), ("no-such-program",)),
    (("doctor", "--db", "mysql://me@here/games"), ("mysql", "postgresql+asyncpg")),
    (("backup", "copy.db", "--db", "mysql://me@here/games"), ("mysql", "postgresql+asyncpg")),
    (("deck", "reports", "--db", "mysql://me@here/games"), ("mysql", "postgresql+asyncpg")),
    (("deck", "new", "my-deck", "--out", "/dev/null/deck.toml"), ("/dev/null",)),
    (("mission", "new", "/dev/null/mission"), ("/dev/null",)),
    (("mission", "map", "fixture", "--out", "/dev/null/map.svg"), ("/dev/null",)),
    (("mission", "playtest", "fixture", "--against", "no-such-file"), ("no-such-file",)),
    (("mission", "story", "fixture", "--bot", "hal"), ("hal", "planner")),
    (("sing",), ("sing",)),
    (("play", "--loudly"), ("--loudly",)),
    (("replay",), ("FILE",)),
]


@pytest.mark.parametrize(("words", "named"), WRONG, ids=" ".join)
def test_what_is_wrong_is_named_with_what_is_allowed(words: tuple[str, ...], named: tuple[str, ...]) -> None:
    line = complaint(chronolude(*words))
    for word in named:
        assert word in line


# What the command line's own grammar refuses is said by Typer, in English.
GRAMMAR = {("play", "contre-temps", "--seats", "many"), ("sing",), ("play", "--loudly"), ("replay",)}
# The workshops and what the system itself refuses speak English, as do commands that take no language.
ENGLISH = ("deck", "mission", "doctor", "backup")
OURS = [
    words
    for words, _ in WRONG
    if words not in GRAMMAR and "--lang" not in words and words[0] not in ENGLISH and "./no-such-program" not in words
]


@pytest.mark.parametrize("words", OURS, ids=" ".join)
def test_it_is_said_in_french_too(words: tuple[str, ...]) -> None:
    assert complaint(chronolude(*words, "--lang", "fr")) != complaint(chronolude(*words, "--lang", "en"))


def test_a_list_of_games_that_is_not_answered_is_a_fault() -> None:
    said = chronolude("play", "--lang", "en")
    assert said.status == 2
    assert "name a game: contre-temps" in said.err
    said = chronolude("play", "--lang", "en", typed=["chess"])
    assert said.status == 2
    assert "there is no game “chess”; available: contre-temps" in said.err
    said = chronolude("play", "--lang", "en", typed=["1", "99"])
    assert said.status == 2
    assert "3 to 6 seats, not 99" in said.err


def finished() -> cl.Record:
    table = cl.new("contre-temps", seats=3, seed=5)
    while table.result is None:
        seat = table.asked[0]
        table.play(seat, table.options(seat)[0].text)
    return table.record()


RECORD = finished()
TEXT = RECORD.text
BROKEN = {
    "empty": "",
    "prose": "Once upon a time\n",
    "newer": TEXT.replace("chronolude record 1", "chronolude record 99"),
    "other game": TEXT.replace("game contre-temps", "game chess"),
    "newer rules": TEXT.replace("game contre-temps 1", "game contre-temps 99"),
    "wrong digest": TEXT.replace("digest ", "digest 0", 1),
    "wrong answer": TEXT.replace("\n1 P", "\n1 P9", 1),
    "wrong number": TEXT.replace("\n2 P", "\n7 P", 1),
    "torn": TEXT[: len(TEXT) // 2].rpartition(" ")[0] + " | dra",
    "no seats": TEXT.replace("seats 3\n", ""),
    "seats out of range": TEXT.replace("seats 3\n", "seats 30\n"),
    "odd option": TEXT.replace("option mode classic", "option mode odd"),
    "odd header": TEXT.replace("seats 3\n", "seats 3\ncolour red\n"),
    "broken json": RECORD.json[:-20],
    "json of something else": json.dumps({"hello": 1}),
    "broken position": json.dumps(
        {
            "format": 1,
            "header": {"game": "contre-temps", "version": 1, "seats": 3, "options": {}, "start": {"zones": 3}},
        }
    ),
}


@pytest.mark.parametrize("command", ["play --resume", "replay", "verify"])
@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_record_is_refused(command: str, kind: str, tmp_path: Path) -> None:
    file = tmp_path / "broken.txt"
    file.write_text(BROKEN[kind], encoding="utf-8")
    line = complaint(chronolude(*command.split(), file, "--lang", "en"))
    assert "broken.txt" in line
    assert len(line) > len(f"chronolude: {file} ") + 10
    assert file.read_text(encoding="utf-8") == BROKEN[kind]


@pytest.mark.parametrize("command", ["play --resume", "replay", "verify"])
def test_what_is_no_text_is_refused(command: str, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert "UTF-8" in complaint(chronolude(*command.split(), file, "--lang", "en"))


def test_a_record_of_another_game_is_not_resumed_as_this_one(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(TEXT, encoding="utf-8")
    assert "chess" in complaint(chronolude("play", "chess", "--resume", file))
    assert chronolude("play", "contre-temps", "--resume", file).status == 0


def test_a_bot_that_left_is_named_when_a_save_wants_it(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(TEXT.replace("\n\n", '\nplayer ""\nplayer "hal"\nplayer "hal"\n\n', 1), encoding="utf-8")
    line = complaint(chronolude("play", "--resume", file, "--lang", "en"))
    assert "hal" in line
    assert "rule-of-thumb" in line


@pytest.mark.parametrize("command", ["doctor", "backup copy.db", "deck reports"])
def test_an_environment_that_is_not_right_is_named(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHRONOLUDE_PORT", "many")
    assert "CHRONOLUDE_PORT" in complaint(chronolude(*command.split()))


@pytest.mark.parametrize("command", ["serve", "doctor", "backup copy.db", "deck reports", "bot run true"])
def test_a_server_that_is_not_installed_is_told_with_the_extra(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for room in ("process", "doctor", "store", "store.backup", "thinking.programs"):
        monkeypatch.setitem(sys.modules, f"chronolude.server.{room}", None)
    assert "chronolude[server]" in complaint(chronolude(*command.split()))


def commands() -> Iterator[tuple[str, Any]]:
    """Every command with all its words."""
    waiting = [("", typer.main.get_command(app))]
    while waiting:
        name, command = waiting.pop()
        inner = {**getattr(command, "commands", {}), **({} if name else brought())}
        waiting += [(f"{name} {word}".strip(), one) for word, one in inner.items()]
        if not inner:
            yield name, command


def test_every_command_argument_and_option_has_its_help() -> None:
    seen = dict(commands())
    assert {"play", "deck lint", "mission strings export", "bot run"} <= set(seen)
    for name, command in seen.items():
        assert command.help, name
        for parameter in command.params:
            assert getattr(parameter, "help", ""), f"{name}: {parameter.name}"


@pytest.mark.parametrize("name", [name for name, _ in commands()])
def test_help_is_no_fault_and_the_page_on_the_terminal_names_the_command(name: str) -> None:
    assert chronolude(*name.split(), "--help").status == 0
    page = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text(encoding="utf-8")
    assert f"`chronolude {' '.join(name.split()[:1])}" in page


def test_the_list_of_commands_and_the_version() -> None:
    said = chronolude("--help")
    assert said.status == 0
    assert all(name.split()[0] in said.out for name, _ in commands())
    assert chronolude("--version").out == f"chronolude {cl.__version__}\n"
