"""The report of a match as one page: tables and plots, no script, nothing fetched, light and dark."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from functools import partial
from html import escape
from pathlib import Path
from typing import Any, Final

from ...games import find
from ...locale import say
from .plots import columns, courses, intervals, times

STYLE: Final = Path(__file__).with_name("page.css")
Plain = dict[str, Any]
Shown = Callable[[float], str]


def number(lang: str, value: float, digits: int = 1) -> str:
    """A figure as the language writes it."""
    said = f"{value:.{digits}f}"
    return said.replace(".", ",") if lang == "fr" else said


def percent(lang: str, value: float, digits: int = 1) -> str:
    return number(lang, 100 * value, digits) + ("\u202f%" if lang == "fr" else "\u00a0%")


def seconds(lang: str, value: float) -> str:
    """Two figures that count, however short."""
    said = format(Decimal(f"{value:.2g}"), "f") if value else "0"
    return said.replace(".", ",") if lang == "fr" else said


def page(found: Plain, lang: str) -> str:
    """The whole report as HTML."""
    title = say(lang, "ar-title", game=escape(find(found["game"]).words.title(lang)))
    lead = say(lang, "ar-line-up", bots=" · ".join(map(escape, found["bots"])))
    parts = "".join(section(lang, key, body) for key, body in sections(found, lang) if body)
    body = f'<p>{escape(played(found, lang))}</p></header>{overview(found, lang)}<div class="plots">{parts}</div>'
    return document(found, lang, title, lead, body, say(lang, "ar-method"))


def document(found: Plain, lang: str, title: str, lead: str, body: str, method: str) -> str:
    """One page that fetches nothing; the body ends its header. Below stands how it was made."""
    compiled = say(lang, "ar-yes" if found["compiled"] else "ar-no")
    made = say(lang, "ar-made", seed=str(found["seed"]), version=found["version"], compiled=compiled)
    settings = ", ".join(f"{escape(name)}={escape(value)}" for name, value in found["options"].items())
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark"><style>{STYLE.read_text(encoding="utf-8")}</style></head>'
        f"<body><main><header><h1>{title}</h1><p>{lead}</p>{body}"
        f"<footer><p>{escape(method)}</p><p>{escape(made)}</p><p><small>{settings}</small></p></footer>"
        "</main></body></html>\n"
    )


def played(found: Plain, lang: str) -> str:
    """What was played, in a sentence."""
    words = {"deals": found["deals"], "turns": found["rotations"], "seats": found["seats"], "seed": found["seed"]}
    told = {name: str(value) for name, value in words.items()}
    said = say(lang, "ar-played", n=found["games"], game=found["game"], **told)
    return f"{said} {reached(found['scores'], lang)}" if "scores" in found else said


def reached(scores: Plain, lang: str) -> str:
    """What cooperative tables reached, in a sentence."""
    return say(
        lang, "cl-cli-scores", mean=number(lang, scores["mean"]), least=str(scores["min"]), limit=str(scores["max"])
    )


def section(lang: str, key: str, body: tuple[str, Plain]) -> str:
    drawn, values = body
    about = f"<p>{escape(say(lang, f'ar-about-{key}', **values))}</p>" if key != "ending" else ""
    return f"<section><h2>{escape(say(lang, f'ar-head-{key}'))}</h2>{about}{drawn}</section>"


def sections(found: Plain, lang: str) -> list[tuple[str, tuple[str, Plain] | None]]:
    """Each plot with what its words need; None where there is nothing to show."""
    who, length = found["entrants"], found["decisions"]
    share: Shown = partial(percent, lang, digits=0)
    wins = intervals(
        [(one["bot"], one["share"], one["low"], one["high"]) for one in who],
        say(lang, "ar-axis-share"), share, None if "scores" in found else [one["chance"] for one in who], (0.0, 1.0),
    )  # fmt: skip
    settled = [(one["bot"], one["course"]) for one in who if one["course"]]
    words = {"mean": number(lang, length["mean"]), "least": str(length["min"]), "limit": str(length["max"])}
    lengths = columns(found["lengths"], say(lang, "ar-games"), say(lang, "ar-axis-decisions"))
    thinking = [(one["bot"], one["decision_seconds"]["mean"], one["decision_seconds"]["max"]) for one in who]
    course = courses(settled, say(lang, "ar-axis-share"), say(lang, "ar-axis-deals"), share) if settled else ""
    return [
        ("wins", (wins, {})),
        ("rating", ratings(found, lang)),
        ("course", (course, {}) if course else None),
        ("length", (lengths, words)),
        ("seat", (seat_table(found, lang), {}) if found["seats"] > 1 else None),
        ("thinking", (times(thinking, say(lang, "ar-axis-seconds"), partial(seconds, lang)), {})),
        ("ending", (endings(found, lang), {})),
    ]


def ratings(found: Plain, lang: str) -> tuple[str, Plain] | None:
    """Where each rating lies, two sigma to each side."""
    rated = [(one["bot"], one["rating"]) for one in found["entrants"] if one["rating"]]
    if not rated:
        return None
    rows = [(bot, r["mu"], r["mu"] - 2 * r["sigma"], r["mu"] + 2 * r["sigma"]) for bot, r in rated]
    return intervals(rows, say(lang, "ar-axis-rating"), lambda value: number(lang, value, 0)), {}


def table(heads: list[str], rows: list[list[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
        for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def heads(lang: str) -> list[str]:
    names = ("bot", "seats", "wins", "interval", "chance", "rating", "thinking")
    return [say(lang, f"ar-{name}") for name in names]


def row(one: Plain, lang: str) -> list[str]:
    """One bot in cells."""
    rating, thought = one["rating"], one["decision_seconds"]
    rated = say(lang, "ar-no-rating")
    if rating:
        rated = say(lang, "ar-rated", mu=number(lang, rating["mu"]), sigma=number(lang, rating["sigma"]))
    return [
        one["bot"],
        str(one["seats"]),
        percent(lang, one["share"]),
        say(lang, "ar-range", low=percent(lang, one["low"]), high=percent(lang, one["high"])),
        "–" if one["chance"] is None else percent(lang, one["chance"]),
        rated,
        say(lang, "ar-thought", mean=seconds(lang, thought["mean"]), longest=seconds(lang, thought["max"])),
    ]


def entrant_line(one: Plain, lang: str) -> str:
    """One bot in a sentence."""
    bot, seats, wins, interval, chance, rating, thought = row(one, lang)
    told = {"bot": bot, "seats": seats, "share": wins, "interval": interval, "chance": chance}
    return say(lang, "ar-entrant", **told, rating=rating, thought=thought)


def overview(found: Plain, lang: str) -> str:
    return table(heads(lang), [row(one, lang) for one in found["entrants"]])


def seat_table(found: Plain, lang: str) -> str:
    """Shares by seat; the deeper the cell, the larger the share."""
    top = "".join(
        f'<th scope="col">{escape(say(lang, "ar-seat", number=str(n + 1)))}</th>' for n in range(found["seats"])
    )
    body = "".join(
        f'<tr><th scope="row">{escape(one["bot"])}</th>'
        + "".join(f'<td style="--depth:{round(70 * value)}%">{percent(lang, value)}</td>' for value in one["by_seat"])
        + "</tr>"
        for one in found["entrants"]
    )
    top = f'<th scope="col">{escape(say(lang, "ar-bot"))}</th>{top}'
    return f'<div class="wide"><table class="depth"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def endings(found: Plain, lang: str) -> str:
    """Each ending with its games."""
    rows = [[name, str(count), percent(lang, count / found["games"])] for name, count in found["endings"].items()]
    if found["capped"]:
        rows.append([say(lang, "ar-capped"), str(found["capped"]), percent(lang, found["capped"] / found["games"])])
    return table([say(lang, "ar-ending"), say(lang, "ar-games"), ""], rows)
