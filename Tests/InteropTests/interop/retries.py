"""Calls that come again when a service tells them to, as clients should: by a loop of their own, or by gRPC's retry policy (gRFC A6).

An account may have few changes at a time, and one more waits for its turn only so long: on a busy machine, many changes at
once are refused with the time to come again.
"""

import json
import os
import time

import grpc

from .errors import Failure
from .stack import TIMEOUT, Stack

#: For every method, since ids make each call safe to repeat. gRPC makes no more than five attempts.
SERVICE_CONFIG = {
    "methodConfig": [{
        "name": [{}],
        "retryPolicy": {
            "maxAttempts": 5, "initialBackoff": "0.1s", "maxBackoff": "2s", "backoffMultiplier": 3,
            "retryableStatusCodes": ["UNAVAILABLE"],
        },
    }],
}  # fmt: skip


class RetryingStack(Stack):
    """The same addresses, called through channels that repeat by themselves what is UNAVAILABLE."""

    def __init__(self, stack: Stack):
        super().__init__("", {
            **os.environ, **{f"TITANUP_{name.upper()}_ADDRESS": address for name, address in stack.addresses.items()}})

    def new_channel(self, service: str, address: str | None = None, **options) -> grpc.Channel:
        settings = {"grpc.enable_retries": 1, "grpc.service_config": json.dumps(SERVICE_CONFIG)}
        return super().new_channel(service, address, **{**settings, **options})


def until_admitted(method, request, **options):
    """The response to `request`, which is sent again after each RESOURCE_EXHAUSTED that names a delay."""
    deadline = time.monotonic() + TIMEOUT
    while True:
        try:
            return method(request, **options)
        except grpc.RpcError as error:
            failure = Failure().read(error)
            if failure.code != grpc.StatusCode.RESOURCE_EXHAUSTED or not failure.retry_delay:
                raise
            assert time.monotonic() + failure.retry_delay < deadline, failure
            time.sleep(failure.retry_delay)
