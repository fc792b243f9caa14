"""A set from the reason for the camera to its receipt, with the service's own counter in the page, an engine that sees the
rendered athlete's landmarks, and the edge without services."""

import csv
import json
import os
import pathlib
import re

import pytest

from web import axe, people, sets
from web.edge import Failure
from web.looks import ALL, DESKTOP, LOOKS, PHONE

HERE = pathlib.Path(__file__).resolve().parent
ENGINE = HERE / "fakes/pose-engine.js"
RECORDING = HERE.parents[0] / "Support/Fixtures/pushups.csv"
SHOTS = os.environ.get("TITANUP_WEB_SHOTS")


@pytest.fixture(scope="session")
def engine():
    with RECORDING.open() as file:
        rows = list(csv.reader(file))[1:]
    frames = [[round(float(value), 4) for value in row[2:]] for row in rows]
    return ENGINE.read_text().replace("'@frames@'", json.dumps(frames, separators=(",", ":")))


@pytest.fixture
def set_page(browse, edge, engine):
    """Opens the view of a set; `asked` as if the browser had not been asked for the camera before, `position` of the phone in the last
    set, if there was one."""
    edge.answers |= people.ada()
    edge.sign_in()

    def open_set(path="/set", *, asked=False, position="side", choice=None, expected=(), **options):
        # The service worker's own requests could not be given the stand-in.
        page = browse("/unsent", service_workers="block", expected=("Service Worker registration blocked", *expected), **options)
        page.context.route("**/set/pose.js", lambda route: route.fulfill(body=engine, content_type="text/javascript"))
        page.context.add_init_script(f"localStorage.setItem('titanup.plan', '{json.dumps({'preparation': 0} | (choice or {}))}')")
        if position:
            page.context.add_init_script(f"localStorage['titanup.position'] ??= '{position}'")
        if asked:
            page.context.add_init_script("navigator.permissions.query = async () => ({state: 'prompt'})")
        page.goto(path)
        return page

    return open_set


def count(page):
    return int(page.locator("[data-reps]").get_attribute("data-reps"))


def wait_for_count(page, reps):
    page.locator(f'[data-reps="{reps}"]').wait_for(timeout=90_000)


def start(page):
    page.get_by_role("button", name=re.compile("^(Start|Los)$")).click()
    page.locator(".set.counting").wait_for()
    page.evaluate("athlete.go()")


def finish(page):
    page.get_by_role("button", name=re.compile("^(Done|Fertig)$")).click()
    page.locator(".set-done").wait_for(timeout=60_000)


def assert_accessible(page):
    # What is still fading in has no contrast yet.
    # One that is cancelled meanwhile is over, too.
    page.evaluate("Promise.allSettled(document.getAnimations().filter(each => each.effect.getTiming().iterations === 1).map(each => each.finished))")
    assert axe.violations(page) == []


def shoot(page, name):
    if SHOTS:
        page.screenshot(path=f"{SHOTS}/{name}.png", full_page=True)


def test_the_reason_comes_before_the_browser_asks(set_page, edge):
    sets.Sets(edge)
    page = set_page(asked=True)
    page.get_by_role("heading", name="May TitanUp use the camera?").wait_for()
    assert page.evaluate("document.querySelector('video').srcObject") is None
    assert_accessible(page)
    shoot(page, "why")
    page.get_by_role("button", name="Beside you").click()
    page.get_by_role("heading", name="Perfect: I can see all of you").wait_for(timeout=60_000)
    assert page.evaluate("document.querySelector('video').srcObject !== null")


@pytest.mark.parametrize("name, heading", [
    ("NotAllowedError", "The camera is blocked"), ("NotFoundError", "There’s no camera"),
    ("NotReadableError", "The camera is in use"), ("TypeError", "The camera doesn’t start")])
def test_why_there_is_no_camera(set_page, edge, name, heading):
    sets.Sets(edge)
    page = set_page(asked=True)
    page.evaluate("name => { navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('no', name); }; }", name)
    page.get_by_role("button", name="Beside you").click()
    page.get_by_role("heading", name=heading).wait_for()
    assert_accessible(page)


