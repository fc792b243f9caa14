"""Counting: the content of a stream, its end, and how it resumes after a lost connection."""

import datetime
import hashlib
import math
import time

import grpc
import pytest
from interop import recordings
from interop.errors import failure_of, fails
from interop.live import LiveSet, of_kind
from interop.people import Services, WithToken, bearer, new_id, now, stream_requests, timestamp, upload_requests
from interop.proxy import Proxy
from interop.stack import TIMEOUT
from test_devices import service_secret
from titanup.auth.v1 import auth_pb2
from titanup.pose.v1 import pose_pb2, pose_pb2_grpc
from titanup.profile.v1 import profile_pb2
from titanup.sessions.v1 import sessions_pb2

INVALID_ARGUMENT = grpc.StatusCode.INVALID_ARGUMENT
RESOURCE_EXHAUSTED = grpc.StatusCode.RESOURCE_EXHAUSTED


def changed(frames, index, **changes):
    """The frames with one of them changed."""
    frames = list(frames)
    copy = pose_pb2.Frame()
    copy.CopyFrom(frames[index])
    if "landmark" in changes:
        copy.landmarks[5] = changes.pop("landmark")
    if "landmarks" in changes:
        del copy.landmarks[:]
        copy.landmarks.extend(changes.pop("landmarks"))
    for name, value in changes.items():
        setattr(copy, name, value)
    frames[index] = copy
    return frames


BAD_FRAMES = [
    pytest.param({"landmark": math.nan}, "LANDMARK_NAN", id="NaN"),
    pytest.param({"landmark": math.inf}, "LANDMARK_NAN", id="infinity"),
    pytest.param({"landmark": 17.0}, "LANDMARK_OUT_OF_RANGE", id="far outside of the image"),
    pytest.param({"landmarks": [0.5] * 131}, "LANDMARK_COUNT", id="a number too few"),
    pytest.param({"landmarks": [0.5] * 136}, "LANDMARK_COUNT", id="a landmark too many"),
    pytest.param({"time_us": 36 * 33_333}, "NON_MONOTONIC_TIME", id="the time of the frame before"),
    pytest.param({"time_us": 5}, "NON_MONOTONIC_TIME", id="an earlier time"),
    pytest.param({"time_us": -1}, "NON_MONOTONIC_TIME", id="a negative time"),
    pytest.param({"number": 38}, "FRAME_NUMBER", id="a gap"),
    pytest.param({"number": 36}, "FRAME_NUMBER", id="a number again"),
]


@pytest.mark.parametrize("changes, reason", BAD_FRAMES)
@pytest.mark.parametrize("method", ["StreamReps", "UploadStream"])
def test_a_bad_frame_is_refused_with_its_number(ada, method, changes, reason):
    frames = changed(recordings.still_frames(64), 37, **dict(changes))
    with fails(INVALID_ARGUMENT, reason) as failure:
        if method == "StreamReps":
            ada.stream(frames)
        else:
            ada.upload(frames)
    assert failure.info["frame"] == str(changes.get("number", 37)), failure
    if "landmark" in changes:
        place = {key: failure.info[key] for key in ("index", "landmark", "component", "allowed")}
        assert place == {"index": "5", "landmark": "1", "component": "y", "allowed": "-16 to 16"}
        assert float(failure.info["found"]) == changes["landmark"] or math.isnan(changes["landmark"])


def test_frames_without_a_body_are_accepted(ada):
    frames = [pose_pb2.Frame(number=number, time_us=number * 33_333) for number in range(90)]
    receipt = ada.upload(frames).receipt
    assert not receipt.reps and receipt.coverage_percent == 0


