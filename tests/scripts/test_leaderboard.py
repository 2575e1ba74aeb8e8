"""Rows of the leaderboard are what reports of the arena say."""

import pytest

from scripts.leaderboard import HEAD, LINE, PAGE, Entrant, Rating, Report, Spent, name_of, page_with, row_of


def report(share: float, among: str = "random") -> Report:
    mine = "./learnt.py:Learnt?weights=w.pt"
    entrant = Entrant(mine, share, share - 0.05, share + 0.05, 0.25, Spent(0.00042), Rating(31.26, 1.04))
    return Report("contre-temps", 4, [mine, *[among] * 3], 2000, [entrant])


def test_a_row_is_what_the_report_says_of_the_first_bot() -> None:
    row = row_of(report(0.9))
    assert row.startswith("| contre-temps, 4 seats | [Learnt](#learnt) | 3 random | 2,000 | 90.0% (85.0% to 95.0%) |")
    assert row.endswith("| 25% | 31.3 ± 1.0 | 0.00042 |")
    assert [name_of(bot) for bot in ("stdio:./my-bot", "adept")] == ["my-bot", "adept"]


def test_rows_of_one_entry_in_one_company_are_written_anew_and_others_stay() -> None:
    text = f"Before.\n\n{HEAD}\n{LINE}\n\nAfter.\n"
    first = page_with(text, [row_of(report(0.9)), row_of(report(0.3, "rule-of-thumb"))])
    again = page_with(first, [row_of(report(0.8))])
    assert again.count("| contre-temps") == 2 and "80.0%" in again and "30.0%" in again and "90.0%" not in again
    assert again.startswith("Before.\n\n| game") and again.endswith("|\n\nAfter.\n")
    assert page_with(again, []) == again


def test_a_report_with_lapses_is_no_entry() -> None:
    one = report(0.9)
    one.lapses = [{"games": 1}]
    with pytest.raises(ValueError, match="lapses"):
        row_of(one)


def test_every_entry_of_the_page_has_its_recipe() -> None:
    text = PAGE.read_text(encoding="utf-8")
    rows = text.partition(LINE)[2].partition("\n\n")[0].splitlines()
    for row in filter(None, rows):
        name = row.split("|")[2].partition("[")[2].partition("]")[0]
        assert f"\n### {name}\n" in text, name
