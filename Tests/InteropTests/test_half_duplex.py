"""A live set as a browser sends it: a row of half-duplex calls, which say what a single call says."""

import datetime
import hashlib
import time

import grpc
import pytest
from interop import recordings
from interop.errors import failure_of, fails
from interop.live import of_kind
from interop.people import PASSWORD, Services, bearer, now, timestamp
from interop.stack import TIMEOUT
from titanup.auth.v1 import auth_pb2
from titanup.pose.v1 import pose_pb2

PAUSE = pose_pb2.StreamRepsRequest(pause=pose_pb2.Pause())
RESUME = pose_pb2.StreamRepsRequest(resume=pose_pb2.Resume())
CLOSE = pose_pb2.StreamRepsRequest(close=pose_pb2.Close())


class Row:
    """The calls of a set."""

    def __init__(self, person, **changes):
        #: Which device calls.
        self.device = person
        self.opening = person.open_message(**changes)
        #: Every answer of the calls so far.
        self.said: list[pose_pb2.StreamRepsResponse] = []

    def begin(self, frames=(), first=(), last=()):
        """Starts a call with these frames, which the caller reads."""
        requests = [pose_pb2.StreamRepsRequest(open=self.opening), *first]
        requests += [pose_pb2.StreamRepsRequest(frames=batch) for batch in recordings.batches(frames)]
        return self.device.pose.StreamReps(iter([*requests, *last]))

    def call(self, frames=(), first=(), last=()) -> pose_pb2.Ready:
        """Makes a call, and checks what holds for each."""
        responses = list(self.begin(frames, first, last))
        ready, acks = responses[0].ready, of_kind(responses, "ack")
        assert responses[0].WhichOneof("message") == "ready" and not ready.closed
        if frames:
            assert ready.next_frame == frames[0].number
            assert acks[-1].frame == frames[-1].number, "all of it is acknowledged before the call ends"
        self.said += responses
        return ready

    def send(self, frames, size=60, **around) -> None:
        for start in range(0, len(frames), size):
            self.call(frames[start : start + size], **around)

    def finish(self) -> pose_pb2.RepReceipt:
        self.call(last=[CLOSE])
        return self.said[-1].receipt


def events(responses) -> list[bytes]:
    """What was said about the athlete; not what is about a single call."""
    return [
        response.SerializeToString(deterministic=True)
        for response in responses
        if response.WhichOneof("message") not in ("ready", "ack", "receipt")
    ]


def anonymised(receipt) -> bytes:
    """What counting made, without what names the call, its time, and its proof."""
    copy = pose_pb2.RepReceipt()
    copy.CopyFrom(receipt)
    for field in ("receipt_id", "user_id", "stream_id", "key_id", "jws", "start_time", "end_time"):
        copy.ClearField(field)
    return copy.SerializeToString(deterministic=True)


@pytest.mark.parametrize("size", [7, 60, 1_000])
def test_a_row_of_calls_says_what_one_call_says(ada, bob, size):
    whole = bob.stream()
    row = Row(ada)
    row.send(recordings.frames(), size)
    receipt = row.finish()
    assert events(row.said) == events(whole)
    assert anonymised(receipt) == anonymised(whole[-1].receipt)
    reps = [message.rep for message in of_kind(row.said, "rep_counted")]
    assert reps == list(receipt.reps) and len(reps) == 12
    # Each call begins with what the ones before it have counted.
    counted = 0
    for response in row.said:
        kind = response.WhichOneof("message")
        if kind == "ready":
            assert response.ready.reps == counted
        counted += kind == "rep_counted"


def test_every_build_says_the_same_bytes_in_a_row_of_calls(ada):
    row = Row(ada, counter="pushup/1")
    row.send(recordings.frames(), 30)
    receipt = row.finish()
    assert receipt.origin == pose_pb2.STREAM_ORIGIN_UPLOAD, "it arrived faster than it was done"
    receipt.origin = pose_pb2.STREAM_ORIGIN_LIVE
    said = hashlib.sha256(b"".join([*events(row.said), anonymised(receipt)]))
    assert said.hexdigest() == (recordings.FIXTURES / "pushups.said").read_text().strip()


