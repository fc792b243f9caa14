"""What an answer in gRPC-Web says, without what each server may write as it likes: two outcomes can be compared."""

import base64
import dataclasses
import gzip
import urllib.parse

from connectrpc.conformance.v1 import service_pb2
from google.rpc import status_pb2

from .grpc_web import COMPRESSED, TRAILERS, Answer
from .stack import TIMEOUT

#: How a body is cut into pieces, when it was sent, and by whose program (RFC 9110, 6.6.1 and 10.2.4; RFC 9112, 6).
SERVERS_OWN = {"date", "server", "content-length", "transfer-encoding", "connection"}
#: What a proxy adds to a request about the connection that it came by.
PROXYS_OWN = {"x-forwarded-proto"}
INFO = service_pb2.ConformancePayload.RequestInfo


@dataclasses.dataclass
class Outcome:
    status: int
    headers: dict[str, str]
    #: Each with its flag, which says whether it was compressed.
    messages: list[tuple[int, object]]
    code: int
    words: str
    details: status_pb2.Status | None
    #: None if the status stands among the headers.
    trailers: dict[str, str] | None


def outcome(answer: Answer, message, own=SERVERS_OWN) -> Outcome:
    """`message` is the class of the answer's messages, `own` names the headers that are not compared."""
    headers, trailers = _joined(answer.fields), None
    frames = answer.frames
    if frames:
        flag, block = frames.pop()
        assert flag == TRAILERS, f"the last frame has flag {flag}"
        # Spaces around a value are no part of it (RFC 9110, 5.5): we write "name: value", Envoy "name:value".
        lines = [line.split(":", 1) for line in block.decode().split("\r\n") if line]
        trailers = _joined((name, value.strip(" \t")) for name, value in lines)
    ending = headers if trailers is None else trailers
    details = ending.pop("grpc-status-details-bin", None)
    return Outcome(
        status=answer.status,
        code=int(ending.pop("grpc-status")),
        # More may be escaped than must be (gRPC over HTTP/2, Percent-Encoded).
        words=urllib.parse.unquote(ending.pop("grpc-message", "")),
        # Base64 may have its padding or not (gRPC over HTTP/2, Binary-Header).
        details=None if details is None else _details(base64.b64decode(details + "=" * (-len(details) % 4))),
        headers={name: value for name, value in headers.items() if name not in own},
        trailers=trailers,
        messages=[(flag, _message(flag, content, message)) for flag, content in frames],
    )


def _joined(fields) -> dict[str, str]:
    """By name, since the order of names and their case mean nothing; a name that stands twice is a list (RFC 9110, 5.3)."""
    found: dict[str, list[str]] = {}
    for name, value in fields:
        found.setdefault(name.lower(), []).append(value)
    return {name: ", ".join(values) for name, values in found.items()}


def _details(content: bytes) -> status_pb2.Status:
    status = status_pb2.Status.FromString(content)
    for detail in status.details:
        if detail.Is(INFO.DESCRIPTOR):
            info = INFO.FromString(detail.value)
            _forget_the_way(info)
            detail.Pack(info)
    return status


def _message(flag: int, content: bytes, message):
    found = message.FromString(gzip.decompress(content) if flag & COMPRESSED else content)
    if isinstance(getattr(found, "payload", None), service_pb2.ConformancePayload):
        _forget_the_way(found.payload.request_info)
    return found


def _forget_the_way(info) -> None:
    """The conformance service tells what it has seen of the request, also of the way that it took."""
    headers = sorted((header for header in info.request_headers if header.name not in PROXYS_OWN), key=lambda header: header.name)
    del info.request_headers[:]
    info.request_headers.extend(headers)
    if info.HasField("timeout_ms"):
        assert 0 < info.timeout_ms <= TIMEOUT * 1000
        # Time passes meanwhile.
        info.timeout_ms = 1
