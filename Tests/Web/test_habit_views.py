"""Habits and reminders: in every look and state, by tap, keyboard and pointer, and as other devices change them."""

import re

import pytest
from playwright.sync_api import expect

from web import habits, people
from web.edge import Failure
from web.habits import ONCE, READ, RUN, SERIES, SPREAD, SUGAR, WATER
from web.looks import DESKTOP, LOOKS, PHONE, look_over, name_of, spread
from web.people import HABITS, MOTIVATION

#: The address, what is there once it is complete, what a newcomer sees, and the method without which there is nothing.
VIEWS = {
    "habits": ("/habits", ".activity .habit-line", ".empty a[href='/habits/new']", HABITS + "ListHabits"),
    "habit": (f"/habits/{WATER}", ".records ol li", None, HABITS + "GetHabitStats"),
    "edited habit": (f"/habits/{READ}/edit", "main form", None, HABITS + "GetHabit"),
    "reminders": ("/reminders", ".next-list li", ".empty a[href='/reminders/new']", MOTIVATION + "ListReminders"),
    "edited reminder": (f"/reminders/{SERIES}", ".next-list li", None, MOTIVATION + "ListReminders"),
}
#: Chromium says so when a connection goes, or an answer is lost.
LOST = ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Couldn't load preload assets", "error occurred when fetching the script"]
WORDS = {"en": "Back in a moment, said the service.", "de": "Gleich wieder da, sagt der Dienst."}


@pytest.fixture
def kept(edge):
    """Ada, with what she keeps up."""
    edge.sign_in()
    kept = habits.Kept()
    edge.answers = people.ada() | kept.answers
    return kept


@pytest.fixture
def opened(browse, kept):
    def opened(path, complete, size=PHONE, **options):
        page = browse(path, size=size, reduced_motion="reduce", **options)
        expect(page.locator(complete).first).to_be_visible()
        return page
    return opened


@pytest.mark.parametrize("view, look", spread(VIEWS), ids=lambda each: each if isinstance(each, str) else name_of(each))
def test_every_state_of_a_view(browse, edge, kept, view, look):
    """Loading, failed, tried again, complete; without a connection; and empty."""
    path, complete, empty, method = VIEWS[view]
    language, theme, size = look
    if method:
        edge.paused = {method}
        edge.answers[method] = Failure(14, "SHUTTING_DOWN", WORDS[language])
    page = browse(path, language=language, theme=theme, size=size, reduced_motion="reduce", expected=LOST)
    if method:
        expect(page.locator("main [role=status]").first).to_be_attached()
        look_over(page, size)
        edge.resume()
        expect(page.locator("main [role=alert]").first).to_contain_text(WORDS[language])
        look_over(page, size)
        edge.answers |= kept.answers
        page.locator("main [role=alert] button").first.click()
    expect(page.locator(complete).first).to_be_visible()
    look_over(page, size)
    page.context.set_offline(True)
    expect(page.locator(".offline")).to_be_visible()
    expect(page.locator(complete).first).to_be_visible()
    page.context.set_offline(False)
    if empty:
        edge.answers |= habits.Kept(newcomer=True).answers
        page.goto(path)
        expect(page.locator(empty).first).to_be_visible()
        look_over(page, size)


def test_a_tap_adds_up_before_the_answer_and_can_be_undone(opened, edge):
    page = opened("/habits", ".habit-rows li")
    edge.paused = {HABITS + "RecordHabit"}
    tap = page.get_by_role("button", name="Glasses of water: one more")
    totals = page.locator(".habit-rows li").first.locator(".habit-counts")
    tap.click()
    tap.click()
    expect(totals).to_contain_text("5 today")
    expect(totals).to_contain_text("Week 42")
    expect(totals).to_contain_text("Total 902")
    edge.resume()
    expect(page.locator(".notice")).to_contain_text("Glasses of water: 5 today")
    page.get_by_role("button", name="Undo").click()
    expect(totals).to_contain_text("4 today")
    recorded, [deleted] = edge.calls[HABITS + "RecordHabit"], edge.calls[HABITS + "DeleteRecord"]
    assert len({each.record.record_id for each in recorded}) == 2
    assert deleted.record_id in {each.record.record_id for each in recorded}


