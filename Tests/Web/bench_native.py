#!/usr/bin/env python3
"""bench_native.py [ROUNDS]: processor time for each frame of the clip, of the command line's engine and of MediaPipe's library, in turn
and on one core. Both decode the clip meanwhile. `swift build --product titanup-pose-landmarks` comes first."""

import os
import pathlib
import resource
import statistics
import subprocess
import sys

import pose_site

CLIP = pose_site.ROOT / "Tests" / "Support" / "Fixtures" / "pushups_cc0.mp4"
FRAMES, FRAMES_PER_SECOND = 456, 15
MEDIAPIPE = """
import sys, cv2, views
from mediapipe.python.solutions.pose import Pose
with Pose(model_complexity=1) as model:
    for frame in views.clip(views.BESIDE):
        model.process(cv2.cvtColor(frame, cv2.COLOR_BGR2RGB))
"""


def milliseconds(command, folder):
    """Of processor time for each frame, those of all of the command's processes together."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) / FRAMES


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    program = os.environ.get("TITANUP_POSE_LANDMARKS") or pose_site.ROOT / ".build" / "debug" / "titanup-pose-landmarks"
    commands = {"titanup": [program, CLIP], "MediaPipe": [pose_site.mediapipe_python(), "-B", "-c", MEDIAPIPE]}
    times = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            times[name].append(milliseconds(command, pathlib.Path(pose_site.HERE)))
    for name, taken in times.items():
        middle = statistics.median(taken)
        each = ", ".join(f"{time:.1f}" for time in taken)
        rate = 1000 / middle
        print(f"{name:9} {middle:5.1f} ms a frame ({each}): {rate:.1f} frames a second, {rate / FRAMES_PER_SECOND:.1f} times real time")


if __name__ == "__main__":
    main()
