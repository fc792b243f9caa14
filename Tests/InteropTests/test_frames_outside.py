"""Frames in an S3-compatible store: sets are counted from it, nothing is lost while it is away, and what is deleted goes."""

import datetime
import os
import subprocess
import time

import grpc
import pytest
from interop import recordings
from interop.certificates import Certificates
from interop.doctor import ROOT
from interop.errors import fails
from interop.live import of_kind
from interop.mail import services
from interop.object_store import SECRET_KEY, ObjectStore
from interop.people import new_id, stream_requests, upload_requests
from interop.pose_beside import PoseBeside
from interop.stack import TIMEOUT
from test_deletion import delete, erasing_at_once, query, receipt, receipt_in_time
from titanup.pose.v1 import pose_pb2

FOLDER = "/home/frames"
FAILED_PRECONDITION = grpc.StatusCode.FAILED_PRECONDITION


@pytest.fixture
def bucket():
    with ObjectStore() as store:
        yield store


@pytest.fixture
def pose(stack, bucket, tmp_path):
    """A pose service that keeps frames in the bucket."""
    with PoseBeside(stack, tmp_path, **PoseBeside.over(bucket, FOLDER)) as pose:
        yield pose


def folder(person, stream_id: str = "") -> str:
    return f"{FOLDER[1:]}/{person.user_id}/{stream_id and stream_id + '/'}"


def counted(pose, person, **changes) -> pose_pb2.RepReceipt:
    opening = person.open_message(**changes)
    [receipt] = of_kind(list(pose.calls_of(person).StreamReps(stream_requests(opening))), "receipt")
    return receipt


def frames(pose, person, stream_id: str) -> list[pose_pb2.Frame]:
    request = pose_pb2.DownloadFramesRequest(stream_id=stream_id)
    return [frame for answer in pose.calls_of(person).DownloadFrames(request) for frame in answer.frames.frames]


def bytes_in_database(stream_id: str) -> int:
    [size] = query(f"SELECT coalesce(sum(octet_length(frames)), 0) FROM pose.chunks WHERE stream_id = '{stream_id}'")
    return int(size)


def wait_until(what: str, condition) -> None:
    end = time.monotonic() + TIMEOUT
    while not condition():
        assert time.monotonic() < end, what
        time.sleep(0.1)


def metric(pose, name: str) -> float:
    return pose.metrics("pose")[name]


def test_a_set_is_counted_again_from_the_bucket_and_goes_with_it(pose, bucket, ada):
    live = counted(pose, ada)
    still = upload_requests(ada.open_message(), recordings.still_frames(64))
    upload = pose.calls_of(ada).UploadStream(still).receipt
    for receipt in (live, upload):
        assert bytes_in_database(receipt.stream_id) == 0
        assert bucket.names(folder(ada, receipt.stream_id))
    assert len(frames(pose, ada, live.stream_id)) == len(recordings.frames())
    recount = pose.calls_of(ada).RecountStream(pose_pb2.RecountStreamRequest(stream_id=live.stream_id, counter="pushup/1"))
    assert recount.old_reps == len(live.reps) > 0
    assert bucket.door.forged == 0, "every signature is right"
    assert metric(pose, "titanup_pose_frame_objects_put_total") == len(bucket.names(folder(ada)))

    pose.calls_of(ada).DeleteStream(pose_pb2.DeleteStreamRequest(stream_id=live.stream_id))
    wait_until("the objects of a deleted stream stay", lambda: not bucket.names(folder(ada, live.stream_id)))
    assert bucket.names(folder(ada, upload.stream_id)), "those of others stay"


def test_while_the_bucket_is_away_sets_go_into_the_database(pose, bucket, ada, bob):
    before = counted(pose, ada)
    bucket.stop()
    away = counted(pose, bob)
    assert len(away.reps) == len(before.reps)
    assert bytes_in_database(away.stream_id) > 10_000
    assert len(frames(pose, bob, away.stream_id)) == len(recordings.frames())
    with fails(grpc.StatusCode.UNAVAILABLE, "FRAMES_UNAVAILABLE"):
        frames(pose, ada, before.stream_id)
    # What is deleted meanwhile goes when it is back.
    pose.calls_of(ada).DeleteStream(pose_pb2.DeleteStreamRequest(stream_id=before.stream_id))
    wait_until("no attempt to delete", lambda: metric(pose, "titanup_pose_frame_deletions_pending") > 0)
    bucket.start()
    wait_until("the objects stay", lambda: not bucket.names(folder(ada)))


