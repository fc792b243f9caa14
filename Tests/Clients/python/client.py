"""A client of TitanUp in Python: registers, has a recorded set counted, stores it, and shows what it earned.

client.py HOST:PORT RECORDING

make.sh makes the `titanup` package from the protos with grpcio-tools.
"""

import csv
import secrets
import sys
import time
import uuid

import grpc
from titanup.auth.v1 import auth_pb2, auth_pb2_grpc
from titanup.pose.v1 import pose_pb2, pose_pb2_grpc
from titanup.sessions.v1 import sessions_pb2, sessions_pb2_grpc
from titanup.trophies.v1 import trophies_pb2, trophies_pb2_grpc

#: Frames in a message; 32 is the most that a message takes.
BATCH = 32
#: How long trophies may take, in seconds.
PATIENCE = 30


def read_frames(path: str) -> list[pose_pb2.Frame]:
    """A recording: a number, seconds, and four numbers for each of 33 landmarks a line."""
    with open(path, newline="") as file:
        rows = list(csv.reader(file))[1:]
    start = float(rows[0][1])
    return [
        pose_pb2.Frame(
            number=number,
            time_us=round((float(row[1]) - start) * 1e6),
            landmarks=[float(cell) for cell in row[2:] if cell],
        )
        for number, row in enumerate(rows)
    ]


def requests(frames: list[pose_pb2.Frame]):
    """A live set: how it is taken, the frames, the end. A camera's frames would come one at a time."""
    opening = pose_pb2.Open(
        stream_id=str(uuid.uuid4()),
        exercise=pose_pb2.EXERCISE_PUSH_UP,
        schema=pose_pb2.LANDMARK_SCHEMA_MEDIAPIPE_33,
        image_width=640,
        image_height=360,
    )
    # The recording ends now, so its first frame lies as far back as it is long.
    opening.start_time.FromMicroseconds(int(time.time() * 1e6) - frames[-1].time_us)
    yield pose_pb2.StreamRepsRequest(open=opening)
    for first in range(0, len(frames), BATCH):
        yield pose_pb2.StreamRepsRequest(frames=pose_pb2.Frames(frames=frames[first : first + BATCH]))
    yield pose_pb2.StreamRepsRequest(close=pose_pb2.Close())


def count(pose: pose_pb2_grpc.PoseServiceStub, frames: list[pose_pb2.Frame], metadata) -> pose_pb2.RepReceipt:
    """Shows each push-up as it is counted, and returns the signed receipt."""
    receipt = None
    for response in pose.StreamReps(requests(frames), metadata=metadata):
        match response.WhichOneof("message"):
            case "rep_counted":
                print(f"push-up {response.rep_counted.rep.number}")
            case "receipt":
                receipt = response.receipt
    return receipt


def session_of(receipt: pose_pb2.RepReceipt) -> sessions_pb2.CreateSessionRequest:
    session = sessions_pb2.Session(
        session_id=str(uuid.uuid4()),
        start_time=receipt.start_time,
        end_time=receipt.end_time,
        time_zone="Europe/Berlin",
        reps=len(receipt.reps),
    )
    # The id makes it safe to send the request again after a lost answer.
    return sessions_pb2.CreateSessionRequest(session=session, receipt_jws=receipt.jws, request_id=str(uuid.uuid4()))


def awards_of(trophies: trophies_pb2_grpc.TrophiesServiceStub, session_id: str, metadata) -> list[str]:
    """The titles of what a session earned, once it is judged: the trophies service hears of it a moment later."""
    end = time.monotonic() + PATIENCE
    while True:
        answer = trophies.ListAwards(trophies_pb2.ListAwardsRequest(session_id=session_id), metadata=metadata)
        if answer.is_session_judged:
            return sorted(award.trophy.title for award in answer.awards)
        if time.monotonic() > end:
            raise TimeoutError(f"the trophies service has not judged session {session_id} within {PATIENCE} seconds")
        time.sleep(0.2)


def main(server: str, recording: str) -> None:
    with grpc.insecure_channel(server) as channel:
        account = auth_pb2.RegisterRequest(
            email=f"client-{secrets.token_hex(6)}@example.org", password=secrets.token_urlsafe(18), display_name="A client"
        )
        tokens = auth_pb2_grpc.AuthServiceStub(channel).Register(account).tokens
        metadata = [("authorization", f"Bearer {tokens.access_token}"), ("accept-language", "en")]
        receipt = count(pose_pb2_grpc.PoseServiceStub(channel), read_frames(recording), metadata)
        request = session_of(receipt)
        stored = sessions_pb2_grpc.SessionsServiceStub(channel).CreateSession(request, metadata=metadata).session
        print(f"stored: {stored.reps} push-ups, {sessions_pb2.Evidence.Name(stored.evidence)}")
        titles = awards_of(trophies_pb2_grpc.TrophiesServiceStub(channel), stored.session_id, metadata)
        print(f"trophies: {', '.join(titles)}")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except grpc.RpcError as error:
        sys.exit(f"{error.code().name}: {error.details()}")
