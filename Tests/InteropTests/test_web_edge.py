"""The web edge: sessions in cookies, the page's calls, native clients at one address, and whoever means harm."""

import base64
import gzip
import json
import os
import pathlib
import subprocess
import threading
import time

import grpc
import pytest
from google.protobuf import descriptor_pool
from grpc_health.v1 import health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha.proto_reflection_descriptor_database import ProtoReflectionDescriptorDatabase
from interop import recordings, web
from interop.authenticator import App
from interop.certificates import Certificates
from interop.command_line import Client
from interop.errors import fails
from interop.passkeys import Authenticator
from interop.people import PASSWORD, Person, Services, bearer, new_id
from interop.places import free_port
from interop.stack import TIMEOUT
from interop.web import SAME_ORIGIN, Browser, CookieKey, Edge, OnePort, microseconds
from titanup.auth.v1 import auth_pb2, auth_pb2_grpc
from titanup.habits.v1 import habits_pb2
from titanup.motivation.v1 import motivation_pb2
from titanup.pose.v1 import pose_pb2
from titanup.profile.v1 import profile_pb2
from titanup.sessions.v1 import sessions_pb2
from titanup.social.v1 import social_pb2
from titanup.training.v1 import training_pb2
from titanup.trophies.v1 import trophies_pb2

AUTH = "titanup.auth.v1.AuthService"
DEADLINE_EXCEEDED, PERMISSION_DENIED, UNIMPLEMENTED, UNAVAILABLE, UNAUTHENTICATED = 4, 7, 12, 14, 16


@pytest.fixture(scope="module")
def edge(stack, tmp_path_factory):
    """An edge whose key the tests know, with a small site."""
    folder = tmp_path_factory.mktemp("edge")
    make_site(folder)
    with Edge(stack, folder) as edge:
        yield edge


@pytest.fixture
def browser(edge):
    return Browser(edge.at)


@pytest.fixture(scope="module")
def one_port(stack):
    """The stack's own edge, as native clients see it."""
    port = OnePort(web.address(stack))
    yield port
    port.close()


def make_site(folder: pathlib.Path) -> None:
    site = folder / "site"
    (site / "assets" / "1f0c").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html><title>TitanUp</title>")
    (site / "assets" / "1f0c" / "main.js").write_text("export const answer = 42;\n" * 1000)
    (site / "assets" / "1f0c" / "main.js.gz").write_bytes(gzip.compress(b"export const answer = 42;\n" * 1000))
    (site / ".hidden").write_text("hidden")
    (folder / "outside.txt").write_text("outside")
    (site / "link.txt").symlink_to(folder / "outside.txt")
    (site / "way").symlink_to(folder)


def registration(**changes) -> auth_pb2.RegisterRequest:
    fields = {"email": f"{new_id()}@example.org", "password": PASSWORD, "display_name": "Ada", "request_id": new_id()}
    return auth_pb2.RegisterRequest(**{**fields, **changes})


def register(browser) -> auth_pb2.RegisterResponse:
    request = registration()
    answer = browser.session("register", request)
    assert answer.status == 200, answer
    browser.email = request.email
    return auth_pb2.RegisterResponse.FromString(answer.body)


def sign_in(browser, email: str, password: str = PASSWORD, **headers):
    return browser.session("sign-in", auth_pb2.SignInRequest(email=email, password=password), **headers)


def who(browser, **options) -> web.WebCall:
    return browser.call(f"{AUTH}/WhoAmI", auth_pb2.WhoAmIRequest(), **options)


def tokens_of(browser) -> list[bytes]:
    """The secrets in the cookie."""
    _, texts = CookieKey(Edge.KEY).open(browser.cookie)
    return texts[1:]


def keeps_its_secrets(browser) -> None:
    for token in tokens_of(browser):
        assert len(token) > 20 and token not in browser.readable


# Sessions


def test_registering_signs_in_and_shows_no_token(browser):
    registered = register(browser)
    assert registered.user.user_id and not registered.HasField("tokens")
    call = who(browser)
    assert call.code == 0
    assert auth_pb2.WhoAmIResponse.FromString(call.messages[0]).user.user_id == registered.user.user_id
    state = json.loads(browser.request("GET", "/session").body)
    assert state["signedIn"] is True and state["userId"] == registered.user.user_id
    assert state["expireTime"] > time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    keeps_its_secrets(browser)


def test_signing_in_and_out(browser, edge):
    registered = register(browser)
    old = browser.cookie
    out = browser.session("sign-out", auth_pb2.SignOutRequest())
    assert out.status == 200 and browser.cookie is None
    assert out["clear-site-data"] == '"cache", "cookies", "storage"'
    assert json.loads(browser.request("GET", "/session").body) == {"signedIn": False}
    assert who(browser).code == UNAUTHENTICATED
    # The session is over for good, and not only for this browser.
    thief = Browser(edge.at)
    thief.cookie = old
    end = time.monotonic() + TIMEOUT
    while (call := who(thief)).code == 0 and time.monotonic() < end:
        time.sleep(0.05)
    assert (call.code, call.reason) == (UNAUTHENTICATED, "SESSION_REVOKED") and call.words
    assert thief.cookie is None, "the cookie of a revoked session is cleared"
    answer = sign_in(browser, browser.email)
    response = auth_pb2.SignInResponse.FromString(answer.body)
    assert response.user.user_id == registered.user.user_id and not response.HasField("tokens")
    assert who(browser).code == 0
    keeps_its_secrets(browser)


