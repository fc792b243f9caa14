"""below.py FILE: renders a clip of push-ups as a phone on the floor sees them: eight push-ups, and one half after the fifth.

The head, the trunk and the room are a few dozen ellipsoids of our own making, lit by a lamp above; nothing else goes into the clip, so it is
CC0 like the other one. The camera lies at the origin and looks up: x to the right, y away from the feet, z up, in metres. FILE is kept in
Tests/Support/Fixtures; with the same versions (requirements.txt beside this file) it comes out the same.
"""

import subprocess
import sys

import numpy

WIDTH, HEIGHT, RATE = 480, 640, 15
#: Rendered pixels per pixel of the clip.
COARSE = 2
#: Pixels of the clip to a unit of slope: 65 degrees along the longer side, as front cameras have.
FOCAL = HEIGHT / 2 / numpy.tan(numpy.radians(65 / 2))
HIGH, LOW, HALF = 0.56, 0.19, 0.42
#: Of each push-up: seconds down, at the bottom, up and at the top, and the height of the face at its bottom.
QUICK, SLOW = (0.7, 0.1, 0.7, 0.2), (1.3, 0.2, 1.2, 0.4)
COURSE = [(*QUICK, LOW)] * 3 + [(*QUICK, LOW + 0.03)] * 2 + [(*QUICK, HALF)] + [(*SLOW, LOW + 0.01)] * 3
BEFORE, AFTER = 1.5, 1.5
LAMP = numpy.array([0.35, 0.55, -0.76])

SKIN, LIPS, HAIR, WHITE, IRIS, BLACK, SHIRT = (
    numpy.array(colour, numpy.float32) for colour in (
        (0.80, 0.58, 0.46), (0.66, 0.32, 0.30), (0.16, 0.10, 0.07), (0.92, 0.92, 0.90), (0.25, 0.32, 0.36), (0.03, 0.03, 0.03), (0.16, 0.26, 0.42)))

# Of the head, face down: the middle relative to the point between the eyes, half axes, colour. y leads to the crown, z into the head.
HEAD = [
    ((0, 0.010, 0.095), (0.075, 0.100, 0.098), SKIN),  # skull
    ((0, -0.050, 0.070), (0.058, 0.068, 0.072), SKIN),  # jaw
    ((0, -0.098, 0.042), (0.024, 0.020, 0.020), SKIN),  # chin
    ((0, 0.046, 0.110), (0.079, 0.084, 0.100), HAIR),
    ((0.078, -0.020, 0.105), (0.010, 0.030, 0.018), SKIN),  # ears
    ((-0.078, -0.020, 0.105), (0.010, 0.030, 0.018), SKIN),
    ((0, -0.020, 0.004), (0.009, 0.032, 0.016), SKIN),  # nose
    ((0, -0.040, -0.006), (0.014, 0.010, 0.012), SKIN),
    ((0.011, -0.043, 0.004), (0.009, 0.007, 0.008), SKIN),
    ((-0.011, -0.043, 0.004), (0.009, 0.007, 0.008), SKIN),
    ((0.006, -0.048, -0.001), (0.0035, 0.003, 0.006), BLACK),  # nostrils
    ((-0.006, -0.048, -0.001), (0.0035, 0.003, 0.006), BLACK),
    ((0, -0.071, 0.006), (0.023, 0.0045, 0.008), LIPS),
    ((0, -0.079, 0.006), (0.020, 0.0060, 0.009), LIPS),
    ((0, -0.0745, 0.000), (0.019, 0.0012, 0.006), BLACK),
]
for side in (1, -1):
    HEAD += [
        ((side * 0.032, 0.000, 0.018), (0.0150, 0.0068, 0.0120), WHITE),
        ((side * 0.032, 0.000, 0.0085), (0.0064, 0.0064, 0.0035), IRIS),
        ((side * 0.032, 0.000, 0.0065), (0.0030, 0.0030, 0.0025), BLACK),
        ((side * 0.032, 0.008, 0.013), (0.0175, 0.0042, 0.0100), SKIN),  # lids
        ((side * 0.032, -0.008, 0.014), (0.0160, 0.0035, 0.0090), SKIN),
        ((side * 0.033, 0.006, 0.0095), (0.0160, 0.0014, 0.0070), BLACK),
        ((side * 0.034, 0.022, 0.010), (0.0200, 0.0036, 0.0070), HAIR),  # brows
    ]

# Of the trunk, relative to the same point.
TRUNK = [
    ((0, -0.13, 0.12), (0.052, 0.09, 0.058), SKIN),  # neck
    ((0, -0.34, 0.17), (0.170, 0.200, 0.105), SHIRT),
    ((0.19, -0.24, 0.16), (0.075, 0.085, 0.075), SHIRT),
    ((-0.19, -0.24, 0.16), (0.075, 0.085, 0.075), SHIRT),
    ((0, -0.70, 0.20), (0.150, 0.260, 0.095), SHIRT),
]


