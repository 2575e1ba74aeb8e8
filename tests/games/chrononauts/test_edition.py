"""Edition files: what ships is sound, and a fault names the file and the entry."""

from __future__ import annotations

from pathlib import Path

import pytest

import chronolude as cl
from chronolude.games.chrononauts.checks import parse
from chronolude.games.chrononauts.library import edition, faults, listed, settle
from chronolude.games.chrononauts.source import DATA, Misprint, condition, opposite

TEXT = (DATA / "original.toml").read_text(encoding="utf-8")


def broken(old: str, new: str) -> str:
    assert old in TEXT, old
    with pytest.raises(Misprint) as caught:
        parse("mine.toml", TEXT.replace(old, new, 1))
    return str(caught.value)


def test_the_shipped_edition_is_sound_and_says_what_is_reconstructed() -> None:
    doubts = parse("original.toml", TEXT).doubts()
    assert ("action", "sell_dinosaur") in doubts["reconstructed"] and ("artifact", "crown_of_thorns") in doubts[
        "recalled"
    ]
    assert not [one for one in doubts["reconstructed"] if one[0] == "timeline"]


def more(kind: str, key: str, value: str) -> str:
    """The shipped edition with 46 further entries of a kind, copies of its first but for their ids and one line."""
    first = TEXT[TEXT.index(f"[[{kind}]]\n") :].split("\n\n", 1)[0]
    own = {"id": '"copy_{0}"', key: value}
    copies = [
        "\n".join(
            f"{name} = {own[name].format(k)}" if (name := row.split(" = ")[0]) in own else row
            for row in first.splitlines()
        )
        for k in range(46)
    ]
    return "\n\n".join([TEXT, *copies])


@pytest.mark.parametrize(
    ("kind", "key", "value", "said"),
    [
        ("timeline", "kind", '"linchpin"', "mine.toml: [timeline] copy_45: there are 59, and at most 16 linchpins"),
        (
            "timeline",
            "kind",
            '"ripplepoint"',
            "mine.toml: [timeline] copy_45: there are 65, and at most 60 ripplepoints",
        ),
        ("artifact", "year", "1", "mine.toml: [artifact] copy_45: there are 61, and at most 60 artifacts"),
        ("artifact", "groups", '["a_{0}", "b_{0}"]', "at most 60 groups"),
    ],
)
def test_an_edition_is_no_larger_than_its_masks(kind: str, key: str, value: str, said: str) -> None:
    """Years, artifacts and groups are bits of one int: what has no bit left must not be mixed up with another."""
    with pytest.raises(Misprint) as caught:
        parse("mine.toml", more(kind, key, value))
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("inverters = 20", "inverters = 21", "mine.toml: [totals] inverters: promises 21, the entries make 20"),
        ("count = 9", "count = 8", "mine.toml: [totals] inverters: promises 20, the entries make 19"),
        ('ripples = ["1868", "1974"]', 'ripples = ["1868"]', "mine.toml: [timeline] 1865: ripples"),
        ('index = "A2"', 'index = "A3"', "mine.toml: [timeline] 1868: lies at A2"),
        ('playable_if = "1865\'"', 'playable_if = "1866\'"', "mine.toml: [patch] 1868p: playable_if: 1866"),
        ('playable_if = "1865\'"', 'playable_if = "1912\'"', "mine.toml: [patch] 1868p: void_if is not the opposite"),
        ('void_if = "1865"', 'void_if = "1865 AND"', "mine.toml: [patch] 1868p: '1865 AND' is not a condition"),
        ('year = "1868"\ntitle', 'year = "1865"\ntitle', "mine.toml: [patch] 1868p: 1865 is not a ripplepoint"),
        ('patched = ["1950p", "1962p"]', 'patched = ["1950p", "1963p"]', "mine.toml: [id] squa_tront: there is no"),
        ('artifact = "rongo_rongo" }', 'artifact = "rongo" }', "mine.toml: [mission] the_great_mysteries: "),
        (
            '{ artifact = "rongo_rongo" }, { artifact = "alex', '{ artifact = "lost_opera" }, { artifact = "alex',
            "mine.toml: [mission] museum_of_lost_things: no artifact may serve two wishes",
        ),
        (
            '{ best_mona_lisa = true }, { artifact = "live_tyrannosaurus" }',
            '{ best_mona_lisa = true }, { artifact = "mona_lisa_real" }',
            "mine.toml: [mission] mona_and_the_dinosaur: no artifact may serve two wishes",
        ),
        ('direction = "either"', 'direction = "both"', "mine.toml: [inverter] reverse_fate: direction is not one of"),
        ('effect = "memo"', 'effect = "note"', "mine.toml: [timewarp] memo: effect note is not one of"),
        ('bonus_group = "dinosaur"', 'bonus_group = "dragon"', "mine.toml: [action] sell_dinosaur: no artifact"),
        ('confidence = "confirmed"', 'confidence = "sure"', "mine.toml: [timeline] 1865: confidence is not one of"),
        ('id = "lorelei"', 'id = "marcus"', "mine.toml: [id] marcus: there is another card of this id"),
        ('name = "Lorelei"', "name = 3", "mine.toml: [id] lorelei: name is missing or no str"),
        ("start_hand = 3", 'start_hand = "three"', "mine.toml: [constants] start_hand"),
        ("[totals]", "[totals", "mine.toml: "),
    ],
)  # fmt: skip
def test_a_fault_names_file_and_entry(old: str, new: str, said: str) -> None:
    assert broken(old, new).startswith(said)


