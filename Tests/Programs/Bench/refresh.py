"""Puts the auth service under load: refreshes, compared with PostgreSQL alone, and 2,000 simultaneous sign-ins.

64 devices call RefreshToken, each with the token that it received last. For comparison, `pgbench` executes on the same
cluster the statements that PostgreSQL's log shows for a RefreshToken, on the same number of connections as the
service's. The two take turns, and their medians are compared. Prints one JSON object; fails if a limit is missed.
"""

import argparse
import asyncio
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "InteropTests"))

from interop import stubs  # noqa: E402

_STUBS = stubs.generate()

import rush  # noqa: E402
from interop.people import Person  # noqa: E402
from interop.stack import Stack  # noqa: E402
from statements import executed, rotation_again  # noqa: E402
from titanup.auth.v1 import auth_pb2  # noqa: E402

DEVICES = 64
#: The service's connections to PostgreSQL (TITANUP_DATABASE_POOL_SIZE), and thus pgbench's.
CONNECTIONS = 8
LEAST_RATIO, MOST_P99, MOST_MEBIBYTES = 0.5, 50, 512


class Cluster:
    """The service's PostgreSQL."""

    def __init__(self):
        self.log = pathlib.Path(os.environ["TITANUP_BENCH_POSTGRES_LOG"])
        self.url = urllib.parse.urlsplit(pathlib.Path(os.environ["TITANUP_BENCH_DATABASE_URL_FILE"]).read_text().strip())
        self.tools = pathlib.Path(os.environ["TITANUP_BENCH_POSTGRES_BIN"])
        self.superuser = pathlib.Path(os.environ["TITANUP_BENCH_SUPERUSER_PASSWORD_FILE"]).read_text().strip()

    def environment(self, user: str, password: str) -> dict:
        return {
            "PATH": os.environ["PATH"], "PGHOST": self.url.hostname, "PGPORT": str(self.url.port), "PGUSER": user,
            "PGPASSWORD": password, "PGDATABASE": self.url.path.lstrip("/"),
        }

    def log_statements(self, which: str) -> None:
        commands = [f"ALTER SYSTEM SET log_statement = '{which}'", "SELECT pg_reload_conf()"]
        subprocess.run(
            [self.tools / "psql", "-X", "-q", "-o", "/dev/null", *(part for c in commands for part in ("-c", c))],
            env=self.environment("postgres", self.superuser), check=True,
        )

    def rotation(self, person) -> list:
        """The statements of one refresh by this device."""
        before = self.log.stat().st_size
        request = auth_pb2.RefreshTokenRequest(refresh_token=person.tokens.refresh_token)
        person.auth.RefreshToken(request)
        with self.log.open("rb") as log:
            log.seek(before)
            found = executed(log.read().decode())
        own = [s for s in found if person.tokens.auth_session_id in s.parameters.values()]
        assert [s.text.split()[0] for s in own] == ["SELECT", "UPDATE"], own
        return rotation_again(*own)

    def pgbench(self, rotations: list, seconds: int) -> float:
        """Rotations a second, with a device of its own on each connection."""
        password = urllib.parse.unquote(self.url.password)
        with tempfile.TemporaryDirectory() as folder:
            processes = []
            for number, statements in enumerate(rotations):
                file, lines, variables = pathlib.Path(folder, f"{number}.sql"), [], []
                for index, statement in enumerate(statements):
                    line, values = statement.script(f"s{index}p")
                    lines.append(f"{line};")
                    variables += [part for name, value in values.items() for part in ("-D", f"{name}={value}")]
                file.write_text("\n".join(lines))
                processes.append(subprocess.Popen(
                    [self.tools / "pgbench", "-n", "-M", "prepared", "-c", "1", "-T", str(seconds), "-f", file, *variables],
                    env=self.environment(self.url.username, password), stdout=subprocess.PIPE, text=True,
                ))
            outputs = [process.communicate()[0] for process in processes]
        assert all(process.returncode == 0 for process in processes), outputs
        assert all(re.search(r"number of failed transactions: 0 ", output) for output in outputs), outputs
        return sum(float(re.search(r"^tps = ([\d.]+)", output, re.MULTILINE)[1]) for output in outputs)


