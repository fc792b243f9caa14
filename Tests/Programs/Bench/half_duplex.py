"""Compares calls of a half-duplex set in its first and its thirtieth minute; `deploy/dev bench poses --half-duplex`.

Each call opens the set again, sends two seconds of it at 30 frames a second, and half-closes, as a browser does. In
each round, a set in its first minute and one in its thirtieth take turns, call by call, so that other load on the
machine affects both. For the calls named `replayed`, in the thirtieth minute, the service has to count everything it
has stored again: an opening before each of them failed, which takes the set out of the service's memory.

A call's latency lasts from sending `open` until the call has ended. The CPU time (cpu) is the service's, for 100,000
frames. The program fails if the thirtieth minute's median latency is more than 1.25 times the first minute's.
"""

import argparse
import json
import os
import sys

import beside  # the stubs come first
import grpc
from cases import Case
from figures import Figures, measured_table, percentile, ratio_table
from interop import recordings
from interop.errors import fails
from interop.people import PASSWORD, Services, WithToken, bearer, new_id
from interop.stack import Stack
from servers import Process
from titanup.auth.v1 import auth_pb2
from titanup.pose.v1 import pose_pb2, pose_pb2_grpc

RATE = 30
#: The frames of a call.
CALL = 2 * RATE
MINUTE = 60 * RATE
#: The number of calls in each round for which the service counts everything again.
REPLAYED = 3
EARLY, LATE, AGAIN = "minute_1", "minute_30", "replayed"


def resampled() -> list[tuple[float, ...]]:
    """The landmarks of the recording at the bench's rate."""
    images, recorded = [], recordings.push_ups()
    place = 0
    for number in range(recorded[-1][0] * RATE // 1_000_000):
        time = number * 1_000_000 / RATE
        while recorded[place + 1][0] <= time:
            place += 1
        (before, left), (after, right) = recorded[place : place + 2]
        share = (time - before) / (after - before)
        images.append(tuple(a + share * (b - a) for a, b in zip(left, right)) if len(left) == len(right) else left)
    return images


class Set:
    """A set that goes on round after round of the recording."""

    def __init__(self, pose, images):
        self.pose, self.images = pose, images
        self.opening = pose_pb2.Open(
            stream_id=new_id(),
            exercise=pose_pb2.EXERCISE_PUSH_UP,
            schema=pose_pb2.LANDMARK_SCHEMA_MEDIAPIPE_33,
            image_width=640,
            image_height=360,
            is_simulated=True,
        )
        self.next = 0

    def requests(self, count):
        """The requests of a call with so many frames, made beforehand."""
        frames = [
            pose_pb2.Frame(
                number=number,
                time_us=number * 1_000_000 // RATE,
                landmarks=self.images[number % len(self.images)],
            )
            for number in range(self.next, self.next + count)
        ]
        batches = [pose_pb2.StreamRepsRequest(frames=batch) for batch in recordings.batches(frames)]
        return [pose_pb2.StreamRepsRequest(open=self.opening), *batches]

    def send(self, requests):
        """Makes a call and checks its answers."""
        responses = list(self.pose.StreamReps(iter(requests)))
        last = self.next + sum(len(request.frames.frames) for request in requests) - 1
        assert responses[0].ready.next_frame == self.next, responses[0]
        assert max(response.ack.frame for response in responses) == last, "not all frames are stored"
        self.next = last + 1

    def advance(self, until):
        while self.next < until:
            self.send(self.requests(min(MINUTE, until - self.next)))

    def break_off(self):
        """Takes the set out of the service's memory: `open` may come once."""
        with fails(grpc.StatusCode.FAILED_PRECONDITION, "ALREADY_OPENED"):
            list(self.pose.StreamReps(iter([pose_pb2.StreamRepsRequest(open=self.opening)] * 2)))

    def measured(self, service):
        """The milliseconds of the next call, and the CPU seconds that the service uses."""
        requests = self.requests(CALL)
        before = service.cpu_seconds()
        taken = beside.milliseconds(lambda: self.send(requests))
        return taken, service.cpu_seconds() - before


def sample(calls):
    times, seconds = zip(*calls)
    return {
        "latency": percentile(times, 0.5),
        "p99": percentile(times, 0.99),
        "cpu": sum(seconds) / len(seconds) / CALL * 1e5,
    }


def one_round(pose, images, service):
    early, late = Set(pose, images), Set(pose, images)
    late.advance(29 * MINUTE)
    early.advance(CALL)
    late.advance(late.next + CALL)
    calls = {EARLY: [], LATE: [], AGAIN: []}
    while late.next + REPLAYED * CALL < 30 * MINUTE:
        # They take turns at being the first.
        for name, live in ((EARLY, early), (LATE, late))[:: 1 if len(calls[EARLY]) % 2 else -1]:
            calls[name].append(live.measured(service))
    for _ in range(REPLAYED):
        late.break_off()
        calls[AGAIN].append(late.measured(service))
    return {name: sample(measured) for name, measured in calls.items()}


def client(stack):
    """A new user's client of the pose service. Each round has its own: a token lasts ten minutes."""
    request = auth_pb2.RegisterRequest(
        email=f"{new_id()}@example.org", password=PASSWORD, display_name="Ada", request_id=new_id()
    )
    tokens = Services(lambda _: stack.channel("auth")).auth.Register(request).tokens
    return WithToken(pose_pb2_grpc.PoseServiceStub(stack.channel("pose")), bearer(tokens.access_token))


def main():
    parser = argparse.ArgumentParser(prog="deploy/dev bench poses --half-duplex", description=__doc__.split(";")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="print one flat object instead of tables")
    options = parser.parse_args()
    stack = Stack("127.0.0.1")
    stack.addresses = {name: stack.addresses[name] for name in ("auth", "pose")}
    stack.wait_until_ready()
    service, images = Process(int(os.environ["TITANUP_BENCH_POSE_PID"])), resampled()
    samples = {EARLY: [], LATE: [], AGAIN: []}
    for number in range(1, options.rounds + 1):
        print(f"round {number} of {options.rounds}", file=sys.stderr)
        for name, measured in one_round(client(stack), images, service).items():
            samples[name].append(measured)
    stack.close()
    title = f"calls of {CALL} frames"
    case = Case(title, {"half_duplex": LATE}, (EARLY, AGAIN), ("latency", "cpu"), one_round)
    figures = Figures(case, samples)
    if options.json:
        print(json.dumps(figures.flat(), indent=1))
    else:
        print(measured_table([figures]), ratio_table([figures], (EARLY, AGAIN)), sep="\n\n")
    return 0 if figures.flat()[f"half_duplex.latency.vs_{EARLY}"] <= 1.25 else 1


if __name__ == "__main__":
    sys.exit(main())
