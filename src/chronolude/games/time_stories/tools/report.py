"""The playtest report as a page: tables and small plots, one file, no script, nothing fetched."""

from __future__ import annotations

from html import escape
from typing import Any

Plain = dict[str, Any]
STYLE = (
    "body{font-family:sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse}"
    "td,th{border:1px solid #999;padding:.2rem .5rem;text-align:right}th:first-child,td:first-child{text-align:left}"
    "figure{display:inline-block;margin:0 1.5rem 1rem 0}.no{color:#a00;font-weight:bold}"
)
HEADS = ("bot", "seats", "runs", "completion", "95%", "turns", "answers", "minutes", "soft locks", "dead ends")


def bars(values: list[float], names: list[str], label: str) -> str:
    """A bar plot as SVG, with its values named below and said to screen readers."""
    if not values:
        return ""
    high = max([*values, 1e-9])
    width = 22 * len(values) + 10
    marks = "".join(
        f'<rect x="{5 + 22 * i}" y="{80 - 70 * max(0.0, value) / high:.1f}" width="18" '
        f'height="{70 * max(0.0, value) / high:.1f}" fill="#456"/>'
        f'<text x="{14 + 22 * i}" y="92" font-size="9" text-anchor="middle">{escape(name)}</text>'
        for i, (value, name) in enumerate(zip(values, names, strict=True))
    )
    said = escape(label + ": " + ", ".join(f"{name} {value:g}" for name, value in zip(names, values, strict=True)))
    picture = f'<svg viewBox="0 0 {width} 96" width="{2 * width}" role="img" aria-label="{said}">{marks}</svg>'
    return f"<figure>{picture}<figcaption>{escape(label)}</figcaption></figure>"


def histogram(scores: list[int]) -> tuple[list[float], list[str]]:
    if not scores:
        return [], []
    span = range(min(scores), max(scores) + 1)
    return [float(scores.count(value)) for value in span], [str(value) for value in span]


def table(heads: tuple[str, ...], rows: list[list[Any]]) -> str:
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def items(names: list[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(name)}</li>" for name in names) + "</ul>" if names else "<p>Nothing.</p>"


def page(report: Plain) -> str:
    """The whole report as HTML."""
    overview = table(HEADS, [row(part) for part in report["parts"]])
    gates = "".join(
        f"<li{'' if held else ' class=no'}>{escape(name)}: {'yes' if held else 'no'}</li>"
        for name, held in report["gates"].items()
    )
    title = f"{escape(report['mission'])} {escape(report['version'])}: playtest"
    head = f"<meta charset='utf-8'><title>{title}</title><style>{STYLE}</style>"
    top = f"<h1>{title}, seed {report['seed']}, {report['digest']}</h1>{overview}<h2>Gates</h2><ul>{gates}</ul>"
    return (
        f"<!doctype html><html lang='en'><head>{head}</head><body>{top}"
        f"{''.join(section(part) for part in report['parts'])}"
        f"<h2>Sameness</h2><p>{escape(alike(report['sameness']))}</p>"
        f"<h2>Never seen by any bot</h2>{items(report['coverage']['never'])}"
        f"<h2>Seen in under 1% of the planner's runs</h2>{items(report['coverage']['rare'])}</body></html>\n"
    )


def alike(same: Plain) -> str:
    """How alike the printed trials are, in a sentence."""
    return (
        f"{same['trials']} trials are printed; thresholds {pairs(same['thresholds'])}; the commonest pair of "
        f"characteristic and threshold is {same['commonest']:.0%} of them."
    )


def row(part: Plain) -> list[Any]:
    low, high = part["interval"]
    figures = [part["turns"]["mean"], part["answers"]["mean"], " / ".join(str(one) for one in part["minutes"])]
    share = [f"{part['completion']:.0%}", f"{low:.0%}–{high:.0%}"]
    return [part["bot"], part["seats"], part["runs"], *share, *figures, part["soft_locks"], len(part["dead_ends"])]


def section(part: Plain) -> str:
    """One bot at one number of seats: endings, plots, trials, flow, receptacles."""
    endings = ", ".join(f"{name} {count}" for name, count in sorted(part["endings"].items()))
    tiers = ", ".join(f"{name} {count}" for name, count in sorted(part["tiers"].items()))
    values, names = histogram(part["scores"])
    turns = [str(turn + 1) for turn in range(len(part["azrak_by_turn"]))]
    blocks = [
        [block, one["attempts"], one["failure"], one["critical"], one["success"], one["azrak"]]
        for block, one in part["trials"].items()
    ]
    people = [
        [name, one["runs"], percent(one["with"]), percent(one["without"])] for name, one in part["receptacles"].items()
    ]
    counts = ", ".join(f"{name} {value}" for name, value in part["counts"].items())
    flow = ", ".join(f"{name} {value}" for name, value in part["flow"].items())
    riddles = [[name, *one.values()] for name, one in part["puzzles"].items()]
    asked = ("puzzle", "met", "reasoned right", "reasoned wrong", "told", "guessed right", "guessed wrong", "hints")
    heads = ("trial", "attempts", "failure", "critical", "success", "Azrak")
    return (
        f"<h2>{escape(part['bot'])}, {part['seats']} seats</h2>"
        f"<p>Endings: {escape(endings)}. Tiers: {escape(tiers)}.</p>"
        f"{bars(values, names, 'scores')}{bars(part['azrak_by_turn'], turns, 'mean reserve by turn')}"
        f"<p>In a run: {escape(counts)}. In a visit: Azrak {escape(flow)}; locked at the end {part['locked']}.</p>"
        f"<p>Answers without a choice: {part['empty']:.1%}; words read for each answer: {part['words_per_answer']}; "
        f"thresholds tried: {escape(pairs(part['thresholds']))}.</p>"
        f"<details open><summary>Puzzles</summary>{table(asked, riddles)}</details>"
        f"<details><summary>Trials</summary>{table(heads, blocks)}</details>"
        f"<details><summary>Receptacles</summary>{table(('receptacle', 'runs', 'with', 'without'), people)}</details>"
        f"<details><summary>Almost always or hardly ever</summary>{items(said(part['dominance']))}</details>"
    )


def pairs(counts: dict[str, int]) -> str:
    return ", ".join(f"{name}: {count}" for name, count in counts.items()) or "none"


def said(shares: dict[str, float]) -> list[str]:
    return [f"{key}: {share:.0%}" for key, share in shares.items()]


def percent(value: float | None) -> str:
    return "–" if value is None else f"{value:.0%}"
