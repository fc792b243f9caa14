"""`deploy/dev fuzz methods`: calls every method of a stack with mutated requests (see interop/method_fuzzer.py).

Prints the outcomes of the calls, and each finding with the request that led to it; exits with 1 if there is one.
"""

import argparse
import random
import sys
import time

from interop import stubs

_STUBS = stubs.generate()

from interop.method_fuzzer import MethodFuzzer, services_of  # noqa: E402
from interop.people import Person  # noqa: E402
from interop.stack import SERVICES, Stack  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(prog="deploy/dev fuzz methods", description=__doc__)
    parser.add_argument("--calls", type=int, default=50_000, help="how many (default 50000)")
    parser.add_argument("--seconds", type=float, default=3_600, help="for how long at most (default 3600)")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1_000_000), help="what chance begins with")
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    stack = Stack("127.0.0.1")
    stack.wait_until_ready()
    fuzzer = MethodFuzzer(stack.channel, list(services_of(SERVICES)), lambda: Person(stack), random.Random(options.seed))
    made = fuzzer.run(options.calls, time.monotonic() + options.seconds)
    print(f"{made} calls of {len(fuzzer.methods)} methods: " + ", ".join(f"{n} {code}" for code, n in fuzzer.outcomes.most_common()))
    for finding in fuzzer.findings:
        print(finding)
    print(f"{len(fuzzer.findings)} findings")
    stack.close()
    return 1 if fuzzer.findings else 0


if __name__ == "__main__":
    sys.exit(main())
