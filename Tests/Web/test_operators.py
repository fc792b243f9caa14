"""What operators do in the page: people, invitations, rules with their effects, and whether the services answer."""

import re

import pytest
from playwright.sync_api import expect

from web import operators, people, profile
from web.edge import Failure
from web.looks import DESKTOP, PHONE, SOME_LOOKS, look_over, name_of
from web.operators import AUTH_ADMIN, POSE, TROPHY_ADMIN

NARROW = (360, 800)


@pytest.fixture
def opened(browse, edge):
    def opened(path="/operators", look=("en", "ember", PHONE), **changed):
        edge.sign_in()
        edge.answers = people.ada() | profile.answers() | profile.account() | operators.answers() | changed
        return browse(path, language=look[0], theme=look[1], size=look[2], reduced_motion="reduce")
    return opened


@pytest.mark.parametrize("look", [("de", "glacier", NARROW), ("en", "chalk", DESKTOP)], ids=name_of)
def test_complete(opened, edge, look):
    edge.paused = {AUTH_ADMIN + "ListUsers"}
    page = opened(look=look, **{POSE + "ListCounters": Failure(14, "UNAVAILABLE", "Back in a moment, said the service.")})
    expect(page.locator("main [role=status]").first).to_be_attached()
    look_over(page, look[2])
    edge.resume()
    expect(page.locator(".people li")).to_have_count(3)
    expect(page.locator(".rules li")).to_have_count(5)
    expect(page.locator(".health small", has_text=" ms")).to_have_count(8)
    expect(page.locator(".health .alarming")).to_contain_text("Back in a moment, said the service.")
    look_over(page, look[2])
    page.locator(".rules .add").click()
    expect(page.locator("titan-rule-form form")).to_be_visible()
    look_over(page, look[2])


@pytest.mark.parametrize("look, reason, words", [
    (SOME_LOOKS[0], "ADMINISTRATION_OFF", "Operators aren’t let in here"), (SOME_LOOKS[1], "PERMISSION_DENIED", "Das ist für Betreiber")])
def test_others_are_shown_nothing(opened, look, reason, words):
    refused = {AUTH_ADMIN + "ListUsers": Failure(7, reason)}
    page = opened("/account", look, **refused)
    expect(page.locator(".here")).to_be_visible()
    assert page.locator("a[href='/operators']").count() == 0
    page.goto("/operators")
    expect(page.locator("main [role=alert]")).to_contain_text(words)
    assert page.locator(".people, titan-rules, titan-health").count() == 0
    look_over(page, look[2])


def test_an_account_is_locked_and_gets_a_new_password(opened, edge):
    page = opened("/account")
    page.get_by_role("link", name="For operators").click()
    page.get_by_role("button", name="Lock: björn@example.org").click()
    expect(page.locator(".people .ask")).to_contain_text("Björn is signed out everywhere")
    expect(page.get_by_role("button", name="Lock", exact=True)).to_be_focused()
    look_over(page, PHONE)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Unlock: björn@example.org")).to_be_visible()
    [locked] = edge.calls[AUTH_ADMIN + "DisableUser"]
    assert locked.user_id.endswith("402") and locked.request_id
    given = edge.answers[AUTH_ADMIN + "IssuePasswordReset"]
    edge.answers[AUTH_ADMIN + "IssuePasswordReset"] = Failure(7, "REAUTHENTICATION_REQUIRED", "Please confirm that it’s you.")
    page.get_by_role("button", name="New password: ada@example.org").click()
    page.get_by_role("button", name="New password", exact=True).click()
    page.locator("#password").fill("correct horse battery staple")
    edge.answers[AUTH_ADMIN + "IssuePasswordReset"] = given
    # People can look for somebody else while the list is still being read again.
    edge.paused = {AUTH_ADMIN + "ListUsers"}
    page.keyboard.press("Enter")
    expect(page.locator(".people .secret")).to_have_text("7KQ4-2M9X")
    expect(page.get_by_role("button", name="Find")).not_to_have_attribute("aria-disabled", "true", timeout=15_000)
    edge.resume()
    page.get_by_label("E-mail").fill("nobody@example.org")
    page.keyboard.press("Enter")
    expect(page.locator(".people")).to_contain_text("Nobody has this address.")


