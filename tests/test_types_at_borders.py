"""Types cross every border: what Python sends, TypeScript is generated from; no hole through which the two drift."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import chronolude as cl
from chronolude.games import register
from chronolude.games.time_stories.mission.scenes import SKIES
from chronolude.games.time_stories.view.places import SkyWord
from chronolude.locale import LANGUAGES
from scripts import protocol_types

ROOT = Path(__file__).resolve().parents[1]
HOLES = {
    "src": (r"\b(?:view|seen): Any\b", ("*.py",)),
    "web/src": (r"as unknown as|\b(?:Omit|Partial)<(?:Wire\.)?(?:Prompt|View|Update|Event|Option|SeatInfo)\b",
                ("*.ts", "*.svelte")),
}  # fmt: skip


@pytest.mark.parametrize("room", HOLES)
def test_nothing_is_anything_at_a_border(room: str) -> None:
    pattern, kinds = HOLES[room]
    files = [path for kind in kinds for path in (ROOT / room).rglob(kind)]
    holes = [str(path) for path in files if re.search(pattern, path.read_text(encoding="utf-8"))]
    assert files and holes == []


def test_the_clients_types_are_those_of_the_server() -> None:
    assert protocol_types.main(["--check"]) == 0, "run python -m scripts.protocol_types"


def test_every_board_of_ours_has_a_type_of_its_own_to_read() -> None:
    kinds = {game.id: game.board.kind for game in register().values() if not game.id.startswith("toy-")}
    assert all(kind.__struct_fields__ for kind in kinds.values()), kinds


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [*register()])
def test_an_aid_is_of_the_type_its_game_brings(game: str, lang: str) -> None:
    table = cl.new(game, seats=register()[game].seats[0], seed=2)
    for seat in (*range(table.seats), None):
        view = table.aided(table.seen(seat), lang)
        assert type(view.aid) is table.game.board.kind
        assert table.aided(table.seen(seat), lang) is view  # made once for all who read it


def test_a_scene_has_a_sky_that_the_board_can_paint() -> None:
    assert get_args(SkyWord) == SKIES


def test_fixtures_of_boards_are_what_the_engine_says() -> None:
    from scripts.fixtures.__main__ import main

    assert main(["--check"]) == 0, "run python -m scripts.fixtures"
