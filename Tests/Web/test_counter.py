"""The page counts with the service's counter: every event is the same in Chromium as in a native build."""

import dataclasses
import json
import math
import pathlib
import shutil
import subprocess

import pytest

import recordings
from counting_gate import Difference, Gate, Options, compare, program
from recordings import Frame
from static_server import served

APP = recordings.ROOT / "Services" / "Web" / "App"
BUILD = recordings.ROOT / "Services" / "Web" / "Counter" / "build.sh"


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A folder with the counter, built from the sources, and the page that counts with it."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copytree(pathlib.Path(__file__).parent / "counting", folder, dirs_exist_ok=True)
    shutil.copytree(APP / "set", folder / "set")
    print(subprocess.run([BUILD, folder / "counter.wasm"], check=True, capture_output=True, text=True).stdout)
    (folder / "wrong.wasm").write_bytes(b"no module")
    return folder


@pytest.fixture(scope="module")
def page(site, chromium):
    with served(site) as address:
        page = chromium.new_page()
        uncaught = []
        page.on("pageerror", lambda error: uncaught.append(str(error)))
        page.goto(f"{address}/index.html")
        yield page
        page.close()
        assert uncaught == []


@pytest.fixture(scope="module")
def gate(page, site):
    gate = Gate(program(), page, site)
    yield gate
    print(gate)


@pytest.fixture(scope="module")
def rendered():
    return recordings.fixture()


# -- Every recording at hand -------------------------------------------------------------------------------------------


def test_the_projects_recording(gate, rendered):
    events = gate.check(rendered)
    assert json.loads(events[-1].split(" ", 1)[1]) == {
        "kind": "tally",
        "reps": 12,
        "partialReps": 1,
        "coveragePercent": 100,
    }


@pytest.mark.parametrize("folder", ["avatar", "pose", "pose2"])
def test_recordings_beside_the_project(gate, folder):
    counted = 0
    for recording in recordings.shared(folder):
        gate.check(recording)
        counted += 1
    if counted == 0:
        pytest.skip(f"NOT COMPARED: there are no recordings in {recordings.SHARED / folder}")
    print(f"{folder}: {counted} recordings; so far {gate}")


# -- Every way to open a set, and every kind of frame -----------------------------------------------------------------


@pytest.mark.parametrize("counter", ["pushup/1", "pushup/2", "pushup/3"])
def test_versions(gate, rendered, counter):
    gate.check(rendered, Options(counter=counter))


OTHERS = ["squat/1", "lunge/1", "situp/1", "jumpingjack/1", "pullup/1", "burpee/1", "plank/1", "wallsit/1"]


@pytest.mark.parametrize("counter", OTHERS)
def test_counters_of_other_exercises(gate, rendered, counter):
    """Push-ups are no reps of theirs."""
    events = gate.check(rendered, Options(counter=counter))
    assert "rep" not in kinds(events)


def test_squats(gate):
    events = gate.check(recordings.squats(6), Options(schema=recordings.COCO_17, counter="squat/1", target_reps=5))
    assert sum('"kind":"rep"' in line for line in events) == 6
    assert "target" in kinds(events)


def test_a_wall_sit(gate):
    options = Options(schema=recordings.COCO_17, counter="wallsit/1", target_seconds=5)
    events = gate.check(recordings.wall_sit(8.5), options)
    assert sum('"kind":"held"' in line for line in events) == 8
    assert json.loads(events[-1].split(" ", 1)[1])["heldSeconds"] == 8


def test_squats_are_no_lunges(gate):
    events = gate.check(recordings.squats(6), Options(schema=recordings.COCO_17, counter="lunge/1"))
    tally = json.loads(events[-1].split(" ", 1)[1])
    assert (tally["reps"], tally["problem"]) == (0, 7), "both legs bend alike"


@pytest.mark.parametrize("schema", [recordings.COCO_17, recordings.APPLE_2D_19, recordings.APPLE_3D_17])
def test_schemas(gate, rendered, schema):
    events = gate.check(rendered.in_schema(schema), Options(schema=schema))
    assert kinds(events) >= {"rep", "partial", "feedback", "progress", "placement", "tally"}


