"""What was done so far: the list of sets, one set, statistics, the streak and its pauses."""

import pytest
from playwright.sync_api import expect

from web import history, people
from web.edge import Failure
from web.history import DECLARED_ID, DIGEST_ID, ELSEWHERE_ID, FOREIGN_ID, RECOUNT_ID, SIMULATED_ID, TRAINING
from web.looks import DESKTOP, PHONE, look_over, name_of, spread
from web.people import SESSION_ID, SESSIONS
from web.sets import POSE

#: The address, what is there once it is complete, what a newcomer sees, and the method without which there is nothing.
VIEWS = {
    "sessions": ("/sessions", ".session-row", ".state a[href='/set']", SESSIONS + "ListSessions"),
    "session": (f"/sessions/{SESSION_ID}", ".dips li", ".state a[href='/sessions']", SESSIONS + "GetSession"),
    "statistics": ("/statistics", ".statistics .bests tr", ".statistics .state a[href='/set']", SESSIONS + "GetStats"),
    "streak": ("/streak", ".stretches li", ".streak .state a[href='/set']", SESSIONS + "ExplainStreak"),
}
LATER = {"en": "Back in a moment, said the service.", "de": "Gleich wieder da, sagt der Dienst."}


@pytest.fixture
def past(edge):
    """Ada, and what the services know of her."""
    edge.sign_in()
    past = history.Past()
    edge.answers = people.ada() | past.answers
    return past


@pytest.mark.parametrize("view, look", spread(VIEWS), ids=lambda each: each if isinstance(each, str) else name_of(each))
def test_every_state_of_a_view(browse, edge, past, view, look):
    """Loading, then failed, tried again, complete; without a connection; and empty."""
    path, complete, empty, method = VIEWS[view]
    language, theme, size = look
    edge.paused = {method}
    edge.answers[method] = Failure(14, "SHUTTING_DOWN", LATER[language])
    expected = ["ERR_INTERNET_DISCONNECTED", "Couldn't load preload assets", "error occurred when fetching the script"]
    page = browse(path, language=language, theme=theme, size=size, reduced_motion="reduce", expected=expected)
    expect(page.locator("main [role=status]").first).to_be_attached()
    look_over(page, size)
    edge.resume()
    expect(page.locator("main [role=alert]").first).to_contain_text(LATER[language])
    look_over(page, size)
    edge.answers |= past.answers
    page.locator("main [role=alert] button").first.click()
    expect(page.locator(complete).first).to_be_visible()
    look_over(page, size)
    page.context.set_offline(True)
    expect(page.locator(".offline")).to_be_visible()
    expect(page.locator(complete).first).to_be_visible()
    page.context.set_offline(False)
    edge.answers |= history.Past(newcomer=True).answers
    page.goto(path)
    expect(page.locator(empty).first).to_be_visible()
    look_over(page, size)


def test_sets_come_by_day_and_page_by_page(browse, edge, past):
    page = browse("/sessions")
    expect(page.locator(".session-row")).to_have_count(50)
    assert page.locator(".days h2").all_inner_texts()[:2] == ["Today", "Yesterday"]
    # What a program has made counts for nothing, and the last day may go on with the next page.
    assert page.locator(".days header .muted").all_inner_texts()[:2] == ["22 push-ups", "24 push-ups"]
    days = page.locator(".days section").count()
    assert page.locator(".days header .muted").count() == days - 1
    edge.answers[SESSIONS + "ListSessions"] = Failure(14, "SHUTTING_DOWN", "Back in a moment.")
    page.get_by_role("button", name="Earlier sets").click()
    expect(page.locator("main [role=alert]")).to_contain_text("Back in a moment.")
    expect(page.locator(".session-row")).to_have_count(50)
    edge.answers |= past.answers
    page.locator("main [role=alert] button").click()
    expect(page.locator(".session-row")).to_have_count(len(past.sessions))
    expect(page.locator(".session-row").nth(50)).to_be_focused()
    expect(page.get_by_role("button", name="Earlier sets")).to_have_count(0)
    # One set and back: as many as before, by one call.
    page.locator(".session-row").nth(60).click()
    expect(page.locator(".result .number")).to_be_visible()
    page.go_back()
    expect(page.locator(".session-row")).to_have_count(len(past.sessions))
    page.get_by_role("button", name="Entered").click()
    expect(page.locator(".session-row")).to_have_count(2)
    expect(page.locator(".session-row").first).to_have_attribute("href", f"/sessions/{DECLARED_ID}")
    expect(page.locator(".session-row").last).to_have_attribute("href", f"/sessions/{FOREIGN_ID}")
    past.sessions.clear()
    page.get_by_role("button", name="Verified").click()
    page.get_by_role("button", name="Show all sets").click()
    expect(page.locator(".state a[href='/set']")).to_be_visible()


