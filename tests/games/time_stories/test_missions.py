"""Missions as data: the loader, every lint code with a mission that earns it, and what a saved game needs of a file."""

from pathlib import Path

import pytest

from chronolude.games.time_stories import cards as c
from chronolude.games.time_stories.mission.builder import set_english
from chronolude.games.time_stories.mission.findings import BadMission
from chronolude.games.time_stories.mission.library import OURS
from chronolude.games.time_stories.mission.load import examine, load
from chronolude.games.time_stories.mission.words import CONDITIONS, EFFECTS, MODIFIERS
from chronolude.games.time_stories.tools.figures import printed_blocks
from chronolude.games.time_stories.tools.lint import lint
from chronolude.games.toml_lines import lines_of
from tests.games.time_stories.scenes import FIXTURE, MADE, change, copy_of_fixture

QUAY, TOWER, VAULT = "locations/quay.toml", "locations/tower.toml", "locations/vault.toml"
GARDEN = "locations/garden.toml"

# code, file, what is changed to what, and words the finding must hold.
FAULTS = [
    ("E01", QUAY, 'do = ["take token lamp"]', 'do = ["tak token lamp"]', "did you mean 'take token <token>'"),
    ("E01", QUAY, 'when = "moon up"', 'whenn = "moon up"', "unknown key 'whenn'"),
    ("E01", QUAY, 'when = "not me is captain"', 'when = "not me am captain"', "unknown condition"),
    ("E01", QUAY, 'stat = "hands"', 'stat = "hand"', "unknown stat 'hand'"),
    ("E01", QUAY, "threshold = 4", 'threshold = "four"', "whole number"),
    ("E01", "elements.toml", 'colour = "green"', 'colour = "blue"', "unknown colour"),
    ("E01", "tokens.toml", 'modifiers = ["threshold words +1"', 'modifiers = ["treshold words +1"', "unknown modifier"),
    ("E01", "prologue.toml", "[[card]]", "[[card]", "not TOML"),
    ("E02", QUAY, '"take token cog", "take element 8"', '"take token cog", "take element 80"', "unknown element '80'"),
    ("E02", QUAY, "end mission seven", "end mission eight", "unknown ending 'eight'"),
    ("E02", "plan.toml", 'locations = ["tower"]', 'locations = ["towr"]', "did you mean 'tower'"),
    ("E03", "elements.toml", "number = 2", "number = 1", "declared twice"),
    ("E03", QUAY, 'slot = "C"', 'slot = "B"', "two cards stand in slot B"),
    ("E04", "mission.toml", "format = 1", 'format = 1\nprofile = "booklet"', "the booklet's profile has"),
    ("E05", QUAY, 'title.fr = "Le guichet"\n', "", "title.fr is missing"),
    ("E05", QUAY, "looks you over, {me}", "looks you over", "other insertions"),
    ("E06", "mission.toml", "azrak = 26", "azrak = 27", "add up to 26"),
    ("E07", "elements.toml", 'plan.locations = ["garden"]', 'plan.locations = ["tower"]', "garden is on no plan card"),
    ("E08", "personal/dov.toml", "number = 2", "number = 3", "interaction 2 is missing for dov"),
    ("E09", "sky.toml", "lose azrak 1 by each if azrak >= 3", "flip moon", "call each other without end"),
    (
        "E09",
        "personal/dov.toml",
        'text.en = "The keeper does not see you."',
        'text.en = "No."\n[[interaction.step]]\ndo = ["read interaction 1"]',
        "call each other",
    ),
    (
        "E09",
        QUAY,
        'label.fr = "Remonter"',
        'when = "azrak >= 2"\nlabel.fr = "Remonter"',
        "somebody may be left with none",
    ),
    ("E11", QUAY, 'do = ["take token lamp"]', 'do = ["damage 1"]', "belong to a conflict"),
    ("E11", QUAY, 'do = ["take token lamp"]', 'do = ["trial +2"]', "belongs to a Power"),
    ("E11", QUAY, 'do = ["take token lamp"]', 'do = ["spend azrak 1"]', "'spend' stands in a cost"),
    ("E11", QUAY, 'when = "not me is captain"', 'when = "ending seven"', "in [score] only"),
    ("E11", QUAY, 'cost = ["put-away magic 1"]', 'cost = ["gain magic 1"]', "a cost spends"),
    ("E11", QUAY, 'may.fr = "Glisser', 'decide = "group"\nmay.fr = "Glisser', "cannot read this card"),
    ("W01", QUAY, '"take element 8", ', "", "nothing leads to elements/8"),
    ("W02", "elements.toml", 'do = ["remove token alarm"]', 'do = ["remove token alarm", "remove token lamp"]', "lamp"),
    ("W03", "locations/garden.toml", 'do = ["gain azrak 2", "remove card"]', 'do = ["gain azrak 2"]', ""),
    ("W04", VAULT, "**l'ombre**", "l'ombre", "2 bold features in fr"),
    ("W05", QUAY, "threshold = 4", "threshold = 40", "out of reach"),
    (
        "W06",
        TOWER,
        'when = "not (card tower/B removed or group has token alarm)"',
        'when = "me is ada"',
        "may not be in play",
    ),
    (
        "W07",
        QUAY,
        'gist.fr = "Des caisses à déplacer : Adresse, 4."\ngist.en = "Crates to be shifted: Hands, 4."\n',
        "",
        "no gist",
    ),
    ("W08", "locations/garden.toml", "unused", "unused", ""),
]


