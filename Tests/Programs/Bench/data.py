"""Measures reads, writes and awards on a store that years of use have filled.

data.py reads     reads the chart and the streak of a user with ten years of sessions, in a small and a large store
data.py writes    compares CreateSession with pgbench, which executes the statements that PostgreSQL's log shows for it
data.py awards    measures the time from the last session of a day with 300 push-ups until the user receives the trophy
data.py catch-up  measures how fast trophies, just started, reads the large store's whole feed and evaluates every user

Each prints one JSON object. TITANUP_SMALL and TITANUP_LARGE name the folders of the two stacks, which
`deploy/dev bench data` starts.
"""

import concurrent.futures
import datetime
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time
import uuid

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "InteropTests"))

from interop import stubs  # noqa: E402

_STUBS = stubs.generate()

from interop.keys import decoded, signing_key, unpadded  # noqa: E402
from interop.people import Person, Services, bearer, timestamp  # noqa: E402
from interop.stack import PORTS, Stack  # noqa: E402
from titanup.sessions.v1 import sessions_pb2  # noqa: E402
from titanup.trophies.v1 import trophies_pb2  # noqa: E402

POSTGRES = pathlib.Path("/usr/lib/postgresql/15/bin")
READS, ROUNDS, SECONDS, CLIENTS, WRITERS, DAYS = 300, 3, 8, 8, 64, 100


class Store:
    """One stack of the bench: its services, keys and database."""

    def __init__(self, name: str):
        folder, base = os.environ[f"TITANUP_{name}"], int(os.environ[f"TITANUP_{name}_PORT_BASE"])
        self.secrets = pathlib.Path(folder) / "secrets"
        self.run = pathlib.Path(folder) / "run"
        self.log = pathlib.Path(os.environ[f"TITANUP_{name}_LOG"])
        self.stack = Stack("127.0.0.1", {
            f"TITANUP_{service.upper()}_ADDRESS": f"127.0.0.1:{base + port - 7000}" for service, port in PORTS.items()})
        self.database = f"postgresql://{{}}@127.0.0.1:{base + 432}/titanup"
        self._person = None

    def program(self, program: str, role: str, *arguments: str, database: str = "", **options) -> str:
        """The output of one of PostgreSQL's programs, which receives its password in the environment."""
        password = (self.secrets / f"database_password_{role}").read_text()
        name = role if role == "postgres" else f"titanup_{role}"
        url = self.database.format(name)
        return subprocess.run(
            [str(POSTGRES / program), *arguments, url], check=True, text=True, capture_output=True,
            env={**os.environ, "PGPASSWORD": password}, **options).stdout

    def query(self, sql: str) -> list[str]:
        return self.program("psql", "owner", "-X", "-A", "-t", "-c", sql).split()

    def cpu_seconds(self, service: str) -> float:
        """The CPU time of a service since it started."""
        process = pathlib.Path("/proc") / (self.run / f"{service}.pid").read_text().strip() / "stat"
        user, system = process.read_text().rsplit(")", 1)[1].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def setting(self, *statements: str) -> None:
        arguments = [argument for sql in (*statements, "SELECT pg_reload_conf()") for argument in ("-c", sql)]
        password = (self.secrets / "database_password_superuser").read_text()
        subprocess.run(
            [str(POSTGRES / "psql"), "-X", "-q", "-o", "/dev/null", *arguments, self.database.format("postgres")],
            check=True, env={**os.environ, "PGPASSWORD": password})

    @property
    def person(self) -> Person:
        if self._person is None:
            self._person = Person(self.stack)
        return self._person

    def services(self, user: str, channels=None) -> Services:
        """Calls as any user: copies the token of a real sign-in, and signs it with the stack's own key."""
        os.environ["TITANUP_TOKEN_SIGNING_KEY_FILE"] = str(self.secrets / "token_signing_key")
        head, payload, _ = self.person.tokens.access_token.split(".")
        claims = json.loads(decoded(payload)) | {"sub": user, "iat": int(time.time()), "exp": int(time.time()) + 600}
        signed = f"{head}.{unpadded(json.dumps(claims).encode())}"
        key = signing_key("TITANUP_TOKEN_SIGNING_KEY_FILE")
        return Services(channels or self.stack.channel, bearer(f"{signed}.{unpadded(key.sign(signed.encode()))}"))


