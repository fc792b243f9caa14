"""Serves a folder on loopback as titanup-web does: under its content security policy, isolated from other origins."""

import contextlib
import functools
import http.server
import pathlib
import threading

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; "
    "img-src 'self' blob: data:; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'"
)


class _Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = {
        "": "application/octet-stream",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".wasm": "application/wasm",
    }

    def end_headers(self):
        self.send_header("content-security-policy", POLICY)
        self.send_header("cross-origin-opener-policy", "same-origin")
        self.send_header("cross-origin-embedder-policy", "require-corp")
        self.send_header("cross-origin-resource-policy", "same-origin")
        self.send_header("x-content-type-options", "nosniff")
        self.send_header("cache-control", "no-store")
        super().end_headers()

    def log_message(self, *arguments):
        pass


@contextlib.contextmanager
def served(folder: pathlib.Path):
    """The address of the folder while it is served."""
    handler = functools.partial(_Handler, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
