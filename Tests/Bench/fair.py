"""What one caller's abuse costs everybody else; `deploy/dev bench fair`.

A victim calls at a steady pace, alone and beside each kind of abuse, in turns. Both are processes of their own on the second core; the
services and PostgreSQL have the first one. The abuser gives way to the victim (nice), so that the victim does not wait for its own
core. It fails if a call of the victim fails, if its median is more than twice, or its 99th percentile more than three times what
it is without the abuse.
"""

import argparse
import datetime
import fnmatch
import functools
import itertools
import json
import os
import pathlib
import sys
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "InteropTests"))

from interop import stubs  # noqa: E402

_STUBS = stubs.generate()

import grpc  # noqa: E402
from fairness import complaints, merge  # noqa: E402
from figures import table  # noqa: E402
from grpc_health.v1 import health_pb2, health_pb2_grpc  # noqa: E402
from interop.people import Person, new_id  # noqa: E402
from interop.stack import Stack  # noqa: E402
from titanup.habits.v1 import habits_pb2  # noqa: E402
from titanup.sessions.v1 import sessions_pb2  # noqa: E402
from workers import await_result, finish, processes, start  # noqa: E402

SERVER_CORE, LOAD_CORE = 0, 1
PERIOD = 0.02  # seconds between two calls of the victim
CONNECTIONS, STREAMS = 110, 100
TOO_LATE = "9999-12-31"


# What victims do: each gets a person, prepares, and returns one call.


def lists_habits(person):
    person.habit("Read")
    return lambda: person.habits.ListHabits(habits_pb2.ListHabitsRequest(time_zone="UTC"))


def records_habits(person):
    habit = person.habit("Read")
    return lambda: person.tap(habit)


def reads_streak(person):
    person.declare(10)
    return lambda: person.sessions.GetStreak(sessions_pb2.GetStreakRequest(time_zone="UTC"))


def earns_trophies(person):
    """Deletes the one verified set, and takes it out of the bin again; each time until trophies have followed."""
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


# What abusers do until they are stopped. Each counts what became of its calls.


class Abuser:
    """What an abuser has: until when it goes on, and what became of its calls. It says `ready` once it is prepared."""

    def __init__(self, stop, ready):
        self.stop, self.ready, self.outcomes, self.lock = stop, ready, {}, threading.Lock()
        self.faults = []
        self.stack = Stack("127.0.0.1")

    def note(self, what, count=1):
        with self.lock:
            self.outcomes[what] = self.outcomes.get(what, 0) + count

    def attempt(self, call):
        try:
            call()
            self.note("OK")
        except grpc.RpcError as error:
            self.note(error.code().name)

    def by_many(self, count, call):
        """Calls from so many threads, each one after the other."""

        def work():
            try:
                while not self.stop.is_set():
                    self.attempt(call)
            except Exception as error:  # Of our own: the round is worth nothing then.
                self.faults.append(repr(error))

        self.ready()
        threads = [threading.Thread(target=work, daemon=True) for _ in range(count)]
        for thread in threads:
            thread.start()
        self.stop.wait()
        for thread in threads:
            thread.join(10)

    def hold(self, open_stream, count):
        """Keeps so many streams open: one that ends is opened anew."""

        def work():
            while not self.stop.is_set():
                try:
                    for _ in open_stream():
                        self.note("messages")
                        if self.stop.is_set():
                            return
                    self.note("ended")
                except grpc.RpcError as error:
                    self.note(error.code().name)
                    self.stop.wait(0.2)

        for _ in range(count):
            threading.Thread(target=work, daemon=True).start()


def nothing(abuser):
    abuser.ready()
    abuser.stop.wait()


def streams_without_a_token(abuser):
    """Health/Watch on as many streams as 110 connections carry."""
    address, held = abuser.stack.addresses["habits"], []
    for number in range(CONNECTIONS):
        channel = grpc.insecure_channel(address, [("grpc.use_local_subchannel_pool", 1), ("abuse.connection", number)])
        held.append((health_pb2_grpc.HealthStub(channel), []))
    abuser.ready()
    while not abuser.stop.is_set():
        for stub, calls in held:
            calls[:] = [call for call in calls if call.is_active()]
            # A few at a time: Python has to open all of them.
            for _ in range(min(STREAMS - len(calls), 5)):
                calls.append(stub.Watch(health_pb2.HealthCheckRequest()))
            if abuser.stop.wait(0.005):
                break
        abuser.outcomes["streams at most"] = max(
            abuser.outcomes.get("streams at most", 0), sum(len(calls) for _, calls in held))
    for _, calls in held:
        for call in calls:
            call.cancel()


def watches_of_one_account(abuser):
    """1,000 WatchHabits, and changes that all of them are to hear of."""
    person = Person(abuser.stack)
    person.habits.timeout = None
    habit = person.habit("Run")
    abuser.hold(lambda: person.habits.WatchHabits(habits_pb2.WatchHabitsRequest(time_zone="UTC")), 1_000)
    abuser.by_many(2, lambda: person.tap(habit))


def writes_of_one_account(abuser):
    """200 RecordHabit at a time."""
    person = Person(abuser.stack)
    habit = person.habit("Run")
    abuser.by_many(200, lambda: person.tap(habit))


