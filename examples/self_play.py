"""A network that learns Contre-Temps or Time Division in ten minutes on one processor, by playing.

It reads what the environments tell, the row of the seat that is next and the mask of what it may answer, and asks the
rule of thumb for its opinion. At first it mostly follows that opinion; by playing itself, rules of thumb and random
players it learns when to differ (PPO over a residual policy). Nothing but the result of a game is rewarded.

`python examples/self_play.py contre-temps --seats 4 --weights contre-temps.pt` trains, and says how often it wins.
Needs PyTorch (`pip install torch`).
"""

# %%
from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from math import sqrt
from time import process_time
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from chronolude import envs
from chronolude.bots import make

THUMB, RANDOM, ITSELF = "rule-of-thumb", "random", "itself"
COMPANY = {ITSELF: 32, THUMB: 64, RANDOM: 16}
HIDDEN, BATCH, FRESH, EPOCHS = 128, 512, 8192, 2
RATE, CLIP, ENTROPY, TRACE = 5e-4, 0.2, 0.003, 0.95
WARM = 0.08  # this part of the time it only learns to guess how games end
TRUST = 3.0  # what the rule of thumb's opinion weighs at first
STEPS = 12  # bits that are made of one feature, at most


# %% Rows as bits: one for every feature and every value that it was seen to reach in random games.
def bits_of(game: str, seats: int, steps: int) -> tuple[Any, Any]:
    """Which feature each bit reads, and from which value on it is set."""
    games, seen = envs.vector(game, 64, seats, seed=9), []
    for _ in range(steps):
        seen.append(games.rows())
        games.step_at_random()
    rows, columns, least = np.concatenate(seen), list[int](), list[int]()
    for column in np.flatnonzero(rows.min(0) != rows.max(0)).tolist():
        values = np.unique(rows[:, column])[1:]
        some = values[np.linspace(0, len(values) - 1, min(STEPS, len(values))).astype(int)]
        columns += [column] * len(some)
        least += some.tolist()
    return np.array(columns), np.array(least, np.uint8)


# %% The network: bits and an opinion in, a score for every id and a guess of the reward out.
class Net(nn.Module):
    columns: Tensor
    least: Tensor

    def __init__(self, size: int, columns: Any, least: Any) -> None:
        super().__init__()
        self.register_buffer("columns", torch.as_tensor(columns))
        self.register_buffer("least", torch.as_tensor(least))
        self.first, self.opinion = nn.Linear(len(columns), 2 * HIDDEN), nn.Embedding(size, 2 * HIDDEN)
        self.second = nn.Linear(HIDDEN, 2 * HIDDEN)
        self.policy, self.trust, self.value = nn.Linear(HIDDEN, size), nn.Linear(HIDDEN, 1), nn.Linear(HIDDEN, 1)
        for head, bias in ((self.opinion, 0.0), (self.policy, 0.0), (self.trust, TRUST)):
            nn.init.zeros_(head.weight)
            if isinstance(head, nn.Linear):
                nn.init.constant_(head.bias, bias)

    def bits(self, rows: Any) -> Any:
        return rows[:, self.columns.numpy()] >= self.least.numpy()

    def forward(self, bits: Tensor, masks: Tensor, opinions: Tensor) -> tuple[Tensor, Tensor]:
        seen = gated(self.first(bits.float()) + self.opinion(opinions))
        seen = seen + gated(self.second(seen))
        scores = self.policy(seen).scatter_add(1, opinions[:, None], self.trust(seen))
        return scores.masked_fill(masks == 0, -1e9).log_softmax(1), self.value(seen).squeeze(1)

    def answer(self, bits: Any, masks: Any, opinions: Any, best: bool) -> tuple[Any, Any, Any]:
        """An id for each row, drawn or the best, with how likely it was and what is hoped for."""
        with torch.no_grad():
            chances, hopes = self(torch.from_numpy(bits), torch.from_numpy(masks), torch.from_numpy(opinions))
            drawn = chances.argmax(1, keepdim=True) if best else torch.multinomial(chances.exp(), 1)
        return drawn.squeeze(1).numpy(), chances.gather(1, drawn).squeeze(1).numpy(), hopes.numpy()


def gated(both: Tensor) -> Tensor:
    """Half of it let through by the other half: so products of features are learnt at once."""
    what, gate = both.chunk(2, 1)
    return what * gate.sigmoid()


# %% Many games at once, each with its company. What a seat answered is kept until its game ends and brings a reward.
Step = tuple[Any, ...]
Path = tuple[list[Step], float]


