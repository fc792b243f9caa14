"""A sign of life: the service asks once during a set, and the receipt says what became of it."""

import base64
import json
import time

import pytest
from interop import recordings
from interop.live import of_kind
from interop.people import new_id, now, timestamp, upload_requests
from test_half_duplex import Row
from titanup.pose.v1 import pose_pb2

#: With a target of two, only one moment can be drawn: after the first push-up.
TARGET = 2


def asked_frame(person) -> int:
    """The number of the frame that completes the first push-up of the rendered athlete."""
    said = person.stream(start_time=timestamp(now()), is_simulated=True)
    return of_kind(said, "rep_counted")[0].frame


def holding_still(frames, number: int, seconds: float) -> list[pose_pb2.Frame]:
    """The set in which the athlete stays for some seconds as this frame shows it."""
    held = round(seconds * 15)
    still = [pose_pb2.Frame(time_us=frames[number].time_us + step * 66_667, landmarks=frames[number].landmarks)
             for step in range(1, held + 1)]
    rest = [pose_pb2.Frame(time_us=frame.time_us + held * 66_667, landmarks=frame.landmarks) for frame in frames[number + 1 :]]
    answering = [*frames[: number + 1], *still, *rest]
    for place, frame in enumerate(answering):
        frame.number = place
    return answering


def at_its_pace(row: Row, frames) -> pose_pb2.RepReceipt:
    """Sends a second of frames each second, as the athlete goes on."""
    row.call()
    began = time.monotonic()
    for second in range(1, frames[-1].time_us // 1_000_000 + 2):
        time.sleep(max(0, second - (time.monotonic() - began)))
        row.call([frame for frame in frames if second - 1 <= frame.time_us / 1e6 < second])
    return row.finish()


def claims(receipt: pose_pb2.RepReceipt) -> dict:
    payload = receipt.jws.split(".")[1]
    return json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))


def test_an_athlete_who_holds_still_passes(ada, bob):
    asked = asked_frame(bob)
    frames = holding_still(recordings.frames(), asked + 4, 2.6)
    end = frames[asked].time_us + 4_000_000
    row = Row(ada, start_time=timestamp(now()), target_reps=TARGET, liveness=True)
    receipt = at_its_pace(row, [frame for frame in frames if frame.time_us < end])
    (question,), (answer,) = of_kind(row.said, "liveness_asked"), of_kind(row.said, "liveness_answered")
    assert question.kind == pose_pb2.LIVENESS_KIND_PAUSE
    assert question.asked_ms == frames[asked].time_us // 1_000 and question.answer_by_ms == question.asked_ms + 15_000
    assert answer.result == pose_pb2.LIVENESS_RESULT_PASSED and 2_000 <= answer.answered_ms - question.asked_ms < 3_000
    assert receipt.origin == pose_pb2.STREAM_ORIGIN_LIVE and not receipt.evidence_flags
    assert receipt.liveness == pose_pb2.Liveness(
        kind=question.kind, result=answer.result, asked_ms=question.asked_ms, answered_ms=answer.answered_ms
    )
    assert claims(receipt)["liveness"] == {
        "kind": "PAUSE", "result": "PASSED", "asked_ms": question.asked_ms, "answered_ms": answer.answered_ms,
    }
    assert ada.pose.VerifyReceipt(pose_pb2.VerifyReceiptRequest(jws=receipt.jws)).receipt == receipt
    assert ada.pose.GetStream(pose_pb2.GetStreamRequest(stream_id=receipt.stream_id)).stream.open.liveness


def test_a_set_that_ends_first_leaves_the_question_open(ada, bob):
    asked = asked_frame(bob)
    frames = recordings.frames()
    row = Row(ada, start_time=timestamp(now()), target_reps=TARGET, liveness=True)
    receipt = at_its_pace(row, [frame for frame in frames if frame.time_us < frames[asked].time_us + 1_500_000])
    assert receipt.liveness.result == pose_pb2.LIVENESS_RESULT_UNANSWERED and receipt.liveness.answered_ms == 0
    assert receipt.liveness.asked_ms == frames[asked].time_us // 1_000 and len(receipt.reps) == 1
    assert [answer.result for answer in of_kind(row.said, "liveness_answered")] == [receipt.liveness.result]


def test_a_set_that_comes_all_at_once_is_not_asked_and_loses_nothing(ada, bob):
    plain = bob.stream()[-1].receipt
    said = ada.stream(target_reps=TARGET, liveness=True)
    receipt = said[-1].receipt
    assert list(receipt.reps) == list(plain.reps) and not receipt.evidence_flags and not plain.HasField("liveness")
    # There was time to make an answer, so its receipt doesn't speak of one.
    not_asked = pose_pb2.Liveness(kind=pose_pb2.LIVENESS_KIND_PAUSE, result=pose_pb2.LIVENESS_RESULT_NOT_ASKED)
    assert receipt.origin == pose_pb2.STREAM_ORIGIN_UPLOAD and receipt.liveness == not_asked
    opening = ada.open_message(stream_id=new_id(), liveness=True, is_simulated=True)
    uploaded = ada.pose.UploadStream(upload_requests(opening)).receipt
    assert uploaded.liveness == not_asked and claims(uploaded)["liveness"] == {"kind": "PAUSE", "result": "NOT_ASKED"}


@pytest.mark.disruptive
def test_a_question_outlives_the_process_that_asked_it(ada, bob, killed):
    asked = asked_frame(bob)
    frames = holding_still(recordings.frames(), asked + 4, 2.6)
    row = Row(ada, target_reps=TARGET, liveness=True)
    row.send(frames[: asked + 10])
    (question,) = of_kind(row.said, "liveness_asked")
    with killed("pose"):
        pass
    assert row.call().liveness_asked == question
    row.send(frames[asked + 10 :])
    (answer,) = of_kind(row.said, "liveness_answered")
    assert answer.result == pose_pb2.LIVENESS_RESULT_PASSED and not row.call().HasField("liveness_asked")
    assert len(row.finish().reps) == 12
