"""Abusers, and the calls of a victim at the same time.

The bench measures what this costs the victim; a test makes sure that nobody is locked out.
"""

import datetime
import functools
import itertools
import multiprocessing
import os
import random
import threading
import time

import grpc
from grpc_health.v1 import health_pb2, health_pb2_grpc
from titanup.auth.v1 import auth_pb2
from titanup.habits.v1 import habits_pb2
from titanup.sessions.v1 import sessions_pb2

from .errors import Failure
from .people import PASSWORD, Person, Services, bearer, new_id
from .stack import TIMEOUT, Stack

CONNECTIONS, STREAMS = 110, 100
TOO_LATE = "9999-12-31"


# What victims do: each function gets a user, prepares, and returns one call.


def lists_habits(person):
    person.habit("Read")
    return lambda: person.habits.ListHabits(habits_pb2.ListHabitsRequest(time_zone="UTC"))


def records_habits(person):
    habit = person.habit("Read")
    return lambda: person.tap(habit)


def reads_streak(person):
    person.declare(10)
    return lambda: person.sessions.GetStreak(sessions_pb2.GetStreakRequest(time_zone="UTC"))


def signs_in(person):
    """From their own neighbourhood, behind the same proxy as the abuser."""
    stub, request = person.auth.stub, auth_pb2.SignInRequest(email=person.email, password=PASSWORD)
    metadata = (("x-forwarded-for", f"2001:db8:{random.randrange(2**16):x}::7"),)
    return lambda: stub.SignIn(request, metadata=metadata, timeout=TIMEOUT)


def earns_trophies(person):
    """Deletes the only verified session and restores it, and each time waits until trophies has followed."""
    session = person.store(person.upload().receipt).session_id
    earned = set(person.watch_until({"T-SESSION-5", "T-SESSION-10", "T-FAST-5-10S"}))
    deleted = False

    def turn():
        nonlocal deleted
        if deleted:
            person.sessions.UndeleteSession(sessions_pb2.UndeleteSessionRequest(session_id=session))
        else:
            person.sessions.DeleteSession(sessions_pb2.DeleteSessionRequest(session_id=session))
        deleted = not deleted
        wanted, patience = set() if deleted else earned, time.monotonic() + 30
        while set(person.awards()) != wanted:
            if time.monotonic() > patience:
                raise RuntimeError("trophies do not follow within 30 s")

    return turn


# What abusers do until they are stopped. Each counts the outcomes of its calls.


class Abuser:
    """Continues until `stop`, and counts the outcomes of its calls. Sends "ready" once it is prepared and, if `tells`, each
    outcome when it comes for the first time."""

    def __init__(self, stack, stop, send, tells):
        self.stack, self.stop, self.send, self.tells = stack, stop, send, tells
        self.outcomes, self.faults, self.lock = {}, [], threading.Lock()

    def note(self, what, count=1):
        with self.lock:
            if self.tells and what not in self.outcomes:
                self.send({"first": what})
            self.outcomes[what] = self.outcomes.get(what, 0) + count

    def ready(self):
        with self.lock:
            self.send("ready")

    def attempt(self, call):
        try:
            call()
            self.note("OK")
        except grpc.RpcError as error:
            self.refused(error)

    def refused(self, error):
        failure = Failure().read(error)
        self.note(failure.reason or failure.code.name)

    def by_many(self, count, call):
        """Calls from `count` threads, one call after the other in each."""

        def work():
            try:
                while not self.stop.is_set():
                    self.attempt(call)
            except Exception as error:  # A fault of our own, which makes the round worthless.
                self.faults.append(repr(error))

        self.ready()
        threads = [threading.Thread(target=work, daemon=True) for _ in range(count)]
        for thread in threads:
            thread.start()
        self.stop.wait()
        for thread in threads:
            thread.join(10)

    def hold(self, open_stream, count):
        """Keeps `count` streams open: reopens those that end."""

        def work():
            while not self.stop.is_set():
                call = open_stream()
                # This holds even if no more messages arrive.
                ender = threading.Thread(target=lambda: (self.stop.wait(), call.cancel()), daemon=True)
                try:
                    for _ in call:
                        if not ender.ident:
                            ender.start()
                        self.note("messages")
                    self.note("ended")
                except grpc.RpcError as error:
                    if not self.stop.is_set():
                        self.refused(error)
                    self.stop.wait(0.2)

        for _ in range(count):
            threading.Thread(target=work, daemon=True).start()


def noted(abuser, call):
    """The outcome of a stream that has ended; it doesn't block, because nothing more arrives."""
    if not abuser.stop.is_set():
        abuser.note(call.code().name)


def streams_without_a_token(abuser):
    """Opens Health/Watch on all streams of 110 connections."""
    held = [(health_pb2_grpc.HealthStub(abuser.stack.new_channel("habits")), []) for _ in range(CONNECTIONS)]
    abuser.ready()
    while not abuser.stop.is_set():
        for stub, calls in held:
            calls[:] = [call for call in calls if call.is_active()]
            # A few at a time, because Python has to open all of them.
            for _ in range(min(STREAMS - len(calls), 5)):
                call = stub.Watch(health_pb2.HealthCheckRequest())
                call.add_done_callback(functools.partial(noted, abuser))
                calls.append(call)
            if abuser.stop.wait(0.005):
                break
        abuser.outcomes["streams at most"] = max(
            abuser.outcomes.get("streams at most", 0), sum(len(calls) for _, calls in held))
    for _, calls in held:
        for call in calls:
            call.cancel()


