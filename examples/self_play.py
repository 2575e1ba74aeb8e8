"""A network that learns Contre-Temps or Time Division in minutes on one processor: first by looking over a shoulder,
then by playing itself.

It reads what the environments tell: the row of the seat that is next and the mask of what it may answer. For the first
third of its time it learns to answer as the rule of thumb does; then it plays all seats of many games at once, and
answers that led to more than it had hoped for become likelier (PPO with whole games as returns).

`python examples/self_play.py time-division --seconds 600` trains, and says how often it wins. Needs PyTorch.
"""

# %%
from __future__ import annotations

import argparse
from time import process_time
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from chronolude import envs
from chronolude.bots import make

GAMES = 128
HIDDEN = 192
BATCH = 1024
CLIP, ENTROPY = 0.2, 0.003


# %% The network: a row of bytes in, a score for every id and a guess of the reward out.
class Net(nn.Module):
    most: Tensor

    def __init__(self, codec: envs.Codec) -> None:
        super().__init__()
        self.register_buffer("most", torch.tensor(np.asarray(codec.most), dtype=torch.float32).clamp(min=1))
        self.body = nn.Sequential(nn.Linear(len(codec.names), HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.policy, self.value = nn.Linear(HIDDEN, codec.size), nn.Linear(HIDDEN, 1)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        seen = self.body(rows.float() / self.most)
        scores = self.policy(seen).masked_fill(masks == 0, -1e9)
        return scores.log_softmax(1), self.value(seen).squeeze(1)


class Samples:
    """Rows, masks and ids of decisions, with whatever else is learnt from."""

    def __init__(self) -> None:
        self.parts: list[tuple[Tensor, ...]] = []

    def add(self, *columns: Any) -> None:
        self.parts.append(tuple(torch.as_tensor(np.array(column)) for column in columns))

    def __len__(self) -> int:
        return sum(len(part[0]) for part in self.parts)

    def batches(self) -> Any:
        """All of them once, shuffled."""
        columns = [torch.cat(column) for column in zip(*self.parts, strict=True)]
        order = torch.randperm(len(self))
        for first in range(0, len(order), BATCH):
            yield tuple(column[order[first : first + BATCH]] for column in columns)


# %% First the rule of thumb is watched: now and then somebody answers at random, so that it is seen in odd places too.
def watch(net: Net, game: str, seats: int, until: float, dice: np.random.Generator, fresh: int = 4096) -> int:
    games = envs.vector(game, 16, seats, seed=int(dice.integers(1 << 30)))
    bots = [make(game, "rule-of-thumb", number) for number in range(16)]
    tuner, seen, kept = torch.optim.Adam(net.parameters(), 1e-3), 0, Samples()
    while process_time() < until:
        ids = np.array([games.choose(number, bots[number]) for number in range(16)])
        kept.add(games.rows(), games.masks, ids)
        odd = dice.random(16) < 0.15
        games.step(np.where(odd, draw(games.masks, dice), ids))
        if len(kept) >= fresh:
            for _ in range(2):
                for rows, masks, wanted in kept.batches():
                    loss = nn.functional.nll_loss(net(rows, masks)[0], wanted)
                    improve(tuner, net, loss)
            seen, kept = seen + len(kept), Samples()
    return seen


def draw(masks: Any, dice: np.random.Generator) -> Any:
    """Any answer on offer, for each game."""
    return (masks * dice.random(masks.shape)).argmax(1)


def improve(tuner: torch.optim.Optimizer, net: Net, loss: Tensor) -> None:
    tuner.zero_grad()
    loss.backward()  # type: ignore[no-untyped-call]  # torch has no type for it
    nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    tuner.step()


# %% Then it plays itself. What a seat answered in a game is kept until that game ends and its reward is known.
def play_itself(net: Net, game: str, seats: int, until: float, dice: np.random.Generator, fresh: int = 8192) -> int:
    games = envs.vector(game, GAMES, seats, seed=int(dice.integers(1 << 30)), limit=600)
    tuner, played = torch.optim.Adam(net.parameters(), 3e-4), 0
    pending: list[list[tuple[Any, ...]]] = [[] for _ in range(GAMES)]
    kept = Samples()
    while process_time() < until:
        rows, masks, turn = games.rows(), games.masks.copy(), games.turn.copy()
        with torch.no_grad():
            chances, hopes = net(torch.from_numpy(rows), torch.from_numpy(masks))
        drawn = torch.multinomial(chances.exp(), 1)
        ids, told = drawn.squeeze(1).numpy(), chances.gather(1, drawn).squeeze(1).numpy()
        for kept_of, one in zip(pending, zip(rows, masks, ids, told, hopes.numpy(), turn, strict=True), strict=True):
            kept_of.append(one)
        games.step(ids)
        for number in np.flatnonzero(games.ends | games.cuts).tolist():
            *known, hope, seat = (np.array(column) for column in zip(*pending[number], strict=True))
            won = games.rewards[number][seat].astype(np.float32)
            kept.add(*known, won, won - hope)
            pending[number], played = [], played + 1
        if len(kept) >= fresh:
            learn(net, tuner, kept)
            kept = Samples()
    return played


def learn(net: Net, tuner: torch.optim.Optimizer, kept: Samples) -> None:
    """PPO's clipped step, three times over the same games."""
    for _ in range(3):
        for rows, masks, ids, told, won, gained in kept.batches():
            chances, hopes = net(rows, masks)
            better = (gained - gained.mean()) / (gained.std(correction=0) + 1e-6)
            ratio = (chances.gather(1, ids[:, None]).squeeze(1) - told).exp()
            gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            spread = -(chances.exp() * chances.clamp(min=-30)).sum(1).mean()
            improve(tuner, net, 0.5 * (hopes - won).square().mean() - gain - ENTROPY * spread)


# %% How often it wins, answering as it finds best; `Learnt` is the same as a bot, by its place (docs/bots-anywhere.md).
def best(net: Net, row: Any, mask: Any) -> int:
    with torch.no_grad():
        chances, _ = net(torch.from_numpy(np.array(row))[None], torch.from_numpy(np.array(mask))[None])
    return int(chances.argmax())


def share(net: Net, game: str, seats: int, other: str, wanted: int) -> float:
    """What it wins of so many games against these; it sits at every seat in turn."""
    won = 0.0
    for seat in range(seats):
        env = envs.single(game, other, seat, seats=seats, limit=2000)
        for number in range(wanted // seats):
            row, info = env.reset(seed=10_000 + number)
            over, reward = False, 0.0
            while not over:
                row, reward, ended, cut, info = env.step(best(net, row, info["action_mask"]))
                over = ended or cut
            won += (reward * (seats - 1) + 1) / seats
    return won / (wanted // seats * seats)


class Learnt:
    """`--bots ./examples/self_play.py:Learnt?weights=time-division.pt`."""

    def __init__(self, _seed: int, weights: str) -> None:
        kept = torch.load(weights, weights_only=True)
        self.codec = envs.codec(kept["game"], kept["seats"])
        assert kept["version"] == self.codec.version, "these weights were learnt from other rows"
        self.net = Net(self.codec)
        self.net.load_state_dict(kept["net"])

    def choose(self, sight: Any) -> int:
        return self.codec.act(best(self.net, self.codec.observe(sight), self.codec.mask(sight)), sight)


def main(
    short: bool = False,
    game: str = "time-division",
    seats: int | None = None,
    seconds: float = 600,
    weights: str = "",
) -> dict[str, Any]:
    torch.manual_seed(1)
    torch.set_num_threads(1)
    dice, codec = np.random.default_rng(1), envs.codec(game, seats)
    net, since = Net(codec), process_time()
    seconds = 6 if short else seconds
    watched = watch(net, game, codec.seats, since + seconds / 3, dice, 64 if short else 4096)
    trial = 8 if short else 400
    taught = share(net, game, codec.seats, "rule-of-thumb", trial)
    left = process_time() + seconds * 2 / 3
    played = play_itself(net, game, codec.seats, left, dice, 256 if short else 8192)
    if weights:
        about = {"game": game, "seats": codec.seats, "version": codec.version}
        torch.save({**about, "net": net.state_dict()}, weights)
    return {
        "game": game, "seats": codec.seats, "version": codec.version, "watched": watched, "played": played,
        "taught against rule-of-thumb": taught,
        "against random": share(net, game, codec.seats, "random", trial),
        "against rule-of-thumb": share(net, game, codec.seats, "rule-of-thumb", trial),
        "chance": 1 / codec.seats,
    }  # fmt: skip


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("game", nargs="?", default="time-division")
    options.add_argument("--seats", type=int)
    options.add_argument("--seconds", type=float, default=600)
    options.add_argument("--weights", default="", help="where to keep what was learnt")
    given = options.parse_args()
    print(main(False, given.game, given.seats, given.seconds, given.weights))
