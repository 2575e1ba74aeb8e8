"""R-063, R-232, R-233: telling is not copying out. The house compares a message with what its sender may read."""

from __future__ import annotations

from pathlib import Path

import pytest

from chronolude.games.time_stories.mission.library import OURS
from chronolude.games.time_stories.mission.load import load
from tests.server.house import Client, House, house, run

MADE = load(OURS / "fixture")
TWO = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]


async def both_hold_a_card(here: House, telepathy: str) -> tuple[Client, Client]:
    """A mission of two people, as far as the telepathy step."""
    made = await here.make(
        game="time-stories", seats=2, players=TWO, options={"mission": "fixture", "telepathy": telepathy}
    )
    one, two = [await here.sit(made["id"], key["token"]) for key in made["seats"]]
    for _ in range(40):
        if one.update.get("view") and one.update["view"]["numbers"]["phase"] == "telepathy":
            return one, two
        for seat in (one, two):
            await seat.ask("ping")
            if seat.update.get("your_turn"):
                await seat.answer()
                break
    raise AssertionError("the telepathy step never came")


def text_of(seat: Client) -> str:
    held = seat.update["view"]["aid"]["agents"][seat.update["view"]["seat"]]["held"]
    return MADE.texts[f"locations/{held}/text"]["en"]


@pytest.mark.parametrize("telepathy", ["friendly", "strict", "off"])
def test_r_233_a_copied_card_is_asked_about_refused_or_let_through(tmp_path: Path, telepathy: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            one, two = await both_hold_a_card(here, telepathy)
            text = text_of(one)
            assert len(text.split()) >= 8
            told = await one.ask("say", text=f"It says: {text}")
            again = await one.ask("say", text=text, sure=True)
            await two.ask("ping")
            heard = [line["text"] for line in two.said]
            if telepathy == "friendly":
                assert told["code"] == "copied-out" and "own words" in told["reasons"][0]["text"]
                assert again["type"] == "accepted" and heard == [text]
            elif telepathy == "strict":
                assert told["code"] == again["code"] == "copied-strict" and heard == []
            else:
                assert told["type"] == again["type"] == "accepted" and len(heard) == 2

    run(scenario())


def test_r_062_ones_own_words_go_through_and_others_may_quote_what_they_do_not_know(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            one, two = await both_hold_a_card(here, "strict")
            assert (await one.ask("say", text="a lamp, and nobody there"))["type"] == "accepted"
            assert text_of(one) != text_of(two)
            assert text_of(one) not in "".join(two.bytes) and text_of(two) not in "".join(one.bytes)
            chance = await two.ask("say", text=text_of(one))
            assert chance["type"] == "accepted"  # a refusal would tell that he guessed right

    run(scenario())
