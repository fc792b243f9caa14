"""Services and PostgreSQL that go away and come back: nothing that was acknowledged is lost."""

import os

import grpc
import pytest
from grpc_health.v1 import health_pb2, health_pb2_grpc
from interop import recordings
from interop.command_line import RECORDING, Client
from interop.health import NOT_SERVING, SERVING, again_while_away, wait_until_serving
from interop.live import LiveSet, of_kind
from interop.people import Person, new_id, stream_requests
from interop.stack import PORTS, REPLICAS, TIMEOUT
from titanup.auth.v1 import auth_pb2
from titanup.sessions.v1 import sessions_pb2

pytestmark = pytest.mark.disruptive

EARNED = {"T-SESSION-5", "T-SESSION-10", "T-FAST-5-10S"}


def test_a_set_survives_a_kill_of_pose(ada, bob, killed):
    whole = bob.stream()[-1].receipt
    opening = ada.open_message()
    live = LiveSet(ada.pose, opening)
    live.send_frames(recordings.frames(0, 250))
    acked = live.until("ack", lambda ack: ack.frame >= 100).frame
    with killed("pose"):
        # A balancer resets a stream whose response has begun.
        assert live.failure().code() == (grpc.StatusCode.UNAVAILABLE if REPLICAS == 1 else grpc.StatusCode.INTERNAL)
        acked = max([acked] + [r.ack.frame for r in live.responses if r.WhichOneof("message") == "ack"])
    resumed = LiveSet(ada.pose, opening)
    ready = resumed.until("ready")
    assert acked < ready.next_frame <= 250
    resumed.send_frames(recordings.frames(ready.next_frame))
    resumed.close()
    receipt = resumed.rest()[-1].receipt
    assert list(receipt.reps) == list(whole.reps) and receipt.stream_digest == whole.stream_digest
    assert ada.store(receipt).reps == 12
    assert ada.watch_until(EARNED).keys() == EARNED


def test_a_receipt_is_returned_again_after_a_kill_of_pose(ada, killed):
    opening = ada.open_message()
    receipt = list(ada.pose.StreamReps(stream_requests(opening)))[-1].receipt
    with killed("pose"):
        pass
    again = LiveSet(ada.pose, opening)
    assert again.until("receipt") == receipt


def test_a_session_is_stored_once_despite_a_kill_of_sessions(ada, killed):
    receipt = ada.upload().receipt
    request = sessions_pb2.CreateSessionRequest(
        session=ada.session_of(receipt), receipt_jws=receipt.jws, request_id=new_id()
    )
    pending = ada.sessions.stub.CreateSession.future(request, metadata=ada.sessions.metadata, timeout=TIMEOUT)
    with killed("sessions"):
        outcome = pending.exception()
        assert outcome is None or pending.code() == grpc.StatusCode.UNAVAILABLE
    stored = again_while_away(lambda: ada.sessions.CreateSession(request)).session
    assert stored.reps == 12
    if outcome is None:
        assert pending.result().session == stored
    assert len(ada.sessions.ListSessions(sessions_pb2.ListSessionsRequest()).sessions) == 1
    assert ada.watch_until(EARNED).keys() == EARNED


def test_a_stored_session_survives_a_kill(ada, killed):
    stored = ada.store(ada.upload().receipt)
    with killed("sessions"):
        pass
    request = sessions_pb2.GetSessionRequest(session_id=stored.session_id)
    assert again_while_away(lambda: ada.sessions.GetSession(request)).session == stored


def test_trophies_catch_up_when_their_service_returns(ada, killed):
    with killed("trophies"):
        ada.store(ada.upload().receipt)
    assert ada.watch_until(EARNED).keys() == EARNED


def test_trophies_killed_while_sessions_arrive_grant_each_award_once(ada, stack, killed):
    people = [Person(stack) for _ in range(4)]
    receipts = [person.upload().receipt for person in people]
    people[0].store(receipts[0])
    with killed("trophies"):
        people[1].store(receipts[1])
        people[2].store(receipts[2])
    people[3].store(receipts[3])
    for person in people:
        assert person.watch_until(EARNED).keys() == EARNED
        assert len(person.awards()) == 3, "each trophy is granted once"


def test_only_signing_in_needs_auth(ada, anonymous, killed):
    with killed("auth"):
        assert ada.store(ada.upload().receipt).reps == 12
        assert ada.watch_until(EARNED).keys() == EARNED
    who = again_while_away(lambda: ada.auth.WhoAmI(auth_pb2.WhoAmIRequest()))
    assert who.user == ada.registered.user
    request = auth_pb2.RefreshTokenRequest(refresh_token=ada.tokens.refresh_token)
    assert anonymous.auth.RefreshToken(request).tokens.access_token


