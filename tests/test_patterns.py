"""Compiled messages say what fluent.runtime says: every message of both languages, with many values."""

from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from chronolude.games import OURS, find
from chronolude.locale import LANGUAGES, bundle, say

GAMES = [find(game) for game in OURS]  # their catalogues are read with them
NUMBERS = (0, 1, 2, 3, 7, 10, 21, 999, 1000, 12_345, -3, -1234, 2.5)
TEXTS = ("Ada", "", "one", "{braces}", "Zoé · №5")


class Variables(Visitor):
    """The variables of a message, each with the words its choices know."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang
        self.found: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: Any) -> None:
        self.found.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: Any) -> None:
        self.generic_visit(node)
        words = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        self.found[node.selector.id.name] |= words

    def visit_MessageReference(self, node: Any) -> None:
        self.visit(bundle(self.lang).get_message(node.id.name).value)


def givens(variables: dict[str, set[str]]) -> Iterator[dict[str, Any]]:
    """All variables by one number, by one text, and each choice's words in turn with numbers beside them."""
    for value in (*NUMBERS, *TEXTS):
        yield dict.fromkeys(variables, value)
    for name, words in variables.items():
        for word in sorted(words):
            for beside in (1, 2, "Ada"):
                yield {**dict.fromkeys(variables, beside), name: word}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_compiled_messages_say_the_same(lang: str) -> None:
    made = bundle(lang)
    compared = 0
    for key in sorted(made.names):
        message = made.get_message(key)
        if message.value is None:
            continue
        asked = Variables(lang)
        asked.visit(message.value)
        for given in givens(asked.found):
            wanted, errors = made.format_pattern(message.value, given)
            assert not errors
            assert say(lang, key, **given) == str(wanted), (key, given)
            compared += 1
    assert compared > 20_000


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(ValueError, match="cl-seat"):
        say("en", "cl-seat")
    with pytest.raises(ValueError, match="text nor number"):
        say("en", "cl-seat", number=None)
    with pytest.raises(LookupError):
        say("en", "there-is-no-such-message")
