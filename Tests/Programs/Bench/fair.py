"""The cost of one caller's abuse for everybody else; `deploy/dev bench fair`.

A victim makes calls at a steady rate, alternately alone and during each kind of abuse. Victim and abuser are separate
processes on the second core; the services and PostgreSQL have the first. The abuser has a lower priority (nice), so
that the victim does not wait for a core. The benchmark fails if a call of the victim fails, if abuse more than doubles
the median latency, or if it more than triples the 99th percentile.
"""

import argparse
import fnmatch
import json
import os
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "InteropTests"))

from interop import stubs  # noqa: E402

_STUBS = stubs.generate()

import grpc  # noqa: E402
from fairness import complaints, merge  # noqa: E402
from figures import table  # noqa: E402
from interop import abuse  # noqa: E402
from interop.people import Person  # noqa: E402
from interop.stack import Stack  # noqa: E402
from workers import await_result, finish, processes, start  # noqa: E402

SERVER_CORE, LOAD_CORE = 0, 1
PERIOD = 0.02  # seconds between two calls of the victim


def run_victim(name, go, stop, result):
    os.sched_setaffinity(0, {LOAD_CORE})
    stack = Stack("127.0.0.1")
    call = abuse.KINDS[name][1](Person(stack))
    for _ in range(10):
        call()
    result.send("ready")
    go.wait()
    latencies, failures, due = [], [], time.monotonic()
    while not stop.wait(max(0, due - time.monotonic())):
        began = time.monotonic()
        try:
            call()
        except (grpc.RpcError, RuntimeError) as error:
            failures.append(f"{error.code().name}: {error.details()}" if isinstance(error, grpc.RpcError) else str(error))
        latencies.append((time.monotonic() - began) * 1000)
        due = max(due + PERIOD, time.monotonic())
    result.send({"latencies": latencies, "failures": failures})


def run_abuser(name, stop, result):
    os.sched_setaffinity(0, {LOAD_CORE})
    os.nice(19)
    if name:
        abuse.run(name, os.environ, stop, result)
    else:
        result.send("ready")
        stop.wait()
        result.send({"outcomes": {}, "faults": []})


def one_round(name, is_abused, seconds):
    """The victim's calls during the abuse, and the results of the abuser's calls."""
    go, stop_victim, stop_abuser = processes.Event(), processes.Event(), processes.Event()
    victim = start(run_victim, name, go, stop_victim)
    await_result(victim[1])
    abuser = start(run_abuser, name if is_abused else None, stop_abuser)
    await_result(abuser[1])
    go.set()
    time.sleep(seconds)
    stop_victim.set()
    seen = finish(*victim)
    stop_abuser.set()
    came = finish(*abuser)
    if is_abused and (came["faults"] or not came["outcomes"]):
        raise SystemExit(f"{name}: the abuse failed: {came}")
    return seen, came["outcomes"]


def pin_services():
    """Pins the services and PostgreSQL (the processes in `TITANUP_BENCH_PIDS`) and their children to the first core."""
    named = os.environ["TITANUP_BENCH_PIDS"].split()
    children = [child for pid in named for child in pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    for pid in named + children:
        for thread in os.listdir(f"/proc/{pid}/task"):
            os.sched_setaffinity(int(thread), {SERVER_CORE})


def main():
    parser = argparse.ArgumentParser(prog="deploy/dev bench fair", description=__doc__.split(";")[0])
    parser.add_argument("--rounds", type=int, default=3, help="rounds with and without each kind of abuse (default 3)")
    parser.add_argument("--seconds", type=float, default=6, help="how long each round lasts (default 6)")
    parser.add_argument("--only", default="*", metavar="PATTERN", help="kinds such as 'imports' or '*one account'")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    options = parser.parse_args()
    names = fnmatch.filter(abuse.KINDS, options.only)
    if not names:
        parser.error(f"no kind of abuse is called {options.only}; there are: {', '.join(abuse.KINDS)}")
    pin_services()

    rows, measured, failed = [], {}, False
    for name in names:
        print(f"{name}: {options.rounds} rounds of {options.seconds:g} s, with and without it", file=sys.stderr)
        alone, beside, outcomes = [], [], {}
        for _ in range(options.rounds):
            alone.append(one_round(name, False, options.seconds)[0])
            seen, came = one_round(name, True, options.seconds)
            beside.append(seen)
            for what, count in came.items():
                outcomes[what] = outcomes.get(what, 0) + count
        alone, beside = merge(alone), merge(beside)
        wrong = complaints(alone, beside)
        failed = failed or bool(wrong) or bool(alone["failures"])
        measured[name] = {"alone": alone, "beside": beside, "abuser": outcomes, "wrong": wrong}
        rows.append([
            name, ", ".join(f"{count} {what}" for what, count in outcomes.items()), "; ".join(wrong) or "ok",
            f"{beside['calls']}", f"{alone['p50']:.1f}", f"{beside['p50']:.1f}", f"{beside['p50'] / alone['p50']:.2f}",
            f"{alone['p99']:.1f}", f"{beside['p99']:.1f}", f"{beside['p99'] / alone['p99']:.2f}"])
    if options.json:
        print(json.dumps(measured))
    else:
        headings = ["abuse", "outcome", "verdict", "calls", "p50 ms alone", "during", "ratio", "p99 ms alone", "during", "ratio"]
        print(table(headings, rows, texts=3))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
