"""Compressed messages from official clients."""

import http.client

import grpc
import pytest
from interop.errors import fails
from interop.people import Services, bearer
from interop.stack import PORTS, TIMEOUT
from titanup.sessions.v1 import sessions_pb2
from titanup.trophies.v1 import trophies_pb2

LIMIT = 4 << 20


@pytest.fixture
def gzipping(ada, stack):
    """Ada's calls on their own channel, with every request compressed."""
    channel = stack.new_channel("sessions", **{"grpc.default_compression_algorithm": grpc.Compression.Gzip.value})
    yield Services(lambda _: channel, bearer(ada.tokens.access_token))
    channel.close()


def test_a_compressed_request_is_understood(ada, gzipping):
    stored = ada.declare()
    request = sessions_pb2.GetSessionRequest(session_id=stored.session_id)
    assert gzipping.sessions.GetSession(request).session == stored


def test_a_compressed_request_just_below_the_limit_is_not_refused_for_its_size(ada, gzipping):
    request = sessions_pb2.CreateSessionRequest(receipt_jws="x" * (LIMIT - 1024), session=ada.declaration(5))
    with pytest.raises(grpc.RpcError) as failure:
        gzipping.sessions.CreateSession(request)
    assert failure.value.code() not in (grpc.StatusCode.RESOURCE_EXHAUSTED, grpc.StatusCode.INTERNAL)


def test_the_limit_applies_to_the_inflated_message(gzipping):
    for size in (LIMIT, 64 << 20):
        with fails(grpc.StatusCode.RESOURCE_EXHAUSTED) as failure:
            gzipping.sessions.CreateSession(sessions_pb2.CreateSessionRequest(receipt_jws="x" * size))
        # It is a few kilobytes on the wire: the inflated size was refused.
        assert "inflates" in failure.message and str(LIMIT) in failure.message
    gzipping.sessions.ListSessions(sessions_pb2.ListSessionsRequest())


def test_messages_of_a_stream_can_be_compressed(ada, stack):
    channel = stack.new_channel("trophies")
    watch = Services(lambda _: channel, bearer(ada.tokens.access_token)).trophies.stub.WatchAwards(
        trophies_pb2.WatchAwardsRequest(),
        metadata=bearer(ada.tokens.access_token),
        compression=grpc.Compression.Gzip,
        timeout=TIMEOUT,
    )
    watch.initial_metadata()
    ada.store(ada.upload().receipt)
    assert next(watch).award.trophy.trophy_id
    watch.cancel()
    channel.close()


def test_an_unknown_encoding_is_unimplemented(ada):
    with pytest.raises(grpc.RpcError) as failure:
        ada.sessions.stub.ListSessions(
            sessions_pb2.ListSessionsRequest(page_token="x" * 10_000),
            metadata=bearer(ada.tokens.access_token),
            compression=grpc.Compression.Deflate,
            timeout=TIMEOUT,
        )
    assert failure.value.code() == grpc.StatusCode.UNIMPLEMENTED
    assert "deflate" in failure.value.details() and "gzip" in failure.value.details()


@pytest.mark.parametrize("service", PORTS)
@pytest.mark.parametrize("method", ["GET", "POST", "HEAD"])
def test_http_1_gets_a_response(stack, service, method):
    connection = http.client.HTTPConnection(stack.direct(service), timeout=TIMEOUT)
    connection.request(method, "/")
    answer = connection.getresponse()
    assert answer.status == 505
    assert answer.read() == (b"" if method == "HEAD" else b"This is a gRPC service: it speaks HTTP/2 only.\n")
    connection.close()