def test_errors_come_with_words_and_set_no_cookie(browser):
    register(browser)
    browser.cookie = None
    answer = sign_in(browser, browser.email, "not the password", **{"accept-language": "de"})
    assert answer.status == 401 and browser.cookie is None and answer["cache-control"] == "no-store"
    assert answer.error.code == UNAUTHENTICATED and b"BAD_CREDENTIALS" in answer.body and b"de" in answer.body
    answer = browser.session("register", registration(password="x"))
    assert answer.status == 400 and b"PASSWORD_TOO_SHORT" in answer.body
    assert browser.request("POST", "/session/sign-in", b"\xff\xff", {"content-type": "application/proto", **SAME_ORIGIN}).status == 400


def test_a_second_factor(browser):
    register(browser)
    enrolled = browser.call(f"{AUTH}/EnrollTotp", auth_pb2.EnrollTotpRequest(request_id=new_id()))
    app = App(auth_pb2.EnrollTotpResponse.FromString(enrolled.messages[0]).uri)
    assert browser.call(f"{AUTH}/ActivateTotp", auth_pb2.ActivateTotpRequest(code=app.code(), request_id=new_id())).code == 0
    browser.cookie = None
    answer = sign_in(browser, browser.email)
    challenge = auth_pb2.SignInResponse.FromString(answer.body).mfa_challenge.challenge
    assert challenge and browser.cookie is None, "a password alone opens no session"
    wrong = browser.session("verify-mfa", auth_pb2.VerifyMfaRequest(challenge=challenge, totp="000000"))
    assert wrong.status == 401 and b"MFA_INVALID" in wrong.body and browser.cookie is None
    answer = browser.session("verify-mfa", auth_pb2.VerifyMfaRequest(challenge=challenge, totp=app.code()))
    assert answer.status == 200 and not auth_pb2.VerifyMfaResponse.FromString(answer.body).HasField("tokens")
    assert list(auth_pb2.WhoAmIResponse.FromString(who(browser).messages[0]).amr) == ["pwd", "otp", "mfa"]
    keeps_its_secrets(browser)


def test_a_passkey(browser):
    register(browser)
    # Browsers write into the client data where their page is.
    authenticator = Authenticator()
    options = browser.call(f"{AUTH}/BeginPasskeyRegistration", auth_pb2.BeginPasskeyRegistrationRequest())
    answer = authenticator.register(auth_pb2.BeginPasskeyRegistrationResponse.FromString(options.messages[0]))
    assert browser.call(f"{AUTH}/RegisterPasskey", answer).code == 0
    browser.cookie = None
    options = browser.call(f"{AUTH}/BeginPasskeySignIn", auth_pb2.BeginPasskeySignInRequest())
    assertion = authenticator.prove(auth_pb2.BeginPasskeySignInResponse.FromString(options.messages[0]))
    request = auth_pb2.SignInWithPasskeyRequest(assertion=assertion)
    answer = browser.session("sign-in-with-passkey", request)
    response = auth_pb2.SignInWithPasskeyResponse.FromString(answer.body)
    assert answer.status == 200 and response.user.email == browser.email and not response.HasField("tokens")
    assert list(auth_pb2.WhoAmIResponse.FromString(who(browser).messages[0]).amr) == ["pop", "mfa"]
    keeps_its_secrets(browser)
    assert browser.session("sign-in-with-passkey", request).status == 401
    assert browser.call(f"{AUTH}/SignInWithPasskey", request).code != 0, "pages see no tokens"


def test_confirming_ones_identity_changes_the_token_in_the_cookie(browser):
    register(browser)
    before = tokens_of(browser)
    answer = browser.session("reauthenticate", auth_pb2.ReauthenticateRequest(password=PASSWORD))
    response = auth_pb2.ReauthenticateResponse.FromString(answer.body)
    assert answer.status == 200 and response.access_token == "" and response.HasField("access_token_expire_time")
    after = tokens_of(browser)
    assert after[0] != before[0] and after[1] == before[1]
    keeps_its_secrets(browser)
    stranger = Browser(browser.at)
    assert stranger.session("reauthenticate", auth_pb2.ReauthenticateRequest(password=PASSWORD)).status == 401


def aged(browser, access: float, refresh: float = 3_600, sealed: float = 0) -> str:
    """The browser's cookie, whose times are so many seconds from now."""
    key = CookieKey(Edge.KEY)
    return key.seal([microseconds(access), microseconds(refresh), microseconds(sealed)], key.open(browser.cookie)[1])


@pytest.mark.parametrize("left", [59, 1, -600])
def test_an_access_token_is_replaced_before_it_expires(browser, left):
    register(browser)
    first = tokens_of(browser)
    browser.cookie = aged(browser, left)
    assert who(browser).code == 0
    second = tokens_of(browser)
    assert second[0] != first[0] and second[1] != first[1]
    assert CookieKey(Edge.KEY).open(browser.cookie)[0][0] > microseconds(540)
    who(browser)
    assert tokens_of(browser) == second, "it is replaced once"
    keeps_its_secrets(browser)


