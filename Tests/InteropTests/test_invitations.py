"""Registration by everybody, by invitation, or closed; and how invitations work."""

import grpc
import pytest
from interop.command_line import Client
from interop.errors import fails
from interop.mail import MailStack, registration, services
from interop.people import Person, new_id
from test_auth import sign_in
from titanup.auth.v1 import auth_pb2

# The services here run on the stack's database.
pytestmark = pytest.mark.usefixtures("stack")

FAILED_PRECONDITION = grpc.StatusCode.FAILED_PRECONDITION
INVALID_ARGUMENT = grpc.StatusCode.INVALID_ARGUMENT
NEVER_SENT = "0000-0000-0000-0000"


class InvitingStack(MailStack):
    """An auth service on the stack's database that sends no mail and has the given registration mode."""

    def __init__(self, folder, mode: str, **settings: str):
        super().__init__(folder, TITANUP_REGISTRATION=mode, **settings)
        del self.environment["TITANUP_MAIL_FROM"], self.environment["TITANUP_APP_URL"]


@pytest.fixture(scope="module")
def inviting(stack, tmp_path_factory):
    """Users register by invitation, and each may invite three."""
    with InvitingStack(tmp_path_factory.mktemp("inviting"), "invite", TITANUP_INVITATIONS_PER_USER="3") as auth:
        yield auth


def invite(auth, person, **fields) -> str:
    host = services(auth, person.tokens.access_token)
    return host.auth.CreateInvitation(auth_pb2.CreateInvitationRequest(**fields)).code


def test_closed_registration_refuses_everybody(ada, tmp_path):
    with InvitingStack(tmp_path, "closed") as auth:
        # This includes a taken address, so that nothing is revealed about it.
        for email in (ada.email, f"{new_id()}@example.org"):
            for code in ("", NEVER_SENT):
                with fails(FAILED_PRECONDITION, "REGISTRATION_CLOSED"):
                    services(auth).auth.Register(registration(email=email, invitation_code=code))
        sign_in(services(auth), ada.email)
        with fails(grpc.StatusCode.PERMISSION_DENIED, "INVITATIONS_NOT_ALLOWED"):
            invite(auth, ada)


def test_an_invitation_admits_one_person_once(inviting, ada):
    anonymous, code = services(inviting), invite(inviting, ada)
    for email in (ada.email, f"{new_id()}@example.org"):
        with fails(FAILED_PRECONDITION, "INVITATION_REQUIRED"):
            anonymous.auth.Register(registration(email=email))
        for wrong in ("x", NEVER_SENT):
            with fails(INVALID_ARGUMENT, "INVITATION_INVALID", "invitation_code"):
                anonymous.auth.Register(registration(email=email, invitation_code=wrong))
    request = registration(invitation_code=code.lower().replace("-", " "))
    came = anonymous.auth.Register(request)
    assert came == anonymous.auth.Register(request), "a retry gets the same response"
    assert services(inviting, came.tokens.access_token).auth.WhoAmI(auth_pb2.WhoAmIRequest()).user == came.user
    with fails(INVALID_ARGUMENT, "INVITATION_INVALID", "invitation_code"):
        anonymous.auth.Register(registration(invitation_code=code))


def test_people_invite_by_the_command_line(inviting, stack, tmp_path):
    host, guest = Client(inviting, tmp_path / "host"), Client(inviting, tmp_path / "guest")
    person = Person(stack)
    host.run("sign-in", "--email", person.email)
    made = host.json("invite", "--uses", "2", "--days", "3")
    assert (made["max_uses"], made["use_count"], made["user_id"]) == (2, 0, person.user_id)
    address = f"{new_id()}@example.org"
    joining = ("register", "--email", address, "--name", "Bob")
    assert "INVITATION_REQUIRED" in guest.run(*joining, status=1).stderr
    assert "INVITATION_INVALID" in guest.run(*joining, "--invitation", "x", status=1).stderr
    guest.run(*joining, "--invitation", made["code"])
    assert guest.json("whoami")["user"]["email"] == address

    [listed] = host.json("invite", "list")
    assert "code" not in listed and listed["use_count"] == 1
    assert "1 of 2" in host.run("invite", "list").stdout
    assert guest.json("invite", "list") == []
    assert "INVITATION_NOT_FOUND" in guest.run("invite", "revoke", made["invitation_id"], status=1).stderr
    host.run("invite", "revoke", made["invitation_id"])
    assert "revoked" in host.run("invite", "list").stdout
    late = ("register", "--email", f"{new_id()}@example.org", "--name", "Eve", "--invitation", made["code"])
    assert "INVITATION_INVALID" in Client(inviting, tmp_path / "late").run(*late, status=1).stderr
    assert "invitation revoked" in host.run("events").stdout
    # Bob has registered with it, so two of three are left.
    assert "TOO_MANY_INVITATIONS" in host.run("invite", "--uses", "3", status=1).stderr
    shown = host.run("invite", "--uses", "2")
    assert len(shown.stdout.strip()) == 19 and "won't be shown again" in shown.stderr
    for wrong in (("--uses", "0"), ("--days", "0"), ("--days", "366")):
        host.run("invite", *wrong, status=64)


def test_operators_invite_and_revoke_under_every_setting(stack, control, ada, inviting, tmp_path):
    boss = Client(stack, tmp_path)
    boss.register()
    control("operator", boss.email)
    assert "ROLE_NOT_ALLOWED" not in boss.run("sign-in", "--email", boss.email).stderr
    mine = boss.json("invite", "--uses", "1000")
    theirs = services(inviting, ada.tokens.access_token).auth.CreateInvitation(auth_pb2.CreateInvitationRequest())
    listed = boss.json("admin", "invitations", "--limit", "2")
    assert [one["invitation_id"] for one in listed] == [theirs.invitation.invitation_id, mine["invitation_id"]]
    assert ada.user_id[:8] in boss.run("admin", "invitations", "list", "--limit", "1").stdout
    boss.run("admin", "invitations", "revoke", theirs.invitation.invitation_id)
    with fails(INVALID_ARGUMENT, "INVITATION_INVALID", "invitation_code"):
        services(inviting).auth.Register(registration(invitation_code=theirs.code))
    services(inviting).auth.Register(registration(invitation_code=mine["code"]))
    # If everybody may register, only operators can invite.
    with fails(grpc.StatusCode.PERMISSION_DENIED, "INVITATIONS_NOT_ALLOWED"):
        ada.auth.CreateInvitation(auth_pb2.CreateInvitationRequest())
    with fails(grpc.StatusCode.PERMISSION_DENIED, "ROLE_NOT_ALLOWED"):
        ada.auth_admin.ListUserInvitations(auth_pb2.ListUserInvitationsRequest())