@pytest.mark.parametrize(
    ("code", "file", "old", "new", "words"), [one for one in FAULTS if one[0] not in ("W03", "W08")]
)
def test_every_code_has_a_mission_that_earns_it(
    tmp_path: Path, code: str, file: str, old: str, new: str, words: str
) -> None:
    root = copy_of_fixture(tmp_path)
    change(root, file, old, new)
    found = [one for one in lint(root) if one.code == code and words in one.text]
    assert found, [str(one) for one in lint(root)]
    assert found[0].line > 0 and (root / found[0].file).suffix == ".toml"
    if code.startswith("E"):
        with pytest.raises(BadMission, match=code):
            load(root)


def test_e10_a_mission_needs_an_ending_that_can_be_reached(tmp_path: Path) -> None:
    root = copy_of_fixture(tmp_path)
    change(root, QUAY, 'do = ["end mission seven"]', 'do = ["gain azrak 1"]')
    assert [one.code for one in lint(root)] == ["E10"]
    change(root, QUAY, 'do = ["end mission half-past"]', 'do = ["gain azrak 1"]')
    change(root, "mission.toml", 'do = ["end mission adrift"]', 'do = ["flip moon"]')
    assert "no ending can be reached" in lint(root)[0].text


def test_e09_a_conflict_with_life_points_needs_damage_or_an_end(tmp_path: Path) -> None:
    root = copy_of_fixture(tmp_path)
    change(root, VAULT, 'success_or_critical = ["damage 1"]', "")
    change(root, VAULT, 'do = ["end conflict", "leave location"]', 'do = ["leave location"]')
    assert [(one.code, one.file) for one in lint(root)] == [("E09", VAULT)]


def test_w03_a_gain_on_a_card_that_stays_can_be_farmed(tmp_path: Path) -> None:
    root = copy_of_fixture(tmp_path)
    change(root, QUAY, 'do = ["take token lamp"]', 'do = ["gain azrak 1"]')
    assert "W03" in [one.code for one in lint(root)]


def test_w01_an_option_that_is_never_on_offer(tmp_path: Path) -> None:
    root = copy_of_fixture(tmp_path)
    change(root, "mysteries.toml", 'label.fr = "Entrer"', 'when = "holds token ghost"\nlabel.fr = "Entrer"')
    change(
        root, "tokens.toml", "[[token]]", '[[token]]\nid = "ghost"\nname.fr = "Fantôme"\nname.en = "Ghost"\n[[token]]'
    )
    found = [one.text for one in lint(root) if one.code == "W01"]
    assert "the option mysteries/mirror/step/0/option/0 is never on offer" in found
    assert "nothing gives the token ghost" in found


