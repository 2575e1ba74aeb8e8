"""An answer as people write it, read part by part on a copy of the state: what each part means, or why not."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import SupportsIndex, cast

from ..games.game import Game
from ..games.seen import View
from ..kernel.engine import answer, ask_again
from ..kernel.layout import Layout
from ..kernel.state import State
from .choices import Choice, open_to_seat
from .notation import action_text, is_whole, readings, wrong_type
from .refused import GAME_OVER, NOT_ASKED, NOT_ON_OFFER, NOT_READABLE, UNFINISHED, Reason, asked_under
from .views import askers


class AnswerPath:
    """What a seat would answer, a move in parts as `part > part`, and a copy of the state on which it is followed."""

    def __init__(self, game: Game, state: State, seat: object, answer_text: object) -> None:
        self.game = game
        self.state = state
        self.trial = state.clone()
        self.seat = whole_seat(seat)
        self.text = path_of(game.layout, answer_text)
        self.acts: list[int] = []
        """The parts that were answered."""

    def follow(self, seen: Callable[[int | None], View]) -> Reason | None:
        """Answer part by part; why a part cannot be answered, or None if all are. `seen` makes the view for that."""
        for part in self.text.split(">"):
            meant = self.meaning(part)
            if isinstance(meant, str):
                return self.because(meant, seen)
            answer(self.trial, self.seat, meant)
            self.acts.append(meant)
        return None

    def unfinished(self, seen: Callable[[int | None], View]) -> Reason | None:
        """Why a path that was followed is no whole move; None if it is one."""
        return self.because(UNFINISHED, seen) if self.trial.mode >= 0 and self.trial.part else None

    def read_back(self) -> str:
        """The text of what was answered."""
        return " > ".join(action_text(self.game.layout, act) for act in self.acts)

    def meaning(self, part: str) -> int | str:
        """The action that a part means here, or the rule by which it is none."""
        trial, later = self.trial, bool(self.acts)
        if trial.mode < 0:
            return NOT_ON_OFFER if later else GAME_OVER
        if self.seat not in askers(trial) or (later and not trial.part):
            return NOT_ON_OFFER if later else NOT_ASKED
        meant = readings(self.game.layout, part)
        offered = open_to_seat(trial, self.seat)
        if not meant:
            return NOT_READABLE
        return meant[0] if meant[0] in offered else self.second_reading(meant, offered)

    def second_reading(self, meant: tuple[int, ...], offered: list[int]) -> int | str:
        """What a text means whose first reading is not on offer: a reading that is refused is not passed over."""
        twin = self.trial.clone()
        refused = twin.refused = {}
        ask_again(twin)
        for act in meant:
            if act in offered:
                return act
            if act in refused:
                return self.game.rulebook.reasons[refused[act]]
        return asked_under(self.game, self.trial, meant[0])

    def because(self, rule: str, seen: Callable[[int | None], View]) -> Reason:
        view = seen(self.seat if 0 <= self.seat < self.trial.seats else None)
        ask = self.state.ask
        offered = [action_text(self.game.layout, act) for act in sorted(ask.of(self.seat))] if ask is not None else []
        return Reason(self.game, rule, view, self.text.strip(), offered)


# From here on anything may come, whatever was promised: compiled code would refuse it in words that nobody understands.


def whole_seat(seat: object) -> int:
    """A seat as people and arrays give it; what is no whole number is refused before anything is done with it."""
    if not is_whole(seat):
        raise wrong_type("seat", seat)
    return index(cast("SupportsIndex", seat))


def spoken(lang: object) -> str:
    """A language as people name it; whether the house speaks it, its catalogues say."""
    if not isinstance(lang, str):
        raise wrong_type("lang", lang, "cl-wrong-text")
    return lang


def path_of(layout: Layout, answer_text: object) -> str:
    """An answer as text: given so, as a choice, or as the numbers of its parts."""
    text = answer_text.path if isinstance(answer_text, Choice) else answer_text
    if isinstance(text, list | tuple) and text and all(map(is_whole, text)):
        return " > ".join(part_of(layout, index(part)) for part in text)
    if not isinstance(text, str):
        raise wrong_type("answer", text, "cl-wrong-text")
    return text


def part_of(layout: Layout, act: int) -> str:
    """A part of an answer that was given as a number; one that means nothing reads as nothing."""
    try:
        return action_text(layout, act)
    except (IndexError, OverflowError, ValueError):
        return f"#{act}"
