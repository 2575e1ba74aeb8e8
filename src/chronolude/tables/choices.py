"""Options as people meet them: a text, a label, and for moves in parts what comes next."""

from __future__ import annotations

from collections.abc import Sequence

from ..games.game import Game
from ..games.seen import View
from ..kernel.ask import noun_of, verb_of
from ..kernel.engine import answer
from ..kernel.layout import NUMBER
from ..kernel.state import State, offers_to
from .notation import action_text, noun_text
from .views import askers


class Choice:
    """One answer on offer."""

    def __init__(self, game: Game, state: State, view: View, seat: int, act: int, path: str) -> None:
        verb = game.layout.verbs[verb_of(act)]
        self.text = action_text(game.layout, act)
        """What to answer, e.g. `B12`."""
        self.path = f"{path} > {self.text}" if path else self.text
        """The whole move up to and with this part."""
        self.verb = verb.name
        self.is_figure = verb.noun == NUMBER
        """Whether it is one of a row that goes on in the same way."""
        self.noun = noun_text(game.layout, verb, noun_of(act)) if verb.noun else ""
        self._game = game
        self._state = state
        self._view = view
        self._seat = seat
        self._act = act
        self._ends = verb.ends

    @property
    def sign(self) -> tuple[object, int] | None:
        """By what its look is found again wherever it is on offer; None where that hangs on more, or more follows."""
        if self._ends and self.verb in self._game.words.alike.labels:
            return self._game.layout, self._act
        return None

    def label(self, lang: str = "en") -> str:
        """A few words for a button or a list."""
        words = self._game.words
        return words.label(self._view, self.path if words.whole else self.text, lang)

    @property
    def then(self) -> list[Choice]:
        """The next part's options if this begins a move in parts."""
        if self._ends:
            return []
        trial = self._state.clone()
        answer(trial, self._seat, self._act)
        if trial.mode < 0 or not trial.part:
            return []
        return choices(self._game, trial, self._view, self._seat, self.path)

    def __repr__(self) -> str:
        return f"<{self.path}>"


AnyAnswer = str | Choice | Sequence[int]
"""An answer as a table takes it: its text, an option, or the numbers of its parts."""


def offers(state: State, seat: int, begun: Sequence[int]) -> list[int]:
    """What a seat may answer after these parts of a move, as numbers; nothing where they are a whole one, or none."""
    trial = state.clone() if begun else state
    for act in begun:
        if act not in open_to_seat(trial, seat):
            return []
        answer(trial, seat, act)
        if trial.mode < 0 or not trial.part:
            return []
    return sorted(open_to_seat(trial, seat))


def open_to_seat(state: State, seat: int) -> list[int]:
    """What a seat may answer, in the order in which it is offered; nobody else's answers are read for it."""
    seats = askers(state)
    return offers_to(state, seats.index(seat)) if seat in seats else []


def moves(game: Game, state: State, seat: int, path: str = "") -> list[str]:
    """Every whole move of a seat as the table takes it, by text alone: nothing is looked at and nothing worded."""
    ask = state.ask
    out: list[str] = []
    for act in sorted(ask.of(seat)) if ask is not None else ():
        text = action_text(game.layout, act)
        whole = f"{path} > {text}" if path else text
        trial = None
        if not game.layout.verbs[verb_of(act)].ends:
            trial = state.clone()
            answer(trial, seat, act)
        if trial is not None and trial.mode >= 0 and trial.part:
            out += moves(game, trial, seat, whole)
        else:
            out.append(whole)
    return out


def choices(game: Game, state: State, view: View, seat: int, path: str = "") -> list[Choice]:
    """What a seat may answer to the ask of this state."""
    return [Choice(game, state, view, seat, act, path) for act in sorted(open_to_seat(state, seat))]
