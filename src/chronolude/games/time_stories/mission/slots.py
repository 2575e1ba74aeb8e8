"""Cards with a body: locations, Mysteries, Elements, personal cards, sky, prologue, named conflicts, by slot."""

from __future__ import annotations

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
        build.body(part.spot, "slot", needs=("text", "title", "gist"))
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
    for spot in parts.lists["conflicts"]:
        named_conflict(parts, spot)
    pad_bodies(parts)


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
    build.push(mystery_kind=kind)
    pad_bodies(parts)
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
    build = parts.build
    build.number(spot, "number")
    colour = build.word(spot, "colour", COLOURS)
    build.body(spot, "number", "colour", "plan", "modifiers", "alteration", hidden=colour in (c.GREEN, c.YELLOW))
    pad_bodies(parts)
    build.rows["body_colour"][-1] = colour
    set_modifiers(parts, spot, colour == c.WHITE, "a white Element")
    if "plan" in spot.data:
        element_plan(parts, spot.within("plan"), colour)
    if "alteration" in spot.data:
        alteration(parts, spot, colour)
    parts.lay(f"e{spot.data.get('number')}", c.ELEMENT)


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
            parts.build.body(spot, "number")


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
    """A conflict started by name: a body of its own, open to all once it starts."""
    build = parts.build
    build.open_body(spot)
    text = Spot(spot.source, {"text": spot.data.get("text")}, spot.key, *spot.path)
    bare = Spot(spot.source, {k: v for k, v in spot.data.items() if k != "text"}, f"{spot.key}/conflict", *spot.path)
    build.text(text, "text")
    conflict = build.conflict(bare)
    build.push(page_when=-1, page_conflict=conflict, page_step=0, page_steps=0, page_trial=0, page_trials=0)
    build.page_keys[-1].append(spot.key)
    build.close_body()