def test_a_counter_that_does_not_come_is_told(set_page, edge, browse):
    sets.Sets(edge)
    page = set_page(asked=True)
    page.context.route("**/counter.wasm", lambda route: route.fulfill(body=b"no module", content_type="application/wasm"))
    page.evaluate("console.error = () => {}")
    page.get_by_role("button", name="Beside you").click()
    page.get_by_role("heading", name="The counter doesn’t start").wait_for()


def test_the_placement_is_told_until_it_is_good(set_page, edge):
    sets.Sets(edge)
    page = set_page(asked=True)
    page.get_by_role("button", name="Beside you").wait_for()
    page.evaluate("athlete.isStanding = true")
    page.get_by_role("button", name="Beside you").click()
    page.get_by_role("heading", name="Good distance. Now into push-up position").wait_for(timeout=60_000)
    page.evaluate("athlete.isStanding = false; athlete.isAway = true")
    page.get_by_role("heading", name="Step into the picture").wait_for()
    page.evaluate("athlete.isAway = false")
    page.get_by_role("heading", name="Perfect: I can see all of you").wait_for()
    page.get_by_text("Twelve today and the streak lives on.").wait_for()


def test_a_face_is_placed_until_it_is_good(set_page, edge):
    sets.Sets(edge)
    page = set_page(asked=True, position=None)
    page.get_by_role("button", name="On the floor").wait_for()
    page.evaluate("athlete.isAway = true")
    page.get_by_role("button", name="On the floor").click()
    page.get_by_role("heading", name="Bring your face over the phone").wait_for()
    page.locator(".placement").get_by_text("its top pointing away from your feet").wait_for()
    for face, words in [({"size": 0.08}, "Come down into push-up position"), ({"size": 0.6}, "Straighten your arms"),
                        ({"x": 0.75}, "Slide the phone under your face"), ({"y": 0.3}, "Slide the phone under your face"), ({}, "Perfect: I can see your face")]:
        page.evaluate("face => { athlete.isAway = false; athlete.face = {x: 0.5, y: 0.5, size: 0.2, ...face}; }", face)
        page.get_by_role("heading", name=words).wait_for()
    page.locator(".placement.good").wait_for()
    assert_accessible(page)


def test_the_phone_moves_from_the_side_to_the_floor_and_stays_there(set_page, edge):
    sets.Sets(edge)
    page = set_page()
    page.get_by_role("heading", name="Perfect: I can see all of you").wait_for(timeout=60_000)
    page.get_by_role("button", name="On the floor").click()
    page.get_by_role("heading", name="Perfect: I can see your face").wait_for()
    page.get_by_role("button", name="Beside you").click()
    page.get_by_role("heading", name="Perfect: I can see all of you").wait_for()
    page.get_by_role("button", name="On the floor").click()
    page.get_by_role("heading", name="Perfect: I can see your face").wait_for()
    page.reload()
    page.get_by_role("heading", name="Perfect: I can see your face").wait_for(timeout=60_000)


@pytest.mark.parametrize("language, theme, size", LOOKS if ALL else [LOOKS[0], LOOKS[3]])
def test_a_set_on_the_floor_in_every_look(set_page, edge, language, theme, size):
    service = sets.Sets(edge, sets.eight())
    page = set_page(language=language, theme=theme, size=size, position="floor")
    name = f"{language}-{theme}-{size[0]}"
    page.locator(".placement.good").wait_for(timeout=60_000)
    assert_accessible(page)
    shoot(page, f"floor-place-{name}")
    start(page)
    wait_for_count(page, 3)
    assert_accessible(page)
    shoot(page, f"floor-live-{name}")
    finish(page)
    page.locator(".dips li").nth(8).wait_for()
    # A face has no angles to tell, and its half push-up has a depth all the same.
    dips = " ".join(page.locator(".dips p").all_inner_texts())
    assert "°" not in dips and re.search(r"45\s?%", page.locator(".dips .partial").inner_text())
    assert_accessible(page)
    shoot(page, f"floor-done-{name}")
    [(stream, frames)] = service.frames.items()
    assert service.opens[stream].schema == sets.FACE_BOX
    assert {len(frame.landmarks) for frame in frames} == {8}
    assert [frame.number for frame in frames] == list(range(len(frames)))


