"""The built command-line client `titanup` against the running services."""

import codecs
import datetime
import fcntl
import json
import lzma
import os
import pathlib
import pty
import re
import stat
import struct
import subprocess
import termios
import time
import xml.etree.ElementTree

import numpy
import pytest
import zxingcpp
from interop import images
from interop.authenticator import App
from interop.command_line import RECORDING, Client
from interop.people import PASSWORD, Services, bearer, new_id, noon_clock, now
from interop.proxy import Proxy
from interop.recordings import FIXTURES
from titanup.sessions.v1 import sessions_pb2

@pytest.fixture
def client(stack, tmp_path):
    client = Client(stack, tmp_path)
    client.register()
    return client

def test_signing_in_and_out(client):
    assert stat.S_IMODE(client.credentials.stat().st_mode) == 0o600
    assert stat.S_IMODE(client.credentials.parent.stat().st_mode) == 0o700
    assert client.json("whoami")["user"]["email"] == client.email
    assert client.json("--json", "sign-out")["signed_out"] == client.email
    assert not client.credentials.exists()
    assert "Nobody is signed in" in client.run("whoami", status=1).stderr
    client.run("sign-in", "--email", client.email)
    assert client.email in client.run("whoami").stdout


def test_devices_are_listed_and_signed_out(client, stack, tmp_path):
    other = Client(stack, tmp_path / "other")
    other.run("sign-in", "--email", client.email)
    third = Client(stack, tmp_path / "third")
    third.run("sign-in", "--email", client.email)
    listed = client.json("devices")
    assert [device["current"] for device in listed] == [False, False, True]
    assert "(this one)" in client.run("devices").stdout
    assert client.json("revoke", listed[1]["auth_session_id"]) == {"revoked": 1}
    assert "SESSION_REVOKED" in other.run("whoami", status=1).stderr
    assert client.json("revoke", "--others") == {"revoked": 1}
    assert [device["current"] for device in client.json("devices")] == [True]
    kinds = [event["kind"] for event in client.json("events")]
    assert kinds == [
        f"SECURITY_EVENT_KIND_{kind}"
        for kind in ("OTHER_SESSIONS_REVOKED", "SESSION_REVOKED", "SIGNED_IN", "SIGNED_IN", "REGISTERED")
    ]
    assert "other sessions revoked" in client.run("events").stdout
    assert "AUTH_SESSION_NOT_FOUND" in client.run("revoke", new_id(), status=1).stderr
    client.run("revoke", status=64)


def picture(shown: str) -> "numpy.ndarray":
    """The picture that half blocks draw: two rows of modules in each line, light where a block is drawn."""
    lines = [line for line in shown.splitlines() if line and set(line) <= set("█▀▄ ")]
    rows = []
    for line in lines:
        rows += [[255 if block in "█▀" else 0 for block in line], [255 if block in "█▄" else 0 for block in line]]
    width = max(map(len, rows))
    modules = numpy.array([row + [0] * (width - len(row)) for row in rows[:width]], dtype=numpy.uint8)
    # A quiet zone, like a white terminal around it.
    return numpy.pad(modules.repeat(8, axis=0).repeat(8, axis=1), 32, constant_values=255)


def test_a_second_factor_from_the_qr_code_to_its_end(client):
    shown = client.run("second-factor", "enroll").stdout
    (code,) = zxingcpp.read_barcodes(picture(shown))
    app = App(code.text)
    assert app.label.endswith(client.email) and app.fields["secret"] in shown
    codes = client.json("second-factor", "activate", TITANUP_CODE=app.code())["recovery_codes"]
    assert len(set(codes)) == 10

    client.run("sign-in", "--email", client.email, TITANUP_CODE=app.code())
    assert client.json("whoami")["amr"] == ["pwd", "otp", "mfa"]
    client.run("sign-in", "--email", client.email, TITANUP_CODE=codes[0])
    assert "MFA_INVALID" in client.run("sign-in", "--email", client.email, status=1, TITANUP_CODE=codes[0]).stderr
    assert "TITANUP_CODE" in client.run("sign-in", "--email", client.email, status=64).stderr
    new = client.json("second-factor", "recovery-codes")["recovery_codes"]
    assert set(new).isdisjoint(codes)
    client.run("second-factor", "disable")
    client.run("sign-in", "--email", client.email)


def test_a_changed_password_signs_other_devices_out(client, stack, tmp_path):
    other, new = Client(stack, tmp_path / "other"), "eleven quiet swans ashore"
    other.run("sign-in", "--email", client.email)
    wrong = client.run("password", status=1, TITANUP_PASSWORD="not the password", TITANUP_NEW_PASSWORD=new)
    assert "BAD_CREDENTIALS" in wrong.stderr
    short = client.run("password", status=1, TITANUP_NEW_PASSWORD="swan")
    assert "PASSWORD_TOO_SHORT" in short.stderr
    assert client.json("password", TITANUP_NEW_PASSWORD=new) == {"changed": True}
    assert "SESSION_REVOKED" in other.run("whoami", status=1).stderr
    assert client.json("whoami")["user"]["email"] == client.email
    other.run("sign-in", "--email", client.email, status=1)
    other.run("sign-in", "--email", client.email, TITANUP_PASSWORD=new)
    file = tmp_path / "new"
    file.write_text("twelve quiet swans ashore\n")
    client.run("password", "--new-password-file", str(file), TITANUP_PASSWORD=new)
    asked = client.run("password", status=64).stderr
    assert "Please give --new-password-file or TITANUP_NEW_PASSWORD." in asked


def test_an_account_is_deleted_and_kept(client):
    assert "BAD_CREDENTIALS" in client.run("account", "delete", status=1, TITANUP_PASSWORD="not the password").stderr
    wished = client.json("account", "delete")
    assert len(wished["receipt_token"]) == 64 and wished["delete_time"]
    assert "Nobody is signed in" in client.run("whoami", status=1).stderr
    assert "DELETION_PENDING" in client.run("account", "receipt", wished["receipt_token"], status=1).stderr
    client.run("sign-in", "--email", client.email)
    assert client.json("account", "cancel-deletion") == {"kept": True}
    assert "DELETION_NOT_FOUND" in client.run("account", "receipt", wished["receipt_token"], status=1).stderr
    said = client.run("account", "delete").stdout
    assert "will be deleted on" in said and wished["receipt_token"] not in said


def test_the_password_may_come_from_a_file(client, tmp_path):
    file = tmp_path / "password"
    file.write_text(PASSWORD + "\n")
    client.run("sign-in", "--email", client.email, "--password-file", str(file), TITANUP_PASSWORD="wrong")


def test_an_uploaded_set_is_stored_and_rewarded(client):
    result = client.json(*RECORDING, "--fast", "--target", "10", "--wait-trophies", "30")
    assert result["session"]["reps"] == len(result["receipt"]["reps"]) == 12
    assert result["session"]["evidence"] == "verified" and result["session"]["time_zone"] == "Europe/Berlin"
    assert {trophy["trophy_id"] for trophy in result["trophies"]} == {"T-SESSION-5", "T-SESSION-10", "T-FAST-5-10S"}
    assert [session["reps"] for session in client.json("sessions")] == [12]
    assert client.json("sessions", "--limit", str(2**63 - 1)) == client.json("sessions", "--limit", "1")
    trophies = client.json("trophies", "--locked")
    assert len(trophies["awards"]) == 3 and len(trophies["progress"]) == 7
    assert client.json("chart")["total_reps"] == client.json("chart", "--range", "3-months")["total_reps"] == 12
    assert client.json("streak")["verified_streak"]["current"] == 1
    stats = client.json("stats", "--verified")
    assert stats["reps"] == 12 and stats["form"]["reps_per_minute"] > 0 and len(stats["records"]) == 4
    assert client.json("level")["experience"] == 12 + 10 + 45
    assert client.json("medals")["current"] == ["M-DAY-1", "M-ROW-1"]


