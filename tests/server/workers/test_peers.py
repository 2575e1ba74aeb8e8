"""Who owns a table, worked out alike by every worker; and what is written together."""

from __future__ import annotations

from sqlalchemy import delete, insert

from chronolude.server.store import models
from chronolude.server.store.commits import Work, gathered
from chronolude.server.workers.notes import AnyNote, Beat, Left, read, write
from chronolude.server.workers.peers import LOST_SECONDS, Peers

NAMES = ("aa", "bb", "cc")
TABLES = [f"table-{i}" for i in range(60)]


class Clock:
    now = 0.0


def house() -> dict[str, Peers]:
    """Three workers that have heard each other."""
    Clock.now = 0.0
    made = {name: Peers(name, lambda: Clock.now) for name in NAMES}
    for name, peers in made.items():
        for other in NAMES:
            if other != name:
                peers.beat(other, True)
    return made


def owners(made: dict[str, Peers], table: str) -> set[str]:
    return {peers.owner(table) for peers in made.values()}


def test_all_agree_on_one_owner_and_the_tables_are_shared_out() -> None:
    made = house()
    found = [owners(made, table) for table in TABLES]
    assert all(len(one) == 1 for one in found)
    counts = [sum(one == {name} for one in found) for name in NAMES]
    assert min(counts) > 8, counts


def test_the_silent_are_lost_and_only_their_tables_move() -> None:
    made = house()
    before = {table: made["aa"].owner(table) for table in TABLES}
    Clock.now = LOST_SECONDS + 1
    made["aa"].beat("cc", True)
    assert made["aa"].lost() == ["bb"]
    made["aa"].drop("bb")
    after = {table: made["aa"].owner(table) for table in TABLES}
    assert {table for table in TABLES if before[table] != after[table]} == {
        table for table in TABLES if before[table] == "bb"
    }


def test_whoever_was_deaf_gives_the_others_time() -> None:
    peers = house()["aa"]
    Clock.now = LOST_SECONDS + 1
    assert peers.lost() == ["bb", "cc"]
    peers.heard_all()
    assert peers.lost() == []


def test_whoever_leaves_takes_nothing_more_unless_nobody_is_left() -> None:
    made = house()
    made["aa"].is_leaving = True
    assert {made["aa"].owner(table) for table in TABLES} == {"bb", "cc"}
    for other in ("bb", "cc"):
        made["aa"].drop(other)
    assert {made["aa"].owner(table) for table in TABLES} == {"aa"}


def test_workers_of_other_machines_own_nothing_that_arrives_here() -> None:
    peers = Peers("aa", lambda: 0.0)
    peers.beat("bb", True, near=False, address="10.0.0.2:8765")
    assert {peers.owner(table) for table in TABLES} == {"aa"}
    assert peers.has_far


def test_only_open_workers_count_and_the_first_to_open_knows_it() -> None:
    peers = Peers("aa", lambda: 0.0)
    assert peers.is_first
    assert not peers.beat("bb", False)
    assert peers.is_first
    assert {peers.owner(table) for table in TABLES} == {"aa"}
    assert peers.beat("bb", True)
    assert not peers.beat("bb", True), "nothing changes by another beat"
    assert [peers.is_first] == [False]
    assert {peers.owner(table) for table in TABLES} == {"aa", "bb"}


def test_notes_read_back_and_are_short() -> None:
    notes: list[AnyNote] = [Beat(True, asks=True), Beat(False, address="10.0.0.2:8765"), Left()]
    for note in notes:
        text = write("a1b2c3d4", note)
        assert read(text) == ("a1b2c3d4", note)
        assert len(text) < 80


def test_rows_for_one_statement_are_written_together_and_each_in_its_order() -> None:
    log, said, gone = insert(models.log), insert(models.said), delete(models.house)
    rows = [{"n": i} for i in range(4)]
    works: list[Work] = [
        (log, [rows[0], rows[1]]),
        (said, {"text": "a"}),
        (gone, None),
        (log, [rows[2]]),
        (log, {"n": 9, "at": 1}),
    ]
    found = gathered(works)
    assert [statement for statement, _ in found] == [log, said, gone, log]
    assert [values for _, values in found] == [rows[:3], [{"text": "a"}], None, [{"n": 9, "at": 1}]]
    assert works[0][1] == rows[:2], "what was given is left as it was"