def test_calls_at_the_same_time_refresh_once_and_none_is_taken_for_a_thief(browser, edge):
    register(browser)
    stale = aged(browser, 10)
    results = []

    def call():
        other = Browser(edge.at)
        other.cookie = stale
        results.append((who(other).code, other.cookie))

    threads = [threading.Thread(target=call) for _ in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {code for code, _ in results} == {0}
    assert len({CookieKey(Edge.KEY).open(cookie)[1][2] for _, cookie in results}) == 1, "one successor for all"
    # An answer that got lost can be asked for again.
    browser.cookie = stale
    assert who(browser).code == 0


def test_the_session_of_a_revoked_device_ends_with_its_next_refresh(browser, stack):
    register(browser)
    answer = auth_pb2.WhoAmIResponse.FromString(who(browser).messages[0])
    signed_in = Services(stack.channel).auth.SignIn(auth_pb2.SignInRequest(email=browser.email, password=PASSWORD))
    Services(stack.channel, bearer(signed_in.tokens.access_token)).auth.RevokeAuthSession(
        auth_pb2.RevokeAuthSessionRequest(auth_session_id=answer.auth_session_id))
    browser.cookie = aged(browser, 10)
    call = who(browser, headers={"accept-language": "de"})
    assert call.code == UNAUTHENTICATED and call.words == "Bitte melde dich an."
    assert browser.cookie is None
    assert json.loads(browser.request("GET", "/session").body) == {"signedIn": False}


def test_forged_tampered_and_oversized_cookies_open_nothing(browser, stack):
    register(browser)
    good = browser.cookie
    times, texts = CookieKey(Edge.KEY).open(good)
    other_key = CookieKey(base64.b64encode(bytes(32)).decode())
    forged = [
        good[:-1] + ("A" if good[-1] != "A" else "B"), good[:-20], good + "AAAA", f"titanup={good[8:][::-1]}",
        other_key.seal(times, texts), f"titanup={CookieKey(Edge.KEY).id}.{other_key.seal(times, texts).partition('.')[2]}",
        CookieKey(Edge.KEY, "__Host-titanup").seal(times, texts).replace("__Host-titanup", "titanup"),
        "titanup=", "titanup=.", "titanup=a.b", "titanup=" + "A" * 3_900, f"{good}; {good}", f"titanup={texts[1].decode()}",
        # Sealed by the edge, and too old or from the future.
        aged(browser, -600, -1), aged(browser, 600, 3_600, 120),
    ]
    for cookie in forged:
        thief = Browser(browser.at)
        thief.cookie = cookie
        call = who(thief)
        assert call.code == UNAUTHENTICATED, cookie
        assert thief.cookie is None, cookie
        thief.cookie = cookie
        assert json.loads(thief.request("GET", "/session").body) == {"signedIn": False}
    assert who(browser).code == 0
    huge = browser.request("GET", "/session", headers={"cookie": f"{good}; x={'a' * 40_000}"})
    assert huge.status == 431


def test_keys_are_rotated(stack, browser, edge, tmp_path):
    register(browser)
    new = base64.b64encode(os.urandom(32)).decode()
    with Edge(stack, tmp_path, TITANUP_WEB_COOKIE_KEY=f"{new}\n{Edge.KEY}") as both:
        with Edge(stack, tmp_path, TITANUP_WEB_COOKIE_KEY=new) as after:
            browser.at = both.at
            assert who(browser).code == 0, "a retired key still opens"
            browser.cookie = aged(browser, 10)
            assert who(browser).code == 0
            assert browser.cookie.startswith(f"titanup={CookieKey(new).id}."), "the first key seals"
            browser.at = after.at
            assert who(browser).code == 0
            browser.at = edge.at
            assert who(browser).code == UNAUTHENTICATED


# Other sites

FOREIGN = [
    {"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"}, {"sec-fetch-site": "none"}, {},
    {"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site", "origin": "http://{at}"},
]


@pytest.mark.parametrize("foreign", FOREIGN, ids=str)
def test_other_sites_are_refused_and_change_nothing(browser, foreign):
    register(browser)
    foreign = {name: value.replace("{at}", browser.at) for name, value in foreign.items()}
    cookie = browser.cookie
    rename = profile_pb2.UpdateProfileRequest()
    for path, kind, body in [
        ("/titanup.profile.v1.ProfileService/UpdateProfile", "application/grpc-web+proto", web.frame(rename)),
        ("/session/sign-out", "application/proto", b""),
        ("/session/sign-in", "application/proto",
         auth_pb2.SignInRequest(email=browser.email, password=PASSWORD).SerializeToString()),
    ]:
        answer = browser.request("POST", path, body, {"content-type": kind, **foreign})
        assert answer.status == 403, (path, answer)
        assert not answer.all("set-cookie") and not answer.all("access-control-allow-origin")
    assert browser.cookie == cookie and who(browser).code == 0


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""])
def test_what_forms_can_send_is_no_call(browser, kind):
    register(browser)
    for path in (f"/{AUTH}/SignOut", "/session/sign-out"):
        answer = browser.request("POST", path, b"\0\0\0\0\0", {"content-type": kind, **SAME_ORIGIN})
        assert answer.status in (405, 415), answer
    assert who(browser).code == 0


