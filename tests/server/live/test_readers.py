"""Words are made for those who read them; whoever comes later is told all of it, in their own language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.house import Plain, house, run

pytestmark = pytest.mark.web


def bare(events: list[Plain]) -> list[Plain]:
    """Events without their words."""
    return [{name: value for name, value in event.items() if name != "text"} for event in events]


def test_who_comes_later_is_told_the_past_in_their_own_language(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make(settings={"watch": "everyone"})
            ada = await here.sit(made["id"], made["seats"][0]["token"], language="en")
            for _ in range(3):
                assert await ada.turn()
                await ada.answer()
            live = here.hall.tables[made["id"]]
            assert live.folded.readers == {(0, "en")}
            again = await here.sit(made["id"], made["seats"][0]["token"], language="fr")
            await again.until("update")
            both = min(len(again.events), len(ada.events))  # bots go on meanwhile
            assert both > 10
            assert bare(again.events[:both]) == bare(ada.events[:both])
            told = [
                (one["text"], two["text"]) for one, two in zip(ada.events, again.events, strict=False) if one["text"]
            ]
            assert sum(english != french for english, french in told) > len(told) / 2
            watcher = await here.sit(made["id"], language="en")
            await watcher.until("update")
            assert [event["n"] for event in watcher.events] == list(range(1, watcher.update["n"] + 1))
            assert not any("You " in event["text"] for event in watcher.events)

    run(scenario())


def test_a_table_nobody_reads_has_no_words(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            ada = await here.sit(made["id"], made["seats"][0]["token"])
            await ada.play_out()
            await ada.close()
            here.hall.forget(made["id"])
            live = await here.hall.find(made["id"])
            assert live is not None
            assert live.folded.n == len(ada.events)
            assert all(told.kind.startswith("table-") for event in live.folded.events for told in event.values())
            lines = (await here.get(f"/api/tables/{made['id']}/events", made["seats"][0]["token"])).text.splitlines()
            assert len(lines) == len(ada.events)

    run(scenario())
