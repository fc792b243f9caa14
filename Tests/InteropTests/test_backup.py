"""Backups: the store is restored, followers notice, deleted users stay deleted, and a drill shows all of it."""

import contextlib
import datetime
import fcntl
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import time

import grpc
import pytest
from interop import recordings
from interop.errors import fails
from interop.health import wait_until_serving
from interop.mail import services
from interop.people import Person, new_id, now, timestamp
from interop.stack import PORTS, SERVICES, TIMEOUT, Stack
from test_deletion import PLACES, delete, erasing_at_once, places_of, query, receipt_in_time, who
from test_devices import sign_in, signed_in
from test_trophies import earn
from titanup.auth.v1 import auth_pb2
from titanup.habits.v1 import habits_pb2
from titanup.sessions.v1 import sessions_pb2
from titanup.trophies.v1 import trophies_pb2

pytestmark = pytest.mark.disruptive

EARNED = {"T-SESSION-5", "T-SESSION-10", "T-FAST-5-10S"}


@pytest.fixture
def control(control):
    if os.environ.get("TITANUP_COMPOSE"):
        pytest.skip("the containers' database cannot be looked into from here")
    return control


@pytest.fixture
def at_rest(stack, control):
    """Stops every service, and always starts them again."""

    @contextlib.contextmanager
    def rest():
        for service in reversed(SERVICES):
            control("stop", service)
        try:
            yield
        finally:
            for service in SERVICES:
                control("start", service)
            for service in SERVICES:
                wait_until_serving(stack, service)

    return rest


def tables() -> dict[str, bool]:
    """Every table of the services, and whether it has an epoch of its own: followers note the epochs of others as text."""
    rows = query(
        "SELECT c.oid::regclass || '|' || EXISTS (SELECT FROM pg_attribute "
        "WHERE attrelid = c.oid AND attname = 'epoch' AND atttypid = 'uuid'::regtype) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace "
        "WHERE relkind IN ('r', 'p') AND nspname NOT IN ('pg_catalog', 'information_schema')"
    )
    return {name: has_epoch == "true" for name, has_epoch in (row.split("|") for row in rows)}


def digests() -> dict[str, str]:
    """A digest of all rows of every table, without epochs."""
    found = tables()
    assert {"auth.users", "sessions.sessions", "trophies.awards", "pose.chunks", "habits.records"} <= found.keys()
    rows = query(" UNION ALL ".join(
        f"SELECT '{table}|' || count(*) || '|' || md5(coalesce(string_agg(md5(row), '' ORDER BY md5(row)), '')) FROM ("
        f"SELECT {'(to_jsonb(t) - $$epoch$$)::text' if has_epoch else 't::text'} AS row FROM {table} t) AS rows"
        for table, has_epoch in found.items()
    ))
    return dict(row.split("|", 1) for row in rows)


def epochs() -> set[str]:
    with_epoch = [table for table, has_epoch in tables().items() if has_epoch]
    assert {"sessions.feed", "profile.feed", "training.feed", "trophies.watch", "habits.watch"} <= set(with_epoch)
    return set(query(" UNION ALL ".join(f"SELECT epoch::text FROM {table}" for table in with_epoch)))


def all_awards(person) -> list[trophies_pb2.Award]:
    request = trophies_pb2.ListAwardsRequest(page_size=200, include_revoked=True)
    return sorted(person.trophies.ListAwards(request).awards, key=lambda award: award.trophy.trophy_id)


def level_of(person):
    return person.trophies.GetLevel(trophies_pb2.GetLevelRequest())


def sessions_of(person) -> list[sessions_pb2.Session]:
    return list(person.sessions.ListSessions(sessions_pb2.ListSessionsRequest()).sessions)


def set_of(person, height: float, hours_ago: int):
    """The receipt of another set, done `hours_ago`."""
    start = timestamp(now() - datetime.timedelta(hours=hours_ago))
    return person.upload(recordings.another_set(height), start_time=start).receipt


def wait_for_total(person, habit, total: int) -> None:
    end = time.monotonic() + TIMEOUT
    while (said := person.progress(habit).total) != total:
        assert time.monotonic() < end, f"the habit has {said}, not {total}"
        time.sleep(0.05)


