"""An edge without services: it serves the assembled site under titanup-web's headers, speaks gRPC-Web, and gives the answers
that a test has put in. It stands in for titanup-web where a test is about the page alone."""

import base64
import collections
import http.server
import json
import pathlib
import struct
import sys
import threading
import urllib.parse

from . import contract

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; "
    "img-src 'self' blob: data:; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self)",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}
TYPES = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
    ".json": "application/json", ".svg": "image/svg+xml", ".png": "image/png", ".woff2": "font/woff2",
    ".wasm": "application/wasm", ".webmanifest": "application/manifest+json", ".txt": "text/plain; charset=utf-8",
}
SESSION_METHODS = {
    "register": "/titanup.auth.v1.AuthService/Register", "sign-in": "/titanup.auth.v1.AuthService/SignIn",
    "verify-mfa": "/titanup.auth.v1.AuthService/VerifyMfa", "sign-out": "/titanup.auth.v1.AuthService/SignOut",
    "reauthenticate": "/titanup.auth.v1.AuthService/Reauthenticate", "provider": "/titanup.auth.v1.AuthService/FinishProviderSignIn",
    "sign-in-with-passkey": "/titanup.auth.v1.AuthService/SignInWithPasskey",
}


#: An archive of nothing, for whoever exports.
ARCHIVE = b"PK\5\6" + bytes(18)


class Failure(Exception):
    """What a call fails with: a google.rpc.Status as services send it."""

    def __init__(self, code, reason="", words="", fields=(), retry_seconds=None):
        super().__init__(reason)
        details = [contract.packed("google.rpc.ErrorInfo", {"reason": reason, "domain": "titanup"})]
        if words:
            details.append(contract.packed("google.rpc.LocalizedMessage", {"locale": "en", "message": words}))
        if fields:
            violations = [
                {"field": name, "reason": why, "description": why, "localizedMessage": {"locale": "en", "message": said}}
                for name, why, said in fields]
            details.append(contract.packed("google.rpc.BadRequest", {"fieldViolations": violations}))
        if retry_seconds is not None:
            details.append(contract.packed("google.rpc.RetryInfo", {"retryDelay": f"{retry_seconds}s"}))
        self.status = contract.message("google.rpc.Status")(code=code, message=f"for developers: {reason}")
        for detail in details:
            self.status.details.add(**detail)


class Edge:
    """`answers` maps paths of methods to a function of the request, a dictionary, or a Failure. A method without an answer is
    UNIMPLEMENTED; one in `paused` waits for `resume`. With `cut`, answers come in pieces of so many bytes."""

    def __init__(self, site: pathlib.Path):
        self.site = site
        self.answers = {}
        self.session = {"signedIn": False}
        self.calls = collections.defaultdict(list)
        self.requests = []
        # The answer to a file: its status, type and body, by the query and the file.
        self.imports = None
        self.imported = []
        self.paused = set()
        self.cut = None
        # A web.rounds.Rounds that holds answers back, if a test counts rounds.
        self.rounds = None
        self._resumed = threading.Event()
        self._server = _Server(("127.0.0.1", 0), type("Bound", (_Handler,), {"edge": self}))
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def sign_in(self):
        self.session = {"signedIn": True, "userId": "6e1f2f6a-6a8c-4f0e-9c60-2d8d5f1f3b11", "expireTime": "2030-01-01T00:00:00Z"}

    def wait_if_paused(self, path):
        if path in self.paused:
            self._resumed.wait(30)

    def resume(self):
        self.paused.clear()
        self._resumed.set()

    def close(self):
        self.resume()
        self._server.shutdown()
        self._server.server_close()

    def respond(self, path, payloads):
        """The answer's messages for the request's, or raises Failure."""
        method = contract.method(path)
        requests = [contract.message(method.input_type.full_name).FromString(payload) for payload in payloads]
        self.calls[path].extend(requests)
        self.wait_if_paused(path)
        if self.rounds and not method.server_streaming:
            self.rounds.heard()
            self.rounds.wait()
        answer = self.answers.get(path)
        if answer is None:
            raise Failure(12, "METHOD_UNIMPLEMENTED")
        if callable(answer):
            answer = answer(*requests)
        if isinstance(answer, Failure):
            raise answer
        answers = answer if isinstance(answer, list) else [answer]
        return [contract.new(method.output_type.full_name, each).SerializeToString() for each in answers]


