"""One event put in words for all who read it, each sentence made once for those to whom it reads alike."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from ..games.game import Game
from ..games.seen import Told, View
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


def by_language(readers: set[Reader]) -> dict[str, list[int]]:
    """The audiences that read each language."""
    out: dict[str, list[int]] = {}
    for audience, lang in readers:
        found = out.get(lang)
        if found is None:
            out[lang] = [audience]
        else:
            found.append(audience)
    return out


def telling(
    game: Game, looks: Looks, sight: SightOf, readers: dict[str, list[int]], decision: int, event: Event, n: int,
    at: float,
) -> Telling:  # fmt: skip
    """An event for these readers, by language.

    Where its sentence hangs on nothing but the event, only those whom it names, or who are told more of it than a
    watcher, get one of their own.
    """
    layout, sorts, kind = game.layout, tellings_of(game), event.kind
    is_alike, is_open = sorts.alike[kind], event.only == EVERYONE
    public = event.args if is_open else face(event, SPECTATOR, layout)[1]
    named = [public[i] for i in sorts.named[kind]] if is_alike else []
    words = told_in_words(game, kind, public)
    out: Telling = {}
    for lang, audiences in readers.items():
        is_shared = False
        for audience in audiences:
            args = public if is_open or audience == PUBLIC else face(event, audience, layout)[1]
            if audience == PUBLIC or (is_alike and audience not in named and (is_open or args == public)):
                is_shared = True  # it is told what the watchers are
            else:
                view = looks.view(audience, sight) if lang else None
                own = words if is_open else told_in_words(game, kind, args)
                out[audience, lang] = told_once(game, view, own, lang, n, decision, at)
        if is_shared:
            view = looks.view(None, sight) if lang else None
            out[PUBLIC, lang] = told_once(game, view, words, lang, n, decision, at)
    return out


def tellings(
    game: Game, looks: Looks, sight: SightOf, readers: set[Reader], events: list[tuple[int, Event]], since: int, n: int,
    at: float,
) -> list[Telling]:  # fmt: skip
    """The events from number `since` on, numbered from `n` on."""
    heard_in = by_language(readers)
    out: list[Telling] = []
    for i in range(since, len(events)):
        decision, event = events[i]
        out.append(telling(game, looks, sight, heard_in, decision, event, n + i - since, at))
    return out


def told_once(
    game: Game, view: View | None, words: tuple[str, dict[str, Any]], lang: str, n: int, decision: int, at: float
) -> Told:
    """An event, by its name and arguments, as whoever has this view is told it; without a view in no words."""
    name, plain = words
    return Told(n, decision, name, plain, "" if view is None else game.words.sentence(view, name, plain, lang), at)
