"""Passkeys, with an authenticator that shares no code with the service."""

import copy

import grpc
import pytest
from interop.authenticator import App
from interop.errors import fails
from interop.mail import Mailbox, MailServer, MailStack, services
from interop.passkeys import EDDSA, ES256, PRESENT, RS256, VERIFIED, Authenticator, add, prove, sign_in
from interop.people import PASSWORD, Services, bearer, new_id
from test_mail import verified
from titanup.auth.v1 import auth_pb2

UNAUTHENTICATED = grpc.StatusCode.UNAUTHENTICATED
INVALID = grpc.StatusCode.INVALID_ARGUMENT


@pytest.fixture
def anyone(stack):
    return Services(stack.channel)


def listed(person) -> list[auth_pb2.Passkey]:
    return list(person.auth.ListPasskeys(auth_pb2.ListPasskeysRequest()).passkeys)


def events(person) -> list[int]:
    return [each.kind for each in person.auth.ListSecurityEvents(auth_pb2.ListSecurityEventsRequest()).security_events]


@pytest.mark.parametrize("attested", [False, True], ids=["none", "self"])
@pytest.mark.parametrize("algorithm", [ES256, EDDSA, RS256], ids=["ES256", "EdDSA", "RS256"])
def test_a_passkey_of_every_algorithm_signs_in_without_an_address(stack, ada, anyone, algorithm, attested):
    authenticator = Authenticator(algorithm)
    assert add(ada, authenticator, name="phone", attested=attested).name == "phone"
    answer = sign_in(anyone, authenticator)
    assert answer.user.email == ada.email
    signed_in = Services(stack.channel, bearer(answer.tokens.access_token))
    assert list(signed_in.auth.WhoAmI(auth_pb2.WhoAmIRequest()).amr) == ["pop", "mfa"]
    # The sign-in is a fresh proof.
    signed_in.auth.DeletePasskey(auth_pb2.DeletePasskeyRequest(passkey_id=listed(ada)[0].passkey_id))
    with fails(UNAUTHENTICATED, "PASSKEY_INVALID"):
        sign_in(anyone, authenticator)
    assert events(ada)[:3] == [
        auth_pb2.SECURITY_EVENT_KIND_PASSKEY_REMOVED, auth_pb2.SECURITY_EVENT_KIND_SIGNED_IN, auth_pb2.SECURITY_EVENT_KIND_PASSKEY_ADDED]


def test_several_passkeys_are_listed_and_renamed(ada, bob, anyone):
    first, second = Authenticator(), Authenticator(counts=False)
    add(ada, first, name="one"), add(ada, second, name="two")
    assert first.user_handle == second.user_handle and ada.user_id.replace("-", "") not in first.user_handle.hex()
    for authenticator in (first, second, second):
        assert sign_in(anyone, authenticator).user.user_id == ada.user_id
    [two, one] = listed(ada)
    assert (two.name, one.name) == ("two", "one") and two.HasField("last_use_time")
    ada.auth.RenamePasskey(auth_pb2.RenamePasskeyRequest(passkey_id=one.passkey_id, name=" desk "))
    assert [each.name for each in listed(ada)] == ["two", "desk"] and listed(bob) == []
    with fails(grpc.StatusCode.NOT_FOUND, "PASSKEY_NOT_FOUND"):
        bob.auth.DeletePasskey(auth_pb2.DeletePasskeyRequest(passkey_id=one.passkey_id))
    with fails(INVALID, "NAME_EMPTY", "name"):
        ada.auth.RenamePasskey(auth_pb2.RenamePasskeyRequest(passkey_id=one.passkey_id, name=" "))


@pytest.mark.parametrize("flags, origin, field", [
    (PRESENT, "http://localhost:7080", "attestation_object"), (VERIFIED, "http://localhost:7080", "attestation_object"),
    (PRESENT | VERIFIED, "https://evil.example", "client_data_json")], ids=["unverified", "absent", "elsewhere"])
