"""How a game speaks: functions from a view in words, never from a state. What it does not say is said plainly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from . import plain
from .seen import Aid, Bookkeeping, View


class Alike(NamedTuple):
    """What reads the same wherever it is said, so that it is made once for many."""

    sentences: frozenset[str] = frozenset()
    """Events whose sentence hangs on nothing but names, what was told, and whether the reader is named in it."""
    labels: frozenset[str] = frozenset()
    """Verbs whose answers are labelled by their text alone, whatever else lies on the table."""
    waiting: bool = False
    """Whether everybody who is not asked is told the same while the game goes on: whom we wait for."""
    asking: bool = False
    """Whether what a seat is asked reads the same while the ask is open and nothing lies otherwise, whoever seals."""
    besides: frozenset[str] = frozenset()
    """Zones on which alone, with the options, hangs what is said besides the board; none where it hangs on more."""


class Words:
    """The sentences of a game. All have a plain form, so a new game may begin with its title alone."""

    def __init__(
        self,
        title: Callable[[str], str],
        prompt: Callable[[View, str], str] = plain.prompt,
        label: Callable[[View, str, str], str] = plain.label,
        sentence: Callable[[View, str, dict[str, Any], str], str] = plain.sentence,
        describe: Callable[[View, str], str] = plain.describe,
        reason: Callable[[View, str, list[str], str], str] = plain.reason,
        note: Callable[[str, dict[str, Any]], dict[str, Any]] | None = None,
        doubts: Callable[[str], list[str]] = plain.doubts,
        may_tell: Callable[[View, str], str] = plain.may_tell,
        bookkeeping: Callable[[View], Bookkeeping] = plain.bookkeeping,
        besides: Callable[[View, str], list[str]] = plain.besides,
        prefix: str = "",
        whole: bool = False,
        alike: Alike | None = None,
        legend: Callable[[View, str], Aid] | None = None,
    ) -> None:
        self.title = title
        self.prompt = prompt
        """One sentence: what is asked of the reader, or whom we wait for."""
        self.label = label
        """What is written on an answer."""
        self.sentence = sentence
        """An event as a sentence of the log; empty where it speaks for itself."""
        self.describe = describe
        """The whole view in sentences, for screen readers and the terminal."""
        self.reason = reason
        """Why an answer is not on offer, given the number of the rule."""
        self.note = note
        """What an event carries besides its arguments, said from those this seat was told."""
        self.doubts = doubts
        """Sentences on facts of the data that nobody could confirm."""
        self.may_tell = may_tell
        """Whether a seat may say this to the others: `yes`, `ask` (are you sure?) or `no`."""
        self.bookkeeping = bookkeeping
        """What a view shows and nobody needs to be told now; all else is said (the law of candour)."""
        self.besides = besides
        """Sentences of `describe` for which its board has no place of its own: the page folds them away."""
        self.prefix = prefix
        """How the keys of its catalogue begin, for what the house looks up there (tagline, about, options)."""
        self.whole = whole
        """Whether a label is made from the whole move up to its part (`as Ada > fight 1`), not from the part alone."""
        self.legend = legend
        """What the generic board calls zones, cards and numbers; their names in the layout where it is not said."""
        self.alike = alike or Alike()

    def noted(self, kind: str, args: dict[str, Any]) -> dict[str, Any]:
        """The arguments of an event with what the game adds to them."""
        return args if self.note is None else {**args, **self.note(kind, args)}
