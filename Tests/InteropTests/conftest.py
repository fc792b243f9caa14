"""Generates the stubs, finds the stack, and reports clearly what was not tested."""

import contextlib
import os
import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from interop import stubs  # noqa: E402
from interop.containers import is_chosen  # noqa: E402

# Test modules import stubs, so they are generated before any test is collected.
_STUBS = stubs.generate()

from interop import web  # noqa: E402
from interop.health import wait_until_serving  # noqa: E402
from interop.people import Person, Services  # noqa: E402
from interop.stack import Control, Stack  # noqa: E402


def pytest_addoption(parser):
    parser.addoption("--stack", default=os.environ.get("TITANUP_STACK"), help="host on which the services listen")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    for item in items:
        if is_chosen(item.path.name, item.name):
            item.add_marker("containers")
        marker = item.get_closest_marker("anywhere")
        if marker and not (len(marker.args) == 1 and isinstance(marker.args[0], str) and marker.args[0]):
            raise pytest.UsageError(f"{item.nodeid}: anywhere({marker.args}); allowed: one reason, in words")
    items.sort(key=lambda item: item.get_closest_marker("disruptive") is not None)


@pytest.fixture(scope="session")
def stack(request):
    host = request.config.getoption("--stack") or "127.0.0.1"
    if host in ("host", "local"):
        host = "127.0.0.1"
    stack = Stack(host)
    stack.wait_until_ready()
    yield stack
    stack.close()


@pytest.fixture(scope="session")
def entrance(stack):
    """Where people call: the services themselves or, with TITANUP_ONE_PORT, the edge's one port for all of them."""
    if not os.environ.get("TITANUP_ONE_PORT"):
        yield stack
        return
    one_port = web.OnePort(web.address(stack))
    yield one_port
    one_port.close()


@pytest.fixture
def anonymous(entrance):
    """Calls without a token."""
    return Services(entrance.channel)


@pytest.fixture
def ada(entrance):
    return Person(entrance)


@pytest.fixture
def bob(entrance):
    return Person(entrance)


@pytest.fixture(scope="session")
def control(stack):
    script = os.environ.get("TITANUP_STACK_CONTROL")
    if not script:
        pytest.skip("TITANUP_STACK_CONTROL names no script that can stop and start the stack's parts")
    return Control(script)


@pytest.fixture
def killed(stack, control):
    """Kills a service with SIGKILL, and always starts it again."""

    @contextlib.contextmanager
    def kill(service):
        control("kill", service)
        try:
            yield
        finally:
            control("start", service)
            wait_until_serving(stack, service)

    return kill


@pytest.fixture
def stopped(stack, control):
    """Stops a service, which stays away: a killed one may be restarted at once. It is always started again."""

    @contextlib.contextmanager
    def stop(service):
        control("stop", service)
        try:
            yield
        finally:
            control("start", service)
            wait_until_serving(stack, service)

    return stop


@pytest.fixture
def frozen(control):
    """Stops a service with SIGSTOP: its connections stay open, and it doesn't respond. It always continues
    afterwards."""

    @contextlib.contextmanager
    def freeze(service):
        control("freeze", service)
        try:
            yield
        finally:
            control("thaw", service)

    return freeze


def pytest_terminal_summary(terminalreporter):
    skipped = terminalreporter.stats.get("skipped", [])
    if skipped:
        terminalreporter.section(f"NOT TESTED: {len(skipped)}", sep="!", red=True, bold=True)
        for report in skipped:
            terminalreporter.write_line(f"{report.nodeid}: {report.longrepr[2]}")