def median_ms(times: list[float]) -> float:
    return round(statistics.median(times) * 1_000, 3)


def reads() -> dict:
    stores = {"small": Store("SMALL"), "large": Store("LARGE")}
    callers, counts = {}, {}
    for name, store in stores.items():
        [user] = store.query("SELECT user_id FROM sessions.sessions GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1")
        callers[name] = store.services(user).sessions
        counts[name] = int(store.query("SELECT count(*) FROM sessions.sessions")[0])
    calls = {
        "chart": lambda sessions: sessions.GetActivityChart(sessions_pb2.GetActivityChartRequest(
            range=sessions_pb2.CHART_RANGE_LAST_3_MONTHS)),
        "streak": lambda sessions: sessions.GetStreak(sessions_pb2.GetStreakRequest()),
    }
    result = {"sessions": counts, "calls": READS}
    for what, call in calls.items():
        times = {name: [] for name in stores}
        for number in range(READS + 20):
            for name in stores:
                began = time.perf_counter()
                call(callers[name])
                if number >= 20:
                    times[name].append(time.perf_counter() - began)
        result[what] = {name: median_ms(values) for name, values in times.items()}
        result[what]["ratio"] = round(statistics.median(times["large"]) / statistics.median(times["small"]), 2)
    return {"reads": result}


class Receipts:
    """Receipts like those of the pose service, signed with its key."""

    def __init__(self, store: Store):
        os.environ["TITANUP_RECEIPT_SIGNING_KEY_FILE"] = str(store.secrets / "receipt_signing_key")
        self.key = signing_key("TITANUP_RECEIPT_SIGNING_KEY_FILE")
        self.head, payload, _ = store.person.upload().receipt.jws.split(".")
        self.told = json.loads(decoded(payload))

    def request(self, user: str, start: datetime.datetime, reps: int) -> sessions_pb2.CreateSessionRequest:
        first, start_us = self.told["reps"][0], int(start.timestamp()) * 1_000_000
        stream = uuid.uuid4()
        told = self.told | {
            "sub": user, "jti": str(uuid.uuid4()), "stream": str(stream), "digest": stream.hex * 2,
            "start_us": start_us, "end_us": start_us + reps * 3_000_000,
            "reps": [[n + 1, n * 3_000, n * 3_000 + 1_500, *first[3:]] for n in range(reps)],
        }
        signed = f"{self.head}.{unpadded(json.dumps(told).encode())}"
        return sessions_pb2.CreateSessionRequest(
            session=sessions_pb2.Session(
                session_id=str(uuid.uuid4()), start_time=timestamp(start),
                end_time=timestamp(start + datetime.timedelta(seconds=3 * reps)), time_zone="UTC", reps=reps),
            receipt_jws=f"{signed}.{unpadded(self.key.sign(signed.encode()))}", request_id=str(uuid.uuid4()))