def another_recording(folder: pathlib.Path, name: str, change) -> tuple[str, ...]:
    """The arguments for a set whose recording is the rendered athlete's, with `change` applied to each row of
    numbers."""
    header, *rows = (FIXTURES / "pushups.csv").read_text().splitlines()
    changed = [",".join(cell if cell == "" else repr(cell) for cell in change(row)) for row in map(numbers, rows)]
    (folder / name).write_text("\n".join([header, *changed]) + "\n")
    return ("push-ups", "--recording", str(folder / name), "--width", "640", "--height", "360")


def numbers(row: str) -> list:
    frame, *cells = row.split(",")
    return [int(frame), *(cell and float(cell) for cell in cells)]


def higher(share: float):
    """Scales all heights by `share`, which changes the angles and makes it another motion."""
    return lambda row: [
        0.5 + share * (cell - 0.5) if index % 4 == 3 and cell != "" else cell for index, cell in enumerate(row)
    ]


def test_a_repeated_set_is_reported_as_no_proof(client, tmp_path):
    assert "Not taken as proof" not in client.run(*RECORDING, "--fast", "--wait-trophies", "0").stdout
    # The same arms at a slower pace, then mirrored.
    slower = another_recording(tmp_path, "slower.csv", lambda row: [row[0], row[1] * 1.3, *row[2:]])
    yesterday = f"{now() - datetime.timedelta(days=1):%Y-%m-%dT%H:%M:%SZ}"
    shown = client.run(*slower, "--fast", "--wait-trophies", "0", "--start-time", yesterday).stdout
    assert "Not taken as proof: this very motion was shown before" in shown and "device" in shown
    mirrored = another_recording(
        tmp_path, "mirrored.csv",
        lambda row: [1 - cell if index % 4 == 2 and cell != "" else cell for index, cell in enumerate(row)])
    earlier = f"{now() - datetime.timedelta(days=2):%Y-%m-%dT%H:%M:%SZ}"
    result = client.json(*mirrored, "--fast", "--wait-trophies", "0", "--start-time", earlier)
    assert result["receipt"]["evidence_flags"] == ["EVIDENCE_FLAG_DUPLICATE_MOTION"]


def test_a_simulated_set_says_so_and_earns_nothing(client):
    yesterday = f"{now() - datetime.timedelta(days=1):%Y-%m-%dT%H:%M:%SZ}"
    for arguments in ((), ("--start-time", yesterday), ()):
        result = client.run("push-ups", "--simulate", "10", "--fast", "--wait-trophies", "30", *arguments)
        assert "Simulated: nobody did it, so it earns nothing" in result.stdout and "★" not in result.stdout
        assert "simulated" in result.stdout.splitlines()[-1] and "earns nothing" in result.stderr
    assert [session["evidence"] for session in client.json("sessions")] == ["simulated"] * 3
    assert len(client.json("sessions", "--evidence", "simulated")) == 3
    # A real set follows them in every feed.
    client.json(*RECORDING, "--fast", "--wait-trophies", "30")
    assert client.json("level")["experience"] == 12 + 10 + 45
    assert client.json("chart", "--range", "3-months")["total_reps"] == 12
    assert client.json("stats", "--period", "all")["reps"] == 12
    assert client.json("streak")["streak"]["current"] == 1
    assert "12 push-ups" in client.run("home").stdout


def test_uploads_one_after_the_other_are_all_stored(client, tmp_path):
    second = another_recording(tmp_path, "second.csv", higher(0.9))
    third = another_recording(tmp_path, "third.csv", higher(0.8))
    stored = [client.json(*set_, "--fast", "--wait-trophies", "0")["session"] for set_ in (RECORDING, second)]
    result = client.run(*third, "--fast", "--wait-trophies", "0")
    assert "this one is stored as done before it" in result.stderr and "--start-time" in result.stderr
    sessions = client.json("sessions")
    assert [session["evidence"] for session in sessions] == ["verified"] * 3
    assert [session["session_id"] for session in sessions[:2]] == [session["session_id"] for session in stored]
    for later, earlier in zip(sessions, sessions[1:]):
        assert earlier["end_time"] == later["start_time"]
    assert not (client.credentials.parent / "unsent.jsonl").exists()


def test_profile_settings_and_weight_are_set_and_shown(client, tmp_path):
    assert client.json("profile", "--height", "175")["height_cm"] == 175
    assert client.json("weigh", "76.5625")[0]["weight_kg"] == 76.5625
    bmi = client.json("bmi")
    assert (bmi["text"], bmi["class"]) == ("25.0", "BMI_CLASS_PRE_OBESE")
    settings = client.json("settings", "--theme", "blue", "--times", "4", "--from", "08:00", "--to", "20:00")
    assert (settings["theme_id"], settings["at_minutes"]) == ("blue", [480, 720, 960, 1200])
    assert client.json("settings") == settings
    changed = client.json("settings", "--target", "25", "--landmarks", "none")
    assert (changed["session_target"], changed["frame_retention"]) == (25, "FRAME_RETENTION_NONE")
    assert "landmarks       not kept" in client.run("settings").stdout
    client.run("settings", "--haptics", "false", "--profile-for", "partners")
    shown = client.run("settings").stdout
    assert "haptics         off" in shown and "profile for     training partners" in shown
    assert "THEME_UNKNOWN" in client.run("settings", "--theme", "mauve", status=1).stderr
    photo = tmp_path / "me.png"
    photo.write_bytes(images.png(600, 300))
    assert client.json("profile", "--photo", str(photo))["has_uploaded_image"]
    assert not client.json("profile", "--avatar", "fox")["has_uploaded_image"]


def test_a_changed_name_is_shown_everywhere(client):
    client.run("profile", "--name", "Bea")
    assert "Bea" in client.run("home").stdout
    client.run("sign-out")
    signed_in = client.run("sign-in", "--email", client.email).stdout
    for shown in (signed_in, client.run("whoami").stdout):
        assert client.email in shown and "Ada" not in shown


def test_a_reminder_that_would_never_be_due_is_reported(client):
    refused = client.run("reminders", "add", "08:00", "--once", "2020-01-01", status=1)
    assert "This time has passed" in refused.stderr and "DATE_IN_PAST" in refused.stderr
    assert client.json("reminders") == []
    tried = client.run("reminders", "add", "08:00", "--dry-run").stdout
    assert "daily 08:00" in tried and not re.search(r"[0-9a-f]{8}-[0-9a-f]{4}-", tried), "nothing was made that has an id"
    assert client.json("reminders", "add", "08:00", "--dry-run")["reminder"]["reminder_id"] is None
    help_text = " ".join(client.run("reminders", "add", "--help").stdout.split())
    assert "(values: push-ups, practice, habit, other; default: push-ups)" in help_text