def test_a_lost_answer_counts_once(opened, edge, kept):
    page = opened("/habits", ".habit-rows li", expected=LOST)
    lost = []

    def lose(route):
        if lost:
            return route.continue_()
        lost.append(route.fetch())
        return route.abort()

    page.route(re.compile("/RecordHabit"), lose)
    page.get_by_role("button", name="Run: one more").click()
    expect(page.locator(".notice")).to_contain_text("Run: 1 today")
    first, second = edge.calls[HABITS + "RecordHabit"]
    assert first == second
    expect(page.locator(".habit-rows li").nth(3).locator(".habit-counts")).to_contain_text("Total 32")


def test_a_refused_tap_is_taken_back_in_the_services_words(opened, edge):
    page = opened("/habits", ".habit-rows li")
    edge.answers[HABITS + "RecordHabit"] = Failure(8, "TOO_MANY_RECORDS", "That's enough for today.")
    page.get_by_role("button", name="Run: one more").click()
    expect(page.locator(".notice")).to_contain_text("That's enough for today.")
    expect(page.locator(".habit-rows li").nth(3).locator(".habit-counts")).to_contain_text("0 today")


def test_an_amount_is_entered(opened, edge):
    page = opened("/habits", ".habit-rows li")
    page.get_by_role("button", name="Read: enter an amount").click()
    expect(page.get_by_label("min", exact=True)).to_be_focused()
    page.keyboard.type("12.5")
    look_over(page, PHONE)
    with page.expect_response(re.compile("/RecordHabit")):
        page.keyboard.press("Enter")
    expect(page.locator(".habit-rows li").nth(1).locator(".habit-counts")).to_contain_text("42.5 today")
    [recorded] = edge.calls[HABITS + "RecordHabit"]
    assert recorded.record.delta == 12.5


def test_what_another_device_does_arrives(opened, edge, kept):
    edge.paused = {HABITS + "WatchHabits"}
    page = opened("/habits", ".habit-rows li")
    page.wait_for_timeout(200)
    other = {"habit": habits.habit("77777777-7777-4777-8777-777777777777", "Sleep", "#3B82F6", {"perDay": 1.0}), "progress": habits.progress(0, 0, 0, 0)}
    kept.habits[0] = {**kept.habits[0], "progress": habits.progress(7, 44, 904, 87, streak=4)}
    kept.habits.append(other)
    edge.answers[HABITS + "WatchHabits"] = [{"overview": kept.habits[0], "cursor": "c1"}, {"overview": other, "cursor": "c2"}]
    edge.resume()
    expect(page.locator(".habit-rows li").first.locator(".habit-counts")).to_contain_text("7 today")
    expect(page.locator(".habit-rows .name", has_text="Sleep")).to_be_visible()
    page.wait_for_timeout(1500)
    assert edge.calls[HABITS + "WatchHabits"][-1].cursor == "c2"


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=str)
def test_a_name_hides_its_line_for_good(opened, edge, size):
    page = opened("/habits", ".activity .habit-line", size)
    expect(page.locator(".activity .chart .habit-line")).to_have_count(4)
    expect(page.locator(".activity table tbody tr")).to_have_count(7)
    name = page.locator(".line-names button", has_text="Read")
    with page.expect_response(re.compile("/UpdateHabit")):
        name.click()
    expect(name).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".activity .chart .habit-line")).to_have_count(3)
    expect(page.locator(".activity thead th")).to_have_text(["When", "Glasses of water", "No sugar after eight in the evening", "Run"])
    [change] = edge.calls[HABITS + "UpdateHabit"]
    assert list(change.update_mask.paths) == ["hidden_in_activity"] and change.habit.hidden_in_activity
    page.reload()
    expect(page.locator(".line-names button", has_text="Read")).to_have_attribute("aria-pressed", "false")
    look_over(page, size)
    # Without colours, too, lines differ.
    marks = page.locator(".activity .chart .habit-line .point:last-child").evaluate_all("all => all.map(each => each.getAttribute('d'))")
    assert len(set(marks)) == 3


