"""A browser's side of the web edge, without a browser: HTTP/1.1, one cookie, gRPC-Web; and edges of the suite's own."""

import base64
import contextlib
import dataclasses
import hashlib
import hmac
import http.client
import os
import pathlib
import signal
import socket
import struct
import subprocess
import time

import pytest
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from google.rpc import status_pb2

from .places import ROOT, free_port
from .stack import PORTS, TIMEOUT, Stack

SAME_ORIGIN = {"sec-fetch-site": "same-origin"}


def address(stack: Stack) -> str:
    """Of the stack's own edge."""
    return os.environ.get("TITANUP_WEB_ADDRESS") or f"{stack.addresses['auth'].rpartition(':')[0]}:7080"


def processes(stack: Stack) -> list[str]:
    """Of the stack's own edge all of them, where a balancer stands in front."""
    return (os.environ.get("TITANUP_WEB_PROCESSES") or address(stack)).split(",")


class OnePort(Stack):
    """All services at the edge's address."""

    def __init__(self, at: str):
        super().__init__("127.0.0.1", {f"TITANUP_{name.upper()}_ADDRESS": at for name in PORTS})

    def channel(self, service: str):
        return super().channel("auth")


@dataclasses.dataclass
class Answer:
    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def all(self, name: str) -> list[str]:
        return [value for key, value in self.headers if key.lower() == name]

    def __getitem__(self, name: str) -> str | None:
        return next(iter(self.all(name)), None)

    @property
    def error(self) -> status_pb2.Status:
        assert self.status >= 400 and self["content-type"] == "application/proto", self
        return status_pb2.Status.FromString(self.body)


@dataclasses.dataclass
class WebCall:
    """The outcome of a gRPC-Web call."""

    answer: Answer
    messages: list[bytes]
    trailers: dict[str, str]

    @property
    def code(self) -> int:
        return int(self.trailers["grpc-status"])

    @property
    def details(self) -> status_pb2.Status:
        text = self.trailers["grpc-status-details-bin"]
        return status_pb2.Status.FromString(base64.b64decode(text + "=" * (-len(text) % 4)))

    @property
    def reason(self) -> str:
        from google.rpc import error_details_pb2

        for detail in self.details.details:
            if detail.Is(error_details_pb2.ErrorInfo.DESCRIPTOR):
                return error_details_pb2.ErrorInfo.FromString(detail.value).reason
        return ""

    @property
    def words(self) -> str:
        from google.rpc import error_details_pb2

        for detail in self.details.details:
            if detail.Is(error_details_pb2.LocalizedMessage.DESCRIPTOR):
                return error_details_pb2.LocalizedMessage.FromString(detail.value).message
        return ""


class Browser:
    """Keeps the cookie, and nothing else."""

    def __init__(self, at: str, source: str = "127.0.0.1"):
        self.at, self.source, self.cookie = at, source, None
        #: Everything that scripts of a page could read.
        self.readable = b""

    def request(self, method: str, path: str, body=b"", headers=(), send_cookie: bool = True, **options) -> Answer:
        host, _, port = self.at.rpartition(":")
        connection = http.client.HTTPConnection(host, int(port), timeout=TIMEOUT, source_address=(self.source, 0))
        sent = dict(headers)
        if self.cookie and send_cookie:
            sent.setdefault("cookie", self.cookie)
        try:
            connection.request(method, path, body=body or None, headers=sent, **options)
            response = connection.getresponse()
            answer = Answer(response.status, response.getheaders(), response.read())
        finally:
            connection.close()
        self._keep(answer)
        return answer

    def _keep(self, answer: Answer) -> None:
        for line in answer.all("set-cookie"):
            pair, *attributes = line.split("; ")
            assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(attributes), line
            self.cookie = None if "Max-Age=0" in attributes else pair
        readable = [(key, value) for key, value in answer.headers if key.lower() != "set-cookie"]
        self.readable += repr(readable).encode() + answer.body

    def session(self, what: str, message=None, **headers) -> Answer:
        sent = {"content-type": "application/proto", **SAME_ORIGIN, **headers}
        return self.request("POST", f"/session/{what}", message.SerializeToString() if message else b"", sent)

    def call(self, method: str, *messages, headers=(), **options) -> WebCall:
        """`titanup.auth.v1.AuthService/WhoAmI`"""
        sent = {"content-type": "application/grpc-web+proto", "x-grpc-web": "1", **SAME_ORIGIN, **dict(headers)}
        return read_call(self.request("POST", f"/{method}", b"".join(map(frame, messages)), sent, **options))


def frame(message) -> bytes:
    content = message.SerializeToString()
    return struct.pack(">BI", 0, len(content)) + content


