"""What is done with each message on an open line, under the lock of its table."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ..live.connection import Line
from ..live.table import Live
from ..people.chat import copied, say_to_table
from ..thinking import advice
from . import answers, questions
from .hello import mix_in
from .messages import (
    Accepted,
    Answer,
    Consent,
    Describe,
    Entropy,
    Fault,
    Foresee,
    Hello,
    Hint,
    Inspect,
    Message,
    Mute,
    Ping,
    Pong,
    Review,
    Say,
    Standing,
    Undo,
    WhyNot,
)

ACTIONS: Final[dict[type, Any]] = {
    Answer: answers.answer,
    Undo: answers.undo,
    Consent: answers.consent,
    Standing: answers.stand,
}


async def respond(live: Live, line: Line, ask: Any) -> Message | None:
    """Every message but hello, under the lock of its table."""
    if isinstance(ask, Hello):
        return Fault("hello-first", "the line is open already")
    if isinstance(ask, Ping):
        return Pong(ask.ref)
    if isinstance(ask, Hint):
        return await advice.hint(live, line, ask)
    return await live.decide(lambda: decided(live, line, ask))


async def decided(live: Live, line: Line, ask: Any) -> Message | None:
    """What is said to this message as the table stands; once more if another worker wrote meanwhile."""
    if isinstance(ask, Answer | Undo | Consent | Standing):
        told: Message = await ACTIONS[type(ask)](live, line.seat, ask, line.lang)
        return told
    if isinstance(ask, Say | Mute | Entropy):
        return await social(live, line, ask)
    return await look(live, line, ask)


async def look(live: Live, line: Line, ask: WhyNot | Foresee | Inspect | Describe | Review) -> Message:
    if isinstance(ask, WhyNot):
        return questions.why(live, line, ask)
    if isinstance(ask, Foresee):
        return await questions.foresee(live, line, ask)
    if isinstance(ask, Inspect):
        return questions.inspect(live, line, ask)
    if isinstance(ask, Describe):
        return questions.describe(live, line, ask)
    return questions.review(live, line, ask)


async def chat(live: Live, line: Line, ask: Say) -> Message | None:
    name = "" if line.seat is None else live.folded.names[line.seat]
    code = copied(live, line.seat, ask)
    if code is None and not await say_to_table(live, line, ask, name):
        code = "not-possible"
    if code is not None:
        return answers.refuse(ask.ref, code, line.lang)
    return Accepted(ask.ref, live.folded.decision) if ask.ref else None


async def social(live: Live, line: Line, ask: Say | Mute | Entropy) -> Message | None:
    seat, decision = line.seat, live.folded.decision
    if isinstance(ask, Say):
        return await chat(live, line, ask)
    if seat is None:
        return answers.refuse(ask.ref, "watching", line.lang)
    if isinstance(ask, Entropy):
        done = await mix_in(live, seat, ask.words)
        return Accepted(ask.ref, decision) if done else answers.refuse(ask.ref, "not-possible", line.lang)
    if not 0 <= ask.seat < live.row.seats or ask.seat == seat:
        return answers.refuse(ask.ref, "not-possible", line.lang)
    row = live.folded.seats[seat]
    muted = sorted({*row.muted, ask.seat} if ask.muted else {*row.muted} - {ask.seat})
    await live.append(seats=[msgspec.structs.replace(row, muted=muted)])
    return Accepted(ask.ref, decision)