def test_whatever_is_wrong_no_passkey_is_added_and_nobody_signs_in(ada, anyone, flags, origin, field):
    wrong = Authenticator(origin=origin)
    wrong.flags = flags
    with fails(INVALID, "PASSKEY_INVALID", field):
        add(ada, wrong)
    authenticator = Authenticator()
    add(ada, authenticator)
    authenticator.flags, authenticator.origin = flags, origin
    with fails(UNAUTHENTICATED, "PASSKEY_INVALID"):
        sign_in(anyone, authenticator)


def test_a_challenge_works_once(ada, anyone):
    authenticator = Authenticator()
    add(ada, authenticator)
    assertion = prove(anyone, authenticator)
    request = auth_pb2.SignInWithPasskeyRequest(assertion=assertion)
    assert anyone.auth.SignInWithPasskey(request).tokens.access_token
    with fails(UNAUTHENTICATED, "PASSKEY_INVALID"):
        anyone.auth.SignInWithPasskey(request)


def test_a_passkey_stands_in_for_the_second_factor(stack, ada, bob, anyone):
    authenticator, other = Authenticator(), Authenticator()
    add(ada, authenticator), add(bob, other)
    app = App(ada.auth.EnrollTotp(auth_pb2.EnrollTotpRequest(request_id=new_id())).uri)
    ada.auth.ActivateTotp(auth_pb2.ActivateTotpRequest(code=app.code(), request_id=new_id()))
    challenge = anyone.auth.SignIn(auth_pb2.SignInRequest(email=ada.email, password=PASSWORD)).mfa_challenge.challenge
    with fails(UNAUTHENTICATED, "PASSKEY_INVALID"):
        anyone.auth.VerifyMfa(auth_pb2.VerifyMfaRequest(challenge=challenge, passkey=prove(anyone, other)))
    tokens = anyone.auth.VerifyMfa(auth_pb2.VerifyMfaRequest(challenge=challenge, passkey=prove(anyone, authenticator))).tokens
    signed_in = Services(stack.channel, bearer(tokens.access_token))
    assert list(signed_in.auth.WhoAmI(auth_pb2.WhoAmIRequest()).amr) == ["pwd", "pop", "mfa"]
    fresh = signed_in.auth.Reauthenticate(auth_pb2.ReauthenticateRequest(passkey=prove(anyone, authenticator)))
    assert fresh.access_token


def test_a_cloned_passkey_is_refused_and_told_to_its_owner(stack, tmp_path):
    mailbox = Mailbox()
    origin = "https://titanup.example"
    with MailServer(mailbox, None) as server, MailStack(
            tmp_path, **MailStack.over(server, None), TITANUP_PASSKEY_ORIGIN=origin) as mailing:
        email, tokens = verified(mailing, mailbox)
        ada, anyone = services(mailing, tokens.access_token), services(mailing)
        original = Authenticator(origin=origin)
        add(ada, original)
        assert mailbox.next(email).subject == "A passkey was added"
        clone = copy.copy(original)
        sign_in(anyone, original), sign_in(anyone, original)
        for authenticator in (clone, original):
            with fails(UNAUTHENTICATED, "PASSKEY_BLOCKED"):
                sign_in(anyone, authenticator)
        mail = mailbox.next(email)
        assert mail.subject == "A passkey was blocked" and "copy" in mail.plain
        assert events(ada)[0] == auth_pb2.SECURITY_EVENT_KIND_PASSKEY_CLONED and listed(ada)[0].HasField("block_time")
        ada.auth.DeletePasskey(auth_pb2.DeletePasskeyRequest(passkey_id=listed(ada)[0].passkey_id))
        assert mailbox.next(email).subject == "A passkey was removed"
        elsewhere = Authenticator()
        with fails(INVALID, "PASSKEY_INVALID", "client_data_json"):
            add(ada, elsewhere)
