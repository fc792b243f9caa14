"""The Connect protocol through our edge: by the Connect project's official runtime, and by hand where that never goes wrong."""

import base64
import gzip
import http.client
import json
import urllib.parse

import pytest
from connectrpc.client import ConnectClientSync, ResponseMetadata
from connectrpc.code import Code
from connectrpc.compat import google_protobuf_binary_codec, google_protobuf_json_codec
from connectrpc.conformance.v1 import config_pb2, service_pb2
from connectrpc.errors import ConnectError
from connectrpc.method import IdempotencyLevel, MethodInfo
from google.protobuf import json_format, wrappers_pb2
from grpc.testing import messages_pb2, test_pb2
from interop import programs
from interop.grpc_web import COMPRESSED, Way, framed, method
from interop.stack import TIMEOUT

pytestmark = pytest.mark.programs

CONFORMANCE = service_pb2.DESCRIPTOR.services_by_name["ConformanceService"].methods_by_name
TESTING = test_pb2.DESCRIPTOR.services_by_name["TestService"].methods_by_name
SERVICE = "/connectrpc.conformance.v1.ConformanceService"
UNARY, GET = f"{SERVICE}/Unary", f"{SERVICE}/IdempotentUnary"
STREAM, BIDI = f"{SERVICE}/ServerStream", f"{SERVICE}/BidiStream"
END = 0x02
#: By number; what "Error Codes" of the protocol says of each.
STATUS = {
    "CANCELED": 499, "UNKNOWN": 500, "INVALID_ARGUMENT": 400, "DEADLINE_EXCEEDED": 504, "NOT_FOUND": 404, "ALREADY_EXISTS": 409,
    "PERMISSION_DENIED": 403, "RESOURCE_EXHAUSTED": 429, "FAILED_PRECONDITION": 400, "ABORTED": 409, "OUT_OF_RANGE": 400,
    "UNIMPLEMENTED": 501, "INTERNAL": 500, "UNAVAILABLE": 503, "DATA_LOSS": 500, "UNAUTHENTICATED": 401,
}


@pytest.fixture(scope="module", params=["http1", "h2", "h2 over tls"])
def edge(request, tmp_path_factory):
    version, _, security = request.param.partition(" ")
    identity = programs.make_identity(tmp_path_factory.mktemp("certificates")) if security else None
    with Way(version == "h2", identity).edge("--max_receive_message_length=8388608") as edge:
        yield edge


@pytest.fixture(params=["proto", "json"])
def client(edge, request):
    codec = google_protobuf_binary_codec() if request.param == "proto" else google_protobuf_json_codec()
    with ConnectClientSync(edge.url, codec=codec, http_client=edge.http, timeout_ms=TIMEOUT * 1000) as client:
        yield client


def header(name: str, *values: str):
    return service_pb2.Header(name=name, value=values)


def definition(kind=service_pb2.UnaryResponseDefinition, **fields):
    return kind(
        response_headers=[header("x-custom-header", "foo", "bar")],
        response_trailers=[header("x-custom-trailer", "bing"), header("x-some-bin", "AP8sPQ")], **fields,
    )


def stream_of(*data: bytes, **fields):
    return definition(service_pb2.StreamResponseDefinition, response_data=data, **fields)


def asked(edge, path: str, message: dict, /, **fields):
    """A unary call in JSON by hand."""
    return edge.post(path, json.dumps(message).encode(), **{"content_type": "application/json", **fields})


def code_of(answer) -> str:
    assert answer.headers["content-type"] == "application/json"
    return json.loads(answer.content)["code"]


def end_of(answer) -> dict:
    """The last message of a stream."""
    assert answer.status == 200
    flag, content = answer.frames[-1]
    assert flag == END and not any(flag & END for flag, _ in answer.frames[:-1])
    return json.loads(content)


# By the official runtime


def test_a_unary_call_has_its_message_headers_and_trailers(client):
    request = service_pb2.UnaryRequest(response_definition=definition(response_data=b"data"))
    with ResponseMetadata() as seen:
        response = client.execute_unary(
            request=request, method=method(CONFORMANCE["Unary"]), headers={"x-custom-header": "foo", "x-some-bin": "AP8sPQ"}
        )
    assert response.payload.data == b"data"
    info = response.payload.request_info
    named = {entry.name: list(entry.value) for entry in info.request_headers}
    assert named["x-custom-header"] == ["foo"] and named["x-some-bin"] == ["AP8sPQ"]
    assert not [name for name in named if name.startswith(("connect-", "content-")) or name in ("host", "accept-encoding")]
    assert 0 < info.timeout_ms <= TIMEOUT * 1000
    assert seen.headers.getall("x-custom-header") == ["foo", "bar"]
    assert seen.trailers.getall("x-custom-trailer") == ["bing"] and seen.trailers.getall("x-some-bin") == ["AP8sPQ"]


