"""What a person may type besides an answer."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import chronolude as cl

from ..games.law import by_number, law, pages
from ..locale import LANGUAGES, say
from ..tables.views import Told
from .saves import Taken, save

if TYPE_CHECKING:
    from .session import Session

AGAIN: Final = "again"  # the table has changed: ask anew
LEAVE: Final = "leave"
Command = Callable[["Session", int, str], str]


def show_help(session: Session, seat: int, rest: str) -> str:
    """`?` lists the commands and says which rules bind just now; `? B12` asks why."""
    if rest:
        return why(session, seat, rest)
    lang = session.lang
    for name in COMMANDS:
        word, text = say(lang, f"cl-command-{name}"), say(lang, f"cl-command-{name}-help")
        session.screen.say(f"  {word:<12} {text}", hang=" " * 15)
    for rule, sentence in binding(session, seat).items():
        session.screen.say(say(lang, "cl-refused-rule", reason=sentence, rule=rule))
    return ""


def binding(session: Session, seat: int) -> dict[str, str]:
    """The rules that keep this seat's own cards from being offered, each with its sentence."""
    view, table = session.table.seen(seat), session.table
    out: dict[str, str] = {}
    for zone in view.zones:
        for card in zone.cards if zone.seat == seat else []:
            reason = table.why(seat, card) if card is not None else None
            if reason is not None and not reason.rule.startswith("H-"):
                out.setdefault(reason.rule, reason.why(session.lang))
    return out


def describe(session: Session, seat: int, rest: str) -> str:  # noqa: ARG001
    for line in session.table.describe(seat, session.lang).splitlines():
        session.screen.say(line, hang="  ")
    return ""


def options(session: Session, seat: int, rest: str) -> str:  # noqa: ARG001
    if session.table.result is None:
        session.ask(seat)
    return ""


def why(session: Session, seat: int, rest: str) -> str:
    """Why an answer is not on offer; a rule's number gives the rule."""
    lang = session.lang
    if not rest:
        return show_help(session, seat, rest)
    if rest.upper() in by_number(session.table.game, lang):
        return read_rules(session, seat, rest)
    reason = session.table.why(seat, rest)
    if reason is None:
        session.screen.say(say(lang, "cl-allowed"))
    else:
        session.screen.say(say(lang, "cl-refused-rule", reason=reason.why(lang), rule=reason.rule))
    return ""


def foresee(session: Session, seat: int, rest: str) -> str:
    """What an answer would surely do."""
    screen, table, lang = session.screen, session.table, session.lang
    try:
        forecast = table.foresee(seat, numbered(session, seat, rest))
    except cl.Refused as refused:
        screen.wrong(say(lang, "cl-refused-rule", reason=refused.why(lang), rule=refused.rule))
        return ""
    lines = []
    for event in forecast.events:
        line = table.say(seat, Told(0, 0, event.kind, event.args), lang)
        if line:
            lines.append(f"{line} ({say(lang, 'cl-if-nobody-answers')})" if event.if_nobody_answers else line)
    screen.say(say(lang, "cl-foreseen" if lines else "cl-foreseen-nothing"))
    for line in lines:
        screen.say(f"  {line}", hang="    ")
    return ""


def numbered(session: Session, seat: int, text: str) -> str:
    """The answer a number of the list stands for, or the text itself."""
    found = session.table.options(seat)
    return found[int(text) - 1].text if text.isdecimal() and 1 <= int(text) <= len(found) else text


def read_rules(session: Session, seat: int, rest: str) -> str:  # noqa: ARG001
    """The whole law, or one rule by its number."""
    game, lang, screen = session.table.game, session.lang, session.screen
    wanted = rest.upper()
    if wanted:
        found = by_number(game, lang)
        text = f"{wanted}. {found[wanted]}" if wanted in found else say(lang, "cl-no-rule", rule=rest)
        screen.say(text, hang="  ")
    elif not law(game, lang):
        screen.say(say(lang, "cl-cli-no-law", game=game.words.title(lang)))
    else:
        for line in pages(game, lang):
            screen.say(line, hang="  ")
    return ""


