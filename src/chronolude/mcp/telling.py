"""What a model reads: short lines, the answers it may give first of all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from ..games.game import Game
from ..games.law import by_number, pages

MOST_ANSWERS: Final = 40
MOST_RULES: Final = 6
MOST_NEWS: Final = 30


class AnswerLine(NamedTuple):
    """One answer on offer: its text, its words, and whether more parts follow."""

    text: str
    label: str
    goes_on: bool


def answers_in_lines(answers: list[AnswerLine]) -> list[str]:
    """`B12: Compass 12`; one that is only the beginning of a move ends in `> …`."""
    shown = [
        f"- {one.text}{' > …' if one.goes_on else ''}" + (f": {one.label}" if one.label != one.text else "")
        for one in answers[:MOST_ANSWERS]
    ]
    left = len(answers) - len(shown)
    return [*shown, f"(and {left} more: {', '.join(one.text for one in answers[MOST_ANSWERS:])})"] if left else shown


def news_in_lines(lines: Iterable[str]) -> list[str]:
    """What has happened, the latest if it was much."""
    told = [line for line in lines if line]
    return told if len(told) <= MOST_NEWS else [f"({len(told) - MOST_NEWS} lines before)", *told[-MOST_NEWS:]]


def rules_about(game: Game, about: str, lang: str) -> str:
    """A rule by its number, the first rules with these words, or the contents of the law."""
    found = by_number(game, lang)
    if not found:
        return "This game brings no rules to read."
    if about.upper() in found:
        return f"{about.upper()}. {found[about.upper()]}"
    if about:
        words = about.lower().split()
        hits = [f"{number}. {text}" for number, text in found.items() if all(word in text.lower() for word in words)]
        more = f"\n({len(hits) - MOST_RULES} more)" if len(hits) > MOST_RULES else ""
        return "\n".join(hits[:MOST_RULES]) + more if hits else f"No rule speaks of {about!r}."
    return contents(game, lang)


def contents(game: Game, lang: str) -> str:
    """The headings of the law, each with the rules below it."""
    found, out = by_number(game, lang), list[str]()
    text = game.home.law(lang) if game.home is not None else ""
    heading, numbers = "", list[str]()
    for line, plain in zip(text.splitlines(), pages(game, lang), strict=True):
        if line.startswith("#"):
            out += [f"{heading}: {numbers[0]} to {numbers[-1]}"] if numbers else []
            heading, numbers = plain, []
        else:
            numbers += [number for number in found if number in line and number not in numbers][:1]
    out += [f"{heading}: {numbers[0]} to {numbers[-1]}"] if numbers else []
    return "\n".join([*out, "Ask for a rule by its number, or for words."])
