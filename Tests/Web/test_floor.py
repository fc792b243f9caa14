"""Push-ups above a phone that lies on the floor: the page's own engine finds the rendered athlete's face in what the camera shows, and
the page's own counter counts. Only the services are stood in for; what they would count of the same frames, their counter says."""

import os
import shutil

import pytest

import counting_gate
from counting_gate import Options
from recordings import FACE_BOX, Frame, Recording
from web import athlete, people, sets

pytestmark = pytest.mark.skipif(shutil.which("ffmpeg") is None, reason="ffmpeg makes the camera's file")
#: Time for the engine's files, and for the edge's last answer.
BEFORE, AFTER = 20, 30
PATIENCE = 120_000
#: Makes the fake camera a phone's front camera, and has the phone's sensors say that it lies on its back.
PHONE = """() => {
  const plain = MediaStreamTrack.prototype.getSettings;
  MediaStreamTrack.prototype.getSettings = function () { return {...plain.call(this), facingMode: 'user'}; };
  dispatchEvent(new DeviceOrientationEvent('deviceorientation', {alpha: 0, beta: 0, gamma: 0}));
}"""


def launched(playwright, edge, camera):
    """A page before which the athlete waits above the camera, and what it complains about."""
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=[
        "--no-sandbox", "--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={camera}"])
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en", timezone_id=people.ZONE, base_url=edge.url)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(athlete.POSES)
    context.add_init_script("""localStorage.setItem('titanup.plan', '{"mode": "reps", "reps": 8, "preparation": 0}')""")
    page = context.new_page()
    page.complaints = []
    page.on("pageerror", lambda error: page.complaints.append(str(error)))
    return browser, page


def look_up(page):
    """On the floor, with the athlete's face over the phone."""
    page.goto("/set")
    page.get_by_role("button", name="On the floor").click()
    page.get_by_role("heading", name="Perfect: I can see your face").wait_for()


@pytest.fixture
def floor(playwright, edge, tmp_path):
    edge.answers |= people.ada()
    edge.sign_in()
    browser, page = launched(playwright, edge, athlete.camera(tmp_path, clip=athlete.BELOW, before=BEFORE))
    look_up(page)
    slower = athlete.pace(page)
    browser.close()
    browser, page = launched(playwright, edge, athlete.camera(tmp_path, clip=athlete.BELOW, before=BEFORE, after=AFTER, slower=slower))
    yield page
    browser.close()
    assert page.complaints == []


def native(stream, frames, folder):
    """What the service's counter says of frames that arrived at the edge."""
    frames = [Frame(each.time_us, list(each.landmarks), up=(each.up.x, each.up.y, each.up.z) if each.HasField("up") else None) for each in frames]
    recording = Recording("floor", stream.image_width, stream.image_height, frames)
    (folder / "gate").mkdir()
    return counting_gate.Gate(counting_gate.program(), None, folder / "gate").native(recording, Options(schema=FACE_BOX))


def test_every_push_up_above_the_phone_is_counted(floor, edge, tmp_path):
    service = sets.Sets(edge, sets.eight())
    look_up(floor)
    floor.evaluate(PHONE)
    floor.get_by_role("button", name="Start", exact=True).click()
    floor.locator(".wave li.half").wait_for()
    assert floor.locator("[data-reps]").get_attribute("data-reps") == "5"
    if shots := os.environ.get("TITANUP_WEB_SHOTS"):
        floor.screenshot(path=f"{shots}/floor-clip.png")
    floor.get_by_text("Target reached").first.wait_for()
    floor.locator(".set-done").wait_for()
    assert floor.locator("[data-reps]").get_attribute("data-reps") == "8"
    floor.get_by_text("Counted live and signed").wait_for()
    assert floor.locator(".difference").count() == 0
    [(stream, frames)] = service.frames.items()
    opened = service.opens[stream]
    # Chromium crops what a fake camera shows to the shape that the page would like best.
    assert (opened.schema, opened.image_width) == (FACE_BOX, athlete.BELOW_WIDTH)
    assert {len(frame.landmarks) for frame in frames} == {8}
    # The front camera of a phone on the floor looks straight up, and the set says so from its first frame on.
    told = [(frame.up.x, frame.up.y, frame.up.z) for frame in frames if frame.HasField("up")]
    assert frames[0].HasField("up") and len(told) > 10 and set(told) == {(0, 0, 1)}
    events = native(opened, frames, tmp_path)
    assert sum('"kind":"rep"' in event for event in events) == 8
    assert sum('"kind":"partial"' in event for event in events) == 1