class Logged:
    """The statements of one CreateSession in PostgreSQL's log, as a script for pgbench."""

    STATEMENT = re.compile(r"^.*? LOG:  (?:execute \S+|statement): ((?:.|\n\t)*)", re.MULTILINE)

    def __init__(self, log: str, request: sessions_pb2.CreateSessionRequest, user: str, ids: dict[str, str]):
        #: Replacements for the values that must differ between transactions.
        fresh = {value: f"md5(concat('{name}', (:one)::text))::uuid" for name, value in ids.items()}
        fresh[user] = "md5(concat('writer', (:user)::text))::uuid"
        lines = ["\\set one random(1, 9000000000000000)", f"\\set user random(1, {WRITERS})"]
        entries = re.split(r"\n(?=\S)", log)
        for index, entry in enumerate(entries):
            match = self.STATEMENT.match(entry)
            if not match:
                continue
            sql = match.group(1).replace("\n\t", "\n")
            detail = entries[index + 1] if index + 1 < len(entries) and "DETAIL:  parameters:" in entries[index + 1] else ""
            values = dict(re.findall(r"\$(\d+) = (NULL|'(?:[^']|'')*')", detail.split("parameters:", 1)[-1]))
            def value(found):
                text = values[found.group(1)]
                return fresh.get(text.strip("'"), text)

            lines.append(" ".join(re.sub(r"\$(\d+)", value, sql).split()).rstrip(";") + ";")
        self.statements = lines[2:]
        self.script = "\n".join(lines) + "\n"
        if not any("INSERT INTO sessions.sessions" in line for line in lines) or "COMMIT;" not in lines:
            raise SystemExit(f"the log does not show a complete CreateSession: {lines}")


def logged_call(store: Store, receipts: Receipts) -> Logged:
    user = str(uuid.uuid4())
    store.query(f"INSERT INTO sessions.users (user_id) VALUES ('{user}')")
    calls = store.services(user).sessions
    start = datetime.datetime(2020, 1, 1, tzinfo=datetime.timezone.utc)
    # Warms up the service: the logged call must not be the first, which prepares statements.
    calls.CreateSession(receipts.request(user, start, 12))
    store.setting("ALTER SYSTEM SET log_statement = 'all'", "ALTER SYSTEM SET log_line_prefix = '%m [%p] %u '")
    time.sleep(0.5)
    before = store.log.stat().st_size
    request = receipts.request(user, start + datetime.timedelta(hours=1), 12)
    calls.CreateSession(request)
    time.sleep(0.5)
    store.setting("ALTER SYSTEM RESET log_statement")
    told = json.loads(decoded(request.receipt_jws.split(".")[1]))
    log = store.log.read_bytes()[before:].decode()
    # Only the connection that stored the session matters: health checks and the feed use others meanwhile.
    stored = r"\[(\d+)\] titanup_sessions LOG:  execute \S+: (?:.|\n\t)*?INSERT INTO sessions\.sessions"
    [writer] = set(re.findall(stored, log))
    own = "\n".join(e for e in re.split(r"\n(?=\S)", log) if f"[{writer}] titanup_sessions" in e)
    begin = own.rindex("\n", 0, own.index("BEGIN")) + 1 if "\n" in own[: own.index("BEGIN")] else 0
    ids = {"session": request.session.session_id, "request": request.request_id, "receipt": told["jti"], "stream": told["stream"]}
    return Logged(own[begin:], request, user, ids)


def created_per_second(store: Store, receipts: Receipts, round_number: int) -> float:
    users = [str(uuid.uuid4()) for _ in range(WRITERS)]
    store.query("INSERT INTO sessions.users (user_id) VALUES " + ", ".join(f"('{user}')" for user in users))
    start = datetime.datetime(2021, 1, 1, tzinfo=datetime.timezone.utc)
    channels = [store.stack.new_channel("sessions") for _ in range(CLIENTS)]
    callers = [[store.services(user, lambda _, c=channel: c).sessions for user in users[index::CLIENTS]]
               for index, channel in enumerate(channels)]
    # Signs the receipts beforehand, as that is not part of the measurement.
    requests = [
        [(caller, receipts.request(user, start + datetime.timedelta(hours=n), 12))
         for n in range(60) for caller, user in zip(callers[index], users[index::CLIENTS])]
        for index in range(CLIENTS)]

    def work(own) -> int:
        done, end = 0, time.perf_counter() + SECONDS
        for caller, request in own:
            caller.CreateSession(request)
            done += 1
            if time.perf_counter() > end:
                break
        return done

    began = time.perf_counter()
    with concurrent.futures.ThreadPoolExecutor(CLIENTS) as pool:
        done = sum(pool.map(work, requests))
    rate = done / (time.perf_counter() - began)
    for channel in channels:
        channel.close()
    return rate


