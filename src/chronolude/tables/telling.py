"""One event put in words for all who read it, each sentence made once for those to whom it reads alike."""

from __future__ import annotations

from functools import lru_cache
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


class Tellings:
    """What of a game's events reads alike: found once for each game."""

    def __init__(self, game: Game) -> None:
        layout, alike = game.layout, game.words.alike.sentences
        self.alike = [one.name in alike for one in layout.tellings]
        """By kind, whether its sentence hangs on nothing but the event."""
        self.named = [[i for i, (_, sort) in enumerate(one.args) if sort == SEAT] for one in layout.tellings]
        """By kind, which of its arguments name seats."""


@lru_cache(maxsize=128)
def tellings_of(game: Game) -> Tellings:
    return Tellings(game)


def telling(
    game: Game, looks: Looks, sight: SightOf, readers: set[Reader], decision: int, event: Event, n: int, at: float
) -> Telling:
    """An event for these readers.

    Where its sentence hangs on nothing but the event, only those whom it names, or who are told more of it than a
    watcher, get one of their own.
    """
    layout, sorts = game.layout, tellings_of(game)
    kind = event.kind
    is_alike, is_open = sorts.alike[kind], event.only == EVERYONE
    public = event.args if is_open else face(event, SPECTATOR, layout)[1]
    named = [public[i] for i in sorts.named[kind]] if is_alike else []
    out: Telling = {}
    for reader in readers:
        audience, lang = reader
        args = public if is_open or audience == PUBLIC else face(event, audience, layout)[1]
        if is_alike and audience != PUBLIC and audience not in named and (is_open or args == public):
            reader = (PUBLIC, lang)  # noqa: PLW2901  (it is told what they are)
        if reader not in out:
            name, plain = told_in_words(game, kind, args)
            text = ""
            if lang:
                view = looks.view(None if reader[0] == PUBLIC else audience, sight)
                text = game.words.sentence(view, name, plain, lang)
            out[reader] = Told(n, decision, name, plain, text, at)
    return out
