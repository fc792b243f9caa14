"""Measures the memory and CPU time of services while nobody uses them.

idle.py [--seconds N] [--ready SECONDS] NAME=PID...

Memory is the proportional set size, which divides shared memory among the processes that share it. CPU time is the time
that the kernel has accounted to each process. PostgreSQL does not count. Prints one JSON object, including --ready.
"""

import argparse
import json
import os
import pathlib
import time

TICKS = os.sysconf("SC_CLK_TCK")

#: Seconds until the services have finished the work that follows their start.
SETTLING = 5


def proportional_kib(rollup: str) -> int:
    """
    >>> proportional_kib("00400000-7ffc [rollup]\\nRss:    300 kB\\nPss:    120 kB\\nPss_Dirty:   7 kB\\n")
    120
    """
    return next(int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Pss:"))


def ticks(stat: str) -> int:
    """User and system time of a process; its name may hold spaces and parentheses.

    >>> ticks("17 (a) b) S 1 2 3 4 5 6 7 8 9 10 30 12 13 14")
    42
    """
    fields = stat.rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def of(pid: int, name: str) -> str:
    return pathlib.Path(f"/proc/{pid}/{name}").read_text()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--ready", type=float)
    parser.add_argument("services", nargs="+")
    arguments = parser.parse_args()
    services = {name: int(pid) for name, pid in (service.split("=") for service in arguments.services)}
    time.sleep(SETTLING)
    before, began = {name: ticks(of(pid, "stat")) for name, pid in services.items()}, time.monotonic()
    time.sleep(arguments.seconds)
    took = time.monotonic() - began
    spent = {name: (ticks(of(pid, "stat")) - before[name]) / TICKS for name, pid in services.items()}
    memory = {name: proportional_kib(of(pid, "smaps_rollup")) / 1024 for name, pid in services.items()}
    print(
        json.dumps(
            {
                "ready_seconds": arguments.ready,
                "pss_mib": round(sum(memory.values()), 1),
                "core_percent": round(100 * sum(spent.values()) / took, 2),
                "measured_seconds": round(took, 1),
                "load_average": os.getloadavg()[0],
                "services": {
                    name: {"pss_mib": round(memory[name], 1), "core_percent": round(100 * spent[name] / took, 2)}
                    for name in services
                },
            },
            indent=2,
        )
    )


if __name__ == "__main__":
    main()
