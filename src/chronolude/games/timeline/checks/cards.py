"""What one card must have: names, picture, a year, and nothing that gives the year away."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from .findings import Findings

Plain = dict[str, Any]

REGIONS: Final = (
    "Africa", "West Asia", "Central Asia", "South Asia", "East Asia", "Southeast Asia", "Europe",
    "North America", "Latin America", "Oceania", "Polar regions", "Space", "World",
)  # fmt: skip
NEEDED: Final = ("id", "name_en", "name_fr", "icon", "alt_en", "alt_fr", "region")
OURS: Final = ("explanation_en", "explanation_fr", "check", "source")
FIELDS: Final = {*NEEDED, *OURS, "year", "precision", "plus_minus", "from", "to", "difficulty", "theme"}
SHOWN: Final = ("id", "name_en", "name_fr", "alt_en", "alt_fr", "icon")
NAME_LIMIT: Final = 48
LATEST: Final = 2100
SLUG: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")
CENTURY: Final = re.compile(r"\bcentur|siècle|\b[XVI]+e s\.", re.IGNORECASE)
SPAN: Final = re.compile(r"\d{3,4}\s*[-–/]\s*\d{2,4}")
GROUPS: Final = re.compile("(?<=\\d)[ ,.\u00a0\u202f](?=\\d{3})")
FRENCH: Final = (
    (re.compile(r"['\"]"), "straight apostrophe or quotation mark"),
    (re.compile("(?<![\u00a0\u202f])[;:?!»]"), "no no-break space before ; : ? ! or »"),
    (re.compile("«(?![\u00a0\u202f])"), "no no-break space after «"),
)


@cache
def icons() -> frozenset[str]:
    """The names of the icon set (game-icons) that a card may use."""
    names = Path(__file__).parents[1] / "data" / "icons.txt"
    return frozenset(names.read_text(encoding="utf-8").split())


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def check_card(found: Findings, table: int, card: Plain, ours: bool) -> None:
    """Everything that can be said of a card without its neighbours."""
    check_texts(found, table, card, ours)
    check_picture(found, table, card)
    if check_year(found, table, card):
        check_precision(found, table, card)
        check_silence(found, table, card)
    check_marks(found, table, card)
    if ours:
        check_french(found, table, card)


def check_texts(found: Findings, table: int, card: Plain, ours: bool) -> None:
    """T-062: a name in both languages; T-073: ours also name a source and tell what happened."""
    for field in (*NEEDED, *(OURS if ours else ())):
        value = card.get(field)
        if not isinstance(value, str) or not value.strip():
            found.error("T-073" if field in OURS else "T-062", table, field, "is missing or empty")
        elif value != value.strip():
            found.warn("T-062", table, field, "has a space at an end")
    for field in card:
        if field not in FIELDS:
            found.error("T-062", table, field, f"is not a field of a card; available: {', '.join(sorted(FIELDS))}")
    ident = card.get("id")
    if isinstance(ident, str) and ident.strip() and not SLUG.fullmatch(ident):
        found.error("T-064", table, "id", f"{ident!r} is not a slug such as inv-paper-mill")
    for field in ("name_en", "name_fr"):
        if len(str(card.get(field, ""))) > NAME_LIMIT:
            found.warn("T-062", table, field, f"is longer than {NAME_LIMIT} characters")


def check_picture(found: Findings, table: int, card: Plain) -> None:
    """T-062: a picture that exists."""
    icon = card.get("icon")
    if isinstance(icon, str) and icon.strip() and icon not in icons():
        found.error("T-062", table, "icon", f"there is no icon {icon!r} in the set game-icons")


def check_year(found: Findings, table: int, card: Plain) -> bool:
    """T-063: a whole number; there is no year 0."""
    year = card.get("year")
    if "year" not in card:
        found.error("T-063", table, "year", "is missing")
    elif not is_whole(year):
        found.error("T-063", table, "year", f"{year!r} is not a whole number of years")
    elif year == 0:
        found.error("T-063", table, "year", "there is no year 0: 1 BCE is -1")
    elif int(str(year)) > LATEST:
        found.error("T-063", table, "year", f"{year} lies in the future")
    else:
        return True
    return False


def check_precision(found: Findings, table: int, card: Plain) -> None:
    """T-067, T-068: exact; circa with plus_minus; or a range from … to around the year that is judged."""
    kind = card.get("precision", "exact")
    extra = {"plus_minus", "from", "to"} & set(card)
    whole = all(is_whole(card[name]) for name in extra)
    if kind == "exact":
        good = not extra
    elif kind == "circa":
        good = extra == {"plus_minus"} and whole and card["plus_minus"] > 0
    elif kind == "range":
        good = extra == {"from", "to"} and whole and card["from"] <= card["year"] <= card["to"]
        good = good and card["from"] < card["to"]
    else:
        good = False
    if not good:
        wanted = "exact, circa with plus_minus above 0, or range with from ≤ year ≤ to"
        found.error("T-068", table, "precision", f"must be {wanted}")


def check_silence(found: Findings, table: int, card: Plain) -> None:
    """T-070, T-071: what is on the front must not give the year away."""
    figures = re.compile(rf"(?<!\d){abs(card['year'])}(?!\d)")
    for field in SHOWN:
        text = GROUPS.sub("", str(card.get(field, "")))
        if figures.search(text):
            found.error("T-071", table, field, "gives the year away")
        elif CENTURY.search(text):
            found.warn("T-071", table, field, "names a century")
        elif SPAN.search(text):
            found.warn("T-070", table, field, "names a span of years: say what exactly is dated")


def check_marks(found: Findings, table: int, card: Plain) -> None:
    """T-080: what the filters need."""
    if card.get("difficulty") not in (1, 2, 3) or isinstance(card.get("difficulty"), bool):
        found.error("T-080", table, "difficulty", "must be 1, 2 or 3")
    region = card.get("region")
    if isinstance(region, str) and region.strip() and region not in REGIONS:
        found.error("T-080", table, "region", f"{region!r} is not one of {', '.join(REGIONS)}")
    if "theme" in card and (not isinstance(card["theme"], str) or not card["theme"].strip()):
        found.error("T-080", table, "theme", "must be a word or left out")


def check_french(found: Findings, table: int, card: Plain) -> None:
    for field in ("name_fr", "alt_fr", "explanation_fr"):
        for pattern, message in FRENCH:
            if pattern.search(str(card.get(field, ""))):
                found.warn("T-062", table, field, f"French typography: {message}")