def test_an_equal_origin_is_as_good_for_older_browsers(browser):
    answer = browser.request(
        "POST", "/session/register", registration().SerializeToString(),
        {"content-type": "application/proto", "origin": f"http://{browser.at}"})
    assert answer.status == 200


def test_preflights_get_no_permission(browser):
    answer = browser.request(
        "OPTIONS", f"/{AUTH}/WhoAmI", headers={"origin": "https://evil.example", "access-control-request-method": "POST"})
    assert answer.status == 405
    assert not [name for name, _ in answer.headers if name.lower().startswith("access-control-")]


def test_plain_text_stays_on_this_machine(browser):
    answer = browser.request("POST", "/session/sign-in", b"", {
        "host": "192.168.1.5:7080", "content-type": "application/proto", **SAME_ORIGIN})
    assert answer.status == 403 and b"https" in answer.body


# Calls of the page


def all_methods() -> list[tuple[str, str, str]]:
    """Every method in proto/, with whether its response holds tokens."""
    pool = descriptor_pool.Default()
    modules = (
        auth_pb2, habits_pb2, motivation_pb2, pose_pb2, profile_pb2, sessions_pb2, social_pb2, training_pb2, trophies_pb2,
    )

    def holds_tokens(message, seen) -> bool:
        if message.full_name in seen:
            return False
        seen.add(message.full_name)
        return any(
            field.name in ("access_token", "refresh_token")
            or field.message_type is not None and holds_tokens(field.message_type, seen)
            for field in message.fields)

    found = []
    for module in modules:
        for service in pool.FindFileByName(module.DESCRIPTOR.name).services_by_name.values():
            for method in service.methods:
                found.append((service.full_name, method.name, holds_tokens(method.output_type, set())))
    return found


def test_only_methods_for_people_are_let_through(browser):
    methods, allowed = all_methods(), 0
    assert len(methods) > 100
    register(browser)
    for service, method, holds_tokens in methods:
        # A message that no method can read, so that none does anything.
        headers = {"content-type": "application/grpc-web+proto", **SAME_ORIGIN}
        call = web.read_call(browser.request("POST", f"/{service}/{method}", b"\0\0\0\0\2\xff\xff", headers))
        if service.endswith("FeedService"):
            assert (call.code, call.reason) == (UNIMPLEMENTED, "METHOD_UNKNOWN"), (service, method)
        elif service.endswith("AdminService"):
            assert (call.code, call.reason) == (PERMISSION_DENIED, "ADMINISTRATION_OFF"), (service, method)
        elif holds_tokens:
            assert (call.code, call.reason) == (PERMISSION_DENIED, "USE_SESSION"), (service, method)
        else:
            assert call.code not in (0, UNIMPLEMENTED, PERMISSION_DENIED, UNAUTHENTICATED, UNAVAILABLE), (service, method, call)
            allowed += 1
    assert allowed > 80
    assert who(browser).code == 0
    keeps_its_secrets(browser)


def test_operators_come_in_where_the_operator_says_so(stack, tmp_path):
    with Edge(stack, tmp_path, TITANUP_WEB_ADMIN="true") as edge:
        browser = Browser(edge.at)
        register(browser)
        call = browser.call("titanup.auth.v1.AuthAdminService/ListUsers", auth_pb2.ListUsersRequest())
        assert call.code == PERMISSION_DENIED and call.reason != "ADMINISTRATION_OFF", "auth judges, not the edge"
        call = browser.call("titanup.auth.v1.AuthFeedService/WatchErasures", auth_pb2.WatchErasuresRequest())
        assert call.code == UNIMPLEMENTED


def test_a_pages_own_authorization_counts_for_nothing(browser, ada):
    stolen = {"authorization": f"Bearer {ada.tokens.access_token}"}
    assert who(browser, headers=stolen).code == UNAUTHENTICATED
    registered = register(browser)
    call = who(browser, headers=stolen)
    assert auth_pb2.WhoAmIResponse.FromString(call.messages[0]).user.user_id == registered.user.user_id


def test_words_come_in_the_pages_language(browser):
    for language, words in (("de", "Bitte melde dich an."), ("en", "Please sign in.")):
        call = who(browser, headers={"accept-language": language})
        assert (call.code, call.words) == (UNAUTHENTICATED, words)


def test_a_whole_set_in_half_duplex_calls(browser, ada):
    register(browser)
    opening = pose_pb2.StreamRepsRequest(open=ada.open_message())
    frames = list(recordings.batches(recordings.frames()))
    number, receipt = 0, None
    for start in range(0, len(frames), 12):
        part = [pose_pb2.StreamRepsRequest(frames=batch) for batch in frames[start:start + 12]]
        last = [pose_pb2.StreamRepsRequest(close=pose_pb2.Close())] if start + 12 >= len(frames) else []
        call = browser.call("titanup.pose.v1.PoseService/StreamReps", opening, *part, *last)
        assert call.code == 0, call
        for message in map(pose_pb2.StreamRepsResponse.FromString, call.messages):
            if message.WhichOneof("message") == "receipt":
                receipt = message.receipt
        number += len(part)
    assert receipt and len(receipt.reps) == 12


