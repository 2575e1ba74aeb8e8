"""Rule-of-thumb play of Chrononauts and Artifaxx: what a card does for one's own goals and against others'."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..games.chrononauts import cards as c
from ..games.chrononauts.names import table as t
from ..kernel.ask import noun_of, verb_of
from ..kernel.sight import View as Sight
from .bot import Bot, Dice
from .chrononauts_eye import Eye

SURE: Final = 1000.0
PATIENCE: Final = 40  # rounds after which a game has got stuck: everybody holds what the others wait for …
FEW: Final = 8  # cards of both piles below which a turn may go round in a circle
ENOUGH: Final = 4  # plays owed, of which nobody needs more
RESTLESS: Final = 6  # … and then one answer in so many is given by lot


class Thumb:
    """Weighs each answer by a few sums; the dice only settle ties."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, sight: Sight) -> int:
        if len(sight.options) == 1:
            return sight.options[0]
        eye = Eye(sight)
        scores = [weigh(eye, act) for act in sight.options]
        best = max(scores)
        if best < SURE and sight.n[t.TURNS] > PATIENCE * sight.seats and self.dice.below(RESTLESS) == 0:
            return self.dice.pick(sight.options)
        return self.dice.pick([act for act, score in zip(sight.options, scores, strict=True) if score > best - 1e-9])


BOTS: Final[dict[str, Callable[[int], Bot]]] = {"rule-of-thumb": Thumb}


def weigh(eye: Eye, act: int) -> float:
    """How good an answer looks."""
    worth = VERB_WORTH.get(verb_of(act))
    return 0.0 if worth is None else worth(eye, noun_of(act))


# ── playing and keeping ──────────────────────────────────────────────────────────────────────────


def play_worth(eye: Eye, card: int) -> float:
    """What playing a card is worth; holding back is worth nothing."""
    sort = eye.facts[c.SORT][card]
    if sort == c.PATCH:
        return patch_worth(eye, card)
    if sort == c.INVERTER:
        return inverter_worth(eye, card)
    if sort == c.ARTIFACT:
        return 8.0 if eye.is_wished(card) else 2.5
    return EFFECT_WORTH[eye.facts[c.EFFECT][card]](eye, card)


def patch_worth(eye: Eye, card: int) -> float:
    """A patch earns a card, so it is nearly always good; a war that cuts off the own home is not."""
    if len(eye.hand) >= eye.hand_to_win:
        return SURE
    own = 4.0 if card in eye.home_patches() else 0.0
    cut = 5.0 if card == eye.facts[c.FACT][c.WAR_PATCH] and eye.is_home_later() else 0.0
    return 6.0 + own - cut


def inverter_worth(eye: Eye, card: int) -> float:
    """The best flip it allows, beside leaving history alone."""
    now = eye.timeline_worth(eye.primes)
    years = eye.targets(card)
    return 1.5 + max((eye.timeline_worth(eye.primes ^ eye.bit_of(year)) - now for year in years), default=-5.0)


def keep_worth(eye: Eye, card: int) -> float:
    """What a card in the hand is worth; the least one goes when time is killed."""
    sort = eye.facts[c.SORT][card]
    if sort == c.PATCH:
        return 6.0 if card in eye.home_patches() else 2.5
    if sort == c.ARTIFACT:
        return 6.0 if eye.is_wished(card) else 0.8
    if sort == c.INVERTER:
        return 1.4
    return 4.0 if eye.facts[c.EFFECT][card] == c.MEMO else 1.2


def aim_worth(eye: Eye, artifact: int) -> float:
    """Which artifact to take, to give up or to unmake: others' for what they threaten, own ones unless wished for."""
    owner = eye.owner_of(artifact)
    if owner == eye.seat:
        return 0.0 if eye.is_wished(artifact) else 2.0
    return 3.0 + eye.threat(owner) + (5.0 if eye.is_wished(artifact) else 0.0)


def throw_worth(eye: Eye, card: int) -> float:
    return 1.0 - keep_worth(eye, card)


def flip_worth(eye: Eye, year: int) -> float:
    return eye.timeline_worth(eye.primes ^ eye.bit_of(year))


def whom_worth(eye: Eye, seat: int) -> float:
    return -1.0 if seat == eye.seat else eye.threat(seat)


def left_worth(eye: Eye, _noun: int) -> float:
    return float(eye.hand_size(eye.giver(False)))


def right_worth(eye: Eye, _noun: int) -> float:
    return float(eye.hand_size(eye.giver(True)))


def claim_worth(_eye: Eye, _noun: int) -> float:
    return SURE


def stop_worth(_eye: Eye, _noun: int) -> float:
    return 0.5


# ── actions and timewarps ────────────────────────────────────────────────────────────────────────