@pytest.mark.parametrize(
    "changes, reason",
    [
        ({"schema": pose_pb2.LANDMARK_SCHEMA_UNSPECIFIED}, "SCHEMA_UNKNOWN"),
        ({"schema": 99}, "SCHEMA_UNKNOWN"),
        ({"exercise": pose_pb2.EXERCISE_UNSPECIFIED}, "EXERCISE_UNKNOWN"),
        ({"exercise": 99}, "EXERCISE_UNKNOWN"),
        ({"counter": "squat/1"}, "COUNTER_UNKNOWN"),
        ({"image_width": 0}, "IMAGE_SIZE_INVALID"),
        ({"image_height": 16_385}, "IMAGE_SIZE_INVALID"),
        ({"target_reps": 501}, "TARGET_INVALID"),
        ({"mode": pose_pb2.COUNTING_MODE_TIME}, "TARGET_INVALID"),
        ({"target_seconds": 60}, "TARGET_INVALID"),
        ({"preparation_seconds": 61}, "PREPARATION_INVALID"),
        (
            {"exercise": pose_pb2.EXERCISE_PLANK, "schema": pose_pb2.LANDMARK_SCHEMA_COCO_17, "liveness": True},
            "LIVENESS_UNSUITABLE",
        ),
        ({"retention": 4}, "RETENTION_UNKNOWN"),
        ({"stream_id": ""}, "STREAM_ID_INVALID"),
        ({"stream_id": "not a uuid"}, "STREAM_ID_INVALID"),
        ({"start_time": timestamp(now() + datetime.timedelta(days=1))}, "TIME_IN_FUTURE"),
    ],
)
def test_a_bad_opening_is_refused(ada, changes, reason):
    opening = ada.open_message()
    for name, value in changes.items():
        if name == "start_time":
            opening.start_time.CopyFrom(value)
        else:
            setattr(opening, name, value)
    for call in (
        lambda: list(ada.pose.StreamReps(stream_requests(opening, []))),
        lambda: ada.pose.UploadStream(upload_requests(opening, recordings.still_frames(3))),
    ):
        with fails(INVALID_ARGUMENT, reason):
            call()


#: The points of BlazePose that the other schemas have; a pair stands for the midpoint.
SCHEMAS = {
    "COCO_17": [0, 2, 5, 7, 8, *range(11, 17), *range(23, 29)],
    "APPLE_2D_19": [0, 2, 5, 7, 8, (11, 12), *range(11, 17), (23, 24), *range(23, 29)],
    "APPLE_3D_17": [0, 0, (11, 12), *range(11, 17), (23, 24), (23, 24), *range(23, 29)],
}


def as_schema(frame, points):
    """The frame with these points instead of BlazePose's."""

    def point(index):
        if isinstance(index, tuple):
            return [sum(values) / 2 for values in zip(*map(point, index))]
        return list(frame.landmarks[4 * index : 4 * index + 4])

    landmarks = [value for index in points for value in point(index)] if frame.landmarks else []
    return pose_pb2.Frame(number=frame.number, time_us=frame.time_us, landmarks=landmarks)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_every_schema_of_a_body_counts_the_same(ada, schema):
    frames = [as_schema(frame, SCHEMAS[schema]) for frame in recordings.frames()]
    receipt = ada.upload(frames, schema=f"LANDMARK_SCHEMA_{schema}").receipt
    assert list(receipt.reps) == list(ada.upload().receipt.reps)


def test_a_face_that_comes_and_goes_is_counted(ada):
    # Five times from a fifth of the image's width to three fifths and back, in two seconds each.
    frames = []
    for number in range(360):
        turns = min(max(0.0, number / 30 - 1), 10.0) / 2
        half = 0.5 * (0.2 + 0.4 * (1 - math.cos(2 * math.pi * turns)) / 2)
        box = [0.5 - half, 0.5 - half, 0.0, 1.0, 0.5 + half, 0.5 + half, 0.0, 1.0]
        frames.append(pose_pb2.Frame(number=number, time_us=number * 33_333, landmarks=box))
    receipt = ada.upload(frames, schema=pose_pb2.LANDMARK_SCHEMA_FACE_BOX, image_width=480, image_height=640).receipt
    assert len(receipt.reps) == 5
    assert all(rep.min_angle_decidegrees == 0 and rep.depth_percent > 80 for rep in receipt.reps)


# Preparation and target


def test_a_timed_set_counts_down_and_announces_its_end(ada):
    responses = ada.stream(mode=pose_pb2.COUNTING_MODE_TIME, preparation_seconds=12, target_seconds=11)
    assert [message.seconds for message in of_kind(responses, "countdown")] == list(range(12, -1, -1))
    reps = responses[-1].receipt.reps
    assert len(reps) == 6, "the first six push-ups end during the preparation"
    (reached,) = of_kind(responses, "target_reached")
    assert reached.reps == sum(rep.end_ms <= 23_000 for rep in reps)


def test_a_target_of_reps_is_announced_once(ada):
    responses = ada.stream(target_reps=5)
    assert [message.reps for message in of_kind(responses, "target_reached")] == [5]
    assert len(responses[-1].receipt.reps) == 12


def test_the_athlete_sees_progress_and_cues(ada):
    responses = ada.stream()
    progress = of_kind(responses, "progress")
    assert {message.phase for message in progress} >= {1, 2, 4}
    assert min(message.rom_percent for message in progress) < 5 < 90 < max(message.rom_percent for message in progress)
    last = progress[-1]
    assert min(last.tempo.down_ms, last.tempo.up_ms, last.tempo.top_ms) > 0
    assert 10 < last.cadence < 90
    (partial,) = of_kind(responses, "partial_rep")
    assert 1150 < partial.min_angle_decidegrees < 1500
    cues = [message.code for message in of_kind(responses, "feedback")]
    assert pose_pb2.FEEDBACK_CODE_PARTIAL_DEPTH in cues
    # The same cue is repeated after six seconds at the earliest; the recording lasts half a minute.
    assert all(cues.count(code) <= 6 for code in cues)


