"""The Connect project's conformance cases for clients, against our server and an official one."""

import struct
import subprocess

import pytest
from connectrpc.conformance.v1 import client_compat_pb2, config_pb2, service_pb2
from google.protobuf import wrappers_pb2
from interop import programs
from interop.peers import Security
from interop.stack import TIMEOUT

pytestmark = pytest.mark.programs

SERVICE = "connectrpc.conformance.v1.ConformanceService"
LATE = 20_000


@pytest.fixture(scope="module", params=["ours", "official"])
def address(request):
    from interop.conformance_service import official_server

    with programs.server() if request.param == "ours" else official_server(Security(None)) as address:
        yield address


def converse(*requests) -> list:
    """The program's responses in the order of the requests."""
    framed = [struct.pack(">I", len(bytes_)) + bytes_ for bytes_ in (request.SerializeToString() for request in requests)]
    done = subprocess.run(
        [programs.binary(), "conformance-client"], input=b"".join(framed), capture_output=True, timeout=2 * TIMEOUT
    )
    assert done.returncode == 0, done.stderr.decode()
    rest, responses = done.stdout, {}
    while rest:
        size = struct.unpack(">I", rest[:4])[0]
        response = client_compat_pb2.ClientCompatResponse.FromString(rest[4 : 4 + size])
        assert response.test_name not in responses
        responses[response.test_name] = response
        rest = rest[4 + size :]
    return [responses[request.test_name] for request in requests]


def ask(address: str, method: str, *messages, stream: int | None = None, name: str = "a test", **fields):
    host, _, port = address.rpartition(":")
    streams = {"ClientStream": 2, "ServerStream": 3, "BidiStream": 5}
    request = client_compat_pb2.ClientCompatRequest(
        test_name=name, http_version=config_pb2.HTTP_VERSION_2, protocol=config_pb2.CALL_PROTOCOL_GRPC,
        codec=config_pb2.CODEC_PROTO, compression=fields.pop("compression", config_pb2.COMPRESSION_IDENTITY), host=host,
        port=int(port), service=SERVICE, method=method, stream_type=stream or streams.get(method, 1), **fields,
    )
    for message in messages:
        request.request_messages.add().Pack(message)
    return request


def result(request) -> client_compat_pb2.ClientResponseResult:
    [response] = converse(request)
    assert response.WhichOneof("result") == "response", response
    assert not response.response.feedback
    return response.response


def headers(entries) -> dict:
    return {entry.name: list(entry.value) for entry in entries}


def header(name: str, *values: str):
    return service_pb2.Header(name=name, value=values)


AROUND = {
    "response_headers": [header("x-custom-header", "foo", "bar"), header("x-some-bin", "AP8sPQ")],
    "response_trailers": [header("x-custom-trailer", "bing", "quuz")],
}


def one(**fields):
    return service_pb2.UnaryResponseDefinition(**AROUND, **fields)


def many(*data: bytes, **fields):
    return service_pb2.StreamResponseDefinition(response_data=data, **AROUND, **fields)


def has_metadata(found) -> bool:
    return (
        headers(found.response_headers).items() >= {"x-custom-header": ["foo", "bar"], "x-some-bin": ["AP8sPQ"]}.items()
        and headers(found.response_trailers)["x-custom-trailer"] == ["bing", "quuz"]
    )


def details(error) -> tuple[list, list]:
    *own, last = error.details
    info = service_pb2.ConformancePayload.RequestInfo()
    assert last.Unpack(info)
    return own, list(info.requests)


# Call types


