"""The real board read aloud: a page without a server behind it is told of any view, and gives its accessible text.

The socket of the page is a stand-in inside the page, so that views which no game has reached yet can be shown, one
after the other on the same page; everything else (bundle, boards, catalogues) is what people are served.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from playwright.sync_api import Browser, Page

import chronolude as cl
from chronolude.games.seen import View
from chronolude.server.live.prompts import round_of
from chronolude.server.wire.contents import OptionInfo, Prompt, StandingInfo, Update
from chronolude.tables.choices import Choice
from scripts.fixtures.stage import NAMES, table_info
from tests.web.house import Visit

SCRIPT: Final = (Path(__file__).parent / "reader.js").read_text(encoding="utf-8")
FIRST_DECISION: Final = 100_000
"""Above any decision of the games looked at: by a number of its own the page says which view it shows."""


def shown(table: cl.Table, seat: int | None, view: View, lang: str) -> Update:
    """What the server would send of this view; the answers on offer are the table's, named as this view names them."""
    game = table.game
    mine = seat is not None and seat in table.asked
    sealed = view.sealed if seat is not None else None
    return Update(
        n=0,
        table=table_info(table, lang),
        view=game.aided(view, lang),
        prompt=Prompt(round_of(table, view, lang), game.words.prompt(view, lang)),
        options=[named(one, view, lang) for one in table.options(seat)] if mine and seat is not None else [],
        sealed=sealed,
        thinking=None,
        your_turn=mine and sealed is None,
        turn=0,
        standing=[StandingInfo(one.name, one.usual) for one in game.standing],
    )


def named(choice: Choice, view: View, lang: str) -> OptionInfo:
    words = choice._game.words
    label = words.label(view, choice.path if words.whole else choice.text, lang)
    return OptionInfo(choice.text, label, choice.verb, choice.noun, [named(one, view, lang) for one in choice.then])


class Reader:
    """One page on which views of one game are shown, in one language."""

    def __init__(
        self, browser: Browser, base: str, lang: str, size: tuple[int, int] = (1440, 900), theme: str = "light"
    ) -> None:
        self.visit = Visit(browser, base, size=size, language=lang, theme=theme)
        self.visit.context.add_init_script(SCRIPT)
        self.lang = lang
        self.told = FIRST_DECISION
        self.game = ""
        self.fault: str | None = None
        """Why the page fell over the last view that it did not show."""

    @property
    def page(self) -> Page:
        return self.visit.page

    def read(self, table: cl.Table, seat: int | None, views: list[View], unfold: bool = False) -> list[str | None]:
        """The accessible text of the board for each of these views; None where the page fell over it."""
        table.names = table.names or list(NAMES * 2)[: table.seats]
        told = [self.telling(table, seat, view, unfold) for view in views]
        out: list[str | None] = []
        while len(out) < len(told):
            self.open(table)
            read, fault = self.page.evaluate("(told) => showAll(told)", told[len(out) :])
            out += read
            if fault is not None:
                self.fault = fault
                out.append(None)
                self.game = ""
        self.visit.faults.clear()
        return out

    def telling(self, table: cl.Table, seat: int | None, view: View, unfold: bool) -> dict[str, object]:
        self.told += 1
        update = shown(table, seat, msgspec.structs.replace(view, decision=self.told), self.lang)
        return {"seat": seat, "update": msgspec.to_builtins(update), "unfold": unfold}

    def open(self, table: cl.Table) -> None:
        """A page for this game, as its options lay it out; the one before will do if it showed the same."""
        if self.game != f"{table.game.id} {table.settings}":
            self.page.goto(f"{self.visit.base}/t/demo")
            self.page.wait_for_function("() => window.line?.onmessage")
            self.game = f"{table.game.id} {table.settings}"

    def close(self) -> None:
        self.visit.close()
