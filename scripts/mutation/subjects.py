"""What may be mutated: for each game the files of its rules and the tests that are to notice."""

from __future__ import annotations

from typing import Final, NamedTuple


class Subject(NamedTuple):
    """Files to change (under src/chronolude), tests to run, and the cases of the laws to run with them."""

    targets: tuple[str, ...]
    tests: tuple[str, ...]
    laws: tuple[str, ...]


# The tests of missions and of the workshop read files and never play; whole games by bots take too long here.
OF_STORIES: Final = (
    "time_stories_vectors", "trials", "turns", "things", "azrak", "together", "setting_up", "ends", "hidden_cards",
    "conditions", "everywhere", "puzzles", "group_words", "assisted_memory", "candour", "small_print",
)  # fmt: skip

# What a seat can know. The rest of the floor, rows for environments, is held against sights by tests/envs: no rules.
OF_SIGHT: Final = ("memory", "sights", "worlds", "zones")

SUBJECTS: Final = {
    "contre-temps": Subject(
        ("kernel/*.py", *(f"sight/{name}.py" for name in OF_SIGHT), "games/contre_temps/rules/*.py"),
        ("tests/kernel", "tests/sight", "tests/games/contre_temps", "tests/tables", "tests/laws"),
        ("toy-", "contre-temps/mode=paradox/3/0"),
    ),
    "timeline": Subject(
        ("games/timeline/rules/*.py", "games/timeline/choice.py"),
        ("tests/games/timeline", "tests/laws"),
        ("timeline/default/3/0",),
    ),
    "chrononauts": Subject(
        ("games/chrononauts/rules/*.py", "games/chrononauts/history.py"),
        ("tests/games/chrononauts", "tests/laws"),
        ("chrononauts/default/2/0", "artifaxx/default/2/0", "solonauts/default/1/0"),
    ),
    "time-division": Subject(
        ("games/time_division/rules/*.py",),
        ("tests/games/time_division", "tests/laws"),
        ("time-division/mode=quick/2/0",),
    ),
    "time-stories": Subject(
        ("games/time_stories/rules/*.py",),
        (
            *(f"tests/games/time_stories/test_{name}.py" for name in OF_STORIES),
            "tests/laws",
        ),
        ("time-stories/mission=fixture/2/0",),
    ),
}
