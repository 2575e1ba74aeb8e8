"""How a deck is spread: by century, region, difficulty and precision, as numbers and as a small chart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from ..source import Card, Deck

BAR: Final = "█"
WIDTH: Final = 30
ERAS: Final = (
    (-1_000_000, "before 1,000,000 BCE"), (-10_000, "to 10,000 BCE"), (-3000, "to 3000 BCE"),
    (-1000, "to 1000 BCE"), (-500, "to 500 BCE"), (0, "to 1 BCE"),
)  # fmt: skip


def era(year: int) -> str:
    """A long era before our own, a century in it."""
    for last, name in ERAS:
        if year < last:
            return name
    return f"{(year - 1) // 100 * 100 + 1}–{(year - 1) // 100 * 100 + 100}"


def figures(decks: Iterable[Deck]) -> dict[str, Any]:
    """The spread of several decks together, each count in a sensible order."""
    cards = [card for deck in decks for card in deck.cards]
    years = sorted(card.year for card in cards)
    return {
        "cards": len(cards),
        "first": years[0],
        "last": years[-1],
        "distinct_years": len(set(years)),
        "centuries": dict(Counter(era(year) for year in years)),
        "regions": counted(cards, "region"),
        "difficulty": {str(level): sum(card.difficulty == level for card in cards) for level in (1, 2, 3)},
        "precision": counted(cards, "precision"),
    }


def counted(cards: list[Card], field: str) -> dict[str, int]:
    return dict(Counter(str(getattr(card, field)) for card in cards).most_common())


def chart(title: str, counts: dict[str, int]) -> list[str]:
    """A bar for each line, the longest as wide as the chart."""
    most = max(counts.values(), default=0) or 1
    wide = max(map(len, counts), default=0)
    lines = [f"  {name:<{wide}}  {BAR * max(1 if n else 0, round(n * WIDTH / most))} {n}" for name, n in counts.items()]
    return [title, *lines]


def charts(decks: list[Deck]) -> list[str]:
    """All of it as lines for a terminal."""
    told = figures(decks)
    out = [f"{', '.join(deck.id for deck in decks)}: {told['cards']} cards, {told['first']} to {told['last']}"]
    for name in ("centuries", "regions", "difficulty", "precision"):
        out += ["", *chart(name, told[name])]
    return out
