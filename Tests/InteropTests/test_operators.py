"""What operators do with accounts in `titanup admin`. Operators are made on the server."""

import datetime
import subprocess

import grpc
import pytest
from interop.authenticator import App
from interop.command_line import Client
from interop.errors import fails
from interop.mail import MailStack, services
from interop.people import Services, new_id
from test_auth import refresh, sign_in
from test_devices import events, signed_in
from titanup.auth.v1 import auth_pb2

NEW_PASSWORD = "eleven quiet swans ashore"


@pytest.fixture
def boss(stack, control, tmp_path):
    """An operator on their own machine."""
    client = Client(stack, tmp_path)
    client.register()
    control("operator", client.email)
    return client


@pytest.fixture
def operator(boss):
    """The same operator, signed in with the role."""
    boss.run("sign-in", "--email", boss.email)
    return boss


def test_the_role_is_required_and_needs_a_new_sign_in(boss, stack, tmp_path):
    nobody = Client(stack, tmp_path / "nobody")
    nobody.register()
    assert "ROLE_NOT_ALLOWED" in nobody.run("admin", "users", status=1).stderr
    # Everybody who had signed in before is out, so that no token without the role remains.
    assert "SESSION_REVOKED" in boss.run("admin", "users", status=1).stderr
    boss.run("sign-in", "--email", boss.email)
    boss.run("admin", "users", "--limit", "1")


def test_the_services_program_makes_an_operator(stack, control, operator):
    who = operator.json("whoami")["user"]
    [managed] = operator.json("admin", "users", "--email", operator.email)
    assert managed["admin"] and managed["user"] == {**managed["user"], "user_id": who["user_id"]}
    control("operator", operator.email)
    operator.run("admin", "users", "--limit", "1")
    assert "role changed" in operator.run("events").stdout

    control("operator", "--remove", operator.email)
    assert "SESSION_REVOKED" in operator.run("admin", "users", status=1).stderr
    operator.run("sign-in", "--email", operator.email)
    assert "ROLE_NOT_ALLOWED" in operator.run("admin", "users", status=1).stderr


@pytest.mark.parametrize("address", ["nobody", f"{new_id()}@example.org"])
def test_an_unknown_account_cannot_become_an_operator(control, address):
    with pytest.raises(subprocess.CalledProcessError):
        control("operator", address)


def test_operators_see_when_a_user_was_last_seen(operator, ada):
    def last_seen():
        [managed] = operator.json("admin", "users", "--email", ada.email)
        return datetime.datetime.fromisoformat(managed["last_seen_time"])

    first = last_seen()
    ada.refresh()
    assert last_seen() > first
    assert "last seen" in operator.run("admin", "users", "--email", ada.email).stdout


def test_the_role_can_require_a_second_factor(control, ada, tmp_path):
    listing = auth_pb2.ListUsersRequest(page_size=1)
    with MailStack(tmp_path, TITANUP_ADMIN_SECOND_FACTOR="true") as strict:
        control("operator", ada.email)
        anonymous = services(strict)
        alone = services(strict, sign_in(anonymous, ada.email).tokens.access_token)
        with fails(grpc.StatusCode.PERMISSION_DENIED, "ROLE_NOT_ALLOWED"):
            alone.auth_admin.ListUsers(listing)
        app = App(alone.auth.EnrollTotp(auth_pb2.EnrollTotpRequest()).uri)
        alone.auth.ActivateTotp(auth_pb2.ActivateTotpRequest(code=app.code()))
        challenge = sign_in(anonymous, ada.email).mfa_challenge.challenge
        both = anonymous.auth.VerifyMfa(auth_pb2.VerifyMfaRequest(challenge=challenge, totp=app.code())).tokens
        for token in (both, refresh(anonymous, both.refresh_token)):
            assert len(services(strict, token.access_token).auth_admin.ListUsers(listing).users) == 1


