"""Sets wait in IndexedDB until the service has them, whatever happens to the page meanwhile."""

import contextlib

import pytest
from playwright.sync_api import Error

from modules import modules, modules_url  # noqa: F401


def deliver(page, **scenario):
    return page.evaluate("async (scenario) => (await import('/fakes/queue.js')).deliver(scenario)", scenario)


def test_a_set_that_was_never_opened_is_uploaded(modules):
    found = deliver(modules, sets=[{"frames": 95}])
    [entry] = found["entries"]
    assert found["results"] == [True]
    assert (entry["state"], entry["receiptReps"], entry["sessionReps"]) == ("stored", 9, 9)
    assert entry["frames"] == 0
    assert (found["uploads"], found["closes"], found["sessions"]) == (1, 0, 1)
    # It says when it began.
    assert entry["openStart"] == 0


def test_a_set_with_a_pause_goes_by_stream_reps(modules):
    """UploadStream can't say that somebody rested."""
    found = deliver(modules, sets=[{"frames": 90, "paused": list(range(30, 60))}])
    [entry] = found["entries"]
    assert (entry["state"], entry["receiptReps"]) == ("stored", 6)
    assert (found["uploads"], found["closes"]) == (0, 1)
    assert found["stored"]["stream-a"]["paused"] == [30 <= number < 60 for number in range(90)]


@pytest.mark.parametrize("known", [0, 32, 50, 64, 90])
def test_a_set_that_was_opened_goes_on(modules, known):
    """The service has more than it acknowledged, if an answer was lost."""
    found = deliver(modules, sets=[{"frames": 90, "isAttempted": True}], knownFrames=known)
    [entry] = found["entries"]
    assert (entry["state"], entry["receiptReps"]) == ("stored", 9)
    assert (found["uploads"], found["closes"], found["sessions"]) == (0, 1, 1)
    assert found["first"][0] == ["open"]
    assert found["stored"]["stream-a"]["numbers"] == list(range(90))


def test_acknowledged_frames_are_not_needed(modules):
    found = deliver(modules, sets=[{"frames": 90, "first": 60, "isAttempted": True}], knownFrames=60)
    assert found["entries"][0]["receiptReps"] == 9


def test_what_is_left_of_an_expired_stream_is_uploaded_under_a_new_id(modules):
    found = deliver(modules, sets=[{"frames": 90, "first": 30, "isAttempted": True}], knownFrames=30, isExpired=True)
    [entry] = found["entries"]
    assert entry["streamId"] == "new-1" and entry["isCut"]
    assert (entry["state"], entry["receiptReps"]) == ("stored", 6)
    assert found["stored"]["new-1"]["numbers"] == list(range(60))
    assert found["stored"]["new-1"]["times"][0] == 0
    # It begins when its first frame was taken, not when the set began, and without the preparation.
    assert entry["startedAt"] == 1000 and entry["openStart"] == 1000 - 1000 % 1000
    assert entry["preparation"] == 0


def test_an_expired_stream_of_which_nothing_is_left_is_refused(modules):
    found = deliver(modules, sets=[{"frames": 90, "first": 90, "isAttempted": True}], knownFrames=90, isExpired=True)
    [entry] = found["entries"]
    assert entry["state"] == "refused"
    assert entry["refusal"] == {"reason": "STREAM_EXPIRED", "words": "STREAM_EXPIRED in words"}
    assert found["results"] == [True]


@pytest.mark.parametrize("fates", [["unreached"], ["lost"], ["killed"], ["busy"], ["fine", "cut"], ["fine", "lost"], ["takenOver"]])
def test_an_attempt_that_fails_is_made_again(modules, fates):
    found = deliver(modules, sets=[{"frames": 90, "isAttempted": True}], fates=fates, rounds=2)
    [entry] = found["entries"]
    assert found["results"] == [False, True]
    assert (entry["state"], entry["receiptReps"], entry["trouble"]) == ("stored", 9, None)
    assert (found["closes"], found["sessions"]) == (1, 1)


def test_meanwhile_the_entry_says_why(modules):
    found = deliver(modules, sets=[{"frames": 90, "isAttempted": True}], fates=["busy"])
    assert found["entries"][0]["state"] == "unsent"
    assert found["entries"][0]["trouble"] == "TOO_MANY_STREAMS in words"


@pytest.mark.parametrize("failure", ["unreached", "lost", {"code": 14, "reason": "RECEIPT_KEYS_UNAVAILABLE"}, {"code": 16, "reason": "TOKEN_EXPIRED"}])
def test_a_session_is_stored_once(modules, failure):
    found = deliver(modules, sets=[{"frames": 90}], sessionFailures=[failure], rounds=2)
    [entry] = found["entries"]
    assert found["results"] == [False, True]
    assert (entry["state"], entry["sessionReps"]) == ("stored", 9)
    assert (found["uploads"], found["sessions"], found["sessionCalls"]) == (1, 1, 2)


