"""Training from other apps, imported by the built client and read by official clients."""

import datetime
import io
import json
import zipfile

import pytest
from interop.command_line import Client
from interop.people import Person
from test_export import pages
from test_habits import HABITS_CSV, checkmarks
from titanup.habits.v1 import habits_pb2
from titanup.sessions.v1 import sessions_pb2

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


DECLARED = sessions_pb2.EVIDENCE_DECLARED
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


def test_an_archive_of_titanup_says_that_it_cannot_be_imported_yet(client, tmp_path):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("manifest.json", json.dumps({"format": "titanup-export"}))
    (tmp_path / "titanup.zip").write_bytes(file.getvalue())
    shown = " ".join(client.run("import", str(tmp_path / "titanup.zip"), status=64).stderr.split())
    assert "It is an archive of TitanUp, which isn't imported yet." in shown
