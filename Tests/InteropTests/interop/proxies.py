"""Proxies in front of a service, and callers that hold on to everything they can, on plain sockets."""

import contextlib
import socket
import struct
import threading

from .stack import TIMEOUT

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
SIGNATURE = b"\r\n\r\n\x00\r\nQUIT\n"


def proxy_header(client: str, port: int = 4711) -> bytes:
    """A header of PROXY protocol version 2: a TCP connection from `client` to this machine."""
    if ":" in client:
        addresses, family = socket.inet_pton(socket.AF_INET6, client) + socket.inet_pton(socket.AF_INET6, "::1"), 0x21
    else:
        addresses, family = socket.inet_aton(client) + socket.inet_aton("127.0.0.1"), 0x11
    rest = addresses + struct.pack("!HH", port, 443)
    return SIGNATURE + struct.pack("!BBH", 0x21, family, len(rest)) + rest


class ProxyRelay:
    """A TCP proxy that passes connections on to `target`, each of them after a header."""

    def __init__(self, target: str, header: bytes):
        host, _, port = target.rpartition(":")
        self._target, self._header = (host, int(port)), header
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self._listener.getsockname()[1]}"
        self._sockets = [self._listener]

    def __enter__(self):
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_):
        for open_socket in self._sockets:
            with contextlib.suppress(OSError):
                open_socket.shutdown(socket.SHUT_RDWR)
            open_socket.close()

    def _accept(self):
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                server = socket.create_connection(self._target, TIMEOUT)
                self._sockets += [client, server]
                server.settimeout(None)
                server.sendall(self._header)
                for source, sink in ((client, server), (server, client)):
                    threading.Thread(target=self._pass_on, args=(source, sink), daemon=True).start()

    @staticmethod
    def _pass_on(source: socket.socket, sink: socket.socket):
        with contextlib.suppress(OSError):
            while part := source.recv(65536):
                sink.sendall(part)
        with contextlib.suppress(OSError):
            sink.shutdown(socket.SHUT_WR)


def _frame(kind: int, flags: int, stream: int, payload: bytes) -> bytes:
    return struct.pack("!I", len(payload))[1:] + bytes([kind, flags]) + struct.pack("!I", stream) + payload


def _literal(name: bytes, value: bytes) -> bytes:
    """A field without Huffman coding or a table."""
    return b"\x00" + bytes([len(name)]) + name + bytes([len(value)]) + value


def open_call(stream: int, path: str, body: bytes | None = b"\0\0\0\0\0") -> bytes:
    """The bytes that open a call; without a body its request never arrives."""
    fields = [
        (b":method", b"POST"), (b":scheme", b"http"), (b":path", path.encode()), (b":authority", b"titanup"),
        (b"content-type", b"application/grpc"), (b"te", b"trailers"),
    ]
    call = _frame(1, 4, stream, b"".join(_literal(*field) for field in fields))
    return call if body is None else call + _frame(0, 1, stream, body)


class Crowd:
    """Connections from one address that keep the maximum number of calls open."""

    def __init__(self, target: str, source: str, connections: int, path: str, body: bytes | None = b"\0\0\0\0\0"):
        host, _, port = target.rpartition(":")
        self._target, self._source, self._count = (host, int(port)), source, connections
        self._opening = PREFACE + _frame(4, 0, 0, b"") + _frame(4, 1, 0, b"")
        self._opening += b"".join(open_call(2 * number + 1, path, body) for number in range(100))
        self._sockets = []

    def __enter__(self):
        for _ in range(self._count):
            held = socket.create_connection(self._target, TIMEOUT, source_address=(self._source, 0))
            self._sockets.append(held)
            threading.Thread(target=self._read, args=(held,), daemon=True).start()
        for held in self._sockets:
            held.sendall(self._opening)
        return self

    def __exit__(self, *_):
        for held in self._sockets:
            with contextlib.suppress(OSError):
                held.shutdown(socket.SHUT_RDWR)
            held.close()

    @staticmethod
    def _read(held: socket.socket):
        with contextlib.suppress(OSError):
            while held.recv(65536):
                pass
