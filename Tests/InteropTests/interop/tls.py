"""Services on the stack's database over TLS, started by the suite itself."""

import itertools
import os
import pathlib
import random
import socket
import ssl
import subprocess
import time
import urllib.request

import grpc
import pytest

from .stack import TIMEOUT, Stack

ROOT = pathlib.Path(__file__).resolve().parents[3]


#: Above the ports of stacks, below the ephemeral ports of Linux.
_PORTS = range(30_500, 32_768)
_candidates = itertools.cycle(random.sample(_PORTS, len(_PORTS)))


def free_port() -> int:
    """A port that nobody listens on, and that no earlier call has returned."""
    for port in itertools.islice(_candidates, len(_PORTS)):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError(f"every port from {_PORTS.start} to {_PORTS.stop - 1} is in use")


class Certificates:
    """The certificates that `deploy/dev certificates` creates."""

    def __init__(self, folder: pathlib.Path, *names: str):
        self.folder, self.names = folder, names or ("titanup.example",)
        self.renew()

    def renew(self) -> None:
        subprocess.run([ROOT / "deploy" / "certificates.sh", self.folder, *self.names], check=True)

    def file(self, name: str) -> str:
        return str(self.folder / name)

    def bytes(self, name: str) -> bytes:
        return (self.folder / name).read_bytes()

    def environment(self, mutual: bool = False) -> dict:
        environment = {
            "TITANUP_TLS_CERTIFICATE_FILE": self.file("server/certificate.pem"),
            "TITANUP_TLS_KEY_FILE": self.file("server/key.pem"),
            "TITANUP_TLS_CA_FILE": self.file("server/ca.pem"),
        }
        if mutual:
            environment["TITANUP_TLS_CLIENT_CA_FILE"] = self.file("server/ca.pem")
        return environment


class TLSStack(Stack):
    """`auth` and `sessions` over TLS, on the stack's database and with its secrets."""

    def __init__(self, certificates: Certificates, mutual: bool = False):
        state = pathlib.Path(os.environ.get("TITANUP_STATE", ""))
        binaries = ROOT / ".build" / "debug"
        if os.environ.get("TITANUP_COMPOSE") or not (state / "secrets" / "database_url_auth").is_file():
            pytest.skip("TITANUP_STATE names no local stack whose database a service over TLS could use")
        if not (binaries / "titanup-auth").is_file():
            pytest.skip(f"no titanup-auth in {binaries}")
        self.certificates, self.mutual, self._processes = certificates, mutual, []
        ports = {name: (free_port(), free_port()) for name in ("auth", "sessions")}
        super().__init__("127.0.0.1", {f"TITANUP_{name.upper()}_ADDRESS": f"127.0.0.1:{ports[name][0]}" for name in ports})
        self._commands, self._admin = {}, {name: admin for name, (_, admin) in ports.items()}
        for name, (port, admin) in ports.items():
            secrets = {
                "TITANUP_DATABASE_URL_FILE": f"database_url_{name}",
                "TITANUP_TOKEN_SIGNING_KEY_FILE": "token_signing_key",
                "TITANUP_REFRESH_TOKEN_KEY_FILE": "refresh_token_key",
            }
            environment = {
                "PATH": os.environ["PATH"],
                "TITANUP_LISTEN_PORT": str(port),
                "TITANUP_ADMIN_PORT": str(admin),
                "TITANUP_AUTH_ADDRESS": self.addresses["auth"],
                **{variable: str(state / "secrets" / file) for variable, file in secrets.items()},
                **certificates.environment(mutual),
            }
            self._commands[name] = ([str(binaries / f"titanup-{name}")], environment)

    def __enter__(self):
        for command, environment in self._commands.values():
            self._processes.append(subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL))
        end = time.monotonic() + TIMEOUT
        for name in self._commands:
            while self.health(name).returncode != 0:
                assert time.monotonic() < end, f"{name} over TLS is not healthy: {self.health(name).stdout}"
        return self

    def __exit__(self, *_):
        self.close()
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.wait(timeout=TIMEOUT)

    def health(self, name: str) -> subprocess.CompletedProcess:
        """Runs a container's health check."""
        return self._run(name, "--health")

    def check(self, name: str, **changes) -> subprocess.CompletedProcess:
        """Runs the check that an operator runs after changing the configuration."""
        return self._run(name, "--check-config", **changes)

    def _run(self, name: str, argument: str, **changes) -> subprocess.CompletedProcess:
        command, environment = self._commands[name]
        return subprocess.run([*command, argument], env={**environment, **changes}, capture_output=True, text=True)

    def metric(self, name: str, metric: str) -> float:
        """The current value of a metric without labels."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self._admin[name]}/metrics", timeout=TIMEOUT) as page:
            [line] = [line for line in page.read().decode().splitlines() if line.startswith(metric + " ")]
        return float(line.split()[1])

    def new_channel(self, service: str, address: str | None = None, certificate: bool = True, **options) -> grpc.Channel:
        settings = {"grpc.use_local_subchannel_pool": 1, **options}
        shown = self.mutual and certificate
        credentials = grpc.ssl_channel_credentials(
            self.certificates.bytes("ca.pem"),
            self.certificates.bytes("server/key.pem") if shown else None,
            self.certificates.bytes("server/certificate.pem") if shown else None,
        )
        return grpc.secure_channel(address or self.addresses[service], credentials, options=list(settings.items()))

    def connect(self, service: str, protocols=("h2",)) -> ssl.SSLSocket:
        """A TLS connection without gRPC on it."""
        context = ssl.create_default_context(cafile=self.certificates.file("ca.pem"))
        context.set_alpn_protocols(list(protocols))
        host, port = self.addresses[service].split(":")
        return context.wrap_socket(socket.create_connection((host, int(port)), timeout=TIMEOUT), server_hostname=host)
