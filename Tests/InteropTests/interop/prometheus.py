"""Debian's Prometheus, with the rules of deploy/observability and shorter times."""

import contextlib
import json
import pathlib
import re
import shutil
import subprocess
import time
import urllib.parse
import urllib.request

import pytest

from .places import free_port
from .stack import TIMEOUT

FOLDER = pathlib.Path(__file__).resolve().parents[3] / "deploy" / "observability"

#: How many times faster than the clock the rules of a test run.
HASTE = 120
#: Seconds between two looks at the stack: a window holds at least four.
INTERVAL = 0.5
_SECONDS = {"s": 1, "m": 60, "h": 3_600, "d": 86_400}


def program(name: str) -> str:
    found = shutil.which(name)
    if not found:
        pytest.skip(f"no {name}: Debian's package prometheus has it")
    return found


def shortened(rules: str, haste: float = HASTE) -> str:
    """Rules with shorter windows and `for`, which is all that a test changes about them."""

    def shorter(match: re.Match) -> str:
        seconds = int(match[2]) * _SECONDS[match[3]] / haste
        least = 4 * INTERVAL if match[1] == "[" else 0
        return f"{match[1]}{round(max(seconds, least) * 1_000)}ms"

    return re.sub(r"(\[|\bfor: )(\d+)([smhd])\b", shorter, rules)


#: Words of PromQL that stand where a metric could.
_WORDS = {"and", "or", "unless", "bool", "by", "without", "on", "ignoring", "group_left", "group_right", "offset", "inf", "nan"}


def metrics_of(expression: str) -> set[str]:
    """The metrics that an expression of PromQL names."""
    text = re.sub(r'"[^"]*"', "", expression)
    text = re.sub(r"\{[^}]*\}|\[[^\]]*\]", " ", text)
    text = re.sub(r"\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)", " ", text)
    names = re.findall(r"(?<![\w.:])([a-zA-Z_:][\w:]*)(?!\s*\()\b(?!\s*\()", text)
    return set(names) - _WORDS


@contextlib.contextmanager
def exporter(folder: pathlib.Path):
    """Debian's node exporter, with the collectors of the overlay; it reads the figures in this folder. Yields its address."""
    address = f"127.0.0.1:{free_port()}"
    overlay = (FOLDER.parent / "docker-compose.observability.yml").read_text()
    collectors = re.findall(r"- (--collector\.[a-z-]+)\n", overlay)
    # In a container, the only disk is an overlay.
    command = [program("prometheus-node-exporter"), *collectors, "--collector.filesystem.fs-types-exclude=^(proc|sysfs|cgroup2?)$",
               f"--collector.textfile.directory={folder}", f"--web.listen-address={address}", "--log.level=error"]
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL)
    try:
        yield address
    finally:
        process.terminate()
        process.wait(timeout=TIMEOUT)


class Prometheus:
    """A running Prometheus that looks at these addresses: by service, those of its processes."""

    def __init__(self, folder: pathlib.Path, targets: dict[str, list[str]]):
        self._rules = folder / "rules.yml"
        self._rules.write_text(shortened((FOLDER / "rules.yml").read_text()))
        config = (FOLDER / "prometheus.yml").read_text()
        for service, addresses in targets.items():
            config, count = re.subn(rf'"{service}:\d+"', json.dumps(addresses)[1:-1], config)
            assert count == 1, f"prometheus.yml has {count} targets for {service}"
        config = re.sub(r"(scrape_interval|scrape_timeout|evaluation_interval): \d+s", rf"\1: {round(INTERVAL * 1_000)}ms", config)
        (folder / "prometheus.yml").write_text(config)
        self._url = f"http://127.0.0.1:{free_port()}"
        self._log = folder / "log"
        self._command = [
            program("prometheus"), f"--config.file={folder / 'prometheus.yml'}", f"--storage.tsdb.path={folder / 'data'}",
            f"--web.listen-address={self._url.removeprefix('http://')}", "--log.level=warn",
        ]

    def __enter__(self):
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(self._command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        try:
            self.until("it is ready", lambda: self._get("/-/ready"))
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        self._process.terminate()
        self._process.wait(timeout=TIMEOUT)

    def until(self, what: str, holds, meanwhile=lambda: None):
        """Asks again until there is an answer that isn't empty, and returns it."""
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end and self._process.poll() is None:
            meanwhile()
            with contextlib.suppress(OSError):
                if answer := holds():
                    return answer
            time.sleep(0.1)
        raise AssertionError(f"not within {TIMEOUT} s: {what}; Prometheus' log: {self._log.read_text()}")

    def query(self, expression: str) -> list[dict]:
        """The samples of an instant query; a wrong one fails."""
        return self._data("/api/v1/query?" + urllib.parse.urlencode({"query": expression}))["result"]

    def rules(self) -> list[dict]:
        return [rule for group in self._data("/api/v1/rules")["groups"] for rule in group["rules"]]

    def names(self) -> set[str]:
        """The names of all metrics that it has seen."""
        return set(self._data("/api/v1/label/__name__/values"))

    def firing(self, name: str, **labels) -> dict | None:
        """The alert of this name and with these labels, while it fires."""
        for alert in self._data("/api/v1/alerts")["alerts"]:
            if alert["state"] == "firing" and {"alertname": name, **labels}.items() <= alert["labels"].items():
                return alert
        return None

    def fires(self, name: str, meanwhile=lambda: None, **labels) -> dict:
        return self.until(f"{name} fires for {labels}", lambda: self.firing(name, **labels), meanwhile)

    def stops(self, name: str, meanwhile=lambda: None, **labels) -> None:
        self.until(f"{name} stops for {labels}", lambda: not self.firing(name, **labels), meanwhile)

    def _data(self, path: str):
        return json.loads(self._get(path))["data"]

    def _get(self, path: str) -> bytes:
        with urllib.request.urlopen(self._url + path, timeout=TIMEOUT) as answer:
            return answer.read()
