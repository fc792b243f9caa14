"""Accounts, sign-in and tokens."""

import json
import os
import time
import urllib.request

import grpc
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from interop.errors import failure_of, fails
from interop.keys import decoded, signing_key, unpadded
from interop.people import PASSWORD, Services, bearer, new_id
from titanup.auth.v1 import auth_pb2
from titanup.sessions.v1 import sessions_pb2

UNAUTHENTICATED = grpc.StatusCode.UNAUTHENTICATED
INVALID_ARGUMENT = grpc.StatusCode.INVALID_ARGUMENT


def with_token(stack, token: str) -> Services:
    return Services(stack.channel, bearer(token))


def sign_in(services, email, password=PASSWORD):
    return services.auth.SignIn(auth_pb2.SignInRequest(email=email, password=password))


def refresh(services, token: str) -> auth_pb2.Tokens:
    return services.auth.RefreshToken(auth_pb2.RefreshTokenRequest(refresh_token=token)).tokens


# Register


def test_register_signs_in(ada):
    who = ada.auth.WhoAmI(auth_pb2.WhoAmIRequest())
    assert who.user == ada.registered.user
    assert who.auth_session_id == ada.tokens.auth_session_id
    assert list(who.amr) == ["pwd"]
    assert ada.registered.verification_state == auth_pb2.VERIFICATION_STATE_NOT_REQUIRED


@pytest.mark.parametrize(
    "changes, field, reason",
    [
        ({"email": "a@@b.c"}, "email", "EMAIL_INVALID"),
        ({"email": "ab.c"}, "email", "EMAIL_INVALID"),
        ({"email": "a@bc"}, "email", "EMAIL_INVALID"),
        ({"email": "  "}, "email", "FIELD_EMPTY"),
        ({"password": "14 characters!"}, "password", "PASSWORD_TOO_SHORT"),
        ({"password": "x" * 257}, "password", "PASSWORD_TOO_LONG"),
        ({"password": "Correct Horse Battery Staple"}, "password", "PASSWORD_BREACHED"),
        ({"password": "1qaz2wsx3edc4rfv"}, "password", "PASSWORD_BREACHED"),
        ({"password": "abcdefghijklmnop"}, "password", "PASSWORD_GUESSABLE"),
        ({"password": "ho-ho-ho-ho-ho-ho"}, "password", "PASSWORD_GUESSABLE"),
        ({"password": "ada.lovelace@TitanUp"}, "password", "PASSWORD_GUESSABLE"),
        ({"display_name": " "}, "display_name", "NAME_EMPTY"),
        ({"locale": "not a tag"}, "locale", "LOCALE_INVALID"),
    ],
)
def test_register_names_the_wrong_field(anonymous, changes, field, reason):
    good = {"email": f"{new_id()}@example.org", "password": PASSWORD, "display_name": "Ada Lovelace"}
    with fails(INVALID_ARGUMENT) as failure:
        anonymous.auth.Register(auth_pb2.RegisterRequest(**{**good, **changes}))
    assert failure.violations == {field: reason}


def test_register_names_every_wrong_field(anonymous):
    with fails(INVALID_ARGUMENT, None, "email", "password", "display_name"):
        anonymous.auth.Register(auth_pb2.RegisterRequest(email="x", password="x", display_name=""))


def test_register_refuses_a_taken_email_in_any_case(ada, anonymous):
    request = auth_pb2.RegisterRequest(email=f" {ada.email.upper()} ", password=PASSWORD, display_name="Eve")
    with fails(grpc.StatusCode.ALREADY_EXISTS, "EMAIL_TAKEN"):
        anonymous.auth.Register(request)


def test_register_validate_only_stores_nothing(anonymous):
    request = auth_pb2.RegisterRequest(
        email=f"{new_id()}@example.org", password=PASSWORD, display_name="Ada", validate_only=True
    )
    response = anonymous.auth.Register(request)
    assert not response.HasField("tokens") and not response.HasField("user")
    with fails(UNAUTHENTICATED, "BAD_CREDENTIALS"):
        sign_in(anonymous, request.email)


