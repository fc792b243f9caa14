"""A page without the app: it serves the app's modules and the fakes, under the policy that the edge sends."""

import functools
import http.server
import pathlib
import threading

import pytest

HERE = pathlib.Path(__file__).parent
ROOTS = {"app": HERE.parents[1] / "Services/Web/App", "fakes": HERE / "fakes"}
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; "
    "img-src 'self' blob: data:; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'"
)
EMPTY = b"<!doctype html><html lang=en><meta charset=utf-8><title>Modules</title><link rel=icon href=data:,>"


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {".js": "text/javascript", ".css": "text/css", ".json": "application/json",
                      ".woff2": "font/woff2", ".wasm": "application/wasm", ".html": "text/html"}

    def translate_path(self, path):
        root, _, rest = path.split("?")[0].lstrip("/").partition("/")
        base = ROOTS.get(root)
        file = (base / rest).resolve() if base else None
        return str(file) if file and file.is_relative_to(base.resolve()) else "/nonexistent"

    def end_headers(self):
        self.send_header("content-security-policy", POLICY)
        self.send_header("cross-origin-opener-policy", "same-origin")
        self.send_header("cross-origin-embedder-policy", "require-corp")
        self.send_header("cache-control", "no-store")
        super().end_headers()

    def do_GET(self):
        if self.path.split("?")[0] != "/":
            return super().do_GET()
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.send_header("content-length", str(len(EMPTY)))
        self.end_headers()
        self.wfile.write(EMPTY)

    def log_message(self, *arguments):
        pass


@pytest.fixture(scope="session")
def modules_url():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.fixture
def modules(chromium, modules_url):
    """An empty page that can import `/app/…` and `/fakes/…`; an error nobody caught fails the test."""
    context = chromium.new_context()
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(error))
    page.goto(modules_url)
    yield page
    context.close()
    assert errors == []
