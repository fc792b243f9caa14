"""Runs `deploy/dev doctor` on an installation that a test has broken."""

import os
import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[3]


class Doctor:
    """An installation of its own, unless `state` names another one: its folder, and the variables it is run with."""

    def __init__(self, folder: pathlib.Path, state: str | None = None, port_base: str = "25400"):
        self._fakes = folder / "fakes"
        self._fakes.mkdir()
        self.state = pathlib.Path(state) if state else folder / "state"
        self._environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("TITANUP_")},
            "TITANUP_STATE": str(self.state), "TITANUP_PORT_BASE": port_base,
            "TITANUP_CERTIFICATES_DIR": str(folder / "certificates"),
            "PATH": f"{self._fakes}:{os.environ['PATH']}",
        }

    def make_secrets(self) -> pathlib.Path:
        folder = self.state / "secrets"
        subprocess.run([ROOT / "deploy" / "secrets.sh", folder, "127.0.0.1:1"], check=True)
        return folder

    def fake(self, program: str, script: str) -> None:
        """Puts a script before a program of the system; in it, REAL stands for that program."""
        file = self._fakes / program
        file.write_text("#!/bin/bash\n" + script.replace("REAL", shutil.which(program) or "false"))
        file.chmod(0o755)

    def asked(self, *checks: str, **variables: str) -> tuple[int, list[str]]:
        """The exit status, and the lines with single blanks."""
        done = subprocess.run(
            [ROOT / "deploy" / "dev", "doctor", *checks], env={**self._environment, **variables},
            stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300,
        )
        lines = [" ".join(line.split()) for line in done.stdout.splitlines()]
        assert lines, done.stderr
        return done.returncode, lines

    def line(self, *checks: str, **variables: str) -> str:
        """The only line of some checks. The exit status is 1 if it is wrong."""
        status, lines = self.asked(*checks, **variables)
        assert len(lines) == 1, lines
        assert status == (1 if lines[0].startswith("wrong ") else 0), lines
        return lines[0]
