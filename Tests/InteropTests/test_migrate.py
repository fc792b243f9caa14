"""`titanup-migrate --plan`: what an upgrade would run, before anybody runs it."""

import hashlib
import os
import pathlib
import shutil
import subprocess

import pytest
from interop.doctor import ROOT
from interop.stack import TIMEOUT
from test_deletion import query

pytestmark = pytest.mark.anywhere("it looks at files, and at a database that is the same in a container")


def plan(folder: pathlib.Path) -> subprocess.CompletedProcess:
    program = ROOT / ".build" / "debug" / "titanup-migrate"
    if not program.exists():
        pytest.skip(f"no {program}")
    if os.environ.get("TITANUP_COMPOSE") or not os.environ.get("TITANUP_STATE"):
        pytest.skip("TITANUP_STATE names no local stack whose database can be looked into")
    url = pathlib.Path(os.environ["TITANUP_STATE"]) / "secrets" / "database_url_owner"
    return subprocess.run(
        [program, "--plan", "--migrations", folder], env={"TITANUP_DATABASE_URL_FILE": str(url)},
        capture_output=True, text=True, timeout=TIMEOUT,
    )


def test_a_plan_names_what_would_run_and_changes_nothing(stack, tmp_path):
    nothing = plan(ROOT / "Services")
    assert (nothing.returncode, nothing.stdout) == (0, "schemas up to date: nothing would run\n"), nothing.stderr

    for migrations in ROOT.glob("Services/*/Migrations"):
        shutil.copytree(migrations, tmp_path / migrations.parent.name / "Migrations")
    added = b"ALTER TABLE sessions.sessions ADD COLUMN mood text; UPDATE sessions.users SET user_id = user_id;"
    (tmp_path / "Sessions" / "Migrations" / "999_add_moods.sql").write_bytes(added)
    before = query("SELECT name FROM sessions.schema_migrations ORDER BY version")
    planned = plan(tmp_path)
    assert planned.returncode == 3, planned.stderr
    assert planned.stdout.splitlines() == [
        f"sessions/999_add_moods.sql sha256 {hashlib.sha256(added).hexdigest()}",
        "  sessions.sessions: blocks reads and writes",
        "  sessions.users: locks the rows that it changes",
        "1 would run, in sessions; nothing was changed",
    ]
    assert query("SELECT name FROM sessions.schema_migrations ORDER BY version") == before
    assert query("SELECT count(*) FROM pg_attribute WHERE attrelid = 'sessions.sessions'::regclass AND attname = 'mood'") == ["0"]

    first = tmp_path / "Auth" / "Migrations" / "001_create_accounts.sql"
    first.write_text(first.read_text() + "-- Altered.\n")
    refused = plan(tmp_path)
    assert refused.returncode == 1 and "was altered after it was applied" in refused.stderr
