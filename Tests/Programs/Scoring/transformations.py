"""Changes that may happen to a recording on its way to the counter, each with the schema of its result."""

import random

from clips import Recording

MEDIAPIPE_33, COCO_17 = "MEDIAPIPE_33", "COCO_17"

_COCO = [0, 2, 5, 7, 8, 11, 12, 13, 14, 15, 16, 23, 24, 25, 26, 27, 28]


def _points(landmarks, change):
    """The landmarks with x and y changed."""
    changed = list(landmarks)
    for index in range(0, len(landmarks), 4):
        changed[index], changed[index + 1] = change(landmarks[index], landmarks[index + 1])
    return changed


def _mapped(recording, change):
    frames = [(time, _points(landmarks, change)) for time, landmarks in recording.frames]
    return Recording(recording.width, recording.height, frames)


def mirrored(recording):
    return _mapped(recording, lambda x, y: (1 - x, y))


def turned_by_90(recording):
    turned = _mapped(recording, lambda x, y: (1 - y, x))
    turned.width, turned.height = recording.height, recording.width
    return turned


def turned_by_180(recording):
    return _mapped(recording, lambda x, y: (1 - x, 1 - y))


def thinned(frames_per_second):
    """Limits the frame rate: keeps the first frame of each interval."""
    interval = 1_000_000 // frames_per_second

    def thin(recording):
        kept, due = [], 0
        for time, landmarks in recording.frames:
            # Files round times to four decimals, so a frame may be a tenth of a millisecond early.
            if time + 100 >= due:
                due = max(due + interval, time - interval // 2)
                kept.append((time, landmarks))
        return Recording(recording.width, recording.height, kept)

    return thin


def coco(recording):
    frames = [
        (time, [value for point in _COCO for value in landmarks[4 * point : 4 * point + 4]])
        for time, landmarks in recording.frames
    ]
    return Recording(recording.width, recording.height, frames)


def dropped(recording):
    """Drops 5 % of the frames."""
    chance = random.Random(1)
    frames = [frame for frame in recording.frames if chance.random() >= 0.05]
    return Recording(recording.width, recording.height, frames)


def jittered(recording):
    """Adds normally distributed noise to each frame, 1 % of the longer side of the box around the body."""
    chance = random.Random(1)
    width, height = recording.width, recording.height

    def shake(landmarks):
        if not landmarks:
            return landmarks
        xs, ys = landmarks[::4], landmarks[1::4]
        size = 0.01 * max((max(xs) - min(xs)) * width, (max(ys) - min(ys)) * height)
        return _points(
            landmarks, lambda x, y: (x + chance.gauss(0, size / width), y + chance.gauss(0, size / height))
        )

    return Recording(width, height, [(time, shake(landmarks)) for time, landmarks in recording.frames])


def unchanged(recording):
    return recording


ALL = {
    "as recorded": (unchanged, MEDIAPIPE_33),
    "10 fps": (thinned(10), MEDIAPIPE_33),
    "15 fps": (thinned(15), MEDIAPIPE_33),
    "30 fps": (thinned(30), MEDIAPIPE_33),
    "mirrored": (mirrored, MEDIAPIPE_33),
    "turned by 90": (turned_by_90, MEDIAPIPE_33),
    "turned by 180": (turned_by_180, MEDIAPIPE_33),
    "COCO_17": (coco, COCO_17),
    "5 % dropped": (dropped, MEDIAPIPE_33),
    "1 % jitter": (jittered, MEDIAPIPE_33),
}
