"""What other views leave in memory while the camera is open: nothing that grows with each visit."""

from playwright.sync_api import expect

from test_set_views import engine, set_page  # noqa: F401 - fixtures
from web import everything

#: Those that a tab, or a link of one, leads to, with what is there when they are.
VIEWS = {
    "/": (".hero .number", "titan-home"), "/trophies": (".niches .locked", "titan-trophies"), "/train": (".suggestion", "titan-train"),
    "/habits": (".habit-rows li", "titan-habits"), "/sessions": ("main li", "titan-sessions"), "/statistics": (".statements p", "titan-statistics"),
    "/week": (".week-plan", "titan-week"), "/profile": (".portrait h2", "titan-profile"),
}
SET = "titan-set"
#: How often everything is visited until the browser has compiled what it will, and how often after that.
WARM_UP, MORE = 9, 3
#: How many times the heap may be as large after all views have been there again.
GROWTH = 1.1

GO = """async path => {
  const base = document.querySelector('script[type=module]').src.replace(/core\\/main\\.js$/, '');
  (await import(`${base}core/router.js`)).go(path);
}"""


class Heap:
    """The page's heap, seen by the browser's tools after garbage was collected."""

    def __init__(self, page):
        self._tools = page.context.new_cdp_session(page)

    def bytes(self):
        self._tools.send("HeapProfiler.collectGarbage")
        return self._tools.send("Runtime.getHeapUsage")["usedSize"]

    def objects(self, tag):
        """How many elements of a view there are, in the document or not."""
        found = self._tools.send("Runtime.evaluate", {"expression": f"customElements.get('{tag}').prototype", "objectGroup": "views"})
        elements = self._tools.send("Runtime.queryObjects", {"prototypeObjectId": found["result"]["objectId"], "objectGroup": "views"})
        counted = self._tools.send("Runtime.callFunctionOn", {
            "objectId": elements["objects"]["objectId"], "functionDeclaration": "function () { return this.length; }", "returnByValue": True})
        self._tools.send("Runtime.releaseObjectGroup", {"objectGroup": "views"})
        return counted["result"]["value"]


def visit(page):
    """Every view, and then the camera."""
    for path, (content, _) in VIEWS.items():
        page.evaluate(GO, path)
        expect(page.locator(content).first).to_be_visible()
    page.evaluate(GO, "/set")
    expect(page.locator(SET)).to_be_visible()
    for _, tag in VIEWS.values():
        expect(page.locator(tag)).to_have_count(0)


def test_other_views_are_gone_while_the_camera_is_open(set_page, edge):  # noqa: F811 - the fixture
    everything.answer(edge)
    page = set_page("/")
    expect(page.locator(VIEWS["/"][0])).to_be_visible()
    # A new document would have nothing of the old one's.
    page.evaluate("() => { window.isTheSame = true; }")
    heap = Heap(page)
    visit(page)
    assert heap.objects(SET) == 1
    for _ in range(WARM_UP):
        visit(page)
    before = heap.bytes()
    for _ in range(MORE):
        visit(page)
    after = heap.bytes()
    print(f"the heap was {before / 2 ** 20:.2f} MiB, and {after / 2 ** 20:.2f} MiB after {MORE} more visits of all views")
    assert page.evaluate("() => window.isTheSame")
    # Now and then the last element of a view outlives it; those of the visits before are gone.
    alive = {tag: heap.objects(tag) for _, tag in VIEWS.values()}
    assert max(alive.values()) <= 1, alive
    assert after <= GROWTH * before
