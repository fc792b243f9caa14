"""Mutated requests to every method, for three quarters of a minute; `deploy/dev fuzz methods` runs longer, with other seeds."""

import concurrent.futures
import os
import random
import time
import types

import grpc
import pytest
from interop.method_fuzzer import MethodFuzzer, services_of
from interop.people import Person
from interop.stack import SERVICES

SEED = int(os.environ.get("TITANUP_FUZZ_SEED", 2026))
SECONDS = float(os.environ.get("TITANUP_FUZZ_SECONDS", 45))


@pytest.mark.anywhere("it asks of the services' code, which is the same in containers")
def test_no_request_causes_a_fault_of_the_server(stack):
    fuzzer = MethodFuzzer(stack.channel, list(services_of(SERVICES)), lambda: Person(stack), random.Random(SEED))
    made = fuzzer.run(50_000, time.monotonic() + SECONDS)
    print(f"seed {SEED}: {made} calls, {dict(fuzzer.outcomes)}")
    assert not fuzzer.findings, "\n".join(str(finding) for finding in fuzzer.findings)
    assert fuzzer.outcomes["OK"] > made / 20, "the requests are refused before they reach anything"


class Faulty(grpc.GenericRpcHandler):
    """Returns one code for every call, with or without details."""

    def __init__(self, code, trailing):
        self.code, self.trailing = code, trailing

    def service(self, details):
        def answer(request, context):
            context.set_trailing_metadata(self.trailing)
            context.abort(self.code, "no")

        return grpc.unary_unary_rpc_method_handler(answer)


@pytest.mark.programs
@pytest.mark.parametrize(
    ("code", "trailing", "is_fault"),
    [
        (grpc.StatusCode.INTERNAL, (("grpc-status-details-bin", b""),), True),
        (grpc.StatusCode.UNKNOWN, (("grpc-status-details-bin", b""),), True),
        (grpc.StatusCode.INVALID_ARGUMENT, (), True),
        (grpc.StatusCode.INVALID_ARGUMENT, (("grpc-status-details-bin", b""),), False),
    ],
)
def test_a_faulty_server_is_detected(code, trailing, is_fault):
    server = grpc.server(concurrent.futures.ThreadPoolExecutor(4), handlers=(Faulty(code, trailing),))
    port = server.add_insecure_port("127.0.0.1:0")
    server.start()
    nobody = types.SimpleNamespace(tokens=types.SimpleNamespace(access_token="none"))
    try:
        with grpc.insecure_channel(f"127.0.0.1:{port}") as channel:
            [service] = [found for found in services_of(["habits"]) if found[1].name == "HabitsService"]
            fuzzer = MethodFuzzer(lambda name: channel, [service], lambda: nobody, random.Random(1))
            fuzzer.methods = [(name, method) for name, method in fuzzer.methods if not method.server_streaming]
            made = fuzzer.run(40, time.monotonic() + 60)
    finally:
        server.stop(None)
    assert made == 40
    assert len(fuzzer.findings) == (40 if is_fault else 0)
