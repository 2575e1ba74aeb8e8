"""The rule under which each step asks: it forbids what is no answer to its question (`Rulebook.questions`)."""

from __future__ import annotations

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "ask_guesses": "C-011",
    "ask_clock": "C-011",
    "offer_exchange": "C-010",
    "choose_play": "C-031",
    "choose_play discard": "C-034",
    "choose_play keep": "C-010",
    "choose_play exchange": "C-010",
    "choose_play memo": "R-34",
    "choose_play flip": "C-041",
    "choose_play pass": "C-038",
    "choose_play stop": "C-038",
    "choose_play claim_id": "C-113",
    "choose_play claim_mission": "C-113",
    "choose_play claim_hand": "C-113",
    "choose_play no_claim": "C-113",
    "choose_second": "C-035",
    "choose_target": "R-06",
    "choose_target flip": "C-041",
    "choose_fresh": "C-072",
    "choose_fetch": "C-087",
    "ask_memos": "C-088",
    "ask_memos play": "C-033",
    "ask_memos discard": "C-033",
    "choose_claim": "C-113",
}
SOLO_QUESTIONS: Final[dict[str, str]] = {
    "choose_move": "S-006",
    "choose_move discard": "S-008",
    "choose_linchpin": "C-041",
}
