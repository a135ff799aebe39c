"""`python -m benchmarks.engines` measures both engines beside a calibration loop."""

import json

from benchmarks.engines import bench
from typer import Typer
from typer.testing import CliRunner


def test_both_games_get_numbers_with_a_calibration() -> None:
    app = Typer()
    app.command()(bench)
    rows = json.loads(CliRunner().invoke(app, ["--seconds", "0.01", "--json"]).stdout)
    assert {row["game"] for row in rows} == {"luna", "nova-luna"}
    assert all(row["games_per_second"] > 0 and row["moves_per_thousand_loops"] > 0 for row in rows)
