"""Compares two ways for a write to take its place in a feed, on scratch tables beside the service's own.

In slots, as services do it: the statement that writes a session takes the next number of its user's slot, which stays
locked until the transaction ends. By transaction, as a cursor over transaction ids would need it: each row is marked
with the id of its transaction and indexed by it. Tables and indexes are otherwise those of `sessions.sessions`.

`pgbench` executes what CreateSession does for a declared session, one transaction after another, on the same number of
connections for either way; the two take turns. Prints one JSON object; fails if writes in slots are slower than the
limit.
"""

import argparse
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import urllib.parse

USERS = 10_000
LEAST_RATIO = 0.9

SCRATCH = f"""
CREATE SCHEMA scratch;
CREATE TABLE scratch.slots (LIKE sessions.feed_slots INCLUDING ALL);
INSERT INTO scratch.slots SELECT * FROM sessions.feed_slots;
CREATE TABLE scratch.people (number int PRIMARY KEY, user_id uuid NOT NULL UNIQUE, anchor_id uuid NOT NULL);
INSERT INTO scratch.people
SELECT number, user_id, anchor_id
FROM (SELECT number, gen_random_uuid() AS user_id FROM generate_series(1, {USERS}) AS number) AS drawn
JOIN scratch.slots ON slot = (uuid_hash(user_id)::bigint & 4294967295) >> 25;
CREATE TABLE scratch.numbered (LIKE sessions.sessions INCLUDING ALL);
CREATE TABLE scratch.marked (LIKE sessions.sessions INCLUDING ALL);
ALTER TABLE scratch.marked DROP COLUMN change_slot, DROP COLUMN change_number,
  ADD COLUMN change_xid xid8 NOT NULL DEFAULT pg_current_xact_id();
CREATE INDEX ON scratch.marked (change_xid, user_id, session_id);
CREATE INDEX ON scratch.marked (user_id, change_xid, session_id);
CREATE TABLE scratch.requests (LIKE sessions.requests INCLUDING ALL);
ANALYZE scratch.slots, scratch.people;
"""

COLUMNS = """user_id, session_id, start_time, end_time, time_zone, utc_offset_seconds, local_date, reps, set_reps,
set_start_times, set_end_times, target, note, evidence, rep_start_ms, rep_end_ms, rep_depths, rep_qualities, is_late, is_simulated,
content_digest, revision, create_time"""
VALUES = """:user_id, gen_random_uuid(), now(), now(), 'Europe/Berlin', 3600, current_date, 12, '{12}', ARRAY[now()], ARRAY[now()],
0, '', 4, '{}', '{}', '{}', '{}', false, false, sha256('content'), 1, now()"""

WAYS = {
    "slots": f"""WITH change (number) AS (
  UPDATE scratch.slots SET last_number = last_number + 1 WHERE anchor_id = :anchor_id RETURNING last_number
)
INSERT INTO scratch.numbered ({COLUMNS}, change_number) SELECT {VALUES}, change.number FROM change;""",
    "transactions": f"INSERT INTO scratch.marked ({COLUMNS}) VALUES ({VALUES});",
}

#: The statements of a declared session: the user is locked, and two rows are written unless they are there.
WRITE = """\\set number random(1, {users})
BEGIN;
SELECT user_id, anchor_id, gen_random_uuid() AS request_id FROM scratch.people WHERE number = :number FOR UPDATE \\gset
SELECT payload_digest, response FROM scratch.requests WHERE user_id = :user_id AND request_id = :request_id;
SELECT * FROM {table} WHERE user_id = :user_id AND session_id = :request_id;
SELECT create_time FROM {table} WHERE user_id = :user_id AND evidence > 2 ORDER BY create_time DESC OFFSET 999 LIMIT 1;
WITH expired AS (DELETE FROM scratch.requests WHERE user_id = :user_id AND create_time < now() - interval '8 days')
INSERT INTO scratch.requests (user_id, request_id, payload_digest, response, create_time)
VALUES (:user_id, :request_id, sha256('request'), decode(repeat('5a', 200), 'hex'), now());
{insert}
COMMIT;
"""
TABLES = {"slots": "scratch.numbered", "transactions": "scratch.marked"}


class Cluster:
    """The cluster of the bench, as its superuser uses it."""

    def __init__(self):
        secrets = pathlib.Path(os.environ["TITANUP_STATE"]) / "secrets"
        place = urllib.parse.urlsplit((secrets / "database_url_owner").read_text().strip())
        self._tools = pathlib.Path(os.environ["TITANUP_BENCH_POSTGRES_BIN"])
        self._environment = os.environ | {
            "PGHOST": place.hostname, "PGPORT": str(place.port), "PGDATABASE": place.path[1:], "PGUSER": "postgres",
            "PGPASSWORD": (secrets / "database_password_superuser").read_text().strip(),
        }

    def run(self, program: str, *arguments: str, sql: str = "") -> str:
        done = subprocess.run(
            [self._tools / program, *arguments], env=self._environment, input=sql, capture_output=True, text=True
        )
        if done.returncode != 0:
            raise SystemExit(done.stderr)
        return done.stdout

    def execute(self, sql: str) -> str:
        return self.run("psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", sql=sql).strip()

    def writes(self, script: pathlib.Path, connections: int, seconds: int) -> float:
        """The transactions a second of a script."""
        output = self.run(
            "pgbench", "-n", "-M", "prepared", "-c", str(connections), "-j", "1", "-T", str(seconds), "-f", str(script)
        )
        assert "number of failed transactions: 0 " in output, output
        return float(re.search(r"^tps = ([\d.]+)", output, re.MULTILINE)[1])


def check(cluster: Cluster) -> None:
    """Numbers have no gap in any slot: the bench wrote what a feed could be read from."""
    wrong = cluster.execute(
        "SELECT slot FROM scratch.slots LEFT JOIN scratch.numbered ON slot = change_slot"
        " GROUP BY slot, last_number HAVING count(change_number) <> last_number OR count(DISTINCT change_number) <> last_number"
    )
    assert not wrong, f"slots with gaps: {wrong}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="deploy/dev bench feed-writes", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=int, default=5, help="the duration of each round, for either way")
    parser.add_argument("--connections", type=int, default=8, help="the number of connections that write at the same time")
    arguments = parser.parse_args()
    cluster = Cluster()
    cluster.execute(SCRATCH)
    samples = {way: [] for way in WAYS}
    with tempfile.TemporaryDirectory() as folder:
        scripts = {way: pathlib.Path(folder, f"{way}.sql") for way in WAYS}
        for way, script in scripts.items():
            script.write_text(WRITE.format(users=USERS, table=TABLES[way], insert=WAYS[way]))
            cluster.writes(script, arguments.connections, 1)
        for _ in range(arguments.rounds):
            for way, script in scripts.items():
                samples[way].append(cluster.writes(script, arguments.connections, arguments.seconds))
    check(cluster)
    ratio = statistics.median(ours / theirs for ours, theirs in zip(samples["slots"], samples["transactions"]))
    rates = {f"{way}_per_second": round(statistics.median(rates)) for way, rates in samples.items()}
    rounds = [[round(a), round(b)] for a, b in zip(samples["slots"], samples["transactions"])]
    print(json.dumps({"ratio": round(ratio, 2), **rates, "rounds": rounds}, indent=2))
    return 0 if ratio >= LEAST_RATIO else 1


if __name__ == "__main__":
    sys.exit(main())
