"""Whether a seat can win for certain, from what it knows: in every world it must allow for, and answering alike
wherever it cannot tell two worlds apart.

Either whatever the others do, to the end of the game; or before anybody else has a choice, if nobody steps in: windows
go by, and a world in which somebody else must choose is not won.
"""

from __future__ import annotations

from typing import NamedTuple

from ...games.game import Game
from ...kernel.ask import FIRST, Ask
from ...kernel.engine import answer
from ...search.exact import TooMuch
from ...search.tree import name_of_world
from ...sight import World
from ...tables.foresee import STOPPED, is_sealed, pass_by

Answers = tuple[tuple[int, int], ...]


class Reached(NamedTuple):
    """A world, and the answers with a choice in them that led there."""

    world: World
    answers: Answers = ()
    root: int = 0
    """Which of the worlds it began in."""


def winners_of(game: Game, world: World) -> list[int]:
    """Who has won a game that is over."""
    numbers = [int(world.n[number]) for number in range(game.layout.size_n)]
    return game.rulebook.result(game.layout, numbers, int(world.seats)).winners


def is_won(game: Game, world: World, seat: int) -> bool:
    """Whether a game that is over was won by this seat, and shared with nobody it plays against."""
    winners = winners_of(game, world)
    return seat in winners and (game.cooperative or len(winners) == 1)


class SureWin:
    """A search for certainty. A world that was lost is kept: it is why an answer is not sure."""

    def __init__(self, game: Game, seat: int, steps: int, *, alone: bool, deepest: int = 99) -> None:
        self.game = game
        self.seat = seat
        self.left = steps
        self.alone = alone
        """Whether the others let all windows go by and have no other choice before it is won."""
        self.deepest = deepest
        """Answers of a line after which it is taken for lost."""
        self.lost: Reached | None = None

    def after(self, one: Reached, seat: int, act: int) -> Reached:
        self.left -= 1
        if self.left < 0:
            raise TooMuch
        world = one.world.clone()
        answer(world, seat, act)
        return Reached(world, (*one.answers, (seat, act)), one.root)

    def wins(self, reached: list[Reached]) -> bool:
        """Whether one way of answering wins in all of these worlds."""
        alike: dict[int, list[Reached]] = {}
        for one in reached:
            for leaf in self.leaves(one):
                if leaf.world.mode >= 0 and self.owes(leaf.world) and len(leaf.answers) < self.deepest:
                    alike.setdefault(name_of_world(leaf.world, self.seat), []).append(leaf)
                elif leaf.world.mode >= 0 or not is_won(self.game, leaf.world, self.seat):
                    self.lost = leaf
                    return False
        return all(self.choice(group) is not None for group in alike.values())

    def choice(self, alike: list[Reached]) -> int | None:
        """An answer that wins in all worlds that look the same."""
        ask = alike[0].world.ask
        assert ask is not None
        for act in ask.of(self.seat):
            if self.wins([self.after(one, self.seat, act) for one in alike]):
                return act
        return None

    def owes(self, world: World) -> bool:
        """Whether this seat has a choice now."""
        ask = world.ask
        if ask is None or self.seat not in ask.seats or is_sealed(world, ask, self.seat):
            return False
        return len(ask.of(self.seat)) > 1

    def leaves(self, one: Reached) -> list[Reached]:
        """Where it is this seat's choice, or all is over: for every answer of the others, or if they let it be."""
        out: list[Reached] = []
        todo = [one]
        while todo:
            here = todo.pop()
            ask = here.world.ask
            if ask is None or self.owes(here.world):
                out.append(here)
            elif not self.alone:
                todo += self.replies(here, ask)
            elif pass_by(self.game, here.world) == STOPPED:
                out.append(here)
            else:
                todo.append(here)
        return out

    def replies(self, here: Reached, ask: Ask) -> list[Reached]:
        """What the next seat that owes an answer may say. Who is quickest is not ours to know."""
        if ask.mode == FIRST and len(ask.seats) > 1:
            raise TooMuch
        seat = next(one for one in ask.seats if not is_sealed(here.world, ask, one))
        options = ask.of(seat)
        if len(options) > 1:
            return [self.after(here, seat, act) for act in options]
        self.left -= 1
        if self.left < 0:
            raise TooMuch
        answer(here.world, seat, options[0])
        return [here]
