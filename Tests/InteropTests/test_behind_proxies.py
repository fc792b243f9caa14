"""TitanUp behind Debian's nginx and HAProxy, with the configuration of deploy/proxies: everything passes, and callers keep their
addresses."""

import contextlib
import http.client
import json
import re
import shutil
import socket
import subprocess
import time

import grpc
import pytest
from interop.people import PASSWORD, Person, bearer, habit_message, new_id
from interop.programs import ROOT
from interop.public_proxies import NAME, ORIGIN, front
from interop.stack import PORTS, TIMEOUT, Stack
from interop.web import Edge, frame
from titanup.auth.v1 import auth_pb2
from titanup.habits.v1 import habits_pb2
from titanup.profile.v1 import profile_pb2

pytestmark = pytest.mark.anywhere("the proxies stand before an edge of the suite's own, which containers don't believe")

SITE = ROOT / ".build/web/site"
AUTH, HABITS = "titanup.auth.v1.AuthService", "titanup.habits.v1.HabitsService"
#: Clients of the tests come from here; the proxies call from 127.0.0.1.
SOURCE, NEIGHBOURHOOD = "127.44.0.9", "127.44.0.0/24"
LIES = {"x-forwarded-for": "203.0.113.7", "forwarded": "for=203.0.113.7"}


@pytest.fixture(scope="module", params=["nginx", "haproxy"])
def proxy(request, stack, tmp_path_factory):
    if not (SITE / "index.html").is_file():
        pytest.skip(f"no page at {SITE}")
    folder = tmp_path_factory.mktemp(request.param)
    settings = {"TITANUP_WEB_ORIGIN": ORIGIN, "TITANUP_TRUSTED_PROXIES": "127.0.0.1", "TITANUP_WEB_ROOT": str(SITE)}
    with Edge(stack, folder, **settings) as edge, front(request.param, edge.at, folder) as proxy:
        yield proxy


class Encrypted(Stack):
    """All services at the proxy, for grpcio."""

    def __init__(self, proxy):
        at = f"127.0.0.1:{proxy.encrypted}"
        super().__init__("127.0.0.1", {
            "TITANUP_CA_FILE": str(proxy.identity.authority), **{f"TITANUP_{name.upper()}_ADDRESS": at for name in PORTS}})

    def new_channel(self, service: str, address: str | None = None, **options) -> grpc.Channel:
        return super().new_channel(service, address, **{"grpc.ssl_target_name_override": NAME, **options})


@pytest.fixture
def native(proxy):
    stack = Encrypted(proxy)
    yield stack
    stack.close()


@pytest.fixture
def browser(proxy):
    """A page that has signed somebody up, and lies about where it is."""
    browser = proxy.browser(SOURCE)
    request = auth_pb2.RegisterRequest(email=f"{new_id()}@example.org", password=PASSWORD, display_name="Ada", request_id=new_id())
    answer = browser.session("register", request, **LIES)
    assert answer.status == 200, answer
    return browser


def addresses(message: bytes) -> list[str]:
    return [device.address for device in auth_pb2.ListAuthSessionsResponse.FromString(message).auth_sessions]


def curl(proxy, *arguments, body=b"", path: str) -> bytes:
    if not shutil.which("curl"):
        pytest.skip("no curl")
    command = [
        "curl", "--silent", "--show-error", "--fail", "--max-time", str(TIMEOUT), "--interface", SOURCE, "--cacert", str(proxy.identity.authority),
        "--resolve", f"{NAME}:{proxy.encrypted}:127.0.0.1", *arguments, f"https://{NAME}:{proxy.encrypted}{path}"]
    return subprocess.run(command, input=body, check=True, capture_output=True).stdout


def test_the_page_comes_by_either_http_and_plain_text_leads_to_it(proxy):
    answer = proxy.browser(SOURCE).request("GET", "/home")
    assert (answer.status, answer["content-type"]) == (200, "text/html; charset=utf-8")
    assert answer["strict-transport-security"] == "max-age=31536000" and answer["content-security-policy"]
    assert curl(proxy, "--http2", path="/home") == answer.body == (SITE / "index.html").read_bytes()
    version = curl(proxy, "--http2", "--output", "/dev/null", "--write-out", "%{http_version}", path="/home")
    assert version == b"2"
    packed = proxy.browser(SOURCE).request("GET", "/openapi.json", headers={"accept-encoding": "gzip"})
    assert packed["content-encoding"] == "gzip" and packed.body == (SITE / "openapi.json.gz").read_bytes()
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", proxy.plain, timeout=TIMEOUT)) as connection:
        connection.request("GET", "/home?x=1", headers={"host": NAME})
        answer = connection.getresponse()
        assert (answer.status, answer.getheader("location")) == (301, f"{ORIGIN}/home?x=1")


