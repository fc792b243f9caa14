"""Whole ways through titanup-web and the services: TITANUP_WEB_URL names the page of a running stack."""

import base64
import hashlib
import hmac
import os
import re
import struct
import time
import uuid

import pytest
import recordings
from playwright.sync_api import expect

from web import axe

pytestmark = pytest.mark.stack
PASSWORD = "seven basalt mountains at dusk"

# Calls a method as the page does, with the page's own modules and cookie.
CALL = """async ([module, service, method, request]) => {
  const base = document.querySelector('script[type=module]').src.replace(/core\\/main\\.js$/, '');
  const {call} = await import(`${base}core/rpc.js`), generated = await import(`${base}Generated/${module}.js`);
  try { return await call(generated[service][method], request); } catch (error) { throw new Error(`${method}: ${error.reason} ${error.message}`); }
}"""

# A set that was recorded elsewhere, sent and stored as the page does it with one that waited for a connection.
UPLOAD = """async ([open, frames]) => {
  const base = document.querySelector('script[type=module]').src.replace(/core\\/main\\.js$/, '');
  const [{call, collect}, {PoseService}, {SessionsService}] = await Promise.all(['core/rpc', 'Generated/pose', 'Generated/sessions'].map(name => import(`${base}${name}.js`)));
  const messages = [];
  for (let first = 0; first < frames.length; first += 32) messages.push({frames: {frames: frames.slice(first, first + 32)}});
  const [{receipt}] = await collect(PoseService.uploadStream, [{open}, ...messages], {timeout: 60_000});
  const session = {sessionId: crypto.randomUUID(), startTime: receipt.startTime, endTime: receipt.endTime, timeZone: 'Europe/Berlin', reps: receipt.reps.length};
  await call(SessionsService.createSession, {session, receiptJws: receipt.jws});
  return receipt.reps.length;
}"""


@pytest.fixture
def visit(chromium):
    """Opens the running page in a context of its own, which another test does not share."""
    url = os.environ.get("TITANUP_WEB_URL")
    if not url:
        pytest.skip("TITANUP_WEB_URL names no running page")
    contexts = []

    def visit(path="/", **options):
        context = chromium.new_context(viewport={"width": 390, "height": 844}, locale="en", timezone_id="Europe/Berlin",
                                       base_url=url, **options)
        contexts.append(context)
        context.set_default_timeout(60_000)
        page = context.new_page()
        page.complaints = []
        page.on("pageerror", lambda error: page.complaints.append(str(error)))
        page.goto(path)
        return page

    yield visit
    for context in contexts:
        for page in context.pages:
            assert page.complaints == []
        context.close()


def fill(page, **values):
    for name, value in values.items():
        page.locator(f"main [name={name}]").fill(value)
    page.locator("main form button:not(.reveal)").click()


def register(page, name="Ada"):
    email = f"ada-{uuid.uuid4()}@example.org"
    page.goto("/register")
    fill(page, display_name=name, email=email, password=PASSWORD)
    expect(page.locator("h1")).to_contain_text(name)
    return email


def sign_out(page):
    page.get_by_role("button", name="You and this device").click()
    page.get_by_role("button", name="Sign out").click()
    expect(page).to_have_url(re.compile("/start$"))


def test_a_new_user_from_start_to_an_empty_hall_and_back_in(visit):
    page = visit("/")
    expect(page).to_have_url(re.compile("/start$"))
    page.get_by_role("link", name="Create an account").click()
    fill(page, display_name="Ada", email="ada@", password="short")
    expect(page.locator("#email-error, #password-error")).to_have_count(2)
    email = register(page)
    expect(page.locator(".hero .number")).to_have_text("0")
    assert axe.violations(page) == []
    page.locator('.tabs a[href="/trophies"]').click()
    expect(page.locator(".hall.none")).to_be_visible()
    expect(page.locator(".niches .locked")).to_have_count(10)
    assert axe.violations(page) == []
    page.locator(".niches .locked a").first.click()
    expect(page.locator(".way")).to_be_visible()
    page.reload()
    expect(page.locator(".way")).to_be_visible()
    page.goto("/")
    sign_out(page)
    page.goto("/trophies")
    expect(page).to_have_url(re.compile("/sign-in\\?return=%2Ftrophies$"))
    fill(page, email=email, password="not " + PASSWORD)
    expect(page.get_by_role("alert")).not_to_be_empty()
    fill(page, email=email, password=PASSWORD)
    expect(page.locator(".hall.none")).to_be_visible()


def test_no_token_is_within_reach_of_scripts(visit):
    page = visit("/start")
    register(page)
    assert page.evaluate("document.cookie") == ""
    kept = page.evaluate("JSON.stringify([localStorage, sessionStorage])")
    assert "ey" not in kept.replace("key", "") and "token" not in kept.lower()
    [cookie] = page.context.cookies()
    assert cookie["httpOnly"] and cookie["sameSite"] == "Strict" and cookie["path"] == "/"


