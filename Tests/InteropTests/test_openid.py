"""Signing in with an OpenID Connect provider made of Authlib: the way it should go, and a provider that changes its keys, lies about
the issuer, replays what it has said, or answers late."""

import dataclasses
import subprocess
import time
import urllib.parse

import grpc
import pytest
from interop.database import Database
from interop.errors import fails
from interop.mail import MailStack, registration, services
from interop.openid_provider import CLIENT_ID, CLIENT_SECRET, REDIRECT, Provider
from interop.people import PASSWORD, Person, new_id
from interop.web import Browser, Edge
from titanup.auth.v1 import auth_pb2

# The services here run on the stack's database.
pytestmark = pytest.mark.usefixtures("stack")

FAILED_PRECONDITION = grpc.StatusCode.FAILED_PRECONDITION
UNAVAILABLE = grpc.StatusCode.UNAVAILABLE


class OpenIDStack(MailStack):
    """An auth service on the stack's database, with a provider."""

    def __init__(self, folder, provider: Provider, **settings: str):
        secret = folder / "client_secret"
        secret.write_text(CLIENT_SECRET)
        given = {
            "TITANUP_OIDC_ISSUER": provider.issuer, "TITANUP_OIDC_CLIENT_ID": CLIENT_ID, "TITANUP_OIDC_NAME": "Example ID",
            "TITANUP_OIDC_CLIENT_SECRET_FILE": str(secret), "TITANUP_OIDC_REDIRECT_URL": REDIRECT}
        super().__init__(folder, **(given | settings))
        del self.environment["TITANUP_MAIL_FROM"], self.environment["TITANUP_APP_URL"]

    def command(self, *arguments: str) -> subprocess.CompletedProcess:
        return subprocess.run([self.binary, *arguments], env=self.environment, capture_output=True, text=True, timeout=60)


@dataclasses.dataclass
class House:
    auth: OpenIDStack
    provider: Provider

    def answer(self, person: dict) -> auth_pb2.ProviderAnswer:
        """What the browser of a person comes back with."""
        begun = services(self.auth).auth.BeginProviderSignIn(auth_pb2.BeginProviderSignInRequest())
        came = self.provider.sign_in(begun.authorization_url, person)
        return auth_pb2.ProviderAnswer(state=came["state"], code=came["code"], issuer=came.get("iss", ""), binding=begun.binding)

    def finish(self, answer) -> auth_pb2.FinishProviderSignInResponse:
        return services(self.auth).auth.FinishProviderSignIn(
            auth_pb2.FinishProviderSignInRequest(answer=answer, device=auth_pb2.Device(name="Browser"), locale="en"))

    def sign_in(self, person: dict):
        return self.finish(self.answer(person))

    def called_by(self, token: str):
        return services(self.auth, token).auth


def somebody(**claims) -> dict:
    name = new_id()
    return {"sub": name, "email": f"{name}@example.org", "email_verified": True, "name": "Ada Lovelace"} | claims


def traces() -> list[str]:
    """How much there is of everything that a sign-in could leave."""
    return [Database().query(f"SELECT count(*) FROM auth.{table}")[0] for table in (
        "users", "auth_sessions", "provider_links", "security_events")]


@pytest.fixture
def house(tmp_path, request):
    with Provider(getattr(request, "param", "RS256")) as provider, OpenIDStack(tmp_path, provider) as auth:
        yield House(auth, provider)


@pytest.mark.parametrize("house", ["RS256", "ES256", "EdDSA"], indirect=True)
def test_a_person_gets_one_account_by_each_kind_of_signature(house):
    methods = services(house.auth).auth.GetSignInMethods(auth_pb2.GetSignInMethodsRequest())
    assert (methods.passwords, methods.provider_name) == (True, "Example ID")
    ada = somebody()
    first = house.sign_in(ada)
    assert first.registered and first.user.email == ada["email"] and first.user.display_name == "Ada Lovelace"
    assert first.user.verification_state == auth_pb2.VERIFICATION_STATE_VERIFIED
    again = house.sign_in(ada | {"email": f"{new_id()}@example.org"})
    assert not again.registered and again.user == first.user
    me = house.called_by(again.tokens.access_token).WhoAmI(auth_pb2.WhoAmIRequest())
    assert me.user == first.user and list(me.amr) == ["fed"]


def test_the_provider_is_asked_by_the_book(house):
    begun = services(house.auth).auth.BeginProviderSignIn(auth_pb2.BeginProviderSignInRequest())
    query = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(begun.authorization_url).query))
    assert begun.authorization_url.startswith(f"{house.provider.issuer}/authorize?")
    assert {name: query[name] for name in ("response_type", "client_id", "redirect_uri", "scope", "code_challenge_method")} == {
        "response_type": "code", "client_id": CLIENT_ID, "redirect_uri": REDIRECT, "scope": "openid email profile",
        "code_challenge_method": "S256"}
    assert len(query["state"]) == len(query["nonce"]) == len(query["code_challenge"]) == 43
    assert begun.binding not in begun.authorization_url


