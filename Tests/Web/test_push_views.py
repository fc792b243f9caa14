"""Reminders that reach a closed page: the switch with its reasons, the subscription, and what the service worker does with a push."""

import base64
import datetime

import pytest
from playwright.sync_api import expect

from test_habit_views import NOTIFICATIONS, kept, opened  # noqa: F401 - fixtures
from test_service_worker import READY
from web import contract, habits, people
from web.edge import Failure
from web.habits import SERIES
from web.looks import DESKTOP, LOOKS, look_over, name_of
from web.people import AUTH, MOTIVATION

KEY = bytes([4, *range(64)])
#: In place of the browser maker's push service, of which a test's browser has none. What it has survives a reload.
PUSHES = """globalThis.subscriptions = {
  get endpoint() { return sessionStorage.getItem('endpoint'); },
  found() {
    const key = Uint8Array.from(atob(sessionStorage.getItem('key') ?? ''), letter => letter.charCodeAt(0));
    return this.endpoint && {endpoint: this.endpoint, options: {applicationServerKey: key.buffer},
      getKey: name => new Uint8Array(name === 'auth' ? 16 : 65).fill(name === 'auth' ? 1 : 4).buffer,
      unsubscribe: async () => { sessionStorage.removeItem('endpoint'); return true; }};
  },
};
PushManager.prototype.getSubscription = async () => subscriptions.found();
PushManager.prototype.subscribe = async ({applicationServerKey, userVisibleOnly}) => {
  if (sessionStorage.getItem('failing') || !userVisibleOnly) throw new DOMException('no push service', 'AbortError');
  sessionStorage.setItem('key', btoa(String.fromCharCode(...applicationServerKey)));
  if (!subscriptions.endpoint) sessionStorage.setItem('endpoint', `https://push.example.org/${crypto.randomUUID()}`);
  return subscriptions.found();
};"""
CREATE, DELETE = MOTIVATION + "CreatePushSubscription", MOTIVATION + "DeletePushSubscription"


@pytest.fixture
def pushed(opened, edge):
    """The reminders of a page in a browser with a push service, where notifications are allowed already."""
    edge.answers |= {MOTIVATION + "GetPushKey": {"publicKey": base64.b64encode(KEY).decode()}, CREATE: {}, DELETE: {}}

    def pushed(*scripts, permission="granted", **options):
        page = opened("/start", "h1", **options)
        page.context.add_init_script(f"if (!sessionStorage.getItem('permission')) sessionStorage.setItem('permission', '{permission}');")
        for script in (NOTIFICATIONS, PUSHES, *scripts):
            page.context.add_init_script(script)
        page.goto("/reminders")
        return page
    return pushed


def card(page):
    return page.get_by_role("region", name="Notifications")


def wait_for_calls(page, edge, method, count):
    while len(edge.calls[method]) < count:
        page.wait_for_timeout(50)
    return edge.calls[method]


def test_allowing_notifications_subscribes_and_the_switch_ends_it(pushed, edge):
    page = pushed(permission="default")
    page.get_by_role("button", name="Allow notifications").click()
    expect(card(page)).to_contain_text("Reminders reach this device even when TitanUp is closed.")
    [made] = edge.calls[CREATE]
    assert made.subscription.endpoint.startswith("https://push.example.org/")
    assert made.subscription.p256dh == bytes([4] * 65) and made.subscription.auth == bytes([1] * 16)
    assert base64.b64decode(page.evaluate("sessionStorage.getItem('key')")) == KEY
    switch = page.get_by_role("switch", name="Notifications")
    switch.click()
    expect(card(page)).to_contain_text("TitanUp can notify you when a reminder is due.")
    [ended] = wait_for_calls(page, edge, DELETE, 1)
    assert ended.endpoint == made.subscription.endpoint and page.evaluate("subscriptions.endpoint") is None
    switch.click()
    expect(card(page)).to_contain_text("even when TitanUp is closed.")
    assert edge.calls[CREATE][-1].subscription.endpoint != made.subscription.endpoint


def test_the_service_is_told_again_when_something_has_changed(pushed, edge):
    """Once a day is enough otherwise; what it is told with is the language of the pushes."""
    page = pushed()
    expect(card(page)).to_contain_text("even when TitanUp is closed.")
    page.reload()
    expect(card(page)).to_contain_text("even when TitanUp is closed.")
    assert len(edge.calls[CREATE]) == 1
    page.evaluate("localStorage.setItem('titanup.language', 'de')")
    page.reload()
    wait_for_calls(page, edge, CREATE, 2)
    expect(page.get_by_role("region", name="Benachrichtigungen")).to_contain_text("auch, wenn TitanUp geschlossen ist.")
    # The installation has another key: a subscription with the old one would be of no use.
    edge.answers[MOTIVATION + "GetPushKey"] = {"publicKey": base64.b64encode(bytes([4] * 65)).decode()}
    page.evaluate("localStorage.setItem('titanup.push', JSON.stringify({...JSON.parse(localStorage.getItem('titanup.push')), time: 0}))")
    page.reload()
    calls = wait_for_calls(page, edge, CREATE, 3)
    assert calls[2].subscription.endpoint != calls[1].subscription.endpoint == calls[0].subscription.endpoint


