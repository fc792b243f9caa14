"""One push-up set through all four services, by a program that only has the protos."""

import grpc
from interop import recordings
from interop.live import LiveSet, of_kind
from interop.people import Person
from titanup.sessions.v1 import sessions_pb2
from titanup.trophies.v1 import trophies_pb2

EARNED = {"T-SESSION-5", "T-SESSION-10", "T-FAST-5-10S"}


def test_a_set_is_counted_stored_and_rewarded(ada):
    assert ada.registered.user.email == ada.email
    assert not ada.awards(), "a new account has no trophies"

    responses = ada.stream(target_reps=10)
    kinds = [response.WhichOneof("message") for response in responses]
    assert kinds[0] == "ready" and kinds[-1] == "receipt"
    assert [counted.rep.number for counted in of_kind(responses, "rep_counted")] == list(range(1, 13))
    assert len(of_kind(responses, "partial_rep")) == 1
    assert [target.reps for target in of_kind(responses, "target_reached")] == [10]
    acks = [ack.frame for ack in of_kind(responses, "ack")]
    assert acks == sorted(acks) and acks[-1] == len(recordings.push_ups()) - 1
    assert all(0 <= progress.rom_percent <= 100 for progress in of_kind(responses, "progress"))

    receipt = responses[-1].receipt
    assert len(receipt.reps) == 12 and receipt.partial_reps == 1
    assert [rep for rep in receipt.reps] == [counted.rep for counted in of_kind(responses, "rep_counted")]
    assert receipt.user_id == ada.user_id
    assert receipt.coverage_percent == 100
    for rep, following in zip(receipt.reps, receipt.reps[1:]):
        assert rep.start_ms < rep.end_ms <= following.start_ms

    # The watch begins before the session exists: what follows is pushed.
    watch = ada.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest())
    watch.initial_metadata()
    session = ada.store(receipt, target=10)
    assert session.reps == 12 and session.target_met
    assert session.evidence == sessions_pb2.EVIDENCE_VERIFIED_STREAM
    assert session.receipt_id == receipt.receipt_id and session.counter == receipt.counter
    assert session.stream_id == receipt.stream_id
    pushed = {}
    for response in watch:
        pushed[response.award.trophy.trophy_id] = response.award
        if EARNED <= pushed.keys():
            break
    watch.cancel()

    awards = ada.awards()
    assert awards.keys() == EARNED
    for award in awards.values():
        assert award.state == trophies_pb2.AWARD_STATE_GRANTED
        assert list(award.proof.session_ids) == [session.session_id]
        assert award.trophy.title and award.trophy.image_uri
    fast = awards["T-FAST-5-10S"].proof
    assert fast.last_rep - fast.first_rep == 4
    taken = receipt.reps[fast.last_rep - 1].end_ms - receipt.reps[fast.first_rep - 1].start_ms
    assert taken < 10_000

    progress = ada.trophies.GetTrophyProgress(trophies_pb2.GetTrophyProgressRequest()).progress
    by_id = {entry.trophy.trophy_id: entry for entry in progress}
    assert EARNED.isdisjoint(by_id) and len(by_id) == 7
    assert (by_id["T-SESSION-20"].current, by_id["T-SESSION-20"].target) == (12, 20)
    assert by_id["T-SESSION-20"].percent == 60


def test_a_second_user_earns_trophies_with_the_same_recording(stack):
    for person in (Person(stack), Person(stack)):
        person.store(person.upload().receipt)
        assert person.watch_until(EARNED).keys() == EARNED


def test_an_upload_counts_like_the_live_stream(ada, bob):
    live = ada.stream()[-1].receipt
    uploaded = bob.upload()
    assert list(uploaded.receipt.reps) == list(live.reps)
    assert len(uploaded.partial_reps) == live.partial_reps == 1
    assert uploaded.duration.ToMicroseconds() == recordings.push_ups()[-1][0]


def test_the_session_is_read_as_it_was_stored(ada):
    stored = ada.store(ada.upload().receipt, target=10, note="on the balcony")
    request = sessions_pb2.GetSessionRequest(session_id=stored.session_id)
    assert ada.sessions.GetSession(request).session == stored
    assert list(ada.sessions.ListSessions(sessions_pb2.ListSessionsRequest()).sessions) == [stored]


def test_a_live_set_is_counted_while_it_is_done(ada):
    live = LiveSet(ada.pose, ada.open_message())
    assert live.until("ready").next_frame == 0
    live.send_frames(recordings.frames(0, 200))
    # The receipt is still far away, but reps arrive: nothing waits for the end.
    assert live.until("rep_counted").rep.number == 1
    live.send_frames(recordings.frames(200))
    live.close()
    assert len(live.rest()[-1].receipt.reps) == 12


def test_a_call_can_be_cancelled(ada):
    call = ada.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest())
    call.initial_metadata()
    assert call.cancel()
    assert call.code() == grpc.StatusCode.CANCELLED
    assert ada.sessions.ListSessions(sessions_pb2.ListSessionsRequest()).next_page_token == ""
