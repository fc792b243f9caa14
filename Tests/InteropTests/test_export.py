"""Everything that a person has, in one archive: read by the standard library, compared with what official clients read."""

import json
import os
import signal
import time

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from google.protobuf import json_format
from interop import web
from interop.exports import DIFFERING, ELSEWHERE, OF_THE_SIGN_IN, STATEMENTS, all_of, client_of, lines, opened, table
from interop.keys import decoded
from interop.people import PASSWORD, Person, new_id
from interop.web import SAME_ORIGIN, Browser
from test_deletion import busy_person
from titanup.auth.v1 import auth_pb2
from titanup.habits.v1 import habits_pb2
from titanup.pose.v1 import pose_pb2
from titanup.profile.v1 import profile_pb2
from titanup.sessions.v1 import sessions_pb2
from titanup.social.v1 import social_pb2
from titanup.trophies.v1 import trophies_pb2


@pytest.fixture(scope="module")
def busy(stack):
    """Somebody with something in every service: also a deleted habit, an archived one, and one with words that CSV quotes."""
    person = busy_person(stack)
    gone, old = person.habit("Gone"), person.habit("Old")
    person.tap(gone)
    person.tap(old, note='"Quoted",\nand on two lines; Ä')
    person.habits.DeleteHabit(habits_pb2.DeleteHabitRequest(habit_id=gone.habit_id))
    old.archived = True
    person.habits.UpdateHabit(habits_pb2.UpdateHabitRequest(habit=old, update_mask={"paths": ["archived"]}, request_id=new_id()))
    person.auth.CreatePersonalAccessToken(
        auth_pb2.CreatePersonalAccessTokenRequest(name="script", scopes=["auth:read"], request_id=new_id()))
    person.refresh()
    return person


@pytest.fixture(scope="module")
def archive(stack, busy, tmp_path_factory):
    folder = tmp_path_factory.mktemp("export")
    client = client_of(stack, busy, folder)
    told = client.json("export", str(folder / "mine.zip"))
    content = (folder / "mine.zip").read_bytes()
    files = opened(content)
    assert told == {"file": str(folder / "mine.zip"), "files": len(files), "bytes": len(content)}
    assert (folder / "mine.zip").stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in folder.iterdir()) == ["mine.zip", "titanup"]
    return files


def test_every_file_is_what_official_clients_read(busy, archive):
    expected = all_of(busy)
    frames = {name for name in archive if name.startswith("sets/recordings/")}
    assert set(archive) == set(expected) | OF_THE_SIGN_IN | ELSEWHERE | frames
    for name, messages in expected.items():
        got = [json_format.ParseDict(line, type(message)()) for line, message in zip(lines(archive, name), messages, strict=True)]
        if name.endswith("security-events.jsonl"):
            # Signing in for the export is one of them, and is in both.
            assert got[0].kind == auth_pb2.SECURITY_EVENT_KIND_SIGNED_IN
        assert got == messages, name
    # A comparison of nothing would say nothing.
    assert {name for name, messages in expected.items() if not messages} <= {
        "account/invitations.jsonl", "account/passkeys.jsonl", "people/received-invitations.jsonl"}
    assert lines(archive, "account/account.json")[0]["user"]["email"] == busy.email
    devices = busy.auth.ListAuthSessions(auth_pb2.ListAuthSessionsRequest()).auth_sessions
    assert {each["authSessionId"] for each in lines(archive, "account/devices.jsonl")} == {each.auth_session_id for each in devices}


def test_what_takes_dates_and_pictures(busy, archive):
    today = busy.sessions.GetStreak(sessions_pb2.GetStreakRequest()).today
    [selection] = lines(archive, "training/selections.jsonl")
    assert abs(int(selection["localDate"][:4]) - int(today[:4])) <= 1
    picture = busy.profile.GetProfileImage(profile_pb2.GetProfileImageRequest())
    assert archive["profile/picture.jpg"] == picture.image
    assert lines(archive, "sessions/recounted-sessions.jsonl") == lines(archive, "sessions/foreign-receipts.jsonl") == []


def test_tables_hold_the_same_as_json(archive):
    notes = [line.get("note", "") for line in lines(archive, "habits/records.jsonl")]
    assert [row["note"] for row in table(archive, "habits/records.csv")] == notes
    assert '"Quoted",\nand on two lines; Ä' in notes
    for row, line in zip(table(archive, "sessions/sessions.csv"), lines(archive, "sessions/sessions.jsonl"), strict=True):
        assert row["session_id"] == line["sessionId"] and int(row["reps"]) == line["reps"]
        assert row["start_time"] == line["startTime"] and row["evidence"] == line["evidence"]
        assert row["target_met"] == str(line.get("targetMet", False)).lower()
        assert row["receipt_id"] == line.get("receiptId", "")
    weights = [float(row["weight_kg"]) for row in table(archive, "profile/body-measurements.csv")]
    assert weights == [line["weightKg"] for line in lines(archive, "profile/body-measurements.jsonl")] and weights


