"""An auth service on the stack's database that dies at a given fail point, and the list of its fail points."""

import dataclasses
import json
import pathlib
import signal

import grpc
from grpc_health.v1 import health_pb2, health_pb2_grpc

from .health import SERVING
from .mail import MailStack
from .stack import TIMEOUT

COMMIT = "COMMIT"


@dataclasses.dataclass(frozen=True)
class Point:
    """A fail point of a process, and the start of its statement."""

    name: str
    statement: str

    @property
    def place(self) -> tuple[int, bool]:
        """Orders the points of one call as it reaches them."""
        _, number, moment = self.name.split("/")
        return int(number), moment == "after"


class CrashStack(MailStack):
    """An auth service that is started often, and observed only by a watch of its health."""

    def __init__(self, folder: pathlib.Path, **settings: str):
        super().__init__(folder, **{"TITANUP_EVENT_LOOPS": "1", "TITANUP_DATABASE_POOL_SIZE": "2", **settings})

    def new_channel(self, service, address=None, **options):
        return super().new_channel(service, address, **{"grpc.initial_reconnect_backoff_ms": 50, **options})

    def start(self):
        self.launch()
        health = health_pb2_grpc.HealthStub(self.channel("auth"))
        watch = health.Watch(health_pb2.HealthCheckRequest(), timeout=TIMEOUT, wait_for_ready=True)
        try:
            assert any(response.status == SERVING for response in watch), self.log.read_text()
        except grpc.RpcError as error:
            raise AssertionError(self.log.read_text()) from error
        finally:
            watch.cancel()
        return self

    def has_died(self) -> None:
        """Waits for the process to be killed by its fail point, and by nothing else."""
        assert self.process.wait(timeout=TIMEOUT) == -signal.SIGKILL, self.log.read_text()


def dies_at(folder: pathlib.Path, point: Point, settings: dict, act) -> None:
    """Lets its own service die at a point while `act` calls it."""
    with CrashStack(folder, TITANUP_FAIL_POINT=point.name, **settings) as stack:
        try:
            act(stack)
        except grpc.RpcError as error:
            assert error.code() == grpc.StatusCode.UNAVAILABLE, (point, error)
        stack.has_died()


def points_of(folder: pathlib.Path, scope: str, settings: dict, act) -> list[Point]:
    """The points that `act` reaches, as the service lists them."""
    with CrashStack(folder, TITANUP_FAIL_POINT="list", **settings) as stack:
        act(stack)
    lines = (json.loads(line) for line in stack.log.read_text().splitlines())
    statements: dict[str, str] = {}
    for line in lines:
        if line.get("fail_point", "").startswith(f"{scope}/"):
            statements.setdefault(line["fail_point"], line["statement"])
    points = [Point(name, statement) for name, statement in statements.items()]
    assert {is_after for _, is_after in (point.place for point in points)} == {True, False}, points
    return points
