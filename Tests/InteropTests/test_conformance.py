"""The Connect project's conformance cases for servers, run by an official client."""

import concurrent.futures
import time

import grpc
import pytest
from connectrpc.conformance.v1 import config_pb2, service_pb2, service_pb2_grpc
from google.protobuf import any_pb2, wrappers_pb2
from google.rpc import status_pb2
from interop import programs
from interop.errors import failure_of
from interop.peers import securities
from interop.stack import TIMEOUT

pytestmark = pytest.mark.programs

PREFIX = "/connectrpc.conformance.v1.ConformanceService/"
MESSAGE_LIMIT = 200 * 1024
HEADERS = [("x-custom-header", "foo"), ("x-custom-header", "bar"), ("x-empty", ""), ("x-some-bin", b"\x00\xff,=")]
CODES = sorted(set(config_pb2.Code.values()) - {0})


@pytest.fixture(scope="module", params=["plain", "tls", "web", "web over tls"])
def channel(request, tmp_path_factory):
    security = securities(tmp_path_factory.mktemp("certificates"))[request.param]
    with programs.server(f"--max_receive_message_length={MESSAGE_LIMIT}", *security.server_flags) as address:
        with security.channel(address, ("grpc.max_metadata_size", 64 * 1024)) as channel:
            yield channel


@pytest.fixture(scope="module")
def stub(channel):
    return service_pb2_grpc.ConformanceServiceStub(channel)


def header(name: str, *values: str):
    return service_pb2.Header(name=name, value=values)


def unary_definition(**fields):
    return service_pb2.UnaryResponseDefinition(
        response_headers=[header("x-custom-header", "foo", "bar")],
        response_trailers=[header("x-custom-trailer", "bing", "quuz")], **fields,
    )


def stream_definition(*data: bytes, **fields):
    return service_pb2.StreamResponseDefinition(
        response_headers=[header("x-custom-header", "foo", "bar")], response_data=data,
        response_trailers=[header("x-custom-trailer", "bing", "quuz")], **fields,
    )


def error(code: int, message: str | None = "oops", *details):
    packed = [any_pb2.Any() for _ in details]
    for slot, detail in zip(packed, details):
        slot.Pack(detail)
    definition = service_pb2.Error(code=code, details=packed)
    if message is not None:
        definition.message = message
    return definition


def has_ordered_metadata(call) -> bool:
    def all_of(metadata, key):
        return [value for name, value in metadata if name == key]

    return (
        all_of(call.initial_metadata(), "x-custom-header") == ["foo", "bar"]
        and all_of(call.trailing_metadata(), "x-custom-trailer") == ["bing", "quuz"]
    )


def requests_in(info) -> list:
    """The echoed requests, unpacked."""
    kinds = {
        kind.DESCRIPTOR.full_name: kind
        for kind in (
            service_pb2.UnaryRequest, service_pb2.IdempotentUnaryRequest, service_pb2.ServerStreamRequest,
            service_pb2.ClientStreamRequest, service_pb2.BidiStreamRequest,
        )
    }
    return [kinds[packed.TypeName()].FromString(packed.value) for packed in info.requests]


def details_of(failure) -> tuple[list, list]:
    """An error's own details, and the requests in the RequestInfo after them."""
    status = status_pb2.Status.FromString(failure.raw_details)
    assert (status.code, status.message) == (failure.code.value[0], failure.message)
    *own, last = status.details
    info = service_pb2.ConformancePayload.RequestInfo()
    assert last.Unpack(info)
    return own, requests_in(info)


METHODS = {
    "Unary": (service_pb2.UnaryRequest, lambda stub: stub.Unary),
    "IdempotentUnary": (service_pb2.IdempotentUnaryRequest, lambda stub: stub.IdempotentUnary),
}
each_unary = pytest.mark.parametrize("method", METHODS)


# One response


@each_unary
def test_a_unary_response_carries_its_definition_and_the_request(stub, method):
    kind, of = METHODS[method]
    request = kind(response_definition=unary_definition(response_data=b"test response"), request_data=b"padding")
    response, call = of(stub).with_call(request, timeout=TIMEOUT, metadata=HEADERS)
    assert response.payload.data == b"test response"
    assert requests_in(response.payload.request_info) == [request]
    seen = {entry.name: list(entry.value) for entry in response.payload.request_info.request_headers}
    assert seen["x-custom-header"] == ["foo", "bar"]
    assert seen["x-empty"] == [""]
    assert seen["x-some-bin"] == ["AP8sPQ"]
    assert has_ordered_metadata(call)


@each_unary
def test_without_a_definition_only_the_request_is_returned(stub, method):
    kind, of = METHODS[method]
    response = of(stub)(kind(request_data=b"x"), timeout=TIMEOUT)
    assert response.payload.data == b""
    assert requests_in(response.payload.request_info) == [kind(request_data=b"x")]


