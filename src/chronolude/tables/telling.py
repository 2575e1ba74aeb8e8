"""One event put in words for all who read it, each sentence made once for those to whom it reads alike."""

from __future__ import annotations

from ..games.game import Game
from ..games.seen import Told
from ..kernel.layout import SEAT, SPECTATOR
from ..kernel.state import Event
from ..sight import face
from .looks import Looks, SightOf
from .views import told_in_words

Reader = tuple[int | None, str]
"""A seat, or with None a spectator, and the language it reads; an empty one for nobody who reads."""
Telling = dict[Reader, Told]


def telling(
    game: Game, looks: Looks, sight: SightOf, readers: set[Reader], decision: int, event: Event, n: int, at: float
) -> Telling:
    """An event as each reader is told it."""
    layout, words = game.layout, game.words
    kind = layout.tellings[event.kind]
    is_alike = kind.name in words.alike.sentences
    named = {event.args[i] for i, (_, sort) in enumerate(kind.args) if sort == SEAT} if is_alike else set()
    made: dict[tuple[int | None, str, tuple[int, ...]], Told] = {}
    out: Telling = {}
    for reader in readers:
        seat, lang = reader
        _, args = face(event, SPECTATOR if seat is None else seat, layout)
        eyes = None if is_alike and seat not in named else seat
        told = made.get((eyes, lang, args))
        if told is None:
            name, plain = told_in_words(game, event.kind, args)
            text = words.sentence(looks.view(eyes, sight), name, plain, lang) if lang else ""
            told = made[eyes, lang, args] = Told(n, decision, name, plain, text, at)
        out[reader] = told
    return out
