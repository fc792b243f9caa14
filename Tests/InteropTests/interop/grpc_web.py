"""gRPC-Web as the Connect project's official runtime speaks it, and by hand where that runtime is too polite."""

import contextlib
import dataclasses
import struct

import pyqwest
from connectrpc.client import ConnectClientSync
from connectrpc.compat import google_protobuf_binary_codec
from connectrpc.method import IdempotencyLevel, MethodInfo, StreamType
from connectrpc.protocol import ProtocolType
from google.protobuf import message_factory

from . import programs
from .stack import TIMEOUT

TRAILERS, COMPRESSED = 0x80, 0x01


@dataclasses.dataclass(frozen=True)
class Way:
    """How a client reaches a server's port for browsers."""

    is_http2: bool
    identity: programs.Identity | None

    @property
    def server_flags(self) -> list[str]:
        if not self.identity:
            return ["--web-port=0"]
        pair = [f"--tls_cert_file={self.identity.certificate}", f"--tls_key_file={self.identity.key}"]
        return ["--web-port=0", "--web-tls", *pair]

    @contextlib.contextmanager
    def edge(self, *flags: str):
        with programs.server(*self.server_flags, *flags) as address:
            yield Edge(self, address)


@dataclasses.dataclass(frozen=True)
class Edge:
    """A running server as browsers see it."""

    way: Way
    address: str

    @property
    def url(self) -> str:
        if not self.way.identity:
            return f"http://{self.address}"
        return f"https://{self.way.identity.name}:{self.address.rpartition(':')[2]}"

    @property
    def http(self) -> pyqwest.SyncClient:
        version = pyqwest.HTTPVersion.HTTP2 if self.way.is_http2 else pyqwest.HTTPVersion.HTTP1
        security = {}
        if self.way.identity:
            security["tls_ca_cert"] = self.way.identity.authority.read_bytes()
            security["dns_overrides"] = {self.way.identity.name: ["127.0.0.1"]}
        return pyqwest.SyncClient(pyqwest.SyncHTTPTransport(http_version=version, **security))

    def client(self, **options) -> ConnectClientSync:
        """An official client."""
        return ConnectClientSync(
            self.url, codec=google_protobuf_binary_codec(), protocol=ProtocolType.GRPC_WEB, http_client=self.http,
            **options,
        )

    def post(self, path: str, body: bytes, /, method: str = "POST", **fields: str) -> "Answer":
        """A request by hand; underscores in fields stand for hyphens."""
        headers = {"content-type": "application/grpc-web+proto"}
        headers.update({name.replace("_", "-"): value for name, value in fields.items()})
        with self.http.stream(method, self.url + path, headers=headers, content=body, timeout=TIMEOUT) as response:
            assert (response.http_version == pyqwest.HTTPVersion.HTTP2) == self.way.is_http2
            content = b"".join(bytes(piece) for piece in response.content)
            return Answer(response.status, list(response.headers.items()), content)


@dataclasses.dataclass(frozen=True)
class Answer:
    """A response to a request by hand."""

    status: int
    #: In order, those that stand twice included.
    fields: list[tuple[str, str]]
    content: bytes

    @property
    def headers(self) -> dict[str, str]:
        return dict(self.fields)

    @property
    def frames(self) -> list[tuple[int, bytes]]:
        frames, rest = [], self.content
        while rest:
            flag, length = struct.unpack(">BI", rest[:5])
            assert len(rest) >= 5 + length, "the content ends in the middle of a frame"
            frames.append((flag, rest[5 : 5 + length]))
            rest = rest[5 + length :]
        return frames

    @property
    def messages(self) -> list[bytes]:
        return [payload for flag, payload in self.frames if not flag & TRAILERS]

    @property
    def trailers(self) -> dict[str, str]:
        """The fields of the last frame or, of a response without frames, those of its head."""
        if not self.content:
            return self.headers
        flag, payload = self.frames[-1]
        assert flag == TRAILERS, f"the last frame has flag {flag}"
        lines = payload.decode().split("\r\n")
        assert lines.pop() == "", "the trailers' last line has no end"
        return dict(line.split(": ", 1) for line in lines)

    @property
    def code(self) -> int:
        return int(self.trailers["grpc-status"])


def framed(*messages: bytes, flag: int = 0) -> bytes:
    return b"".join(struct.pack(">BI", flag, len(message)) + message for message in messages)


def method(descriptor) -> MethodInfo:
    """The runtime's description of a method, from that of Google's protobuf."""
    kinds = {
        (False, False): StreamType.UNARY, (True, False): StreamType.CLIENT_STREAM,
        (False, True): StreamType.SERVER_STREAM, (True, True): StreamType.BIDI_STREAM,
    }
    return MethodInfo(
        name=descriptor.name, service_name=descriptor.containing_service.full_name,
        input=message_factory.GetMessageClass(descriptor.input_type),
        output=message_factory.GetMessageClass(descriptor.output_type),
        idempotency_level=IdempotencyLevel.UNKNOWN,
        stream_type=kinds[descriptor.client_streaming, descriptor.server_streaming],
    )
