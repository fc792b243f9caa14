"""Measures what titanup-web adds to a call, and what idle pages cost it.

web.py [--rounds N] [--seconds N] [--pages N] [--json]

In each round, one caller makes ListHabits for some seconds in each of three ways, one way after the other: native gRPC
to the habits service, native gRPC through titanup-web, and gRPC-Web over HTTP/1.1 with a session cookie. The CPU time of
the direct call is that of the habits service and the database; a call through titanup-web also counts the edge's. Then
pages that only watch habits are opened, each on a connection of its own. Exits 1 if a figure is over its limit.

The bench that starts the stack says where everything is: TITANUP_WEB_ADDRESS, and the process ids
TITANUP_BENCH_WEB_PID, TITANUP_BENCH_HABITS_PID and TITANUP_BENCH_DATABASE_PID.
"""

import argparse
import http.client
import json
import os
import pathlib
import socket
import statistics
import struct
import sys
import time

import beside  # noqa: F401  # the stubs come first
from figures import percentile, table
from interop.people import PASSWORD, Person, bearer
from interop.stack import Stack
from servers import Process
from titanup.auth.v1 import auth_pb2
from titanup.habits.v1 import habits_pb2, habits_pb2_grpc

#: A call through the edge takes at most this much longer at the median, in milliseconds, and this many times the CPU
#: time of the direct call. Memory with idle pages is in MiB.
LIMITS = {"added_milliseconds": 1.0, "cpu_ratio": 1.5, "memory_with_pages": 100.0}

CALLS_TO_WARM_UP = 20
WATCH = "/titanup.habits.v1.HabitsService/WatchHabits"
LIST = "/titanup.habits.v1.HabitsService/ListHabits"


def framed(message) -> bytes:
    """A message with gRPC's five-byte prefix.

    >>> framed(habits_pb2.ListHabitsRequest(page_size=1)).hex()
    '00000000021801'
    """
    body = message.SerializeToString()
    return struct.pack(">BI", 0, len(body)) + body


