"""What one reader is shown at one moment, part by part: whole updates are put together from it.

Steps lead from one showing to the next. What is shown as it was is the very same object, and need not be looked at.
"""

from __future__ import annotations

from typing import Any

from ...games.seen import Aid, View, ZoneView
from ..wire.contents import OptionInfo, Prompt, StandingInfo, TableInfo, Thinking, Update


class Showing:
    """One reader's parts; `public` are those of a spectator who reads the same language, None for one of these."""

    def __init__(
        self,
        public: Showing | None,
        n: int,
        house: TableInfo,
        table: TableInfo,
        common: View,
        zones: list[ZoneView],
        numbers: dict[str, Any],
        known: dict[str, list[str]],
        answer: str | None,
        aid: Aid,
        besides: list[str],
        prompt: Prompt,
        options: list[OptionInfo],
        sealed: str | None,
        thinking: Thinking | None,
        your_turn: bool,
        turn: int,
        standing: list[StandingInfo],
        window: float | None,
        is_plain: bool,
    ) -> None:
        self.public = public
        self.n = n
        self.house = house
        """The table as all see it."""
        self.table = table
        self.common = common
        """What of a view all see alike."""
        self.zones = zones
        self.numbers = numbers
        self.known = known
        self.answer = answer
        """What its view says was sealed; `sealed` also counts what the table keeps back or will give for the seat."""
        self.aid = aid
        self.besides = besides
        self.prompt = prompt
        self.options = options
        self.sealed = sealed
        self.thinking = thinking
        self.your_turn = your_turn
        self.turn = turn
        self.standing = standing
        self.window = window
        self.is_plain = is_plain
        """Whether its figures are those of the layout and no others, and so always have the same names."""

    def update(self, seat: int | None) -> Update:
        """All of it, as whoever has nothing yet is sent it."""
        all_see = self.common
        view = View(
            all_see.game, all_see.options, all_see.seats, seat, all_see.decision, self.zones, self.numbers,
            all_see.mode, all_see.asked, all_see.answered, self.answer, all_see.result, all_see.names,
            self.aid, self.besides, self.known,
        )  # fmt: skip
        return Update(
            self.n, self.table, view, self.prompt, self.options, self.sealed, self.thinking, self.your_turn, self.turn,
            self.standing, self.window,
        )  # fmt: skip


class LastShown:
    """What was shown last, to be shown again as the very same object while it is the same."""

    def __init__(self) -> None:
        self.publics: dict[str, Showing] = {}
        """To a spectator, by language: what changed since is what steps share."""
        self.tables: dict[str, tuple[object, TableInfo]] = {}
        """The table as all see it, by language, with what it hangs on."""
        self.infos: dict[tuple[int, str], tuple[TableInfo, tuple[bool, int] | None, TableInfo]] = {}
        """For each seat the table as all see it, what this seat may take back, and the table as this seat sees it."""
        self.prompts: dict[tuple[int, str], tuple[object, list[ZoneView], dict[str, Any], Prompt]] = {}
        """For each seat what it was asked, at which ask, over which zones and numbers."""
        self.options: dict[tuple[int, str], tuple[object, list[ZoneView], dict[str, Any], list[OptionInfo]]] = {}
        """For each seat what it was offered, and at which ask, over which zones and numbers."""