def test_a_calendars_token_is_in_no_log(proxy, request):
    path = "/calendar/reminders.ics"
    assert proxy.browser(SOURCE).request("GET", f"{path}?token=tup_secret").status == 401
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", proxy.plain, timeout=TIMEOUT)) as connection:
        connection.request("GET", f"{path}?token=tup_secret", headers={"host": NAME})
        assert connection.getresponse().status == 301
    if request.node.callspec.params["proxy"] == "haproxy":
        # Its configuration keeps no log: one would have whole request lines.
        assert not re.search(r"^\s*(log|option httplog)\b", (ROOT / "deploy/proxies/haproxy.cfg").read_text(), re.MULTILINE)
        return
    # nginx writes a line when an answer has been sent.
    end = time.monotonic() + TIMEOUT
    while proxy.log.read_text().count(path) < 2 and time.monotonic() < end:
        time.sleep(0.05)
    kept = proxy.log.read_text()
    assert kept.count(path) == 2 and "tup_secret" not in kept


def test_a_page_signs_in_and_calls_by_grpc_web(browser):
    assert browser.cookie.startswith("__Host-titanup=")
    listed = browser.call(f"{AUTH}/ListAuthSessions", auth_pb2.ListAuthSessionsRequest(), headers=LIES)
    assert addresses(listed.messages[0]) == [NEIGHBOURHOOD]
    wrong = browser.call(f"{HABITS}/CreateHabit", habits_pb2.CreateHabitRequest(), headers={"accept-language": "de"})
    assert wrong.code == 3 and wrong.reason and wrong.words


def test_another_sites_page_is_refused(browser):
    answer = browser.request("POST", f"/{AUTH}/WhoAmI", frame(auth_pb2.WhoAmIRequest()), {
        "content-type": "application/grpc-web+proto", "origin": "https://evil.example"})
    assert answer.status == 403


def test_a_watch_of_a_page_shows_changes_as_they_come(browser):
    """The stream is open, and what another call changes arrives on it."""
    body = frame(habits_pb2.WatchHabitsRequest())
    with contextlib.closing(browser.connection()) as connection:
        connection.request("POST", f"/{HABITS}/WatchHabits", body, {
            "host": NAME, "cookie": browser.cookie, "content-type": "application/grpc-web+proto", "sec-fetch-site": "same-origin"})
        answer = connection.getresponse()
        assert answer.status == 200
        habit = habit_message()
        created = browser.call(f"{HABITS}/CreateHabit", habits_pb2.CreateHabitRequest(habit=habit))
        assert created.code == 0, created
        seen = b""
        while habit.habit_id.encode() not in seen:
            part = answer.read1()
            assert part, "the watch ended"
            seen += part
        # What is left of an endless answer is not waited for.
        connection.sock.shutdown(socket.SHUT_RDWR)


def test_programs_call_by_json(proxy):
    browser = proxy.browser(SOURCE)
    register = {"email": f"{new_id()}@example.org", "password": PASSWORD, "displayName": "Ada", "requestId": new_id()}
    json_type = {"content-type": "application/json", **LIES}
    answer = browser.request("POST", f"/{AUTH}/Register", json.dumps(register).encode(), json_type)
    assert answer.status == 200, answer
    token = {"authorization": f"Bearer {json.loads(answer.body)['tokens']['accessToken']}"}
    listed = browser.request("GET", f"/{AUTH}/ListAuthSessions?encoding=json&message=%7B%7D", headers=token)
    assert [device["address"] for device in json.loads(listed.body)["authSessions"]] == [NEIGHBOURHOOD]
    refused = browser.request("POST", f"/{AUTH}/WhoAmI", b"{}", json_type)
    assert (refused.status, json.loads(refused.body)["code"]) == (401, "unauthenticated")


def test_native_grpc_of_all_four_kinds(native):
    ada = Person(native)
    assert ada.profile.GetProfile(profile_pb2.GetProfileRequest()).HasField("profile")
    # Both sides stream, and the service answers before the client has ended.
    receipt = ada.stream()[-1].receipt
    assert len(receipt.reps) == 12
    ada.store(receipt)
    assert "T-SESSION-10" in ada.watch_until({"T-SESSION-10"})
    with pytest.raises(grpc.RpcError) as error:
        ada.habits.CreateHabit(habits_pb2.CreateHabitRequest())
    assert error.value.code() == grpc.StatusCode.INVALID_ARGUMENT
    assert dict(error.value.trailing_metadata())["grpc-status-details-bin"]


def test_native_callers_keep_their_addresses(proxy, native):
    ada = Person(native)
    sign_in = frame(auth_pb2.SignInRequest(email=ada.email, password=PASSWORD))
    grpc_type = ["--http2", "--header", "content-type: application/grpc", "--header", "te: trailers"]
    lies = [part for name, value in LIES.items() for part in ("--header", f"{name}: {value}")]
    answer = curl(proxy, *grpc_type, *lies, "--data-binary", "@-", body=sign_in, path=f"/{AUTH}/SignIn")
    token = auth_pb2.SignInResponse.FromString(answer[5:]).tokens.access_token
    stub = ada.auth.stub
    listed = stub.ListAuthSessions(auth_pb2.ListAuthSessionsRequest(), metadata=bearer(token), timeout=TIMEOUT)
    assert sorted(device.address for device in listed.auth_sessions) == ["127.0.0.0/24", NEIGHBOURHOOD]