class Room:
    """Games in which the network holds all seats, or one among bots: another one in each game."""

    def __init__(self, game: str, seats: int, company: list[str], seed: int) -> None:
        self.games, self.company = envs.vector(game, len(company), seats, seed=seed, limit=600), company
        self.thumbs = [make(game, THUMB, seed + at) for at in range(len(company))]
        self.bots = [make(game, name, seed + at) if name == RANDOM else thumb
                     for at, (name, thumb) in enumerate(zip(company, self.thumbs, strict=True))]  # fmt: skip
        self.own = np.array([[name == ITSELF or at % seats == seat for seat in range(seats)]
                             for at, name in enumerate(company)])  # fmt: skip
        self.paths: list[list[list[Step]]] = [[[] for _ in range(seats)] for _ in company]
        self.results: list[list[float]] = [[] for _ in company]

    def step(self, net: Net, best: bool = False) -> Iterator[Path]:
        """One answer to every game; the path of each seat of the network whose game has ended, with its reward."""
        games, turn = self.games, self.games.turn.copy()
        ids, is_own = games.masks.argmax(1), self.own[np.arange(len(turn)), turn]
        has_choice = games.masks.sum(1) > 1
        for at in np.flatnonzero(has_choice).tolist():
            ids[at] = games.choose(at, self.thumbs[at] if is_own[at] else self.bots[at])
        own = np.flatnonzero(is_own & has_choice)
        if len(own):
            bits, masks, opinions = net.bits(games.observations[own, turn[own]]), games.masks[own], ids[own]
            ids[own], told, hopes = net.answer(bits, masks, opinions, best)
            for at, *step in zip(own, bits, masks, opinions, ids[own], told, hopes, strict=True):
                self.paths[at][turn[at]].append(tuple(step))
        games.step(ids)
        for at in np.flatnonzero(games.ends | games.cuts).tolist():
            yield from self.end(at)

    def end(self, at: int) -> Iterator[Path]:
        """A game is over: its paths are handed on, and in the next one the network sits one seat further."""
        seats = self.games.seats
        for seat in np.flatnonzero(self.own[at]).tolist():
            reward = float(self.games.rewards[at, seat])
            self.results[at].append((reward * (seats - 1) + 1) / seats)
            if self.paths[at][seat]:
                yield self.paths[at][seat], reward
        self.paths[at] = [[] for _ in range(seats)]
        self.own[at] = np.roll(self.own[at], 1)

    def share(self, name: str) -> float:
        """What it has won of its last games in this company."""
        won = [one for at, by in enumerate(self.company) if by == name for one in self.results[at][-20:]]
        return float(np.mean(won)) if won else 0.0


class Samples:
    """Columns of what is learnt from: bits, masks, ids and so on, path by path."""

    def __init__(self) -> None:
        self.parts: list[tuple[Tensor, ...]] = []
        self.count = 0

    def add(self, *columns: Any) -> None:
        self.parts.append(tuple(torch.as_tensor(np.array(column)) for column in columns))
        self.count += len(columns[0])

    def batches(self) -> Iterator[tuple[Tensor, ...]]:
        """All of them once, shuffled."""
        columns = [torch.cat(column) for column in zip(*self.parts, strict=True)]
        order = torch.randperm(self.count)
        for first in range(0, self.count, BATCH):
            yield tuple(column[order[first : first + BATCH]] for column in columns)


# %% Playing and learning from it: answers that led to more than was hoped for become likelier.
def gains(hopes: Any, reward: float) -> Any:
    """By how much each answer of a path led to more than was hoped for (generalised advantages)."""
    surprises, out = np.append(hopes[1:], np.float32(reward)) - hopes, np.empty_like(hopes)
    carried = 0.0
    for at in range(len(hopes) - 1, -1, -1):
        carried = out[at] = surprises[at] + TRACE * carried
    return out


def practise(net: Net, room: Room, seconds: float, fresh: int, warm: float = WARM) -> int:
    """Play and learn for so long, at least once, in smaller and smaller steps; how many paths were learnt from."""
    since, played, learnt, kept, told = process_time(), 0, 0, Samples(), 0
    tuner = torch.optim.Adam(net.parameters(), RATE)
    while (spent := (process_time() - since) / seconds) < 1 or not learnt:
        for path, reward in room.step(net):
            *known, hopes = (np.array(column) for column in zip(*path, strict=True))
            better = gains(hopes, reward)
            kept.add(*known, better + hopes, better)
            played += 1
        if kept.count >= fresh:
            for group in tuner.param_groups:
                group["lr"] = RATE * max(0.05, 1 - spent)
            learn(net, tuner, kept, spent < warm)
            learnt, kept = played, Samples()
        if spent * 20 >= told + 1:
            told = int(spent * 20)
            print(f"{spent:.0%}: {room.share(THUMB):.3f} among rules of thumb, {room.share(RANDOM):.3f} among random,"
                  f" {played:,} paths", file=sys.stderr, flush=True)  # fmt: skip
    return learnt


