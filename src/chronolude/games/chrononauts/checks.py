"""Proofreading: an edition that contradicts itself is refused, and the message names file and entry."""

from __future__ import annotations

import tomllib
from typing import Final

from .cards import EFFECTS, WAYS
from .source import (
    CONFIDENCE,
    KINDS,
    Condition,
    Edition,
    Entry,
    Misprint,
    condition,
    opposite,
    paradox_condition,
    wished,
)

TOTALS: Final = {
    "timeline": "timeline", "missions": "mission", "ids": "id", "inverters": "inverter", "patches": "patch",
    "artifacts": "artifact", "timewarps": "timewarp", "actions": "action",
}  # fmt: skip
PLAYED: Final = ("inverters", "patches", "artifacts", "timewarps", "actions")
CONSTANTS: Final = ("start_hand", "hand_to_win", "paradoxes_to_lose", "solonauts_ids", "solonauts_hand")
FIELDS: Final[dict[str, dict[str, type]]] = {
    "timeline": {"id": str, "year": int, "index": str, "kind": str, "title_en": str, "title_fr": str},
    "patch": {"id": str, "year": str, "title_en": str, "title_fr": str, "playable_if": str, "void_if": str},
    "id": {"id": str, "name": str, "true": str, "patched": list},
    "artifact": {"id": str, "name_en": str, "name_fr": str, "year": int, "groups": list, "mona_rank": int},
    "mission": {"id": str, "name_en": str, "name_fr": str, "requires": list},
    "inverter": {"id": str, "name_en": str, "name_fr": str, "count": int, "targets": list, "direction": str},
    "timewarp": {"id": str, "name_en": str, "name_fr": str, "count": int, "effect": str},
    "action": {"id": str, "name_en": str, "name_fr": str, "count": int, "effect": str},
}


# In the order a reader would check them.


def check_fields(edition: Edition) -> None:
    for kind, fields in FIELDS.items():
        for entry in edition.entries[kind]:
            for field, sort in fields.items():
                if not isinstance(entry.get(field), sort):
                    raise edition.wrong(kind, entry, f"{field} is missing or no {sort.__name__}")
            if entry.get("confidence") not in CONFIDENCE:
                raise edition.wrong(kind, entry, f"confidence is not one of {', '.join(CONFIDENCE)}")
    for name in CONSTANTS:
        if not isinstance(edition.constants.get(name), int):
            raise edition.wrong("constants", name, "a whole number is needed")
    for name in ("id", "title_en", "title_fr"):
        if not isinstance(edition.data.get("edition", {}).get(name), str):
            raise edition.wrong("edition", name, "is missing")


def check_ids(edition: Edition) -> None:
    seen: set[str] = set()
    for kind in KINDS:
        for entry in edition.entries[kind]:
            if entry["id"] in seen:
                raise edition.wrong(kind, entry, "there is another card of this id")
            seen.add(entry["id"])


def check_sizes(edition: Edition) -> None:
    """Years, artifacts and groups are bits of one int, and there is a history for each set of turned linchpins."""
    artifacts = edition.entries["artifact"]
    counts = (
        ("timeline", edition.linchpins, "linchpins", 16),
        ("timeline", edition.ripplepoints, "ripplepoints", 60),
        ("artifact", sorted({group for one in artifacts for group in one["groups"]}), "groups", 60),
        ("artifact", artifacts, "artifacts", 60),
    )
    for kind, found, what, most in counts:
        if len(found) > most:
            raise edition.wrong(kind, found[-1], f"there are {len(found)}, and at most {most} {what} fit")


def check_totals(edition: Edition) -> None:
    """C-001: the counts of the file are those it promises."""
    totals = edition.data.get("totals", {})
    found = {name: sum(one.get("count", 1) for one in edition.entries[kind]) for name, kind in TOTALS.items()}
    found["linchpins"] = len(edition.linchpins)
    found["ripplepoints"] = len(edition.ripplepoints)
    found["play_deck"] = sum(found[name] for name in PLAYED)
    found["all_cards"] = found["play_deck"] + found["timeline"] + found["missions"] + found["ids"]
    for name, number in found.items():
        if totals.get(name) != number:
            raise edition.wrong("totals", name, f"promises {totals.get(name)}, the entries make {number}")


def check_timeline(edition: Edition) -> None:
    """C-003: places follow the years; C-022: a ripple list names the ripplepoints that show the linchpin's icon."""
    columns = edition.data["edition"].get("columns", 8)
    years = [one["year"] for one in edition.entries["timeline"]]
    if years != sorted(set(years)):
        raise edition.wrong("timeline", "order", "entries go by year, each year once")
    linchpins = [one["id"] for one in edition.linchpins]
    leads_to: dict[str, list[str]] = {year: [] for year in linchpins}
    for number, entry in enumerate(edition.entries["timeline"]):
        place = f"{chr(ord('A') + number // columns)}{number % columns + 1}"
        if entry["index"] != place or entry["id"] != str(entry["year"]):
            raise edition.wrong("timeline", entry, f"lies at {place} and is called by its year")
        if entry["kind"] not in ("linchpin", "ripplepoint"):
            raise edition.wrong("timeline", entry, "kind is linchpin or ripplepoint")
        if entry["kind"] == "ripplepoint":
            for year in condition_of(edition, "timeline", entry)[0]:
                leads_to.get(year, []).append(entry["id"])
    for entry in edition.linchpins:
        if sorted(entry.get("ripples", [])) != sorted(leads_to[entry["id"]]):
            raise edition.wrong("timeline", entry, f"ripples are those that depend on it: {leads_to[entry['id']]}")


