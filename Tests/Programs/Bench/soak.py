"""Uses the echo server for a long time and checks for leaks; `deploy/dev soak`.

It first opens 100,000 connections, one after the other, with a call on each, and then runs a mix of proper and improper
use. It reads memory and descriptors only while nothing is open, so that every reading is of the same state and none may
grow.
"""

import argparse
import sys
from collections import Counter

import mix
from loads import sequential_connections
from readings import Readings
from servers import Server

PARTS = 10  # the parts of the mix, with a reading after each


def read(server, readings, what):
    server.settle()
    readings.add(what, server.memory()["memory"], server.descriptors())
    print("after {}: {:.1f} MiB, {} descriptors".format(*readings.rows[-1]), file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(prog="deploy/dev soak", description=__doc__.split(";")[0])
    parser.add_argument("--minutes", type=float, default=60, help="how long the mix lasts (default 60; CI uses 1)")
    parser.add_argument("--connections", type=int, default=100_000, help="the number of connections before the mix")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the mix's random choices")
    options = parser.parse_args()

    readings, done = Readings(), Counter()
    with Server("chain", cores="0-1", loops=2) as server:
        sequential_connections(server, 5_000)
        mix.use(server, 20, options.seed)
        read(server, readings, "warm-up")
        if options.connections:
            sequential_connections(server, options.connections)
            read(server, readings, f"{options.connections:,} connections")
        for part in range(1, PARTS + 1):
            done += mix.use(server, options.minutes * 60 / PARTS, options.seed + part)
            read(server, readings, f"mix, part {part} of {PARTS}")
    print(readings.markdown())
    print("\nthe mix: " + ", ".join(f"{count:,} {name}" for name, count in done.most_common()))
    for complaint in readings.complaints():
        print(f"not flat: {complaint}", file=sys.stderr)
    sys.exit(1 if readings.complaints() else 0)


if __name__ == "__main__":
    main()
