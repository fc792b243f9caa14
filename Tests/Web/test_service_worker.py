"""The service worker: the page opens without a connection, and nothing that changes is ever kept."""

import shutil

import pytest

from web import people, sets

READY = """async () => {
  const registration = await navigator.serviceWorker.ready;
  while (registration.active.state !== 'activated') await new Promise(resolve => setTimeout(resolve, 50));
  while (!navigator.serviceWorker.controller) await new Promise(resolve => setTimeout(resolve, 50));
  return registration.active.scriptURL;
}"""
KEPT = """async () => {
  const found = {};
  for (const name of await caches.keys()) found[name] = (await (await caches.open(name)).keys()).map(({url}) => new URL(url).pathname);
  return found;
}"""


@pytest.fixture
def page(browse, edge):
    edge.answers |= people.ada()
    sets.Sets(edge)
    edge.sign_in()
    # The browser asks for an icon, which there is not, where it shows a bare file.
    page = browse("/", expected=("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "404"))
    page.evaluate(READY)
    return page


def test_the_page_opens_without_a_connection(page):
    page.context.set_offline(True)
    page.goto("/unsent")
    page.get_by_text("Nothing is waiting").wait_for()
    # Views that were never opened before are there, too.
    page.goto("/set/00000000-0000-4000-8000-000000000000")
    page.get_by_role("heading", name="This set isn’t on this device").wait_for()
    page.goto("/set")
    page.locator(".set").wait_for()


def test_a_page_that_loses_its_connection_gets_the_service_worker_later(browse, edge, tmp_path):
    """The server has no service worker at first, so the page has none when its connection goes."""
    site = tmp_path / "site"
    shutil.copytree(edge.site, site)
    worker = (site / "sw.js").read_text()
    for name in ("sw.js", "sw.js.gz"):
        (site / name).unlink()
    edge.site, edge.answers = site, people.ada()
    sets.Sets(edge)
    edge.sign_in()
    page = browse("/", expected=("404", "ERR_INTERNET_DISCONNECTED", "error occurred when fetching the script"))
    page.locator(".ring").wait_for()
    startup = "document.querySelector('script[type=module]').src.replace('core/main.js', 'set/startup.js')"
    page.evaluate(f"async () => {{ window.startup = await import({startup}); }}")
    page.context.set_offline(True)
    with page.expect_console_message(lambda message: message.text.startswith("no service worker")):
        page.evaluate("() => window.startup.startUp()")
    assert page.evaluate("async () => await navigator.serviceWorker.getRegistration() === undefined")
    (site / "sw.js").write_text(worker)
    page.context.set_offline(False)
    page.evaluate(READY)


def test_it_keeps_the_shell_and_nothing_else(page, edge):
    page.goto("/trophies")
    page.locator("main h1").wait_for()
    [(name, kept)] = page.evaluate(KEPT).items()
    [folder] = [path for path in (edge.site / "assets").iterdir()]
    assert name == f"titanup-shell-{folder.name}"
    assert all(path == "/" or path.startswith(f"/assets/{folder.name}/") for path in kept)
    assert not any("/pose/" in path for path in kept)
    missing = {"core/main.js", "set/live.js", "views/set/set.js", "words/de.json", "css/set.css"} - {path.removeprefix(f"/assets/{folder.name}/") for path in kept}
    assert not missing


def test_calls_and_the_session_reach_the_server_every_time(page, edge):
    edge.requests.clear()
    before = len(edge.calls["/titanup.profile.v1.ProfileService/GetDashboard"])
    for _ in range(2):
        page.goto("/")
        page.locator(".ring").wait_for()
    assert edge.requests.count("/session") == 2
    assert len(edge.calls["/titanup.profile.v1.ProfileService/GetDashboard"]) >= before + 2


def test_a_new_version_waits_until_no_set_is_live(page, edge, tmp_path):
    """The server gets another version while this page counts a set."""
    [old] = [path.name for path in (edge.site / "assets").iterdir()]
    site = tmp_path / "site"
    shutil.copytree(edge.site, site)
    (site / "assets" / old).rename(site / "assets/0123456789abcdef")
    for name in ("index.html", "sw.js"):
        file = site / name
        file.write_text(file.read_text().replace(old, "0123456789abcdef"))
        file.with_name(f"{name}.gz").unlink()
    page.evaluate("""() => {
      navigator.locks.request('titanup-set-live', () => new Promise(end => { window.endSet = end; }));
    }""")
    edge.site = site
    page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
    waiting = "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)"
    while not page.evaluate(waiting):
        page.wait_for_timeout(50)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_timeout(500)
    assert page.evaluate(waiting)
    page.evaluate("window.endSet()")
    while page.evaluate(waiting):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        page.wait_for_timeout(50)
    assert f"titanup-shell-{old}" in page.evaluate(KEPT), "this page may still load views of its own version"
    page.reload()
    page.locator(".ring").wait_for()
    assert "0123456789abcdef" in page.evaluate("document.querySelector('script[type=module]').src")


PUT = """async () => {
  const base = document.querySelector('script[type=module]').src.replace(/core\\/main\\.js$/, '');
  const {setWorld} = await import(`${base}set/world.js`), {session} = await import(`${base}core/store.js`);
  const {queue, newId} = await setWorld(), streamId = newId(), startedAt = Date.now() - 60000;
  const open = {streamId, exercise: 1, schema: 1, imageWidth: 640, imageHeight: 360, targetReps: 12,
    startTime: {seconds: Math.floor(startedAt / 1000), nanos: 0}};
  await queue.begin({streamId, userId: session.peek().userId, sessionId: newId(), requestId: newId(), state: 'unsent', open, isAttempted: false,
    startedAt, timeZone: 'Europe/Berlin', utcOffsetSeconds: 3600, target: 12, next: 0, lastUs: 0, reps: 12, partialReps: 1});
  const frames = Array.from({length: 32}, (_, number) => ({number, timeUs: number * 33333, landmarks: new Array(132).fill(0.5)}));
  await queue.append(streamId, [{first: 0, isPaused: false, frames}], {});
}"""


@pytest.mark.parametrize("shown", ["about:blank", "{assets}/css/set.css"], ids=["nothing", "a page that sends nothing"])
def test_a_waiting_set_is_sent_without_a_page(page, edge, assets, shown):
    """The browser says that there is a connection: nobody sends but the service worker."""
    service = sets.Sets(edge)
    page.evaluate(PUT)
    developer = page.context.new_page()
    tools = page.context.new_cdp_session(developer)
    registrations = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    tools.send("ServiceWorker.enable")
    page.goto(shown.format(assets=assets))
    while not registrations:
        developer.wait_for_timeout(50)
    tools.send("ServiceWorker.dispatchSyncEvent", {
        "origin": edge.url, "registrationId": registrations[-1]["registrationId"], "tag": "titanup-sets", "lastChance": False})
    while not service.sessions:
        developer.wait_for_timeout(50)
    assert service.uploads == 1
    page.goto("/unsent")
    page.locator("[data-state=stored]").wait_for()
