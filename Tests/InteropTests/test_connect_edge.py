"""The Connect protocol at `titanup-web`: for programs with a token of their own, and for pages with a cookie."""

import json

import pytest
from google.protobuf import descriptor_pb2, message_factory
from interop import web
from interop.four_ways import FourWays, path
from interop.method_fuzzer import ENDINGS, services_of
from interop.people import PASSWORD, Person, new_id
from interop.stack import SERVICES
from interop.web import SAME_ORIGIN, Browser, OnePort
from titanup.auth.v1 import auth_pb2
from titanup.profile.v1 import profile_pb2

JSON = {"content-type": "application/json"}
WHO = "/titanup.auth.v1.AuthService/WhoAmI"
NO_SIDE_EFFECTS = descriptor_pb2.MethodOptions.NO_SIDE_EFFECTS
#: Their responses are made anew for each call: random, signed, or of this moment.
FRESH = {"GetDashboard", "GetPepTalk", "GetSlogan", "SuggestWorkouts", "ExportAccount", "GetJwks"}
#: Their responses tell one sign-in from another.
OF_ONE_SESSION = {"WhoAmI", "ListAuthSessions"}

UNARY = [
    method for _, service in services_of(SERVICES) if service.full_name.split(".")[-1].lower() == f"{service.full_name.split('.')[1]}service"
    for method in service.methods if not method.client_streaming and not method.server_streaming and method.name not in ENDINGS
]


@pytest.fixture(scope="module")
def at(stack):
    return web.address(stack)


@pytest.fixture(scope="module")
def one_port(at):
    port = OnePort(at)
    yield port
    port.close()


@pytest.fixture(scope="module")
def ada(stack):
    return Person(stack)


@pytest.fixture(scope="module")
def four_ways(one_port, at, ada):
    browser = Browser(at)
    answer = browser.session("sign-in", auth_pb2.SignInRequest(email=ada.email, password=PASSWORD))
    assert answer.status == 200, answer
    return FourWays(one_port, at, browser, ada.tokens.access_token)


def posted(at: str, target: str, message: dict, **headers):
    return Browser(at).request("POST", target, json.dumps(message).encode(), {**JSON, **headers})


def bearer(person) -> dict:
    return {"authorization": f"Bearer {person.tokens.access_token}"}


def test_every_unary_method_answers_the_same_by_every_protocol(four_ways):
    """Each with an empty request: what reads returns something, and what writes says what it misses."""
    assert len(UNARY) > 100
    differences = []
    for method in UNARY:
        request = message_factory.GetMessageClass(method.input_type)()
        reads = method.GetOptions().idempotency_level == NO_SIDE_EFFECTS
        expected = four_ways.grpc(method, request)
        assert expected.code not in ("unimplemented", "unavailable", "internal", "unknown"), (method.full_name, expected)
        for way in (four_ways.grpc_web, four_ways.connect_proto, four_ways.connect_json, *[four_ways.connect_get] * reads):
            outcome = way(method, request)
            if way == four_ways.grpc_web and outcome.code == "permission_denied" and b"USE_SESSION" in outcome.details[0][1]:
                continue
            is_fresh = not reads or method.name in FRESH or (way == four_ways.grpc_web and method.name in OF_ONE_SESSION)
            if is_fresh and outcome.code == expected.code == "ok":
                continue
            if outcome != expected:
                differences.append((way.__name__, method.full_name, outcome, expected))
    assert not differences


def test_a_stranger_is_refused_the_same_by_every_protocol(one_port, at):
    stranger = FourWays(one_port, at, Browser(at), None)
    method = next(method for method in UNARY if method.name == "WhoAmI")
    request = auth_pb2.WhoAmIRequest()
    expected, *found = [
        way(method, request) for way in (stranger.grpc, stranger.grpc_web, stranger.connect_proto, stranger.connect_json, stranger.connect_get)
    ]
    assert expected.code == "unauthenticated" and expected.details
    assert found == [expected] * 4


def test_a_program_signs_in_and_calls_without_a_cookie(at, ada):
    answer = posted(at, "/titanup.auth.v1.AuthService/SignIn", {"email": ada.email, "password": PASSWORD})
    assert answer.status == 200 and not answer.all("set-cookie")
    token = json.loads(answer.body)["tokens"]["accessToken"]
    answer = posted(at, WHO, {}, authorization=f"Bearer {token}")
    assert (answer.status, json.loads(answer.body)["user"]["userId"]) == (200, ada.user_id)
    assert posted(at, WHO, {"nothing": 1}, **bearer(ada)).status == 400