def eased(share):
    return (1 - numpy.cos(numpy.pi * share)) / 2


def heights():
    """How high the face is above the phone, frame by frame."""
    yield from [HIGH] * round(BEFORE * RATE)
    for down, bottom, up, top, low in COURSE:
        for seconds, start, end in ((down, HIGH, low), (bottom, low, low), (up, low, HIGH), (top, HIGH, HIGH)):
            count = round(seconds * RATE)
            yield from (start + (end - start) * eased((index + 1) / count) for index in range(count))
    yield from [HIGH] * round(AFTER * RATE)


def rays():
    x, y = numpy.meshgrid(numpy.arange(WIDTH // COARSE) + 0.5, numpy.arange(HEIGHT // COARSE) + 0.5)
    focal = FOCAL / COARSE
    # The picture's top is away from the feet, and a camera that looks up sees left and right exchanged.
    directions = numpy.stack([(WIDTH / COARSE / 2 - x) / focal, (HEIGHT / COARSE / 2 - y) / focal, numpy.ones_like(x)], axis=-1)
    return (directions / numpy.linalg.norm(directions, axis=-1, keepdims=True)).astype(numpy.float32)


def scene(height, time):
    """Ellipsoids as middle, rotation, half axes, colour. The head nods and turns a little, as heads do."""
    eyes = numpy.array([0.012 * numpy.sin(1.1 * time), 0.045 + 0.015 * numpy.sin(0.7 * time), height])
    nod, turn = numpy.radians(8 * numpy.sin(0.9 * time) - 6), numpy.radians(5 * numpy.sin(0.6 * time))
    across = numpy.array([[1, 0, 0], [0, numpy.cos(nod), -numpy.sin(nod)], [0, numpy.sin(nod), numpy.cos(nod)]])
    around = numpy.array([[numpy.cos(turn), -numpy.sin(turn), 0], [numpy.sin(turn), numpy.cos(turn), 0], [0, 0, 1]])
    head = around @ across
    yield from ((eyes + head @ middle, head, axes, colour) for middle, axes, colour in HEAD)
    yield from ((eyes + numpy.array(middle), numpy.eye(3), axes, colour) for middle, axes, colour in TRUNK)


def picture(directions, height, time):
    """Red, green and blue of each ray: the nearest ellipsoid's, else the ceiling's."""
    nearest = numpy.full(directions.shape[:2], numpy.inf, numpy.float32)
    at = directions[..., :2] / directions[..., 2:]
    ceiling = 0.62 + 0.10 * at[..., 1:] + 0.03 * (numpy.floor(at[..., :1] * 4) % 2)
    image = (ceiling * numpy.array([0.98, 1.0, 1.03])).astype(numpy.float32)
    for middle, rotation, axes, colour in scene(height, time):
        # In the ellipsoid's own space it is the unit sphere.
        scale = 1 / numpy.array(axes)
        origin = ((rotation.T @ -middle) * scale).astype(numpy.float32)
        ray = directions @ rotation.astype(numpy.float32) * scale.astype(numpy.float32)
        square, along = (ray * ray).sum(-1), ray @ origin
        rest = along * along - square * (origin @ origin - 1)
        distance = numpy.where(rest > 0, (-along - numpy.sqrt(numpy.maximum(rest, 0))) / square, numpy.inf)
        seen = (distance > 0.01) & (distance < nearest)
        if not seen.any():
            continue
        nearest[seen] = distance[seen]
        normal = (origin + ray[seen] * distance[seen][:, None]) * scale
        normal = normal @ rotation.T
        normal /= numpy.linalg.norm(normal, axis=-1, keepdims=True)
        # A lamp from the side, and the light that walls and floor throw back.
        light = 0.42 + 0.62 * numpy.maximum(0, normal @ (LAMP / numpy.linalg.norm(LAMP))) + 0.12 * numpy.maximum(0, -normal[:, 2])
        image[seen] = colour * light[:, None]
    return image


def render(file):
    directions = rays()
    command = ["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{WIDTH // COARSE}x{HEIGHT // COARSE}", "-r", str(RATE),
               "-i", "-", "-vf", f"scale={WIDTH}:{HEIGHT}:flags=bicubic", "-c:v", "libx264", "-pix_fmt", "yuv420p", "-crf", "27", "-preset", "slow",
               "-threads", "1", "-map_metadata", "-1", file]
    noise = numpy.random.default_rng(1)
    with subprocess.Popen(command, stdin=subprocess.PIPE) as encoder:
        for number, height in enumerate(heights()):
            image = picture(directions, height, number / RATE)
            image = image + noise.normal(0, 0.004, image.shape)
            encoder.stdin.write((numpy.clip(image, 0, 1) ** (1 / 1.4) * 255).astype(numpy.uint8).tobytes())
        encoder.stdin.close()
    if encoder.returncode:
        sys.exit(f"ffmpeg ended with {encoder.returncode}")


if __name__ == "__main__":
    render(sys.argv[1])
