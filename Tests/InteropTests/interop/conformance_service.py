"""The Connect project's ConformanceService on an official Python server."""

import base64
import concurrent.futures
import contextlib
import time

import grpc
from connectrpc.conformance.v1 import service_pb2, service_pb2_grpc
from google.rpc import status_pb2

from .peers import OPTIONS, Security

CODES = {code.value[0]: code for code in grpc.StatusCode}


def _pairs(headers) -> list:
    def of(name: str, value: str):
        return base64.b64decode(value + "=" * (-len(value) % 4)) if name.endswith("-bin") else value

    return [(header.name, of(header.name, value)) for header in headers for value in header.value]


def _info(context, requests) -> service_pb2.ConformancePayload.RequestInfo:
    info = service_pb2.ConformancePayload.RequestInfo()
    for name, value in context.invocation_metadata():
        text = base64.b64encode(value).decode().rstrip("=") if isinstance(value, bytes) else value
        info.request_headers.add(name=name, value=[text])
    remaining = context.time_remaining()
    if remaining is not None and remaining < 1e8:
        info.timeout_ms = int(remaining * 1000)
    for request in requests:
        info.requests.add().Pack(request)
    return info


def _begin(definition, context) -> None:
    context.send_initial_metadata(_pairs(definition.response_headers))


def _abort(definition, context, info=None) -> None:
    status = status_pb2.Status(code=definition.error.code, message=definition.error.message, details=definition.error.details)
    if info is not None:
        status.details.add().Pack(info)
    trailers = _pairs(definition.response_trailers)
    if status.details:
        trailers.append(("grpc-status-details-bin", status.SerializeToString()))
    context.set_trailing_metadata(trailers)
    context.abort(CODES[definition.error.code], definition.error.message)


class Service(service_pb2_grpc.ConformanceServiceServicer):
    def Unary(self, request, context):
        return service_pb2.UnaryResponse(payload=self._one(request.response_definition, [request], context))

    def IdempotentUnary(self, request, context):
        return service_pb2.IdempotentUnaryResponse(payload=self._one(request.response_definition, [request], context))

    def ClientStream(self, requests, context):
        requests = list(requests)
        definition = requests[0].response_definition if requests else service_pb2.UnaryResponseDefinition()
        return service_pb2.ClientStreamResponse(payload=self._one(definition, requests, context))

    def ServerStream(self, request, context):
        _begin(request.response_definition, context)
        for payload in self._many(request.response_definition, [request], 0, context):
            yield service_pb2.ServerStreamResponse(payload=payload)

    def BidiStream(self, requests, context):
        first = next(requests, service_pb2.BidiStreamRequest())
        definition, sent, seen = first.response_definition, 0, [first]
        _begin(definition, context)
        if first.full_duplex:
            while sent < len(definition.response_data):
                yield service_pb2.BidiStreamResponse(payload=self._payload(definition, sent, seen, context))
                sent += 1
                request = next(requests, None)
                seen = [] if request is None else [request]
                if request is None:
                    break
        else:
            seen += list(requests)
        for payload in self._many(definition, seen, sent, context):
            yield service_pb2.BidiStreamResponse(payload=payload)

    @staticmethod
    def _one(definition, requests, context):
        info = _info(context, requests)
        _begin(definition, context)
        time.sleep(definition.response_delay_ms / 1000)
        if definition.HasField("error"):
            _abort(definition, context, info)
        context.set_trailing_metadata(_pairs(definition.response_trailers))
        return service_pb2.ConformancePayload(data=definition.response_data, request_info=info)

    @staticmethod
    def _payload(definition, index, seen, context):
        time.sleep(definition.response_delay_ms / 1000)
        return service_pb2.ConformancePayload(
            data=definition.response_data[index], request_info=_info(context, seen) if seen else None
        )

    @classmethod
    def _many(cls, definition, seen, start, context):
        for index in range(start, len(definition.response_data)):
            yield cls._payload(definition, index, seen, context)
            seen = []
        if definition.HasField("error"):
            _abort(definition, context, None if definition.response_data else _info(context, seen))
        context.set_trailing_metadata(_pairs(definition.response_trailers))


@contextlib.contextmanager
def official_server(security: Security):
    """Serves on a port chosen by the system, and yields the address."""
    server = grpc.server(concurrent.futures.ThreadPoolExecutor(32), options=OPTIONS)
    service_pb2_grpc.add_ConformanceServiceServicer_to_server(Service(), server)
    address = security.listen(server)
    server.start()
    try:
        yield address
    finally:
        server.stop(None).wait()
