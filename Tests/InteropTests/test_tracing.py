"""Traces, as OpenTelemetry's own protos and gRPC's official server see them: services and an edge of the suite's own on the
stack's database, and a collector of its own."""

import json
import secrets
import threading
import time

import grpc
import pytest
from interop.collector import Collector, TracedStack
from interop.people import Person, new_id
from interop.places import free_port
from interop.stack import TIMEOUT
from interop.web import Edge, OnePort
from opentelemetry.proto.trace.v1 import trace_pb2
from titanup.profile.v1 import profile_pb2
from titanup.sessions.v1 import sessions_pb2

pytestmark = pytest.mark.anywhere("the services here are the suite's own, and containers trace by the same code")

CREATE = "titanup.sessions.v1.SessionsService/CreateSession"
LIST = "titanup.sessions.v1.SessionsService/ListSessions"
DASHBOARD = "titanup.profile.v1.ProfileService/GetDashboard"
SERVER, CLIENT = trace_pb2.Span.SPAN_KIND_SERVER, trace_pb2.Span.SPAN_KIND_CLIENT


class Caller:
    """A span of the test's own, which causes what it calls."""

    def __init__(self, flags: str = "01"):
        self.trace, self.id = secrets.token_hex(16), secrets.token_hex(8)
        self.header = f"00-{self.trace}-{self.id}-{flags}"

    def metadata(self, person: Person) -> tuple:
        token = person.tokens.access_token
        return (("authorization", f"Bearer {token}"), ("traceparent", self.header), ("tracestate", "vendor=1"))


@pytest.fixture(scope="module")
def collector():
    with Collector() as collector:
        yield collector


@pytest.fixture(scope="module")
def traced(stack, collector, tmp_path_factory):
    with TracedStack(stack, tmp_path_factory.mktemp("traced"), f"http://{collector.address}") as traced:
        yield traced


@pytest.fixture(scope="module")
def edge(traced, collector, tmp_path_factory):
    settings = {"OTEL_EXPORTER_OTLP_ENDPOINT": f"http://{collector.address}"}
    with Edge(traced, tmp_path_factory.mktemp("edge"), **settings) as edge:
        yield edge


def create(person: Person, channel: grpc.Channel, caller: Caller, **changes) -> sessions_pb2.CreateSessionResponse:
    request = sessions_pb2.CreateSessionRequest(session=person.declaration(**changes), request_id=new_id())
    call = channel.unary_unary(
        f"/{CREATE}", sessions_pb2.CreateSessionRequest.SerializeToString,
        sessions_pb2.CreateSessionResponse.FromString)  # fmt: skip
    return call(request, metadata=caller.metadata(person), timeout=TIMEOUT)


def children(spans: list, parent) -> list:
    return [span for span in spans if span.parent == parent.id]


def only(spans: list):
    [span] = spans
    return span


def ended(name: str, service: str):
    """Whether a service's answer to a method is among the spans: it ends after what it has caused."""
    return lambda spans: any(span.name == name and span.service == service and span.span.kind == SERVER for span in spans)


def test_a_call_is_a_trace_from_its_caller_to_its_statements(ada, traced, collector):
    caller = Caller()
    create(ada, traced.channel("sessions"), caller)
    spans = collector.trace(caller.trace, ended(CREATE, "titanup-sessions"))
    server = only([span for span in spans if span.parent == caller.id])
    assert (server.service, server.name, server.span.kind) == ("titanup-sessions", CREATE, SERVER)
    assert server.span.trace_state == "vendor=1"
    assert server.span.flags & 0x3FF == 0x301, "recorded, and the parent is of another process"
    assert server.attributes == {
        "rpc.system": "grpc", "rpc.service": "titanup.sessions.v1.SessionsService", "rpc.method": "CreateSession",
        "rpc.grpc.status_code": 0,
    }  # fmt: skip
    statements = [span for span in spans if "db.query.summary" in span.attributes]
    # One statement takes the number of the change and writes the session.
    stored = only([span for span in statements if {"sessions.feed_slots", "sessions.sessions"} <= set(span.name.split())])
    assert stored.attributes["db.operation.name"] == "UPDATE"
    known = {span.id: span for span in spans}
    for span in spans:
        if span is not server:
            assert span.parent in known, f"{span} is of no span of the trace"
            assert span.span.start_time_unix_nano >= known[span.parent].span.start_time_unix_nano
        assert span.span.start_time_unix_nano <= span.span.end_time_unix_nano
    for span in statements:
        assert span.span.kind == CLIENT and span.attributes["db.system.name"] == "postgresql"