@pytest.mark.parametrize("code", [Code[name] for name in STATUS], ids=lambda code: code.name)
def test_every_error_has_its_code_words_and_details(client, code):
    number = config_pb2.Code.Value(f"CODE_{code.name}")
    error = service_pb2.Error(code=number, message="100 % öäü ☺ 😈\r\n")
    error.details.add().Pack(wrappers_pb2.StringValue(value="why"))
    request = service_pb2.UnaryRequest(response_definition=definition(error=error))
    with ResponseMetadata() as seen, pytest.raises(ConnectError) as caught:
        client.execute_unary(request=request, method=method(CONFORMANCE["Unary"]))
    assert (caught.value.code, caught.value.message) == (code, error.message)
    assert wrappers_pb2.StringValue.FromString(caught.value.details[0].message_bytes).value == "why"
    assert seen.headers.getall("x-custom-header") == ["foo", "bar"]


def test_a_method_without_side_effects_is_called_by_get(client):
    described = method(CONFORMANCE["IdempotentUnary"])
    described = MethodInfo(**{
        name: getattr(described, name) for name in ("name", "service_name", "input", "output", "stream_type")
    }, idempotency_level=IdempotencyLevel.NO_SIDE_EFFECTS)
    request = service_pb2.IdempotentUnaryRequest(response_definition=definition(response_data=b"\0data"))
    response = client.execute_unary(request=request, method=described, use_get=True)
    assert response.payload.data == b"\0data"
    assert {entry.name for entry in response.payload.request_info.connect_get_info.query_params} >= {"message", "encoding"}


def test_a_server_stream_has_its_messages(client):
    with ResponseMetadata() as seen:
        responses = list(client.execute_server_stream(
            request=service_pb2.ServerStreamRequest(response_definition=stream_of(b"one", b"", b"three")),
            method=method(CONFORMANCE["ServerStream"]),
        ))
    assert [response.payload.data for response in responses] == [b"one", b"", b"three"]
    assert seen.headers.getall("x-custom-header") == ["foo", "bar"]
    assert seen.trailers.getall("x-custom-trailer") == ["bing"]


def test_a_server_stream_can_end_in_an_error(client):
    failing = stream_of(b"one", error=service_pb2.Error(code=config_pb2.CODE_ABORTED, message="oops"))
    responses = client.execute_server_stream(
        request=service_pb2.ServerStreamRequest(response_definition=failing), method=method(CONFORMANCE["ServerStream"])
    )
    assert next(responses).payload.data == b"one"
    with pytest.raises(ConnectError) as caught:
        next(responses)
    assert (caught.value.code, caught.value.message) == (Code.ABORTED, "oops")


def test_all_requests_of_a_client_stream_come_in_one_body(client):
    requests = [messages_pb2.StreamingInputCallRequest(payload=messages_pb2.Payload(body=bytes(size))) for size in (27182, 8, 0)]
    response = client.execute_client_stream(request=requests, method=method(TESTING["StreamingInputCall"]))
    assert response.aggregated_payload_size == 27190


def test_requests_and_responses_of_a_bidirectional_call_come(client):
    sizes = (31415, 9, 58979)
    requests = [
        messages_pb2.StreamingOutputCallRequest(response_parameters=[messages_pb2.ResponseParameters(size=size)]) for size in sizes
    ]
    responses = client.execute_bidi_stream(request=requests, method=method(TESTING["FullDuplexCall"]))
    assert [len(response.payload.body) for response in responses] == list(sizes)


def test_large_messages_pass(client):
    request = messages_pb2.SimpleRequest(payload=messages_pb2.Payload(body=bytes(2 << 20)), response_size=3 << 20)
    response = client.execute_unary(request=request, method=method(TESTING["UnaryCall"]))
    assert len(response.payload.body) == 3 << 20


# Unary calls by hand


def test_a_call_is_a_line_of_curl(edge):
    answer = asked(edge, UNARY, {"responseDefinition": {"responseData": "AQI="}})
    assert (answer.status, answer.headers["content-type"]) == (200, "application/json")
    assert json.loads(answer.content)["payload"]["data"] == "AQI="
    assert asked(edge, UNARY, {"response_definition": {}}, content_type="Application/JSON; charset=utf-8").status == 200