@pytest.mark.parametrize("session_id, reps, mark, words, dips", [
    (SESSION_ID, "12", "Verified", "can count it again", 13), (DIGEST_ID, "18", "Verified", "have been deleted", 12),
    (DECLARED_ID, "24", "Entered", "You entered this number yourself", 0), (SIMULATED_ID, "300", "Simulated", "counts for nothing", 13),
    (FOREIGN_ID, "16", "From elsewhere", "doesn’t trust that receipt", 0), (ELSEWHERE_ID, "15", "Verified", "Another TitanUp counted this set", 0)])
def test_a_set_says_how_far_it_is_to_be_trusted(browse, past, session_id, reps, mark, words, dips):
    page = browse(f"/sessions/{session_id}")
    expect(page.locator(".result .number")).to_have_text(reps)
    expect(page.locator(".result .seal, .result .chip")).to_have_text(mark)
    expect(page.locator(".result")).to_contain_text(words)
    expect(page.locator(".dips li")).to_have_count(dips)
    expect(page.locator("svg.angles")).to_have_count(1 if dips == 13 else 0)
    if session_id == DECLARED_ID:
        expect(page.locator(".receipt dl")).to_contain_text("10 + 8 + 6")
        expect(page.locator(".result")).to_contain_text("more than a day after")
    elif session_id != FOREIGN_ID:
        expect(page.locator(".receipt dl")).to_contain_text("29 /min")
        expect(page.locator(".receipt dl")).to_contain_text("93%")
    look_over(page, PHONE)


def test_the_dips_are_asked_for_again(browse, edge, past):
    edge.answers[POSE + "ExplainReps"] = Failure(14, "SHUTTING_DOWN", "The counter restarts.")
    page = browse(f"/sessions/{SESSION_ID}")
    expect(page.locator(".result .number")).to_have_text("12")
    expect(page.locator("main [role=alert]")).to_contain_text("The counter restarts.")
    edge.answers |= past.answers
    page.locator("main [role=alert] button").click()
    expect(page.locator(".dips li")).to_have_count(13)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=str)
def test_a_recount_is_offered_explained_and_accepted(browse, edge, past, size):
    page = browse(f"/sessions/{RECOUNT_ID}", size=size)
    expect(page.locator(".result .number")).to_have_text("10")
    page.get_by_role("button", name="Count it again").click()
    expect(page.locator(".recount li")).to_have_text(["At 0:24: push-up 11 now counts.", "At 0:27: push-up 12 now counts."])
    look_over(page, size)
    page.get_by_role("button", name="Keep 10").click()
    page.get_by_role("button", name="Count it again").click()
    edge.answers[SESSIONS + "AcceptRecount"] = Failure(14, "SHUTTING_DOWN", "Back in a moment.")
    page.get_by_role("button", name="Take the 12 push-ups").click()
    expect(page.locator(".recount [role=alert]")).to_have_text("Back in a moment.")
    edge.answers |= past.answers
    page.get_by_role("button", name="Take the 12 push-ups").click()
    expect(page.locator(".result .number")).to_have_text("12")
    expect(page.locator(".recount")).to_have_count(0)
    expect(page.locator(".past li")).to_contain_text("10 push-ups")
    # The answer that was lost is asked for by the same id.
    assert len({each.request_id for each in edge.calls[SESSIONS + "AcceptRecount"]}) == 1
    assert not any(each.accept_lower_count for each in edge.calls[SESSIONS + "AcceptRecount"])


def test_a_set_is_deleted_and_comes_back(browse, edge, past):
    page = browse(f"/sessions/{SESSION_ID}")
    page.get_by_role("button", name="Delete this set").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_focused()
    expect(page.locator(".result .chip")).to_have_text("Deleted")
    look_over(page, PHONE)
    # The answer to an attempt before was lost.
    [deleted] = edge.calls[SESSIONS + "DeleteSession"]
    past.undelete(deleted)
    undo.click()
    expect(page.get_by_role("button", name="Delete this set")).to_be_visible()
    expect(page.locator(".result .seal")).to_have_text("Verified")
    page.get_by_role("button", name="Delete this set").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(undo).to_be_visible()
    page.locator(".back").click()
    expect(page.locator(".session-row").first).to_have_attribute("href", f"/sessions/{RECOUNT_ID}")
    # Its address still leads to it.
    page.goto(f"/sessions/{SESSION_ID}")
    expect(page.locator("main [role=alert]")).to_contain_text("There is no such set.")
    page.get_by_role("button", name="Bring it back").click()
    expect(page.locator(".result .number")).to_have_text("12")


