"""Editions: a TOML file says what is printed; loading checks it and names file and entry where it is wrong."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from .cards import EFFECTS, WAYS

DATA: Final = Path(__file__).parent / "data"
CONFIDENCE: Final = ("confirmed", "recalled", "reconstructed")
KINDS: Final = ("timeline", "patch", "id", "artifact", "mission", "inverter", "timewarp", "action")
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

Entry = dict[str, Any]
Condition = tuple[frozenset[str], frozenset[str], bool]
"""Linchpins that must be prime, linchpins that must be true, and whether one of them is enough."""


class Misprint(ValueError):
    """An edition file that cannot be used; the message names the file and the entry."""


class Edition:
    """One checked edition."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name
        self.data = data
        self.entries: dict[str, list[Entry]] = {kind: data.get(kind, []) for kind in KINDS}
        self.constants: dict[str, int] = data.get("constants", {})
        self.linchpins = [one for one in self.entries["timeline"] if one.get("kind") == "linchpin"]
        self.ripplepoints = [one for one in self.entries["timeline"] if one.get("kind") == "ripplepoint"]

    def wrong(self, kind: str, entry: object, what: str) -> Misprint:
        named = entry.get("id", "without an id") if isinstance(entry, dict) else entry
        return Misprint(f"{self.name}: [{kind}] {named}: {what}")

    def ids(self, kind: str) -> list[str]:
        return [str(one["id"]) for one in self.entries[kind]]

    def title(self, lang: str) -> str:
        return str(self.data["edition"][f"title_{lang}"])

    def doubts(self) -> dict[str, list[tuple[str, str]]]:
        """What is not confirmed: for each degree of confidence the kinds and ids of the entries."""
        out: dict[str, list[tuple[str, str]]] = {word: [] for word in CONFIDENCE[1:]}
        for kind in KINDS:
            for one in self.entries[kind]:
                if one["confidence"] in out:
                    out[one["confidence"]].append((kind, one["id"]))
        return out


def condition(text: str) -> Condition:
    """`1936' AND 1941` as years that must be prime, years that must be true, and whether one is enough."""
    words = text.split()
    joints = set(words[1::2])
    if not words or len(words) % 2 == 0 or len(joints) > 1 or not joints <= {"AND", "OR"}:
        raise ValueError(f"{text!r} is no condition: years joined by AND or by OR")
    prime = frozenset(word.removesuffix("'") for word in words[::2] if word.endswith("'"))
    true = frozenset(word for word in words[::2] if not word.endswith("'"))
    return prime, true, joints == {"OR"}


def paradox_condition(entry: Entry) -> Condition:
    """When a ripplepoint is a paradox: `all` of its linchpins prime, or `any`."""
    given = entry.get("paradox_if")
    if not isinstance(given, dict) or len(given) != 1 or not {*given} <= {"all", "any"}:
        raise ValueError("paradox_if wants all = […] or any = […]")
    ((word, years),) = given.items()
    return frozenset(years), frozenset(), word == "any" and len(years) > 1


def opposite(one: Condition, other: Condition) -> bool:
    """Whether one condition holds exactly where the other does not."""
    single = len(one[0] | one[1]) == 1
    return one[0] == other[1] and one[1] == other[0] and (single or one[2] != other[2])


# ── checks, in the order a reader would make them ────────────────────────────────────────────────


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
            raise edition.wrong("constants", name, "a whole number is wanted")
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
            raise edition.wrong(kind, entry, f"{field}: {year} is no linchpin")
    return found


def check_patches(edition: Edition) -> None:
    """C-055 to C-057: void is the opposite of playable; a stable patch fits exactly while its year is a paradox."""
    years = {one["id"]: one for one in edition.ripplepoints}
    for entry in edition.entries["patch"]:
        if entry["year"] not in years:
            raise edition.wrong("patch", entry, f"{entry['year']} is no ripplepoint")
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
            raise edition.wrong("id", entry, f"{entry['true']} is no ripplepoint")
        for patch in entry["patched"]:
            if patch not in patches:
                raise edition.wrong("id", entry, f"there is no patch {patch}")
        if len({entry["true"], *(patches[one]["year"] for one in entry["patched"])}) != 3:
            raise edition.wrong("id", entry, "a home is three different years, one true and two patched")


def check_missions(edition: Edition) -> None:
    artifacts = set(edition.ids("artifact"))
    for entry in edition.entries["mission"]:
        if len(entry["requires"]) != 3:
            raise edition.wrong("mission", entry, "three wishes are wanted")
        for wish in entry["requires"]:
            for artifact in wished(wish):
                if artifact not in artifacts:
                    raise edition.wrong("mission", entry, f"there is no artifact {artifact}")


def wished(wish: Entry) -> list[str]:
    """The artifacts of which one fulfils a wish; none listed means the best Mona Lisa."""
    if wish.get("best_mona_lisa"):
        return []
    return list(wish.get("any_of", [wish.get("artifact", "without a name")]))


def check_effects(edition: Edition) -> None:
    linchpins = {one["id"] for one in edition.linchpins}
    for entry in edition.entries["inverter"]:
        if entry["direction"] not in WAYS:
            raise edition.wrong("inverter", entry, f"direction is not one of {', '.join(WAYS)}")
        for year in entry["targets"]:
            if year not in linchpins:
                raise edition.wrong("inverter", entry, f"{year} is no linchpin")
    groups = {group for one in edition.entries["artifact"] for group in one["groups"]}
    for kind in ("timewarp", "action"):
        for entry in edition.entries[kind]:
            if entry["effect"] not in EFFECTS:
                raise edition.wrong(kind, entry, f"effect {entry['effect']} is not one of {', '.join(EFFECTS)}")
            if "bonus_group" in entry and entry["bonus_group"] not in groups:
                raise edition.wrong(kind, entry, f"no artifact is of the group {entry['bonus_group']}")


CHECKS: Final = (
    check_fields, check_ids, check_totals, check_timeline, check_patches, check_homes, check_missions, check_effects,
)  # fmt: skip


# ── reading ──────────────────────────────────────────────────────────────────────────────────────


def parse(name: str, text: str) -> Edition:
    """An edition from the text of its file."""
    try:
        edition = Edition(name, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise Misprint(f"{name}: {error}") from None
    for check in CHECKS:
        check(edition)
    return edition
