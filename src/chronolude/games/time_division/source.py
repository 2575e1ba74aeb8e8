"""Reading the data file: its closed vocabulary, its checks, and what it becomes for the interpreter.

The grammar itself is told at the head of data/time-division.toml. Every fault names the card and the field.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

Plain = dict[str, Any]
FILE: Final = Path(__file__).parent / "data" / "time-division.toml"

# The closed vocabulary. The place of a word in its tuple is its int in the tables.
ERAS: Final = ("egypt", "middle_ages", "eighties")
OWN_ZONES: Final = ("hand", "decision", "transit", "influence")
ZONES: Final = (*OWN_ZONES, "past", "reserve", "coin")
COLOURS: Final = ("blue", "red", "orange", "both", "neutral")
ACTORS: Final = ("blue", "red", "orange", "both")
PICKS: Final = ("the", "choice", "random", "value", "highest", "lowest")
DEEDS: Final = ("move", "activate", "activate-move", "rotate-move", "forbid-move", "exchange", "coin")
KINDS: Final = ("none", "standard", "deferred", "conditional", "influence-modifier")
MEASURES: Final = ("count", "total", "card")
EXTREMES: Final = ("most", "least", "exact")
WHENS: Final = ("play", "coin", "after_coin")
OPERATIONS: Final = ("add", "mul")
TERMS: Final = ("count", "rotated_count", "highest", "adjacent")

CARD_FIELDS: Final = frozenset(
    "id era value fr_seed fr en en_source traveller kind warning lines condition deferred rotated note".split()
)
EXTRA: Final = {"conditional": "condition", "deferred": "deferred", "influence-modifier": "rotated"}
WIDTH: Final = 13  # ints of one line: deed, zone and colour of `to`, then twice zone, colour, pick, n, by
NO: Final = -1


class Flaw(ValueError):
    """A data file that does not follow the grammar; the message names card and field."""


def flaw(where: str, field: str, said: object, wanted: str) -> Flaw:
    return Flaw(f"{where}, field {field}: {said!r} is not {wanted}")


def word(where: str, field: str, said: object, known: tuple[str, ...]) -> int:
    """The int of a word of the vocabulary."""
    if not isinstance(said, str) or said not in known:
        raise flaw(where, field, said, f"one of {', '.join(known)}")
    return known.index(said)


def whole(where: str, field: str, said: object) -> int:
    if not isinstance(said, int) or isinstance(said, bool) or not 0 <= said <= 10:
        raise flaw(where, field, said, "a whole number from 0 to 10")
    return said


def fields(where: str, field: str, said: object, needed: set[str], allowed: set[str]) -> Plain:
    """A table with these fields and no others."""
    if not isinstance(said, dict):
        raise flaw(where, field, said, "a table")
    for name in sorted(needed - set(said)):
        raise flaw(where, f"{field}.{name}", None, "there")
    for name in sorted(set(said) - needed - allowed):
        raise flaw(where, f"{field}.{name}", said[name], "a field of this grammar")
    return said


def place(where: str, field: str, said: object, *, coin: bool = False) -> tuple[int, int]:
    """`<zone>.<colour>`: shared zones are neutral, the others belong to somebody."""
    zone_word, _, colour_word = str(said).partition(".")
    zone = word(where, field, zone_word, ZONES)
    colour = word(where, field, colour_word, COLOURS)
    shared = zone_word in ("past", "reserve")
    if shared != (colour_word == "neutral") or coin != (zone_word == "coin"):
        raise flaw(where, field, said, "a place of this kind")
    return zone, colour


def half(where: str, field: str, said: Plain) -> list[int]:
    """Where a card is taken from, which one, and by whom."""
    zone, colour = place(where, f"{field}.from", said["from"])
    pick = word(where, f"{field}.pick", said["pick"], PICKS)
    by = word(where, f"{field}.by", said["by"], ACTORS)
    if (said["pick"] == "value") != ("n" in said):
        raise flaw(where, f"{field}.n", said.get("n"), "there exactly with pick = value")
    n = whole(where, f"{field}.n", said["n"]) if "n" in said else NO
    return [zone, colour, pick, n, by]


def read_line(where: str, field: str, said: object) -> list[int]:
    """One row of icons as WIDTH ints."""
    if not isinstance(said, dict) or not isinstance(said.get("do"), list):
        raise flaw(where, f"{field}.do", said, "a line with what to do")
    deed = word(where, f"{field}.do", "-".join(map(str, said["do"])), DEEDS)
    if DEEDS[deed] == "coin":
        fields(where, field, said, {"by", "do", "to"}, set())
        by = word(where, f"{field}.by", said["by"], ACTORS)
        to = place(where, f"{field}.to", said["to"], coin=True)
        return [deed, *to, NO, NO, NO, NO, by, *[NO] * 5]
    needed = {"from", "pick", "by", "do"}
    needed |= {"with"} if DEEDS[deed] == "exchange" else set()
    needed |= {"to"} if DEEDS[deed].endswith("move") else set()
    fields(where, field, said, needed, {"n"})
    to = place(where, f"{field}.to", said["to"]) if "to" in said else (NO, NO)
    other = [NO] * 5
    if "with" in said:
        other = half(
            where, f"{field}.with", fields(where, f"{field}.with", said["with"], {"from", "pick", "by"}, {"n"})
        )
        if said["with"]["from"] == said["from"]:
            raise flaw(where, f"{field}.with.from", said["from"], "another place")
    return [deed, *to, *half(where, field, said), *other]


def read_lines(where: str, field: str, said: object) -> list[list[int]]:
    if not isinstance(said, list):
        raise flaw(where, field, said, "a list of lines")
    return [read_line(where, f"{field}[{i}]", one) for i, one in enumerate(said)]


def read_condition(where: str, field: str, said: object) -> list[int]:
    """Zone, measure, extreme and n of what makes a player orange."""
    table = fields(where, field, said, {"zone", "measure", "is"}, {"n"})
    zone = word(where, f"{field}.zone", table["zone"], ("decision", "influence"))
    measure = word(where, f"{field}.measure", table["measure"], MEASURES)
    extreme = word(where, f"{field}.is", table["is"], EXTREMES)
    if (table["is"] == "exact") != ("n" in table):
        raise flaw(where, f"{field}.n", table.get("n"), "there exactly with is = exact")
    if table["is"] == "exact" and table["measure"] != "card":
        raise flaw(where, f"{field}.measure", table["measure"], "card, as is = exact needs")
    return [zone, measure, extreme, whole(where, f"{field}.n", table["n"]) if "n" in table else NO]


def read_rotated(where: str, said: object) -> list[int]:
    """Base, operation, term and the side (blue, red, both) of an influence formula."""
    table = fields(where, "rotated", said, {"base", "op", "term", "of"}, set())
    zone, colour = place(where, "rotated.of", table["of"])
    if ZONES[zone] != "influence" or COLOURS[colour] == "orange":
        raise flaw(where, "rotated.of", table["of"], "an influence zone of blue, red or both")
    return [
        whole(where, "rotated.base", table["base"]),
        word(where, "rotated.op", table["op"], OPERATIONS),
        word(where, "rotated.term", table["term"], TERMS),
        colour,
    ]


def check_fields(where: str, said: Plain) -> None:
    """Every field there, none unknown, and those of a kind exactly with that kind."""
    for name in sorted(set(said) - CARD_FIELDS):
        raise flaw(where, name, said[name], "a field of this grammar")
    for name in sorted(CARD_FIELDS - set(EXTRA.values()) - {"note"} - set(said)):
        raise flaw(where, name, None, "there")
    for kind, name in EXTRA.items():
        if (said["kind"] == kind) != (name in said):
            raise flaw(where, name, said.get(name), f"there exactly with kind = {kind}")
    for name in ("traveller", "warning"):
        if not isinstance(said[name], bool):
            raise flaw(where, name, said[name], "true or false")


class CharacterCard:
    """One card as printed: plain facts, and its effect as ints."""

    def __init__(self, said: Plain) -> None:
        self.id: str = str(said.get("id"))
        where = f"card {self.id}"
        check_fields(where, said)
        self.era = word(where, "era", said["era"], ERAS)
        self.value = whole(where, "value", said["value"])
        self.kind = word(where, "kind", said["kind"], KINDS)
        self.traveller: bool = said["traveller"]
        self.warning: bool = said["warning"]
        self.names: dict[str, str] = {lang: str(said[lang]).replace("'", "’") for lang in ("en", "fr")}
        self.said = said
        """The card's table, for sentences."""
        self.lines = read_lines(where, "lines", said["lines"])
        if (said["kind"] == "none") == bool(self.lines):
            raise flaw(where, "lines", said["lines"], "empty exactly with kind = none")
        self.condition = read_condition(where, "condition", said["condition"]) if "condition" in said else []
        self.rotated = read_rotated(where, said["rotated"]) if "rotated" in said else []
        self.when = NO
        self.later: list[list[int]] = []
        self.later_condition: list[int] = []
        if "deferred" in said:
            self.read_deferred(where, said["deferred"])

    def read_deferred(self, where: str, said: object) -> None:
        table = fields(where, "deferred", said, {"when", "lines"}, {"condition"})
        self.when = word(where, "deferred.when", table["when"], WHENS)
        self.later = read_lines(where, "deferred.lines", table["lines"])
        if "condition" in table:
            self.later_condition = read_condition(where, "deferred.condition", table["condition"])


def read(text: str) -> list[CharacterCard]:
    """All cards of a data file, era by era; D-002, D-003 hold or it is refused."""
    try:
        listed = tomllib.loads(text).get("card", [])
    except tomllib.TOMLDecodeError as fault:
        raise Flaw(f"not a TOML file: {fault}") from None
    cards = [CharacterCard(said) for said in listed]
    for number, era in enumerate(ERAS):
        here = [card for card in cards if card.era == number]
        values = sorted(card.value for card in here)
        if values != sorted([0, 10, *range(1, 10), *range(1, 10)]):
            raise Flaw(f"era {era}, field value: one 0, one 10 and two each of 1 to 9 are wanted")
        for card in here:
            if card.traveller != (card.value == 2):
                raise flaw(f"card {card.id}", "traveller", card.traveller, "true exactly for the two 2s")
    if len({card.id for card in cards}) != len(cards):
        raise Flaw("field id: two cards share one")
    return sorted(cards, key=lambda card: card.era)


DECK: Final = read(FILE.read_text(encoding="utf-8"))
