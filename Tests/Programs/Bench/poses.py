"""Compares the pose service under 1,000 live sets with gRPC C++ echoing their frames; `deploy/dev bench poses --help`.

Every set belongs to a user with a token of their own, asks the service to keep its frames for 30 days, and plays the
project's recording from one of 40 places at 30 frames a second. In each round every server has its turn.

The measured CPU time (cpu) is what the server uses while the sets are under way, including the work of storing their
frames, but without the database, which shares the load's core and is reported separately. The whole CPU time lasts from
the opening of the sets until they have ended with their receipts. A push-up's latency is the time from when the frame
that completes it was due until RepCounted arrives.

The load has priority over the database on their core, since phones do not run on the server's machine. It sends and
reads every half millisecond, and reports how late it was and how much of the core it used. It checks every answer, and
finally the receipts.
"""

import argparse
import json
import os
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "InteropTests"))

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

RECORDING = ROOT / "Tests" / "Support" / "Fixtures" / "pushups.csv"
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
    """Pins all threads of a process to a core."""
    policy, priority = (os.SCHED_RR, 1) if realtime else (os.SCHED_OTHER, 0)
    for thread in os.listdir(f"/proc/{pid}/task"):
        os.sched_setaffinity(int(thread), {int(core)})
        os.sched_setscheduler(int(thread), policy, os.sched_param(priority))


class Tokens:
    """Access tokens for any number of users, modelled on the token of a first user."""

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
    """Runs one turn of a server and returns a sample (see figures), with the CPU time of 100,000 frames."""
    tokens = Tokens(stack)
    CALLERS.write_text("".join(f"{tokens.of(new_id())} {new_id()}\n" for _ in range(options.streams)))
    shape = ["--streams", options.streams, "--connections", options.connections, "--rate", 30]
    shape += ["--batch", options.batch, "--recording", RECORDING, "--callers", CALLERS]
    warmup = min(5, seconds)
    before = server.cpu_seconds()
    sample = titan_load(server, server.mode, *shape, "--seconds", seconds, "--warmup", warmup)
    if sample["rate"] < 0.99 * options.streams * 30:
        print(f"{server.name}: the load fell behind, {sample['rate']:.0f} frames a second; try --realtime", file=sys.stderr)
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
    parser.add_argument("--seconds", type=int, default=20, help="the duration of each turn")
    parser.add_argument("--streams", type=int, default=1_000, help="the number of concurrent sets")
    parser.add_argument("--connections", type=int, default=100)
    parser.add_argument("--batch", type=int, default=1, help="the number of frames in each message")
    parser.add_argument("--json", action="store_true", help="print one flat object instead of tables")
    parser.add_argument("--realtime", action="store_true", help="take priority over everything else, on a busy machine")
    options = parser.parse_args()
    try:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(2))
    except PermissionError:
        print("without the permission to set priorities, the database may delay the load", file=sys.stderr)
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
