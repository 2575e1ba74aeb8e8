"""Write the protocol as JSON Schema, and as TypeScript where Node is at hand.

Usage: python -m scripts.protocol_types [--check]. The schema is committed (web/src/net/protocol.schema.json), and so is
what json-schema-to-typescript makes of it (protocol.gen.ts), written by this script when it finds that program.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from chronolude.games.timeline.tools import deck_routes as decks
from chronolude.games.timeline.tools import reports
from chronolude.server import bodies
from chronolude.server.protocol import Message, Request
from chronolude.server.rest import games

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = ROOT / "web/src/net/protocol.schema.json"
TYPES = ROOT / "web/src/net/protocol.gen.ts"
GIVEN = (
    bodies.Made, bodies.SeatKey, bodies.Verdict, bodies.TreeNode, bodies.Lobby, bodies.Daily, bodies.WebhookKey,
    reports.Report, bodies.Hindsight, games.Law, games.Catalogue, decks.Decks, decks.DeckCards, decks.DeckFindings,
)  # fmt: skip
TAKEN = (
    bodies.NewTable, bodies.Join, bodies.Start, bodies.SeatChange, bodies.BranchWish, bodies.RecordText, bodies.Webhook,
    reports.DateWish, decks.DeckText,
)  # fmt: skip


def schema() -> dict[str, Any]:
    """One schema of all messages: `Request` and `Message` are the unions, the rest go by their names."""
    said, parts = msgspec.json.schema_components([Message, *GIVEN], ref_template="#/definitions/{name}")
    for part in parts.values():
        require_all(part)
    asked, more = msgspec.json.schema_components([Request, *TAKEN], ref_template="#/definitions/{name}")
    parts = {**more, **parts, "Message": plain_union(said[0]), "Request": plain_union(asked[0])}
    names = sorted(parts)
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Protocol",
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/definitions/{name}"} for name in names},
        "definitions": {name: parts[name] for name in names},
    }


def require_all(part: dict[str, Any]) -> None:
    """The server always sends every field, also those with defaults."""
    if "properties" in part:
        part["required"] = sorted(part["properties"])
        part.setdefault("additionalProperties", False)


def plain_union(union: dict[str, Any]) -> dict[str, Any]:
    return {"anyOf": union["anyOf"]}


def text() -> str:
    return json.dumps(schema(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> int:
    """Write, or with --check tell whether what is there is up to date."""
    if "--check" in arguments:
        return int(not SCHEMA.exists() or SCHEMA.read_text(encoding="utf-8") != text())
    SCHEMA.parent.mkdir(parents=True, exist_ok=True)
    SCHEMA.write_text(text(), encoding="utf-8")
    tool = shutil.which("json2ts", path=str(ROOT / "web/node_modules/.bin")) or shutil.which("json2ts")
    if tool:
        command = [tool, "-i", str(SCHEMA), "-o", str(TYPES), "--no-additionalProperties", "--unreachableDefinitions"]
        subprocess.run(command, check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
