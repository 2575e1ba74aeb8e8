"""How a game speaks that brings no words of its own: correct and dry, in every language of the house."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel.layout import Layout
from ..locale import join, say, seat_name
from ..sight import Masks, Sight
from .seen import Aid, Bookkeeping, Printed, View


def prompt(view: View, lang: str) -> str:
    """One sentence: what is asked of the reader, or whom we wait for."""
    if view.result is not None:
        winners = [seat_name(lang, view.names, seat) for seat in view.result.winners]
        return say(lang, "cl-winner", n=len(winners), seats=join(lang, winners))
    if view.seat in view.asked:
        return say(lang, "cl-your-turn")
    return say(lang, "cl-waiting", seats=join(lang, [seat_name(lang, view.names, seat) for seat in view.asked]))


def label(view: View, text: str, lang: str) -> str:
    return text


def sealed(view: View, label: Callable[[View, str, str], str], lang: str) -> list[str]:
    """What the reader has answered while others still think."""
    return [] if view.sealed is None else [say(lang, "cl-sealed", choice=label(view, view.sealed, lang))]


def sentence(view: View, kind: str, args: dict[str, Any], lang: str) -> str:
    """`kind: name value, name value`; a hidden value is a question mark."""
    told = [f"{name} {'?' if value is None else value}" for name, value in args.items()]
    return say(lang, "cl-plain-line", name=kind, values=", ".join(told) or "–")


def describe(view: View, lang: str) -> str:
    """Every zone that is not empty, every number, and the prompt."""
    out = []
    for zone in view.zones:
        name = zone.name if zone.seat is None else f"{zone.name} {zone.seat}"
        if zone.size:
            out.append(say(lang, "cl-plain-line", name=name, values=" ".join(card or "?" for card in zone.cards)))
    for name, value in view.numbers.items():
        values = " ".join(map(str, value)) if isinstance(value, list) else str(value)
        out.append(say(lang, "cl-plain-line", name=name, values=values))
    return "\n".join([*out, *sealed(view, label, lang), prompt(view, lang)])


def reason(view: View, rule: str, offered: list[str], lang: str) -> str:
    return say(lang, "cl-plain-why", rule=rule, answers=join(lang, offered))


def doubts(lang: str) -> list[str]:
    """Every fact is confirmed."""
    return []


def bookkeeping(view: View) -> Bookkeeping:
    """Everything is said."""
    return Bookkeeping()


def besides(view: View, lang: str) -> list[str]:
    """The board of any game shows every zone and every number."""
    return []


def may_tell(view: View, text: str) -> str:
    """Talk is free."""
    return "yes"


def aid(view: View, lang: str) -> Aid:
    """The zones say it all."""
    return Aid()


def catalogue(lang: str) -> Printed:
    """Names say it all."""
    return Printed()


def recalls(view: View) -> bool:
    """Where hidden cards lie is for people to remember."""
    return False


def infer(memory: Masks, kind: int, args: tuple[int, ...]) -> None:
    """Nothing beyond what the kernel remembers by itself."""


def pending(sight: Sight) -> dict[str, int]:
    """Unfinished rules remember nothing that the numbers do not say."""
    return {}


def scores(layout: Layout, n: list[int], seats: int) -> list[int]:
    """The row of numbers named `score`."""
    at = layout.offsets["score"]
    return [int(n[at + seat]) for seat in range(seats)]
