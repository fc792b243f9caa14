#!/usr/bin/env python3
"""What so many users need: nodes, cores, connections, bytes and log.

capacity.py FIGURES --users N [--replicas N] [--assume NAME=VALUE]...

FIGURES holds what was measured, each with the command that measures it again, and what is assumed. Prints all of them, and what
follows; --assume puts another value in the place of an assumption. Cores are those that count poses, which cost far more than all
other calls; PostgreSQL's own are not reckoned, its nodes follow from bytes and log.
"""

import argparse
import json
import math
import pathlib
import sys
from typing import NamedTuple

SERVICES = 9
#: PostgreSQL's own and the operator's, beside the services' (deploy/README.md, Container limits).
RESERVED_CONNECTIONS = 10
MOST_USERS = 100_000_000
DAY, YEAR = 86_400, 365.25


class Need(NamedTuple):
    """One line of the answer: what, how much, and how it follows from the inputs' names."""

    what: str
    value: float
    unit: str
    rule: str


def needs(users: int, replicas: int, given: dict[str, float]) -> list[Need]:
    """
    >>> figures = {
    ...   "live_sets_per_core": 1000, "session_bytes": 2000, "frame_bytes": 100, "log_bytes_per_set": 10000,
    ...   "idle_mib": 200, "live_set_mib": 0.1,
    ...   "sets_per_user_day": 1, "set_seconds": 20, "frames_per_second": 30, "peak": 6, "landmark_days": 30, "pool_size": 8,
    ...   "cores_per_machine": 16, "busy": 0.5, "node_tb": 2, "node_log_mb_per_second": 20}
    >>> def found(users, replicas=0): return {need.what: need.value for need in needs(users, replicas, figures)}
    >>> small = found(864_000)
    >>> small["sets a second, mean"], small["sets a second, at the peak"], small["live sets at the peak"]
    (10.0, 60.0, 1200.0)
    >>> small["cores that count"], small["machines for services"]
    (2.4, 1)

    Two copies of every service, so that none is missed while one is replaced, even where one would do.

    >>> small["copies of every service"], small["connections without a pooler"]
    (2, 172)
    >>> found(864_000, replicas=5)["connections without a pooler"]
    415

    60,000 bytes of landmarks a set, for 30 days; 2,000 of everything else, for good.

    >>> round(small["TB of landmarks"], 3), round(small["TB of sessions a year"], 3)
    (1.555, 0.631)
    >>> small["nodes of PostgreSQL, each with a standby"]
    2
    >>> found(1)["nodes of PostgreSQL, each with a standby"], found(1)["machines for services"]
    (1, 1)
    >>> large = found(100_000_000)
    >>> large["machines for services"], large["nodes of PostgreSQL, each with a standby"]
    (18, 127)

    Everything that users cause grows with them; only what is rounded up doesn't.

    >>> twice, once = found(2_000_000), found(1_000_000)
    >>> [what for what in once if twice[what] == 2 * once[what]] == [what for what in once
    ...   if not what.startswith(("machines", "nodes", "copies", "connections", "MiB"))]
    True
    """
    mean = users * given["sets_per_user_day"] / DAY
    peak = mean * given["peak"]
    live = peak * given["set_seconds"]
    counting = live / given["live_sets_per_core"] / given["busy"]
    machines = max(1, math.ceil(counting / given["cores_per_machine"]))
    copies = replicas or max(2, machines)
    frames = given["set_seconds"] * given["frames_per_second"]
    landmarks = mean * DAY * given["landmark_days"] * frames * given["frame_bytes"] / 1e12
    sessions = mean * DAY * YEAR * given["session_bytes"] / 1e12
    log = peak * (given["log_bytes_per_set"] + frames * given["frame_bytes"]) / 1e6
    nodes = max(1, math.ceil((landmarks + sessions) / given["node_tb"]), math.ceil(log / given["node_log_mb_per_second"]))
    return [
        Need("sets a second, mean", mean, "", "users × sets_per_user_day / day"),
        Need("sets a second, at the peak", peak, "", "mean × peak"),
        Need("live sets at the peak", live, "", "at the peak × set_seconds"),
        Need("cores that count", counting, "cores", "live sets / live_sets_per_core / busy"),
        Need("machines for services", machines, "", "cores that count / cores_per_machine, rounded up"),
        Need("copies of every service", copies, "", "one a machine, two at least; or --replicas"),
        Need("MiB of memory for services", copies * given["idle_mib"] + live * given["live_set_mib"], "MiB",
             "copies × idle_mib + live sets × live_set_mib"),
        Need("connections without a pooler", copies * SERVICES * (given["pool_size"] + 1) + RESERVED_CONNECTIONS, "",
             f"copies × {SERVICES} × (pool_size + 1) + {RESERVED_CONNECTIONS}"),
        Need("TB of landmarks", landmarks, "TB", "sets of landmark_days × set_seconds × frames_per_second × frame_bytes"),
        Need("TB of sessions a year", sessions, "TB", "sets of a year × session_bytes"),
        Need("MB of log a second, at the peak", log, "MB/s", "at the peak × (log_bytes_per_set + landmarks of a set)"),
        Need("nodes of PostgreSQL, each with a standby", nodes, "",
             "the more of TB after a year / node_tb and log / node_log_mb_per_second, rounded up"),
    ]


