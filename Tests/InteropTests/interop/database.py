"""The stack's database, as its owner sees it: for what services may not do, and for tests that have to lock
something."""

import contextlib
import os
import pathlib
import shutil
import subprocess

import pytest

from .stack import TIMEOUT


class Database:
    """PostgreSQL of a local stack.

    `role` and its password's file among the stack's secrets are those of the owner by default.
    """

    def __init__(self, role: str | None = None, secret: str | None = None):
        url = pathlib.Path(os.environ.get("TITANUP_STATE", "")) / "secrets" / "database_url_owner"
        self._psql = shutil.which("psql")
        if os.environ.get("TITANUP_COMPOSE") or not url.is_file():
            pytest.skip("TITANUP_STATE names no local stack whose database can be reached")
        if not self._psql:
            pytest.skip("no psql to reach the database with")
        self._url = url.read_text()
        if role:
            where = self._url.rpartition("@")[2]
            self._url = f"postgresql://{role}:{(url.parent / secret).read_text()}@{where}"

    def _command(self, *options: str) -> list[str]:
        return [self._psql, "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", self._url, *options]

    def query(self, sql: str) -> list[str]:
        done = subprocess.run(
            self._command("-c", sql), capture_output=True, text=True, check=True, timeout=TIMEOUT
        )
        return done.stdout.split()

    def holding(self, select: str):
        """Locks the rows of a query for the duration of the block."""
        return self._locked(f"{select} FOR UPDATE")

    def holding_table(self, table: str, mode: str = "ACCESS EXCLUSIVE"):
        """Locks a table for the duration of the block: by default even for those that read it."""
        return self._locked(f"LOCK TABLE {table} IN {mode} MODE")

    @contextlib.contextmanager
    def _locked(self, statement: str):
        process = subprocess.Popen(self._command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        try:
            process.stdin.write(f"BEGIN;\n{statement};\nSELECT 'held';\n")
            process.stdin.flush()
            while (line := process.stdout.readline()) != "held\n":
                assert line, "psql ended"
            yield
        finally:
            process.stdin.close()
            process.wait(TIMEOUT)
