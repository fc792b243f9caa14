"""From the start page to the first counted push-up, as somebody does it who has never been here: by taps and typing alone, with the
page's own engine and counter, and the rendered athlete's face over the phone. Only the services are stood in for."""

import os
import shutil
import time

import pytest

from web import athlete, axe, people, sets
from web.looks import DESKTOP, PHONE

AUTH = "/titanup.auth.v1.AuthService/"
MOST_TAPS, MOST_SECONDS = 6, 60
PATIENCE = 120_000
WORDS = {
    "en": {"create": "Create an account", "go": "Create account", "floor": "On the floor", "side": "Beside you", "start": "Start",
           "how": "Lay the phone flat under your face", "beside": "a good two metres away", "good": "Perfect: I can see your face", "begin": "Start when you’re ready."},
    "de": {"create": "Konto anlegen", "go": "Konto anlegen", "floor": "Auf dem Boden", "side": "Neben dir", "start": "Los",
           "how": "Leg das Handy flach unter dein Gesicht", "beside": "gut zwei Meter entfernt", "good": "Perfekt: Ich sehe dein Gesicht",
           "begin": "Leg los, wenn du so weit bist."},
}
SPEECH = "speechSynthesis.speak = utterance => { (window.said ??= []).push([utterance.text, utterance.lang]); };"
# When the browser was asked for the camera, and whether the reason stood on the screen then.
ASKED = """(() => {
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  window.asked = [];
  navigator.mediaDevices.getUserMedia = options => { window.asked.push(document.querySelector('.set')?.className); return ask(options); };
  navigator.permissions.query = async () => ({state: window.asked.length > 0 ? 'granted' : 'prompt'});
})()"""


@pytest.fixture
def newcomer(playwright, edge, tmp_path):
    """A browser that nobody has used, with the athlete above its camera."""
    edge.answers |= people.bjoern() | {AUTH + "Register": {"verificationState": "VERIFICATION_STATE_NOT_REQUIRED"}}
    camera = athlete.camera(tmp_path, clip=athlete.BELOW, before=16)
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=[
        "--no-sandbox", "--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={camera}"])

    def newcomer(language):
        context = browser.new_context(viewport={"width": 390, "height": 844}, locale=language, timezone_id=people.ZONE, base_url=edge.url, has_touch=True)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SPEECH)
        context.add_init_script(ASKED)
        context.add_init_script(athlete.POSES)
        return context.new_page()

    yield newcomer
    browser.close()


class Fingers:
    """Taps, counted, and a keyboard that types wherever the focus is."""

    def __init__(self, page):
        self.page, self.taps = page, 0

    def tap(self, target):
        self.taps += 1
        target.tap()

    def type(self, words):
        assert self.page.evaluate("document.activeElement.tagName") == "INPUT", "there is nothing to type into"
        self.page.keyboard.type(words)


@pytest.mark.skipif(shutil.which("ffmpeg") is None, reason="ffmpeg makes the camera's file")
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_first_push_up_counts_after_six_taps_and_within_a_minute(newcomer, edge, language):
    words = WORDS[language]
    sets.Sets(edge, sets.eight())
    page = newcomer(language)
    page.goto("/")
    page.wait_for_url("**/start")
    fingers, began = Fingers(page), time.monotonic()
    fingers.tap(page.get_by_role("link", name=words["create"]))
    # The first field waits to be filled in.
    page.wait_for_function("() => document.activeElement?.name === 'display_name'")
    fingers.type("Björn")
    fingers.tap(page.locator("main [name=email]"))
    fingers.type("bjoern@example.org")
    fingers.tap(page.locator("main [name=password]"))
    fingers.type("seven basalt mountains at dusk")
    fingers.tap(page.locator("main form button:not(.reveal)"))
    page.wait_for_url("**/set")
    # The reason and both pictures come first; the browser has not been asked.
    page.locator(".why .choice .scene-of-phone").nth(1).wait_for()
    assert page.evaluate("asked") == []
    fingers.tap(page.get_by_role("button", name=words["floor"]))
    page.get_by_role("heading", name=words["good"]).wait_for()
    fingers.tap(page.get_by_role("button", name=words["start"], exact=True))
    page.locator('.counting [data-reps="1"]').wait_for()
    seconds = time.monotonic() - began
    print(f"{language}: {fingers.taps} taps, {seconds:.0f} seconds")
    assert fingers.taps <= MOST_TAPS
    assert page.evaluate("asked.length") == 1
    said = page.evaluate("said")
    assert {tongue for _, tongue in said} == {language}
    told = [text for text, _ in said]
    assert words["how"] in told[0]
    assert any(words["good"] in text for text in told) and words["begin"] in told
    # The preparation is counted down, ten seconds of it.
    assert [text for text in told if text.isdigit()][:3] == ["10", "9", "8"]
    # A machine that is too busy for the engine is slower than any phone that is meant.
    assert seconds < MOST_SECONDS * athlete.pace(page)


