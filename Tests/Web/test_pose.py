"""The pose engine in Chromium: as near to MediaPipe as can be, from files that are what they should be, with words for all else."""

import hashlib
import json
import os
import pathlib
import re
import shutil
import statistics
import struct
import subprocess
import sys

import pytest

import pose_site

VIEWS = ["clip", "mirrored", "upright", "turned", "dark", "noisy", "small", "cut", "coarse", "large", "absent"]
#: CI looks at those in which the engine differs most, and at the clip as it is.
LOOKED_AT = VIEWS if os.environ.get("TITANUP_ALL_VIEWS") else ["clip", "upright", "noisy", "cut", "absent"]
#: The same of faces.
FACE_VIEWS = ["below", "below-mirrored", "below-turned", "below-dark", "below-noisy", "below-cut", "below-coarse", "below-large", "below-absent"]
FACES_LOOKED_AT = FACE_VIEWS if os.environ.get("TITANUP_ALL_VIEWS") else ["below", "below-turned", "below-cut", "below-absent"]
#: Those in which the command line's engine is compared as well: the page's engine has shown what its sources do in the others.
NATIVE_LOOKED_AT = VIEWS if os.environ.get("TITANUP_ALL_VIEWS") else ["clip", "cut"]
NATIVE_FACES_LOOKED_AT = FACE_VIEWS if os.environ.get("TITANUP_ALL_VIEWS") else ["below-turned"]
WIDTH, HEIGHT, FRAMES_PER_SECOND = 640, 360, 15
BELOW_WIDTH, BELOW_HEIGHT = 480, 640
FACE_BOX = 5
VISIBLE = 0.5
#: The role of the engine that Chromium takes.
ENGINE = "engine-relaxed"
ENGINES = {"engine": "pose.wasm", ENGINE: "pose-relaxed.wasm"}


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    pose_site.build(folder)
    return folder


@pytest.fixture(scope="module")
def browser(site, playwright):
    with pose_site.opened(site, playwright) as page:
        yield page


@pytest.fixture
def page(browser):
    """The page with the engine loaded."""
    assert browser.evaluate("load('pose')")["failed"] is None
    return browser


@pytest.fixture
def below(browser):
    """The page with the engine for faces loaded."""
    assert browser.evaluate("load('pose', 'face')")["failed"] is None
    return browser


@pytest.fixture(scope="module")
def views(site):
    pose_site.make_views(site, LOOKED_AT + FACES_LOOKED_AT)
    return site / "views"


@pytest.fixture
def altered(site, tmp_path_factory):
    """A folder beside the engine's own whose files a test may change."""
    folder = pathlib.Path(tmp_path_factory.mktemp("altered", numbered=True))
    target = site / folder.name
    shutil.copytree(site / "pose", target)
    yield target
    shutil.rmtree(target)


def listed(folder, role):
    files = json.loads((folder / "weights.json").read_text())["files"]
    return next(file for file in files if file["role"] == role)


def relist(folder, role, /, **changes):
    """Changes what weights.json says of a file."""
    path = folder / "weights.json"
    files = json.loads(path.read_text())["files"]
    next(file for file in files if file["role"] == role).update(changes)
    path.write_text(json.dumps({"files": files}))


def replace(folder, role, data):
    """Gives a role another file, with a list that fits it."""
    name = f"other.{role}"
    (folder / name).write_bytes(data)
    relist(folder, role, name=name, sha256=hashlib.sha256(data).hexdigest(), bytes=len(data))


def forget(page):
    page.evaluate("caches.delete('titanup-pose')")


def requests(page, action):
    """The names of the files below pose folders that are asked for meanwhile, the Worker's requests included."""
    asked = []

    def note(request):
        if match := re.search(r"/(?:pose|altered\d+)/([^/]+)$", request.url):
            asked.append(match[1])

    page.context.on("request", note)
    try:
        return action(), asked
    finally:
        page.context.remove_listener("request", note)


# -- As near as can be -------------------------------------------------------------------------------------------------