def test_the_timeout_is_echoed_only_if_it_was_set(stub):
    payload = stub.Unary(service_pb2.UnaryRequest(), timeout=TIMEOUT).payload
    # An official client rounds the timeout to few digits.
    assert 0 < payload.request_info.timeout_ms <= TIMEOUT * 1010
    payload = stub.Unary(service_pb2.UnaryRequest()).payload
    assert not payload.request_info.HasField("timeout_ms")


@pytest.mark.parametrize("code", CODES)
def test_every_status_code_is_returned(stub, code):
    request = service_pb2.UnaryRequest(response_definition=unary_definition(error=error(code, "oops")))
    failure = failure_of(lambda: stub.Unary(request, timeout=TIMEOUT))
    assert (failure.code.value[0], failure.message) == (code, "oops")


@pytest.mark.parametrize("message", [None, "", "100 % öäü ☺ 😈", "%41", "a\tb\r\n"])
def test_an_error_with_details_and_any_message(stub, message):
    detail = wrappers_pb2.StringValue(value="why")
    request = service_pb2.UnaryRequest(
        response_definition=unary_definition(error=error(config_pb2.CODE_ABORTED, message, detail))
    )
    with pytest.raises(grpc.RpcError) as caught:
        stub.Unary(request, timeout=TIMEOUT)
    assert has_ordered_metadata(caught.value)
    failure = failure_of(lambda: stub.Unary(request, timeout=TIMEOUT))
    assert (failure.code, failure.message) == (grpc.StatusCode.ABORTED, message or "")
    own, requests = details_of(failure)
    assert [wrappers_pb2.StringValue.FromString(packed.value) for packed in own] == [detail]
    assert requests == [request]


def test_a_client_stream_gets_its_response_when_it_ends(stub):
    requests = [
        service_pb2.ClientStreamRequest(response_definition=unary_definition(response_data=b"data"), request_data=b"1"),
        service_pb2.ClientStreamRequest(response_definition=unary_definition(response_data=b"ignored")),
        service_pb2.ClientStreamRequest(request_data=b"3"),
    ]
    response, call = stub.ClientStream.with_call(iter(requests), timeout=TIMEOUT)
    assert response.payload.data == b"data"
    assert requests_in(response.payload.request_info) == requests
    assert has_ordered_metadata(call)


def test_a_client_stream_without_messages_gets_a_response(stub):
    response = stub.ClientStream(iter([]), timeout=TIMEOUT)
    assert response.payload.data == b"" and requests_in(response.payload.request_info) == []


def test_a_client_stream_can_end_in_an_error(stub):
    definition = unary_definition(error=error(config_pb2.CODE_INTERNAL))
    requests = [service_pb2.ClientStreamRequest(response_definition=definition), service_pb2.ClientStreamRequest()]
    failure = failure_of(lambda: stub.ClientStream(iter(requests), timeout=TIMEOUT))
    assert failure.code == grpc.StatusCode.INTERNAL
    assert details_of(failure) == ([], requests)


# Several responses


def test_a_server_stream_echoes_the_request_in_its_first_message(stub):
    request = service_pb2.ServerStreamRequest(response_definition=stream_definition(b"one", b"", b"three"))
    call = stub.ServerStream(request, timeout=TIMEOUT, metadata=HEADERS)
    payloads = [response.payload for response in call]
    assert [payload.data for payload in payloads] == [b"one", b"", b"three"]
    assert requests_in(payloads[0].request_info) == [request]
    assert not any(payload.HasField("request_info") for payload in payloads[1:])
    assert has_ordered_metadata(call)


@pytest.mark.parametrize("definition", [None, stream_definition()], ids=["none", "no data"])
def test_a_server_stream_without_data_has_no_messages(stub, definition):
    call = stub.ServerStream(service_pb2.ServerStreamRequest(response_definition=definition), timeout=TIMEOUT)
    assert list(call) == []
    assert has_ordered_metadata(call) == (definition is not None)


def test_a_server_stream_can_end_in_an_error_after_its_messages(stub):
    definition = stream_definition(b"one", b"two", error=error(config_pb2.CODE_RESOURCE_EXHAUSTED))
    call = stub.ServerStream(service_pb2.ServerStreamRequest(response_definition=definition), timeout=TIMEOUT)
    assert [next(call).payload.data, next(call).payload.data] == [b"one", b"two"]
    failure = failure_of(lambda: next(call))
    assert (failure.code, failure.raw_details) == (grpc.StatusCode.RESOURCE_EXHAUSTED, b"")
    assert has_ordered_metadata(call)


