"""The catalogues: the house's words here, those of games from their folders."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

LANGUAGES: Final = ("en", "fr")
FOLDER: Final = Path(__file__).parent
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.ASCII | re.MULTILINE)
"""Where an entry of a catalogue begins: only there does a name stand at the beginning of a line."""
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


class Bundle(FluentBundle):
    """All entries of one language, each read when it is first said: to read thousands takes longer than to start."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], functions=FUNCTIONS, use_isolating=False)
        self.unread: dict[str, str] = {}
        self.names: set[str] = set()
        """Of all messages, read or not."""

    def add(self, text: str, where: str) -> None:
        """Take in a catalogue; a message that is said elsewhere already is refused by name."""
        starts = [*ENTRY.finditer(text)]
        ends = [*(found.start() for found in starts[1:]), len(text)]
        entries: dict[str, str] = {}
        for found, end in zip(starts, ends, strict=True):
            entries.setdefault(found[1], text[found.start() : end])
        messages = {name for name in entries if not name.startswith("-")}
        for name in sorted(messages & self.names):
            raise ValueError(f"{where}: {name} is said elsewhere already")
        self.names |= messages
        self.unread = {**entries, **self.unread}

    def has_message(self, message_id: str) -> bool:
        return message_id in self.names

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        text = self.unread.get(name)
        if text is None:
            return super()._lookup(entry_id, term)
        self.add_resource(FluentResource(text))  # read twice does no harm, where two threads ask at once
        read = super()._lookup(entry_id, term)
        self.unread.pop(name, None)
        return read


class Catalogues:
    """The house's own catalogue in each language, and those that games bring from their folders."""

    def __init__(self) -> None:
        self.bundles = {lang: Bundle(lang) for lang in LANGUAGES}
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
        self.bundles[lang].add(path.read_text(encoding="utf-8"), f"{path.parent.parent.name}/{path.name}")


CATALOGUES: Final = Catalogues()


def add_words(folder: Path) -> None:
    """Let the house speak the words of a game: `<folder>/<lang>.ftl`."""
    CATALOGUES.add(folder)


def expect_words(more: Callable[[], object]) -> None:
    """Name who loads every game there is."""
    CATALOGUES.more = more


def bundle(lang: str) -> Bundle:
    """All catalogues of one language."""
    if lang not in LANGUAGES:
        raise ValueError(f"language {lang!r} is not one of {', '.join(LANGUAGES)}")
    return CATALOGUES.bundles[lang]


def knows(lang: str, key: str) -> bool:
    return CATALOGUES.has(lang, key)
