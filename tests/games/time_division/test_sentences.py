"""The sixty effects as sentences, reviewed on one page: tests/golden/time-division-cards.md."""

from pathlib import Path

import pytest

from chronolude.games.time_division.cards import NAMES
from chronolude.games.time_division.grammar import DECK, ERAS
from chronolude.games.time_division.sentences import effect_of
from chronolude.locale import LANGUAGES, say

GOLDEN = Path(__file__).parents[2] / "golden" / "time-division-cards.md"
HEAD = """# Time Division: sixty effects

Made from the data file by `games/time_division/sentences.py`; `python -m tests.games.time_division.test_sentences`
writes this page anew. First line of a card: the reader resolves it. Second line: the reader's opponent does.
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
                told = [effect_of(card.id, blue, lang) for blue in ("self", "rival")]
                out += [f"- {lang}: {text}" for text in dict.fromkeys(told)]
            out.append("")
    return "\n".join(out)


def test_the_golden_page_is_up_to_date() -> None:
    assert GOLDEN.read_text(encoding="utf-8") == page()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", NAMES)
def test_a_sentence_is_whole(card: str, lang: str) -> None:
    for blue in ("self", "rival"):
        text = effect_of(card, blue, lang)
        assert text[0].isupper()
        assert text.endswith(".")
        assert not any(word in text for word in ("{", "None", "  ", "..", "blue", "red ", "orange"))


def test_sentences_speak_to_the_reader() -> None:
    assert effect_of("farmer", "self", "en").startswith("Activate a card of your choice in your opponent’s hand")
    assert effect_of("farmer", "rival", "en").startswith("Your opponent activates a card of their choice in your hand")
    assert effect_of("farmer", "rival", "fr") == (
        "Votre adversaire active une carte de son choix dans votre main et résout son effet."
    )


def test_two_cards_with_the_same_effect_read_the_same() -> None:
    assert effect_of("archer", "self", "en") == effect_of("programmer", "self", "en")


if __name__ == "__main__":
    GOLDEN.parent.mkdir(exist_ok=True)
    GOLDEN.write_text(page(), encoding="utf-8")