def load(address: str, tokens: pathlib.Path, requests: int) -> dict:
    done = subprocess.run(
        [os.environ["TITANUP_BENCH_LOAD"], "refresh", "--port", address.rpartition(":")[2], "--connections", "8",
         "--requests", str(requests), "--tokens", tokens],
        check=True, stdout=subprocess.PIPE, text=True,
    )
    return json.loads(done.stdout)


def throughput(stack: Stack, rounds: int, seconds: int) -> dict:
    cluster = Cluster()
    people = [Person(stack) for _ in range(CONNECTIONS)]
    people[0].auth.RefreshToken(auth_pb2.RefreshTokenRequest(refresh_token=Person(stack).tokens.refresh_token))
    cluster.log_statements("all")
    rotations = [cluster.rotation(person) for person in people]
    cluster.log_statements("none")
    with tempfile.TemporaryDirectory() as folder:
        tokens = pathlib.Path(folder, "tokens")
        tokens.write_text("".join(f"{Person(stack).tokens.refresh_token}\n" for _ in range(DEVICES)))
        requests = int(load(stack.addresses["auth"], tokens, 2_000)["per_second"] * seconds)
        ours, theirs = [], []
        for _ in range(rounds):
            ours.append(load(stack.addresses["auth"], tokens, requests))
            theirs.append(cluster.pgbench(rotations, seconds))
    rates = [sample["per_second"] for sample in ours]
    return {
        "per_second": round(statistics.median(rates)), "pgbench_per_second": round(statistics.median(theirs)),
        "ratio": round(statistics.median(rates) / statistics.median(theirs), 2),
        "rounds": [[round(a), round(b)] for a, b in zip(rates, theirs)],
        "p99_ms": round(statistics.median(sample["p99"] for sample in ours), 2),
        "statements": [statement.text for statement in rotations[0]],
    }


def sign_ins(stack: Stack, count: int) -> dict:
    people = [Person(stack) for _ in range(min(count, 100))]
    emails = [people[number % len(people)].email for number in range(count)]
    bystander = rush.Bystander(stack.addresses["auth"], people[0].tokens.access_token)
    asyncio.run(bystander.slice())
    alone = bystander.percentile(0.99)
    bystander.times = []
    figures = asyncio.run(rush.rush(stack.addresses["auth"], emails, bystander))
    assert people[0].auth.WhoAmI(auth_pb2.WhoAmIRequest()).user.email == people[0].email
    return {
        **figures, "who_am_i_calls": len(bystander.times), "who_am_i_p50_ms": bystander.percentile(0.5),
        "who_am_i_p99_ms": bystander.percentile(0.99), "who_am_i_p99_alone_ms": alone,
        "peak_rss_mib": rush.peak_mebibytes(int(os.environ["TITANUP_BENCH_AUTH_PID"])),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=5, help="the duration of each round, for either side")
    parser.add_argument("--sign-ins", type=int, default=2_000, help="the number of simultaneous sign-ins")
    arguments = parser.parse_args()
    stack = Stack("127.0.0.1")
    stack.addresses = {name: stack.addresses["auth"] for name in stack.addresses}
    refreshes = throughput(stack, arguments.rounds, arguments.seconds)
    rushed = sign_ins(stack, arguments.sign_ins)
    print(json.dumps({"refresh": refreshes, "sign_ins": rushed}, indent=2))
    stack.close()
    good = (
        refreshes["ratio"] >= LEAST_RATIO and rushed["who_am_i_p99_ms"] < MOST_P99
        and rushed["peak_rss_mib"] < MOST_MEBIBYTES
    )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
