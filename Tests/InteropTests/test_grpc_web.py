"""gRPC-Web through our edge: by the Connect project's official runtime, and by hand where that never goes wrong."""

import base64
import concurrent.futures
import contextlib
import gzip
import socket

import pytest
from connectrpc.client import ResponseMetadata
from connectrpc.code import Code
from connectrpc.conformance.v1 import config_pb2, service_pb2
from connectrpc.errors import ConnectError
from google.protobuf import wrappers_pb2
from google.rpc import status_pb2
from grpc.testing import empty_pb2, messages_pb2, test_pb2
from interop import programs
from interop.grpc_web import COMPRESSED, TRAILERS, Way, framed, method
from interop.stack import TIMEOUT

pytestmark = pytest.mark.programs

CONFORMANCE = service_pb2.DESCRIPTOR.services_by_name["ConformanceService"].methods_by_name
TESTING = test_pb2.DESCRIPTOR.services_by_name["TestService"].methods_by_name
EMPTY_CALL, UNARY_CALL = "/grpc.testing.TestService/EmptyCall", "/grpc.testing.TestService/UnaryCall"
OUTPUT_CALL = "/grpc.testing.TestService/StreamingOutputCall"
MESSAGE_LIMIT = 8 << 20
#: By number, as `grpc-status` has them.
CODES = [Code[name.removeprefix("CODE_")] for name, number in sorted(config_pb2.Code.items(), key=lambda item: item[1]) if number]


@pytest.fixture(scope="module", params=["http1", "h2", "http1 over tls", "h2 over tls"])
def edge(request, tmp_path_factory):
    version, _, security = request.param.partition(" ")
    identity = programs.make_identity(tmp_path_factory.mktemp("certificates")) if security else None
    with Way(version == "h2", identity).edge(f"--max_receive_message_length={MESSAGE_LIMIT}") as edge:
        yield edge


@pytest.fixture
def client(edge):
    with edge.client(timeout_ms=TIMEOUT * 1000) as client:
        yield client


def header(name: str, *values: str):
    return service_pb2.Header(name=name, value=values)


def unary_definition(**fields):
    return service_pb2.UnaryResponseDefinition(
        response_headers=[header("x-custom-header", "foo", "bar")],
        response_trailers=[header("x-custom-trailer", "bing"), header("x-some-bin", "AP8sPQ")], **fields,
    )


def stream_definition(*data: bytes, **fields):
    return service_pb2.StreamResponseDefinition(
        response_headers=[header("x-custom-header", "foo")], response_data=data,
        response_trailers=[header("x-custom-trailer", "bing")], **fields,
    )


def ordering(*sizes: int, **fields):
    parameters = [messages_pb2.ResponseParameters(size=size) for size in sizes]
    return messages_pb2.StreamingOutputCallRequest(response_parameters=parameters, **fields)


def payload(size: int):
    return messages_pb2.Payload(body=bytes(size))


# By the official runtime


def test_a_unary_call_has_its_message_headers_and_trailers(client):
    request = service_pb2.UnaryRequest(response_definition=unary_definition(response_data=b"data"))
    with ResponseMetadata() as seen:
        response = client.execute_unary(
            request=request, method=method(CONFORMANCE["Unary"]), headers={"x-custom-header": "foo", "x-some-bin": "AP8sPQ"}
        )
    assert response.payload.data == b"data"
    named = {entry.name: list(entry.value) for entry in response.payload.request_info.request_headers}
    assert named["x-custom-header"] == ["foo"] and named["x-some-bin"] == ["AP8sPQ"]
    assert not {"connection", "host", "content-type", "te", "content-length", "transfer-encoding"} & set(named)
    assert seen.headers.getall("x-custom-header") == ["foo", "bar"]
    assert seen.trailers.getall("x-custom-trailer") == ["bing"]
    assert seen.trailers.getall("x-some-bin") == ["AP8sPQ"]


