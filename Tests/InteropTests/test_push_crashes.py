"""Pushes of a motivation service that dies in the middle of sending: a push is sent at least once, and a device shows both as one.

The services allow the suite's push service because of `TITANUP_PUSH_NETWORKS=127.0.0.0/8`."""

import datetime
import time

import pytest
from interop.pushes import Athlete, PushService, next_minute

pytestmark = pytest.mark.anywhere("its push service listens on this machine's loopback")

#: How long a sender waits for an answer, and how long it has a push to itself, in seconds.
ANSWER, LEASE = 10, 60


def test_a_push_that_was_cut_short_comes_again_as_the_same_one_unless_it_was_seen(stack, killed):
    """Both push services have the push and have not answered when the sender dies. Nobody knows whether they delivered it: so each is
    sent again when the lease is over, under the topic that lets the new one take the place of the old one (RFC 8030 §5.4). Somebody who
    has seen it on one device meanwhile is left alone on both."""
    pushes = PushService()
    minute = next_minute()

    def athlete() -> Athlete:
        devices = [pushes.device(), pushes.device()]
        for device in devices:
            device.is_held = True
        return Athlete.reminded(stack, minute, *devices)

    unaware, aware = athlete(), athlete()
    assert datetime.datetime.now(datetime.UTC) < minute, "registering took longer than a minute"
    devices = unaware.devices + aware.devices
    for device in devices:
        pushes.wait_for(device, 1, minute.timestamp())
    with killed("motivation"):
        assert time.time() < min(device.attempts[0].time for device in devices) + ANSWER, "killing took longer than sending may"
        pushes.release(*devices)
    aware.acknowledge(minute)
    last = max(device.attempts[0].time for device in devices)
    assert time.time() < last + LEASE, "restarting took longer than the lease"
    for device in unaware.devices:
        pushes.wait_for(device, 2, last + LEASE)
        first, second = device.attempts
        assert second.occurrence == first.occurrence and second.headers["topic"] == first.headers["topic"]
        assert second.time - first.time >= LEASE - 1, "nobody else takes a push that is leased"
    # By then every lease is over, and what else is due is sent within seconds.
    time.sleep(max(0.0, last + LEASE + 10 - time.time()))
    assert unaware.told == [2, 2] and aware.told == [1, 1]
    pushes.close()
    assert pushes.problems == []