def test_a_provider_that_changes_its_keys_is_followed_and_one_that_hides_them_is_not(house):
    ada = somebody()
    house.sign_in(ada)
    house.provider.rotate()
    assert house.sign_in(ada).tokens.access_token
    assert house.provider.asked.count("/jwks") == 2
    before = traces()
    house.provider.rotate(publish=False)
    for _ in range(3):
        with fails(FAILED_PRECONDITION, "PROVIDER_KEY_UNKNOWN"):
            house.sign_in(ada)
    assert traces() == before
    assert house.provider.asked.count("/jwks") == 2, "who invents names of keys makes nobody ask"


def test_a_provider_that_lies_about_the_issuer_is_not_believed(house, tmp_path):
    ada = somebody()
    house.sign_in(ada)
    before = traces()
    house.provider.lies = {"iss": "https://evil.example"}
    with fails(FAILED_PRECONDITION, "PROVIDER_ISSUER_MISMATCH"):
        house.sign_in(ada)
    house.provider.well()
    answer = house.answer(ada)
    answer.issuer = "https://evil.example"
    with fails(FAILED_PRECONDITION, "PROVIDER_ISSUER_MISMATCH"):
        house.finish(answer)
    house.provider.document_lies = {"issuer": "https://evil.example"}
    (tmp_path / "other").mkdir()
    with OpenIDStack(tmp_path / "other", house.provider) as fresh:
        with fails(FAILED_PRECONDITION, "PROVIDER_ISSUER_MISMATCH"):
            services(fresh).auth.BeginProviderSignIn(auth_pb2.BeginProviderSignInRequest())
    assert traces() == before


@pytest.mark.parametrize("claim, value", [
    ("aud", "somebody else"), ("azp", "somebody else"), ("exp", 1_000_000_000), ("iat", 4_000_000_000), ("nbf", 4_000_000_000),
    ("nonce", "another"), ("sub", "")])
def test_every_claim_is_held_against_the_sign_in(house, claim, value):
    ada = somebody()
    before = traces()
    house.provider.lies = {claim: value}
    with fails(FAILED_PRECONDITION, "PROVIDER_TOKEN_INVALID"):
        house.sign_in(ada)
    assert traces() == before


def test_what_was_said_before_is_worth_nothing(house):
    ada = somebody()
    used = house.answer(ada)
    house.finish(used)
    before = traces()
    with fails(FAILED_PRECONDITION, "SIGN_IN_EXPIRED"):
        house.finish(used)
    # The code that was used, in another sign-in.
    replay = house.answer(ada)
    replay.code = used.code
    with fails(FAILED_PRECONDITION, "PROVIDER_CODE_REFUSED"):
        house.finish(replay)
    # A code that somebody else's browser got: PKCE ties it to that.
    stolen, own = house.answer(ada), house.answer(somebody())
    own.code = stolen.code
    with fails(FAILED_PRECONDITION, "PROVIDER_CODE_REFUSED"):
        house.finish(own)
    # The ID token of an earlier sign-in.
    house.provider.said = house.provider.last
    with fails(FAILED_PRECONDITION, "PROVIDER_TOKEN_INVALID"):
        house.sign_in(ada)
    # The whole answer, in another browser.
    house.provider.well()
    elsewhere = house.answer(ada)
    elsewhere.binding = "not this browser's"
    with fails(FAILED_PRECONDITION, "SIGN_IN_EXPIRED"):
        house.finish(elsewhere)
    assert traces() == before


@pytest.mark.parametrize("path", ["/token", "/jwks"])
def test_a_provider_that_answers_late_changes_nothing(house, path):
    ada = somebody()
    before = traces()
    answer = house.answer(ada)
    house.provider.late = {path}
    began = time.monotonic()
    with fails(UNAVAILABLE, "PROVIDER_TIMEOUT"):
        house.finish(answer)
    assert time.monotonic() - began < 10
    assert traces() == before
    house.provider.well()
    with fails(FAILED_PRECONDITION, "SIGN_IN_EXPIRED"):
        house.finish(answer)
    assert house.sign_in(ada).registered


def test_a_provider_that_is_gone_is_said_to_be(house):
    answer = house.answer(somebody())
    before = traces()
    house.provider.__exit__()
    with fails(UNAVAILABLE, "PROVIDER_UNREACHABLE"):
        house.finish(answer)
    assert traces() == before