def forward_worth(eye: Eye, _card: int) -> float:
    """Where hardly a card is left to draw it would only bring itself back (R-21), again and again in one turn."""
    is_circle = eye.left_to_draw() < FEW or eye.sight.n[t.OWED] > ENOUGH
    return -2.0 if is_circle else 5.5


def fetch_worth(_eye: Eye, _card: int) -> float:
    return 5.0


def never(_eye: Eye, _card: int) -> float:
    return -SURE


def steal_worth(eye: Eye, _card: int) -> float:
    wished = any(eye.is_wished(artifact) for artifact in eye.artifacts_of_others())
    return 7.5 if wished else 1.0 + eye.most_threat()


def sell_worth(eye: Eye, _card: int) -> float:
    spare = any(not eye.is_wished(artifact) for artifact in eye.artifacts(eye.seat))
    if not spare:
        return -1.0
    return SURE if len(eye.hand) + 1 >= eye.hand_to_win else 5.0


def miracle_worth(eye: Eye, _card: int) -> float:
    return 3.0 if any(not eye.is_wished(artifact) for artifact in eye.artifacts(eye.seat)) else -1.0


def pass_worth(eye: Eye, _card: int) -> float:
    """The larger of the two neighbours' hands against one's own."""
    return 1.5 * (max(eye.hand_size(eye.giver(False)), eye.hand_size(eye.giver(True))) - len(eye.hand) + 1)


def vortex_worth(eye: Eye, _card: int) -> float:
    mean = sum(eye.hand_size(seat) for seat in range(eye.seats)) / eye.seats
    return 1.5 * (mean - len(eye.hand) + 0.5)


def mission_worth(eye: Eye, _card: int) -> float:
    return 1.2 if eye.mission_met() == 0 else -2.0


def erase_worth(eye: Eye, _card: int) -> float:
    return 0.5 + eye.most_threat()


def parents_worth(eye: Eye, _card: int) -> float:
    return 1.0 + 0.5 * eye.most_threat()


EFFECT_WORTH: Final[list[Callable[[Eye, int], float]]] = [
    never, forward_worth, fetch_worth, fetch_worth, steal_worth, sell_worth, miracle_worth, pass_worth, vortex_worth,
    mission_worth, erase_worth, parents_worth,
]  # fmt: skip


# ── the Memo ─────────────────────────────────────────────────────────────────────────────────────


def memo_worth(eye: Eye, _noun: int) -> float:
    """Above nothing when the card being played would hurt: the end of it all, a lost wish, somebody's last step."""
    player, card, target = eye.announced()
    if eye.facts[c.EFFECT][card] == c.MEMO:
        return 1.0 if eye.is_own_play_beneath() else -1.0
    sort = eye.facts[c.SORT][card]
    if sort == c.INVERTER:
        return flip_harm(eye, target) - 3.0
    if sort == c.ARTIFACT:
        return float(len(eye.artifacts(player))) - 1.5
    if sort == c.PATCH:
        return float(eye.hand_size(player)) - eye.hand_to_win + 1.5
    return effect_harm(eye, player, card, target)


def flip_harm(eye: Eye, year: int) -> float:
    return eye.timeline_worth(eye.primes) - eye.timeline_worth(eye.primes ^ eye.bit_of(year))


def effect_harm(eye: Eye, player: int, card: int, target: int) -> float:
    effect = eye.facts[c.EFFECT][card]
    if effect in (c.GET_THERE_FIRST, c.NEVER_EXISTED):
        mine = target in eye.artifacts(eye.seat) and eye.is_wished(target)
        return 2.0 if mine else len(eye.artifacts(player)) - 1.5 if effect == c.GET_THERE_FIRST else -1.0
    if effect in (c.DISCONTINUITY, c.TIME_VORTEX):
        return float(len(eye.hand) - eye.hand_size(player)) - 2.5
    if effect in (c.SELL, c.FAST_FORWARD):
        return float(eye.hand_size(player)) - eye.hand_to_win + 3.5
    if effect == c.PARENTS and target == eye.seat:
        return float(eye.home_met()) - 1.5
    return -1.0


VERB_WORTH: Final[dict[int, Callable[[Eye, int], float]]] = {
    t.PLAY: play_worth,
    t.FETCH: play_worth,
    t.THROW: throw_worth,
    t.FLIP: flip_worth,
    t.ON: aim_worth,
    t.WHOM: whom_worth,
    t.LEFT: left_worth,
    t.RIGHT: right_worth,
    t.STOP: stop_worth,
    t.KEEP: stop_worth,
    t.MEMO_NOW: memo_worth,
    t.CLAIM_ID: claim_worth,
    t.CLAIM_MISSION: claim_worth,
    t.CLAIM_HAND: claim_worth,
}