def test_the_first_message_must_open(ada):
    frames = pose_pb2.StreamRepsRequest(frames=pose_pb2.Frames(frames=recordings.still_frames(1)))
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "NOT_OPENED"):
        list(ada.pose.StreamReps(iter([frames])))


def test_a_stream_opens_once(ada):
    opening = pose_pb2.StreamRepsRequest(open=ada.open_message())
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "ALREADY_OPENED"):
        list(ada.pose.StreamReps(iter([opening, opening])))


def test_a_stream_has_limits(ada):
    too_many = pose_pb2.StreamRepsRequest(frames=pose_pb2.Frames(frames=recordings.still_frames(33)))
    opening = pose_pb2.StreamRepsRequest(open=ada.open_message())
    with fails(RESOURCE_EXHAUSTED, "TOO_MANY_FRAMES"):
        list(ada.pose.StreamReps(iter([opening, too_many])))
    with fails(RESOURCE_EXHAUSTED, "FRAME_RATE"):
        ada.stream(recordings.still_frames(600, step_us=10_000))
    start = timestamp(now() - datetime.timedelta(hours=1))
    late = recordings.still_frames(2)
    late[1].time_us = 31 * 60 * 1_000_000
    with fails(RESOURCE_EXHAUSTED, "STREAM_TOO_LONG"):
        ada.stream(late, start_time=start)


def test_a_failed_stream_does_not_affect_others(ada, bob):
    good = LiveSet(bob.pose, bob.open_message())
    good.send_frames(recordings.frames(0, 100))
    good.until("ready")
    for _ in range(5):
        with fails(INVALID_ARGUMENT, "LANDMARK_NAN"):
            ada.stream(changed(recordings.still_frames(10), 3, landmark=math.nan))
    good.send_frames(recordings.frames(100))
    good.close()
    assert len(good.rest()[-1].receipt.reps) == 12


def test_gravity_is_taken_from_the_device(ada):
    """A camera that says that it hangs upside down has seen somebody press weights; a stream that goes on remembers it."""
    down, up = pose_pb2.Direction(y=1), pose_pb2.Direction(y=-1)
    opening = ada.open_message(up=down)
    receipt = ada.pose.UploadStream(upload_requests(opening)).receipt
    assert not receipt.reps
    recount = ada.pose.RecountStream(pose_pb2.RecountStreamRequest(stream_id=receipt.stream_id))
    assert (recount.old_reps, recount.new_reps) == (0, 0)
    assert len(ada.upload(up=up).receipt.reps) == 12
    turned = recordings.frames()
    turned[0].up.CopyFrom(down)
    assert not ada.stream(turned)[-1].receipt.reps
    turned[5].up.CopyFrom(up)
    assert len(ada.stream(turned)[-1].receipt.reps) == 12
    for wrong in (pose_pb2.Direction(), pose_pb2.Direction(y=-9.81), pose_pb2.Direction(x=math.nan, y=-1)):
        with fails(INVALID_ARGUMENT, "UP_INVALID"):
            ada.upload(up=wrong)
        turned[5].up.CopyFrom(wrong)
        with fails(INVALID_ARGUMENT, "UP_INVALID"):
            ada.stream(turned)


def test_a_pause_is_not_counted(ada):
    live = LiveSet(ada.pose, ada.open_message())
    live.send(pause=pose_pb2.Pause())
    live.send_frames(recordings.frames())
    live.close()
    assert not live.rest()[-1].receipt.reps


# Repeatability


def test_the_same_upload_gives_the_same_receipt(ada):
    opening = ada.open_message()
    first = ada.pose.UploadStream(upload_requests(opening)).receipt
    assert ada.pose.UploadStream(upload_requests(opening)).receipt == first


def test_the_same_frames_give_the_same_count(ada, bob):
    first, second = ada.upload().receipt, bob.upload().receipt
    assert first.stream_digest == second.stream_digest
    assert list(first.reps) == list(second.reps)


