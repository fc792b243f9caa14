"""Calls that come again when a service tells them to, as clients should.

An account may have few changes at a time, and one more waits for its turn only so long: on a busy machine, many changes at
once are refused with the time to come again.
"""

import time

import grpc

from .errors import Failure
from .stack import TIMEOUT


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