def test_a_declared_session_and_a_habit_show_on_home(visit):
    page = visit("/start")
    register(page)
    now = int(time.time())
    page.evaluate(CALL, ["sessions", "SessionsService", "createSession", {"session": {
        "sessionId": str(uuid.uuid4()), "startTime": {"seconds": now - 120, "nanos": 0}, "endTime": {"seconds": now - 60, "nanos": 0},
        "timeZone": "Europe/Berlin", "reps": 7}}])
    page.evaluate(CALL, ["habits", "HabitsService", "createHabit", {"habit": {
        "habitId": str(uuid.uuid4()), "title": "Read", "goal": {"perDay": {"value": 2}, "direction": 1}, "kind": 1, "difficulty": 3}}])
    page.reload()
    expect(page.locator(".hero .number")).to_have_text("7")
    expect(page.locator(".chart tbody tr").last.locator("td")).to_have_text(["7", "0"])
    page.get_by_role("button", name="Read: one more").click()
    expect(page.locator("p[aria-live]")).to_have_text("Read: 1")
    page.reload()
    expect(page.locator(".habits .count")).to_have_text("1")
    page.get_by_role("button", name="3 months").click()
    expect(page.locator(".chart tbody tr").last.locator("td").first).to_have_text("7")
    page.get_by_role("button", name="I like these words").click()
    expect(page.get_by_role("button", name="I like these words")).to_have_attribute("aria-pressed", "true")


def totp(secret):
    digest = hmac.new(base64.b32decode(secret + "=" * (-len(secret) % 8)), struct.pack(">Q", int(time.time()) // 30), hashlib.sha1).digest()
    at = digest[-1] & 15
    return f"{(struct.unpack('>I', digest[at:at + 4])[0] & 0x7FFFFFFF) % 1_000_000:06d}"


def test_second_factor(visit):
    page = visit("/start")
    email = register(page)
    secret = page.evaluate(CALL, ["auth", "AuthService", "enrollTotp", {}])["secret"]
    codes = page.evaluate(CALL, ["auth", "AuthService", "activateTotp", {"code": totp(secret)}])["recoveryCodes"]
    sign_out(page)
    page.goto("/sign-in")
    fill(page, email=email, password=PASSWORD)
    expect(page.locator("h1")).to_have_text("Second factor")
    fill(page, totp="000000")
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.get_by_role("button", name="Use a recovery code instead").click()
    fill(page, recovery_code=codes[0])
    expect(page.locator("h1")).to_contain_text("Ada")


def test_a_session_that_was_revoked_elsewhere_asks_to_sign_in(visit):
    page, other = visit("/start"), visit("/start")
    email = register(page)
    other.goto("/sign-in")
    fill(other, email=email, password=PASSWORD)
    expect(other.locator("h1")).to_contain_text("Ada")
    page.evaluate(CALL, ["auth", "AuthService", "revokeOtherAuthSessions", {}])
    # Services learn of it within a second.
    deadline = time.monotonic() + 60
    while "/sign-in" not in other.url and time.monotonic() < deadline:
        other.reload()
        other.wait_for_timeout(500)
    expect(other).to_have_url(re.compile("/sign-in|/start"))


def test_words_come_in_the_readers_language(visit):
    page = visit("/sign-in")
    page.get_by_role("button", name="Theme and language").click()
    page.locator("input[name=language][value=de]").check()
    page.keyboard.press("Escape")
    fill(page, email="nobody@example.org", password="wrong")
    expect(page.get_by_role("alert")).to_contain_text(re.compile("Passwort"))


def counted_set(page):
    """Stores the project's own recording as a set of whoever is signed in: twelve push-ups, verified."""
    recording = recordings.fixture()
    opening = {"streamId": str(uuid.uuid4()), "exercise": 1, "schema": recordings.MEDIAPIPE_33, "imageWidth": recording.width, "imageHeight": recording.height}
    frames = [{"number": number, "timeUs": frame.microseconds, "landmarks": frame.values} for number, frame in enumerate(recording.frames)]
    assert page.evaluate(UPLOAD, [opening, frames]) == 12


def test_a_trophy_is_shared_by_a_link_verified_by_a_stranger_and_revoked(visit):
    page = visit("/start")
    register(page)
    counted_set(page)
    page.goto("/trophies")
    # What was earned meanwhile arrives in the open hall by itself.
    page.locator(".niches li:not(.locked) a[href='/trophies/T-SESSION-10']").click()
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_label("Your name on it").fill("Ada L.")
    page.get_by_role("button", name="Make a link").click()
    address = page.locator(".links .address").get_attribute("href")

    stranger = visit(address)
    expect(stranger.locator("[data-verdict=VALID]")).to_contain_text("Ada L. earned it on")
    expect(stranger.locator("h1")).to_have_text("10 pushups")
    expect(stranger.locator(".evidence")).to_contain_text("12 push-ups in 1 set.")
    assert axe.violations(stranger) == []
    # Somebody on the way changes what the service has signed.
    stranger.route("**/GetSharedAward", tampered)
    stranger.reload()
    expect(stranger.locator("[data-verdict=SIGNATURE_WRONG]")).to_be_visible()
    expect(stranger.locator("body")).not_to_contain_text("Ada L.")
    stranger.unroute("**/GetSharedAward")

    page.get_by_role("button", name="Revoke the link: Ada L.").click()
    expect(page.locator("p[aria-live]")).to_have_text("The link is revoked: nobody can open it any more.")
    stranger.reload()
    expect(stranger.locator("[data-verdict=UNKNOWN]")).to_contain_text("This link is no longer valid")
    expect(stranger.locator("body")).not_to_contain_text("10 pushups")


def tampered(route):
    """The answer with other claims under the same signature: as many bytes, so that it stays a message."""
    response = route.fetch()
    body = response.body()
    _, claims, _ = (part.encode() for part in re.search(rb"[\w-]+\.[\w-]+\.[\w-]+", body)[0].decode().split("."))
    changed = base64.b64decode(claims + b"=" * (-len(claims) % 4), altchars=b"-_").replace(b"Ada L.", b"Eve L.")
    route.fulfill(response=response, body=body.replace(claims, base64.urlsafe_b64encode(changed).rstrip(b"=")))