def test_a_stream_of_answers_comes_as_it_happens(browser, edge):
    register(browser)
    session = sessions_pb2.CreateSessionRequest(
        session=Person.declaration(None, 5), request_id=new_id())
    head = "".join(f"{name}: {value}\r\n" for name, value in {
        "host": edge.at, "cookie": browser.cookie, "content-type": "application/grpc-web+proto", **SAME_ORIGIN}.items())
    body = web.frame(sessions_pb2.WatchSessionsRequest())
    with web.raw(edge.at) as connection:
        connection.sendall(
            f"POST /titanup.sessions.v1.SessionsService/WatchSessions HTTP/1.1\r\n{head}content-length: {len(body)}\r\n\r\n"
            .encode() + body)
        assert b" 200 " in connection.recv(65_536)
        assert browser.call("titanup.sessions.v1.SessionsService/CreateSession", session).code == 0
        content = b""
        while session.session.session_id.encode() not in content:
            part = connection.recv(65_536)
            assert part, content
            content += part


# Files


def test_files_and_views(browser):
    index = browser.request("GET", "/")
    assert (index.status, index["content-type"], index["cache-control"]) == (200, "text/html; charset=utf-8", "no-cache")
    for view in ("/home", "/sessions/42", "/verify-email?x=1"):
        assert browser.request("GET", view).body == index.body
    script = browser.request("GET", "/assets/1f0c/main.js")
    assert script["cache-control"] == "public, max-age=31536000, immutable"
    assert script["content-type"] == "text/javascript; charset=utf-8" and script["content-encoding"] is None
    packed = browser.request("GET", "/assets/1f0c/main.js", headers={"accept-encoding": "br, gzip"})
    assert packed["content-encoding"] == "gzip" and gzip.decompress(packed.body) == script.body
    assert packed["vary"] == script["vary"] == "accept-encoding" and packed["etag"] != script["etag"]
    head = browser.request("HEAD", "/assets/1f0c/main.js")
    assert (head.status, head.body, head["content-length"]) == (200, b"", str(len(script.body)))
    again = browser.request("GET", "/assets/1f0c/main.js", headers={"if-none-match": script["etag"]})
    assert (again.status, again.body, again["etag"]) == (304, b"", script["etag"])
    assert browser.request("GET", "/assets/none.js").status == 404
    assert browser.request("POST", "/").status == 405 and browser.request("PUT", "/index.html").status == 405


def test_password_managers_find_where_to_change_a_password(browser):
    answer = browser.request("GET", "/.well-known/change-password")
    assert (answer.status, answer["location"], answer.body) == (302, "/account/password", b"")
    assert browser.request("GET", answer["location"]).status == 200
    assert browser.request("GET", "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200").status == 404


def test_every_answer_carries_the_headers(browser):
    register(browser)
    answers = [browser.request("GET", "/"), browser.request("GET", "/nothing.js"), browser.request("POST", "/"),
               browser.request("GET", "/session"), who(browser).answer, sign_in(browser, "nobody@example.org"),
               browser.request("POST", "/session/none"), browser.session("sign-out")]
    for answer in answers:
        policy = answer["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"), answer
        assert policy.endswith("require-trusted-types-for 'script'")
        assert answer["cross-origin-opener-policy"] == "same-origin"
        assert answer["cross-origin-embedder-policy"] == "require-corp"
        assert answer["cross-origin-resource-policy"] == "same-origin"
        assert answer["permissions-policy"] == "camera=(self)" and answer["referrer-policy"] == "no-referrer"
        assert answer["x-content-type-options"] == "nosniff" and answer["strict-transport-security"] is None
        assert answer["cache-control"]


PATHS = [
    "/../outside.txt", "/..%2foutside.txt", "/%2e%2e/outside.txt", "/assets/../../outside.txt", "/assets/..%5c..%5coutside.txt",
    "/assets/1f0c/../../../outside.txt", "//outside.txt", "/.hidden", "/./.hidden", "/%2ehidden", "/link.txt", "/way/outside.txt",
    "/assets/1f0c", "/assets/", "/main.js%00.html", "/..\\outside.txt", "/index.html/", "/etc/passwd/..;/x.js", "/~root/.profile",
]


@pytest.mark.parametrize("path", PATHS)
def test_no_path_leads_out_of_the_folder(browser, path):
    with web.raw(browser.at) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nhost: {browser.at}\r\nconnection: close\r\n\r\n".encode())
        answer = web.read_to_end(connection)
    assert answer.startswith((b"HTTP/1.1 404", b"HTTP/1.1 400")), answer
    assert b"outside" not in answer.partition(b"\r\n\r\n")[2] and b"hidden" not in answer.partition(b"\r\n\r\n")[2]


def test_without_a_page_it_says_how_to_make_one(stack, tmp_path):
    with Edge(stack, tmp_path) as edge:
        browser = Browser(edge.at)
        answer = browser.request("GET", "/home")
        assert answer.status == 503 and b"deploy/dev" in answer.body and answer["content-type"].startswith("text/plain")
        register(browser)
        assert who(browser).code == 0


# Floods and smuggling


