"""What is asked, in one sentence."""

from __future__ import annotations

from typing import Any

from ....locale import join, say, seat_name
from ...seen import View
from .. import view as v
from ..mission.load import Mission
from .names import agent_name, card_name, read


def prompt(made: Mission, view: View, lang: str) -> str:
    """One sentence: what is asked of this seat, or whom we wait for."""
    if view.mode == "over":
        return say(lang, "ts-prompt-over")
    if view.seat not in view.asked:
        return say(lang, "ts-prompt-wait", seats=join(lang, [seat_name(lang, view.names, seat) for seat in view.asked]))
    asking = view.numbers["asking"]
    question = v.question(made, view)
    if asking == "choice" and question is not None and f"{question}/may" in made.texts:
        return read(made, view, f"{question}/may", lang)
    way = "-magic" if asking == "pledge" and view.numbers["payment_in_magic"] else ""
    return say(lang, f"ts-prompt-{asking}{way}", **prompt_values(made, view, asking, lang))


def prompt_values(made: Mission, view: View, asking: str, lang: str) -> dict[str, Any]:
    """What a prompt mentions."""
    numbers = view.numbers
    if asking in ("boost", "support", "fate"):
        values = {"value": numbers["trial_value"], "threshold": numbers["trial_threshold"]}
        tried = agent_name(made, view, numbers["trial_by"] - 1, lang)
        return values if asking == "fate" else {**values, "agent": tried}
    if asking in ("travel", "take"):
        taker = v.to_take(view)
        agent = numbers["captain"] if asking == "travel" or taker is None else taker
        return {"agent": agent_name(made, view, agent, lang)}
    if asking in ("consent", "insist"):
        return {"topic": topic(made, view, lang)}
    if asking in ("swap", "pledge", "share"):
        return shared_values(made, view, asking, lang)
    if asking in ("mark", "fight"):
        return printed_values(made, view, asking, lang)
    return {}


def printed_values(made: Mission, view: View, asking: str, lang: str) -> dict[str, Any]:
    """What a card calls the dial that is asked, or the opponent, where this seat may read it."""
    if asking == "mark":
        dial = v.dial_key(made, view) or ""
        ask = made.say(f"{dial.partition('/dial/')[0]}/ask", lang)
        return {"ask": ask, "dial": made.say(f"{dial}/name", lang) or say(lang, "ts-card-hidden")}
    keys = [v.conflict_key(made, view, agent) for agent in v.mine(view)]
    known = [made.say(f"{key}/name", lang) for key in keys if key is not None]
    return {"name": known[0] if known else say(lang, "ts-card-hidden")}


def shared_values(made: Mission, view: View, asking: str, lang: str) -> dict[str, Any]:
    """What a prompt about things and crystals that change hands mentions."""
    numbers = view.numbers
    if asking == "swap":
        things = [card_name(made, made.cards[number - 1], lang) for number in numbers["swapped"]]
        return {"card": things[0], "other": things[1]}
    agent = agent_name(made, view, numbers["pledger"] - 1, lang)
    return {"agent": agent, "n": numbers["payment"]} if asking == "pledge" else {"agent": agent}


def topic(made: Mission, view: View, lang: str) -> str:
    """What is put to the group."""
    name = view.numbers["topic"]
    if name != "division":
        return say(lang, f"ts-topic-{name}")
    shares = [
        f"{agent_name(made, view, agent, lang)} {view.numbers['shares'][agent]}" for agent in range(v.agents(view))
    ]
    return say(lang, "ts-topic-division", shares=join(lang, shares))