def test_a_note_is_changed(browse, edge, past):
    page = browse(f"/sessions/{SESSION_ID}")
    note = page.get_by_label("Note")
    expect(note).to_have_value("Felt light today.")
    note.fill("Heavier than it looks.")
    edge.answers[SESSIONS + "UpdateSession"] = Failure(3, "NOTE", "That note won't do.")
    page.get_by_role("button", name="Save the note").click()
    expect(page.locator(".note [role=status]")).to_have_text("That note won't do.")
    edge.answers |= past.answers
    page.get_by_role("button", name="Save the note").click()
    expect(page.locator(".note [role=status]")).to_have_text("Saved.")
    assert past.sessions[0]["note"] == "Heavier than it looks."
    assert len({each.request_id for each in edge.calls[SESSIONS + "UpdateSession"]}) == 1


def test_statistics_of_push_ups_in_words_and_figures(browse, edge, past):
    page = browse("/statistics", size=DESKTOP)
    expect(page.locator(".trend h2")).to_have_text("Outstanding: you’ve clearly stepped up.")
    expect(page.locator(".trend p")).to_have_text("21% more than in the earlier half of this period.")
    expect(page.locator(".trend dd")).to_have_text(["330", "398"])
    expect(page.locator(".statistics .chart").first.locator("tbody tr")).to_have_count(30)
    expect(page.locator(".totals dd")).to_have_text(["728", "52", "24", "97%", "29/min", "93%", "91%"])
    expect(page.locator(".bests tbody tr")).to_have_count(4)
    expect(page.locator(".bests .praise")).to_have_count(1)
    expect(page.locator(".bests tr", has_text="Fastest five")).to_contain_text("7.3 s")
    page.get_by_role("button", name="7 days").click()
    expect(page.locator(".trend p")).to_have_text("5% fewer than in the earlier half of this period.")
    expect(page.locator(".statistics .chart").first.locator("tbody tr")).to_have_count(7)
    # Of the day with declared push-ups only the verified ones are left.
    expect(page.locator(".statistics .chart").first.locator("tbody tr").nth(3).locator("td").first).to_have_text("45")
    page.get_by_role("button", name="Verified only").click()
    expect(page.locator(".statistics .chart").first.locator("tbody tr").nth(3).locator("td").first).to_have_text("35")
    assert [(each.period, each.verified_only) for each in edge.calls[SESSIONS + "GetStats"]] == [(2, False), (1, False), (1, True)]
    page.get_by_role("button", name="All time").click()
    expect(page.locator(".statistics .chart")).to_have_count(1)
    page.locator(".bests a").first.click()
    expect(page.locator(".result .number")).to_have_text("24")


def test_statistics_of_training_in_the_services_words(browse, edge, past):
    page = browse("/statistics")
    said = page.locator(".statements p")
    expect(said).to_have_text(["Outstanding: your fitness has grown by more than a tenth.", "So close: almost all of your plan!"])
    expect(page.locator(".score tbody tr")).to_have_count(7)
    expect(page.locator(".score tbody tr").last).to_contain_text("48.3")
    expect(page.locator(".training .muscles li")).to_have_count(3)
    page.get_by_role("button", name="2 weeks").click()
    expect(page.locator(".score tbody tr")).to_have_count(4)
    edge.answers[TRAINING + "GetTrainingStats"] = Failure(14, "SHUTTING_DOWN", "Training restarts.")
    page.get_by_role("button", name="1 week").click()
    expect(page.locator(".training [role=alert]")).to_contain_text("Training restarts.")
    edge.answers |= past.answers
    page.locator(".training [role=alert] button").click()
    expect(page.locator(".score tbody tr")).to_have_count(2)
    look_over(page, PHONE)


