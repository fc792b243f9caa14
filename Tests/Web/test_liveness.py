"""The sign of life: asked for if the account wants it, with what to do and the time for it, in every look; what became of it, and the
receipt that says so."""

import re

import pytest
from playwright.sync_api import expect
from test_set_views import engine, finish, set_page, shoot, start, wait_for_count  # noqa: F401

from web import axe, history, layout, people, profile, sets
from web.edge import Failure
from web.looks import ALL, LOOKS, PHONE, look_over, name_of
from web.people import PROFILE, SESSION_ID, SESSIONS

WORDS = {
    "en": {"ask": "Hold still", "passed": "Thanks, I saw that", "missed": "I didn’t see that", "soon": "You’ll be asked for a sign of life"},
    "de": {"ask": "Kurz stillhalten", "passed": "Danke, gesehen", "missed": "Das habe ich nicht gesehen", "soon": "nach einem Lebenszeichen gefragt"}}
UNTIL = 60_000


def wanted(edge, on=True):
    """What the account's settings say."""
    edge.answers[PROFILE + "GetSettings"] = {"settings": profile.SETTINGS | {"livenessEnabled": on}}


def begun(set_page, **options):  # noqa: F811
    """A set that goes on until it is ended."""
    page = set_page(choice={"mode": "open"}, **options)
    page.locator(".placement.good").wait_for(timeout=UNTIL)
    return page


def assert_legible(page):
    """Once what fades in is there: nothing for axe to find, nothing beside the screen."""
    page.evaluate("Promise.allSettled(document.getAnimations().filter(each => each.effect.getTiming().iterations === 1).map(each => each.finished))")
    found = axe.violations(page)
    assert not found, "\n".join(found)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def sign_of_life(page):
    """The row of the receipt."""
    row = page.locator(".receipt .liveness")
    row.wait_for(timeout=UNTIL)
    return row


@pytest.mark.parametrize("look", LOOKS, ids=name_of)
def test_a_question_and_its_answer_in_every_look(set_page, edge, look):  # noqa: F811
    language, theme, size = look
    service = sets.Sets(edge)
    service.asks_after = 1_500
    wanted(edge)
    page = begun(set_page, language=language, theme=theme, size=size)
    expect(page.locator(".place .remark")).to_contain_text(WORDS[language]["soon"])
    assert_legible(page)
    shoot(page, f"liveness-soon-{name_of(look)}")
    start(page)
    question = page.locator(".question.asked")
    question.wait_for(timeout=UNTIL)
    expect(question.get_by_role("alert")).to_contain_text(WORDS[language]["ask"])
    expect(question.locator(".left b")).to_have_text(re.compile(r"\b1[0-5]\b|\b\d\b"))
    # Whoever lies before the phone reads it: it is as wide as the screen lets it, and nothing covers the count.
    assert question.bounding_box()["width"] > 300
    expect(page.locator("[data-reps]")).to_be_visible()
    assert_legible(page)
    shoot(page, f"liveness-asked-{name_of(look)}")
    outcome = page.locator(".question.passed")
    outcome.wait_for(timeout=UNTIL)
    expect(outcome).to_contain_text(WORDS[language]["passed"])
    assert_legible(page)
    shoot(page, f"liveness-passed-{name_of(look)}")
    # It makes way for the set.
    page.locator(".question").wait_for(state="detached", timeout=UNTIL)
    page.locator(".gauge").wait_for()
    finish(page)
    expect(sign_of_life(page)).to_have_attribute("data-result", "PASSED")
    assert_legible(page)
    shoot(page, f"liveness-done-{name_of(look)}")
    [opened] = service.opens.values()
    assert opened.liveness


def test_a_sign_that_was_not_seen_is_told_without_blame_and_costs_nothing(set_page, edge):  # noqa: F811
    service = sets.Sets(edge)
    service.asks_after, service.liveness = 1_500, "FAILED"
    wanted(edge)
    page = begun(set_page, language="de", size=PHONE)
    start(page)
    outcome = page.locator(".question.missed")
    outcome.wait_for(timeout=UNTIL)
    expect(outcome).to_contain_text("Macht nichts: Alles zählt.")
    assert_legible(page)
    shoot(page, "liveness-missed")
    finish(page)
    row = sign_of_life(page)
    expect(row).to_contain_text("Nicht gegeben")
    expect(row).to_contain_text("hat TitanUp dich gebeten, stillzuhalten. Das war nicht rechtzeitig zu sehen.")
    # The set is as good as any other.
    page.locator(".proof .seal").wait_for(timeout=UNTIL)
    assert len(service.sessions) == 1


