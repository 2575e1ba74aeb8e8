"""The paradox inspector: the rules' own settling, from a view, and nobody else's goals."""

from __future__ import annotations

import random

import pytest

import chronolude as cl
from tests.games.chrononauts.laying import DECK, holes, lay, lay_solo, play, state_of, zone


def test_a_flip_tells_what_opens_and_heals() -> None:
    report = lay([["memo_1"], []]).inspect(0, ["1963"])
    assert report["opened"] == ["1968", "1969"] and (report["before"], report["after"], report["limit"]) == (0, 2, 13)
    report = lay([["memo_1"], []], primes=["1865", "1963"]).inspect(0, ["1865"])
    assert report["healed"] == ["1868", "1974"] and report["after"] == 2


def test_patches_that_fall_and_years_that_are_mended() -> None:
    table = lay([["memo_1"], []], primes=["1957", "1963"], patches=["1969p", "1968p"])
    report = table.inspect(0, ["1957", "1963"])
    assert sorted(report["voided"]) == ["1968p", "1969p"] and report["after"] == 0
    assert table.inspect(0, ["1962p"])["mended"] == ["1962"]


def test_the_unstable_patch_falls_while_the_year_stays_open() -> None:
    report = lay([["memo_1"], []], primes=["1943"], patches=["1945pa"]).inspect(0, ["1941"])
    assert report["voided"] == ["1945pa"] and report["opened"] == ["1945"]


def test_the_thirteenth_ends_the_inspection() -> None:
    primes = ["1865", "1912", "1936", "1941", "1957", "1963"]
    report = lay([["memo_1"], []], primes=primes).inspect(0, ["1914", "1937"])
    assert report["destroyed"] and report["after"] == 13 and len(report["steps"]) == 1
    assert "That would be the end of the universe." in report["text"]


def test_what_the_war_would_cut_off() -> None:
    report = lay([["memo_1"], []], primes=["1957"]).inspect(0, ["1962p", "1963"])
    assert report["war"]["after"] and report["steps"][1]["rule"] == "C-102"
    assert report["war"]["cut_off"]["linchpins"] == ["1963", "1980", "1981", "1993"]
    assert report["war"]["cut_off"]["artifacts"] == ["sports_almanac", "cure_for_cancer"]
    assert "1969p" in report["war"]["cut_off"]["patches"] and "1950p" not in report["war"]["cut_off"]["patches"]


@pytest.mark.parametrize(
    ("primes", "patches", "step", "rule"),
    [([], [], "1968p", "C-051"), (["1963"], ["1968p"], "1968p", "C-054"), (["1941"], [], "1945pa", "C-059"),
     (["1957"], ["1962p"], "1969p", "C-103")],
)  # fmt: skip
def test_a_step_that_a_rule_stands_against_changes_nothing(
    primes: list[str], patches: list[str], step: str, rule: str
) -> None:
    report = lay([["memo_1"], []], primes=primes, patches=patches).inspect(0, [step])
    assert report["steps"][0]["rule"] == rule and report["before"] == report["after"]


def test_own_goals_come_closer_and_others_are_never_told() -> None:
    table = lay([["memo_1"], []], primes=["1915", "1865"], ids=["marcus", "naomi"])
    report = table.inspect(0, ["1917p", "1963", "1974p"])
    home = report["own"]["homes"][0]
    assert (home["card"], home["before"], home["after"], home["home"]) == ("marcus", 1, 3, True)
    assert report["own"]["closer"] == ["marcus"]
    assert table.inspect(None, ["1963"])["own"]["homes"] == []
    assert "naomi" not in str(report) and "Naomi" not in str(report)


def test_solonauts_tells_of_all_travellers() -> None:
    report = lay_solo(["1968p"], ["yitzchak", "caleb"], ["1936", "1963"], ["1942p"]).inspect(0, ["1968p"])
    assert [(one["card"], one["home"]) for one in report["own"]["homes"]] == [("yitzchak", True), ("caleb", False)]


def test_wrong_steps_are_named() -> None:
    table = lay([["memo_1"], []])
    with pytest.raises(ValueError, match="1968 is a ripplepoint"):
        table.inspect(0, ["1968"])
    with pytest.raises(ValueError, match="'1999q' is neither"):
        table.inspect(0, ["1999q"])
    with pytest.raises(ValueError, match="nothing to inspect"):
        cl.new("contre-temps").inspect(0, [])


def test_the_inspector_agrees_with_the_game() -> None:
    """For random histories: what it says of a flip is what the flip does."""
    dice = random.Random(4)
    for _ in range(60):
        primes = dice.sample(DECK.linchpins, dice.randint(0, 5))
        year = dice.choice(DECK.linchpins)
        table = lay([["reverse_fate_1"], []], primes=primes)
        report = table.inspect(1, [year])
        before = holes(table)
        play(table, f"reverse_fate_1 > {year}")
        if table.result is not None:
            assert report["destroyed"]
            continue
        assert report["opened"] == [one for one in holes(table) if one not in before]
        assert report["after"] == table.view(None)["numbers"]["paradoxes"]
        assert all(state_of(table, one) == "true" for one in report["healed"]) and zone(table, "timeline") == []


def test_two_worlds_give_one_report() -> None:
    one = lay([["memo_1"], ["memo_2"]], ids=["caleb", "naomi"], missions=["sacred_relics", "the_healer"])
    other = lay([["memo_1"], ["1868p"]], ids=["caleb", "skye"], missions=["sacred_relics", "publishers_dream"])
    assert one.inspect(0, ["1963", "1968p"]) == other.inspect(0, ["1963", "1968p"])
