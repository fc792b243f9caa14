"""Waits for services that come back."""

import contextlib
import threading
import time

import grpc
from grpc_health.v1 import health_pb2, health_pb2_grpc

from .stack import TIMEOUT, Stack

SERVING = health_pb2.HealthCheckResponse.SERVING
NOT_SERVING = health_pb2.HealthCheckResponse.NOT_SERVING


def wait_for_status(stack: Stack, service: str, status: health_pb2.HealthCheckResponse.ServingStatus) -> None:
    """Watches the health of a service that runs until each of its processes has this status."""
    for address in stack.processes[service]:
        with contextlib.closing(stack.new_channel(service, address)) as channel:
            stub = health_pb2_grpc.HealthStub(channel)
            watch = stub.Watch(health_pb2.HealthCheckRequest(), timeout=TIMEOUT)
            if not any(response.status == status for response in watch):
                raise AssertionError(f"the watch of {service} at {address} ended without {status}")


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


def again_while_away(call):
    """Repeats a call until the service is up; its ids make this safe."""
    limit = time.monotonic() + 2 * TIMEOUT
    while True:
        try:
            return call()
        except grpc.RpcError as error:
            if error.code() != grpc.StatusCode.UNAVAILABLE or time.monotonic() > limit:
                raise
            # The channel reconnects by itself; this only keeps the loop from spinning.
            threading.Event().wait(0.1)
