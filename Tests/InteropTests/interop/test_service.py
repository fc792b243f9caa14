"""gRPC's TestService on an official Python server, as the interop test descriptions define it.

Python's server doesn't show its handlers whether a message was compressed, so `expect_compressed` is ignored.
"""

import concurrent.futures
import contextlib
import time

import grpc
from grpc.testing import empty_pb2, messages_pb2, test_pb2_grpc

from .peers import OPTIONS, Security

INITIAL, TRAILING = "x-grpc-test-echo-initial", "x-grpc-test-echo-trailing-bin"
CODES = {code.value[0]: code for code in grpc.StatusCode}


def _echo_metadata(context) -> None:
    metadata = dict(context.invocation_metadata())
    if INITIAL in metadata:
        context.send_initial_metadata([(INITIAL, metadata[INITIAL])])
    if TRAILING in metadata:
        context.set_trailing_metadata([(TRAILING, metadata[TRAILING])])


def _echo_status(request, context) -> None:
    if request.HasField("response_status") and request.response_status.code:
        context.abort(CODES[request.response_status.code], request.response_status.message)


def _payload(size: int):
    return messages_pb2.Payload(body=bytes(size))


class Service(test_pb2_grpc.TestServiceServicer):
    def EmptyCall(self, request, context):
        _echo_metadata(context)
        return empty_pb2.Empty()

    def UnaryCall(self, request, context):
        if request.HasField("response_compressed"):
            compression = grpc.Compression.Gzip if request.response_compressed.value else grpc.Compression.NoCompression
            context.set_compression(compression)
        _echo_metadata(context)
        _echo_status(request, context)
        return messages_pb2.SimpleResponse(payload=_payload(request.response_size))

    def StreamingInputCall(self, requests, context):
        _echo_metadata(context)
        size = sum(len(request.payload.body) for request in requests)
        return messages_pb2.StreamingInputCallResponse(aggregated_payload_size=size)

    def StreamingOutputCall(self, request, context):
        if any(parameters.compressed.value for parameters in request.response_parameters):
            context.set_compression(grpc.Compression.Gzip)
        _echo_metadata(context)
        yield from self._answers(request, context)

    def FullDuplexCall(self, requests, context):
        _echo_metadata(context)
        for request in requests:
            yield from self._answers(request, context)

    def HalfDuplexCall(self, requests, context):
        _echo_metadata(context)
        for request in list(requests):
            yield from self._answers(request, context)

    @staticmethod
    def _answers(request, context):
        _echo_status(request, context)
        for parameters in request.response_parameters:
            time.sleep(parameters.interval_us / 1e6)
            if parameters.HasField("compressed") and not parameters.compressed.value:
                context.disable_next_message_compression()
            yield messages_pb2.StreamingOutputCallResponse(payload=_payload(parameters.size))


@contextlib.contextmanager
def official_server(security: Security):
    """Serves on a port chosen by the system, and yields the address."""
    server = grpc.server(concurrent.futures.ThreadPoolExecutor(32), options=OPTIONS)
    test_pb2_grpc.add_TestServiceServicer_to_server(Service(), server)
    address = security.listen(server)
    server.start()
    try:
        yield address
    finally:
        server.stop(None).wait()