# Given the same region, a frame's landmarks differ by a hundredth of a pixel: rounding. But the landmarks of a frame choose the region of
# the next, and where the heat map is just unsure, a rounding decides whether it counts. Measured, as shares of the image's longer side:
# 0.00005 to 0.00022 on average, and more in two views in which the heat map is unsure more often: 0.0004 and 0.0008. Changes to the
# sources that these limits catch, with the clip's average: a heat map window of 7 cells instead of 9 gives 0.0010, a black border around
# the frame 0.0011, a margin of 1.2 instead of 1.25 around the body 0.0021, beta 60 instead of 80 in the filter 0.00054.
MEAN_LIMITS = dict.fromkeys(VIEWS, 0.0005) | {"cut": 0.0008, "noisy": 0.0016}
# Measured: 0.0023 in the noisy view.
FRAME_LIMIT = 0.005
# The command line's engine multiplies and adds in one step where the processor can, so that it rounds otherwise: measured, 0.0008 in
# the view that is cut off, where the page's engine has 0.0004, and no more than the page's in the others.
NATIVE_MEAN_LIMITS = MEAN_LIMITS | {"cut": 0.0012}


def distances(found, wanted, width, height):
    """How far the visible landmarks of a frame are from MediaPipe's, as shares of the image's longer side."""
    longer = max(width, height)
    return [
        (((found[at] - wanted[at]) * width) ** 2 + ((found[at + 1] - wanted[at + 1]) * height) ** 2) ** 0.5 / longer
        for at in range(0, 132, 4)
        if wanted[at + 3] >= VISIBLE
    ]


def png_size(path):
    header = path.read_bytes()[:24]
    return int.from_bytes(header[16:20], "big"), int.from_bytes(header[20:24], "big")


@pytest.mark.parametrize("view", LOOKED_AT)
def test_landmarks_are_mediapipes(page, views, view):
    wanted = json.loads((views / view / "poses.json").read_text())
    found = page.evaluate("([view, count]) => watch(view, count)", [view, len(wanted)])
    assert [pose is not None for pose in found] == [pose is not None for pose in wanted]
    width, height = png_size(views / view / "0.png")
    frames = [distances(mine, theirs, width, height) for mine, theirs in zip(found, wanted) if theirs]
    means = [sum(frame) / len(frame) for frame in frames]
    mean, worst = sum(means) / len(means), max(means)
    visibility = [abs(a[at] - b[at]) for a, b in zip(found, wanted) if b for at in range(3, 132, 4)]
    depth = [abs(a[at] - b[at]) for a, b in zip(found, wanted) if b for at in range(2, 132, 4)]
    print(
        f"{view}: {len(frames)} of {len(wanted)} frames with a person; visible landmarks differ by {mean:.5f}, in the worst frame "
        f"{worst:.5f}; depth by {sum(depth) / len(depth):.5f}, visibility by {sum(visibility) / len(visibility):.5f}"
    )
    assert len(frames) >= 60
    assert mean < MEAN_LIMITS[view]
    assert worst < FRAME_LIMIT
    assert sum(visibility) / len(visibility) < 0.01


def native(video, *arguments):
    """Landmarks that the command line's engine finds in a video, in the form of the page's."""
    named = os.environ.get("TITANUP_POSE_LANDMARKS")
    program = pathlib.Path(named) if named else pose_site.ROOT / ".build" / "debug" / "titanup-pose-landmarks"
    if not program.exists():
        pytest.fail(f"{program} does not exist: swift build --product titanup-pose-landmarks")
    result = subprocess.run([program, video, *arguments], check=True, capture_output=True, text=True)
    rows = [line.split(",")[2:] for line in result.stdout.splitlines()[1:]]
    return [[float(value) for value in row] if row[0] else None for row in rows]


def video_of(view, folder):
    """The view's pictures as a video, without loss."""
    path = folder / f"{view.name}.mkv"
    pictures = ["-framerate", str(FRAMES_PER_SECOND), "-i", view / "%d.png"]
    subprocess.run(["ffmpeg", "-v", "error", *pictures, "-c", "copy", path], check=True)
    return path