def test_an_error_without_messages_echoes_the_request(stub):
    request = service_pb2.ServerStreamRequest(
        response_definition=stream_definition(error=error(config_pb2.CODE_OUT_OF_RANGE))
    )
    failure = failure_of(lambda: list(stub.ServerStream(request, timeout=TIMEOUT)))
    assert failure.code == grpc.StatusCode.OUT_OF_RANGE
    assert details_of(failure) == ([], [request])


# Bidirectional streams


def bidi(*data: bytes, full_duplex: bool, count: int, **fields):
    first = service_pb2.BidiStreamRequest(
        response_definition=stream_definition(*data, **fields), full_duplex=full_duplex, request_data=b"0"
    )
    return [first] + [service_pb2.BidiStreamRequest(request_data=b"%d" % index) for index in range(1, count)]


@pytest.mark.parametrize("count", [1, 3])
def test_half_duplex_responds_after_the_last_request(stub, count):
    requests = bidi(b"a", b"b", full_duplex=False, count=count)
    call = stub.BidiStream(iter(requests), timeout=TIMEOUT)
    payloads = [response.payload for response in call]
    assert [payload.data for payload in payloads] == [b"a", b"b"]
    assert requests_in(payloads[0].request_info) == requests
    assert not payloads[1].HasField("request_info")
    assert has_ordered_metadata(call)


class Turns:
    """Sends each request on demand."""

    def __init__(self):
        self._next = concurrent.futures.Future()

    def __iter__(self):
        while True:
            request, self._next = self._next.result(timeout=TIMEOUT), concurrent.futures.Future()
            if request is None:
                return
            yield request

    def send(self, request) -> None:
        waiting = self._next
        while waiting.done():
            waiting = self._next
        waiting.set_result(request)


def test_full_duplex_responds_to_each_request_before_the_next(stub):
    requests = bidi(b"a", b"b", b"c", full_duplex=True, count=3)
    turns = Turns()
    call = stub.BidiStream(iter(turns), timeout=TIMEOUT)
    for index, request in enumerate(requests):
        turns.send(request)
        payload = next(call).payload
        assert payload.data == [b"a", b"b", b"c"][index]
        assert requests_in(payload.request_info) == [request]
    turns.send(None)
    assert list(call) == []
    assert has_ordered_metadata(call)


def test_full_duplex_sends_the_rest_when_the_requests_end(stub):
    requests = bidi(b"a", b"b", b"c", full_duplex=True, count=1)
    payloads = [response.payload for response in stub.BidiStream(iter(requests), timeout=TIMEOUT)]
    assert [payload.data for payload in payloads] == [b"a", b"b", b"c"]
    assert [len(payload.request_info.requests) for payload in payloads] == [1, 0, 0]


def test_full_duplex_ends_in_its_error_when_the_responses_run_out(stub):
    turns = Turns()
    call = stub.BidiStream(iter(turns), timeout=TIMEOUT)
    first, second = bidi(b"a", full_duplex=True, count=2, error=error(config_pb2.CODE_FAILED_PRECONDITION))
    turns.send(first)
    assert next(call).payload.data == b"a"
    turns.send(second)
    # The client has not half-closed: the server responds early.
    failure = failure_of(lambda: next(call))
    assert failure.code == grpc.StatusCode.FAILED_PRECONDITION
    turns.send(None)


# Timeouts and cancellation


TOO_LATE = {"response_delay_ms": 20_000}


@pytest.mark.parametrize(
    "call",
    [
        lambda stub, timeout: stub.Unary(
            service_pb2.UnaryRequest(response_definition=unary_definition(response_data=b"x", **TOO_LATE)),
            timeout=timeout,
        ),
        lambda stub, timeout: stub.ClientStream(
            iter([service_pb2.ClientStreamRequest(response_definition=unary_definition(**TOO_LATE))]), timeout=timeout
        ),
        lambda stub, timeout: list(
            stub.ServerStream(
                service_pb2.ServerStreamRequest(response_definition=stream_definition(b"x", **TOO_LATE)),
                timeout=timeout,
            )
        ),
        lambda stub, timeout: list(
            stub.BidiStream(iter(bidi(b"x", full_duplex=False, count=2, **TOO_LATE)), timeout=timeout)
        ),
        lambda stub, timeout: list(
            stub.BidiStream(iter(bidi(b"x", full_duplex=True, count=2, **TOO_LATE)), timeout=timeout)
        ),
    ],
    ids=["unary", "client stream", "server stream", "half duplex", "full duplex"],
)
def test_a_timeout_ends_the_call(stub, call):
    start = time.monotonic()
    assert failure_of(lambda: call(stub, 0.2)).code == grpc.StatusCode.DEADLINE_EXCEEDED
    assert time.monotonic() - start < 15