@pytest.mark.parametrize("asks_after, result, words", [
    (1_500, "UNANSWERED", "to hold still. The set ended before you did."), (600_000, "NOT_ASKED", "The set ended before the moment came")])
def test_a_set_that_ends_before(set_page, edge, asks_after, result, words):  # noqa: F811
    service = sets.Sets(edge)
    service.asks_after, service.answers_after = asks_after, 600_000
    wanted(edge)
    page = begun(set_page)
    start(page)
    wait_for_count(page, 1)
    if result == "UNANSWERED":
        page.locator(".question.asked").wait_for(timeout=UNTIL)
    finish(page)
    expect(sign_of_life(page)).to_have_attribute("data-result", result)
    expect(sign_of_life(page)).to_contain_text(words)


def test_a_question_is_said_and_no_count_cuts_it_off(set_page, edge):  # noqa: F811
    service = sets.Sets(edge)
    service.asks_after = 1_500
    wanted(edge)
    page = set_page(choice={"mode": "open"})
    page.evaluate("""() => {
      window.said = [];
      speechSynthesis.speak = utterance => { said.push([utterance.text, Math.round(performance.now())]); };
      const cancel = speechSynthesis.cancel.bind(speechSynthesis);
      speechSynthesis.cancel = () => { said.push(['', Math.round(performance.now())]); cancel(); };
    }""")
    page.locator(".placement.good").wait_for(timeout=UNTIL)
    start(page)
    page.locator(".question.passed").wait_for(timeout=UNTIL)
    said = page.evaluate("said")
    [asked] = [index for index, (text, _) in enumerate(said) if text == "Hold still. Don’t move for two seconds, wherever you are."]
    assert any(text == "Thanks, I saw that" for text, _ in said)
    # For five seconds, numbers are left to the screen.
    after = [text for text, at in said[asked + 1:] if at < said[asked][1] + 5_000]
    assert not [text for text in after if text == "" or text[0].isdigit()]


def test_a_question_holds_up_the_end_of_a_set(set_page, edge):  # noqa: F811
    """Somebody who has reached the target still has the time to answer."""
    service = sets.Sets(edge)
    service.asks_after, service.answers_after = 1_500, 12_000
    wanted(edge)
    page = set_page(choice={"mode": "reps", "reps": 2})
    page.locator(".placement.good").wait_for(timeout=UNTIL)
    start(page)
    wait_for_count(page, 2)
    # He stays where he is, with his arms straight.
    page.evaluate("athlete.begin = null")
    page.locator(".ending").wait_for(timeout=UNTIL)
    # Without the question, the set would be over by the time of its answer.
    page.locator(".question.passed").wait_for(timeout=UNTIL)
    expect(page.locator(".ending")).to_be_visible()
    page.locator(".set-done").wait_for(timeout=UNTIL)
    expect(sign_of_life(page)).to_have_attribute("data-result", "PASSED")


def test_a_question_survives_a_lost_answer_and_a_reload(set_page, edge):  # noqa: F811
    service = sets.Sets(edge)
    service.asks_after, service.answers_after = 1_500, 9_000
    wanted(edge)
    page = begun(set_page)
    start(page)
    page.locator(".question.asked").wait_for(timeout=UNTIL)
    page.reload()
    page.get_by_role("button", name="Go on").click(timeout=UNTIL)
    page.locator(".question.asked").wait_for(timeout=UNTIL)
    page.locator(".question.passed").wait_for(timeout=UNTIL)
    assert len(service.questions) == 1


def test_another_exercise_asks_for_a_hand(set_page, edge):  # noqa: F811
    service = sets.Sets(edge, reps=sets.squats(2))
    service.asks_after = 1_500
    wanted(edge)
    page = set_page("/set?exercise=SQUAT", choice={"mode": "open"})
    page.locator(".placement").wait_for(timeout=UNTIL)
    page.evaluate("athlete.does = 'squats'")
    page.locator(".placement.good").wait_for(timeout=UNTIL)
    start(page)
    question = page.locator(".question.asked")
    question.wait_for(timeout=UNTIL)
    expect(question).to_contain_text("Raise one hand")
    assert_legible(page)
    shoot(page, "liveness-hand")
    page.locator(".question.passed").wait_for(timeout=UNTIL)
    finish(page)
    expect(sign_of_life(page)).to_contain_text("TitanUp asked you to raise one hand.")


