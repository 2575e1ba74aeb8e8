"""Fluent messages turned into functions, once each: text, variables, choices and references, which is all we write.

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

Values = Mapping[str, Any]
Sayer = Callable[[Values], str]
KEPT_CHOICES: Final = 512
"""Of so many values a choice remembers what it chose."""


class Compiler:
    """Compiles the messages of one language."""

    def __init__(self, bundle: FluentBundle, lang: str, functions: Mapping[str, Callable[..., str]]) -> None:
        self.bundle = bundle
        self.functions = functions
        self.locale = Locale.parse(lang)

    def message(self, key: str) -> Sayer:
        """The function that says a message; KeyError for one that says nothing."""
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        return self.compile(pattern)

    def compile(self, node: Any) -> Sayer:
        if isinstance(node, (parsed.Placeable, parsed.NeverIsolatingPlaceable)):
            return self.compile(node.expression)
        if isinstance(node, parsed.Pattern):
            return joined([self.compile(one) for one in node.elements])
        if isinstance(node, (parsed.TextElement, parsed.StringLiteral)):
            return constant(node.value if isinstance(node, parsed.TextElement) else node.parse()["value"])
        if isinstance(node, parsed.VariableReference):
            return self.variable(node.id.name)
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
        """A function of ours, called with variables as they are given."""
        function = self.functions[node.id.name]
        names = [one.id.name for one in node.arguments.positional if isinstance(one, parsed.VariableReference)]
        assert len(names) == len(node.arguments.positional)
        return lambda values: function(*[values[name] for name in names])

    def variable(self, name: str) -> Sayer:
        def say(values: Values) -> str:
            value = values[name]
            return value if type(value) is str else self.shown(value)

        return say

    def shown(self, value: object) -> str:
        """A value as this language writes it; anything but a text or a number is a fault of ours."""
        if isinstance(value, str):
            return value
        if type(value) is int and 0 <= value < 1000:
            return str(value)
        if isinstance(value, (int, float)):
            return str(fluent_number(value).format(self.locale))
        raise ValueError(f"neither text nor number: {value!r}")

    def choice(self, node: parsed.SelectExpression) -> Sayer:
        name = node.selector.id.name  # type: ignore[union-attr]  # it is a variable
        ways = [(key_of(variant.key), self.compile(variant.value)) for variant in node.variants]
        usual = next(self.compile(variant.value) for variant in node.variants if variant.default)
        chosen: dict[Any, Sayer] = {}

        def choose(value: Any) -> Sayer:
            found = next((say for key, say in ways if self.fits(value, key)), usual)
            if len(chosen) < KEPT_CHOICES:
                chosen[value] = found
            return found

        def say(values: Values) -> str:
            value = values[name]
            return (chosen.get(value) or choose(value))(values)

        return say

    def fits(self, value: Any, key: str | float) -> bool:
        """A number fits itself and its plural form, a text itself."""
        if isinstance(value, str) == isinstance(key, str):
            return bool(value == key)
        number, word = (key, value) if isinstance(value, str) else (value, key)
        return bool(self.locale.plural_form(float(number)) == word)


def key_of(key: Any) -> str | float:
    if isinstance(key, parsed.NumberLiteral):
        return float(key.value)
    return str(key.name)


def constant(text: str) -> Sayer:
    return lambda _: text


def joined(parts: list[Sayer]) -> Sayer:
    """The parts one after the other."""
    if len(parts) == 1:
        return parts[0]
    if len(parts) == 2:
        first, second = parts
        return lambda values: first(values) + second(values)
    if len(parts) == 3:
        first, second, third = parts
        return lambda values: first(values) + second(values) + third(values)
    return lambda values: "".join([part(values) for part in parts])
