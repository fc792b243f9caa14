"""How often real push-ups look like nobody's, and how often made-up ones are found out.

    bodies.py [--seeds N] [--shapes] PROGRAM FOLDER...

PROGRAM is titanup-counter-events, built. Needs no service. The push-up clips of whole images are counted as they are, in every
transformation, with and without the way up, and N times each with other noise and with other frames missing: none may
raise a flag. The sources are then split in two halves. Limits from one half, a third beyond its extremes, are held to the
other one. At last, the same clips are made into sets that nobody did.

With --shapes, the clips of benchmarks that published the body's shape alone are looked at, too.
"""

import argparse
import collections
import concurrent.futures
import dataclasses
import functools
import hashlib
import json
import math
import os
import pathlib
import random
import struct
import subprocess
import tempfile
from collections.abc import Callable, Iterator

import clips
import gravity
import transformations
from clips import Recording

#: The way up from the frames of these numbers on.
Ups = dict[int, tuple[int, ...]]

SCHEMAS = {transformations.MEDIAPIPE_33: "1", transformations.COCO_17: "2"}
#: A limit from some recordings lies this far beyond their extremes.
MARGIN = 4 / 3
ELBOWS, WRISTS, SHOULDERS = (13, 14), (15, 16), (11, 12)
KNEES, ANKLES, HIPS = (25, 26), (27, 28), (23, 24)


@dataclasses.dataclass
class Case:
    """A recording as it may come, and what its push-ups showed."""

    clip: clips.Clip
    name: str
    recording: Recording
    schema: str = transformations.MEDIAPIPE_33
    ups: Ups = dataclasses.field(default_factory=dict)
    shown: dict = dataclasses.field(default_factory=dict)

    @property
    def source(self) -> str:
        return self.clip.name.split("__")[0]


def up_of(clip: clips.Clip, turns: int = 0) -> tuple[int, ...]:
    return tuple(map(int, gravity.UP[(gravity.TURNED.get(clip.name, 0) + turns) % 4].split(",")))


def half_time(recording: Recording) -> int:
    return next(number for number, (time, _) in enumerate(recording.frames) if 2 * time >= recording.frames[-1][0])


def retimed(recording: Recording, share: float) -> Recording:
    return dataclasses.replace(recording, frames=[(round(time * share), points) for time, points in recording.frames])


def honest(clip: clips.Clip, seeds: int) -> Iterator[Case]:
    recording = clips.read(clip)
    for name, (transform, schema) in transformations.ALL.items():
        yield Case(clip, name, transform(recording), schema)
    half = half_time(recording)
    yield Case(clip, "up known", recording, ups={0: up_of(clip)})
    turned = transformations.turned_in_mid_set(recording)
    yield Case(clip, "phone falls, up known", turned, ups={0: up_of(clip), half: up_of(clip, 1)})
    # No more than 60 frames a second are allowed.
    yield Case(clip, "a fifth faster", retimed(transformations.thinned(30)(recording), 0.8))
    yield Case(clip, "a quarter slower", retimed(recording, 1.25))
    for seed in range(2, seeds + 2):
        yield Case(clip, "1 % jitter", transformations.jittered(recording, seed))
        yield Case(clip, "50 % dropped", transformations.halved(recording, seed))


