"""Advice in three steps: what hangs on the decision, good answers, the best one with its reason and its doubt."""

from __future__ import annotations

from typing import Final

from ..bots import THUMB, bots_for
from ..bots.advice import Advice
from ..locale import say
from ..tables import Table
from ..tables.choices import Choice
from .actions import refuse
from .live.fold import Folded, moment_of
from .live.line import Line
from .live.table import Live
from .protocol import Hint, HintStep, HintTell, Message, RefusalCode
from .thinkers import Failed

MATTERS: Final = 0.03
"""A decision on which so much of the win hangs deserves thought."""
MOST_REASONS: Final = 2
"""Of what is certain, the last is what the answer was for."""


async def hint(live: Live, line: Line, ask: Hint) -> Message:
    """Advice from the house's bot, which sees what this seat sees and no more. The table goes on while it thinks."""
    async with live.lock:
        table, seat = live.folded.table, line.seat
        refusal = unadvised(live.folded, seat)
        if refusal is not None or table is None or seat is None or live.advise is None:
            return refuse(ask.ref, refusal or "not-possible", line.lang)
        moment = moment_of(live.folded)
        before, advice = live.advised.get(seat, (None, None))
        thinking = live.advise(table, seat) if before != moment else None
    if thinking is not None:
        try:
            advice = (await thinking).advice
        except Failed:
            advice = None
    if advice is None or not advice.answers:
        return refuse(ask.ref, "not-possible", line.lang)
    async with live.lock:
        if moment_of(live.folded) != moment:
            return refuse(ask.ref, "stale", line.lang)
        live.advised[seat] = moment, advice
        return HintTell(ask.ref, in_steps(table, seat, advice, ask.step, line.lang))


def unadvised(folded: Folded, seat: int | None) -> RefusalCode | None:
    """Why this seat gets no advice now."""
    if seat is None:
        return "watching"
    if folded.table is None or seat not in folded.asked:
        return "stale"
    if not folded.row.settings.hints:
        return "not-allowed"
    return None if THUMB in bots_for(folded.row.game) else "not-possible"


def in_steps(table: Table, seat: int, advice: Advice, step: int, lang: str) -> HintStep:
    choices = table.options(seat)
    labels = [in_words(choices, one.text, lang) for one in advice.answers]
    if step <= 1:
        return HintStep(1, stake_in_words(table.prompt(seat, lang), advice, lang), [])
    texts = [one.text for one in advice.answers]
    known = [one.worth for one in advice.answers if one.worth is not None]
    if step == 2:
        key = "sv-hint-good-several" if len(texts) > 1 and known else "sv-hint-good"
        return HintStep(2, say(lang, key, answer=labels[0]), texts, labels, known, advice.exact)
    said = [best_in_words(advice, labels, lang), reason_in_words(table, seat, texts[0], lang)]
    return HintStep(3, " ".join(part for part in said if part), texts[:1], labels[:1], known[:1], advice.exact)


def stake_in_words(prompt: str, advice: Advice, lang: str) -> str:
    """What is asked, and how much hangs on it: all a first step gives away."""
    if advice.stake is None:
        return prompt
    key = "sv-hint-stake-high" if advice.stake >= MATTERS else "sv-hint-stake-low"
    return f"{prompt} {say(lang, key, points=hundredths(advice.stake))}"


def best_in_words(advice: Advice, labels: list[str], lang: str) -> str:
    first = advice.answers[0].worth
    if first is None:
        return say(lang, "sv-hint-best", answer=labels[0])
    worth = hundredths(first.mean)
    if advice.exact:
        return say(lang, "sv-hint-best-exact", answer=labels[0], worth=worth)
    low, high = hundredths(first.low), hundredths(first.high)
    said = say(lang, "sv-hint-best-worth", answer=labels[0], worth=worth, low=low, high=high)
    if len(advice.answers) > 1 and (second := advice.answers[1].worth) is not None:
        said += " " + say(lang, "sv-hint-second", answer=labels[1], worth=hundredths(second.mean))
    return said


def reason_in_words(table: Table, seat: int, text: str, lang: str) -> str:
    """What the answer brings for certain, in the game's own words; nothing where nothing is certain."""
    view = table.seen(seat)
    lines = (table.game.words.line(view, one.kind, one.args, lang) for one in table.foresee(seat, text).events)
    told = [line for line in lines if line]
    return say(lang, "sv-hint-because", what=" ".join(told[-MOST_REASONS:])) if told else ""


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