def test_health_follows_postgresql(stack, control, ada):
    stored = ada.store(ada.upload().receipt)
    watches = {
        service: health_pb2_grpc.HealthStub(stack.channel(service)).Watch(
            health_pb2.HealthCheckRequest(), timeout=3 * TIMEOUT
        )
        for service in PORTS
    }
    for service, watch in watches.items():
        assert next(watch).status == SERVING, service
    control("stop-postgres")
    try:
        for service, watch in watches.items():
            assert next(watch).status == NOT_SERVING, service
        with pytest.raises(grpc.RpcError) as caught:
            ada.sessions.ListSessions(sessions_pb2.ListSessionsRequest())
        assert caught.value.code() == grpc.StatusCode.UNAVAILABLE
    finally:
        control("start-postgres")
    for service, watch in watches.items():
        assert next(watch).status == SERVING, service
        watch.cancel()
    request = sessions_pb2.GetSessionRequest(session_id=stored.session_id)
    assert again_while_away(lambda: ada.sessions.GetSession(request)).session == stored


def test_a_set_survives_a_restart_of_postgresql(ada, stack, control):
    opening = ada.open_message()
    live = LiveSet(ada.pose, opening)
    live.send_frames(recordings.frames(0, 200))
    acked = live.until("ack", lambda ack: ack.frame >= 60).frame
    control("stop-postgres")
    control("start-postgres")
    live.drop()
    for service in PORTS:
        wait_until_serving(stack, service)

    def resume():
        resumed = LiveSet(ada.pose, opening)
        ready = resumed.until("ready")
        assert ready.next_frame > acked
        resumed.send_frames(recordings.frames(ready.next_frame))
        resumed.close()
        return resumed.rest()[-1].receipt

    assert len(again_while_away(resume).reps) == 12


def test_sets_in_progress_survive_a_crash_of_postgresql(stack, control):
    people = [Person(stack) for _ in range(6)]
    whole = people[0].stream()[-1].receipt
    openings = [person.open_message() for person in people]
    lives = [LiveSet(person.pose, opening) for person, opening in zip(people, openings)]
    cuts = [100 + 40 * index for index in range(len(people))]
    for live, cut in zip(lives, cuts):
        live.send_frames(recordings.frames(0, cut), 8)
    for live in lives:
        live.until("rep_counted")
    control("stop-postgres")
    control("start-postgres")
    for service in PORTS:
        wait_until_serving(stack, service)

    def rest(live, next_frame):
        live.send_frames(recordings.frames(next_frame), 8)
        live.close()
        return live.rest()[-1].receipt

    def resume(person, opening, live):
        acked = max((message.frame for message in of_kind(live.responses, "ack")), default=-1)
        resumed = LiveSet(person.pose, opening)
        ready = resumed.until("ready")
        assert ready.next_frame > acked, "no acknowledged frame is lost"
        return resumed.until("receipt") if ready.closed else rest(resumed, ready.next_frame)

    for person, opening, live, cut in zip(people, openings, lives, cuts):
        try:
            receipt = rest(live, cut)
        except grpc.RpcError as error:
            # If recovery takes long, the call's deadline may have passed.
            assert error.code() in (grpc.StatusCode.UNAVAILABLE, grpc.StatusCode.DEADLINE_EXCEEDED)
            receipt = again_while_away(lambda: resume(person, opening, live))
        assert list(receipt.reps) == list(whole.reps) and receipt.stream_digest == whole.stream_digest


def test_the_command_line_continues_by_itself(stack, control, tmp_path):
    """Pose dies in the middle of a set, sessions before it can be stored, and trophies before they can be shown."""
    client = Client(stack, tmp_path)
    client.register()
    process = client.start(*RECORDING, "--wait-trophies", "30")
    lines = []
    for line in process.stdout:
        lines.append(line)
        if "rep 4 " in line:
            control("kill", "pose")
            # Pose isn't back yet: afterwards the rest of the set may arrive at once.
            control("kill", "sessions")
            control("start", "pose")
        elif line.startswith("12 push-ups"):
            control("start", "sessions")
        elif line.startswith("Stored"):
            control("kill", "trophies")
            control("start", "trophies")
    errors = process.stderr.read()
    assert process.wait(timeout=TIMEOUT) == 0, ("".join(lines), errors)
    # With a restart policy, sessions may be back before anybody notices.
    assert "sessions service can't be reached" in errors or os.environ.get("TITANUP_COMPOSE")
    for service in PORTS:
        wait_until_serving(stack, service)
    assert [session["reps"] for session in client.json("sessions")] == [12]
    shown = "".join(lines)
    assert shown.count("reconnected") == 1 and shown.count("★") == 3, (shown, errors)
