"""Services that the suite starts itself, on the stack's database and with its secrets, but with settings of their own."""

import os
import pathlib
import subprocess
import time
import urllib.request

import pytest

from .places import ROOT, free_port
from .stack import TIMEOUT, Stack


class OwnServices(Stack):
    """Some services, each a process that writes a log."""

    def __init__(
        self, names: tuple[str, ...], folder: pathlib.Path, others: dict[str, str], secrets: dict[str, str], **settings: str
    ):
        """
        Skips the test if the stack does not run on this machine.

        :param folder: for the logs.
        :param others: the addresses of other services, by their names.
        :param secrets: files among the stack's secrets by the variables that name them; `{name}` stands for the service.
        :param settings: variables that all of these services have.
        """
        state, binaries = pathlib.Path(os.environ.get("TITANUP_STATE", "")), ROOT / ".build" / "debug"
        if os.environ.get("TITANUP_COMPOSE") or not (state / "secrets" / f"database_url_{names[0]}").is_file():
            pytest.skip("TITANUP_STATE names no local stack whose database other services could use")
        self._binaries = {name: binaries / f"titanup-{name}" for name in names}
        if missing := [name for name, binary in self._binaries.items() if not binary.is_file()]:
            pytest.skip(f"no {missing[0]} in {binaries}")
        ports = {name: (free_port(), free_port()) for name in names}
        self._admin = {name: admin for name, (_, admin) in ports.items()}
        addresses = others | {name: f"127.0.0.1:{port}" for name, (port, _) in ports.items()}
        variables = {f"TITANUP_{name.upper()}_ADDRESS": address for name, address in addresses.items()}
        super().__init__("127.0.0.1", variables)
        self.logs = {name: folder / f"{name}-{port}.log" for name, (port, _) in ports.items()}
        self._environments = {
            name: {
                "PATH": os.environ["PATH"], "TITANUP_LISTEN_PORT": str(port), "TITANUP_ADMIN_PORT": str(admin), **variables,
                **{
                    variable: str(state / "secrets" / file.format(name=name))
                    for variable, file in {"TITANUP_DATABASE_URL_FILE": "database_url_{name}", **secrets}.items()
                },
                **settings,
            }
            for name, (port, admin) in ports.items()
        }  # fmt: skip
        self._processes: list[subprocess.Popen] = []

    def __enter__(self):
        for name, binary in self._binaries.items():
            with self.logs[name].open("ab") as log:
                self._processes.append(subprocess.Popen([binary], env=self._environments[name], stdout=log, stderr=log))
        end = time.monotonic() + TIMEOUT
        for name, process in zip(self._binaries, self._processes, strict=True):
            while self.health(name).returncode != 0:
                assert time.monotonic() < end and process.poll() is None, self.logs[name].read_text()
        return self

    def __exit__(self, *_):
        self.close()
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            assert process.wait(timeout=TIMEOUT) == 0

    def health(self, name: str) -> subprocess.CompletedProcess:
        """Runs a container's health check."""
        return self._run(name, "--health")

    def check(self, name: str, **changes: str) -> subprocess.CompletedProcess:
        """Runs the check that an operator runs after changing the configuration."""
        return self._run(name, "--check-config", **changes)

    def act(self, name: str, option: str, argument: str, **changes: str) -> subprocess.CompletedProcess:
        """Has the program do something once, with the service's configuration."""
        return self._run(name, option, argument, **changes)

    def _run(self, name: str, *arguments: str, **changes: str) -> subprocess.CompletedProcess:
        environment = {**self._environments[name], **changes}
        command = [self._binaries[name], *arguments]
        return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=TIMEOUT)

    def metrics(self, name: str) -> dict[str, float]:
        """The service's metrics, by their names with labels."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self._admin[name]}/metrics", timeout=TIMEOUT) as page:
            lines = [line for line in page.read().decode().splitlines() if not line.startswith("#")]
        return {series: float(value) for series, _, value in (line.rpartition(" ") for line in lines)}
