"""The well-behaved client: an official one that makes calls at a steady pace while something else goes on."""

import time

from figures import percentile
from frames import message

ECHO = "/titanup.bench.v1.EchoService/Echo"
PAYLOAD = message(b"x" * 32)[5:]


def run(port, authorization, stop, result):
    """Calls 200 times a second until `stop` is set. Sends to `result` that the first call was answered, and in the end
    the counts and the latencies in milliseconds. Latency counts from when a call was due, so one slow answer is felt
    by all that should have followed it."""
    import grpc

    metadata = [("authorization", authorization)] if authorization else []
    latencies, failures = [], []
    with grpc.insecure_channel(f"127.0.0.1:{port}") as channel:
        echo = channel.unary_unary(ECHO)
        echo(PAYLOAD, metadata=metadata, wait_for_ready=True, timeout=10)
        result.send("ready")
        due = time.monotonic()
        while not stop.is_set():
            due += 0.005
            time.sleep(max(0, due - time.monotonic()))
            try:
                if echo(PAYLOAD, metadata=metadata, timeout=10) != PAYLOAD:
                    failures.append("a wrong answer")
            except grpc.RpcError as error:
                failures.append(f"{error.code().name}: {error.details()}")
            latencies.append((time.monotonic() - due) * 1000)
    p50, p99 = percentile(latencies, 0.5), percentile(latencies, 0.99)
    result.send({"calls": len(latencies), "failures": failures, "p50": p50, "p99": p99})