def test_what_each_date_did_to_the_streak(browse, edge, past):
    page = browse("/streak")
    expect(page.locator(".now .big")).to_have_text("62 dates in a row")
    expect(page.locator(".now")).to_contain_text("Should you miss it, a freeze protects your streak.")
    told = page.locator(".stretches p")
    expect(told.nth(0)).to_have_text("Not over yet: 62 in a row so far.")
    expect(told.nth(1)).to_have_text("Trained on 10 dates: 62 in a row.")
    expect(told.nth(2)).to_have_text("Missed, but a freeze protected it: still 52 in a row.")
    expect(told.nth(4)).to_have_text("Lost on a journey across time zones: still 30 in a row.")
    expect(told.nth(6)).to_have_text("7 dates in a pause: still 21 in a row.")
    expect(told.nth(8)).to_have_text("3 dates missed: the streak was over.")
    assert page.locator(".months .mark:not(.none)").count() == 90
    assert page.locator(".months .today").count() == 1
    page.get_by_role("button", name="Earlier dates").click()
    expect(page.locator(".stretches li")).to_have_count(12)
    expect(page.get_by_role("button", name="Earlier dates")).to_have_count(0)
    assert page.locator(".months .mark:not(.none)").count() == 110
    page.get_by_role("button", name="Verified only").click()
    expect(page.locator(".now")).to_contain_text("It depends on today")
    assert edge.calls[SESSIONS + "ExplainStreak"][-1].verified_only


def test_a_pause_is_planned_ended_and_deleted(browse, edge, past):
    page = browse("/streak")
    page.get_by_role("button", name="Plan a pause").click()
    first, last, reason = page.get_by_label("First date"), page.get_by_label("Last date"), page.get_by_label("Reason")
    expect(first).to_be_focused()
    expect(first).to_have_value(people.day(0))
    look_over(page, PHONE)
    save = page.get_by_role("button", name="Save the pause")
    first.fill(people.day(-5))
    last.fill(people.day(-4))
    save.click()
    expect(page.locator("#last_local_date-error")).to_have_text("A pause can’t end before it begins.")
    first.fill(people.day(9))
    save.click()
    expect(page.locator("#first_local_date-error")).to_contain_text("up to 3 dates ago")
    assert not edge.calls[SESSIONS + "CreatePause"]
    # The service's word on a field, then a lost answer, then it works by the same id.
    first.fill(people.day(2))
    edge.answers[SESSIONS + "CreatePause"] = Failure(3, "INVALID", fields=[("pause.reason", "TOO_LONG", "That reason is too long.")])
    save.click()
    expect(page.locator("#reason-error")).to_have_text("That reason is too long.")
    reason.fill("Journey")
    edge.answers[SESSIONS + "CreatePause"] = Failure(14, "SHUTTING_DOWN", "Back in a moment.")
    save.click()
    expect(page.locator(".pauses form [role=alert]")).to_contain_text("Back in a moment.")
    edge.answers |= past.answers
    save.click()
    pause = page.locator(".pauses li").first
    expect(pause).to_contain_text("7 dates · Journey")
    expect(pause).to_contain_text("Now")
    made = edge.calls[SESSIONS + "CreatePause"]
    assert made[-1].pause.pause_id == made[-2].pause.pause_id != made[0].pause.pause_id
    # A pause that runs ends with yesterday.
    page.get_by_role("button", name="End the pause").click()
    look_over(page, PHONE)
    page.get_by_role("button", name="End it", exact=True).click()
    expect(pause).to_contain_text("2 dates · Journey")
    expect(pause).to_contain_text("Over")
    assert past.pauses[0]["lastLocalDate"] == people.day(1)
    # What is deleted comes back as long as a pause may begin there.
    pause.get_by_role("button", name="Delete the pause").click()
    pause.get_by_role("button", name="Delete", exact=True).click()
    expect(page.locator(".pauses li")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".pauses li")).to_have_count(2)
    pause = page.locator(".pauses li").last
    pause.get_by_role("button", name="Delete the pause").click()
    expect(pause.locator("[role=alert]")).to_contain_text("began too long ago to be made again")
    pause.get_by_role("button", name="Keep it").click()
    expect(page.locator(".pauses li")).to_have_count(2)
    # Another pause on the same dates is refused in the service's words.
    page.get_by_role("button", name="Plan a pause").click()
    page.get_by_label("First date").fill(people.day(1))
    save.click()
    expect(page.locator(".pauses form [role=alert]")).to_contain_text("Another pause has some of these dates.")
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Plan a pause")).to_be_focused()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=str)
def test_the_way_from_home_and_from_the_list_of_more_views(browse, past, size):
    page = browse("/", size=size)
    page.locator(".facts a").nth(1).click()
    expect(page.locator(".result .number")).to_have_text("12")
    page.go_back()
    expect(page.locator(".hero .number")).to_be_visible()
    if size == PHONE:
        page.locator("[aria-haspopup=dialog]").locator("visible=true").first.click()
        look_over(page, size)
    page.get_by_role("link", name="Sets", exact=True).click()
    expect(page.locator(".session-row").first).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("h1")).to_be_focused()