@pytest.mark.parametrize("reason", ["SESSION_OVERLAP", "STREAM_ALREADY_USED"])
def test_a_refusal_is_shown_in_the_services_words(modules, reason):
    found = deliver(modules, sets=[{"frames": 90}], sessionFailures=[{"code": 9, "reason": reason}], rounds=2)
    [entry] = found["entries"]
    assert entry["state"] == "refused"
    assert entry["refusal"] == {"reason": reason, "words": f"{reason} in words"}
    # It isn't tried again by itself.
    assert found["sessionCalls"] == 1


def test_a_set_without_a_push_up_makes_no_session(modules):
    found = deliver(modules, sets=[{"frames": 9}])
    assert found["entries"][0]["state"] == "counted"
    assert found["sessionCalls"] == 0


def test_a_page_that_was_gone_before_the_first_frame_leaves_nothing(modules):
    assert deliver(modules, sets=[{"frames": 0}])["entries"] == []


def test_sets_go_in_their_order_and_one_does_not_hold_up_others(modules):
    found = deliver(modules, sets=[{"id": "b", "frames": 50}, {"id": "a", "frames": 90, "age": 60_000}], sessionFailures=[{"code": 9, "reason": "SESSION_OVERLAP"}])
    assert {entry["streamId"]: entry["state"] for entry in found["entries"]} == {"stream-a": "refused", "stream-b": "stored"}


def test_offline_nothing_is_tried(modules):
    found = deliver(modules, sets=[{"frames": 90}, {"id": "b", "frames": 60, "isAttempted": True}], isOffline=True)
    assert (found["results"], found["calls"], found["uploads"]) == ([False], 0, 0)
    assert [entry["state"] for entry in found["entries"]] == ["unsent", "unsent"]
    assert sorted(entry["frames"] for entry in found["entries"]) == [60, 90]


def test_only_ones_own_sets_are_sent(modules):
    found = deliver(modules, sets=[{"frames": 90, "userId": "bob"}])
    assert (found["calls"], found["uploads"], found["entries"]) == (0, 0, [])


@pytest.mark.parametrize("fates", [[], ["lost"], ["fine", "killed"]])
def test_frames_go_with_their_acknowledgement(modules, fates):
    found = modules.evaluate("async (fates) => (await import('/fakes/queue.js')).liveToQueue({fates})", fates)
    assert found["reps"] == 21
    assert found["kept"][-1] == 0
    assert found["entry"]["frames"] == 0


COUNT = "async () => { (await import('/fakes/queue.js')).countForever(); }"
ENTRIES = "async () => { const m = await import('/fakes/queue.js'); return m.entries(await m.openQueue()); }"
SEND = """async () => {
  const m = await import('/fakes/queue.js');
  const queue = await m.openQueue();
  const {send, pose, sessions} = m.delivery(queue);
  const isDone = await send();
  return {isDone, entries: await m.entries(queue), uploads: pose.uploads, sessions: sessions.sessions.size,
    numbers: pose.stored('stream-a')?.numbers};
}"""


def count_for_a_while(page, frames=12):
    page.evaluate(COUNT)
    page.wait_for_selector("title", state="attached")
    while (stored := page.evaluate("window.stored ?? 0")) < frames:
        page.wait_for_timeout(20)
    return stored


def send_when_free(page):
    """The browser releases the lock of a page a moment after it is gone."""
    while not (sent := page.evaluate(SEND))["isDone"]:
        page.wait_for_timeout(50)
    return sent


def assert_nothing_lost(sent, stored):
    [entry] = sent["entries"]
    assert sent["isDone"] and entry["state"] == "stored"
    assert len(sent["numbers"]) >= stored
    assert sent["numbers"] == list(range(len(sent["numbers"])))


def test_a_reload_in_mid_set_loses_nothing_that_was_stored(modules):
    stored = count_for_a_while(modules)
    modules.reload()
    [entry] = modules.evaluate(ENTRIES)
    assert entry["state"] == "recording" and entry["frames"] >= stored
    assert_nothing_lost(send_when_free(modules), stored)


def test_a_killed_page_loses_nothing_that_was_stored(modules, modules_url):
    """The renderer process dies, as when the system takes the memory."""
    page = modules.context.new_page()
    page.goto(modules_url)
    stored = count_for_a_while(page)
    crashed = []
    page.on("crash", lambda _: crashed.append(True))
    with contextlib.suppress(Error):
        page.goto("chrome://crash")
    while not crashed:
        modules.wait_for_timeout(20)
    assert_nothing_lost(send_when_free(modules), stored)