def test_home_is_one_screen(client):
    client.run(*RECORDING, "--fast", "--wait-trophies", "30")
    home = client.json("home")
    assert (home["today"]["total_reps"], len(home["awards"]), home["unavailable"]) == (12, 3, [])
    shown = client.run("home").stdout
    assert "12 push-ups" in shown and "1 day in a row" in shown and shown.count("★") == 3
    assert len(shown.splitlines()) <= 24
    assert home["level"]["experience"] > 0 and home["habits"] == []
    # This includes the set itself, once training has received it.
    assert home["training_week"]["completed"] in (0, 1)
    assert len(home["suggestions"]) == 5 and home["slogan"] and home["pep_talk"]["line"]
    assert "Titan level" in shown and "Next: " in shown and "Medals: " in shown


def test_a_packed_recording_is_unpacked(client, tmp_path):
    packed = tmp_path / "set.csv.xz"
    packed.write_bytes(lzma.compress((FIXTURES / "pushups.csv").read_bytes()))
    result = client.run("push-ups", "--recording", str(packed), "--fast")
    assert "12 push-ups" in result.stdout and "640x360" in result.stderr


def test_output_to_a_file_has_no_escape_codes(client):
    shown = client.run(*RECORDING, "--fast", "--wait-trophies", "30").stdout
    assert "12 push-ups and 1 partial" in shown and shown.count("★") == 3
    for command in ("sessions", "trophies", "medals", "level", "chart", "stats", "streak", "whoami"):
        shown += client.run(command).stdout
    assert "\x1b" not in shown and "\r" not in shown


def test_a_live_set_continues_after_its_connection_was_cut(client, stack):
    proxy = Proxy(stack.addresses["pose"])
    process = client.start("push-ups", "--simulate", "6", "--tempo", "1.2", "--pose", proxy.address)
    lines = []
    for line in process.stdout:
        lines.append(line)
        if re.search(r"rep [24] ", line):
            proxy.cut()
    errors = process.stderr.read()
    assert process.wait(timeout=60) == 0, (lines, errors)
    proxy.close()
    shown = "".join(lines)
    assert shown.count("reconnected") == 2, shown
    assert "6 push-ups" in shown
    assert [session["reps"] for session in client.json("sessions")] == [6]


def test_processes_that_share_a_sign_in_renew_it_once(client):
    stored = json.loads(client.credentials.read_text())
    stored["access_token_expires_us"] = 0
    client.credentials.write_text(json.dumps(stored))
    processes = [client.start("whoami") for _ in range(6)]
    for process in processes:
        output, errors = process.communicate(timeout=60)
        assert process.returncode == 0 and client.email in output, errors
    renewed = json.loads(client.credentials.read_text())
    assert renewed["refresh_token"] != stored["refresh_token"]
    # If two of them had used the old token in turn, the sign-in would have been revoked.
    assert client.json("whoami")["user"]["email"] == client.email


def test_habits_are_kept_from_the_command_line(client, tmp_path):
    assert "No habits yet" in client.run("habits").stdout
    client.run("habits", "add", "Read", "--per-day", "2")
    client.run("habits", "add", "Smoke", "--per-day", "0", "--bad")
    assert client.json("habits", "tap", "read") == {"day": 1, "week": 1, "all": 1, "goal_met": False}
    assert "goal met" in client.run("habits", "tap", "rea", "3").stdout
    assert client.json("habits", "undo", "Read")["day"] == 3
    client.run("habits", "tap", "nothing", status=64)
    client.run("habits", "skip", "smoke")
    listed = {habit["title"]: habit for habit in client.json("habits")}
    assert listed["Read"]["progress"]["today"] == 3 and listed["Smoke"]["progress"]["today_skipped"]
    assert "●" in client.run("habits").stdout
    assert client.json("habits", "show", "read")["days"] == 1
    assert "strength" in client.run("habits", "show", "read").stdout
    assert [line["total"] for line in client.json("habits", "activity", "read")["series"]] == [3]
    assert "Read · 3 in all" in client.run("habits", "activity").stdout
    assert client.json("habits", "compare", "read")["habits"][0]["rolling"]["delta"] == 3
    assert "+3" in client.run("habits", "compare").stdout
    assert client.json("habits", "link", "read", "push-ups")["link_source"] == "LINK_SOURCE_PUSHUP_REPS"
    assert client.json("habits", "link", "read", "practices")["link_source"] == "LINK_SOURCE_PRACTICES"
    assert client.json("habits", "unlink", "read")["link_source"] == "LINK_SOURCE_UNSPECIFIED"
    client.run("habits", "remove", "smoke")
    assert [habit["title"] for habit in client.json("habits")] == ["Read"]
    assert "Smoke" in client.run("habits", "list", "--removed").stdout
    assert client.json("habits", "restore", "smoke")["title"] == "Smoke"
    assert "habits restore" in client.run("habits", "remove", "smoke").stdout
    header = "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,"
    (tmp_path / "Habits.csv").write_text(header + "Target Value,Archived?\n001,Swim,YES_NO,,,2,7,#112233,,,,false\n")
    (tmp_path / "Checkmarks.csv").write_text("Date,Swim,\n2024-01-02,2,\n2024-01-01,2,\n")
    assert client.json("habits", "import", str(tmp_path), "--dry-run")[0]["records"] == 2
    assert "2 new records" in client.run("habits", "import", str(tmp_path)).stdout
    assert [habit["title"] for habit in client.json("habits")] == ["Read", "Swim"]


def test_every_part_of_a_habit_can_be_changed_from_the_command_line(client):
    yesterday = str(datetime.date.today() - datetime.timedelta(days=1))
    client.run("habits", "add", "Run", "--per-week", "7.5", "--unit", "km", "--start", yesterday)
    client.run("habits", "add", "Read")
    assert client.json("habits", "tap", "run", "2.5", "--date", yesterday)["all"] == 2.5
    assert client.json("habits", "set", "run", "3.25", "--date", yesterday)["day"] == 3.25
    client.run("habits", "tap", "read", "0.5", status=1)
    shown = client.run("habits").stdout
    assert "3.25" in shown and "at least 7.5 km a week" in " ".join(shown.split())
    records = client.json("habits", "records", "run")
    assert [(record.get("value"), record["local_date"]) for record in records if "value" in record] == [(3.25, yesterday)]
    assert records[0]["record_id"] in client.run("habits", "records", "run").stdout
    set_by_hand = next(record for record in records if "value" in record)["record_id"]
    assert client.json("habits", "records", "delete", "run", set_by_hand)["day"] == 2.5
    edited = client.json("habits", "edit", "run", "--title", "Jog", "--per-day", "1.5", "--difficulty", "5")
    assert (edited["title"], edited["goal"]["per_day"], edited["unit"], edited["difficulty"]) == ("Jog", 1.5, "km", 5)
    client.run("habits", "hide", "jog")
    assert [line["title"] for line in client.json("habits", "activity")["series"]] == ["Read"]
    client.run("habits", "unhide", "jog")
    assert [habit["title"] for habit in client.json("habits", "order", "read")] == ["Read", "Jog"]
    client.run("habits", "archive", "jog")
    assert [habit["title"] for habit in client.json("habits")] == ["Read"]
    client.run("habits", "unarchive", "jog")
    assert len(client.json("habits")) == 2
    show = client.run("habits", "show", "read").stdout
    assert "since it began" in show and "90 days" not in show


