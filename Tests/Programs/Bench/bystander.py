"""The well-behaved client: an official one that makes calls at a steady rate, whatever else is happening."""

import threading
import time

from figures import percentile
from frames import message

ECHO = "/titanup.bench.v1.EchoService/Echo"
PAYLOAD = message(b"x" * 32)[5:]
PERIOD = 0.005


class Calls:
    """Calls that do not wait for each other: each begins when it is due, and its latency is measured from then."""

    def __init__(self, channel, authorization):
        self.echo = channel.unary_unary(ECHO)
        self.metadata = [("authorization", authorization)] if authorization else []
        self.done = threading.Condition()
        self.latencies, self.failures = [], []

    def make(self, due):
        future = self.echo.future(PAYLOAD, metadata=self.metadata, timeout=10)
        future.add_done_callback(lambda answer: self.note(answer, due))

    def note(self, answer, due):
        latency, error = (time.monotonic() - due) * 1000, answer.exception()
        with self.done:
            self.latencies.append(latency)
            if error or answer.result() != PAYLOAD:
                self.failures.append(str(error and f"{error.code().name}: {error.details()}" or "a wrong answer"))
            self.done.notify()

    def await_all(self, made):
        with self.done:
            self.done.wait_for(lambda: len(self.latencies) == made, timeout=30)
            self.failures += ["no answer at all"] * (made - len(self.latencies))


def run(port, authorization, stop, result):
    """Calls 200 times a second until `stop` is set. Sends "ready" to `result` once the first call has been answered,
    and finally the counts and the latencies in milliseconds."""
    import grpc

    with grpc.insecure_channel(f"127.0.0.1:{port}") as channel:
        grpc.channel_ready_future(channel).result(timeout=10)
        calls = Calls(channel, authorization)
        calls.make(time.monotonic())
        calls.await_all(1)
        result.send("ready")
        made, due = 1, time.monotonic()
        while not stop.wait(max(0, due - time.monotonic())):
            calls.make(due)
            made, due = made + 1, due + PERIOD
        calls.await_all(made)
    p50, p99 = percentile(calls.latencies, 0.5), percentile(calls.latencies, 0.99)
    result.send({"calls": made, "failures": calls.failures, "p50": p50, "p99": p99})