def test_where_the_phone_is_was_asked_once(newcomer, edge):
    sets.Sets(edge, sets.eight())
    edge.sign_in()
    page = newcomer("en")
    page.goto("/set")
    page.get_by_role("button", name="On the floor").tap()
    page.locator(".set.place").wait_for()
    assert page.evaluate("localStorage.getItem('titanup.position')") == "floor"
    # In Chromium, which says whether it would ask, nothing is asked any more.
    page.context.add_init_script("navigator.permissions.query = async () => ({state: 'granted'});")
    page.reload()
    page.get_by_role("heading", name="Perfect: I can see your face").wait_for()
    # Where the browser does not say, one tap goes on as last time.
    page.context.add_init_script("navigator.permissions.query = async () => { throw new TypeError('camera'); };")
    page.reload()
    page.locator(".choice.usual").get_by_text("On the floor").wait_for()
    assert page.evaluate("asked") == []
    page.locator(".choice.usual").tap()
    page.get_by_role("heading", name="Perfect: I can see your face").wait_for()


@pytest.mark.parametrize("language, theme, size", [("en", "ember", PHONE), ("de", "chalk", DESKTOP)])
@pytest.mark.parametrize("position", ["floor", "side"])
def test_the_placement_is_told_by_picture_and_voice(browse, edge, language, theme, size, position):
    """Until somebody is where he should be: Chromium's own fake camera shows nobody."""
    words = WORDS[language]
    sets.Sets(edge)
    edge.answers |= people.bjoern()
    edge.sign_in()
    page = browse("/unsent", language=language, theme=theme, size=size)
    page.context.add_init_script(SPEECH)
    page.context.add_init_script("navigator.permissions.query = async () => ({state: 'prompt'});")
    page.goto("/set")
    page.locator(".choice").nth(1).wait_for()
    assert axe.violations(page) == []
    shots = os.environ.get("TITANUP_WEB_SHOTS")
    if shots:
        page.screenshot(path=f"{shots}/first-why-{language}-{theme}-{size[0]}.png", full_page=True)
    page.get_by_role("button", name=words[position]).click()
    page.locator(f".placement [data-scene={position}]").wait_for(timeout=60_000)
    assert words["how" if position == "floor" else "beside"] in page.locator(".placement").inner_text()
    # What comes later is about a face that the engine may see in the pattern of this camera.
    said, tongue = page.evaluate("said")[0]
    assert words["how" if position == "floor" else "beside"] in said and tongue == language
    assert axe.violations(page) == []
    if shots:
        page.screenshot(path=f"{shots}/first-{position}-{language}-{theme}-{size[0]}.png", full_page=True)


def test_silence_stays_silent(browse, edge):
    edge.answers |= people.bjoern()
    edge.sign_in()
    page = browse("/unsent")
    page.context.add_init_script(SPEECH + "localStorage.setItem('titanup.voice', 'off'); navigator.permissions.query = async () => ({state: 'prompt'});")
    sets.Sets(edge)
    page.goto("/set")
    page.get_by_role("button", name="On the floor").click()
    page.locator(".placement").wait_for(timeout=60_000)
    assert page.evaluate("window.said ?? []") == []
