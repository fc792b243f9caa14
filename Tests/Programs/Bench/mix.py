"""A mix of proper and improper use of the echo service by official clients, each of which does one thing at a time."""

import contextlib
import random
import socket
import threading
import time
from collections import Counter

import grpc

from frames import END_HEADERS, HEADERS, call_fields, data, frame, message, opening

SERVICE = "/titanup.bench.v1.EchoService/"
OVERSIZED = 5 << 20
DISCUSSED = opening() + frame(HEADERS, END_HEADERS, 1, call_fields(SERVICE.encode() + b"Stream"))


def payload(count):
    """An encoded EchoMessage."""
    return message(b"x" * count)[5:]


class Client(threading.Thread):
    """Uses the service until `stop` is set. `faults` lists the uses that had the wrong outcome."""

    def __init__(self, port, authorization, seed, stop):
        super().__init__()
        self.port, self.stop, self.random = port, stop, random.Random(seed)
        self.metadata = [("authorization", authorization)] if authorization else []
        self.done, self.faults = Counter(), []

    def run(self):
        uses = {
            self.unary: 60,
            self.stream: 15,
            self.cancelled_stream: 10,
            self.deadline: 8,
            self.dropped_connection: 6,
            self.oversized_message: 1,
        }
        while not self.stop.is_set():
            # No connection lives forever.
            with grpc.insecure_channel(f"127.0.0.1:{self.port}", [("grpc.use_local_subchannel_pool", 1)]) as channel:
                self.echo = channel.unary_unary(SERVICE + "Echo")
                self.echo_stream = channel.stream_stream(SERVICE + "Stream")
                for use in self.random.choices(list(uses), uses.values(), k=200):
                    if self.stop.is_set():
                        break
                    self.try_out(use)

    def try_out(self, use):
        name = use.__name__.replace("_", " ")
        try:
            use()
        except (grpc.RpcError, AssertionError, OSError) as error:
            self.faults.append(f"{name}: {error!r}")
        self.done[name] += 1

    def unary(self):
        sent = payload(int(self.random.paretovariate(0.5)) % 65_536)
        assert self.echo(sent, metadata=self.metadata, timeout=20) == sent, "a wrong answer"

    def stream(self):
        sent = [payload(1 + self.random.randrange(2_000)) for _ in range(self.random.randrange(50))]
        assert list(self.echo_stream(iter(sent), metadata=self.metadata, timeout=20)) == sent, "wrong answers"

    def cancelled_stream(self):
        read_before_leaving = self.random.randrange(10)
        call = self.echo_stream(iter([payload(500)] * 50), metadata=self.metadata, timeout=20)
        for _ in range(read_before_leaving):
            next(call)
        call.cancel()

    def deadline(self):
        """A stream that the client keeps open, so only its deadline can end it."""
        over = threading.Event()

        def nothing_more():
            over.wait()
            yield from ()

        try:
            list(self.echo_stream(nothing_more(), metadata=self.metadata, timeout=self.random.uniform(0.001, 0.05)))
            raise AssertionError("the call ended before its deadline")
        except grpc.RpcError as error:
            if error.code() is not grpc.StatusCode.DEADLINE_EXCEEDED:
                raise
        finally:
            over.set()

    def dropped_connection(self):
        """Cuts off the connection anywhere in the bytes of a call, with a reset or with an end."""
        octets = DISCUSSED + data(1, message(b"x" * 1000)) + data(1, message(b"x" * 1000))
        with contextlib.closing(socket.create_connection(("127.0.0.1", self.port), 5)) as peer:
            peer.sendall(octets[: self.random.randrange(len(octets))])
            time.sleep(self.random.uniform(0, 0.01))
            if self.random.random() < 0.5:
                peer.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")

    def oversized_message(self):
        try:
            self.echo(payload(OVERSIZED), metadata=self.metadata, timeout=20)
            raise AssertionError("an oversized message was accepted")
        except grpc.RpcError as error:
            if error.code() is not grpc.StatusCode.RESOURCE_EXHAUSTED:
                raise


def use(server, seconds, seed, clients=8):
    """Runs the mix. Returns how often each use was made; fails if any had the wrong outcome."""
    stop = threading.Event()
    threads = [Client(server.port, server.authorization(), seed * 100 + number, stop) for number in range(clients)]
    for thread in threads:
        thread.start()
    stop.wait(seconds)
    stop.set()
    for thread in threads:
        thread.join()
    faults = [fault for thread in threads for fault in thread.faults]
    if faults:
        raise RuntimeError(f"{len(faults)} uses had the wrong outcome, the first: {faults[0]}")
    return sum((thread.done for thread in threads), Counter())
