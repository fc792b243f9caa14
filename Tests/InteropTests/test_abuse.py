"""Guessing and flooding are slowed down. All callers here share one neighbourhood."""

import concurrent.futures
import itertools
import threading

import grpc
import pytest
from interop.errors import Failure, failure_of
from interop.mail import MailStack, services
from interop.people import PASSWORD, Services, new_id
from test_access import OPEN
from titanup.auth.v1 import auth_pb2
from titanup.habits.v1 import habits_pb2

RESOURCE_EXHAUSTED = grpc.StatusCode.RESOURCE_EXHAUSTED


def sign_in(anonymous, email: str, password: str = "not the password"):
    return lambda: anonymous.auth.SignIn(auth_pb2.SignInRequest(email=email, password=password))


def slowed(*calls):
    """Guesses until a guess is refused, and returns the refusal. Six are checked, or a few more on a slow machine."""
    for number, call in enumerate(itertools.islice(itertools.cycle(calls), 12)):
        failure = failure_of(call)
        if failure.reason == "TOO_MANY_ATTEMPTS":
            assert 6 <= number <= 8 and failure.code == RESOURCE_EXHAUSTED
            return failure
        assert failure.reason == "BAD_CREDENTIALS"
    raise AssertionError("twelve guesses were looked at")


def test_guessing_a_password_takes_longer_and_longer(stack, ada):
    anonymous = Services(stack.channel)
    assert 0 < slowed(sign_in(anonymous, ada.email)).retry_delay <= 4
    assert ada.auth.WhoAmI(auth_pb2.WhoAmIRequest()).user.email == ada.email, "signed-in users stay signed in"


def test_guessing_at_an_unknown_address_is_as_slow(stack):
    slowed(sign_in(Services(stack.channel), f"{new_id()}@example.org"))


def test_a_token_does_not_help_to_guess_the_password(ada):
    new = f"{PASSWORD} too"
    slowed(
        lambda: ada.auth.Reauthenticate(auth_pb2.ReauthenticateRequest(password="not the password")),
        lambda: ada.auth.ChangePassword(
            auth_pb2.ChangePasswordRequest(current_password="not the password", new_password=new)
        ),
    )


@pytest.fixture(scope="module")
def limited(stack, tmp_path_factory):
    """An auth service that allows sixty calls a minute."""
    folder = tmp_path_factory.mktemp("limited")
    with MailStack(folder, TITANUP_PUBLIC_CALLS_PER_MINUTE="60", TITANUP_MAIL_FOLDER=str(folder)) as stack:
        yield stack


@pytest.mark.parametrize(
    "method",
    [
        method.name
        for service in ("AuthService", "AuthFeedService")
        for method in auth_pb2.DESCRIPTOR.services_by_name[service].methods
        if method.name in OPEN
    ],
)
def test_every_open_method_has_its_own_limit(limited, method):
    anonymous = services(limited)
    stub = anonymous.auth_feed if method == "IssueServiceToken" else anonymous.auth
    request = getattr(auth_pb2, f"{method}Request")()

    def call(_) -> str:
        try:
            getattr(stub, method)(request)
        except grpc.RpcError as error:
            return Failure().read(error).reason
        return ""

    with concurrent.futures.ThreadPoolExecutor(32) as pool:
        reasons = list(pool.map(call, range(90)))
    # Each second adds one call.
    assert 60 <= sum(reason != "RATE_LIMITED" for reason in reasons) < 75


def test_two_hundred_writes_of_one_account_do_not_block_another(ada, bob):
    habits = {person: person.habit() for person in (ada, bob)}
    together = threading.Barrier(201)

    def write(person) -> Failure | None:
        record = habits_pb2.HabitRecord(habit_id=habits[person].habit_id, delta=1)
        try:
            person.habits.RecordHabit(habits_pb2.RecordHabitRequest(record=record, request_id=new_id()))
        except grpc.RpcError as error:
            return Failure().read(error)

    def flood(_) -> Failure | None:
        together.wait(60)
        return write(ada)

    with concurrent.futures.ThreadPoolExecutor(200) as pool:
        flooding = [pool.submit(flood, number) for number in range(200)]
        together.wait(60)
        victims = [write(bob) for _ in range(20)]
        failures = [failure for future in flooding if (failure := future.result())]
    assert victims == [None] * 20
    for failure in failures:
        assert failure.code == RESOURCE_EXHAUSTED and failure.retry_delay, failure
        assert failure.reason != "DATABASE_BUSY", failure
    assert ada.progress(habits[ada]).today == 200 - len(failures), "refused records are not stored, and all others are"
    assert bob.progress(habits[bob]).today == 20
