"""Write the wire, and what each game's board reads, as TypeScript.

Usage: python -m scripts.protocol_types [--check]. The wire goes to web/src/net/protocol.gen.ts, the aid of a game to
web/src/games/<its board>/aid.gen.ts; all are committed, and a test asks whether they are up to date.
"""

import sys
from pathlib import Path
from typing import Final

from chronolude.bots.puzzles.telling import PuzzleVerdict
from chronolude.games import register
from chronolude.games.legend import Legend
from chronolude.games.seen import Aid
from chronolude.games.time_stories.tools import judging as mission_judging
from chronolude.games.time_stories.tools import routes as missions
from chronolude.games.timeline.tools import deck_routes as decks
from chronolude.games.timeline.tools import judging, reports
from chronolude.server.clubs import bodies as clubs
from chronolude.server.http import bodies
from chronolude.server.http.routes import games
from chronolude.server.jobs import puzzles, records
from chronolude.server.lobby import finished
from chronolude.server.wire.messages import VERSION, AnyReply, AnyRequest
from scripts.typescript import HEAD, components, declared

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web/src"
GIVEN: Final = (
    bodies.Made, bodies.SeatKey, records.RecordCheck, bodies.TreeNode, bodies.Lobby, bodies.Daily, bodies.WebhookKey,
    reports.Report, bodies.HindsightInfo, games.Law, decks.Decks, decks.DeckCards, judging.DeckFindings,
    clubs.EveningMade, clubs.EveningInfo, clubs.OwnEvening, clubs.MemberKey, clubs.Came,
    puzzles.PuzzleList, puzzles.PuzzleInfo, puzzles.PuzzleMoment, puzzles.PuzzleHint, PuzzleVerdict,
    bodies.LockerVersion, finished.Finished, missions.MissionInfo, mission_judging.MissionReport,
)  # fmt: skip
TAKEN: Final = (
    bodies.NewTable, bodies.Join, bodies.Start, bodies.SeatChange, bodies.BranchWish, bodies.RecordText, bodies.Webhook,
    reports.DateWish, decks.DeckText, bodies.Locker, clubs.EveningWish, clubs.Correction,
)  # fmt: skip


def wire() -> str:
    """All messages: `AnyRequest` and `AnyReply` are the unions, the rest go by their names."""
    parts = {**components([AnyRequest, *TAKEN], sent=False), **components([AnyReply, *GIVEN], sent=True)}
    for name, union in (("AnyRequest", AnyRequest), ("AnyReply", AnyReply)):
        parts[name] = {"anyOf": [{"$ref": one.__name__} for one in union.__args__]}
    return HEAD + f"\nexport const VERSION = {VERSION};\n\n" + declared(parts)


def board(kind: type[Aid]) -> str:
    """The folder of the board that reads an aid: games that share their rules share it."""
    return kind.__module__.split(".")[2].replace("_", "-")


def files() -> dict[Path, str]:
    """What is to be written where."""
    out = {WEB / "net/protocol.gen.ts": wire()}
    out[WEB / "games/generic/aid.gen.ts"] = HEAD + "\n" + declared(components([Legend], sent=True))
    for game in register().values():
        kind, also = game.board.kind, game.board.also
        if kind not in (Aid, Legend) and kind.__module__.startswith("chronolude."):
            out[WEB / "games" / board(kind) / "aid.gen.ts"] = (
                HEAD + "\n" + declared(components([kind, *also], sent=True))
            )
    return out


def main(arguments: list[str]) -> int:
    """Write, or with --check tell whether what is there is up to date."""
    if "--check" in arguments:
        return int(any(not path.exists() or path.read_text("utf-8") != text for path, text in files().items()))
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
