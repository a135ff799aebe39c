"""PPO in one file: self-play in Nova Luna for two on a `Batch`, measured against the greedy player.

python ppo.py --seed 1            # 2 million steps; says now and then how many of 400 games it wins
python ppo.py --seed 1 --raw      # the same with the exact bytes instead of the features
"""

import argparse
import time

import numpy as np
import torch
from torch import Tensor, nn

from lunarium.research import Batch

GAME, OPTIONS = "nova-luna", {"players": 2}
GAMES, STEPS = 256, 64  # side by side, and actions of each in a rollout
EPOCHS, PART = 3, 2048  # of learning from a rollout, and positions of a minibatch
RATE, CLIP, LAMBDA, ENTROPY = 1e-3, 0.2, 0.95, 0.01


class Net(nn.Module):
    """Logits and value of a position; where there are features, one small net judges every placement."""

    def __init__(self, batch: Batch, raw: bool) -> None:
        super().__init__()
        fields = batch.encoding.fields(2) if raw else batch.encoding.features(2)
        self.placements = None if raw else fields.pop().shape  # tiles in reach, cells, numbers for each
        high = [np.full(field.size, field.high, np.float32) for field in fields]
        self.register_buffer("high", torch.from_numpy(np.concatenate(high)))
        self.body = nn.Sequential(nn.Linear(len(self.high), 128), nn.ReLU(), nn.Linear(128, 64), nn.ReLU())
        self.value = nn.Linear(64, 1)
        self.other = nn.Linear(64, batch.shape.actions if raw else 1)
        if self.placements:
            self.hidden = nn.Linear(self.placements[2], 32)
            self.tile = nn.Linear(64, 32 * self.placements[0])  # what is wanted of each tile in reach
            self.score = nn.Linear(32, 1)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        body = self.body(rows[:, : len(self.high)] / self.high)
        logits = self.other(body)
        if self.placements:
            tiles, cells, numbers = self.placements
            which, action = masks[:, 1:].nonzero(as_tuple=True)  # only what is allowed is judged
            placed = rows[:, len(self.high) :].view(-1, tiles * cells, numbers)[which, action].float()
            wanted = self.tile(body).view(-1, tiles, 32)[which, action // cells]
            scores = self.score((self.hidden(placed) + wanted).relu())[:, 0]
            whole = torch.zeros(len(rows), 1 + tiles * cells).index_put((which, action + 1), scores)
            logits = torch.cat([logits, whole[:, 1:]], 1)
        logits = logits.masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(body)[:, 0]


def look(batch: Batch, raw: bool) -> tuple[Tensor, Tensor]:
    """What the seats to move see, and what they may do."""
    rows = batch.observations if raw else batch.features()
    return torch.from_numpy(rows.copy()), torch.from_numpy(batch.masks.copy())


def main(seed: int, total: int, raw: bool) -> None:
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    batch = Batch(GAME, GAMES, OPTIONS, seed=seed)
    net = Net(batch, raw)
    optimiser = torch.optim.Adam(net.parameters(), lr=RATE, eps=1e-5)
    rounds, started = total // (GAMES * STEPS), time.monotonic()
    for number in range(rounds):
        optimiser.param_groups[0]["lr"] = RATE * (1 - number / rounds)
        parts = [torch.cat(column) for column in zip(*play(batch, net, raw), strict=True)]
        learn(net, optimiser, parts)
        if number % 20 == 19 or number == rounds - 1:
            steps, minutes = (number + 1) * GAMES * STEPS, (time.monotonic() - started) / 60
            print(
                f"{steps} steps, {minutes:.1f} min: {measure(net, raw):.1%} of 400 against greedy", flush=True
            )
    torch.save(net.state_dict(), f"ppo-{seed}{'-raw' if raw else ''}.pt")


@torch.no_grad()
def play(batch: Batch, net: Net, raw: bool) -> list[tuple[Tensor, ...]]:
    """A rollout of both seats: rows, masks, actions, their logarithms, advantages, returns."""
    seen, kept, values, seats, rewards, ended = [], [], [], [], [], []
    for _ in range(STEPS):
        rows, masks = look(batch, raw)
        policy, value = net(rows, masks)
        actions = policy.sample()
        seen.append((rows, masks, actions, policy.log_prob(actions)))
        values.append(value)
        seats.append(batch.seats.copy())
        batch.step(actions.numpy())
        rewards.append(torch.from_numpy(batch.rewards[np.arange(len(batch)), seats[-1]]))
        ended.append(torch.from_numpy(batch.ended.astype(np.float32)))
    values.append(net(*look(batch, raw))[1])
    seats.append(batch.seats.copy())
    ahead = torch.zeros(len(batch))
    for step in reversed(range(STEPS)):  # what is good for the other seat is bad for this one
        sign = torch.from_numpy(np.where(seats[step + 1] == seats[step], 1.0, -1.0).astype(np.float32))
        sign *= 1 - ended[step]
        ahead = rewards[step] + sign * values[step + 1] - values[step] + LAMBDA * sign * ahead
        kept.append((*seen[step], ahead, ahead + values[step]))
    return kept


def learn(net: Net, optimiser: torch.optim.Optimizer, parts: list[Tensor]) -> None:
    """Some epochs of PPO's clipped loss."""
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(parts[0])).split(PART):
            rows, masks, actions, before, advantages, returns = (part[chosen] for part in parts)
            policy, values = net(rows, masks)
            ratio = (policy.log_prob(actions) - before).exp()
            advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
            gain = torch.min(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages).mean()
            loss = 0.5 * (returns - values).square().mean() - gain - ENTROPY * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def measure(net: Net, raw: bool, games: int = 400) -> float:
    """The share of games that the likeliest actions win against the greedy player, always the same deals."""
    batch = Batch(GAME, games, OPTIONS, seed=1_000_000, opponents={1: "greedy"})
    won: dict[int, bool] = {}
    while len(won) < games:
        batch.step(net(*look(batch, raw))[0].probs.argmax(1).numpy())
        for game in np.flatnonzero(batch.ended):
            won.setdefault(int(game), bool(batch.rewards[game, 0] > 0))
    return sum(won.values()) / games


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--steps", type=int, default=2_000_000)
    asked.add_argument("--raw", action="store_true", help="the exact bytes instead of the features")
    chosen = asked.parse_args()
    main(chosen.seed, chosen.steps, chosen.raw)