def test_weeks_are_compared_both_ways(opened):
    page = opened("/habits", ".weeks tbody tr")
    row = page.locator(".weeks tbody tr").first
    expect(row).to_have_text(re.compile(r"Glasses of water.*40.*20.*\+20.*100%"))
    page.get_by_role("button", name="This week").click()
    expect(row).to_have_text(re.compile(r"Glasses of water.*40.*2.*\+38"))


def test_the_order_changes_by_keyboard_and_pointer(opened, edge):
    page = opened("/habits", ".habit-rows li")
    page.get_by_role("button", name="Sort").click()
    look_over(page, PHONE)
    page.get_by_role("button", name="Read: move up").focus()
    with page.expect_response(re.compile("/ReorderHabits")):
        page.keyboard.press("Enter")
    expect(page.locator(".sorting .name").first).to_have_text("Read")
    expect(page.locator("p[aria-live]")).to_have_text("Read is now 1 of 4")
    expect(page.get_by_role("button", name="Read: move down")).to_be_focused()
    grip, target = page.locator(".grip").nth(3).bounding_box(), page.locator(".grip").nth(0).bounding_box()
    page.mouse.move(grip["x"] + 20, grip["y"] + 20)
    page.mouse.down()
    page.mouse.move(grip["x"] + 20, target["y"] + 10, steps=5)
    with page.expect_response(re.compile("/ReorderHabits")):
        page.mouse.up()
    expect(page.locator(".sorting .name")).to_have_text(["Run", "Read", "Glasses of water", "No sugar after eight in the evening"])
    asked = [list(each.habit_ids) for each in edge.calls[HABITS + "ReorderHabits"]]
    assert asked == [[READ, WATER, SUGAR, RUN], [RUN, READ, WATER, SUGAR]]


def test_archived_and_deleted_ones_come_back(opened, edge):
    page = opened("/habits", ".habit-rows li")
    page.locator(".others summary").click()
    look_over(page, PHONE)
    with page.expect_response(re.compile("/UpdateHabit")):
        page.get_by_role("button", name="Restore Piano").click()
    expect(page.locator(".others li")).to_have_count(1)
    [change] = edge.calls[HABITS + "UpdateHabit"]
    assert list(change.update_mask.paths) == ["archived"] and not change.habit.archived
    page.get_by_role("button", name="Restore Diary").click()
    expect(page.locator(".notice")).to_contain_text("Diary is back.")
    assert edge.calls[HABITS + "UndeleteHabit"][0].habit_id == habits.GONE


def test_a_habit_is_made_with_every_field(opened, edge):
    page = opened("/habits/new", "main form")
    page.get_by_role("button", name="Add the habit").click()
    expect(page.locator("#title-error")).to_have_text("Please fill this in.")
    expect(page.get_by_label("Name")).to_be_focused()
    page.keyboard.type("  Stretch ")
    page.get_by_text("In an amount").click()
    page.get_by_label("Unit").fill("min")
    page.locator("main").get_by_text("Week", exact=True).click()
    page.get_by_label("Goal").fill("-1")
    page.get_by_role("button", name="Add the habit").click()
    expect(page.locator("#per_week-error")).to_contain_text("above 0")
    page.get_by_label("Goal").fill("22.5")
    page.get_by_text("5", exact=True).click()
    page.get_by_label("Counted by").select_option("3")
    edge.answers[HABITS + "CreateHabit"] = Failure(3, "LENGTH_INVALID", "", [("habit.title", "LENGTH_INVALID", "Please choose a shorter name.")])
    page.get_by_role("button", name="Add the habit").click()
    expect(page.locator("#title-error")).to_have_text("Please choose a shorter name.")
    look_over(page, PHONE)
    edge.answers[HABITS + "CreateHabit"] = Failure(6, "NAME_TAKEN", "You already have a habit with this name.")
    page.get_by_role("button", name="Add the habit").click()
    expect(page.locator("main .alert")).to_have_text("You already have a habit with this name.")
    edge.answers[HABITS + "CreateHabit"] = lambda request: {"habit": habits.as_dictionary(request.habit)}
    page.get_by_role("button", name="Add the habit").click()
    expect(page.locator(".habit-rows li").first).to_be_visible()
    *refused, made = (each.habit for each in edge.calls[HABITS + "CreateHabit"])
    assert {each.habit_id for each in refused} == {made.habit_id}
    assert (made.title, made.unit, made.goal.per_week.value, made.difficulty) == ("Stretch", "min", 22.5, 5)
    assert made.measure == 2 and made.goal.direction == 1 and made.color == "#3B82F6" and made.start_date == people.day(0)
    [link] = edge.calls[HABITS + "LinkHabit"]
    assert link.habit_id == made.habit_id and link.source == 3


