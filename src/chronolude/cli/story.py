"""`chronolude mission story`: bots play a mission once, and the run is told as a story."""

from __future__ import annotations

from typing import Annotated, Final

import typer

import chronolude as cl

from ..bots import make
from ..games.time_stories.mission.load import Mission
from ..games.time_stories.workshop.story import Story
from .arguments import Lang, Seed
from .checks import language
from .mission_files import Named, Out, mission_of, write

GAME: Final = "time-stories"
MOST_TRIES: Final = 400

Ending = Annotated[
    str | None, typer.Option("--ending", help="Try one seed after the other until a run ends so.", metavar="ENDING")
]


def story(
    name: Named,
    seats: Annotated[int, typer.Option("--seats", min=1, max=4)] = 4,
    bot: Annotated[str, typer.Option("--bot", help="Who plays every seat.")] = "planner",
    ending: Ending = None,
    seed: Seed = 0,
    lang: Lang = None,
    out: Out = None,
) -> None:
    """A run of a mission by bots, told in Markdown. It spoils everything."""
    made = mission_of(name)
    if ending is not None and ending not in made.endings:
        raise typer.BadParameter(f"{name} has no ending {ending!r}; it has {', '.join(made.endings)}")
    first = seed or 0
    for tried in range(first, first + MOST_TRIES):
        table = cl.new(GAME, seats=seats, seed=tried, mission=made.id)
        told = play(table, made, bot, tried, language(lang))
        if ending is None or (table.result is not None and table.result.ending == ending):
            write(told.text(), out)
            return
    raise typer.BadParameter(f"no run from seed {first} to {first + MOST_TRIES - 1} ends as {ending}")


def play(table: cl.Table, made: Mission, bot: str, seed: int, lang: str) -> Story:
    """One run to its end; every seat's new texts and every public line, in order."""
    told = Story(made, lang)
    bots = [make(GAME, bot, seed * 31 + seat) for seat in range(table.seats)]
    at = 0
    while table.asked:
        seat = table.asked[0]
        answer = table.choose(seat, bots[seat])
        for choice in table.options(seat):
            if choice.path == answer and choice.verb in ("option", "fight"):
                told.choose(choice.label(lang))
        table.play(seat, answer)
        for event in table.events(0, at):
            told.tell(event.kind, table.say(0, event, lang))
            at = event.n + 1
        for other in range(table.seats):
            told.look(table.seen(other))
    finish(table, made, told)
    return told


def finish(table: cl.Table, made: Mission, told: Story) -> None:
    """The ending, with its score where it has one."""
    assert table.result is not None
    ending = table.result.ending
    scored = ending in made.endings and made.rows["ending_scored"][made.endings.index(ending)]
    told.end(ending, table.view(None)["numbers"]["score"] if scored else None)
