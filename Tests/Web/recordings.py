"""Recordings as files of frames that Swift and JavaScript read alike: bit by bit the same numbers."""

import array
import dataclasses
import math
import pathlib
import struct
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHARED = ROOT.parent / "shared" / "data"

sys.path.append(str(ROOT / "Tests" / "Programs" / "Scoring"))

import clips  # noqa: E402

MEDIAPIPE_33, COCO_17, APPLE_2D_19, APPLE_3D_17, FACE_BOX = 1, 2, 3, 4, 5

#: BlazePose's points that stand for another schema's; two where the middle between them does.
POINTS = {
    MEDIAPIPE_33: list(range(33)),
    COCO_17: [0, 2, 5, 7, 8, 11, 12, 13, 14, 15, 16, 23, 24, 25, 26, 27, 28],
    APPLE_2D_19: [0, 2, 5, 7, 8, (11, 12), 11, 12, 13, 14, 15, 16, (23, 24), 23, 24, 25, 26, 27, 28],
    APPLE_3D_17: [0, 0, (11, 12), 11, 12, 13, 14, 15, 16, (11, 24), (23, 24), 23, 24, 25, 26, 27, 28],
}


@dataclasses.dataclass
class Frame:
    microseconds: int
    #: x, y, z and visibility of each landmark, or nothing if nobody was found.
    values: list[float]
    is_paused: bool = False
    #: x, y and z of the way up, if the frame tells it.
    up: tuple[float, float, float] | None = None


@dataclasses.dataclass
class Recording:
    name: str
    width: int
    height: int
    frames: list[Frame]

    def in_schema(self, schema: int) -> "Recording":
        """The same body with another schema's landmarks."""
        frames = [Frame(frame.microseconds, _landmarks(frame.values, POINTS[schema])) for frame in self.frames]
        return dataclasses.replace(self, frames=frames)

    def looped(self, microseconds: int) -> "Recording":
        """Again and again, for so long."""
        frames, start = [], 0
        while start <= microseconds:
            frames += [dataclasses.replace(frame, microseconds=start + frame.microseconds) for frame in self.frames]
            start = frames[-1].microseconds + 66_667
        return dataclasses.replace(self, frames=[frame for frame in frames if frame.microseconds <= microseconds])

    def write(self, file: pathlib.Path) -> None:
        """In the form that Tests/Programs/CounterEvents/FrameFile.swift describes."""
        with open(file, "wb") as out:
            for frame in self.frames:
                flags = frame.is_paused + (2 if frame.up else 0)
                out.write(struct.pack("<dII", frame.microseconds, len(frame.values), flags))
                out.write(array.array("f", [*(frame.up or ()), *frame.values]).tobytes())


def _landmarks(values: list[float], points: list) -> list[float]:
    def one(point: int) -> list[float]:
        return values[4 * point : 4 * point + 4]

    def landmark(point) -> list[float]:
        if isinstance(point, int):
            return one(point)
        return [(left + right) / 2 for left, right in zip(one(point[0]), one(point[1]))]

    return [value for point in points for value in landmark(point)] if values else []


def _read(clip: clips.Clip) -> Recording:
    read = clips.read(clip)
    return Recording(clip.name, read.width, read.height, [Frame(time, values) for time, values in read.frames])


def _rendered(file: pathlib.Path) -> Recording:
    return _read(clips.Clip(file.stem, clips.PUSH_UP, 12, 12, 640, 360, file, False))


def fixture() -> Recording:
    """The project's own recording: 12 push-ups and a half one."""
    return _rendered(ROOT / "Tests" / "Support" / "Fixtures" / "pushups.csv")


def shared(folder: str, step: int = 1):
    """The recordings of real people (or the rendered athlete) that lie beside the project, or every so many of them; none where they
    don't."""
    if folder == "avatar":
        yield from (_rendered(file) for file in sorted((SHARED / folder).glob("pushups.csv")))
    elif (SHARED / folder).is_dir():
        for table in clips.tables([SHARED / folder]).values():
            yield from (_read(clip) for clip in table[::step])


def face() -> Recording:
    """A face that comes near and goes away again ten times, above a phone on the floor."""
    frames = []
    for number in range(30 * 25):
        # Twenty seconds of push-ups, two seconds each; then nobody.
        size = 0.35 - 0.2 * math.cos(2 * math.pi * number / 60)
        box = [0.5 - size / 2, 0.5 - size / 2, 0, 1, 0.5 + size / 2, 0.5 + size / 2, 0, 1]
        frames.append(Frame(round(number * 1e6 / 30), box if number < 600 else []))
    return Recording("face", 480, 640, frames)


# Shoulders, elbows, wrists, hips, knees and ankles of a body of sticks from the side: x to the right and y up, in body heights.
_STANDING = [(0, 0.84), (0.02, 0.66), (0.05, 0.5), (0, 0.52), (0.02, 0.26), (0, 0)]
_SQUATTING = [(0.03, 0.55), (0.19, 0.5), (0.35, 0.5), (-0.13, 0.27), (0.12, 0.23), (0, 0)]
_WALL_SIT = [(-0.26, 0.6), (-0.2, 0.44), (-0.1, 0.35), (-0.26, 0.28), (0, 0.26), (0, 0)]


def _sticks(name: str, poses: list) -> Recording:
    """Poses as COCO's 17 points, 30 a second."""
    frames = []
    for number, pose in enumerate(poses):
        values = [0.5, 0.5, 0, 1] * 5
        for x, y in pose:
            values += [0.5 + x / 2, 0.95 - y / 2, 0, 1] * 2
        frames.append(Frame(round(number * 1e6 / 30), values))
    return Recording(name, 1000, 1000, frames)


def squats(count: int) -> Recording:
    """Squats of 1.6 seconds each."""

    def mixed(share: float) -> list:
        return [(a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in zip(_STANDING, _SQUATTING)]

    one = [mixed((1 - math.cos(math.pi * step / 24)) / 2) for step in range(49)] + [_STANDING] * 9
    return _sticks("squats", [_STANDING] * 30 + one * count + [_STANDING] * 30)


def wall_sit(seconds: float) -> Recording:
    """A body that sits against a wall and does not move."""
    return _sticks("wall sit", [_WALL_SIT] * round(30 * seconds))
