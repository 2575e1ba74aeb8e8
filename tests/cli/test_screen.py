"""Lines for eyes, screen readers and pipes."""

import io
import sys

import pytest

from chronolude.cli.screen import WIDEST, Screen


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")


@pytest.mark.usefixtures("narrow")
def test_long_lines_are_folded_with_a_hanging_indent(capsys: pytest.CaptureFixture[str]) -> None:
    Screen().say("one two three four five six", hang="  ")
    assert capsys.readouterr().out == "one two three four\n  five six\n"


@pytest.mark.usefixtures("narrow")
def test_a_narrow_no_break_space_holds_its_words_together(capsys: pytest.CaptureFixture[str]) -> None:
    Screen().say("quatorze lettres oui\u202f! non")
    assert capsys.readouterr().out == "quatorze lettres\noui\u202f! non\n"


@pytest.mark.usefixtures("narrow")
def test_a_figure_stays_with_its_word(capsys: pytest.CaptureFixture[str]) -> None:
    Screen().say("You have now Compass 11, 3 crystals")
    assert capsys.readouterr().out == "You have now\nCompass 11,\n3 crystals\n"


def test_what_looks_like_markup_is_only_text(capsys: pytest.CaptureFixture[str]) -> None:
    Screen().say("[bold]:smile: 12[/bold]", style="bold")
    assert capsys.readouterr().out == "[bold]:smile: 12[/bold]\n"


def test_very_wide_windows_are_not_filled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    assert Screen().width == WIDEST


def test_what_comes_through_a_pipe_is_echoed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(" B12 \n\n"))
    screen = Screen()
    assert [screen.read("Now:") for _ in range(3)] == ["B12", "", None]
    assert capsys.readouterr().out == "Now: B12\nNow:\nNow:\n"


def test_colour_only_where_it_is_wanted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    Screen().wrong("no")
    assert "\x1b[1;31m" in capsys.readouterr().out
    monkeypatch.setenv("NO_COLOR", "1")
    Screen().wrong("no")
    assert "31" not in capsys.readouterr().out
