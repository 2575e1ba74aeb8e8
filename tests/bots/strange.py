"""Bots of strangers, as files: a good one, and one for each way of being bad."""

import hashlib
import sys
from pathlib import Path

PYTHON = '''
"""Bots for tests."""

import random

from NEIGHBOUR import PICK


class Good:
    def __init__(self, seed, pick="0"):
        self.dice, self.pick, self.ends = random.Random(seed), int(pick) + PICK, []

    def choose(self, sight):
        return sight.options[self.pick % len(sight.options)] if self.pick < 9 else self.dice.choice(sight.options)

    def end(self, played):
        ENDS.append(played.ending)


ENDS = []


class Crashing(Good):
    def choose(self, sight):
        if len(sight.options) > 2:
            return 1 // 0
        return sight.options[0]


class Cheating(Good):
    def choose(self, sight):
        return 77 << 16


class Fickle(Good):
    asked = 0

    def choose(self, sight):
        Fickle.asked += 1
        return sight.options[Fickle.asked % len(sight.options)]


class Leaving(Good):
    def choose(self, sight):
        raise SystemExit("I have had enough")


NOT_A_BOT = 5
'''

PROGRAM = '''
"""A program that plays: the first option, the last, or as badly as it is told."""

import json
import sys
import time

how, games = sys.argv[1], 0
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        assert told["protocol"] == 1
        print(json.dumps({"type": "ready", "name": "Clepsydra", "memory": how == "memory"}), flush=True)
    elif told["type"] == "new":
        games += 1
        if "layout" in told:
            cards = told["layout"]["cards"]
    elif told["type"] == "ask":
        assert all(0 <= card < len(cards) for zone in told["zones"] for card in zone if card >= 0)
        assert ("memory" in told) == (how == "memory")
        if how == "text":
            print(json.dumps({"type": "answer", "text": told["texts"][-1]}), flush=True)
        elif how == "nonsense":
            print("Good morning", flush=True)
        elif how == "illegal":
            print(json.dumps({"type": "answer", "text": "the moon"}), flush=True)
        elif how == "exit":
            sys.exit(3)
        elif how != "silent":
            if how == "slow":
                time.sleep(0.02)
            print(json.dumps({"type": "answer", "act": told["options"][0]}), flush=True)
    elif told["type"] == "end":
        print("game", games, told["result"] and told["result"]["ending"], file=sys.stderr, flush=True)
'''


def file_with_bots(folder: Path) -> str:
    """Its neighbour has a name of its own in every folder: modules are imported once a process."""
    neighbour = f"neighbour_{hashlib.sha256(str(folder).encode()).hexdigest()[:8]}"
    (folder / f"{neighbour}.py").write_text("PICK = 0\n")
    file = folder / "my_bots.py"
    file.write_text(PYTHON.replace("NEIGHBOUR", neighbour))
    return str(file)


def program(folder: Path, how: str) -> str:
    """Its name as a bot."""
    (folder / "program.py").write_text(PROGRAM)
    return f"stdio:{sys.executable} {folder / 'program.py'} {how}"
