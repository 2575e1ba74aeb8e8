"""Missions that can be played here: what each is about, how long it takes, how groups fared; and one of one's own."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import select

from ....server.http.access import HttpRequest, hall_of, language, refusal, stranger
from ....server.http.text import LONG_TEXTS
from ....server.live.rows import loaded
from ....server.store import Store, models
from ..mission.library import FIXTURE, OURS, folders, missions
from ..mission.load import Mission
from ..view.places import SceneAid, scene_of
from .judging import JUDGE, MissionReport

MOST: Final = 1000
"""So many games are counted, the last that ended."""
GAME: Final = "time-stories"


class Fared(msgspec.Struct):
    """How groups fared with a mission: how many played it to an end, and how many succeeded."""

    groups: int
    won: int


class MissionInfo(msgspec.Struct):
    """A mission, without anything that its players shall find out."""

    id: str
    title: str
    order: str
    """What the agents are told to do."""
    agents: list[str]
    places: int
    minutes: tuple[int, int]
    version: str
    ours: bool
    fared: Fared
    cover: SceneAid | None
    """How its first place is painted, and what that painting shows."""
    alt: str


class MissionFile(msgspec.Struct, forbid_unknown_fields=True):
    """The folder of a mission as one ZIP file."""

    packed: bytes


def text_in(made: Mission, key: str, lang: str) -> str:
    told = made.texts.get(key, {})
    return str(told.get(lang) or told.get("en") or "")


def info_of(name: str, made: Mission, fared: Fared, lang: str) -> MissionInfo:
    agents = [text_in(made, f"receptacles/{one}/name", lang) or one for one in made.receptacles]
    least, most = made.minutes
    return MissionInfo(
        name, text_in(made, "mission/title", lang), text_in(made, "mission/order", lang), agents, len(made.locations),
        (int(least), int(most)), made.version, (OURS / name).is_dir(), fared, *cover_of(made, lang),
    )  # fmt: skip


def cover_of(made: Mission, lang: str) -> tuple[SceneAid | None, str]:
    """The place where everybody begins."""
    for place in made.locations:
        scene = scene_of(made, place)
        if scene is not None:
            return scene, text_in(made, f"scenes/{place}/alt", lang)
    return None, ""


async def fared_by_mission(store: Store) -> dict[str, Fared]:
    tables = models.tables.c
    rows = await store.rows(
        select(tables.options, tables.result)
        .where((tables.status == "over") & (tables.game == GAME) & tables.result.is_not(None) & tables.parent.is_(None))
        .order_by(tables.touched.desc())
        .limit(MOST)
    )
    played, won = Counter[str](), Counter[str]()
    for row in rows:
        options: dict[str, Any] = loaded(row.options)
        name = str(options.get("mission", "")).partition("#")[0]
        played[name] += 1
        won[name] += bool(loaded(row.result)["winners"])
    return {name: Fared(played[name], won[name]) for name in played}


@get("/api/missions")
async def list_missions(request: HttpRequest) -> list[MissionInfo]:
    """Every mission that can be played here, but for the one that is there to be tested with."""
    fared, lang = await fared_by_mission(hall_of(request).store), language(request)
    found = {name: made for name, made in missions().items() if name != FIXTURE}
    return [info_of(name, made, fared.get(name, Fared(0, 0)), lang) for name, made in found.items()]


@lru_cache(maxsize=8)
def packed(root: Path) -> bytes:
    """The folder of a mission as one file, always the same one."""
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as archive:
        for path in sorted(root.rglob("*.toml")):
            archive.writestr(
                ZipInfo(f"{root.name}/{path.relative_to(root).as_posix()}"), path.read_bytes(), ZIP_DEFLATED
            )
    return out.getvalue()


@get("/api/missions/{mission:str}/file", media_type="application/zip")
async def export_mission(mission: FromPath[str]) -> Response[bytes]:
    """The files of a mission that ships with the product, to begin one's own with. They hold the whole story."""
    root = folders(OURS).get(mission)
    if root is None or mission == FIXTURE:
        raise refusal(404, "there is no such mission that ships with the product")
    body = await asyncio.to_thread(packed, root)
    return Response(
        body, media_type="application/zip", headers={"content-disposition": f'attachment; filename="{mission}.zip"'}
    )


@post("/api/missions/lint", status_code=200, opt=LONG_TEXTS)
async def lint_mission(request: HttpRequest, data: JSONBody[MissionFile]) -> MissionReport:
    """What the workshop finds in a mission; nothing is kept. It is read in a process that can be killed."""
    jobs = hall_of(request).jobs
    return await jobs.do(stranger(request), JUDGE, MissionReport, packed=data.packed)


ROUTES: Final = [list_missions, export_mission, lint_mission]