def test_through_the_edge_it_is_one_trace_too(ada, edge, collector):
    caller = Caller()
    entrance = OnePort(edge.at)
    create(ada, entrance.channel("sessions"), caller)
    entrance.close()
    spans = collector.trace(
        caller.trace,
        lambda spans: ended(CREATE, "titanup-sessions")(spans) and any(span.parent == caller.id for span in spans))
    request = only([span for span in spans if span.parent == caller.id])
    assert (request.service, request.name, request.span.kind) == ("titanup-web", f"POST /{CREATE}", SERVER)
    assert request.attributes["http.response.status_code"] == 200
    onward = only(children(spans, request))
    assert (onward.service, onward.name, onward.span.kind) == ("titanup-web", CREATE, CLIENT)
    server = only(children(spans, onward))
    assert (server.service, server.name, server.span.kind) == ("titanup-sessions", CREATE, SERVER)


def test_a_service_that_calls_another_keeps_the_trace(ada, traced, collector):
    caller = Caller()
    call = traced.channel("profile").unary_unary(
        f"/{DASHBOARD}", profile_pb2.GetDashboardRequest.SerializeToString, profile_pb2.GetDashboardResponse.FromString)
    call(profile_pb2.GetDashboardRequest(time_zone="UTC"), metadata=caller.metadata(ada), timeout=TIMEOUT)
    spans = collector.trace(caller.trace, ended(DASHBOARD, "titanup-profile"))
    server = only([span for span in spans if span.parent == caller.id])
    assert (server.service, server.name) == ("titanup-profile", DASHBOARD)

    def answered(spans):
        return [span for span in spans if span.service == "titanup-sessions" and span.span.kind == SERVER]

    spans = collector.trace(caller.trace, answered)
    known = {span.id: span for span in spans}
    for answer in answered(spans):
        asked = known[answer.parent]
        assert (asked.service, asked.name, asked.span.kind) == ("titanup-profile", answer.name, CLIENT)


def test_a_failed_call_says_its_code_and_nothing_of_its_words(ada, traced, collector):
    caller = Caller()
    with pytest.raises(grpc.RpcError) as error:
        create(ada, traced.channel("sessions"), caller, reps=1_000_000)
    assert error.value.code() == grpc.StatusCode.INVALID_ARGUMENT
    spans = collector.trace(caller.trace, ended(CREATE, "titanup-sessions"))
    server = only([span for span in spans if span.parent == caller.id])
    assert server.attributes["rpc.grpc.status_code"] == 3
    assert server.span.status.code == trace_pb2.Status.STATUS_CODE_UNSET, "the caller's mistake is not the server's error"


@pytest.mark.parametrize("header", ["nonsense", f"00-{'0' * 32}-00f067aa0ba902b7-01", f"ff-{'1' * 32}-{'1' * 16}-01"])
def test_a_malformed_context_begins_a_new_trace(ada, traced, collector, header):
    caller = Caller()
    caller.header = header
    before = len([span for span in collector.spans if span.name == CREATE])
    create(ada, traced.channel("sessions"), caller)

    def news(spans):
        return [span for span in spans if span.name == CREATE][before:]

    server = collector.until("the call", news)[-1]
    assert server.parent == "" and server.trace not in ("0" * 32, "1" * 32) and server.span.trace_state == ""


