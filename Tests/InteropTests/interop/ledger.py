"""People who write all the time, and a ledger of what was acknowledged to them and when.

Each call is repeated as the contract says: on UNAVAILABLE, with the same ids, after the time that the answer names or a short
pause of its own. Whatever else a call answers is a failure. Before a `RetryingStack`, the channel alone repeats calls, and UNAVAILABLE
is a failure, too.
"""

import collections
import concurrent.futures
import contextlib
import threading
import time
from collections.abc import Callable

import grpc
from titanup.auth.v1 import auth_pb2
from titanup.habits.v1 import habits_pb2
from titanup.profile.v1 import profile_pb2

from .errors import Failure
from .histories import all_sessions, batch, recording_of, told_state
from .people import Person, Services, new_id
from .retries import RetryingStack
from .stack import TIMEOUT

#: The pause before another attempt where the answer names none, and the longest that is made where it does.
PAUSE, LONGEST_PAUSE = 0.05, 0.5


class Writer:
    """One user, who does one thing after the other."""

    #: For how many seconds a call is repeated.
    PATIENCE = TIMEOUT

    def __init__(self, stack, template, acknowledged: dict[str, list[float]]):
        self._stack, self._template, self._acknowledged = stack, template, acknowledged
        #: What made this client repeat a call, and how often.
        self.repeated: collections.Counter[str] = collections.Counter()
        #: What it does now, and of each kind of call the longest time until it was acknowledged.
        self.deed, self.longest = "", collections.defaultdict(float)
        self._person = Person(stack)
        self._habit = self._person.habit()
        self._sessions, self._taps = 0, 0

    def deeds(self) -> list[Callable[[], None]]:
        """A session, a repetition of a habit, a look at the home screen, and a new refresh token."""
        return [self._session, self._tap, self._look, self._rotate]

    def write(self) -> None:
        for deed in self.deeds():
            self.deed, began = deed.__name__, time.monotonic()
            deed()
            end = time.monotonic()
            self._acknowledged[self.deed].append(end)
            self.longest[self.deed] = max(self.longest[self.deed], end - began)

    def _again(self, call: Callable):
        end = time.monotonic() + self.PATIENCE
        while True:
            try:
                return call()
            except grpc.RpcError as error:
                failure = Failure().read(error)
                pause = self._pause(failure)
                assert pause is not None and time.monotonic() < end, failure
                self.repeated[failure.reason or failure.message] += 1
                time.sleep(pause)

    def _pause(self, failure: Failure) -> float | None:
        """How long to wait before the call is repeated; nothing if it must not be."""
        if isinstance(self._stack, RetryingStack) or failure.code != grpc.StatusCode.UNAVAILABLE:
            return None
        return min(failure.retry_delay or PAUSE, LONGEST_PAUSE)

    def _recording(self, number: int, person: Person):
        return recording_of(self._template, person, number, 1 + number % 40, True)

    def _session(self) -> None:
        request = self._recording(self._sessions + 1, self._person)
        request.request_id = new_id()
        self._again(lambda: self._person.sessions.CreateSession(request))
        self._sessions += 1

    def _tap(self) -> None:
        # Without an id of its own, only the request's id keeps a repetition from counting twice.
        record = habits_pb2.HabitRecord(habit_id=self._habit.habit_id, delta=1)
        request = habits_pb2.RecordHabitRequest(record=record, request_id=new_id())
        self._again(lambda: self._person.habits.RecordHabit(request))
        self._taps += 1

    def _look(self) -> None:
        self._again(lambda: self._person.profile.GetDashboard(profile_pb2.GetDashboardRequest(time_zone="UTC")))

    def _rotate(self) -> None:
        """A token is good once, and again for a client that lost the answer."""
        request = auth_pb2.RefreshTokenRequest(refresh_token=self._person.tokens.refresh_token)
        self._person.use(self._again(lambda: Services(self._stack.channel).auth.RefreshToken(request)).tokens)

    def check(self) -> None:
        """What was acknowledged is there once, and the services that follow have seen it once."""
        wanted = {self._recording(number + 1, self._person).session.session_id for number in range(self._sessions)}
        found = [session.session_id for session in all_sessions(self._person)]
        assert len(found) == len(set(found)) and set(found) == wanted
        assert self._records() == self._taps
        # Another user who did the same at once, with nothing in the way.
        calm = Person(self._stack)
        for begin in range(0, self._sessions, 100):
            numbers = range(begin + 1, min(begin + 100, self._sessions) + 1)
            assert all(result.HasField("session") for result in batch(calm, *(self._recording(n, calm) for n in numbers)))
        end = time.monotonic() + TIMEOUT
        while told_state(self._person) != told_state(calm):
            assert time.monotonic() < end, "trophies have not seen the same sessions"
            time.sleep(0.2)

    def _records(self) -> int:
        count, token = 0, ""
        while True:
            request = habits_pb2.ListRecordsRequest(habit_id=self._habit.habit_id, page_size=200, page_token=token)
            page = self._person.habits.ListRecords(request)
            count, token = count + len(page.records), page.next_page_token
            if not token:
                return count

    @property
    def count(self) -> int:
        return self._sessions + self._taps


class Ledger:
    """Several writers, who write until they are told to stop."""

    def __init__(self, stack, template, count: int, kind: type[Writer] = Writer):
        self._acknowledged: dict[str, list[float]] = collections.defaultdict(list)
        self._writers = [kind(stack, template, self._acknowledged) for _ in range(count)]

    @contextlib.contextmanager
    def writing(self):
        """They write during the body, which gets a function for what a writer has failed with; afterwards everything is checked."""
        over = threading.Event()

        def until_over(writer: Writer) -> None:
            while not over.is_set():
                writer.write()

        with concurrent.futures.ThreadPoolExecutor(len(self._writers)) as pool:
            running = [pool.submit(until_over, writer) for writer in self._writers]
            try:
                yield lambda: next((one.exception() for one in running if one.done()), None)
            finally:
                over.set()
            for one in running:
                one.result(timeout=2 * self._writers[0].PATIENCE)
        for writer in self._writers:
            writer.check()

    @property
    def writes(self) -> int:
        return sum(writer.count for writer in self._writers)

    @property
    def repeated(self) -> collections.Counter[str]:
        """Why clients repeated their calls, and how often."""
        return sum((writer.repeated for writer in self._writers), collections.Counter())

    def longest(self, kind: str) -> float:
        """How long anybody has waited for a call of this kind to be acknowledged."""
        return max(writer.longest[kind] for writer in self._writers)

    def resumed(self, moment: float) -> dict[str, float] | None:
        """When each kind of call was acknowledged for the first time after this moment, or nothing if one has not been yet."""
        first = {kind: min((one for one in moments if one > moment), default=None) for kind, moments in self._acknowledged.items()}
        return first if first and None not in first.values() else None

    def gap(self) -> tuple[float, str, float]:
        """The longest time without any acknowledgement of one kind: its seconds, the kind, and when it ended."""
        return max((seconds, kind, end) for kind, _, seconds, end in self.kinds())

    def kinds(self) -> list[tuple[str, int, float, float]]:
        """Of each kind of call that was acknowledged twice or more: how often, the longest time without, and when that ended."""
        return [
            (kind, len(moments), *max((after - before, after) for before, after in zip(sorted(moments), sorted(moments)[1:])))
            for kind, moments in self._acknowledged.items() if len(moments) > 1
        ]  # fmt: skip
