"""gRPC's interop test cases, run by an official client against our server."""

import concurrent.futures
import contextlib
import os
import time

import grpc
import pytest
from grpc.testing import empty_pb2, messages_pb2, test_pb2_grpc
from interop import programs
from interop.errors import failure_of
from interop.peers import securities
from interop.proxy import Proxy
from interop.stack import TIMEOUT

pytestmark = pytest.mark.programs

REQUEST_SIZES, RESPONSE_SIZES = [27182, 8, 1828, 45904], [31415, 9, 2653, 58979]
METADATA = [("x-grpc-test-echo-initial", "test_initial_metadata_value"), ("x-grpc-test-echo-trailing-bin", b"\xab" * 3)]


@pytest.fixture(scope="module", params=["plain", "tls", "web", "web over tls"])
def security(request, tmp_path_factory):
    return securities(tmp_path_factory.mktemp("certificates"))[request.param]


@pytest.fixture(scope="module")
def address(security):
    with programs.server(*security.server_flags) as address:
        yield address


@pytest.fixture(scope="module")
def channel(security, address):
    with security.channel(address) as channel:
        yield channel


@pytest.fixture(scope="module")
def stub(channel):
    return test_pb2_grpc.TestServiceStub(channel)


def payload(size: int):
    return messages_pb2.Payload(body=bytes(size))


def flag(value: bool):
    return messages_pb2.BoolValue(value=value)


def large(**fields):
    return messages_pb2.SimpleRequest(response_size=314159, payload=payload(271828), **fields)


def ordering(*sizes: int, **fields):
    parameters = [messages_pb2.ResponseParameters(size=size) for size in sizes]
    return messages_pb2.StreamingOutputCallRequest(response_parameters=parameters, **fields)


def sizes_of(responses) -> list[int]:
    sizes = []
    for response in responses:
        assert not any(response.payload.body)
        sizes.append(len(response.payload.body))
    return sizes


def is_large(response) -> bool:
    return response.payload.body == bytes(314159)


def test_empty_unary(stub):
    assert stub.EmptyCall(empty_pb2.Empty(), timeout=TIMEOUT) == empty_pb2.Empty()


def test_large_unary(stub):
    assert is_large(stub.UnaryCall(large(), timeout=TIMEOUT))


def test_concurrent_large_unary(stub):
    calls = [stub.UnaryCall.future(large(), timeout=2 * TIMEOUT) for _ in range(200)]
    assert all(is_large(call.result()) for call in calls)


def test_client_compressed_unary(stub):
    probe = failure_of(lambda: stub.UnaryCall(large(expect_compressed=flag(True)), timeout=TIMEOUT))
    assert probe.code == grpc.StatusCode.INVALID_ARGUMENT
    compressed = large(expect_compressed=flag(True))
    assert is_large(stub.UnaryCall(compressed, timeout=TIMEOUT, compression=grpc.Compression.Gzip))
    assert is_large(stub.UnaryCall(large(expect_compressed=flag(False)), timeout=TIMEOUT))


@pytest.mark.parametrize("is_wanted", [True, False])
def test_server_compressed_unary(security, address, is_wanted):
    """Python shows no message's flag, but 314,159 zeros that arrive in 20,000 bytes or fewer must be compressed."""
    proxy = Proxy(address)
    with contextlib.closing(proxy), security.channel(proxy.address) as channel:
        stub = test_pb2_grpc.TestServiceStub(channel)
        assert is_large(stub.UnaryCall(large(response_compressed=flag(is_wanted)), timeout=TIMEOUT))
        assert (proxy.returned < 20_000) == is_wanted, proxy.returned


def test_client_streaming(stub):
    requests = (messages_pb2.StreamingInputCallRequest(payload=payload(size)) for size in REQUEST_SIZES)
    assert stub.StreamingInputCall(requests, timeout=TIMEOUT).aggregated_payload_size == 74922


def test_client_compressed_streaming(stub):
    def request(body: bytes, expected: bool):
        return messages_pb2.StreamingInputCallRequest(
            payload=messages_pb2.Payload(body=body), expect_compressed=flag(expected)
        )

    probe = failure_of(lambda: stub.StreamingInputCall(iter([request(bytes(27182), True)]), timeout=TIMEOUT))
    assert probe.code == grpc.StatusCode.INVALID_ARGUMENT
    # Within one call, Python leaves only those messages uncompressed that compression would make longer.
    requests = [request(bytes(27182), True), request(os.urandom(45904), False)]
    response = stub.StreamingInputCall(iter(requests), timeout=TIMEOUT, compression=grpc.Compression.Gzip)
    assert response.aggregated_payload_size == 73086


def test_server_streaming(stub):
    assert sizes_of(stub.StreamingOutputCall(ordering(*RESPONSE_SIZES), timeout=TIMEOUT)) == RESPONSE_SIZES


def test_server_compressed_streaming(security, address):
    proxy = Proxy(address)
    with contextlib.closing(proxy), security.channel(proxy.address) as channel:
        stub = test_pb2_grpc.TestServiceStub(channel)
        request = messages_pb2.StreamingOutputCallRequest(
            response_parameters=[
                messages_pb2.ResponseParameters(size=31415, compressed=flag(True)),
                messages_pb2.ResponseParameters(size=92653, compressed=flag(False)),
            ]
        )
        assert sizes_of(stub.StreamingOutputCall(request, timeout=TIMEOUT)) == [31415, 92653]
        # The second is uncompressed, the first is not.
        assert 92653 < proxy.returned < 92653 + 20_000