@pytest.mark.parametrize("counter", ["pushup/1", "pushup/2", "pushup/3"])
def test_every_build_says_the_same_bytes(ada, counter):
    said = hashlib.sha256()
    for response in ada.stream(counter=counter):
        kind = response.WhichOneof("message")
        if kind == "receipt":
            # These fields name this very call, its time, and its proof.
            for field in ("receipt_id", "user_id", "stream_id", "key_id", "jws", "start_time", "end_time"):
                response.receipt.ClearField(field)
            # It arrived faster than it was done.
            assert response.receipt.origin == pose_pb2.STREAM_ORIGIN_UPLOAD
            response.receipt.origin = pose_pb2.STREAM_ORIGIN_LIVE
            # Both responses are equal except for the counter's name.
            assert response.receipt.counter == counter
            response.receipt.counter = "pushup/1"
            said.update(response.receipt.SerializeToString(deterministic=True))
        elif kind not in ("ready", "ack"):
            said.update(response.SerializeToString(deterministic=True))
    assert said.hexdigest() == (recordings.FIXTURES / "pushups.said").read_text().strip()


def test_a_stream_id_is_used_once(ada):
    opening = ada.open_message()
    ada.pose.UploadStream(upload_requests(opening))
    with fails(grpc.StatusCode.ALREADY_EXISTS, "STREAM_EXISTS"):
        ada.pose.UploadStream(upload_requests(opening, recordings.still_frames(30)))
    opening.image_width = 1280
    with fails(grpc.StatusCode.ALREADY_EXISTS, "STREAM_EXISTS"):
        list(ada.pose.StreamReps(stream_requests(opening)))


def test_stream_ids_of_others_are_not_visible(ada, bob):
    opening = ada.open_message()
    ada.pose.UploadStream(upload_requests(opening))
    live = LiveSet(bob.pose, opening)
    ready = live.until("ready")
    assert (ready.next_frame, ready.closed, ready.reps) == (0, False, 0)
    live.drop()


# After a lost connection


def test_a_set_continues_after_its_call_was_dropped(ada, bob):
    whole = bob.stream()[-1].receipt
    opening = ada.open_message()
    first = LiveSet(ada.pose, opening)
    first.send_frames(recordings.frames(0, 250))
    acked = first.until("ack", lambda ack: ack.frame >= 100).frame
    first.drop()

    second = LiveSet(ada.pose, opening)
    ready = second.until("ready")
    assert acked < ready.next_frame <= 250, "no acknowledged frame is lost, and no unsent one is claimed"
    second.send_frames(recordings.frames(ready.next_frame))
    second.close()
    receipt = second.rest()[-1].receipt
    assert list(receipt.reps) == list(whole.reps)
    assert receipt.stream_digest == whole.stream_digest
    counted = [c.rep.number for r in (first.responses, second.responses) for c in of_kind(r, "rep_counted")]
    assert set(range(ready.reps + 1, 13)) <= set(counted)


def test_a_set_continues_after_the_connection_was_cut(ada, stack, bob):
    whole = bob.stream()[-1].receipt
    proxy = Proxy(stack.addresses["pose"])
    channel = stack.new_channel("pose", proxy.address)
    pose = WithToken(pose_pb2_grpc.PoseServiceStub(channel), bearer(ada.tokens.access_token))
    opening = ada.open_message()
    try:
        next_frame = 0
        for until in (120, 300):
            live = LiveSet(pose, opening)
            ready = live.until("ready")
            assert ready.next_frame >= next_frame
            live.send_frames(recordings.frames(ready.next_frame, until))
            next_frame = live.until("ack", lambda ack: ack.frame >= until - 60).frame + 1
            proxy.cut()
            assert live.failure().code() == grpc.StatusCode.UNAVAILABLE
            grpc.channel_ready_future(channel).result(timeout=60)
        last = LiveSet(pose, opening)
        ready = last.until("ready")
        assert ready.next_frame >= next_frame
        last.send_frames(recordings.frames(ready.next_frame))
        last.close()
        receipt = last.rest()[-1].receipt
        assert list(receipt.reps) == list(whole.reps) and receipt.stream_digest == whole.stream_digest
    finally:
        channel.close()
        proxy.close()


def test_a_lost_receipt_is_returned_again(ada):
    opening = ada.open_message()
    receipt = list(ada.pose.StreamReps(stream_requests(opening)))[-1].receipt
    again = list(ada.pose.StreamReps(iter([pose_pb2.StreamRepsRequest(open=opening)])))
    assert [response.WhichOneof("message") for response in again] == ["ready", "receipt"]
    assert again[0].ready.closed
    assert again[1].receipt == receipt


