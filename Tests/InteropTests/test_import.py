"""Training from other apps and installations, imported by the built client and read by official clients."""

import collections
import datetime
import hashlib
import json
import zipfile

import pytest
from interop.command_line import Client
from interop.exports import pages
from interop.people import Person, new_id, now, timestamp
from test_habits import HABITS_CSV, checkmarks, wait_for
from titanup.habits.v1 import habits_pb2
from titanup.profile.v1 import profile_pb2
from titanup.sessions.v1 import sessions_pb2
from titanup.training.v1 import training_pb2

STRONG = """\
Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2024-05-30 07:05:11,"Day A",45m,"Push Up",1,0,20,0,0,"","",
2024-05-30 07:05:11,"Day A",45m,"Push Up",2,0,15,0,0,"","",
2024-05-30 07:05:11,"Day A",45m,"Bench Press (Barbell)",1,60.5,8,0,0,"","",
2024-05-30 07:05:11,"Day A",45m,"Bench Press (Barbell)",2,60.5,many,0,0,"","",
2024-05-31 18:00:00,"Day B",45m,"Push Up",1,0,12,0,0,"","",
2024-05-31 18:00:00,"Day B",45m,"Bench Press (Barbell)",1,62,6,0,0,"","",
2024-05-31 18:00:00,"Day B",45m,"Plank",1,0,0,0,90,"","",
"""


@pytest.fixture
def client(stack, ada, tmp_path) -> Client:
    client = Client(stack, tmp_path / "home")
    client.run("sign-in", "--email", ada.email)
    return client


def stored(person: Person) -> dict:
    """What an account has, in short: sessions by their start, and each habit's days."""
    sessions = pages(person.sessions.ListSessions, sessions_pb2.ListSessionsRequest(), "sessions")
    habits = pages(person.habits.ListHabits, habits_pb2.ListHabitsRequest(), "habits")
    return {
        "sessions": {
            each.start_time.ToJsonString(): (each.local_date, [one.reps for one in each.sets], each.evidence)
            for each in sessions},
        "habits": {
            each.habit.title: {
                record.local_date: record.value
                for record in pages(
                    person.habits.ListRecords, habits_pb2.ListRecordsRequest(habit_id=each.habit.habit_id), "records")}
            for each in habits},
    }


DECLARED, FOREIGN = sessions_pb2.EVIDENCE_DECLARED, sessions_pb2.EVIDENCE_FOREIGN_RECEIPT
NOTHING = {"sessions": {}, "habits": {}}
EVERYTHING = {
    # The file has Berlin's times.
    "sessions": {
        "2024-05-30T05:05:00Z": ("2024-05-30", [20, 15], DECLARED),
        "2024-05-31T16:00:00Z": ("2024-05-31", [12], DECLARED)},
    "habits": {"Bench Press (Barbell)": {"2024-05-30": 8, "2024-05-31": 6}, "Plank (s)": {"2024-05-31": 90}},
}


def test_a_preview_says_what_will_come_and_changes_nothing(client, ada, tmp_path):
    file = tmp_path / "strong.csv"
    file.write_text(STRONG)
    shown = client.run("import", str(file)).stdout
    assert "is an export of Strong" in shown
    assert "2 push-up sessions with 47 push-ups, 2024-05-30 to 2024-05-31, unverified" in " ".join(shown.split())
    assert 'line 5: column Reps: "many" isn\'t an amount' in " ".join(shown.split())
    assert "Nothing is stored yet" in shown
    preview = client.json("import", str(file))
    assert preview["push_ups"] == {"sessions": 2, "reps": 47, "known": 0} and preview["stored"] is None
    assert [(each["title"], each["days"], each["is_new"]) for each in preview["habits"]] == [
        ("Bench Press (Barbell)", 2, True), ("Plank (s)", 1, True)]
    assert [each["line"] for each in preview["skipped"]] == [5]
    assert stored(ada) == NOTHING


