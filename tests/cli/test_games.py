"""The list of games."""

import json
import re

import pytest

import chronolude as cl
from chronolude.games import register
from chronolude.locale import knows, say
from tests.cli.terminal import chronolude


@pytest.mark.parametrize(("lang", "seats"), [("en", "3 to 6 seats"), ("fr", "de 3 à 6 places")])
def test_every_game_is_listed_with_its_seats_and_options(lang: str, seats: str) -> None:
    said = chronolude("games", "--lang", lang)
    assert said.status == 0
    assert f"Contre-Temps (contre-temps), {seats}" in said.out
    for game in cl.games():
        assert f"({game['id']})" in said.out
        for option in game["options"]:
            assert f"--option {option['name']}=" in said.out
    assert max(map(len, said.out.splitlines())) <= 80


@pytest.mark.parametrize(("lang", "value"), [("en", "eighties (1980s)"), ("fr", "eighties (Années 80)")])
def test_one_game_is_told_with_the_meaning_of_every_option(lang: str, value: str) -> None:
    told = re.sub(r"[ \n]+", " ", chronolude("games", "time-division", "--lang", lang).out)
    for option in register()["time-division"].options:
        for key in (option.name, *(f"{option.name}-{one}" for one in option.values)):
            if knows(lang, f"td-option-{key}-help"):
                assert say(lang, f"td-option-{key}-help") in told
    assert value in told
    assert say(lang, "td-about") in told
    assert say(lang, "cl-cli-game-fixed", id="time-division", title="Time Division", n=2) in told


def test_doubtful_facts_are_told_of_the_one_game_and_not_in_the_list() -> None:
    assert "reconstructed" in chronolude("games", "chrononauts", "--lang", "en").out
    assert "reconstructed" not in chronolude("games", "--lang", "en").out


def test_a_game_of_others_is_told_without_words_of_ours() -> None:
    said = chronolude("games", "toy-relay", "--lang", "en")
    assert said.status == 0
    assert "(toy-relay)" in said.out


def test_json_is_what_the_front_door_says() -> None:
    assert json.loads(chronolude("games", "--json").out) == cl.games()
    assert json.loads(chronolude("games", "timeline", "--json").out) == [
        one for one in cl.games() if one["id"] == "timeline"
    ]
