"""Receipts in the archive of another installation: kept, or believed where the operator trusts its keys."""

import json
import time
import zipfile

import pytest
from interop.command_line import Client
from interop.elsewhere import Elsewhere
from interop.people import Person
from interop.sessions_beside import SessionsBeside
from interop.stack import TIMEOUT
from titanup.sessions.v1 import sessions_pb2
from titanup.trophies.v1 import trophies_pb2

DIGEST, FOREIGN = sessions_pb2.EVIDENCE_VERIFIED_DIGEST, sessions_pb2.EVIDENCE_FOREIGN_RECEIPT


@pytest.fixture
def elsewhere() -> Elsewhere:
    return Elsewhere()


@pytest.fixture
def owner(stack) -> Person:
    """Somebody whose set was counted, and has earned something."""
    owner = Person(stack)
    owner.store(owner.upload().receipt)
    owner.watch_until({"T-SESSION-10"})
    return owner


@pytest.fixture
def file(stack, owner, elsewhere, tmp_path) -> str:
    """The owner's archive, as the other installation has it."""
    here = str(tmp_path / "here.zip")
    client_of(stack, owner, tmp_path / "owner").run("export", here)
    return elsewhere.archive(here, tmp_path / "elsewhere.zip")


@pytest.fixture
def trusting(stack, elsewhere, tmp_path):
    """A sessions service whose operator trusts the other installation."""
    keys = tmp_path / "keys.json"
    keys.write_bytes(elsewhere.keys)
    with SessionsBeside(stack, tmp_path, TITANUP_TRUSTED_RECEIPT_KEYS=str(keys)) as trusting:
        yield trusting


def client_of(stack, person: Person, folder) -> Client:
    client = Client(stack, folder)
    client.run("sign-in", "--email", person.email)
    return client


def only_session(person: Person) -> sessions_pb2.Session:
    [session] = person.sessions.ListSessions(sessions_pb2.ListSessionsRequest()).sessions
    return session


def kept_receipt(person: Person) -> str:
    request = sessions_pb2.GetSessionRequest(session_id=only_session(person).session_id)
    return person.sessions.GetSession(request).foreign_receipt_jws


def earned(person: Person) -> tuple:
    """Trophies with what proves them, medals and level."""
    awards = {name: (list(each.proof.session_ids), list(each.proof.local_dates)) for name, each in person.awards().items()}
    medals = person.trophies.ListMedalHistory(trophies_pb2.ListMedalHistoryRequest()).medals
    level = person.trophies.GetLevel(trophies_pb2.GetLevelRequest()).level
    return awards, [(each.medal_id, each.count) for each in medals], level


def wait_until_equal(owner: Person, other: Person) -> None:
    end = time.monotonic() + TIMEOUT
    while earned(owner) != earned(other):
        assert time.monotonic() < end, (earned(owner), earned(other))
        time.sleep(0.2)


def test_a_receipt_that_nobody_trusts_is_kept_and_exported_again(stack, owner, file, ada, tmp_path):
    client = client_of(stack, ada, tmp_path / "ada")
    preview = client.run("import", file).stdout
    assert "1 push-up session, with its receipt" in " ".join(preview.split())
    shown = client.run("import", file, "--yes").stdout
    assert "1 session stays unverified: the receipt is kept" in " ".join(shown.split())
    session, original = only_session(ada), only_session(owner)
    assert (session.evidence, session.has_foreign_receipt, session.receipt_id) == (FOREIGN, True, "")
    assert (session.session_id, session.reps, session.local_date) == (original.session_id, original.reps, original.local_date)
    assert "foreign receipt" in client.run("sessions").stdout
    assert [each["session_id"] for each in client.json("sessions", "list", "--evidence", "foreign-receipt")] == [session.session_id]

    again = client.json("import", file, "--yes")
    assert not any(again["stored"].values()) and again["unproven"] == 1
    assert only_session(ada) == session

    # It counts for charts as what is entered does, and for nothing that has to be verified.
    stats = ada.sessions.GetStats(sessions_pb2.GetStatsRequest(period=sessions_pb2.STATS_PERIOD_ALL))
    assert [(each.evidence, each.reps) for each in stats.by_evidence] == [(sessions_pb2.EVIDENCE_DECLARED, session.reps)]
    streaks = ada.sessions.GetStreak(sessions_pb2.GetStreakRequest())
    assert (streaks.streak.current, streaks.verified_streak.current) == (1, 0)

    copy = str(tmp_path / "again.zip")
    client.run("export", copy)
    with zipfile.ZipFile(copy) as archive, zipfile.ZipFile(file) as first:
        [line] = archive.read("sessions/foreign-receipts.jsonl").splitlines()
        [stream] = first.read("sets/streams.jsonl").splitlines()
    assert json.loads(line)["foreignReceiptJws"] == json.loads(stream)["stream"]["receipt"]["jws"] == kept_receipt(ada)