def test_the_newest_connection_owns_the_stream(ada):
    opening = ada.open_message()
    first = LiveSet(ada.pose, opening)
    first.send_frames(recordings.frames(0, 64))
    first.until("ready")
    second = LiveSet(ada.pose, opening)
    ready = second.until("ready")
    # The older connection learns of it when its next frames are to be stored; none of them are.
    first.send_frames(recordings.frames(64, 128))
    failure = failure_of(first.rest)
    assert (failure.code, failure.reason) == (grpc.StatusCode.ABORTED, "STREAM_TAKEN_OVER")
    second.send_frames(recordings.frames(ready.next_frame))
    second.close()
    assert len(second.rest()[-1].receipt.reps) == 12


def test_receipt_keys_are_published(ada, anonymous):
    keys = anonymous.pose.GetReceiptKeys(pose_pb2.GetReceiptKeysRequest())
    assert ada.upload().receipt.key_id in {key.key_id for key in keys.keys}


def test_a_receipt_is_verified(ada, bob):
    receipt = ada.upload().receipt
    for person, is_callers in ((ada, True), (bob, False)):
        answer = person.pose.VerifyReceipt(pose_pb2.VerifyReceiptRequest(jws=receipt.jws))
        assert (answer.valid, answer.is_callers, answer.receipt) == (True, is_callers, receipt)
    header, payload, signature = receipt.jws.split(".")
    swapped = payload[:-6] + ("A" if payload[-6] != "A" else "B") + payload[-5:]
    broken = {
        f"{header}.{payload}.{signature[:8]}{'A' if signature[8] != 'A' else 'B'}{signature[9:]}": (3,),
        f"{header}.{swapped}.{signature}": (1, 3),
        f"{header}.{payload}": (1,),
        "": (1,),
    }
    for jws, problems in broken.items():
        answer = ada.pose.VerifyReceipt(pose_pb2.VerifyReceiptRequest(jws=jws))
        assert not answer.valid and not answer.HasField("receipt") and answer.problem in problems


def test_counters_are_listed_with_their_numbers(ada):
    counters = ada.pose.ListCounters(pose_pb2.ListCountersRequest()).counters
    defaults = {counter.exercise: counter for counter in counters if counter.is_default}
    assert len(defaults) == sum(counter.is_default for counter in counters), "one for each exercise"
    assert set(defaults) == set(pose_pb2.Exercise.values()) - {pose_pb2.EXERCISE_UNSPECIFIED}
    held = {exercise for exercise, counter in defaults.items() if counter.unit == pose_pb2.COUNT_UNIT_SECONDS}
    assert held == {pose_pb2.EXERCISE_PLANK, pose_pb2.EXERCISE_WALL_SIT}
    default = defaults[pose_pb2.EXERCISE_PUSH_UP]
    assert default.name == ada.upload().receipt.counter
    assert set(default.schemas) == set(pose_pb2.LandmarkSchema.values()) - {0}
    assert {"floor", "repRange", "handsToFeet.from"} <= {parameter.name for parameter in default.parameters}


def test_a_set_of_another_exercise_counts_by_its_own_counter_alone(ada):
    """Push-ups are no squats, whoever says so; and what counts squats makes no session of push-ups."""
    receipt = ada.upload(exercise=pose_pb2.EXERCISE_SQUAT).receipt
    assert (receipt.counter, len(receipt.reps), receipt.exercise) == ("squat/1", 0, pose_pb2.EXERCISE_SQUAT)
    with fails(INVALID_ARGUMENT, "RECEIPT_OF_OTHER_EXERCISE"):
        ada.store(receipt, reps=1)
    for changes in (
        {"exercise": pose_pb2.EXERCISE_SQUAT, "counter": "pushup/2"}, {"exercise": pose_pb2.EXERCISE_PUSH_UP, "counter": "squat/1"},
        {"exercise": pose_pb2.EXERCISE_PLANK, "target_reps": 5}, {"exercise": 77},
    ):
        with fails(INVALID_ARGUMENT):
            ada.upload(**changes)


# Stored streams


