"""What MaskablePPO sees of solo Nova Luna: groups, what open tasks lack, what each placement would touch.

All of it follows from the rules; nothing here knows good play.
"""

import torch
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import Tensor, nn

from lunarium.games.nova_luna.tiles import LETTERS, TILES
from lunarium.research.positions import load_encoded

REACH, CELLS, WHEEL, TASKS, COLOURS = 3, 90, 11, 3, 4
TILES_SEEN, CELLS_SEEN = 22, 32  # two phases of eleven tiles; hardly a game has more free cells
FACE = COLOURS + 1 + TASKS * COLOURS  # of a tile: colour, number, how much of each colour its tasks ask for
WIDTH = 32


def _places() -> dict[str, slice]:
    """Where each field of an observation stands."""
    found, first = {}, 0
    for field in load_encoded("nova-luna")[1].fields(1):
        found[field.name] = slice(first, first + field.size)
        first += field.size
    return found


AT = _places()


def _faces() -> Tensor:
    """What every tile shows, by the byte that names it; 0 is no tile."""
    faces = torch.zeros(len(TILES), FACE)
    for name, tile in enumerate(TILES[1:], start=1):
        faces[name, tile.colour] = 1
        faces[name, COLOURS] = tile.number / 7
        for task, colours in enumerate(tile.tasks):
            for letter in colours:
                faces[name, COLOURS + 1 + COLOURS * task + LETTERS.index(letter)] += 1
    return faces


def _beside(x: Tensor, y: Tensor, of_x: Tensor, of_y: Tensor) -> Tensor:
    """1 where one of the first cells lies beside one of the others; nothing lies beside what is nowhere."""
    far = (x[:, :, None] - of_x[:, None]).abs() + (y[:, :, None] - of_y[:, None]).abs()
    return (far == 1).float() * (x > 0)[:, :, None] * (of_x > 0)[:, None]


def _needs(faces: Tensor) -> Tensor:
    """What the tasks of tiles ask for, task by task and colour by colour."""
    return faces[..., COLOURS + 1 :].unflatten(-1, (TASKS, COLOURS))


class Relations(BaseFeaturesExtractor):
    """Bytes of observations in; logits of the actions, and behind them what the value is made of, out."""

    def __init__(self, space: object) -> None:
        super().__init__(space, 1 + REACH * CELLS + WIDTH)
        self.register_buffer("faces", _faces())
        self.tile = nn.Sequential(
            nn.Linear(COLOURS + 1 + TASKS + TASKS * COLOURS, WIDTH),
            nn.ReLU(),
            nn.Linear(WIDTH, WIDTH),
            nn.ReLU(),
        )
        self.whole = nn.Sequential(
            nn.Linear(WIDTH + WHEEL * FACE + 6, 2 * WIDTH), nn.ReLU(), nn.Linear(2 * WIDTH, WIDTH), nn.ReLU()
        )
        of_placement = TASKS * COLOURS + 2 * TASKS + 2
        self.of_placement, self.of_taken = nn.Linear(of_placement, WIDTH), nn.Linear(FACE, WIDTH)
        self.of_cell, self.of_whole = nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, WIDTH)
        self.mixed = nn.Sequential(nn.ReLU(), nn.Linear(WIDTH, 1))
        self.other = nn.Linear(WIDTH, 1)

    def forward(self, observations: Tensor) -> Tensor:
        """For so many positions at once."""
        seen = observations.float()
        names, x, y, open_bits = (
            seen[:, AT[f"{name}_0"]][:, :TILES_SEEN] for name in ("tiles", "x", "y", "open")
        )
        faces, lies = self.faces[names.long()], (names > 0).float()
        colour, beside = faces[..., :COLOURS], _beside(x, y, x, y)
        group = _close(beside * (colour @ colour.mT) + torch.diag_embed(lies))
        sees = (beside @ group).clamp(max=1) * (1 - torch.eye(TILES_SEEN))  # a tile never counts itself
        is_open = torch.stack([(open_bits / 2**task).floor() % 2 for task in range(TASKS)], -1)
        lacking = (_needs(faces) - (sees @ colour)[:, :, None]).relu() * is_open[..., None]
        tiles = (
            self.tile(torch.cat([faces[..., : COLOURS + 1], is_open, lacking.flatten(2)], -1))
            * lies[..., None]
        )

        wheel = seen[:, AT["wheel"]]
        order = (wheel > 0).float().cumsum(1) * (wheel > 0)
        clockwise = torch.stack([(order == place).float() for place in range(1, WHEEL + 1)], 1)
        coming = clockwise @ self.faces[wheel.long()]
        paid = (faces[..., COLOURS]).sum(1, keepdim=True) * 7 / 50
        noted = seen[:, AT["phase_1"]] @ torch.tensor([[1.0], [256.0]]) / 50
        table = [seen[:, AT["phase"]], seen[:, AT["tokens_0"]] / 10, seen[:, AT["size_0"]] / 10, paid, noted]
        table.append((seen[:, AT["tokens_0"]] <= 21 - 8).float())  # the first phase may end
        whole = self.whole(torch.cat([tiles.sum(1) / 8, coming.flatten(1), *table], 1))

        near = _beside(*(seen[:, AT[axis]][:, :CELLS_SEEN] for axis in ("cell_x", "cell_y")), x, y)
        taken = coming[:, :REACH]
        mixed = (
            self.of_placement(_foresee(taken, near, group, beside, colour, lacking))
            + self.of_cell(near @ tiles)[:, None]
            + self.of_taken(taken)[:, :, None]
            + self.of_whole(whole)[:, None, None]
        )
        placements = nn.functional.pad(self.mixed(mixed)[..., 0], (0, CELLS - CELLS_SEEN))
        return torch.cat([self.other(whole), placements.flatten(1), whole], 1)