@pytest.mark.parametrize("status", [403, 503])
def test_a_bucket_that_refuses_is_as_good_as_away(pose, bucket, ada, status):
    bucket.door.refuses_with = status
    receipt = counted(pose, ada)
    assert bytes_in_database(receipt.stream_id) > 10_000 and receipt.reps


def test_frames_go_over_tls_to_a_store_that_a_trusted_authority_vouches_for(stack, tmp_path, ada):
    certificates = Certificates(tmp_path / "certificates")
    trusted = {"TITANUP_FRAMES_CA_FILE": certificates.file("server/ca.pem")}
    with ObjectStore(certificates) as bucket, PoseBeside(stack, tmp_path, **PoseBeside.over(bucket, FOLDER, **trusted)) as pose:
        receipt = counted(pose, ada)
        assert bytes_in_database(receipt.stream_id) == 0 and bucket.names(folder(ada, receipt.stream_id))
        assert len(frames(pose, ada, receipt.stream_id)) == len(recordings.frames())


@pytest.mark.parametrize(
    "authority, host",
    [("another", "127.0.0.1"), (None, "127.0.0.1"), ("its own", "127.0.0.2")],
    ids=["unknown authority", "the system's authorities", "wrong name"],
)
def test_a_store_that_nobody_vouches_for_gets_no_frames(stack, tmp_path, ada, authority, host):
    certificates = {name: Certificates(tmp_path / name) for name in ("its own", "another")}
    trusted = {"TITANUP_FRAMES_CA_FILE": certificates[authority].file("server/ca.pem")} if authority else {}
    with (
        ObjectStore(certificates["its own"], host) as bucket,
        PoseBeside(stack, tmp_path, **PoseBeside.over(bucket, FOLDER, **trusted)) as pose,
    ):
        receipt = counted(pose, ada)
        assert receipt.reps and bytes_in_database(receipt.stream_id) > 10_000
        assert not bucket.names()
        assert "peer certificate" in pose.logs["pose"].read_text()


@pytest.fixture
def at_once(stack, tmp_path):
    with erasing_at_once(tmp_path) as auth:
        yield auth


def test_the_receipt_of_a_deleted_account_waits_for_its_objects(pose, bucket, ada, bob, at_once):
    kept = counted(pose, bob)
    counted(pose, ada)
    bucket.stop()
    token = delete(services(at_once, ada.tokens.access_token)).receipt_token
    gone = f"SELECT 1 FROM pose.erased_users WHERE erased_user_id = '{ada.user_id}'"
    wait_until("pose erases nothing", lambda: query(gone))
    assert query(f"SELECT 1 FROM pose.frame_deletions WHERE owner_id = '{ada.user_id}'")
    with fails(FAILED_PRECONDITION) as failure:
        receipt(services(at_once), token)
    assert "pose" in failure.info["waiting_for"]
    bucket.start()
    receipt_in_time(services(at_once), token)
    assert not bucket.names(folder(ada))
    assert not query(f"SELECT 1 FROM pose.frame_deletions WHERE owner_id = '{ada.user_id}'")
    assert bucket.names(folder(bob, kept.stream_id))


def sweep(bucket, *arguments: str) -> tuple[list[str], str]:
    """What `deploy/dev sweep-frames` prints: a line for each stream, and the last one."""
    done = subprocess.run(
        [ROOT / "deploy" / "dev", "sweep-frames", *arguments],
        env={**os.environ, **PoseBeside.over(bucket, FOLDER)}, stdin=subprocess.DEVNULL, capture_output=True, text=True,
        timeout=TIMEOUT,
    )
    assert done.returncode == 0, done.stderr
    *streams, summary = done.stdout.splitlines()
    return sorted(streams), summary


