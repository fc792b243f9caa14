"""A server for the negative HTTP/2 cases of gRPC's interop tests: it ends streams and connections in the middle.

It writes its frames by hand (RFC 9113), because libraries don't let a server break off in the way these cases need. The
content of a request doesn't matter: every call is the cases' `UnaryCall`, so header blocks are not decoded.
"""

import contextlib
import dataclasses
import socket
import struct
import threading

from grpc.testing import messages_pb2

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
DATA, HEADERS, RST_STREAM, SETTINGS, PING, GOAWAY, WINDOW_UPDATE = 0, 1, 3, 4, 6, 7, 8
END_STREAM, ACK, END_HEADERS = 0x1, 0x1, 0x4
NO_ERROR, MAX_CONCURRENT_STREAMS = 0, 3
RESPONSE_SIZE = 314_159
LARGEST_FRAME = 16_384


def frame(kind: int, flags: int, stream: int, payload: bytes = b"") -> bytes:
    return struct.pack(">I", len(payload))[1:] + struct.pack(">BBI", kind, flags, stream) + payload


def block(*fields: tuple[bytes, bytes]) -> bytes:
    """A header block of literals without indexing (RFC 7541, section 6.2.2); names and values are short."""
    return b"".join(b"\0" + bytes([len(name)]) + name + bytes([len(value)]) + value for name, value in fields)


HEAD = block((b":status", b"200"), (b"content-type", b"application/grpc"))
TRAILERS = block((b"grpc-status", b"0"))


@dataclasses.dataclass
class Seen:
    """The frames that a server has seen from its client."""

    connections: int = 0
    calls: int = 0
    #: Connections of the calls, in order.
    connection_of_call: list[int] = dataclasses.field(default_factory=list)
    pings: int = 0
    pings_answered: int = 0
    #: The maximum number of concurrent streams after the limit was known.
    most_streams: int = 0
    go_aways: list[int] = dataclasses.field(default_factory=list)


class _Connection:
    def __init__(self, case: str, connection: socket.socket, number: int, seen: Seen):
        self.case, self.socket, self.number, self.seen = case, connection, number, seen
        self.open: set[int] = set()
        self.is_limited = False

    def send(self, *frames: bytes) -> None:
        self.socket.sendall(b"".join(frames))

    def serve(self) -> None:
        assert self._take(len(PREFACE)) == PREFACE
        self.send(frame(SETTINGS, 0, 0))
        while head := self._take(9, may_end=True):
            length, kind, flags, stream = int.from_bytes(head[:3], "big"), head[3], head[4], int.from_bytes(head[5:], "big")
            self._received(kind, flags, stream & 0x7FFF_FFFF, self._take(length))

    def _take(self, count: int, may_end: bool = False) -> bytes:
        taken = b""
        while len(taken) < count:
            more = self.socket.recv(count - len(taken))
            if not more:
                assert may_end and not taken, "the client closed in the middle of a frame"
                return b""
            taken += more
        return taken

    def _received(self, kind: int, flags: int, stream: int, payload: bytes) -> None:
        if kind == SETTINGS:
            if not flags & ACK:
                self.send(frame(SETTINGS, ACK, 0))
        elif kind == PING:
            if flags & ACK:
                self.seen.pings_answered += 1
            else:
                self.send(frame(PING, ACK, 0, payload))
        elif kind == GOAWAY:
            self.seen.go_aways.append(int.from_bytes(payload[4:8], "big"))
        elif kind == HEADERS:
            self.open.add(stream)
            if self.is_limited:
                self.seen.most_streams = max(self.seen.most_streams, len(self.open))
        elif kind == DATA and payload:
            update = struct.pack(">I", len(payload))
            self.send(frame(WINDOW_UPDATE, 0, 0, update), frame(WINDOW_UPDATE, 0, stream, update))
        elif kind == RST_STREAM:
            self.open.discard(stream)
        if kind in (HEADERS, DATA) and flags & END_STREAM:
            self.open.discard(stream)
            self.seen.calls += 1
            self.seen.connection_of_call.append(self.number)
            self._answer(stream)

    def _answer(self, stream: int) -> None:
        message = messages_pb2.SimpleResponse(payload=messages_pb2.Payload(body=bytes(RESPONSE_SIZE))).SerializeToString()
        content = b"\0" + struct.pack(">I", len(message)) + message
        frames = [content[start : start + LARGEST_FRAME] for start in range(0, len(content), LARGEST_FRAME)]
        data = [frame(DATA, 0, stream, piece) for piece in frames]
        head, trailers = frame(HEADERS, END_HEADERS, stream, HEAD), frame(HEADERS, END_HEADERS | END_STREAM, stream, TRAILERS)
        reset = frame(RST_STREAM, 0, stream, struct.pack(">I", NO_ERROR))
        if self.case == "rst_after_header":
            self.send(head, reset)
        elif self.case == "rst_during_data":
            self.send(head, *data[: len(data) // 2], reset)
        elif self.case == "rst_after_data":
            self.send(head, *data, reset)
        elif self.case == "goaway":
            self.send(frame(GOAWAY, 0, 0, struct.pack(">II", stream, NO_ERROR)), head, *data, trailers)
        elif self.case == "ping":
            for part in (head, b"".join(data)):
                self.send(self._ping(), part, self._ping())
            self.send(trailers, self._ping())
        elif self.case == "max_streams":
            limit = frame(SETTINGS, 0, 0, struct.pack(">HI", MAX_CONCURRENT_STREAMS, 1))
            self.send(*([] if self.is_limited else [limit]), head, *data, trailers)
            self.is_limited = True
        else:
            raise AssertionError(f"no such case: {self.case}")

    def _ping(self) -> bytes:
        self.seen.pings += 1
        return frame(PING, 0, 0, struct.pack(">Q", self.seen.pings))


@contextlib.contextmanager
def http2_server(case: str):
    """Serves on a port chosen by the system, and yields the address and what it sees."""
    seen, failures, threads = Seen(), [], []

    def serve(connection: socket.socket, number: int) -> None:
        try:
            with connection:
                _Connection(case, connection, number, seen).serve()
        except ConnectionError:
            pass  # A client may close the connection at any time.
        except BaseException as failure:  # noqa: BLE001 any failure here fails the test
            failures.append(failure)

    def accept() -> None:
        while True:
            try:
                connection, _ = listener.accept()
            except OSError:
                return
            seen.connections += 1
            thread = threading.Thread(target=serve, args=(connection, seen.connections), daemon=True)
            threads.append(thread)
            thread.start()

    with socket.create_server(("127.0.0.1", 0)) as listener:
        threading.Thread(target=accept, daemon=True).start()
        yield f"127.0.0.1:{listener.getsockname()[1]}", seen
        listener.shutdown(socket.SHUT_RDWR)
    for thread in threads:
        thread.join(timeout=60)
        assert not thread.is_alive()
    assert not failures, failures
