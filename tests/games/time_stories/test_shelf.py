"""Missions as a page shows them: what they are about, how long they take and how groups fared."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from sqlalchemy import insert

from chronolude.games.time_stories.mission.load import load
from chronolude.server.store import models
from tests.server.house import house, run

pytestmark = pytest.mark.web


def row(n: int, mission: str, winners: str) -> dict[str, object]:
    result = f'{{"ending":"x","winners":{winners},"ranks":[1],"scores":[0],"rule":"R-209","decisions":9}}'
    return {
        "id": f"t{n}", "game": "time-stories", "seats": 1, "options": f'{{"mission":"{mission}#12345678"}}',
        "settings": "{}", "status": "over", "host_hash": "", "watch_hash": "", "secret": "", "result": result,
        "created": 0.0, "touched": 0.0,
    }  # fmt: skip


def test_missions_are_shown_with_how_groups_fared(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            rows = [row(0, "want-of-a-nail", "[0]"), row(1, "want-of-a-nail", "[]"), row(2, "fixture", "[0]")]
            await here.hall.store.write([(insert(models.tables), rows)])
            shown = {one["id"]: one for one in (await here.get("/api/missions")).json()}
            assert set(shown) == {"forgotten-star", "want-of-a-nail"}
            nail = shown["want-of-a-nail"]
            assert nail["fared"] == {"groups": 2, "won": 1} and nail["minutes"] == [45, 60]
            assert nail["title"] == "For Want of a Nail" and len(nail["agents"]) == 4
            assert nail["cover"]["cards"] and nail["alt"]
            french = (await here.get("/api/missions", headers={"accept-language": "fr"})).json()
            assert "Faute d’un clou" in [one["title"] for one in french]

    run(scenario())


def test_a_mission_that_ships_can_be_saved_as_a_file_and_no_other_folder_can(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            answer = await here.get("/api/missions/want-of-a-nail/file")
            assert answer.headers["content-disposition"] == 'attachment; filename="want-of-a-nail.zip"'
            with ZipFile(BytesIO(answer.content)) as archive:
                archive.extractall(tmp_path / "mine")
            assert load(tmp_path / "mine" / "want-of-a-nail").id == "want-of-a-nail"
            for name in ("fixture", "nowhere", "..", "%2e%2e%2fmissions"):
                assert (await here.get(f"/api/missions/{name}/file")).status_code == 404

    run(scenario())