@pytest.mark.skipif(shutil.which("ffmpeg") is None, reason="ffmpeg reads the videos")
@pytest.mark.parametrize("view", NATIVE_LOOKED_AT)
def test_landmarks_of_the_command_line_are_mediapipes(site, views, tmp_path, view):
    """The same sources, compiled for this machine: they keep the page's limits, but for rounding."""
    wanted = json.loads((views / view / "poses.json").read_text())
    found = native(video_of(views / view, tmp_path), "--weights", site / "pose")
    assert [pose is not None for pose in found] == [pose is not None for pose in wanted]
    width, height = png_size(views / view / "0.png")
    means = [statistics.mean(distances(mine, theirs, width, height)) for mine, theirs in zip(found, wanted) if theirs]
    print(f"{view}: visible landmarks differ by {statistics.mean(means):.5f}, in the worst frame {max(means):.5f}")
    assert len(means) >= 60
    assert statistics.mean(means) < NATIVE_MEAN_LIMITS[view]
    assert max(means) < FRAME_LIMIT


@pytest.mark.skipif(shutil.which("ffmpeg") is None, reason="ffmpeg reads the videos")
@pytest.mark.parametrize("view", NATIVE_FACES_LOOKED_AT)
def test_faces_of_the_command_line_are_mediapipes(site, views, tmp_path, view):
    wanted = json.loads((views / view / "poses.json").read_text())
    found = native(video_of(views / view, tmp_path), "--face", "--weights", site / "pose")
    assert [face is not None for face in found] == [face is not None for face in wanted]
    pairs = [(mine, theirs) for mine, theirs in zip(found, wanted) if theirs]
    assert len(pairs) >= 60
    assert max(abs(mine[at] - theirs[at]) for mine, theirs in pairs for at in (0, 1, 4, 5)) < 0.0005


def test_landmarks_of_a_browser_without_relaxed_simd_are_mediapipes(browser, altered, views):
    replace(altered, ENGINE, (altered / "pose.wasm").read_bytes())
    assert browser.evaluate("load", altered.name)["failed"] is None
    wanted = json.loads((views / "clip" / "poses.json").read_text())[:90]
    found = browser.evaluate("([view, count]) => watch(view, count)", ["clip", len(wanted)])
    means = [statistics.mean(distances(mine, theirs, WIDTH, HEIGHT)) for mine, theirs in zip(found, wanted, strict=True)]
    assert statistics.mean(means) < MEAN_LIMITS["clip"]
    assert max(means) < FRAME_LIMIT


def test_counter_counts_what_the_engine_sees(page, site, views):
    build = pose_site.SOURCES / "Counter" / "build.sh"
    if not build.exists():
        pytest.skip(f"there is no counter: {build} does not exist")
    subprocess.run([build, site / "counter.wasm"], check=True, capture_output=True)
    found = page.evaluate("([view, count]) => watch(view, count)", ["clip", 456])
    tally = page.evaluate("(all) => count(...all)", [found, WIDTH, HEIGHT, FRAMES_PER_SECOND])
    assert (tally["kind"], tally["reps"], tally["partialReps"]) == ("tally", 12, 1)


@pytest.mark.parametrize("view", FACES_LOOKED_AT)
def test_faces_are_mediapipes(below, views, view):
    """No frame depends on another one, so rounding is all that remains: measured, under a millionth of the image's side. In the turned
    view, the best box alone instead of the average of all differs by 0.017, and anchors at the edge of their cells by 0.083."""
    wanted = json.loads((views / view / "poses.json").read_text())
    found = below.evaluate("([view, count]) => watch(view, count)", [view, len(wanted)])
    assert [face is not None for face in found] == [face is not None for face in wanted]
    pairs = [(mine, theirs) for mine, theirs in zip(found, wanted) if theirs]
    assert len(pairs) >= 60
    assert all(len(mine) == 8 and mine[2] == mine[6] == 0 and mine[3] == mine[7] for mine, _ in pairs)
    corners = max(abs(mine[at] - theirs[at]) for mine, theirs in pairs for at in (0, 1, 4, 5))
    score = max(abs(mine[3] - theirs[3]) for mine, theirs in pairs)
    print(f"{view}: {len(pairs)} of {len(wanted)} frames with a face; corners differ by {corners:.7f} at most, scores by {score:.7f}")
    assert corners < 0.0005
    assert score < 0.001