def test_faces(gate):
    events = gate.check(recordings.face(), Options(schema=recordings.FACE_BOX))
    assert kinds(events) >= {"rep", "feedback", "progress", "tally"}


def test_portrait_and_other_sizes(gate, rendered):
    for width, height in [(360, 640), (1, 1), (16384, 1), (1, 16384), (16384, 16384)]:
        gate.check(dataclasses.replace(rendered, width=width, height=height))


@pytest.mark.parametrize(
    "options",
    [
        Options(preparation_seconds=5, target_reps=3),
        Options(target_reps=500),
        Options(target_seconds=10),
        Options(preparation_seconds=60, target_seconds=1800),
    ],
)
def test_courses(gate, rendered, options):
    events = gate.check(rendered, options)
    assert ("countdown" in kinds(events)) == (options.preparation_seconds > 0)
    # The recording has 12 push-ups in 30 seconds.
    reached = 0 < options.target_reps < 12 or 0 < options.target_seconds < 30
    assert ("target" in kinds(events)) == reached


def test_pauses(gate, rendered):
    frames = [
        dataclasses.replace(frame, is_paused=number % 150 > 100) for number, frame in enumerate(rendered.frames)
    ]
    paused = gate.check(dataclasses.replace(rendered, frames=frames))
    assert len(paused) < len(gate.check(rendered))


def test_gravity(gate, rendered):
    """Upside down, push-ups are none once a frame says which way is up, and again some once the phone was turned, too."""
    turned = [
        Frame(frame.microseconds, [1 - value if at % 4 < 2 else value for at, value in enumerate(frame.values)])
        for frame in rendered.frames
    ]

    def counted(ups):
        frames = [dataclasses.replace(frame, up=ups.get(number)) for number, frame in enumerate(turned)]
        return sum('"kind":"rep"' in line for line in gate.check(dataclasses.replace(rendered, frames=frames)))

    assert (counted({}), counted({0: (0, -1, 0)}), counted({0: (0, -1, 0), 5: (0, 1, 0)})) == (12, 0, 12)
    assert 0 < counted({200: (0, -1, 0)}) < 12


def test_people_who_come_and_go(gate, rendered):
    frames = [
        dataclasses.replace(frame, values=[] if number % 40 < 12 else frame.values)
        for number, frame in enumerate(rendered.frames)
    ]
    gate.check(dataclasses.replace(rendered, frames=frames))


def test_a_set_without_frames(gate, rendered):
    assert gate.check(dataclasses.replace(rendered, frames=[])) == [
        '0 {"kind":"tally","reps":0,"partialReps":0,"coveragePercent":0}'
    ]


def test_refused_frames(gate, rendered):
    """Each is refused for the same reason on both sides, and the set goes on without it."""
    body = rendered.frames[0].values

    def with_value(index, value):
        return body[:index] + [value] + body[index + 1 :]

    at = rendered.frames[99].microseconds + 1
    spoiled = {
        "LANDMARK_COUNT": [body[:-1], body + [0.5], body * 10, [0.5]],
        "LANDMARK_NAN": [with_value(0, math.nan), with_value(131, math.inf), with_value(70, -math.inf)],
        "LANDMARK_OUT_OF_RANGE": [with_value(5, 16.5), with_value(6, -17), with_value(7, 1.01), with_value(3, -0.01)],
    }
    frames = [(Frame(at, values), reason) for reason, all_values in spoiled.items() for values in all_values]
    wrong = [(0, -1.2, 0), (0, 0, 0), (math.nan, -1, 0), (0, -math.inf, 0)]
    frames += [(Frame(at, body, up=up), "UP_INVALID") for up in wrong]
    frames += [(Frame(time, body), "NON_MONOTONIC_TIME") for time in (at - 1, 0, -1)]
    frames += [(Frame(time, body), "STREAM_TOO_LONG") for time in (1_800_000_001, 2**53 - 1)]
    # At the highest rate and beyond, for as long as the service is patient.
    burst = [Frame(at + number, body) for number in range(40)]
    before, behind = rendered.frames[:100], rendered.frames[115:]
    recording = dataclasses.replace(rendered, frames=before + [frame for frame, _ in frames] + burst + behind)
    events = gate.check(recording)
    reasons = [line.split(" refused ")[1] for line in events if " refused " in line]
    assert reasons[: len(frames)] == [reason for _, reason in frames]
    assert set(reasons[len(frames) :]) == {"FRAME_RATE"}