class _Server(http.server.ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        """Browsers that go away in mid-answer are no failure of a test."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def _frame(flags, payload):
    return struct.pack(">BI", flags, len(payload)) + payload


class _Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    edge: Edge

    def log_message(self, *_):
        pass

    def _send(self, status, content_type, body, headers=()):
        self.send_response(status)
        for name, value in [*HEADERS.items(), *headers]:
            self.send_header(name, value)
        self.send_header("content-type", content_type)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        path = urllib.parse.urlsplit(self.path).path
        self.edge.requests.append(path)
        if self.edge.rounds:
            self.edge.rounds.heard()
            if self.edge.rounds.holds_files:
                self.edge.rounds.wait()
        if path == "/session":
            self.edge.wait_if_paused(path)
            return self._send(200, "application/json", json.dumps(self.edge.session).encode(), [("cache-control", "no-store")])
        if path == "/export":
            return self._send(200, "application/zip", ARCHIVE, [
                ("content-disposition", 'attachment; filename="titanup-2026-05-31.zip"'), ("cache-control", "no-store")])
        name = path.lstrip("/")
        file = self.edge.site / (name if "." in name.rsplit("/", 1)[-1] else "index.html")
        if not file.resolve().is_relative_to(self.edge.site.resolve()) or not file.is_file():
            return self._send(404, "text/plain", b"no such file")
        kept = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
        packed = file.with_name(file.name + ".gz")
        headers = [("cache-control", kept), ("vary", "accept-encoding")]
        if packed.is_file() and "gzip" in self.headers.get("accept-encoding", ""):
            return self._send(200, TYPES.get(file.suffix, "application/octet-stream"), packed.read_bytes(),
                              [*headers, ("content-encoding", "gzip")])
        return self._send(200, TYPES.get(file.suffix, "application/octet-stream"), file.read_bytes(), headers)

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        if urllib.parse.urlsplit(self.path).path == "/import":
            return self._import(dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(self.path).query)), body)
        if self.path.startswith("/session/"):
            return self._session(self.path.removeprefix("/session/"), body)
        if self.headers.get("content-type") != "application/grpc-web+proto":
            return self._send(415, "text/plain", b"not gRPC-Web")
        payloads, at = [], 0
        while at < len(body):
            _, length = struct.unpack_from(">BI", body, at)
            payloads.append(body[at + 5:at + 5 + length])
            at += 5 + length
        try:
            messages = self.edge.respond(self.path, payloads)
        except Failure as failure:
            details = base64.b64encode(failure.status.SerializeToString()).rstrip(b"=").decode()
            return self._send(200, "application/grpc-web+proto", b"", [
                ("grpc-status", str(failure.status.code)), ("grpc-message", urllib.parse.quote(failure.status.message)),
                ("grpc-status-details-bin", details)])
        answer = b"".join(_frame(0, message) for message in messages) + _frame(0x80, b"grpc-status:0\r\n")
        if not self.edge.cut:
            return self._send(200, "application/grpc-web+proto", answer)
        self.send_response(200)
        for name, value in [*HEADERS.items(), ("content-type", "application/grpc-web+proto"), ("transfer-encoding", "chunked")]:
            self.send_header(name, value)
        self.end_headers()
        for at in range(0, len(answer), self.edge.cut):
            piece = answer[at:at + self.edge.cut]
            self.wfile.write(b"%x\r\n%s\r\n" % (len(piece), piece))
            self.wfile.flush()
        self.wfile.write(b"0\r\n\r\n")

    def _import(self, query, body):
        if self.headers.get("content-type") != "application/octet-stream":
            return self._send(415, "text/plain", b"not a file")
        self.edge.imported.append((query, body, self.headers.get("accept-language")))
        self.edge.wait_if_paused("/import")
        return self._send(*self.edge.imports(query, body))

    def _session(self, verb, body):
        if self.headers.get("content-type") != "application/proto":
            return self._send(415, "text/plain", b"not a message")
        try:
            [message] = self.edge.respond(SESSION_METHODS[verb], [body])
        except Failure as failure:
            return self._send(400, "application/proto", failure.status.SerializeToString())
        if verb == "sign-out":
            self.edge.session = {"signedIn": False}
            return self._send(200, "application/proto", message, [("clear-site-data", '"cache", "cookies", "storage"')])
        if not contract.message("titanup.auth.v1.SignInResponse").FromString(message).HasField("mfa_challenge") or verb != "sign-in":
            self.edge.sign_in()
        return self._send(200, "application/proto", message)
