"""A small net for Nova Luna with two players: tiles by what they show, cells by what lies beside them."""

from pathlib import Path

import torch
from torch import Tensor, nn

from lunarium.games.nova_luna.tiles import LETTERS, TILES
from lunarium.research.positions import load_encoded

REACH, CELLS, SPACES = 3, 90, 12
TILES_SEEN, CELLS_SEEN = 24, 48  # of a display: hardly a game goes further, and every one costs time
FACE = 4 + 1 + 3 * 4  # of a tile: colour, number, how much of each colour its tasks ask for


def _places() -> dict[str, slice]:
    """Where each field of an observation stands."""
    found, first = {}, 0
    for field in load_encoded("nova-luna")[1].fields(2):
        found[field.name] = slice(first, first + field.size)
        first += field.size
    return found


AT = _places()


def _faces() -> Tensor:
    """What every tile shows, by the byte that names it; 0 is no tile."""
    faces = torch.zeros(256, FACE)
    for name, tile in enumerate(TILES):
        if tile is None or name == 0:
            continue
        faces[name, tile.colour] = 1
        faces[name, 4] = tile.number / 7
        for task, colours in enumerate(tile.tasks):
            for letter in colours:
                faces[name, 5 + 4 * task + LETTERS.index(letter)] += 0.5
    return faces


def _beside(x: Tensor, y: Tensor, of_x: Tensor, of_y: Tensor) -> Tensor:
    """1 where one of the first cells lies beside one of the others; nothing lies beside what is nowhere."""
    far = (x[:, :, None] - of_x[:, None]).abs() + (y[:, :, None] - of_y[:, None]).abs()
    return (far == 1).float() * (x > 0)[:, :, None] * (of_x > 0)[:, None]


class Net(nn.Module):
    """Bytes of an observation in, logits of the actions and the value for the one to move out."""

    def __init__(self, width: int = 32) -> None:
        super().__init__()
        self.register_buffer("faces", _faces())
        self.tile = nn.Sequential(
            nn.Linear(FACE + 3 + 4, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.whole = nn.Sequential(
            nn.Linear(2 * width + REACH * FACE + 9, 2 * width),
            nn.ReLU(),
            nn.Linear(2 * width, width),
            nn.ReLU(),
        )
        self.of_cell, self.of_taken, self.of_whole = (
            nn.Linear(width, width),
            nn.Linear(FACE, width),
            nn.Linear(width, width, bias=False),
        )
        self.placement, self.other, self.value = nn.Linear(width, 1), nn.Linear(width, 1), nn.Linear(width, 1)

    def forward(self, observation: Tensor) -> tuple[Tensor, Tensor]:
        """Whatever was seen, for so many positions at once."""
        seen = observation.float()
        own, rival = self._display(seen, 0), self._display(seen, 1)
        wheel = seen[:, AT["wheel"]]
        order = (wheel > 0).float().cumsum(1) * (wheel > 0)
        in_reach = torch.stack([(order == place).float() for place in range(1, REACH + 1)], 1)
        taken = in_reach @ self.faces[wheel.long()]
        numbers = torch.stack(
            [seen[:, AT[f"{name}_{seat}"]][:, 0] / unit for seat in (0, 1) for name, unit in UNITS.items()], 1
        )
        table = torch.stack([seen[:, 12] / 57, order.amax(1) / SPACES, seen[:, 21]], 1)
        whole = self.whole(torch.cat([own.sum(1) / 8, rival.sum(1) / 8, taken.flatten(1), numbers, table], 1))
        cell_x, cell_y = seen[:, AT["cell_x"]][:, :CELLS_SEEN], seen[:, AT["cell_y"]][:, :CELLS_SEEN]
        x, y = seen[:, AT["x_0"]][:, :TILES_SEEN], seen[:, AT["y_0"]][:, :TILES_SEEN]
        around = _beside(cell_x, cell_y, x, y) @ own
        mixed = (
            self.of_cell(around)[:, None]
            + self.of_taken(taken)[:, :, None]
            + self.of_whole(whole)[:, None, None]
        )
        placements = nn.functional.pad(self.placement(mixed.relu())[..., 0], (0, CELLS - CELLS_SEEN)).flatten(
            1
        )
        return torch.cat([self.other(whole), placements], 1), self.value(whole).tanh()[:, 0]

    def _display(self, seen: Tensor, seat: int) -> Tensor:
        """A row for each tile of a display: what it shows, what is open, which colours lie beside it."""
        names, x, y, uncovered = (
            seen[:, AT[f"{name}_{seat}"]][:, :TILES_SEEN] for name in ("tiles", "x", "y", "open")
        )
        faces = self.faces[names.long()]
        tasks = torch.stack([(uncovered / 2**task).floor() % 2 for task in range(3)], 2)
        colours = _beside(x, y, x, y) @ faces[:, :, :4]
        return self.tile(torch.cat([faces, tasks, colours], 2)) * (names > 0)[:, :, None]


UNITS = {"tokens": 20, "lead": 12, "size": 20}


def save(net: Net, path: Path) -> None:
    """The net as an ONNX file, which `lunarium arena -P onnx:FILE` plays with."""
    example = torch.zeros(2, AT["cell_y"].stop, dtype=torch.uint8)
    torch.onnx.export(
        net,
        (example,),
        path,
        input_names=["observation"],
        output_names=["policy", "value"],
        dynamic_axes={name: {0: "positions"} for name in ("observation", "policy", "value")},
        dynamo=False,
    )
