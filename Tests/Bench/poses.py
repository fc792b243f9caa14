"""What 1,000 live sets cost the pose service beside gRPC C++ that merely echoes their frames; `deploy/dev bench poses --help`.

Every set is of a user of its own, with a token of its own, opened with frames to be kept for 30 days, and plays the project's
recording from one of 40 places at 30 frames a second. A round is a turn of each server. What is counted (cpu) is the processor
time of the server while the sets go on, with everything it takes to store their frames, but not that of the database: this has
the load's core, and its time is given by itself. The whole CPU time is that from the opening of the sets to when they have
ended, with their receipts. The push-ups' latency is from when the frame with which one is counted
was due until RepCounted is there. The load runs before the database on their core, as phones are no part of the server's
machine, sends and reads every half millisecond, and tells how late it was and what it took of the core. It looks at every
answer, and in the end at the receipts.
"""

import argparse
import json
import os
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "InteropTests"))

from interop import stubs  # noqa: E402

_STUBS = stubs.generate()

from interop.keys import decoded, signing_key, unpadded  # noqa: E402
from interop.people import PASSWORD, Services, new_id  # noqa: E402
from interop.stack import Stack  # noqa: E402
from titanup.auth.v1 import auth_pb2  # noqa: E402

from cases import Case  # noqa: E402
from figures import Figures, measured_table, ratio_table  # noqa: E402
from loads import titan_load  # noqa: E402
from servers import LOAD_CORE, ROOT, SERVER_CORE, STATE, Process, Server  # noqa: E402

RECORDING = ROOT / "Tests" / "Fixtures" / "pushups.csv"
CALLERS = STATE / "callers"


class PoseService(Process):
    """The running service, and its database."""

    name = "pose"
    mode = "poses"

    def __init__(self, stack):
        super().__init__(int(os.environ["TITANUP_BENCH_POSE_PID"]))
        self.port = int(stack.addresses["pose"].rpartition(":")[2])
        self.postmaster = int(os.environ["TITANUP_BENCH_DATABASE_PID"])

    def authorization(self):
        return None

    def database(self):
        """The processes of the database."""
        children = pathlib.Path(f"/proc/{self.postmaster}/task/{self.postmaster}/children").read_text()
        return [self.postmaster, *map(int, children.split())]

    def database_seconds(self):
        return sum(Process(pid).cpu_seconds() for pid in self.database())


class EchoServer(Server):
    mode = "poses-echo"


def pin(pid, core, realtime):
    """All threads of a process."""
    policy, priority = (os.SCHED_RR, 1) if realtime else (os.SCHED_OTHER, 0)
    for thread in os.listdir(f"/proc/{pid}/task"):
        os.sched_setaffinity(int(thread), {int(core)})
        os.sched_setscheduler(int(thread), policy, os.sched_param(priority))


class Tokens:
    """Access tokens of as many users as one likes, like the one that a first user was given."""

    def __init__(self, stack):
        self.key = signing_key("TITANUP_TOKEN_SIGNING_KEY_FILE")
        request = auth_pb2.RegisterRequest(
            email=f"{new_id()}@example.org", password=PASSWORD, display_name="Ada", request_id=new_id()
        )
        registered = Services(lambda _: stack.channel("auth")).auth.Register(request)
        self.head, payload, _ = registered.tokens.access_token.split(".")
        self.claims = json.loads(decoded(payload))

    def of(self, user):
        claims = unpadded(json.dumps({**self.claims, "sub": user}).encode())
        signature = self.key.sign(f"{self.head}.{claims}".encode())
        return f"{self.head}.{claims}.{unpadded(signature)}"


def load(server, stack, options, seconds):
    """One turn of a server: a sample (see figures). Its CPU time is that of 100,000 frames."""
    tokens = Tokens(stack)
    CALLERS.write_text("".join(f"{tokens.of(new_id())} {new_id()}\n" for _ in range(options.streams)))
    shape = ["--streams", options.streams, "--connections", options.connections, "--rate", 30]
    shape += ["--batch", options.batch, "--recording", RECORDING, "--callers", CALLERS]
    warmup = min(5, seconds)
    before = server.cpu_seconds()
    sample = titan_load(server, server.mode, *shape, "--seconds", seconds, "--warmup", warmup)
    if sample["rate"] < 0.99 * options.streams * 30:
        print(f"{server.name}: the load kept no pace, {sample['rate']:.0f} frames a second; try --realtime", file=sys.stderr)
    frames = sample["rate"] * (warmup + seconds)
    return {**sample, "whole": (server.cpu_seconds() - before) / frames * 1e5}


def run(stack, options):
    streams = f"{options.streams:,} live sets, 30/s each"
    case = Case(streams, {"poses": "pose"}, ("grpc_cpp",), ("cpu", "whole", "memory"), load)
    pose = PoseService(stack)
    with EchoServer("grpc_cpp") as echo:
        for pid in [pose.pid, echo.pid]:
            pin(pid, SERVER_CORE, options.realtime)
        for pid in pose.database():
            pin(pid, LOAD_CORE, options.realtime)
        for server in (pose, echo):
            load(server, stack, options, 2)
        samples, database = {"pose": [], "grpc_cpp": []}, 0
        for number in range(1, options.rounds + 1):
            print(f"{case.title}: round {number} of {options.rounds}", file=sys.stderr)
            for server in (pose, echo):
                before = pose.database_seconds()
                samples[server.name].append(load(server, stack, options, options.seconds))
                if server is pose:
                    database += pose.database_seconds() - before
    frames = sum(sample["rate"] for sample in samples["pose"]) * (options.seconds + min(5, options.seconds))
    return Figures(case, samples, {"poses.database_cpu": database / frames * 1e5})


def main():
    parser = argparse.ArgumentParser(prog="deploy/dev bench poses", description=__doc__.split(";")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=20, help="of each turn")
    parser.add_argument("--streams", type=int, default=1_000, help="sets at a time")
    parser.add_argument("--connections", type=int, default=100)
    parser.add_argument("--batch", type=int, default=1, help="frames in a message")
    parser.add_argument("--json", action="store_true", help="one flat object instead of tables")
    parser.add_argument("--realtime", action="store_true", help="run before everything else on a machine that is busy")
    options = parser.parse_args()
    try:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(2))
    except PermissionError:
        print("without the right to set priorities the load is as late as the database lets it be", file=sys.stderr)
    stack = Stack("127.0.0.1")
    stack.addresses = {name: stack.addresses[name] for name in ("auth", "pose")}
    stack.wait_until_ready()
    figures = run(stack, options)
    stack.close()
    flat = figures.flat()
    if options.json:
        print(json.dumps(flat, indent=1))
    else:
        print(measured_table([figures]), ratio_table([figures], ("grpc_cpp",)), sep="\n\n")
        print(f"\nposes.database_cpu: {flat['poses.database_cpu']:.3f}")
    return 0 if flat["poses.cpu.vs_grpc_cpp"] <= 1 and flat["poses.p99"] < 10 else 1


if __name__ == "__main__":
    sys.exit(main())
