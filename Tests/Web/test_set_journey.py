"""A new person's first set, the whole way: TITANUP_WEB_URL names the page of a running stack, and the camera shows the rendered
athlete. Nothing stands in for anything: the page's own engine and counter, titanup-web, the services.

The clip stands still before the first push-up and after the last; the test starts the set while it does, so all of it is
counted. TITANUP_STACK_CONTROL may name a program that takes `kill pose` and `start pose`. On a machine that is too busy for the
athlete's own pace he is slowed down, which a warning says; then the trophy for five push-ups in ten seconds is not his."""

import os
import shutil
import subprocess
import time
import uuid

import pytest

from web import athlete

pytestmark = [
    pytest.mark.stack,
    pytest.mark.skipif("TITANUP_WEB_URL" not in os.environ, reason="TITANUP_WEB_URL names no running page"),
    pytest.mark.skipif(shutil.which("ffmpeg") is None, reason="ffmpeg makes the camera's file"),
]
PASSWORD = "seven basalt mountains at dusk"
# The camera is opened twice: the first time the engine's files are fetched, the second time the set is done.
BEFORE, AFTER = 20, 40
PATIENCE = 180_000

# Calls a method as the page does, with the page's own modules and cookie.
CALL = """async ([module, service, method, request]) => {
  const base = document.querySelector('script[type=module]').src.replace(/core\\/main\\.js$/, '');
  const {call} = await import(`${base}core/rpc.js`), generated = await import(`${base}Generated/${module}.js`);
  return JSON.parse(JSON.stringify(await call(generated[service][method], request), (_, value) => typeof value === 'bigint' ? Number(value) : value));
}"""


def launched(playwright, camera):
    """A browser with a film before its camera, and in it somebody who has just registered."""
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=[
        "--no-sandbox", "--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream",
        f"--use-file-for-fake-video-capture={camera}"])
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en", timezone_id="Europe/Berlin",
                                  base_url=os.environ["TITANUP_WEB_URL"])
    context.set_default_timeout(PATIENCE)
    context.add_init_script(athlete.POSES)
    page = context.new_page()
    page.complaints = []
    page.on("pageerror", lambda error: page.complaints.append(str(error)))
    page.goto("/register")
    page.locator("main [name=display_name]").fill("Ada")
    page.locator("main [name=email]").fill(f"set-{uuid.uuid4().hex[:12]}@example.org")
    page.locator("main [name=password]").fill(PASSWORD)
    page.locator("main form button:not(.reveal)").click()
    page.wait_for_url("**/")
    return browser, page


@pytest.fixture(scope="session")
def slower(playwright, tmp_path_factory):
    """How many times slower than his own pace the athlete must be for this machine, by the poses of five seconds."""
    browser, page = launched(playwright, athlete.camera(tmp_path_factory.mktemp("standing"), before=BEFORE))
    place(page)
    slower = athlete.pace(page)
    browser.close()
    return slower


@pytest.fixture(scope="session")
def trophies(slower):
    return ["T-SESSION-5", "T-SESSION-10"] + (["T-FAST-5-10S"] if slower == 1 else [])


@pytest.fixture(scope="session")
def camera(slower, tmp_path_factory):
    return athlete.camera(tmp_path_factory.mktemp("camera"), before=BEFORE, after=AFTER, slower=slower)


@pytest.fixture
def person(playwright, camera):
    browser, page = launched(playwright, camera)
    yield page
    assert page.complaints == []
    browser.close()


def call(page, module, service, method, request):
    return page.evaluate(CALL, [module, service, method, request])


def reps(page):
    return int(page.locator("[data-reps]").get_attribute("data-reps"))


def wait_for_reps(page, count):
    page.wait_for_selector(f'[data-reps="{count}"]', timeout=PATIENCE)


def place(page):
    """Before the camera, with the engine on this device, and the athlete still at the beginning of his clip."""
    page.evaluate("plan => localStorage.setItem('titanup.plan', JSON.stringify(plan))", {"mode": "reps", "reps": 12, "preparation": 0})
    page.goto("/set")
    page.locator(".set").wait_for()
    # A browser that has given the camera before is not asked again.
    page.evaluate("document.querySelector('.set.why [data-position=side]')?.click()")
    page.locator(".set.place").wait_for()
    # Again, now that all is there: opening the camera begins the clip.
    page.reload()
    page.locator(".set.place").wait_for()
    page.locator(".placement.good").wait_for()