def test_counter_counts_the_faces_that_the_engine_sees(below, site, views):
    subprocess.run([pose_site.SOURCES / "Counter" / "build.sh", site / "counter.wasm"], check=True, capture_output=True)
    count = len(json.loads((views / "below" / "poses.json").read_text()))
    found = below.evaluate("([view, count]) => watch(view, count)", ["below", count])
    tally = below.evaluate("(all) => count(...all)", [found, BELOW_WIDTH, BELOW_HEIGHT, FRAMES_PER_SECOND, FACE_BOX])
    assert (tally["kind"], tally["reps"], tally["partialReps"]) == ("tally", 8, 1)


# -- Frames ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(640, 360), (1, 1), (1, 700), (4000, 3)])
@pytest.mark.parametrize("colour", ["black", "white", "#486"])
def test_nobody_in_a_blank_image(page, size, colour):
    found = page.evaluate("([[w, h], c]) => engine().detect(blank(w, h, c))", [size, colour])
    assert found["landmarks"] is None
    assert found["milliseconds"] > 0


def test_a_large_image_is_looked_at_smaller(page, views):
    """A frame beyond the limit of 1280 pixels a side shows the same person as the clip's own frame does."""
    script = """async () => {
      const small = await picture('views/clip/0.png');
      const large = await createImageBitmap(small, { resizeWidth: 2560, resizeHeight: 1440, resizeQuality: 'medium' });
      const first = await engine().detect(small);
      await engine().reset();
      return [first, await engine().detect(large)].map(({ landmarks }) => Array.from(landmarks));
    }"""
    small, large = page.evaluate(script)
    assert max(distances(large, small, WIDTH, HEIGHT)) < 0.02


def test_a_video_frame_is_the_same_as_its_picture(page, views):
    script = """async () => {
      const image = await picture('views/clip/0.png');
      const frame = new VideoFrame(image, { timestamp: 0 });
      const first = await engine().detect(image);
      await engine().reset();
      const second = await engine().detect(frame);
      return [first, second].map(({ landmarks }) => Array.from(landmarks)).concat([[image.width, frame.codedWidth]]);
    }"""
    image, frame, sizes_after = page.evaluate(script)
    assert max(distances(frame, image, WIDTH, HEIGHT)) < 0.005
    assert sizes_after == [0, 0], "both were taken over"


def test_reset_forgets_the_person(page, views):
    """A person who is followed is looked at more closely than one who has just been found."""
    script = """async () => {
      const at = async (number) => Array.from((await engine().detect(await picture(`views/clip/${number}.png`))).landmarks);
      const first = await at(0);
      const followed = await at(0);
      await engine().reset();
      return [first, followed, await at(0)];
    }"""
    first, followed, again = page.evaluate(script)
    assert again == first
    assert followed != first


@pytest.mark.parametrize("colour", ["black", "white", "#b97"])
def test_no_face_in_a_blank_image(below, colour):
    assert below.evaluate("c => engine().detect(blank(480, 640, c))", colour)["landmarks"] is None


@pytest.mark.parametrize(
    "frame, words",
    [
        ("new OffscreenCanvas(5, 5).transferToImageBitmap", "BAD_FRAME: The frame could not be handed to the engine"),
        ("({})", "BAD_FRAME: The frame could not be handed to the engine"),
        ("new ArrayBuffer(8)", "BAD_FRAME: The frame is neither an ImageBitmap nor a VideoFrame."),
        ("null", "BAD_FRAME: The frame could not be handed to the engine"),
        ("(() => { const frame = blank(9, 9, 'red'); frame.close(); return frame; })()", "BAD_FRAME: The frame could not"),
    ],
)
def test_what_is_no_frame(page, frame, words):
    assert page.evaluate(f"failure(() => engine().detect({frame}))").startswith(words)
    assert page.evaluate("failure(() => engine().detect(blank(9, 9, 'red')))") is None, "the engine goes on"


def test_one_frame_at_a_time(page):
    script = """async () => {
      const [left, right] = [blank(64, 64, 'black'), blank(64, 64, 'black')];
      const first = failure(() => engine().detect(left));
      const second = failure(() => engine().detect(right));
      const reset = failure(() => engine().reset());
      return [await first, await second, await reset, right.width];
    }"""
    busy = "BUSY: The last frame is still being looked at."
    assert page.evaluate(script) == [None, busy, busy, 0]


