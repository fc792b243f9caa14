"""Reminders that reach a closed page: from being due to the device, through a push service of the suite's own.

The services allow it because of `TITANUP_PUSH_NETWORKS=127.0.0.0/8`. Reminders come at whole minutes, so the tests share one
wait for the next."""

import datetime
import time
from dataclasses import dataclass

import grpc
import pytest
from interop.errors import fails
from interop.people import new_id
from interop.pushes import Athlete, Device, PushService, next_minute, verified_claims
from titanup.auth.v1 import auth_pb2
from titanup.motivation.v1 import motivation_pb2

pytestmark = pytest.mark.anywhere("its push service listens on this machine's loopback")

#: What a busy machine may take from a reminder's time to its push; where nothing else runs it is a second or two.
SOON = 30
#: Between the first attempt and the next, unless the push service asks for more, in seconds.
PAUSE = 5
#: What the busy push service asks for: time enough for the other device to acknowledge.
ASKED = 20


@dataclass
class Due:
    """What all tests wait for together."""

    pushes: PushService
    time: datetime.datetime
    ada: Athlete
    german: Athlete
    acknowledging: Athlete
    busy: Athlete
    gone: Athlete
    signed_out: Athlete
    unsubscribed: Athlete


@pytest.fixture(scope="module")
def due(stack):
    """Athletes whose reminder was due a moment ago, and the pushes that they got."""
    pushes = PushService()
    minute = next_minute()

    def athlete(*devices: Device, language: str = "en") -> Athlete:
        return Athlete.reminded(stack, minute, *devices, language=language)

    busy = (503, {"retry-after": str(ASKED)})
    due = Due(
        pushes, minute, ada=athlete(pushes.device()), german=athlete(pushes.device(), language="de"),
        acknowledging=athlete(pushes.device(), pushes.device(busy)), busy=athlete(pushes.device((429, {}), (500, {}))),
        gone=athlete(pushes.device((410, {})), pushes.device()), signed_out=athlete(pushes.device()),
        unsubscribed=athlete(pushes.device(), pushes.device()))
    due.signed_out.person.auth.SignOut(auth_pb2.SignOutRequest())
    due.unsubscribed.person.motivation.DeletePushSubscription(
        motivation_pb2.DeletePushSubscriptionRequest(endpoint=due.unsubscribed.devices[0].endpoint))
    assert datetime.datetime.now(datetime.UTC) < minute, "registering took longer than a minute"
    pushes.wait_for(due.ada.devices[0], 1, minute.timestamp())
    yield due
    pushes.close()
    assert pushes.problems == []


def test_one_device_acknowledges_and_the_other_stays_quiet(due):
    """The second device's push service is busy; before the next attempt the first device has acknowledged."""
    first, second = due.acknowledging.devices
    due.pushes.wait_for(first, 1, due.time.timestamp())
    due.pushes.wait_for(second, 1, due.time.timestamp())
    due.acknowledging.acknowledge(due.time)
    asked = second.attempts[0].time + ASKED
    assert time.time() < asked, "acknowledging took too long"
    # Somebody else's next attempts come meanwhile.
    due.pushes.wait_for(due.busy.devices[0], 3, due.time.timestamp())
    time.sleep(max(0.0, asked + PAUSE - time.time()))
    assert due.acknowledging.told == [1, 1], "the second device's only attempt was the refused one"


def test_a_due_reminder_reaches_a_closed_page(due):
    [push] = due.ada.devices[0].attempts
    occurrence = push.occurrence
    assert occurrence.reminder_id == due.ada.reminder_id and occurrence.text == "Time for your push-ups."
    assert occurrence.local_date == str(due.time.date()) and occurrence.minute == due.time.hour * 60 + due.time.minute
    assert occurrence.time.seconds == int(due.time.timestamp())
    delay = push.time - due.time.timestamp()
    assert 0 <= delay < SOON, f"it came after {delay:.1f} s"


def test_the_push_says_what_push_services_ask_for(due):
    [push] = due.ada.devices[0].attempts
    assert 86_400 - SOON <= int(push.headers["ttl"]) <= 86_400 and push.headers["urgency"] == "high"
    assert 1 <= len(push.headers["topic"]) <= 32
    claims, key = verified_claims(push.headers["authorization"])
    assert claims["aud"] == due.pushes.origin and time.time() < claims["exp"] <= time.time() + 86_400
    assert key == due.ada.person.motivation.GetPushKey(motivation_pb2.GetPushKeyRequest()).public_key


def test_a_push_speaks_the_language_of_the_device(due):
    due.pushes.wait_for(due.german.devices[0], 1, due.time.timestamp())
    assert due.german.devices[0].attempts[0].occurrence.text == "Zeit für deine Liegestütze."


def test_a_busy_push_service_is_asked_again(due):
    due.pushes.wait_for(due.busy.devices[0], 3, due.time.timestamp())
    attempts = due.busy.devices[0].attempts
    assert attempts[1].time - attempts[0].time >= PAUSE - 1 and attempts[2].time - attempts[1].time >= 2 * PAUSE - 1
    assert len({attempt.headers["topic"] for attempt in attempts}) == 1


def test_a_subscription_ends_when_the_push_service_says_so(due):
    for device in due.gone.devices:
        due.pushes.wait_for(device, 1, due.time.timestamp())
    listed = motivation_pb2.ListPushSubscriptionsRequest()
    end = time.monotonic() + 30
    while len(left := due.gone.person.motivation.ListPushSubscriptions(listed).subscriptions) > 1:
        assert time.monotonic() < end, "the subscription is still there"
        time.sleep(0.1)
    assert [each.endpoint for each in left] == [due.gone.devices[1].endpoint]


def test_no_push_comes_after_signing_out_or_unsubscribing(due):
    due.pushes.wait_for(due.unsubscribed.devices[1], 1, due.time.timestamp())
    # Everybody else's has come.
    assert due.unsubscribed.told == [0, 1] and due.signed_out.told == [0]


@pytest.mark.parametrize("endpoint", [
    "https://10.0.0.1/push", "https://[::1]/push", "https://localhost/push", "http://push.example.org/a",
    "https://push.example.org:8443/a", "https://metadata/a", "file:///etc/passwd", "",
])
def test_pushes_go_to_public_push_services_alone(ada, endpoint):
    subscription = Device(endpoint).message
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "INVALID_FIELD", "subscription.endpoint"):
        ada.motivation.CreatePushSubscription(motivation_pb2.CreatePushSubscriptionRequest(subscription=subscription))


def test_keys_must_be_keys(ada):
    subscription = Device("https://push.example.org/a").message
    subscription.p256dh, subscription.auth = b"\4" + bytes(64), b"short"
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "INVALID_FIELD", "subscription.p256dh", "subscription.auth"):
        ada.motivation.CreatePushSubscription(motivation_pb2.CreatePushSubscriptionRequest(subscription=subscription))


def test_subscriptions_are_listed_without_their_keys(ada):
    device = Device("https://push.example.org/" + new_id())
    made = device.subscribe(ada)
    again = device.subscribe(ada, "de")
    [listed] = ada.motivation.ListPushSubscriptions(motivation_pb2.ListPushSubscriptionsRequest()).subscriptions
    assert listed == again and listed.endpoint == device.endpoint and listed.language == "de"
    assert listed.create_time == made.create_time and listed.p256dh == listed.auth == b""