def test_a_hold_is_not_asked(set_page, edge):  # noqa: F811
    service = sets.Sets(edge, reps=[], held=5)
    wanted(edge)
    page = set_page("/set?exercise=WALL_SIT")
    page.locator(".placement").wait_for(timeout=UNTIL)
    page.evaluate("athlete.does = 'wall sit'")
    page.locator(".placement.good").wait_for(timeout=UNTIL)
    expect(page.locator(".place .remark")).to_have_count(0)
    start(page)
    page.locator("[data-reps]:not([data-reps='0'])").wait_for(timeout=UNTIL)
    finish(page)
    page.locator(".receipt").wait_for()
    assert [each.liveness for each in service.opens.values()] == [False]
    expect(page.locator(".receipt .liveness")).to_have_count(0)


@pytest.mark.parametrize("settings", ["off", "away"])
def test_nobody_is_asked_without_wanting_it(set_page, edge, settings):  # noqa: F811
    service = sets.Sets(edge)
    service.asks_after = 1_500
    wanted(edge, on=False)
    if settings == "away":
        edge.answers[PROFILE + "GetSettings"] = Failure(14, "SHUTTING_DOWN", "Back in a moment.")
    page = begun(set_page)
    expect(page.locator(".place .remark")).to_have_count(0)
    start(page)
    wait_for_count(page, 2)
    finish(page)
    page.locator(".receipt").wait_for()
    assert [each.liveness for each in service.opens.values()] == [False] and not service.questions
    expect(page.locator(".receipt .liveness")).to_have_count(0)


def test_without_a_connection_nobody_is_asked_and_that_is_said(set_page, edge):  # noqa: F811
    service = sets.Sets(edge)
    service.asks_after = 1_500
    wanted(edge)
    page = begun(set_page, expected=("ERR_INTERNET_DISCONNECTED",))
    page.evaluate("import(document.querySelector('script[type=module]').src.replace('core/main.js', 'views/set/done.js'))")
    page.context.set_offline(True)
    expect(page.locator(".place .remark")).to_contain_text("Without a connection")
    assert_legible(page)
    start(page)
    wait_for_count(page, 1)
    finish(page)
    page.get_by_text("Not sent yet").wait_for()
    page.context.set_offline(False)
    expect(sign_of_life(page)).to_have_attribute("data-result", "NOT_ASKED", timeout=UNTIL)
    assert service.uploads == 1 and not service.questions


@pytest.mark.parametrize("look", LOOKS if ALL else [LOOKS[0], LOOKS[5]], ids=name_of)
def test_a_stored_set_says_what_became_of_it(browse, edge, look):
    edge.sign_in()
    past = history.Past()
    past.liveness = {"liveness": {"kind": "LIVENESS_KIND_RAISED_HAND", "result": "LIVENESS_RESULT_PASSED", "askedMs": 42_000, "answeredMs": 45_200}}
    edge.answers = people.ada() | past.answers
    page = browse(f"/sessions/{SESSION_ID}", language=look[0], theme=look[1], size=look[2])
    expect(sign_of_life(page)).to_contain_text({
        "en": "At 0:42, TitanUp asked you to raise one hand. It saw that within 3 seconds.",
        "de": "Bei 0:42 hat TitanUp dich gebeten, eine Hand zu heben. Das war nach 3 Sekunden zu sehen."}[look[0]])
    look_over(page, look[2])
    # The receipt of a set that came later than the landmarks' end is asked for no more than the set itself.
    edge.answers[sets.POSE + "GetStream"] = Failure(5, "STREAM_NOT_FOUND", "There is no such stream.")
    page.reload()
    page.locator(".receipt dl").wait_for()
    page.locator(".dips li").first.wait_for()
    expect(page.locator(".receipt .liveness")).to_have_count(0)
    assert edge.calls[SESSIONS + "GetSession"]


def test_the_wish_is_a_setting_of_the_account(browse, edge):
    edge.sign_in()
    edge.answers = people.ada() | profile.answers()
    page = browse("/profile")
    wish = page.get_by_role("switch", name="Ask me for a sign of life")
    expect(wish).not_to_be_checked()
    described = page.locator(f"#{wish.get_attribute('aria-describedby')}")
    expect(described).to_contain_text("The receipt then says whether somebody answered.")
    expect(described).to_contain_text("a set without a connection isn’t asked")
    wish.focus()
    page.keyboard.press("Space")
    expect(page.locator("p[aria-live]")).to_have_text("Saved")
    page.reload()
    expect(wish).to_be_checked()
    [request] = edge.calls[PROFILE + "UpdateSettings"]
    assert list(request.update_mask.paths) == ["liveness_enabled"] and request.settings.liveness_enabled
    assert layout.faults(page) == []