def test_closing(page):
    script = """async () => {
      const first = failure(() => engine().detect(blank(64, 64, 'black')));
      engine().close();
      return [await first, await failure(() => engine().detect(blank(64, 64, 'black'))), await failure(() => engine().reset())];
    }"""
    assert page.evaluate(script) == ["CLOSED: The pose engine was closed."] * 3


# -- Files -------------------------------------------------------------------------------------------------------------


def test_files_are_fetched_once(site, browser):
    forget(browser)
    roles = {role: listed(site / "pose", role) for role in (ENGINE, "detector", "landmarks")}
    first, asked = requests(browser, lambda: browser.evaluate("load('pose')"))
    assert first["failed"] is None
    assert sorted(asked) == sorted(["weights.json"] + [file["name"] for file in roles.values()])
    total = sum(file["bytes"] for file in roles.values())
    loaded = [step[0] for step in first["progress"]]
    assert loaded == sorted(loaded) and loaded[-1] == total and len(loaded) > 3
    assert {step[1] for step in first["progress"]} == {total}
    second, asked = requests(browser, lambda: browser.evaluate("load('pose')"))
    assert (second["failed"], asked) == (None, ["weights.json"])
    assert second["progress"][-1] == [total, total]


def test_faces_need_few_files_and_keep_the_others(site, browser):
    """A page that counts by the face alone fetches a fiftieth, and neither engine throws away what the other one has fetched."""
    forget(browser)
    engine, faces = listed(site / "pose", ENGINE), listed(site / "pose", "faces")
    loaded, asked = requests(browser, lambda: browser.evaluate("load('pose', 'face')"))
    assert (loaded["failed"], sorted(asked)) == (None, sorted(["weights.json", engine["name"], faces["name"]]))
    assert loaded["progress"][-1] == [engine["bytes"] + faces["bytes"]] * 2
    assert engine["bytes"] + faces["bytes"] < 300_000
    assert browser.evaluate("load('pose')")["failed"] is None
    for sees in ("face", "body"):
        loaded, asked = requests(browser, lambda: browser.evaluate("([base, sees]) => load(base, sees)", ["pose", sees]))
        assert (loaded["failed"], asked) == (None, ["weights.json"])


def test_files_are_the_same_in_another_folder(browser, altered):
    assert browser.evaluate("load('pose')")["failed"] is None
    loaded, asked = requests(browser, lambda: browser.evaluate("load", altered.name))
    assert (loaded["failed"], asked) == (None, ["weights.json"])


def test_without_a_connection(browser):
    """An address that the page's policy forbids fails like one that cannot be reached."""
    assert browser.evaluate("load('pose')")["failed"] is None
    assert browser.evaluate("load('http://127.0.0.1:1/pose')")["failed"] is None
    forget(browser)
    failed = browser.evaluate("load('http://127.0.0.1:1/pose')")["failed"]
    assert failed.startswith("WEIGHTS_UNREACHABLE: http://127.0.0.1:1/pose/weights.json could not be fetched: ")


def test_kept_files_that_spoiled_are_fetched_anew(site, browser):
    assert browser.evaluate("load('pose')")["failed"] is None
    file = listed(site / "pose", "detector")
    browser.evaluate("async (url) => (await caches.open('titanup-pose')).put(url, new Response('spoiled'))", f"/pose/{file['sha256']}")
    loaded, asked = requests(browser, lambda: browser.evaluate("load('pose')"))
    assert (loaded["failed"], asked) == (None, ["weights.json", file["name"]])


def test_files_of_other_releases_are_dropped(browser):
    forget(browser)
    browser.evaluate("async () => (await caches.open('titanup-pose')).put('/pose/old', new Response('old'))")
    assert browser.evaluate("load('pose')")["failed"] is None
    kept = browser.evaluate("async () => (await (await caches.open('titanup-pose')).keys()).map(({ url }) => url)")
    assert len(kept) == 4 and not any(url.endswith("/pose/old") for url in kept)


