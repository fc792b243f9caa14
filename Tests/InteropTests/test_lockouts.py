"""Nobody locks anybody out: each kind of abuse at full blast, and another account whose calls must all succeed meanwhile.

`deploy/dev bench fair` says what the abuse costs that account.
"""

import time

import grpc
import pytest
from interop.abuse import KINDS, Abuse
from interop.mail import MailStack
from interop.people import Person
from interop.stack import Stack

SECONDS = 5

#: What the services answer to each kind: one of these at least shows that the abuse went as far as its limit. Writes of one account
#: wait for each other, and are refused only where more of them come than the machine of a test can make.
ANSWERS = {
    "streams without a token": {"RESOURCE_EXHAUSTED"},
    "1,000 watches of one account": {"TOO_MANY_WATCHES"},
    "200 writes of one account": {"OK"},
    "wrong passwords": {"TOO_MANY_ATTEMPTS"},
    "streaks of the year 9999": {"OUT_OF_RANGE"},
    "imports": {"IMPORT_RUNNING"},
    "declared sessions": {"refused"},
}


@pytest.fixture
def proxied(tmp_path):
    """The address of an auth service that believes this machine about where calls come from."""
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
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            try:
                call()
            except grpc.RpcError as error:
                raise AssertionError(f"call {calls} beside {kind}: {error.code().name}: {error.details()}") from error
            calls += 1
    assert calls > 0
    assert ANSWERS[kind] & abuse.outcomes.keys(), abuse.outcomes
    victims.close()
