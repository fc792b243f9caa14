"""The kinds of load, as functions that each run once against a server and return one sample (see figures)."""

import json
import subprocess

from figures import parse_h2load
from frames import message
from servers import LOAD_CORE, STATE

ECHO = "/titanup.bench.v1.EchoService/Echo"
PINNED = ["taskset", "-c", LOAD_CORE]
VALUES = 132


def h2load(server, requests, payload):
    """Unary calls on 8 connections x 16 streams, or with nghttpd requests for a file as long as the payload."""
    scheme = "https" if server.tls else "http"
    arguments = ["h2load", "-n", str(requests), "-c", "8", "-m", "16", "-t", "1"]
    if server.authorization():
        arguments += ["-H", f"authorization: {server.authorization()}"]
    url, answer = f"{scheme}://127.0.0.1:{server.port}", payload
    if server.name == "nghttpd":
        arguments += [f"{url}/{payload}"]
    else:
        body = message(b"x" * payload)
        (STATE / "message").write_bytes(body)
        arguments += ["-d", str(STATE / "message"), "-H", "te: trailers", "-H", "content-type: application/grpc"]
        arguments += [url + ECHO]
        answer = len(body)
    before = server.cpu_seconds()
    run = subprocess.run(PINNED + arguments, capture_output=True, text=True, check=True, cwd=STATE)
    used = server.cpu_seconds() - before
    total, rate = parse_h2load(run.stdout, answer)
    return {"cpu": used / total * 1e5, "rate": rate, **server.memory()}


def one_at_a_time(server, requests):
    """Unary calls of 32 B, each after the answer to the previous one."""
    return titan_load(server, "unary", "--bytes", 32, "--requests", requests)


def paced(server, seconds):
    """1,000 streams on 100 connections, with 30 messages of 132 floats a second on each stream."""
    shape = ["--streams", 1000, "--connections", 100, "--rate", 30, "--floats", VALUES]
    return titan_load(server, "paced", *shape, "--seconds", seconds)


def full_rate(server, seconds):
    """100 streams on 10 connections, with 16 messages in flight on each stream."""
    shape = ["--streams", 100, "--connections", 10, "--inflight", 16, "--floats", VALUES]
    return titan_load(server, "max", *shape, "--seconds", seconds)


def sequential_connections(server, count):
    """One connection after the other, with one unary call on each."""
    return titan_load(server, "sequential", "--bytes", 32, "--requests", count)


def titan_load(server, mode, *options):
    """Runs our own load generator. The sample's CPU time is what the server uses between the end of the warm-up and the
    result, and its memory is what the server has while all connections and streams are still open."""
    arguments = [str(STATE / "titan-load"), mode, "--port", server.port, "--hold", *options]
    if server.authorization():
        arguments += ["--authorization", server.authorization()]
    pipe = subprocess.PIPE
    before = server.cpu_seconds()
    with subprocess.Popen(PINNED + [str(a) for a in arguments], stdin=pipe, stdout=pipe, text=True) as load:
        line = load.stdout.readline()
        if line == "steady\n":
            before = server.cpu_seconds()
            line = load.stdout.readline()
        used, memory = server.cpu_seconds() - before, server.memory()
    if load.returncode != 0:
        raise RuntimeError(f"titan-load {mode} against {server.name} failed")
    result = json.loads(line)
    return {
        "cpu": used / result["messages"] * 1e5,
        "rate": result["per_second"],
        "latency": result["p50"],
        "p99": result["p99"],
        **memory,
    }