def _close(alike: Tensor) -> Tensor:
    """1 for tiles of one group: whoever is reached over tiles of the same colour."""
    for _ in range(3):  # paths of eight steps: hardly a group is longer
        alike = (alike @ alike).clamp(max=1)
    return alike


def _foresee(
    taken: Tensor, near: Tensor, group: Tensor, beside: Tensor, colour: Tensor, lacking: Tensor
) -> Tensor:
    """What each tile in reach would lack on each free cell, and which open tasks would be brought on."""
    counts = (near @ group).clamp(max=1) @ colour
    lacks = (_needs(taken)[:, :, None] - counts[:, None, :, None]).relu()
    total = lacks.sum(-1)
    has = (_needs(taken).sum(-1) > 0).float()[:, :, None].expand(-1, -1, counts.shape[1], -1)
    its_colour = taken[..., :COLOURS]
    alike = near[:, None] * (its_colour @ colour.mT)[:, :, None]  # tiles beside the cell that it would join
    touched = (near[:, None] + alike @ ((group @ beside).clamp(max=1))[:, None]).clamp(max=1)
    short = lacking.sum(-1, keepdim=True)
    wanted = (lacking > 0).float().sum(2) @ its_colour.mT  # of each tile, tasks that want the one taken
    last = ((lacking > 0) & (short == 1)).float().sum(2) @ its_colour.mT  # and nothing else any more
    brought = torch.cat([touched @ tasks.mT[..., None] for tasks in (wanted, last)], -1)
    return torch.cat([lacks.flatten(-2), has * (total == 0).float(), has, brought], -1)


class Heads(nn.Module):
    """The two parts of what `Relations` found."""

    latent_dim_pi, latent_dim_vf = 1 + REACH * CELLS, WIDTH

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor]:
        """For the policy and for the value."""
        return self.forward_actor(features), self.forward_critic(features)

    def forward_actor(self, features: Tensor) -> Tensor:
        """Logits."""
        return features[:, : self.latent_dim_pi]

    def forward_critic(self, features: Tensor) -> Tensor:
        """The whole position."""
        return features[:, self.latent_dim_pi :]


class Policy(MaskableActorCriticPolicy):
    """MaskablePPO's policy with logits that come from placements, not from one row of numbers."""

    def __init__(self, *given: object, **more: object) -> None:
        super().__init__(
            *given, **more, features_extractor_class=Relations, normalize_images=False, ortho_init=False
        )

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = Heads()

    def _build(self, lr_schedule: object) -> None:
        super()._build(lr_schedule)
        self.action_net = nn.Identity()
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)
