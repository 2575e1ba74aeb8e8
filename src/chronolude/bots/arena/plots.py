"""Plots as inline SVG: coloured by the page's own variables, told to screen readers in words."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Final

WIDE: Final = 500
LEFT: Final = 118
RIGHT: Final = 24
ROW: Final = 34
Scale = Callable[[float], float]


def scale(low: float, high: float, first: float, last: float) -> Scale:
    """From values to places."""
    span = (high - low) or 1.0
    return lambda value: first + (value - low) / span * (last - first)


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round values to write along an axis."""
    span = (high - low) or 1.0
    power = 1e-9
    while span / power > most:
        power = next(p for p in (power * 2, power * 5, power * 10) if span / p <= most or p == power * 10)
    first = int(low / power) * power
    found = [round(first + k * power, 9) for k in range(most + 3)]
    return [value for value in found if low - power / 1e6 <= value <= high + power / 1e6]


def text(x: float, y: float, said: str, side: str = "middle", kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{side}"{named}>{escape(said)}</text>'


def segment(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" class="{kind}"/>'


def box(x: float, y: float, wide: float, tall: float, kind: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{tall:.1f}" class="{kind}"/>'


def mark(x: float, y: float, who: int, kind: str = "") -> str:
    """Everybody's own shape as well as colour: circle, square, diamond, triangle."""
    shapes = (
        f"M{x - 6:.1f} {y:.1f}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z",
        f"M{x - 5.5:.1f} {y - 5.5:.1f}h11v11h-11z",
        f"M{x:.1f} {y - 7.5:.1f}l7.5 7.5l-7.5 7.5l-7.5 -7.5z",
        f"M{x:.1f} {y - 7:.1f}l7 12.5h-14z",
    )
    return f'<path d="{shapes[who % len(shapes)]}" class="c{who % 6} {kind}"/>'


def picture(parts: list[str], high: float, said: str) -> str:
    inside = "".join(parts)
    return f'<svg viewBox="0 0 {WIDE} {high:.0f}" role="img" aria-label="{escape(said)}">{inside}</svg>'


def across(at: Scale, values: list[float], high: float, name: str, shown: Callable[[float], str]) -> list[str]:
    """An axis below, with its grid."""
    out = [segment(at(value), 4, at(value), high - 40, "grid") for value in values]
    out += [text(at(value), high - 22, shown(value), kind="tick") for value in values]
    return [*out, text(WIDE - RIGHT, high - 4, name, "end", "name")]


def upwards(at: Scale, values: list[float], shown: Callable[[float], str], left: float) -> list[str]:
    """An axis at the side, with its grid."""
    out = [segment(left, at(value), WIDE - RIGHT, at(value), "grid") for value in values]
    return out + [text(left - 10, at(value) + 4, shown(value), "end", "tick") for value in values]


def intervals(
    rows: list[tuple[str, float, float, float]], name: str, shown: Callable[[float], str],
    chances: list[float] | None = None, ends: tuple[float, float] | None = None,
) -> str:  # fmt: skip
    """A row for each name: where its value lies, its interval, and what chance would give."""
    low, high = ends or (min(row[2] for row in rows), max(row[3] for row in rows))
    at, tall = scale(low, high, LEFT, WIDE - RIGHT - 6), ROW * len(rows) + 46
    parts = across(at, ticks(low, high), tall, name, shown)
    for who, (said, value, least, most) in enumerate(rows):
        y = 4 + ROW * (who + 0.5)
        parts.append(text(LEFT - 14, y + 4, said, "end"))
        parts.append(segment(at(least), y, at(most), y, f"span c{who % 6}"))
        parts += [segment(at(end), y - 6, at(end), y + 6, f"span c{who % 6}") for end in (least, most)]
        if chances is not None:
            parts.append(mark(at(chances[who]), y, 2, "open"))
        parts.append(mark(at(value), y, who))
    told = "; ".join(f"{said}: {shown(value)} ({shown(least)}–{shown(most)})" for said, value, least, most in rows)
    return picture(parts, tall, f"{name}: {told}")


def courses(series: list[tuple[str, list[list[float]]]], name: str, along: str, shown: Callable[[float], str]) -> str:
    """Each series as a line with its band: (x, value, low, high) point by point; the names stand below."""
    tall, last, side = 240.0, max(points[-1][0] for _, points in series), 56
    x, y = scale(0, last, side, WIDE - RIGHT - 6), scale(0, 1, tall - 40, 8)
    parts = across(x, ticks(0, last), tall, along, lambda value: f"{value:g}") + upwards(y, ticks(0, 1), shown, side)
    for who, (_, points) in enumerate(series):
        upper = " ".join(f"{x(p[0]):.1f},{y(p[3]):.1f}" for p in points)
        lower = " ".join(f"{x(p[0]):.1f},{y(p[2]):.1f}" for p in reversed(points))
        path = " ".join(f"{x(p[0]):.1f},{y(p[1]):.1f}" for p in points)
        parts.append(f'<polygon points="{upper} {lower}" class="band c{who % 6}"/>')
        parts.append(f'<polyline points="{path}" class="path c{who % 6}"/>')
        parts.append(mark(x(points[-1][0]), y(points[-1][1]), who))
    for who, (said, _) in enumerate(series):
        left, low = side + 150 * (who % 3), tall + 14 + 22 * (who // 3)
        parts += [mark(left + 6, low, who), text(left + 20, low + 4, said, "start")]
    told = "; ".join(f"{said}: {shown(points[-1][1])}" for said, points in series)
    return picture(parts, tall + 4 + 22 * -(-len(series) // 3), f"{name}: {told}")


def columns(bins: list[list[int]], name: str, along: str) -> str:
    """A histogram: (from, to, how many)."""
    tall, most, side = 240.0, max(count for _, _, count in bins), 56
    x, y = scale(bins[0][0], bins[-1][1] + 1, side, WIDE - RIGHT - 6), scale(0, most, tall - 40, 8)
    parts = across(x, ticks(bins[0][0], bins[-1][1]), tall, along, lambda value: f"{value:g}")
    parts += upwards(y, ticks(0, most, 4), lambda value: f"{value:g}", side)
    for first, last, count in bins:
        wide = max(1.0, x(last + 1) - x(first) - 2)
        parts.append(box(x(first) + 1, y(count), wide, tall - 40 - y(count), "bar"))
    told = ", ".join(f"{first}–{last}: {count}" for first, last, count in bins)
    return picture(parts, tall, f"{name}: {told}")


def times(rows: list[tuple[str, float, float]], name: str, shown: Callable[[float], str]) -> str:
    """A bar for each name to its mean, and a mark at its longest."""
    high, tall = max([longest for _, _, longest in rows] + [1e-6]), ROW * len(rows) + 46
    at = scale(0, high, LEFT, WIDE - RIGHT - 8)
    parts = across(at, ticks(0, high), tall, name, shown)
    for who, (said, mean, longest) in enumerate(rows):
        y = 4 + ROW * (who + 0.5)
        parts.append(text(LEFT - 14, y + 4, said, "end"))
        parts.append(box(LEFT, y - 7, max(1.5, at(mean) - LEFT), 14, f"c{who % 6} solid"))
        parts.append(mark(at(longest), y, who, "open"))
    told = "; ".join(f"{said}: {shown(mean)}, {shown(longest)}" for said, mean, longest in rows)
    return picture(parts, tall, f"{name}: {told}")