def test_a_change_sends_only_what_has_changed(opened, edge):
    page = opened(f"/habits/{READ}/edit", "main form")
    expect(page.get_by_label("Goal")).to_have_value("30")
    page.get_by_label("Goal").fill("40")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".habit-figures")).to_be_visible()
    [change] = edge.calls[HABITS + "UpdateHabit"]
    assert list(change.update_mask.paths) == ["goal"] and change.habit.goal.per_day.value == 40


def test_records_are_corrected_and_deleted(opened, edge, kept):
    page = opened(f"/habits/{WATER}", ".records ol li", DESKTOP)
    expect(page.locator(".habit-figures")).to_contain_text("3 of 8 today · 4 days in a row")
    expect(page.locator(".records ol li").nth(4)).to_contain_text("From a set of push-ups")
    assert page.locator(".records ol li").nth(4).locator("button").count() == 0
    row = page.locator(".records ol li").nth(1)
    row.get_by_role("button", name="Correct").click()
    expect(page.get_by_label("How many")).to_be_focused()
    page.keyboard.type("0")
    page.keyboard.press("Enter")
    expect(page.locator(".entry .said")).to_have_text("Please enter a number other than 0.")
    look_over(page, DESKTOP)
    page.get_by_label("How many").fill("5")
    page.keyboard.press("Enter")
    expect(page.locator(".notice")).to_contain_text("The record is corrected.")
    [stored], [deleted] = edge.calls[HABITS + "RecordHabit"], edge.calls[HABITS + "DeleteRecord"]
    wrong = habits.record(2, 0)
    assert deleted.record_id == wrong["recordId"] != stored.record.record_id
    assert (stored.record.delta, stored.record.note) == (5, "After the run")
    assert habits.as_dictionary(stored.record)["occurTime"] == wrong["occurTime"]
    page.locator(".records ol li", has_text="Set to 8 times").get_by_role("button", name="Delete").click()
    expect(page.locator(".records ol li", has_text="Set to 8 times")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".records ol li", has_text="Set to 8 times")).to_be_visible()
    assert edge.calls[HABITS + "SetHabitValue"][0].record.local_date == people.day(1)


def test_what_was_forgotten_is_added_and_a_day_skipped(opened, edge):
    page = opened(f"/habits/{WATER}", ".records ol li")
    page.get_by_role("button", name="Add one").click()
    page.get_by_label("Day", exact=True).fill(people.day(2))
    page.get_by_label("How many").fill("2")
    look_over(page, PHONE)
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".notice")).to_contain_text("The record is added.")
    [added] = edge.calls[HABITS + "RecordHabit"]
    assert habits.as_dictionary(added.record)["occurTime"].startswith(people.day(2)) and added.record.delta == 2
    page.get_by_role("button", name="Skip today").click()
    expect(page.locator(".notice")).to_contain_text("Today is skipped")
    assert edge.calls[HABITS + "SkipHabit"][0].record.skipped


