"""reference.py OUT VIEW...: writes each view's frames to OUT/VIEW/<number>.png, and what MediaPipe finds in them, landmarks or faces, to
OUT/VIEW/poses.json.

It runs in a Python environment of its own, since MediaPipe wants another protobuf than the other tests do (requirements.txt beside it).
"""

import json
import pathlib
import sys

import cv2
from mediapipe.python.solutions.face_detection import FaceDetection
from mediapipe.python.solutions.pose import Pose

import views


def landmarks(pose, image):
    """x, y, z and visibility of each landmark in one row; None if MediaPipe finds nobody."""
    found = pose.process(image).pose_landmarks
    if found is None:
        return None
    return [value for each in found.landmark for value in (each.x, each.y, each.z, each.visibility)]


def face(detection, image):
    """Two opposite corners of the box of the best face, as landmarks that are as visible as the face is likely; None without one."""
    found = detection.process(image).detections
    if not found:
        return None
    best = max(found, key=lambda each: each.score[0])
    box, score = best.location_data.relative_bounding_box, best.score[0]
    return [box.xmin, box.ymin, 0, score, box.xmin + box.width, box.ymin + box.height, 0, score]


def write(folder, view):
    folder.mkdir(parents=True)
    is_face = view in views.FACES
    count, change = (views.FACES if is_face else views.VIEWS)[view]
    poses = []
    with FaceDetection(model_selection=0) if is_face else Pose(model_complexity=1) as model:
        for number, frame in zip(range(count), views.clip(views.BELOW if is_face else views.BESIDE)):
            seen = change(number, frame)
            cv2.imwrite(str(folder / f"{number}.png"), seen, [cv2.IMWRITE_PNG_COMPRESSION, 1])
            poses.append((face if is_face else landmarks)(model, cv2.cvtColor(seen, cv2.COLOR_BGR2RGB)))
    (folder / "poses.json").write_text(json.dumps(poses))


if __name__ == "__main__":
    out, *names = sys.argv[1:]
    for name in names:
        write(pathlib.Path(out) / name, name)
