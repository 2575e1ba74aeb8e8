"""Fluent messages turned into sayers, once each: text, variables, choices and references, which is all we write.

`fluent.runtime` walks the tree of a message for every sentence; a table whose people have names of their own says
sentences that nobody said before, so keeping whole sentences helps it little.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import fluent.runtime.resolver as parsed
from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number

Values = dict[str, Any]
KEPT_CHOICES: Final = 512
"""Of so many values a choice remembers what it chose."""


class Sayer:
    """Says a message, or a part of one, with the values it is given."""

    def say(self, values: Values) -> str:
        raise NotImplementedError


class SaidText(Sayer):
    """The same text always."""

    def __init__(self, text: str) -> None:
        self.text = text

    def say(self, values: Values) -> str:  # noqa: ARG002  (it hangs on nothing)
        return self.text


class SaidValue(Sayer):
    """A value as this language writes it."""

    def __init__(self, name: str, locale: Locale) -> None:
        self.name = name
        self.locale = locale

    def say(self, values: Values) -> str:
        value = values[self.name]
        return value if type(value) is str else self.shown(value)

    def shown(self, value: object) -> str:
        """Anything but a text or a number is a fault of ours."""
        if isinstance(value, str):
            return value
        if type(value) is int and 0 <= value < 1000:
            return str(value)
        if isinstance(value, (int, float)):
            return str(fluent_number(value).format(self.locale))
        raise ValueError(f"neither text nor number: {value!r}")


class SaidCall(Sayer):
    """What a function of ours makes of values as they are given."""

    def __init__(self, function: Callable[..., str], names: list[str]) -> None:
        self.function = function
        self.names = names

    def say(self, values: Values) -> str:
        return self.function(*[values[name] for name in self.names])


class SaidChoice(Sayer):
    """One of several ways, by a value."""

    def __init__(self, name: str, ways: list[tuple[str | float, Sayer]], usual: Sayer, locale: Locale) -> None:
        self.name = name
        self.ways = ways
        self.usual = usual
        self.locale = locale
        self.chosen: dict[Any, Sayer] = {}

    def say(self, values: Values) -> str:
        value = values[self.name]
        found = self.chosen.get(value)
        return (self.choose(value) if found is None else found).say(values)

    def choose(self, value: Any) -> Sayer:
        found = self.usual
        for key, way in self.ways:
            if self.fits(value, key):
                found = way
                break
        if len(self.chosen) < KEPT_CHOICES:
            self.chosen[value] = found
        return found

    def fits(self, value: Any, key: str | float) -> bool:
        """A number fits itself and its plural form, a text itself."""
        if isinstance(value, str) == isinstance(key, str):
            return bool(value == key)
        number, word = (key, value) if isinstance(value, str) else (value, key)
        return bool(self.locale.plural_form(float(number)) == word)


class SaidParts(Sayer):
    """Parts one after the other."""

    def __init__(self, parts: list[Sayer]) -> None:
        self.parts = parts

    def say(self, values: Values) -> str:
        return "".join([part.say(values) for part in self.parts])


class Compiler:
    """Compiles the messages of one language."""

    def __init__(self, bundle: FluentBundle, lang: str, functions: Mapping[str, Callable[..., str]]) -> None:
        self.bundle = bundle
        self.functions = functions
        self.locale = Locale.parse(lang)

    def message(self, key: str) -> Sayer:
        """What says a message; KeyError for one that says nothing."""
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        return self.compile(pattern)

    def compile(self, node: Any) -> Sayer:
        if isinstance(node, (parsed.Placeable, parsed.NeverIsolatingPlaceable)):
            return self.compile(node.expression)
        if isinstance(node, parsed.Pattern):
            parts = [self.compile(one) for one in node.elements]
            return parts[0] if len(parts) == 1 else SaidParts(parts)
        if isinstance(node, (parsed.TextElement, parsed.StringLiteral)):
            return SaidText(node.value if isinstance(node, parsed.TextElement) else node.parse()["value"])
        if isinstance(node, parsed.VariableReference):
            return SaidValue(node.id.name, self.locale)
        if isinstance(node, parsed.MessageReference) and node.attribute is None:
            return self.message(node.id.name)
        return self.composed(node)

    def composed(self, node: Any) -> Sayer:
        """What hangs on a variable in its own way: a choice, or a call."""
        if isinstance(node, parsed.SelectExpression) and isinstance(node.selector, parsed.VariableReference):
            return self.choice(node)
        if isinstance(node, parsed.FunctionReference) and not node.arguments.named:
            return self.call(node)
        raise TypeError(f"no message of ours has a {type(node).__name__}")

    def call(self, node: parsed.FunctionReference) -> Sayer:
        """A function of ours, called with variables."""
        names = [one.id.name for one in node.arguments.positional if isinstance(one, parsed.VariableReference)]
        assert len(names) == len(node.arguments.positional)
        return SaidCall(self.functions[node.id.name], names)

    def choice(self, node: parsed.SelectExpression) -> Sayer:
        name = node.selector.id.name  # type: ignore[union-attr]  # it is a variable
        ways = [(key_of(variant.key), self.compile(variant.value)) for variant in node.variants]
        usual = next(self.compile(variant.value) for variant in node.variants if variant.default)
        return SaidChoice(name, ways, usual, self.locale)


def key_of(key: Any) -> str | float:
    if isinstance(key, parsed.NumberLiteral):
        return float(key.value)
    return str(key.name)
