"""What a person may type besides an answer."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from ..bots.ladder import RUNGS, hundredths
from ..locale import LANGUAGES, say
from .asking import Typed, binding, describe, foresee, inspect, options, read_log, read_rules, why
from .saves import Taken, save

AGAIN: Final = "again"  # the table has changed: ask anew
LEAVE: Final = "leave"
GOOD: Final = 2  # the rung that lists answers
Command = Callable[[Typed], str]


def show_help(typed: Typed) -> str:
    """`?` lists the commands and says which rules bind just now; `? B12` asks why."""
    if typed.rest:
        return why(typed)
    lang, screen = typed.session.lang, typed.session.screen
    for name in COMMANDS:
        if name != "inspect" or typed.session.table.game.board.inspect is not None:
            word, text = say(lang, f"cl-command-{name}"), say(lang, f"cl-command-{name}-help")
            screen.say(f"  {word:<12} {text}", hang=" " * 15)
    for rule, sentence in binding(typed).items():
        typed.say("cl-refused-rule", reason=sentence, rule=rule)
    return ""


def ask_why(typed: Typed) -> str:
    """`why` alone is a call for help."""
    return why(typed) if typed.rest else show_help(typed)


def undo(typed: Typed) -> str:
    """Back to a person's last decision; what the bots answered since goes with it."""
    session = typed.session
    if not session.marks:
        typed.say("cl-undo-nothing")
        return ""
    mark = session.marks.pop()
    while session.table.decision > mark:
        session.table.undo()
    session.is_saved = False
    session.show_anew()
    typed.say("cl-undone")
    return AGAIN


def hint(typed: Typed) -> str:
    """A rung of the ladder; asked again at the same decision, the next one."""
    session = typed.session
    found = session.climb(typed.seat) if session.table.result is None else None
    if found is None:
        typed.say("cl-cli-no-hint")
        return ""
    session.screen.say(found.text)
    if found.step == GOOD:
        for number, (answer, label) in enumerate(zip(found.options, found.labels, strict=True)):
            worth = f" – {hundredths(found.worths[number].mean)} / 100" if found.worths else ""
            session.screen.say(f"  {label} ({answer}){worth}", hang="    ")
    if found.step < RUNGS:
        typed.say("cl-cli-hint-more")
    return ""


def keep(typed: Typed) -> str:
    """Save to a file: a new one, or the one this game was resumed from or saved to before."""
    session, lang = typed.session, typed.session.lang
    file = Path(typed.rest) if typed.rest else session.file
    if file is None:
        typed.say("cl-cli-save-where")
        return ""
    try:
        save(session.record(), file, own=session.file is not None and file == session.file)
    except Taken:
        reason = say(lang, "cl-cli-taken")
    except OSError as error:
        reason = error.strerror or str(error)
    else:
        session.file, session.is_saved = file, True
        typed.say("cl-saved", file=str(file))
        return ""
    session.refusals += 1
    session.screen.wrong(say(lang, "cl-save-failed", file=str(file), reason=reason))
    return ""


def show_record(typed: Typed) -> str:
    """The record, once nothing in it is secret any more."""
    if typed.session.table.result is None:
        typed.say("cl-cli-record-later")
    else:
        typed.session.screen.console.print(typed.session.record().text, soft_wrap=True)
    return ""


def leave(typed: Typed) -> str:
    """A person is asked once more if the game is not saved."""
    session, lang = typed.session, typed.session.lang
    if session.screen.is_live and not session.is_saved and session.table.result is None and session.marks:
        question = f"{say(lang, 'cl-quit-confirm')} ({say(lang, 'cl-yes')}/{say(lang, 'cl-no')})"
        reply = session.screen.read(question)
        if reply is not None and folded(reply)[:1] not in ("y", "o"):
            return ""
    return LEAVE


COMMANDS: Final[dict[str, Command]] = {
    "help": show_help,
    "table": describe,
    "options": options,
    "why": ask_why,
    "foresee": foresee,
    "inspect": inspect,
    "rules": read_rules,
    "events": read_log,
    "undo": undo,
    "advice": hint,
    "save": keep,
    "record": show_record,
    "quit": leave,
}
ALIASES: Final = {
    "?": "help",
    "describe": "table",
    "decrire": "table",
    "log": "events",
    "exit": "quit",
    "q": "quit",
    "i": "inspect",
}


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
        return ask_why, typed[1:].strip()
    word, _, rest = typed.partition(" ")
    name = spoken().get(folded(word))
    return (COMMANDS[name] if name else None), rest.strip()


def nearest_command(typed: str) -> str | None:
    """The command somebody may have meant who typed almost its word."""
    word = folded(typed.partition(" ")[0])
    near = difflib.get_close_matches(word, spoken(), n=1, cutoff=0.75) if len(word) > 2 else []
    return near[0] if near else None
