"""Settings: read from the environment, refused with all faults at once, shown with where they come from."""

import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lunarium.cli.app import app
from lunarium.server.settings import Settings, WrongSettings, find_slips


def test_all_wrong_settings_are_named_at_once(tmp_path: Path) -> None:
    latin = tmp_path / "privacy.txt"
    latin.write_text("Gehört Ana.", encoding="latin-1")
    wrong = {
        "LUNARIUM_PRIVACY": str(latin),
        "LUNARIUM_COMPONENTS": f"{tmp_path / 'absent.toml'}{os.pathsep}",
        "LUNARIUM_RATE": "ten",
        "LUNARIUM_THINKERS": "1.5",
        "LUNARIUM_CONNECTIONS": "0",
        "LUNARIUM_PUBLIC_URL": "moon.test",
        "LUNARIUM_LOG": "warn",
        "LUNARIUM_METRICS": "all",
        "LUNARIUM_PROXIES": "10.0.0.0/8, nginx",
        "LUNARIUM_NOTIFY": "https discord mailto:example.org",
    }
    with pytest.raises(WrongSettings) as caught:
        Settings.from_environment(wrong)
    assert {(fault.name, fault.kind) for fault in caught.value.faults} == {
        ("LUNARIUM_RATE", "number"),
        ("LUNARIUM_THINKERS", "whole-number"),
        ("LUNARIUM_CONNECTIONS", "least"),
        ("LUNARIUM_PUBLIC_URL", "url"),
        ("LUNARIUM_LOG", "choice"),
        ("LUNARIUM_METRICS", "choice"),
        ("LUNARIUM_PROXIES", "network"),
        ("LUNARIUM_PRIVACY", "file"),
        ("LUNARIUM_COMPONENTS", "file"),
        ("LUNARIUM_NOTIFY", "service"),
        ("LUNARIUM_SMTP", "smtp"),
    }
    lines = caught.value.message().splitlines()
    assert len(lines) == 12
    assert "LUNARIUM_PROXIES=nginx: must be comma-separated addresses or networks" in lines[-1]
    assert caught.value.code == "settings-wrong"


@pytest.mark.parametrize(
    "url", ["https://moon.example.org/luna", "https://", "ftp://moon.example.org", "//x"]
)
def test_a_public_url_is_an_address_of_the_web_without_path(url: str) -> None:
    with pytest.raises(WrongSettings):
        Settings.from_environment({"LUNARIUM_PUBLIC_URL": url})


def test_right_settings_are_taken_and_an_empty_one_says_nothing() -> None:
    said = {
        "LUNARIUM_PUBLIC_URL": "https://moon.example.org:8443",
        "LUNARIUM_PROXIES": "*",
        "LUNARIUM_RATE": "",
    }
    settings = Settings.from_environment(said)
    assert (settings.public_url, settings.proxies, settings.rate) == (said["LUNARIUM_PUBLIC_URL"], "*", 1)


def test_a_slip_in_the_name_of_a_setting_is_noticed() -> None:
    found = find_slips({"LUNARIUM_PROXY": "1", "LUNARIUM_PURE": "1", "HOME": "/", "LUNARIUM_RATE": "2"})
    assert found == {"LUNARIUM_PROXY": "LUNARIUM_PROXIES"}


def test_config_shows_what_holds_and_whence_without_passwords() -> None:
    environment = {
        "LUNARIUM_DATABASE_URL": "postgresql://lunarium:geheim@moon.example.org/lunarium",
        "LUNARIUM_SMTP": "smtps://moon:geheim@mail.example.org?from=moon@example.org",
        "LUNARIUM_RATE": "2",
    }
    shown = CliRunner().invoke(app, ["config"], env=environment).stdout
    said, defaults = shown.removeprefix("# from the environment\n").split("# defaults\n")
    assert [line.partition("=")[0] for line in said.splitlines()] == list(environment)
    assert "LUNARIUM_RATE=2.0\n" in said
    assert "LUNARIUM_LOG=info\n" in defaults
    assert "geheim" not in shown
    assert "geheim" in CliRunner().invoke(app, ["config", "--secrets"], env=environment).stdout