@pytest.mark.parametrize("gain", ["gain azrak 2", "gain magic 2", "take token cog"])
def test_w03_a_trial_that_pays_more_than_it_costs(tmp_path: Path, gain: str) -> None:
    root = copy_of_fixture(tmp_path)
    change(root, QUAY, 'success = ["take token cog", "remove card"]', f'success = ["{gain}"]')
    assert "this trial pays more than it costs, and the card stays" in [one.text for one in lint(root)]


def test_w04_features_in_another_order(tmp_path: Path) -> None:
    root = copy_of_fixture(tmp_path)
    change(root, QUAY, "**le guichet**, puis **les caisses**", "**les caisses**, puis **le guichet**")
    found = [one for one in lint(root) if one.code == "W04"]
    assert [one.text for one in found] == ["quay: the features stand in another order in fr"]
    assert "les caisses**, puis" in (root / QUAY).read_text("utf-8").splitlines()[found[0].line - 1]


def test_e11_a_shared_payment_stands_in_the_cost_of_a_step(tmp_path: Path) -> None:
    root = copy_of_fixture(tmp_path)
    change(root, "elements.toml", 'do = ["remove token alarm"]', 'do = ["put-away magic 1 by group"]')
    assert [(one.code, one.file) for one in lint(root) if one.code == "E11"] == [("E11", "elements.toml")]


def test_hints_need_both_languages(tmp_path: Path) -> None:
    root = copy_of_fixture(tmp_path)
    change(root, QUAY, 'text.en = "A stopped clock does not ask to be looked at."\n', "")
    assert [(one.code, one.text) for one in lint(root)] == [("E05", "text.en is missing or empty")]


def test_w08_a_location_where_nothing_matters(tmp_path: Path) -> None:
    root = copy_of_fixture(tmp_path)
    change(root, "locations/garden.toml", 'do = ["leave location"]', 'do = ["gain azrak 1"]')
    change(root, "locations/garden.toml", 'else = ["put-away token lamp", "go to tower"]', "")
    assert "W08" in [one.code for one in lint(root)]


def test_w09_a_further_language_that_is_not_complete(tmp_path: Path) -> None:
    root = copy_of_fixture(tmp_path)
    (root / "text").mkdir()
    (root / "text" / "es.toml").write_text('["mission/title"]\nof = "00000000"\ntext = "El barco"\n', encoding="utf-8")
    found = [one.text for one in lint(root) if one.code == "W09"]
    assert "mission/title is stale: its sources have changed" in found and "mission/order is not translated" in found


def test_a_finding_names_the_line_of_the_statement(tmp_path: Path) -> None:
    root = copy_of_fixture(tmp_path)
    change(root, QUAY, 'do = ["take token lamp"]', 'do = ["take token lump"]')
    line = next(i for i, text in enumerate((root / QUAY).read_text("utf-8").splitlines(), 1) if "lump" in text)
    assert [(one.file, one.line, one.code) for one in lint(root)] == [(QUAY, line, "E02")]


def test_all_findings_come_in_one_pass(tmp_path: Path) -> None:
    root = copy_of_fixture(tmp_path)
    change(root, QUAY, 'do = ["take token lamp"]', 'do = ["take token lump"]')
    change(root, VAULT, 'do = ["take element 1", "remove card"]', 'do = ["take element 77", "remov card"]')
    assert [one.code for one in lint(root)] == ["E02", "E01", "E02"]


def test_lines_are_found_in_nested_tables_and_long_texts() -> None:
    text = "a = 1\n[[card]]\ntext.fr = '''\nx = 2\n'''\n[[card.step]]\ndo = [\n]\n[[card]]\n[card.conflict]\nkind = 1\n"
    lines = lines_of(text)
    assert lines[("card", 0, "text", "fr")] == 3 and lines[("card", 0, "step", 0, "do")] == 7
    assert lines[("card", 1)] == 9 and lines[("card", 1, "conflict", "kind")] == 11 and ("x",) not in lines