def test_leaving_the_phone_on_the_floor_ends_the_set_unless_one_comes_back(set_page, edge):
    sets.Sets(edge, sets.eight())
    page = set_page(position="floor", choice={"mode": "open"})
    page.locator(".placement.good").wait_for(timeout=60_000)
    start(page)
    wait_for_count(page, 2)
    page.evaluate("athlete.isAway = true")
    page.locator(".cue").get_by_text("I can’t see your face").wait_for()
    page.locator(".ending").wait_for()
    page.evaluate("athlete.isAway = false")
    page.locator(".ending").wait_for(state="detached")
    page.evaluate("athlete.isAway = true")
    page.locator(".set-done").wait_for(timeout=60_000)


def test_a_set_goes_on_where_the_phone_was(set_page, edge):
    """Chosen meanwhile or not: frames of a body can't follow those of a face."""
    service = sets.Sets(edge, sets.eight())
    page = set_page(position="floor", choice={"mode": "open"})
    page.locator(".placement.good").wait_for(timeout=60_000)
    start(page)
    wait_for_count(page, 2)
    page.wait_for_timeout(2500)
    page.reload()
    page.get_by_role("button", name="Beside you").click()
    page.get_by_role("heading", name="Perfect: I can see all of you").wait_for(timeout=60_000)
    page.get_by_role("button", name="Go on").click()
    page.locator(".set.counting").wait_for()
    resumed = count(page)
    page.evaluate("athlete.go()")
    wait_for_count(page, resumed + 2)
    finish(page)
    page.get_by_text("Counted live and signed").wait_for()
    [frames] = service.frames.values()
    assert {len(frame.landmarks) for frame in frames} == {8}
    assert [frame.number for frame in frames] == list(range(len(frames)))


def test_words_come_before_the_set(set_page, edge):
    sets.Sets(edge)
    page = set_page()
    page.locator(".talk p").get_by_text("Twelve today and the streak lives on.").wait_for(timeout=60_000)
    page.locator(".talk cite").get_by_text("Seneca").wait_for()
    # They make way for the set.
    page.locator(".placement.good").wait_for(timeout=60_000)
    start(page)
    page.locator(".talk").wait_for(state="detached")


@pytest.mark.parametrize("language, theme, size", LOOKS if ALL else [LOOKS[1], LOOKS[2], LOOKS[3]])
def test_a_set_in_every_look(set_page, edge, language, theme, size):
    service = sets.Sets(edge)
    page = set_page(language=language, theme=theme, size=size)
    name = f"{language}-{theme}-{size[0]}"
    page.locator(".placement.good").wait_for(timeout=60_000)
    assert_accessible(page)
    shoot(page, f"place-{name}")
    start(page)
    wait_for_count(page, 3)
    assert_accessible(page)
    shoot(page, f"live-{name}")
    finish(page)
    page.locator("[data-trophy]").nth(2).wait_for()
    page.locator(".dips li").nth(12).wait_for()
    assert_accessible(page)
    shoot(page, f"done-{name}")
    # No text is cut off or lies beside the page.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # The page saw three or four, the receipt says twelve: that is told.
    page.locator(".difference").first.wait_for()
    page.goto("/unsent")
    page.locator("[data-state=stored]").wait_for()
    assert_accessible(page)
    shoot(page, f"unsent-{name}")
    [(stream, frames)] = service.frames.items()
    assert [frame.number for frame in frames] == list(range(len(frames)))
    assert service.opens[stream].target_reps == 12


