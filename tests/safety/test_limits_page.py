"""The page of limits is true: each setting has the default it says, each constant the value, each sentence is ours."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chronolude.games.time_stories.tools import judging as mission_judging
from chronolude.games.timeline.tools import deck_routes, judging
from chronolude.server import hall, turns
from chronolude.server.clubs import evening, mates
from chronolude.server.http import bodies, limits, text
from chronolude.server.http.routes import lockers, puzzles, records
from chronolude.server.jobs import work
from chronolude.server.live import fold, outbox
from chronolude.server.lobby import finished
from chronolude.server.people import chat
from chronolude.server.people import lockers as people_lockers
from chronolude.server.settings import Settings
from chronolude.server.starts import branches
from chronolude.server.thinking import hindsight
from chronolude.server.wire import contents, ears, handlers, messages
from chronolude.server.workers import arrival, patience
from chronolude.tables import positions
from tests.fuzz import dear

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "limits.md").read_text("utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.splitlines()
    if line.startswith("| ") and not line.startswith("| Limit")
]
TESTS = "\n".join(path.read_text("utf-8") for path in (ROOT / "tests").glob("**/test_*.py"))
SOURCE = "\n".join(path.read_text("utf-8") for path in (ROOT / "src" / "chronolude").rglob("*.py"))


def longest(kind: Any) -> int:
    return next(one.max_length for one in kind.__metadata__ if isinstance(one, msgspec.Meta) and one.max_length)


CONSTANTS: dict[str, int | str] = {
    "characters of a deck that is checked": deck_routes.LONGEST,
    "findings of a deck that are told": judging.MOST,
    "files of a mission that is checked": mission_judging.MOST_FILES,
    "bytes of a mission that is checked, unpacked": mission_judging.MOST_BYTES,
    "findings of a mission that are told": mission_judging.MOST,
    "characters of an option's value": longest(bodies.Value),
    "options of a table": longest(bodies.Options),
    "frames of a position": positions.MOST_FRAMES,
    "bytes of what is found": work.LONGEST_ANSWER,
    "messages that wait for whoever does not read": outbox.MOST_MESSAGES,
    "questions of one connection that wait for the one that is worked out": handlers.MOST_ASKED,
    "characters of an answer": longest(messages.Path),
    "characters of an answer's key": longest(messages.Short),
    "sayings": chat.MOST_KEPT,
    "characters of a saying": contents.LONGEST_TEXT,
    "changes of an answer to one ask": fold.MOST_CHANGES,
    "entries of the log": fold.MOST_ENTRIES,
    "entries that nobody else is told of": fold.MOST_QUIET,
}
CONSTANTS |= {
    "the same, where no records, decks, missions or lockers are taken": text.SHORT_BODY,
    "addresses that are remembered, for each of these": limits.MOST_COUNTED,
    "time of the loop for one request, in milliseconds": round(dear.LOOP_SECONDS * 1000),
    "milliseconds of what begins in one round of the loop: requests and messages": round(1000 * turns.ROUND_SECONDS),
    "requests that begin in one round of the loop": turns.EACH_ROUND,
    "bots that answer on the spot (`random`, `rule-of-thumb`) in one round of the loop": turns.EACH_ROUND,
    "bytes of messages that wait while an earlier one is seen to": ears.MOST_WAITING,
    "messages in a row that came too fast": ears.MOST_HASTY,
    "such tables with bots that are remembered": hall.MOST_OWING,
    "games that are looked at again for one address": hindsight.MOST_EACH,
    "seconds in which nothing is taken of what is sent": round(patience.READ_SECONDS),
    "seconds until a whole request is there": round(arrival.REQUEST_SECONDS),
    "events that are told in one answer over HTTP": records.MOST_EVENTS,
    "characters of a locker": lockers.LONGEST,
    "lockers that one address makes": limits.LOCKER_RATE,
    "lockers of the house": people_lockers.MOST_LOCKERS,
    "finished games that are looked through": finished.MOST_SEARCHED,
    "finished games that are shown at once": finished.MOST_SHOWN,
    "characters of an answer to a puzzle": puzzles.LONGEST_ANSWER,
    "people of an evening": evening.MOST_MEMBERS,
    "rounds of an evening": evening.MOST_ROUNDS,
    "changes of an evening": evening.MOST_CHANGES,
    "characters of the reason of a correction": evening.LONGEST_REASON,
    "tables that a search for pairings lays": mates.MOST_STEPS,
    "branches of a table": branches.MOST_BRANCHES,
    "tables of a tree that are shown": branches.MOST_NODES,
    "futures left inside a table that are shown": branches.MOST_SHOWN,
}
IN_WORDS = ("of these at tables", "names by which the server may be asked", "text with NUL or half a character")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_limit_is_as_the_page_says(row: list[str]) -> None:
    what, default, setting, told, met = row
    if setting:
        field = setting.strip("`").lower()
        value = getattr(Settings(), field)
        shown = f"{value:g}" if isinstance(value, float) else str(value)
        assert what in IN_WORDS or default == shown
    elif what not in IN_WORDS:
        assert default == str(CONSTANTS[what])
    [name] = re.findall(r"`(test_\w+)`", met)
    assert f"def {name}(" in TESTS, name
    sentence = re.match(r"(\d{3}): (.*)", told)
    if sentence is not None:
        for piece in re.split(r"\d+|so deep", sentence[2]):  # figures are put in when it is said
            assert piece.strip() in SOURCE, piece


def test_every_setting_that_limits_stands_on_the_page() -> None:
    words = (
        "_size",
        "connections",
        "_in_memory",
        "_rate",
        "_per_address",
        "_bytes",
        "job",
        "bot_memory",
        "bot_seconds",
        "link_seconds",
        "hosts",
    )
    for field in msgspec.structs.fields(Settings):
        if any(word in field.name for word in words):
            assert f"`{field.name.upper()}`" in PAGE, field.name
    assert len({row[0] for row in ROWS}) == len(ROWS) > 25
