"""The page's core: addresses and focus, calls, the keyboard, the CSP, and what the shell weighs."""

import gzip
import re

import pytest
from playwright.sync_api import expect

from web import people
from web.edge import Failure

HOME = people.PROFILE + "GetDashboard"
WITHOUT_NAVIGATION_API = "delete window.navigation; Object.defineProperty(window, 'navigation', {value: undefined})"


@pytest.fixture
def ada(edge):
    edge.answers = people.ada()
    edge.sign_in()
    return edge


@pytest.mark.parametrize("api", ["Navigation API", "History"])
def test_addresses_back_and_forward(browse, ada, chromium, api):
    page = browse("/start")
    if api == "History":
        page.context.add_init_script(WITHOUT_NAVIGATION_API)
    page.goto("/")
    expect(page.locator(".hero .number")).to_be_visible()
    assert page.evaluate("typeof window.navigation") == ("undefined" if api == "History" else "object")
    page.evaluate("window.sameDocument = true")
    page.locator('.tabs a[href="/trophies"]').click()
    expect(page.locator("h1")).to_have_text("Trophies")
    expect(page.locator("h1")).to_be_focused()
    expect(page).to_have_title("Trophies · TitanUp")
    page.locator('a[href="/trophies/T-DAY-50"]').click()
    expect(page.locator("h1")).to_have_text("50 pushups in a day")
    page.go_back()
    expect(page.locator(".niches")).to_be_visible()
    page.go_back()
    expect(page.locator(".hero .number")).to_be_visible()
    expect(page).to_have_title("Home · TitanUp")
    page.go_forward()
    expect(page.locator(".niches")).to_be_visible()
    assert page.evaluate("window.sameDocument") is True
    page.reload()
    expect(page.locator(".niches")).to_be_visible()
    assert page.locator('.tabs a[aria-current="page"]').get_attribute("href") == "/trophies"


def test_the_last_of_two_clicks_wins(browse, ada):
    page = browse("/")
    expect(page.locator(".hero .number")).to_be_visible()
    slow = []
    page.route(re.compile("views/trophies/trophies.js"), lambda route: slow.append(route))
    page.locator('.tabs a[href="/trophies"]').click()
    while not slow:
        page.wait_for_timeout(20)
    page.locator(".latest a").first.click()
    expect(page.locator(".hall .proof")).to_be_visible()
    for route in slow:
        route.continue_()
    page.wait_for_timeout(500)
    expect(page.locator(".hall .proof")).to_be_visible()
    assert "/trophies/" in page.url


def test_unknown_addresses_say_so(browse, ada):
    page = browse("/no/such/page")
    expect(page.locator("h1")).to_have_text("Not found")
    page.get_by_role("link", name="Home").last.click()
    expect(page.locator(".hero .number")).to_be_visible()


def test_by_keyboard_alone(browse, edge):
    """From Start to Home and to a trophy, without a pointer."""
    edge.answers = people.ada() | {"/titanup.auth.v1.AuthService/SignIn": {"user": {"displayName": "Ada"}}}
    page = browse("/start", size=(1280, 800))
    expect(page.locator(".ways")).to_be_visible()

    def tab_to(words):
        for _ in range(40):
            page.keyboard.press("Tab")
            if words in page.evaluate("document.activeElement.innerText || document.activeElement.ariaLabel || document.activeElement.name || ''"):
                shown = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
                assert shown == "solid", f"{words} has no focus ring"
                return
        raise AssertionError(f"Tab does not lead to {words}")

    page.keyboard.press("Tab")
    assert "Skip" in page.evaluate("document.activeElement.innerText")
    page.keyboard.press("Enter")
    tab_to("Sign in")
    page.keyboard.press("Enter")
    expect(page.locator("main form")).to_be_visible()
    tab_to("email")
    page.keyboard.type("ada@example.org")
    tab_to("password")
    page.keyboard.type("right")
    page.keyboard.press("Enter")
    expect(page.locator(".hero .number")).to_be_visible()
    tab_to("3 months")
    page.keyboard.press("Space")
    expect(page.locator(".chart tbody tr")).to_have_count(13)
    assert "3 months" in page.evaluate("document.activeElement.innerText"), "the focus was lost when the chart changed"
    tab_to("All trophies")
    page.keyboard.press("Enter")
    expect(page.locator(".niches")).to_be_visible()
    tab_to("20 pushups")
    page.keyboard.press("Enter")
    expect(page.locator(".way")).to_be_visible()


@pytest.mark.parametrize("cut", [1, 3, 4096])
def test_answers_in_pieces(browse, ada, cut):
    ada.cut = cut
    page = browse("/")
    expect(page.locator(".hero .number")).to_have_text("32")
    expect(page.locator(".habits li")).to_have_count(3)


CALL = """async ([assets, options]) => {
  const {call} = await import(`${assets}/core/rpc.js`), {ProfileService} = await import(`${assets}/Generated/profile.js`);
  const controller = new AbortController();
  if (options.abort) setTimeout(() => controller.abort(), 50);
  try {
    const {profile} = await call(ProfileService.getProfile, {}, {signal: controller.signal, ...options});
    return {profile: profile.displayName};
  } catch (error) {
    const {name, code, reason, words, fields, retryAfter, metadata} = error;
    return {name, code, reason, words, fields, retryAfter, metadata};
  }
}"""
GET_PROFILE = people.PROFILE + "GetProfile"


