"""One event put in words for all who read it, each sentence made once for those to whom it reads alike."""

from __future__ import annotations

from typing import Final

from ..games.game import Game
from ..games.seen import Told
from ..kernel.layout import EVERYONE, SEAT, SPECTATOR
from ..kernel.state import Event
from ..sight import face
from .looks import Looks, SightOf
from .views import told_in_words

PUBLIC: Final = -1
"""The watchers, among audiences."""
Reader = tuple[int, str]
"""An audience, a seat or the watchers, and the language it reads; an empty one for nobody who reads."""
Telling = dict[Reader, Told]
"""An event as each reader is told it; whoever is not in it is told what the watchers of the same language are."""


def telling(
    game: Game, looks: Looks, sight: SightOf, readers: set[Reader], decision: int, event: Event, n: int, at: float
) -> Telling:
    """An event for these readers.

    Where its sentence hangs on nothing but the event, only those whom it names, or who are told more of it than a
    watcher, get one of their own.
    """
    layout, words = game.layout, game.words
    kind = layout.tellings[event.kind]
    is_alike = kind.name in words.alike.sentences
    named = [event.args[i] for i, (_, sort) in enumerate(kind.args) if sort == SEAT] if is_alike else []
    public = event.args if event.only == EVERYONE else face(event, SPECTATOR, layout)[1]
    out: Telling = {}
    for reader in readers:
        audience, lang = reader
        args = public
        if audience != PUBLIC and event.only != EVERYONE:
            args = face(event, audience, layout)[1]
        if is_alike and args == public and audience not in named:
            reader = (PUBLIC, lang)  # noqa: PLW2901  (it is told what they are)
        if reader not in out:
            name, plain = told_in_words(game, event.kind, args)
            text = ""
            if lang:
                text = words.sentence(looks.view(None if reader[0] == PUBLIC else audience, sight), name, plain, lang)
            out[reader] = Told(n, decision, name, plain, text, at)
    return out
