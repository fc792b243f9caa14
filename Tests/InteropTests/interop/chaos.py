"""Faults of a stack, done and undone by its script, and what they came to."""

import collections
import contextlib
import threading
import time

from .cluster import Cluster
from .faults import CUT, Fault
from .stack import SERVICES, Control

#: What each of the script's verbs is undone by.
UNDONE = {"kill": "start-part", "stop": "start-part", "freeze": "thaw-part", CUT: "mend-part"}
#: Names of what a PostgreSQL server is at the moment, with the roles that Patroni gives it.
ROLES = {"leader": "leader", "standby": "sync_standby"}

PROCESSES = [name + suffix for name in SERVICES for suffix in ("", "@2")]

PARTS = {"service": PROCESSES, **{name: [name] for name in ("balancer", "pooler", "router", *ROLES)}}

LINKS = {
    "service and service": [
        (one, other) for one in PROCESSES for other in PROCESSES if one.partition("@")[0] != other.partition("@")[0]
    ],
    "balancer and service": [("balancer", name) for name in PROCESSES],
    "service and pooler": [(name, "pooler") for name in PROCESSES],
    "service and router": [(name, "router") for name in PROCESSES],
    "pooler and router": [("pooler", "router")],
    "router and leader": [("router", "leader")],
    "standbys and leader": [("standbys", "leader")],
}


class Chaos:
    def __init__(self, control: Control, cluster: Cluster):
        self._control, self._cluster, self._began = control, cluster, time.monotonic()
        #: Of each kind of fault, how many seconds each one lasted until everything was started again.
        self.done: dict[tuple[str, str], list[float]] = collections.defaultdict(list)

    def do(self, fault: Fault) -> None:
        """Does it, and undoes it when its time is over. A leader or standby falls only while there is another to follow it."""
        if any(part in ROLES for part in fault.parts):
            self._cluster.wait_until_whole()
        parts = [self._cluster.role(ROLES[part]) or part if part in ROLES else part for part in fault.parts]
        began = time.monotonic()
        which = "" if parts[-1] == fault.parts[-1] else f" ({parts[-1]})"
        print(f"{began - self._began:6.1f} s: {fault.name}{which}", end="", flush=True)
        with self._undone(fault.verb, parts):
            self._control(f"{fault.verb}-part", *parts)
            # This is the fault itself; nothing is awaited.
            threading.Event().wait(fault.seconds)
        lasted = time.monotonic() - began
        print(f", {fault.seconds:.1f} s, undone after {lasted:.1f} s", flush=True)
        self.done[fault.verb, fault.kind].append(lasted)

    @contextlib.contextmanager
    def _undone(self, verb: str, parts: list[str]):
        try:
            yield
        finally:
            self._control(UNDONE[verb], *(() if verb == CUT else parts))

    def table(self) -> list[str]:
        """A line for each kind of fault: how often, and how long it lasted until it was undone."""
        return [f"{'what was done':32} {'times':>6} {'seconds':>8} {'longest':>8}"] + [
            f"{f'{verb} {kind}':32} {len(lasted):6} {sum(lasted):8.1f} {max(lasted):8.1f}"
            for (verb, kind), lasted in sorted(self.done.items())
        ]