def test_every_push_up_is_counted_and_the_target_ends_the_set(set_page, edge):
    sets.Sets(edge)
    page = set_page()
    page.locator(".placement.good").wait_for(timeout=60_000)
    start(page)
    page.locator(".wave li.half").wait_for(timeout=90_000)
    cue = page.locator(".cue")
    cue.wait_for()
    assert "A little deeper" in cue.inner_text() and re.search(r"stopped at 1[23]\d°", cue.inner_text())
    page.get_by_text("Target reached").first.wait_for(timeout=90_000)
    page.locator(".set-done").wait_for(timeout=60_000)
    assert count(page) == 12
    # The page and the receipt agree, so no difference is told.
    page.locator(".dips li").nth(12).wait_for()
    assert page.locator(".difference").count() == 0
    assert page.get_by_text("Counted live and signed").is_visible()
    assert "Not deep enough" in page.locator(".dips .partial").inner_text()
    assert page.locator("[data-trophy]").count() == 3


def test_standing_up_ends_the_set_unless_one_goes_on(set_page, edge):
    sets.Sets(edge)
    page = set_page(choice={"mode": "open"})
    page.locator(".placement.good").wait_for(timeout=60_000)
    start(page)
    wait_for_count(page, 2)
    page.evaluate("athlete.isStanding = true")
    page.get_by_text("You’ve stood up").first.wait_for()
    page.get_by_role("button", name="Keep going").click()
    assert page.locator(".ending").count() == 0 or page.locator(".ending").is_visible()
    page.locator(".set-done").wait_for(timeout=60_000)


def test_a_rest_is_told_and_its_frames_do_not_count(set_page, edge):
    service = sets.Sets(edge)
    page = set_page(choice={"mode": "open"})
    page.locator(".placement.good").wait_for(timeout=60_000)
    start(page)
    wait_for_count(page, 1)
    page.keyboard.press("Space") if page.evaluate("document.activeElement === document.body") else page.get_by_role("button", name="Rest").click()
    page.get_by_role("button", name="Go on counting").wait_for()
    reps = count(page)
    page.wait_for_timeout(4000)
    assert count(page) == reps
    page.get_by_role("button", name="Go on counting").click()
    wait_for_count(page, reps + 1)
    finish(page)
    paused = sorted(number for _, number in service.paused)
    assert len(paused) > 10 and paused == list(range(paused[0], paused[-1] + 1))


def test_the_keyboard_alone(set_page, edge):
    sets.Sets(edge)
    page = set_page(choice={"mode": "open"})
    page.locator(".placement.good").wait_for(timeout=60_000)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("f")
    page.locator(".figure-only").wait_for()
    page.keyboard.press("v")
    assert page.evaluate("localStorage.getItem('titanup.voice')") == "off"
    page.keyboard.press("Enter")
    page.locator(".set.counting").wait_for()
    page.evaluate("athlete.go()")
    wait_for_count(page, 1)
    page.keyboard.press("Space")
    page.get_by_role("button", name="Go on counting").wait_for()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Rest").wait_for()
    page.keyboard.press("Enter")
    page.locator(".set-done").wait_for(timeout=60_000)


def test_numbers_and_cues_are_said(set_page, edge):
    sets.Sets(edge)
    page = set_page(choice={"mode": "reps", "reps": 3})
    page.evaluate("() => { speechSynthesis.speak = utterance => { (window.said ??= []).push([utterance.text, utterance.lang]); }; }")
    page.locator(".placement.good").wait_for(timeout=60_000)
    start(page)
    wait_for_count(page, 3)
    said = [text for text, _ in page.evaluate("window.said")]
    assert [text for text in said if text[0].isdigit()] == ["1", "2 One more!", "3. Done!"]


@pytest.mark.parametrize("reason, words", [("SESSION_OVERLAP", "You already have a session at that time."), ("RECEIPT_INVALID", "The receipt isn’t valid.")])
def test_a_refusal_is_shown_in_the_services_words(set_page, edge, reason, words):
    service = sets.Sets(edge)
    service.session_failure = Failure(9, reason, words)
    page = set_page(choice={"mode": "open"})
    page.locator(".placement.good").wait_for(timeout=60_000)
    start(page)
    wait_for_count(page, 1)
    finish(page)
    page.locator(".proof").get_by_text(words).wait_for()
    assert_accessible(page)
    page.goto("/unsent")
    page.locator("[data-state=refused]").get_by_text(words).wait_for()
    assert_accessible(page)
    # There is room now.
    service.session_failure = None
    page.get_by_role("button", name="Try again").click()
    page.locator("[data-state=stored]").wait_for()
    assert len(service.sessions) == 1


