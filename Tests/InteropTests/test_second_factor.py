"""Reauthentication, second factor, recovery codes."""

import grpc
import pytest
from interop.authenticator import App
from interop.errors import failure_of, fails
from interop.people import PASSWORD, Services, bearer, new_id
from titanup.auth.v1 import auth_pb2

UNAUTHENTICATED = grpc.StatusCode.UNAUTHENTICATED
FAILED_PRECONDITION = grpc.StatusCode.FAILED_PRECONDITION


@pytest.fixture
def app(ada):
    """Ada's app with her recovery codes; her second factor is enabled."""
    enrolled = ada.auth.EnrollTotp(auth_pb2.EnrollTotpRequest(request_id=new_id()))
    app = App(enrolled.uri)
    assert app.fields["secret"] == enrolled.secret
    response = ada.auth.ActivateTotp(auth_pb2.ActivateTotpRequest(code=app.code(), request_id=new_id()))
    app.recovery_codes = list(response.recovery_codes)
    return app


def sign_in(person) -> auth_pb2.SignInResponse:
    request = auth_pb2.SignInRequest(email=person.email, password=PASSWORD)
    return Services(person.stack.channel).auth.SignIn(request)


def verify(person, challenge, **proof) -> auth_pb2.VerifyMfaResponse:
    request = auth_pb2.VerifyMfaRequest(challenge=challenge.challenge, **proof)
    return Services(person.stack.channel).auth.VerifyMfa(request)


def test_an_app_is_enrolled_and_required(ada, app):
    assert app.label.endswith(ada.email) and app.fields["issuer"] == "TitanUp"
    answer = sign_in(ada)
    assert not answer.HasField("tokens") and not answer.HasField("user")
    code = app.code()
    response = verify(ada, answer.mfa_challenge, totp=code)
    assert response.user.user_id == ada.user_id
    who = Services(ada.stack.channel, bearer(response.tokens.access_token)).auth.WhoAmI(auth_pb2.WhoAmIRequest())
    assert list(who.amr) == ["pwd", "otp", "mfa"]
    with fails(UNAUTHENTICATED, "MFA_INVALID"):
        verify(ada, sign_in(ada).mfa_challenge, totp=code)


def test_ten_recovery_codes_work_once_each(ada, app):
    assert len(set(app.recovery_codes)) == 10
    challenge = sign_in(ada).mfa_challenge
    for code in app.recovery_codes:
        assert verify(ada, challenge, recovery_code=code.lower().replace("-", " ")).tokens.access_token
    with fails(UNAUTHENTICATED, "MFA_INVALID"):
        verify(ada, challenge, recovery_code=app.recovery_codes[0])


def test_guessing_codes_takes_longer_and_longer(ada, app):
    challenge = sign_in(ada).mfa_challenge
    reasons = [failure_of(lambda: verify(ada, challenge, totp="000000")).reason for _ in range(5)]
    assert reasons == ["MFA_INVALID"] * 4 + ["TOO_MANY_ATTEMPTS"]
    failure = failure_of(lambda: verify(ada, challenge, recovery_code=app.recovery_codes[0]))
    assert failure.code == grpc.StatusCode.RESOURCE_EXHAUSTED and failure.retry_delay is not None
    assert ada.auth.WhoAmI(auth_pb2.WhoAmIRequest()).user.email == ada.email, "signed-in users stay signed in"


def test_an_unknown_challenge_is_refused(ada, app):
    for challenge in ("", "x", "A" * 300):
        with fails(FAILED_PRECONDITION, "CHALLENGE_EXPIRED"):
            verify(ada, auth_pb2.MfaChallenge(challenge=challenge), totp="123456")


def test_sensitive_methods_need_a_recent_proof(ada, app):
    # A refreshed token is as old as its sign-in. The token here is recent, so only wrong proofs are tried.
    for proof, reason in (({"totp": "000000"}, "MFA_INVALID"), ({"recovery_code": "A"}, "MFA_INVALID")):
        with fails(UNAUTHENTICATED, reason):
            ada.auth.Reauthenticate(auth_pb2.ReauthenticateRequest(**proof))
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "FIELD_EMPTY", "totp"):
        ada.auth.Reauthenticate(auth_pb2.ReauthenticateRequest(password=PASSWORD))
    fresh = ada.auth.Reauthenticate(auth_pb2.ReauthenticateRequest(totp=app.code()))
    stepped_up = Services(ada.stack.channel, bearer(fresh.access_token))
    new = stepped_up.auth.RegenerateRecoveryCodes(auth_pb2.RegenerateRecoveryCodesRequest(request_id=new_id()))
    assert set(new.recovery_codes).isdisjoint(app.recovery_codes)
    stepped_up.auth.DisableTotp(auth_pb2.DisableTotpRequest(password=PASSWORD, request_id=new_id()))
    assert sign_in(ada).HasField("tokens")


def test_the_password_is_the_proof_without_a_second_factor(ada):
    with fails(UNAUTHENTICATED, "BAD_CREDENTIALS"):
        ada.auth.Reauthenticate(auth_pb2.ReauthenticateRequest(password="not the password"))
    fresh = ada.auth.Reauthenticate(auth_pb2.ReauthenticateRequest(password=PASSWORD))
    who = Services(ada.stack.channel, bearer(fresh.access_token)).auth.WhoAmI(auth_pb2.WhoAmIRequest())
    assert list(who.amr) == ["pwd"] and who.auth_session_id == ada.tokens.auth_session_id


def test_a_retry_gets_the_same_secret(ada, bob):
    request = auth_pb2.EnrollTotpRequest(request_id=new_id())
    assert ada.auth.EnrollTotp(request) == ada.auth.EnrollTotp(request)
    assert bob.auth.EnrollTotp(request) != ada.auth.EnrollTotp(request)