def test_recordings_are_the_stored_frames(stack, busy, archive, tmp_path):
    """Those whose landmarks are kept, as frames and times; a client reads the file, and pose finds that it is the same set."""
    kept = [line["stream"] for line in lines(archive, "sets/streams.jsonl") if int(line["stream"].get("storedBytes", 0))]
    assert {name for name in archive if name.startswith("sets/recordings/")} == {
        f"sets/recordings/{each['open']['streamId']}.csv" for each in kept}
    assert kept
    stream_id = kept[0]["open"]["streamId"]
    rows = table(archive, f"sets/recordings/{stream_id}.csv")
    frames = [
        frame for response in busy.pose.DownloadFrames(pose_pb2.DownloadFramesRequest(stream_id=stream_id))
        for frame in response.frames.frames]
    assert len(rows) == len(frames) == int(kept[0]["frameCount"])
    for row, frame in zip(rows, frames):
        numbers = list(row.values())
        assert (int(numbers[0]), round(float(numbers[1]) * 1e6)) == (frame.number, frame.time_us)
        assert [float(number) for number in numbers[2:] if number] == pytest.approx(list(frame.landmarks), rel=1e-6, abs=1e-9)
    recording = tmp_path / "again.csv"
    recording.write_bytes(archive[f"sets/recordings/{stream_id}.csv"])
    refused = client_of(stack, busy, tmp_path).run(
        "push-ups", "--recording", str(recording), "--width", "640", "--height", "360", "--fast", status=1)
    assert "STREAM_EXISTS" in refused.stderr


def verify(jws: str, keys: list[dict]) -> dict:
    """What it says, once a third-party library has verified it with the key that its header names."""
    head, payload, signature = jws.split(".")
    [key] = [each for each in keys if each["keyId"] == json.loads(decoded(head))["kid"]]
    Ed25519PublicKey.from_public_bytes(decoded(key["x"])).verify(decoded(signature), f"{head}.{payload}".encode())
    return json.loads(decoded(payload))


def test_signatures_verify_with_the_keys_beside_them(busy, archive):
    [receipt_keys], [award_keys] = lines(archive, "sets/receipt-keys.json"), lines(archive, "trophies/award-keys.json")
    receipts = [line["stream"]["receipt"]["jws"] for line in lines(archive, "sets/streams.jsonl") if "receipt" in line["stream"]]
    assert receipts and {verify(jws, receipt_keys["keys"])["sub"] for jws in receipts} == {busy.user_id}
    told = [verify(line["statementJws"], award_keys["keys"]) for line in lines(archive, STATEMENTS)]
    shared = [
        verify(busy.trophies.GetSharedAward(trophies_pb2.GetSharedAwardRequest(token=each["path"].removeprefix("/a/"))).statement_jws,
               award_keys["keys"])
        for each in lines(archive, "trophies/links.jsonl")]
    assert told and [each | {"iat": 0} for each in told] == [each | {"iat": 0} for each in shared]


def test_partners_are_named_but_their_training_is_theirs(busy, archive):
    partners = busy.social.ListPartners(social_pb2.ListPartnersRequest()).partners
    assert [(row["partner_id"], row["display_name"]) for row in table(archive, "people/partners.csv")] == [
        (each.partner_id, each.display_name) for each in partners]
    assert partners and list(table(archive, "people/partners.csv")[0]) == ["partner_id", "display_name", "create_time"]


def test_nothing_of_others_is_in_it(stack, archive, tmp_path):
    other = Person(stack)
    session = other.declare(9, note="mine alone")
    habit = other.habit("Only mine")
    own = client_of(stack, other, tmp_path)
    own.run("export", str(tmp_path / "other.zip"))
    files = opened((tmp_path / "other.zip").read_bytes())
    assert session.session_id.encode() in files["sessions/sessions.jsonl"] and habit.habit_id.encode() in files["habits/habits.jsonl"]
    ids = {line["sessionId"] for line in lines(archive, "sessions/sessions.jsonl")}
    ids |= {line["stream"]["open"]["streamId"] for line in lines(archive, "sets/streams.jsonl")}
    ids |= {line["recordId"] for line in lines(archive, "habits/records.jsonl")}
    for name, text in files.items():
        assert not any(each.encode() in text for each in ids), name
    assert not any(session.session_id.encode() in text for text in archive.values())


def test_an_interrupted_export_goes_on_where_it_was(stack, busy, archive, tmp_path):
    client = client_of(stack, busy, tmp_path)
    target = tmp_path / "mine.zip"
    part, journal = tmp_path / "mine.zip.part", tmp_path / "mine.zip.part.files"
    process = client.start("export", str(target))
    # Ended by force in the middle, wherever that is.
    end = time.monotonic() + 30
    while not journal.exists() or journal.read_bytes().count(b"\n") < 8:
        assert process.poll() is None and time.monotonic() < end
        time.sleep(0.001)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    process.stdout.close(), process.stderr.close()
    done = [json.loads(line) for line in journal.read_text().splitlines()[1:]]
    assert not target.exists() and len(done) >= 7
    # As if the machine had lost what was written last, and part of a line.
    with part.open("ab") as file:
        file.write(b"half a file")
    with journal.open("ab") as file:
        file.write(b'{"files":[{"name"')
    before = part.read_bytes()[:done[-1]["length"]]
    again = client.run("export", str(target))
    assert "already" in again.stderr
    assert not part.exists() and not journal.exists()
    assert target.read_bytes().startswith(before)
    files = opened(target.read_bytes())
    assert set(files) == set(archive)
    for name in set(files) - DIFFERING:
        assert files[name] == archive[name], name


def test_a_browser_downloads_the_same(stack, busy, archive):
    browser = Browser(web.address(stack))
    browser.session("sign-in", auth_pb2.SignInRequest(email=busy.email, password=PASSWORD))
    answer = browser.request("GET", "/export", headers=SAME_ORIGIN)
    assert (answer.status, answer["content-type"], answer["cache-control"]) == (200, "application/zip", "no-store")
    assert answer["content-disposition"].startswith('attachment; filename="titanup-2')
    files = opened(answer.body)
    assert set(files) == set(archive)
    for name in set(files) - DIFFERING:
        assert files[name] == archive[name], name