def test_a_habit_is_deleted_and_brought_back(opened, edge):
    page = opened(f"/habits/{WATER}", ".records ol li")
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.locator(".notice")).to_contain_text("Glasses of water is deleted.")
    expect(page.locator("h1")).to_have_text("Habits")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("h1")).to_have_text("Glasses of water")
    assert edge.calls[HABITS + "DeleteHabit"][0].habit_id == edge.calls[HABITS + "UndeleteHabit"][0].habit_id == WATER


def test_the_sheet_leads_to_reminders(opened):
    page = opened("/", ".hero .number")
    page.get_by_role("button", name="You and this device").click()
    look_over(page, PHONE)
    page.get_by_role("dialog").get_by_role("link", name="Reminders").click()
    expect(page.locator(".series-list li").first).to_be_visible()
    expect(page.locator("h1")).to_be_focused()


def test_a_weekly_series_in_three_taps(opened, edge):
    page = opened("/reminders", ".series-list li")
    page.get_by_role("link", name="New reminder").click()
    page.get_by_text("Weekly", exact=True).click()
    expect(page.locator(".preview li")).to_have_count(2)
    page.get_by_role("button", name="Add the reminder").click()
    expect(page.locator(".series-list li")).to_have_count(4)
    made = [each.reminder for each in edge.calls[MOTIVATION + "CreateReminder"] if not each.validate_only]
    assert len(made) == 1 and made[0].frequency == 3
    assert list(made[0].weekdays) == [1, 3, 5] and list(made[0].minutes) == [1080]


def test_what_is_wrong_with_a_series_is_said_beside_it(opened, edge):
    page = opened("/reminders/new", ".preview li")
    add = page.get_by_role("button", name="Add the reminder")
    page.get_by_text("Something else").click()
    page.get_by_text("Weekly", exact=True).click()
    add.click()
    expect(page.locator("#text-error")).to_have_text("Please fill this in.")
    page.get_by_label("What it should say").fill("Stretch")
    for day in ("Monday", "Wednesday", "Friday"):
        page.get_by_role("checkbox", name=day).uncheck()
    add.click()
    expect(page.locator("#weekdays-error")).to_have_text("Please choose at least one day.")
    expect(page.locator(".preview")).to_contain_text("Please choose at least one day.")
    page.get_by_role("checkbox", name="Tuesday").check()
    page.get_by_text("Spread out").click()
    edge.answers[MOTIVATION + "CreateReminder"] = Failure(
        3, "OUT_OF_RANGE", "", [("reminder.window.last_minute", "OUT_OF_RANGE", "Pick an end that is after the start.")])
    add.click()
    expect(page.locator("#last_minute-error")).to_have_text("Pick an end that is after the start.")
    look_over(page, PHONE)


def test_a_series_is_changed_switched_off_and_deleted(opened, edge, kept):
    page = opened("/reminders", ".series-list li", DESKTOP)
    with page.expect_response(re.compile("/UpdateReminder")):
        page.get_by_role("switch", name="Push-ups, Mon, Wed, and Fri").click()
    expect(page.locator(".series-list .off")).to_have_count(1)
    [switched] = edge.calls[MOTIVATION + "UpdateReminder"]
    assert switched.reminder.reminder_id == SERIES and switched.reminder.is_disabled and list(switched.update_mask.paths) == ["is_disabled"]
    page.locator(f'.series-list a[href="/reminders/{SERIES}"]').click()
    expect(page.get_by_label("Time 1", exact=True)).to_have_value("18:00")
    page.get_by_role("button", name="Add a time").click()
    page.get_by_label("Time 2", exact=True).fill("07:30")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".series-list")).to_be_visible()
    changed = edge.calls[MOTIVATION + "UpdateReminder"][1]
    assert list(changed.update_mask.paths) == ["minutes"] and list(changed.reminder.minutes) == [450, 1080]
    page.locator(f'.series-list a[href="/reminders/{SPREAD}"]').click()
    page.get_by_role("button", name="Delete this reminder").click()
    expect(page.locator(".notice")).to_contain_text("The reminder is deleted.")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".notice")).to_contain_text("The reminder is back.")
    again = [each.reminder for each in edge.calls[MOTIVATION + "CreateReminder"] if not each.validate_only]
    assert len(again) == 1 and again[0].reminder_id != SPREAD and again[0].window.times_per_day == 5 and again[0].is_disabled
    page.get_by_role("button", name="Delete all").click()
    expect(page.locator(".notice")).to_contain_text("All reminders are deleted.")


