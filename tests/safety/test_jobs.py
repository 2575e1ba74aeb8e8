"""Nothing of a stranger's runs in the event loop: each thing is looked at in a process with a limit, or turned away."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import chronolude as cl
from chronolude.server.jobs.desk import BENCH, PEOPLE, PUZZLES, STRANGERS, Declined, JobDesk
from chronolude.server.jobs.pool import Whose
from chronolude.server.jobs.work import Job, do
from chronolude.server.live import fairness, fold
from chronolude.server.settings import read_settings
from chronolude.tables.notation import Unreadable
from tests.safety.attacks import bushy_record, dotted_deck, endless_record, watched_loop
from tests.server.house import house, run

web = pytest.mark.web
STALL = 0.5
"""What a loop may stall on a machine that others use, too; each attack stalled it for many seconds."""
HERE = "tests.safety.chores"
STOPPED = ("this took longer than 3 seconds and was stopped", "this took more than 120 MB of memory and was stopped")
"""How a job is told that it met a limit: whichever it meets first."""


# ── the three attacks ────────────────────────────────────────────────────────────────────────────


async def beside(here: Any, path: str, body: dict[str, Any]) -> tuple[int, str, float]:
    """Send something, and tell the longest stall of the loop; somebody else asks meanwhile and is answered."""
    await here.post("/api/verify", {"text": "{}"})  # the process is up
    async with watched_loop() as stalls:
        attack = asyncio.create_task(here.post(path, body))
        while not attack.done():
            assert (await asyncio.wait_for(here.get("/healthz"), 5)).status_code == 200
            await asyncio.sleep(0.02)
    answer = attack.result()
    return answer.status_code, answer.json().get("detail", ""), stalls.longest


@web
@pytest.mark.parametrize(("path", "wanted"), [("/api/verify", 200), ("/api/records", 409)])
def test_a_record_that_would_run_for_ever_is_refused_and_nobody_waits(tmp_path: Path, path: str, wanted: int) -> None:
    """The engine stops where nobody is asked anything for long (decision 43), long before the job's time is over."""

    async def scenario() -> None:
        async with house(tmp_path, job_seconds=3) as here:
            begun = time.perf_counter()
            status, told, stall = await beside(here, path, {"text": endless_record()})
            assert status == wanted and ("5000 steps" in told or wanted == 200)
            assert time.perf_counter() - begun < 15
            assert stall < STALL
            told = (await here.post("/api/verify", {"text": endless_record()})).json()
            assert not told["sound"] and "5000 steps" in json.dumps(told)
            again = await here.post("/api/verify", {"text": cl.new("contre-temps", 3, 5).record().text})
            assert again.json()["sound"]

    run(scenario())


@web
def test_dotted_keys_do_not_stop_the_house(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, job_seconds=3) as here:
            status, told, stall = await beside(here, "/api/decks/lint", {"text": dotted_deck(80_000)})
            assert status == 422 and told in STOPPED
            assert stall < STALL

    run(scenario())


@web
def test_a_record_with_thousands_of_branches_does_not_stop_the_house(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, job_seconds=3) as here:
            sound = await here.post("/api/verify", {"text": bushy_record(3)})
            assert sound.json()["branches"] == 3, sound.text
            status, told, stall = await beside(here, "/api/verify", {"text": bushy_record(12_000)})
            assert status in (200, 201) or (status == 422 and told in STOPPED)  # a quick machine gets through in time
            assert stall < STALL

    run(scenario())


@web
def test_a_brought_record_is_never_replayed_in_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:

    threads: list[str] = []

    def noted(row: Any, entropy: list[str]) -> Any:
        if row.start and "record" in row.start:
            threads.append(threading.current_thread().name)
        return fairness.open_game(row, entropy)

    monkeypatch.setattr(fold, "open_game", noted)

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = (await here.post("/api/records", {"text": bushy_record(2)})).json()
            seat = await here.sit(made["id"], made["watch"].rpartition("/")[2])
            await seat.until("update")
            assert seat.update["table"]["status"] == "over"
            assert (await seat.ask("review", decision=1))["type"] == "reviewed"
            assert threads
            assert threading.main_thread().name not in threads

    run(scenario())


# ── the desk ─────────────────────────────────────────────────────────────────────────────────────


def declined(desk: JobDesk, name: str, address: str = "a") -> Any:
    async def scenario() -> Declined:
        with pytest.raises(Declined) as found:
            await desk.do(Whose(address), f"{HERE}:{name}", str)
        return found.value

    return scenario()


