"""Writes the fixtures of the Chrononauts board from the engine itself: python -m web.scripts.chrononauts_fixture.

The position is that of the mockup: 1865 and 1915 are prime, 1917 is patched, and Prevent Assassination is in hand.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec

import chronolude as cl
from chronolude.locale import LANGUAGES
from chronolude.server.live.scene import option_of, prompt_of
from tests.games.chrononauts.laying import lay

OUT: Final = Path(__file__).parents[1] / "src/net/fixtures"
HANDS: Final = [
    ["prevent_assassination_1", "reverse_fate_1", "1974p", "live_stegosaurus", "sell_mona_lisa", "memo_1"],
    ["memo_2", "1868p", "1933p", "sabotage"],
    ["reverse_fate_2", "1939p", "rewind_1"],
    ["reverse_fate_3", "1942p", "avert_disaster_1", "fast_forward_1", "1995p"],
]
LYING: Final = [["crown_of_thorns"], ["mona_lisa_real", "live_tyrannosaurus"], ["rongo_rongo"], []]
NAMES: Final = ["Mara", "Ada", "Hypatia", "Jonas"]


def table() -> cl.Table:
    made = lay(
        HANDS, primes=["1865", "1915"], patches=["1917p"], artifacts=LYING, ids=["marcus"], missions=["the_healer"]
    )
    made.names = NAMES
    return made


def both(en: Any, fr: Any) -> Any:
    """One value for both languages; where they differ, a pair that the client chooses from."""
    if isinstance(en, dict) and isinstance(fr, dict) and en.keys() == fr.keys():
        return {key: both(en[key], fr[key]) for key in en}
    if isinstance(en, list) and isinstance(fr, list) and len(en) == len(fr):
        return [both(one, other) for one, other in zip(en, fr, strict=True)]
    return en if en == fr else {"en": en, "fr": fr}


def update(made: cl.Table, lang: str) -> dict[str, Any]:
    view = made.seen(0)
    seats = [
        {"seat": seat, "name": name, "kind": "bot" if name == "Hypatia" else "human", "level": "", "tags": [],
         "connected": True, "clock": None}
        for seat, name in enumerate(NAMES)
    ]  # fmt: skip
    info = {
        "id": "demo", "game": "chrononauts", "title": "Chrononauts", "code": "CN-4", "status": "live", "seats": seats,
        "host": 0, "timelines": 4, "undo": None, "asking": None, "paused": None, "watchers": 0, "clock": "",
        "parent": None, "rematch": None, "fairness": {"commitment": "", "secret": "", "verifiable": True},
    }  # fmt: skip
    return {
        "n": 1, "table": info, "view": msgspec.to_builtins(view), "round": "", "sealed": None, "thinking": None,
        "prompt": msgspec.to_builtins(prompt_of(made, view, lang)), "your_turn": True,
        "options": msgspec.to_builtins([option_of(one, lang) for one in made.options(0)]),
        "standing": [{"name": "pass", "on": False}, {"name": "claim", "on": True}], "window": None,
        "events": [], "said": [], "why": {}, "foresee": {}, "hints": [], "describe": made.describe(0, lang),
        "inspect": {step: inspected(made, step, lang) for step in [*linchpins(made), "1974p"]},
    }  # fmt: skip


def linchpins(made: cl.Table) -> list[str]:
    return [one["year"] for one in made.view(0)["aid"]["timeline"] if one["kind"] == "linchpin"]


def inspected(made: cl.Table, step: str, lang: str) -> dict[str, Any]:
    report = made.inspect(0, [step])
    return {"text": report.pop("text")[lang], "report": report}


def main() -> None:
    made = table()
    fixtures = {
        "chrononauts": both(*(update(made, lang) for lang in LANGUAGES)),
        "catalogue-chrononauts": both(*(made.game.words.catalogue(lang) for lang in LANGUAGES)),  # type: ignore[misc]
    }
    for name, content in fixtures.items():
        (OUT / f"{name}.json").write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
