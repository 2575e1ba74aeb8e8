"""What a corrected data file may bring without a line of code: cards no era has today, printed over the Trapper."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import chronolude as cl
from chronolude.games.time_division.cards import CONDITION, FIRST_LINE, LINE_COUNT, LINES, NAMES, WIDTH
from chronolude.games.time_division.source import read_condition, read_lines

from .scene import lies, mask, offered, play, scene, told

TRAPPER = NAMES.index("trapper")
MOST_CARDS = {"zone": "influence", "measure": "count", "is": "most"}

Print = Callable[..., None]


@pytest.fixture
def print_trapper() -> Iterator[Print]:
    """Print other lines on the Trapper, over those of the two cards behind it, which stay in the box."""
    at, before = FIRST_LINE[TRAPPER] * WIDTH, [*LINES]
    condition, count = CONDITION[TRAPPER], LINE_COUNT[TRAPPER]

    def print_lines(*lines: dict[str, Any], condition: dict[str, Any] | None = None) -> None:
        CONDITION[TRAPPER] = read_condition("trapper", "condition", condition) if condition else []
        LINE_COUNT[TRAPPER] = len(lines)
        for i, value in enumerate(figure for line in read_lines("trapper", "lines", [*lines]) for figure in line):
            LINES[at + i] = value

    yield print_lines
    for i, value in enumerate(before):
        LINES[i] = value
    CONDITION[TRAPPER], LINE_COUNT[TRAPPER] = condition, count


def line(place: str, pick: str, *do: str, **more: Any) -> dict[str, Any]:
    """One row of icons as a data file writes it, carried out by blue if nothing else is said."""
    return {"from": place, "pick": pick, "by": "blue", "do": [*do], **more}


def test_d_045_three_lines_happen_top_to_bottom(print_trapper: Print) -> None:
    print_trapper(*(line("past.neutral", "value", "move", n=n, to="influence.blue") for n in (5, 8, 3)))
    table = scene("A: decision trapper B: decision king past [squire, scholar, tax_collector]")
    play(table, "activate 0")
    lies(table, "A: influence [tax_collector, scholar, squire]")


def test_d_066_a_line_is_tested_where_a_turned_card_will_lie(print_trapper: Print) -> None:
    print_trapper(
        line("past.neutral", "value", "rotate", "move", n=8, to="reserve.neutral"),
        line("reserve.neutral", "value", "move", n=8, to="influence.blue"),
    )
    table = scene("A: decision trapper B: decision king past [scholar]")
    play(table, "activate 0")
    assert not told(table, "ignored")
    lies(table, "A: influence [scholar]")


@pytest.mark.parametrize("orange", [0, 1])
def test_d_074_what_orange_activates_moves_on_from_its_own_place(print_trapper: Print, orange: int) -> None:
    print_trapper(
        line("influence.orange", "highest", "activate", "move", by="orange", to="past.neutral"), condition=MOST_CARDS
    )
    rows = ["influence [king, monk]", "influence [squire]"][:: 1 - 2 * orange]
    table = scene(f"A: decision trapper {rows[0]} B: decision bishop {rows[1]}")
    play(table, "activate 0")
    assert told(table, "qualified")[0]["seat"] == orange
    lies(table, "past [king, trapper]")


@pytest.mark.parametrize("orange", [0, 1])
def test_d_070_a_card_orange_may_not_activate_again_is_refused_by_its_rule(print_trapper: Print, orange: int) -> None:
    print_trapper(line("influence.orange", "choice", "activate", by="orange"), condition=MOST_CARDS)
    rows = ["influence [king, duke, monk]", "influence [squire]"][:: 1 - 2 * orange]
    table = scene(f"A: decision trapper {rows[0]} B: decision bishop {rows[1]}", activated=mask(["monk"]))
    play(table, "activate 0")
    assert table.asked == (orange,)
    assert offered(table) == ["take duke", "take king"]
    with pytest.raises(cl.Refused) as refused:
        table.play(orange, "take monk")
    assert refused.value.rule == "D-070"


@pytest.mark.parametrize(("coin", "rows"), [(0, ["[duke]", "[]"]), (1, ["[duke]", "[]"]), (0, ["[]", "[duke]"])])
def test_d_093_whoever_has_no_card_to_compare_is_never_orange(print_trapper: Print, coin: int, rows: list[str]) -> None:
    print_trapper(
        line("influence.orange", "highest", "move", by="orange", to="past.neutral"),
        condition={"zone": "influence", "measure": "card", "is": "least"},
    )
    table = scene(f"A: decision trapper influence {rows[0]} B: decision king influence {rows[1]}", coin=coin)
    play(table, "activate 0")
    lies(table, "past [duke, trapper]")
