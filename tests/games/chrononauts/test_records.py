"""Every way of ending is a stored record, and each replays to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

import chronolude as cl
from chronolude.games.chrononauts import ENDING_RULES
from chronolude.games.chrononauts.solonauts import ENDING_RULES as SOLO_RULES

STORED = sorted((Path(__file__).parent / "records").glob("*.txt"))


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_record_replays_to_its_end(path: Path) -> None:
    record = cl.load(path.read_text(encoding="utf-8"))
    game, _, ending = path.stem.partition("-")
    table = record.at(len(record.moves))
    assert record.header.game == game and table.result is not None and table.result.ending == ending
    assert record.at(len(record.moves) // 2).result is None
    assert cl.load(table.record().json).at(table.decision) == table


def test_every_ending_has_its_record() -> None:
    wanted = {f"chrononauts-{ending}" for ending in ENDING_RULES if ending != "none"}
    wanted |= {f"solonauts-{ending}" for ending in SOLO_RULES if ending != "none"} | {"artifaxx-mission"}
    assert {path.stem for path in STORED} == wanted
