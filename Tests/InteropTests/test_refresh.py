"""Refresh tokens with lossy networks, impatient devices and thieves, through the wire.

Random cases come from a seed, which a failure names; `TITANUP_TEST_SEED` runs it again.
"""

import itertools
import os
import random
import time

import grpc
import pytest
from interop.errors import fails
from interop.mail import MailStack, services
from interop.people import Person, Services
from interop.stack import TIMEOUT
from test_auth import refresh, sign_in
from test_deletion import query
from titanup.auth.v1 import auth_pb2

# The service here runs on the stack's database.
pytestmark = pytest.mark.usefixtures("stack")

UNAUTHENTICATED = grpc.StatusCode.UNAUTHENTICATED
CONNECTIONS = 10


def seeds() -> list[int]:
    """The same seeds each time, and a new one."""
    named = os.environ.get("TITANUP_TEST_SEED")
    return [int(named)] if named else [1, 2, 3, int.from_bytes(os.urandom(4))]


@pytest.fixture(scope="module")
def unlimited(stack, tmp_path_factory):
    """An auth service on the stack's database without limits on calls."""
    folder = tmp_path_factory.mktemp("unlimited")
    with MailStack(folder, TITANUP_PUBLIC_CALLS_PER_MINUTE="0") as unlimited:
        yield unlimited


def successors(people, token: str, count: int) -> list[str]:
    """The responses to `count` concurrent presentations of one token."""
    request = auth_pb2.RefreshTokenRequest(refresh_token=token)
    pending = [
        anonymous.auth.stub.RefreshToken.future(request, timeout=TIMEOUT)
        for anonymous, _ in zip(itertools.cycle(people), range(count))
    ]
    return [call.result().tokens.refresh_token for call in pending]


def test_a_thousand_presentations_of_one_token_get_one_successor(stack, unlimited):
    ada = Person(stack)
    channels = [unlimited.new_channel("auth") for _ in range(CONNECTIONS)]
    people = [Services(lambda _, channel=channel: channel) for channel in channels]
    try:
        given = successors(people, ada.tokens.refresh_token, 1_000)
        assert len(given) == 1_000 and len(set(given)) == 1
        assert given[0] != ada.tokens.refresh_token
        [after] = set(successors(people, given[0], 1_000))
        assert after != given[0]
    finally:
        for channel in channels:
            channel.close()


def test_a_device_that_was_away_too_long_signs_in_again(stack, unlimited):
    """A session ends thirty days after its last use, and 180 days after its sign-in in any case."""
    ada, anonymous = Person(stack), services(unlimited)
    days = (ada.tokens.refresh_token_expire_time.ToSeconds() - time.time()) / 86_400
    assert 29.9 < days < 30.1
    session = f"session_id = '{ada.tokens.auth_session_id}'"
    [left] = query(f"SELECT end_time - create_time = interval '180 days' FROM auth.auth_sessions WHERE {session}")
    assert left == "t"
    query(f"UPDATE auth.auth_sessions SET expire_time = now() - interval '1 second' WHERE {session}")
    with fails(UNAUTHENTICATED, "SESSION_EXPIRED"):
        refresh(anonymous, ada.tokens.refresh_token)
    with fails(UNAUTHENTICATED, "SESSION_EXPIRED"):
        ada.auth.WhoAmI(auth_pb2.WhoAmIRequest())
    again = sign_in(anonymous, ada.email).tokens
    assert refresh(anonymous, again.refresh_token).access_token


@pytest.mark.parametrize("seed", seeds())
def test_a_device_that_loses_responses_is_never_signed_out(stack, unlimited, seed):
    chance, people = random.Random(seed), [services(unlimited)]
    held = Person(stack).tokens.refresh_token
    for step in range(60):
        # An impatient device: several calls at once with the same token, whose responses may all get lost.
        given = successors(people, held, chance.randint(1, 4))
        assert len(set(given)) == 1 and held not in given, f"seed {seed}, step {step}"
        arrived = [token for token in given if chance.random() < 0.5]
        held = arrived[0] if arrived else held


@pytest.mark.parametrize("seed", seeds())
def test_the_first_stale_token_after_both_have_advanced_ends_the_session(stack, unlimited, seed):
    chance, anonymous = random.Random(seed), services(unlimited)
    for round_ in range(4):
        first = Person(stack).tokens.refresh_token
        tokens, numbers, newest = [first, first], [1, 1], 1
        # Owner and thief take random turns, until one presents a token that the other has moved past.
        for step in range(200):
            place = f"seed {seed}, round {round_}, step {step}"
            who = chance.randint(0, 1)
            if numbers[who] < newest - 1:
                break
            given = refresh(anonymous, tokens[who]).refresh_token
            numbers[who] += 1
            newest = max(newest, numbers[who])
            tokens[who] = given
            if numbers[0] == numbers[1]:
                assert tokens[0] == tokens[1], place
        else:
            raise AssertionError(f"seed {seed}, round {round_}: nobody was left behind in 200 steps")
        with fails(UNAUTHENTICATED, "REFRESH_TOKEN_REUSED"):
            refresh(anonymous, tokens[who])
        for token in tokens:
            with fails(UNAUTHENTICATED, "SESSION_REVOKED"):
                refresh(anonymous, token)
