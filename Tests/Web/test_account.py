"""Signing in and what belongs to it: errors beside fields, the second factor, mails' links, sessions that end, the way back."""

import pytest
from playwright.sync_api import expect

from web import axe, people
from web.edge import Failure

AUTH = "/titanup.auth.v1.AuthService/"
USER = {"userId": "6e1f2f6a-6a8c-4f0e-9c60-2d8d5f1f3b11", "email": "ada@example.org", "displayName": "Ada"}
WRONG = Failure(16, "BAD_CREDENTIALS", "E-mail or password is wrong.")


def fill(page, **values):
    for name, value in values.items():
        page.locator(f"[name={name}]").fill(value)


def send(page):
    page.locator("main form button:not(.reveal)").click()


@pytest.fixture
def service(edge):
    edge.answers = people.ada() | {AUTH + "SignIn": {"user": USER}, AUTH + "SignOut": {}}
    return edge


def test_signed_in_people_land_on_home_without_a_flash_of_start(browse, service):
    service.sign_in()
    service.paused = {"/session"}
    page = browse("/")
    page.wait_for_timeout(300)
    assert page.locator("main").count() == 0
    service.resume()
    expect(page.locator(".hero .number")).to_be_visible()
    assert page.evaluate("performance.getEntriesByType('resource').filter(each => each.name.includes('start.js')).length") == 0


def test_guests_land_on_start(browse, service):
    page = browse("/")
    expect(page).to_have_url(service.url + "/start")


def test_empty_fields_are_said_beside_them(browse, service):
    page = browse("/sign-in")
    send(page)
    expect(page.locator("#email")).to_be_focused()
    expect(page.locator("#email-error")).to_have_text("Please fill this in.")
    assert page.locator("#email").get_attribute("aria-invalid") == "true"
    assert "email-error" in page.locator("#email").get_attribute("aria-describedby")
    assert service.calls[AUTH + "SignIn"] == []
    assert axe.violations(page) == []


def test_a_link_on_this_machine_fills_in_the_form_once(browse, service):
    page = browse("/sign-in#email=demo%40example.test&password=a+b%26c")
    expect(page.locator("[name=email]")).to_have_value("demo@example.test")
    expect(page.locator("[name=password]")).to_have_value("a b&c")
    expect(page).to_have_url(service.url + "/sign-in")
    assert service.calls[AUTH + "SignIn"] == []
    send(page)
    expect(page).to_have_url(service.url + "/")


def test_sign_in_and_back_to_where_one_was(browse, service):
    page = browse("/trophies/T-DAY-50")
    expect(page).to_have_url(service.url + "/sign-in?return=%2Ftrophies%2FT-DAY-50")
    service.answers[AUTH + "SignIn"] = WRONG
    fill(page, email="ada@example.org", password="wrong")
    send(page)
    expect(page.get_by_role("alert")).to_contain_text("E-mail or password is wrong.")
    assert axe.violations(page) == []
    service.answers[AUTH + "SignIn"] = {"user": USER}
    fill(page, password="correct horse battery staple")
    send(page)
    expect(page.locator(".way")).to_be_visible()
    assert [each.password for each in service.calls[AUTH + "SignIn"]] == ["wrong", "correct horse battery staple"]
    assert service.calls[AUTH + "SignIn"][0].device.name == "TitanUp in a browser"


