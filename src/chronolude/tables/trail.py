"""The line that a table plays in its tree of answers."""

from __future__ import annotations

from msgspec.structs import replace

from .tree import Move, Node, branch_from, graft, grow, moves_to, root


class Trail:
    """Where a table stands in its tree. A twin's tree begins with its own answers, until those before are wanted."""

    def __init__(self, before: list[Move] | None = None) -> None:
        self._root = self._last = root()
        self._before = before
        """The answers that led to a twin, as long as they are no nodes."""

    def last(self) -> Node:
        """The node of the last answer, with those of all answers before it."""
        if self._before is not None:
            stem = grow(root(), self._before)
            stem.children = self._root.children
            first = self._last
            while first.parent is not None and first.parent is not self._root:
                first = first.parent
            for child in [first, *stem.children]:
                child.parent = stem
            self._last = stem if self._last is self._root else self._last
            self._before = None
        return self._last

    def add(self, move: Move) -> Node:
        """One answer further."""
        self._last = Node(move, self._last)
        return self._last

    def change(self, seat: int, answer: str) -> int:
        """Put another answer in the place of this seat's last; how many came before it.

        Those after it stay, and so does a line that somebody has left on the way, as a branch.
        """
        node, is_bare = self.last(), not self.last().children
        after: list[Move] = []
        while node.move.seat != seat:
            after.append(node.move)
            node = parent_of(node)
            is_bare = is_bare and not node.children
        end, before = self._last, parent_of(node)
        while not is_bare and end is not before:
            end = end.leave()
        self._last = before
        for move in [replace(node.move, answer=answer), *reversed(after)]:
            self.add(replace(move, digest=""))
        return len(self._last.path()) - len(after) - 1

    def annotate(self, time: str, comment: str) -> None:
        """Note when the last answer was given, or what was said of it."""
        node = self.last()
        node.move = replace(node.move, time=time or node.move.time, comment=comment or node.move.comment)

    def back(self) -> None:
        """One answer back; the abandoned one stays as a branch."""
        self._last = self.last().leave()

    def settle(self) -> None:
        """Note the fingerprint that the last answer owes, before its state changes."""
        self._last.settle()

    def path(self) -> list[Move]:
        """The answers that led here."""
        return [*(self._before or ()), *self._last.path()]

    def twin(self) -> Trail:
        """The same line for a clone, which grows a tree of its own."""
        return Trail(self.path())

    def moves(self) -> list[Move]:
        """The line as a record has it, with the branches that left it."""
        return moves_to(self.last())

    def futures(self) -> list[list[Move]]:
        """The lines that left the present for another future."""
        return [branch_from(child) for child in self.last().children]

    def graft(self, branches: list[list[Move]]) -> None:
        """Keep recorded lines that left here."""
        for branch in reversed(branches):
            graft(self.last(), branch)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as a record keeps it, since a chain of nodes goes deeper than pickles may."""
        return regrown, (self.moves(), self.futures())


def parent_of(node: Node) -> Node:
    assert node.parent is not None
    return node.parent


def regrown(moves: list[Move], futures: list[list[Move]]) -> Trail:
    """A trail that was pickled."""
    trail = Trail(moves)
    trail.graft(futures)
    return trail