@pytest.mark.parametrize("code", STATUS)
def test_each_code_has_its_status_and_its_error_is_json(edge, code):
    detail = {"@type": "type.googleapis.com/google.protobuf.Duration", "value": "1.5s"}
    error = {"code": f"CODE_{code}", "message": "oops", "details": [detail]}
    answer = asked(edge, UNARY, {"responseDefinition": {"error": error}})
    assert (answer.status, answer.headers["content-type"]) == (STATUS[code], "application/json")
    found = json.loads(answer.content)
    assert (found["code"], found["message"]) == (code.lower(), "oops")
    assert found["details"][0] == {"type": "google.protobuf.Duration", "value": "CAEQgMq17gE", "debug": "1.500s"}


def test_json_that_is_no_request_is_refused_with_its_field(edge):
    answer = asked(edge, UNARY, {"responseDefinition": {"responseDelayMs": "x"}})
    assert (answer.status, code_of(answer)) == (400, "invalid_argument")
    assert json.loads(answer.content)["message"].startswith('response_definition.response_delay_ms: got "x"; allowed: an integer')
    for content in (b"", b"{", b"[]", b"\xff"):
        assert code_of(edge.post(UNARY, content, content_type="application/json")) == "invalid_argument"
    assert code_of(edge.post(UNARY, b"\xff", content_type="application/proto")) == "invalid_argument"


@pytest.mark.parametrize("fields, code", [
    (dict(connect_protocol_version="2"), "invalid_argument"), (dict(connect_timeout_ms="x"), "invalid_argument"),
    (dict(connect_timeout_ms="12345678901"), "invalid_argument"), (dict(connect_timeout_ms="-1"), "invalid_argument"),
    (dict(content_encoding="br"), "unimplemented"), (dict(content_encoding="gzip"), "internal"),
])
def test_a_wrong_field_is_refused(edge, fields, code):
    assert code_of(asked(edge, UNARY, {}, **fields)) == code
    assert asked(edge, UNARY, {}, connect_protocol_version="1", connect_timeout_ms="9999999999").status == 200


def test_the_deadline_holds(edge):
    answer = asked(edge, UNARY, {"responseDefinition": {"responseDelayMs": 60_000}}, connect_timeout_ms="100")
    assert (answer.status, code_of(answer)) == (504, "deadline_exceeded")


@pytest.mark.parametrize("is_accepted", [True, False])
@pytest.mark.parametrize("codec", ["proto", "json"])
def test_content_is_compressed_for_those_who_accept_it(codec, is_accepted):
    message = messages_pb2.SimpleRequest(response_size=50_000, response_compressed=messages_pb2.BoolValue(value=True))
    content = message.SerializeToString() if codec == "proto" else json_format.MessageToJson(message).encode()
    headers = {
        "content-type": f"application/{codec}", "content-encoding": "gzip", "accept-encoding": "br, gzip;q=0.5" if is_accepted else "gzip;q=0",
    }
    # Python's own client: the others decompress what comes, and say nothing.
    with programs.server("--web-port=0") as address:
        connection = http.client.HTTPConnection(address, timeout=TIMEOUT)
        connection.request("POST", "/grpc.testing.TestService/UnaryCall", gzip.compress(content), headers)
        response = connection.getresponse()
        content = response.read()
        connection.close()
    assert (response.status, response.headers["content-encoding"]) == (200, "gzip" if is_accepted else None)
    content = gzip.decompress(content) if is_accepted else content
    answer = messages_pb2.SimpleResponse()
    json_format.Parse(content, answer) if codec == "json" else answer.ParseFromString(content)
    assert answer.payload.body == bytes(50_000)


def test_a_bomb_is_not_inflated(edge):
    answer = edge.post(UNARY, gzip.compress(bytes(80 << 20)), content_type="application/json", content_encoding="gzip")
    assert (answer.status, code_of(answer)) == (429, "resource_exhausted")


@pytest.mark.parametrize("path, content_type", [
    (UNARY, "text/plain"), (UNARY, "application/connect+json"), (UNARY, "application/x-www-form-urlencoded"), (STREAM, "application/json"),
    (STREAM, "application/connect+xml"),
])
def test_another_content_type_is_refused_with_those_that_are_not(edge, path, content_type):
    answer = edge.post(path, b"{}", content_type=content_type)
    assert answer.status == 415 and "application/" in answer.headers["accept-post"]


