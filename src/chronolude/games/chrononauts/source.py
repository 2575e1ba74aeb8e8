"""Editions: a TOML file says what is printed, and this is how we read it. `checks.py` checks it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parent / "data"
CONFIDENCE: Final = ("confirmed", "recalled", "reconstructed")
KINDS: Final = ("timeline", "patch", "id", "artifact", "mission", "inverter", "timewarp", "action")
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
        raise ValueError(f"{text!r} is not a condition: years joined by AND or by OR")
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


def wished(wish: Entry) -> list[str]:
    """The artifacts of which one fulfils a wish; none listed means the best Mona Lisa."""
    if wish.get("best_mona_lisa"):
        return []
    return list(wish.get("any_of", [wish.get("artifact", "without a name")]))
