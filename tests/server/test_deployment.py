"""Deployment: systemd is told of start and end; units and compose file name what exists."""

import configparser
import os
import shutil
import socket
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from lunarium.server import systemd
from lunarium.server.settings import Settings, variable
from tests.support.durability.program import Program
from tests.support.waiting import START_SECONDS

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = sorted(path for path in DEPLOY.iterdir() if path.suffix in (".service", ".timer"))


def test_systemd_is_told_once_connections_are_accepted_and_of_the_end(
    sqlite_url: str, tmp_path: Path
) -> None:
    address = str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(address)
        manager.settimeout(START_SECONDS)
        program = Program(sqlite_url, NOTIFY_SOCKET=address)
        try:
            assert manager.recv(100) == b"READY=1"
            socket.create_connection(("127.0.0.1", program.port)).close()
            program.terminate()
            assert manager.recv(100) == b"STOPPING=1"
        finally:
            program.kill()


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


@pytest.mark.skipif(shutil.which("docker-compose") is None, reason="docker-compose is not installed")
def test_docker_compose_finds_no_fault_in_its_file() -> None:
    command = ["docker-compose", "--file", str(DEPLOY / "compose.yaml"), "config", "--quiet"]
    environment = {**os.environ, "POSTGRES_PASSWORD": "secret"}
    found = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)  # noqa: S603
    assert found.returncode == 0, found.stderr


def test_the_compose_file_has_health_backup_and_settings_that_exist() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert set(services) == {"lunarium", "backup", "database"}
    assert services["lunarium"]["depends_on"]["database"]["condition"] == "service_healthy"
    for service in (services["lunarium"], services["backup"]):
        assert set(service["environment"]) <= {variable(each.name) for each in fields(Settings)}
    assert "HEALTHCHECK" in (DEPLOY.parent / "Dockerfile").read_text(encoding="utf-8")
