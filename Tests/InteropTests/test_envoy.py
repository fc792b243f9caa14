"""gRPC-Web through our edge is what it is through Envoy, which stands before the same server: equal calls have equal answers."""

import contextlib
import dataclasses
import gzip

import pytest
from connectrpc.client import ResponseMetadata
from connectrpc.conformance.v1 import config_pb2, service_pb2
from google.protobuf import message_factory, wrappers_pb2
from grpc.testing import messages_pb2, test_pb2
from interop import programs, web
from interop.envoy import envoy
from interop.grpc_web import COMPRESSED, TRAILERS, Edge, Way, framed, method
from interop.outcomes import SERVERS_OWN, Outcome, outcome
from interop.people import PASSWORD, habit_message, new_id
from interop.stack import TIMEOUT
from titanup.auth.v1 import auth_pb2
from titanup.habits.v1 import habits_pb2
from titanup.pose.v1 import pose_pb2

CONFORMANCE = service_pb2.DESCRIPTOR.services_by_name["ConformanceService"].methods_by_name
TESTING = test_pb2.DESCRIPTOR.services_by_name["TestService"].methods_by_name
CODES = {name.removeprefix("CODE_"): number for name, number in config_pb2.Code.items() if number}
MESSAGE_LIMIT = 8 << 20
WORDS = "100 % öäü ☺ 😈\r\n"


@dataclasses.dataclass(frozen=True)
class Sides:
    """Our edge and Envoy, before the same server."""

    ours: Edge
    envoys: Edge

    def call(self, called, *requests, **fields) -> Outcome:
        """What both answer to a call by hand; underscores in fields stand for hyphens."""
        path = f"/{called.containing_service.full_name}/{called.name}"
        body = framed(*(request.SerializeToString() for request in requests))
        return self.post(path, body, message_factory.GetMessageClass(called.output_type), **fields)

    def post(self, path: str, body: bytes, message=messages_pb2.SimpleResponse, **fields) -> Outcome:
        ours, envoys = (outcome(side.post(path, body, **fields), message) for side in (self.ours, self.envoys))
        assert ours == envoys
        return ours


@pytest.fixture(scope="module", params=["http1", "h2"])
def sides(request, tmp_path_factory):
    way = Way(request.param == "h2", identity=None)
    flags = [*way.server_flags, f"--max_receive_message_length={MESSAGE_LIMIT}"]
    with programs.ports(*flags) as (server, ours), envoy(server, tmp_path_factory.mktemp("envoy")) as envoys:
        yield Sides(Edge(way, ours), Edge(way, envoys))


def headers(**values: list[str]):
    return [service_pb2.Header(name=name.replace("_", "-"), value=value) for name, value in values.items()]


HEADERS = {
    "response_headers": headers(x_custom_header=["foo", "bar"], x_some_bin=["AP8sPQ"]),
    "response_trailers": headers(x_custom_trailer=["bing", "bong"], x_other_bin=["AAECAw"]),
}


def unary(**fields):
    return service_pb2.UnaryRequest(response_definition=service_pb2.UnaryResponseDefinition(**HEADERS, **fields))


def stream(*data: bytes, **fields):
    definition = service_pb2.StreamResponseDefinition(**HEADERS, response_data=data, **fields)
    return service_pb2.ServerStreamRequest(response_definition=definition)


def error(code: int, words: str = WORDS, details: int = 2):
    found = service_pb2.Error(code=code, message=words)
    for number in range(details):
        found.details.add().Pack(wrappers_pb2.StringValue(value=f"reason {number}"))
    return found


