"""Deployment: systemd is told of start and end; units and compose file name what exists."""

import configparser
import shutil
import socket
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from lunarium.server import systemd
from lunarium.server.settings import Settings, variable
from tests.support.databases import fresh_url
from tests.support.server.serving import Serving

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = sorted(path for path in DEPLOY.iterdir() if path.suffix in (".service", ".timer"))


def test_systemd_is_told_of_the_start_and_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    address = str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager, fresh_url("sqlite", tmp_path) as url:
        manager.bind(address)
        manager.settimeout(20)
        monkeypatch.setenv("NOTIFY_SOCKET", address)
        with Serving(Settings(database_url=url, thinkers=1)):
            assert manager.recv(100) == b"READY=1"
        assert manager.recv(100) == b"STOPPING=1"


@pytest.mark.parametrize("address", ["", "vsock:2:1234"])
def test_no_notice_is_sent_without_systemd(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", address)
    systemd.notify(systemd.READY)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_names_a_command_and_settings_that_exist(unit: Path) -> None:
    parser = configparser.ConfigParser(strict=False, interpolation=None, delimiters="=", comment_prefixes="#")
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(unit, encoding="utf-8")
    assert parser["Unit"]["Description"]
    if unit.suffix == ".timer":
        assert parser["Timer"]["OnCalendar"]
    else:
        assert parser["Service"]["ExecStart"].startswith(("/opt/lunarium/bin/lunarium", "/bin/sh"))


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
def test_systemd_finds_no_fault_in_the_units() -> None:
    command = ["systemd-analyze", "verify", "--man=no", *map(str, UNITS)]
    found = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60).stderr  # noqa: S603
    ours = [line for line in found.splitlines() if "lunarium" in line]
    faults = [line for line in ours if "is not executable" not in line]  # what is not installed here
    assert not faults, "\n".join(faults)


def test_the_compose_file_has_health_backup_and_settings_that_exist() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert set(services) == {"lunarium", "backup", "database"}
    assert services["lunarium"]["depends_on"]["database"]["condition"] == "service_healthy"
    for service in (services["lunarium"], services["backup"]):
        assert set(service["environment"]) <= {variable(each.name) for each in fields(Settings)}
    assert "HEALTHCHECK" in (DEPLOY.parent / "Dockerfile").read_text(encoding="utf-8")
