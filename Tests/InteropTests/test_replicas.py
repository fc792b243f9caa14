"""Two of every service behind Envoy and PgBouncer: while one is away, the other does its work.

`TITANUP_REPLICA_ROUNDS` is how often each process goes. What is printed of gaps is a figure, not a requirement: on a busy machine a
process takes seconds to start, and a call to be tried again.
"""

import concurrent.futures
import contextlib
import datetime
import os
import random
import time

import grpc
import pytest
from interop import web
from interop.errors import Failure
from interop.ledger import Ledger
from interop.people import Services, bearer, new_id
from interop.pushes import Athlete, PushService, next_minute
from interop.retries import RetryingStack, until_admitted
from interop.stack import REPLICAS, SERVICES
from titanup.motivation.v1 import motivation_pb2

pytestmark = [pytest.mark.replicas, pytest.mark.disruptive]

ROUNDS = int(os.environ.get("TITANUP_REPLICA_ROUNDS", "1"))
#: The seed of the order; another seed shows whether a success was luck.
SEED = 2026
WRITERS = 4
#: For how many seconds nothing more may come, after everything has.
QUIET = 10
#: The reminders that an account may have.
MOST_REMINDERS = 50


@pytest.fixture(autouse=True)
def has_replicas():
    if REPLICAS < 2:
        pytest.skip("TITANUP_STACK_REPLICAS is not 2: each service runs once")


def processes(names: tuple[str, ...]) -> list[str]:
    """Of these each process alone, in an order of its own each time; both of one are never in a row."""
    chance, order = random.Random(SEED), []
    for _ in range(ROUNDS):
        for number in range(1, REPLICAS + 1):
            chance.shuffle(shuffled := list(names))
            if order and order[-1].partition("@")[0] == shuffled[0]:
                shuffled.reverse()
            order += [f"{name}@{number}" for name in shuffled]
    return order


def gap_of(ledger: Ledger, away: list[tuple[float, str]]) -> str:
    """The longest gap, and the process that was away when it ended."""
    seconds, kind, end = ledger.gap()
    name = [name for begin, name in away if begin <= end][-1]
    return f"{ledger.writes} writes acknowledged, {seconds:.2f} s without {kind}, when {name} was away"


def test_nothing_acknowledged_is_lost_or_doubled_while_processes_are_killed_in_turn(stack, control, ada):
    ledger, away = Ledger(stack, ada.upload().receipt, WRITERS), []
    with ledger.writing() as failure:
        for name in processes(SERVICES):
            away.append((time.monotonic(), name))
            control("kill", name)
            control("start", name)
            assert failure() is None, f"a writer failed when {name} was away"
    assert ledger.writes > 0
    print(f"\nSIGKILL: {gap_of(ledger, away)}; repeated calls: {ledger.repeated.most_common()}")


def test_a_rolling_restart_fails_no_call_of_a_client_with_a_retry_policy(stack, control, ada):
    """SIGTERM for one process after the other, each when the one before is serving again, as an upgrade does it. Half of the clients
    call the services, half the edge, which restarts as well."""
    receipt, away = ada.upload().receipt, []
    direct = Ledger(RetryingStack(stack), receipt, WRITERS // 2)
    through_the_edge = Ledger(RetryingStack(web.OnePort(web.address(stack))), receipt, WRITERS // 2)
    with direct.writing() as failure, through_the_edge.writing() as failure_there:
        for name in processes((*SERVICES, "web")):
            away.append((time.monotonic(), name))
            control("stop", name)
            control("start", name)
            assert failure() is None, f"a call failed when {name} was away"
            assert failure_there() is None, f"a call through the edge failed when {name} was away"
    assert direct.writes > 0 and through_the_edge.writes > 0
    print(f"\nSIGTERM: {gap_of(direct, away)}; through the edge: {gap_of(through_the_edge, away)}")


def test_two_processes_push_each_reminder_once(stack):
    """Both look for what is due at the same moment."""
    pushes, minute = PushService(), next_minute() + datetime.timedelta(minutes=1)
    athletes = [Athlete.reminded(stack, minute, pushes.device(), pushes.device()) for _ in range(8)]
    assert datetime.datetime.now(datetime.UTC) < minute, "registering took longer than two minutes"
    for athlete in athletes:
        for device in athlete.devices:
            pushes.wait_for(device, 1, minute.timestamp())
    time.sleep(QUIET)
    assert [athlete.told for athlete in athletes] == [[1, 1]] * len(athletes)
    pushes.close()
    assert pushes.problems == []


def test_a_limit_of_an_account_is_one_for_both_processes(stack, ada):
    def create(calls: Services) -> str:
        reminder = motivation_pb2.Reminder(
            reminder_id=new_id(), kind=motivation_pb2.REMINDER_KIND_PUSH_UPS, minutes=[600],
            frequency=motivation_pb2.REMINDER_FREQUENCY_DAILY, time_zone="UTC")
        try:
            until_admitted(calls.motivation.CreateReminder, motivation_pb2.CreateReminderRequest(reminder=reminder))
            return "created"
        except grpc.RpcError as error:
            return Failure().read(error).reason

    with contextlib.ExitStack() as open_channels:
        both = []
        for address in stack.processes["motivation"]:
            channel = open_channels.enter_context(stack.new_channel("motivation", address))
            both.append(Services(lambda _, channel=channel: channel, bearer(ada.tokens.access_token)))
        assert len(both) == REPLICAS
        assert {create(both[number % REPLICAS]) for number in range(MOST_REMINDERS - 4)} == {"created"}
        with concurrent.futures.ThreadPoolExecutor(12) as pool:
            outcomes = list(pool.map(create, both * 6))
    assert sorted(outcomes) == ["TOO_MANY_REMINDERS"] * (len(outcomes) - 4) + ["created"] * 4