def changed(assumptions: dict[str, dict], changes: list[str]) -> dict[str, float]:
    """The values of assumptions, some of them replaced.

    >>> changed({"peak": {"value": 6}, "busy": {"value": 0.5}}, ["peak=10"])
    {'peak': 10.0, 'busy': 0.5}
    >>> for wrong in ("peek=10", "peak", "peak=0", "peak=nan", "peak=much"):
    ...     try: changed({"peak": {"value": 6}}, [wrong])
    ...     except ValueError as error: print(error)
    --assume takes NAME=VALUE, got 'peek=10'; names: peak
    --assume takes NAME=VALUE, got 'peak'; names: peak
    --assume peak takes a number above 0, got '0'
    --assume peak takes a number above 0, got 'nan'
    --assume peak takes a number above 0, got 'much'
    """
    values = {name: assumption["value"] for name, assumption in assumptions.items()}
    for change in changes:
        name, _, text = change.partition("=")
        if name not in values or not text:
            raise ValueError(f"--assume takes NAME=VALUE, got {change!r}; names: {', '.join(values)}")
        try:
            value = float(text)
        except ValueError:
            value = 0
        if not 0 < value < math.inf:
            raise ValueError(f"--assume {name} takes a number above 0, got {text!r}")
        values[name] = value
    return values


def shown(value: float) -> str:
    """
    >>> [shown(value) for value in (0.00123456, 0.5, 12.345, 1234.5, 187500.0, 2)]
    ['0.00123', '0.5', '12.3', '1,234', '187,500', '2']
    """
    return f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.3g}"


def table(headings: list[str], rows: list[list[str]]) -> str:
    widths = [max(map(len, column)) for column in zip(headings, *rows)]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in [headings, *rows])


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="deploy/dev capacity", usage="deploy/dev capacity --users N [--replicas N] [--assume NAME=VALUE]...",
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("figures", type=pathlib.Path)
    parser.add_argument("--users", type=int, required=True)
    parser.add_argument("--replicas", type=int, default=0)
    parser.add_argument("--assume", action="append", default=[], metavar="NAME=VALUE")
    arguments = parser.parse_args()
    if not 1 <= arguments.users <= MOST_USERS:
        parser.error(f"--users takes 1 to {MOST_USERS}, got {arguments.users}")
    if not 0 <= arguments.replicas <= 10_000:
        parser.error(f"--replicas takes 1 to 10000, got {arguments.replicas}")
    inputs = json.loads(arguments.figures.read_text())
    try:
        assumed = changed(inputs["assumed"], arguments.assume)
    except ValueError as error:
        parser.error(str(error))
    measured = {name: figure["value"] for name, figure in inputs["measured"].items()}
    print(f"{arguments.users:,} users\n")
    print(table(["measured", "", "by"], [[name, shown(figure["value"]), figure["by"]] for name, figure in inputs["measured"].items()]))
    print()
    print(table(["assumed", "", "because"], [
        [name, shown(assumed[name]), "--assume" if assumed[name] != assumption["value"] else assumption["because"]]
        for name, assumption in inputs["assumed"].items()]))
    print()
    print(table(["needed", "", "from"], [
        [need.what, f"{shown(need.value)} {need.unit}".strip(), need.rule]
        for need in needs(arguments.users, arguments.replicas, measured | assumed)]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