def test_accounts_are_listed_newest_first(operator, ada, bob):
    listed = operator.json("admin", "users", "--limit", "3")
    # They are sorted by ids, which follow the order of creation.
    assert [managed["user"]["email"] for managed in listed] == [bob.email, ada.email, operator.email]
    [found] = operator.json("admin", "users", "--email", ada.email.upper())
    assert found["user"]["user_id"] == ada.user_id and not found["admin"] and found["disable_time"] is None
    [itself] = operator.json("admin", "users", "--email", operator.email)
    assert itself["admin"]
    assert operator.json("admin", "users", "--email", f"{new_id()}@example.org") == []
    shown = operator.run("admin", "users", "--email", ada.email).stdout
    # It is cut to the width of a terminal, like any long cell.
    assert ada.email[:8] in shown and ada.user_id in shown and "open" in shown
    operator.run("admin", "users", "--limit", "0", status=64)


def test_an_account_is_disabled_and_enabled(operator, ada, anonymous):
    assert operator.json("admin", "shut", ada.email) == {"shut": ada.user_id}
    with fails(grpc.StatusCode.UNAUTHENTICATED, "SESSION_REVOKED"):
        ada.auth.WhoAmI(auth_pb2.WhoAmIRequest())
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "ACCOUNT_DISABLED"):
        sign_in(anonymous, ada.email)
    [listed] = operator.json("admin", "users", "--email", ada.email)
    assert listed["disable_time"] is not None
    assert "disabled" in operator.run("admin", "users", "--email", ada.email).stdout
    assert operator.json("admin", "open", ada.user_id) == {"opened": ada.user_id}
    back = signed_in(ada, sign_in(anonymous, ada.email).tokens)
    kinds = (auth_pb2.SECURITY_EVENT_KIND_USER_ENABLED, auth_pb2.SECURITY_EVENT_KIND_USER_DISABLED)
    assert [event.kind for event in events(back, *kinds)] == list(kinds), "the owner sees the events"


def test_an_operator_signs_out_all_devices_of_an_account(operator, ada, bob, anonymous):
    operator.run("admin", "sign-out", ada.user_id)
    with fails(grpc.StatusCode.UNAUTHENTICATED, "SESSION_REVOKED"):
        refresh(anonymous, ada.tokens.refresh_token)
    sign_in(anonymous, ada.email)
    assert refresh(anonymous, bob.tokens.refresh_token).access_token, "others are not affected"


def test_an_operator_passes_on_a_reset(operator, ada, tmp_path):
    issued = operator.json("admin", "reset", ada.email)
    owner, code = Client(ada.stack, tmp_path / "owner"), issued["code"]
    assert len(issued["token"]) == 64 and len(code) == 9
    reset = ("password", "reset", ada.email, code)
    assert "sign-in" in owner.run(*reset, TITANUP_NEW_PASSWORD=NEW_PASSWORD).stdout
    assert "CODE_INVALID" in owner.run(*reset, status=1, TITANUP_NEW_PASSWORD=NEW_PASSWORD).stderr
    back = Services(ada.stack.channel)
    tokens = sign_in(back, ada.email, NEW_PASSWORD).tokens
    kinds = (auth_pb2.SECURITY_EVENT_KIND_PASSWORD_RESET, auth_pb2.SECURITY_EVENT_KIND_PASSWORD_RESET_REQUESTED)
    assert [event.kind for event in events(signed_in(ada, tokens), *kinds)] == list(kinds)
    assert "valid for ten minutes" in operator.run("admin", "reset", ada.user_id).stdout


def test_an_unknown_account_is_reported(operator):
    assert "No account has the address" in operator.run("admin", "shut", f"{new_id()}@example.org", status=1).stderr
    assert "USER_NOT_FOUND" in operator.run("admin", "shut", new_id(), status=1).stderr
    assert "USER_ID_INVALID" in operator.run("admin", "open", "ada", status=1).stderr
    operator.run("admin", "shut", status=64)
