"""Passkeys through titanup-web and the services, with Chromium's virtual authenticator: TITANUP_WEB_URL names the page of a
running stack. Passkeys belong to a name, so the page is opened as `localhost`."""

import os
import re

import pytest
from playwright.sync_api import expect

from test_journey import PASSWORD, fill, register, sign_out, visit  # noqa: F401
from web import axe

pytestmark = pytest.mark.stack


@pytest.fixture
def by_name(monkeypatch):
    """Comes before `visit`, which reads the page's address."""
    monkeypatch.setenv("TITANUP_WEB_URL", os.environ.get("TITANUP_WEB_URL", "").replace("127.0.0.1", "localhost"))


@pytest.fixture
def suggesting(by_name, visit):  # noqa: F811
    """The start page, under a name that can have passkeys. Whatever the browser suggests in a form, the virtual authenticator's owner
    picks at once."""
    return visit("/start")


@pytest.fixture
def page(suggesting):
    """The same in a browser that suggests nothing."""
    suggesting.add_init_script("PublicKeyCredential.isConditionalMediationAvailable = async () => false")
    return suggesting


class Authenticator:
    """What is built into a phone: it holds passkeys, and its owner puts a finger on it at once."""

    def __init__(self, page):
        self._tools = page.context.new_cdp_session(page)
        self._tools.send("WebAuthn.enable")
        options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
                   "isUserVerified": True, "automaticPresenceSimulation": True}
        self.id = self._do("addVirtualAuthenticator", options=options)["authenticatorId"]

    def _do(self, what, **values):
        return self._tools.send(f"WebAuthn.{what}", values)

    def credential(self):
        [credential] = self._do("getCredentials", authenticatorId=self.id)["credentials"]
        return credential

    def set(self, credential):
        """Puts a copy in the place of what it holds."""
        self._do("clearCredentials", authenticatorId=self.id)
        kept = ("credentialId", "isResidentCredential", "rpId", "privateKey", "userHandle", "signCount")
        self._do("addCredential", authenticatorId=self.id, credential={name: credential[name] for name in kept})

    def verify(self, is_right):
        """Whether the finger is its owner's."""
        self._do("setUserVerified", authenticatorId=self.id, isUserVerified=is_right)


def add_passkey(page, name="Ada’s phone"):
    page.goto("/account")
    page.get_by_role("link", name="Passkeys").click()
    fill(page, passkey_name=name)
    expect(page.locator("ul.passkeys .label")).to_have_text(name)


def sign_in(page):
    page.goto("/sign-in")
    page.get_by_role("button", name="Sign in with a passkey").click()


def test_a_passkey_signs_in_without_an_address_and_a_copy_of_it_does_not(page):
    authenticator = Authenticator(page)
    email = register(page)
    add_passkey(page)
    assert axe.violations(page) == []
    copy = authenticator.credential()
    assert copy["rpId"] == "localhost" and copy["isResidentCredential"]
    for _ in range(2):
        page.goto("/")
        sign_out(page)
        sign_in(page)
        expect(page.locator("h1")).to_contain_text("Ada")
    assert authenticator.credential()["signCount"] > copy["signCount"]

    page.goto("/")
    sign_out(page)
    authenticator.set(copy)
    sign_in(page)
    expect(page.get_by_role("alert")).to_contain_text("There may be a copy of this passkey")
    fill(page, email=email, password=PASSWORD)
    expect(page.locator("h1")).to_contain_text("Ada")
    page.goto("/account")
    expect(page.locator(".alarming").first).to_contain_text("Passkey blocked")
    page.get_by_role("link", name="Passkeys").click()
    expect(page.locator("ul.passkeys li")).to_contain_text("there may be a copy of it")
    page.get_by_role("button", name="Remove: Ada’s phone").click()
    page.get_by_role("button", name="Remove it").click()
    expect(page.get_by_text("You have no passkeys.")).to_be_visible()


def test_a_passkey_is_renamed_and_no_stranger_uses_it(page):
    authenticator = Authenticator(page)
    register(page)
    add_passkey(page)
    page.get_by_role("button", name="Rename: Ada’s phone").click()
    fill(page, name="The blue one")
    expect(page.locator("ul.passkeys .label")).to_have_text("The blue one")
    # The device has one already.
    fill(page, passkey_name="Twice")
    expect(page.get_by_role("alert")).to_contain_text("already has a passkey")
    page.goto("/")
    sign_out(page)
    authenticator.verify(False)
    sign_in(page)
    expect(page.get_by_role("alert")).to_contain_text("No passkey was chosen")
    authenticator.verify(True)
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.locator("h1")).to_contain_text("Ada")


def test_the_browser_suggests_a_passkey_in_the_field_for_the_address(suggesting):
    page, authenticator = suggesting, Authenticator(suggesting)
    register(page)
    add_passkey(page)
    before = authenticator.credential()["signCount"]
    page.goto("/")
    page.get_by_role("button", name="You and this device").click()
    page.get_by_role("button", name="Sign out").click()
    # The form is on the way; nobody touches it.
    expect(page).to_have_url(re.compile("/sign-in|/start$"))
    page.goto("/sign-in")
    expect(page.locator("h1")).to_contain_text("Ada")
    assert authenticator.credential()["signCount"] > before