def test_bodies_have_limits(browser):
    register(browser)
    headers = {"content-type": "application/proto", **SAME_ORIGIN}
    assert browser.request("POST", "/session/sign-in", b"a" * 70_000, headers).status == 413
    announced = browser.request("POST", "/session/sign-in", b"", {**headers, "content-length": "99999999999"})
    assert announced.status == 413

    def endless():
        while True:
            yield b"a" * 65_536

    # Whoever goes on sending is cut off, with an answer or without.
    try:
        assert browser.request("POST", "/session/sign-in", endless(), headers, encode_chunked=True).status == 413
    except (ConnectionError, TimeoutError):
        pass
    big = auth_pb2.WhoAmIRequest.FromString(b"\xfa\x7f" + b"\xff\xff\xff\x02" + b"a" * 6_291_455)
    try:
        call = browser.call(f"{AUTH}/WhoAmI", big)
        assert call.code == 8
    except ConnectionError:
        pass
    assert who(browser).code == 0


@pytest.mark.parametrize("text", [
    "GET / HTTP/1.1\r\nhost: {at}\r\nx: a\r\n b: c\r\nconnection: close\r\n\r\n",
    "POST /session/sign-out HTTP/1.1\r\nhost: {at}\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET",
    "POST /session/sign-out HTTP/1.1\r\nhost: {at}\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nabcdef",
    "GET / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n",
    "GET /a b HTTP/1.1\r\nhost: {at}\r\n\r\n",
    "GET / HTTP/1.1\r\nhost : {at}\r\n\r\n",
    "GET / HTTP/1.1\r\nhost: {at}\r\nx: \0\r\n\r\n",
    "\x16\x03\x01\x02\x00\x01\x00\x01",
])
def test_ambiguous_requests_are_refused(browser, text):
    with web.raw(browser.at) as connection:
        connection.sendall(text.replace("{at}", browser.at).encode("latin-1"))
        connection.shutdown(1)
        answer = web.read_to_end(connection)
    assert not answer or answer.startswith(b"HTTP/1.1 400"), answer
    assert browser.request("GET", "/").status == 200


def test_no_value_of_a_request_becomes_a_header_of_the_answer(browser):
    """HTTP/1.1 cannot carry line breaks in values, but messages can, and errors quote them."""
    evil = "x\r\nset-cookie: titanup=evil\r\n\r\n<script>"
    answer = sign_in(browser, evil)
    assert answer.status in (400, 401) and browser.cookie is None and not answer.all("set-cookie")
    call = browser.call(f"{AUTH}/RequestPasswordReset", auth_pb2.RequestPasswordResetRequest(email=evil))
    assert call.code == 3 and not call.answer.all("set-cookie") and set(call.trailers) >= {"grpc-status"}
    assert not any("evil" in name for name, _ in call.answer.headers)


# Who calls


def test_failed_sign_ins_are_judged_by_the_real_peer(stack, edge):
    """Each guess names another client; all of them come from one, so the delays grow until they are refused."""
    victim = registration()
    owner = Browser(edge.at, "127.8.8.8")
    assert owner.session("register", victim).status == 200

    guesser = Browser(edge.at, "127.9.9.9")
    for number in range(60):
        answer = sign_in(
            guesser, victim.email, "not the password",
            **{"x-forwarded-for": f"203.0.{number}.7", "forwarded": f"for=203.0.{number}.7"})
        if answer.status == 429:
            break
    assert b"TOO_MANY_ATTEMPTS" in answer.body
    # Its owner calls from elsewhere, and has signed in from there before.
    owner.cookie = None
    assert sign_in(owner, victim.email).status == 200
    listed = owner.call(f"{AUTH}/ListAuthSessions", auth_pb2.ListAuthSessionsRequest())
    devices = auth_pb2.ListAuthSessionsResponse.FromString(listed.messages[0]).auth_sessions
    assert {device.address for device in devices} == {"127.8.8.0/24"}


def test_native_clients_cannot_choose_their_address_either(one_port):
    stub = auth_pb2_grpc.AuthServiceStub(one_port.channel("auth"))
    response = stub.Register(registration(), metadata=(("x-forwarded-for", "203.0.113.7"), ("forwarded", "for=203.0.113.7")), timeout=TIMEOUT)
    devices = stub.ListAuthSessions(
        auth_pb2.ListAuthSessionsRequest(), metadata=bearer(response.tokens.access_token), timeout=TIMEOUT).auth_sessions
    [device] = devices
    assert device.address != "203.0.113.0/24"
    # Containers see the address of their network's gateway.
    assert os.environ.get("TITANUP_COMPOSE") or device.address == "127.0.0.0/24"


def test_behind_a_proxy_that_encrypts(stack, tmp_path):
    """The proxy names its client and the page's origin; nobody else is believed."""
    origin = "https://titanup.example"
    with Edge(stack, tmp_path, TITANUP_WEB_ORIGIN=origin, TITANUP_TRUSTED_PROXIES="127.7.7.7") as edge:
        proxy = Browser(edge.at, "127.7.7.7")
        forwarded = {"host": "titanup.example", "x-forwarded-for": "198.51.100.9"}
        foreign = {"content-type": "application/proto", "origin": f"http://{edge.at}", **forwarded}
        assert proxy.request("POST", "/session/register", registration().SerializeToString(), foreign).status == 403
        own = {**foreign, "origin": origin}
        answer = proxy.request("POST", "/session/register", registration().SerializeToString(), own)
        assert answer.status == 200 and proxy.cookie.startswith("__Host-titanup=")
        assert "; Secure; " in answer["set-cookie"] and answer["strict-transport-security"] == "max-age=31536000"
        request = auth_pb2.ListAuthSessionsRequest()
        listed = proxy.call(f"{AUTH}/ListAuthSessions", request, headers=forwarded)
        devices = auth_pb2.ListAuthSessionsResponse.FromString(listed.messages[0]).auth_sessions
        assert [device.address for device in devices] == ["198.51.100.0/24"]


