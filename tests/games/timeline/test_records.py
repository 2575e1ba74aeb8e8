"""Every way of ending has a stored record that replays to the same end."""

from pathlib import Path

import pytest

import chronolude as cl
from chronolude.games.timeline import ENDINGS
from chronolude.tables.replay import verify

RECORDS = Path(__file__).parents[2] / "golden" / "records"


def test_every_ending_is_stored() -> None:
    stored = {path.stem.removeprefix("timeline-") for path in RECORDS.glob("timeline-*.json")}
    assert stored == set(ENDINGS) - {"none"}


@pytest.mark.parametrize("ending", sorted(set(ENDINGS) - {"none"}))
def test_a_stored_record_replays_to_its_ending(ending: str) -> None:
    record = cl.load((RECORDS / f"timeline-{ending}.json").read_text(encoding="utf-8"))
    result = record.replay().result
    assert (result.ending, result.rule) == (ending, ENDINGS[ending])
    assert verify(record).answers == len(record.moves)
