"""The catalogues: both languages parse, agree on ids and variables, and format without a fault."""

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from chronolude.games import OURS, find
from chronolude.games.options import TextOption
from chronolude.locale import FUNCTIONS, de, one_line, say
from chronolude.locale.catalogues import Bundle

SOURCE = Path(__file__).parents[1] / "src" / "chronolude"
LANGUAGES = ("en", "fr")
HOUSE_CATALOGUES = sorted(path.stem for path in (SOURCE / "locale/en").glob("*.ftl"))
GAME_CATALOGUES = sorted(path.parent.parent.name for path in (SOURCE / "games").glob("*/words/en.ftl"))
CATALOGUES = (*HOUSE_CATALOGUES, *GAME_CATALOGUES)

PREFIXES: dict[str, set[str]] = {}
for game in map(find, OURS):
    assert game.home is not None
    PREFIXES.setdefault(game.home.folder.name, set()).add(game.words.prefix)
COUNTS = (0, 1, 2, 3, 10)
NUMBERS = {"n", "energy", "discs", "held", "most", "back", "forward"}
SUITS = "ABCDE"

# Words that are the same in English and French.
SHARED = {
    *("cl-title", "cl-list-more", "cl-option-line", "cl-cli-game-fixed", "cl-command-table"),
    *("ct-title", "ct-suit-A", "ct-suit-D", "ct-option-mode"),
    *("tl-title", "tl-date", "tl-label-card", *(f"tl-option-hand_size-{size}" for size in range(1, 11))),
    *("td-title", "td-card", "td-sentence"),
    *("cn-title", "cn-headline", "cn-headline-prime", "cn-card-patch", "cn-label-play", "ax-title", "so-title"),
    *("web-ct-card", "web-ct-suit-a", "web-ct-suit-d", "web-game-artifaxx"),
    *("web-game-chrononauts", "web-game-contre-temps", "web-game-solonauts"),
    *("web-game-time-division", "web-game-time-stories", "web-game-timeline"),
    *("web-cn-amp", "web-cn-do-flip", "web-cn-id-chip", "web-cn-paradoxes"),
    *("web-cn-sort-action", "web-cn-sort-mission", "web-cn-sort-patch"),
    *("web-club-alone", "web-club-buchholz", "web-club-points", "web-club-table"),
    *("web-minutes", "web-pause", "web-set-motion-normal", "web-set-volume", "web-table"),
    *("ts-title", "ts-do-by", "ts-added", "ts-count", "ts-option-mission", "ts-phase-actions", "web-ts-azrak"),
    *(
        "web-td-phase-draft",
        "web-ts-phase-captain",
        "web-ts-captain",
        "web-ts-panorama",
        "web-ts-plan",
        "web-ts-from-element",
        "web-ts-vortex",
    ),
    *("web-ts-step-boost", "web-ts-boost-of", "web-ts-phase-actions", "web-ts-phase-recon"),
    *("web-act-time-stories-pass", "ts-paper-prologue", "ts-paper-interaction"),
    *("web-tl-million", "web-opt-regions-europe", "web-opt-mission"),
    *("web-club-alone", "web-club-buchholz", "web-club-points", "web-club-table"),
    *("web-act-time-division-play", "web-td-transit", "web-td-influence-word"),
}
REFUSING = ("K-042", "K-061", "K-063", "K-091", "K-113", "K-114", "K-146")
HOUSE = ("H-1", "H-2", "H-3", "H-4", "H-5")
OPTIONS = {
    "mode": ("classic", "paradox"),
    "past_energy": ("kept", "new_only"),
    "constant_rank": ("value", "trump_first"),
    "paradox_order": ("present_first", "sweep"),
    "double_instability_ends": ("false", "true"),
    "discards_visible": ("true", "false"),
}


@pytest.mark.parametrize("ask", ["say('fr', 'ts-title')", "knows('en', 'tl-title')"])
def test_a_word_of_a_game_is_there_before_anybody_asked_for_the_game(ask: str) -> None:
    """The register loads what games bring, packages of third parties included, when a word is missing."""
    script = f"from chronolude.locale import knows, say; print({ask})"
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout.strip() in {"TIME Stories", "True"}


def test_a_word_that_nobody_brings_is_an_error_still() -> None:
    with pytest.raises(LookupError):
        say("en", "no-such-word")