def test_weights_are_back_dated_listed_and_deleted(client):
    client.run("weigh", "76.5", "--date", "2026-03-01")
    client.run("weigh", "75.25")
    listed = client.json("weigh")
    assert [weight["weight_kg"] for weight in listed] == [75.25, 76.5] and listed[1]["local_date"] == "2026-03-01"
    assert listed[1]["measurement_id"] in client.run("weigh").stdout
    client.run("weigh", "delete", listed[1]["measurement_id"])
    assert [weight["weight_kg"] for weight in client.json("weigh")] == [75.25]


def test_series_of_reminders_are_changed_from_the_command_line(client):
    made = client.json("reminders", "add", "08:00")["reminder"]["reminder_id"]
    assert made in client.run("reminders").stdout
    edited = client.json("reminders", "edit", made, "--at", "07:00", "--at", "19:00", "--on", "monday", "--text", "Up")
    assert (edited["minutes"], edited["weekdays"], edited["text"]) == ([420, 1140], [1], "Up")
    client.run("reminders", "disable", made)
    assert client.json("reminders", "next") == [] and "(off)" in client.run("reminders").stdout
    assert client.json("reminders", "enable", made)["is_disabled"] is False
    assert len(client.json("reminders", "next")) == 10
    client.run("reminders", "edit", made, status=64)


def test_weeks_begin_with_the_users_first_weekday(client):
    assert "Mon Tue Wed Thu Fri Sat Sun" in client.run("streak").stdout
    client.run("clock", "--first-weekday", "sunday")
    shown = client.run("streak").stdout
    assert "Sun Mon Tue Wed Thu Fri Sat" in shown
    rows = re.findall(r"^(\d{4}-\d\d-\d\d)", shown, re.MULTILINE)
    assert rows and all(datetime.date.fromisoformat(row).weekday() == 6 for row in rows)


def test_a_new_account_sees_no_trophies_unless_it_asks(client):
    assert client.json("trophies") == {"awards": [], "progress": []}
    shown = client.run("trophies").stdout
    assert "No trophies yet" in shown and "Still to earn" not in shown and "▕" not in shown
    assert "Still to earn" in client.run("trophies", "--locked").stdout


def test_a_mistyped_command_gets_a_suggestion(client):
    wrong = client.run("hbits", status=64)
    assert "Unknown command 'hbits'. Did you mean 'habits'?" in wrong.stderr


def test_settings_without_effect_are_marked(client):
    shown = client.run("settings", "--profile-for", "partners").stdout
    assert "without effect yet" in shown and "for apps" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_clock_and_pauses_are_set_and_shown(client):
    assert client.json("clock") == {"time_zone": "", "day_start_minutes": 0, "first_weekday": 1, "etag": "0"}
    changed = client.json("clock", "--day-start", "04:30", "--first-weekday", "sunday")
    assert (changed["day_start_minutes"], changed["first_weekday"], changed["etag"]) == (270, 7, "1")
    assert "04:30" in client.run("clock").stdout
    client.run("clock", "--day-start", "4:30", status=64)
    client.run("clock", "--zone", "Mars/X", status=1)
    pause = client.json("pauses", "add", "2030-01-01", "2030-01-14", "--reason", "knee")
    assert client.json("pauses") == [pause]
    assert "knee" in client.run("pauses").stdout
    client.run("pauses", "add", "2030-01-14", "2030-01-15", status=1)
    client.run("pauses", "remove", pause["pause_id"])
    assert client.json("pauses") == []


def test_dates_follow_the_users_clock_and_otherwise_this_machine(client):
    def zones():
        return client.json("chart")["time_zone"], client.json("streak")["time_zone"]

    client.run("trophies")
    assert zones() == ("Europe/Berlin", "Europe/Berlin")
    client.run("clock", "--zone", "Pacific/Kiritimati")
    assert zones() == ("Pacific/Kiritimati", "Pacific/Kiritimati")
    # 26 hours behind it is another date at any time. Every screen uses the clock's.
    behind = {"TZ": "Etc/GMT+12"}
    today = client.json("chart", **behind)["today"]
    assert client.json("home", **behind)["week"]["bars"][-1]["local_date"] == today
    client.run("habits", "add", "Read", **behind)
    assert client.json("habits", "activity", **behind)["local_dates"][-1] == today


def test_a_refused_token_is_renewed(client):
    stored = json.loads(client.credentials.read_text())
    stored["access_token"] = "garbage"
    client.credentials.write_text(json.dumps(stored))
    assert client.json("whoami")["user"]["email"] == client.email


def test_exit_statuses_tell_failures_apart(client, tmp_path, stack):
    wrong = client.run("sign-in", "--email", client.email, status=1, TITANUP_PASSWORD="not the password")
    assert "BAD_CREDENTIALS" in wrong.stderr
    other = Client(stack, tmp_path / "other")
    bad = other.run("register", "--email", "nonsense", "--name", " ", "--json", status=1)
    reported = json.loads(bad.stdout)["error"]
    assert reported["code"] == "INVALID_ARGUMENT"
    assert {violation["field"] for violation in reported["field_violations"]} == {"email", "display_name"}
    client.run("push-ups", status=64)
    client.run("chart", "--range", "year", status=64)
    client.run("streak", "--weeks", "0", status=64)
    client.run("stats", "--period", "year", status=64)
    client.run("chart", "--range", "today", "--step", "week", status=1)
    away = client.run("whoami", "--auth", "127.0.0.1:1", status=69)
    assert away.stderr == "error: cannot connect to 127.0.0.1:1: Connection refused\n"


@pytest.mark.parametrize("command", [["stats"], ["stats", "--json"], ["home"], ["--help"], ["whoami", "--json"]])
def test_a_result_that_cannot_be_written_is_a_failure(client, command):
    said = "error: The result can't be written to standard output: No space left on device\n"
    with open("/dev/full", "w") as full:
        ran = subprocess.run(
            [str(client.binary), *command], env=client.environment, stdout=full, stderr=subprocess.PIPE, text=True,
            timeout=120,
        )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (74, said)
    # A reader that has seen enough is not a failure.
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as closed:
        ran = subprocess.run(
            [str(client.binary), *command], env=client.environment, stdout=closed, stderr=subprocess.PIPE, text=True,
            timeout=120,
        )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (0, "")


def waiting(pipe: int) -> int:
    """The number of bytes that nobody has read yet."""
    return struct.unpack("i", fcntl.ioctl(pipe, termios.FIONREAD, bytes(4)))[0]


def test_a_non_blocking_pipe_gets_the_whole_result(client):
    """Other users of the pipe can fill it for a while: that isn't a failure."""
    command = ("--generate-completion-script", "bash")
    whole = client.run(*command).stdout.encode()
    reading, writing = os.pipe()
    size = fcntl.fcntl(writing, fcntl.F_SETPIPE_SZ, 4096)
    assert len(whole) > 2 * size
    os.set_blocking(writing, False)
    running = subprocess.Popen(
        [str(client.binary), *command], env=client.environment, stdout=writing, stderr=subprocess.PIPE
    )  # fmt: skip
    os.close(writing)
    # Nothing is read before the pipe is full, and then only a little at a time.
    while waiting(reading) < size:
        assert running.poll() is None
        time.sleep(0.01)
    with os.fdopen(reading, "rb", buffering=0) as output:
        read = b"".join(iter(lambda: output.read(512), b""))
    assert (running.wait(timeout=30), running.stderr.read(), read) == (0, b"", whole)