def test_a_lost_answer_loses_nothing(ada, bob):
    whole = bob.stream()[-1].receipt
    frames, row = recordings.frames(), Row(ada)
    row.call(frames[:200])
    # The service takes this call, but its answer is lost. The client repeats it.
    list(row.begin(frames[200:260]))
    again = row.begin(frames[200:260])
    ready = next(again).ready
    failure = failure_of(lambda: list(again))
    assert (failure.code, failure.reason) == (grpc.StatusCode.INVALID_ARGUMENT, "FRAME_NUMBER")
    assert ready.next_frame == 260 and failure.info["expected"] == "260"
    # The same for a client that asks first.
    list(row.begin(frames[260:320]))
    assert row.call().next_frame == 320
    row.send(frames[320:])
    receipt = row.finish()
    assert anonymised(receipt) == anonymised(whole)
    # The answer to the last call is lost, too.
    ready, closed = list(row.begin(last=[CLOSE]))
    assert ready.ready.closed and closed.receipt == receipt


def test_a_pause_lasts_for_its_call(ada, bob):
    frames = recordings.frames()
    before, resting, after = frames[:200], frames[200:330], frames[330:]
    requests = [pose_pb2.StreamRepsRequest(open=bob.open_message())]
    for part, last in ((before, PAUSE), (resting, RESUME), (after, CLOSE)):
        requests += [pose_pb2.StreamRepsRequest(frames=batch) for batch in recordings.batches(part)] + [last]
    whole = list(bob.pose.StreamReps(iter(requests)))
    row = Row(ada)
    row.send(before)
    row.send(resting, first=[PAUSE])
    row.send(after)
    receipt = row.finish()
    assert events(row.said) == events(whole)
    assert anonymised(receipt) == anonymised(whole[-1].receipt)
    assert 0 < len(receipt.reps) < 12


def test_a_set_is_live_if_its_calls_keep_pace(ada):
    row = Row(ada, start_time=timestamp(now()))
    row.call()
    frames = [frame for frame in recordings.frames() if frame.time_us < 6_000_000]
    began = time.monotonic()
    for second in range(1, 7):
        time.sleep(max(0, second - (time.monotonic() - began)))
        row.call([frame for frame in frames if second - 1 <= frame.time_us / 1e6 < second])
    receipt = row.finish()
    assert receipt.origin == pose_pb2.STREAM_ORIGIN_LIVE and not receipt.evidence_flags
    late = Row(ada, start_time=timestamp(now() - datetime.timedelta(minutes=1)))
    late.send(recordings.another_set(0.9))
    assert late.finish().origin == pose_pb2.STREAM_ORIGIN_UPLOAD


def test_a_revoked_device_cannot_go_on_and_another_one_can(ada, bob):
    """The service has the set in memory when the device is revoked: whoever calls next needs a token that is good."""
    whole = bob.stream()[-1].receipt
    signed_in = Services(ada.stack.channel).auth.SignIn(auth_pb2.SignInRequest(email=ada.email, password=PASSWORD)).tokens
    frames, row = recordings.frames(), Row(ada)
    row.device = Services(ada.stack.channel, bearer(signed_in.access_token))
    row.send(frames[:240])
    ada.auth.RevokeAuthSession(auth_pb2.RevokeAuthSessionRequest(auth_session_id=signed_in.auth_session_id))
    end = time.monotonic() + TIMEOUT
    with fails(grpc.StatusCode.UNAUTHENTICATED, "SESSION_REVOKED"):
        while time.monotonic() < end:
            list(row.begin())
    row.device = ada
    row.send(frames[240:])
    assert anonymised(row.finish()) == anonymised(whole)


def test_deleted_frames_are_not_continued(ada):
    frames, row = recordings.frames(), Row(ada)
    row.call(frames[:120])
    ada.pose.DeleteStream(pose_pb2.DeleteStreamRequest(stream_id=row.opening.stream_id))
    failure = failure_of(lambda: list(row.begin(frames[120:180])))
    assert (failure.code, failure.reason) == (grpc.StatusCode.FAILED_PRECONDITION, "STREAM_EXPIRED")


@pytest.mark.disruptive
def test_a_killed_service_changes_nothing(ada, bob, killed):
    whole = bob.stream()
    frames, row = recordings.frames(), Row(ada)
    row.send(frames[:250])
    with killed("pose"):
        pass
    row.send(frames[250:400])
    with killed("pose"):
        pass
    row.send(frames[400:])
    receipt = row.finish()
    assert events(row.said) == events(whole)
    assert anonymised(receipt) == anonymised(whole[-1].receipt)