def changed(recording: Recording, change: Callable[[float, dict[int, tuple[float, float]]], None]) -> Recording:
    """The frames with points changed in place, in pixels, by their numbers."""
    frames = []
    for time, values in recording.frames:
        points = {
            index: (values[4 * index] * recording.width, values[4 * index + 1] * recording.height)
            for index in range(len(values) // 4)
        }
        if points:
            change(time / 1e6, points)
        moved = list(values)
        for index, (x, y) in points.items():
            moved[4 * index], moved[4 * index + 1] = x / recording.width, y / recording.height
        frames.append((time, moved))
    return dataclasses.replace(recording, frames=frames)


def stretched(points: dict, joint: int, end: int, share: float) -> None:
    """Moves the end of a bone along it."""
    (x, y), (right, down) = points[joint], points[end]
    points[end] = (x + (right - x) * share, y + (down - y) * share)


def random_bones(chance: random.Random, _: float, points: dict) -> None:
    """Each bone a third longer or shorter, anew in each frame."""
    for joints in ((SHOULDERS, ELBOWS), (ELBOWS, WRISTS), (HIPS, KNEES), (KNEES, ANKLES)):
        before = {end: points[end] for end in joints[1]}
        for joint, end in zip(*joints):
            stretched(points, joint, end, chance.gauss(1, 0.33))
            if joints[1] in (ELBOWS, KNEES):
                beyond = end + 2
                points[beyond] = tuple(
                    there + now - was for there, now, was in zip(points[beyond], points[end], before[end]))


def long_forearms(_: float, points: dict) -> None:
    for elbow, wrist in zip(ELBOWS, WRISTS):
        stretched(points, elbow, wrist, 3.0)


def swaying_hands(time: float, points: dict) -> None:
    """Hands in circles with a radius of a fifth of an arm, and elbows half as far."""
    arm = max(
        math.dist(points[shoulder], points[elbow]) + math.dist(points[elbow], points[wrist])
        for shoulder, elbow, wrist in zip(SHOULDERS, ELBOWS, WRISTS))
    for joints, share in ((WRISTS, 0.2), (ELBOWS, 0.1)):
        for joint in joints:
            x, y = points[joint]
            points[joint] = (x + share * arm * math.cos(5 * time), y + share * arm * math.sin(5 * time))


def made_up(clip: clips.Clip) -> Iterator[Case]:
    recording = clips.read(clip)
    changes = {
        "bones of random lengths": functools.partial(random_bones, random.Random(clip.name)),
        "forearms three times as long": long_forearms,
        "hands in circles": swaying_hands,
    }
    for name, change in changes.items():
        yield Case(clip, name, changed(recording, change))
    yield Case(
        clip, "phone turned, image not", recording, ups={0: up_of(clip), half_time(recording): up_of(clip, 1)})


def spliced(first: Recording, reps: list[tuple[int, int]], second: Recording, others: list[tuple[int, int]]) -> Recording:
    """Push-ups of the first up to half of them, and at once those of the second from half of them on."""
    cut, resumed = reps[(len(reps) - 1) // 2][1], max(0, others[len(others) // 2][0] - 500_000)
    start = cut - resumed + 100_000
    longer, other = max(first.width, first.height), max(second.width, second.height)
    right, down = second.width / other * longer / first.width, second.height / other * longer / first.height
    frames = [(time, points) for time, points in first.frames if time <= cut]
    for time, points in second.frames:
        if time >= resumed:
            frames.append((time + start, [
                value * (right, down, 1, 1)[index % 4] for index, value in enumerate(points)]))
    return dataclasses.replace(first, frames=frames)


class Program:
    """Runs titanup-counter-events on many cases at once."""

    def __init__(self, path: str):
        self._path = path

    def look(self, cases: list[Case], *options: str) -> list[str]:
        """What it prints for each case. All must have images of one size, and one schema."""
        with tempfile.TemporaryDirectory() as scratch:
            files = []
            for number, case in enumerate(cases):
                files.append(os.path.join(scratch, str(number)))
                pathlib.Path(files[-1]).write_bytes(self._bytes(case))
            size = cases[0].recording
            command = [self._path, *options, "--schema", SCHEMAS[cases[0].schema], "--width", str(size.width)]
            command += ["--height", str(size.height), *files]
            return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE).stdout.splitlines()

    def show(self, cases: list[Case]) -> list[Case]:
        """Fills in what each case's push-ups show."""
        alike = collections.defaultdict(list)
        for case in cases:
            alike[case.recording.width, case.recording.height, case.schema].append(case)
        for group in alike.values():
            for case, line in zip(group, self.look(group, "--bodies"), strict=True):
                case.shown = json.loads(line)
                # Only the figures are needed from here on.
                case.recording = dataclasses.replace(case.recording, frames=[])
        return cases

    def reps(self, clip: clips.Clip) -> list[tuple[int, int]]:
        """When each of a clip's push-ups begins and ends, in microseconds."""
        found = []
        for line in self.look([Case(clip, "", clips.read(clip))])[1:]:
            event = json.loads(line.split(" ", 1)[1])
            if event["kind"] == "rep":
                found.append((event["startMs"] * 1_000, event["endMs"] * 1_000))
        return found

    @staticmethod
    def _bytes(case: Case) -> bytes:
        parts = []
        for number, (time, values) in enumerate(case.recording.frames):
            up = case.ups.get(number, ())
            # Like a client, it keeps what lies far outside of the image within what messages allow.
            values = [*map(float, up), *(min(16.0, max(-16.0, value)) for value in values)]
            header = struct.pack("<dII", float(time), len(values) - len(up), 2 if up else 0)
            parts.append(header + struct.pack(f"<{len(values)}f", *values))
        return b"".join(parts)


def line_of(name: str, cases: list[Case]) -> str:
    counted = [case for case in cases if case.shown["reps"] > 0]
    flagged = collections.Counter(flag for case in counted for flag in case.shown["flags"])
    any_flag = sum(bool(case.shown["flags"]) for case in counted)
    return f"  {name:30} {any_flag:5} of {len(counted):5} counted sets flagged {dict(flagged) or ''}"


def extremes(cases: list[Case]) -> dict[str, tuple[int, str]]:
    """The least and greatest figures, and whose they are."""
    found = {}
    averaged = [case for case in cases if case.shown["judged"] >= 3]
    for key in ("forearm", "arm", "stretch", "handTravel"):
        values = [(case.shown[key], case.clip.name) for case in averaged]
        found[f"least {key}"], found[f"greatest {key}"] = min(values), max(values)
    found["greatest change"] = max((case.shown["change"], case.clip.name) for case in cases)
    return found


def beyond(case: Case, limits: dict[str, tuple[int, str]]) -> bool:
    """Whether a case is beyond limits that lie a third outside of these extremes."""
    shown, isAverage = case.shown, case.shown["judged"] >= 3
    changed_by = 1_000 + (limits["greatest change"][0] - 1_000) * MARGIN
    return shown["change"] > changed_by or isAverage and (
        any(not limits[f"least {key}"][0] / MARGIN <= shown[key] <= limits[f"greatest {key}"][0] * MARGIN for key in ("forearm", "arm"))
        or any(shown[key] > limits[f"greatest {key}"][0] * MARGIN for key in ("stretch", "handTravel")))


def held_out(cases: list[Case]) -> Iterator[str]:
    halves: tuple[list[Case], list[Case]] = ([], [])
    for case in cases:
        halves[hashlib.sha256(case.source.encode()).digest()[0] % 2].append(case)
    for learned, tested in (halves, halves[::-1]):
        limits = extremes(learned)
        outside = [case for case in tested if beyond(case, limits)]
        names = collections.Counter(case.clip.name for case in outside)
        yield (f"  limits from {len({case.source for case in learned})} sources: {len(outside)} of {len(tested)} sets of "
               f"{len({case.source for case in tested})} others are beyond {dict(names) or ''}")


def by_name(cases: list[Case]) -> Iterator[str]:
    names = dict.fromkeys(case.name for case in cases)
    return (line_of(name, [case for case in cases if case.name == name]) for name in names)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bodies", description=__doc__.split("\n", 1)[0])
    parser.add_argument("program", metavar="PROGRAM")
    parser.add_argument("folders", nargs="+", type=pathlib.Path, metavar="FOLDER")
    parser.add_argument("--seeds", type=int, default=20, metavar="N", help="by default 20")
    parser.add_argument("--shapes", action="store_true")
    options = parser.parse_args()
    program = Program(options.program)
    table = [clip for part in clips.tables(options.folders).values() for clip in part if clip.is_push_up]
    whole = [clip for clip in table if not clip.is_normalised]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        real = [case for cases in pool.map(lambda clip: program.show(list(honest(clip, options.seeds))), whole) for case in cases]
        sets = [case for case in real if case.shown["reps"] > 0]
        pairs = sum(case.shown["pairs"] for case in sets)
        alarms = [case for case in sets if case.shown["flags"]]
        print(f"real people, whole images: {len(alarms)} of {len(sets)} sets with {pairs} pairs of push-ups flagged")
        print("\n".join(by_name(real)))
        for case in alarms:
            print(f"  {case.clip.name}, {case.name}: {case.shown}")
        for name, (value, clip) in extremes(sets).items():
            print(f"  {name:30} {value:5} {clip}")
        print("held out by source")
        print("\n".join(held_out(sets)))
        print("made up")
        print("\n".join(by_name([case for cases in pool.map(lambda clip: program.show(list(made_up(clip))), whole) for case in cases])))
        times = dict(zip((clip.name for clip in whole), pool.map(program.reps, whole)))
        known = [clip for clip in whole if len(times[clip.name]) >= 2]
        chance = random.Random(1)
        splices = []
        while len(splices) < 300:
            first, second = chance.sample(known, 2)
            if first.name.split("__")[0] != second.name.split("__")[0]:
                both = spliced(clips.read(first), times[first.name], clips.read(second), times[second.name])
                splices.append(Case(first, "two people's halves", both))
        print("\n".join(by_name([case for cases in pool.map(lambda case: program.show([case]), splices) for case in cases])))
        if options.shapes:
            shapes = [Case(clip, "shapes alone", clips.read(clip)) for clip in table if clip.is_normalised]
            found = [case for cases in pool.map(lambda case: program.show([case]), shapes) for case in cases]
            print("\n".join(by_name(found)))
            print("  " + ", ".join(f"{case.clip.name} {case.shown['flags']}" for case in found if case.shown["flags"]))


if __name__ == "__main__":
    main()
