"""A seat at a table of some server, held by its link: the same protocol as any page speaks (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from .local import NotDone
from .telling import AnswerLine, answers_in_lines, news_in_lines

SECONDS: Final = 60.0
VERSION: Final = 3
Plain = dict[str, Any]


class RemoteSeat:
    """One connection, what was heard on it, and what has not been told on yet."""

    def __init__(self, socket: ClientConnection, lang: str) -> None:
        self.socket = socket
        self.lang = lang
        self.update: Plain = {}
        self.fresh: list[str] = []
        self.replies: dict[int, asyncio.Future[Plain]] = {}
        self.ref = self.rung = self.answered = 0
        """The last request, the last rung of advice, and the last turn that was answered."""
        self.changed = asyncio.Event()
        self.listener = asyncio.create_task(self.listen())

    @classmethod
    async def join(cls, link: str, lang: str) -> RemoteSeat:
        base, sign, token = link.strip().partition("/s/")
        if not base.startswith(("http://", "https://")) or not sign or not token:
            raise NotDone("A link to a seat looks like https://host/s/KEY.")
        try:
            table = await asyncio.to_thread(table_of, link)
            socket = await connect(f"ws{base[4:]}/ws/{table}", max_size=None)
        except (OSError, WebSocketException) as error:  # URLError is an OSError
            raise NotDone(f"The table does not answer: {error}") from None
        hello = {"type": "hello", "token": token, "since": 0, "version": VERSION, "language": lang}
        await socket.send(json.dumps(hello))
        seat = cls(socket, lang)
        await seat.until_asked(SECONDS)
        return seat

    async def listen(self) -> None:
        try:
            async for text in self.socket:
                self.take(json.loads(text))
                self.changed.set()
        finally:
            self.changed.set()

    def take(self, told: Plain) -> None:
        if told["type"] == "update":
            self.update = told["update"]
        elif told["type"] == "events":
            self.fresh += [event["text"] for event in told["events"]]
        elif told.get("ref") in self.replies:
            self.replies.pop(told["ref"]).set_result(told)
        elif told["type"] == "fault":
            self.fresh.append(told["text"])

    async def ask(self, kind: str, **fields: Any) -> Plain:
        self.ref += 1
        reply = self.replies[self.ref] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(json.dumps({"type": kind, "ref": self.ref, **fields}))
            told: Plain = await asyncio.wait_for(reply, SECONDS)
        except (WebSocketException, TimeoutError) as error:
            raise NotDone(f"The table does not answer: {error}") from None
        if told["type"] in ("refused", "fault"):
            reasons = [f"{one['text']} ({one['rule']})" for one in told.get("reasons", [])]
            raise NotDone(" ".join(reasons) or told.get("text", told["code"]))
        return told

    @property
    def is_over(self) -> bool:
        return bool(self.update) and self.update["table"]["status"] in ("over", "closed")

    @property
    def is_asked(self) -> bool:
        """An update that came before its own answer was taken still tells of the old turn."""
        return bool(self.update) and bool(self.update["your_turn"]) and self.update["turn"] != self.answered

    async def answer(self, text: str) -> None:
        turn = self.update["turn"]
        await self.ask("answer", decision=self.update["view"]["decision"], text=text)
        self.answered = turn

    async def until_asked(self, seconds: float) -> None:
        """Wait until this seat has a choice; what leaves none is answered."""
        last = asyncio.get_running_loop().time() + seconds
        while not self.is_over and not self.listener.done():
            self.changed.clear()  # before looking: what comes while we answer must not be missed
            if self.is_asked:
                only = forced_in(self.update["options"])
                if only is None:
                    return
                self.fresh.append(f"(Answered for you, as there was no choice: {only})")
                await self.answer(only)
                continue
            left = last - asyncio.get_running_loop().time()
            if left <= 0:
                return
            try:
                await asyncio.wait_for(self.changed.wait(), left)
            except TimeoutError:
                return

    # ── what may be asked and done ───────────────────────────────────────────────────────────────

    async def describe(self, wait: float = 0) -> str:
        await self.until_asked(min(wait, SECONDS))
        if not self.update or self.update["view"] is None:
            return "The game has not begun."
        told = await self.ask("describe")
        return "\n".join([*told["text"].splitlines()[:-1], *self.question()])

    def news(self) -> str:
        lines, self.fresh = news_in_lines(self.fresh), []
        return "\n".join([*lines, *self.question()])

    def question(self) -> list[str]:
        if not self.update or self.update["view"] is None:
            return ["The game has not begun."]
        result = self.update["view"]["result"]
        if self.is_over or result:
            return [f"The game is over: {json.dumps(result)}"]
        if not self.is_asked:
            return [f"{self.update['prompt']['ask']} (Look again with wait.)"]
        offered = [AnswerLine(one["text"], one["label"], bool(one["then"])) for one in self.update["options"]]
        return [self.update["prompt"]["ask"], *answers_in_lines(offered)]

    async def play(self, answer: str) -> str:
        offered = follow(self.update.get("options", []), answer)
        if offered:
            begun = [AnswerLine(f"{answer} > {one['text']}", one["label"], bool(one["then"])) for one in offered]
            return "\n".join(["Not played yet: this move has more parts.", *answers_in_lines(begun)])
        if not self.is_asked:
            raise NotDone("You are not asked anything.")
        await self.answer(answer)
        self.rung = 0
        await self.until_asked(SECONDS)
        return self.news()

    async def why(self, answer: str) -> str:
        reasons = (await self.ask("why", text=answer))["reasons"]
        return " ".join(f"{one['text']} ({one['rule']})" for one in reasons) or "It is on offer."

    async def foresee(self, answer: str) -> str:
        lines = [one["text"] for one in (await self.ask("foresee", text=answer))["foreseen"]["certain"]]
        return "\n".join(["For certain:", *lines]) if any(lines) else "Nothing is certain."

    async def hint(self) -> str:
        self.rung = min(self.rung + 1, 3)
        found = (await self.ask("hint", step=self.rung))["hint"]
        return "\n".join([found["text"], *(f"- {text}" for text in found["options"])])

    async def undo(self) -> str:
        """Only what is free: nobody else is asked to consent."""
        undo = self.update["table"]["undo"] if self.update else None
        if not undo or not undo["free"]:
            raise NotDone("Your last answer cannot be taken back: something has followed from it.")
        await self.ask("undo")
        return "\n".join(["Taken back.", *self.question()])

    async def card(self, name: str) -> str:
        zones = self.update["view"]["zones"] if self.update and self.update["view"] else []
        places = [zone["name"] for zone in zones if name in zone["cards"]]
        return f"You see {name} in: {', '.join(places)}." if places else f"You do not see {name} now."

    async def leave(self) -> None:
        self.listener.cancel()
        await self.socket.close()


def table_of(link: str) -> str:
    """The table a link leads to."""
    with urllib.request.urlopen(link, timeout=SECONDS) as opened:  # noqa: S310  (http alone: looked at before)
        return str(opened.url.rpartition("/")[2])


def forced_in(options: list[Plain]) -> str | None:
    """The one whole move there is; None where there is a choice."""
    path: list[str] = []
    while options:
        if len(options) > 1:
            return None
        path, options = [*path, options[0]["text"]], options[0]["then"]
    return " > ".join(path) or None


def follow(options: list[Plain], answer: str) -> list[Plain]:
    """What may follow these parts of a move; nothing where it is whole or unknown."""
    for text in answer.split(">"):
        found = next((one for one in options if one["text"].lower() == " ".join(text.split()).lower()), None)
        if found is None:
            return []
        options = found["then"]
    return options
