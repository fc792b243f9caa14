"""The built command-line client, as scripts use it."""

import json
import os
import pathlib
import subprocess
import sys

import pytest

from .people import PASSWORD, new_id
from .recordings import FIXTURES

ROOT = pathlib.Path(__file__).resolve().parents[3]
# A set of 12 push-ups.
RECORDING = ("push-ups", "--recording", str(FIXTURES / "pushups.csv"), "--width", "640", "--height", "360")


def binary() -> pathlib.Path:
    named = os.environ.get("TITANUP_CLIENT")
    candidates = [pathlib.Path(named)] if named else [ROOT / ".build" / kind / "titanup" for kind in ("release", "debug")]
    for candidate in candidates:
        if candidate.is_file():
            return candidate
    pytest.skip(f"no titanup at {', '.join(map(str, candidates))}; TITANUP_CLIENT names another place")

#: Runs a command, and prints the most memory it had. A process of its own, because the kernel counts what a program's process had
#: before it was that program: here, a small interpreter.
MEASURE = """import resource, subprocess, sys
status = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
sys.exit(status)"""


class Client:
    """One user's machine."""

    def __init__(self, stack, folder: pathlib.Path, **environment):
        self.binary = binary()
        self.credentials = folder / "titanup" / "credentials.json"
        self.environment = {
            "PATH": os.environ["PATH"],
            "XDG_CONFIG_HOME": str(folder),
            "TITANUP_PASSWORD": PASSWORD,
            "TZ": "Europe/Berlin",
            # The stack may run on another machine.
            "TITANUP_INSECURE": "true",
            **{f"TITANUP_{name.upper()}_ADDRESS": address for name, address in stack.addresses.items()},
            **environment,
        }

    def register(self) -> None:
        self.email = f"{new_id()}@example.org"
        self.json("register", "--email", self.email, "--name", "Ada")

    def start(self, *arguments, **environment) -> subprocess.Popen:
        return subprocess.Popen(
            [str(self.binary), *arguments], env={**self.environment, **environment}, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
        )

    def run(self, *arguments, status: int = 0, **environment) -> subprocess.CompletedProcess:
        process = self.start(*arguments, **environment)
        output, errors = process.communicate(timeout=120)
        assert process.returncode == status, (process.returncode, output, errors)
        return subprocess.CompletedProcess(arguments, process.returncode, output, errors)

    def peak(self, *arguments) -> int:
        """The most memory of a command, in bytes, by the kernel's own count."""
        done = subprocess.run(
            [sys.executable, "-S", "-c", MEASURE, self.binary, *arguments],
            env=self.environment, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stderr
        return int(done.stdout) * 1024

    def json(self, *arguments, **options):
        return json.loads(self.run(*arguments, "--json", **options).stdout)