def test_a_closed_standard_output_gets_no_connection(client):
    """The next opened file would take its descriptor, and receive the result."""
    ran = subprocess.run(
        ["sh", "-c", 'exec "$@" >&-', "sh", str(client.binary), "home"], env=client.environment, stderr=subprocess.PIPE,
        text=True, timeout=120,
    )  # fmt: skip
    said = "error: The result can't be written to standard output: Bad file descriptor\n"
    assert (ran.returncode, ran.stderr) == (74, said)


def test_bytes_that_are_not_text_are_refused(client):
    """If invalid bytes were replaced, they would all become the same character, and another password would match."""
    def run(*arguments, **environment):
        ran = subprocess.run(
            [str(client.binary), *arguments], env={**client.environment, **environment}, capture_output=True, text=True,
            timeout=120,
        )  # fmt: skip
        return ran.returncode, ran.stderr

    foreign = (PASSWORD + " ").encode() + b"\xff"
    assert run("sign-in", "--email", client.email, TITANUP_PASSWORD=foreign) == (
        64, "error: TITANUP_PASSWORD isn't UTF-8 text.\n")
    assert run("profile", "--name", b"Ad\xe4") == (64, "error: Argument 3 isn't UTF-8 text.\n")
    assert run("profile", "--name", "Adä", "--json") == (0, "")


def test_a_file_that_cannot_be_read_is_named_with_the_reason(client, tmp_path):
    missing, folder = tmp_path / "missing", tmp_path / "folder"
    folder.mkdir()
    for path, reason in ((missing, "No such file or directory"), (folder, "Is a directory")):
        for status, *command in (
            (1, "push-ups", "--recording"), (1, "sync"), (64, "sign-in", "--email", client.email, "--password-file"),
            (64, "profile", "--name", "Bea", "--photo"),
        ):
            assert f"{path}: {reason}\n" in client.run(*command, str(path), status=status).stderr
    assert "/Habits.csv: No such file or directory" in client.run("habits", "import", str(folder), status=64).stderr
    # The file is checked before anything else is done.
    assert not list(tmp_path.glob("*.lock"))
    assert "Ada" in client.run("profile").stdout


def test_output_ends_quietly_when_its_reader_has_gone(client, stack):
    proxy = Proxy(stack.addresses["motivation"])
    watch = client.start("reminders", "watch", "--motivation", proxy.address)
    while not proxy.returned:
        assert watch.poll() is None
        time.sleep(0.01)
    watch.stdout.close()
    assert (watch.wait(timeout=30), watch.stderr.read()) == (0, "")
    proxy.close()
    # The set is stored all the same; only its trophies are not awaited.
    away = {"TITANUP_TROPHIES_ADDRESS": "127.0.0.1:1"}
    done = client.start("push-ups", "--simulate", "5", "--fast", "--wait-trophies", "60", **away)
    done.stdout.close()
    assert done.wait(timeout=30) == 0
    assert [session["reps"] for session in client.json("sessions")] == [5]


def test_a_drawing_that_cannot_be_written_is_a_failure(client):
    for path, reason in (
        ("/dev/full", "No space left on device"), ("/nowhere/x.svg", "No such file or directory"), ("/", "Is a directory"),
    ):
        said = client.run("chart", "--svg", path, status=1).stderr
        assert said == f"error: Can't write {path}: {reason}\n"


def test_a_set_that_overlaps_another_is_kept_until_its_time_is_corrected(client, tmp_path):
    start = (now() - datetime.timedelta(hours=1)).strftime("%Y-%m-%dT%H:%M:%SZ")
    stored = client.json(*RECORDING, "--fast", "--start-time", start)["session"]
    client.run(*another_recording(tmp_path, "o.csv", higher(0.9)), "--fast", "--start-time", start, status=1)
    queue = str(client.credentials.parent / "unsent.jsonl")
    refused = client.run("sync", queue, status=1).stderr
    assert "SESSION_OVERLAP" in refused and "use --start-time to say when it really was" in refused
    assert client.json("sync", queue, "--start-time", start, status=1)["recorded"] == 0
    assert "has no receipt" in client.run("sync", queue, "--start-time", start, "--line", "2", status=64).stderr
    assert "--line needs --start-time" in client.run("sync", queue, "--line", "1", status=64).stderr
    earlier = (now() - datetime.timedelta(hours=2)).strftime("%Y-%m-%dT%H:%M:%SZ")
    assert client.json("sync", queue, "--start-time", earlier, "--line", "1") == {"recorded": 1, "kept": []}
    assert [(session["start_time"], session["evidence"]) for session in client.json("sessions")] == [
        (stored["start_time"], "verified"), (earlier, "verified")
    ]


def test_a_set_that_overlaps_another_is_kept_with_its_receipt(client, stack, tmp_path):
    start = (now() - datetime.timedelta(hours=1)).strftime("%Y-%m-%dT%H:%M:%SZ")
    stored = client.json(*another_recording(tmp_path, "o.csv", higher(0.9)), "--fast", "--start-time", start)["session"]
    # It is another motion: the same one would prove nothing, and may overlap.
    other = (*RECORDING, "--fast", "--start-time", start)
    refused = client.run(*other, status=1)
    queue = client.credentials.parent / "unsent.jsonl"
    assert "SESSION_OVERLAP" in refused.stderr and stored["session_id"] in refused.stderr
    assert f"titanup sync {queue}" in refused.stderr
    kept = json.loads(queue.read_text())
    assert kept["receipt_jws"] and kept["session"]["reps"] == 12
    assert client.json("sync", str(queue), status=1)["kept"][0]["why"].startswith("SESSION_OVERLAP")
    # Once nothing overlaps it, it is stored with its receipt.
    token = json.loads(client.credentials.read_text())["access_token"]
    deletion = sessions_pb2.DeleteSessionRequest(session_id=stored["session_id"])
    Services(stack.channel, bearer(token)).sessions.DeleteSession(deletion)
    assert client.json("sync", str(queue)) == {"recorded": 1, "kept": []}
    assert [(session["reps"], session["evidence"]) for session in client.json("sessions")] == [
        (12, "verified")
    ]


def test_without_a_terminal_there_is_no_password_prompt(client):
    assert "TITANUP_PASSWORD" in client.run("sign-in", "--email", client.email, status=64, TITANUP_PASSWORD="").stderr


def on_a_terminal(client, arguments, answers) -> tuple[int, str]:
    """Runs the client on its own terminal and answers its questions in turn; returns its status and everything it
    showed."""
    environment = {**client.environment, "TERM": "xterm"}
    child, terminal = pty.fork()
    if child == 0:
        os.execve(client.binary, [str(client.binary), *arguments], environment)
    shown = b""
    waiting = list(answers)
    while True:
        try:
            chunk = os.read(terminal, 4096)
        except OSError:
            # On Linux, reading from a terminal ends like this once its last process has gone.
            break
        if not chunk:
            break
        shown += chunk
        if waiting and shown.endswith(b": "):
            os.write(terminal, waiting.pop(0))
    _, status = os.waitpid(child, 0)
    os.close(terminal)
    return os.waitstatus_to_exitcode(status), shown.decode()


