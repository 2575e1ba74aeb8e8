"""Walk through a lesson as the server deals it, to write its steps: python -m scripts.lessons GAME [--seed N].

Prints every ask of the first seat with what is offered, which step is told and what is suggested. Where no step is
due, the house's bot answers for you.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

import msgspec

from chronolude.bots import THUMB, make
from chronolude.server.live import entries
from chronolude.server.live.fold import Folded
from chronolude.server.starts.lessons import Script, Step, script_of
from chronolude.server.thinking.bots import thrown
from chronolude.server.thinking.programs import new_game
from chronolude.tables.choices import Choice

MOST = 400


class Asked(msgspec.Struct):
    """One ask of the first seat."""

    prompt: str
    options: list[Choice]
    step: Step | None
    answer: str
    result: bool = False


def walk(game: str, script: Script) -> Iterator[Asked]:
    """Every ask of the first seat, as one meets it who follows all suggestions; the last one stands at the end."""
    folded = new_game(game, script.seats, script.seed, dict(script.options), 0)
    folded.apply(entries.Dealt(), 0.0)
    left = list(script.steps)
    for _ in range(MOST):
        if folded.over:
            yield Asked("", [], None, "", True)
            return
        if 0 in folded.asked:
            yield take(folded, game, left)
        else:
            seat = folded.asked[0]
            dice = thrown(f"lesson:{game}", seat, folded.asks)
            answer(folded, seat, folded.table.choose(seat, make(game, script.bot, dice)))  # type: ignore[union-attr]


def take(folded: Folded, game: str, left: list[Step]) -> Asked:
    table = folded.table
    assert table is not None
    options = table.options(0)
    step = next((one for one in left if any(option.verb == one.verb for option in options)), None)
    if step:
        left.remove(step)
    prompt = table.prompt(0, "en")
    text = step.suggest if step and step.suggest else table.choose(0, make(game, THUMB, folded.asks))
    answer(folded, 0, text)
    return Asked(prompt, options, step, text)


def answer(folded: Folded, seat: int, text: str) -> None:
    folded.apply(entries.Answered(seat, text), 0.0)


def shown(one: Choice) -> str:
    parts = ", ".join(part.text for part in one.then[:8])
    return f"{one.text}{' > {' + parts + '}' if parts else ''}  [{one.verb}] {one.label('en')}"


def main(arguments: list[str]) -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--seed", type=int)
    reader.add_argument("--asks", type=int, default=12)
    wish = reader.parse_args(arguments)
    script = script_of(wish.game)
    if wish.seed is not None:
        script = msgspec.structs.replace(script, seed=wish.seed)
    for n, asked in enumerate(walk(wish.game, script), 1):
        if asked.result or n > wish.asks:
            print("over" if asked.result else "…")
            break
        print(f"\n{n}. {asked.prompt}")
        print("\n".join(f"     {shown(one)}" for one in asked.options[:14]))
        print(f"   {asked.step.say if asked.step else '(no step)'} => {asked.answer}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