def test_the_timeout_arrives(client):
    response = client.execute_unary(request=service_pb2.UnaryRequest(), method=method(CONFORMANCE["Unary"]))
    assert 0 < response.payload.request_info.timeout_ms <= TIMEOUT * 1000


@pytest.mark.parametrize("code", CODES, ids=lambda code: code.name)
@pytest.mark.parametrize("message", ["", "100 % öäü ☺ 😈\r\n"])
def test_every_error_has_its_code_words_and_details(client, code, message):
    error = service_pb2.Error(code=CODES.index(code) + 1, message=message)
    error.details.add().Pack(wrappers_pb2.StringValue(value="why"))
    request = service_pb2.UnaryRequest(response_definition=unary_definition(error=error))
    with pytest.raises(ConnectError) as caught:
        client.execute_unary(request=request, method=method(CONFORMANCE["Unary"]))
    assert (caught.value.code, caught.value.message) == (code, message)
    assert wrappers_pb2.StringValue.FromString(caught.value.details[0].message_bytes).value == "why"


def test_a_server_stream_has_its_messages(client):
    definition = stream_definition(b"one", b"", b"three")
    with ResponseMetadata() as seen:
        responses = list(
            client.execute_server_stream(
                request=service_pb2.ServerStreamRequest(response_definition=definition),
                method=method(CONFORMANCE["ServerStream"]),
            )
        )
    assert [response.payload.data for response in responses] == [b"one", b"", b"three"]
    assert seen.headers.getall("x-custom-header") == ["foo"]
    assert seen.trailers.getall("x-custom-trailer") == ["bing"]


def test_a_server_stream_can_end_in_an_error(client):
    definition = stream_definition(b"one", error=service_pb2.Error(code=config_pb2.CODE_ABORTED, message="oops"))
    responses = client.execute_server_stream(
        request=service_pb2.ServerStreamRequest(response_definition=definition),
        method=method(CONFORMANCE["ServerStream"]),
    )
    assert next(responses).payload.data == b"one"
    with pytest.raises(ConnectError) as caught:
        next(responses)
    assert (caught.value.code, caught.value.message) == (Code.ABORTED, "oops")


def test_a_stream_without_an_answer_ends_well(client):
    responses = client.execute_server_stream(
        request=service_pb2.ServerStreamRequest(), method=method(CONFORMANCE["ServerStream"])
    )
    assert list(responses) == []


def test_all_requests_of_a_client_stream_come_in_one_body(client):
    requests = [messages_pb2.StreamingInputCallRequest(payload=payload(size)) for size in (27182, 8, 0, 45904)]
    response = client.execute_client_stream(request=requests, method=method(TESTING["StreamingInputCall"]))
    assert response.aggregated_payload_size == 73094


@pytest.mark.parametrize("name", ["FullDuplexCall", "HalfDuplexCall"])
def test_all_requests_of_a_bidirectional_call_come_in_one_body(client, name):
    requests = [ordering(31415), ordering(9, 0), ordering(58979)]
    responses = client.execute_bidi_stream(request=requests, method=method(TESTING[name]))
    assert [len(response.payload.body) for response in responses] == [31415, 9, 0, 58979]


def test_many_calls_at_a_time(edge):
    def call(size: int) -> int:
        with edge.client(timeout_ms=TIMEOUT * 1000) as client:
            request = messages_pb2.SimpleRequest(response_size=size, payload=payload(size))
            return len(client.execute_unary(request=request, method=method(TESTING["UnaryCall"])).payload.body)

    sizes = [index * 997 for index in range(60)]
    with concurrent.futures.ThreadPoolExecutor(12) as pool:
        assert list(pool.map(call, sizes)) == sizes


def test_a_request_may_have_five_megabytes(client):
    body = bytes(range(256)) * (5 << 12)
    request = messages_pb2.SimpleRequest(payload=messages_pb2.Payload(body=body), response_size=4 << 20)
    response = client.execute_unary(request=request, method=method(TESTING["UnaryCall"]))
    assert len(response.payload.body) == 4 << 20