def test_a_password_prompt_does_not_show_the_password(client):
    client.environment["TITANUP_PASSWORD"] = ""
    status, shown = on_a_terminal(
        client, ["sign-in", "--email", client.email], [PASSWORD.encode() + b"xy\x7f\x7f\r"]
    )
    assert status == 0 and "Signed in as" in shown
    assert "horse" not in shown
    status, shown = on_a_terminal(client, ["sign-in", "--email", client.email], [b"secret\x03"])
    assert status == 1 and "There was no answer." in shown
    status, shown = on_a_terminal(
        client, ["register", "--email", "x@example.org", "--name", "x"], [b"first one\r", b"second one\r"]
    )
    assert status == 64 and "differ" in shown and "first one" not in shown


def test_a_live_set_is_drawn_on_one_line_of_a_terminal(client):
    status, shown = on_a_terminal(client, ["push-ups", "--simulate", "2", "--tempo", "0.8", "--wait-trophies", "0"], [])
    assert status == 0
    said, live, *_ = shown.split("\r\n")
    assert "earns nothing" in said and live.count("\r") > 5 and live.count("\x1b[K") > 5
    assert "2 push-ups" in shown


def test_a_set_is_explained(client, tmp_path):
    result = client.json(*RECORDING, "--fast", "--wait-trophies", "0")
    drawing = tmp_path / "set.svg"
    for named in (result["session"]["session_id"], result["receipt"]["stream_id"]):
        explained = client.json("explain", named, "--svg", str(drawing))
        counted = [dip["rep"] for dip in explained["dips"] if dip["outcome"] == "counted"]
        assert counted == list(range(1, 13)) and explained["stream_id"] == result["receipt"]["stream_id"]
        assert any("TOO_SHALLOW" in reason for dip in explained["dips"] for reason in dip["reasons"])
        xml.etree.ElementTree.parse(drawing)
    shown = client.run("explain", result["session"]["session_id"]).stdout
    assert "12 push-ups" in shown and "too shallow" in shown
    client.run("explain", new_id(), status=1)
    client.run("explain", "seven", status=64)


def test_a_camera_says_which_way_is_up(client):
    assert len(client.json(*RECORDING, "--fast", "--up", "0,-1,0", "--wait-trophies", "0")["receipt"]["reps"]) == 12
    assert "No push-ups were counted" in client.run(*RECORDING, "--fast", "--up", "0,1,0", status=1).stderr
    assert "such as 0,-1,0" in client.run(*RECORDING, "--up", "0,-9.81,0", status=64).stderr


def test_a_set_can_be_limited_by_time(client):
    result = client.json(*RECORDING, "--fast", "--time", "11", "--prepare", "12", "--wait-trophies", "0")
    assert len(result["receipt"]["reps"]) == 6, "the first six push-ups end during the preparation"
    client.run(*RECORDING, "--time", "0", status=64)
    client.run(*RECORDING, "--time", "10", "--target", "10", status=64)


def test_workouts_are_suggested_and_rated(client):
    first = client.json("workouts", "suggest", "--type", "calisthenics")
    assert len(first["items"]) == 5
    assert client.json("workouts", "suggest", "--type", "calisthenics", "--seed", first["seed"]) == first
    kept = first["items"][1]["workout"]["workout_id"]
    again = client.json("workouts", "suggest", "--keep", kept, "--count", "3")["items"]
    assert again[0]["workout"]["workout_id"] == kept and len(again) == 3
    assert client.json("workouts", "rate", kept, "5") == {"workout_id": kept, "rating": 5}
    rated = {workout["workout_id"]: workout["rating"] for workout in client.json("workouts")}
    assert rated[kept] == 5 and len(rated) >= 40
    assert client.json("workouts", "rate", kept, "0")["rating"] == 0
    assert "OUT_OF_RANGE" in client.run("workouts", "rate", kept, "6", status=1).stderr


def test_every_part_of_training_is_available(client):
    assert client.json("preferences")["countdown_s"] == 10
    set_ = client.json("preferences", "--countdown", "5", "--like", "intervals", "--equipment", "box", "--jumps", "true")
    assert (set_["countdown_s"], set_["liked_types"], set_["high_impact"]) == (5, ["WORKOUT_TYPE_HIIT"], True)
    assert (set_["equipment"], set_["equipment_known"]) == (["EQUIPMENT_BOX"], True)
    client.run("preferences", "--like-all", "--any-equipment")
    assert client.json("preferences")["equipment_known"] is False and "every kind" in client.run("preferences").stdout

    assert client.json("plan")["is_default"] is True
    assert client.json("plan", "--per-week", "4", "--sets", "9")["practices_per_week"] == 4
    assert client.run("plan").stdout == "4 trainings a week, 9 sets each\n"

    made = client.json("workouts", "create", "Evening", "--exercise", "squat:2x10", "--exercise", "plank:1x20")
    assert (made["own"], len(made["prescriptions"])) == (True, 2)
    assert client.json("workouts", "edit", "evening", "--name", "Late evening")["name"] == "Late evening"
    assert [workout["name"] for workout in client.json("workouts", "--own")] == ["Late evening"]
    assert made["workout_id"] in client.run("workouts", "show", "late").stdout
    client.run("workouts", "rate", "late", "4")
    assert client.json("workouts", "ratings")[0]["rating"] == 4
    client.run("workouts", "unrate", "late evening")
    assert client.json("workouts", "ratings") == []

    chosen = client.json("selections", "add", "leg-day", "--date", "2030-01-02")
    assert client.json("selections", "--from", "2030-01-01", "--to", "2030-01-03") == [chosen]
    client.run("selections", "remove", chosen["selection_id"])
    assert client.json("selections", "--from", "2030-01-01", "--to", "2030-01-03") == []

    begun = json.loads(train_by(client, "", "late", "--json").stdout)
    assert client.json("practices", "adjust", "last", "1", "12")["exercises"][0]["prescribed"] == 12
    train_by(client, "qy")
    ago = (datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(minutes=1)).strftime("%Y-%m-%dT%H:%M:%SZ")
    client.run("practices", "delete", begun["practice_id"])
    done = client.json("train", "late", "--start-time", ago, "--pace", "1", "--rest", "0")
    listed = client.json("practices")
    assert [practice["practice_id"] for practice in listed] == [done["practice_id"]]
    assert done["practice_id"] in client.run("practices").stdout and "Worked: " in client.run("practices", "show", "last").stdout
    edited = client.json("practices", "edit", done["practice_id"][:30], "--note", "Good", "--minutes", "3")
    assert (edited["note"], edited["time_spent_ms"]) == ("Good", 180_000)
    explained = client.json("fitness", "explain", "last")
    assert explained["counted"] and len(explained["credits"]) == 3
    assert client.json("fitness")["history"][0]["practice_id"] == done["practice_id"]
    assert client.json("fitness", "reset", "--scope", "history") == {"scopes": ["history"]}
    assert client.json("practices") == []
    client.run("workouts", "delete", made["workout_id"])
    assert client.json("workouts", "--own") == []

    assert client.json("exercises", "show", "push-up")["base_amount"] == 10
    assert "push-up" in client.run("exercises").stdout
    meal = client.json("meals", "--tag", "vegan")[0]["meal_id"]
    assert meal in client.run("meals").stdout and client.json("meals", "show", meal)["description"]


