"""The report on one game as a page: plots and tables, no script, nothing fetched, light and dark."""

from __future__ import annotations

from collections import defaultdict
from functools import partial
from html import escape
from typing import Any, Final

from ...games import find
from ...locale import say
from ..arena.page import STYLE, Shown, endings, number, percent, table
from ..arena.plots import columns, intervals

EXTREMES: Final = 8
"""Cards shown in a plot from each end; all are in the table below it."""
Plain = dict[str, Any]


def page(found: Plain, lang: str) -> str:
    """The whole report as HTML."""
    title = say(lang, "ba-title", game=escape(find(found["game"]).words.title(lang)))
    parts = "".join(chapter(part, lang) for part in found["by_seats"]) + skills(found, lang)
    compiled = say(lang, "ar-yes" if found["compiled"] else "ar-no")
    made = say(lang, "ar-made", seed=str(found["seed"]), version=found["version"], compiled=compiled)
    settings = ", ".join(f"{escape(name)}={escape(value)}" for name, value in found["options"].items())
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark"><style>{STYLE.read_text(encoding="utf-8")}</style></head>'
        f"<body><main><header><h1>{title}</h1><p>{escape(say(lang, 'ba-lead', bot=found['bot']))}</p></header>{parts}"
        f"<footer><p>{escape(say(lang, 'ba-method'))}</p><p>{escape(made)}</p><p><small>{settings}</small></p></footer>"
        "</main></body></html>\n"
    )


def section(lang: str, key: str, drawn: str, **values: object) -> str:
    about = escape(say(lang, f"ba-about-{key}", **values))
    return f"<section><h2>{escape(say(lang, f'ba-head-{key}'))}</h2><p>{about}</p>{drawn}</section>" if drawn else ""


def chapter(part: Plain, lang: str) -> str:
    """One number of seats."""
    share: Shown = partial(percent, lang, digits=0)
    seats = [
        (say(lang, "ar-seat", number=str(one["seat"])), one["share"], one["low"], one["high"])
        for one in part["by_seat"]
    ]
    drawn = intervals(seats, say(lang, "ar-axis-share"), share, [part["chance"]] * len(seats), ends_of(seats))
    length = part["decisions"]
    words = {"mean": number(lang, length["mean"]), "least": str(length["min"]), "limit": str(length["max"])}
    lasted = columns(part["lengths"], say(lang, "ar-games"), say(lang, "ar-axis-decisions"))
    head = escape(say(lang, "ba-seats", n=part["seats"], games=str(part["games"])))
    plots = (
        section(lang, "seat", drawn if part["seats"] > 1 else "", chance=percent(lang, part["chance"]))
        + section(lang, "length", lasted, **words)
        + section(lang, "ending", endings(part, lang))
        + card_sections(part, lang)
    )
    return f'<h2>{head}</h2><div class="plots">{plots}</div>'


def ends_of(rows: list[tuple[str, float, float, float]]) -> tuple[float, float]:
    low, high = min(row[2] for row in rows), max(row[3] for row in rows)
    return max(0.0, low - 0.02), min(1.0, high + 0.02)


def card_sections(part: Plain, lang: str) -> str:
    """Zone by zone: the best and the worst as a plot, all as a table."""
    zones: dict[str, list[Plain]] = defaultdict(list)
    for one in part["cards"]:
        zones[one["zone"]].append(one)
    return "".join(card_section(zone, rows, part, lang) for zone, rows in zones.items())


def card_section(zone: str, rows: list[Plain], part: Plain, lang: str) -> str:
    few = rows if len(rows) <= 2 * EXTREMES else [*rows[:EXTREMES], *rows[-EXTREMES:]]
    shown = [(one["card"][:16], one["share"], one["low"], one["high"]) for one in few]
    drawn = intervals(
        shown,
        say(lang, "ar-axis-share"),
        partial(percent, lang, digits=0),
        [part["chance"]] * len(shown),
        ends_of(shown),
    )
    cells = [
        [
            one["card"] + (" *" if one["stands_out"] else ""),
            percent(lang, one["share"]),
            say(lang, "ar-range", low=percent(lang, one["low"]), high=percent(lang, one["high"])),
            str(one["held"]),
        ]
        for one in rows
    ]
    names = [say(lang, key) for key in ("ba-card", "ar-wins", "ar-interval", "ba-held")]
    whole = f"<details><summary>{escape(say(lang, 'ba-all', n=len(rows)))}</summary>{table(names, cells)}</details>"
    return section(lang, "card", drawn + whole, zone=zone)


def skills(found: Plain, lang: str) -> str:
    if not found["skill"]:
        return ""
    share: Shown = partial(percent, lang, digits=0)
    rows = [(one["bot"][:16], one["share"], one["low"], one["high"]) for one in found["skill"]]
    drawn = intervals(rows, say(lang, "ar-axis-share"), share, [one["chance"] for one in found["skill"]], (0.0, 1.0))
    return f'<div class="plots">{section(lang, "skill", drawn + skill_table(found, lang))}</div>'


def skill_table(found: Plain, lang: str) -> str:
    cells = [
        [
            one["bot"],
            one["among"],
            percent(lang, one["share"]),
            say(lang, "ar-range", low=percent(lang, one["low"]), high=percent(lang, one["high"])),
            percent(lang, one["chance"]),
        ]
        for one in found["skill"]
    ]
    names = [say(lang, key) for key in ("ar-bot", "ba-among", "ar-wins", "ar-interval", "ar-chance")]
    return table(names, cells)


def in_sentences(found: Plain, lang: str) -> list[str]:
    """What the terminal tells: each number of seats, the cards that stand out, and skill."""
    out = []
    for part in found["by_seats"]:
        best = max(part["by_seat"], key=lambda one: one["share"])
        interval = say(lang, "ar-range", low=percent(lang, best["low"]), high=percent(lang, best["high"]))
        told = {"number": str(best["seat"]), "share": percent(lang, best["share"]), "interval": interval}
        out.append(say(lang, "ba-seats", n=part["seats"], games=str(part["games"])))
        if part["seats"] > 1:
            out.append(say(lang, "ba-best-seat", **told, chance=percent(lang, part["chance"])))
        for one in part["cards"]:
            if one["stands_out"]:
                interval = say(lang, "ar-range", low=percent(lang, one["low"]), high=percent(lang, one["high"]))
                told = {"card": one["card"], "zone": one["zone"], "share": percent(lang, one["share"])}
                out.append(say(lang, "ba-stands-out", **told, interval=interval))
    for one in found["skill"]:
        interval = say(lang, "ar-range", low=percent(lang, one["low"]), high=percent(lang, one["high"]))
        told = {"bot": one["bot"], "among": one["among"], "share": percent(lang, one["share"]), "interval": interval}
        out.append(say(lang, "ba-skill", **told, chance=percent(lang, one["chance"])))
    return out