def host_and_port(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    return host, int(port)


class Page:
    """A page's connection to the edge, signed in by a cookie."""

    def __init__(self, address: str, email: str):
        self.address = address
        self.connection = http.client.HTTPConnection(*host_and_port(address))
        request = auth_pb2.SignInRequest(email=email, password=PASSWORD)
        response = self._post("/session/sign-in", request.SerializeToString(), "application/proto")
        assert response.status == 200, response.status
        self.cookie = response.getheader("set-cookie").partition(";")[0]

    def _headers(self, kind: str) -> dict[str, str]:
        headers = {"content-type": kind, "origin": f"http://{self.address}", "sec-fetch-site": "same-origin"}
        return {**headers, "cookie": self.cookie} if hasattr(self, "cookie") else headers

    def _post(self, path: str, body: bytes, kind: str):
        self.connection.request("POST", path, body, self._headers(kind))
        response = self.connection.getresponse()
        response.content = response.read()
        return response

    def call(self) -> None:
        response = self._post(LIST, framed(habits_pb2.ListHabitsRequest()), "application/grpc-web+proto")
        assert b"grpc-status:0" in response.content.replace(b" ", b""), (response.status, response.content[-200:])

    def watch(self) -> socket.socket:
        """Opens a watch on a new connection, and returns once its response has begun."""
        body = framed(habits_pb2.WatchHabitsRequest())
        lines = [f"POST {WATCH} HTTP/1.1", f"host: {self.address}", f"content-length: {len(body)}"]
        lines += [f"{name}: {value}" for name, value in self._headers("application/grpc-web+proto").items()]
        connection = socket.create_connection(host_and_port(self.address), timeout=60)
        connection.sendall("\r\n".join([*lines, "", ""]).encode() + body)
        head = connection.recv(4096)
        assert head.startswith(b"HTTP/1.1 200"), head
        return connection


def native(channel, token: str):
    """ListHabits by an official client."""
    stub = habits_pb2_grpc.HabitsServiceStub(channel)

    def call() -> None:
        stub.ListHabits(habits_pb2.ListHabitsRequest(), metadata=bearer(token), timeout=60)

    return call


class Processes:
    """The processes behind a call."""

    def __init__(self):
        self.edge = Process(int(os.environ["TITANUP_BENCH_WEB_PID"]))
        self.service = Process(int(os.environ["TITANUP_BENCH_HABITS_PID"]))
        self.postmaster = int(os.environ["TITANUP_BENCH_DATABASE_PID"])

    def cpu_seconds(self) -> float:
        children = pathlib.Path(f"/proc/{self.postmaster}/task/{self.postmaster}/children").read_text()
        database = [Process(pid) for pid in [self.postmaster, *map(int, children.split())]]
        return sum(process.cpu_seconds() for process in [self.edge, self.service, *database])


def turn(call, processes: Processes, seconds: float) -> dict[str, float]:
    """The times of calls in milliseconds, and the CPU time of one in microseconds."""
    for _ in range(CALLS_TO_WARM_UP):
        call()
    times, before, until = [], processes.cpu_seconds(), time.monotonic() + seconds
    while time.monotonic() < until:
        times.append(beside.milliseconds(call))
    cpu = (processes.cpu_seconds() - before) / len(times) * 1e6
    return {"median": statistics.median(times), "p99": percentile(times, 0.99), "cpu": cpu}


def summary(rounds: list[dict[str, dict[str, float]]]) -> dict[str, dict[str, float]]:
    """Each way's medians over the rounds, and the medians of its differences and ratios to the direct call.

    >>> one = {"direct": {"median": 2.0, "p99": 4.0, "cpu": 100.0}, "edge": {"median": 2.5, "p99": 6.0, "cpu": 140.0}}
    >>> summary([one])["edge"]
    {'median': 2.5, 'p99': 6.0, 'cpu': 140.0, 'added_milliseconds': 0.5, 'cpu_ratio': 1.4}
    """
    found = {}
    for way in rounds[0]:
        found[way] = {name: round(statistics.median(each[way][name] for each in rounds), 3) for name in rounds[0][way]}
        found[way]["added_milliseconds"] = round(
            statistics.median(each[way]["median"] - each["direct"]["median"] for each in rounds), 3)
        found[way]["cpu_ratio"] = round(statistics.median(each[way]["cpu"] / each["direct"]["cpu"] for each in rounds), 3)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--pages", type=int, default=500)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    stack, address, processes = Stack("127.0.0.1"), os.environ["TITANUP_WEB_ADDRESS"], Processes()
    stack.wait_until_ready()
    person = Person(stack)
    person.habit("Read")
    page, token = Page(address, person.email), person.tokens.access_token
    ways = {
        "direct": native(stack.channel("habits"), token),
        "through, native": native(stack.new_channel("habits", address), token),
        "through, gRPC-Web": page.call,
    }
    rounds = [
        {way: turn(call, processes, options.seconds) for way, call in ways.items()} for _ in range(options.rounds)
    ]
    calls, before = summary(rounds), processes.edge.memory()["pss"]
    watching = [page.watch() for _ in range(options.pages)]
    memory = {"memory": round(before, 1), "memory_with_pages": round(processes.edge.memory()["pss"], 1)}
    for connection in watching:
        connection.close()
    stack.close()
    if options.json:
        print(json.dumps({"calls": calls, "pages": options.pages, **memory}, indent=2))
    else:
        names = ["median", "p99", "cpu", "added_milliseconds", "cpu_ratio"]
        headings = ["way of a call", "median ms", "p99 ms", "CPU µs", "added ms", "CPU ratio"]
        print(table(headings, [[way, *(f"{figures[name]:.2f}" for name in names)] for way, figures in calls.items()]))
        print(f"\nmemory of titanup-web: {before:.1f} MiB, with {options.pages} idle pages {memory['memory_with_pages']} MiB")
    over = [
        f"{way}: {name} is {figures[name]}, the limit is {LIMITS[name]}"
        for way, figures in calls.items()
        for name in ("added_milliseconds", "cpu_ratio")
        if figures[name] > LIMITS[name]
    ]
    if memory["memory_with_pages"] > LIMITS["memory_with_pages"]:
        over.append(f"memory_with_pages is {memory['memory_with_pages']}, the limit is {LIMITS['memory_with_pages']}")
    for line in over:
        print(line, file=sys.stderr)
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