def test_a_first_frame_that_is_refused(gate, rendered):
    early = [Frame(-1, rendered.frames[0].values)]
    events = gate.check(dataclasses.replace(rendered, frames=early + rendered.frames))
    assert events[0] == "0 refused NON_MONOTONIC_TIME"


# -- Memory ------------------------------------------------------------------------------------------------------------


def test_thirty_minutes(gate, rendered):
    """The longest set: the same events to its end, in less than a MiB; what grows is the list of push-ups."""
    longest = rendered.looped(microseconds=1_800_000_000)
    native, (browser, memory) = gate.native(longest, Options()), gate.browser(longest, Options())
    compare("thirty minutes", native, browser)
    assert sum('"kind":"rep"' in line for line in native) > 600
    assert len(memory) >= 26
    assert memory[-1] < 1 << 20, memory
    print(f"thirty minutes: {len(longest.frames):,} frames, memory {memory[0]:,} to {memory[-1]:,} bytes")


# -- The gate itself ---------------------------------------------------------------------------------------------------


def test_the_gate_sees_one_changed_landmark(gate, rendered):
    """The page gets one frame in which a wrist is elsewhere."""
    number = 40
    values = list(rendered.frames[number].values)
    values[4 * 15 + 1] += 0.05
    frames = list(rendered.frames)
    frames[number] = dataclasses.replace(frames[number], values=values)
    native = gate.native(rendered, Options())
    browser, _ = gate.browser(dataclasses.replace(rendered, frames=frames), Options())
    with pytest.raises(Difference) as caught:
        compare(rendered.name, native, browser)
    name, rest = str(caught.value).split(", frame ")
    assert name == "pushups"
    # What is smoothed shows within a second.
    assert number <= int(rest.split(":")[0]) <= number + 15
    assert "service: 4" in rest and "page:    4" in rest


@pytest.mark.parametrize(
    "native, browser, frame",
    [
        (['1 {"kind":"rep"}'], ['2 {"kind":"rep"}'], 1),
        (['7 {"kind":"rep"}'], ['7 {"kind":"partial"}'], 7),
        (['1 {"kind":"rep"}', '5 {"kind":"tally"}'], ['1 {"kind":"rep"}'], 5),
        (['1 {"kind":"rep"}'], ['1 {"kind":"rep"}', '4 {"kind":"tally"}'], 4),
        ([], ['0 {"kind":"tally"}'], 0),
    ],
)
def test_the_gate_names_the_first_difference(native, browser, frame):
    with pytest.raises(Difference, match=f"^somebody, frame {frame}:\n  service: .*\n  page: .*$"):
        compare("somebody", native, browser)


def test_the_build_gives_the_same_bytes(site, tmp_path):
    again = tmp_path / "counter.wasm"
    subprocess.run([BUILD, again], check=True, capture_output=True)
    assert again.read_bytes() == (site / "counter.wasm").read_bytes()


# -- Errors ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url, words",
    [
        ("nowhere.wasm", "CounterFailure: The counter at nowhere.wasm did not arrive: HTTP 404"),
        ("http://127.0.0.1:1/counter.wasm", "CounterFailure: The counter at http://127.0.0.1:1/counter.wasm did not"),
        ("wrong.wasm", "CounterFailure: What is at wrong.wasm is not the counter: CompileError"),
        ("index.html", "CounterFailure: What is at index.html is not the counter: CompileError"),
    ],
)
def test_loading(page, url, words):
    assert page.evaluate("(url) => failure(() => loadCounter(url))", url).startswith(words)


COUNTERS = (
    "pushup/1, pushup/2, pushup/3, squat/1, lunge/1, situp/1, jumpingjack/1, pullup/1, burpee/1, plank/1, wallsit/1"
)


