"""A collector of traces on official gRPC and OpenTelemetry's own protos, and services that send theirs to it."""

import concurrent.futures
import contextlib
import os
import pathlib
import subprocess
import threading
import time
import urllib.request

import grpc
import pytest
from opentelemetry.proto.collector.trace.v1 import trace_service_pb2, trace_service_pb2_grpc
from opentelemetry.proto.trace.v1 import trace_pb2

from .stack import TIMEOUT, Stack
from .tls import ROOT, free_port


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


class TracedStack(Stack):
    """Services of the suite's own on the stack's database, which trace; the others are the stack's own."""

    SERVICES = ("sessions", "profile")

    def __init__(self, stack: Stack, folder: pathlib.Path, endpoint: str, **settings: str):
        state = pathlib.Path(os.environ.get("TITANUP_STATE", ""))
        binaries = ROOT / ".build" / "debug"
        if os.environ.get("TITANUP_COMPOSE") or not (state / "secrets" / "database_url_sessions").is_file():
            pytest.skip("TITANUP_STATE names no local stack whose database other services could use")
        if not all((binaries / f"titanup-{name}").is_file() for name in self.SERVICES):
            pytest.skip(f"no titanup-sessions or titanup-profile in {binaries}")
        ports = {name: (free_port(), free_port()) for name in self.SERVICES}
        self.admin = {name: admin for name, (_, admin) in ports.items()}
        addresses = {f"TITANUP_{name.upper()}_ADDRESS": address for name, address in stack.addresses.items()}
        addresses |= {f"TITANUP_{name.upper()}_ADDRESS": f"127.0.0.1:{port}" for name, (port, _) in ports.items()}
        super().__init__("127.0.0.1", addresses)
        self.logs, self._commands, self._processes = {}, {}, []
        for name, (port, admin) in ports.items():
            self.logs[name] = folder / f"{name}-{port}.log"
            self._commands[name] = binaries / f"titanup-{name}", {
                "PATH": os.environ["PATH"], "TITANUP_LISTEN_PORT": str(port), "TITANUP_ADMIN_PORT": str(admin),
                "TITANUP_DATABASE_URL_FILE": str(state / "secrets" / f"database_url_{name}"),
                "TITANUP_SERVICE_SECRET_FILE": str(state / "secrets" / f"service_secret_{name}"),
                **addresses, "OTEL_EXPORTER_OTLP_ENDPOINT": endpoint, **settings,
            }  # fmt: skip

    def __enter__(self):
        for name, (binary, environment) in self._commands.items():
            with self.logs[name].open("wb") as log:
                self._processes.append(subprocess.Popen([binary], env=environment, stdout=log, stderr=log))
        end = time.monotonic() + TIMEOUT
        for name in self._commands:
            while self._run(name, "--health").returncode != 0:
                assert time.monotonic() < end, self.logs[name].read_text()
        return self

    def __exit__(self, *_):
        self.close()
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            assert process.wait(timeout=TIMEOUT) == 0

    def _run(self, name: str, argument: str, **changes: str) -> subprocess.CompletedProcess:
        binary, environment = self._commands[name]
        return subprocess.run(
            [binary, argument], env={**environment, **changes}, capture_output=True, text=True, timeout=TIMEOUT)

    def check(self, **changes: str) -> subprocess.CompletedProcess:
        """What sessions says about its settings."""
        return self._run("sessions", "--check-config", **changes)

    def metrics(self, name: str) -> dict[str, float]:
        """The service's metrics, by their names with labels."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.admin[name]}/metrics", timeout=TIMEOUT) as page:
            lines = [line for line in page.read().decode().splitlines() if not line.startswith("#")]
        return {series: float(value) for series, _, value in (line.rpartition(" ") for line in lines)}