def learn(net: Net, tuner: torch.optim.Optimizer, kept: Samples, is_warm: bool) -> None:
    """PPO's clipped step, over the same games more than once; at first of the guesses alone."""
    for _ in range(EPOCHS):
        for bits, masks, opinions, ids, told, worth, gained in kept.batches():
            chances, hopes = net(bits, masks, opinions)
            loss = 0.5 * (hopes - worth).square().mean()
            if not is_warm:
                better = (gained - gained.mean()) / (gained.std(correction=0) + 1e-6)
                ratio = (chances.gather(1, ids[:, None]).squeeze(1) - told).exp()
                spread = -(chances.exp() * chances.clamp(min=-30)).sum(1).mean()
                loss = loss - torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
                loss = loss - ENTROPY * spread
            tuner.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]  # torch has no type for it
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            tuner.step()


# %% How often it wins, answering as it finds best: so many games, from every seat in turn, with an interval of 95 %.
def share(net: Net, game: str, seats: int, other: str, wanted: int) -> tuple[float, float, float]:
    room = Room(game, seats, [other] * max(1, min(100, wanted // seats)), 1_000_003)
    each = wanted // len(room.company)
    while min(map(len, room.results)) < each:
        for _ in room.step(net, best=True):
            pass
    won = float(np.mean([results[:each] for results in room.results]))
    half = 1.96 * sqrt(won * (1 - won) / (each * len(room.company)))
    return round(won, 4), round(won - half, 4), round(won + half, 4)


# %% The same as a bot, which plays wherever bots are named by their place (docs/bots-anywhere.md).
@cache
def loaded(weights: str) -> tuple[envs.Codec, Net]:
    """What was learnt, read once a process."""
    torch.set_num_threads(1)
    kept = torch.load(weights, weights_only=True)
    codec = envs.codec(kept["game"], kept["seats"])
    if kept["version"] != codec.version:
        raise ValueError(f"{weights} was learnt from other rows ({kept['version']}, not {codec.version})")
    net = Net(codec.size, kept["net"]["columns"], kept["net"]["least"])
    net.load_state_dict(kept["net"])
    return codec, net


class Learnt:
    """`--bots './examples/self_play.py:Learnt?weights=time-division.pt'`."""

    def __init__(self, seed: int, weights: str) -> None:
        self.codec, self.net = loaded(weights)
        self.thumb = make(self.codec.game, THUMB, seed)

    def choose(self, sight: Any) -> int:
        if len(sight.options) == 1:
            return int(sight.options[0])
        codec, opinion = self.codec, self.thumb.choose(sight)
        bits, masks = self.net.bits(np.array(codec.observe(sight))[None]), np.array(codec.mask(sight))[None]
        opinions = np.array([codec.id_of(opinion, sight)])
        return codec.act(int(self.net.answer(bits, masks, opinions, True)[0][0]), sight)


def main(
    short: bool = False,
    game: str = "time-division",
    seats: int | None = None,
    seconds: float = 600,
    weights: str = "",
    begin: str = "",
    company: Mapping[str, int] = COMPANY,
) -> dict[str, Any]:
    """Learn, keep it and try it; from nothing, or from what was learnt before. `company`: how many games among whom."""
    torch.manual_seed(1)
    torch.set_num_threads(1)
    since, codec = process_time(), envs.codec(game, seats)
    seconds, trial, fresh, steps = (2, 8, 128, 60) if short else (seconds, 4000, FRESH, 600)
    others = [name for name, games in company.items() for _ in range(min(games, 6) if short else games)]
    net = loaded(begin)[1] if begin else Net(codec.size, *bits_of(game, codec.seats, steps))
    room = Room(game, codec.seats, others, 2 if begin else 1)
    played = practise(net, room, max(0.1, seconds - process_time() + since), fresh, 0.0 if begin else WARM)
    about = {"game": game, "seats": codec.seats, "version": codec.version}
    if weights:
        torch.save({**about, "net": net.state_dict()}, weights)
    against = {f"against {other}": share(net, game, codec.seats, other, trial) for other in (RANDOM, THUMB)}
    return {**about, "played": played, **against, "chance": 1 / codec.seats}


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("game", nargs="?", default="time-division")
    options.add_argument("--seats", type=int)
    options.add_argument("--seconds", type=float, default=600, help="of the processor")
    options.add_argument("--weights", default="", help="where to keep what was learnt")
    options.add_argument("--begin", default="", help="weights to go on from")
    for name, games in COMPANY.items():
        options.add_argument(f"--{name}", type=int, default=games, help="in how many games these are the others")
    given = options.parse_args()
    company = {name: getattr(given, name.replace("-", "_")) for name in COMPANY}
    print(main(False, given.game, given.seats, given.seconds, given.weights, given.begin, company))
