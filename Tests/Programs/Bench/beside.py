"""Compares two accounts in alternating calls on one connection each, so that other load on the machine affects both."""

import argparse
import json
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "InteropTests"))

from interop import stubs  # noqa: E402

_STUBS = stubs.generate()


def arguments(description: str, calls: int, **more) -> argparse.Namespace:
    """Parses `--calls` and the program's own integer options, given with their defaults."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--calls", type=int, default=calls)
    for name, default in more.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    return parser.parse_args()


def milliseconds(call) -> float:
    began = time.perf_counter()
    call()
    return (time.perf_counter() - began) * 1_000


def figures(times: list[float]) -> dict[str, float]:
    times = sorted(times)
    return {
        name: round(times[min(len(times) - 1, int(len(times) * share))], 3)
        for name, share in (("p50", 0.5), ("p99", 0.99))
    }


def compare(calls: int, new, full) -> dict[str, object]:
    """The milliseconds of both calls, and the ratios of the second's to the first's, after ten of each to warm up."""
    times = {"new": [], "full": []}
    for number in range(calls + 10):
        # They take turns at being the first.
        for name, call in (("new", new), ("full", full))[:: 1 if number % 2 else -1]:
            taken = milliseconds(call)
            if number >= 10:
                times[name].append(taken)
    shown = {name: figures(values) for name, values in times.items()}
    ratios = {
        f"ratio_{name}": round(shown["full"][name] / shown["new"][name], 2) for name in ("p50", "p99")
    }
    return {**shown, **ratios}


def report(measured: dict[str, object]) -> None:
    print(json.dumps(measured))
