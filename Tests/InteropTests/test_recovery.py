"""Sets are cut at a random frame while the service is killed at a random moment, and then continue.

Each kill hits several sets. `TITANUP_KILL_TRIALS` is the total number of sets.
"""

import concurrent.futures
import os
import random
import threading

import grpc
import pytest
from interop import recordings
from interop.live import LiveSet, of_kind
from interop.people import Person
from interop.stack import TIMEOUT

pytestmark = pytest.mark.disruptive

TRIALS = int(os.environ.get("TITANUP_KILL_TRIALS", "40"))
SETS_A_KILL = 8
#: The seed of the trials; another seed shows whether a success was luck.
SEED = 2026
FRAMES = len(recordings.push_ups())
#: About the number that arrives: one to two frames at 15 per second.
MOST_ANSWERS = SETS_A_KILL * FRAMES // 2


class Moment:
    """Comes with the n-th response to several sets, or when everything that was sent has been answered."""

    def __init__(self, answers: int, sets: int):
        self._answers, self._sets = answers, sets
        self._changed = threading.Condition()

    def answered(self) -> None:
        with self._changed:
            self._answers -= 1
            self._changed.notify()

    def finished(self) -> None:
        with self._changed:
            self._sets -= 1
            self._changed.notify()

    def wait(self) -> None:
        with self._changed:
            assert self._changed.wait_for(lambda: self._answers <= 0 or self._sets == 0, TIMEOUT)


class Trial:
    """One set: the frames up to the cut before the kill, the rest after it."""

    def __init__(self, person: Person, chance: random.Random):
        self.person, self.opening = person, person.open_message()
        self.cut, self.batch = chance.randint(0, FRAMES), chance.randint(1, 32)
        self.acked, self.told = -1, []

    def until_killed(self, moment: Moment) -> None:
        live = LiveSet(self.person.pose, self.opening)
        live.send_frames(recordings.frames(0, self.cut), self.batch)
        with pytest.raises(grpc.RpcError) as caught:
            for response in live.call:
                kind = response.WhichOneof("message")
                if kind == "ack":
                    self.acked = response.ack.frame
                elif kind == "rep_counted":
                    self.told.append(response.rep_counted)
                moment.answered()
                if (kind == "ack" and self.acked == self.cut - 1) or (kind == "ready" and self.cut == 0):
                    moment.finished()
        assert caught.value.code() == grpc.StatusCode.UNAVAILABLE, caught.value

    def resume(self):
        """Continues after checking the stored frames, and returns the receipt."""
        live = LiveSet(self.person.pose, self.opening)
        ready = live.until("ready")
        assert self.acked < ready.next_frame <= self.cut, "no acknowledged frame is lost, and no unsent one is claimed"
        live.send_frames(recordings.frames(ready.next_frame), self.batch)
        live.close()
        receipt = live.rest()[-1].receipt
        announced = list(of_kind(live.responses, "rep_counted"))
        numbers = [message.rep.number for message in announced]
        assert numbers == list(range(ready.reps + 1, len(receipt.reps) + 1)), "a connection announces each push-up once"
        assert [message.rep for message in self.told] == list(receipt.reps)[: len(self.told)], "none is taken back"
        again = [message for message in self.told if message.rep.number > ready.reps]
        assert again == announced[: len(again)], "repeated announcements are the same"
        return receipt


def facts(receipt) -> tuple:
    """The part of a receipt that describes the movement."""
    return (
        list(receipt.reps), receipt.partial_reps, receipt.stream_digest, receipt.motion_digest,
        receipt.coverage_percent, receipt.counter,
    )


def test_a_set_continues_after_a_kill_at_any_moment(stack, killed):
    people = [Person(stack) for _ in range(SETS_A_KILL)]
    whole = facts(Person(stack).stream(recordings.frames())[-1].receipt)
    assert len(whole[0]) == 12
    chance = random.Random(SEED)
    done = 0
    while done < TRIALS:
        trials = [Trial(person, chance) for person in people[: TRIALS - done]]
        moment = Moment(chance.randint(1, MOST_ANSWERS), len(trials))
        with concurrent.futures.ThreadPoolExecutor(len(trials)) as pool:
            lives = [pool.submit(trial.until_killed, moment) for trial in trials]
            moment.wait()
            with killed("pose"):
                for live in lives:
                    live.result(timeout=TIMEOUT)
            for trial, receipt in zip(trials, pool.map(Trial.resume, trials)):
                assert facts(receipt) == whole, f"cut at {trial.cut} by {trial.batch}, set {done} of seed {SEED}"
                done += 1
