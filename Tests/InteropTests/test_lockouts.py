"""Nobody can lock others out: during each kind of abuse at full load, all calls of another account must succeed.

`deploy/dev bench fair` measures what the abuse costs that account.
"""

import time

import grpc
import pytest
from interop.abuse import KINDS, Abuse
from interop.mail import MailStack
from interop.people import Person
from interop.stack import TIMEOUT, Stack

SECONDS = 5

#: How the services answer each kind: at least one of these shows that the abuse took place, and for most that it reached
#: its limit.
#: A test's machine may be too slow for two limits: writes of one account wait for each other and are refused only if more
#: of them come, and twenty accounts have five wrong passwords each before the delays begin (test_edge.py reaches those).
ANSWERS = {
    "streams without a token": {"RESOURCE_EXHAUSTED"},
    "1,000 watches of one account": {"TOO_MANY_WATCHES"},
    "200 writes of one account": {"OK"},
    "wrong passwords": {"BAD_CREDENTIALS"},
    "streaks of the year 9999": {"OUT_OF_RANGE"},
    "imports": {"IMPORT_RUNNING"},
    "declared sessions": {"refused"},
}


@pytest.fixture
def proxied(tmp_path):
    """The address of an auth service that trusts this machine's forwarded addresses."""
    with MailStack(tmp_path, TITANUP_TRUSTED_PROXIES="127.0.0.1") as stack:
        yield stack.addresses["auth"]


@pytest.mark.anywhere("the same programs refuse the same in containers")
@pytest.mark.parametrize("kind", KINDS)
def test_nobody_is_locked_out(stack, kind, request):
    addresses = {f"TITANUP_{name.upper()}_ADDRESS": address for name, address in stack.addresses.items()}
    if kind == "wrong passwords":
        addresses["TITANUP_AUTH_ADDRESS"] = request.getfixturevalue("proxied")
    victims = Stack("127.0.0.1", addresses)
    call, calls = KINDS[kind][1](Person(victims)), 0
    call()
    with Abuse(kind, **addresses) as abuse:
        begin = time.monotonic()
        # A slow machine takes longer to refuse the first abuse.
        while time.monotonic() < begin + SECONDS or not ANSWERS[kind] & abuse.seen:
            assert time.monotonic() < begin + 10 * TIMEOUT, abuse.seen
            try:
                call()
            except grpc.RpcError as error:
                raise AssertionError(f"call {calls} beside {kind}: {error.code().name}: {error.details()}") from error
            calls += 1
    assert calls > 0
    assert ANSWERS[kind] & abuse.outcomes.keys(), abuse.outcomes
    victims.close()