def test_weeks_statistics_and_meals_are_shown(client, tmp_path):
    week = client.json("week")
    assert week["completed"] == 0 and len(week["done"]) == 7
    drawing = tmp_path / "fitness.svg"
    stats = client.json("stats", "--period", "7-days", "--svg", str(drawing))["fitness"]
    assert stats["trend"] == "TREND_INSUFFICIENT_DATA" and stats["trend_text"]
    assert xml.etree.ElementTree.parse(drawing).getroot().tag.endswith("svg")
    assert all("vegan" in meal["tags"] for meal in client.json("meals", "--tag", "vegan"))
    shown = "".join(client.run(command).stdout for command in ("week", "stats", "meals", "workouts"))
    assert "\x1b" not in shown and "\r" not in shown


def train_by(client, keys: str, *arguments) -> subprocess.CompletedProcess:
    """Trains with keys from a pipe."""
    process = subprocess.run(
        [str(client.binary), "train", *arguments], env=client.environment, input=keys, text=True, capture_output=True,
        timeout=120,
    )
    assert process.returncode == 0, process
    return process


def test_a_practice_is_driven_by_keys_from_a_pipe(client):
    # Enter begins a set, and enter again ends it; two of five sets are done, the third is skipped, then it is finished.
    told = train_by(client, "\n\n\n12\nsf", "push-up-ladder").stdout
    lines = told.splitlines()
    assert lines[0].startswith("1/5  Push-up") and lines[0].endswith("ready in 10") and lines[1] == "Go"
    assert [line for line in lines if line.startswith("Done: ")][1].startswith("Done: 12. 12 take at least 4.8 s")
    assert "Skipped" in lines and "Finished" in lines and "2 of 5 sets" in told
    # It is stored, and pressing keys earned nothing.
    assert "0 points for" in told and "This practice doesn't count" in told
    assert "\x1b" not in told and "\r" not in told
    assert client.json("week")["completed"] == 0

    # The end of the input leaves it open; it continues where it was, and leaving needs a confirmation.
    begun = json.loads(train_by(client, "++\n\n", "push-up-ladder", "--json").stdout)
    assert (begun["state"], begun["exercises"][0]["state"]) == ("PRACTICE_STATE_RUNNING", "EXERCISE_STATE_DONE")
    assert begun["exercises"][0]["done"] == begun["exercises"][0]["prescribed"] == 10
    client.run("train", "leg-day", status=1)
    paused = json.loads(train_by(client, "p", "--json").stdout)
    assert (paused["practice_id"], paused["state"]) == (begun["practice_id"], "PRACTICE_STATE_PAUSED")
    resumed = json.loads(train_by(client, "\nqn", "--json").stdout)
    assert resumed["state"] == "PRACTICE_STATE_RUNNING"
    left = json.loads(train_by(client, "qy", "--json").stdout)
    assert (left["practice_id"], left["state"], left["points"]) == (begun["practice_id"], "PRACTICE_STATE_ABANDONED", 0.0)
    assert client.json("week")["completed"] == 0


def test_a_past_practice_is_entered_with_its_time(client):
    # Far from midnight, so that ten minutes ago was in the same week.
    noon = {"TZ": noon_clock(now())["time_zone"]}
    began = now() - datetime.timedelta(minutes=10)
    arguments = ("train", "Push-up ladder", "--start-time", began.strftime("%Y-%m-%dT%H:%M:%SZ"))
    done = client.json(*arguments, "--pace", "2", "--rest", "20", **noon)
    # Five sets of eight at two seconds each, and four rests.
    assert (done["state"], done["time_spent_ms"], done["implausible_sets"]) == ("PRACTICE_STATE_COMPLETED", 160_000, 0)
    assert done["points"] == 400 and done["score_after"] > done["score_before"]
    assert client.json("week", **noon)["completed"] == 1
    # The same time again is refused, and an impossible pace earns less.
    assert "PRACTICE_OVERLAP" in client.run(*arguments, status=1).stderr
    earlier = (began - datetime.timedelta(hours=1)).strftime("%Y-%m-%dT%H:%M:%SZ")
    assert client.json("train", "push-up-ladder", "--start-time", earlier)["state"] == "PRACTICE_STATE_COMPLETED"
    later = (began + datetime.timedelta(minutes=5)).strftime("%Y-%m-%dT%H:%M:%SZ")
    quick = client.run("train", "push-up-ladder", "--start-time", later, "--pace", "0.1", "--rest", "0").stdout
    assert "5 sets were too short for their counts" in quick
    # A practice that isn't over yet is refused, and nothing is stored.
    listed = client.json("practices")
    just_now = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    assert "TIME_IN_FUTURE" in client.run("train", "leg-day", "--start-time", just_now, status=1).stderr
    assert client.json("practices") == listed


def test_every_part_of_a_session_is_available(client):
    client.run(*RECORDING, "--fast", "--wait-trophies", "0")
    declared = client.json("sessions", "declare", "7", "--start-time", "2026-01-02T06:00:00Z", "--note", "in the park")
    assert (declared["reps"], declared["evidence"], declared["note"]) == (7, "declared", "in the park")
    assert (declared["end_time"], declared["late"]) == ("2026-01-02T06:00:21Z", True)
    shown = client.run("sessions", "show", declared["session_id"][:13]).stdout
    assert "7 push-ups" in shown and "in the park" in shown and declared["session_id"] in shown
    counted = client.json("sessions", "show", "last")
    assert (counted["session"]["reps"], counted["past_counts"]) == (12, [])
    edited = client.json("sessions", "edit", "last", "--note", "by the lake", "--target", "15")
    assert (edited["note"], edited["target"], edited["target_met"]) == ("by the lake", 15, False)
    # The newest counter has already counted it, and an older one is not accepted.
    assert client.json("sessions", "recount", "last")["counter"] == "pushup/3"
    assert "COUNTER_NOT_NEWER" in client.run("sessions", "recount", "last", "--counter", "pushup/1", status=1).stderr
    assert "declared, so there is nothing to count" in client.run("sessions", "recount", declared["session_id"], status=1).stderr
    # A deletion tells how to undo it.
    said = client.run("sessions", "delete", "last").stdout
    assert [session["reps"] for session in client.json("sessions")] == [7]
    assert client.json(*said.splitlines()[-1].split()[1:])["session_id"] == edited["session_id"]
    assert [session["reps"] for session in client.json("sessions")] == [12, 7]
    assert "matches no session" in client.run("sessions", "show", "ffff", status=64).stderr


def test_training_without_a_name_takes_the_suggestion(client):
    begun = json.loads(train_by(client, "", "--count", "2", "--type", "calisthenics", "--json").stdout)
    assert len(set(begun["workout_ids"])) == 2 and begun["state"] == "PRACTICE_STATE_RUNNING"
    # If every set is skipped it earns nothing, and is left.
    left = train_by(client, "s" * len(begun["exercises"])).stdout
    assert "Left after 0 of" in left and "no credit" in left


