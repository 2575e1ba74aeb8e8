"""Cards with a body: locations, Mysteries, Elements, personal cards, sky, prologue, named conflicts, by slot."""

from __future__ import annotations

from collections.abc import Callable

from .. import cards as c
from .builder import Spot
from .findings import Place
from .parts import Part, Parts
from .words import COLOURS, MYSTERY_KINDS


def build_slots(parts: Parts) -> None:
    """R-001, R-004: bodies in the order of slots, and the cards that lie on them."""
    build = parts.build
    for part in parts.first:
        build.body(part.spot, "slot", hidden=False)
        front(parts, part, str(parts.locations[part.location].data.get("id")))
    for part in parts.others:
        with_versions(parts, part.spot, lambda spot: read_card(parts, spot))
        front(parts, part, f"{parts.locations[part.location].data.get('id')}/{part.letter}")
    for spot in parts.lists["mysteries"]:
        mystery(parts, spot)
    for spot in parts.lists["elements"]:
        element(parts, spot)
    interactions(parts)
    flashes(parts)
    sky(parts)
    for spot in parts.lists["prologue"]:
        build.body(spot, hidden=False)
    for spot in parts.lists["puzzles"]:
        puzzle(parts, spot)
    for spot in parts.lists["conflicts"]:
        named_conflict(parts, spot)
    pad_bodies(parts)
    for slot, spot, read in parts.varied:
        versions(parts, slot, spot, read)
    pad_bodies(parts)


# ── what varies by the deal ──────────────────────────────────────────────────────────────────────

FIXED = ("title", "gist", "alt", "slot", "number", "colour", "keep")


def with_versions(parts: Parts, spot: Spot, read: Callable[[Spot], None]) -> None:
    """R-240: a body, and a note of what may lie in its place."""
    if spot.data.get("instead"):
        parts.varied.append((len(parts.build.sources), spot, read))
    read(Spot(spot.source, {name: one for name, one in spot.data.items() if name != "instead"}, spot.key, *spot.path))


def versions(parts: Parts, slot: int, spot: Spot, read: Callable[[Spot], None]) -> None:
    """The further bodies of a slot: each is its card with what it says otherwise, for one value of one truth."""
    build = parts.build
    truths: dict[int, dict[int, int]] = {}
    for i, version in enumerate(spot.below("instead")):
        name, _, value = str(version.data.get("truth")).partition(" ")
        truth = build.reader.value("truth", name, version.at("truth"))
        values = build.names.values[truth] if build.names.values else []
        if value not in values:
            build.found.unknown("E02", version.at("truth"), "value", value, values)
            continue
        truths.setdefault(truth, {})[values.index(value)] = i + 1
        for word in version.data:
            if word in FIXED:
                build.found.add("E11", version.at(word), f"{word} is open to all: it is the same whatever is true")
        own = {word: one for word, one in version.data.items() if word != "truth"}
        base = {word: one for word, one in spot.data.items() if word != "instead"}
        before = len(build.texts)
        read(Spot(spot.source, {**base, **own}, version.key, *version.path))
        for key in list(build.texts)[before:]:
            if build.texts[key] == build.texts.get(spot.key + key.removeprefix(version.key)):
                build.copies.add(key)
    if len(truths) > 1:
        build.found.add("E11", spot.place, "what lies in one place hangs on one truth")
    for truth, picks in list(truths.items())[:1]:
        at = len(build.rows["deal_pick"])
        for index in range(len(build.names.values[truth])):
            build.push(deal_pick=picks.get(index, 0))
        build.push(deal_slot=slot, deal_truth=truth, deal_at=at)


def read_card(parts: Parts, spot: Spot) -> None:
    parts.build.body(spot, "slot", needs=("text", "title", "gist"))
    pad_bodies(parts)


# ── puzzles ──────────────────────────────────────────────────────────────────────────────────────


def puzzle(parts: Parts, spot: Spot) -> None:
    """R-241 to R-243: dials with marks, two rungs of hints, and the answer on a card of its own."""
    build = parts.build
    build.keys(spot, "id", "kind", "ask", "dial", "hint", "key")
    build.text(spot, "ask")
    dials = spot.below("dial")
    first = len(build.rows["dial_marks"])
    for dial in dials:
        build.keys(dial, "id", "ids", "name", "marks")
        build.text(dial, "name")
        build.push(dial_marks=marks(parts, dial))
    rungs = spot.below("hint")
    for rung in rungs:
        build.keys(rung, "text")
        build.text(rung, "text")
    if not 1 <= len(dials) <= 7:
        build.found.add("E12", spot.place, "a puzzle has one to seven dials")
    if len(rungs) != 2:
        build.found.add("E12", spot.place, "a puzzle has two hints, and its key is the third")
    build.push(puzzle_dial=first, puzzle_dials=len(dials), puzzle_hints=len(rungs) + 1)
    with_versions(parts, spot.within("key"), lambda one: key(parts, spot, one))