def condition_of(edition: Edition, kind: str, entry: Entry, field: str = "paradox_if") -> Condition:
    """A condition whose years are linchpins; its faults name the entry."""
    try:
        found = paradox_condition(entry) if field == "paradox_if" else condition(entry[field])
    except ValueError as error:
        raise edition.wrong(kind, entry, str(error)) from None
    known = {one["id"] for one in edition.linchpins}
    for year in sorted(found[0] | found[1]):
        if year not in known:
            raise edition.wrong(kind, entry, f"{field}: {year} is not a linchpin")
    return found


def check_patches(edition: Edition) -> None:
    """C-055 to C-057: void is the opposite of playable; a stable patch fits exactly while its year is a paradox."""
    years = {one["id"]: one for one in edition.ripplepoints}
    for entry in edition.entries["patch"]:
        if entry["year"] not in years:
            raise edition.wrong("patch", entry, f"{entry['year']} is not a ripplepoint")
        playable = condition_of(edition, "patch", entry, "playable_if")
        if not opposite(playable, condition_of(edition, "patch", entry, "void_if")):
            raise edition.wrong("patch", entry, "void_if is not the opposite of playable_if")
        same = playable == condition_of(edition, "timeline", years[entry["year"]])
        if entry.get("stable", True) and not same:
            raise edition.wrong("patch", entry, "a stable patch is playable exactly while its year is a paradox")
    if len([one for one in edition.entries["patch"] if one.get("uberparadox")]) > 1:
        raise edition.wrong("patch", "uberparadox", "at most one patch starts it")


def check_homes(edition: Edition) -> None:
    patches = {one["id"]: one for one in edition.entries["patch"]}
    years = {one["id"] for one in edition.ripplepoints}
    for entry in edition.entries["id"]:
        if entry["true"] not in years:
            raise edition.wrong("id", entry, f"{entry['true']} is not a ripplepoint")
        for patch in entry["patched"]:
            if patch not in patches:
                raise edition.wrong("id", entry, f"there is no patch {patch}")
        if len({entry["true"], *(patches[one]["year"] for one in entry["patched"])}) != 3:
            raise edition.wrong("id", entry, "a home is three different years, one true and two patched")


def check_missions(edition: Edition) -> None:
    """C-115: three wishes that only three artifacts can fulfil."""
    artifacts = set(edition.ids("artifact"))
    monas = [one["id"] for one in edition.entries["artifact"] if one["mona_rank"] > 0]
    for entry in edition.entries["mission"]:
        if len(entry["requires"]) != 3:
            raise edition.wrong("mission", entry, "three wishes are wanted")
        for wish in entry["requires"]:
            for artifact in wished(wish):
                if artifact not in artifacts:
                    raise edition.wrong("mission", entry, f"there is no artifact {artifact}")
        taken = [artifact for wish in entry["requires"] for artifact in wished(wish) or monas]
        if len(taken) != len(set(taken)):
            raise edition.wrong("mission", entry, "no artifact may serve two wishes")


def check_effects(edition: Edition) -> None:
    linchpins = {one["id"] for one in edition.linchpins}
    for entry in edition.entries["inverter"]:
        if entry["direction"] not in WAYS:
            raise edition.wrong("inverter", entry, f"direction is not one of {', '.join(WAYS)}")
        for year in entry["targets"]:
            if year not in linchpins:
                raise edition.wrong("inverter", entry, f"{year} is not a linchpin")
    groups = {group for one in edition.entries["artifact"] for group in one["groups"]}
    for kind in ("timewarp", "action"):
        for entry in edition.entries[kind]:
            if entry["effect"] not in EFFECTS:
                raise edition.wrong(kind, entry, f"effect {entry['effect']} is not one of {', '.join(EFFECTS)}")
            if "bonus_group" in entry and entry["bonus_group"] not in groups:
                raise edition.wrong(kind, entry, f"no artifact is of the group {entry['bonus_group']}")


CHECKS: Final = (
    check_fields, check_ids, check_sizes, check_totals, check_timeline, check_patches, check_homes, check_missions,
    check_effects,
)  # fmt: skip


def parse(name: str, text: str) -> Edition:
    """An edition from the text of its file."""
    try:
        edition = Edition(name, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise Misprint(f"{name}: {error}") from None
    for check in CHECKS:
        check(edition)
    return edition
