"""The playtest report as a page: tables and small plots, one file, no script, nothing fetched."""

from __future__ import annotations

from html import escape
from typing import Any

Plain = dict[str, Any]
STYLE = (
    "body{font-family:sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse}"
    "td,th{border:1px solid #999;padding:.2rem .5rem;text-align:right}th:first-child,td:first-child{text-align:left}"
)


def bars(values: list[float], label: str) -> str:
    """A bar plot as SVG."""
    if not values:
        return ""
    high = max(*values, 1e-9) if len(values) > 1 else max(values[0], 1e-9)
    width = 12 * len(values) + 10
    marks = "".join(
        f'<rect x="{5 + 12 * i}" y="{80 - tall:.1f}" width="10" height="{tall:.1f}" fill="#456"/>'
        for i, tall in enumerate(70 * max(0.0, value) / high for value in values)
    )
    words = escape(label)
    picture = f'<svg viewBox="0 0 {width} 84" width="{3 * width}" role="img" aria-label="{words}">{marks}</svg>'
    return f"<figure>{picture}<figcaption>{words}</figcaption></figure>"


def histogram(scores: list[int]) -> list[float]:
    if not scores:
        return []
    return [float(sum(score == value for score in scores)) for value in range(min(scores), max(scores) + 1)]


def page(report: Plain) -> str:
    """The whole report as HTML."""
    head = "".join(
        f"<th>{name}</th>" for name in ("bot", "seats", "runs", "completion", "95%", "turns", "answers", "minutes")
    )
    rows = "".join(
        f"<tr><td>{escape(part['bot'])}</td><td>{part['seats']}</td><td>{part['runs']}</td><td>{part['completion']:.0%}</td>"
        f"<td>{part['interval'][0]:.0%}–{part['interval'][1]:.0%}</td><td>{part['turns']['mean']}</td><td>{part['answers']['mean']}</td>"
        f"<td>{' / '.join(str(one) for one in part['minutes'])}</td></tr>"
        for part in report["parts"]
    )
    detail = "".join(section(part) for part in report["parts"])
    never = "".join(f"<li>{escape(key)}</li>" for key in report["coverage"]["never"])
    return (
        "<!doctype html><html lang='en'><head><meta charset='utf-8'>"
        f"<title>{escape(report['mission'])}: playtest</title>"
        f"<style>{STYLE}</style></head><body><h1>{escape(report['mission'])}, seed {report['seed']}</h1>"
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>{detail}"
        f"<h2>Never seen by any bot</h2><ul>{never}</ul></body></html>\n"
    )


def section(part: Plain) -> str:
    endings = ", ".join(f"{escape(name)} {count}" for name, count in sorted(part["endings"].items()))
    dead = f"<p>Dead ends: {len(part['dead_ends'])}</p>" if part["dead_ends"] else ""
    low = min(part["scores"], default=0)
    return (
        f"<h2>{escape(part['bot'])}, {part['seats']} seats</h2><p>{endings}</p>"
        f"{bars(histogram(part['scores']), f'scores from {low} up')}"
        f"{bars(part['azrak_by_turn'], 'mean reserve by turn')}{dead}"
    )
