"""Changes that may happen to a recording on its way to the counter, each with the schema of its result."""

import math
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


def jittered(recording, seed=1):
    """Adds normally distributed noise to each frame, 1 % of the longer side of the box around the body."""
    chance = random.Random(seed)
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


def halved(recording, seed=1):
    """Drops half of the frames."""
    chance = random.Random(seed)
    frames = [frame for frame in recording.frames if chance.random() >= 0.5]
    return Recording(recording.width, recording.height, frames)


def shaken(recording):
    """Moves the camera as a hand does that holds it: by 3 % of the image's longer side, up to twice a second."""
    width, height = recording.width, recording.height
    size = 0.015 * max(width, height)

    def sway(time, landmarks):
        seconds = time / 1_000_000
        right = size * (math.sin(4.4 * seconds) + math.sin(11.9 * seconds + 1)) / width
        down = size * (math.sin(5.7 * seconds + 2) + math.sin(14.5 * seconds + 3)) / height
        return _points(landmarks, lambda x, y: (x + right, y + down))

    return Recording(width, height, [(time, sway(time, landmarks)) for time, landmarks in recording.frames])


def turned_in_mid_set(recording):
    """Turns the phone by 90 degrees after half of the time, so that the body is smaller in the image from then on."""
    width, height = recording.width, recording.height
    half, scale = recording.frames[-1][0] / 2, min(width / height, height / width)

    def turn(time, landmarks):
        if time < half:
            return landmarks
        return _points(
            landmarks,
            lambda x, y: (0.5 - (y - 0.5) * height * scale / width, 0.5 + (x - 0.5) * width * scale / height),
        )

    return Recording(width, height, [(time, turn(time, landmarks)) for time, landmarks in recording.frames])


def without_visibility(recording):
    """Says of each landmark that it is seen perfectly, like a client whose pose model doesn't tell."""
    frames = [
        (time, [1.0 if index % 4 == 3 else value for index, value in enumerate(landmarks)])
        for time, landmarks in recording.frames
    ]
    return Recording(recording.width, recording.height, frames)


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
    "50 % dropped": (halved, MEDIAPIPE_33),
    "shaken": (shaken, MEDIAPIPE_33),
    "phone falls": (turned_in_mid_set, MEDIAPIPE_33),
    "all visible": (without_visibility, MEDIAPIPE_33),
}
