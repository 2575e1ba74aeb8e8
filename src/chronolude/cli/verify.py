"""`chronolude verify`: whether the shuffle was honest and every answer follows the rules."""

from __future__ import annotations

import json

import msgspec

from ..locale import say
from ..tables.replay import verify as check
from .arguments import File, Json, Lang
from .checks import language, record_in
from .faults import Fault
from .screen import Screen


def verify(file: File, as_json: Json = False, lang: Lang = None) -> int:
    """Work out a whole recorded game again, from its seed to its end."""
    lang = language(lang)
    try:
        verdict = check(record_in(lang, file))
    except Fault as fault:
        return refused(str(file), fault, as_json)
    except ValueError as error:
        return refused(str(file), Fault(lang, "cl-cli-not-verified", file=str(file), reason=str(error)), as_json)
    if as_json:
        told = msgspec.to_builtins(verdict)
        del told["bounds"]  # for those who derive draws themselves, e.g. a browser
        print(json.dumps({"file": str(file), "verified": True, **told}, ensure_ascii=False))
        return 0
    screen = Screen()
    counts = {"answers": str(verdict.answers), "draws": str(verdict.draws), "branches": str(verdict.branches)}
    screen.say(say(lang, "cl-cli-verified", file=str(file), **counts))
    screen.say(say(lang, "cl-cli-fair" if verdict.fair else "cl-cli-not-committed"))
    return 0


def refused(file: str, fault: Fault, as_json: bool) -> int:
    if not as_json:
        raise fault
    print(json.dumps({"file": file, "verified": False, "reason": str(fault)}, ensure_ascii=False))
    return 2