def test_register_replays_its_response_for_the_same_request_id(anonymous):
    request = auth_pb2.RegisterRequest(
        email=f"{new_id()}@example.org", password=PASSWORD, display_name="Ada", request_id=new_id()
    )
    assert anonymous.auth.Register(request) == anonymous.auth.Register(request)
    request.display_name = "Eve"
    with fails(INVALID_ARGUMENT, "REQUEST_ID_REUSED"):
        anonymous.auth.Register(request)


# Sign in


def test_sign_in_ignores_the_case_of_the_email(ada, anonymous):
    response = sign_in(anonymous, f" {ada.email.upper()} ")
    assert response.user == ada.registered.user
    assert response.tokens.auth_session_id != ada.tokens.auth_session_id


def test_a_wrong_password_and_an_unknown_email_get_the_same_error(ada, anonymous):
    wrong = failure_of(lambda: sign_in(anonymous, ada.email, "not the password"))
    unknown = failure_of(lambda: sign_in(anonymous, f"{new_id()}@example.org", "not the password"))
    assert wrong == unknown
    assert (wrong.code, wrong.reason) == (UNAUTHENTICATED, "BAD_CREDENTIALS")


@pytest.mark.parametrize("email, password, field", [(" ", PASSWORD, "email"), ("a@example.org", "", "password")])
def test_sign_in_names_the_empty_field(anonymous, email, password, field):
    with fails(INVALID_ARGUMENT) as failure:
        sign_in(anonymous, email, password)
    assert failure.violations == {field: "FIELD_EMPTY"}


# Refresh


def test_refresh_rotates(ada, anonymous):
    tokens = refresh(anonymous, ada.tokens.refresh_token)
    assert tokens.refresh_token != ada.tokens.refresh_token
    assert tokens.auth_session_id == ada.tokens.auth_session_id
    assert tokens.access_token_expire_time.ToSeconds() > time.time()


def test_refresh_gives_the_same_successor_when_the_response_was_lost(ada, anonymous):
    first = refresh(anonymous, ada.tokens.refresh_token)
    again = refresh(anonymous, ada.tokens.refresh_token)
    assert again.refresh_token == first.refresh_token
    assert refresh(anonymous, again.refresh_token).refresh_token != first.refresh_token


def test_refresh_reuse_revokes_the_whole_auth_session(ada, stack, anonymous):
    first = refresh(anonymous, ada.tokens.refresh_token)
    second = refresh(anonymous, first.refresh_token)
    with fails(UNAUTHENTICATED, "REFRESH_TOKEN_REUSED"):
        refresh(anonymous, ada.tokens.refresh_token)
    with fails(UNAUTHENTICATED):
        refresh(anonymous, second.refresh_token)
    with fails(UNAUTHENTICATED):
        with_token(stack, second.access_token).auth.WhoAmI(auth_pb2.WhoAmIRequest())
    assert sign_in(anonymous, ada.email).tokens.access_token, "other auth sessions are not affected"


@pytest.mark.parametrize("token", ["", "x", "x" * 10_000, "ü"])
def test_refresh_refuses_text_that_never_was_a_token(anonymous, token):
    failure = failure_of(lambda: refresh(anonymous, token))
    assert failure.code in (UNAUTHENTICATED, INVALID_ARGUMENT) and failure.domain == "titanup"


def test_sign_out_kills_the_refresh_token(ada, anonymous):
    ada.auth.SignOut(auth_pb2.SignOutRequest())
    with fails(UNAUTHENTICATED, "SESSION_REVOKED"):
        refresh(anonymous, ada.tokens.refresh_token)
    with fails(UNAUTHENTICATED):
        ada.auth.WhoAmI(auth_pb2.WhoAmIRequest())


# Access tokens


def test_tokens_verify_with_the_published_keys(ada, anonymous):
    response = anonymous.auth.GetJwks(auth_pb2.GetJwksRequest())
    document = {key["kid"]: key for key in json.loads(response.jwks_json)["keys"]}
    assert document.keys() == {key.kid for key in response.keys}
    head, payload, signature = ada.tokens.access_token.split(".")
    header, claims = json.loads(decoded(head)), json.loads(decoded(payload))
    assert header["alg"] == "EdDSA"
    key = Ed25519PublicKey.from_public_bytes(decoded(document[header["kid"]]["x"]))
    key.verify(decoded(signature), f"{head}.{payload}".encode())
    with pytest.raises(InvalidSignature):
        key.verify(decoded(signature), f"{head}.{payload}x".encode())
    assert claims["sub"] == ada.user_id and claims["sid"] == ada.tokens.auth_session_id
    assert claims["amr"] == ["pwd"] and claims["exp"] - claims["iat"] == 600