def test_each_limit_of_a_job_has_its_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).resolve().parents[2]))

    async def scenario() -> None:
        desk = JobDesk(read_settings({}, job_seconds=3, job_memory=400_000_000), 1, HERE)
        try:
            assert await desk.do(Whose("a"), f"{HERE}:quick", str, word="yes") == "yes"
            late = await declined(desk, "endless")
            assert (late.status, str(late)) == (422, "this took longer than 3 seconds and was stopped")
            large = await declined(desk, "greedy")
            assert (large.status, str(large)) == (422, "this took more than 400 MB of memory and was stopped")
            fault = await declined(desk, "faulty")
            assert fault.status == 500
            assert "Zero" not in str(fault)
            assert (await declined(desk, "unsound")).status == 409
            assert "4000000 bytes" in str(await declined(desk, "talkative"))
            assert await desk.do(Whose("a"), f"{HERE}:quick", str, word="still") == "still"
            assert not desk.held
        finally:
            await desk.stop()

    run(scenario())


def test_processes_of_jobs_load_neither_a_database_nor_the_web() -> None:
    """Each of them is there beside the server: what it loads is paid for again (62 MB were 25 too many)."""
    rooms = ", ".join((BENCH, STRANGERS, PUZZLES, PEOPLE, "chronolude.bots.thinking"))
    looked = f"import sys, {rooms}; print(*{{one.partition('.')[0] for one in sys.modules}})"
    loaded = subprocess.run((sys.executable, "-c", looked), capture_output=True, text=True, check=True).stdout.split()
    assert "chronolude" in loaded
    assert not {"sqlalchemy", "litestar", "uvicorn", "httpx", "numpy", "prometheus_client"} & set(loaded)


def test_one_address_cannot_fill_the_queue_and_a_full_queue_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).resolve().parents[2]))

    async def scenario() -> None:
        desk = JobDesk(read_settings({}, job_seconds=2, jobs_waiting=3, jobs_per_address=2), 1, HERE)
        running = [asyncio.create_task(declined(desk, "endless", who)) for who in ("a", "a", "b")]
        await asyncio.sleep(0.1)
        greedy_one = await declined(desk, "quick", "a")
        assert (greedy_one.status, str(greedy_one)) == (503, "2 of your requests are being looked at: wait for them")
        full = await declined(desk, "quick", "c")
        assert full.status == 503
        assert "come again" in str(full)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        assert await desk.do(Whose("a"), f"{HERE}:quick", str, word="yes") == "yes"
        await desk.stop()

    run(scenario())


def test_a_job_is_told_apart_from_its_fault() -> None:
    assert json.loads(bytes(do(Job(f"{HERE}:quick", {"word": "a"})).found)) == "a"
    assert do(Job(f"{HERE}:unsound", {})).refused == "it makes no sense"
    assert "ZeroDivisionError" in do(Job(f"{HERE}:faulty", {})).failed


# ── sizes at the door ────────────────────────────────────────────────────────────────────────────


@web
def test_what_is_too_long_is_refused_by_name_before_it_is_looked_at(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, record_size=1000) as here:
            for path in ("/api/verify", "/api/records"):
                answer = await here.post(path, {"text": "x" * 1001})
                assert (answer.status_code, answer.json()["detail"]) == (413, "a record has at most 1000 characters")
            answer = await here.post("/api/decks/lint", {"text": "#" * 400_001})
            assert (answer.status_code, answer.json()["detail"]) == (413, "a deck has at most 400000 characters")
            assert not here.hall.jobs.all

    run(scenario())


def test_a_position_with_thousands_of_frames_is_refused_by_name() -> None:
    table = cl.new("contre-temps", 3, 5)
    data = table.position()
    data["frames"] = data["frames"] * 5000
    begun = time.process_time()  # work, not time: a busy machine is slow, not wrong
    with pytest.raises(Unreadable, match="frames: no rules nest"):
        cl.position("contre-temps", data)
    assert time.process_time() - begun < 1


@web
def test_a_deck_with_a_hundred_thousand_faults_is_told_of_the_first(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, job_seconds=30) as here:
            answer = await here.post("/api/decks/lint", {"text": "[deck]\n" + "[[cards]]\n" * 3000})
            told = answer.json()
            assert answer.status_code == 200, answer.text
            assert len(told["findings"]) == 500
            assert told["more"] > 500
            assert len(answer.content) < 200_000

    run(scenario())