def test_the_delay_applies_before_every_message(stub):
    start = time.monotonic()
    definition = stream_definition(b"a", b"b", response_delay_ms=150)
    call = stub.ServerStream(service_pb2.ServerStreamRequest(response_definition=definition), timeout=TIMEOUT)
    assert len(list(call)) == 2
    assert time.monotonic() - start >= 0.3


def test_cancelling_frees_the_server(stub):
    call = stub.BidiStream(iter(bidi(b"a", b"b", full_duplex=False, count=1, **TOO_LATE)), timeout=TIMEOUT)
    call.cancel()
    with pytest.raises(grpc.RpcError) as caught:
        next(call)
    assert caught.value.code() == grpc.StatusCode.CANCELLED


# Limits and compression


def test_a_request_beyond_the_limit_is_refused(stub):
    definition = unary_definition(response_data=b"x")
    padding = bytes(MESSAGE_LIMIT - 1024)
    fits = service_pb2.UnaryRequest(response_definition=definition, request_data=padding[: len(padding) // 2])
    assert stub.Unary(fits, timeout=TIMEOUT).payload.data == b"x"
    request = service_pb2.UnaryRequest(response_definition=definition, request_data=bytes(MESSAGE_LIMIT + 1024))
    for compression in (grpc.Compression.NoCompression, grpc.Compression.Gzip):
        failure = failure_of(lambda: stub.Unary(request, timeout=TIMEOUT, compression=compression))
        assert failure.code == grpc.StatusCode.RESOURCE_EXHAUSTED
    streamed = [service_pb2.ClientStreamRequest(), service_pb2.ClientStreamRequest(request_data=request.request_data)]
    failure = failure_of(lambda: stub.ClientStream(iter(streamed), timeout=TIMEOUT))
    assert failure.code == grpc.StatusCode.RESOURCE_EXHAUSTED


@pytest.mark.parametrize("compression", [grpc.Compression.NoCompression, grpc.Compression.Gzip])
def test_the_limit_is_inclusive_and_applies_to_received_messages(stub, compression):
    def padded(size: int):
        request = service_pb2.UnaryRequest(request_data=bytes(size - 100))
        request.request_data += bytes(size - request.ByteSize())
        assert request.ByteSize() == size
        return request

    # The response echoes the request, so it is larger than the limit.
    response = stub.Unary(padded(MESSAGE_LIMIT), timeout=TIMEOUT, compression=compression)
    assert response.ByteSize() > MESSAGE_LIMIT
    failure = failure_of(lambda: stub.Unary(padded(MESSAGE_LIMIT + 1), timeout=TIMEOUT, compression=compression))
    assert failure.code == grpc.StatusCode.RESOURCE_EXHAUSTED


@pytest.mark.parametrize("compression", [grpc.Compression.Gzip, grpc.Compression.NoCompression])
def test_requests_may_be_compressed(stub, compression):
    data = bytes(10_000)
    request = service_pb2.UnaryRequest(response_definition=unary_definition(response_data=data), request_data=data)
    response = stub.Unary(request, timeout=TIMEOUT, compression=compression)
    assert response.payload.data == data and requests_in(response.payload.request_info) == [request]
    requests = bidi(data, data, full_duplex=False, count=2)
    payloads = [response.payload for response in stub.BidiStream(iter(requests), timeout=TIMEOUT, compression=compression)]
    assert [payload.data for payload in payloads] == [data, data]


def test_an_unknown_encoding_is_unimplemented(stub):
    request = service_pb2.UnaryRequest(request_data=bytes(1000))
    failure = failure_of(lambda: stub.Unary(request, timeout=TIMEOUT, compression=grpc.Compression.Deflate))
    assert failure.code == grpc.StatusCode.UNIMPLEMENTED


# Invalid calls


@pytest.mark.parametrize("method", ["Unary", "ServerStream", "IdempotentUnary"])
@pytest.mark.parametrize("count", [0, 2])
def test_zero_or_two_requests_of_a_unary_call_are_refused(channel, method, count):
    call = channel.stream_stream(PREFIX + method)(iter([b""] * count), timeout=TIMEOUT)
    assert failure_of(lambda: list(call)).code == grpc.StatusCode.UNIMPLEMENTED


def test_bytes_that_are_not_a_message_are_refused(channel):
    call = channel.unary_unary(PREFIX + "Unary")
    failure = failure_of(lambda: call(b"\xff\xff\xff", timeout=TIMEOUT))
    assert failure.code in (grpc.StatusCode.INTERNAL, grpc.StatusCode.INVALID_ARGUMENT)


@pytest.mark.parametrize("path", [PREFIX + "Unimplemented", PREFIX + "NoSuchMethod", "/no.such.Service/Method", "/x"])
def test_an_unknown_method_is_unimplemented(channel, path):
    call = channel.unary_unary(path)
    assert failure_of(lambda: call(b"", timeout=TIMEOUT)).code == grpc.StatusCode.UNIMPLEMENTED