def test_imported_twice_is_imported_once(client, ada, tmp_path):
    file = tmp_path / "strong.csv"
    file.write_text(STRONG)
    first = client.json("import", str(file), "--yes")
    assert first["stored"] == {"sessions": 2, "habits": 2, "days": 3, "left": 0, "refused": []}
    assert stored(ada) == EVERYTHING
    [bench, _] = ada.habits.ListHabits(habits_pb2.ListHabitsRequest()).habits
    assert (bench.habit.start_date, bench.habit.goal.per_week.value, bench.habit.unit) == ("2024-05-30", 1, "reps")
    records = ada.habits.ListRecords(habits_pb2.ListRecordsRequest(habit_id=bench.habit.habit_id)).records
    assert [record.note for record in records] == ["6 × 62", "8 × 60.5"]

    again = client.json("import", str(file), "--yes")
    assert again["stored"] == {"sessions": 0, "habits": 0, "days": 0, "left": 0, "refused": []}
    assert again["push_ups"] == {"sessions": 0, "reps": 0, "known": 2}
    assert [each["known"] for each in again["habits"]] == [2, 1]
    assert "nothing new" in client.run("import", str(file)).stdout
    # Another machine, elsewhere, finds the same.
    assert client.json("import", str(file), "--yes", TZ="America/New_York")["push_ups"]["known"] == 2
    assert stored(ada) == EVERYTHING


def test_an_import_goes_on_where_an_earlier_one_ended(client, ada, tmp_path):
    file = tmp_path / "strong.csv"
    lines = STRONG.splitlines(keepends=True)
    # The newer day comes first, so the habit has to begin earlier afterwards.
    file.write_text(lines[0] + "".join(lines[5:]))
    client.run("import", str(file), "--yes")
    file.write_text(STRONG)
    rest = client.json("import", str(file), "--yes")
    assert rest["stored"] == {"sessions": 1, "habits": 0, "days": 1, "left": 0, "refused": []}
    assert stored(ada) == EVERYTHING


def test_what_was_imported_differently_stays_and_is_named(client, ada, tmp_path):
    file = tmp_path / "strong.csv"
    file.write_text(STRONG)
    client.run("import", str(file), "--yes")
    file.write_text(STRONG.replace(",12,0,0", ",13,0,0").replace("62,6,", "62,7,"))
    changed = client.json("import", str(file), "--yes")
    assert changed["kept"] == [
        "2024-05-31 18:00: 13 push-ups in the file, 12 imported before",
        "Bench Press (Barbell), 2024-05-31: 7 in the file, 6 imported before"]
    assert stored(ada) == EVERYTHING


def test_a_table_of_ones_own_fills_a_habit_that_is_there(client, ada, tmp_path):
    today = datetime.datetime.now(datetime.timezone.utc).date() + datetime.timedelta(days=2)
    read = ada.habit("Read", per_day=20, measure=habits_pb2.HABIT_MEASURE_AMOUNT, unit="pages").habit_id
    file = tmp_path / "log.csv"
    file.write_text(f"Tag;Was;Wie viel\n30.05.2024;read;12,5\n30.05.2024;read;1,5\n{today:%d.%m.%Y};read;3\n")
    refused = client.json("import", str(file), "--columns", "date=Tag,habit=Was,amount=Wie viel", "--yes")
    assert refused["habits"][0]["refused"] == 'you have a habit of this name that counts "pages", and the file has times'
    assert [each["reason"] for each in refused["skipped"]] == [f"{today} is in the future"]
    assert stored(ada)["habits"] == {"Read": {}}

    file.write_text("Tag;Was;Wie viel;Was genau\n30.05.2024;read;12,5;pages\n30.05.2024;read;1,5;pages\n")
    mapping = "date=Tag,habit=Was,amount=Wie viel,unit=Was genau"
    assert client.json("import", str(file), "--columns", mapping, "--yes")["stored"]["days"] == 1
    assert stored(ada)["habits"] == {"Read": {"2024-05-30": 14}}
    shown = ada.habits.GetHabit(habits_pb2.GetHabitRequest(habit_id=read)).overview
    assert (shown.habit.start_date, shown.progress.longest_streak) == ("2024-05-30", 0)

    # What was removed doesn't come back by itself.
    ada.habits.DeleteHabit(habits_pb2.DeleteHabitRequest(habit_id=read))
    file.write_text("Tag\n29.05.2024\n")
    once = client.json("import", str(file), "--columns", "date=Tag", "--title", "Swim", "--yes")
    assert once["stored"] == {"sessions": 0, "habits": 1, "days": 1, "left": 0, "refused": []}
    client.run("habits", "remove", "Swim")
    assert "removed this habit" in client.json("import", str(file), "--columns", "date=Tag", "--title", "Swim")["kept"][0]


