"""The measurements, their peers, and the comparisons."""

from dataclasses import dataclass
from typing import Callable

import loads

EVERYBODY = ("grpc_cpp", "nghttpd")


@dataclass(frozen=True)
class Case:
    title: str
    # Our servers by the names of their figures in `--json`.
    subjects: dict
    peers: tuple
    # The measures whose ratios to the peers' are reported.
    ratios: tuple
    # (server, effort) -> sample; with an effort of 1 a round takes a few seconds.
    load: Callable
    tls: bool = False

    @property
    def servers(self):
        return [*self.subjects.values(), *self.peers]


CASES = [
    Case(
        "unary, 32 B",
        {"unary.echo": "echo"},
        EVERYBODY,
        ("cpu",),
        lambda server, effort: loads.h2load(server, int(200_000 * effort), 32),
    ),
    # The peers receive the token too, although they ignore it, because reading a header of 400 bytes has a cost.
    Case(
        "unary, 32 B, with a token",
        {"unary.chain": "chain"},
        EVERYBODY,
        ("cpu",),
        lambda server, effort: loads.h2load(server, int(200_000 * effort), 32),
    ),
    Case(
        "unary, 1 KiB",
        {"unary.1k": "echo"},
        EVERYBODY,
        ("cpu",),
        lambda server, effort: loads.h2load(server, int(150_000 * effort), 1024),
    ),
    Case(
        "unary, 64 KiB",
        {"unary.64k": "echo"},
        EVERYBODY,
        ("cpu",),
        lambda server, effort: loads.h2load(server, int(10_000 * effort), 65536),
    ),
    Case(
        "unary, 32 B, TLS",
        {"unary.tls": "echo"},
        EVERYBODY,
        ("cpu",),
        lambda server, effort: loads.h2load(server, int(150_000 * effort), 32),
        tls=True,
    ),
    Case(
        "unary, 32 B, one at a time",
        {"unary": "echo"},
        ("grpc_cpp",),
        ("latency", "p99"),
        lambda server, effort: loads.one_at_a_time(server, int(30_000 * effort)),
    ),
    Case(
        "1,000 streams, 30/s each",
        {"stream.paced": "echo"},
        ("grpc_cpp",),
        ("cpu", "memory", "pss", "p99"),
        lambda server, effort: loads.paced(server, 8 * effort),
    ),
    Case(
        "100 streams, full rate",
        {"stream.max": "echo"},
        ("grpc_cpp",),
        ("cpu",),
        lambda server, effort: loads.full_rate(server, 4 * effort),
    ),
]