def test_a_corrupt_file_is_refused_and_not_kept(browser, altered):
    forget(browser)
    file = listed(altered, "landmarks")
    data = bytearray((altered / file["name"]).read_bytes())
    data[-1000] ^= 1
    (altered / file["name"]).write_bytes(data)
    for _ in range(2):
        failed = browser.evaluate("load", altered.name)["failed"]
        hashes = r"has 6100772 bytes with the SHA-256 \w{64}, not 6100772 with \w{64}\."
        assert re.fullmatch(rf"WEIGHTS_CORRUPT: http\S+/\w+\.bin {hashes}", failed)
    assert browser.evaluate("load('pose')")["failed"] is None, "the whole file elsewhere is as good as ever"


@pytest.mark.parametrize(
    "data, words",
    [
        (b"", "has 0 bytes with the SHA-256 e3b0c442"),
        (b"cut", "has 3 bytes with the SHA-256 "),
        (bytes(24_000_000), r"has more than the \d+ bytes that weights.json allows"),
    ],
)
def test_a_file_of_another_size_is_refused(browser, altered, data, words):
    forget(browser)
    (altered / listed(altered, "detector")["name"]).write_bytes(data)
    assert re.match(rf"WEIGHTS_CORRUPT: http\S+\.bin {words}", browser.evaluate("load", altered.name)["failed"])


def test_missing_files_are_said_in_words(browser, altered):
    forget(browser)
    (altered / listed(altered, "landmarks")["name"]).unlink()
    words = r"WEIGHTS_MISSING: This installation has no pose networks: http\S+/{} does not exist\."
    assert re.fullmatch(words.format(r"\w{64}\.bin"), browser.evaluate("load", altered.name)["failed"])
    (altered / "weights.json").unlink()
    assert re.fullmatch(words.format("weights.json"), browser.evaluate("load", altered.name)["failed"])


@pytest.mark.parametrize(
    "role, changes",
    [
        ("engine", {"name": "../index.html"}),
        ("detector", {"sha256": "F" * 64}),
        ("detector", {"bytes": 0}),
        ("detector", {"bytes": 1 << 30}),
        ("landmarks", {"role": 5}),
    ],
)
def test_a_list_that_is_none(browser, altered, role, changes):
    relist(altered, role, **changes)
    assert browser.evaluate("load", altered.name)["failed"].startswith("WEIGHTS_CORRUPT: http")


def test_a_list_without_a_role(browser, altered):
    relist(altered, "landmarks", role="landscape")
    assert browser.evaluate("load", altered.name)["failed"] == "WEIGHTS_CORRUPT: weights.json lists no file with the role landmarks."


def test_a_browser_without_simd(browser, altered):
    """An engine in a language that the browser does not know stands for one with instructions that it does not know."""
    replace(altered, ENGINE, b"\0asm\2\0\0\0")
    assert browser.evaluate("load", altered.name)["failed"].startswith("NO_SIMD: This browser cannot run the pose engine")


def header(**changes):
    """Moves words of a packed network's header; the names are those of network.c."""
    words = ["magic", "count", "arena", "column", "weights", "side", "input", "output"]

    def change(data):
        for name, value in changes.items():
            at = 4 * words.index(name)
            data[at : at + 4] = value.to_bytes(4, "little")
        return data

    return change


def operation(word, value, of=lambda operation: True):
    """Changes one word of the first operation that `of` accepts."""

    def change(data):
        count = int.from_bytes(data[4:8], "little")
        operations = [struct.unpack_from("<17I", data, 4 * (11 + 17 * number)) for number in range(count)]
        number = next(number for number, each in enumerate(operations) if of(each))
        struct.pack_into("<I", data, 4 * (11 + 17 * number + word), value)
        return data

    return change


def is_short_addition(operation):
    """One whose first summand lacks channels."""
    return operation[0] == 3 and operation[8] < operation[11]


