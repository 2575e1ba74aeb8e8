"""Made-up games, for figures that can be checked by hand."""

from chronolude.bots.arena.match import Bout, Match, ThinkTime


def match(*bots: str, game: str = "contre-temps", seed: int = 0) -> Match:
    return Match(game, len(bots), {}, list(bots), seed)


def bout(turn: int, winners: list[int], scores: list[int] | None = None, seats: int = 2, **more: object) -> Bout:
    """One game; whoever wins has one point and the others none, unless scores are given."""
    own = [int(seat in winners) for seat in range(seats)] if scores is None else scores
    thoughts = {name: ThinkTime(2, 0.5, 0.4) for name in ("a", "b")}
    plain = {"ending": "won", "decisions": 10, "rounds": None, "thoughts": thoughts, **more}
    return Bout(turn, winners, own, **plain)  # type: ignore[arg-type]  # made up by name
