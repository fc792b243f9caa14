"""A PostgreSQL that responds but is of no use: it takes no writes, or its disk is full."""

import contextlib
import urllib.request

import grpc
import pytest
from interop.database import Database
from interop.errors import fails
from interop.health import NOT_SERVING, SERVING, again_while_away, wait_for_status
from interop.people import Services, bearer, new_id
from interop.stack import SERVICES, TIMEOUT
from titanup.habits.v1 import habits_pb2

pytestmark = pytest.mark.disruptive


@pytest.fixture
def superuser():
    """The stack's own cluster, as superuser."""
    return Database(role="postgres", secret="database_password_superuser")


def metric(stack, service, line):
    """The value of one line of a service's metrics, of all its processes together."""
    total = 0.0
    for address in stack.processes[service]:
        host, _, port = address.rpartition(":")
        with urllib.request.urlopen(f"http://{host}:{int(port) + 1000}/metrics", timeout=TIMEOUT) as answer:
            values = dict(row.rsplit(" ", 1) for row in answer.read().decode().splitlines() if not row.startswith("#"))
        total += float(values.get(line, 0))
    return total


@contextlib.contextmanager
def read_only(superuser):
    """Makes the server refuse writes, even on open connections."""
    superuser.query("ALTER SYSTEM SET default_transaction_read_only = on")
    superuser.query("SELECT pg_reload_conf()")
    try:
        yield
    finally:
        superuser.query("ALTER SYSTEM RESET default_transaction_read_only")
        superuser.query("SELECT pg_reload_conf()")


def test_a_read_only_database_is_reported_until_it_takes_writes_again(stack, superuser, ada):
    habit = ada.habit()
    with read_only(superuser):
        for service in SERVICES:
            wait_for_status(stack, service, NOT_SERVING)
        for _ in range(20):
            # A service that has just closed its last connection reports that it has none: the database is away, not
            # wrong.
            with fails(grpc.StatusCode.UNAVAILABLE) as failure:
                ada.tap(habit)
            assert failure.reason in ("DATABASE_READ_ONLY", "DATABASE_UNAVAILABLE"), failure
            assert failure.retry_delay == 1
        assert metric(stack, "habits", 'titanup_database_trouble_total{condition="read_only"}') > 0
    for service in SERVICES:
        wait_for_status(stack, service, SERVING)
    again_while_away(lambda: ada.tap(habit))
    assert ada.progress(habit).today == 1


@contextlib.contextmanager
def full_disk(database):
    """Makes every record of a habit fail as if the disk were full."""
    database.query(
        """
        CREATE FUNCTION habits.disk_is_full() RETURNS trigger LANGUAGE plpgsql AS $$
          BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full', MESSAGE = 'no room'; END $$;
        CREATE TRIGGER disk_is_full BEFORE INSERT ON habits.records EXECUTE FUNCTION habits.disk_is_full();
        """
    )
    try:
        yield
    finally:
        database.query("DROP FUNCTION habits.disk_is_full() CASCADE")


def test_a_full_disk_is_reported_until_there_is_room_again(stack, ada):
    database = Database()
    habit = ada.habit()
    with full_disk(database):
        # Each process learns of it from a write of its own.
        for address in stack.processes["habits"]:
            with stack.new_channel("habits", address) as channel:
                calls = Services(lambda _, channel=channel: channel, bearer(ada.tokens.access_token))
                record = habits_pb2.HabitRecord(habit_id=habit.habit_id, delta=1)
                with fails(grpc.StatusCode.UNAVAILABLE, "DATABASE_FULL") as failure:
                    calls.habits.RecordHabit(habits_pb2.RecordHabitRequest(record=record, request_id=new_id()))
            assert failure.retry_delay == 5 and failure.words
        wait_for_status(stack, "habits", NOT_SERVING)
        assert metric(stack, "habits", 'titanup_database_trouble_total{condition="disk_full"}') > 0
        assert metric(stack, "habits", "titanup_database_in_trouble") == len(stack.processes["habits"])
    # The recovery is noticed without any call.
    wait_for_status(stack, "habits", SERVING)
    assert metric(stack, "habits", "titanup_database_in_trouble") == 0
    ada.tap(habit)
    assert ada.progress(habit).today == 1