@pytest.mark.parametrize("compression", [config_pb2.COMPRESSION_IDENTITY, config_pb2.COMPRESSION_GZIP])
@pytest.mark.parametrize("method", ["Unary", "IdempotentUnary"])
def test_a_unary_call_returns_its_response(address, method, compression):
    message = getattr(service_pb2, method + "Request")(response_definition=one(response_data=b"data"), request_data=bytes(9999))
    request = ask(
        address, method, message, compression=compression, timeout_ms=60_000,
        request_headers=[header("x-mine", "1", "2"), header("x-mine-bin", "AQI")],
    )
    found = result(request)
    [payload] = found.payloads
    assert payload.data == b"data" and list(payload.request_info.requests) == list(request.request_messages)
    seen = {}
    for entry in payload.request_info.request_headers:
        seen.setdefault(entry.name, []).extend(entry.value)
    assert seen["x-mine"] == ["1", "2"] and seen["x-mine-bin"] == ["AQI"]
    assert 0 < payload.request_info.timeout_ms <= 60_000
    assert has_metadata(found) and not found.HasField("error") and found.num_unsent_requests == 0


@pytest.mark.parametrize("code", sorted(set(config_pb2.Code.values()) - {0}))
def test_an_error_keeps_its_details(address, code):
    error = service_pb2.Error(code=code, message="oops 100 % ☺")
    error.details.add().Pack(wrappers_pb2.StringValue(value="why"))
    request = ask(address, "Unary", service_pb2.UnaryRequest(response_definition=one(error=error)))
    found = result(request)
    assert (found.error.code, found.error.message) == (code, "oops 100 % ☺")
    own, requests = details(found.error)
    assert own == list(error.details) and requests == list(request.request_messages)
    assert not found.payloads
    assert headers(found.response_trailers)["x-custom-trailer"] == ["bing", "quuz"]


def test_a_client_stream_returns_its_response(address):
    messages = [service_pb2.ClientStreamRequest(response_definition=one(response_data=b"data"))]
    messages += [service_pb2.ClientStreamRequest(request_data=b"%d" % number) for number in range(3)]
    request = ask(address, "ClientStream", *messages, request_delay_ms=5)
    found = result(request)
    [payload] = found.payloads
    assert payload.data == b"data" and list(payload.request_info.requests) == list(request.request_messages)
    assert has_metadata(found)


def test_a_client_stream_without_requests(address):
    [payload] = result(ask(address, "ClientStream")).payloads
    assert payload.data == b"" and not payload.request_info.requests


def test_a_server_stream_can_end_in_an_error(address):
    error = service_pb2.Error(code=config_pb2.CODE_ABORTED, message="late")
    definition = many(b"one", b"", b"three", error=error)
    found = result(ask(address, "ServerStream", service_pb2.ServerStreamRequest(response_definition=definition)))
    assert [payload.data for payload in found.payloads] == [b"one", b"", b"three"]
    assert (found.error.code, found.error.message) == (config_pb2.CODE_ABORTED, "late")
    assert has_metadata(found)


@pytest.mark.parametrize("stream", [config_pb2.STREAM_TYPE_HALF_DUPLEX_BIDI_STREAM, config_pb2.STREAM_TYPE_FULL_DUPLEX_BIDI_STREAM])
def test_a_bidirectional_stream_returns_every_response(address, stream):
    is_full = stream == config_pb2.STREAM_TYPE_FULL_DUPLEX_BIDI_STREAM
    messages = [service_pb2.BidiStreamRequest(response_definition=many(b"a", b"b", b"c", b"d"), full_duplex=is_full)]
    messages += [service_pb2.BidiStreamRequest(request_data=b"x"), service_pb2.BidiStreamRequest(request_data=b"y")]
    found = result(ask(address, "BidiStream", *messages, stream=stream))
    assert [payload.data for payload in found.payloads] == [b"a", b"b", b"c", b"d"]
    assert [len(payload.request_info.requests) for payload in found.payloads] == ([1, 1, 1, 0] if is_full else [3, 0, 0, 0])
    assert has_metadata(found)


def test_requests_that_the_server_does_not_wait_for_are_unsent(address):
    error = service_pb2.Error(code=config_pb2.CODE_FAILED_PRECONDITION, message="no more")
    first = service_pb2.BidiStreamRequest(response_definition=many(b"a", error=error), full_duplex=True)
    found = result(ask(address, "BidiStream", first, *[service_pb2.BidiStreamRequest()] * 4))
    assert found.error.code == config_pb2.CODE_FAILED_PRECONDITION
    assert [payload.data for payload in found.payloads] == [b"a"]
    assert found.num_unsent_requests == 3


