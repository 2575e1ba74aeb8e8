"""What a game brings for its bots, ours and a third party's alike: found through `Game`, loaded when asked for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import chronolude as cl
from chronolude import bots
from chronolude.bots import RANDOM, THUMB, bots_for, make
from chronolude.bots.advice import advise, adviser, judge
from chronolude.bots.levels import LEVELS
from chronolude.bots.simulation import Plan, simulate
from chronolude.games import OURS, find, register
from chronolude.search import Budget
from chronolude.search.judgement import Worth

GUEST = "toy-shells"


@pytest.mark.parametrize("game", OURS)
def test_every_game_of_ours_brings_a_rule_of_thumb(game: str) -> None:
    assert next(iter(bots_for(game))) == RANDOM
    assert THUMB in find(game).bots().players
    table = cl.new(game, seats=find(game).seats[0], seed=1)
    seat = table.asked[0]
    answer = table.choose(seat, make(game, THUMB, 1))
    assert table.why(seat, answer) is None


@pytest.mark.parametrize("game", register())
def test_a_game_that_has_a_mind_has_the_levels_that_search(game: str) -> None:
    searched = bots.mind_of(game) is not None
    assert searched is (find(game).bots().mind is not None)
    assert not searched or set(LEVELS) <= set(bots_for(game))


def test_a_game_that_brings_nothing_has_the_random_bot_and_no_advice() -> None:
    assert list(bots_for("toy-snap")) == [RANDOM]
    assert adviser("toy-snap", 1) is None
    table = cl.new("toy-snap", seats=2, seed=1)
    assert advise(table, 0).answers == []
    assert judge(table, 0, table.options(0)[0].text) is None


def test_a_guest_brings_what_we_bring(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule of thumb, levels, advice with figures and hindsight, from a package of its own."""
    monkeypatch.setattr("chronolude.bots.advice.budget", lambda: Budget(60))
    assert list(bots_for(GUEST)) == [RANDOM, THUMB, *LEVELS]
    table = cl.new(GUEST, seats=2, seed=4)
    seat = table.asked[0]
    advice = advise(table, seat)
    assert advice.stake is not None
    assert all(isinstance(one.worth, Worth) for one in advice.answers)
    judged = judge(table, seat, "look cup 1")
    assert judged is not None and judged.answer == "look cup 1"


def test_the_search_of_a_guest_is_stronger_than_chance() -> None:
    """Fifteen games from either seat; chance alone would win about half."""
    won = 0.0
    for names in (["apprentice", RANDOM], [RANDOM, "apprentice"]):
        found = simulate(Plan(GUEST, 2, {}, names, 15, 3))
        won += found["wins_by_bot"]["apprentice"]
    assert won >= 20


def test_a_game_alone_imports_no_search() -> None:
    """Whoever reads rules, keeps records or lists games needs no bots: they come when somebody is to play."""
    toys = Path(__file__).resolve().parents[1] / "toys"
    code = (
        f"import sys; sys.path.append({str(toys)!r})\n"
        "import chronolude as cl\n"
        "assert len(cl.games()) > 7, cl.games()\n"
        "cl.new('contre-temps', seats=3)\n"
        "late = ('chronolude.search', 'chronolude.bots', 'chronolude_toys.shells_bots')\n"
        "print(*[name for name in sys.modules if name.startswith(late) or '.bots.' in name])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stdout.split()) == (0, []), said.stderr


def test_the_bots_floor_and_the_search_name_no_game() -> None:
    """What they need of a game they ask through `Game`; figures that the arena measured are data."""
    names = {*OURS, *(name.replace("-", "_") for name in OURS)}
    house = Path(bots.__file__).parent.parent
    files = [path for room in ("bots", "search") for path in (house / room).rglob("*.py")]
    assert len(files) > 20
    assert [path.name for path in files if any(name in path.read_text(encoding="utf-8") for name in names)] == []
