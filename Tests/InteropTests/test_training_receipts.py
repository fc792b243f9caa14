"""Sets of a practice that the pose service counted: from a stream to the practice, its day and the feed."""

import datetime

import grpc
import pytest
from interop import recordings
from interop.errors import fails
from interop.people import new_id, timestamp
from test_training import CLOCK, complete, day_of, start, until
from titanup.pose.v1 import pose_pb2
from titanup.training.v1 import training_pb2


class Counted:
    """A set before the camera, and a practice that a device which was offline reports: it began before the stream did, and
    the set was over when the stream was."""

    def __init__(self, person, receipt=None, workouts=("push-up-ladder",), **stream):
        self.person, self.receipt = person, receipt or person.upload(**stream).receipt
        self.end = self.receipt.end_time.ToDatetime(datetime.timezone.utc)
        begin = self.receipt.start_time.ToDatetime(datetime.timezone.utc) - datetime.timedelta(seconds=5)
        self.practice = start(person, workouts, start_time=timestamp(begin))
        self.which = {"practice_id": self.practice.practice_id, "exercise_index": 0}
        person.training.SkipPreparation(training_pb2.SkipPreparationRequest(occur_time=timestamp(begin), **self.which))

    def request(self, **changes) -> training_pb2.CompleteExerciseRequest:
        fields = {"receipt_jws": self.receipt.jws, "request_id": new_id(), "occur_time": timestamp(self.end), **self.which}
        return training_pb2.CompleteExerciseRequest(**{**fields, **changes})


def test_a_receipt_verifies_a_set_once(ada):
    counted = Counted(ada)
    request = counted.request()
    done = ada.training.CompleteExercise(request)
    first = done.practice.exercises[0]
    assert first.evidence == training_pb2.SET_EVIDENCE_VERIFIED and first.done_amount == len(counted.receipt.reps) == 12
    assert (first.stream_id, first.counter) == (counted.receipt.stream_id, counted.receipt.counter)
    reps = counted.receipt.reps
    assert first.active_time.ToMilliseconds() == reps[-1].end_ms - reps[0].start_ms
    assert ada.training.CompleteExercise(request) == done
    # The session with the same receipt is part of the practice.
    ada.store(counted.receipt, **CLOCK)
    complete(ada, counted.practice, occur_time=timestamp(counted.end))
    ada.declare(3, ago=datetime.timedelta(minutes=10), **CLOCK)
    day = until(lambda: day_of(ada), lambda day: day.push_up_sessions)
    assert (day.completed, day.push_up_sessions, day.push_ups) == (2, 1, 3)


def test_a_receipt_that_does_not_fit_is_refused(ada, bob):
    counted = Counted(ada)
    for changes, code, reason in (
        ({"done_amount": 13}, grpc.StatusCode.INVALID_ARGUMENT, "RECEIPT_COUNT_DIFFERS"),
        ({"receipt_jws": counted.receipt.jws + "A"}, grpc.StatusCode.PERMISSION_DENIED, "RECEIPT_INVALID"),
        ({"receipt_jws": bob.upload().receipt.jws}, grpc.StatusCode.PERMISSION_DENIED, "RECEIPT_WRONG_USER"),
    ):
        with fails(code, reason):
            ada.training.CompleteExercise(counted.request(**changes))
    assert ada.training.CompleteExercise(counted.request(done_amount=12)).practice.exercises[0].done_amount == 12


def test_a_simulated_set_earns_nothing(ada):
    counted = Counted(ada, is_simulated=True)
    first = ada.training.CompleteExercise(counted.request()).practice.exercises[0]
    assert first.evidence == training_pb2.SET_EVIDENCE_SIMULATED and first.credited_amount == 0
    assert first.credit_reason == training_pb2.CREDIT_REASON_SIMULATED


def test_real_squats_are_counted_live_and_verify_a_set(ada):
    if not recordings.SQUATS.exists():
        pytest.skip(f"NOT COUNTED: there is no recording of squats at {recordings.SQUATS}")
    frames = recordings.real_squats()
    begin = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(microseconds=frames[-1].time_us)
    said = ada.stream(
        frames, exercise=pose_pb2.EXERCISE_SQUAT, image_width=1000, image_height=1000, start_time=timestamp(begin), target_reps=5)
    kinds = [response.WhichOneof("message") for response in said]
    assert said[0].ready.counter == "squat/1"
    assert [each.rep_counted.rep.number for each in said if each.HasField("rep_counted")] == [1, 2, 3, 4, 5, 6]
    assert "progress" in kinds and kinds.index("target_reached") < kinds.index("receipt")
    receipt = said[-1].receipt
    assert (receipt.exercise, len(receipt.reps)) == (pose_pb2.EXERCISE_SQUAT, 6)
    # Morning five begins with squats, and goes on with push-ups.
    counted = Counted(ada, receipt, ("morning-five",))
    assert [each.exercise_id for each in counted.practice.exercises[:2]] == ["squat", "push-up"]
    done = ada.training.CompleteExercise(counted.request()).practice.exercises[0]
    assert (done.done_amount, done.evidence) == (6, training_pb2.SET_EVIDENCE_VERIFIED)
    assert (done.stream_id, done.counter) == (receipt.stream_id, "squat/1")
    # They are no push-ups, in the practice and outside of it.
    ada.training.SkipPreparation(training_pb2.SkipPreparationRequest(practice_id=counted.practice.practice_id, exercise_index=1))
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "RECEIPT_OF_OTHER_EXERCISE"):
        ada.training.CompleteExercise(counted.request(exercise_index=1, occur_time=None))
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "RECEIPT_OF_OTHER_EXERCISE"):
        ada.store(receipt)