def start(page):
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".set.counting").wait_for()
    assert reps(page) == 0


def assert_proven(page, trophies, *, live=True):
    """The receipt's twelve, verified, with the three trophies of a first set of twelve; Home shows them."""
    page.locator(".set-done").wait_for()
    page.get_by_text("Counted live and signed" if live else "Counted and signed").wait_for()
    assert reps(page) == 12
    page.locator(".dips .rep").nth(11).wait_for()
    assert page.locator(".dips .rep").count() == 12
    assert page.locator(".difference").count() == 0
    for trophy in trophies:
        page.locator(f"[data-trophy={trophy}]").wait_for()
    [session] = call(page, "sessions", "SessionsService", "listSessions", {})["sessions"]
    assert (session["reps"], session["evidence"], session["target"]) == (12, 1, 12)
    receipt = call(page, "pose", "PoseService", "getStream", {"streamId": session["streamId"]})["stream"]["receipt"]
    assert (len(receipt["reps"]), receipt["evidenceFlags"], receipt["origin"]) == (12, [], 1 if live else 2)
    page.goto("/")
    page.locator(".latest a").nth(len(trophies) - 1).wait_for()
    page.locator(".ring .number").get_by_text("12").wait_for()


def control(*words):
    subprocess.run([os.environ["TITANUP_STACK_CONTROL"], *words], check=True)


def test_a_first_set(person, trophies):
    place(person)
    start(person)
    person.locator(".wave li.half").wait_for()
    person.get_by_text("Target reached").first.wait_for()
    assert_proven(person, trophies)


def test_the_network_is_gone_for_ten_seconds(person, trophies):
    place(person)
    start(person)
    wait_for_reps(person, 2)
    person.context.set_offline(True)
    person.get_by_text("No connection: kept on this device").wait_for()
    gone = time.monotonic()
    while time.monotonic() - gone < 10:
        person.wait_for_timeout(200)
    counted = reps(person)
    # The count on the screen has not waited for the network.
    assert counted > 2
    person.context.set_offline(False)
    person.get_by_text("Counted by TitanUp, too").wait_for()
    assert_proven(person, trophies)


def test_a_reload_in_mid_set(person):
    """The camera's clip begins anew after a reload, so the rest of the twelve comes from its first push-ups. The athlete goes on
    beyond the target then, and a set that goes on ends by its button."""
    place(person)
    start(person)
    wait_for_reps(person, 6)
    person.wait_for_timeout(2500)
    person.reload()
    person.get_by_role("button", name="Go on", exact=True).click()
    person.locator(".set.counting").wait_for()
    assert 6 <= reps(person) <= 7
    wait_for_reps(person, 12)
    person.get_by_role("button", name="Done", exact=True).click()
    person.locator(".set-done").wait_for()
    shown = reps(person)
    assert shown >= 12
    [session] = call(person, "sessions", "SessionsService", "listSessions", {})["sessions"]
    assert (session["reps"], session["evidence"]) == (shown, 1)


@pytest.mark.skipif("TITANUP_STACK_CONTROL" not in os.environ, reason="TITANUP_STACK_CONTROL names no program")
def test_pose_is_killed_in_mid_set(person, trophies):
    place(person)
    start(person)
    wait_for_reps(person, 3)
    control("kill", "pose")
    person.get_by_text("No connection: kept on this device").wait_for()
    wait_for_reps(person, 5)
    control("start", "pose")
    person.get_by_text("Counted by TitanUp, too").wait_for()
    assert_proven(person, trophies)


def test_a_set_without_any_connection(person, trophies):
    place(person)
    # As the service worker has it: the view of a set that is done.
    person.evaluate("import(document.querySelector('script[type=module]').src.replace('core/main.js', 'views/set/done.js'))")
    person.context.set_offline(True)
    start(person)
    person.get_by_text("Not sent yet").wait_for()
    assert reps(person) == 12
    person.context.set_offline(False)
    assert_proven(person, trophies, live=False)
