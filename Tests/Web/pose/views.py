"""The clips as a camera might see them: every view is a way to make frames from a clip's frames."""

import pathlib

import cv2
import numpy

FIXTURES = pathlib.Path(__file__).resolve().parents[2] / "Support" / "Fixtures"
BESIDE, BELOW = FIXTURES / "pushups_cc0.mp4", FIXTURES / "pushups_from_below.mp4"
GREY = (96, 96, 96)


def clip(path):
    """The frames of a clip, as OpenCV decodes them: blue, green, red."""
    capture = cv2.VideoCapture(str(path))
    while True:
        found, frame = capture.read()
        if not found:
            return
        yield frame


def small(frame):
    """The person takes less than half of the width, off the middle."""
    height, width = frame.shape[:2]
    part = cv2.resize(frame, (width * 45 // 100, height * 45 // 100), interpolation=cv2.INTER_AREA)
    canvas = numpy.full_like(frame, GREY[0])
    canvas[150 : 150 + part.shape[0], 240 : 240 + part.shape[1]] = part
    return canvas


def noisy(frame):
    """The sensor noise of a dim room, the same in each run."""
    noise = numpy.random.default_rng(int(frame.sum())).normal(0, 12, frame.shape)
    return numpy.clip(frame * 0.6 + noise, 0, 255).astype(numpy.uint8)


def turned(frame):
    """A camera that does not stand level."""
    height, width = frame.shape[:2]
    turn = cv2.getRotationMatrix2D((width / 2, height / 2), 12, 1)
    return cv2.warpAffine(frame, turn, (width, height), borderValue=GREY)


def absent(number, frame):
    """Nobody is there at first and in the middle; somebody comes and goes at once."""
    return numpy.full_like(frame, GREY[0]) if number < 10 or 50 <= number < 70 else frame


# How many frames are enough: the whole clip once, and of each other view its first six seconds.
WHOLE, PART = 456, 90
VIEWS = {
    "clip": (WHOLE, lambda number, frame: frame),
    "mirrored": (PART, lambda number, frame: cv2.flip(frame, 1)),
    "upright": (PART, lambda number, frame: cv2.rotate(frame, cv2.ROTATE_90_CLOCKWISE)),
    "turned": (PART, lambda number, frame: turned(frame)),
    "dark": (PART, lambda number, frame: (frame * 0.35).astype(numpy.uint8)),
    "noisy": (PART, lambda number, frame: noisy(frame)),
    "small": (PART, lambda number, frame: small(frame)),
    "cut": (PART, lambda number, frame: frame[:, 200:].copy()),
    "coarse": (PART, lambda number, frame: cv2.resize(frame, (320, 180), interpolation=cv2.INTER_AREA)),
    "large": (PART, lambda number, frame: cv2.resize(frame, (1280, 720), interpolation=cv2.INTER_LINEAR)),
    "absent": (PART, absent),
}

# A face above a phone that lies on the floor: the whole clip once, and of each other view its first push-ups.
FACES = {
    "below": (WHOLE, lambda number, frame: frame),
    "below-mirrored": (PART, lambda number, frame: cv2.flip(frame, 1)),
    "below-turned": (PART, lambda number, frame: turned(frame)),
    "below-dark": (PART, lambda number, frame: (frame * 0.35).astype(numpy.uint8)),
    "below-noisy": (PART, lambda number, frame: noisy(frame)),
    "below-cut": (PART, lambda number, frame: frame[:, 140:].copy()),
    "below-coarse": (PART, lambda number, frame: cv2.resize(frame, (120, 160), interpolation=cv2.INTER_AREA)),
    "below-large": (PART, lambda number, frame: cv2.resize(frame, (960, 1280), interpolation=cv2.INTER_LINEAR)),
    "below-absent": (PART, absent),
}