def test_a_restored_store_equals_the_backup_and_keeps_working(stack, control, at_rest, tmp_path):
    ada, bob = Person(stack), Person(stack)
    # It begins before any of her sets, even if some hours ago was yesterday.
    habit = ada.habit("Push-ups", start_date=str(now().date() - datetime.timedelta(days=1)))
    ada.habits.LinkHabit(
        habits_pb2.LinkHabitRequest(habit_id=habit.habit_id, source=habits_pb2.LINK_SOURCE_PUSHUP_REPS)
    )
    earn(ada)
    wait_for_total(ada, habit, 12)
    kept = all_awards(ada), level_of(ada), sessions_of(ada)
    file = tmp_path / "backup"
    with at_rest():
        before = digests()
        control("backup", str(file))
        assert digests() == before, "creating a backup changes nothing"
    assert file.stat().st_mode & 0o077 == 0, "only its owner can read it"

    # The backup doesn't contain one of Ada's sets, Bob's first one, and Carl.
    ada.store(set_of(ada, 1.3, hours_ago=2))
    ada.sessions.DeleteSession(sessions_pb2.DeleteSessionRequest(session_id=kept[2][0].session_id))
    receipt = bob.upload().receipt
    first = sessions_pb2.CreateSessionRequest(session=bob.session_of(receipt), receipt_jws=receipt.jws, request_id=new_id())
    bob.sessions.CreateSession(first)
    assert bob.watch_until(EARNED).keys() == EARNED
    carl = Person(stack)
    watch = ada.sessions.WatchSessions(sessions_pb2.WatchSessionsRequest())
    seen = next(watch).cursor
    watch.cancel()
    old = epochs()
    with at_rest():
        assert digests() != before
        control("restore", str(file))
        assert digests() == before
        assert len(epochs()) == len(old) and not epochs() & old

    with fails(grpc.StatusCode.FAILED_PRECONDITION, "EPOCH_CHANGED"):
        list(ada.sessions.WatchSessions(sessions_pb2.WatchSessionsRequest(cursor=seen)))
    with fails(grpc.StatusCode.UNAUTHENTICATED, "BAD_CREDENTIALS"):
        sign_in(carl)
    # Bob's app sends the lost session again, as after any lost response.
    assert not sessions_of(bob)
    assert bob.sessions.CreateSession(first).session.reps == 12
    assert bob.watch_until(EARNED).keys() == EARNED
    assert [award.trophy.trophy_id for award in all_awards(bob)] == sorted(EARNED)
    # The feed was read from its start to beyond Bob's session: Ada's data exists once, unchanged.
    assert (all_awards(ada), level_of(ada), sessions_of(ada)) == kept
    wait_for_total(ada, habit, 12)
    ada.store(set_of(ada, 0.8, hours_ago=4))
    wait_for_total(ada, habit, 24)
    assert [award.award_id for award in all_awards(ada)] == [award.award_id for award in kept[0]]


def test_accounts_deleted_since_the_backup_are_deleted_again(stack, anonymous, control, tmp_path):
    ada, bob, cyd, dan = (Person(stack) for _ in range(4))
    earn(ada)
    bob.declare(7)
    delete(bob)
    file, deletions = tmp_path / "backup", tmp_path / "deletions"
    control("backup", str(file))

    with erasing_at_once(tmp_path) as auth:
        late = Person(stack)
        tokens = [delete(services(auth, person.tokens.access_token)).receipt_token for person in (ada, late)]
        for token in tokens:
            receipt_in_time(anonymous, token)
    signed_in(bob, sign_in(bob)).auth.CancelAccountDeletion(auth_pb2.CancelAccountDeletionRequest())
    wished = delete(cyd)
    control("deletions", str(deletions))
    assert ada.email not in deletions.read_text()

    # The services are running, and Dan is deleted after the list was made: the old store still knows that.
    with erasing_at_once(tmp_path) as auth:
        tokens.append(delete(services(auth, dan.tokens.access_token)).receipt_token)
        receipt_in_time(anonymous, tokens[-1])
    control("restore", str(file), str(deletions))
    for service in SERVICES:
        wait_until_serving(stack, service)

    with erasing_at_once(tmp_path):
        for token, person in zip(tokens, (ada, late, dan)):
            assert receipt_in_time(anonymous, token).user_id == person.user_id
    for person in (ada, late, dan):
        assert "auth.deletions" in (left := places_of(person.user_id, person.email)) and left <= PLACES
        with fails(grpc.StatusCode.UNAUTHENTICATED, "BAD_CREDENTIALS"):
            sign_in(person)
    bob = signed_in(bob, sign_in(bob))
    assert not who(bob).HasField("delete_time"), "Bob has changed his mind"
    assert len(sessions_of(bob)) == 1
    assert who(signed_in(cyd, sign_in(cyd))).delete_time == wished.delete_time