def test_the_keys_are_published_over_http_too(anonymous, stack):
    if os.environ.get("TITANUP_COMPOSE") or not os.environ.get("TITANUP_STATE"):
        pytest.skip("TITANUP_STATE names no local stack, whose admin ports can be reached")
    host, _, port = stack.direct("auth").rpartition(":")
    with urllib.request.urlopen(f"http://{host}:{int(port) + 1000}/.well-known/jwks.json", timeout=10) as answer:
        assert answer.headers["content-type"] == "application/jwk-set+json"
        document = answer.read().decode()
    assert document == anonymous.auth.GetJwks(auth_pb2.GetJwksRequest()).jwks_json


def tampered(token: str) -> dict[str, str]:
    head, payload, signature = token.split(".")
    claims = json.loads(decoded(payload))
    later = unpadded(json.dumps({**claims, "exp": claims["exp"] + 3600}).encode())
    other = unpadded(json.dumps({**claims, "sub": new_id()}).encode())
    none = unpadded(json.dumps({"alg": "none", "typ": "JWT"}).encode())
    flipped = bytearray(decoded(signature))
    flipped[10] ^= 1
    foreign = Ed25519PrivateKey.generate().sign(f"{head}.{payload}".encode())
    return {
        "expires later": f"{head}.{later}.{signature}",
        "names another": f"{head}.{other}.{signature}",
        "unsigned": f"{none}.{payload}.",
        "one bit of the signature": f"{head}.{payload}.{unpadded(bytes(flipped))}",
        "signed by another key": f"{head}.{payload}.{unpadded(foreign)}",
        "without signature": f"{head}.{payload}",
        "empty": "",
        "no token at all": "garbage",
    }


@pytest.mark.parametrize("kind", tampered("e30.eyJleHAiOjB9." + "A" * 86))
@pytest.mark.parametrize("service", ["auth", "sessions"])
def test_forged_tokens_are_unauthenticated(ada, stack, kind, service):
    forged = with_token(stack, tampered(ada.tokens.access_token)[kind])
    with fails(UNAUTHENTICATED):
        if service == "auth":
            forged.auth.WhoAmI(auth_pb2.WhoAmIRequest())
        else:
            forged.sessions.ListSessions(sessions_pb2.ListSessionsRequest())


def test_the_scheme_must_be_bearer(ada, stack):
    for value in (ada.tokens.access_token, f"Basic {ada.tokens.access_token}"):
        with fails(UNAUTHENTICATED):
            Services(stack.channel, (("authorization", value),)).sessions.ListSessions(
                sessions_pb2.ListSessionsRequest()
            )


def test_an_expired_token_is_unauthenticated(ada, stack):
    key = signing_key("TITANUP_TOKEN_SIGNING_KEY_FILE")
    head, payload, _ = ada.tokens.access_token.split(".")

    def signed(**changes) -> Services:
        claims = unpadded(json.dumps({**json.loads(decoded(payload)), **changes}).encode())
        return with_token(stack, f"{head}.{claims}.{unpadded(key.sign(f'{head}.{claims}'.encode()))}")

    # The same key and form work while the token lasts, so only the expiry is refused.
    now = int(time.time())
    request = sessions_pb2.ListSessionsRequest()
    signed(iat=now, exp=now + 300).sessions.ListSessions(request)
    with fails(UNAUTHENTICATED):
        signed(iat=now - 700, exp=now - 100).sessions.ListSessions(request)
    with fails(UNAUTHENTICATED):
        signed(iat=now - 700, exp=now - 100).auth.WhoAmI(auth_pb2.WhoAmIRequest())


def test_users_do_not_see_each_other(ada, bob):
    assert ada.user_id != bob.user_id
    assert ada.auth.WhoAmI(auth_pb2.WhoAmIRequest()).user.email == ada.email
    assert bob.auth.WhoAmI(auth_pb2.WhoAmIRequest()).user.email == bob.email
