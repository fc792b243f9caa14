"""The page in Firefox: it counts as the service does, finds the athlete, and shows its views. Chromium has all other tests."""

import itertools
import json
import pathlib
import re
import shutil
import subprocess

import pytest

import recordings
from counting_gate import Gate, Options, program
from static_server import served
from web import athlete, bidi, everything, habits, layout, people, social

HERE = pathlib.Path(__file__).resolve().parent
AUTH = "/titanup.auth.v1.AuthService/"
USER = {"userId": "6e1f2f6a-6a8c-4f0e-9c60-2d8d5f1f3b11", "email": "ada@example.org", "displayName": "Ada"}
#: One address of each view; None where a view shows something only after what other views have done.
IDS = {
    "/trophies/:id": "T-SESSION-10", "/sessions/:id": people.SESSION_ID, "/habits/:id": habits.WATER, "/habits/:id/edit": habits.WATER,
    "/reminders/:id": habits.SERIES, "/train/workouts/:id": "evening", "/people/:code": "7KQ4-2M9X", "/groups/:code": social.GROUP_CODE,
    "/groups/of/:id": social.GROUP, "/set/:id": None, "/train/:practice": None, "/a/:token": None,
    "/sign-in/provider": None,
}
#: Every two of language and theme together.
LOOKS = list(itertools.product(("en", "de"), ("ember", "glacier", "chalk")))
COMPLETE = """path => location.pathname === path && document.querySelector('main h1')
  && !document.querySelector('main [aria-busy=true], main .bone')"""
# As a link of the page does: a new document would cut off what the one before still asks for, which Firefox calls an error.
GO = """async path => {
  const {go} = await import(document.querySelector('script[type=module]').src.replace('main.js', 'router.js'));
  await go(path);
}"""
#: Chromium counts all recordings beside the project, Firefox every so many of them.
STEP = 10


@pytest.fixture(scope="module")
def firefox(tmp_path_factory):
    with bidi.firefox(tmp_path_factory.mktemp("firefox")) as firefox:
        yield firefox


@pytest.fixture
def visit(firefox):
    """Opens an address on a phone; what the page complains about in the console fails the test."""
    pages = []

    def visit(url, language="en", theme=None):
        page = firefox.page(language=language, theme=theme)
        pages.append(page)
        page.goto(url)
        return page

    yield visit
    for page in pages:
        page.close()
    assert [complaint for page in pages for complaint in page.complaints] == []


@pytest.fixture(scope="module")
def modules(site, tmp_path_factory):
    """A folder with the modules that titanup-web serves and the pages that call them, and its address."""
    folder = tmp_path_factory.mktemp("modules")
    [assets] = (site / "assets").iterdir()
    for name in ("set", "pose", "counter.wasm"):
        (folder / name).symlink_to(assets / name)
    shutil.copytree(HERE / "counting", folder, dirs_exist_ok=True)
    shutil.copy(HERE / "pose/index.html", folder / "poses.html")
    shutil.copy(HERE / "pose/page.js", folder)
    with served(folder) as address:
        yield folder, address


# -- Counting ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def gate(modules, visit):
    folder, address = modules
    gate = Gate(program(), visit(f"{address}/index.html"), folder)
    yield gate
    print(gate)
    shutil.rmtree(folder / "frames")


@pytest.mark.parametrize("schema", list(recordings.POINTS))
def test_the_projects_recording(gate, schema):
    events = gate.check(recordings.fixture().in_schema(schema), Options(schema=schema))
    tally = json.loads(events[-1].split(" ", 1)[1])
    assert (tally["kind"], tally["reps"], tally["partialReps"]) == ("tally", 12, 1)


def test_a_face(gate):
    gate.check(recordings.face(), Options(schema=recordings.FACE_BOX))
    assert gate.reps > 0


def test_recordings_beside_the_project(gate):
    for folder in ("pose", "pose2"):
        for recording in recordings.shared(folder, step=STEP):
            gate.check(recording)
    if gate.recordings == 0:
        pytest.skip(f"NOT COMPARED: there are no recordings in {recordings.SHARED}")
    assert gate.reps > 0


# -- The pose engine ---------------------------------------------------------------------------------------------------


def test_the_engine_finds_the_athlete(modules, visit):
    """The landmarks of the clip's first frame are those of the recording, which is MediaPipe's of the same clip."""
    folder, address = modules
    (folder / "views/clip").mkdir(parents=True)
    picture = folder / "views/clip/0.png"
    subprocess.run(["ffmpeg", "-v", "error", "-i", athlete.BESIDE, "-frames:v", "1", picture], check=True)
    page = visit(f"{address}/poses.html")
    assert page.evaluate("() => load('pose')")["failed"] is None
    [found] = page.evaluate("count => watch('clip', count)", 1)
    recording = recordings.fixture()
    wanted = recording.frames[0].values
    distances = [
        ((found[at] - wanted[at]) ** 2 + ((found[at + 1] - wanted[at + 1]) * recording.height / recording.width) ** 2) ** 0.5
        for at in range(0, 132, 4) if wanted[at + 3] >= 0.5]
    print(f"{len(distances)} visible landmarks differ by {max(distances):.5f} of the image's width at most")
    assert len(distances) > 10 and max(distances) < 0.01
    assert page.evaluate("async () => (await engine().detect(blank(640, 360, 'black'))).landmarks") is None


# -- Views -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def service(edge):
    edge.answers = people.ada() | {AUTH + "SignIn": {"user": USER}}
    return edge


def address(path):
    """Where a route leads, or None."""
    route = re.search(r":\w+", path)
    if not route:
        return IDS.get(path, path)
    return IDS[path] and path.replace(route[0], IDS[path])


@pytest.mark.parametrize("language, theme", LOOKS)
def test_every_view(visit, edge, language, theme):
    """Each in one of the looks, on a phone: it is there, in its words and colours, and fits."""
    views = [(path, is_for_guests) for path, is_for_guests in everything.routes().items() if address(path)]
    assert len(views) > 40
    everything.answer(edge)
    guest = visit(edge.url + "/start", language, theme)
    guest.see(".ways")
    edge.sign_in()
    member = visit(edge.url + "/", language, theme)
    member.see(".hero .number")
    for path, is_for_guests in views[LOOKS.index((language, theme))::len(LOOKS)]:
        page, there = guest if is_for_guests else member, address(path)
        page.evaluate(GO, there)
        bidi.until(lambda: page.evaluate(COMPLETE, there), f"{path} is complete")
        assert page.evaluate("() => [document.documentElement.lang, document.documentElement.dataset.theme]") == [language, theme], path
        assert page.evaluate("() => document.querySelector('main [role=alert]')?.textContent ?? ''") == "", path
        assert layout.faults(page) == [], path


@pytest.mark.parametrize("language", ["en", "de"])
def test_signing_in_by_touch_and_keys(visit, service, language):
    page = visit(service.url, language)
    page.tap("main a[href='/sign-in']")
    page.write("[name=email]", "ada@example.org")
    page.write("[name=password]", "seven basalt mountains at dusk")
    page.tap("main form button:not(.reveal)")
    page.see(".hero .number")
    page.tap(".tabs a[href='/trophies']")
    page.see(".niches .locked")
    [asked] = service.calls[AUTH + "SignIn"]
    assert (asked.email, asked.password) == ("ada@example.org", "seven basalt mountains at dusk")