def test_streams_are_listed_read_and_deleted(ada, bob):
    receipts = [ada.upload(recordings.frames(0, count)).receipt for count in (60, 90, 120)]
    names = [receipt.stream_id for receipt in reversed(receipts)]
    page = ada.pose.ListStreams(pose_pb2.ListStreamsRequest(page_size=2))
    rest = ada.pose.ListStreams(pose_pb2.ListStreamsRequest(page_size=2, page_token=page.next_page_token))
    assert [stream.open.stream_id for stream in [*page.streams, *rest.streams]] == names and not rest.next_page_token
    assert [stream.frame_count for stream in page.streams] == [120, 90]
    with fails(INVALID_ARGUMENT, "PAGE_TOKEN_INVALID"):
        bob.pose.ListStreams(pose_pb2.ListStreamsRequest(page_token=page.next_page_token))

    stream = ada.pose.GetStream(pose_pb2.GetStreamRequest(stream_id=names[0])).stream
    assert stream.receipt == receipts[2] and stream.origin == pose_pb2.STREAM_ORIGIN_UPLOAD
    kept = stream.frames_expire_time.ToDatetime() - stream.close_time.ToDatetime()
    assert kept == datetime.timedelta(days=30) and stream.stored_bytes > 0
    request = pose_pb2.DeleteStreamRequest(stream_id=names[0])
    deleted = ada.pose.DeleteStream(request).stream
    assert deleted.HasField("frames_delete_time") and deleted.stream_digest == receipts[2].stream_digest
    assert ada.pose.DeleteStream(request).stream == deleted
    for call in (
        lambda: bob.pose.GetStream(pose_pb2.GetStreamRequest(stream_id=names[1])),
        lambda: bob.pose.DeleteStream(pose_pb2.DeleteStreamRequest(stream_id=names[1])),
        lambda: list(bob.pose.DownloadFrames(pose_pb2.DownloadFramesRequest(stream_id=names[1]))),
    ):
        with fails(grpc.StatusCode.NOT_FOUND, "NOT_FOUND"):
            call()
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "STREAM_EXPIRED"):
        list(ada.pose.DownloadFrames(pose_pb2.DownloadFramesRequest(stream_id=names[0])))


def test_downloaded_frames_are_the_counted_ones(ada, bob):
    receipt = ada.upload().receipt
    messages = list(ada.pose.DownloadFrames(pose_pb2.DownloadFramesRequest(stream_id=receipt.stream_id)))
    frames = [frame for message in messages for frame in message.frames.frames]
    assert all(1 <= len(message.frames.frames) <= 32 and not message.not_counted for message in messages)
    assert [frame.time_us for frame in frames] == [frame.time_us for frame in recordings.frames()]
    assert bob.upload(frames).receipt.stream_digest == receipt.stream_digest
    part = pose_pb2.DownloadFramesRequest(stream_id=receipt.stream_id, first_frame=33, frame_count=50)
    downloaded = [frame for message in ada.pose.DownloadFrames(part) for frame in message.frames.frames]
    assert downloaded == frames[33:83]


def test_frames_are_not_kept_if_the_owner_does_not_want_them(ada):
    receipt = ada.upload(retention=pose_pb2.FRAME_RETENTION_NONE).receipt
    assert len(receipt.reps) == 12
    stream = ada.pose.GetStream(pose_pb2.GetStreamRequest(stream_id=receipt.stream_id)).stream
    assert stream.receipt == receipt and stream.stored_bytes == 0 and stream.HasField("frames_delete_time")
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "STREAM_EXPIRED"):
        list(ada.pose.DownloadFrames(pose_pb2.DownloadFramesRequest(stream_id=receipt.stream_id)))


def keep_frames(person, retention):
    request = profile_pb2.UpdateSettingsRequest(
        settings=profile_pb2.Settings(frame_retention=retention), request_id=new_id()
    )
    request.update_mask.paths.append("frame_retention")
    person.profile.UpdateSettings(request)


def stored(person, receipt) -> pose_pb2.Stream:
    return person.pose.GetStream(pose_pb2.GetStreamRequest(stream_id=receipt.stream_id)).stream


def wait_for(condition, what: str):
    end = time.monotonic() + TIMEOUT
    while not condition():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def test_frames_are_kept_for_as_long_as_the_settings_say(ada, bob):
    left = ada.upload().receipt
    session = ada.store(left)
    assert session.evidence == sessions_pb2.EVIDENCE_VERIFIED_STREAM
    asked = ada.upload(recordings.frames(0, 70), retention=pose_pb2.FRAME_RETENTION_DAYS_365).receipt
    others = bob.upload().receipt
    keep_frames(ada, profile_pb2.FRAME_RETENTION_DAYS_365)
    year = datetime.timedelta(days=365)

    def kept_for(receipt) -> datetime.timedelta:
        stream = stored(ada, receipt)
        return stream.frames_expire_time.ToDatetime() - stream.close_time.ToDatetime()

    wait_for(lambda: kept_for(left) == year, "the settings have not come to what is stored")
    assert kept_for(asked) == year
    assert ada.upload(recordings.frames(0, 80)).receipt.kept_days == 365

    keep_frames(ada, profile_pb2.FRAME_RETENTION_NONE)
    for receipt in (left, asked):
        wait_for(lambda: stored(ada, receipt).HasField("frames_delete_time"), "the frames are still there")
        with fails(grpc.StatusCode.FAILED_PRECONDITION, "STREAM_EXPIRED"):
            list(ada.pose.DownloadFrames(pose_pb2.DownloadFramesRequest(stream_id=receipt.stream_id)))
    request = sessions_pb2.GetSessionRequest(session_id=session.session_id)
    wait_for(
        lambda: ada.sessions.GetSession(request).session.evidence == sessions_pb2.EVIDENCE_VERIFIED_DIGEST,
        "the session has not heard that its landmarks are gone",
    )
    before = timestamp(now() - datetime.timedelta(hours=2))
    counted = ada.upload(
        recordings.another_set(0.9), retention=pose_pb2.FRAME_RETENTION_DAYS_30, start_time=before
    ).receipt
    assert counted.kept_days == 0 and stored(ada, counted).stored_bytes == 0
    assert ada.store(counted).evidence == sessions_pb2.EVIDENCE_VERIFIED_DIGEST
    assert list(bob.pose.DownloadFrames(pose_pb2.DownloadFramesRequest(stream_id=others.stream_id)))


