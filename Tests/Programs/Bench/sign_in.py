"""Checks whether the duration of a call reveals that an e-mail address has an account.

It makes one call after the other, with known and unknown addresses in random order: sign-ins with a wrong password,
registrations, requests to reset the password, or attempts with a wrong mailed code. All but sign-ins need a service
that sends mail. Prints the ratio of the medians, with the 95 % interval of a bootstrap.
"""

import argparse
import json
import os
import pathlib
import random
import statistics
import sys
import time

import grpc

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "InteropTests"))

from interop import stubs  # noqa: E402

_STUBS = stubs.generate()

from interop.people import PASSWORD, Services, new_id  # noqa: E402
from interop.stack import Stack  # noqa: E402
from titanup.auth.v1 import auth_pb2  # noqa: E402

ACCOUNTS = 20
RESAMPLES = 2_000


def sign_in(anonymous: Services, email: str) -> None:
    try:
        anonymous.auth.SignIn(auth_pb2.SignInRequest(email=email, password="not the password at all"))
    except grpc.RpcError as error:
        assert error.code() == grpc.StatusCode.UNAUTHENTICATED, error
        return
    raise AssertionError("a wrong password signed in")


def register(anonymous: Services, email: str) -> None:
    request = auth_pb2.RegisterRequest(email=email, password=PASSWORD, display_name="Ada", request_id=new_id())
    response = anonymous.auth.Register(request)
    assert response.verification_state == auth_pb2.VERIFICATION_STATE_PENDING, response


def reset(anonymous: Services, email: str) -> None:
    anonymous.auth.RequestPasswordReset(auth_pb2.RequestPasswordResetRequest(email=email))


def code(anonymous: Services, email: str) -> None:
    typed = auth_pb2.MailCode(email=email, code="0000-0000")
    try:
        anonymous.auth.VerifyEmail(auth_pb2.VerifyEmailRequest(mail_code=typed))
    except grpc.RpcError as error:
        assert error.code() == grpc.StatusCode.INVALID_ARGUMENT, error
        return
    raise AssertionError("a wrong code verified an address")


METHODS = {"sign-in": sign_in, "register": register, "reset": reset, "code": code}


def until_mailed(count: int) -> None:
    """Waits for this number of sent mails: their codes are created when they are sent."""
    folder, end = pathlib.Path(os.environ["TITANUP_MAIL_FOLDER"]), time.monotonic() + 600
    while sum(1 for file in folder.glob("*.eml") if not file.name.startswith(".")) < count:
        assert time.monotonic() < end, f"fewer than {count} mails in {folder}"
        time.sleep(0.5)


def seconds(call, anonymous: Services, email: str) -> float:
    start = time.perf_counter()
    call(anonymous, email)
    return time.perf_counter() - start


def ratio_interval(known: list[float], unknown: list[float], chance: random.Random) -> tuple[float, float]:
    ratios = sorted(
        statistics.median(chance.choices(known, k=len(known)))
        / statistics.median(chance.choices(unknown, k=len(unknown)))
        for _ in range(RESAMPLES)
    )
    return ratios[int(0.025 * RESAMPLES)], ratios[int(0.975 * RESAMPLES) - 1]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--method", choices=METHODS, default="sign-in")
    parser.add_argument("--calls", type=int, default=2_000, help="the total number of calls")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4)))
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    stack = Stack("127.0.0.1")
    stack.addresses = {"auth": stack.addresses["auth"]}
    anonymous = Services(lambda _: stack.channel("auth"))
    # A code allows only a few attempts, and unknown addresses are as limited, so each address is tried once.
    is_code = arguments.method == "code"
    emails = [f"{new_id()}@example.org" for _ in range(arguments.calls // 2 + 10 if is_code else ACCOUNTS)]
    for email in emails:
        anonymous.auth.Register(
            auth_pb2.RegisterRequest(email=email, password=PASSWORD, display_name="Ada", request_id=new_id())
        )
    if is_code:
        until_mailed(len(emails))
    times: dict[bool, list[float]] = {True: [], False: []}
    order = [True, False] * (arguments.calls // 2)
    chance.shuffle(order)
    for is_known in [True, False] * 10 + order:
        if not is_known:
            email = f"{new_id()}@example.org"
        else:
            email = emails.pop() if is_code else chance.choice(emails)
        times[is_known].append(seconds(METHODS[arguments.method], anonymous, email))
    known, unknown = times[True][10:], times[False][10:]
    low, high = ratio_interval(known, unknown, chance)
    figures = {
        "method": arguments.method,
        "calls": len(known) + len(unknown),
        "known_median_ms": round(statistics.median(known) * 1_000, 3),
        "unknown_median_ms": round(statistics.median(unknown) * 1_000, 3),
        "ratio": round(statistics.median(known) / statistics.median(unknown), 4),
        "ratio_95": [round(low, 4), round(high, 4)],
        "seed": arguments.seed,
    }
    print(json.dumps(figures, indent=2))
    return 0 if 0.98 <= low and high <= 1.02 else 1


if __name__ == "__main__":
    sys.exit(main())