class Uses(Visitor):
    """The variables and messages that a pattern names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def source(language: str, catalogue: str) -> str:
    path = (
        f"games/{catalogue}/words/{language}.ftl"
        if catalogue in GAME_CATALOGUES
        else f"locale/{language}/{catalogue}.ftl"
    )
    return (SOURCE / path).read_text(encoding="utf-8")


@cache
def entries(language: str, catalogue: str) -> tuple[ast.EntryType, ...]:
    return tuple(FluentParser().parse(source(language, catalogue)).body)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found = (entry for name in CATALOGUES for entry in entries(language, name))
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


@cache
def variables(language: str, name: str) -> frozenset[str]:
    """The variables of a message and of the messages it quotes."""
    uses = Uses()
    uses.visit(messages(language)[name])
    quoted = (variables(language, other) for other in uses.messages)
    return frozenset(uses.variables).union(*quoted)


def choosing(language: str, name: str) -> frozenset[str]:
    """The variables of a message that choose between its ways to say it, and need not be said."""
    picks: set[str] = set()

    class Picks(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            if isinstance(node.selector, ast.VariableReference):
                picks.add(node.selector.id.name)
            self.generic_visit(node)

    Picks().visit(messages(language)[name])
    return frozenset(picks)


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for name in CATALOGUES:
        made.add_resource(FluentResource(source(language, name)))
    return made


def said(language: str, name: str, /, **values: object) -> str:
    pattern = bundle(language).get_message(name).value
    assert pattern is not None, name
    text, faults = bundle(language).format_pattern(pattern, values)
    assert not faults, (name, faults)
    return str(text)


def samples(names: frozenset[str]) -> Iterator[dict[str, object]]:
    """Values for all variables: each suit, each count, and words for the rest."""
    rest: dict[str, object] = {name: f"<{name}>" for name in names}
    counted = sorted(names & NUMBERS)
    suits = SUITS if "suit" in names else " "
    for suit, *counts in product(suits, *(COUNTS for _ in counted)):
        yield {**rest, **dict(zip(counted, counts, strict=True)), "suit": suit}


def texts(language: str) -> Iterator[tuple[str, str]]:
    for name in messages(language):
        for values in samples(variables(language, name)):
            yield name, said(language, name, **values)


def test_both_languages_have_the_same_catalogues() -> None:
    assert {"chronolude", "contre_temps"} <= set(CATALOGUES)
    assert sorted(path.stem for path in (SOURCE / "locale/fr").glob("*.ftl")) == HOUSE_CATALOGUES
    assert sorted(path.parent.parent.name for path in (SOURCE / "games").glob("*/words/fr.ftl")) == GAME_CATALOGUES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_entries_read_one_by_one_are_those_of_the_whole_catalogue(language: str, catalogue: str) -> None:
    made = Bundle(language)
    made.add(source(language, catalogue), catalogue)
    whole = {e.id.name: e for e in entries(language, catalogue) if isinstance(e, ast.Message)}
    assert made.names == set(whole)
    for name, text in made.unread.items():
        (read,) = (one for one in FluentResource(text).body if isinstance(one, ast.Message))
        assert read.equals(whole[name], ignored_fields=["span", "comment"])


def test_a_message_that_is_said_elsewhere_is_refused_and_one_that_is_said_is_read() -> None:
    made = Bundle("en")
    made.add("# First\nhere = { -who }\n    and on\n-who = Ada\n", "one")
    with pytest.raises(ValueError, match=r"two: here is said elsewhere"):
        made.add("here = again\nthere = never taken in\n", "two")
    assert made.has_message("here") and not made.has_message("there") and not made.has_message("who")
    pattern = made.get_message("here").value
    assert pattern is not None and made.format_pattern(pattern) == ("Ada\nand on", [])
    assert not made.unread
    with pytest.raises(LookupError):
        made.get_message("there")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_a_catalogue_holds_no_junk_and_no_id_twice(language: str, catalogue: str) -> None:
    junk = [entry.content for entry in entries(language, catalogue) if isinstance(entry, ast.Junk)]
    assert not junk
    ids = [e.id.name for e in entries(language, catalogue) if isinstance(e, ast.Message)]
    assert len(ids) == len(set(ids))
    prefixes = {name.split("-")[0] for name in ids}
    if catalogue in GAME_CATALOGUES:  # its games' own, and what its board and its lesson say
        assert prefixes == {*PREFIXES[catalogue], "web", "learn"}
    else:
        assert len(prefixes) == 1, "one prefix for each catalogue"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_catalogues_share_an_id(language: str) -> None:
    ids = [e.id.name for c in CATALOGUES for e in entries(language, c) if isinstance(e, ast.Message)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_both_languages_have_the_same_ids_in_the_same_order(catalogue: str) -> None:
    english, french = (
        [e.id.name for e in entries(language, catalogue) if isinstance(e, ast.Message)] for language in LANGUAGES
    )
    assert english == french


def test_both_languages_take_the_same_variables() -> None:
    for name in messages("en"):
        assert variables("en", name) == variables("fr", name), name


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_stands_under_a_group_comment(language: str, catalogue: str) -> None:
    first = next(entry for entry in entries(language, catalogue) if isinstance(entry, ast.GroupComment | ast.Message))
    assert isinstance(first, ast.GroupComment)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats_and_says_all_it_is_told(language: str) -> None:
    for name in messages(language):
        told = variables(language, name) - NUMBERS - {"suit"} - choosing(language, name)
        for values in samples(variables(language, name)):
            text = said(language, name, **values)
            assert text == text.strip() and text
            assert not re.search(r"[{}\u2068\u2069]|  | \.|\.\.", text), (name, text)
            assert all(f"<{variable}>" in text for variable in told), (name, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_for_the_reader_has_its_twin_for_the_others(language: str) -> None:
    for name in messages(language):
        if name.endswith("-you"):
            twin = name.removesuffix("-you").removesuffix("-from")
            assert twin in messages(language), name
            left = variables(language, twin) - variables(language, name)
            assert left <= {"seat", "seats", "other"}, name
            assert re.search(r"\b(yours?|you|vous|votre|vôtre)\b", said_once(language, name), re.IGNORECASE), name


def said_once(language: str, name: str) -> str:
    return said(language, name, **next(samples(variables(language, name))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusing_rule_has_its_sentence(language: str) -> None:
    wanted = {f"ct-why-{rule}" for rule in REFUSING} | {f"cl-why-{rule}" for rule in HOUSE}
    assert wanted <= set(messages(language))
    for name in wanted:
        assert said_once(language, name).endswith("."), name


def test_every_option_and_value_has_a_name_and_a_help_sentence() -> None:
    for option, values in OPTIONS.items():
        for name in (option, *(f"{option}-{value}" for value in values)):
            for language in LANGUAGES:
                assert said(language, f"ct-option-{name}")
                assert said(language, f"ct-option-{name}-help").endswith(".")


def test_the_lobby_has_a_word_for_every_option_and_value_of_our_games() -> None:
    """What speaks for itself has none: figures, years, and what data files call by a title."""
    for id in OURS:
        for option in find(id).options:
            key = f"web-opt-{option.name.replace('_', '-')}"
            assert key in messages("en"), (id, option.name)
            named = () if isinstance(option, TextOption) else option.values
            for value in named:
                assert value.isdigit() or f"{key}-{value.replace('_', '-')}" in messages("en"), (id, option.name, value)


def test_a_card_is_named_as_its_language_names_cards() -> None:
    assert said("en", "ct-card", suit="C", value=9) == "Compass 9"
    assert said("fr", "ct-card", suit="C", value=9) == "9 de Compas"
    assert said("fr", "ct-card", suit="E", value=11) == "11 d’Échappement"


def test_plurals_follow_the_language() -> None:
    for count, english, french in (
        (0, "no crystals", "aucun cristal"),
        (1, "1 crystal", "1 cristal"),
        (2, "2 crystals", "2 cristaux"),
    ):
        assert said("en", "ct-n-crystals", n=count) == english
        assert said("fr", "ct-n-crystals", n=count) == french
    assert said("fr", "ct-log-income", seat="Lin", n=0) == "Lin ne reçoit aucun cristal."


def test_french_is_not_left_in_english() -> None:
    same = {
        name
        for name in messages("en")
        if not name.startswith("ct-card") and said_once("en", name) == said_once("fr", name)
    }
    assert same - SHARED <= {"ct-suit", "ct-n-places"}


def test_french_spacing_and_quotes() -> None:
    for name, text in texts("fr"):
        assert not re.search(r"[^\u202f][;:!?»]|«[^\u202f]", text), (name, text)
        assert "'" not in text and '"' not in text, (name, text)


def test_french_never_elides_before_a_name() -> None:
    """`de` before a name becomes `d’` for some: { DE($seat) } knows; `que` would have to become `qu’`."""
    for catalogue in CATALOGUES:
        wrong = re.findall(
            r"\b(?:de|que|le|jusque) \{ \$(?:seat|seats|other|name|agent|who) \}", source("fr", catalogue)
        )
        assert not wrong, catalogue
    for name, text in texts("fr"):
        assert not re.search(r"((?<!n’)\bavez|\bde) aucun", text), (name, text)


def test_de_before_a_name() -> None:
    names = ("Ada", "Bo", "Élie", "Hugo", "Yves", "Yann", "Place 2")
    assert [de(name) for name in names] == ["d’Ada", "de Bo", "d’Élie", "d’Hugo", "d’Yves", "de Yann", "de Place 2"]


def test_a_text_on_one_line_keeps_the_spaces_of_french() -> None:
    assert one_line(" Où\n  est-il\u202f?\t« Ici\u00a0» ") == "Où est-il\u202f? « Ici\u00a0»"


def test_english_uses_curly_quotes() -> None:
    for name, text in texts("en"):
        assert "'" not in text and '"' not in text, (name, text)