def test_an_archive_of_loop_is_imported_by_the_habits_service(client, ada, tmp_path):
    file = tmp_path / "loop.zip"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("Habits.csv", HABITS_CSV)
        archive.writestr("Checkmarks.csv", checkmarks("2024-05-31,2,5500,0,", "2024-05-30,2,0,2,"))
        archive.writestr("001 Meditate/Checkmarks.csv", "2024-05-31,2\n")
    preview = client.json("import", str(file))
    assert [each["records"] for each in preview] == [2, 1, 1]
    assert stored(ada) == NOTHING
    assert "Nothing is stored yet" in client.run("import", str(file)).stdout
    client.run("import", str(file), "--yes")
    assert stored(ada)["habits"]["Meditate"] == {"2024-05-31": 1, "2024-05-30": 1}
    assert [each["records"] for each in client.json("import", str(file), "--yes")] == [0, 0, 0]


@pytest.mark.parametrize("content, words", [
    (b"When,What\n2024-05-31,Run\n", "are not those of FitNotes, Strong or Hevy"),
    (b"Date,Exercise,Category\n2024-05-31,\"Run,Legs\n", "line 2, column 2: a quote opens here and is never closed"),
    (b"Date,Exercise,Category\n2024-05-31,L\xe4uft,Legs\n", "line 2: the line isn't UTF-8 text"),
    (b"PK\x03\x04, but no archive", "isn't a whole ZIP archive"),
    (b"", "The file is empty."),
])
def test_files_that_are_something_else_are_refused_with_the_reason(content, words, client, tmp_path):
    file = tmp_path / "file"
    file.write_bytes(content)
    assert words in " ".join(client.run("import", str(file), "--yes", status=64).stderr.split())


def of_archive(person: Person) -> dict:
    """What an archive brings into another account, by ids, and each day's totals."""
    sessions = pages(person.sessions.ListSessions, sessions_pb2.ListSessionsRequest(), "sessions")
    habits = [
        each.habit for each in pages(
            person.habits.ListHabits, habits_pb2.ListHabitsRequest(include_archived=True), "habits")]
    days = collections.Counter()
    for each in sessions:
        days[each.local_date] += each.reps
    return {
        "days": days,
        "sessions": {
            each.session_id: (
                each.start_time.ToNanoseconds(), each.end_time.ToNanoseconds(), each.local_date, each.reps,
                list(each.sets), each.target, each.note)
            for each in sessions},
        "habits": {
            each.habit_id: (
                each.title, each.goal, each.measure, each.unit, each.start_date, each.archived, each.link_source)
            for each in habits},
        "order": [each.title for each in habits if not each.archived],
        "records": {
            record.record_id: (
                record.local_date, record.WhichOneof("change"), record.delta, record.value, record.skipped,
                record.occur_time.ToNanoseconds(), record.note)
            for each in habits
            for record in pages(
                person.habits.ListRecords, habits_pb2.ListRecordsRequest(habit_id=each.habit_id), "records")
            if record.source == habits_pb2.RECORD_SOURCE_USER},
        "weights": {
            each.measurement_id: (each.local_date, each.measure_time.ToNanoseconds(), each.weight_kg)
            for each in pages(
                person.profile.ListBodyMeasurements, profile_pb2.ListBodyMeasurementsRequest(), "measurements")},
        "workouts": {
            each.workout_id: (each.name, each.type, list(each.prescriptions))
            for each in pages(
                person.training.ListWorkouts, training_pb2.ListWorkoutsRequest(own_only=True), "workouts")},
    }


