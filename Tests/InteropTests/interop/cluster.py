"""The PostgreSQL servers of a stack under Patroni: which of them leads, and what is done to them."""

import contextlib
import json
import pathlib
import subprocess
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable

#: How long a change of leader, or the return of a member, may take on a busy machine. This isn't a measurement.
LIMIT = 300


def until(what: str, test: Callable, pause: float = 0.1):
    """The first true answer of a test, which is asked again after a pause in seconds."""
    end = time.monotonic() + LIMIT
    while not (found := test()):
        assert time.monotonic() < end, f"{what}: not within {LIMIT} s"
        threading.Event().wait(pause)
    return found


class Session:
    """An open session of psql with one member, whoever leads."""

    def __init__(self, url: str):
        self._process = subprocess.Popen(
            ["psql", "-X", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", url],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip

    def say(self, sql: str) -> None:
        self._process.stdin.write(f"{sql}\n")
        self._process.stdin.flush()

    def hears(self, wanted: str) -> None:
        while (line := self._process.stdout.readline().strip()) != wanted:
            assert line, f"psql ended before {wanted}"

    def end(self) -> tuple[str, int]:
        """What it has answered since, and its exit status."""
        output, _ = self._process.communicate(timeout=LIMIT)
        return output, self._process.returncode


class Cluster:
    def __init__(self, members: str, state: str, control: Callable):
        """`members` is NAME=HOST:PORT=PORT of each, apart by commas: where its Patroni is, and its PostgreSQL's port."""
        places = [member.split("=") for member in members.split(",")]
        self._patroni = {name: place for name, place, _ in places}
        self._ports = {name: port for name, _, port in places}
        self._password = (pathlib.Path(state) / "secrets" / "database_password_superuser").read_text()
        self._control = control

    @property
    def names(self) -> list[str]:
        return list(self._patroni)

    def _ask(self, name: str, path: str, body: dict | None = None) -> bytes | None:
        """The answer of a member's Patroni, or nothing if it refuses or is away."""
        request = urllib.request.Request(f"http://{self._patroni[name]}{path}", json.dumps(body).encode() if body else None)
        # A switchover is answered when it is over.
        with contextlib.suppress(OSError), urllib.request.urlopen(request, timeout=LIMIT if body else 2) as answer:
            return answer.read()

    def role(self, role: str) -> str | None:
        """The member with this role, if there is one now: `leader` or `sync_standby`."""
        return self._roles().get(role)

    def _roles(self) -> dict[str, str]:
        for name in self.names:
            if answer := self._ask(name, "/cluster"):
                members = json.loads(answer)["members"]
                return {one["role"]: one["name"] for one in members if one["state"] in ("running", "streaming")}
        return {}

    def wait_until_whole(self) -> None:
        """A leader, the standby that commits wait for, and another that follows."""
        until("a whole cluster", lambda: self._roles().keys() >= {"leader", "sync_standby", "replica"})

    def promoted(self, old: str) -> tuple[str, float]:
        """The leader after `old`, and when it was seen to lead."""
        others = [name for name in self.names if name != old]

        def leading():
            return next(((name, time.monotonic()) for name in others if self._ask(name, "/primary") is not None), None)

        return until(f"a leader after {old}", leading, pause=0.02)

    def switch(self, leader: str, candidate: str) -> None:
        answer = self._ask(leader, "/switchover", {"leader": leader, "candidate": candidate})
        assert answer is not None, f"{leader} refused to hand over to {candidate}"

    @contextlib.contextmanager
    def killed(self, *names: str):
        """Members whose Patroni and PostgreSQL are killed; they always start again, and follow."""
        for name in names:
            self._control("kill-member", name)
        try:
            yield
        finally:
            for name in names:
                self._control("start-member", name)
            self.wait_until_whole()

    @contextlib.contextmanager
    def frozen(self, name: str):
        """A member whose every process stands still: its connections stay open, and it answers nothing."""
        self._control("freeze-member", name)
        try:
            yield
        finally:
            self._control("thaw-member", name)

    def _url(self, host: str) -> str:
        return f"postgresql://postgres:{self._password}@{host}"

    def session(self, name: str) -> Session:
        return Session(self._url(f"127.0.0.1:{self._ports[name]}/postgres"))

    def query(self, sql: str) -> str:
        """By whichever member takes writes."""
        hosts = ",".join(f"127.0.0.1:{port}" for port in self._ports.values())
        url = self._url(f"{hosts}/postgres?target_session_attrs=read-write&connect_timeout=2")
        command = ["psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", url, "-c", sql]
        return subprocess.run(command, capture_output=True, text=True, check=True, timeout=LIMIT).stdout.strip()