def test_what_a_restored_backup_does_not_know_goes_when_an_operator_says_so(pose, bucket, ada, bob):
    kept, lost, other = counted(pose, ada), counted(pose, ada), counted(pose, bob)
    live = ada.open_message()
    list(pose.calls_of(ada).StreamReps(stream_requests(live, close=False)))
    [attachment] = query(f"SELECT attachment FROM pose.streams WHERE stream_id = '{live.stream_id}' AND closed_at IS NULL")
    # More than a page of what somebody else has put there, and the last name of a page needs every kind of escape.
    strangers = [f"{FOLDER[1:]}/{letter} &%+é/{number}" for letter in "0~" for number in range(501)]
    for name in strangers:
        bucket.put(name)
    # Put, and not yet in a row.
    under_way = f"{folder(ada, live.stream_id)}{attachment}-99999"
    # Put by a connection that another one took over from.
    late = f"{folder(ada, kept.stream_id)}{new_id()}-3"
    bucket.put(under_way)
    bucket.put(late)
    bucket.age(datetime.timedelta(hours=2))
    for stream in (lost, other):
        query(f"DELETE FROM pose.chunks WHERE stream_id = '{stream.stream_id}'")
        query(f"DELETE FROM pose.streams WHERE stream_id = '{stream.stream_id}'")
    young = f"{folder(bob, new_id())}{new_id()}-0"
    bucket.put(young)

    before = bucket.names()
    gone = {name for stream, person in ((lost, ada), (other, bob)) for name in bucket.names(folder(person, stream.stream_id))}
    gone.add(late)
    streams, summary = sweep(bucket)
    assert [line.split(":")[0] for line in streams] == sorted({name[len(FOLDER) :].rpartition("/")[0] + "/" for name in gone})
    assert f" {len(gone)} objects of 3 streams; nothing was changed" in summary and "1002 others, left alone" in summary
    assert bucket.names() == before
    hours_ago = (datetime.datetime.now(datetime.UTC) - datetime.timedelta(hours=3)).strftime("%Y-%m-%dT%H:%M:%SZ")
    assert sweep(bucket, "--before", hours_ago, "--delete")[0] == []

    assert sweep(bucket, "--delete")[0] == streams
    wait_until("the orphans stay", lambda: not gone & set(bucket.names()))
    assert bucket.names() == [name for name in before if name not in gone]
    assert {under_way, young} <= set(bucket.names())
    assert len(frames(pose, ada, kept.stream_id)) == len(recordings.frames())
    assert sweep(bucket)[0] == []
    assert bucket.door.forged == 0, "every signature is right"


def test_a_sweep_that_cannot_be_done_says_why(pose, bucket):
    def refused(time: str, **changes: str) -> str:
        done = pose.act("pose", "--delete-orphaned-frames", time, **changes)
        assert (done.returncode, done.stdout) == (1, "")
        assert SECRET_KEY not in done.stderr
        return done.stderr

    assert 'TIME is "yesterday"; allowed: a time such as' in refused("yesterday")
    assert 'TIME is "2999-01-01T00:00:00Z"' in refused("2999-01-01T00:00:00Z")
    assert "TITANUP_FRAMES_URL is not set" in refused("2026-01-01T00:00:00Z", TITANUP_FRAMES_URL="")
    bucket.door.refuses_with = 403
    assert "refused: status 403 SlowDown" in refused("2026-01-01T00:00:00Z")


@pytest.mark.parametrize(
    "changes, said",
    [
        ({"TITANUP_FRAMES_URL": "http://s3.example.org/frames"}, "TITANUP_FRAMES_URL"),
        ({"TITANUP_FRAMES_URL": "https://s3.example.org"}, "TITANUP_FRAMES_URL"),
        ({"TITANUP_FRAMES_ACCESS_KEY": ""}, "TITANUP_FRAMES_ACCESS_KEY"),
        ({"TITANUP_FRAMES_SECRET_KEY": ""}, "TITANUP_FRAMES_SECRET_KEY"),
        ({"TITANUP_FRAMES_REGION": "a/b"}, "TITANUP_FRAMES_REGION"),
        ({"TITANUP_FRAMES_CA_FILE": f"/{new_id()}"}, "TITANUP_FRAMES_CA_FILE"),
    ],
)
def test_a_bad_setting_is_named(stack, tmp_path, changes, said):
    store = ObjectStore()
    good, bad = PoseBeside(stack, tmp_path, **PoseBeside.over(store)), PoseBeside(stack, tmp_path, **PoseBeside.over(store, **changes))
    assert good.check("pose").returncode == 0, good.check("pose").stderr
    done = bad.check("pose")
    assert done.returncode != 0 and said in done.stdout + done.stderr
