"""Advice in three rungs: what hangs on the decision, good answers, the best one with its reason and its doubt."""

from __future__ import annotations

from typing import Final

from ..locale import say
from ..search.judgement import HintStep
from ..tables import Table
from ..tables.choices import Choice
from .advice import Advice

RUNGS: Final = 3
MATTERS: Final = 0.03
"""A decision on which so much of the win hangs deserves thought."""
MOST_REASONS: Final = 2
"""Of what is certain, the last is what the answer was for."""


def rung(table: Table, seat: int, advice: Advice, step: int, lang: str) -> HintStep:
    choices = table.options(seat)
    labels = [in_words(choices, one.text, lang) for one in advice.answers]
    if step <= 1:
        return HintStep(1, stake_in_words(table.prompt(seat, lang), advice, lang), [])
    texts = [one.text for one in advice.answers]
    known = [one.worth for one in advice.answers if one.worth is not None]
    if step == 2:
        key = "cl-hint-good-several" if len(texts) > 1 and known else "cl-hint-good"
        return HintStep(2, say(lang, key, answer=labels[0]), texts, labels, known, advice.exact)
    said = [best_in_words(advice, labels, lang), reason_in_words(table, seat, texts[0], lang)]
    return HintStep(RUNGS, " ".join(part for part in said if part), texts[:1], labels[:1], known[:1], advice.exact)


def stake_in_words(prompt: str, advice: Advice, lang: str) -> str:
    """What is asked, and how much hangs on it: all a first step gives away."""
    if advice.stake is None:
        return prompt
    key = "cl-hint-stake-high" if advice.stake >= MATTERS else "cl-hint-stake-low"
    return f"{prompt} {say(lang, key, points=hundredths(advice.stake))}"


def best_in_words(advice: Advice, labels: list[str], lang: str) -> str:
    first = advice.answers[0].worth
    if first is None:
        return say(lang, "cl-hint-best", answer=labels[0])
    worth = hundredths(first.mean)
    if advice.exact:
        return say(lang, "cl-hint-best-exact", answer=labels[0], worth=worth)
    low, high = hundredths(first.low), hundredths(first.high)
    said = say(lang, "cl-hint-best-worth", answer=labels[0], worth=worth, low=low, high=high)
    if len(advice.answers) > 1 and (second := advice.answers[1].worth) is not None:
        said += " " + say(lang, "cl-hint-second", answer=labels[1], worth=hundredths(second.mean))
    return said


def reason_in_words(table: Table, seat: int, text: str, lang: str) -> str:
    """What the answer brings for certain, in the game's own words; nothing where nothing is certain."""
    view = table.seen(seat)
    lines = (table.game.words.sentence(view, one.kind, one.args, lang) for one in table.foresee(seat, text).events)
    told = [line for line in lines if line]
    return say(lang, "cl-hint-because", what=" ".join(told[-MOST_REASONS:])) if told else ""


def hundredths(share: float) -> int:
    return round(100 * share)


def in_words(choices: list[Choice], text: str, lang: str) -> str:
    """A whole move by the labels of its parts."""
    out: list[str] = []
    for part in text.split(" > "):
        found = next((one for one in choices if one.text == part), None)
        if found is None:
            return text
        out.append(found.label(lang))
        choices = found.then
    return ", ".join(out)
