"""What a client says to a table. Each request carries a `ref` that comes back with its answer."""

from __future__ import annotations

from typing import Final

import msgspec

from .contents import Language

VERSION: Final = 1


class Ask(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What all requests share."""


class Hello(Ask, tag="hello", frozen=True):
    """First of all: who I am (a token, or the cookie of a seat link) and the last event and saying I heard.

    `entropy` is mixed into the deal, if it has not been dealt yet.
    """

    table: str = ""
    token: str = ""
    seat: int | None = None
    since: int = 0
    said: int = 0
    language: Language = "en"
    entropy: str = ""
    version: int = VERSION


class Answer(Ask, tag="answer", frozen=True):
    """My answer to the ask of this decision; a move in parts as its whole path. Repeating a `key` changes nothing."""

    ref: int
    decision: int
    text: str
    key: str = ""
    seat: int | None = None
    table: str | None = None


class WhyNot(Ask, tag="why", frozen=True):
    """Ask why something is not on offer."""

    ref: int
    text: str


class Foresee(Ask, tag="foresee", frozen=True):
    """Ask what an answer would surely do."""

    ref: int
    text: str


class Hint(Ask, tag="hint", frozen=True):
    """Advice, in three steps."""

    ref: int
    step: int = 1


class Inspect(Ask, tag="inspect", frozen=True):
    """Ask what supposed changes of the public table would bring, one after the other: `["1963", "1968p"]`."""

    ref: int
    steps: list[str]


class Standing(Ask, tag="standing", frozen=True):
    """Leave an answer with the table for every ask of a kind, or take it back. Only this seat ever knows."""

    ref: int
    name: str
    on: bool


class Describe(Ask, tag="describe", frozen=True):
    """The table in sentences."""

    ref: int


class Undo(Ask, tag="undo", frozen=True):
    """Take back my last answer; others are asked unless it is free."""

    ref: int


class Consent(Ask, tag="consent", frozen=True):
    """My word on an undo that somebody asks for."""

    ref: int
    yes: bool


class Review(Ask, tag="review", frozen=True):
    """The table at an earlier decision: my own face, or once the game is over anybody's (`seat`, null the public)."""

    ref: int
    decision: int
    seat: int | None = None
    public: bool = False


class Say(Ask, tag="say", frozen=True):
    """A line of chat, or the id of a ready-made phrase; `sure` repeats one that was sent back as `copied-out`."""

    text: str = ""
    phrase: str = ""
    ref: int = 0
    sure: bool = False


class Mute(Ask, tag="mute", frozen=True):
    """Hear no more chat from a seat, or hear it again."""

    ref: int
    seat: int
    muted: bool


class Entropy(Ask, tag="entropy", frozen=True):
    """My own words for the deal, until it is dealt."""

    ref: int
    words: str


class Ping(Ask, tag="ping", frozen=True):
    """Ask whether anybody is there."""

    ref: int = 0


Request = (
    Hello | Answer | WhyNot | Foresee | Hint | Inspect | Standing | Describe
    | Undo | Consent | Review | Say | Mute | Entropy | Ping
)  # fmt: skip
