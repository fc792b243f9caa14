"""Everything that a person has, in one archive: read by the standard library, compared with what official clients read."""

import csv
import datetime
import hashlib
import io
import json
import os
import signal
import subprocess
import sys
import time
import zipfile

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from google.protobuf import json_format
from interop import recordings, web
from interop.command_line import Client
from interop.histories import batch
from interop.keys import decoded
from interop.people import PASSWORD, Person, new_id, now, timestamp
from interop.web import SAME_ORIGIN, Browser
from test_deletion import busy_person
from titanup.auth.v1 import auth_pb2
from titanup.habits.v1 import habits_pb2
from titanup.motivation.v1 import motivation_pb2
from titanup.pose.v1 import pose_pb2
from titanup.profile.v1 import profile_pb2
from titanup.sessions.v1 import sessions_pb2
from titanup.social.v1 import social_pb2
from titanup.training.v1 import training_pb2
from titanup.trophies.v1 import trophies_pb2


def pages(method, request, field: str) -> list:
    """The messages of a list, page by page."""
    found = []
    while True:
        page = method(request)
        found += getattr(page, field)
        if not getattr(page, "next_page_token", ""):
            return found
        request.page_token = page.next_page_token


def all_of(person: Person) -> dict[str, list]:
    """What each file of JSON has to hold, as official clients read it."""
    auth, profile, sessions, pose = person.auth, person.profile, person.sessions, person.pose
    training, habits, trophies, social = person.training, person.habits, person.trophies, person.social
    kept = pages(habits.ListHabits, habits_pb2.ListHabitsRequest(include_archived=True, show_deleted=True), "habits")
    streams = pages(pose.ListStreams, pose_pb2.ListStreamsRequest(page_size=1), "streams")
    links = list(trophies.ListAwardLinks(trophies_pb2.ListAwardLinksRequest()).links)
    return {
        "account/invitations.jsonl": pages(auth.ListInvitations, auth_pb2.ListInvitationsRequest(), "invitations"),
        "account/security-events.jsonl": pages(
            auth.ListSecurityEvents, auth_pb2.ListSecurityEventsRequest(page_size=1), "security_events"),
        "account/access-tokens.jsonl": pages(
            auth.ListPersonalAccessTokens, auth_pb2.ListPersonalAccessTokensRequest(), "personal_access_tokens"),
        "account/passkeys.jsonl": pages(auth.ListPasskeys, auth_pb2.ListPasskeysRequest(), "passkeys"),
        "account/provider.json": [auth.GetProviderLink(auth_pb2.GetProviderLinkRequest())],
        "profile/profile.json": [profile.GetProfile(profile_pb2.GetProfileRequest())],
        "profile/settings.json": [profile.GetSettings(profile_pb2.GetSettingsRequest())],
        "profile/body-measurements.jsonl": pages(
            profile.ListBodyMeasurements, profile_pb2.ListBodyMeasurementsRequest(page_size=1), "measurements"),
        "sessions/sessions.jsonl": pages(
            sessions.ListSessions, sessions_pb2.ListSessionsRequest(page_size=1), "sessions"),
        "sessions/pauses.jsonl": pages(sessions.ListPauses, sessions_pb2.ListPausesRequest(), "pauses"),
        "sessions/clock.json": [sessions.GetClock(sessions_pb2.GetClockRequest())],
        "sessions/streak.json": [sessions.GetStreak(sessions_pb2.GetStreakRequest())],
        "sets/streams.jsonl": [
            pose.GetStream(pose_pb2.GetStreamRequest(stream_id=each.open.stream_id)) for each in streams],
        "sets/receipt-keys.json": [pose.GetReceiptKeys(pose_pb2.GetReceiptKeysRequest())],
        "training/practices.jsonl": pages(
            training.ListPractices, training_pb2.ListPracticesRequest(), "practices"),
        "training/workouts.jsonl": pages(
            training.ListWorkouts, training_pb2.ListWorkoutsRequest(own_only=True), "workouts"),
        "training/ratings.jsonl": pages(training.ListRatings, training_pb2.ListRatingsRequest(), "ratings"),
        "training/preferences.json": [training.GetPreferences(training_pb2.GetPreferencesRequest())],
        "training/plan.json": [training.GetPlan(training_pb2.GetPlanRequest())],
        "training/fitness.json": [training.GetFitnessLevel(training_pb2.GetFitnessLevelRequest(history_size=200))],
        "habits/habits.jsonl": kept,
        "habits/records.jsonl": [
            # Those of a deleted habit can't be read.
            record for each in kept if not each.habit.HasField("delete_time")
            for record in pages(
                habits.ListRecords, habits_pb2.ListRecordsRequest(habit_id=each.habit.habit_id, page_size=1), "records")],
        "trophies/awards.jsonl": pages(
            trophies.ListAwards, trophies_pb2.ListAwardsRequest(include_revoked=True, page_size=1), "awards"),
        "trophies/medals.json": [trophies.ListMedalHistory(trophies_pb2.ListMedalHistoryRequest())],
        "trophies/level.json": [trophies.ExplainLevel(trophies_pb2.ExplainLevelRequest())],
        "trophies/links.jsonl": links,
        "trophies/award-keys.json": [trophies.GetAwardKeys(trophies_pb2.GetAwardKeysRequest())],
        "motivation/reminders.jsonl": pages(
            person.motivation.ListReminders, motivation_pb2.ListRemindersRequest(), "reminders"),
        "motivation/liked-quotes.jsonl": pages(
            person.motivation.ListLikedQuotes, motivation_pb2.ListLikedQuotesRequest(), "quotes"),
        "motivation/push-subscriptions.jsonl": list(
            person.motivation.ListPushSubscriptions(motivation_pb2.ListPushSubscriptionsRequest()).subscriptions),
        "people/sharing.json": [social.GetSharing(social_pb2.GetSharingRequest())],
        "people/groups.jsonl": list(social.ListGroups(social_pb2.ListGroupsRequest()).groups),
        "people/blocks.jsonl": pages(social.ListBlocks, social_pb2.ListBlocksRequest(), "blocks"),
        "people/invitations.jsonl": list(social.ListInvitations(social_pb2.ListInvitationsRequest()).invitations),
        "people/received-invitations.jsonl": list(
            social.ListReceivedInvitations(social_pb2.ListReceivedInvitationsRequest()).invitations),
    }