# Native gRPC at the same address


def test_every_service_through_one_port(one_port):
    ada = Person(one_port)
    assert ada.auth.WhoAmI(auth_pb2.WhoAmIRequest()).user.user_id == ada.user_id
    assert ada.profile.GetProfile(profile_pb2.GetProfileRequest()).HasField("profile")
    assert ada.habit("Read").habit_id
    assert ada.declare(5).reps == 5
    assert ada.training.ListExercises(training_pb2.ListExercisesRequest()).exercises
    assert ada.motivation.GetSlogan(motivation_pb2.GetSloganRequest()) is not None
    assert ada.trophies.GetLevel(trophies_pb2.GetLevelRequest()) is not None


def test_all_four_kinds_of_calls_through_one_port(one_port):
    ada = Person(one_port)
    # Bidirectional, then unary with its receipt, then a stream of answers.
    responses = ada.stream()
    receipt = responses[-1].receipt
    assert len(receipt.reps) == 12
    ada.store(receipt)
    assert "T-SESSION-10" in ada.watch_until({"T-SESSION-10"})
    # A stream of requests; the same frames again would be a copy.
    assert len(ada.upload(recordings.another_set(0.9)).receipt.reps) == 12


def test_more_pages_than_a_connection_has_streams(stack):
    """A service allows a hundred streams on each connection, and the edge carries everybody's: an open page must not be in the
    way of others. Each account may watch 32 times, and has a connection of its own."""
    ports = [OnePort(web.address(stack)) for _ in range(5)]
    people, watches = [Person(port) for port in ports], []
    for person in people:
        person.habit("Read")
        for _ in range(25):
            watch = person.habits.WatchHabits(habits_pb2.WatchHabitsRequest(), timeout=TIMEOUT)
            next(watch)
            watches.append(watch)
    assert len(watches) == 125
    for person in people:
        assert person.habits.ListHabits(habits_pb2.ListHabitsRequest(), timeout=TIMEOUT).habits
    for port in ports:
        port.close()


def test_tokens_of_native_clients_pass_as_they_are(one_port):
    ada = Person(one_port)
    ada.refresh()
    assert ada.auth.WhoAmI(auth_pb2.WhoAmIRequest()).user.user_id == ada.user_id
    with fails(grpc.StatusCode.UNAUTHENTICATED):
        Services(one_port.channel, bearer("nonsense")).auth.WhoAmI(auth_pb2.WhoAmIRequest())


def test_feeds_and_administration_stay_closed_to_native_clients(one_port):
    ada = Person(one_port)
    with fails(grpc.StatusCode.UNIMPLEMENTED, "METHOD_UNKNOWN"):
        list(ada.auth_feed.WatchErasures(auth_pb2.WatchErasuresRequest()))
    with fails(grpc.StatusCode.PERMISSION_DENIED, "ADMINISTRATION_OFF"):
        ada.auth_admin.ListUsers(auth_pb2.ListUsersRequest())


def test_health_and_reflection_of_the_edge(one_port):
    channel = one_port.channel("auth")
    assert health_pb2_grpc.HealthStub(channel).Check(health_pb2.HealthCheckRequest(), timeout=TIMEOUT).status == 1
    database = ProtoReflectionDescriptorDatabase(channel)
    assert "grpc.health.v1.Health" in set(database.get_services())
    assert database.FindFileContainingSymbol("titanup.pose.v1.PoseService").package == "titanup.pose.v1"


def test_the_command_line_at_one_address(stack, tmp_path):
    class Nowhere:
        addresses = {name: "127.0.0.1:1" for name in stack.addresses}

    client = Client(Nowhere, tmp_path, TITANUP_SERVER=f"http://{web.address(stack)}")
    client.register()
    client.run("habits", "add", "Read")
    assert client.json("home")
    client.environment.pop("TITANUP_SERVER")
    assert "127.0.0.1:1" in client.run("whoami", status=69).stderr
    assert client.json("whoami", "--server", f"http://{web.address(stack)}")


# Running it


def test_its_configuration_is_checked(stack, tmp_path):
    good = Edge(stack, tmp_path)
    assert good.run("--check-config").returncode == 0
    assert good.run("--version").stdout.startswith("titanup-web ")
    bad = Edge(
        stack, tmp_path, TITANUP_WEB_COOKIE_KEY="c2hvcnQ=", TITANUP_WEB_ORIGIN="http://titanup.example", TITANUP_WEB_ADMIN="perhaps",
        TITANUP_POSE_ADDRESS="pose")
    checked = bad.run("--check-config")
    assert checked.returncode == 1 and "c2hvcnQ=" not in checked.stderr
    for name in ("TITANUP_WEB_COOKIE_KEY", "TITANUP_WEB_ORIGIN", "TITANUP_WEB_ADMIN", "TITANUP_POSE_ADDRESS"):
        assert f"{name}: got" in checked.stderr, checked.stderr


