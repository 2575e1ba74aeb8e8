"""The three games speak: every card, prompt, label, log line and reason, in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

import chronolude as cl
from chronolude.bots import make
from chronolude.games import find
from chronolude.games.chrononauts.catalogue import PrintedCard, PrintedEdition
from chronolude.games.chrononauts.rules import REASONS
from chronolude.games.chrononauts.text import EditionSpeech
from chronolude.locale import LANGUAGES, say
from tests.games.chrononauts.laying import DECK, lay, play

SPEECH = EditionSpeech(DECK, "cn-title")
GAMES = (("chrononauts", 3), ("artifaxx", 2), ("solonauts", 1))


def made(game: str, lang: str, **options: Any) -> dict[str, PrintedCard]:
    """The cards as the page of this game prints them."""
    edition = cl.new(game, **options).game.board.catalogue(lang)
    assert isinstance(edition, PrintedEdition)
    return edition.cards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_an_effect(lang: str) -> None:
    for card in DECK.names:
        assert SPEECH.card(lang, card)
        assert not re.search(r"[{}<>]|  ", SPEECH.effect(lang, card)), card


NUMBERS = {"en": ("", "one", "two", "three"), "fr": ("", "une", "deux", "trois")}
SPOKEN = {"draw", "plays", "bonus_draw", "bonus_plays"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_figures_of_an_effect_are_those_of_the_data(lang: str) -> None:
    """How many cards are drawn and played: in words, and in figures on the small notes of the board."""
    counting = [entry for entry in DECK.entries if SPOKEN & set(entry)]
    assert len({entry["id"] for entry in counting}) == 6
    for entry in counting:
        wanted = {entry[name] for name in SPOKEN & set(entry)}
        said = set(re.findall(r"\w+", entry[f"effect_{lang}"].replace("’", " ")))
        words = {NUMBERS[lang].index(word) for word in said if word in NUMBERS[lang][1:]}
        assert wanted - {1} <= words <= wanted | {1}, entry["id"]  # `une` is an article as well
        note = say(lang, f"web-cn-note-{entry['effect'].replace('_', '-')}")
        assert {int(one) for one in re.findall(r"\d", note)} <= wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_says_what_it_does_in_the_game_it_is_in(lang: str) -> None:
    """S-007: a patch of Solonauts earns no card; A-002: Artifaxx knows no war; A-004: a card that counts as another."""
    draws, war = {"en": ("draw a card", "World War"), "fr": ("Piochez ensuite", "Guerre mondiale")}[lang]
    full = {game: made(game, lang) for game in ("chrononauts", "solonauts")}
    assert draws in full["chrononauts"]["1968p"].effect and draws not in full["solonauts"]["1968p"].effect
    late = [card for card, one in full["chrononauts"].items() if one.later]
    light = made("artifaxx", lang, parents="never_existed")
    assert late and all(war in full["chrononauts"][card].effect for card in late)
    assert not any(war in one.effect for one in light.values())
    parents, other = light["your_parents_never_met"], light["it_never_existed_1"]
    assert parents.effect == other.effect and parents.art == other.art and parents.name != other.name


def test_a_memo_answers_a_memo_in_ones_own_turn_so_its_card_says_at_any_time() -> None:
    """C-088, C-100."""
    assert SPEECH.effect("en", "memo_1").startswith("At any time")
    assert SPEECH.effect("fr", "memo_1").startswith("À tout moment")


def test_copies_of_a_kind_are_called_the_same() -> None:
    assert SPEECH.card("en", "reverse_fate_1") == SPEECH.card("en", "reverse_fate_9") == "Reverse Fate"
    assert SPEECH.card("fr", "1968p") == "Patch 1968\u202f: Accord de paix au Viêt Nam"
    assert SPEECH.card("en", None) == "face-down card"


def test_french_names_keep_french_spacing() -> None:
    for card in DECK.names:
        for text in (SPEECH.card("fr", card), SPEECH.effect("fr", card)):
            assert not re.search(r"[^\u202f][;:!?»]|«[^\u202f]", text), text
            assert "'" not in text and '"' not in text, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_sentence(lang: str) -> None:
    for rule in REASONS:
        assert say(lang, f"cn-why-{rule}").endswith(".")


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_whole_game_can_be_told(game: str, seats: int) -> None:
    table = cl.new(game, seats=seats, seed=8)
    bots = [make(game, "random" if game != "solonauts" else "rule-of-thumb", seat) for seat in range(seats)]
    told = 0
    while table.asked and table.decision < 400:
        seat = table.asked[0]
        if table.decision % 20 == 0:
            for lang in LANGUAGES:
                assert table.describe(seat, lang).splitlines()[-1] == table.prompt(seat, lang)
                assert all(one.label(lang) for one in table.options(seat))
        table.play(seat, table.choose(seat, bots[seat]))
        for event in table.events(seat, told):
            assert all(isinstance(table.say(seat, event, lang), str) for lang in LANGUAGES)
        told = len(table.events(seat))


def test_every_option_of_the_lobby_has_a_name_and_a_help_sentence() -> None:
    for game, prefix in (("chrononauts", "cn"), ("artifaxx", "ax"), ("solonauts", "so")):
        for option in find(game).options:
            for lang in LANGUAGES:
                assert say(lang, f"{prefix}-option-{option.name}")
                assert say(lang, f"{prefix}-option-{option.name}-help").endswith(".")


def test_the_prompt_names_the_card_being_played() -> None:
    table = lay([["lost_opera"], ["memo_1"]])
    table.play(0, "lost_opera")
    assert table.prompt(1, "en").startswith("Score of a Lost Opera is being played.")
    assert table.prompt(0, "fr").startswith("On joue « Partition d’un opéra perdu ».")


def test_a_turn_in_sentences() -> None:
    table = play(lay([["prevent_assassination_1"], []]), "prevent_assassination_1 > 1963")
    said = [line for event in table.events(1) if (line := table.say(1, event, "en"))]
    assert said == [
        "Seat 1 plays Prevent Assassination on 1963.",
        "History changes: 1963’ JFK Injured in Motorcade Shooting.",
        "A paradox opens in 1968.",
        "A paradox opens in 1969.",
    ]


def test_the_end_in_sentences() -> None:
    cards = [f"reverse_fate_{n}" for n in range(1, 10)] + ["restore_history_1", "lost_opera"]
    table = play(lay([cards, []]), "lost_opera")
    table.play(0, "claim hand")
    assert table.prompt(0, "en") == "You win with 10 cards in hand."
    assert table.prompt(1, "fr") == "Place 1 gagne avec 10 cartes en main."
