"""What an answer may say."""

from __future__ import annotations

from typing import Final

from ....kernel.layout import CARD, NUMBER, Verb

# Verbs.
CHOOSE: Final = 0
TRAVEL: Final = 1
TAKE: Final = 2
ALOUD: Final = 3
TELL_GIST: Final = 4
ACT_AS: Final = 5
FOLLOW: Final = 6
ENGAGE: Final = 7
FIGHT: Final = 8
EXPLORE: Final = 9
STAND_BY: Final = 10
HAND: Final = 11
GIVE: Final = 12
TO: Final = 13
DONE_VERB: Final = 14
POWER: Final = 15
LEAVE: Final = 16
ABANDON: Final = 17
YES: Final = 18
NO: Final = 19
OPTION: Final = 20
BOOST: Final = 21
SUPPORT: Final = 22
EMERGENCY: Final = 23
FREE_EMERGENCY: Final = 24
LET_GO: Final = 25
AGREE: Final = 26
OBJECT: Final = 27
INSIST: Final = 28
WITHDRAW: Final = 29
STANDARD: Final = 30
FREE_STANDARD: Final = 31
NO_UPDATE: Final = 32
SHARE: Final = 33
NEXT: Final = 34
PICK: Final = 35
READ_ON: Final = 36
WAIT: Final = 37
PASS: Final = 38
HINT: Final = 39
FOR: Final = 40
FREELY: Final = 41
SOLVE: Final = 42
MARK: Final = 43
RUNG: Final = 44
VERBS: Final = (
    Verb("choose", CARD, "play"),
    Verb("travel", CARD, "travel"),
    Verb("take", CARD, "take"),
    Verb("aloud"),
    Verb("gist"),
    Verb("as", CARD, "as"),
    Verb("follow"),
    Verb("engage", NUMBER, "engage"),
    Verb("fight", NUMBER, "fight"),
    Verb("explore", CARD, "explore"),
    Verb("stand-by", word="stand by"),
    Verb("hand", CARD, "gift for"),
    Verb("give", CARD, "give"),
    Verb("to", CARD, "to"),
    Verb("done"),
    Verb("power", CARD, "power of"),
    Verb("leave"),
    Verb("abandon"),
    Verb("yes"),
    Verb("no"),
    Verb("option", NUMBER, "option"),
    Verb("boost", NUMBER, "boost"),
    Verb("support", NUMBER, "support"),
    Verb("emergency", word="emergency update"),
    Verb("free-emergency", word="free emergency update"),
    Verb("let-go", word="lose control"),
    Verb("agree"),
    Verb("object"),
    Verb("insist"),
    Verb("withdraw"),
    Verb("update"),
    Verb("free-update", word="free update"),
    Verb("no-update", word="no update"),
    Verb("share", NUMBER, "share"),
    Verb("next", CARD, "next"),
    Verb("pick", CARD, "pick"),
    Verb("read-on", word="read on"),
    Verb("wait"),
    Verb("pass", passes=True),
    Verb("hint"),
    Verb("for", CARD, "for"),
    Verb("freely", word="for nothing"),
    Verb("solve"),
    Verb("mark", NUMBER, "mark"),
    Verb("rung", word="puzzle hint"),
)
