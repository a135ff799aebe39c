"""AlphaZero in fifty lines: `python train.py [MINUTES] [FOLDER]` learns Nova Luna for two, on one core."""

import sys
import time
from collections import deque
from pathlib import Path

import numpy as np
import torch
from net import Net, save

from lunarium.research import Batch, Search

GAMES, SIMULATIONS = 128, 32  # side by side; before each move
OPENING = 12  # moves of a game that are drawn by their visits; later the most visited is played
MEMORY, SAMPLE, STEPS = 60_000, 512, 24  # positions kept; for one step of learning; steps after each round
MOVES = 16  # of every game in a round


def main(minutes: float, folder: Path) -> None:
    """Play, learn, play better."""
    torch.set_num_threads(1)
    torch.manual_seed(1)
    rng, net = np.random.default_rng(1), Net()
    optimizer = torch.optim.AdamW(net.parameters(), 2e-3, weight_decay=1e-4)

    def evaluate(observations: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        with torch.inference_mode():
            logits, values = net(torch.from_numpy(observations))
        return logits.numpy(), values.numpy()

    batch = Batch("nova-luna", GAMES, {"players": 2}, seed=1)
    search = Search(batch, evaluate, seed=1, noise=0.25)
    under_way, memory, finished = [[] for _ in range(GAMES)], deque(maxlen=MEMORY), 0
    save(net, folder / "untrained.onnx")
    started = time.monotonic()
    while (passed := time.monotonic() - started) < 60 * minutes:
        for _ in range(MOVES):
            visits = search.run(SIMULATIONS).astype(np.float32)
            policies = visits / visits.sum(axis=1, keepdims=True)
            seen, masks, seats = batch.observations.copy(), batch.masks.copy(), batch.seats.copy()
            for game, policy in enumerate(policies):
                under_way[game].append((seats[game], seen[game], masks[game], policy))
            is_early = np.array([len(moves) <= OPENING for moves in under_way])
            drawn = (policies.cumsum(axis=1) > rng.random((GAMES, 1))).argmax(axis=1)
            search.step(np.where(is_early, drawn, policies.argmax(axis=1)).astype(np.int32))
            for game in np.flatnonzero(batch.ended):
                memory.extend((*moment, batch.rewards[game, seat]) for seat, *moment in under_way[game])
                under_way[game], finished = [], finished + 1
        if len(memory) < 8 * SAMPLE:
            continue
        drawn = rng.integers(len(memory), size=(STEPS, SAMPLE))
        losses = [learn(net, optimizer, [memory[moment] for moment in sample]) for sample in drawn]
        print(f"{passed:4.0f} s, {finished} games, losses {np.mean(losses, axis=0).round(3)}", flush=True)
    save(net, folder / "net.onnx")


def learn(net: Net, optimizer: torch.optim.Optimizer, moments: list[tuple]) -> tuple[float, float]:
    """One step towards what the search found and what the games came to; how far off it was."""
    seen, masks, policies, rewards = (
        torch.from_numpy(np.array(column)) for column in zip(*moments, strict=True)
    )
    logits, values = net(seen)
    of_policy = -(policies * torch.log_softmax(logits.masked_fill(masks == 0, -1e9), 1)).sum(1).mean()
    of_value = ((values - rewards) ** 2).mean()
    optimizer.zero_grad()
    (of_policy + of_value).backward()
    optimizer.step()
    return of_policy.item(), of_value.item()


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 10, Path(sys.argv[2] if len(sys.argv) > 2 else "."))
