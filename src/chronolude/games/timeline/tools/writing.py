"""Deck files as they are written: a template for a new deck, and a deck from a table of values (CSV)."""

from __future__ import annotations

import csv
import hashlib
import json
import re
import unicodedata
from io import StringIO
from typing import Any, Final

Plain = dict[str, Any]

ORDER: Final = (
    "id", "name_en", "name_fr", "year", "precision", "plus_minus", "from", "to", "explanation_en", "explanation_fr",
    "icon", "alt_en", "alt_fr", "difficulty", "region", "theme", "check", "source",
)  # fmt: skip
WHOLE: Final = ("year", "plus_minus", "from", "to", "difficulty")
FIGURES: Final = re.compile(r"[-+\u2212]?\d[\d \u00a0\u202f_,]*")
HINTS: Final = """\
# A deck for Timeline. `chronolude deck lint` checks it; put it into your data folder to play with it.
# year: a whole number, negative before our era, no year 0 (T-063). precision: exact, or circa with plus_minus,
# or range with from and to; circa and range are shown with "c." and judged at `year` (T-068).
# icon: a name of the set game-icons (T-062). difficulty: 1 to 3. Shuffle the cards: their order must not follow
# the dates (T-072), and nothing on the front may give the year away (T-071).
"""
EXAMPLES: Final[tuple[Plain, ...]] = (
    {
        "name_en": "Bridge over the mill stream", "name_fr": "Pont sur le bief", "year": 1731, "icon": "stone-bridge",
        "alt_en": "a stone bridge", "alt_fr": "un pont de pierre", "difficulty": 3, "region": "Europe",
        "explanation_en": "The date is carved on the keystone.", "explanation_fr": "La date est gravée sur la clef.",
    },
    {
        "name_en": "First train stops here", "name_fr": "Le premier train s’arrête ici", "year": 1868,
        "icon": "steam-locomotive", "alt_en": "a steam locomotive", "alt_fr": "une locomotive", "difficulty": 2,
        "region": "Europe",
    },
    {
        "name_en": "Oldest house of the village", "name_fr": "Plus vieille maison du village", "year": 1540,
        "precision": "circa", "plus_minus": 15, "icon": "house", "alt_en": "a house", "alt_fr": "une maison",
        "difficulty": 3, "region": "Europe",
    },
)  # fmt: skip


def template(deck: str, title_en: str = "", title_fr: str = "") -> str:
    """A deck to begin with: three cards that can be played as they are."""
    titles = {"title_en": title_en or deck, "title_fr": title_fr or deck}
    return HINTS + "\n" + write(deck, titles, [dict(card) for card in EXAMPLES])


def write(deck: str, titles: Plain, cards: list[Plain]) -> str:
    """The text of a deck file; cards without an id get one, and all lie in an order that follows no date (T-072)."""
    head = {
        "id": deck, **titles, "colour": "#5a6b7c", "version": 1, "licence": "CC0-1.0", "custom": len(cards) != 55,
    }  # fmt: skip
    for card in cards:
        card.setdefault("id", ident(str(card.get("name_en") or card.get("name_fr") or "")))
    parts = ["\n".join(("[deck]", *assigned(head)))]
    for card in sorted(cards, key=lambda card: scatter(str(card["id"]))):
        known: Plain = {name: card[name] for name in ORDER if name in card}
        rest = {name: value for name, value in card.items() if name not in known}
        parts.append("\n".join(("[[cards]]", *assigned({**known, **rest}))))
    return "\n\n".join(parts) + "\n"


def assigned(values: Plain) -> list[str]:
    """Strings of JSON are strings of TOML too, as are its numbers and truth values."""
    return [f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in values.items()]


def scatter(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def ident(name: str) -> str:
    """An id from a name: figures first, so that ids sort in an order of their own."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    words = re.findall(r"[a-z]+", plain)[:3] or ["card"]
    return f"c{scatter(name)[:6]}-{'-'.join(words)}"


# ── tables of values ─────────────────────────────────────────────────────────────────────────────


def from_csv(text: str, deck: str, title_en: str = "", title_fr: str = "") -> str:
    """A deck from CSV whose first row names fields of a card; empty cells are left out, and lint judges the rest."""
    lines = text.lstrip("\ufeff").splitlines()
    if not lines:
        raise ValueError("the table is empty: its first row names the fields")
    mark = max(",;\t", key=lines[0].count)
    rows = csv.DictReader(StringIO("\n".join(lines)), delimiter=mark)
    fields = [(name or "").strip() for name in rows.fieldnames or []]
    unknown = [name for name in fields if name not in ORDER]
    if unknown:
        raise ValueError(f"the first row names {unknown[0]!r}; the fields are {', '.join(ORDER)}")
    cards = [card_from(fields, list(row.values())) for row in rows]
    return write(deck, {"title_en": title_en or deck, "title_fr": title_fr or deck}, cards)


def card_from(fields: list[str], cells: list[Any]) -> Plain:
    out: Plain = {}
    for name, cell in zip(fields, cells, strict=False):
        value = cell.strip() if isinstance(cell, str) else ""
        if value:
            out[name] = number(value) if name in WHOLE else value
    return out


def number(text: str) -> int | str:
    """Figures as people write them, thousands marks included; anything else stays as it is, for lint to name."""
    if not FIGURES.fullmatch(text):
        return text
    return int(re.sub(r"[ \u00a0\u202f_,+]", "", text).replace("\u2212", "-"))