WITHOUT = {
    "no push service": ("delete globalThis.PushManager;", "this browser can’t receive them for closed pages"),
    "iOS, not on the home screen": (
        "delete globalThis.PushManager; delete globalThis.Notification; navigator.standalone = false;", "tap Share, then “Add to Home Screen”"),
    "no notifications": ("delete globalThis.PushManager; delete globalThis.Notification;", "This browser has no notifications for pages."),
    "blocked": ("Notification.permission = 'denied';", "This browser blocks notifications from TitanUp."),
}


@pytest.mark.parametrize("case", WITHOUT)
def test_the_page_says_why_there_are_no_pushes(pushed, edge, case):
    script, words = WITHOUT[case]
    page = pushed(script)
    expect(card(page)).to_contain_text(words)
    assert not edge.calls[CREATE]


def test_an_installation_without_pushes_says_so(pushed, edge):
    edge.answers[MOTIVATION + "GetPushKey"] = {}
    page = pushed()
    expect(card(page)).to_contain_text("this TitanUp doesn’t send reminders to closed pages")
    assert not edge.calls[CREATE] and page.evaluate("subscriptions.endpoint") is None


def test_what_failed_can_be_tried_again(pushed, edge):
    page = pushed("if (!sessionStorage.getItem('tried')) { sessionStorage.setItem('failing', '1'); sessionStorage.setItem('tried', '1'); }")
    expect(card(page)).to_contain_text("this browser couldn’t sign up")
    page.evaluate("sessionStorage.removeItem('failing')")
    edge.answers[CREATE] = Failure(14, "SHUTTING_DOWN", "Back in a moment.")
    card(page).get_by_role("button", name="Try again").click()
    wait_for_calls(page, edge, CREATE, 1)
    expect(card(page)).to_contain_text("this browser couldn’t sign up")
    edge.answers[CREATE] = {}
    card(page).get_by_role("button", name="Try again").click()
    expect(card(page)).to_contain_text("even when TitanUp is closed.")


@pytest.mark.parametrize("look", [LOOKS[1], LOOKS[4]], ids=name_of)
def test_the_reasons_in_other_looks(browse, edge, kept, look):
    language, theme, size = look
    page = browse("/start", language=language, theme=theme, size=size, reduced_motion="reduce")
    for script in ("sessionStorage.setItem('permission', 'granted');", NOTIFICATIONS, WITHOUT["no push service"][0]):
        page.context.add_init_script(script)
    page.goto("/reminders")
    expect(page.locator(".beside .card p[role=status]")).to_be_attached()
    look_over(page, size)


def test_signing_out_ends_the_pushes_first(pushed, edge):
    page = pushed(size=DESKTOP)
    expect(card(page)).to_contain_text("even when TitanUp is closed.")
    endpoint = page.evaluate("subscriptions.endpoint")
    order = []
    edge.answers |= {DELETE: lambda _: order.append("delete") or {}, AUTH + "SignOut": lambda _: order.append("sign out") or {}}
    page.locator("button.me").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    page.wait_for_url("**/start")
    assert order == ["delete", "sign out"] and edge.calls[DELETE][0].endpoint == endpoint


# The service worker

#: Events that a test makes: what they wait for is kept, and page and window are not asked.
WORKER = """() => {
  globalThis.waiting = [];
  globalThis.opened = [];
  ExtendableEvent.prototype.waitUntil = promise => { waiting.push(promise); };
  Clients.prototype.openWindow = async path => { opened.push(path); };
  Clients.prototype.matchAll = async () => [];
}"""
PUSH = """async bytes => {
  self.dispatchEvent(new PushEvent('push', {data: new Uint8Array(bytes)}));
  await Promise.all(waiting);
  return (await self.registration.getNotifications()).map(({title, body, tag, silent, data}) => ({title, body, tag, silent, data}));
}"""
TAP = """async () => {
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent('notificationclick', {notification}));
  await Promise.all(waiting);
  return {opened, left: (await self.registration.getNotifications()).length};
}"""


@pytest.fixture
def worker(browse, edge, kept):
    """The service worker of a page that is closed."""
    page = browse("/reminders")
    page.context.grant_permissions(["notifications"], origin=edge.url)
    page.evaluate(READY)
    [worker] = page.context.service_workers
    worker.evaluate(WORKER)
    page.goto("about:blank")
    return worker


def due(ago):
    """A reminder that was due so many seconds ago, as the service pushes it."""
    time = datetime.datetime.now(datetime.UTC) - datetime.timedelta(seconds=ago)
    occurrence = habits.occurrence(back=0, minute=1080) | {"time": time.isoformat().replace("+00:00", "Z")}
    return occurrence, list(contract.new("titanup.motivation.v1.ReminderOccurrence", occurrence).SerializeToString())