def test_a_file_too_large_or_with_html_is_refused(tmp_path: Path) -> None:
    root = copy_of_fixture(tmp_path)
    change(root, QUAY, "The shutter is down.", "The <b>shutter</b> is down.")
    (root / "tokens.toml").write_bytes(b"#" * ((1 << 20) + 1))
    found = [one.text for one in lint(root)]
    assert "text.en holds HTML; only **bold** and *italic* are marked" in found
    assert "the file is larger than 1 MiB" in found


# ── the fixture ──────────────────────────────────────────────────────────────────────────────────


def test_the_fixture_lints_clean() -> None:
    assert lint(FIXTURE) == []


def test_the_fixture_exercises_every_effect_condition_and_modifier() -> None:
    ops = set(MADE.rows["effect_op"])
    assert [pattern for pattern, op, _ in EFFECTS if op not in ops] == []
    nodes = set(MADE.rows["node_op"])
    numbers = {
        x
        for op, x in zip(MADE.rows["node_op"], MADE.rows["node_x"], strict=True)
        if op in (c.C_LEAST, c.C_MOST, c.C_EQUAL)
    }
    missing = [p for p, op, v in CONDITIONS if (v not in numbers if op == c.C_LEAST else op not in nodes)]
    assert missing == []
    assert {c.C_LEAST, c.C_MOST, c.C_EQUAL, c.C_NOT, c.C_AND, c.C_OR} <= nodes
    mods = set(MADE.rows["mod_op"])
    assert [pattern for pattern, op in MODIFIERS if op not in mods] == []


def test_the_fixture_names_every_who() -> None:
    who = set(MADE.rows["effect_who"])
    assert set(range(c.BY_NAME)) <= who and any(one >= c.BY_NAME for one in who)


def test_french_is_set_as_french_is_set() -> None:
    text = MADE.say("locations/quay/F/gist", "fr")
    assert text == "L’échelle est traître\u202f: conflit\u202f!"


def test_examine_tells_errors_without_a_mission(tmp_path: Path) -> None:
    made, found = examine(tmp_path)
    assert made is None and {one.code for one in found} >= {"E04"}


@pytest.mark.parametrize(
    ("typed", "set_so"),
    [
        ('"Here all night!" she shouts.', "“Here all night!” she shouts."),
        ('says the old one. "It\'s me."', "says the old one. “It’s me.”"),
        ('*"I show him Suhā…"*', "*“I show him Suhā…”*"),
        ('"You never write *haze*," he says, "never."', "“You never write *haze*,” he says, “never.”"),
    ],
)
def test_english_has_curly_quotes(typed: str, set_so: str) -> None:
    assert set_english(typed) == set_so


def test_what_speaks_against_an_option_is_for_bots_and_no_rule(tmp_path: Path) -> None:
    root = copy_of_fixture(tmp_path)
    change(root, GARDEN, 'label.en = "Rest"', 'label.en = "Rest"\nagainst = [1, 2]')
    made = load(root)
    assert made.digest == MADE.digest and made.rows["against_element"] == [0, 1]
    assert sorted(made.rows["option_againsts"])[-2:] == [0, 2]
    change(root, GARDEN, "against = [1, 2]", "against = [1, 80]")
    assert [one.code for one in examine(root)[1] if one.is_error] == ["E02"]


@pytest.mark.parametrize("name", ["forgotten-star", "want-of-a-nail"])
def test_every_trial_of_our_missions_has_a_sentence_for_whatever_comes_of_it(name: str) -> None:
    made = load(OURS / name)
    goods = ("success_text", "success_or_critical_text")
    mute = [
        block
        for block in printed_blocks(made)
        if f"{block}/fail_text" not in made.texts or not any(f"{block}/{good}" in made.texts for good in goods)
    ]
    assert mute == []
