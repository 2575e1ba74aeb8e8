"""The list of games."""

import json

import pytest

import chronolude as cl
from tests.cli.terminal import chronolude


@pytest.mark.parametrize(("lang", "seats"), [("en", "3 to 6 seats"), ("fr", "de 3 à 6 sièges")])
def test_every_game_is_listed_with_its_seats_and_options(lang: str, seats: str) -> None:
    said = chronolude("games", "--lang", lang)
    assert said.status == 0
    assert f"Contre-Temps (contre-temps), {seats}" in said.out
    for game in cl.games():
        assert f"({game['id']})" in said.out
        for option in game["options"]:
            assert f"--option {option['name']}=" in said.out
    assert max(map(len, said.out.splitlines())) <= 80


def test_json_is_what_the_front_door_says() -> None:
    assert json.loads(chronolude("games", "--json").out) == cl.games()
