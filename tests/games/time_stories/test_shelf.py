"""Missions as a page shows them: what they are about, how long they take and how groups fared."""

from __future__ import annotations

import time
from base64 import b64encode
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZipFile

import pytest
from sqlalchemy import insert

from chronolude.games.time_stories.mission.library import OPENED, OURS, folders
from chronolude.games.time_stories.mission.load import load
from chronolude.games.time_stories.tools.judging import judged
from chronolude.games.time_stories.tools.lint import lint
from chronolude.server.store import models
from tests.server.house import house, run

pytestmark = pytest.mark.web


def row(n: int, mission: str, winners: str) -> dict[str, object]:
    result = f'{{"ending":"x","winners":{winners},"ranks":[1],"scores":[0],"rule":"R-209","decisions":9}}'
    return {
        "id": f"t{n}", "game": "time-stories", "seats": 1, "options": f'{{"mission":"{mission}#12345678"}}',
        "settings": "{}", "status": "over", "host_hash": "", "watch_hash": "", "secret": "", "result": result,
        "created": time.time(), "touched": time.time(),
    }  # fmt: skip


def test_missions_are_shown_with_how_groups_fared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for borrowed in list(OPENED):  # by other tests of this process
        monkeypatch.delitem(OPENED, borrowed)

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


def zipped(files: dict[str, str], kind: int = ZIP_DEFLATED) -> str:
    out = BytesIO()
    with ZipFile(out, "w", kind) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return b64encode(out.getvalue()).decode()


def test_a_mission_that_is_brought_is_looked_through_as_in_the_terminal(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            saved = (await here.get("/api/missions/forgotten-star/file")).content  # the longest there is
            told = (await here.post("/api/missions/lint", {"packed": b64encode(saved).decode()})).json()
            assert told["errors"] == 0 and told["more"] == 0
            root = folders(OURS)["forgotten-star"]
            assert [(one["file"], one["line"], one["code"]) for one in told["findings"]] == [
                (one.file, one.line, one.code) for one in lint(root)
            ]
            files = {path.relative_to(root).as_posix(): path.read_text("utf-8") for path in root.rglob("*.toml")}
            files["destiny.toml"] = "not TOML"
            wrong = (await here.post("/api/missions/lint", {"packed": zipped(files)})).json()
            assert wrong["errors"] and "destiny.toml" in {one["file"] for one in wrong["findings"]}

    run(scenario())


@pytest.mark.parametrize(
    ("packed", "words"),
    [
        (b64encode(b"no archive").decode(), "not a ZIP file"),
        (zipped({"notes.txt": "x"}), "no TOML file"),
        (zipped({"../../mission.toml": "x"}), "is not called"),
        (zipped({"/etc/mission.toml": "x"}), "is not called"),
        (zipped({"a/b/c/d/mission.toml": "x"}), "is not called"),
        (zipped({f"{n}.toml": "" for n in range(201)}), "at most 200 files"),
        (zipped({"mission.toml": " " * 2_000_001}), "at most 2000000 bytes"),
        (zipped({"mission.toml": "x"}, ZIP_BZIP2), "plain ZIP"),
    ],
)
def test_an_archive_leads_nowhere_and_holds_no_more_than_a_mission(tmp_path: Path, packed: str, words: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            answer = await here.post("/api/missions/lint", {"packed": packed})
            assert answer.status_code == 409 and words in answer.json()["detail"], answer.text

    run(scenario())


def test_a_mission_with_hundreds_of_faults_is_told_of_the_first() -> None:
    told = judged(zipped({"mine/mission.toml": "\n".join(f"x{n} = 1" for n in range(600))}))
    assert len(told.findings) == 500 and told.more == told.errors + told.warnings - 500 > 0
