"""The time of the house: nobody sets it, and it does not pass while the house stands still."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from chronolude.server.clocks.steady import PULSE_SECONDS, STALL_SECONDS, Steady
from tests.server.house import house, run
from tests.server.several import until


class Counted:
    """A clock that a test moves."""

    now = 50.0

    def __call__(self) -> float:
        return self.now


def test_whoever_sets_the_clock_charges_nobody() -> None:
    wall, counted = Counted(), Counted()
    wall.now = 1000.0
    now = Steady(wall, counted)
    assert now() == 1000.0
    wall.now += 3600
    assert now() == 1000.0
    wall.now -= 7200
    counted.now += 2
    assert now() == 1002.0


def test_time_passes_with_the_pulse_and_waits_where_it_stays_away() -> None:
    counted = Counted()
    now = Steady(lambda: 1000.0, counted)
    assert now.pulse() == 0.0
    for _ in range(20):  # a pulse that is a little late each time
        counted.now += PULSE_SECONDS + 0.9 * STALL_SECONDS
        assert now.pulse() == 0.0
    before = now()
    assert before == pytest.approx(1000.0 + 20 * (PULSE_SECONDS + 0.9 * STALL_SECONDS))
    counted.now += 60  # it stands still: whoever is first afterwards does not pay for it
    assert now() == pytest.approx(before + PULSE_SECONDS + STALL_SECONDS)
    assert now.pulse() == pytest.approx(60 - PULSE_SECONDS)
    after = now()
    assert after == pytest.approx(before + PULSE_SECONDS + STALL_SECONDS)
    counted.now += PULSE_SECONDS
    assert now() == pytest.approx(after + PULSE_SECONDS)


@pytest.mark.web
def test_a_stalled_loop_is_written_down_and_charged_to_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            clock = {"kind": "live", "bank": 1.2, "increment": 0}
            made, seat = await here.at_turn(settings={"clock": clock})
            live = here.hall.tables[made["id"]]
            before = live.folded.clocks.left_at(0, here.hall.now())
            with capture_logs() as logs:
                time.sleep(1.5)
                left = live.folded.clocks.left_at(0, here.hall.now())
                await until(lambda: any("stood still" in line["event"] for line in logs))
            assert before is not None and left is not None
            assert before - left <= PULSE_SECONDS + STALL_SECONDS + 0.01
            assert max(line["seconds"] for line in logs if "stood still" in line["event"]) > 1.3
            assert live.folded.seats[0].kind == "human"
            answered = await seat.answer()
            assert answered["type"] == "accepted"
            figures = (await here.get("/metrics")).text
            assert 'chronolude_loop_late_seconds_bucket{le="1.0"}' in figures

    run(scenario())