def test_many_messages_may_have_five_megabytes(client):
    requests = [messages_pb2.StreamingInputCallRequest(payload=payload(64 << 10)) for _ in range(80)]
    response = client.execute_client_stream(request=requests, method=method(TESTING["StreamingInputCall"]))
    assert response.aggregated_payload_size == 5 << 20


def test_the_deadline_holds(edge):
    definition = unary_definition(response_delay_ms=60_000)
    body = framed(service_pb2.UnaryRequest(response_definition=definition).SerializeToString())
    answer = edge.post("/connectrpc.conformance.v1.ConformanceService/Unary", body, grpc_timeout="100m")
    assert (answer.status, answer.code) == (200, 4)


def test_the_deadline_of_a_stream_holds_after_its_first_message(edge):
    request = ordering(1, 1)
    request.response_parameters[1].interval_us = 600_000_000
    answer = edge.post(OUTPUT_CALL, framed(request.SerializeToString()), grpc_timeout="3S")
    assert answer.code == 4 and len(answer.messages) == 1


# Compression


def test_a_compressed_request_arrives_compressed(client):
    request = messages_pb2.SimpleRequest(payload=payload(50_000), expect_compressed=messages_pb2.BoolValue(value=True))
    client.execute_unary(request=request, method=method(TESTING["UnaryCall"]))


def test_an_uncompressed_request_arrives_uncompressed(edge):
    request = messages_pb2.SimpleRequest(payload=payload(50_000), expect_compressed=messages_pb2.BoolValue(value=False))
    assert edge.post(UNARY_CALL, framed(request.SerializeToString()), grpc_encoding="gzip").code == 0


@pytest.mark.parametrize("is_accepted", [True, False])
def test_a_response_is_compressed_for_those_who_accept_it(edge, is_accepted):
    request = messages_pb2.SimpleRequest(response_size=50_000, response_compressed=messages_pb2.BoolValue(value=True))
    accepted = {"grpc_accept_encoding": "br, gzip"} if is_accepted else {}
    answer = edge.post(UNARY_CALL, framed(request.SerializeToString()), **accepted)
    flag, message = answer.frames[0]
    assert answer.headers.get("grpc-encoding") == ("gzip" if is_accepted else None)
    assert flag == (COMPRESSED if is_accepted else 0)
    plain = gzip.decompress(message) if is_accepted else message
    assert messages_pb2.SimpleResponse.FromString(plain).payload.body == bytes(50_000)


@pytest.mark.parametrize(
    "encoding, body, code",
    [
        ("br", framed(b""), 12),
        ("identity", framed(gzip.compress(b""), flag=COMPRESSED), 13),
        ("gzip", framed(b"no gzip", flag=COMPRESSED), 13),
        ("gzip", framed(gzip.compress(bytes(64 << 20)), flag=COMPRESSED), 8),
    ],
    ids=["unknown", "not announced", "corrupt", "bomb"],
)
def test_a_wrong_encoding_is_refused(edge, encoding, body, code):
    answer = edge.post(EMPTY_CALL, body, grpc_encoding=encoding)
    assert (answer.status, answer.code) == (200, code), answer.trailers


# By hand


@pytest.mark.parametrize(
    "content_type", ["application/grpc-web", "application/grpc-web+proto", "Application/gRPC-Web+Proto; charset=utf-8"]
)
def test_the_content_type_is_answered_in_kind(edge, content_type):
    answer = edge.post(EMPTY_CALL, framed(b""), content_type=content_type)
    assert answer.headers["content-type"] == content_type.lower().partition(";")[0]
    assert answer.frames == [(0, b""), (TRAILERS, b"grpc-status: 0\r\n")]


@pytest.mark.parametrize("content_type", ["application/grpc-web-text", "application/grpc-web+json"])
def test_another_content_type_is_refused(edge, content_type):
    answer = edge.post(EMPTY_CALL, framed(b""), content_type=content_type)
    assert answer.status == 415 and b"application/grpc-web" in answer.content


