"""The house itself: files, locks, names, addresses, clocks, the day's round."""

from __future__ import annotations

import asyncio
import configparser
import os
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from chronolude.server.http.guard import host_is_ours
from chronolude.server.http.limits import Gate, place_of
from chronolude.server.people import privacy
from chronolude.server.people.notices import is_public
from chronolude.server.settings import read_settings
from chronolude.server.store import Unfit, open_store
from chronolude.server.store.backup import backup_file
from tests.server.house import house, run

ROOT = Path(__file__).resolve().parents[2]
web = pytest.mark.web


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# ── files ────────────────────────────────────────────────────────────────────────────────────────


def test_database_and_backups_are_their_owners_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        path = tmp_path / "a.db"
        path.touch(0o644)
        store = await open_store(read_settings({}, db=str(path)))
        await store.house_value("a", "b")
        backup_file(path, tmp_path / "copy.db")
        found = {one.name: mode(one) for one in tmp_path.iterdir()}
        await store.close()
        assert {"a.db", "a.db-wal", "a.db.lock", "copy.db"} <= set(found)
        assert set(found.values()) == {0o600}, found

    before = os.umask(0o022)
    try:
        run(scenario())
    finally:
        os.umask(before)


OPEN = """
import asyncio, sys
from chronolude.server.settings import read_settings
from chronolude.server.store import Unfit, open_store
async def main():
    try:
        await (await open_store(read_settings({}, db=sys.argv[1]))).close()
    except Unfit as error:
        print(error)
asyncio.run(main())
"""


def test_a_second_process_on_one_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def scenario() -> None:
        path = str(tmp_path / "a.db")
        store = await open_store(read_settings({}, db=path))
        command = [sys.executable, "-c", OPEN, path]
        second = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=True)
        assert f"in use by another Chronolude (process {os.getpid()})" in second.stdout
        with pytest.raises(Unfit, match="in use"):
            await open_store(read_settings({}, db=path))
        await store.close()
        third = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=True)
        assert third.stdout == ""

    run(scenario())


@web
def test_a_house_that_cannot_write_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chronolude.server.http.routes.house.PROBE_SECONDS", 0.0)

    async def full(_: Any) -> None:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    async def scenario() -> None:
        async with house(tmp_path) as here:
            assert (await here.get("/readyz")).status_code == 200
            writer = here.hall.store.journal.writer
            monkeypatch.setattr(writer, "commit", full)
            assert (await here.get("/api/games/timeline")).status_code == 200  # it can still be read
            answer = await here.get("/readyz")
            assert (answer.status_code, answer.json()) == (503, {"ok": False})
            monkeypatch.undo()

    run(scenario())


# ── names and addresses ──────────────────────────────────────────────────────────────────────────


def test_a_server_goes_by_its_own_names_and_by_any_address() -> None:
    bare = read_settings({})
    for host in ("127.0.0.1:8765", "localhost", "a.localhost:1", "[::1]:8765", "192.168.1.7:8765"):
        assert host_is_ours(host, bare), host
    for host in (
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example:8765",
        "",
        "a@localhost",
        "[",
        "x/y",
    ):
        assert not host_is_ours(host, bare), host
    named = read_settings({}, public_url="https://Play.example.org/x", hosts="other.example, third.example")
    for host in ("play.example.org", "PLAY.example.org:443", "other.example:80", "third.example"):
        assert host_is_ours(host, named), host
    assert not host_is_ours("fourth.example", named)
    assert host_is_ours("fourth.example", read_settings({}, hosts="*"))


