"""The write-ahead log of a stack's PostgreSQL, as its superuser reads it by pg_walinspect."""

import dataclasses
import os
import pathlib
import subprocess
import time

from interop.stack import TIMEOUT
from log_records import LEASES, OWN, Record, Relation, Tally, pages_of, parts_of, relations_of, written_again

#: How long nothing may be left to do until everything counts as done: a service may pass on what it has just read.
QUIET = 1
#: Neither a second checkpoint in the middle nor a removed file of the log.
SETTINGS = {"checkpoint_timeout": "1h", "max_wal_size": "8GB", "wal_keep_size": "4GB"}

#: Every table, index and oversized table with the table it belongs to.
RELATIONS = """
SELECT '1663/' || (SELECT oid FROM pg_database WHERE datname = current_database()) || '/' || pg_relation_filenode(part.oid),
  namespace.nspname || '.' || owner.relname, CASE WHEN part.oid = owner.oid THEN '' ELSE part.relname END
FROM pg_class AS part
LEFT JOIN pg_index AS index ON index.indexrelid = part.oid
LEFT JOIN pg_class AS holder ON holder.reltoastrelid = COALESCE(index.indrelid, part.oid)
JOIN pg_class AS owner ON owner.oid = COALESCE(holder.oid, index.indrelid, part.oid)
JOIN pg_namespace AS namespace ON namespace.oid = owner.relnamespace
WHERE pg_relation_filenode(part.oid) IS NOT NULL
"""


class Log:
    """The log of the stack's cluster, as its superuser reads it."""

    def __init__(self, compression: str):
        secrets = pathlib.Path(os.environ["TITANUP_STATE"]) / "secrets"
        place = (secrets / "database_url_owner").read_text().strip().rpartition("@")[2]
        self._url = f"postgresql://postgres@{place}"
        self._password = (secrets / "database_password_superuser").read_text()
        for name, value in {**SETTINGS, "wal_compression": compression}.items():
            self.query(f"ALTER SYSTEM SET {name} = '{value}'")
        self.query("SELECT pg_reload_conf()")
        self.query("CREATE EXTENSION pg_walinspect")
        followed = [
            (schema, feed)
            for [schema] in self.query("SELECT schemaname FROM pg_tables WHERE tablename = 'followed_slots' ORDER BY 1")
            for [feed] in self.query(f"SELECT DISTINCT feed FROM {schema}.followed_slots ORDER BY 1")
        ]
        self._behind = " UNION ALL ".join(
            f"SELECT FROM {schema}.followed_slots AS here JOIN {feed}.feed_slots AS there USING (slot)"
            f" WHERE here.feed = '{feed}' AND here.number < there.last_number"
            for schema, feed in followed
        )

    def query(self, sql: str) -> list[list[str]]:
        done = subprocess.run(
            ["psql", "-X", "-q", "-A", "-t", "-F", "\x1f", "-v", "ON_ERROR_STOP=1", "-d", self._url, "-c", sql],
            env={**os.environ, "PGPASSWORD": self._password}, capture_output=True, text=True,
        )
        if done.returncode != 0:
            raise SystemExit(done.stderr)
        return [line.split("\x1f") for line in done.stdout.splitlines()]

    def settle(self) -> None:
        """Returns once every service has followed all others, and trophies have been judged."""
        sql = f"SELECT (SELECT count(*) FROM ({self._behind}) AS behind) + (SELECT count(*) FROM trophies.users WHERE is_stale)"
        began = done = time.monotonic()
        while time.monotonic() - done < QUIET:
            if self.query(sql) != [["0"]]:
                done = time.monotonic()
            if time.monotonic() - began > TIMEOUT:
                raise SystemExit(f"after {TIMEOUT} s services are still behind")
            time.sleep(0.1)

    def during(self, work) -> "Span":
        """What is logged from a checkpoint until `work` and all that follows from it is done."""
        self.settle()
        self.query("CHECKPOINT")
        began = time.monotonic()
        [[start]] = self.query("SELECT pg_current_wal_insert_lsn()")
        work()
        self.settle()
        [[end]] = self.query("SELECT pg_current_wal_insert_lsn()")
        seconds = time.monotonic() - began
        # Only what is on the disk can be read: committing this puts everything before it there.
        self.query("SELECT pg_logical_emit_message(true, 'bench', '')")
        [[size]] = self.query(f"SELECT pg_wal_lsn_diff('{end}', '{start}')")
        records = self.query(
            "SELECT xid, resource_manager, record_type, record_length, fpi_length, description, block_ref"
            f" FROM pg_get_wal_records_info('{start}', '{end}')"
        )
        return Span(int(size), seconds, [Record.read(fields) for fields in records], self._relations(), self._scans())

    def _relations(self) -> dict[str, Relation]:
        return {file: Relation(owner, name) for file, owner, name in self.query(RELATIONS)}

    def _scans(self) -> dict[Relation, int]:
        rows = self.query("SELECT schemaname || '.' || relname, indexrelname, idx_scan FROM pg_stat_user_indexes")
        return {Relation(owner, name): int(count) for owner, name, count in rows}


@dataclasses.dataclass
class Span:
    """A stretch of the log, the tables that it may be about, and how often their indexes have been used so far."""

    size: int
    seconds: float
    records: list[Record]
    relations: dict[str, Relation]
    scans: dict[Relation, int]

    def figures(self, sets: int) -> dict:
        """Bytes a set, without images of whole pages where nothing else is said."""

        def of(tally: Tally) -> dict:
            kinds = {
                kind: {"count": round(tally.counts[kind] / sets, 2), "bytes": round(size / sets)}
                for kind, size in tally.sizes.most_common()
            }
            return {"bytes": round(tally.size / sets), "images": round(tally.images / sets), "records": kinds}

        parts = parts_of(self.records, self.relations)
        of_services = parts.keys() - {LEASES, OWN}
        services = [parts[part] for part in of_services]
        return {
            "sets": sets,
            "seconds": round(self.seconds, 1),
            "bytes": round(self.size / sets),
            "images": round(sum(record.images for record in self.records) / sets),
            "services": {
                "bytes": round(sum(tally.size for tally in services) / sets),
                "images": round(sum(tally.images for tally in services) / sets),
                "pages": round(pages_of(self.records, self.relations, of_services) / sets, 1),
            },
            "lease_bytes_a_second": round(parts[LEASES].size / self.seconds) if LEASES in parts else 0,
            "parts": {part: of(parts[part]) for part in sorted(parts, key=lambda part: -parts[part].size)},
            "relations": {
                str(relation): of(tally) | ({"scans": self.scans[relation]} if relation in self.scans else {})
                for relation, tally in relations_of(self.records, self.relations).items()
            },
            "again": {str(table): of(tally) for table, tally in written_again(self.records, self.relations).items()},
        }
