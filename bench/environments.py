"""The environments of the benchmark: Fort as plain Python, Fort compiled, and its peers. In build/bench."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "bench"
PEERS = ROOT / "bench" / "requirements-peers.txt"


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def run(*command: str | Path, **variables: str) -> str:
    """What the command prints; its last words if it fails."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env=os.environ | {"PIP_DISABLE_PIP_VERSION_CHECK": "1"} | variables,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError((done.stderr or done.stdout).strip().splitlines()[-1])
    return done.stdout


def sources(root: Path) -> str:
    """A fingerprint of what goes into the wheel."""
    digest = hashlib.sha256(sys.version.encode())
    files = [path for path in (root / "src").rglob("*") if path.suffix in (".py", ".txt")]
    for path in [*sorted(files), root / "pyproject.toml", root / "hatch_build.py"]:
        digest.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def is_ready(place: Path, stamp: str) -> bool:
    mark = place / "stamp"
    return mark.exists() and mark.read_text("utf-8") == stamp


def new(place: Path) -> Path:
    """An empty environment; its interpreter."""
    shutil.rmtree(place, ignore_errors=True)
    run(sys.executable, "-m", "venv", place)
    return place / "bin" / "python"


def fort(name: str, root: Path) -> Path:
    """The interpreter of the environment `plain` or `compiled`, made from a checkout."""
    place, stamp = PLACE / name, sources(root)
    if is_ready(place, stamp):
        say(f"{name}: up to date")
        return place / "bin" / "python"
    say(f"{name}: building the wheel" + (", which takes a minute or two" if name == "compiled" else ""))
    python = new(place)
    wheels = place / "wheel"
    pure = {"FORT_PURE": "1" if name == "plain" else "0"}
    flags = ["--no-deps", "--no-build-isolation"]
    run(sys.executable, "-m", "pip", "wheel", *flags, "-w", wheels, root, **pure)
    (wheel,) = wheels.glob("*.whl")
    run(python, "-m", "pip", "install", "--no-deps", wheel)
    (place / "stamp").write_text(stamp, "utf-8")
    return python


def peers() -> tuple[Path, dict[str, str]]:
    """The interpreter of the peers' environment, and why what is missing is missing."""
    place = PLACE / "peers"
    wanted = PEERS.read_text("utf-8")
    stamp = hashlib.sha256((sys.version + wanted).encode()).hexdigest()
    missing_file = place / "missing.txt"
    python = place / "bin" / "python"
    if is_ready(place, stamp):
        say("peers: up to date")
    else:
        python = new(place)
        missing = []
        for line in [line for line in wanted.splitlines() if line and not line.startswith("#")]:
            say(f"peers: installing {line}")
            try:
                run(python, "-m", "pip", "install", line)
            except RuntimeError as error:
                say(f"peers: not installed: {error}")
                missing.append(f"{line.split('=')[0].split('[')[0]}\t{error}")
        missing_file.write_text("\n".join(missing), "utf-8")
        (place / "stamp").write_text(stamp, "utf-8")
    found = {}
    for line in missing_file.read_text("utf-8").splitlines():
        name, _, reason = line.partition("\t")
        found[name] = reason
    return python, found
