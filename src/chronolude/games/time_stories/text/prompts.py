"""What is asked, in one sentence."""

from __future__ import annotations

from typing import Any

from ....locale import join, say, seat_name
from ...seen import View
from .. import view as v
from ..layout import VERBS
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
    values = prompt_values(made, view, asking, lang)
    if asking == "fight" and not values:
        way = "-unknown"
    return say(lang, f"ts-prompt-{asking}{way}", **values)


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
        return {"ask": ask, "dial": made.say(f"{dial}/name", lang) or say(lang, "ts-paper-key")}
    keys = [v.conflict_key(made, view, agent) for agent in v.mine(view)]
    known = [made.say(f"{key}/name", lang) for key in keys if key is not None]
    return {"name": known[0]} if known else {}


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
    if name == "choice":
        return proposed_choice(made, view, lang)
    if name != "division":
        return say(lang, f"ts-topic-{name}")
    shares = [
        f"{agent_name(made, view, agent, lang)} {view.numbers['shares'][agent]}" for agent in range(v.agents(view))
    ]
    return say(lang, "ts-topic-division", shares=join(lang, shares))


def proposed_choice(made: Mission, view: View, lang: str) -> str:
    """Which of the choices on a card is put to the group, in its words where this seat may read them."""
    verb, noun = divmod(view.numbers["proposed"], 1 << 16)
    word, question = VERBS[verb].name, v.question(made, view)
    if word not in ("yes", "no", "option"):
        return say(lang, "ts-topic-choice")
    printed = made.say(f"{question}/option/{noun - 1}/label", lang) if word == "option" and question else ""
    offer = made.say(f"{question}/may", lang) if word != "option" and question else ""
    choice = printed or say(lang, f"ts-label-{word}", **({"n": noun} if word == "option" else {}))
    return say(lang, "ts-topic-choice-known", choice=f"{offer} {choice}".strip())
