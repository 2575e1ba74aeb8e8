"""What is settled before the deal: switches, and texts such as the names of data files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Option:
    """A switch settled before the deal. Its value is a number of the same name in the state."""

    def __init__(
        self, name: str, values: tuple[str, ...], default: int = 0, rule: str = "", low: int = 0, seat: bool = False
    ) -> None:
        self.name = name
        self.values = values
        """Words in the order of their ints."""
        self.default = default
        self.low = low
        """The int of the first word."""
        self.rule = rule
        """The rule or option number players find it under."""
        self.seat = seat or name == "first"
        """Whether a figure among the words is a seat."""

    @property
    def usual(self) -> str:
        """The value when nobody says anything."""
        return self.values[self.default]

    def number(self, word: str) -> int:
        """The int that stands for a word in the state."""
        return self.low + self.values.index(word)

    def settle(self, value: object, seats: int) -> str:
        """The word for a value somebody gave; one that is none is refused by name."""
        word = str(value).lower()
        if word not in self.values:
            raise ValueError(f"option {self.name}: {word!r} is not one of {', '.join(self.values)}")
        if self.seat and word.isdigit() and int(word) >= seats:
            raise ValueError(f"option {self.name}: seat {word} is not one of 0 to {seats - 1}")
        return word

    def card(self) -> dict[str, Any]:
        """What a lobby shows of it."""
        return {"name": self.name, "values": list(self.values), "default": self.usual, "rule": self.rule}


class TextOption:
    """An option whose value is a text of its own form, such as the names of data files.

    It has no number in the state: it says which layout is laid out (`Game.variant`).
    """

    def __init__(
        self,
        name: str,
        usual: str,
        read: Callable[[str], str],
        rule: str = "",
        listed: Callable[[], tuple[str, ...]] = tuple,
        faults: Callable[[], dict[str, str]] = dict,
        titles: Callable[[], dict[str, dict[str, str]]] = dict,
        several: bool = False,
        stamp: Callable[[], object] | None = None,
    ) -> None:
        self.name = name
        self.usual = usual
        self.read = read
        """From what somebody gave to the settled form, which alone decides the layout; raises ValueError."""
        self.rule = rule
        self.listed = listed
        """Values worth offering now, the usual one left out; many more may be read."""
        self.faults = faults
        """Data files that cannot be used now, by name, and why."""
        self.titles = titles
        """What listed values are called in each language, where the data themselves say."""
        self.several = several
        """Whether listed values may be joined by commas."""
        self.stamp: Callable[[], object] = stamp or self._shown
        """Changes when what a lobby shows of it does, and costs less: names and times of data files."""

    @property
    def values(self) -> tuple[str, ...]:
        return (self.usual, *(value for value in self.listed() if value != self.usual))

    def settle(self, value: object, _seats: int) -> str:
        """The settled form of a value somebody gave."""
        try:
            return self.read(str(value).strip())
        except ValueError as error:
            raise ValueError(f"option {self.name}: {error}") from None

    def _shown(self) -> object:
        return self.listed(), self.titles(), self.faults()

    def card(self) -> dict[str, Any]:
        """What a lobby shows of it."""
        plain = {"name": self.name, "values": list(self.values), "default": self.usual, "rule": self.rule}
        more = {"text": True, "several": self.several, "titles": self.titles(), "faults": self.faults()}
        return {**plain, **more}


AnyOption = Option | TextOption
