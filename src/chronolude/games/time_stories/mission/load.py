"""From a folder to a mission: everything the rules, the words and the workshop need, or a list of what is wrong."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Final

from .. import cards as c
from .builder import Builder
from .checks import check
from .findings import BadMission, Finding, Findings
from .parts import Parts
from .scenes import read_scenes
from .source import read_folder

OURS: Final = Path(__file__).resolve().parent.parent / "missions"
FORMAT: Final = 1


class Mission:
    """A mission that can be played."""

    def __init__(self, parts: Parts, build: Builder, root: Path) -> None:
        self.root = root
        self.id = str(parts.main.data.get("id"))
        self.cards = parts.cards
        self.kinds = parts.kinds
        self.rows = build.rows
        self.texts = build.texts
        self.text_lines = build.text_lines
        self.page_keys = build.page_keys
        self.sources = build.sources
        self.names = build.names
        self.uses = build.reader.uses
        self.locations = list(build.names.of["location"])
        self.receptacles = list(build.names.of["receptacle"])
        self.stats = list(build.names.of["stat"])
        self.tokens = list(build.names.of["token"])
        self.endings = list(build.names.of["ending"])
        self.genders = [str(spot.data.get("gender", "n")) for spot in parts.lists["receptacles"]]
        self.colours = [str(spot.data.get("colour", "")) for spot in parts.main.below("stat")]
        self.tiers = [int(spot.data.get("min", 0)) for spot in parts.main.within("score").below("tier")]
        self.indices = [as_int(spot.data.get("index")) for spot in parts.locations]
        self.scenes = read_scenes(parts, build)
        self.band = parts.main.data.get("band", [0.0, 1.0])

    @property
    def slots(self) -> int:
        return self.rows["sizes"][c.SLOTS]

    @property
    def digest(self) -> str:
        """A fingerprint of all that rules read: a mended sentence does not change it, a mended threshold does."""
        facts = repr([(name, self.rows[name]) for name in c.ROW_NAMES] + [self.cards])
        return hashlib.sha256(facts.encode()).hexdigest()[:8]

    def say(self, key: str, lang: str) -> str:
        """A text by its position; empty where the mission has none."""
        return self.texts.get(key, {}).get(lang, "")


def examine(root: Path) -> tuple[Mission | None, list[Finding]]:
    """The mission, if its errors allow one, and everything there is to say about it (E codes)."""
    found = Findings()
    folder = read_folder(root, found)
    build = Builder(found)
    parts = Parts(folder, build)
    parts.name_everything()
    open_main(parts, build)
    parts.build_slots()
    slots = len(build.rows["body_page"])
    parts.build_open()
    rows = build.rows
    for name, at in (("node_op", 0), ("node_x", 1), ("node_y", 2), ("node_z", 3)):
        rows[name] = [node[at] for node in build.reader.nodes]
    rows["sizes"] = sizes(parts, slots)
    rows["offsets"] = offsets(rows["sizes"])
    made = Mission(parts, build, root)
    check(made, parts, found)
    return (None if found.errors else made), sorted(set(found.all))


def open_main(parts: Parts, build: Builder) -> None:
    """mission.toml, apart from triggers, endings and score."""
    main = parts.main
    build.keys(
        main, "format", "id", "title", "order", "report", "azrak", "stats", "magic", "components", "start", "profile",
        "stat", "trigger", "ending", "score", "credits", "licence", "band",
    )  # fmt: skip
    if main.data.get("format") != FORMAT:
        build.found.add("E01", main.at("format"), f"this engine reads format {FORMAT}, not {main.data.get('format')!r}")
    for name in ("title", "order", "report"):
        build.text(main, name)
    for stat in main.below("stat"):
        build.keys(stat, "id", "colour", "name")
        build.text(stat, "name")
    for spot in parts.locations:
        build.keys(spot, "id", "index", "name")
        build.text(spot, "name")


def sizes(parts: Parts, slots: int) -> list[int]:
    """The row SIZES, in the order of cards.py."""
    build = parts.build
    magic = parts.main.data.get("magic")
    levels = [int(magic.get(str(count), 0)) if isinstance(magic, dict) else 0 for count in (2, 3, 4)]
    fronts = [
        parts.kinds.index(kind) if kind in parts.kinds else len(parts.cards)
        for kind in range(c.TOKEN, c.RECEPTACLE + 1)
    ]
    score = parts.main.data.get("score")
    base = score.get("base", 0) if isinstance(score, dict) else 0
    shuffled = parts.folder.get("mysteries").data.get("shuffle") is True
    counts = [len(parts.locations), len(parts.others), len(parts.lists["mysteries"]), len(parts.lists["elements"])]
    return [
        *counts, len(build.rows["interaction_owner"]), len(parts.lists["receptacles"]),
        sum(name in parts.folder.get("sky").data for name in ("moon", "star")), len(parts.lists["prologue"]),
        len(parts.lists["conflicts"]), len(build.rows["trigger_when"]), len(parts.lists["tokens"]),
        len(build.rows["card_token"]), len(parts.lists["destiny"]), len(parts.lists["plan"]), slots, *levels,
        as_int(parts.main.data.get("azrak")), as_int(base), int(shuffled), len(build.rows["ending_outcome"]),
        *fronts, len(parts.cards), len(parts.cards) + slots,
    ]  # fmt: skip


def offsets(size: list[int]) -> list[int]:
    """Where the rows of numbers begin that depend on the mission, counted from the first of them."""
    order = (c.LOCATIONS, c.LOCATIONS, c.SLOTS, c.TRIGGERS, c.RECEPTACLES, c.MYSTERIES, c.MYSTERIES, c.SLOTS)
    lengths = [max(2, size[which]) for which in order]
    return [sum(lengths[:i]) for i in range(len(lengths))]


def as_int(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def load(root: Path) -> Mission:
    """A mission, or BadMission with everything that is wrong."""
    made, findings = examine(root)
    if made is None:
        raise BadMission([one for one in findings if one.is_error])
    return made


# ── the shelf ────────────────────────────────────────────────────────────────────────────────────


def shelf() -> dict[str, Path]:
    """The missions that come with the product, by id."""
    return {path.parent.name: path.parent for path in sorted(OURS.glob("*/mission.toml"))}


@lru_cache(maxsize=16)
def load_once(root: Path, stamp: int) -> Mission:  # noqa: ARG001
    """Loaded once until a file of it changes."""
    return load(root)


def find(name: str) -> Mission:
    """A mission by id, or by the path of its folder."""
    known = shelf()
    root = known.get(name, Path(name).expanduser())
    if not (root / "mission.toml").is_file():
        raise ValueError(f"there is no mission {name!r}; there are {', '.join(known)}, or give the path of a folder")
    stamp = hash(tuple((str(path), path.stat().st_mtime_ns) for path in sorted(root.rglob("*.toml"))))
    return load_once(root, stamp)