def read_log(session: Session, seat: int, rest: str) -> str:  # noqa: ARG001
    lines = [session.table.say(seat, told, session.lang) for told in session.table.events(seat)]
    for line in filter(None, lines):
        session.screen.say(line, hang="  ")
    if not any(lines):
        session.screen.say(say(session.lang, "cl-no-events"))
    return ""


def undo(session: Session, seat: int, rest: str) -> str:  # noqa: ARG001
    """Back to a person's last decision; what the bots answered since goes with it."""
    if not session.marks:
        session.screen.say(say(session.lang, "cl-undo-nothing"))
        return ""
    mark = session.marks.pop()
    while session.table.decision > mark:
        session.table.undo()
    session.is_saved = False
    session.show_anew()
    session.screen.say(say(session.lang, "cl-undone"))
    return AGAIN


def hint(session: Session, seat: int, rest: str) -> str:  # noqa: ARG001
    advice = session.advice(seat) if session.table.result is None else None
    key = "cl-cli-hint" if advice else "cl-cli-no-hint"
    session.screen.say(say(session.lang, key, answer=advice or ""))
    return ""


def keep(session: Session, seat: int, rest: str) -> str:  # noqa: ARG001
    """Save to a file: a new one, or the one this game was resumed from or saved to before."""
    lang = session.lang
    file = Path(rest) if rest else session.file
    if file is None:
        session.screen.say(say(lang, "cl-cli-save-where"))
        return ""
    try:
        save(session.record(), file, own=session.file is not None and file == session.file)
    except Taken:
        reason = say(lang, "cl-cli-taken")
    except OSError as error:
        reason = error.strerror or str(error)
    else:
        session.file, session.is_saved = file, True
        session.screen.say(say(lang, "cl-saved", file=str(file)))
        return ""
    session.refusals += 1
    session.screen.wrong(say(lang, "cl-save-failed", file=str(file), reason=reason))
    return ""


def show_record(session: Session, seat: int, rest: str) -> str:  # noqa: ARG001
    """The record, once nothing in it is secret any more."""
    if session.table.result is None:
        session.screen.say(say(session.lang, "cl-cli-record-later"))
    else:
        session.screen.console.print(session.record().text, soft_wrap=True)
    return ""


def leave(session: Session, seat: int, rest: str) -> str:  # noqa: ARG001
    """A person is asked once more if the game is not saved."""
    if session.screen.is_live and not session.is_saved and session.table.result is None and session.marks:
        question = (
            f"{say(session.lang, 'cl-quit-confirm')} ({say(session.lang, 'cl-yes')}/{say(session.lang, 'cl-no')})"
        )
        typed = session.screen.read(question)
        if typed is not None and folded(typed)[:1] not in ("y", "o"):
            return ""
    return LEAVE


COMMANDS: Final[dict[str, Command]] = {
    "help": show_help,
    "table": describe,
    "options": options,
    "why": why,
    "foresee": foresee,
    "rules": read_rules,
    "events": read_log,
    "undo": undo,
    "hint": hint,
    "save": keep,
    "record": show_record,
    "quit": leave,
}
ALIASES: Final = {"?": "help", "describe": "table", "decrire": "table", "log": "events", "exit": "quit", "q": "quit"}


@cache
def spoken() -> dict[str, str]:
    """Every word for a command, in all languages, without accents."""
    words = {folded(say(lang, f"cl-command-{name}")): name for name in COMMANDS for lang in LANGUAGES}
    return {**words, **{name: name for name in COMMANDS}, **ALIASES}


def folded(text: str) -> str:
    """Small letters without accents, as people type in a hurry."""
    parts = unicodedata.normalize("NFKD", text.lower())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def find_command(typed: str) -> tuple[Command | None, str]:
    """The command a line begins with, and the rest of the line."""
    if typed.startswith("?") and len(typed) > 1:
        return why, typed[1:].strip()
    word, _, rest = typed.partition(" ")
    name = spoken().get(folded(word))
    return (COMMANDS[name] if name else None), rest.strip()


def nearest_command(typed: str) -> str | None:
    """The command somebody may have meant who typed almost its word."""
    word = folded(typed.partition(" ")[0])
    near = difflib.get_close_matches(word, spoken(), n=1, cutoff=0.75) if len(word) > 2 else []
    return near[0] if near else None