def test_a_method_that_is_none_is_unimplemented(edge):
    answer = asked(edge, f"{SERVICE}/Nothing", {})
    assert (answer.status, code_of(answer)) == (501, "unimplemented")
    assert code_of(asked(edge, f"{SERVICE}/Unimplemented", {})) == "unimplemented"


# GET by hand


def got(edge, path: str = GET, **query):
    return edge.post(f"{path}?{urllib.parse.urlencode(query)}", b"", method="GET", content_type="")


def test_a_message_is_in_the_query(edge):
    text = json.dumps({"responseDefinition": {"responseData": "AQI="}})
    plain = service_pb2.IdempotentUnaryRequest.FromString(b"").SerializeToString()
    base = lambda content: base64.urlsafe_b64encode(content).decode().rstrip("=")  # noqa: E731
    for query in (
        dict(message=text, encoding="json"), dict(message=base(text.encode()), encoding="json", base64=1, connect="v1"),
        dict(message=base(gzip.compress(text.encode())), encoding="json", base64="1", compression="gzip"),
    ):
        answer = got(edge, **query)
        assert (answer.status, json.loads(answer.content)["payload"]["data"]) == (200, "AQI="), query
    answer = got(edge, message=base(plain), encoding="proto", base64=1)
    assert (answer.status, answer.headers["content-type"]) == (200, "application/proto")


@pytest.mark.parametrize("query, status", [
    (dict(encoding="json"), 400), (dict(message="{", encoding="json"), 400), (dict(message="{}", encoding="json", connect="v2"), 400),
    (dict(message="!", encoding="json", base64=1), 400), (dict(message="{}", encoding="json", base64=2), 400),
    (dict(message="{}", encoding="json", compression="br"), 501), (dict(message="{}", encoding="xml"), 415), (dict(message="{}"), 415),
])
def test_a_wrong_query_is_refused(edge, query, status):
    assert got(edge, **query).status == status


def test_a_method_that_changes_something_takes_no_get(edge):
    answer = got(edge, UNARY, message="{}", encoding="json")
    assert (answer.status, answer.headers["allow"]) == (405, "POST")
    answer = edge.post(GET, b"{}", method="PUT", content_type="application/json")
    assert (answer.status, answer.headers["allow"]) == (405, "GET, POST")


# Streams by hand


def test_a_stream_in_json_ends_with_its_metadata(edge):
    definition = {"responseData": ["AQ==", "Ag=="], "responseTrailers": [{"name": "x-custom-trailer", "value": ["a", "b"]}]}
    body = framed(json.dumps({"responseDefinition": definition}).encode())
    answer = edge.post(STREAM, body, content_type="application/connect+json")
    assert answer.headers["content-type"] == "application/connect+json"
    assert [json.loads(content)["payload"]["data"] for flag, content in answer.frames[:-1] if not flag] == ["AQ==", "Ag=="]
    assert end_of(answer) == {"metadata": {"x-custom-trailer": ["a", "b"]}}


@pytest.mark.parametrize("body, fields, code", [
    (framed(b"{"), {}, "invalid_argument"), (b"\0\0\0\0\5", {}, "internal"), (framed(b"{}", flag=4), {}, "internal"),
    (framed(gzip.compress(b"{}"), flag=COMPRESSED), {}, "internal"), (framed(b"{}"), dict(connect_content_encoding="br"), "unimplemented"),
    (framed(b"{}"), dict(connect_timeout_ms=""), "invalid_argument"), (framed(b"{}"), dict(connect_protocol_version="0"), "invalid_argument"),
    (b"", {}, "unimplemented"), (framed(b"{}", b"{}"), {}, "unimplemented"),
])
def test_what_is_wrong_with_a_stream_is_said_at_its_end(edge, body, fields, code):
    assert end_of(edge.post(STREAM, body, content_type="application/connect+json", **fields))["error"]["code"] == code


def test_messages_of_a_stream_are_compressed_each_by_itself(edge):
    parameters = {"responseParameters": [{"size": 50_000, "compressed": {"value": True}}, {"size": 1}]}
    body = framed(gzip.compress(json.dumps(parameters).encode()), flag=COMPRESSED)
    answer = edge.post(
        "/grpc.testing.TestService/StreamingOutputCall", body, content_type="application/connect+json",
        connect_content_encoding="gzip", connect_accept_encoding="gzip",
    )
    assert answer.headers["connect-content-encoding"] == "gzip" and end_of(answer) == {}
    flag, content = answer.frames[0]
    assert flag == COMPRESSED and len(base64.b64decode(json.loads(gzip.decompress(content))["payload"]["body"])) == 50_000
