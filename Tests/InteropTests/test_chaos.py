"""Two of every service behind Envoy, and PostgreSQL under Patroni behind PgBouncer and HAProxy: one after the other is killed,
stopped, frozen or cut off at random, while users write through every service.

Nothing acknowledged is lost or doubled, nothing refused for good is there, and what services keep of each other's feeds is what
they would keep if nothing had happened. `TITANUP_CHAOS_MINUTES` is how long it lasts, `TITANUP_CHAOS_SEED` gives the order.
"""

import collections
import os
import time

import pytest
from interop.chaos import LINKS, PARTS, Chaos
from interop.cluster import Cluster
from interop.faults import faults
from interop.full_ledger import FullWriter
from interop.health import wait_until_serving
from interop.ledger import Ledger
from interop.stack import REPLICAS, SERVICES

MINUTES = float(os.environ.get("TITANUP_CHAOS_MINUTES", "15"))
SEED = int(os.environ.get("TITANUP_CHAOS_SEED", "2026"))
#: Whether the verb has a network of its own, whose connections it can cut.
CUTS = bool(os.environ.get("TITANUP_CHAOS_CUTS"))
WRITERS = 3

pytestmark = [pytest.mark.chaos, pytest.mark.disruptive, pytest.mark.timeout(60 * MINUTES + 1800)]


@pytest.fixture
def cluster(control):
    members = os.environ.get("TITANUP_CLUSTER_MEMBERS")
    if REPLICAS < 2 or not members:
        pytest.skip("no two of every service (TITANUP_STACK_REPLICAS) on PostgreSQL under Patroni (TITANUP_CLUSTER_MEMBERS)")
    cluster = Cluster(members, os.environ["TITANUP_STATE"], control)
    cluster.wait_until_whole()
    return cluster


def test_chaos_loses_nothing_doubles_nothing_and_leaves_every_projection_right(stack, control, cluster, ada):
    ledger = Ledger(stack, ada.upload().receipt, WRITERS, FullWriter)
    chaos = Chaos(control, cluster)
    print(f"\nseed {SEED}, {MINUTES:g} minutes, {'with' if CUTS else 'without'} cuts of the network", flush=True)
    order, end = faults(SEED, PARTS, LINKS if CUTS else {}, ["leader"]), time.monotonic() + 60 * MINUTES
    try:
        with ledger.writing() as failure:
            while time.monotonic() < end and failure() is None:
                chaos.do(next(order))
            cluster.wait_until_whole()
            for service in SERVICES:
                wait_until_serving(stack, service)
    finally:
        report(chaos, ledger)
    print("0 lost, 0 doubled, all projections equal", flush=True)
    assert ledger.writes > 0 and chaos.done


def report(chaos: Chaos, ledger: Ledger) -> None:
    kinds = ledger.kinds()
    print("\n" + "\n".join(chaos.table()))
    print(f"\n{'what was acknowledged':32} {'times':>6} {'longest gap':>12} {'longest wait':>13}  (seconds)")
    for kind, times, gap, _ in kinds:
        print(f"{kind.lstrip('_'):32} {times:6} {gap:12.1f} {ledger.longest(kind):13.1f}")
    repeated = collections.Counter()
    for why, times in ledger.repeated.items():
        # Without the addresses that gRPC adds.
        repeated[why.partition(";")[0]] += times
    acknowledged = sum(times for _, times, _, _ in kinds)
    print(f"\n{acknowledged} deeds acknowledged, {repeated.total()} calls repeated: {repeated.most_common()}", flush=True)