# The feed of streams


def test_only_sessions_can_follow_the_feed_of_streams(stack, anonymous):
    def feed(name: str):
        request = auth_pb2.IssueServiceTokenRequest(client_id=name, client_secret=service_secret(name))
        return Services(stack.channel, bearer(anonymous.auth_feed.IssueServiceToken(request).access_token)).pose_feed

    request = pose_pb2.ListStreamChangesRequest()
    for name in ("trophies", "training"):
        with fails(grpc.StatusCode.PERMISSION_DENIED, "ROLE_NOT_ALLOWED"):
            feed(name).ListStreamChanges(request)
        with fails(grpc.StatusCode.PERMISSION_DENIED, "ROLE_NOT_ALLOWED"):
            next(feed(name).WatchStreamChanges(pose_pb2.WatchStreamChangesRequest()))
    assert feed("sessions").ListStreamChanges(request).epoch


# Recounts and explanations


def test_a_stream_can_be_recounted(ada, bob):
    receipt = ada.upload().receipt
    answer = ada.pose.RecountStream(pose_pb2.RecountStreamRequest(stream_id=receipt.stream_id, counter="pushup/3"))
    assert answer.receipt == receipt and not answer.differences and answer.old_reps == answer.new_reps == 12
    old = ada.pose.RecountStream(pose_pb2.RecountStreamRequest(stream_id=receipt.stream_id, counter="pushup/1"))
    assert (old.receipt.counter, list(old.receipt.reps)) == ("pushup/1", list(receipt.reps)) and not old.differences
    with fails(INVALID_ARGUMENT, "COUNTER_UNKNOWN"):
        ada.pose.RecountStream(pose_pb2.RecountStreamRequest(stream_id=receipt.stream_id, counter="pushup/99"))
    with fails(grpc.StatusCode.NOT_FOUND):
        bob.pose.RecountStream(pose_pb2.RecountStreamRequest(stream_id=receipt.stream_id))
    ada.pose.DeleteStream(pose_pb2.DeleteStreamRequest(stream_id=receipt.stream_id))
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "STREAM_EXPIRED"):
        ada.pose.RecountStream(pose_pb2.RecountStreamRequest(stream_id=receipt.stream_id))


def test_a_count_can_be_explained(ada, bob):
    receipt = ada.upload().receipt
    answer = ada.pose.ExplainReps(pose_pb2.ExplainRepsRequest(stream_id=receipt.stream_id))
    frames = recordings.frames()
    assert len(answer.time_ms) == len(answer.angle_decidegrees) == len(answer.in_position) == len(frames)
    assert [dip.rep for dip in answer.dips if dip.outcome == pose_pb2.DIP_OUTCOME_REP] == list(receipt.reps)
    (partial,) = [dip for dip in answer.dips if dip.outcome == pose_pb2.DIP_OUTCOME_PARTIAL]
    assert pose_pb2.REJECT_REASON_TOO_SHALLOW in partial.reasons
    floor = {parameter.name: parameter.value for parameter in answer.counter.parameters}["floor"]
    assert partial.bottom_angle_decidegrees * 100 > floor
    with fails(grpc.StatusCode.NOT_FOUND):
        bob.pose.ExplainReps(pose_pb2.ExplainRepsRequest(stream_id=receipt.stream_id))


def test_a_user_can_state_the_true_count(ada, bob):
    stream = ada.upload().receipt.stream_id
    for reps, shared in ((13, True), (12, False)):
        request = pose_pb2.SubmitGroundTruthRequest(stream_id=stream, reps=reps, may_improve_counters=shared)
        answer = ada.pose.SubmitGroundTruth(request)
        assert (answer.reps, answer.may_improve_counters) == (reps, shared) and answer.HasField("update_time")
    with fails(INVALID_ARGUMENT, "GROUND_TRUTH_INVALID"):
        ada.pose.SubmitGroundTruth(pose_pb2.SubmitGroundTruthRequest(stream_id=stream, reps=5_001))
    with fails(grpc.StatusCode.NOT_FOUND):
        bob.pose.SubmitGroundTruth(pose_pb2.SubmitGroundTruthRequest(stream_id=stream, reps=1))


