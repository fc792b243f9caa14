"""Two of every service behind Envoy and PgBouncer: while one is away, the other does its work.

`TITANUP_REPLICA_ROUNDS` is how often each process is killed and restarted, `TITANUP_LONGEST_GAP` how many seconds all writers
together may go without an acknowledgement of one kind.
"""

import os
import random
import time

import pytest
from interop.ledger import Ledger
from interop.stack import SERVICES

pytestmark = [pytest.mark.replicas, pytest.mark.disruptive]

REPLICAS = int(os.environ.get("TITANUP_STACK_REPLICAS", "1"))
ROUNDS = int(os.environ.get("TITANUP_REPLICA_ROUNDS", "1"))
LONGEST_GAP = float(os.environ.get("TITANUP_LONGEST_GAP", "1"))
#: The seed of the order; another seed shows whether a success was luck.
SEED = 2026
WRITERS = 4


@pytest.fixture(autouse=True)
def has_replicas():
    if REPLICAS < 2:
        pytest.skip("TITANUP_STACK_REPLICAS is not 2: each service runs once")


def processes() -> list[str]:
    """Of every service each process, in an order of its own each time; both of a service are never in a row."""
    chance, order = random.Random(SEED), []
    for _ in range(ROUNDS):
        for suffix in ("", "@2"):
            names = [name + suffix for name in SERVICES]
            chance.shuffle(names)
            order += names
    return order


@pytest.mark.parametrize("verb", ["kill", "stop"])
def test_nothing_acknowledged_is_lost_or_doubled_while_processes_go_in_turn(stack, control, ada, verb):
    """`kill` is SIGKILL. `stop` is SIGTERM, and in turn a rolling restart, as an upgrade does it."""
    ledger, away = Ledger(stack, ada.upload().receipt, WRITERS), []
    with ledger.writing() as has_failed:
        for name in processes():
            away.append((time.monotonic(), name))
            control(verb, name)
            control("start", name)
            assert not has_failed(), f"a writer failed when {name} was away"
    seconds, kind, end = ledger.gap()
    name = [name for begin, name in away if begin <= end][-1]
    gap = f"{seconds:.2f} s without {kind}, when {name} was away"
    print(f"{verb}: {ledger.writes} writes acknowledged, {gap}; repeated calls: {ledger.repeated.most_common()}")
    assert ledger.writes > 0
    assert seconds <= LONGEST_GAP, gap
