"""A live game. The table holds the only real state; everybody else gets views, options and events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

import msgspec

from ..games.game import Game
from ..games.seen import Ending, Told, View
from ..kernel.ask import SEALED
from ..kernel.chance import Source
from ..kernel.engine import answer
from ..kernel.layout import SPECTATOR
from ..kernel.state import Event, Log, State, numbers
from ..sight import Sight, face, fold, project
from .choices import AnyAnswer, Choice, choices, moves, offers
from .foresee import Forecast, foresee
from .looks import Looks
from .memories import Memories, Moment, fresh_memories, memory_in_words
from .notation import action_text, is_whole, wrong_type
from .paths import AnswerPath, spoken, whole_seat
from .positions import Plain, digest, position
from .record import DIGEST_EVERY, Header, Record
from .refused import Reason, Refused
from .sources import Noted, Recorded
from .telling import Reader, Telling, tellings
from .trail import Trail
from .tree import Move, last_stream
from .views import ending, owing, told_in_words

KEPT_EVERY: Final = 32
"""A table holds every so many-th moment of its past: a state and what all seats remember take some 16 kB."""


class Chooser(Protocol):
    """A bot, as far as a table knows."""

    def choose(self, sight: Sight) -> int: ...


class Table:
    """One game, its memory of what each seat was told, and its tree of answers."""

    def __init__(self, game: Game, state: State, options: dict[str, str], header: Header) -> None:
        self.game = game
        self.seats = int(state.seats)
        self.settings = options
        self.header = header
        self.names = list(header.names)
        """What people call the seats; empty for Seat 1, Seat 2, …"""
        self._state = state
        self._noted = Noted(state.source)
        state.source = self._noted
        self._streams = int(state.stream)
        self._events: list[tuple[int, Event]] = []
        self._told: list[int] = []
        """For each answer how many events there were before it."""
        self._moments: list[Moment] = []
        """What undo starts from: one in so many moments; those between are played again when somebody goes back."""
        self._trail = Trail()
        self._kept = fresh_memories(state)
        """What was remembered after the first `_heard` events; the rest is folded in when somebody asks."""
        self._heard = 0
        self._looks: Looks | None = None

    # ── what a seat is shown ─────────────────────────────────────────────────────────────────────

    @property
    def decision(self) -> int:
        """How many answers led here."""
        return len(self._told)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe an answer now."""
        return owing(self._state)

    @property
    def is_sealed(self) -> bool:
        """Whether those asked answer at once, none seeing what the others say."""
        return bool(self._state.mode == SEALED)

    def sight(self, seat: int | None) -> Sight:
        """What bots think with: the view as ints."""
        number = SPECTATOR if seat is None else self._seat(seat)
        return project(self._state, number, list(self._memories[number]))

    def seen(self, seat: int | None) -> View:
        """The view as a struct; the same one until the next answer, so treat it as printed."""
        return self.looks.view(None if seat is None else self._seat(seat), self.sight)

    def aided(self, view: View, lang: str) -> View:
        """A view of this table with what its board shows besides; made once for all who read it in one language."""
        return self.looks.aided(view, lang, self.sight)

    @property
    def looks(self) -> Looks:
        """What is shown of the table as it stands."""
        if self._looks is None:
            self._looks = Looks(self.game, self.settings, self._state)
        return self._looks.follow(self._state, len(self._told), self.names)

    def view(self, seat: int | None, lang: str = "en") -> Plain:
        """What this seat sees, or with None a spectator, as plain data."""
        plain: Plain = msgspec.to_builtins(self.aided(self.seen(seat), spoken(lang)))
        return plain

    def describe(self, seat: int | None, lang: str = "en") -> str:
        """The view in sentences."""
        return self.game.words.describe(self.seen(seat), spoken(lang))

    def prompt(self, seat: int | None, lang: str = "en") -> str:
        """One sentence: what is asked of this seat, or whom we wait for."""
        return self.game.words.prompt(self.seen(seat), spoken(lang))

    def options(self, seat: int, verb: str | None = None) -> list[Choice]:
        """What this seat may answer now."""
        seat = whole_seat(seat)
        found = choices(self.game, self._state, self.seen(seat), seat)
        return [one for one in found if verb is None or one.verb == verb]

    def moves(self, seat: int) -> list[str]:
        """Every whole move this seat may make now, as `play` takes it; without words, and so much quicker."""
        return moves(self.game, self._state, self._seat(seat))

    def offers(self, seat: int, begun: Sequence[int] = ()) -> list[int]:
        """What this seat may answer now as numbers, a move in parts part by part: the next one after those begun."""
        return offers(self._state, self._seat(seat), begun)

    @property
    def event_count(self) -> int:
        """How many events led here; the next one has this number."""
        return len(self._events)

    def events(self, seat: int | None, since: int = 0, lang: str = "") -> list[Told]:
        """What this seat was told, from event number `since` on; with a language, also as sentences of this moment."""
        number = SPECTATOR if seat is None else self._seat(seat)
        if not is_whole(since):
            raise wrong_type("since", since)
        view = self.seen(seat) if spoken(lang) and since < len(self._events) else None
        out: list[Told] = []
        for n in range(since, len(self._events)):
            decision, event = self._events[n]
            kind, args = told_in_words(self.game, *face(event, number, self.game.layout))
            text = "" if view is None else self.game.words.sentence(view, kind, args, lang)
            out.append(Told(n, decision, kind, args, text))
        return out

    def tell(self, readers: set[Reader], since: int, n: int, at: float) -> list[Telling]:
        """The events from number `since` on as each reader, an audience with its language, is told them; from `n` on.

        Where a sentence hangs on nothing but the event, whoever is told the same and is not named in it gets the same.
        """
        return tellings(self.game, self.looks, self.sight, readers, self._events, since, n, at)

    def say(self, seat: int | None, told: Told, lang: str = "en") -> str:
        """An event as a sentence for this seat; empty if it speaks for itself."""
        return self.game.words.sentence(self.seen(seat), told.kind, told.args, spoken(lang))

    @property
    def is_over(self) -> bool:
        return bool(self._state.mode < 0)

    @property
    def result(self) -> Ending | None:
        """How it ended, or None while it goes on."""
        if self._state.mode >= 0:
            return None
        return ending(self.game.rulebook.result(self.game.layout, numbers(self._state), self.seats))

    # ── answering ────────────────────────────────────────────────────────────────────────────────

    def play(self, seat: int, answer_text: AnyAnswer) -> list[Told]:
        """Take an answer, and say what this seat was told by it; raises Refused and then changes nothing."""
        before = len(self._events)
        self.take(seat, answer_text)
        return self.events(seat, before)

    def take(self, seat: int, answer_text: AnyAnswer) -> None:
        """Take an answer, a move in parts as its whole path, for those who ask for events by themselves or not at all.

        Raises Refused and then changes nothing.
        """
        told: list[Event] = []
        path = AnswerPath(self.game, self._state, seat, answer_text)
        path.trial.log = Log(told)
        self._follow(path)
        self._commit(path, told)

    def change(self, seat: int, answer_text: str) -> None:
        """Seal another answer in the place of one's own: no decision is counted. Refused as in `take`."""
        path = self._path(seat, answer_text)
        self._follow(path)
        before = self._trail.change(path.seat, path.read_back())
        self._moments = [one for one in self._moments if one.decision <= before]
        self._state = path.trial

    def _path(self, seat: int, answer_text: AnyAnswer) -> AnswerPath:
        return AnswerPath(self.game, self._state, seat, answer_text)

    def _follow(self, path: AnswerPath) -> None:
        """Answer a whole move on a copy, or raise Refused."""
        reason = path.follow(self.seen) or path.unfinished(self.seen)
        if reason is not None:
            raise Refused(reason)

    def _commit(self, path: AnswerPath, told: list[Event]) -> None:
        trial, before, noted, since = path.trial, self._state, self._noted, len(self._told)
        if since % KEPT_EVERY == 0:
            self._keep(before)
        self._told.append(len(self._events))
        draws = [noted.drawn[k] for k in range(before.draws, trial.draws)] if noted.drawn else []
        noted.drawn.clear()  # the move has them
        self._state, trial.log, decision = trial, None, since + 1
        self._events += [(decision, event) for event in told]
        node = self._trail.add(Move(path.seat, path.read_back(), draws, int(trial.stream)))
        if decision % DIGEST_EVERY == 0 or trial.mode < 0:
            node.owe(trial)

    def _keep(self, state: State) -> None:
        """Let undo start from here."""
        if not self._moments or self._moments[-1].decision < self.decision:
            self._moments.append(Moment(self.decision, state, self._kept, self._heard))

    @property
    def _memories(self) -> Memories:
        """What every seat remembers, for bots, forecasts and positions: nobody else asks."""
        if self._heard < len(self._events):
            self._kept = {seat: list(memory) for seat, memory in self._kept.items()}
            told = [event for _, event in self._events[self._heard :]]
            fold(self._kept, told, self.game.layout, self.game.rulebook.infer)
            self._heard = len(self._events)
        return self._kept

    def why(self, seat: int, answer_text: str) -> Reason | None:
        """Why an answer is not on offer; None if it is."""
        return self._path(seat, answer_text).follow(self.seen)

    def choose(self, seat: int, chooser: Chooser) -> str:
        """Let a bot answer for a seat, part by part: it is shown that seat's sight and nothing else."""
        trial = self._state.clone()
        memory = self._memories[self._seat(seat)]
        done: list[str] = []
        while not done or (trial.mode >= 0 and trial.part):
            act = chooser.choose(project(trial, seat, list(memory)))
            answer(trial, seat, act)
            done.append(action_text(self.game.layout, act))
        return " > ".join(done)

    def foresee(self, seat: int, answer_text: AnyAnswer, worlds: int = 64) -> Forecast:
        """What an answer would surely do, as far as this seat can know; raises Refused if it is not on offer."""
        path = self._path(seat, answer_text)
        reason = path.follow(self.seen)
        if reason is not None:
            raise Refused(reason)
        return foresee(self.game, self.sight(seat), path.acts, worlds, self.decision)

    def inspect(self, seat: int | None, steps: Sequence[str], lang: str = "en") -> Plain:
        """What supposed changes of the public table would bring, as far as this seat can see."""
        if self.game.board.inspect is None:
            raise ValueError(f"{self.game.id} has nothing to inspect")
        plain: Plain = msgspec.to_builtins(self.game.board.inspect(self.seen(seat), list(steps), lang))
        return plain

    # ── time travel ──────────────────────────────────────────────────────────────────────────────

    def undo(self) -> None:
        """One answer back. The abandoned future stays as a branch, and chance is drawn anew."""
        if not self._told:
            raise ValueError("nothing has been answered yet")
        self._trail.back()
        self._return_to(self.decision - 1)
        self.turn_stream()

    def _return_to(self, decision: int) -> None:
        """From the last moment kept before it, by the answers and draws of the line being played.

        The moments on the way are kept as well: whoever goes back once often goes back further.
        """
        told = self._told[: decision + 1]
        del self._events[told[decision] :]
        while self._moments[-1].decision > decision:
            self._moments.pop()
        kept = self._moments[-1]
        state, self._told = kept.state.clone(), told[: kept.decision]
        self._kept, self._heard = kept.memories, kept.heard
        for move in self._trail.path()[kept.decision :]:
            self._keep(state)
            path = AnswerPath(self.game, state, move.seat, move.answer)
            state = path.trial
            state.stream, state.source = move.stream, Recorded(move.draws, int(state.draws))
            self._follow(path)
            self._told.append(told[self.decision])
        state.source = self._noted
        self._state = state

    def undo_is_free(self) -> bool:
        """Whether the last answer told nobody anything and drew no chance."""
        return bool(self._told) and not self._trail.last().draws and len(self._events) == self._told[-1]

    def recall(self, memories: Memories) -> None:
        """Begin with these memories, for a table that was opened in mid-game."""
        self._kept, self._heard = memories, len(self._events)

    def turn_stream(self, stream: int | None = None) -> None:
        """Draw chance from another line from here on: a new one, or the one a record names."""
        self._trail.settle()
        self._streams = self._streams + 1 if stream is None else max(self._streams, stream)
        self._state.stream = self._streams if stream is None else stream

    def clone(self) -> Table:
        """A table of its own in the same position, with the same past behind it."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.names = list(self.names)
        twin._looks = None
        twin._state = self._state.clone()
        twin._state.source = twin._noted = Noted(self._noted.source)
        twin._events = list(self._events)
        twin._told = list(self._told)
        twin._moments = list(self._moments)
        twin._trail = self._trail.twin()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Pickled with its past, without what is made anew when somebody looks."""
        return {**self.__dict__, "_looks": None}

    # ── data ─────────────────────────────────────────────────────────────────────────────────────

    def position(self) -> Plain:
        """The complete truth at this decision; `chronolude.position` reads it back."""
        out: Plain = {"game": self.game.id, "options": dict(self.settings), **position(self._state)}
        memory = memory_in_words(self._state, self._memories)
        if memory:
            out["memory"] = memory
        return out

    def digest(self) -> str:
        """A short fingerprint of the position."""
        return digest(self._state)

    @property
    def draws(self) -> int:
        """How many times chance was drawn."""
        return int(self._state.draws)

    @property
    def stream(self) -> int:
        """Which stream of chance the next draw comes from; another one after each return."""
        return int(self._state.stream)

    def draw_from(self, source: Source) -> None:
        """Take chance from another source from here on."""
        self._noted.source = source

    def truth(self) -> State:
        """A copy of the true state, for a fair branch and nothing else."""
        return self._state.clone()

    def last_move(self) -> Move:
        """The answer that led here."""
        return self._trail.last().move

    def graft(self, branches: list[list[Move]]) -> None:
        """Keep recorded lines that left here, so that a table opened from a record loses none."""
        self._trail.graft(branches)
        self._streams = max(self._streams, *map(last_stream, branches), 0)

    def annotate(self, time: str = "", comment: str = "") -> None:
        """Note when the last answer was given, or what was said of it."""
        self._trail.annotate(" ".join(time.replace("|", " ").split()), comment)

    def record(self) -> Record:
        """The header, the chance it drew, and the tree of answers."""
        return Record(self.header, self._trail.moves(), self._trail.futures(), result=self.result)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.position() == other.position()

    __hash__ = None  # type: ignore[assignment]  # a table changes

    def _seat(self, seat: int) -> int:
        found = seat if type(seat) is int else whole_seat(seat)
        if not 0 <= found < self.seats:
            raise ValueError(f"seat {seat} is not one of 0 to {self.seats - 1}")
        return found