def test_another_tab_does_not_send_what_one_counts(modules, modules_url):
    page = modules.context.new_page()
    page.goto(modules_url)
    count_for_a_while(page)
    found = modules.evaluate(SEND)
    assert (found["isDone"], found["uploads"], found["entries"][0]["state"]) == (False, 0, "recording")
    page.close()
    assert send_when_free(modules)["entries"][0]["state"] == "stored"


def test_a_set_that_can_still_go_on_is_not_sent(modules):
    found = modules.evaluate("""async () => {
      const m = await import('/fakes/queue.js');
      const queue = await m.openQueue(() => Date.now() + 570_000);
      await m.put(queue, {frames: 90});
      const {send, pose} = m.delivery(queue);
      const first = [await send(), pose.uploads];
      const later = m.delivery(queue, {later: 120_000});
      return [first, [await later.send(), later.pose.uploads]];
    }""")
    assert found == [[False, 0], [True, 1]]


def test_two_tabs_send_a_set_once(modules, modules_url):
    """Both begin at the same time, and the first waits inside its upload until the second has looked."""
    modules.evaluate("async () => { const m = await import('/fakes/queue.js'); await m.put(await m.openQueue(), {frames: 90}); }")
    page = modules.context.new_page()
    page.goto(modules_url)
    modules.evaluate("""async () => {
      const m = await import('/fakes/queue.js');
      const {FakePose, FakeSessions} = await import('/fakes/pose.js');
      const {FakeClock} = await import('/fakes/clock.js');
      const {Delivery} = await import('/app/set/deliver.js');
      const clock = new FakeClock(Date.now() + 600_000), pose = new FakePose(clock), sessions = new FakeSessions();
      const gate = new Promise((resolve) => { window.letGo = resolve; });
      const began = new Promise((resolve) => { window.began = resolve; });
      const uploadStream = async (messages) => { window.began(); await gate; return pose.uploadStream(messages); };
      const queue = await m.openQueue();
      const delivery = new Delivery({queue, calls: {...pose, uploadStream, createSession: sessions.createSession}, clock,
        random: Math.random, newId: () => crypto.randomUUID(), locks: navigator.locks});
      window.done = delivery.all('ada', new AbortController().signal);
      await began;
    }""")
    second = page.evaluate(SEND)
    assert (second["isDone"], second["uploads"], second["sessions"]) == (False, 0, 0)
    assert modules.evaluate("async () => { window.letGo(); return window.done; }") is True
    assert [entry["state"] for entry in modules.evaluate(ENTRIES)] == ["stored"]
    assert page.evaluate(SEND)["uploads"] == 0


def test_the_other_tab_hears_of_changes(modules, modules_url):
    page = modules.context.new_page()
    page.goto(modules_url)
    page.evaluate("""async () => {
      const queue = await (await import('/fakes/queue.js')).openQueue();
      window.heard = new Promise((resolve) => queue.addEventListener('change', () => resolve(true), {once: true}));
    }""")
    modules.evaluate("async () => { const m = await import('/fakes/queue.js'); await m.put(await m.openQueue(), {frames: 3}); }")
    assert page.evaluate("window.heard") is True


def test_signing_out_deletes_everything(modules):
    found = modules.evaluate("""async () => {
      const m = await import('/fakes/queue.js');
      const queue = await m.openQueue();
      await m.put(queue, {frames: 90});
      await m.put(queue, {id: 'b', userId: 'bob', frames: 30});
      await queue.clear();
      return [await m.entries(queue), await m.entries(queue, 'bob'), (await queue.chunks('stream-a')).length];
    }""")
    assert found == [[], [], 0]


def test_a_set_that_was_deleted_does_not_come_back(modules):
    """A late write of the page that counted it changes nothing."""
    found = modules.evaluate("""async () => {
      const m = await import('/fakes/queue.js');
      const queue = await m.openQueue();
      await m.put(queue, {frames: 90});
      await queue.remove('stream-a');
      await queue.change('stream-a', {state: 'counted'});
      return m.entries(queue);
    }""")
    assert found == []


def test_stored_sets_are_shown_for_a_day(modules):
    found = modules.evaluate("""async () => {
      const m = await import('/fakes/queue.js');
      let now = Date.UTC(2026, 10, 26, 12);
      const queue = await m.openQueue(() => now);
      await m.put(queue, {frames: 90, state: 'stored'});
      await m.put(queue, {id: 'b', frames: 90, state: 'refused'});
      const left = [];
      for (const hours of [0, 23, 2]) {
        now += hours * 3_600_000;
        await queue.tidy('ada');
        left.push((await m.entries(queue)).map(({state}) => state).sort());
      }
      return left;
    }""")
    assert found == [["refused", "stored"], ["refused", "stored"], ["refused"]]