# Evidence


def test_frames_are_used_once(ada, bob):
    first = ada.upload().receipt
    assert not first.evidence_flags and first.origin == pose_pb2.STREAM_ORIGIN_UPLOAD and first.kept_days == 30
    with fails(grpc.StatusCode.ALREADY_EXISTS, "STREAM_EXISTS") as failure:
        ada.upload()
    assert failure.info["stream_id"] == first.stream_id
    live = ada.stream()[-1].receipt
    assert list(live.evidence_flags) == [pose_pb2.EVIDENCE_FLAG_DUPLICATE_MOTION]
    assert live.motion_digest == first.motion_digest
    assert not bob.upload().receipt.evidence_flags, "duplicates are detected per user"


def test_only_a_set_streamed_while_it_is_done_is_live(ada, bob):
    start = now() - datetime.timedelta(hours=2)
    assert ada.stream(start_time=timestamp(start))[-1].receipt.origin == pose_pb2.STREAM_ORIGIN_UPLOAD
    # The first seconds of a set, at their own pace.
    live = LiveSet(bob.pose, bob.open_message(start_time=timestamp(now())))
    live.until("ready")
    began = time.monotonic()
    for frame in recordings.frames(0, 60):
        time.sleep(max(0, frame.time_us / 1e6 - (time.monotonic() - began)))
        live.send_frames([frame])
    live.close()
    receipt = live.rest()[-1].receipt
    assert receipt.origin == pose_pb2.STREAM_ORIGIN_LIVE and not receipt.evidence_flags
    assert bob.pose.GetStream(pose_pb2.GetStreamRequest(stream_id=receipt.stream_id)).stream.origin == receipt.origin


def test_an_upload_without_a_start_ends_now_and_never_in_the_future(ada):
    before = now()
    opening = ada.open_message()
    opening.ClearField("start_time")
    receipt = ada.pose.UploadStream(upload_requests(opening)).receipt
    assert before <= receipt.end_time.ToDatetime(datetime.timezone.utc) <= now()
    length = recordings.frames()[-1].time_us
    assert receipt.end_time.ToMicroseconds() - receipt.start_time.ToMicroseconds() == length
    with fails(INVALID_ARGUMENT, "TIME_IN_FUTURE") as failure:
        ada.upload(recordings.another_set(0.9), start_time=timestamp(now() + datetime.timedelta(seconds=290)))
    assert failure.violations.keys() == {"open.start_time"}


def test_a_live_stream_from_the_future_is_flagged(ada):
    receipt = ada.stream(start_time=timestamp(now()))[-1].receipt
    assert list(receipt.evidence_flags) == [pose_pb2.EVIDENCE_FLAG_AHEAD_OF_CLOCK]


def test_a_single_push_up_repeated_is_flagged_as_a_loop(ada, bob):
    rep = ada.upload().receipt.reps[4]
    piece = [frame for frame in recordings.frames() if rep.start_ms <= frame.time_us // 1000 < rep.end_ms]
    length = (rep.end_ms - rep.start_ms) * 1000
    frames = []
    for turn in range(8):
        for frame in piece:
            time = frame.time_us - rep.start_ms * 1000 + turn * length
            frames.append(pose_pb2.Frame(number=len(frames), time_us=time, landmarks=frame.landmarks))
    receipt = bob.upload(frames).receipt
    assert len(receipt.reps) > 5 and pose_pb2.EVIDENCE_FLAG_LOOPED_REP in receipt.evidence_flags


def test_a_phone_that_turns_without_its_picture_is_flagged(ada, bob):
    frames = recordings.frames()
    frames[0].up.CopyFrom(pose_pb2.Direction(y=-1))
    assert not ada.upload(frames).receipt.evidence_flags
    # From half time on, the phone says that it lies on its side, while the body stays where it is in the picture.
    frames[len(frames) // 2].up.CopyFrom(pose_pb2.Direction(x=1))
    receipt = bob.upload(frames).receipt
    assert list(receipt.evidence_flags) == [pose_pb2.EVIDENCE_FLAG_GRAVITY_MISMATCH] and receipt.reps
    claims = ada.pose.VerifyReceipt(pose_pb2.VerifyReceiptRequest(jws=receipt.jws)).receipt
    assert list(claims.evidence_flags) == list(receipt.evidence_flags), "it is signed"