def test_what_its_caller_does_not_record_is_not_recorded(ada, traced, collector):
    silent, loud = Caller(flags="00"), Caller()
    create(ada, traced.channel("sessions"), silent)
    create(ada, traced.channel("sessions"), loud)
    collector.trace(loud.trace, ended(CREATE, "titanup-sessions"))
    assert not [span for span in collector.spans if span.trace == silent.trace]


def test_log_lines_name_the_trace(ada, traced):
    caller = Caller()
    create(ada, traced.channel("sessions"), caller)
    end = time.monotonic() + TIMEOUT
    while caller.trace not in traced.logs["sessions"].read_text():
        assert time.monotonic() < end, "no line of the log names the trace"
    lines = [json.loads(line) for line in traced.logs["sessions"].read_text().splitlines()]
    line = only([line for line in lines if line.get("trace_id") == caller.trace])
    assert line["msg"] == "call" and line["method"] == f"/{CREATE}"


def test_nothing_personal_is_sent(ada, edge, traced, collector):
    caller = Caller()
    entrance = OnePort(edge.at)
    session = create(ada, entrance.channel("sessions"), caller).session
    entrance.close()
    collector.trace(caller.trace, lambda spans: any(span.parent == caller.id for span in spans))
    everything = "".join(f"{span.service} {span.span}" for span in collector.spans)
    for personal in (ada.email, ada.user_id, ada.tokens.access_token, session.session_id, "127.0.0.1", "bearer"):
        assert personal.lower() not in everything.lower(), personal
    keys = {key for span in collector.spans for key in span.attributes}
    assert keys <= {
        "rpc.system", "rpc.service", "rpc.method", "rpc.grpc.status_code", "error.type", "db.system.name",
        "db.operation.name", "db.query.summary", "db.response.status_code", "http.request.method", "http.route",
        "http.response.status_code", "url.scheme", "network.protocol.version", "titanup.feed.name", "titanup.feed.changes",
    }  # fmt: skip


def dropped(traced: TracedStack) -> float:
    return traced.metrics("sessions")['titanup_trace_spans_dropped_total{reason="not_taken"}']


def test_a_collector_that_stands_still_costs_a_counter(ada, traced, collector):
    channel = traced.channel("sessions")
    create(ada, channel, Caller())
    with collector.standing_still():
        calls, before = collector.calls, dropped(traced)
        create(ada, channel, Caller())
        collector.until("the service sends", lambda _: collector.calls > calls)
        for _ in range(20):
            create(ada, channel, Caller())
        end = time.monotonic() + TIMEOUT
        while dropped(traced) == before:
            assert time.monotonic() < end, "no span was dropped"
            threading.Event().wait(0.1)
    caller = Caller()
    create(ada, channel, caller)
    collector.trace(caller.trace, ended(CREATE, "titanup-sessions"))
    assert traced.metrics("sessions")["titanup_trace_spans_sent_total"] > 0


def test_a_collector_that_is_away_costs_a_counter(ada, stack, tmp_path):
    with TracedStack(stack, tmp_path, f"http://127.0.0.1:{free_port()}") as traced:
        create(ada, traced.channel("sessions"), Caller())
        end = time.monotonic() + TIMEOUT
        while dropped(traced) == 0:
            assert time.monotonic() < end, "no span was dropped"
            threading.Event().wait(0.1)
        create(ada, traced.channel("sessions"), Caller())


@pytest.mark.parametrize(
    "variable, value, words",
    [
        ("OTEL_EXPORTER_OTLP_ENDPOINT", "localhost:4317", "http://HOST:PORT"),
        ("OTEL_EXPORTER_OTLP_ENDPOINT", "http://localhost:4318/v1/traces", "http://HOST:PORT"),
        ("OTEL_TRACES_SAMPLER_ARG", "1.5", "from 0 to 1"),
        ("OTEL_EXPORTER_OTLP_CERTIFICATE", "/etc/ca.pem", "https"),
    ],
)
def test_wrong_settings_are_named(traced, variable, value, words):
    done = traced.check("sessions", **{variable: value})
    assert done.returncode == 1
    assert variable in done.stderr and words in done.stderr, done.stderr
