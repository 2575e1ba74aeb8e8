"""Every game is a tree: a node per answer.

The line being played hangs together by its parents only, and what left it by children too: a table that is let go
leaves no rings behind unless somebody went back.
"""

from __future__ import annotations

import msgspec

from ..kernel.state import State
from .positions import digest


class Move(msgspec.Struct, omit_defaults=True):
    """One answer in a record, with the chance it drew and the lines that left here instead."""

    seat: int
    answer: str
    draws: list[int] = []
    stream: int = msgspec.field(default=0, name="line")
    """Which line of chance the draws came from; a line begins where somebody went back."""
    digest: str = ""
    time: str = ""
    comment: str = ""
    branches: list[list[Move]] = []
    """Other futures: each begins with an answer to the same ask."""


class Node:
    """One answer in a living tree."""

    def __init__(self, move: Move, parent: Node | None) -> None:
        self._move = move
        self._owed: State | None = None
        self.parent = parent
        self.children: list[Node] = []
        """The lines that left here, the newest first; not the one being played."""

    @property
    def move(self) -> Move:
        """The answer, with its fingerprint where one belongs."""
        if self._owed is not None:
            self.settle()
        return self._move

    @move.setter
    def move(self, move: Move) -> None:
        self._move = move

    @property
    def draws(self) -> list[int]:
        """The chance the answer drew."""
        return self._move.draws

    def owe(self, state: State) -> None:
        """Note the fingerprint of this state when somebody wants it; it must not change until then."""
        self._owed = state

    def settle(self) -> None:
        if self._owed is not None:
            self._move.digest, self._owed = digest(self._owed), None

    def leave(self) -> Node:
        """Go back from here: this answer becomes a branch of its parent, which is told."""
        assert self.parent is not None
        self.parent.children.insert(0, self)
        return self.parent

    def path(self) -> list[Move]:
        """The moves from the root to this node."""
        out: list[Move] = []
        node: Node | None = self
        while node is not None and node.parent is not None:
            out.append(node.move)
            node = node.parent
        return out[::-1]


def root() -> Node:
    return Node(Move(-1, ""), None)


def moves_to(end: Node) -> list[Move]:
    """The line from the root to a node, with the branches that left it on the way."""
    out: list[Move] = []
    node = end
    while node.parent is not None:
        others = node.parent.children  # nearly everywhere none
        out.append(copied(node, [branch_from(other) for other in others]) if others else copied(node))
        node = node.parent
    return out[::-1]


def branch_from(node: Node) -> list[Move]:
    """A branch: this node's answer and the line below it."""
    return [copied(node), *moves_below(node)]


def moves_below(node: Node) -> list[Move]:
    """The line from this node on, with its branches."""
    out: list[Move] = []
    while node.children:
        main, *others = node.children
        out.append(copied(main, [branch_from(other) for other in others]))
        node = main
    return out


def copied(node: Node, branches: list[list[Move]] | None = None) -> Move:
    return msgspec.structs.replace(node.move, branches=branches or [])


def last_stream(moves: list[Move]) -> int:
    """The highest line of chance in a recorded line and its branches."""
    below = [last_stream(branch) for move in moves for branch in move.branches]
    return max([*below, *(move.stream for move in moves)], default=0)


def grow(node: Node, moves: list[Move]) -> Node:
    """Play a recorded line on from a node, with the branches that left it; answers the line's last node."""
    for move in moves:
        for branch in reversed(move.branches):
            graft(node, branch)
        node = Node(msgspec.structs.replace(move, branches=[]), node)
    return node


def graft(node: Node, branch: list[Move]) -> None:
    """Keep a recorded line that left here."""
    end = grow(node, branch)
    while end is not node:
        end = end.leave()