def test_an_account_is_linked_only_by_its_owner(house):
    anonymous = services(house.auth).auth
    address = f"{new_id()}@example.org"
    owner = anonymous.Register(registration(email=address))
    ada = somebody(email=address.upper())
    before = traces()
    with fails(FAILED_PRECONDITION, "PROVIDER_LINK_REQUIRED"):
        house.sign_in(ada)
    with fails(FAILED_PRECONDITION, "PROVIDER_EMAIL_UNVERIFIED"):
        house.sign_in(ada | {"email_verified": False})
    assert traces() == before

    calls = house.called_by(owner.tokens.access_token)
    calls.LinkProvider(auth_pb2.LinkProviderRequest(answer=house.answer(ada)))
    assert house.sign_in(ada).user == owner.user
    link = calls.GetProviderLink(auth_pb2.GetProviderLinkRequest())
    assert link.HasField("link_time") and link.HasField("last_use_time") and not link.only_way_in
    with fails(grpc.StatusCode.ALREADY_EXISTS, "PROVIDER_ALREADY_LINKED"):
        calls.LinkProvider(auth_pb2.LinkProviderRequest(answer=house.answer(somebody())))
    bob = anonymous.Register(registration())
    with fails(grpc.StatusCode.ALREADY_EXISTS, "PROVIDER_PERSON_TAKEN"):
        house.called_by(bob.tokens.access_token).LinkProvider(auth_pb2.LinkProviderRequest(answer=house.answer(ada)))
    calls.UnlinkProvider(auth_pb2.UnlinkProviderRequest())
    with fails(FAILED_PRECONDITION, "PROVIDER_LINK_REQUIRED"):
        house.sign_in(ada)
    kinds = [event.kind for event in calls.ListSecurityEvents(auth_pb2.ListSecurityEventsRequest()).security_events]
    assert auth_pb2.SECURITY_EVENT_KIND_PROVIDER_LINKED in kinds and auth_pb2.SECURITY_EVENT_KIND_PROVIDER_UNLINKED in kinds


def test_the_edge_keeps_the_tokens_to_itself(house, tmp_path):
    with Edge(house.auth, tmp_path) as edge:
        browser = Browser(edge.at)
        request = auth_pb2.FinishProviderSignInRequest(answer=house.answer(somebody()))
        assert browser.call("titanup.auth.v1.AuthService/FinishProviderSignIn", request).code != 0, "a page gets no token"
        answer = browser.session("provider", request)
        assert answer.status == 200, answer
        response = auth_pb2.FinishProviderSignInResponse.FromString(answer.body)
        assert response.registered and not response.HasField("tokens")
        call = browser.call("titanup.auth.v1.AuthService/WhoAmI", auth_pb2.WhoAmIRequest())
        assert auth_pb2.WhoAmIResponse.FromString(call.messages[0]).user == response.user


def test_without_passwords_the_provider_is_the_way_in_also_for_operators(tmp_path, stack):
    person = Person(stack)
    with Provider() as provider, OpenIDStack(tmp_path, provider, TITANUP_LOCAL_PASSWORDS="false") as auth:
        house, anonymous = House(auth, provider), services(auth).auth
        assert not anonymous.GetSignInMethods(auth_pb2.GetSignInMethodsRequest()).passwords
        for call in (
            lambda: anonymous.Register(registration()),
            lambda: anonymous.SignIn(auth_pb2.SignInRequest(email=person.email, password=PASSWORD)),
            lambda: anonymous.RequestPasswordReset(auth_pb2.RequestPasswordResetRequest(email=person.email)),
        ):
            with fails(FAILED_PRECONDITION, "PASSWORDS_OFF"):
                call()
        ada = somebody()
        signed_in = house.sign_in(ada)
        with fails(FAILED_PRECONDITION, "PROVIDER_ONLY_WAY_IN"):
            house.called_by(signed_in.tokens.access_token).UnlinkProvider(auth_pb2.UnlinkProviderRequest())
        made = auth.command("--make-operator", ada["email"])
        assert made.returncode == 0, made.stderr
        operator = house.sign_in(ada).tokens.access_token
        assert services(auth, operator).auth_admin.ListUsers(auth_pb2.ListUsersRequest(page_size=1)).users


@pytest.mark.parametrize("settings, named", [
    ({"TITANUP_OIDC_ISSUER": "http://id.example"}, "TITANUP_OIDC_ISSUER"),
    ({"TITANUP_OIDC_REDIRECT_URL": "titanup.example"}, "TITANUP_OIDC_REDIRECT_URL"),
    ({"TITANUP_OIDC_CLIENT_ID": ""}, "TITANUP_OIDC_CLIENT_ID"), ({"TITANUP_OIDC_NAME": ""}, "TITANUP_OIDC_NAME"),
    ({"TITANUP_OIDC_ISSUER": "", "TITANUP_LOCAL_PASSWORDS": "false"}, "TITANUP_LOCAL_PASSWORDS"),
])
def test_settings_that_cannot_work_are_named(tmp_path, settings, named):
    with Provider() as provider:
        auth = OpenIDStack(tmp_path, provider, **settings)
        checked = auth.command("--check-config")
        assert checked.returncode != 0 and named in checked.stderr + checked.stdout
