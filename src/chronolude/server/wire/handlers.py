"""One table of handlers: what is done with each request, by its type."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from ..live.connection import Connection
from ..live.table import Live
from ..people import chat
from ..thinking import advice
from . import answers, hello, messages, questions

Handler = Callable[[Live, Connection, Any], Awaitable[messages.AnyReply | None]]

HANDLERS: Final[dict[type, Handler]] = {
    messages.Answer: answers.answer,
    messages.SetStanding: answers.set_standing,
    messages.Undo: answers.undo,
    messages.Consent: answers.consent,
    messages.WhyNot: questions.why,
    messages.Inspect: questions.inspect,
    messages.Describe: questions.describe,
    messages.Say: chat.say_to_table,
    messages.Mute: chat.mute,
    messages.Entropy: hello.add_entropy,
}
"""Done under the lock of the table, and once more if another worker wrote meanwhile."""
UNLOCKED: Final[dict[type, Handler]] = {
    messages.Hello: hello.hello_again,
    messages.Ping: hello.pong,
    messages.Hint: advice.hint,
    messages.Foresee: questions.foresee,
    messages.Review: questions.review,
}
"""Done at once: nothing of the table is changed, and it goes on meanwhile."""
BESIDE: Final = (messages.Hint, messages.Foresee, messages.Review)
"""Worked out elsewhere, which may take a while: whatever is heard after them, such as an answer, does not wait."""
MOST_ASKED: Final = 4
"""Of those so many wait for each other before no more is read from their connection."""


async def reply_to(live: Live, connection: Connection, request: messages.AnyRequest) -> messages.AnyReply | None:
    """What is said to a request; None where nobody waits for a reply."""
    handler = UNLOCKED.get(type(request))
    if handler is not None:
        return await handler(live, connection, request)
    return await live.decide(lambda: allowed(live, connection, request))


async def allowed(live: Live, connection: Connection, request: Any) -> messages.AnyReply | None:
    """Do what is asked, if the key of this connection opens its seat now; the lock is held."""
    if not live.admits(connection):
        connection.dismiss()
        return None
    return await HANDLERS[type(request)](live, connection, request)