def writes() -> dict:
    store = Store("SMALL")
    receipts = Receipts(store)
    logged = logged_call(store, receipts)
    store.query(
        "INSERT INTO sessions.users (user_id) SELECT md5(concat('writer', n::text))::uuid "
        f"FROM generate_series(1, {WRITERS}) n")
    rates = {"create_session": [], "pgbench": []}
    with tempfile.TemporaryDirectory() as folder:
        script = pathlib.Path(folder) / "create_session.sql"
        script.write_text(logged.script)
        for number in range(ROUNDS):
            rates["create_session"].append(created_per_second(store, receipts, number))
            said = store.program(
                "pgbench", "sessions", "-n", "-M", "prepared", "-c", str(CLIENTS), "-j", "1", "-T", str(SECONDS),
                "-f", str(script))
            rates["pgbench"].append(float(re.search(r"tps = ([\d.]+)", said).group(1)))
    medians = {name: round(statistics.median(values), 1) for name, values in rates.items()}
    return {"writes": {
        **medians, "ratio": round(medians["create_session"] / medians["pgbench"], 3), "clients": CLIENTS,
        "statements": len(logged.statements)}}


def awards() -> dict:
    store = Store("SMALL")
    wait_for_trophies(store)
    receipts = Receipts(store)
    midnight = datetime.datetime.now(datetime.timezone.utc).replace(hour=0, minute=0, second=0, microsecond=0)
    times = []
    for _ in range(DAYS):
        user = str(uuid.uuid4())
        calls = store.services(user)
        requests = [receipts.request(user, midnight + datetime.timedelta(hours=hour - 24), 60) for hour in range(8, 13)]
        for request in requests[:-1]:
            calls.sessions.CreateSession(request)
        watch = calls.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest())
        watch.initial_metadata()
        calls.sessions.CreateSession(requests[-1])
        began = time.perf_counter()
        for response in watch:
            if response.award.trophy.trophy_id == "T-DAY-300":
                break
        times.append(time.perf_counter() - began)
        watch.cancel()
    if (median := median_ms(times)) > 1_000:
        raise SystemExit(f"a trophy arrives after {median} ms (median of {DAYS}); R0-24 allows 1,000")
    return {"awards": {"days": DAYS, "median_ms": median, "slowest_ms": round(max(times) * 1_000, 3)}}


def wait_for_trophies(store: Store) -> tuple[int, float]:
    """Waits until trophies has read the whole feed and evaluated every user. Returns the number of changes, and the
    seconds that they took, both counted from the first observation of progress."""
    total = int(store.query("SELECT count(*) FROM sessions.sessions")[0])
    begun = None
    while True:
        # Counting the rows would keep a core busy.
        written, stale = store.query(
            "SELECT n_tup_ins, EXISTS (SELECT FROM trophies.users WHERE is_stale) FROM pg_stat_user_tables "
            "WHERE schemaname = 'trophies' AND relname = 'sessions'")[0].split("|")
        now = time.perf_counter()
        if begun is None and int(written) > 0:
            begun = int(written), now
        if int(written) >= total and stale == "f":
            break
        time.sleep(0.2)
    [read] = store.query("SELECT count(*) FROM trophies.sessions")
    if int(read) != total:
        raise SystemExit(f"trophies has {read} sessions of {total}")
    return total - begun[0], max(now - begun[1], 0.001)


def catch_up() -> dict:
    """Measures a service that has just started on one core, from its first change to its last."""
    changes, seconds = wait_for_trophies(store := Store("LARGE"))
    return {"catch_up": {
        "changes": changes, "seconds": round(seconds, 1), "per_second": round(changes / seconds),
        "cpu_seconds": round(store.cpu_seconds("trophies"), 1)}}


if __name__ == "__main__":
    parts = {"reads": reads, "writes": writes, "awards": awards, "catch-up": catch_up}
    if len(sys.argv) != 2 or sys.argv[1] not in parts:
        raise SystemExit(f"usage: data.py {'|'.join(parts)}")
    print(json.dumps(parts[sys.argv[1]]()))
