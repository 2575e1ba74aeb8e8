"""Why an answer is not taken: a rule's number and a sentence."""

from __future__ import annotations

from typing import Final

from ..games.game import Game
from ..games.law import by_number
from ..games.seen import View
from ..kernel.ask import verb_of
from ..kernel.state import FRAME, State
from ..locale import say

NOT_ASKED: Final = "H-1"
NOT_ON_OFFER: Final = "H-2"
GAME_OVER: Final = "H-3"
NOT_READABLE: Final = "H-4"
UNFINISHED: Final = "H-5"
LONGEST_QUOTE: Final = 120
HOUSE: Final = (NOT_ASKED, NOT_ON_OFFER, GAME_OVER, NOT_READABLE, UNFINISHED)


class Reason:
    """The rule that keeps an answer from being offered."""

    def __init__(self, game: Game, rule: str, view: View, text: str, offered: list[str]) -> None:
        self.rule = rule
        self.offered = offered
        """What the seat may answer instead."""
        self._game = game
        self._view = view
        self._text = text

    def why(self, lang: str = "en") -> str:
        """One sentence for the player."""
        if self.rule in HOUSE:
            return say(lang, f"cl-why-{self.rule}", answer=quoted(self._text))
        if self.rule not in self._game.rulebook.reasons:
            told = by_number(self._game, lang)[self.rule]
            return say(lang, "cl-why-asked", answer=quoted(self._text), law=told)
        return self._game.words.reason(self._view, self.rule, self.offered, lang)

    def __repr__(self) -> str:
        return f"<{self.rule}: {self.why()}>"


def asked_under(game: Game, s: State, act: int) -> str:
    """The rule under which the table asks now: it forbids whatever is no answer to its question."""
    at = s.at_stack + (s.depth - 1) * FRAME
    step = s.rules.table[s.n[at]][s.n[at + 1] - 1].__name__
    questions = game.rulebook.questions
    verb = game.layout.verbs[verb_of(act)].name
    return questions.get(f"{step} {verb}", questions.get(step, NOT_ON_OFFER))


def quoted(text: str) -> str:
    """What was said, cut short: nobody needs to read a page of nonsense again."""
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"


class Refused(ValueError):
    """An answer the table did not take. Nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.rule}: {reason.why()}")
        self.rule = reason.rule
        self._reason = reason

    def why(self, lang: str = "en") -> str:
        return self._reason.why(lang)
