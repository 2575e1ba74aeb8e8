"""What a person may ask at the table: what is there, what would happen, what the rules say."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import chronolude as cl

from ..games.law import by_number, law, pages
from ..games.seen import Told
from ..locale import say

if TYPE_CHECKING:
    from .session import Session


class Typed(NamedTuple):
    """A command: who typed it at which table, and what stood behind its word."""

    session: Session
    seat: int
    rest: str

    def say(self, key: str, **values: object) -> None:
        """A sentence of the catalogue, to whoever typed this."""
        self.session.screen.say(say(self.session.lang, key, **values))


def binding(typed: Typed) -> dict[str, str]:
    """The rules that keep this seat's own cards from being offered, each with its sentence."""
    table = typed.session.table
    out: dict[str, str] = {}
    for zone in table.seen(typed.seat).zones:
        for card in zone.cards if zone.seat == typed.seat else []:
            reason = table.why(typed.seat, card) if card is not None else None
            if reason is not None and not reason.rule.startswith("H-"):
                out.setdefault(reason.rule, reason.why(typed.session.lang))
    return out


def describe(typed: Typed) -> str:
    for line in typed.session.table.describe(typed.seat, typed.session.lang).splitlines():
        typed.session.screen.say(line, hang="  ")
    return ""


def options(typed: Typed) -> str:
    if typed.session.table.result is None:
        typed.session.ask(typed.seat)
    return ""


def why(typed: Typed) -> str:
    """Why an answer is not on offer; a rule's number gives the rule."""
    table, lang = typed.session.table, typed.session.lang
    if typed.rest.upper() in by_number(table.game, lang):
        return read_rules(typed)
    reason = table.why(typed.seat, typed.rest)
    if reason is None:
        typed.say("cl-allowed")
    else:
        typed.say("cl-refused-rule", reason=reason.why(lang), rule=reason.rule)
    return ""


def foresee(typed: Typed) -> str:
    """What an answer would surely do."""
    screen, table, lang = typed.session.screen, typed.session.table, typed.session.lang
    try:
        forecast = table.foresee(typed.seat, numbered(typed))
    except cl.Refused as refused:
        screen.wrong(say(lang, "cl-refused-rule", reason=refused.why(lang), rule=refused.rule))
        return ""
    lines = []
    for event in forecast.events:
        line = table.say(typed.seat, Told(0, 0, event.kind, event.args), lang)
        if line:
            lines.append(f"{line} ({say(lang, 'cl-if-nobody-answers')})" if event.if_nobody_answers else line)
    typed.say("cl-foreseen" if lines else "cl-foreseen-nothing")
    for line in lines:
        screen.say(f"  {line}", hang="    ")
    return ""


def numbered(typed: Typed) -> str:
    """The answer a number of the list stands for, or the text itself."""
    found = typed.session.table.options(typed.seat)
    text = typed.rest
    return found[int(text) - 1].text if text.isdecimal() and 1 <= int(text) <= len(found) else text


def inspect(typed: Typed) -> str:
    """What supposed changes of the public table, one after the other, would bring."""
    session, lang = typed.session, typed.session.lang
    if session.table.game.board.inspect is None:
        typed.say("cl-cli-inspect-nothing", game=session.table.game.words.title(lang))
        return ""
    steps = typed.rest.replace(",", " ").replace(">", " ").split()
    try:
        found = session.table.inspect(typed.seat, steps, lang)
    except ValueError:
        session.screen.wrong(say(lang, "cl-cli-inspect-unknown", text=typed.rest))
        return ""
    for line in found["text"]:
        session.screen.say(f"  {line}", hang="    ")
    return ""


def read_rules(typed: Typed) -> str:
    """The whole law, or one rule by its number."""
    game, lang, screen = typed.session.table.game, typed.session.lang, typed.session.screen
    wanted = typed.rest.upper()
    if wanted:
        found = by_number(game, lang)
        text = f"{wanted}. {found[wanted]}" if wanted in found else say(lang, "cl-no-rule", rule=typed.rest)
        screen.say(text, hang="  ")
    elif not law(game, lang):
        typed.say("cl-cli-no-law", game=game.words.title(lang))
    else:
        for line in pages(game, lang):
            screen.say(line, hang="  ")
    return ""


def read_log(typed: Typed) -> str:
    table, lang = typed.session.table, typed.session.lang
    lines = [table.say(typed.seat, told, lang) for told in table.events(typed.seat)]
    for line in filter(None, lines):
        typed.session.screen.say(line, hang="  ")
    if not any(lines):
        typed.say("cl-no-events")
    return ""
