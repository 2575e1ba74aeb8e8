"""The catalogues: the house's words here, those of games from their folders."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

LANGUAGES: Final = ("en", "fr")
FOLDER: Final = Path(__file__).parent
FOLDED: Final = re.compile(r"[ \t\r\n]+")


def de(name: object) -> str:
    """`de` before a name, as French says it: `d’Ada`, `de Bo`. In a catalogue: `{ DE($seat) }`."""
    text = str(name)
    first, second = (unicodedata.normalize("NFD", letter)[0].lower() for letter in (text + "  ")[:2])
    elided = first in "aeiouhœæ" or (first == "y" and second not in "aeiou")
    return f"d’{text}" if elided else f"de {text}"


FUNCTIONS: Final[dict[str, Any]] = {"DE": de}
"""What a catalogue may call besides Fluent's own; the browser has the same."""


def one_line(text: str) -> str:
    """A text on one line. Only plain white space is folded: the narrow spaces of French stay where they are."""
    return FOLDED.sub(" ", text).strip(" ")


class Catalogues:
    """The house's own catalogue in each language, and those that games bring from their folders."""

    def __init__(self) -> None:
        self.bundles = {lang: FluentBundle([lang], functions=FUNCTIONS, use_isolating=False) for lang in LANGUAGES}
        self.folders: set[Path] = set()
        self.more: Callable[[], object] | None = None
        """Who loads all games, and so their words; asked once, when a word is wanted that is not there."""
        for lang in LANGUAGES:
            for path in sorted((FOLDER / lang).glob("*.ftl")):
                self._read(lang, path)

    def add(self, folder: Path) -> None:
        """Take in `<lang>.ftl` of a folder, once; a key that is taken already is refused by name."""
        if folder in self.folders:
            return
        self.folders.add(folder)
        for lang in LANGUAGES:
            if (folder / f"{lang}.ftl").exists():
                self._read(lang, folder / f"{lang}.ftl")

    def has(self, lang: str, key: str) -> bool:
        """Whether somebody brings this word."""
        if not bundle(lang).has_message(key) and self.more is not None:
            more, self.more = self.more, None
            more()
        return bundle(lang).has_message(key)

    def _read(self, lang: str, path: Path) -> None:
        resource, bundle = FluentResource(path.read_text(encoding="utf-8")), self.bundles[lang]
        for entry in resource.body:
            if isinstance(entry, Message) and bundle.has_message(entry.id.name):
                raise ValueError(f"{path.parent.parent.name}/{path.name}: {entry.id.name} is said elsewhere already")
        bundle.add_resource(resource)


CATALOGUES: Final = Catalogues()


def add_words(folder: Path) -> None:
    """Let the house speak the words of a game: `<folder>/<lang>.ftl`."""
    CATALOGUES.add(folder)


def expect_words(more: Callable[[], object]) -> None:
    """Name who loads every game there is."""
    CATALOGUES.more = more


def bundle(lang: str) -> FluentBundle:
    """All catalogues of one language."""
    if lang not in LANGUAGES:
        raise ValueError(f"language {lang!r} is not one of {', '.join(LANGUAGES)}")
    return CATALOGUES.bundles[lang]


def knows(lang: str, key: str) -> bool:
    return CATALOGUES.has(lang, key)