def test_conditions_and_their_opposites() -> None:
    assert condition("1936' AND 1941") == (frozenset({"1936"}), frozenset({"1941"}), False)
    assert opposite(condition("1912' OR 1915'"), condition("1912 AND 1915"))
    assert not opposite(condition("1912' OR 1915'"), condition("1912 OR 1915"))


def test_another_edition_is_another_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A corrected count needs no code: ten cards to win become four, and a record of a changed file is refused."""
    own = tmp_path / "short-game.toml"
    own.write_text(TEXT.replace("hand_to_win = 10", "hand_to_win = 4").replace("count = 9", "count = 8")
                   .replace("inverters = 20", "inverters = 19").replace("play_deck = 80", "play_deck = 79")
                   .replace("all_cards = 136", "all_cards = 135"), encoding="utf-8")  # fmt: skip
    monkeypatch.setenv("CHRONOLUDE_EDITIONS", str(tmp_path))
    table = cl.new("chrononauts", edition="short-game")
    assert len(table.game.layout.cards) == 103 and "short-game" in listed()
    named = table.settings["edition"]
    assert named.startswith("short-game#") and cl.load(table.record().text).at(0) == table
    own.write_text(TEXT, encoding="utf-8")
    with pytest.raises(ValueError, match="has changed"):
        settle(named)


def test_a_file_that_cannot_be_used_is_listed_with_its_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "torn.toml").write_text(TEXT[:5000], encoding="utf-8")
    monkeypatch.setenv("CHRONOLUDE_EDITIONS", str(tmp_path))
    assert "torn.toml" in faults()["torn"] and "torn" not in listed()
    with pytest.raises(ValueError, match="edition"):
        cl.new("chrononauts", edition="torn")
    with pytest.raises(ValueError, match="'nowhere' is not one of original"):
        cl.new("chrononauts", edition="nowhere")


def test_no_file_replaces_one_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "original.toml").write_text("", encoding="utf-8")
    monkeypatch.setenv("CHRONOLUDE_EDITIONS", str(tmp_path))
    assert edition("original").name == "original.toml" and settle("original") == "original"


def test_the_lobby_tells_which_facts_are_not_certain() -> None:
    for game in ("chrononauts", "artifaxx", "solonauts"):
        card = next(one for one in cl.games() if one["id"] == game)
        assert any("reconstructed" in line for line in card["doubts"]["en"])
        assert any("reconstituées" in line for line in card["doubts"]["fr"])
