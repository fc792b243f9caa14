"""Signing in with the installation's provider: the way there and back, linking an account, and what is said when it goes wrong."""

import urllib.parse

import pytest
from playwright.sync_api import expect

from web import axe, people, profile
from web.edge import Failure

AUTH = "/titanup.auth.v1.AuthService/"
USER = profile.USER
NAME = "Example ID"


class Provider:
    """A page of another site, with one button that leads back."""

    def __init__(self, edge):
        self.edge, self.answer, self.begun = edge, {"code": "c-1"}, 0
        edge.answers |= {
            AUTH + "GetSignInMethods": {"passwords": True, "providerName": NAME}, AUTH + "BeginProviderSignIn": self._begin,
            AUTH + "FinishProviderSignIn": {"user": USER}, AUTH + "GetProviderLink": {}, AUTH + "LinkProvider": {}, AUTH + "UnlinkProvider": {}}

    def _begin(self, _):
        self.begun += 1
        return {"authorizationUrl": f"https://id.example/authorize?state=s-{self.begun}", "binding": f"b-{self.begun}"}

    def meet(self, page):
        """Until the page is left: the provider answers it."""
        def show(route):
            [state] = urllib.parse.parse_qs(urllib.parse.urlsplit(route.request.url).query)["state"]
            back = f"{self.edge.url}/sign-in/provider?{urllib.parse.urlencode({'state': state} | self.answer)}"
            route.fulfill(content_type="text/html", body=f"<!doctype html><title>ID</title><a href='{back}'>Go back</a>")
        page.context.route("https://id.example/**", show)
        return page

    def through(self, page):
        page.wait_for_url("https://id.example/**")
        page.get_by_role("link", name="Go back").click()


@pytest.fixture
def service(edge):
    edge.answers = people.ada() | profile.answers() | profile.account()
    return edge


@pytest.fixture
def provider(service):
    return Provider(service)


def test_signing_in_with_the_provider_and_back_to_where_one_was(browse, service, provider):
    page = provider.meet(browse("/trophies/T-DAY-50"))
    expect(page.get_by_role("button", name=f"Sign in with {NAME}")).to_be_visible()
    assert axe.violations(page) == []
    page.get_by_role("button", name=f"Sign in with {NAME}").click()
    provider.through(page)
    expect(page.locator(".way")).to_be_visible()
    assert page.url == service.url + "/trophies/T-DAY-50"
    [sent] = service.calls[AUTH + "FinishProviderSignIn"]
    assert (sent.answer.state, sent.answer.code, sent.answer.binding) == ("s-1", "c-1", "b-1")
    assert (sent.device.name, sent.locale) == ("TitanUp in a browser", "en")


def test_what_goes_wrong_is_said_and_the_code_leaves_the_address(browse, service, provider):
    service.answers[AUTH + "FinishProviderSignIn"] = Failure(9, "PROVIDER_LINK_REQUIRED", "You already have an account.")
    page = provider.meet(browse("/sign-in"))
    page.get_by_role("button", name=f"Sign in with {NAME}").click()
    provider.through(page)
    expect(page.get_by_role("alert")).to_have_text("You already have an account.")
    expect(page).to_have_url(service.url + "/sign-in/provider")
    assert axe.violations(page) == []
    # The same again belongs to nothing that was begun.
    page.goto(service.url + "/sign-in/provider?state=s-1&code=c-1")
    expect(page.get_by_role("alert")).to_contain_text("not begun in this tab")
    assert len(service.calls[AUTH + "FinishProviderSignIn"]) == 1
    page.get_by_role("link", name="Sign in").click()
    expect(page.locator("#password")).to_be_visible()


def test_a_cancelled_sign_in_is_told_to_the_service(browse, service, provider):
    provider.answer = {"error": "access_denied"}
    service.answers[AUTH + "FinishProviderSignIn"] = Failure(9, "PROVIDER_DENIED", "The sign-in was cancelled.")
    page = provider.meet(browse("/sign-in"))
    page.get_by_role("button", name=f"Sign in with {NAME}").click()
    provider.through(page)
    expect(page.get_by_role("alert")).to_have_text("The sign-in was cancelled.")
    assert service.calls[AUTH + "FinishProviderSignIn"][0].answer.error == "access_denied"