def payload(size: int):
    return messages_pb2.Payload(body=(bytes(range(251)) * (size // 251 + 1))[:size])


def ordering(*sizes: int, **fields):
    parameters = [messages_pb2.ResponseParameters(size=size, **fields) for size in sizes]
    return messages_pb2.StreamingOutputCallRequest(response_parameters=parameters)


# Calls of all kinds


@pytest.mark.programs
def test_a_unary_call(sides):
    found = sides.call(CONFORMANCE["Unary"], unary(response_data=b"data"))
    assert (found.status, found.code, [message.payload.data for _, message in found.messages]) == (200, 0, [b"data"])
    assert found.trailers["x-custom-trailer"] == "bing, bong"


@pytest.mark.programs
def test_metadata(sides):
    sent = {"x_custom": "a, b", "x_some_bin": "AP8sPQ", "x_empty": "", "x_grpc_web": "1", "x_user_agent": "somebody/1"}
    found = sides.call(CONFORMANCE["Unary"], unary(), **sent)
    [(_, message)] = found.messages
    seen = {header.name: list(header.value) for header in message.payload.request_info.request_headers}
    assert seen["x-custom"] == ["a, b"] and seen["x-some-bin"] == ["AP8sPQ"]
    assert found.headers["x-custom-header"] == "foo, bar" and found.headers["x-some-bin"] == "AP8sPQ"


@pytest.mark.programs
def test_a_timeout_arrives(sides):
    [(_, message)] = sides.call(CONFORMANCE["Unary"], unary(), grpc_timeout=f"{TIMEOUT}S").messages
    assert message.payload.request_info.HasField("timeout_ms")


@pytest.mark.programs
@pytest.mark.parametrize("data", [[], [b""], [b"one", b"", b"three"]], ids=len)
def test_a_server_stream(sides, data):
    found = sides.call(CONFORMANCE["ServerStream"], stream(*data))
    assert (found.code, [message.payload.data for _, message in found.messages]) == (0, data)


@pytest.mark.programs
@pytest.mark.parametrize("name", ["FullDuplexCall", "HalfDuplexCall"])
def test_many_requests_in_one_body(sides, name):
    found = sides.call(TESTING[name], ordering(31415), ordering(9, 0), ordering(58979))
    assert [len(message.payload.body) for _, message in found.messages] == [31415, 9, 0, 58979]


@pytest.mark.programs
def test_a_client_stream(sides):
    requests = [messages_pb2.StreamingInputCallRequest(payload=payload(size)) for size in (27182, 8, 0, 45904)]
    [(_, message)] = sides.call(TESTING["StreamingInputCall"], *requests).messages
    assert message.aggregated_payload_size == 73094


@pytest.mark.programs
def test_five_megabytes_there_and_four_back(sides):
    request = messages_pb2.SimpleRequest(payload=payload(5 << 20), response_size=4 << 20)
    [(_, message)] = sides.call(TESTING["UnaryCall"], request).messages
    assert len(message.payload.body) == 4 << 20


# Errors


@pytest.mark.programs
@pytest.mark.parametrize("code", CODES.values(), ids=CODES)
def test_an_error_with_details(sides, code):
    found = sides.call(CONFORMANCE["Unary"], unary(error=error(code)))
    assert (found.code, found.words, found.messages) == (code, WORDS, [])
    # Those asked for, and what the service has seen.
    assert len(found.details.details) == 3
    assert found.trailers["x-custom-trailer"] == "bing, bong"


@pytest.mark.programs
def test_an_error_alone_is_all_head(sides):
    definition = service_pb2.UnaryResponseDefinition(error=error(CODES["NOT_FOUND"]))
    found = sides.call(CONFORMANCE["Unary"], service_pb2.UnaryRequest(response_definition=definition))
    assert (found.code, found.words, found.messages, found.trailers) == (CODES["NOT_FOUND"], WORDS, [], None)
    assert len(found.details.details) == 3


@pytest.mark.programs
def test_an_error_after_messages(sides):
    found = sides.call(CONFORMANCE["ServerStream"], stream(b"one", b"two", error=error(CODES["ABORTED"])))
    assert (found.code, found.words) == (CODES["ABORTED"], WORDS)
    assert (len(found.messages), len(found.details.details)) == (2, 2)


@pytest.mark.programs
@pytest.mark.parametrize("path", ["/grpc.testing.TestService/Nothing", "/no.such.Service/Method", "/a", "/a/b/c"])
def test_an_unknown_method(sides, path):
    found = sides.post(path, framed(b""))
    assert (found.code, found.trailers) == (CODES["UNIMPLEMENTED"], None)


@pytest.mark.programs
def test_a_deadline_that_passes(sides):
    found = sides.call(CONFORMANCE["Unary"], unary(response_delay_ms=60_000), grpc_timeout="200m")
    assert (found.status, found.code) == (200, CODES["DEADLINE_EXCEEDED"])


@pytest.mark.programs
def test_a_message_over_the_limit(sides):
    found = sides.call(TESTING["UnaryCall"], messages_pb2.SimpleRequest(payload=payload(MESSAGE_LIMIT + 1)))
    assert found.code == CODES["RESOURCE_EXHAUSTED"]


@pytest.mark.programs
@pytest.mark.parametrize(
    "body",
    [b"\0\0\0\0", b"\0\0\0\0\1", framed(b"") + b"\0", framed(b"", flag=2), framed(b"", flag=TRAILERS), framed(b"\xff\xff"), b""],
    ids=["cut in prefix", "cut in message", "cut in second", "flag", "trailers", "no protobuf", "nothing"],
)
def test_a_malformed_body(sides, body):
    assert sides.post("/grpc.testing.TestService/UnaryCall", body).code != 0


# Compression


@pytest.mark.programs
def test_a_compressed_request(sides):
    request = messages_pb2.SimpleRequest(payload=payload(50_000), expect_compressed=messages_pb2.BoolValue(value=True))
    body = framed(gzip.compress(request.SerializeToString()), flag=COMPRESSED)
    assert sides.post("/grpc.testing.TestService/UnaryCall", body, grpc_encoding="gzip").code == 0


@pytest.mark.programs
def test_a_compressed_response(sides):
    request = messages_pb2.SimpleRequest(response_size=50_000, response_compressed=messages_pb2.BoolValue(value=True))
    found = sides.call(TESTING["UnaryCall"], request, grpc_accept_encoding="gzip")
    [(flag, message)] = found.messages
    assert (flag, len(message.payload.body), found.headers["grpc-encoding"]) == (COMPRESSED, 50_000, "gzip")


@pytest.mark.programs
def test_an_unknown_encoding(sides):
    found = sides.post("/grpc.testing.TestService/EmptyCall", framed(b""), grpc_encoding="br")
    assert found.code == CODES["UNIMPLEMENTED"]


# The official runtime


@pytest.mark.programs
def test_the_official_runtime_sees_no_difference(sides):
    seen = []
    for side in (sides.ours, sides.envoys):
        with side.client(timeout_ms=TIMEOUT * 1000) as client, ResponseMetadata() as metadata:
            responses = client.execute_server_stream(request=stream(b"one", b"two"), method=method(CONFORMANCE["ServerStream"]))
            data = [response.payload.data for response in responses]
        fields = [sorted(part.allitems()) for part in (metadata.headers, metadata.trailers)]
        seen.append((data, [[(name, value) for name, value in part if name not in SERVERS_OWN] for part in fields]))
    assert seen[0] == seen[1]
    data, (headers, trailers) = seen[0]
    assert data == [b"one", b"two"]
    assert ("x-custom-header", "foo") in headers and ("x-custom-trailer", "bong") in trailers


# titanup-web, before the services

#: What titanup-web tells browsers about pages, and each call's own number.
EDGES_OWN = SERVERS_OWN | {
    "cache-control", "content-security-policy", "cross-origin-embedder-policy", "cross-origin-opener-policy",
    "cross-origin-resource-policy", "permissions-policy", "referrer-policy", "x-content-type-options", "x-request-id",
}


@dataclasses.dataclass(frozen=True)
class Visitor:
    """Somebody with a cookie for titanup-web, and with a token for Envoys before the services."""

    edge: Edge
    cookie: dict[str, str]
    envoys: dict[str, Edge]
    token: dict[str, str]

    def call(self, service: str, called, request, is_signed_in=True, **fields) -> Outcome:
        """What both answer."""
        path, body = f"/{called.containing_service.full_name}/{called.name}", framed(request.SerializeToString())
        message = message_factory.GetMessageClass(called.output_type)
        cookie, token = (self.cookie, self.token) if is_signed_in else ({}, {})
        answers = (
            self.edge.post(path, body, sec_fetch_site="same-origin", **cookie, **fields),
            self.envoys[service].post(path, body, **token, **fields),
        )
        ours, envoys = (outcome(answer, message, EDGES_OWN) for answer in answers)
        assert ours == envoys
        return ours


@pytest.fixture
def visitor(stack, ada, tmp_path):
    at, way = web.address(stack), Way(is_http2=False, identity=None)
    browser = web.Browser(at)
    assert browser.session("sign-in", auth_pb2.SignInRequest(email=ada.email, password=PASSWORD)).status == 200
    with contextlib.ExitStack() as running:
        envoys = {}
        for service in ("habits", "pose"):
            folder = tmp_path / service
            folder.mkdir()
            envoys[service] = Edge(way, running.enter_context(envoy(stack.addresses[service], folder)))
        token = {"authorization": f"Bearer {ada.tokens.access_token}"}
        yield Visitor(Edge(way, at), {"cookie": browser.cookie}, envoys, token)


def methods(module, service: str):
    return module.DESCRIPTOR.services_by_name[service].methods_by_name


@pytest.mark.anywhere("compares protocols, not places")
def test_titanup_web_answers_as_envoy(visitor, ada):
    habits = methods(habits_pb2, "HabitsService")
    ada.habits.CreateHabit(habits_pb2.CreateHabitRequest(habit=habit_message("Read")))
    [(_, message)] = visitor.call("habits", habits["ListHabits"], habits_pb2.ListHabitsRequest()).messages
    assert [each.habit.title for each in message.habits] == ["Read"]
    wrong = visitor.call("habits", habits["CreateHabit"], habits_pb2.CreateHabitRequest(), accept_language="de")
    assert wrong.code == CODES["INVALID_ARGUMENT"] and len(wrong.details.details) > 1
    stranger = visitor.call("habits", habits["ListHabits"], habits_pb2.ListHabitsRequest(), is_signed_in=False)
    assert stranger.code == CODES["UNAUTHENTICATED"]


@pytest.mark.anywhere("compares protocols, not places")
def test_titanup_web_streams_as_envoy(visitor, ada):
    download = methods(pose_pb2, "PoseService")["DownloadFrames"]
    name = ada.upload().receipt.stream_id
    found = visitor.call("pose", download, pose_pb2.DownloadFramesRequest(stream_id=name))
    assert found.code == 0 and len(found.messages) > 10
    missing = visitor.call("pose", download, pose_pb2.DownloadFramesRequest(stream_id=new_id()))
    assert missing.code == CODES["NOT_FOUND"]
