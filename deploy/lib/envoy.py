#!/usr/bin/env python3
"""Envoy's configuration in front of a local stack with several of every service.

envoy.py NAME=PORT=PORT,PORT...: for each service or edge the port to listen on and those of its processes.
"""

import json
import sys


def typed(name: str, **fields) -> dict:
    return {"@type": f"type.googleapis.com/envoy.extensions.{name}", **fields}


def address(port: int) -> dict:
    return {"socket_address": {"address": "127.0.0.1", "port_value": port}}


def listener(name: str, port: int) -> dict:
    route = {
        "match": {"prefix": "/"},
        "route": {
            "cluster": name,
            # 0: whoever calls says how long.
            "timeout": "0s",
            # Only what no server has seen is sent again, to another one: the rest is the client's to repeat.
            "retry_policy": {
                "retry_on": "connect-failure,refused-stream", "num_retries": 3, "host_selection_retry_max_attempts": 5,
                "retry_host_predicate": [{
                    "name": "previous",
                    "typed_config": typed("retry.host.previous_hosts.v3.PreviousHostsPredicate"),
                }],
            },
        },
    }  # fmt: skip
    manager = typed(
        "filters.network.http_connection_manager.v3.HttpConnectionManager",
        stat_prefix=name, use_remote_address=True, generate_request_id=False, stream_idle_timeout="0s",
        route_config={"virtual_hosts": [{"name": "all", "domains": ["*"], "routes": [route]}]},
        http_filters=[{
            "name": "router",
            "typed_config": typed("filters.http.router.v3.Router", suppress_envoy_headers=True),
        }],
    )  # fmt: skip
    return {
        "name": name, "address": address(port),
        "filter_chains": [{"filters": [{"name": "http", "typed_config": manager}]}],
    }  # fmt: skip


def cluster(name: str, ports: list[int]) -> dict:
    """The edge speaks HTTP/1.1, too; services say by gRPC whether they are serving."""
    if name == "web":
        protocol = {"use_downstream_protocol_config": {"http_protocol_options": {}, "http2_protocol_options": {}}}
        check = {"tcp_health_check": {}}
    else:
        protocol = {"explicit_http_config": {"http2_protocol_options": {}}}
        check = {"grpc_health_check": {}}
    most = 100_000
    limits = {"max_connections": most, "max_pending_requests": most, "max_requests": most, "max_retries": most}
    return {
        "name": name, "connect_timeout": "1s",
        "circuit_breakers": {"thresholds": [limits]},
        "health_checks": [
            {"timeout": "1s", "interval": "0.5s", "unhealthy_threshold": 1, "healthy_threshold": 1, **check},
        ],
        "load_assignment": {
            "cluster_name": name,
            "endpoints": [{"lb_endpoints": [{"endpoint": {"address": address(port)}} for port in ports]}],
        },
        "typed_extension_protocol_options": {
            "envoy.extensions.upstreams.http.v3.HttpProtocolOptions": typed(
                "upstreams.http.v3.HttpProtocolOptions", **protocol
            ),
        },
    }  # fmt: skip


def configuration(services: list[str]) -> dict:
    """
    >>> made = configuration(["auth=7501=7001,7101"])["static_resources"]
    >>> made["listeners"][0]["address"]["socket_address"]["port_value"]
    7501
    >>> [one["endpoint"]["address"]["socket_address"]["port_value"]
    ...  for one in made["clusters"][0]["load_assignment"]["endpoints"][0]["lb_endpoints"]]
    [7001, 7101]
    """
    listeners, clusters = [], []
    for service in services:
        name, port, ports = service.split("=")
        listeners.append(listener(name, int(port)))
        clusters.append(cluster(name, [int(one) for one in ports.split(",")]))
    return {"static_resources": {"listeners": listeners, "clusters": clusters}}


if __name__ == "__main__":
    print(json.dumps(configuration(sys.argv[1:]), indent=1))
