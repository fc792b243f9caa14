"""Two thousand simultaneous sign-ins, and their effect on a user who is already signed in."""

import asyncio
import collections
import pathlib
import subprocess
import tempfile
import time

import grpc
from google.rpc import error_details_pb2, status_pb2
from interop.people import PASSWORD
from titanup.auth.v1 import auth_pb2, auth_pb2_grpc

#: The number of connections that the sign-ins share.
CONNECTIONS = 20
#: WhoAmI calls a second, one at a time.
RATE = 100


class Bystander:
    """Calls WhoAmI at a steady rate with h2load, a separate process with its own connection, which logs the times."""

    def __init__(self, address: str, token: str):
        self.address, self.token = address, token
        self.times: list[float] = []

    async def slice(self, calls: int = RATE) -> None:
        """Makes this number of calls, and adds their times in milliseconds."""
        with tempfile.TemporaryDirectory() as folder:
            body, log = pathlib.Path(folder, "body"), pathlib.Path(folder, "log")
            body.write_bytes(bytes(5))
            process = await asyncio.create_subprocess_exec(
                "h2load", "-n", str(calls), "-c", "1", "-m", "1", "-t", "1", f"--rps={RATE}", "-d", str(body),
                "-H", "content-type: application/grpc", "-H", "te: trailers",
                "-H", f"authorization: Bearer {self.token}", f"--log-file={log}",
                f"http://{self.address}/titanup.auth.v1.AuthService/WhoAmI", stdout=subprocess.DEVNULL,
            )
            assert await process.wait() == 0
            rows = [line.split() for line in log.read_text().splitlines()]
        assert len(rows) == calls and all(status == "200" for _, status, _ in rows)
        self.times += [int(microseconds) / 1_000 for _, _, microseconds in rows]

    async def until(self, done: asyncio.Event) -> None:
        while not done.is_set():
            await self.slice()

    def percentile(self, share: float) -> float:
        ordered = sorted(self.times)
        return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))], 2)


def pause(error: grpc.RpcError) -> float:
    """How long to wait according to a refusal."""
    status = status_pb2.Status.FromString(dict(error.trailing_metadata())["grpc-status-details-bin"])
    for detail in status.details:
        if detail.Is(error_details_pb2.RetryInfo.DESCRIPTOR):
            return error_details_pb2.RetryInfo.FromString(detail.value).retry_delay.ToTimedelta().total_seconds()
    raise AssertionError(f"no RetryInfo with {error.details()}")


async def rush(address: str, emails: list[str], bystander: Bystander) -> dict:
    """Signs in all users at once; those the service refuses try again when it tells them to."""
    answers: collections.Counter = collections.Counter()
    channels = [
        grpc.aio.insecure_channel(address, options=[("grpc.use_local_subchannel_pool", 1)]) for _ in range(CONNECTIONS)
    ]
    stubs = [auth_pb2_grpc.AuthServiceStub(channel) for channel in channels]

    async def sign_in(number: int) -> float:
        request = auth_pb2.SignInRequest(email=emails[number], password=PASSWORD)
        while True:
            try:
                await stubs[number % CONNECTIONS].SignIn(request, timeout=300)
                answers["signed in"] += 1
                return time.perf_counter()
            except grpc.aio.AioRpcError as error:
                # The server's own time limit ended the call while its password waited to be checked.
                if error.code() == grpc.StatusCode.DEADLINE_EXCEEDED:
                    answers["out of time, and tried again"] += 1
                    continue
                assert error.code() == grpc.StatusCode.RESOURCE_EXHAUSTED, error
                answers["sent away for a while"] += 1
                await asyncio.sleep(pause(error))

    done = asyncio.Event()
    watching = asyncio.create_task(bystander.until(done))
    begin = time.perf_counter()
    ends = await asyncio.gather(*(sign_in(number) for number in range(len(emails))))
    done.set()
    await watching
    for channel in channels:
        await channel.close()
    return {"sign_ins": len(emails), "seconds": round(max(ends) - begin, 1), **answers}


def peak_mebibytes(process: int) -> float:
    """The process's peak resident memory."""
    for line in pathlib.Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return round(int(line.split()[1]) / 1_024, 1)
    raise AssertionError(f"no VmHWM for {process}")