def test_a_trusted_receipt_verifies_a_session_that_was_imported_before(stack, trusting, owner, file, ada, tmp_path):
    client_of(stack, ada, tmp_path / "before").run("import", file, "--yes")
    assert only_session(ada).evidence == FOREIGN and "T-SESSION-10" not in ada.awards()

    client = client_of(trusting, ada, tmp_path / "after")
    assert "without proof here" in client.run("import", file).stdout
    stored = client.json("import", file, "--yes")["stored"]
    assert {name: number for name, number in stored.items() if number} == {"verified_sessions": 1}
    session, original = only_session(ada), only_session(owner)
    assert (session.evidence, session.has_foreign_receipt) == (DIGEST, True)
    for field in ("receipt_id", "stream_id", "counter", "form", "start_time", "end_time", "local_date", "reps", "late"):
        assert getattr(session, field) == getattr(original, field), field
    wait_until_equal(owner, ada)
    assert "T-SESSION-10" in ada.awards()

    again = client.json("import", file, "--yes")
    assert not any(again["stored"].values()) and again["unproven"] == 0
    assert only_session(ada) == session and kept_receipt(ada)


def test_a_trusted_receipt_verifies_a_new_session(trusting, owner, file, ada, tmp_path):
    stored = client_of(trusting, ada, tmp_path / "ada").json("import", file, "--yes")["stored"]
    assert (stored["sessions"], stored["verified_sessions"]) == (1, 1)
    assert only_session(ada).evidence == DIGEST
    wait_until_equal(owner, ada)


def test_a_passed_on_archive_verifies_nothing_in_a_second_account(trusting, stack, file, ada, bob, tmp_path):
    client_of(trusting, ada, tmp_path / "ada").run("import", file, "--yes")
    stolen = client_of(trusting, bob, tmp_path / "bob").json("import", file, "--yes")
    assert (stolen["stored"]["sessions"], stolen["stored"]["verified_sessions"], stolen["unproven"]) == (1, 0, 1)
    assert (only_session(ada).evidence, only_session(bob).evidence) == (DIGEST, FOREIGN)
    ada.watch_until({"T-SESSION-10"})
    assert "T-SESSION-10" not in bob.awards()
    # Nor does the archive of the second account in a third.
    copy = str(tmp_path / "bob.zip")
    client_of(stack, bob, tmp_path / "bob").run("export", copy)
    carol = Person(stack)
    client_of(trusting, carol, tmp_path / "carol").run("import", copy, "--yes")
    assert only_session(carol).evidence == FOREIGN


def test_a_receipt_comes_along_to_a_third_installation(trusting, stack, owner, file, ada, bob, tmp_path):
    """Ada's installation doesn't trust the first one, and the one after hers does."""
    client = client_of(stack, ada, tmp_path / "ada")
    client.run("import", file, "--yes")
    copy = str(tmp_path / "ada.zip")
    client.run("export", copy)
    client_of(trusting, bob, tmp_path / "bob").run("import", copy, "--yes")
    assert only_session(bob).evidence == DIGEST
    wait_until_equal(owner, bob)


def test_receipts_that_say_something_else_prove_nothing(trusting, elsewhere, owner):
    calls = Person(trusting)
    receipt = calls.upload().receipt
    session = calls.session_of(receipt)
    for jws in (
        elsewhere.signed(receipt.jws, end_us=receipt.end_time.ToMicroseconds() + 1),
        elsewhere.signed(receipt.jws, reps=[]), elsewhere.signed(receipt.jws, exercise="SQUAT"),
        elsewhere.signed(receipt.jws, simulated=True), elsewhere.signed(receipt.jws, sub=owner.user_id),
        elsewhere.signed(receipt.jws, iss="titanup-auth"), Elsewhere().signed(receipt.jws), receipt.jws,
    ):  # fmt: skip
        request = sessions_pb2.CreateSessionRequest(session=session, foreign_receipt_jws=jws)
        assert calls.sessions.CreateSession(request).session.evidence == FOREIGN, jws
    request = sessions_pb2.CreateSessionRequest(session=session, foreign_receipt_jws=elsewhere.signed(receipt.jws))
    assert calls.sessions.CreateSession(request).session.evidence == DIGEST


def test_a_file_of_keys_is_checked(trusting, elsewhere, tmp_path):
    assert trusting.check("sessions").returncode == 0
    file = tmp_path / "wrong.json"
    for content, words in (
        (b"{}", "no JSON object with keys"), (b'{"keys": []}', "no keys"),
        (b'{"keys": [{"keyId": "a", "x": "b"}]}', "x of keys[0] is no Ed25519 public key"),
        (elsewhere.keys + b" " * 65_536, "more than 65536 bytes"),
    ):  # fmt: skip
        file.write_bytes(content)
        result = trusting.check("sessions", TITANUP_TRUSTED_RECEIPT_KEYS=str(file))
        assert result.returncode != 0 and f"TITANUP_TRUSTED_RECEIPT_KEYS: got \"{file}\" ({words})" in result.stderr
    result = trusting.check("sessions", TITANUP_TRUSTED_RECEIPT_KEYS=str(tmp_path / "missing.json"))
    assert result.returncode != 0 and "the path of a file this user can read" in result.stderr
