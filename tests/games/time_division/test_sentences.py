"""The sixty effects as sentences, reviewed on one page: tests/golden/time-division-cards.md."""

import re
from pathlib import Path

import pytest

from chronolude.games.time_division.cards import NAMES
from chronolude.games.time_division.sentences import RIVAL, SELF, Addressee, effect_of, steps_of
from chronolude.games.time_division.source import DECK, ERAS, CharacterCard
from chronolude.locale import LANGUAGES, say

GOLDEN = Path(__file__).parents[2] / "golden" / "time-division-cards.md"
SPECTATOR = Addressee("blue", ("Ada", "Idris"))
READERS = (SELF, RIVAL, SPECTATOR)
HEAD = """# Time Division: sixty effects

Made from the data file by `games/time_division/sentences.py`; `python -m tests.games.time_division.test_sentences`
writes this page anew. First line of a card: the reader resolves it. Second line: the reader's opponent does. Third
line: a spectator reads it, Ada resolving and Idris opposite. A line that would say the same again is left out.
"""


def page() -> str:
    """The whole page."""
    out = [HEAD]
    for number, era in enumerate(ERAS):
        out.append(f"## {say('en', f'td-era-{era}')} · {say('fr', f'td-era-{era}')}\n")
        for card in DECK[number * 20 : number * 20 + 20]:
            marks = (" · traveller" if card.traveller else "") + (" · warning" if card.warning else "")
            out.append(f"### {card.value} · {card.names['en']} · {card.names['fr']}{marks}\n")
            for lang in LANGUAGES:
                told = [effect_of(card.id, reader, lang) for reader in READERS]
                out += [f"- {lang}: {text}" for text in dict.fromkeys(told)]
            out.append("")
    return "\n".join(out)


def test_the_golden_page_is_up_to_date() -> None:
    assert GOLDEN.read_text(encoding="utf-8") == page()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", NAMES)
def test_a_sentence_is_whole(card: str, lang: str) -> None:
    for reader in READERS:
        text = effect_of(card, reader, lang)
        assert text[0].isupper()
        assert text.endswith(".")
        assert not any(word in text for word in ("{", "None", "  ", "..", "blue", "red ", "orange"))


def test_sentences_speak_to_the_reader() -> None:
    assert effect_of("farmer", SELF, "en").startswith("Activate a card of your choice in your opponent’s hand")
    assert effect_of("farmer", RIVAL, "en").startswith("Your opponent activates a card of their choice in your hand")
    assert effect_of("farmer", RIVAL, "fr") == (
        "Votre adversaire active une carte de son choix dans votre main et résout son effet."
    )


@pytest.mark.parametrize("card", NAMES)
def test_a_spectator_is_never_addressed(card: str) -> None:
    for lang, words in {"en": ("you", "opponent"), "fr": ("vous", "votre", "vos ", "adverse", "adversaire")}.items():
        text = effect_of(card, SPECTATOR, lang).lower()
        assert not any(word in text for word in words), text


def test_a_spectator_reads_the_names_of_the_seats() -> None:
    assert effect_of("fisherman", SPECTATOR, "en") == (
        "Ada exchanges a card of their choice from their Influence Area "
        "for a card of their choice from the Influence Area of Idris."
    )
    assert effect_of("monk", SPECTATOR, "fr").startswith("Idris déplace la carte posée dans son Espace Décisionnel")


def test_the_six_modifiers_rotate_this_card_and_say_whose_influence_area_counts() -> None:
    """D-099, D-101, R-19."""
    six = [card.id for card in DECK if "rotated" in card.said]
    assert len(six) == 6
    for card in six:
        assert effect_of(card, SELF, "en").startswith(
            "Rotate this card and move it to your Influence Area. Rotated, this"
        )
        assert effect_of(card, SELF, "fr").startswith("Pivotez cette carte et déplacez-la vers votre Zone d’Influence.")
        assert "the card in your Decision Space instead" in effect_of(card, SELF, "en")
    assert "the highest printed value in the other Influence Area" in effect_of("student", RIVAL, "en")
    assert "la valeur de base des cartes voisines" in effect_of("fast_food_worker", SELF, "fr")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", DECK, ids=lambda card: card.id)
def test_the_figures_of_a_sentence_are_those_of_the_data(card: CharacterCard, lang: str) -> None:
    """Every value that a line, a condition or a formula names is said, and no other figure is."""
    said = card.said
    halves = [half for line in said["lines"] for half in (line, line.get("with", {}))]
    figures = [half["n"] for half in halves if "n" in half]
    figures += [said["condition"]["n"]] if "n" in said.get("condition", {}) else []
    figures += [said["rotated"]["base"]] if "rotated" in said else []
    for reader in READERS:
        assert [int(one) for one in re.findall(r"\d+", effect_of(card.id, reader, lang))] == figures


@pytest.mark.parametrize("card", [card for card in DECK if not card.said["lines"] or "rotated" not in card.said])
def test_only_a_modifier_is_told_to_rotate(card: CharacterCard) -> None:
    assert "otate" not in effect_of(card.id, SELF, "en") and "ivot" not in effect_of(card.id, SELF, "fr")


def test_a_value_that_two_cards_of_an_era_have_is_not_called_the_one() -> None:
    for card, lang, words in (
        ("foreman", "en", "a card worth 4 from"),
        ("foreman", "fr", "une carte de valeur 4 prise"),
        ("duke", "en", "the card worth 10 from"),
        ("duke", "fr", "la carte de valeur 10 prise"),
    ):
        assert words in effect_of(card, SELF, lang)


def test_a_rotated_traveller_earns_no_point_and_says_so() -> None:
    """D-119."""
    told = {card.id for card in DECK if "no victory point" in effect_of(card.id, SELF, "en")}
    assert told == {"tony", "terry"}


def test_the_bankers_sentence_names_whose_card_the_other_chooses() -> None:
    assert "a card that Idris chooses from the Influence Area of Ada" in effect_of("banker", SPECTATOR, "en")
    assert "une carte choisie par Idris dans la Zone d’Influence d’Ada" in effect_of("banker", SPECTATOR, "fr")


def test_who_draws_before_choosing_is_told_so_unless_the_table_chooses_first() -> None:
    """R-23."""
    for card in ("fighter_pilot", "lobbyist"):
        assert effect_of(card, SELF, "en").startswith("Draw a random card from the Reserve, then exchange it for")
        assert effect_of(card, SELF, "fr").startswith("Tirez une carte au hasard dans la Réserve, puis échangez-la")
        assert effect_of(card, SELF._replace(draws=False), "en").startswith("Exchange a random card")


def test_steps_are_the_sentences_of_the_effect() -> None:
    assert steps_of("pharaoh", SELF, "en") == ("No effect.",)
    assert [len(steps_of(card, SELF, "fr")) for card in ("archer", "student", "shepherd")] == [1, 3, 3]


def test_a_second_line_names_its_actor_only_when_it_changes() -> None:
    assert "to the Past; then moves a card" in effect_of("beggar", RIVAL, "en")
    assert "; then you move a random card" in effect_of("monk", SELF, "en")
    assert "; then your opponent moves" in effect_of("monk", RIVAL, "en")
    assert "; puis vous échangez" in effect_of("lobbyist", RIVAL, "fr")


def test_two_cards_with_the_same_effect_read_the_same() -> None:
    assert effect_of("archer", SELF, "en") == effect_of("programmer", SELF, "en")


if __name__ == "__main__":
    GOLDEN.parent.mkdir(exist_ok=True)
    GOLDEN.write_text(page(), encoding="utf-8")