#: Read by a client that signs in for the purpose, so another call's answer differs: compared by what must be in them.
OF_THE_SIGN_IN = {"account/account.json", "account/devices.jsonl"}
#: Signed anew each time, and so compared by what they say.
STATEMENTS = "trophies/statements.jsonl"
#: What two exports of one account differ in.
DIFFERING = OF_THE_SIGN_IN | {"README.txt", "manifest.json", "account/security-events.jsonl", STATEMENTS}
#: Compared otherwise below.
ELSEWHERE = {
    STATEMENTS,
    "README.txt", "manifest.json", "profile/picture.jpg", "training/selections.jsonl", "sessions/recounted-sessions.jsonl",
    "people/partners.csv", "sessions/sessions.csv", "habits/records.csv", "profile/body-measurements.csv",
    "training/practices.csv",
}


def client_of(stack, person: Person, folder, **environment) -> Client:
    client = Client(stack, folder, **environment)
    client.run("sign-in", "--email", person.email)
    return client


def opened(content: bytes) -> dict[str, bytes]:
    """The files of an archive, once its manifest was found to be true of every other one."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        assert archive.testzip() is None
        files = {info.filename: archive.read(info) for info in archive.infolist()}
        assert len(files) == len(archive.infolist())
    manifest = json.loads(files["manifest.json"])
    assert (manifest["format"], manifest["formatVersion"]) == ("titanup-export", 1)
    listed = {each["name"]: (each["bytes"], each["sha256"]) for each in manifest["files"]}
    assert listed == {
        name: (len(text), hashlib.sha256(text).hexdigest()) for name, text in files.items() if name != "manifest.json"}
    for each in manifest["files"]:
        if each["name"].endswith(".jsonl"):
            assert each["records"] == files[each["name"]].count(b"\n"), each
    return files


def lines(files, name: str) -> list[dict]:
    return [json.loads(line) for line in files[name].splitlines()]


def table(files, name: str) -> list[dict]:
    return list(csv.DictReader(io.StringIO(files[name].decode(), newline="")))


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
    assert lines(archive, "sessions/recounted-sessions.jsonl") == []


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


#: Runs a command, and prints the most memory it had. A process of its own, because the kernel counts what a program's process had
#: before it was that program: here, a small interpreter.
MEASURE = """import resource, subprocess, sys
status = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
sys.exit(status)"""


def peak(client, target) -> int:
    """The most memory of an export, in bytes, by the kernel's own count."""
    done = subprocess.run(
        [sys.executable, "-S", "-c", MEASURE, client.binary, "export", target],
        env=client.environment, capture_output=True, text=True, timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return int(done.stdout) * 1024


def test_memory_does_not_grow_with_the_account(stack, ada, bob, tmp_path):
    """Hundreds of sessions with long notes and a recording of many minutes, beside nothing."""
    start = now() - datetime.timedelta(days=700)
    for day in range(0, 80, 20):
        sessions_of_days = [
            sessions_pb2.CreateSessionRequest(session=ada.declaration(
                5, note="n" * 1_000, start_time=timestamp(start + datetime.timedelta(days=day + number % 20, hours=number // 20)),
                end_time=timestamp(start + datetime.timedelta(days=day + number % 20, hours=number // 20, minutes=1))))
            for number in range(100)]
        results = batch(ada, *sessions_of_days)
        assert all(each.HasField("session") for each in results), results[0]
    receipt = ada.upload(recordings.long_set(1, 20), is_simulated=True, start_time=timestamp(now() - datetime.timedelta(hours=2))).receipt
    (tmp_path / "a").mkdir(), (tmp_path / "b").mkdir()
    nothing = peak(client_of(stack, bob, tmp_path / "b"), tmp_path / "b.zip")
    much = peak(client_of(stack, ada, tmp_path / "a"), tmp_path / "a.zip")
    files = opened((tmp_path / "a.zip").read_bytes())
    assert files["sessions/sessions.jsonl"].count(b"\n") == 400
    assert len(files[f"sets/recordings/{receipt.stream_id}.csv"]) > 5_000_000
    assert nothing < 64 << 20 and much < 64 << 20, (nothing, much)
    # The archive's own content would be many times that.
    assert much - nothing < 12 << 20, (nothing, much)


def test_a_draft_of_somebody_else_and_a_file_that_exists_are_refused(stack, ada, bob, tmp_path):
    (tmp_path / "a").mkdir(), (tmp_path / "b").mkdir()
    one, other = client_of(stack, ada, tmp_path / "a"), client_of(stack, bob, tmp_path / "b")
    target = tmp_path / "x.zip"
    (tmp_path / "x.zip.part").write_bytes(b"")
    one.run("export", str(target))
    assert "exists" in one.run("export", str(target), status=1).stderr
    target.unlink()
    (tmp_path / "x.zip.part.files").write_text(
        json.dumps({"program": "titanup 1.0.0", "userID": ada.user_id, "language": "en", "startTime": 1}) + "\n")
    refused = other.run("export", str(target), status=1)
    assert "another account" in refused.stderr and not target.exists()


def test_a_failure_names_the_file_and_leaves_no_archive(stack, ada, tmp_path):
    client = client_of(stack, ada, tmp_path)
    token = ada.auth.CreatePersonalAccessToken(auth_pb2.CreatePersonalAccessTokenRequest(
        name="reader", scopes=["auth:read"], request_id=new_id())).secret
    refused = client.run("export", str(tmp_path / "x.zip"), status=1, TITANUP_TOKEN=token)
    assert "account/access-tokens.jsonl" in refused.stderr and "SIGN_IN_REQUIRED" in refused.stderr
    assert not (tmp_path / "x.zip").exists() and (tmp_path / "x.zip.part").exists()


def test_the_readme_is_in_the_persons_language(stack, ada, tmp_path):
    client = client_of(stack, ada, tmp_path, LANG="de_DE.UTF-8")
    client.run("export", str(tmp_path / "x.zip"))
    text = opened((tmp_path / "x.zip").read_bytes())["README.txt"].decode()
    assert text.startswith("Deine TitanUp-Daten\n") and ada.email in text


# In browsers


@pytest.fixture
def browser(stack, busy):
    browser = Browser(web.address(stack))
    signed_in = browser.session("sign-in", auth_pb2.SignInRequest(email=busy.email, password=PASSWORD))
    assert signed_in.status == 200
    return browser


def test_a_browser_downloads_the_same(browser, archive):
    answer = browser.request("GET", "/export", headers=SAME_ORIGIN)
    assert (answer.status, answer["content-type"], answer["cache-control"]) == (200, "application/zip", "no-store")
    assert answer["content-disposition"].startswith('attachment; filename="titanup-2')
    files = opened(answer.body)
    assert set(files) == set(archive)
    for name in set(files) - DIFFERING:
        assert files[name] == archive[name], name


def test_only_the_page_downloads_and_only_for_its_session(stack, browser):
    for headers, status in [
        ({"sec-fetch-site": "cross-site"}, 403), ({"sec-fetch-site": "same-site"}, 403),
        ({"origin": "https://evil.example"}, 403),
    ]:
        assert browser.request("GET", "/export", headers=headers).status == status
    assert Browser(web.address(stack)).request("GET", "/export", headers=SAME_ORIGIN).status == 401
    refused = browser.request("POST", "/export", headers=SAME_ORIGIN)
    assert (refused.status, refused["allow"]) == (405, "GET")


def test_who_is_signed_out_or_deleted_gets_nothing(stack, tmp_path):
    person = Person(stack)
    browser = Browser(web.address(stack))
    browser.session("sign-in", auth_pb2.SignInRequest(email=person.email, password=PASSWORD))
    client = client_of(stack, person, tmp_path)
    person.auth.DeleteAccount(auth_pb2.DeleteAccountRequest())
    end = time.monotonic() + 10
    while (answer := browser.request("GET", "/export", headers=SAME_ORIGIN)).status == 200:
        assert time.monotonic() < end
    assert answer.status == 401
    refused = client.run("export", str(tmp_path / "x.zip"), status=1)
    assert "sign-in" in refused.stderr and not (tmp_path / "x.zip").exists()