def test_without_a_connection_the_set_waits_and_goes_later(set_page, edge):
    service = sets.Sets(edge)
    page = set_page(choice={"mode": "open"}, expected=("ERR_INTERNET_DISCONNECTED",))
    page.locator(".placement.good").wait_for(timeout=60_000)
    # What comes after the set is loaded while there is a connection, as the service worker would have it.
    page.evaluate("import(document.querySelector('script[type=module]').src.replace('core/main.js', 'views/set/done.js'))")
    page.context.set_offline(True)
    start(page)
    wait_for_count(page, 2)
    page.get_by_text("No connection: kept on this device").wait_for()
    finish(page)
    page.get_by_text("Not sent yet").wait_for()
    page.get_by_text("The set is safe on this device").wait_for()
    assert service.frames == {}
    page.context.set_offline(False)
    page.get_by_text("Counted and signed").wait_for(timeout=60_000)
    assert (service.uploads, len(service.sessions)) == (1, 1)


def test_a_connection_that_comes_and_goes_does_not_touch_the_set(set_page, edge):
    service = sets.Sets(edge)
    page = set_page(choice={"mode": "open"}, expected=("ERR_INTERNET_DISCONNECTED",))
    page.locator(".placement.good").wait_for(timeout=60_000)
    start(page)
    wait_for_count(page, 1)
    page.evaluate("window.view = document.querySelector('titan-set')")
    page.context.set_offline(True)
    page.get_by_text("No connection: kept on this device").wait_for()
    reps = count(page)
    wait_for_count(page, reps + 1)
    page.context.set_offline(False)
    page.get_by_text("Counted by TitanUp, too").wait_for()
    assert page.evaluate("window.view === document.querySelector('titan-set')")
    finish(page)
    page.get_by_text("Counted live and signed").wait_for()
    [frames] = service.frames.values()
    assert [frame.number for frame in frames] == list(range(len(frames)))


def test_a_set_that_was_left_can_go_on(set_page, edge):
    service = sets.Sets(edge)
    page = set_page(choice={"mode": "open"})
    page.locator(".placement.good").wait_for(timeout=60_000)
    start(page)
    wait_for_count(page, 2)
    page.wait_for_timeout(2500)
    kept = count(page)
    page.reload()
    page.get_by_text(re.compile(r"A set with \d+ push-ups was left in its middle")).wait_for(timeout=60_000)
    page.get_by_role("button", name="Go on").click()
    page.locator(".set.counting").wait_for()
    resumed = count(page)
    assert kept - 1 <= resumed <= kept + 1
    page.evaluate("athlete.go()")
    wait_for_count(page, resumed + 2)
    finish(page)
    page.get_by_text("Counted live and signed").wait_for()
    [frames] = service.frames.values()
    assert [frame.number for frame in frames] == list(range(len(frames)))
    assert len(service.sessions) == 1


def test_note_and_deletion(set_page, edge):
    sets.Sets(edge)
    page = set_page(choice={"mode": "open"})
    page.locator(".placement.good").wait_for(timeout=60_000)
    start(page)
    wait_for_count(page, 1)
    finish(page)
    page.get_by_label("Note").fill("On the balcony.")
    page.get_by_role("button", name="Save the note").click()
    page.get_by_text("Saved.").wait_for()
    [request] = edge.calls["/titanup.sessions.v1.SessionsService/UpdateSession"]
    assert (request.session.note, list(request.update_mask.paths)) == ("On the balcony.", ["note"])
    page.get_by_role("button", name="Delete this set").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Delete this set").wait_for()
    assert len(edge.calls["/titanup.sessions.v1.SessionsService/DeleteSession"]) == 1
    assert len(edge.calls["/titanup.sessions.v1.SessionsService/UndeleteSession"]) == 1


