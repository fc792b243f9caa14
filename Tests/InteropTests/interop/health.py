"""Waiting for services that come back."""

import contextlib
import time

import grpc
from grpc_health.v1 import health_pb2, health_pb2_grpc

from .stack import TIMEOUT, Stack

SERVING = health_pb2.HealthCheckResponse.SERVING
NOT_SERVING = health_pb2.HealthCheckResponse.NOT_SERVING


def wait_until_serving(stack: Stack, service: str) -> None:
    """Watches the service's health until it takes calls."""
    limit = time.monotonic() + 2 * TIMEOUT
    while time.monotonic() < limit:
        with contextlib.suppress(grpc.RpcError):
            stub = health_pb2_grpc.HealthStub(stack.channel(service))
            for response in stub.Watch(health_pb2.HealthCheckRequest(), timeout=TIMEOUT, wait_for_ready=True):
                if response.status == SERVING:
                    return
    raise AssertionError(f"{service} does not serve again")
