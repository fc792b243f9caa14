"""Abuses the echo server in every way of `attacks` while a bystander makes calls; `deploy/dev bench abuse`.

It fails if a call of the bystander fails, if the bystander's 99th percentile reaches 50 ms, if the server uses more
memory than allowed under attack, or if the server's memory does not fall again afterwards.
"""

import argparse
import fnmatch
import os
import sys
import time

import bystander
from attacks import ATTACKS
from figures import table
from hostile import Hostile
from servers import LOAD_CORE, Server
from workers import await_result, finish, processes, start

P99_LIMIT = 50.0  # milliseconds
# The additional memory that the server may use under attack, and keep afterwards: allocators do not return all of it.
PEAK_LIMIT, KEPT_LIMIT = 128.0, 16.0  # MiB
# The bystander runs alone first: the memory after that is the baseline for all attacks.
NOTHING = "nothing"


def attack(name, port, stop, result):
    os.sched_setaffinity(0, {int(LOAD_CORE)})
    hostile = Hostile(port, stop)
    if name == NOTHING:
        stop.wait()
    else:
        ATTACKS[name].run(hostile)
    result.send(dict(hostile.outcomes))


def probe(server, name, seconds):
    """One attack: the bystander's calls, the attackers' fate, and the server's memory in MiB."""
    stop_calls, stop_attack = processes.Event(), processes.Event()
    calls = start(bystander.run, server.port, server.authorization(), stop_calls)
    await_result(calls[1])
    attackers = start(attack, name, server.port, stop_attack)
    peak, end = 0.0, time.monotonic() + seconds
    while time.monotonic() < end:
        peak = max(peak, server.memory()["memory"])
        time.sleep(0.05)
    stop_attack.set()
    outcomes = finish(*attackers)
    stop_calls.set()
    seen = finish(*calls)
    server.settle()
    return {"calls": seen, "outcomes": outcomes, "peak": peak, "after": server.memory()["memory"]}


def complaints(result, before):
    """The problems of a result, in words.

    >>> fine = {"calls": {"calls": 9, "failures": [], "p99": 2.0}, "peak": 30.0, "after": 21.0}
    >>> complaints(fine, before=20.0)
    []
    >>> complaints(fine | {"after": 40.0}, before=20.0)
    ['keeps 20.0 MiB']
    """
    calls = result["calls"]
    found = [f"{len(calls['failures'])} calls failed: {calls['failures'][0]}"] if calls["failures"] else []
    if calls["p99"] >= P99_LIMIT:
        found.append(f"p99 {calls['p99']:.1f} ms")
    if result["peak"] - before > PEAK_LIMIT:
        found.append(f"takes {result['peak'] - before:.1f} MiB")
    if result["after"] - before > KEPT_LIMIT:
        found.append(f"keeps {result['after'] - before:.1f} MiB")
    return found


def row(name, result, wrong):
    calls = result["calls"]
    outcomes = ", ".join(f"{count} {what}" for what, count in result["outcomes"].items())
    figures = [f"{calls['calls']}", f"{calls['p50']:.1f}", f"{calls['p99']:.1f}"]
    memory = [f"{result['peak']:.1f}", f"{result['after']:.1f}"]
    return [name, outcomes, "; ".join(wrong) or "ok", *figures, *memory]


def main():
    parser = argparse.ArgumentParser(prog="deploy/dev bench abuse", description=__doc__.split(";")[0])
    parser.add_argument("--seconds", type=float, default=10, help="how long each attack lasts (default 10)")
    parser.add_argument("--only", default="*", metavar="PATTERN", help="attacks such as 'rapid reset' or 'slow*'")
    options = parser.parse_args()
    names = fnmatch.filter(ATTACKS, options.only)
    if not names:
        parser.error(f"no attack is called {options.only}; there are: {', '.join(ATTACKS)}")

    rows, failed = [], False
    with Server("chain") as server:
        before = None
        for name in [NOTHING, *names]:
            print(f"{name}, for {options.seconds:g} s", file=sys.stderr)
            result = probe(server, name, options.seconds)
            before = before or result["after"]
            wrong = complaints(result, before)
            failed = failed or bool(wrong)
            rows.append(row(name, result, wrong))
    headings = ["abuse", "its connections", "verdict", "calls", "p50 ms", "p99 ms", "peak RSS MiB", "after"]
    print(table(headings, rows, texts=3))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