def test_a_call(browse, ada, assets):
    ada.answers[GET_PROFILE] = {"profile": {"displayName": "Ada"}}
    assert browse("/start").evaluate(CALL, [assets, {}]) == {"profile": "Ada"}


def test_an_error_with_all_its_details(browse, edge, assets):
    edge.answers[GET_PROFILE] = Failure(3, "INVALID_FIELD", "Bitte prüfe die Felder.", retry_seconds=2.5, fields=[
        ("profile.height_cm", "HEIGHT_INVALID", "50 to 272 centimetres.")])
    assert browse("/start").evaluate(CALL, [assets, {}]) == {
        "name": "RpcError", "code": 3, "reason": "INVALID_FIELD", "words": "Bitte prüfe die Felder.", "retryAfter": 2500, "metadata": {},
        "fields": [{"field": "profile.height_cm", "reason": "HEIGHT_INVALID", "message": "50 to 272 centimetres."}]}


def test_deadlines_and_cancellation(browse, edge, assets):
    edge.paused = {GET_PROFILE}
    page = browse("/start")
    late = page.evaluate(CALL, [assets, {"timeout": 200}])
    assert (late["code"], late["words"]) == (4, "That took too long. Please try again.")
    assert page.evaluate(CALL, [assets, {"abort": True}])["name"] == "AbortError"


def test_answers_that_break_off_are_unavailable(browse, edge, assets):
    page = browse("/start")
    page.route(re.compile("GetProfile"), lambda route: route.fulfill(
        status=200, headers={"content-type": "application/grpc-web+proto"}, body=b"\x00\x00\x00\x00\x09abc"))
    broken = page.evaluate(CALL, [assets, {}])
    assert (broken["code"], broken["reason"]) == (14, "OFFLINE")


@pytest.mark.parametrize("status, code", [(401, 16), (403, 7), (404, 12), (502, 14), (503, 14), (500, 2)])
def test_http_errors_are_grpc_errors(browse, edge, assets, status, code):
    page = browse("/start", expected=["Failed to load resource"])
    page.route(re.compile("GetProfile"), lambda route: route.fulfill(status=status, body="<h1>proxy</h1>"))
    assert page.evaluate(CALL, [assets, {}])["code"] == code


def test_many_messages_in_one_body(browse, edge, assets):
    upload = people.PROFILE + "UploadProfileImage"
    page = browse("/start", expected=["ERR_FAILED"])
    page.route(re.compile("UploadProfileImage"), lambda route: (bodies.append(route.request.post_data_buffer), route.abort())[1])
    bodies = []
    page.evaluate("""async ([assets]) => {
      const {collect} = await import(`${assets}/core/rpc.js`), {ProfileService} = await import(`${assets}/Generated/profile.js`);
      await collect(ProfileService.uploadProfileImage, [{opening: {}}, {data: new Uint8Array(300).fill(7)}, {data: new Uint8Array([1])}]).catch(() => {});
    }""", [assets])
    assert bodies == [b"\0\0\0\0\x02\x0a\0" + b"\0\0\0\x01\x2f\x12\xac\x02" + b"\x07" * 300 + b"\0\0\0\0\x03\x12\x01\x01"]


def test_the_policy_holds(browse, ada):
    """No string becomes markup or code, and no style comes from attributes: the CSP would complain in the console."""
    page = browse("/", expected=["Content Security Policy", "requires 'TrustedHTML'", "TrustedScript", "eval"])
    expect(page.locator(".hero .number")).to_be_visible()
    assert page.evaluate("document.querySelectorAll('script:not([src]), style').length") == 0
    blocked = page.evaluate("""() => { try { document.body.innerHTML = '<b>x</b>'; return false; } catch { return true; } }""")
    assert blocked


def test_budget_of_home(browse, ada, site):
    page = browse("/start")
    # What is loaded once the browser has nothing else to do is not on the way to Home.
    page.context.add_init_script("globalThis.requestIdleCallback = () => 0")
    loaded = []
    page.on("response", lambda response: loaded.append(response.url.removeprefix(ada.url)))
    page.goto("/")
    expect(page.locator(".latest .emblem").first).to_be_visible()
    expect(page.locator(".hero .number")).to_be_visible()
    page.wait_for_timeout(300)
    shell = {path for path in loaded if path == "/" or (path.startswith("/assets/") and not path.endswith((".png", ".svg")))}
    size = 0
    for path in shell:
        file = site / (path.lstrip("/") or "index.html")
        size += file.stat().st_size if file.suffix == ".woff2" else len(gzip.compress(file.read_bytes(), 9))
    assert len(shell) <= 20, sorted(shell)
    assert size <= 150 * 1024, f"{size} bytes"
    print(f"\nHome's shell: {len(shell)} requests, {size / 1024:.1f} KB compressed")


@pytest.mark.parametrize("path, complete", [("/", ".latest .emblem clipPath"), ("/trophies", ".proof .wave")])
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "desktop"])
def test_nothing_jumps_while_it_loads(browse, ada, path, complete, size):
    page = browse("/start", size=size)
    page.context.add_init_script("""globalThis.shifts = [];
      new PerformanceObserver(list => shifts.push(...list.getEntries().map(each => ({value: each.value, nodes: each.sources.map(
        ({node}) => node?.parentElement?.outerHTML.slice(0, 150))})))).observe({type: 'layout-shift', buffered: true})""")
    page.goto(path)
    expect(page.locator(complete).first).to_be_attached()
    page.wait_for_timeout(500)
    shifts = page.evaluate("shifts")
    assert sum(each["value"] for each in shifts) < 0.05, shifts