def test_another_method_is_refused(edge):
    answer = edge.post(EMPTY_CALL, b"", method="GET")
    assert (answer.status, answer.headers["allow"]) == (405, "POST")


def test_an_error_without_an_answer_is_all_head(edge):
    answer = edge.post("/grpc.testing.TestService/Nothing", framed(b""))
    assert (answer.status, answer.content, answer.headers["grpc-status"]) == (200, b"", "12")
    assert "Nothing" in answer.headers["grpc-message"]


def test_details_travel_in_base64(edge):
    error = service_pb2.Error(code=config_pb2.CODE_ABORTED, message="oops")
    request = service_pb2.UnaryRequest(response_definition=service_pb2.UnaryResponseDefinition(error=error))
    answer = edge.post("/connectrpc.conformance.v1.ConformanceService/Unary", framed(request.SerializeToString()))
    encoded = answer.trailers["grpc-status-details-bin"]
    status = status_pb2.Status.FromString(base64.b64decode(encoded + "=" * (-len(encoded) % 4)))
    assert (status.code, status.message) == (10, "oops")


@pytest.mark.parametrize(
    "body, code",
    [
        (b"\0\0\0\0", 13), (b"\0\0\0\0\1", 13), (framed(b"") + b"\0", 13), (framed(b"", flag=2), 13),
        (framed(b"", flag=TRAILERS), 13), (b"\0\xff\xff\xff\xff", 8), (framed(b"\xff\xff"), 3),
    ],
    ids=["cut in prefix", "cut in message", "cut in second", "flag", "trailers", "too long", "no protobuf"],
)
def test_a_malformed_body_is_refused(edge, body, code):
    answer = edge.post(EMPTY_CALL, body)
    assert (answer.status, answer.code) == (200, code), answer.trailers
    assert edge.post(EMPTY_CALL, framed(b"")).code == 0


@pytest.mark.parametrize("path", ["/", "/a", "/a/b/c", "//b", "/grpc.testing.TestService/", "/grpc.testing.TestService/EmptyCall/"])
def test_a_path_that_is_no_method_is_unimplemented(edge, path):
    assert edge.post(path, framed(b"")).code == 12


@pytest.mark.parametrize("timeout", ["", "1", "S", "123456789S", "1x", "-1S"])
def test_a_malformed_timeout_is_refused(edge, timeout):
    assert edge.post(EMPTY_CALL, framed(b""), grpc_timeout=timeout).code == 13


def test_a_message_over_the_limit_is_refused(edge):
    request = messages_pb2.SimpleRequest(payload=payload(MESSAGE_LIMIT + 1))
    assert edge.post(UNARY_CALL, framed(request.SerializeToString())).code == 8


def test_a_page_that_leaves_does_not_disturb_others():
    request = ordering(1, 1)
    request.response_parameters[1].interval_us = 600_000_000
    body = framed(request.SerializeToString())
    head = (
        f"POST {OUTPUT_CALL} HTTP/1.1\r\nhost: x\r\ncontent-type: application/grpc-web\r\n"
        f"content-length: {len(body)}\r\n\r\n"
    )
    with Way(is_http2=False, identity=None).edge() as edge:
        host, _, port = edge.address.rpartition(":")
        with contextlib.ExitStack() as pages:
            for _ in range(20):
                page = pages.enter_context(socket.create_connection((host, int(port)), timeout=TIMEOUT))
                page.sendall(head.encode() + body)
                assert page.recv(1)
        assert edge.post(EMPTY_CALL, framed(b"")).code == 0


def test_a_reader_that_pauses_gets_everything(edge):
    request = ordering(*[1 << 20] * 32)
    with edge.client(timeout_ms=TIMEOUT * 1000) as client:
        responses = client.execute_server_stream(request=request, method=method(TESTING["StreamingOutputCall"]))
        first = next(responses)
        # Meanwhile the queue of the paused stream fills; others go on.
        assert edge.post(EMPTY_CALL, framed(b"")).code == 0
        sizes = [len(response.payload.body) for response in [first, *responses]]
    assert sizes == [1 << 20] * 32