def test_a_service_that_is_away(edge, tmp_path):
    class Nowhere:
        processes = {name: ["127.0.0.1:1"] for name in web.PORTS}

    with Edge(Nowhere, tmp_path) as lonely:
        browser = Browser(lonely.at)
        call = browser.call("titanup.motivation.v1.MotivationService/GetSlogan", motivation_pb2.GetSloganRequest())
        assert call.code == UNAVAILABLE and call.words
        answer = sign_in(browser, "ada@example.org")
        assert answer.status == 503 and answer.error.code == UNAVAILABLE
        with grpc.insecure_channel(lonely.at) as channel, fails(grpc.StatusCode.UNAVAILABLE) as failure:
            auth_pb2_grpc.AuthServiceStub(channel).GetJwks(auth_pb2.GetJwksRequest(), timeout=TIMEOUT)
        assert failure.words


@pytest.mark.disruptive
def test_a_service_that_answers_nothing(browser, stack, control):
    register(browser)
    method, request = "titanup.habits.v1.HabitsService/ListHabits", habits_pb2.ListHabitsRequest()
    control("freeze", "habits")
    try:
        call = browser.call(method, request, headers={"grpc-timeout": "500m"})
        assert call.code == DEADLINE_EXCEEDED and call.words
        assert who(browser).code == 0, "nobody else waits for it"
    finally:
        control("thaw", "habits")
    assert browser.call(method, request).code == 0


@pytest.mark.disruptive
def test_a_service_that_goes_and_comes_back(browser, stack, killed):
    register(browser)
    method, request = "titanup.habits.v1.HabitsService/ListHabits", habits_pb2.ListHabitsRequest()
    assert browser.call(method, request).code == 0
    with killed("habits"):
        assert browser.call(method, request).code == UNAVAILABLE
        assert who(browser).code == 0
    end = time.monotonic() + TIMEOUT
    while browser.call(method, request).code != 0:
        assert time.monotonic() < end
        time.sleep(0.1)


def test_over_tls_the_cookie_is_bound_to_the_host(stack, tmp_path):
    certificates = Certificates(tmp_path / "certificates", "titanup.example")
    settings = {
        "TITANUP_TLS_CERTIFICATE_FILE": certificates.file("server/certificate.pem"),
        "TITANUP_TLS_KEY_FILE": certificates.file("server/key.pem"),
    }
    with Edge(stack, tmp_path, **settings) as edge:
        port = edge.at.rpartition(":")[2]
        body = tmp_path / "register"
        body.write_bytes(registration().SerializeToString())
        answer = subprocess.run(
            ["curl", "-sS", "-i", "--cacert", certificates.file("ca.pem"), "--resolve", f"titanup.example:{port}:127.0.0.1",
             "-H", "content-type: application/proto", "-H", "sec-fetch-site: same-origin", "--data-binary", f"@{body}",
             f"https://titanup.example:{port}/session/register"], capture_output=True, timeout=TIMEOUT)
        head = answer.stdout.partition(b"\r\n\r\n")[0].decode().lower()
        assert head.startswith(("http/2 200", "http/1.1 200")), (answer, edge.log.read_text())
        assert "set-cookie: __host-titanup=" in head and "; secure;" in head
        assert "strict-transport-security: max-age=31536000" in head
        credentials = grpc.ssl_channel_credentials(certificates.bytes("ca.pem"))
        with grpc.secure_channel(edge.at, credentials) as channel:
            assert auth_pb2_grpc.AuthServiceStub(channel).GetJwks(auth_pb2.GetJwksRequest(), timeout=TIMEOUT).keys


def test_it_stops_politely(stack, tmp_path):
    with Edge(stack, tmp_path) as edge:
        browser = Browser(edge.at)
        assert browser.request("GET", "/session").status == 200
        metrics = Browser(edge.admin).request("GET", "/metrics").body.decode()
        assert "titanup_serving 1" in metrics and "web_server_streams_started_total" in metrics
        assert Browser(edge.admin).request("GET", "/readyz").body == b"SERVING\n"
    assert '"message":"stopped"' in edge.log.read_text() or "stopped" in edge.log.read_text()


def test_a_calendars_token_is_in_no_log(stack, tmp_path):
    person = Person(stack)
    secret = person.auth.CreatePersonalAccessToken(auth_pb2.CreatePersonalAccessTokenRequest(
        name="calendar", scopes=["motivation:read"], request_id=new_id())).secret
    path = f"/calendar/reminders.ics?token={secret}"
    make_site(tmp_path)
    with Edge(stack, tmp_path, TITANUP_LOG_LEVEL="trace") as edge:
        assert Browser(edge.at).request("GET", path).status == 200
    with Edge(stack, tmp_path, TITANUP_LOG_LEVEL="trace", TITANUP_MOTIVATION_ADDRESS=f"127.0.0.1:{free_port()}") as away:
        answer = Browser(away.at).request("GET", path)
        assert answer.status == 503 and answer["retry-after"] == "60" and secret.encode() not in answer.body
    for log in (edge.log, away.log):
        assert log.read_text() and secret not in log.read_text()