def test_a_programs_cookie_opens_nothing(at, ada):
    browser = Browser(at)
    registered = browser.session("register", auth_pb2.RegisterRequest(
        email=f"{new_id()}@example.org", password=PASSWORD, display_name="Bea", request_id=new_id()))
    assert registered.status == 200
    # Beside a token it is not looked at; by itself it is a page's, and has to come from one.
    answer = browser.request("POST", WHO, b"{}", {**JSON, **bearer(ada)})
    assert json.loads(answer.body)["user"]["userId"] == ada.user_id
    assert browser.request("POST", WHO, b"{}", JSON).status == 403
    assert json.loads(browser.request("POST", WHO, b"{}", {**JSON, "authorization": "Bearer x"}).body)["code"] == "unauthenticated"


@pytest.mark.parametrize("foreign", [
    {"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"}, {"sec-fetch-site": "none"}, {"origin": "https://evil.example"}, {"origin": "null"},
], ids=str)
def test_another_site_gets_nothing_with_a_token_or_a_cookie(at, ada, four_ways, foreign):
    get = f"{WHO}?encoding=json&message=%7B%7D"
    for credentials in (bearer(ada), {"cookie": four_ways.browser.cookie}, {}):
        for method, target in (("POST", WHO), ("GET", get), ("POST", "/titanup.profile.v1.ProfileService/UpdateProfile")):
            answer = Browser(at).request(method, target, b"{}" if method == "POST" else b"", {**JSON, **credentials, **foreign})
            assert answer.status == 403, (method, target, answer)
            assert not [name for name, _ in answer.headers if name.lower().startswith("access-control-")]


def test_a_page_calls_with_its_cookie_and_sees_no_token(at, ada, four_ways):
    page = four_ways.browser
    answer = page.request("POST", WHO, b"{}", {**JSON, **SAME_ORIGIN, "authorization": "Bearer x"})
    assert (answer.status, json.loads(answer.body)["user"]["userId"]) == (200, ada.user_id)
    answer = page.request("POST", "/titanup.auth.v1.AuthService/SignIn", b"{}", {**JSON, **SAME_ORIGIN})
    assert (answer.status, json.loads(answer.body)["details"][0]["debug"]["reason"]) == (403, "USE_SESSION")
    assert answer["content-security-policy"] and answer["cache-control"] == "no-store"


def test_a_page_is_told_that_its_session_is_over(at, stack):
    browser = Browser(at)
    person = Person(stack)
    assert browser.session("sign-in", auth_pb2.SignInRequest(email=person.email, password=PASSWORD)).status == 200
    person.auth.RevokeOtherAuthSessions(auth_pb2.RevokeOtherAuthSessionsRequest())
    answer = browser.request("POST", WHO, b"{}", {**JSON, **SAME_ORIGIN})
    assert (answer.status, json.loads(answer.body)["code"]) == (401, "unauthenticated")
    assert browser.cookie is None


def test_feeds_and_administration_stay_closed(at, ada):
    for target, status, reason in (
        ("/titanup.auth.v1.AuthFeedService/WatchErasures", 200, "METHOD_UNKNOWN"), ("/titanup.auth.v1.AuthAdminService/ListUsers", 403, "ADMINISTRATION_OFF"),
        ("/titanup.auth.v1.AuthService/Nothing", 501, "METHOD_UNKNOWN"), ("/grpc.reflection.v1.ServerReflection/ServerReflectionInfo", 200, "METHOD_UNKNOWN"),
    ):
        is_stream = status == 200
        content, kind = (b"\0\0\0\0\2{}", "application/connect+json") if is_stream else (b"{}", "application/json")
        answer = Browser(at).request("POST", target, content, {"content-type": kind, **bearer(ada)})
        assert answer.status == status, (target, answer)
        error = json.loads(answer.body[5:])["error"] if is_stream else json.loads(answer.body)
        assert error["details"][0]["debug"]["reason"] == reason


def test_what_changes_something_takes_no_get(at, ada):
    update = "/titanup.profile.v1.ProfileService/UpdateProfile"
    answer = Browser(at).request("GET", f"{update}?encoding=json&message=%7B%7D", b"", bearer(ada))
    assert (answer.status, answer["allow"]) == (405, "POST")
    answer = Browser(at).request("POST", update, b"a=b", {"content-type": "application/x-www-form-urlencoded", **bearer(ada)})
    assert answer.status == 415 and "application/json" in answer["accept-post"]


def test_a_field_is_refused_in_the_callers_language(at, ada):
    answer = posted(at, path(profile_pb2.DESCRIPTOR.services_by_name["ProfileService"].methods_by_name["UpdateProfile"]), {"updateMask": 1}, **{
        **bearer(ada), "accept-language": "de"})
    error = json.loads(answer.body)
    assert (answer.status, error["code"]) == (400, "invalid_argument") and error["message"].startswith("update_mask: got a number; allowed:")
    found = {detail["type"]: detail["debug"] for detail in error["details"]}
    assert found["google.rpc.BadRequest"]["fieldViolations"][0]["field"] == "update_mask"
    assert found["google.rpc.ErrorInfo"] == {"reason": "JSON_INVALID", "domain": "titanup"}
    assert found["google.rpc.LocalizedMessage"]["locale"] == "de"
