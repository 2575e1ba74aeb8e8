"""What is shown of a table at one moment: views, with what a board shows besides, each made when it is first wanted.

One moment follows another: whatever looks the same as before is the very same object, so that it is found again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from ..games import plain
from ..games.game import Game
from ..games.seen import Aid, View, ZoneView
from ..kernel.state import State
from ..sight import Sight
from .memories import recalled
from .shown import Shown
from .views import Common

SightOf = Callable[[int | None], Sight]
NOTHING_KNOWN: Final[dict[str, list[str]]] = {}
NOTHING_SAID: Final[list[str]] = []


class Looks:
    """The views of a table, for its seats and with None a spectator, and the parts of which they are made."""

    def __init__(self, game: Game, settings: dict[str, str], state: State) -> None:
        self.game = game
        self.settings = settings
        self.common: Common | None = None
        """What all see alike, and of which state."""
        self.shown = Shown(game.layout, state)
        self.figures_are_alike = game.rulebook.pending is plain.pending and game.board.recalls is plain.recalls
        self.waits_alike = game.words.alike.waiting
        self.asks_alike = game.words.alike.asking
        self.aid_is_alike = game.board.alike
        self.aid_is_steady = game.board.alike and game.board.steady and self.figures_are_alike
        self.says_besides = game.words.besides is not plain.besides
        hangs_on, laid_out = game.words.alike.besides, self.shown.laid_out
        self.besides_at = [i for i, zone in enumerate(laid_out) if game.layout.zone_of[zone].name in hangs_on]
        """The zones on which alone hangs what is said besides the board, by their places; none where it is more."""
        self._views: dict[int | None, View] = {}
        self._aids: dict[tuple[int | None, str], Aid] = {}
        self._aided: dict[tuple[int | None, str], tuple[View, View]] = {}
        self._said: dict[str, tuple[list[ZoneView], list[str]]] = {}
        self._last_aids: dict[str, tuple[list[ZoneView], dict[str, Any], Aid]] = {}
        """By language the last aid, where it is steady, and over which zones and numbers."""

    def follow(self, state: State, decision: int, names: list[str]) -> Looks:
        """Look at this state from here on, with the seats called so."""
        common = self.common
        if common is None or common.state is not state or common.names != names:
            self.common = Common(self.game, state, self.settings, decision, list(names), common)
            self._views = {}
            self._aids = {}
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
        view = self.common.view(self.game, seat, self.shown.zones(seat))
        if self.figures_are_alike:
            return view
        rulebook = self.game.rulebook
        if rulebook.pending is not plain.pending:
            view = msgspec.structs.replace(view, numbers={**view.numbers, **rulebook.pending(sight(seat))})
        if self.game.board.recalls(view):
            view = msgspec.structs.replace(view, known=recalled(sight(seat)))
        return view

    def sealed(self, seat: int | None) -> str | None:
        """What a seat has sealed."""
        return None if self.common is None else self.common.sealed(self.game, seat)

    def figures(self, seat: int | None, sight: SightOf) -> tuple[dict[str, Any], dict[str, list[str]]]:
        """The numbers of a view, and what it recalls; no view is made for it where all see the same."""
        assert self.common is not None
        if self.figures_are_alike:
            return self.common.numbers, NOTHING_KNOWN
        view = self.view(seat, sight)
        return view.numbers, view.known

    def aided(self, view: View, lang: str, sight: SightOf) -> View:
        """A view of this table with what its board shows besides; made once for all who read it in one language."""
        kept = self._aided.get((view.seat, lang))
        if kept is not None and kept[0] is view:
            return kept[1]
        if self._views.get(view.seat) is view:
            made = self.game.aided(view, lang, self.aid(view.seat, lang, sight), self.besides(view.seat, lang, sight))
        else:  # of another moment
            made = self.game.aided(view, lang)
        self._aided[view.seat, lang] = view, made
        return made

    def aid(self, seat: int | None, lang: str, sight: SightOf) -> Aid:
        """Where it is the same for all it is the spectator's, and so can tell nothing that a spectator may not know."""
        eyes = None if self.aid_is_alike else seat
        found = self._aids.get((eyes, lang))
        if found is None:
            found = self._steady_aid(lang, sight) if self.aid_is_steady else self._aid(eyes, lang, sight)
            self._aids[eyes, lang] = found
        return found

    def _aid(self, eyes: int | None, lang: str, sight: SightOf) -> Aid:
        return self.game.board.aid(self.view(eyes, sight), lang)

    def _steady_aid(self, lang: str, sight: SightOf) -> Aid:
        """The last one, while nothing lies otherwise and no number changed."""
        assert self.common is not None
        zones, numbers, is_over = self.shown.zones(None), self.common.numbers, self.common.is_over
        kept = self._last_aids.get(lang)
        if kept is not None and kept[0] is zones and kept[1] is numbers and not is_over:
            return kept[2]
        found = self._aid(None, lang, sight)
        self._last_aids[lang] = zones, numbers, found
        return found

    def besides(self, seat: int | None, lang: str, sight: SightOf) -> list[str]:
        """What is said besides the board; the same sentences while nothing lies otherwise where they hang on."""
        if not self.says_besides:
            return NOTHING_SAID
        words = self.game.words
        if not self.besides_at:
            return words.besides(self.view(seat, sight), lang)
        zones, kept = self.shown.zones(seat), self._said.get(lang)
        if kept is not None and self._lie_so(zones, kept[0]):
            return kept[1]
        said = words.besides(self.view(seat, sight), lang)
        self._said[lang] = [zones[i] for i in self.besides_at], said
        return said

    def _lie_so(self, zones: list[ZoneView], lying: list[ZoneView]) -> bool:
        """Whether where it hangs on everything lies as it did."""
        for n, place in enumerate(self.besides_at):
            if zones[place] is not lying[n] and zones[place] != lying[n]:
                return False
        return True
