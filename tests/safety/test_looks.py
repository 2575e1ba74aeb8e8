"""Forecasts, reviews and branches are worked out in a process of their own, and tell what they would tell here."""

from __future__ import annotations

from pathlib import Path

import pytest

from chronolude.server.jobs.pool import Whose
from chronolude.server.jobs.records import VERIFY, RecordCheck
from tests.looks import look_here
from tests.server.house import House, house, run


async def started(here: House) -> None:
    """On a busy machine a process may take longer to start than a client of a test waits."""
    assert not (await here.hall.looks.do(Whose("nobody"), VERIFY, RecordCheck, text="{}")).sound


@pytest.mark.web
def test_a_forecast_a_review_and_a_branch_come_from_a_process(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, looks_here=False, job_seconds=60) as here:
            await started(here)
            made, seat = await here.at_turn()
            token, option = made["seats"][0]["token"], seat.update["options"][0]["text"]
            asks = [
                ("foresee", {"text": option}),
                ("review", {"decision": 0}),
                ("review", {"decision": 0, "public": True}),
            ]
            there = [await seat.ask(kind, **fields) for kind, fields in asks]
            assert [one["type"] for one in there] == ["foreseen", "reviewed", "reviewed"]
            wanted = f"/api/tables/{made['id']}/decisions/0"
            looked = (await here.get(wanted, token)).json()
            assert looked == there[1]["view"] and looked["aid"]
            branched = await here.post(f"/api/tables/{made['id']}/branch", {"decision": 0}, token)
            assert branched.status_code == 201, branched.text
            [bench] = here.hall.looks.all
            assert bench.process is not None and bench.process.returncode is None
            here.hall.looks.done = look_here  # type: ignore[method-assign, assignment]
            same = [await seat.ask(kind, **fields) for kind, fields in asks]
            assert [{**one, "ref": 0} for one in same] == [{**one, "ref": 0} for one in there]

    run(scenario())


@pytest.mark.web
def test_a_question_that_takes_too_long_is_refused_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lock of the table is free while something is worked out: whoever else is asked may answer."""
    monkeypatch.setattr("chronolude.server.wire.questions.FORESEE", "tests.safety.chores:endless_look")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).resolve().parents[2]))

    async def scenario() -> None:
        async with house(tmp_path, looks_here=False, job_seconds=1) as here:
            await started(here)
            made, seat = await here.at_turn()
            other = await here.sit(made["id"], made["seats"][0]["token"])
            await other.turn()
            await seat.send({"type": "foresee", "ref": 99, "text": seat.update["options"][0]["text"]})
            assert (await other.answer())["type"] == "accepted"
            told = await seat.until("refused")
            assert told["ref"] == 99
            assert told["reasons"][0]["text"] or told["code"] == "stale"

    run(scenario())