TAG = f"{SERIES} {people.day(0)} 1080"


def test_a_push_is_shown_while_no_page_is_open(worker, edge):
    _, message = due(1)
    [shown] = worker.evaluate(PUSH, message)
    assert (shown["title"], shown["body"], shown["tag"], shown["silent"]) == ("TitanUp", "Time for your push-ups.", TAG, False)
    # The same push again replaces the first.
    assert len(worker.evaluate(PUSH, message)) == 1
    assert not edge.calls[MOTIVATION + "ListDueReminders"], "a push on time asks nothing"


def test_a_late_push_that_was_seen_elsewhere_stays_quiet(worker, edge):
    occurrence, message = due(3600)
    edge.answers[MOTIVATION + "ListDueReminders"] = {}
    assert worker.evaluate(PUSH, message) == []
    edge.answers[MOTIVATION + "ListDueReminders"] = {"occurrences": [occurrence]}
    assert len(worker.evaluate(PUSH, message)) == 1


def test_a_late_push_is_shown_if_nobody_can_be_asked(worker, edge):
    edge.answers[MOTIVATION + "ListDueReminders"] = Failure(16, "SESSION_EXPIRED")
    assert len(worker.evaluate(PUSH, due(3600)[1])) == 1


def test_a_tap_acknowledges_and_leads_to_the_view(worker, edge):
    worker.evaluate(PUSH, due(1)[1])
    assert worker.evaluate(TAP) == {"opened": ["/set"], "left": 0}
    [seen] = edge.calls[MOTIVATION + "AcknowledgeReminder"]
    assert (seen.reminder_id, seen.local_date, seen.minute) == (SERIES, people.day(0), 1080)


def test_the_browser_delivers_pushes_to_the_service_worker(browse, edge, kept):
    """Through the browser itself, which passes text on as a push: so this message has ASCII alone, and no time."""
    page = browse("/reminders")
    page.context.grant_permissions(["notifications"], origin=edge.url)
    page.evaluate(READY)
    edge.answers[MOTIVATION + "ListDueReminders"] = Failure(14, "SHUTTING_DOWN")
    occurrence = {"reminderId": SERIES, "localDate": people.day(0), "minute": 100, "kind": "REMINDER_KIND_PUSH_UPS", "text": "Now"}
    message = contract.new("titanup.motivation.v1.ReminderOccurrence", occurrence).SerializeToString().decode("ascii")
    tools, registrations = page.context.new_cdp_session(page), []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    tools.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(50)
    tools.send("ServiceWorker.deliverPushMessage", {"origin": edge.url, "registrationId": registrations[-1]["registrationId"], "data": message})
    shown = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({body}) => body)"
    while page.evaluate(shown) != ["Now"]:
        page.wait_for_timeout(50)


RESUBSCRIBE = """async ([before, after]) => {
  const manager = self.registration.pushManager;
  const subscription = endpoint => endpoint && {endpoint, getKey: name => new Uint8Array(name === 'auth' ? 16 : 65).buffer};
  manager.subscribe = async () => subscription('https://push.example.org/made');
  Object.defineProperty(self.registration, 'pushManager', {value: manager});
  const event = new ExtendableEvent('pushsubscriptionchange');
  Object.assign(event, {oldSubscription: subscription(before), newSubscription: subscription(after)});
  self.dispatchEvent(event);
  await Promise.all(waiting);
}"""


@pytest.mark.parametrize("before, after, told", [
    ("https://push.example.org/old", "https://push.example.org/new", "https://push.example.org/new"),
    ("https://push.example.org/old", None, "https://push.example.org/made"),
    (None, None, "https://push.example.org/made"),
])
def test_a_subscription_that_the_browser_replaces_is_replaced(worker, edge, before, after, told):
    edge.answers |= {MOTIVATION + "GetPushKey": {"publicKey": base64.b64encode(KEY).decode()}, CREATE: {}, DELETE: {}}
    worker.evaluate(RESUBSCRIBE, [before, after])
    assert [call.subscription.endpoint for call in edge.calls[CREATE]] == [told]
    assert [call.endpoint for call in edge.calls[DELETE]] == ([before] if before else [])


def test_notifications_of_a_closed_page_go_once_a_page_knows_better(browse, edge, kept):
    """One was pushed while no page was open, and seen on another device since."""
    page = browse("/reminders")
    page.context.grant_permissions(["notifications"], origin=edge.url)
    page.evaluate(READY)
    show = """async tag => (await navigator.serviceWorker.ready).showNotification('TitanUp', {tag, data: {path: '/', key: {}}})"""
    for tag in (TAG, "another reminder"):
        page.evaluate(show, tag)
    edge.answers[MOTIVATION + "StreamDueReminders"] = [{"due": habits.occurrence(back=0, minute=1080)}]
    page.reload()
    left = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({tag}) => tag)"
    while page.evaluate(left) != [TAG]:
        page.wait_for_timeout(50)