@pytest.mark.parametrize("elsewhere", ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"])
def test_the_way_back_leads_to_this_page_only(browse, service, elsewhere):
    page = browse("/start")
    page.evaluate("path => { location.href = '/sign-in?return=' + encodeURIComponent(path); }", elsewhere)
    page.wait_for_url("**/sign-in**")
    fill(page, email="ada@example.org", password="correct")
    send(page)
    expect(page.locator(".hero .number")).to_be_visible()
    assert page.url == service.url + "/"


def test_waiting_time_is_said(browse, service):
    service.answers[AUTH + "SignIn"] = Failure(8, "TOO_MANY_ATTEMPTS", "Too many attempts.", retry_seconds=30)
    page = browse("/sign-in")
    fill(page, email="ada@example.org", password="wrong")
    send(page)
    expect(page.get_by_role("alert")).to_have_text("Too many attempts. You can try again in 30 seconds.")


def test_password_managers_and_showing_the_password(browse, service):
    page = browse("/sign-in")
    assert page.locator("#email").get_attribute("autocomplete") == "username webauthn"
    assert page.locator("#password").get_attribute("autocomplete") == "current-password"
    page.locator("#password").fill("secret")
    page.get_by_role("button", name="Show password").click()
    expect(page.locator("#password")).to_have_attribute("type", "text")
    expect(page.get_by_role("button", name="Show password")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#password")).to_have_value("secret")
    page.goto("/register")
    assert page.locator("#password").get_attribute("autocomplete") == "new-password"


@pytest.mark.parametrize("recovery", [False, True])
def test_second_factor(browse, service, recovery):
    service.answers[AUTH + "SignIn"] = {"mfaChallenge": {"challenge": "c-1"}}
    service.answers[AUTH + "VerifyMfa"] = Failure(16, "MFA_INVALID", "That code is wrong.")
    page = browse("/sign-in")
    fill(page, email="ada@example.org", password="right")
    send(page)
    expect(page.locator("h1")).to_have_text("Second factor")
    expect(page.locator("h1")).to_be_focused()
    if recovery:
        page.get_by_role("button", name="Use a recovery code instead").click()
    name = "recovery_code" if recovery else "totp"
    fill(page, **{name: "123 456"})
    send(page)
    expect(page.get_by_role("alert")).to_contain_text("That code is wrong.")
    assert axe.violations(page) == []
    service.answers[AUTH + "VerifyMfa"] = {"user": USER}
    send(page)
    expect(page.locator(".hero .number")).to_be_visible()
    sent = service.calls[AUTH + "VerifyMfa"][-1]
    assert (sent.challenge, sent.WhichOneof("proof")) == ("c-1", name)
    assert (sent.recovery_code, sent.totp) == (("123 456", "") if recovery else ("", "123456"))


def test_registering_with_errors_beside_fields(browse, service):
    service.answers[AUTH + "Register"] = Failure(3, "INVALID_FIELD", "Please check the fields.", fields=[
        ("email", "EMAIL_INVALID", "Please enter a valid e-mail."), ("password", "PASSWORD_TOO_SHORT", "Take at least 15 characters.")])
    page = browse("/register")
    fill(page, display_name="Ada", email="ada@", password="short")
    send(page)
    expect(page.locator("#email-error")).to_have_text("Please enter a valid e-mail.")
    expect(page.locator("#password-error")).to_have_text("Take at least 15 characters.")
    expect(page.locator("#email")).to_be_focused()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert axe.violations(page) == []
    service.answers[AUTH + "Register"] = {"user": USER, "verificationState": "VERIFICATION_STATE_NOT_REQUIRED"}
    fill(page, email="ada@example.org", password="correct horse battery staple")
    send(page)
    expect(page.locator(".hero .number")).to_be_visible()
    first, second = service.calls[AUTH + "Register"]
    assert first.request_id != second.request_id and second.display_name == "Ada" and second.locale == "en"


def test_registering_where_an_invitation_is_needed(browse, service):
    service.answers[AUTH + "Register"] = Failure(9, "INVITATION_REQUIRED", "You need an invitation.")
    page = browse("/register")
    fill(page, display_name="Ada", email="ada@example.org", password="correct horse battery staple")
    send(page)
    expect(page.get_by_role("alert")).to_contain_text("You need an invitation.")
    service.answers[AUTH + "Register"] = {"user": USER, "verificationState": "VERIFICATION_STATE_NOT_REQUIRED"}
    fill(page, invitation_code="7KQ4-2M9X-V3TB-H60C")
    send(page)
    expect(page.locator(".hero .number")).to_be_visible()
    assert service.calls[AUTH + "Register"][-1].invitation_code == "7KQ4-2M9X-V3TB-H60C"


def test_registering_with_a_mail(browse, service):
    service.answers |= {AUTH + "Register": {"verificationState": "VERIFICATION_STATE_PENDING"}, AUTH + "ResendVerification": {},
                        AUTH + "VerifyEmail": Failure(3, "CODE_INVALID", "That code doesn't work.", fields=[
                            ("mail_code.code", "CODE_INVALID", "That code doesn't work.")])}
    page = browse("/register")
    fill(page, display_name="Ada", email="ada@example.org", password="correct horse battery staple")
    service.session = {"signedIn": False}
    send(page)
    expect(page.locator("h1")).to_have_text("Confirm your e-mail")
    fill(page, code="0000-0000")
    send(page)
    expect(page.locator("#code-error")).to_have_text("That code doesn't work.")
    assert axe.violations(page) == []
    page.get_by_role("button", name="Send the mail again").click()
    expect(page.locator("p[aria-live]")).to_contain_text("another mail is on its way")
    service.answers[AUTH + "VerifyEmail"] = {}
    fill(page, code="7KQ4-2M9X")
    send(page)
    expect(page.locator(".hero .number")).to_be_visible()
    assert service.calls[AUTH + "VerifyEmail"][-1].mail_code.email == "ada@example.org"


@pytest.mark.parametrize("path, method, done", [
    ("/verify-email", "VerifyEmail", "Confirmed"), ("/confirm-email-change", "ConfirmEmailChange", "Changed")])
def test_links_of_mails(browse, service, path, method, done):
    service.answers[AUTH + method] = {}
    page = browse(f"{path}#token=tok-1")
    expect(page.locator("h1")).to_have_text(done)
    assert "tok-1" not in page.url
    assert [each.token for each in service.calls[AUTH + method]] == ["tok-1"]
    assert axe.violations(page) == []


@pytest.mark.parametrize("path, method", [("/verify-email", "VerifyEmail"), ("/confirm-email-change", "ConfirmEmailChange")])
def test_used_links_of_mails_leave_the_code(browse, service, path, method):
    service.answers[AUTH + method] = Failure(9, "TOKEN_USED", "This link was used.")
    page = browse(f"{path}#token=tok-1")
    expect(page.get_by_role("alert")).to_contain_text("This link was used.")
    expect(page.locator("[name=code]")).to_be_visible()


def test_reset_by_link(browse, service):
    service.answers[AUTH + "ConfirmPasswordReset"] = Failure(9, "TOKEN_EXPIRED", "This link is too old.")
    page = browse("/reset-password#token=tok-2")
    fill(page, new_password="correct horse battery staple")
    send(page)
    expect(page.get_by_role("alert")).to_contain_text("This link is too old.")
    expect(page.get_by_role("link", name="Ask for a new mail")).to_be_visible()
    service.answers[AUTH + "ConfirmPasswordReset"] = {}
    send(page)
    expect(page.locator("h1")).to_have_text("Your password is set")
    first, second = service.calls[AUTH + "ConfirmPasswordReset"]
    assert second.token == "tok-2" and second.new_password == "correct horse battery staple" and first.request_id == second.request_id


def test_forgotten_password_by_code(browse, service):
    service.answers |= {AUTH + "RequestPasswordReset": {}, AUTH + "ConfirmPasswordReset": {}}
    page = browse("/sign-in")
    page.get_by_role("link", name="Forgot your password?").click()
    # The form before it has a field of the same name.
    expect(page.locator("h1")).to_have_text("Forgot your password?")
    fill(page, email="ada@example.org")
    send(page)
    expect(page.locator("h1")).to_have_text("Choose a new password")
    expect(page.locator("#email")).to_have_value("ada@example.org")
    assert axe.violations(page) == []
    fill(page, code="7KQ4-2M9X", new_password="correct horse battery staple")
    send(page)
    expect(page.locator("h1")).to_have_text("Your password is set")
    assert service.calls[AUTH + "ConfirmPasswordReset"][0].mail_code.code == "7KQ4-2M9X"


def test_an_account_about_to_be_deleted_can_be_kept(browse, service):
    service.answers |= {AUTH + "SignIn": {"user": USER | {"deleteTime": "2030-01-01T12:00:00Z"}}, AUTH + "CancelAccountDeletion": {}}
    page = browse("/sign-in")
    fill(page, email="ada@example.org", password="right")
    send(page)
    expect(page.locator("h1")).to_have_text("Keep your account?")
    assert axe.violations(page) == []
    page.get_by_role("button", name="Keep my account").click()
    expect(page.locator(".hero .number")).to_be_visible()
    assert len(service.calls[AUTH + "CancelAccountDeletion"]) == 1


def test_a_session_that_ends_asks_to_sign_in_and_returns(browse, service):
    service.sign_in()
    page = browse("/trophies")
    expect(page.locator(".niches .locked").first).to_be_visible()
    service.answers[people.TROPHY + "ExplainAward"] = Failure(16, "SESSION_EXPIRED", "Please sign in again.")
    service.session = {"signedIn": False}
    page.locator('a[href="/trophies/T-DAY-50"]').click()
    expect(page).to_have_url(service.url + "/sign-in?return=%2Ftrophies%2FT-DAY-50")
    service.answers[people.TROPHY + "ExplainAward"] = people.explanation
    fill(page, email="ada@example.org", password="right")
    send(page)
    expect(page.locator(".way")).to_be_visible()


def test_signing_out_leaves_nothing_behind(browse, service):
    service.sign_in()
    page = browse("/")
    page.get_by_role("button", name="You and this device").click()
    page.get_by_role("button", name="Sign out").click()
    expect(page).to_have_url(service.url + "/start")
    assert page.evaluate("localStorage.getItem('titanup.user')") is None
    page.go_back()
    expect(page.locator(".ways, main form")).to_be_visible()
    assert page.locator(".hero").count() == 0
