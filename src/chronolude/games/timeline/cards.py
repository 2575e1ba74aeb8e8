"""What is printed: fronts with a name and a picture (T-003), and their dates, which are cards of their own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...kernel.layout import Layout

# Kinds of card. A front says what happened; the date behind it lies in a hidden zone until it is turned over.
FRONT: Final = 0
DATE: Final = 1

# Rows of the layout's facts, by date card.
YEAR: Final = 0
LOW: Final = 1
HIGH: Final = 2

Span = tuple[int, int, int]
"""A year with the first and the last year it could honestly be."""


def order_of(spans: list[Span]) -> list[int]:
    """T-072: which date comes where among the date cards. Sorted, so that no number links a date to its front."""
    return sorted(range(len(spans)), key=lambda i: (spans[i], i))


def date_names(spans: list[Span]) -> list[str]:
    """A name for each of the sorted dates: its year, and a figure behind the point for the next of the same year."""
    out: list[str] = []
    same = 0
    for i in range(len(spans)):
        year = spans[i][0]
        same = same + 1 if i > 0 and spans[i - 1][0] == year else 0
        out.append(f"{year}.{same}" if same else str(year))
    return out


def is_earlier(layout: Layout, one: i64, other: i64, overlap: bool) -> bool:
    """T-025, T-066, T-068, S-11: by plain number order; T-083: not where uncertainties overlap, if so agreed."""
    if overlap and layout.facts[HIGH][one] >= layout.facts[LOW][other]:
        return False
    return layout.facts[YEAR][one] < layout.facts[YEAR][other]
