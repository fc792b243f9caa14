"""Tests/Clients: programs in other languages, made from the protos by official tools, do the main job."""

import os
import re
import shutil
import subprocess
import sys

import pytest
from interop import web
from interop.programs import ROOT
from interop.recordings import FIXTURES

CLIENTS = ROOT / "Tests" / "Clients"
RECORDING = FIXTURES / "pushups.csv"

#: How each program is called, and what it needs beyond this project's own packages.
COMMANDS = {
    "python": [sys.executable, CLIENTS / "python/client.py"],
    "java": [CLIENTS / "java/run.sh"],
    "swift": [CLIENTS / "swift/run.sh"],
    "javascript": ["node", CLIENTS / "javascript/client.js"],
}

pytestmark = pytest.mark.anywhere("it makes programs, which takes minutes, and they know of no containers")


def excuse(language: str) -> str | None:
    """Why a program can't be made here, or isn't."""
    if language == "swift" and not os.environ.get("TITANUP_ALL_CLIENTS"):
        return "its packages take ten minutes to build, so it waits for TITANUP_ALL_CLIENTS=1, once a week"
    if language != "javascript":
        return None
    if not shutil.which("npm"):
        return "there is no npm"
    try:
        asked = subprocess.run(["npm", "view", "--fetch-retries=0", "@grpc/grpc-js", "name"], capture_output=True, timeout=60)
    except subprocess.TimeoutExpired:
        return "npm reaches no registry"
    return "npm reaches no registry" if asked.returncode else None


def made(language: str) -> None:
    environment = {**os.environ, "PYTHON": sys.executable}
    done = subprocess.run([CLIENTS / language / "make.sh"], env=environment, capture_output=True, text=True, timeout=1500)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]


@pytest.mark.parametrize("language", COMMANDS)
def test_a_client_counts_a_set_and_shows_what_it_earned(language, stack):
    if reason := excuse(language):
        pytest.skip(f"{language}: {reason}")
    made(language)
    environment = {**os.environ, "PYTHONPATH": str(CLIENTS / "python/generated")}
    done = subprocess.run(
        [*COMMANDS[language], web.address(stack), RECORDING], env=environment, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    *counted, stored, trophies = done.stdout.splitlines()
    assert counted == [f"push-up {number}" for number in range(1, 13)]
    assert re.fullmatch(r"stored: 12 push-ups, (EVIDENCE_VERIFIED_STREAM|verifiedStream)", stored)
    assert trophies == "trophies: 10 pushups, 5 pushups, 5 pushups under 10 second"


def test_the_page_names_every_client():
    page = (CLIENTS / "README.md").read_text()
    folders = sorted(each.name for each in CLIENTS.iterdir() if each.is_dir())
    assert sorted(COMMANDS) == folders
    assert all(f"| [{name}]({name}/" in page for name in folders)