@pytest.fixture
def trained(stack, tmp_path):
    """An account with some of everything that an archive brings, and the archive."""
    owner = Person(stack)
    counted = owner.store(owner.upload().receipt)
    owner.declare(7)
    owner.declare(9, ago=datetime.timedelta(days=400), note="long ago")
    old = owner.habit("Read")
    owner.tap(old, 3)
    old.archived = True
    owner.habits.UpdateHabit(habits_pb2.UpdateHabitRequest(habit=old, update_mask={"paths": ["archived"]}))
    read = owner.habit("Read", start_date="2024-05-30", measure=habits_pb2.HABIT_MEASURE_AMOUNT, unit="pages")
    owner.tap(read)
    owner.tap(read, 2, occur_time=timestamp(now() - datetime.timedelta(days=40)))
    owner.habits.SetHabitValue(habits_pb2.SetHabitValueRequest(record=habits_pb2.HabitRecord(
        record_id=new_id(), habit_id=read.habit_id, value=5.5, local_date="2024-06-01", note="by hand")))
    owner.habits.SkipHabit(habits_pb2.SkipHabitRequest(record=habits_pb2.HabitRecord(
        record_id=new_id(), habit_id=read.habit_id, skipped=True, local_date="2024-06-02")))
    linked = owner.habit("Push-ups", start_date="2024-05-30", measure=habits_pb2.HABIT_MEASURE_AMOUNT)
    owner.habits.LinkHabit(habits_pb2.LinkHabitRequest(
        habit_id=linked.habit_id, source=habits_pb2.LINK_SOURCE_PUSHUP_REPS))
    owner.profile.AddBodyMeasurement(profile_pb2.AddBodyMeasurementRequest(measurement=profile_pb2.BodyMeasurement(
        measurement_id=new_id(), measure_time=timestamp(now()), weight_kg=72.5, time_zone="Europe/Berlin")))
    owner.training.CreateWorkout(training_pb2.CreateWorkoutRequest(workout=training_pb2.Workout(
        workout_id=new_id(), name="Mine", type=training_pb2.WORKOUT_TYPE_CALISTHENICS,
        prescriptions=[training_pb2.Prescription(exercise_id="squat", sets=1, amount=10)])))
    total = counted.reps + 16
    wait_for(owner, linked, total)
    theirs = Client(stack, tmp_path / "other")
    theirs.run("sign-in", "--email", owner.email)
    file = tmp_path / "mine.zip"
    theirs.run("export", str(file))
    return owner, theirs, str(file), linked, total


def test_an_archive_of_titanup_comes_into_an_empty_account(trained, client, ada):
    owner, theirs, file, linked, total = trained
    expected = of_archive(owner)
    assert all(expected.values()), "a comparison of nothing would say nothing"
    assert sum(expected["days"].values()) == total

    preview = client.json("import", file)
    assert [preview[each] for each in ("sessions", "habits", "records", "body_weights", "workouts")] == [3, 3, 5, 1, 1]
    assert (preview["receipts"], preview["unproven"]) == (1, 0)
    assert not any("the proof of" in each for each in preview["left"])
    assert "Nothing is stored yet" in client.run("import", file).stdout
    assert not any(of_archive(ada).values())

    stored = client.json("import", file, "--yes")["stored"]
    assert {name: number for name, number in stored.items() if number} == {
        "sessions": 3, "habits": 3, "records": 5, "body_weights": 1, "workouts": 1}
    assert of_archive(ada) == expected
    wait_for(ada, linked, total)
    sessions = pages(ada.sessions.ListSessions, sessions_pb2.ListSessionsRequest(), "sessions")
    # Nobody here trusts the receipt, which is of this installation's own account.
    assert {each.session_id: each.evidence for each in sessions} == {
        each.session_id: FOREIGN if each.receipt_id else DECLARED
        for each in pages(owner.sessions.ListSessions, sessions_pb2.ListSessionsRequest(), "sessions")}

    assert not any(client.json("import", file, "--yes")["stored"].values())
    assert of_archive(ada) == expected
    shown = client.run("import", file).stdout
    assert "nothing new" in shown and "Already there" in shown and "Stays behind" in shown
    # Nothing is doubled or changed where it came from, either.
    assert not any(theirs.json("import", file, "--yes")["stored"].values())
    assert of_archive(owner) == expected


