"""From a folder to a mission: everything the rules, the words and the workshop need, or a list of what is wrong."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Final

from .. import cards as c
from .builder import Builder
from .checks import check
from .deal import counts_of, gists_of, numbers_of, owners
from .findings import BadMission, MissionFinding, MissionFindings
from .opens import build_open
from .parts import Parts
from .people import look, read_people
from .scenes import read_pictures, read_scenes
from .slots import build_slots
from .source import read_files, read_folder

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
        self.copies = build.copies
        self.number_bodies()
        self.names = build.names
        self.uses = build.reader.uses
        self.name_parts()
        self.genders = [str(spot.data.get("gender", "n")) for spot in parts.lists["receptacles"]]
        self.colours = [str(spot.data.get("colour", "")) for spot in parts.main.below("stat")]
        self.tiers = [as_int(spot.data.get("min", 0)) for spot in parts.main.within("score").below("tier")]
        self.version = str(parts.main.data.get("version", "1"))
        self.minutes = pair(parts.main.data.get("minutes"), (0, 1000))
        self.band = pair(parts.main.data.get("band"), (0, 1))
        self.indices = [as_int(one.data.get("index")) for one in parts.locations]
        self.paint(parts, build)

    def paint(self, parts: Parts, build: Builder) -> None:
        """What only boards look at."""
        self.scenes = read_scenes(parts, build)
        self.pictures = read_pictures(parts, build)
        """What is painted for an Element, by its card."""
        self.looks = read_people(parts, build)
        """How whoever speaks looks, by who it is; of receptacles see `faces`."""
        self.speakers = {key: name for key, (name, _) in build.speakers.items()}
        """Who speaks on a page, by its key."""
        self.faces = {str(one.data.get("id")): look(build, one) for one in parts.lists["receptacles"]}

    def name_parts(self) -> None:
        """What the mission calls its parts, in their order."""
        of = self.names.of
        self.locations, self.receptacles, self.stats = (list(of[kind]) for kind in ("location", "receptacle", "stat"))
        self.tokens, self.endings, self.puzzles = (list(of[kind]) for kind in ("token", "ending", "puzzle"))

    def number_bodies(self) -> None:
        """What goes by which number on the table (see deal.py); the first bodies are those printed for the slots."""
        keys = [pages[0] for pages in self.page_keys if pages]
        self.numbers = numbers_of(self.id, keys, self.rows)
        """For each body, its number on the table."""
        self.gists = gists_of(self.id, keys, self.rows)
        """For each card that can be taken, the number of its gist."""
        self.owners = owners(self.rows)
        """For each body, the slot it may lie in."""
        self.counts = counts_of(self.rows)
        """How many bodies there are of each kind."""

    @property
    def slots(self) -> int:
        return self.rows["sizes"][c.SLOTS]

    @property
    def bodies(self) -> int:
        return self.rows["sizes"][c.BODIES]

    @cached_property
    def digest(self) -> str:
        """A fingerprint of all that rules read: a mended sentence does not change it, a mended threshold does."""
        facts = repr([(name, self.rows[name]) for name in c.ROW_NAMES if name not in c.FOR_BOTS] + [self.cards])
        return hashlib.sha256(facts.encode()).hexdigest()[:8]

    def body_numbered(self, number: int) -> int:
        """The body that has this number on the table."""
        return self.numbers.index(number)

    def tier(self, score: int) -> int | None:
        """The tier of a score: the one with the highest minimum it reaches; None below all of them."""
        reached = [(least, index) for index, least in enumerate(self.tiers) if score >= least]
        return max(reached)[1] if reached else None

    def speaker(self, body: int, page: int) -> str:
        """Who speaks on a page: whom it names, or else the body's first page; "" if nobody."""
        keys = self.page_keys[body]
        return self.speakers.get(keys[page], self.speakers.get(keys[0], ""))

    def say(self, key: str, lang: str) -> str:
        """A text by its position; empty where the mission has none."""
        return self.texts.get(key, {}).get(lang, "")


