"""A collector of traces on official gRPC and OpenTelemetry's own protos, and services that send theirs to it."""

import concurrent.futures
import contextlib
import pathlib
import threading
import time

import grpc
from opentelemetry.proto.collector.trace.v1 import trace_service_pb2, trace_service_pb2_grpc
from opentelemetry.proto.trace.v1 import trace_pb2

from .own_services import OwnServices
from .stack import TIMEOUT, Stack


class Received:
    """A span, and the service that sent it."""

    def __init__(self, service: str, span: trace_pb2.Span):
        self.service, self.span, self.name = service, span, span.name
        self.trace, self.id, self.parent = span.trace_id.hex(), span.span_id.hex(), span.parent_span_id.hex()
        kinds = {"string_value": str, "int_value": int, "bool_value": bool, "double_value": float}
        self.attributes = {}
        for attribute in span.attributes:
            which = attribute.value.WhichOneof("value")
            self.attributes[attribute.key] = kinds[which](getattr(attribute.value, which))

    def __repr__(self):
        return f"{self.service}: {self.name} {self.id} in {self.parent or 'nothing'}"


class Collector(trace_service_pb2_grpc.TraceServiceServicer):
    """Keeps every span. While it stands still, it answers nothing."""

    def __init__(self):
        self._spans, self._news = [], threading.Condition()
        self._moving = threading.Event()
        self._moving.set()
        self.calls = 0

    def Export(self, request, context):
        with self._news:
            self.calls += 1
            self._news.notify_all()
        self._moving.wait(TIMEOUT)
        with self._news:
            for process in request.resource_spans:
                names = {one.key: one.value.string_value for one in process.resource.attributes}
                for scope in process.scope_spans:
                    self._spans += [Received(names["service.name"], span) for span in scope.spans]
            self._news.notify_all()
        return trace_service_pb2.ExportTraceServiceResponse()

    @property
    def spans(self) -> list[Received]:
        with self._news:
            return list(self._spans)

    def until(self, what: str, matches):
        """Waits until the spans are as wanted, and returns what `matches` made of them."""
        end = time.monotonic() + TIMEOUT
        with self._news:
            while not (found := matches(list(self._spans))):
                assert self._news.wait(end - time.monotonic()), f"{what}: not within {TIMEOUT} s; {self._spans}"
            return found

    def trace(self, trace: str, count) -> list[Received]:
        """The spans of a trace, once `count` says that they are complete."""

        def matches(spans):
            found = [span for span in spans if span.trace == trace]
            return found if count(found) else None

        return self.until(f"the trace {trace}", matches)

    @contextlib.contextmanager
    def standing_still(self):
        self._moving.clear()
        try:
            yield
        finally:
            self._moving.set()

    def __enter__(self):
        self._server = grpc.server(concurrent.futures.ThreadPoolExecutor(16))
        trace_service_pb2_grpc.add_TraceServiceServicer_to_server(self, self._server)
        self.address = f"127.0.0.1:{self._server.add_insecure_port('127.0.0.1:0')}"
        self._server.start()
        return self

    def __exit__(self, *_):
        self._moving.set()
        self._server.stop(0).wait()


class TracedStack(OwnServices):
    """Sessions and profile, which trace; the others are the stack's own."""

    def __init__(self, stack: Stack, folder: pathlib.Path, endpoint: str, **settings: str):
        secrets = {"TITANUP_SERVICE_SECRET_FILE": "service_secret_{name}"}
        super().__init__(
            ("sessions", "profile"), folder, stack.addresses, secrets, OTEL_EXPORTER_OTLP_ENDPOINT=endpoint, **settings)