def marks(parts: Parts, dial: Spot) -> int:
    """The marks of a dial, in both languages; tells how many."""
    ids = listed(dial.data.get("ids"))
    given = dial.data.get("marks")
    said = {lang: listed(given.get(lang)) if isinstance(given, dict) else [] for lang in ("fr", "en")}
    for lang, words in said.items():
        if len(words) != len(ids):
            parts.build.found.add("E05", dial.at("marks"), f"{len(ids)} marks have {len(words)} names in {lang}")
            return 1
    for i in range(len(ids)):
        both = {lang: said[lang][i] for lang in ("fr", "en")}
        parts.build.text(Spot(dial.source, {str(i): both}, f"{dial.key}/mark", *dial.path, "marks"), str(i))
    if not 2 <= len(ids) < 32:
        parts.build.found.add("E12", dial.place, "a dial has 2 to 31 marks")
    return max(1, len(ids))


def listed(value: object) -> list[object]:
    """A list, or nothing where something else stands."""
    return value if isinstance(value, list) else []


def key(parts: Parts, spot: Spot, one: Spot) -> None:
    """The answer, mark by mark, and the words that explain it."""
    build = parts.build
    build.body(one, "answer")
    pad_bodies(parts)
    given = one.data.get("answer", [])
    given = given if isinstance(given, list) else [given]
    dials = spot.below("dial")
    code = 0
    for dial, mark in zip(dials, given, strict=False):
        known = [str(name) for name in listed(dial.data.get("ids"))]
        if str(mark) not in known:
            build.found.unknown("E02", one.at("answer"), "mark", mark, known)
            continue
        code = code * 32 + known.index(str(mark)) + 1
    if len(given) != len(dials):
        build.found.add("E12", one.at("answer"), f"{len(dials)} dials have {len(given)} marks as answer")
    build.rows["body_code"][-1] = code


def front(parts: Parts, part: Part, name: str) -> None:
    parts.build.push(front_location=part.location, front_letter=ord(part.letter[0]) - ord("A"))
    parts.lay(name, c.FRONT)


def pad_bodies(parts: Parts) -> None:
    """What only Elements, Mysteries and sky cards have: nothing for the rest, in the same rows."""
    rows = parts.build.rows
    for name, empty in (
        ("body_colour", -1),
        ("body_alters", 0),
        ("body_covers", -1),
        ("body_maps", 0),
        ("body_mods", 0),
        ("body_map", 0),
        ("body_mod", 0),
        ("mystery_kind", -1),
        ("body_code", -1),
    ):
        rows[name] += [empty] * (len(rows["body_page"]) - len(rows[name]))


def mystery(parts: Parts, spot: Spot) -> None:
    build = parts.build
    kind = build.word(spot, "kind", MYSTERY_KINDS)
    needs = ("text", "title", "gist") if kind == c.REPLACEMENT else ("text",)
    build.body(
        spot, "id", "kind", "modifiers", "summary", needs=needs, hidden=kind in (c.YELLOW_MYSTERY, c.REPLACEMENT)
    )
    build.text(spot, "summary", needed=False)
    pad_bodies(parts)
    build.rows["mystery_kind"][-1] = kind
    set_modifiers(parts, spot, kind == c.UPRIGHT_MYSTERY, "an upright Mystery")
    parts.lay(str(spot.data.get("id")), c.MYSTERY)


def set_modifiers(parts: Parts, spot: Spot, allowed: bool, what: str) -> None:
    at, size = parts.build.modifiers(spot)
    if size and not allowed:
        parts.build.found.add("E11", spot.at("modifiers"), f"modifiers stand on {what} only")
    parts.build.rows["body_mod"][-1] = at
    parts.build.rows["body_mods"][-1] = size


def element(parts: Parts, spot: Spot) -> None:
    """R-011: green, yellow, red or white; R-168: an Alteration is a white one."""
    with_versions(parts, spot, lambda one: read_element(parts, one))
    parts.build.push(element_keeps=parts.build.flag(spot, "keep"))
    parts.lay(f"e{spot.data.get('number')}", c.ELEMENT)


def read_element(parts: Parts, spot: Spot) -> None:
    build = parts.build
    build.number(spot, "number")
    colour = build.word(spot, "colour", COLOURS)
    hidden = colour in (c.GREEN, c.YELLOW)
    build.body(spot, "number", "colour", "plan", "modifiers", "alteration", "keep", "picture", hidden=hidden)
    pad_bodies(parts)
    build.rows["body_colour"][-1] = colour
    set_modifiers(parts, spot, colour == c.WHITE, "a white Element")
    if "plan" in spot.data:
        element_plan(parts, spot.within("plan"), colour)
    if "alteration" in spot.data:
        alteration(parts, spot, colour)