def read_call(answer: Answer) -> WebCall:
    assert answer.status == 200, answer
    messages, trailers, rest = [], {}, answer.body
    if answer["grpc-status"] is not None:
        trailers = {key.lower(): value for key, value in answer.headers}
    while rest:
        flags, size = struct.unpack(">BI", rest[:5])
        content, rest = rest[5:5 + size], rest[5 + size:]
        assert len(content) == size
        if flags & 0x80:
            assert not rest, "something follows the trailers"
            lines = [line.split(": ", 1) for line in content.decode().split("\r\n") if line]
            trailers = {key: value for key, value in lines}
        else:
            messages.append(content)
    return WebCall(answer, messages, trailers)


class Edge:
    """A titanup-web of the suite's own, before the stack's services."""

    KEY = base64.b64encode(bytes(range(32))).decode()

    def __init__(self, stack: Stack, folder: pathlib.Path, **settings: str):
        self.binary = ROOT / ".build" / "debug" / "titanup-web"
        if os.environ.get("TITANUP_COMPOSE"):
            pytest.skip("the services of containers believe no edge but their own")
        if not self.binary.is_file():
            pytest.skip(f"no titanup-web at {self.binary}")
        port = free_port()
        self.at, self.log = f"127.0.0.1:{port}", folder / f"web-{port}.log"
        self.admin = f"127.0.0.1:{free_port()}"
        self.environment = {
            "PATH": os.environ["PATH"],
            "TITANUP_LISTEN_PORT": str(port),
            "TITANUP_ADMIN_PORT": self.admin.rpartition(":")[2],
            "TITANUP_WEB_COOKIE_KEY": self.KEY,
            "TITANUP_WEB_ROOT": str(folder / "site"),
            # As the stack's own edge is told them, without a balancer.
            **{f"TITANUP_{name.upper()}_ADDRESS": ",".join(where) for name, where in stack.processes.items()},
            **settings,
        }

    def run(self, *arguments: str) -> subprocess.CompletedProcess:
        return subprocess.run(
            [self.binary, *arguments], env=self.environment, capture_output=True, text=True, timeout=TIMEOUT)

    def __enter__(self) -> "Edge":
        with self.log.open("wb") as log:
            self.process = subprocess.Popen([self.binary], env=self.environment, stderr=log, stdin=subprocess.DEVNULL)
        end = time.monotonic() + TIMEOUT
        while self.run("--health").returncode != 0:
            assert self.process.poll() is None and time.monotonic() < end, self.log.read_text()
            time.sleep(0.05)
        return self

    def __exit__(self, *_) -> None:
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(timeout=TIMEOUT) == 0


class CookieKey:
    """Opens and seals sessions as the edge's comments describe, to make those that time or an attacker would."""

    def __init__(self, text: str, name: str = "titanup"):
        self.key, self.name = base64.b64decode(text.split()[0]), name
        digest = hmac.digest(self.key, b"titanup web session key id", hashlib.sha256)
        self.id = base64.urlsafe_b64encode(digest[:6]).decode().rstrip("=")

    def _context(self) -> bytes:
        return f"titanup web session v1 {self.name} {self.id}".encode()

    def open(self, cookie: str) -> tuple[list[int], list[bytes]]:
        """Times (access, refresh, sealed; in microseconds) and texts (user, access token, refresh token)."""
        name, _, value = cookie.partition("=")
        key_id, _, box = value.partition(".")
        assert (name, key_id) == (self.name, self.id)
        box = base64.urlsafe_b64decode(box + "=" * (-len(box) % 4))
        plain = AESGCM(self.key).decrypt(box[:12], box[12:], self._context())
        assert plain[0] == 1
        times, rest, texts = list(struct.unpack(">3q", plain[1:25])), plain[25:], []
        while rest:
            [size] = struct.unpack(">H", rest[:2])
            texts.append(rest[2:2 + size])
            rest = rest[2 + size:]
        return times, texts

    def seal(self, times: list[int], texts: list[bytes]) -> str:
        plain = b"\1" + struct.pack(">3q", *times) + b"".join(struct.pack(">H", len(text)) + text for text in texts)
        nonce = os.urandom(12)
        box = nonce + AESGCM(self.key).encrypt(nonce, plain, self._context())
        return f"{self.name}={self.id}.{base64.urlsafe_b64encode(box).decode().rstrip('=')}"


def microseconds(seconds_from_now: float = 0) -> int:
    return int((time.time() + seconds_from_now) * 1_000_000)


@contextlib.contextmanager
def raw(at: str, source: str = "127.0.0.1"):
    """A connection for bytes that no library would send."""
    host, _, port = at.rpartition(":")
    with socket.create_connection((host, int(port)), timeout=TIMEOUT, source_address=(source, 0)) as connection:
        yield connection


def read_to_end(connection: socket.socket) -> bytes:
    content = b""
    with contextlib.suppress(ConnectionResetError):
        while part := connection.recv(65_536):
            content += part
    return content