def test_an_unimplemented_method_is_an_error(address):
    found = result(ask(address, "Unimplemented", service_pb2.UnimplementedRequest()))
    assert found.error.code == config_pb2.CODE_UNIMPLEMENTED and not found.payloads


# Timeouts and cancellation


def lasting(method: str) -> list:
    if method == "ServerStream":
        return [service_pb2.ServerStreamRequest(response_definition=many(b"a", response_delay_ms=LATE))]
    if method == "BidiStream":
        return [service_pb2.BidiStreamRequest(response_definition=many(b"a", response_delay_ms=LATE))]
    return [getattr(service_pb2, method + "Request")(response_definition=one(response_data=b"a", response_delay_ms=LATE))]


HALF = {"BidiStream": config_pb2.STREAM_TYPE_HALF_DUPLEX_BIDI_STREAM}


@pytest.fixture(scope="module")
def own_address():
    """Our own server, for calls that are abandoned: an official one would wait for them when it closes."""
    with programs.server() as address:
        yield address


@pytest.mark.parametrize("method", ["Unary", "ClientStream", "ServerStream", "BidiStream"])
def test_a_timeout_ends_the_call(own_address, method):
    found = result(ask(own_address, method, *lasting(method), stream=HALF.get(method), timeout_ms=200))
    assert found.error.code == config_pb2.CODE_DEADLINE_EXCEEDED and not found.payloads


@pytest.mark.parametrize("method", ["Unary", "ClientStream", "ServerStream", "BidiStream"])
@pytest.mark.parametrize("cancel", [{}, {"after_close_send_ms": 50}])
def test_cancelling_after_the_requests(own_address, method, cancel):
    found = result(
        ask(
            own_address, method, *lasting(method), stream=HALF.get(method),
            cancel=client_compat_pb2.ClientCompatRequest.Cancel(**cancel),
        )
    )
    assert found.error.code == config_pb2.CODE_CANCELED and not found.payloads


@pytest.mark.parametrize("method", ["ClientStream", "BidiStream"])
def test_cancelling_instead_of_ending_the_requests(address, method):
    cancel = client_compat_pb2.ClientCompatRequest.Cancel(before_close_send={})
    message = getattr(service_pb2, method + "Request")()
    found = result(ask(address, method, message, stream=HALF.get(method), cancel=cancel))
    assert found.error.code == config_pb2.CODE_CANCELED and not found.payloads


def test_cancelling_after_some_responses(address):
    cancel = client_compat_pb2.ClientCompatRequest.Cancel(after_num_responses=2)
    definition = many(b"a", b"b", b"c", response_delay_ms=50)
    found = result(
        ask(address, "ServerStream", service_pb2.ServerStreamRequest(response_definition=definition), cancel=cancel)
    )
    assert [payload.data for payload in found.payloads] == [b"a", b"b"]
    assert found.error.code == config_pb2.CODE_CANCELED


# Limits and TLS


def test_the_limit_applies_to_received_messages(address):
    def found(limit: int):
        message = service_pb2.UnaryRequest(response_definition=one(response_data=bytes(10_000)))
        return result(ask(address, "Unary", message, message_receive_limit=limit))

    assert found(5_000).error.code == config_pb2.CODE_RESOURCE_EXHAUSTED
    assert len(found(30_000).payloads[0].data) == 10_000
    # The server's own limits are higher, and the limit doesn't apply to sent messages: the response echoes the request.
    large = service_pb2.UnaryRequest(request_data=bytes(50_000))
    assert result(ask(address, "Unary", large, message_receive_limit=49_000)).error.code == config_pb2.CODE_RESOURCE_EXHAUSTED
    assert len(result(ask(address, "Unary", large, message_receive_limit=60_000)).payloads) == 1