def test_an_archive_of_titanup_goes_on_where_an_earlier_import_ended(trained, client, ada):
    owner, _, file, linked, total = trained
    expected = of_archive(owner)
    # As if the first import had been cut after one habit, without its records, and one session of the three.
    old = next(each for each in pages(
        owner.habits.ListHabits, habits_pb2.ListHabitsRequest(include_archived=True), "habits") if each.habit.archived)
    begun = habits_pb2.Habit()
    begun.CopyFrom(old.habit)
    begun.archived = False
    for field in ("etag", "create_time"):
        begun.ClearField(field)
    ada.habits.CreateHabit(habits_pb2.CreateHabitRequest(habit=begun))
    ada.habit(
        linked.title, habit_id=linked.habit_id, goal=linked.goal, start_date=linked.start_date, measure=linked.measure)
    session = next(each for each in pages(
        owner.sessions.ListSessions, sessions_pb2.ListSessionsRequest(), "sessions") if each.note)
    ada.declare(
        session.reps, session_id=session.session_id, start_time=session.start_time, end_time=session.end_time,
        time_zone=session.time_zone, utc_offset_seconds=session.utc_offset_seconds, sets=session.sets,
        target=session.target, note=session.note)

    stored = client.json("import", file, "--yes")["stored"]
    assert (stored["sessions"], stored["habits"], stored["records"], stored["refused"]) == (2, 1, 5, [])
    mine = of_archive(ada)
    assert {**mine, "order": None} == {**expected, "order": None}
    wait_for(ada, linked, total)
    assert not any(client.json("import", file, "--yes")["stored"].values())


def test_an_archive_of_titanup_that_was_changed_is_refused_and_sends_nothing(trained, client, ada, tmp_path):
    *_, file, _, _ = trained
    changed = tmp_path / "changed.zip"

    def refusal(name: str, change) -> str:
        with zipfile.ZipFile(file) as whole, zipfile.ZipFile(changed, "w", zipfile.ZIP_DEFLATED) as copy:
            for each in whole.namelist():
                copy.writestr(each, change(whole.read(each)) if each == name else whole.read(each))
        return " ".join(client.run("import", str(changed), "--yes", status=64).stderr.split())

    words = refusal("sessions/sessions.jsonl", lambda text: text.replace(b'"reps":7', b'"reps":8'))
    assert "sessions/sessions.jsonl in the archive was changed since the export" in words
    # Also where the import reads nothing.
    assert "README.txt in the archive was changed" in refusal("README.txt", lambda text: text + b"!")
    words = refusal("manifest.json", lambda text: text.replace(b'"formatVersion" : 1', b'"formatVersion" : 2'))
    assert "The archive has form 2, which a newer TitanUp has written" in words
    with open(file, "rb") as whole:
        changed.write_bytes(whole.read()[:-100])
    assert "isn't a whole ZIP archive" in client.run("import", str(changed), "--yes", status=64).stderr
    assert not any(of_archive(ada).values())


def test_an_archive_of_years_may_be_larger_than_the_memory_that_its_import_takes(trained, client, ada, tmp_path):
    """Recordings make an archive large, and an import reads them only to compare them with the manifest."""
    *_, file, _, _ = trained
    large, recording = tmp_path / "large.zip", bytes(300 << 20)
    with zipfile.ZipFile(file) as whole, zipfile.ZipFile(large, "w") as copy:
        for each in whole.namelist():
            content = whole.read(each)
            if each == "manifest.json":
                manifest = json.loads(content)
                manifest["files"].append({
                    "name": "sets/recordings/long.csv", "bytes": len(recording), "method": "", "records": 0,
                    "sha256": hashlib.sha256(recording).hexdigest()})
                content = json.dumps(manifest).encode()
            copy.writestr(each, content)
        copy.writestr("sets/recordings/long.csv", recording)
    little, much = client.peak("import", file), client.peak("import", str(large), "--yes")
    assert much - little < 32 << 20, (little, much)
    assert len(of_archive(ada)["sessions"]) == 3


def test_a_preview_says_whose_dates_move(stack, client, ada, tmp_path):
    owner = Person(stack)
    theirs = Client(stack, tmp_path / "other")
    theirs.run("sign-in", "--email", owner.email)
    theirs.run("clock", "--day-start", "04:00")
    # After the change of the clock, and one o'clock at night in a zone that has just that time.
    start = now() + datetime.timedelta(minutes=2)
    offset = (3_600 - int(start.timestamp())) % 86_400
    offset -= 86_400 if offset > 43_200 else 0
    session = owner.declare(
        7, start_time=timestamp(start), end_time=timestamp(start + datetime.timedelta(seconds=30)),
        utc_offset_seconds=offset)
    calendar = (start + datetime.timedelta(seconds=offset)).date()
    assert session.local_date == str(calendar - datetime.timedelta(days=1))
    file = str(tmp_path / "mine.zip")
    theirs.run("export", file)
    assert any("the date of 1 session or record at night" in each for each in client.json("import", file)["left"])
    client.run("import", file, "--yes")
    assert of_archive(ada)["days"] == {str(calendar): 7}