def watches_of_one_account(abuser):
    """1,000 WatchHabits, and changes that all of them receive."""
    person = Person(abuser.stack)
    # It has its own connection, because the watches fill theirs.
    watcher = Services(abuser.stack.new_channel, bearer(person.tokens.access_token)).habits
    watcher.timeout = None
    habit = person.habit("Run")
    abuser.hold(lambda: watcher.WatchHabits(habits_pb2.WatchHabitsRequest(time_zone="UTC")), 1_000)
    abuser.by_many(2, lambda: person.tap(habit))


def writes_of_one_account(abuser):
    """200 RecordHabit at a time."""
    person = Person(abuser.stack)
    habit = person.habit("Run")
    abuser.by_many(200, lambda: person.tap(habit))


def wrong_passwords(abuser):
    """50 guesses at a time, at the passwords of twenty accounts, from one address."""
    people = itertools.cycle([Person(abuser.stack) for _ in range(20)])
    metadata = (("x-forwarded-for", "203.0.113.7"),)

    def guess():
        with abuser.lock:
            person = next(people)
        request = auth_pb2.SignInRequest(email=person.email, password="not the password")
        person.auth.stub.SignIn(request, metadata=metadata, timeout=TIMEOUT)

    abuser.by_many(50, guess)


def far_streaks(abuser):
    """Four callers that ask for the streak of the last possible date."""
    person = Person(abuser.stack)
    person.declare(10)
    request = sessions_pb2.GetStreakRequest(time_zone="UTC", as_of=TOO_LATE)
    abuser.by_many(4, lambda: person.sessions.GetStreak(request))


def imports(abuser):
    """Four of the largest files that ImportHabits takes."""
    person = Person(abuser.stack)
    habits = (
        "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,"
        "Target Value,Archived?\n"
    ) + "".join(f"{number:03d},Habit {number},YES_NO,,,1,1,#FF8F00,,,,false\n" for number in range(1, 51))
    head = "Date," + "".join(f"Habit {number}," for number in range(1, 51)) + "\n"

    def day(number):
        return f"{datetime.date(2024, 12, 31) - datetime.timedelta(days=number)}," + "2," * 50 + "\n"

    for size in (3_900_000, 2_000_000, 1_000_000, 500_000, 220_000, 100_000):
        count = (size - len(head)) // len(day(0))
        text = head + "".join(day(number) for number in range(count))
        request = habits_pb2.ImportHabitsRequest(habits_csv=habits, checkmarks_csv=text, validate_only=True)
        try:
            person.habits.ImportHabits(request)
            break
        except grpc.RpcError as error:
            abuser.refused(error)
    abuser.by_many(4, lambda: person.habits.ImportHabits(request))


def declared_sessions(abuser):
    """Sends the maximum number of declared sessions in batches."""
    person, numbers = Person(abuser.stack), itertools.count()

    def declare():
        batch = next(numbers)
        requests = []
        for number in range(200):
            session = person.declaration(5)
            begin = session.start_time.seconds - (batch * 200 + number) * 120
            session.start_time.FromSeconds(begin)
            session.end_time.FromSeconds(begin + 60)
            requests.append(sessions_pb2.CreateSessionRequest(session=session, request_id=new_id()))
        answer = person.sessions.BatchCreateSessions(sessions_pb2.BatchCreateSessionsRequest(requests=requests))
        stored = sum(1 for result in answer.results if result.HasField("session"))
        abuser.note("stored", stored)
        abuser.note("refused", len(answer.results) - stored)

    abuser.by_many(2, declare)


#: By name: what the abuser does, and what a victim does meanwhile.
KINDS = {
    "streams without a token": (streams_without_a_token, lists_habits),
    "1,000 watches of one account": (watches_of_one_account, lists_habits),
    "200 writes of one account": (writes_of_one_account, records_habits),
    "wrong passwords": (wrong_passwords, signs_in),
    "streaks of the year 9999": (far_streaks, reads_streak),
    "imports": (imports, lists_habits),
    "declared sessions": (declared_sessions, earns_trophies),
}


def run(name, environment, stop, results, tells=False):
    """Runs an abuser in its own process: sends "ready", and at the end the outcomes of its calls."""
    abuser = Abuser(Stack("127.0.0.1", environment), stop, results.send, tells)
    KINDS[name][0](abuser)
    results.send({"outcomes": abuser.outcomes, "faults": abuser.faults})


class Abuse:
    """Runs an abuser in its own process next to the caller; `outcomes` is set once it has ended."""

    def __init__(self, name, **addresses):
        spawning = multiprocessing.get_context("spawn")
        self._stop = spawning.Event()
        self._results, results = spawning.Pipe(duplex=False)
        self._process = spawning.Process(
            target=run, args=(name, {**os.environ, **addresses}, self._stop, results, True), daemon=True)
        self.outcomes, self._seen = {}, set()

    @property
    def seen(self) -> set[str]:
        """The outcomes so far."""
        while self._results.poll():
            self._seen.add(self._results.recv()["first"])
        return self._seen

    def __enter__(self):
        self._process.start()
        assert self._next() == "ready"
        return self

    def __exit__(self, *failure):
        self._stop.set()
        try:
            if failure == (None, None, None):
                last = self._next()
                assert not last["faults"], last["faults"]
                self.outcomes = last["outcomes"]
        finally:
            self._process.join(10)
            self._process.kill()

    def _next(self):
        while self._results.poll(TIMEOUT):
            message = self._results.recv()
            if "first" not in message:
                return message
            self._seen.add(message["first"])
        raise AssertionError(f"the abuser was silent for {TIMEOUT} s")
