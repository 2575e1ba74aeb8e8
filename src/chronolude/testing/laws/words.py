"""Language catalogues are complete: everything can be said at every decision, in every language."""

from __future__ import annotations

import re

import chronolude as cl

from ...locale import LANGUAGES
from ..walk import Dice, everyone
from .worlds import probes_for

ROUGH = re.compile(r"[{}\u2068\u2069]|\bNone\b|[^\W\d]  +[^\W\d]")
"""A hole, or a word too few between two others; figures in columns may stand apart."""
WIDE = re.compile(r" [;:!?»]|« ")
"""A French space that lost its width on the way from the catalogue or the data to the reader."""


def law(table: cl.Table, dice: Dice) -> int:
    said: list[str] = []
    for lang in LANGUAGES:
        before = len(said)
        for seat in everyone(table):
            said += [table.describe(seat, lang), table.prompt(seat, lang)]
            latest = [told for told in table.events(seat)[-12:] if told.decision == table.decision]
            said += [line for line in (table.say(seat, told, lang) for told in latest) if line]
        for seat in range(table.seats):
            for one in table.options(seat):
                said += [one.label(lang), *(part.label(lang) for part in one.then)]
            reasons = [table.why(seat, probe) for probe in probes_for(table, dice)]
            said += [reason.why(lang) for reason in reasons if reason is not None]
        said.append(table.game.words.title(lang))
        wide = [text for text in said[before:] if WIDE.search(text)] if lang == "fr" else []
        assert not wide, wide[0]
    titles = [table.game.words.title(lang) for lang in LANGUAGES]
    for text in said:
        assert text.strip() == text and text and not is_rough(text, titles), repr(text)
    return len(said)


def is_rough(text: str, titles: list[str]) -> bool:
    """Whether something is amiss in a sentence; a title is its author's own, and may be “None the Wiser”."""
    for title in titles:
        text = text.replace(title, "title")
    return ROUGH.search(text) is not None
