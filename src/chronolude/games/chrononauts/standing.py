"""What a seat may say once for all: let every window pass; claim victory as soon as it is mine."""

from __future__ import annotations

from typing import Final

from ..seen import View
from ..standing import Standing

CLAIMS: Final = ("claim id", "claim mission", "claim hand")


def is_memo_window(view: View) -> bool:
    """C-088: somebody's card waits for an answer."""
    return bool(view.numbers.get("phase") == "memo")


def is_claim(view: View) -> bool:
    """C-114: the end of a turn, where a victory is claimed or not."""
    return bool(view.numbers.get("phase") == "claim")


def let_pass(_offered: list[str]) -> str:
    return "pass"


def claim(offered: list[str]) -> str:
    """C-113: whichever goal is reached; R-25: only what is reached is on offer."""
    return next((one for one in CLAIMS if one in offered), "no claim")


STANDING: Final = (
    Standing("pass", is_memo_window, let_pass, window=True),
    Standing("claim", is_claim, claim, usual=True),
)