def test_an_invitation_goes_along(browse, service, provider):
    service.answers[AUTH + "FinishProviderSignIn"] = Failure(9, "INVITATION_REQUIRED", "You need an invitation.")
    page = provider.meet(browse("/sign-in"))
    page.get_by_role("button", name=f"Sign in with {NAME}").click()
    provider.through(page)
    expect(page.get_by_role("alert")).to_have_text("You need an invitation.")
    service.answers[AUTH + "FinishProviderSignIn"] = {"user": USER, "registered": True}
    page.locator("[name=invitation_code]").fill("7KQ4-2M9X")
    page.get_by_role("button", name="Try again with it").click()
    provider.through(page)
    expect(page.locator(".hero .number")).to_be_visible()
    sent = service.calls[AUTH + "FinishProviderSignIn"][-1]
    assert (sent.invitation_code, sent.answer.binding) == ("7KQ4-2M9X", "b-2")


def test_a_provider_that_is_away_is_said_beside_the_form(browse, service, provider):
    service.answers[AUTH + "BeginProviderSignIn"] = Failure(14, "PROVIDER_TIMEOUT", "It takes too long.")
    page = browse("/sign-in")
    page.get_by_role("button", name=f"Sign in with {NAME}").click()
    expect(page.get_by_role("alert")).to_have_text("It takes too long.")
    expect(page).to_have_url(service.url + "/sign-in")


@pytest.mark.parametrize("path", ["/sign-in", "/register"])
def test_without_passwords_there_is_only_the_button(browse, service, provider, path):
    service.answers[AUTH + "GetSignInMethods"] = {"passwords": False, "providerName": NAME}
    page = browse(path)
    expect(page.get_by_role("button", name=f"Sign in with {NAME}")).to_be_visible()
    expect(page.locator("#password")).to_have_count(0)
    assert axe.violations(page) == []


def test_an_account_is_linked_and_unlinked(browse, service, provider):
    service.sign_in()
    page = provider.meet(browse("/account"))
    page.get_by_role("link", name=NAME).click()
    linked = {"linkTime": "2026-01-02T03:04:05Z"}

    def link(_):
        service.answers[AUTH + "GetProviderLink"] = linked
        return {}

    def unlink(_):
        service.answers[AUTH + "GetProviderLink"] = {}
        return {}

    # Too long ago: the password is asked for, and the provider's answer is still good.
    service.answers[AUTH + "LinkProvider"] = Failure(7, "REAUTHENTICATION_REQUIRED")
    page.get_by_role("button", name=f"Link with {NAME}").click()
    provider.through(page)
    page.locator("[name=password]").fill("correct horse")
    service.answers |= {AUTH + "LinkProvider": link, AUTH + "UnlinkProvider": unlink}
    page.get_by_role("button", name="Confirm", exact=True).click()
    expect(page.get_by_role("button", name="Unlink")).to_be_visible()
    expect(page).to_have_url(service.url + "/account/provider")
    assert axe.violations(page) == []
    assert {call.answer.code for call in service.calls[AUTH + "LinkProvider"]} == {"c-1"}
    page.get_by_role("button", name="Unlink").click()
    expect(page.get_by_role("button", name=f"Link with {NAME}")).to_be_visible()
    service.answers[AUTH + "GetProviderLink"] = linked | {"onlyWayIn": True}
    page.reload()
    expect(page.get_by_text("This is your only way to sign in.")).to_be_visible()
    expect(page.get_by_role("button", name="Unlink")).to_have_count(0)


def test_the_provider_confirms_who_one_is(browse, service, provider):
    service.sign_in()
    service.answers[AUTH + "GetProviderLink"] = {"linkTime": "2026-01-02T03:04:05Z"}
    service.answers[AUTH + "ChangeEmail"] = Failure(7, "REAUTHENTICATION_REQUIRED")
    page = provider.meet(browse("/account/email"))
    page.locator("[name=new_email]").fill("new@example.org")
    page.locator("main form button:not(.reveal)").click()
    page.get_by_role("button", name=f"Confirm with {NAME}").click()
    provider.through(page)
    expect(page).to_have_url(service.url + "/account/email")
    [sent] = service.calls[AUTH + "Reauthenticate"]
    assert (sent.WhichOneof("proof"), sent.provider_answer.state, sent.provider_answer.binding) == ("provider_answer", "s-1", "b-1")
