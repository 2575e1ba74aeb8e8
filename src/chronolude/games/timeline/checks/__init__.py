"""Checks a deck file (T-060 to T-076): all errors and warnings, with file, line, card, field and rule."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from .cards import REGIONS, check_card, is_whole
from .findings import DECK, ERROR, Finding, Findings
from .places import Places

__all__ = ["REGIONS", "first_error", "lint", "lint_files"]

Plain = dict[str, Any]

STANDARD_SIZE: Final = 55
LEAST_SIZE: Final = 3
SAME_YEAR_MOST: Final = 4
OLD_LEAST: Final = 12
RECENT_FROM: Final = 1776
FOLLOWS: Final = 0.9
FEWEST_TO_FOLLOW: Final = 5  # in a handful of cards an order is easily met by accident
HEAD: Final = ("id", "title_en", "title_fr", "colour", "licence")
AT_LINE: Final = re.compile(r"at line (\d+)")


def lint(text: str, file: str, ours: bool = False) -> list[Finding]:
    """T-076: everything found in the text of one deck; `ours` holds it to what decks of the product must have."""
    try:
        data: Plain = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        told = AT_LINE.search(str(fault))
        line = int(told[1]) if told else max(1, len(text.splitlines()))
        return [Finding(ERROR, file, line, "", "", "T-060", f"is not TOML: {fault}")]
    found = Findings(file, Places(text))
    head, cards = data.get("deck"), data.get("cards")
    found.cards = [card for card in cards if isinstance(card, dict)] if isinstance(cards, list) else []
    check_head(found, head if isinstance(head, dict) else {})
    for table, card in enumerate(found.cards):
        check_card(found, table, card, ours)
    check_twins(found)
    check_years(found, custom=isinstance(head, dict) and bool(head.get("custom")))
    return sorted(found.found, key=lambda one: (one.line, one.field))


def check_head(found: Findings, head: Plain) -> None:
    """T-060: id, titles, colour, version, licence; T-061: 55 cards, or any number from 3 if it says custom."""
    for field in HEAD:
        if not isinstance(head.get(field), str) or not head[field].strip():
            found.error("T-060", DECK, field, "is missing or empty in [deck]")
    if head.get("id") and not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", str(head["id"])):
        found.error("T-060", DECK, "id", f"{head['id']!r} is not a slug such as my-village")
    if not is_whole(head.get("version")):
        found.error("T-060", DECK, "version", "must be a whole number")
    if head.get("colour") and not re.fullmatch(r"#[0-9a-fA-F]{6}", str(head["colour"])):
        found.error("T-060", DECK, "colour", "must be written as #rrggbb")
    if "custom" in head and not isinstance(head["custom"], bool):
        found.error("T-060", DECK, "custom", "must be true or false")
    size = len(found.cards)
    if head.get("custom"):
        if size < LEAST_SIZE:
            found.error("T-061", DECK, "custom", f"{size} cards; a custom deck has at least {LEAST_SIZE}")
    elif size != STANDARD_SIZE:
        found.error(
            "T-061", DECK, "custom", f"{size} cards; a standard deck has {STANDARD_SIZE}, others say custom = true"
        )


def check_twins(found: Findings) -> None:
    """T-064: ids once, and names once in each language."""
    for field in ("id", "name_en", "name_fr"):
        seen: dict[str, int] = {}
        for table, card in enumerate(found.cards):
            value = str(card.get(field, "")).strip().casefold()
            if value and value in seen:
                line = found.places.line_of(seen[value], field)
                found.error("T-064", table, field, f"{card[field]!r} stands already on line {line}")
            seen.setdefault(value, table)


def check_years(found: Findings, custom: bool) -> None:
    """T-065, T-072, T-075: what only the years together show."""
    dated = [(table, card) for table, card in enumerate(found.cards) if is_whole(card.get("year"))]
    for year, times in Counter(card["year"] for _, card in dated).items():
        if times > SAME_YEAR_MOST:
            table = next(table for table, card in dated if card["year"] == year)
            found.warn("T-065", table, "year", f"{times} cards have the year {year}")
    if len(dated) >= FEWEST_TO_FOLLOW:
        check_order(found, [card for _, card in dated])
    old = sum(card["year"] < RECENT_FROM for _, card in dated)
    if not custom and old < OLD_LEAST:
        found.warn("T-075", DECK, "", f"only {old} cards lie before {RECENT_FROM}")
    check_neighbours(found, dated)


def check_order(found: Findings, cards: list[Plain]) -> None:
    """T-072: neither the file nor the ids may follow the dates."""
    years = [card["year"] for card in cards]
    by_id = [card["year"] for card in sorted(cards, key=lambda card: str(card.get("id", "")))]
    for what, series in (("the order of the cards", years), ("the order of the ids", by_id)):
        if abs(correlation(series)) > FOLLOWS:
            found.error("T-072", 0, "", f"{what} follows the dates and gives them away: shuffle it")


def check_neighbours(found: Findings, dated: list[tuple[int, Plain]]) -> None:
    """T-075: dates a year or two apart are hard to know."""
    line = sorted(dated, key=lambda pair: pair[1]["year"])
    for (table, one), (_, other) in pairwise(line):
        apart = other["year"] - one["year"]
        if 1 <= apart <= 2:
            found.note("T-075", table, "year", f"lies only {apart} before {other.get('id')}")


def correlation(series: list[int]) -> float:
    """Spearman's rank correlation of a series with its own order."""
    size = len(series)
    ranked = ranks(series)
    middle = (size - 1) / 2
    top = sum((i - middle) * (rank - middle) for i, rank in enumerate(ranked))
    low = sum((i - middle) ** 2 for i in range(size)) * sum((rank - middle) ** 2 for rank in ranked)
    return float(top / low**0.5) if low else 0.0


def ranks(values: list[int]) -> list[float]:
    """Average ranks; equals share theirs."""
    where: dict[int, list[int]] = {}
    for place, value in enumerate(sorted(values)):
        where.setdefault(value, []).append(place)
    return [sum(where[value]) / len(where[value]) for value in values]


# ── files ────────────────────────────────────────────────────────────────────────────────────────


def first_error(text: str, file: str) -> str:
    """The first error of a deck in one line; nothing if it can be played."""
    return next((str(one) for one in lint(text, file) if one.level == ERROR), "")


def lint_files(paths: Iterable[Path], ours: bool = False) -> list[Finding]:
    """Every file by itself, then T-064 across them: an id or a name that two decks use cannot be mixed."""
    out: list[Finding] = []
    seen: dict[str, str] = {}
    for path in paths:
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            out.append(Finding(ERROR, path.name, 1, "", "", "T-060", f"cannot be read: {error}"))
            continue
        found = lint(text, path.name, ours)
        out += found or []
        if not any(one.rule == "T-060" and "is not TOML" in one.message for one in found):
            out += across(text, path.name, seen)
    return out


def across(text: str, file: str, seen: dict[str, str]) -> list[Finding]:
    """Ids of cards that an earlier file has used."""
    places = Places(text)
    cards = tomllib.loads(text).get("cards")
    out: list[Finding] = []
    for table, card in enumerate(cards if isinstance(cards, list) else []):
        ident = str(card.get("id", "")) if isinstance(card, dict) else ""
        if seen.setdefault(ident, file) != file and ident:
            message = f"stands in {seen[ident]} too, so the two decks cannot be mixed"
            out.append(Finding(ERROR, file, places.line_of(table, "id"), ident, "id", "T-064", message))
    return out
