"""reference.py OUT VIEW...: writes each view's frames to OUT/VIEW/<number>.png, and what MediaPipe finds in them to OUT/VIEW/poses.json.

It runs in a Python environment of its own, since MediaPipe wants another protobuf than the other tests do (requirements.txt beside it).
"""

import json
import pathlib
import sys

import cv2
from mediapipe.python.solutions.pose import Pose

import views


def landmarks(pose, frame):
    """x, y, z and visibility of each landmark in one row; None if MediaPipe finds nobody."""
    found = pose.process(cv2.cvtColor(frame, cv2.COLOR_BGR2RGB)).pose_landmarks
    if found is None:
        return None
    return [value for each in found.landmark for value in (each.x, each.y, each.z, each.visibility)]


def write(folder, view):
    folder.mkdir(parents=True)
    count, change = views.VIEWS[view]
    poses = []
    with Pose(model_complexity=1) as pose:
        for number, frame in zip(range(count), views.clip()):
            seen = change(number, frame)
            cv2.imwrite(str(folder / f"{number}.png"), seen, [cv2.IMWRITE_PNG_COMPRESSION, 1])
            poses.append(landmarks(pose, seen))
    (folder / "poses.json").write_text(json.dumps(poses))


if __name__ == "__main__":
    out, *names = sys.argv[1:]
    for name in names:
        write(pathlib.Path(out) / name, name)