def examine(root: Path, files: Mapping[str, bytes] | None = None) -> tuple[Mission | None, list[MissionFinding]]:
    """The mission, if its errors allow one, and everything there is to say about it (E codes).

    With `files` it is read from memory, and `root` is only its name.
    """
    found = MissionFindings()
    folder = read_folder(root, found) if files is None else read_files(files, found)
    build = Builder(found)
    parts = Parts(folder, build)
    parts.name_everything()
    open_main(parts, build)
    build_slots(parts)
    slots = sum(len(parts.lists[name]) for name in ("mysteries", "elements", "prologue", "puzzles", "conflicts"))
    slots += len(parts.first) + len(parts.others) + len(build.rows["interaction_owner"]) + len(parts.personal)
    slots += sum(name in folder.get("sky").data for name in ("moon", "star"))
    bodies = len(build.rows["body_page"])
    build_open(parts)
    rows = build.rows
    for name, at in (("node_op", 0), ("node_x", 1), ("node_y", 2), ("node_z", 3)):
        rows[name] = [node[at] for node in build.reader.nodes]
    rows["sizes"] = sizes(parts, slots, bodies)
    rows["offsets"] = offsets(rows["sizes"])
    made = Mission(parts, build, root)
    check(made, parts, found)
    return (None if found.errors else made), sorted(set(found.all))


def open_main(parts: Parts, build: Builder) -> None:
    """mission.toml, apart from triggers, endings and score."""
    main = parts.main
    build.keys(
        main, "format", "id", "title", "order", "report", "azrak", "stats", "magic", "components", "start", "profile",
        "stat", "trigger", "ending", "score", "truth", "credits", "licence", "band", "minutes", "version", "afterword",
    )  # fmt: skip
    if main.data.get("format") != FORMAT:
        build.found.add("E01", main.at("format"), f"this engine reads format {FORMAT}, not {main.data.get('format')!r}")
    for name in ("title", "order", "report"):
        build.text(main, name)
    build.text(main, "afterword", needed=False)
    for name in ("band", "minutes"):
        if name in main.data and not is_pair(main.data[name]):
            build.found.add("E01", main.at(name), f"{name} is a low and a high figure, not {main.data[name]!r}")
    for truth in main.below("truth"):
        build.keys(truth, "id", "values")
    for stat in main.below("stat"):
        build.keys(stat, "id", "colour", "name")
        build.text(stat, "name")
    for spot in parts.locations:
        build.keys(spot, "id", "index", "name", "hint")
        build.text(spot, "name")
        rungs = spot.below("hint")
        for rung in rungs:
            build.keys(rung, "text")
            build.text(rung, "text")
        build.push(location_hints=len(rungs))


def sizes(parts: Parts, slots: int, bodies: int) -> list[int]:
    """The row SIZES, in the order of cards.py."""
    build = parts.build
    magic = parts.main.data.get("magic")
    levels = [as_int(magic.get(str(count), 0)) if isinstance(magic, dict) else 0 for count in (2, 3, 4)]
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
        *fronts, len(parts.cards), len(parts.cards) + bodies, len(parts.lists["puzzles"]), bodies,
        len(build.rows["deal_slot"]), len(build.rows["truth_values"]), build.names.of["dial"]["travel/1"],
    ]  # fmt: skip


def offsets(size: list[int]) -> list[int]:
    """Where the rows of numbers begin that depend on the mission, counted from the first of them."""
    places, slots, mysteries = c.LOCATIONS, c.SLOTS, c.MYSTERIES
    order = (places, places, slots, c.TRIGGERS, c.RECEPTACLES, mysteries, mysteries, slots, places, c.KEYS, c.KEYS)
    lengths = [max(2, size[which]) for which in order]
    return [sum(lengths[:i]) for i in range(len(lengths))]


def pair(value: object, usual: tuple[float, float]) -> tuple[float, float]:
    """A low and a high figure."""
    return (float(value[0]), float(value[1])) if is_pair(value) and isinstance(value, list) else usual


def is_pair(value: object) -> bool:
    if not isinstance(value, list) or len(value) != 2:
        return False
    return all(isinstance(one, (int, float)) and not isinstance(one, bool) for one in value)


def as_int(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def load(root: Path) -> Mission:
    """A mission, or BadMission with everything that is wrong."""
    made, findings = examine(root)
    if made is None:
        raise BadMission([one for one in findings if one.is_error])
    return made