@pytest.fixture(scope="module")
def identities(tmp_path_factory):
    folder = tmp_path_factory.mktemp("pinned")
    return {name: programs.make_self_signed(folder, name) for name in ("server", "client")}


@pytest.mark.parametrize("mutual", [False, True])
def test_tls_with_self_signed_certificates(identities, mutual):
    server, client = identities["server"], identities["client"]
    flags = ["--use_tls", f"--tls_cert_file={server.certificate}", f"--tls_key_file={server.key}"]
    if mutual:
        flags.append(f"--tls_client_ca_file={client.certificate}")
    message = service_pb2.UnaryRequest(response_definition=one(response_data=b"x"))
    credentials = {"cert": client.certificate.read_bytes(), "key": client.key.read_bytes()}
    with programs.server(*flags) as address:
        trusted = server.certificate.read_bytes()
        shown = {"client_tls_creds": credentials} if mutual else {}
        found = result(ask(address, "Unary", message, server_tls_cert=trusted, **shown))
        assert found.payloads[0].data == b"x"
        stranger = result(ask(address, "Unary", message, server_tls_cert=credentials["cert"], **shown))
        assert stranger.error.code == config_pb2.CODE_UNAVAILABLE
        if mutual:
            unknown = result(ask(address, "Unary", message, server_tls_cert=trusted))
            assert unknown.error.code == config_pb2.CODE_UNAVAILABLE


# The program itself


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"raw_request": b"\x0a\x03GET"}, "raw_request is for the suite's reference client"),
        ({"protocol": config_pb2.CALL_PROTOCOL_CONNECT}, "protocol is CALL_PROTOCOL_CONNECT"),
        ({"http_version": config_pb2.HTTP_VERSION_1}, "http_version is HTTP_VERSION_1"),
        ({"codec": config_pb2.CODEC_JSON}, "codec is CODEC_JSON"),
        ({"compression": config_pb2.COMPRESSION_BR}, "compression is COMPRESSION_BR"),
        ({"service": "a.B"}, "service is a.B"),
        ({"method": "NoSuchMethod"}, "method is NoSuchMethod"),
        ({"stream_type": config_pb2.STREAM_TYPE_SERVER_STREAM}, "stream_type of Unary is STREAM_TYPE_SERVER_STREAM"),
        ({"port": 0}, "port is 0"),
        ({"server_tls_cert": b"no PEM"}, ""),
    ],
)
def test_an_unsupported_case_is_reported_as_such(changes, words):
    request = ask("127.0.0.1:1", "Unary", service_pb2.UnaryRequest())
    for name, value in changes.items():
        setattr(request, name, value)
    [response] = converse(request)
    if words:
        assert words in response.error.message
    else:
        assert response.WhichOneof("result") == "error" or response.response.error.code == config_pb2.CODE_UNAVAILABLE


def test_a_request_of_another_type_is_not_sent():
    [response] = converse(ask("127.0.0.1:1", "Unary", service_pb2.ServerStreamRequest()))
    assert "a request message is a connectrpc.conformance.v1.ServerStreamRequest" in response.error.message


def test_every_one_of_many_requests_gets_a_response(address):
    message = service_pb2.UnaryRequest(response_definition=one(response_data=b"x", response_delay_ms=20))
    responses = converse(*(ask(address, "Unary", message, name=f"number {number}") for number in range(50)))
    assert [response.test_name for response in responses] == [f"number {number}" for number in range(50)]
    assert all(response.response.payloads[0].data == b"x" for response in responses)


def test_without_requests_there_are_no_responses():
    assert converse() == []


@pytest.mark.parametrize("input_", [b"\0\0", b"\0\0\0\x05ab", b"\xff\xff\xff\xff", b"\0\0\0\x01\x0a"])
def test_truncated_or_invalid_input_ends_the_program(input_):
    done = subprocess.run([programs.binary(), "conformance-client"], input=input_, capture_output=True, timeout=TIMEOUT)
    assert done.returncode == 1 and done.stderr
