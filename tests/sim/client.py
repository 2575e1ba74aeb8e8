"""Clients that play, lag, vanish, say things twice, come late and lie; and what each was told, number by number."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec

from chronolude.server.people.chat import PHRASES
from chronolude.server.people.keys import hash_of
from chronolude.server.wire.messages import VERSION

from .heard import Heard, Plain, UpdateSeen, any_path
from .net import Wire
from .truth import Violation

if TYPE_CHECKING:
    from .world import World

RETRY_SECONDS = 3.0


class Client:
    """A seat's browser, or a watcher's."""

    def __init__(self, world: World, table: str, seat: int | None, token: str, dice: random.Random) -> None:
        self.world = world
        self.table = table
        self.seat = seat
        self.token = token
        self.dice = dice
        self.lang = dice.choice(("en", "fr"))
        self.pace = dice.choice((0.05, 0.3, 1.5))
        self.honest = False
        self.name = ""
        """Tells whoever sits down at a seat later from those before."""
        self.wire: Wire | None = None
        self.heard = self.said = self.refs = self.keys = 0
        self.update: UpdateSeen | None = None
        self.pending: Plain | None = None
        """An answer whose yes was not heard: it is said again, under the same key."""
        self.pending_since = 0.0
        self.last: str = ""
        self.said_last: dict[str, int] = {}
        """By the key of an answer, the ref under which it was said last."""

    def __str__(self) -> str:
        return f"{self.table}/{self.name}{'watcher' if self.seat is None else self.seat}"

    # ── what it does ─────────────────────────────────────────────────────────────────────────────

    def tick(self) -> None:
        """One moment of a client's life; another follows."""
        if self.honest and not self.world.truth.opens(self):  # a dead key is tried again only by whoever means no good
            return
        self.world.at(self.world.now() + self.dice.expovariate(1 / self.pace), self.tick)
        if self.wire is None:
            self.connect()
        elif not self.honest and self.dice.random() < 0.25:
            self.misbehave(self.wire)
        elif self.update:
            self.play(self.wire)

    def connect(self) -> None:
        wire = self.world.open_line(self)
        if wire is None:
            return
        self.wire, wire.key = wire, hash_of(self.token)
        since = self.heard
        hello: Plain = {"type": "hello", "token": self.token, "since": since, "said": self.said, "language": self.lang}
        hello |= {"version": VERSION, "steps": self.seat != 0}
        if not self.honest and self.dice.random() < 0.1:
            hello |= self.dice.choice(({"since": 10**9}, {"version": 7}, {"seat": 9}, {"token": self.token[:-1]}))
            wire.asked[-1] = hello  # a lie: what follows is not held against what was heard
        hello["entropy"] = self.dice.choice(("", "owls", "ten black cats"))
        self.say(wire, hello)

    def play(self, wire: Wire) -> None:
        update = self.update
        assert update is not None
        asking = update.table.asking
        if self.pending is not None:
            if self.world.now() - self.pending_since > RETRY_SECONDS:
                self.answer(wire)
        elif asking and self.seat in asking["waiting"]:
            self.ask(wire, "consent", yes=self.honest or self.dice.random() < 0.6)
        elif update.your_turn and update.options:
            self.decide(wire, update)

    def decide(self, wire: Wire, update: UpdateSeen) -> None:
        self.keys += 1
        self.pending = {
            "decision": self.decision,
            "text": any_path(update.options, self.dice),
            "key": f"{self.name}k{self.keys}",
        }
        self.answer(wire)

    @property
    def decision(self) -> int:
        place = None if self.update is None else self.update.place
        return 0 if place is None else place.decision

    def answer(self, wire: Wire) -> None:
        assert self.pending is not None
        self.pending_since = self.world.now()
        self.ask(wire, "answer", **self.pending)
        self.said_last[self.pending["key"]] = self.refs
        if not self.honest and self.dice.random() < 0.15:
            wire.say(self.last)  # the same words once more

    def said_since(self, ref: int, key: str) -> bool:
        """Whether this answer was said again after it was said under this ref."""
        return self.said_last.get(key, ref) > ref

    def ask(self, wire: Wire, kind: str, **fields: Any) -> None:
        self.refs += 1
        self.say(wire, {"type": kind, "ref": self.refs, **fields})

    def say(self, wire: Wire, message: Plain) -> None:
        if message.get("ref"):
            wire.asked[message["ref"]] = message
            wire.lengths[message["ref"]] = len(self.world.truth.tables[self.table].log)
        if "key" in message:
            self.world.truth.tables[self.table].speakers[self.seat, message["key"]] = wire.key
        self.last = msgspec.json.encode(message).decode()
        self.world.note(f"{self} says {self.last[:160]}")
        wire.say(self.last)

    # ── and what it should not ───────────────────────────────────────────────────────────────────

    def misbehave(self, wire: Wire) -> None:
        what = self.dice.choice(
            (self.vanish, self.vanish, self.stall, self.say_nonsense, self.lie, self.lie, self.look, self.look,
             self.chat, self.take_back, self.stand, self.change_mind)
        )  # fmt: skip
        what(wire)

    def vanish(self, wire: Wire) -> None:
        self.world.note(f"{self} vanishes")
        wire.hang_up(told=self.dice.random() < 0.6)
        self.wire = None

    def stall(self, wire: Wire) -> None:
        wire.stall(self.dice.choice((0.5, 5.0)))

    def say_nonsense(self, wire: Wire) -> None:
        words = self.last.encode()
        at = self.dice.randrange(len(words) + 1)
        wire.say(
            self.dice.choice((words[:at], words + words, b"[" * 2000, b"\xf3\x28", b'{"type":"answer"}')).decode(
                "latin-1"
            )
        )

    def lie(self, wire: Wire) -> None:
        """An answer that is stale, not on offer, or somebody else's."""
        self.keys += 1
        now = self.decision
        words = self.dice.choice(("A13", "nonsense", "-3", "play > play"))
        twist = self.dice.choice(
            ({}, {"decision": now + 1}, {"decision": max(0, now - 2)}, {"decision": -5},
             {"seat": 1 - (self.seat or 0)}, {"table": "elsewhere"})
        )  # fmt: skip
        self.ask(wire, "answer", **{"decision": now, "text": words, "key": f"{self.name}lie{self.keys}", **twist})

    def look(self, wire: Wire) -> None:
        now, options = self.decision, [] if self.update is None else self.update.options
        text = options[0].text if options else "A13"
        kind, fields = self.dice.choice(
            (("describe", {}), ("why", {"text": text}), ("review", {"decision": self.dice.randrange(now + 2)}),
             ("review", {"decision": now, "seat": 0}), ("ping", {}), ("inspect", {"steps": ["1963"]}),
             ("foresee", {"text": text}))
        )  # fmt: skip
        self.ask(wire, kind, **fields)

    def chat(self, wire: Wire) -> None:
        if self.dice.random() < 0.3 and self.seat is not None:
            self.ask(wire, "mute", seat=1 - self.seat, muted=self.dice.random() < 0.5)
        else:
            self.ask(wire, "say", phrase=self.dice.choice(PHRASES))

    def take_back(self, wire: Wire) -> None:
        self.ask(wire, "undo")

    def stand(self, wire: Wire) -> None:
        for one in [] if self.update is None else self.update.standing[:1]:
            self.ask(wire, "standing", name=one["name"], on=not one["on"])

    def change_mind(self, wire: Wire) -> None:
        """Another answer while one's own is sealed."""
        update = self.update
        if self.pending is None and update is not None and update.sealed and update.options:
            self.decide(wire, update)

    # ── what it is told ──────────────────────────────────────────────────────────────────────────

    def hear(self, wire: Wire, told: Heard) -> None:
        if wire is not self.wire:
            return
        self.world.note(f"{self} hears {told.type} {told.ref or ''}{told.code}")
        if told.type == "events":
            self.hear_events(wire, told.events)
        elif told.update is not None:
            self.hear_update(wire, told.update)
        elif told.type == "welcome" and told.n < self.heard:
            raise Violation(f"{self} heard event {self.heard} before, and now there are {told.n}")
        elif told.type == "said":
            self.hear_sayings(told.sayings)
        elif told.type in ("accepted", "refused", "fault"):
            self.hear_word(wire.asked.get(told.ref, {}), told.type)

    def hear_word(self, ask: Plain, kind: str) -> None:
        """A fault leaves open what became of an answer: it is said again."""
        if self.pending is None or ask.get("key") != self.pending["key"] or kind == "fault":
            return
        if kind == "accepted":
            self.world.acknowledged.append((self.table, self.seat, self.pending["key"], ask["text"]))
        self.pending = None

    def lied(self, wire: Wire) -> bool:
        return -1 in wire.asked

    def hear_events(self, wire: Wire, events: list[Plain]) -> None:
        numbers = [event["n"] for event in events]
        if not self.lied(wire):
            if numbers != list(range(self.heard + 1, self.heard + 1 + len(numbers))):
                raise Violation(f"{self} heard {self.heard} events and is told {numbers}")
            self.heard = numbers[-1]

    def hear_update(self, wire: Wire, update: UpdateSeen) -> None:
        if not self.lied(wire) and update.n != self.heard:
            raise Violation(f"{self} is shown event {update.n} and was told {self.heard}")
        self.update = update

    def hear_sayings(self, sayings: list[Plain]) -> None:
        numbers = [one["n"] for one in sayings]
        if numbers != sorted(set(numbers)):
            raise Violation(f"{self} hears sayings {numbers}")
        self.said = max(self.said, numbers[-1])

    def cut_off(self, wire: Wire) -> None:
        if wire is self.wire:
            self.world.note(f"{self} loses its line")
            self.wire = None