def on_a_screen(client, arguments, answers) -> tuple[int, str]:
    """Runs the client on its own terminal, and gives each answer once its cue is shown; returns its status and
    everything it showed."""
    environment = {**client.environment, "TERM": "xterm"}
    child, terminal = pty.fork()
    if child == 0:
        os.execve(client.binary, [str(client.binary), *arguments], environment)
    shown, seen, waiting = "", 0, list(answers)
    decoder = codecs.getincrementaldecoder("utf-8")()
    while True:
        try:
            chunk = os.read(terminal, 65536)
        except OSError:
            # On Linux, reading from a terminal ends like this once its last process has gone.
            break
        shown += decoder.decode(chunk)
        while waiting and (place := shown.find(waiting[0][0], seen)) >= 0:
            seen = place + len(waiting[0][0])
            os.write(terminal, waiting.pop(0)[1])
    _, status = os.waitpid(child, 0)
    os.close(terminal)
    assert not waiting, (waiting, shown[-2000:])
    return os.waitstatus_to_exitcode(status), shown


def test_a_live_practice_is_drawn_on_a_terminal(client):
    status, shown = on_a_screen(
        client, ["train", "push-up-ladder"],
        [
            ("set 1 of", b"+"),
            ("Ready in 9", b"p"), ("go on", b"\r"), ("begin now", b"\r"), ("Go: ", b"1"), ("done: 1", b"1\r"),
            ("Ready in 10", b"\r"), ("Go: ", b"\r"), ("Ready in 10", b"q"), ("y or n", b"n"), ("Ready in", b"f"),
        ],
    )
    assert status == 0 and "2 of 5 sets" in shown and "Fitness 0.75" in shown
    # One picture is redrawn again and again with moving dots, and the cursor is restored.
    pictures = [re.findall("[\u2800-\u28ff]{24}", picture) for picture in shown.split("\x1b[16A")]
    assert len(pictures) > 10 and {len(lines) for lines in pictures} == {12}
    assert len({tuple(lines) for lines in pictures}) > 2
    assert shown.index("\x1b[?25l") < shown.index("\x1b[?25h")
    assert "Pause" in shown and "Leave without credit?" in shown
    # A set that was begun and ended at once counts for nothing.
    assert client.json("week")["completed"] == 0


def test_ctrl_c_leaves_the_practice_for_later(client):
    status, shown = on_a_screen(client, ["train", "leg-day"], [("Ready in", b"\x03")])
    assert status == 0 and "`titanup train` continues it." in shown
    status, shown = on_a_screen(client, ["train"], [("Ready in", b"q"), ("y or n", b"y")])
    assert status == 0 and "no credit" in shown


def test_push_ups_are_shown_while_fitness_is_away(client):
    shown = client.run("stats", TITANUP_TRAINING_ADDRESS="127.0.0.1:1")
    assert "push-ups" in shown.stdout and "training service can't be reached" in shown.stderr
    assert client.json("stats", TITANUP_TRAINING_ADDRESS="127.0.0.1:1")["fitness"] is None
    client.run("stats", "--svg", "x.svg", status=69, TITANUP_TRAINING_ADDRESS="127.0.0.1:1")


def test_home_and_habits_are_shown_without_a_clock(client):
    away = {"TITANUP_SESSIONS_ADDRESS": "127.0.0.1:1"}
    client.run("habits", "add", "Read", **away)
    assert [habit["title"] for habit in client.json("habits", **away)] == ["Read"]
    assert client.json("home", **away)["habits"][0]["title"] == "Read"


def test_quotes_voices_and_reminders_are_set_and_shown(client):
    shown = [client.json("quote", "--kind", "slogan")["quote_id"] for _ in range(4)]
    assert all(one != other for one, other in zip(shown, shown[1:]))
    assert client.json("quote", "like", shown[0])["is_liked"]
    assert [quote["quote_id"] for quote in client.json("quote", "liked")] == [shown[0]]
    assert not client.json("quote", "unlike", shown[0])["is_liked"]
    assert len(client.json("voice")["voice_packs"]) == 6 and client.json("voice", "talk")["line"]
    client.run("voice", "choose", "titan", status=1)
    made = client.json("reminders", "add", "08:00", "20:00", "--on", "monday", "--text", "Knie")
    assert made["reminder"]["minutes"] == [480, 1200] and made["reminder"]["weekdays"] == [1]
    # On a Monday after eight, the evening's reminder comes first.
    assert [occurrence["minute"] for occurrence in made["upcoming"][:3]] in ([480, 1200, 480], [1200, 480, 1200])
    assert made["upcoming"][0]["time_zone"] == "Europe/Berlin"
    spread = client.json("reminders", "add", "--between", "08:00", "--and", "20:00", "--times", "4", "--dry-run")
    assert {occurrence["minute"] for occurrence in spread["upcoming"]} == {480, 720, 960, 1200}
    as_set = client.json("reminders", "add", "--as-set", "--dry-run")
    assert as_set["reminder"]["at_push_up_times"] and {o["minute"] for o in as_set["upcoming"]} == {480}
    assert [reminder["text"] for reminder in client.json("reminders")] == ["Knie"]
    assert len(client.json("reminders", "next", "--limit", "3")) == 3
    assert "Knie" in client.run("reminders").stdout
    client.run("reminders", "add", status=64)
    assert client.json("reminders", "remove", "--all")["deleted"] == 1


def test_a_chart_is_drawn_to_a_file(client, tmp_path):
    for which in ("today", "7-days", "3-months"):
        drawing = tmp_path / f"{which}.svg"
        client.run("chart", "--range", which, "--svg", str(drawing))
        assert xml.etree.ElementTree.parse(drawing).getroot().tag.endswith("svg")


def test_a_queue_is_sent_and_keeps_refused_sessions(client, tmp_path):
    def line(minute: int, reps: int) -> str:
        session = {
            "session_id": new_id(), "start_time": f"2026-03-01T06:{minute:02}:00Z",
            "end_time": f"2026-03-01T06:{minute:02}:30.5Z", "time_zone": "Europe/Berlin",
            "utc_offset_seconds": 3600, "reps": reps,
        }  # fmt: skip
        return json.dumps({"session": session, "request_id": new_id()})

    queue = tmp_path / "queue.jsonl"
    good, empty = [line(minute, 5 + minute) for minute in range(3)], line(9, 0)
    queue.write_text("\n".join([good[0], "nonsense", empty, *good[1:]]) + "\n")
    kept = client.json("sync", str(queue), status=1)
    assert (kept["recorded"], [entry["line"] for entry in kept["kept"]]) == (3, [1, 2])
    assert sorted(session["reps"] for session in client.json("sessions")) == [5, 6, 7]
    remaining = queue.read_text().splitlines()
    assert len(remaining) == 2 and remaining[0] == "nonsense"
    refused = json.loads(remaining[1])
    assert refused["session"] == json.loads(empty)["session"] and refused["refused"]["code"] == "INVALID_ARGUMENT"
    # Existing sessions can be sent again; after that the queue is empty.
    queue.write_text("\n".join(good) + "\n")
    assert client.json("sync", str(queue)) == {"recorded": 3, "kept": []}
    assert queue.read_text() == "" and len(client.json("sessions")) == 3
    assert client.json("sessions", "--min-reps", "6", "--evidence", "declared")[0]["reps"] == 7
    assert client.json("sessions", "--evidence", "verified") == []
