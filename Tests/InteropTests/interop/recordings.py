"""Recordings of landmarks, in the format that Services/CommandLine/README.md describes."""

import csv
import functools
import lzma
import pathlib

from titanup.pose.v1 import pose_pb2

FIXTURES = pathlib.Path(__file__).resolve().parents[2] / "Support" / "Fixtures"
SHARED = pathlib.Path(__file__).resolve().parents[4] / "shared" / "data" / "pose2"

#: A real person who does six squats, seen in a square image.
SQUATS = SHARED / "repcount" / "stu6_68.csv.xz"


@functools.cache
def push_ups() -> tuple[tuple[int, tuple[float, ...]], ...]:
    """The rendered athlete: 12 push-ups, 1 partial; time in microseconds since the first frame, and landmarks."""
    with open(FIXTURES / "pushups.csv", newline="") as file:
        rows = list(csv.reader(file))[1:]
    start = round(float(rows[0][1]) * 1e6)
    return tuple(
        (round(float(row[1]) * 1e6) - start, tuple(float(cell) for cell in row[2:] if cell != "")) for row in rows
    )


def frames(first: int = 0, last: int | None = None) -> list[pose_pb2.Frame]:
    """Frames of the recording with their numbers."""
    return [
        pose_pb2.Frame(number=first + offset, time_us=time, landmarks=landmarks)
        for offset, (time, landmarks) in enumerate(push_ups()[first:last])
    ]


def real_squats() -> list[pose_pb2.Frame]:
    """The frames of `SQUATS`, which lies beside the project, not in it."""
    with lzma.open(SQUATS, "rt", newline="") as file:
        rows = list(csv.reader(file))[1:]
    start = float(rows[0][1])
    return [
        pose_pb2.Frame(
            number=number,
            time_us=round((float(row[1]) - start) * 1e6),
            landmarks=[min(16.0, max(-16.0, float(cell))) for cell in row[2:] if cell != ""],
        )
        for number, row in enumerate(rows)
    ]


def another_set(height: float) -> list[pose_pb2.Frame]:
    """The same number of push-ups as another motion: all heights are scaled, which changes the angles."""
    changed = frames()
    for frame in changed:
        for index in range(1, len(frame.landmarks), 4):
            frame.landmarks[index] = 0.5 + height * (frame.landmarks[index] - 0.5)
    return changed


def long_set(height: float, times: int) -> list[pose_pb2.Frame]:
    """The set, repeated without a break."""
    once = another_set(height)
    length = once[-1].time_us + 66_667
    return [
        pose_pb2.Frame(number=turn * len(once) + number, time_us=turn * length + frame.time_us, landmarks=frame.landmarks)
        for turn in range(times)
        for number, frame in enumerate(once)
    ]


def still_frames(count: int, landmarks: int = 33, step_us: int = 33_333) -> list[pose_pb2.Frame]:
    """A body that doesn't move."""
    return [
        pose_pb2.Frame(number=number, time_us=number * step_us, landmarks=[0.5, 0.5, 0.0, 1.0] * landmarks)
        for number in range(count)
    ]


def batches(all_frames, size: int = 32):
    """The frames in messages."""
    for start in range(0, len(all_frames), size):
        yield pose_pb2.Frames(frames=all_frames[start : start + size])
