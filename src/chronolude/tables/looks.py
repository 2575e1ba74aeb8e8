"""What is shown of a table at one moment: views, with what a board shows besides, each made when it is first wanted.

One moment follows another: whatever looks the same as before is the very same object, so that it is found again.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ..games.game import Game
from ..games.plain import pending as nothing_pending
from ..games.seen import Aid, View, ZoneView
from ..kernel.state import State
from ..sight import Sight
from .memories import recalled
from .shown import Shown
from .views import Common

SightOf = Callable[[int | None], Sight]


class Looks:
    """The views of a table, for its seats and with None a spectator."""

    def __init__(self, game: Game, settings: dict[str, str], state: State) -> None:
        self.game = game
        self.settings = settings
        self.common: Common | None = None
        """What all see alike, and of which state."""
        self.shown = Shown(game.layout, state)
        self._views: dict[int | None, View] = {}
        self._aided: dict[tuple[int | None, str], tuple[View, View]] = {}
        self._said: dict[str, tuple[list[ZoneView], list[str]]] = {}

    def follow(self, state: State, decision: int, names: list[str]) -> Looks:
        """Look at this state from here on, with the seats called so."""
        common = self.common
        if common is None or common.state is not state or common.public.names != names:
            self.common = Common(self.game, state, self.settings, decision, list(names), common)
            self._views = {}
            self.shown.follow(state)
        return self

    def view(self, seat: int | None, sight: SightOf) -> View:
        """The same struct until something changes, so treat it as printed."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self._look(seat, sight)
        return found

    def _look(self, seat: int | None, sight: SightOf) -> View:
        assert self.common is not None
        view, rulebook = self.common.view(self.game, seat, self.shown.zones(seat)), self.game.rulebook
        if rulebook.pending is not nothing_pending:
            view = msgspec.structs.replace(view, numbers={**view.numbers, **rulebook.pending(sight(seat))})
        if self.game.board.recalls(view):
            view = msgspec.structs.replace(view, known=recalled(sight(seat)))
        return view

    def aided(self, view: View, lang: str, sight: SightOf) -> View:
        """A view of this table with what its board shows besides; made once for all who read it in one language."""
        kept = self._aided.get((view.seat, lang))
        if kept is not None and kept[0] is view:
            return kept[1]
        made = self.game.aided(view, lang, self._aid(view, lang, sight), self._besides(view, lang))
        self._aided[view.seat, lang] = view, made
        return made

    def _aid(self, view: View, lang: str, sight: SightOf) -> Aid:
        """Where it is the same for all it is the spectator's, and so can tell nothing that a spectator may not know."""
        if not self.game.board.alike or view.seat is None or self._views.get(view.seat) is not view:
            return self.game.board.aid(view, lang)
        return self.aided(self.view(None, sight), lang, sight).aid

    def _besides(self, view: View, lang: str) -> list[str]:
        """What is said besides the board; the same sentences while nothing lies otherwise where they hang on."""
        words = self.game.words
        hangs_on = words.alike.besides
        if not hangs_on:
            return words.besides(view, lang)
        lying = [zone for zone in view.zones if zone.name in hangs_on]
        kept = self._said.get(lang)
        if kept is not None and kept[0] == lying:
            return kept[1]
        said = words.besides(view, lang)
        self._said[lang] = lying, said
        return said
