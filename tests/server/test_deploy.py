"""What a host gets in deploy: it names what there is, and the programs it is for accept it."""

import inspect
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import yaml

from fort.cli.serve import serve
from fort.server.metrics import Metrics

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
EXPOSED = (
    15  # the most, in tenths, that `systemd-analyze security` may find; 100 is a process that may do anything
)


def measured() -> set[str]:
    """The names under which Prometheus keeps our numbers."""
    metrics = Metrics()
    metrics.entries.labels("choice")
    metrics.refused.labels("x")
    metrics.dropped.labels("x")
    return set(re.findall(r"^(fort_\w+)", metrics.text().decode(), re.M))


def asked(text: str) -> set[str]:
    return set(re.findall(r"\bfort_\w+", text))


def expressions() -> list[str]:
    dashboard: Any = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    alerts: Any = yaml.safe_load((DEPLOY / "alerts.yml").read_text("utf-8"))
    shown = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    return shown + [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]


def test_dashboard_and_alerts_ask_for_numbers_that_are_there() -> None:
    wanted = set().union(*map(asked, expressions()))
    assert wanted - measured() == set()
    kinds = {re.sub(r"_(total|bucket|count|sum|created)$", "", name) for name in wanted}
    every = {re.sub(r"_(total|bucket|count|sum|created)$", "", name) for name in measured()}
    assert kinds == every  # nothing is measured for nobody


def test_prometheus_accepts_the_alerts() -> None:
    subprocess.run(
        ["promtool", "check", "rules", str(DEPLOY / "alerts.yml")], check=True, capture_output=True
    )


def test_the_unit_is_sound_and_confined(tmp_path: Path) -> None:
    text = (DEPLOY / "fort@.service").read_text("utf-8")
    unit = tmp_path / "fort@.service"
    unit.write_text(text.replace("/opt/fort/bin/fort", shutil.which("true") or "/bin/true"), "utf-8")
    found = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    assert (found.returncode, found.stdout + found.stderr) == (0, "")
    command = ["systemd-analyze", "security", "--offline=true", f"--threshold={EXPOSED}", str(unit)]
    judged = subprocess.run(command, capture_output=True, text=True)
    assert judged.returncode == 0, judged.stdout[-300:]


def test_settings_in_deploy_are_settings_of_the_server() -> None:
    known = {f"FORT_{name.upper()}" for name in inspect.signature(serve).parameters} | {"FORT_ORIGINS"}
    for name in ("Containerfile", "compose.yaml", "fort@.service"):
        told = set(re.findall(r"\bFORT_\w+", (DEPLOY / name).read_text("utf-8")))
        assert told
        assert told - known == set(), name


def test_the_containers_are_confined() -> None:
    compose: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    fort, database = compose["services"]["fort"], compose["services"]["db"]
    assert fort["cap_drop"] == ["ALL"]
    assert fort["read_only"]
    assert all(port.startswith("127.0.0.1:") for port in fort["ports"])
    assert "ports" not in database
    for line in (DEPLOY / "Containerfile").read_text("utf-8").splitlines():
        assert not re.match(r"USER (root|0)\b", line)