@pytest.mark.parametrize(
    "change",
    [
        lambda data: b"x",
        lambda data: data[:-2],
        header(magic=1),
        header(count=2**32 - 1),
        header(arena=1000),
        header(arena=2**32 - 1),
        header(column=0),
        header(side=0),
        header(input=2**32 - 4),
        header(output=2**32 - 4),
        operation(0, 99),  # kind
        operation(2, 0),  # window
        operation(3, 0),  # stride
        operation(4, 2**31),  # padding above
        operation(6, 0),  # height before
        operation(11, 2**31),  # channels behind
        operation(12, 2**32 - 4),  # where its input is
        operation(14, 2**32 - 4),  # where its output is
        operation(15, 2**32 - 8),  # where its weights are
        operation(16, 2**32 - 8),  # where its bias is
    ],
)
def test_a_network_that_would_leave_its_memory(browser, altered, change):
    data = bytearray((altered / listed(altered, "detector")["name"]).read_bytes())
    replace(altered, "detector", bytes(change(data)))
    assert browser.evaluate("load", altered.name)["failed"] == "WEIGHTS_CORRUPT: The detector network is not one that this engine can run."


@pytest.mark.parametrize(
    "change",
    [
        operation(6, 1, of=is_short_addition),  # height before
        operation(8, 2**31, of=is_short_addition),  # channels before
        operation(8, 26, of=is_short_addition),  # not in vectors
        operation(8, 92, of=is_short_addition),  # more channels before than behind
        operation(13, 2**32 - 4, of=is_short_addition),  # where its second summand is
    ],
)
def test_a_sum_that_would_leave_its_memory(browser, altered, change):
    data = bytearray((altered / listed(altered, "faces")["name"]).read_bytes())
    replace(altered, "faces", bytes(change(data)))
    failed = browser.evaluate("([base, sees]) => load(base, sees)", [altered.name, "face"])["failed"]
    assert failed == "WEIGHTS_CORRUPT: The faces network is not one that this engine can run."


def test_nothing_complains(browser):
    """But for files that the tests took away, and the address that no page may reach."""
    expected = ("404", "127.0.0.1:1/")
    assert [problem for problem in browser.problems if not any(words in problem for words in expected)] == []


# -- The build ---------------------------------------------------------------------------------------------------------


def test_the_build_gives_the_same_bytes(site, tmp_path):
    subprocess.run([pose_site.SOURCES / "Pose" / "build.sh", tmp_path], check=True)
    for role, name in ENGINES.items():
        assert hashlib.sha256((tmp_path / name).read_bytes()).hexdigest() == listed(site / "pose", role)["sha256"]


def run_pack(*arguments, **environment):
    program = [sys.executable, "-B", pose_site.SOURCES / "Pose" / "pack.py", *arguments]
    return subprocess.run(program, capture_output=True, text=True, env={"PATH": "/usr/bin:/bin", **environment})


NOWHERE = {"PIP_INDEX_URL": "http://127.0.0.1:1/", "PIP_RETRIES": "0", "PIP_CONFIG_FILE": "/dev/null"}


def test_no_wheel_means_everything_but_the_camera(tmp_path):
    for name in ENGINES.values():
        (tmp_path / name).write_bytes(b"engine")
    result = run_pack(tmp_path, **NOWHERE)
    assert result.returncode == 3
    assert "pip could not download mediapipe-0.10.21" in result.stderr
    assert "The page works without it, except for the camera." in result.stderr
    assert not (tmp_path / "weights.json").exists()


def test_networks_at_hand_need_no_wheel(site, tmp_path):
    folder = tmp_path / "pose"
    shutil.copytree(site / "pose", folder)
    (folder / "pose.wasm").write_bytes(b"another engine")
    assert run_pack(folder, **NOWHERE).returncode == 0
    assert listed(folder, "engine") == {
        "role": "engine",
        "name": "pose.wasm",
        "sha256": hashlib.sha256(b"another engine").hexdigest(),
        "bytes": 14,
    }
    assert listed(folder, "detector") == listed(site / "pose", "detector")
    (folder / listed(folder, "detector")["name"]).write_bytes(b"spoiled")
    assert run_pack(folder, **NOWHERE).returncode == 3


def test_weights_need_the_engine(tmp_path):
    result = run_pack(tmp_path)
    assert result.returncode == 1
    assert f"{tmp_path}/pose.wasm does not exist; run build.sh {tmp_path} first" in result.stderr
