"""What may be told of a text that lies in front of one's own eyes alone."""

from __future__ import annotations

from ...seen import View
from ..mission.load import Mission
from .texts import open_texts

RUN = 8


def plain_words(text: str) -> list[str]:
    """Case-folded, punctuation stripped, accents kept."""
    return "".join(letter if letter.isalnum() else " " for letter in text.casefold()).split()


def copies(message: str, text: str) -> bool:
    """R-063, R-233: whether a message repeats eight or more words of a text in a row."""
    said, printed = plain_words(message), plain_words(text)
    runs = {tuple(printed[i : i + RUN]) for i in range(len(printed) - RUN + 1)}
    return any(tuple(said[i : i + RUN]) in runs for i in range(len(said) - RUN + 1))


def may_tell(made: Mission, view: View, message: str) -> str:
    """R-233: `yes`, `ask` or `no`, by the table's setting, for a message about the cards this seat may read."""
    setting = view.options.get("telepathy", "friendly")
    texts = [words for key in open_texts(made, view).values() for words in made.texts.get(f"{key}/text", {}).values()]
    if setting == "off" or not any(copies(message, text) for text in texts):
        return "yes"
    return "no" if setting == "strict" else "ask"
