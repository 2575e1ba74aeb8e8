"""What a seat makes of what it sees in TIME Stories (R-237): texts follow the cards that its view shows."""

from .agents import agent_of, agents, first, held, mine, receptacle, to_take
from .telepathy import may_tell
from .texts import (
    bases,
    body_named,
    conflict_key,
    dial_key,
    fronts,
    kind_of,
    only_body,
    open_bodies,
    open_gists,
    open_texts,
    puzzle_in,
    question,
    rungs,
    slot_of,
    title_key,
)

__all__ = [
    "agent_of", "agents", "bases", "body_named", "conflict_key", "dial_key", "first", "fronts", "held", "kind_of",
    "may_tell", "mine", "only_body", "open_bodies", "open_gists", "open_texts", "puzzle_in", "question", "receptacle",
    "rungs", "slot_of", "title_key", "to_take",
]  # fmt: skip
