"""Compares the echo service on our RPC layer with gRPC C++ and with nghttpd; `deploy/dev bench --help`.

The server is pinned to one core and the load to another. In every round each server of a case has its turn, so that
interference on the machine affects all of them. A figure is the median over the rounds, and a ratio is the median of
the rounds' ratios.
"""

import argparse
import contextlib
import fnmatch
import json
import os
import subprocess
import sys

from cases import CASES, EVERYBODY
from figures import Figures, measured_table, ratio_table
from servers import Server


def run(case, rounds, effort):
    """The figures of a case, for which every server is started anew and warmed up briefly."""
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(Server(name, case.tls)) for name in case.servers]
        for server in servers:
            # All servers get the same requests. The first of them is ours.
            server.token_of = servers[0]
            case.load(server, effort / 8)
        samples = {server.name: [] for server in servers}
        for number in range(1, rounds + 1):
            print(f"{case.title}: round {number} of {rounds}", file=sys.stderr)
            for server in servers:
                samples[server.name].append(case.load(server, effort))
    by_name = {server.name: server for server in servers}
    rates = {f"{subject}.token_cache.hit_rate": by_name[name].hit_rate() for subject, name in case.subjects.items()}
    rates = {name: rate for name, rate in rates.items() if rate is not None}
    return Figures(case, samples, rates)


def matching(pattern):
    """The cases whose names match a pattern such as `unary.*` or `stream.paced`."""
    return [case for case in CASES if fnmatch.filter(case.subjects, pattern)]


def main():
    parser = argparse.ArgumentParser(prog="deploy/dev bench", description=__doc__.split(";")[0])
    parser.add_argument("--quick", action="store_true", help="measure three short rounds, in two minutes")
    parser.add_argument("--rounds", type=int, help="the number of rounds of each case (default 5, with --quick 3)")
    parser.add_argument("--only", default="*", metavar="PATTERN", help="cases such as 'unary.echo' or 'stream.*'")
    parser.add_argument("--json", action="store_true", help="print one flat object instead of tables")
    parser.add_argument("--realtime", action="store_true", help="take priority over everything else, on a busy machine")
    options = parser.parse_args()

    cases = matching(options.only)
    if not cases:
        names = ", ".join(name for case in CASES for name in case.subjects)
        parser.error(f"no case is called {options.only}; there are: {names}")
    if options.realtime:
        # Servers and loads inherit this. Do not trust latencies above the median: Linux reserves a twentieth of each
        # core for other processes.
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    rounds = options.rounds or (3 if options.quick else 5)
    figures, failed = [], False
    for case in cases:
        try:
            figures.append(run(case, rounds, 0.25 if options.quick else 1))
        except (RuntimeError, ValueError, subprocess.CalledProcessError) as error:
            failed = True
            print(f"{case.title} failed: {error}", file=sys.stderr)
    if options.json:
        print(json.dumps({key: value for one in figures for key, value in one.flat().items()}, indent=1))
    else:
        print(measured_table(figures), ratio_table(figures, EVERYBODY), sep="\n\n")
        for name, value in (item for one in figures for item in one.others.items()):
            print(f"\n{name}: {value:.6f}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