def test_a_rule_is_put_in_force_after_its_effects_were_shown(opened, edge):
    page = opened(look=("en", "ember", DESKTOP))
    page.get_by_role("button", name="Change: Five at once").click()
    expect(page.get_by_label("Within how many seconds")).to_have_value("10")
    page.get_by_label("How many", exact=True).fill("6")
    page.get_by_role("button", name="See what it would do").click()
    expect(page.locator(".rules .ask")).to_contain_text("Of 12 people, 3 would gain it, 0 lose it, 5 keep it, and 1 keep it under the earlier rule.")
    # Another rule than the one whose effects are shown is looked at first.
    page.get_by_label("How many", exact=True).fill("7")
    with page.expect_response(re.compile("/PreviewRule")):
        page.locator("titan-rule-form form .button").click()
    edge.answers[TROPHY_ADMIN + "UpdateTrophyRule"] = Failure(
        3, "INVALID_FIELD", "", [("rule.german.title", "LENGTH_INVALID", "Bitte kürzer.")])
    page.get_by_role("button", name="Put it in force").click()
    expect(page.locator("#german_title-error")).to_have_text("Bitte kürzer.")
    edge.answers[TROPHY_ADMIN + "UpdateTrophyRule"] = {}
    page.get_by_role("button", name="Put it in force").click()
    expect(page.get_by_role("button", name="New rule")).to_be_focused()
    refused, changed = edge.calls[TROPHY_ADMIN + "UpdateTrophyRule"]
    assert refused.request_id == changed.request_id and "threshold" in changed.update_mask.paths
    assert (changed.rule.threshold, changed.rule.window_ms, changed.rule.version, changed.rule.catalogue_order) == (7, 10_000, 2, 7)
    page.get_by_role("button", name="Archive: 20 pushups").click()
    page.get_by_role("button", name="Archive", exact=True).click()
    expect(page.get_by_role("button", name="Archive: 20 pushups")).to_have_count(0)
    page.get_by_role("button", name="Judge everybody again").click()
    expect(page.locator(".rules")).to_contain_text("Everybody is judged: 3 granted, 0 revoked, 1 kept under an earlier rule.")


def test_a_rule_is_made(opened, edge):
    page = opened(look=("en", "ember", DESKTOP))
    page.get_by_role("button", name="New rule").click()
    page.get_by_role("button", name="See what it would do").click()
    expect(page.locator("#trophy_id-error")).to_have_text("Please fill this in.")
    page.get_by_label("Kind").select_option("MEDAL_CONSISTENCY")
    for name, value in {"Id": "M-STREAK-9", "How many": "9", "Title in English": "Nine", "Description in English": "Nine dates.",
                        "Title in German": "Neun", "Description in German": "Neun Tage."}.items():
        page.get_by_label(name, exact=True).fill(value)
    page.get_by_role("button", name="See what it would do").click()
    page.get_by_role("button", name="Put it in force").click()
    expect(page.get_by_role("button", name="New rule")).to_be_focused()
    [made] = [each.rule for each in edge.calls[TROPHY_ADMIN + "CreateTrophyRule"]]
    assert (made.trophy_id, made.kind, made.metric, made.scope, made.threshold, made.experience) == ("M-STREAK-9", 3, 2, 3, 9, 0)
    assert (made.german.title, made.min_evidence) == ("Neun", 2)


def test_a_rule_of_another_exercise_is_made(opened, edge):
    page = opened(look=("en", "ember", DESKTOP))
    expect(page.locator(".rules li", has_text="T-PLANK-60")).to_contain_text("a plank of 60 seconds")
    page.get_by_role("button", name="New rule").click()
    page.get_by_label("What counts").select_option("REPS_IN_WINDOW SESSION")
    page.get_by_label("Exercise").select_option("SQUAT")
    # Nobody knows when each squat was, and only verified sets are known.
    assert page.get_by_label("What counts").locator("option").all_inner_texts() == [
        "repetitions in one set", "repetitions on one date", "repetitions in all", "dates with it in a row"]
    expect(page.get_by_label("Evidence at least")).to_have_count(0)
    expect(page.get_by_label("Within how many seconds")).to_have_count(0)
    page.get_by_label("Exercise").select_option("PLANK")
    expect(page.get_by_label("What counts").locator("option").first).to_have_text("seconds in one set")
    page.get_by_label("Exercise").select_option("SQUAT")
    for name, value in {"Id": "T-SQUAT-20", "How many": "20", "Points": "15", "Title in English": "Twenty", "Description in English": "Twenty squats.",
                        "Title in German": "Zwanzig", "Description in German": "Zwanzig Kniebeugen."}.items():
        page.get_by_label(name, exact=True).fill(value)
    page.get_by_role("button", name="See what it would do").click()
    page.get_by_role("button", name="Put it in force").click()
    expect(page.get_by_role("button", name="New rule")).to_be_focused()
    [made] = [each.rule for each in edge.calls[TROPHY_ADMIN + "CreateTrophyRule"]]
    assert (made.trophy_id, made.exercise, made.metric, made.scope, made.threshold) == ("T-SQUAT-20", 2, 1, 1, 20)
    assert (made.min_evidence, made.window_ms) == (2, 0)