def test_ping_pong(stub):
    requests = iter(
        ordering(response, payload=payload(request)) for request, response in zip(REQUEST_SIZES, RESPONSE_SIZES)
    )
    assert sizes_of(stub.FullDuplexCall(requests, timeout=TIMEOUT)) == RESPONSE_SIZES


def test_half_duplex(stub):
    requests = iter([ordering(*RESPONSE_SIZES[:2]), ordering(*RESPONSE_SIZES[2:])])
    assert sizes_of(stub.HalfDuplexCall(requests, timeout=TIMEOUT)) == RESPONSE_SIZES


def test_empty_stream(stub):
    assert sizes_of(stub.FullDuplexCall(iter([]), timeout=TIMEOUT)) == []


def test_the_interval_comes_before_the_message(stub):
    parameters = [messages_pb2.ResponseParameters(size=1, interval_us=150_000)] * 2
    request = messages_pb2.StreamingOutputCallRequest(response_parameters=parameters)
    start = time.monotonic()
    assert sizes_of(stub.StreamingOutputCall(request, timeout=TIMEOUT)) == [1, 1]
    assert time.monotonic() - start >= 0.3


def echoed(call) -> bool:
    initial, trailing = dict(call.initial_metadata()), dict(call.trailing_metadata())
    return [initial.get(METADATA[0][0]), trailing.get(METADATA[1][0])] == [value for _, value in METADATA]


def test_custom_metadata(stub):
    response, call = stub.UnaryCall.with_call(large(), metadata=METADATA, timeout=TIMEOUT)
    assert is_large(response) and echoed(call)
    call = stub.FullDuplexCall(iter([ordering(314159, payload=payload(271828))]), metadata=METADATA, timeout=TIMEOUT)
    assert sizes_of(call) == [314159] and echoed(call)


@pytest.mark.parametrize(
    "message",
    ["test status message", "\t\ntest with whitespace\r\nand Unicode BMP \u263a and non-BMP \U0001f608\t\n"],
    ids=["status_code_and_message", "special_status_message"],
)
def test_status(stub, message):
    status = messages_pb2.EchoStatus(code=2, message=message)
    unary = messages_pb2.SimpleRequest(response_status=status)
    streamed = messages_pb2.StreamingOutputCallRequest(response_status=status)
    for call in (
        lambda: stub.UnaryCall(unary, timeout=TIMEOUT),
        lambda: list(stub.FullDuplexCall(iter([streamed]), timeout=TIMEOUT)),
    ):
        failure = failure_of(call)
        assert (failure.code, failure.message) == (grpc.StatusCode.UNKNOWN, message)


def test_unimplemented_method(stub):
    failure = failure_of(lambda: stub.UnimplementedCall(empty_pb2.Empty(), timeout=TIMEOUT))
    assert failure.code == grpc.StatusCode.UNIMPLEMENTED


def test_unimplemented_service(channel):
    stub = test_pb2_grpc.UnimplementedServiceStub(channel)
    failure = failure_of(lambda: stub.UnimplementedCall(empty_pb2.Empty(), timeout=TIMEOUT))
    assert failure.code == grpc.StatusCode.UNIMPLEMENTED


def test_cancel_after_begin(stub):
    never = concurrent.futures.Future()
    call = stub.StreamingInputCall.future((never.result() for _ in range(1)), timeout=TIMEOUT)
    call.cancel()
    never.set_exception(concurrent.futures.CancelledError())
    assert call.cancelled() and call.code() == grpc.StatusCode.CANCELLED


def test_cancel_after_first_response(stub):
    done = concurrent.futures.Future()

    def requests():
        yield ordering(31415, payload=payload(27182))
        done.exception(timeout=TIMEOUT)

    call = stub.FullDuplexCall(requests(), timeout=TIMEOUT)
    assert len(next(call).payload.body) == 31415
    call.cancel()
    done.set_result(None)
    assert failure_of(lambda: next(call)).code == grpc.StatusCode.CANCELLED


def test_timeout_on_sleeping_server(stub):
    parameters = [messages_pb2.ResponseParameters(size=1, interval_us=30_000_000)]
    request = messages_pb2.StreamingOutputCallRequest(response_parameters=parameters, payload=payload(27182))
    for timeout in (0.001, 0.3):
        failure = failure_of(lambda: list(stub.FullDuplexCall(iter([request]), timeout=timeout)))
        assert failure.code == grpc.StatusCode.DEADLINE_EXCEEDED


def test_an_unknown_payload_type_is_invalid(stub):
    failure = failure_of(lambda: stub.UnaryCall(messages_pb2.SimpleRequest(response_type=7), timeout=TIMEOUT))
    assert failure.code == grpc.StatusCode.INVALID_ARGUMENT


def test_the_server_has_one_id(stub):
    request = messages_pb2.SimpleRequest(fill_server_id=True)
    ids = {stub.UnaryCall(request, timeout=TIMEOUT).server_id for _ in range(3)}
    assert len(ids) == 1 and "" not in ids