def far_streaks(abuser):
    """Four callers who ask for the streak of the last date there is."""
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
            abuser.note(f"{size} {error.code().name}")
    abuser.by_many(4, lambda: person.habits.ImportHabits(request))


def declared_sessions(abuser):
    """As many declared sessions as the service takes, in batches."""
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


KINDS = {
    "streams without a token": (streams_without_a_token, lists_habits),
    "1,000 watches of one account": (watches_of_one_account, lists_habits),
    "200 writes of one account": (writes_of_one_account, records_habits),
    "streaks of the year 9999": (far_streaks, reads_streak),
    "imports": (imports, lists_habits),
    "declared sessions": (declared_sessions, earns_trophies),
}


def run_victim(name, go, stop, result):
    os.sched_setaffinity(0, {LOAD_CORE})
    stack = Stack("127.0.0.1")
    call = KINDS[name][1](Person(stack))
    for _ in range(10):
        call()
    result.send("ready")
    go.wait()
    latencies, failures, due = [], [], time.monotonic()
    while not stop.wait(max(0, due - time.monotonic())):
        began = time.monotonic()
        try:
            call()
        except (grpc.RpcError, RuntimeError) as error:
            failures.append(f"{error.code().name}: {error.details()}" if isinstance(error, grpc.RpcError) else str(error))
        latencies.append((time.monotonic() - began) * 1000)
        due = max(due + PERIOD, time.monotonic())
    result.send({"latencies": latencies, "failures": failures})


def run_abuser(name, stop, result):
    os.sched_setaffinity(0, {LOAD_CORE})
    os.nice(19)
    abuser = Abuser(stop, functools.partial(result.send, "ready"))
    (KINDS[name][0] if name else nothing)(abuser)
    result.send({"outcomes": abuser.outcomes, "faults": abuser.faults})


def one_round(name, is_abused, seconds):
    """What the victim saw while the abuser was at it, and what became of the abuser's calls."""
    go, stop_victim, stop_abuser = processes.Event(), processes.Event(), processes.Event()
    victim = start(run_victim, name, go, stop_victim)
    await_result(victim[1])
    abuser = start(run_abuser, name if is_abused else None, stop_abuser)
    await_result(abuser[1])
    go.set()
    time.sleep(seconds)
    stop_victim.set()
    seen = finish(*victim)
    stop_abuser.set()
    came = finish(*abuser)
    if is_abused and (came["faults"] or not came["outcomes"]):
        raise SystemExit(f"{name}: there was no abuse to bear: {came}")
    return seen, came["outcomes"]


def pin_services():
    """Services and PostgreSQL, whose processes `TITANUP_BENCH_PIDS` names, to the first core, with their children."""
    named = os.environ["TITANUP_BENCH_PIDS"].split()
    children = [child for pid in named for child in pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    for pid in named + children:
        for thread in os.listdir(f"/proc/{pid}/task"):
            os.sched_setaffinity(int(thread), {SERVER_CORE})


def main():
    parser = argparse.ArgumentParser(prog="deploy/dev bench fair", description=__doc__.split(";")[0])
    parser.add_argument("--rounds", type=int, default=3, help="with and without each kind of abuse (default 3)")
    parser.add_argument("--seconds", type=float, default=6, help="how long each round lasts (default 6)")
    parser.add_argument("--only", default="*", metavar="PATTERN", help="kinds such as 'imports' or '*one account'")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    options = parser.parse_args()
    names = fnmatch.filter(KINDS, options.only)
    if not names:
        parser.error(f"no kind of abuse is called {options.only}; there are: {', '.join(KINDS)}")
    pin_services()

    rows, measured, failed = [], {}, False
    for name in names:
        print(f"{name}: {options.rounds} rounds of {options.seconds:g} s, alone and beside it", file=sys.stderr)
        alone, beside, outcomes = [], [], {}
        for _ in range(options.rounds):
            alone.append(one_round(name, False, options.seconds)[0])
            seen, came = one_round(name, True, options.seconds)
            beside.append(seen)
            for what, count in came.items():
                outcomes[what] = outcomes.get(what, 0) + count
        alone, beside = merge(alone), merge(beside)
        wrong = complaints(alone, beside)
        failed = failed or bool(wrong) or bool(alone["failures"])
        measured[name] = {"alone": alone, "beside": beside, "abuser": outcomes, "wrong": wrong}
        rows.append([
            name, ", ".join(f"{count} {what}" for what, count in outcomes.items()), "; ".join(wrong) or "ok",
            f"{beside['calls']}", f"{alone['p50']:.1f}", f"{beside['p50']:.1f}", f"{beside['p50'] / alone['p50']:.2f}",
            f"{alone['p99']:.1f}", f"{beside['p99']:.1f}", f"{beside['p99'] / alone['p99']:.2f}"])
    if options.json:
        print(json.dumps(measured))
    else:
        headings = ["abuse", "what became of it", "verdict", "calls", "p50 ms alone", "beside", "ratio", "p99 ms alone", "beside", "ratio"]
        print(table(headings, rows, texts=3))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