def test_a_reminder_that_is_gone_says_so(opened):
    page = opened("/reminders/unknown", "main [role=alert]")
    expect(page.locator("main [role=alert]")).to_contain_text("This reminder doesn’t exist any more.")


#: In place of the browser's notifications: whether it was asked, and what was shown and closed.
NOTIFICATIONS = """globalThis.asked = 0; globalThis.shown = []; globalThis.quietened = [];
globalThis.Notification = class {
  static permission = sessionStorage.getItem('permission') ?? 'default';
  static async requestPermission() {
    asked++;
    sessionStorage.setItem('permission', 'granted');
    return Notification.permission = 'granted';
  }
  constructor(title, {body, tag}) { this.tag = tag; shown.push(body); }
  close() { quietened.push(this.tag); }
};
ServiceWorkerRegistration.prototype.showNotification = async function (title, options) { new Notification(title, options); };
ServiceWorkerRegistration.prototype.getNotifications = async ({tag}) => [{close: () => quietened.push(tag)}];"""


def test_a_reminder_comes_and_goes(opened, edge):
    """The browser asks after the reason and a tap alone; a reminder that another device has seen goes quiet."""
    stream = MOTIVATION + "StreamDueReminders"
    edge.paused = {stream}
    page = opened("/start", "h1")
    page.context.add_init_script(NOTIFICATIONS)
    page.goto("/reminders")
    expect(page.get_by_role("region", name="Notifications")).to_contain_text("TitanUp can notify you when a reminder is due.")
    assert page.evaluate("asked") == 0
    page.get_by_role("button", name="Allow notifications").click()
    expect(page.get_by_role("switch", name="Notifications")).to_have_attribute("aria-checked", "true")
    assert page.evaluate("asked") == 1
    due = [habits.occurrence(back=0, minute=1), habits.occurrence(ONCE, 0, 2, "Call the physiotherapist")]
    edge.answers[stream] = [{"due": each} for each in due]
    edge.resume()
    expect(page.locator(".due li")).to_have_count(2)
    expect(page.locator("p[aria-live]")).to_have_text("Call the physiotherapist")
    look_over(page, PHONE)
    assert sorted(page.evaluate("shown")) == ["Call the physiotherapist", "Time for your push-ups."]
    # The stream was opened again and has sent both once more: nothing is shown twice.
    page.wait_for_timeout(1500)
    assert len(edge.calls[stream]) > 1 and len(page.evaluate("shown")) == 2
    edge.answers[stream] = [{"due": due[1]}, {"withdrawn": due[0]}]
    expect(page.locator(".due li")).to_have_count(1)
    edge.answers[stream] = []
    with page.expect_response(re.compile("/AcknowledgeReminder")):
        page.locator(".due").get_by_role("button", name="Got it").click()
    expect(page.locator(".due")).to_have_count(0)
    [seen] = edge.calls[MOTIVATION + "AcknowledgeReminder"]
    assert (seen.reminder_id, seen.local_date, seen.minute) == (ONCE, people.day(0), 2)
    closed = page.evaluate("quietened")
    assert f"{SERIES} {people.day(0)} 1" in closed and f"{ONCE} {people.day(0)} 2" in closed


@pytest.mark.parametrize("look", [LOOKS[2], LOOKS[3]], ids=name_of)
def test_a_due_reminder_in_other_looks(browse, edge, kept, look):
    language, theme, size = look
    edge.answers[MOTIVATION + "StreamDueReminders"] = [{"due": habits.occurrence(back=0, minute=1)}]
    page = browse("/trophies", language=language, theme=theme, size=size, reduced_motion="reduce")
    expect(page.locator(".due li")).to_have_count(1)
    look_over(page, size)