def element_plan(parts: Parts, spot: Spot, colour: int) -> None:
    build = parts.build
    build.keys(spot, "extends", "covers", "locations")
    if colour != c.WHITE:
        build.found.add("E11", spot.place, "only a white Element changes the plan")
    covers = spot.data.get("covers")
    names = [str(one.data.get("id")) for one in parts.lists["plan"]]
    if covers is not None and covers not in names:
        build.found.unknown("E02", spot.at("covers"), "plan card", covers, names)
    elif covers is not None:
        build.rows["body_covers"][-1] = names.index(str(covers))
    at, size = parts.map_of(spot)
    build.rows["body_map"][-1] = at
    build.rows["body_maps"][-1] = size


def alteration(parts: Parts, spot: Spot, colour: int) -> None:
    stats = spot.data["alteration"]
    if colour != c.WHITE:
        parts.build.found.add("E11", spot.at("alteration"), "an Alteration is a white Element")
    if not isinstance(stats, list) or len(stats) != 3 or not all(isinstance(one, int) for one in stats):
        parts.build.found.add("E01", spot.at("alteration"), "an Alteration has three whole numbers")
        return
    for value in stats:
        parts.build.push(alter_stat=value)
    parts.build.rows["body_alters"][-1] = len(parts.build.rows["alter_stat"]) // 3


def interactions(parts: Parts) -> None:
    for owner, source in enumerate(parts.personal):
        seen: list[int] = []
        name = source.name.removesuffix(".toml")
        for i, row in enumerate(parts.tables(source, "interaction")):
            spot = Spot(source, row, f"{name}/interaction/{row.get('number')}", "interaction", i)
            number = parts.build.number(spot, "number")
            if number in seen:
                parts.build.found.add("E03", spot.place, f"interaction {number} is declared twice")
            seen.append(number)
            parts.build.push(interaction_owner=owner, interaction_number=number)
            with_versions(parts, spot, lambda one: read_interaction(parts, one))


def read_interaction(parts: Parts, spot: Spot) -> None:
    parts.build.body(spot, "number")
    pad_bodies(parts)


def flashes(parts: Parts) -> None:
    for source in parts.personal:
        name = source.name.removesuffix(".toml")
        parts.build.keys(Spot(source, source.data, name), "power", "flash", "interaction")
        if "flash" not in source.data:
            parts.build.found.add("E04", Place(source.name, 1, name), "a receptacle needs a Memory Flash")
        parts.build.body(Spot(source, source.data.get("flash"), f"{name}/flash", "flash"), "compel")


def sky(parts: Parts) -> None:
    source = parts.folder.get("sky")
    for name in ("moon", "star"):
        if name not in source.data:
            continue
        spot = Spot(source, source.data[name], f"sky/{name}", name)
        parts.build.keys(spot, "shown", "hidden", "on_flip", "modifiers")
        parts.build.text(spot.within("shown"), "text")
        hidden = spot.within("hidden")
        parts.build.open_body(hidden)
        parts.build.page(hidden, -1, ("text",), False)
        parts.build.effects(spot, "on_flip")
        parts.build.close_body()
        pad_bodies(parts)
        set_modifiers(parts, spot, True, "")


def named_conflict(parts: Parts, spot: Spot) -> None:
    """A conflict started by name: a body of its own, open to all once it starts; R-245: a variant is a stage of it."""
    build = parts.build
    build.open_body(spot)
    bare = {name: one for name, one in spot.data.items() if name != "variant"}
    conflict_page(parts, Spot(spot.source, bare, spot.key, *spot.path), -1)
    for variant in spot.below("variant"):
        build.keys(variant, "when", "text", "speaks", "option", "each_round")
        when = build.reader.condition(variant.data.get("when"), variant.at("when"))
        stage = {**bare, **{name: one for name, one in variant.data.items() if name != "when"}}
        conflict_page(parts, Spot(spot.source, stage, variant.key, *variant.path), when)
    build.close_body()


def conflict_page(parts: Parts, spot: Spot, when: int) -> None:
    build = parts.build
    build.text(Spot(spot.source, {"text": spot.data.get("text")}, spot.key, *spot.path), "text")
    build.speaks(spot)
    bare = {name: one for name, one in spot.data.items() if name not in ("text", "speaks")}
    conflict = build.conflict(Spot(spot.source, bare, f"{spot.key}/conflict", *spot.path))
    build.push(
        page_when=when, page_conflict=conflict, page_step=0, page_steps=0, page_trial=0, page_trials=0,
        page_puzzle=-1, page_solved=c.NO_LIST, page_wrong=c.NO_LIST,
    )  # fmt: skip
    build.page_keys[-1].append(spot.key)
