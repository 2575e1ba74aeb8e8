"""Decks over REST: which there are, what is on them, and what the workshop says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from chronolude.games.timeline import library
from chronolude.games.timeline.tools.writing import template
from tests.server.house import house, run

pytestmark = pytest.mark.web


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's folder with a deck that can be played and one that cannot."""
    monkeypatch.setenv(library.VARIABLE, str(tmp_path))
    folder = tmp_path / "decks"
    folder.mkdir()
    (folder / "village.toml").write_text(template("my-village", "My village", "Mon village"), encoding="utf-8")
    (folder / "broken.toml").write_text("[deck]\nid = 1\n", encoding="utf-8")
    return tmp_path


def test_decks_are_listed_with_those_that_cannot_be_played(shelf: Path) -> None:
    async def scenario() -> None:
        async with house(shelf) as here:
            told = (await here.get("/api/decks")).json()
            named = {deck["id"]: deck for deck in told["decks"]}
            assert named["inventions"] | {"cards": 55, "ours": True, "name": "inventions"} == named["inventions"]
            mine = named["my-village"]
            assert not mine["ours"]
            assert mine["name"].startswith("my-village#")
            assert [one["file"] for one in told["faults"]] == ["broken.toml"]
            wish = {"game": "timeline", "seats": 1, "options": {"decks": mine["name"], "hand_size": "1"}}
            made = await here.make(**wish, players=[{"kind": "human", "name": "Ada"}])
            seat = await here.sit(made["id"], made["seats"][0]["token"])
            assert await seat.turn()

    run(scenario())


def test_fronts_are_for_all_and_backs_of_a_users_deck_for_the_admin(shelf: Path) -> None:
    async def scenario() -> None:
        async with house(shelf) as here:
            front = (await here.get("/api/decks/inventions")).json()
            assert len(front["cards"]) == front["deck"]["cards"] == 55
            assert {card["year"] for card in front["cards"]} == {None}
            assert not any(card["explanation"] for card in front["cards"])
            whole = (await here.get("/api/decks/inventions?backs=true")).json()
            for card in whole["cards"]:
                assert card["earliest"] <= card["year"] <= card["latest"]
                assert card["explanation"]
            assert (await here.get("/api/decks/my-village")).status_code == 200
            assert (await here.get("/api/decks/my-village?backs=true")).status_code == 403
            assert (await here.get("/api/decks/my-village?backs=true", here.admin)).json()["cards"][0]["year"]
            for name in ("nothing", "broken", "..%2Fx"):
                assert (await here.get(f"/api/decks/{name}")).status_code == 404

    run(scenario())


def test_what_the_workshop_finds_in_decks_here_and_in_a_text(shelf: Path) -> None:
    async def scenario() -> None:
        async with house(shelf) as here:
            ours = (await here.get("/api/decks/science/lint")).json()
            assert ours["errors"] == 0
            for name, errors in (("my-village", 0), ("broken", 1)):
                assert (await here.get(f"/api/decks/{name}/lint")).status_code == 403
                found = (await here.get(f"/api/decks/{name}/lint", here.admin)).json()
                assert (found["errors"] > 0) == bool(errors)
            assert (await here.get("/api/decks/nothing/lint", here.admin)).status_code == 404
            text = re.sub(r"difficulty = \d", "difficulty = 9", template("other", "Other", "Autre"), count=1)
            bad = (await here.post("/api/decks/lint", {"text": text})).json()
            assert bad["errors"] == 1
            assert bad["findings"][0]["rule"] == "T-080"
            assert bad["findings"][0]["line"] > 1

    run(scenario())


@pytest.mark.parametrize(
    "text",
    ["", "[", "x = " + "[" * 5000, "deck = 3", "cards = [1, 'a']", "[deck]\nid = []\n[[cards]]\nid = {}\nyear = 'x'"],
)
def test_whatever_is_brought_the_workshop_answers(text: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            told = await here.post("/api/decks/lint", {"text": text})
            assert told.status_code == 200, told.text
            assert told.json()["errors"] > 0

    run(scenario())