def test_an_invalid_or_newer_backup_changes_nothing(stack, ada, control, tmp_path):
    stored = ada.declare(7)
    file = tmp_path / "backup"
    control("backup", str(file))
    half = tmp_path / "half"
    half.write_bytes(file.read_bytes()[: file.stat().st_size * 2 // 3])
    unknown = "INSERT INTO sessions.schema_migrations (version, name, checksum) VALUES (999, '999_new.sql', sha256(''))"
    query(unknown)
    try:
        control("backup", str(file))
    finally:
        query("DELETE FROM sessions.schema_migrations WHERE version = 999")
    for refused in (tmp_path / "none", half, file):
        with pytest.raises(subprocess.CalledProcessError):
            control("restore", str(refused))
        for service in SERVICES:
            wait_until_serving(stack, service)
        assert sessions_of(ada) == [stored]


def test_a_backup_lives_on_in_another_cluster(stack, control, monkeypatch, tmp_path):
    """A new machine with its own keys and passwords, whose transaction ids start from the beginning."""
    ada = Person(stack)
    earn(ada)
    adas = all_awards(ada), sessions_of(ada)
    # Bob comes after more transactions than a new cluster has seen: without care, nobody there would hear for long that one of
    # his devices is signed out.
    query("DO $$ BEGIN FOR n IN 1..3000 LOOP PERFORM pg_current_xact_id(); COMMIT; END LOOP; END $$")
    bob = Person(stack)
    sign_in(bob)
    assert bob.auth.RevokeOtherAuthSessions(auth_pb2.RevokeOtherAuthSessionsRequest()).revoked_count == 1
    earn(bob)
    bobs = all_awards(bob), sessions_of(bob)
    file = tmp_path / "backup"
    control("backup", str(file))

    base = int(os.environ["TITANUP_PORT_BASE"]) + 100
    state = pathlib.Path(os.environ["TITANUP_STATE"] + "-elsewhere")
    monkeypatch.setenv("TITANUP_STATE", str(state))
    monkeypatch.setenv("TITANUP_PORT_BASE", str(base))
    for name, port in PORTS.items():
        monkeypatch.delenv(f"TITANUP_{name.upper()}_ADDRESS", raising=False)
    needed = ("auth", "sessions", "pose", "trophies")
    there = Stack("127.0.0.1", {
        f"TITANUP_{name.upper()}_ADDRESS": f"127.0.0.1:{base + port - 7000}" for name, port in PORTS.items()})
    try:
        control("restore", str(file))
        control("start-postgres")
        hidden = "SELECT DISTINCT change_xid >= pg_snapshot_xmax(pg_current_snapshot()) FROM auth.revocations"
        assert query(hidden) == ["f"]
        for service in needed:
            control("start", service)
        eve = Person(there)
        earn(eve)
        # The feed was read from its beginning to behind Eve's session: missing sessions would have lost their awards.
        for person, kept in ((ada, adas), (bob, bobs)):
            person.stack = there
            person = signed_in(person, sign_in(person))
            assert (all_awards(person), sessions_of(person)) == kept
    finally:
        there.close()
        for service in reversed(needed):
            control("stop", service)
        control("remove-postgres")
        shutil.rmtree(state, ignore_errors=True)


def facts(manifest: pathlib.Path) -> dict[str, str]:
    """What a manifest says, by the word or, of tables and migrations, the two words before it."""
    lines = [line.split(" ") for line in manifest.read_text().splitlines()]
    return {" ".join(words[:2]) if len(words) > 2 else words[0]: words[2] if len(words) > 2 else words[1] for words in lines}


def run(*verb: str) -> subprocess.CompletedProcess:
    """A verb that may fail, with what it says."""
    return subprocess.run([os.environ["TITANUP_STACK_CONTROL"], *verb], capture_output=True, text=True, timeout=600)


def test_scheduled_backups_are_kept_by_their_rule(stack, ada, control, tmp_path):
    ada.declare(7)
    folder = tmp_path / "backups"
    folder.mkdir()
    old = [f"titanup-202601{day:02}T030000Z.backup" for day in (3, 4, 10)]
    others = ["titanup.backup", "notes"]
    for name in [*old, *(f"{name}.manifest" for name in old), *others, "titanup-20260101T030000Z.backup.new"]:
        (folder / name).touch()
    for wrong in ("daily=0", "sometimes=1", "daily"):
        refused = run("backup", "--keep", wrong, str(folder))
        assert refused.returncode == 1 and "--keep" in refused.stderr, wrong
    assert len(list(folder.iterdir())) == 9, "a rule that isn't understood removes nothing"

    control("backup", "--keep", "daily=1,weekly=2", str(folder))
    (made,) = {path.name for path in folder.glob("titanup-*.backup")} - set(old)
    # The Saturday of the newest week before this one.
    kept = {old[-1], made}
    assert {path.name for path in folder.iterdir() if path.is_file()} == {
        *kept, *(f"{name}.manifest" for name in kept), *others, "deletions.list", ".lock"}
    said = facts(folder / f"{made}.manifest")
    assert said["sha256"] == hashlib.sha256((folder / made).read_bytes()).hexdigest()
    assert int(said["bytes"]) == (folder / made).stat().st_size
    assert int(said["table sessions.sessions"]) >= 1
    assert said["migration sessions"] == query("SELECT max(name) FROM sessions.schema_migrations")[0]
    figures = (folder / "metrics" / "titanup_backup.prom").read_text()
    assert "\ntitanup_backup_kept 2\n" in figures
    success = int(re.search(r"^titanup_backup_last_success_timestamp_seconds (\d+)$", figures, re.MULTILINE)[1])
    assert abs(success - now().timestamp()) < TIMEOUT

    with (folder / ".lock").open("r+") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        refused = run("backup", "--keep", "last=1", str(folder))
    assert refused.returncode == 1 and "is running" in refused.stderr
    assert {path.name for path in folder.glob("titanup-*.backup")} == kept


def test_a_drill_compares_the_restored_store_with_the_backup(stack, control, tmp_path):
    earn(Person(stack))
    passed = run("drill", "--people", "2")
    assert passed.returncode == 0, passed.stderr
    assert re.search(r"drill: \d{2} answers of 2 people are the same", passed.stderr), passed.stderr
    assert "drill: all services answer" in passed.stderr
    assert not (pathlib.Path(os.environ["TITANUP_STATE"]) / "drill").exists()

    file = tmp_path / "backup"
    control("backup", str(file))
    manifest = pathlib.Path(f"{file}.manifest")
    honest = manifest.read_text()
    rows = facts(manifest)["table auth.users"]
    manifest.write_text(honest.replace(f"table auth.users {rows} ", f"table auth.users {int(rows) + 1} "))
    failed = run("drill", str(file))
    assert failed.returncode == 1 and f"< table auth.users {int(rows) + 1}" in failed.stderr
    assert "sessions.sessions" not in failed.stderr, "nothing else differs"
    manifest.write_text(honest)
    file.write_bytes(file.read_bytes() + b"\0")
    for verb in (["drill", str(file)], ["restore", str(file)]):
        failed = run(*verb)
        assert failed.returncode == 1 and "isn't the file that its manifest was written for" in failed.stderr
    for service in SERVICES:
        wait_until_serving(stack, service)


def test_the_store_returns_to_any_moment(stack, control, monkeypatch, tmp_path):
    """From a copy of the cluster and the log that PostgreSQL has archived since."""
    file = tmp_path / "backup"
    control("backup", str(file))
    base = int(os.environ["TITANUP_PORT_BASE"]) + 300
    state = pathlib.Path(os.environ["TITANUP_STATE"] + "-archived")
    # PostgreSQL's user must be able to reach it.
    archive = pathlib.Path(tempfile.mkdtemp(dir="/var/tmp"))
    archive.chmod(0o711)
    monkeypatch.setenv("TITANUP_STATE", str(state))
    monkeypatch.setenv("TITANUP_PORT_BASE", str(base))
    monkeypatch.setenv("TITANUP_WAL_ARCHIVE", str(archive / "log"))
    for name in PORTS:
        monkeypatch.delenv(f"TITANUP_{name.upper()}_ADDRESS", raising=False)
    needed = ("auth", "sessions", "pose")
    there = Stack("127.0.0.1", {
        f"TITANUP_{name.upper()}_ADDRESS": f"127.0.0.1:{base + port - 7000}" for name, port in PORTS.items()})
    try:
        control("restore", str(file))
        control("start-postgres")
        for service in needed:
            control("start", service)
        ada = Person(there)
        ada.declare(7)
        control("backup", "--base")
        ada.declare(8)
        moment = query("SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.US\"Z\"')")[0]
        kept = sessions_of(ada)
        ada.declare(9)
        late = Person(there)
        epoch = query("SELECT epoch FROM sessions.feed")
        for wrong, words in (("yesterday", "takes a time such as"), ("2999-01-01T00:00:00Z", "a time that has been"),
                             ("2020-01-01T00:00:00Z", "has no copy of before")):
            refused = run("restore", "--until", wrong)
            assert refused.returncode == 1 and words in refused.stderr, refused.stderr
        assert len(sessions_of(ada)) == 3

        control("restore", "--until", moment)
        for service in needed:
            wait_until_serving(there, service)
        assert sorted(session.reps for session in kept) == [7, 8] and sessions_of(ada) == kept
        assert query("SELECT epoch FROM sessions.feed") != epoch
        with fails(grpc.StatusCode.UNAUTHENTICATED, "BAD_CREDENTIALS"):
            sign_in(late)
        # The log goes on from here.
        ada.declare(10)
        assert query("SHOW archive_mode") == ["on"]
    finally:
        there.close()
        for service in reversed(needed):
            control("stop", service)
        control("remove-postgres")
        shutil.rmtree(state, ignore_errors=True)
        shutil.rmtree(archive, ignore_errors=True)