def test_a_flag_is_told(set_page, edge):
    service = sets.Sets(edge)
    service.flags = ["EVIDENCE_FLAG_DUPLICATE_MOTION"]
    page = set_page(choice={"mode": "open"})
    page.locator(".placement.good").wait_for(timeout=60_000)
    start(page)
    wait_for_count(page, 1)
    finish(page)
    page.get_by_text("You’ve shown this motion before").wait_for()


def test_signing_out_asks_before_it_deletes_sets(set_page, edge):
    service = sets.Sets(edge)
    edge.answers["/titanup.auth.v1.AuthService/SignOut"] = {}
    service.session_failure = Failure(9, "SESSION_OVERLAP", "You already have a session at that time.")
    page = set_page(choice={"mode": "open"})
    page.locator(".placement.good").wait_for(timeout=60_000)
    start(page)
    wait_for_count(page, 1)
    finish(page)
    page.goto("/")
    page.get_by_role("button", name="You and this device").first.click()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_text("1 set isn’t stored yet.").wait_for()
    assert edge.session["signedIn"]
    page.get_by_role("button", name="Delete and sign out").click()
    page.wait_for_url("**/start")
    assert page.evaluate("""() => new Promise(resolve => {
      const request = indexedDB.open('titanup-sets');
      request.onsuccess = () => {
        // The browser was told to clear the whole database.
        if (!request.result.objectStoreNames.contains('entries')) return resolve(0);
        const all = request.result.transaction('entries').objectStore('entries').count();
        all.onsuccess = () => resolve(all.result);
      };
    })""") == 0


def test_somebody_elses_set_is_not_shown(set_page, edge):
    sets.Sets(edge)
    page = set_page("/set/00000000-0000-4000-8000-000000000000")
    page.get_by_role("heading", name="This set isn’t on this device").wait_for()
    assert_accessible(page)
    page.goto("/unsent")
    page.get_by_text("Nothing is waiting").wait_for()
    assert_accessible(page)


def test_another_exercise_is_chosen_and_what_becomes_of_it_is_said_before(set_page, edge):
    counted = sets.Sets(edge, reps=sets.squats(2))
    edge.answers[sets.POSE + "ListCounters"] = {"counters": [
        {"name": name, "exercise": f"EXERCISE_{exercise}"} for name, exercise in (("pushup/2", "PUSH_UP"), ("pushup/3", "PUSH_UP"), ("squat/1", "SQUAT"))]}
    page = set_page(position="floor")
    page.locator(".placement").wait_for(timeout=60_000)
    assert page.get_by_label("Exercise").locator("option").all_inner_texts() == ["Push-ups", "Squats"]
    page.get_by_label("Exercise").select_option("Squats")
    page.get_by_text("only push-ups do").wait_for()
    page.evaluate("athlete.does = 'squats'")
    page.locator(".placement.good").wait_for(timeout=60_000)
    assert_accessible(page)
    shoot(page, "squats-alone")
    assert page.url.endswith("/set?exercise=SQUAT")
    start(page)
    wait_for_count(page, 2)
    finish(page)
    page.get_by_text("signed its receipt").wait_for()
    assert not counted.sessions and len(counted.opens) == 1
    # TitanUp has it, so what is deleted is a copy.
    page.get_by_role("button", name="Remove this set from the device").click()
    page.get_by_text("TitanUp keeps the count with its receipt").wait_for()
    page.get_by_role("button", name="Keep it").click()
    # Push-ups are still counted where they were.
    page.goto("/set")
    page.get_by_role("button", name="On the floor", pressed=True).wait_for(timeout=60_000)
    # Nothing is left to send.
    page.goto("/unsent")
    page.locator(".unsent li").get_by_text("2 squats").wait_for()
    assert page.get_by_role("button", name="Send now").count() == 0
    page.get_by_role("button", name="Remove this set from the device").click()
    page.get_by_text("TitanUp keeps the count with its receipt").wait_for()
    page.get_by_role("button", name="Remove", exact=True).click()
    page.get_by_text("Nothing is waiting").wait_for()
