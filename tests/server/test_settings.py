"""Settings from the environment and from hand, and starting the server."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from chronolude.server import process
from chronolude.server.settings import Settings, data_folder, read_settings


def test_defaults_are_loopback_and_one_file_in_the_users_folder() -> None:
    settings = read_settings({})
    assert (settings.host, settings.workers, settings.synchronous) == ("127.0.0.1", 1, "FULL")
    assert settings.sqlite_path == data_folder() / "chronolude.db"


def test_the_environment_then_the_hand() -> None:
    found = read_settings(
        {"CHRONOLUDE_PORT": "9000", "CHRONOLUDE_LOG_JSON": "true", "OTHER": "x"}, host="::1", port=None
    )
    assert (found.port, found.log_json, found.host) == (9000, True, "::1")
    assert read_settings({}, db="postgresql+asyncpg://me@here/games").sqlite_path is None
    assert read_settings({}, db="games.db").sqlite_path == Path("games.db")
    assert (
        read_settings({"CHRONOLUDE_SYNCHRONOUS": "normal", "CHRONOLUDE_LOG_LEVEL": "WARNING"}).synchronous == "NORMAL"
    )


@pytest.mark.parametrize(
    ("name", "value", "named"),
    [
        ("PORT", "many", ("CHRONOLUDE_PORT", "int")),
        ("PORT", "99999", ("CHRONOLUDE_PORT", "65535")),
        ("SYNCHRONOUS", "FUL", ("CHRONOLUDE_SYNCHRONOUS", "FUL", "FULL, NORMAL")),
        ("WEBHOOKS", "pubic", ("CHRONOLUDE_WEBHOOKS", "pubic", "off, public, any")),
        ("LOG_LEVEL", "loud", ("CHRONOLUDE_LOG_LEVEL", "loud", "debug, info")),
        ("SOCKET_RATE", "40 a second", ("CHRONOLUDE_SOCKET_RATE", "second|minute")),
        ("DB", "postgresql://me:secret@here/games", ("postgresql://", "postgresql+asyncpg://")),
    ],
)
def test_an_unusable_setting_is_named_with_what_is_allowed(name: str, value: str, named: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"://|CHRONOLUDE_") as told:
        read_settings({f"CHRONOLUDE_{name}": value})
    assert all(word in str(told.value) for word in named)
    assert "secret" not in str(told.value)


def test_every_setting_stands_in_the_documentation() -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    for field in msgspec.structs.fields(Settings):
        assert f"`CHRONOLUDE_{field.name.upper()}`" in page, field.name


def test_a_start_that_cannot_be_says_why_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoilt = tmp_path / "spoilt.db"
    spoilt.write_bytes(b"no database" * 1000)
    assert process.run(db=str(spoilt)) == 1
    assert "was not touched" in capsys.readouterr().err
    assert process.run(db=str(tmp_path / "a.db"), workers=2) == 1
    assert "PostgreSQL" in capsys.readouterr().err
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert process.run(db=str(tmp_path / "a.db"), port=taken.getsockname()[1]) == 1
    assert capsys.readouterr().err.startswith("chronolude: ")


def test_an_admin_token_is_told_only_if_it_was_made_here(capsys: pytest.CaptureFixture[str]) -> None:
    for given in ("", "hush"):
        asked = read_settings({"CHRONOLUDE_ADMIN_TOKEN": given})
        settings = process.settle(asked)
        process.announce(asked, settings, "http://here")
        told = capsys.readouterr().err
        assert "admin token" in told
        assert (settings.admin_token in told) is (given == "")


def test_backup_and_doctor_from_the_command_line(tmp_path: Path) -> None:
    from chronolude.cli import app

    runner = CliRunner()
    path, copy = tmp_path / "a.db", tmp_path / "b.db"
    assert runner.invoke(app, ["doctor", "--db", str(path)]).exit_code == 1
    assert runner.invoke(app, ["backup", str(copy), "--db", str(path)]).exit_code == 1
    from chronolude.server.store import open_store

    async def make() -> None:
        await (await open_store(read_settings({}, db=str(path)))).close()

    import asyncio

    asyncio.run(make())
    assert runner.invoke(app, ["backup", str(copy), "--db", str(path)]).exit_code == 0
    found = runner.invoke(app, ["doctor", "--json", "--db", str(copy)])
    assert (found.exit_code, '"sound": true' in found.output) == (0, True)


def test_bots_from_the_command_line(tmp_path: Path) -> None:
    from chronolude.cli import app

    script = tmp_path / "bot.py"
    script.write_text("import sys\nsys.exit(1)\n")
    import sys

    told = CliRunner().invoke(app, ["bot", "run", "--game", "contre-temps", "--", sys.executable, str(script)])
    assert told.exit_code == 1
    assert "a random bot played on" in told.output
    words = ["bot", "run", "--seat", "2", "--seats", "4", "--json", "--", sys.executable, str(script)]
    report = json.loads(CliRunner().invoke(app, words).output)
    assert (report["seat"], report["seats"]) == (1, 4)  # people count seats from 1, the wire from 0


def test_whoever_comes_before_the_first_answer_waits_and_is_not_refused() -> None:
    with process.listen(read_settings({}, port=0)) as listening:
        socket.create_connection(listening.getsockname(), timeout=5).close()
