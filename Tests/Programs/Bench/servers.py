"""The compared servers: how each starts, and the resources it has used since."""

import os
import pathlib
import re
import signal
import socket
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parents[3]
STATE = ROOT / ".titanup" / "bench"
OURS = ROOT / ".build" / "release"
SERVER_CORE, LOAD_CORE = "0", "1"


def command(name, port, tls, loops):
    """The command line of a server; `loops` is the number of event loops if it is ours."""
    certificate_and_key = [str(STATE / "certificate.pem"), str(STATE / "key.pem")] if tls else []
    if name == "nghttpd":
        plain = [] if tls else ["--no-tls"]
        place = ["-a", "127.0.0.1", "-d", str(STATE / "files"), str(port)]
        return ["nghttpd", *plain, *place, *reversed(certificate_and_key)]
    if name == "grpc_cpp":
        return [str(STATE / "grpc-echo"), str(port), *certificate_and_key]
    flags = []
    for flag, file in zip(["--tls-cert", "--tls-key"], certificate_and_key):
        flags += [flag, file]
    return [str(OURS / f"titanup-bench-{name}"), "--port", str(port), "--event-loops", str(loops), *flags]


class Process:
    """A running process, and the resources it has used."""

    def __init__(self, pid):
        self.pid = pid

    def cpu_seconds(self):
        """User and system time of all its threads, to the nanosecond: Linux has a clock for each process
        (clock_getcpuclockid(3)), whereas /proc/PID/stat only counts hundredths of a second."""
        return time.clock_gettime((~self.pid << 3) | 2)

    def memory(self):
        """Resident and proportional set size in MiB."""
        text = pathlib.Path(f"/proc/{self.pid}/smaps_rollup").read_text()
        sizes = {name: int(kib) / 1024 for name, kib in re.findall(r"^(Rss|Pss): +(\d+) kB", text, re.MULTILINE)}
        return {"memory": sizes["Rss"], "pss": sizes["Pss"]}

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.pid}/fd"))


class Server(Process):
    """A server of the echo service, pinned to one core unless told otherwise. Use it as a context manager."""

    def __init__(self, name, tls=False, cores=SERVER_CORE, loops=1):
        self.name, self.tls = name, tls
        # The server whose token calls carry: this one, or one that it is compared with.
        self.token_of = self
        self.port = free_port()
        self.log = STATE / f"{name}.log"
        with self.log.open("w") as log:
            pinned = ["taskset", "-c", cores, *command(name, self.port, tls, loops)]
            self.process = subprocess.Popen(pinned, stdout=log, stderr=log, cwd=STATE)
        super().__init__(self.process.pid)
        self.await_port()
        self.idle_descriptors = self.descriptors()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def await_port(self):
        for _ in range(200):
            if self.process.poll() is not None:
                break
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError(f"{self.name} does not listen; {self.log} says: {self.log.read_text()[-500:]}")

    def said(self, pattern):
        """The first group of a pattern in the server's output, or None."""
        match = re.search(pattern, self.log.read_text(), re.MULTILINE)
        return match and match.group(1)

    def authorization(self):
        """The value of `authorization` in calls to this server, if there is one."""
        token = self.token_of.said(r"^token (\S+)")
        return f"Bearer {token}" if token else None

    def hit_rate(self):
        """The hit rate of the token cache, which our server with the interceptors prints when it stops."""
        said = self.said(r"^token cache: (\d+ hits of \d+)")
        hits, lookups = map(int, said.split(" hits of ")) if said else (0, 0)
        return hits / lookups if lookups else None

    def settle(self, patience=20):
        """Waits until the server has closed every connection, and another second for it to return freed memory."""
        end = time.monotonic() + patience
        while self.descriptors() > self.idle_descriptors and time.monotonic() < end:
            time.sleep(0.1)
        time.sleep(3)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