@pytest.mark.parametrize(
    "options, words",
    [
        ({"schema": 0}, "schema is 0; allowed: whole numbers from 1 to 5"),
        ({"schema": 6}, "schema is 6; allowed: whole numbers from 1 to 5"),
        ({"schema": None}, "schema is null; allowed: whole numbers from 1 to 5"),
        ({"width": 0}, "width is 0; allowed: whole numbers from 1 to 16384"),
        ({"height": 16385}, "height is 16385; allowed: whole numbers from 1 to 16384"),
        ({"height": 1.5}, "height is 1.5; allowed: whole numbers from 1 to 16384"),
        ({"preparationSeconds": 61}, "preparationSeconds is 61; allowed: whole numbers from 0 to 60"),
        ({"targetReps": 501}, "targetReps is 501; allowed: whole numbers from 0 to 500"),
        ({"targetReps": 5, "targetSeconds": 5}, "targetReps is 5; allowed: whole numbers from 0 to 0"),
        ({"targetSeconds": 1801}, "targetSeconds is 1801; allowed: whole numbers from 0 to 1800"),
        ({"counterVersion": "pushup/4"}, f"counterVersion is pushup/4; allowed: {COUNTERS}, or nothing"),
        ({"counterVersion": "pushup/0"}, f"counterVersion is pushup/0; allowed: {COUNTERS}, or nothing"),
    ],
)
def test_options(page, options, words):
    found = page.evaluate(
        """async (options) => {
          const counter = await loadCounter('counter.wasm');
          return failure(() => counter.open(options));
        }""",
        {"schema": 1, "width": 640, "height": 360, **options},
    )
    assert found == f"RangeError: {words}"


def test_words_of_refusals(page):
    """The service's own words, and a set that goes on."""
    found = page.evaluate(
        """async () => {
          const counter = await loadCounter('counter.wasm');
          const set = counter.open({ schema: 1, width: 640, height: 360 });
          const nobody = new Float32Array(0);
          const take = (number, time, values) => failure(() => set.take(number, time, values));
          const values = (index, value) => new Float32Array(132).fill(0.5).fill(value, index, index + 1);
          return [
            await take(1, 0, nobody), await take(0, -5, nobody), await take(0, 0, new Float32Array(131)),
            await take(0, 0, values(47, NaN)), await take(0, 0, values(44, -20)), await take(0, 10, nobody),
            await take(1, 10, nobody), await take(1, 1800000001, nobody), await take(0.5, 20, nobody),
            await take(1, NaN, nobody), await take(1, 20, nobody), set.finish().at(-1),
            await take(2, 30, nobody), await failure(() => set.finish()),
          ];
        }"""
    )
    assert found == [
        "RefusedFrame: frame 1 came where frame 0 is next",
        "RefusedFrame: frame 0 is at -5 us, a stream starts at 0 us or later",
        "RefusedFrame: frame 0 has 131 numbers, the schema needs 132, or none where nobody was found",
        "RefusedFrame: frame 0, number 47: visibility of landmark 11 is NaN; allowed: 0 to 1",
        "RefusedFrame: frame 0, number 44: x of landmark 11 is -20; allowed: -16 to 16",
        None,
        "RefusedFrame: frame 1 is at 10 us, not after 10 us of the frame before",
        "RefusedFrame: frame 1 is at 1800000001 us, a stream has at most 1800000000 us",
        "RangeError: number is 0.5; allowed: whole numbers from 0 to 2147483647",
        "RangeError: timeMicros is NaN; allowed: whole numbers from -9007199254740991 to 9007199254740991",
        None,
        {"kind": "tally", "reps": 0, "partialReps": 0, "coveragePercent": 0},
        "Error: The set has ended",
        "Error: The set has ended",
    ]


def test_sets_are_independent(page):
    """Two sets at a time, one of them paused: the other one counts."""
    found = page.evaluate(
        """async () => {
          const counter = await loadCounter('counter.wasm');
          const [left, right] = [1, 2].map(() => counter.open({ schema: 1, width: 640, height: 360 }));
          const body = new Float32Array(132).fill(0.5);
          left.take(0, 0, body);
          left.pause(true);
          right.take(0, 0, body);
          return [left, right].map((set) => set.take(1, 200000, body).map((event) => event.kind));
        }"""
    )
    assert found[0] == [] and "progress" in found[1]


def kinds(events):
    return {json.loads(line.split(" ", 1)[1])["kind"] for line in events if " refused " not in line}
