"""`chronolude mission story`: bots play a mission once, and the run is told as a story."""

from __future__ import annotations

from typing import Annotated, Final

import typer

import chronolude as cl

from ....bots import make
from ....cli.arguments import Lang, Seed
from ....cli.checks import bots_of, game_named, language
from ....cli.simulate import progress
from ....search.bot import Dice
from ...seen import Told
from ..mission.load import Mission
from .files import Named, Out, mission_of, write
from .story import Story

GAME: Final = "time-stories"
MOST_TRIES: Final = 400
AFTER: Final = ("token",)
"""What a card gives is told after what it says."""
BY_ACTOR: Final = ("resolved", "deed", "solved")

Ending = Annotated[
    str | None, typer.Option("--ending", help="Try one seed after the other until a run ends so.", metavar="ENDING")
]


def story(
    name: Named,
    seats: Annotated[int, typer.Option("--seats", min=1, max=4, help="How many sit down.")] = 4,
    bot: Annotated[str, typer.Option("--bot", help="Who plays every seat.")] = "planner",
    ending: Ending = None,
    seed: Seed = 0,
    lang: Lang = None,
    out: Out = None,
) -> None:
    """A run of a mission by bots, told in Markdown. It spoils everything."""
    made = mission_of(name)
    lang = language(lang)
    bots_of(lang, game_named(lang, GAME), bot, 1)
    if ending is not None and ending not in made.endings:
        raise typer.BadParameter(f"{name} has no ending {ending!r}; it has {', '.join(made.endings)}")
    first = seed or 0
    with progress(made.id, MOST_TRIES, hidden=ending is None) as tick:
        for tried in range(first, first + MOST_TRIES):
            table = cl.new(GAME, seats=seats, seed=tried, mission=made.id)
            told = play(table, made, bot, tried, lang)
            if ending is None or (table.result is not None and table.result.ending == ending):
                write(told.text(), out)
                return
            tick(1)
    raise typer.BadParameter(f"no run from seed {first} to {first + MOST_TRIES - 1} ends as {ending}")


def play(table: cl.Table, made: Mission, bot: str, seed: int, lang: str) -> Story:
    """One run to its end; every seat's new texts and every public line, in order."""
    told = Story(made, lang)
    bots = [make(GAME, bot, seed * 31 + seat) for seat in range(table.seats)]
    at, quickest = 0, Dice(seed)  # where whoever answers first acts, nobody is always the quickest
    while table.asked:
        seat = quickest.pick(list(table.asked))
        answer = table.choose(seat, bots[seat])
        chosen = [one for one in table.options(seat) if one.path == answer and one.verb in ("option", "fight")]
        for choice in chosen:
            told.choose(choice.label(lang))
        table.take(seat, answer)
        at = hear(table, told, at, () if chosen else AFTER, lang)
    finish(table, made, told)
    return told


def hear(table: cl.Table, told: Story, at: int, after: tuple[str, ...], lang: str) -> int:
    """What an answer brought, from this event on: lines, texts, and the lines that come after texts; the next event."""
    new = table.events(0, at)
    for late in (False, True):
        for event in new:
            if (event.kind in after) is late:
                told.tell(event.kind, table.say(teller(table, event), event, lang))
        for seat in range(table.seats):
            told.look(table.seen(seat))
    return new[-1].n + 1 if new else at


def teller(table: cl.Table, event: Told) -> int:
    """Who tells an event: whoever acted, for cards have sentences for those who read them; else the first seat."""
    return int(event.args["agent"]) if event.kind in BY_ACTOR and table.seats > 1 else 0


def finish(table: cl.Table, made: Mission, told: Story) -> None:
    """The ending, with its score where it has one."""
    assert table.result is not None
    ending = table.result.ending
    scored = ending in made.endings and made.rows["ending_scored"][made.endings.index(ending)]
    told.end(ending, table.view(None)["numbers"]["score"] if scored else None)