@web
def test_a_foreign_host_makes_no_table_and_opens_no_line(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            evil = {"host": f"evil.example:{here.port}", "origin": f"http://evil.example:{here.port}"}
            async with httpx.AsyncClient(base_url=here.base, headers=evil) as client:
                answer = await client.post("/api/tables", json={"game": "contre-temps"})
                assert answer.status_code == 421
                assert "CHRONOLUDE_HOSTS" in answer.json()["detail"]
                assert (await client.get("/")).status_code == 421
            made = await here.make(settings={"watch": "everyone"})
            with pytest.raises(InvalidStatus):
                await connect(f"ws://evil.example:{here.port}/ws/{made['id']}", host="127.0.0.1", proxy=None)
            await here.sit(made["id"])

    run(scenario())


@pytest.mark.parametrize(
    "address",
    [
        "64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::a00:1", "2002:7f00:1::", "2002:a00:1::1", "fec0::1",
        "ff02::1", "ff0e::1", "224.0.0.1", "239.1.1.1", "::ffff:10.0.0.1", "::ffff:127.0.0.1", "fe80::1%eth0", "::1",
        "fd00::1", "2001:0:1::1", "240.0.0.1", "255.255.255.255", "0.0.0.0", "100.64.0.1", "169.254.169.254",
    ],
)  # fmt: skip
def test_ways_round_to_private_doors_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_public_doors_are_public(address: str) -> None:
    assert is_public(address)


def test_all_addresses_of_one_ipv6_network_share_their_limits() -> None:
    assert place_of("2001:db8:1:2:aaaa::1") == place_of("2001:db8:1:2:bbbb::2") == "2001:db8:1:2::/64"
    assert place_of("2001:db8:1:3::1") != place_of("2001:db8:1:2::1")
    assert place_of("::ffff:1.2.3.4") == place_of("1.2.3.4") == "1.2.3.4"
    assert place_of("fe80::1%eth0") == "fe80::/64"
    assert place_of("unknown") == "unknown"
    gate = Gate(read_settings({}, create_rate="2/minute"))
    assert [gate.request(place_of(f"2001:db8::{n}"), True) for n in range(3)] == [True, True, False]
    assert gate.request(place_of("2001:db8:0:1::1"), True)


# ── time, and the day's round ────────────────────────────────────────────────────────────────────


def test_the_purge_survives_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []
    monkeypatch.setattr(privacy, "HOUR", 0.01)

    async def purge(_: Any) -> int:
        calls.append(1)
        if len(calls) < 3:
            raise OperationalError("DELETE", {}, Exception("database is locked"))
        return 0

    monkeypatch.setattr(privacy, "purge", purge)

    async def scenario() -> None:
        task = asyncio.create_task(privacy.purge_daily(None))  # type: ignore[arg-type]
        async with asyncio.timeout(5):
            while len(calls) < 3:
                await asyncio.sleep(0.01)
        assert not task.done()
        task.cancel()

    run(scenario())


@web
def test_a_table_that_can_never_be_dealt_is_not_made(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            wish = {"game": "timeline", "seats": 2, "options": {"regions": "polar-regions"}}
            answer = await here.post("/api/tables", wish)
            assert answer.status_code == 409
            assert "cards pass these filters" in answer.json()["detail"]
            assert (await here.post("/api/tables", wish | {"options": {"hand_size": "2"}})).status_code == 201

    run(scenario())


# ── the unit ─────────────────────────────────────────────────────────────────────────────────────


def test_the_unit_shuts_what_the_server_does_not_need() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment]
    unit.read_string((ROOT / "deploy" / "chronolude.service").read_text("utf-8"))
    service = unit["Service"]
    wanted = {
        "UMask": "0077", "NoNewPrivileges": "true", "ProtectSystem": "strict", "ProtectHome": "true",
        "PrivateTmp": "true", "PrivateDevices": "true", "ProtectKernelTunables": "true",
        "ProtectKernelModules": "true", "ProtectKernelLogs": "true", "ProtectControlGroups": "true",
        "ProtectClock": "true", "ProtectHostname": "true", "ProtectProc": "invisible", "ProcSubset": "pid",
        "RestrictNamespaces": "true", "RestrictRealtime": "true", "RestrictSUIDSGID": "true",
        "LockPersonality": "true", "RemoveIPC": "true", "CapabilityBoundingSet": "", "AmbientCapabilities": "",
        "RestrictAddressFamilies": "AF_INET AF_INET6 AF_UNIX", "SystemCallArchitectures": "native",
        "StateDirectoryMode": "0700", "PrivateUsers": "true", "MemoryDenyWriteExecute": "true",
    }  # fmt: skip
    assert {name: service.get(name) for name in wanted} == wanted
    assert "@system-service" in (ROOT / "deploy" / "chronolude.service").read_text("utf-8")
