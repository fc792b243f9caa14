"""An archive in a new account: every method that reads something answers as it does where the archive is from."""

import datetime
import json
import pathlib
import signal
import time
import urllib.parse

import grpc
import pytest
from google.protobuf import descriptor_pb2, json_format, message_factory
from interop import images, web
from interop.command_line import Client
from interop.people import PASSWORD, Person, new_id, now, timestamp
from interop.stack import TIMEOUT
from interop.web import SAME_ORIGIN, Browser
from titanup.auth.v1 import auth_pb2
from titanup.habits.v1 import habits_pb2
from titanup.motivation.v1 import motivation_pb2
from titanup.profile.v1 import profile_pb2
from titanup.sessions.v1 import sessions_pb2
from titanup.training.v1 import training_pb2
from titanup.trophies.v1 import trophies_pb2

ZONE = "Europe/Berlin"

#: The services that hold what an archive brings, by the names of `Person`. Accounts, landmarks and people stay behind.
SERVICES = {
    "profile": (profile_pb2, "ProfileService"), "sessions": (sessions_pb2, "SessionsService"),
    "training": (training_pb2, "TrainingService"), "habits": (habits_pb2, "HabitsService"),
    "trophies": (trophies_pb2, "TrophiesService"), "motivation": (motivation_pb2, "MotivationService"),
}

#: What isn't compared, and why: a method, a field of one method's answers, or a field wherever it is.
LEFT_OUT = {
    "sessions.WatchSessions": "a stream of changes, which never ends", "habits.WatchHabits": "the same",
    "trophies.WatchAwards": "the same", "motivation.StreamDueReminders": "the same",
    "training.GetPractice": "trainings stay behind", "training.ExplainScore": "the same",
    "trophies.GetAward": "nobody counted this; test_foreign_receipts.py compares awards", "trophies.GetSharedAward": "the same",
    "profile.GetProfileImage.image": "the service encodes each photo anew", "profile.GetProfileImage.etag": "the same",
    "selection_id": "the service chooses it",
    "etag": "of the account's own changes", "next_page_token": "for one account only",
    "create_time": "when it was stored here", "update_time": "the same", "rate_time": "the same", "set_time": "the same",
}

#: What an empty account answers differently, or the comparison would be one of nothing.
TOLD_APART = {
    "profile.GetProfile", "profile.GetProfileImage", "profile.GetSettings", "profile.ListBodyMeasurements",
    "profile.GetBodyMetrics", "profile.CalculateBmi", "sessions.GetSession", "sessions.ListSessions",
    "sessions.GetActivityChart", "sessions.GetStats", "sessions.GetStreak", "sessions.ExplainStreak", "sessions.GetClock",
    "sessions.ListPauses", "training.ListWorkouts", "training.GetWorkout", "training.ListRatings",
    "training.GetPreferences", "training.GetPlan", "training.ListSelections", "habits.GetHabit", "habits.ListHabits",
    "habits.ListRecords", "habits.GetHabitStats", "habits.GetActivity", "habits.GetWeekOverWeek",
    "trophies.ExplainAward", "trophies.GetTrophyProgress", "motivation.ListLikedQuotes", "motivation.ListReminders",
    "motivation.ListUpcomingReminders",
}


def readers() -> dict[str, object]:
    """Every method that only reads, by its service and name."""
    effects = descriptor_pb2.MethodOptions.NO_SIDE_EFFECTS
    return {
        f"{service}.{method.name}": method for service, (module, name) in SERVICES.items()
        for method in module.DESCRIPTOR.services_by_name[name].methods
        if method.GetOptions().idempotency_level == effects}


def arguments(owner: Person) -> dict[str, list[dict]]:
    """What the methods are asked that need to be asked for something: the ids are the same in both accounts."""
    sessions = owner.sessions.ListSessions(sessions_pb2.ListSessionsRequest(page_size=200)).sessions
    habits = owner.habits.ListHabits(habits_pb2.ListHabitsRequest(include_archived=True)).habits
    of_habits = [{"habit_id": each.habit.habit_id} for each in habits]
    workouts = owner.training.ListWorkouts(training_pb2.ListWorkoutsRequest(own_only=True)).workouts
    today = now().date()
    dates = {"from_local_date": str(today - datetime.timedelta(days=300)), "to_local_date": str(today)}
    to_come = {"from_local_date": str(today - datetime.timedelta(days=60)), "to_local_date": str(today + datetime.timedelta(days=60))}
    zone, day = {"time_zone": ZONE}, {"local_date": str(today), "time_zone": ZONE}
    return {
        "sessions.GetSession": [{"session_id": each.session_id} for each in sessions],
        "sessions.ListSessions": [{"page_size": 200}, {"from_local_date": str(today)}],
        "sessions.GetActivityChart": [{"range": each} | zone for each in range(1, 5)],
        "sessions.GetStats": [{"period": each} | zone for each in range(1, 5)],
        "sessions.GetStreak": [zone], "sessions.ExplainStreak": [dates | zone],
        "training.ListExercises": [{"page_size": 200}], "training.GetExercise": [{"exercise_id": "squat"}],
        "training.ListWorkouts": [{"own_only": True}, {"page_size": 200}],
        "training.GetWorkout": [{"workout_id": each.workout_id} for each in workouts],
        "training.SuggestWorkouts": [{"count": 5, "seed": 7} | zone],
        "training.ListSelections": [to_come], "training.GetDayProgress": [day], "training.GetWeekSummary": [day],
        "training.GetDailyEnergy": [dates | zone], "training.GetTrainingStats": [{"period": 1} | zone],
        "training.GetMealIdea": [{"meal_id": each.meal_id} for each in owner.training.ListMealIdeas(
            training_pb2.ListMealIdeasRequest(page_size=1)).meals],
        "habits.GetHabit": [each | zone for each in of_habits],
        "habits.ListHabits": [{"include_archived": True, "show_deleted": True} | zone, {"page_size": 1} | zone],
        "habits.ListRecords": of_habits, "habits.GetHabitStats": [each | {"strength_days": 60} | zone for each in of_habits],
        "habits.GetActivity": [{"days": 60} | zone], "habits.GetWeekOverWeek": [zone],
        "trophies.ListTrophies": [{"include_locked": True}], "trophies.GetTrophy": [{"trophy_id": "T-SESSION-10"}],
        "trophies.ExplainAward": [{"trophy_id": "T-SESSION-10"}, {"trophy_id": "T-DAY-300"}],
        "trophies.ListCurrentMedals": [zone], "trophies.GetTrophyProgress": [zone],
        "trophies.GetImage": [{"image_uri": "titanup:medals/M-DAY-1.svg"}],
        "motivation.ListUpcomingReminders": [{"limit": 20} | zone], "motivation.ListDueReminders": [zone],
    }


def without(value, method: str):
    """An answer without the fields that the table leaves out."""
    if isinstance(value, dict):
        # The id of what a link has recorded is the service's choice.
        left_out = {"record_id"} if value.get("source") == "RECORD_SOURCE_LINK" else set()
        return {
            name: without(part, method) for name, part in value.items()
            if name not in LEFT_OUT and f"{method}.{name}" not in LEFT_OUT and name not in left_out}
    return [without(part, method) for part in value] if isinstance(value, list) else value


def answers(person: Person, asked: dict[str, list[dict]]) -> dict[str, list]:
    """What an account answers to every method that only reads: fields, or the status of an error."""
    found = {}
    for path, method in readers().items():
        if path in LEFT_OUT:
            continue
        service, name = path.split(".")
        request = message_factory.GetMessageClass(method.input_type)
        found[path] = []
        for fields in asked.get(path, [{}]):
            try:
                response = getattr(getattr(person, service), name)(request(**fields))
                found[path].append(
                    without(json_format.MessageToDict(response, preserving_proto_field_name=True), path))
            except grpc.RpcError as error:
                found[path].append(error.code())
    return found


def differences(owner: Person, other: Person) -> dict[str, tuple]:
    """The answers that differ, by method."""
    asked = arguments(owner)
    expected, got = answers(owner, asked), answers(other, asked)
    for path, told in expected.items():
        assert told and not any(isinstance(each, grpc.StatusCode) for each in told), (path, told)
    return {path: (expected[path], got[path]) for path in expected if expected[path] != got[path]}


def settled(owner: Person, other: Person) -> dict[str, tuple]:
    """The same, once feeds have had their time."""
    end = time.monotonic() + TIMEOUT
    while (found := differences(owner, other)) and time.monotonic() < end:
        time.sleep(0.5)
    return found


def rich(stack) -> Person:
    """Somebody with a year of everything that an archive brings. Nobody has counted it."""
    person = Person(stack)
    today = now().date()
    for days in range(6):
        person.declare(10 + days, ago=datetime.timedelta(days=days, hours=1), time_zone=ZONE, note=f"day {days}")
    person.declare(60, ago=datetime.timedelta(days=380), sets=[], target=50)
    live(person, today)
    keep_habits(person, today)
    plan(person, today)
    # What was done before has its dates.
    person.sessions.UpdateClock(sessions_pb2.UpdateClockRequest(
        clock=sessions_pb2.Clock(time_zone=ZONE, first_weekday=7), update_mask={"paths": ["time_zone", "first_weekday"]}))
    return person


def live(person: Person, today: datetime.date) -> None:
    """A profile with a photo, settings, weights, reminders and liked quotes."""
    profile = profile_pb2.Profile(height_cm=175.5, birth_year=1990, sex=profile_pb2.SEX_DIVERSE, units=profile_pb2.UNITS_IMPERIAL)
    person.profile.UpdateProfile(profile_pb2.UpdateProfileRequest(profile=profile))
    person.profile.UploadProfileImage(iter([
        profile_pb2.UploadProfileImageRequest(opening=profile_pb2.ImageOpening()),
        profile_pb2.UploadProfileImageRequest(data=images.JPEG)]))
    settings = profile_pb2.Settings(
        theme_id="blue", daily_goal=30, session_target=12, frame_retention=profile_pb2.FRAME_RETENTION_DAYS_365,
        pushups_per_day=profile_pb2.PushUpsPerDay(times=3, window_start_minutes=540, window_end_minutes=1_140))
    person.profile.UpdateSettings(profile_pb2.UpdateSettingsRequest(settings=settings, update_mask={"paths": [
        "theme_id", "daily_goal", "session_target", "frame_retention", "pushups_per_day", "sounds_enabled"]}))
    for days, weight in ((200, 80.5), (1, 78.25)):
        person.profile.AddBodyMeasurement(profile_pb2.AddBodyMeasurementRequest(measurement=profile_pb2.BodyMeasurement(
            measurement_id=new_id(), measure_time=timestamp(now() - datetime.timedelta(days=days)), weight_kg=weight,
            time_zone=ZONE)))
    for text, fields in (("drink", {"minutes": [480, 900]}), ("push", {"at_push_up_times": True})):
        reminder = motivation_pb2.Reminder(
            reminder_id=new_id(), kind=motivation_pb2.REMINDER_KIND_OTHER, text=text, time_zone=ZONE,
            frequency=motivation_pb2.REMINDER_FREQUENCY_DAILY, first_local_date=str(today + datetime.timedelta(days=1)), **fields)
        person.motivation.CreateReminder(motivation_pb2.CreateReminderRequest(reminder=reminder, time_zone=ZONE))
    for quote in person.motivation.ListQuotes(motivation_pb2.ListQuotesRequest(page_size=3)).quotes:
        person.motivation.LikeQuote(motivation_pb2.LikeQuoteRequest(quote_id=quote.quote_id))


def keep_habits(person: Person, today: datetime.date) -> None:
    """A linked habit, one of amounts, one of the week, and an archived one."""
    start = str(today - datetime.timedelta(days=90))
    linked = person.habit("Push-ups", start_date=start, measure=habits_pb2.HABIT_MEASURE_AMOUNT)
    person.habits.LinkHabit(habits_pb2.LinkHabitRequest(
        habit_id=linked.habit_id, source=habits_pb2.LINK_SOURCE_PUSHUP_REPS))
    read = person.habit("Read", start_date=start, measure=habits_pb2.HABIT_MEASURE_AMOUNT, unit="pages", color="#112233")
    for days in range(1, 9):
        person.habits.SetHabitValue(habits_pb2.SetHabitValueRequest(record=habits_pb2.HabitRecord(
            record_id=new_id(), habit_id=read.habit_id, value=days * 1.5, note=f"page {days}",
            local_date=str(today - datetime.timedelta(days=days)))))
    person.habits.SkipHabit(habits_pb2.SkipHabitRequest(record=habits_pb2.HabitRecord(
        record_id=new_id(), habit_id=read.habit_id, skipped=True, local_date=str(today - datetime.timedelta(days=10)))))
    run = person.habit("Run", per_week=2, start_date=start)
    for days in (3, 10, 11, 17):
        person.tap(run, occur_time=timestamp(now() - datetime.timedelta(days=days)))
    old = person.habit("Smoke", start_date=start)
    person.tap(old, 2)
    old.archived = True
    person.habits.UpdateHabit(habits_pb2.UpdateHabitRequest(habit=old, update_mask={"paths": ["archived"]}))


def plan(person: Person, today: datetime.date) -> None:
    """A pause to come, workouts of one's own, how somebody trains, ratings, and what is chosen for dates."""
    person.sessions.CreatePause(sessions_pb2.CreatePauseRequest(pause=sessions_pb2.Pause(
        pause_id=new_id(), first_local_date=str(today + datetime.timedelta(days=5)),
        last_local_date=str(today + datetime.timedelta(days=9)), reason="the sea")))
    calls = person.training
    own = []
    for name in ("Mine", "Also mine"):
        workout = training_pb2.Workout(
            workout_id=new_id(), name=name, type=training_pb2.WORKOUT_TYPE_CALISTHENICS,
            prescriptions=[training_pb2.Prescription(exercise_id="squat", sets=2, amount=10)])
        own.append(calls.CreateWorkout(training_pb2.CreateWorkoutRequest(workout=workout)).workout.workout_id)
    calls.RateWorkout(training_pb2.RateWorkoutRequest(workout_id=own[0], rating=5))
    calls.RateWorkout(training_pb2.RateWorkoutRequest(workout_id=own[1], rating=2))
    for days in (-30, 0, 2):
        calls.CreateSelection(training_pb2.CreateSelectionRequest(
            workout_id=own[0], local_date=str(today + datetime.timedelta(days=days))))
    preferences = training_pb2.Preferences(liked_types=[training_pb2.WORKOUT_TYPE_CALISTHENICS], high_impact=True)
    preferences.countdown.seconds = 20
    calls.UpdatePreferences(training_pb2.UpdatePreferencesRequest(preferences=preferences))
    calls.SetPlan(training_pb2.SetPlanRequest(plan=training_pb2.Plan(practices_per_week=4, session_target=12)))


def client_of(stack, person: Person, folder) -> Client:
    client = Client(stack, folder)
    client.run("sign-in", "--email", person.email)
    return client


@pytest.fixture
def exported(stack, tmp_path) -> tuple[Person, str]:
    owner = rich(stack)
    file = str(tmp_path / "mine.zip")
    client_of(stack, owner, tmp_path / "owner").run("export", file)
    return owner, file


def test_every_read_answers_alike_after_an_import(stack, exported, tmp_path):
    owner, file = exported
    other = Person(stack)
    client = client_of(stack, other, tmp_path / "other")
    # A method that is new, and that neither account answers, has to be told what to ask, or why not.
    assert set(arguments(owner)) <= set(readers()) - set(LEFT_OUT)
    assert TOLD_APART <= set(settled_apart(owner, other))

    assert client.json("import", file)["kept"] == []
    stored = client.json("import", file, "--yes")["stored"]
    assert (stored["left"], stored["refused"]) == (0, [])
    assert settled(owner, other) == {}
    streak = owner.sessions.GetStreak(sessions_pb2.GetStreakRequest(time_zone=ZONE))
    assert streak.streak.current >= 5

    assert not any(client.json("import", file, "--yes")["stored"].values())
    assert "nothing new" in client.run("import", file).stdout
    assert settled(owner, other) == {}

    # What goes missing is noticed.
    [_, reminder] = other.motivation.ListReminders(motivation_pb2.ListRemindersRequest()).reminders
    other.motivation.DeleteReminder(motivation_pb2.DeleteReminderRequest(reminder_id=reminder.reminder_id))
    session = next(iter(other.sessions.ListSessions(sessions_pb2.ListSessionsRequest()).sessions))
    other.sessions.DeleteSession(sessions_pb2.DeleteSessionRequest(session_id=session.session_id))
    assert {
        "motivation.ListReminders", "sessions.ListSessions", "sessions.GetSession", "sessions.GetStats",
    } <= set(differences(owner, other))


def posted(browser: Browser, file: str, **query):
    """What the edge answers to a file: the lines of an import, or a preview."""
    query = urllib.parse.urlencode({"zone": ZONE, "name": "mine.zip", **query})
    answer = browser.request(
        "POST", f"/import?{query}", pathlib.Path(file).read_bytes(), {**SAME_ORIGIN, "content-type": "application/octet-stream"})
    assert answer.status == 200, answer.body
    return [json.loads(line) for line in answer.body.decode().splitlines()]


def test_the_page_imports_the_same(stack, exported):
    owner, file = exported
    other = Person(stack)
    browser = Browser(web.address(stack))
    browser.session("sign-in", auth_pb2.SignInRequest(email=other.email, password=PASSWORD))
    [preview] = posted(browser, file, preview=1)
    assert preview["hasNews"] and not preview["isReplaceable"]
    assert [part["kind"] for part in preview["parts"]] == ["come", "behind"]
    assert settled_apart(owner, other)

    *steps, last = posted(browser, file)
    assert steps and all("storing" in step for step in steps)
    assert last["done"]["stored"] and (last["done"]["refused"], last["done"]["left"]) == ([], 0)
    assert settled(owner, other) == {}
    [last] = posted(browser, file)
    assert last == {"done": {"stored": [], "unproven": "", "refused": [], "left": 0}}
    [preview] = posted(browser, file, preview=1)
    assert not preview["hasNews"]


def settled_apart(owner: Person, other: Person) -> dict[str, tuple]:
    """The differences, once the feeds have brought everything that tells the accounts apart."""
    end = time.monotonic() + TIMEOUT
    while not TOLD_APART <= set(found := differences(owner, other)) and time.monotonic() < end:
        time.sleep(0.5)
    return found


def test_what_the_account_says_stays_unless_it_is_to_be_replaced(stack, exported, tmp_path):
    owner, file = exported
    other = Person(stack)
    profile = profile_pb2.Profile(height_cm=180, display_name="Bo")
    other.profile.UpdateProfile(profile_pb2.UpdateProfileRequest(profile=profile))
    other.profile.UpdateSettings(profile_pb2.UpdateSettingsRequest(settings=profile_pb2.Settings(daily_goal=11)))
    client = client_of(stack, other, tmp_path / "other")
    preview = client.json("import", file)
    assert preview["kept"] == [
        "profile: name, height, units",
        "settings: theme, goal of a session, daily goal, push-up times, sounds, how long landmarks are kept"]
    # What was never said comes, even though something else was.
    assert preview["changes"][0] == "profile: birth year, sex"
    shown = " ".join(client.run("import", file, "--yes").stdout.split())
    assert "Stays as it is profile: name, height, units" in shown and "--replace takes the archive's" in shown
    mine = other.profile.GetProfile(profile_pb2.GetProfileRequest()).profile
    assert (mine.display_name, mine.height_cm, mine.birth_year) == ("Bo", 180, 1990)
    assert other.profile.GetSettings(profile_pb2.GetSettingsRequest()).settings.daily_goal == 11

    client.run("import", file, "--yes", "--replace")
    assert settled(owner, other) == {}
    preview = client.json("import", file, "--replace")
    # The service encodes a photo anew, so it may differ from the file that it came from.
    assert preview["changes"] in ([], ["photo"]) and preview["kept"] == []


def test_an_import_that_was_stopped_goes_on(stack, exported, tmp_path):
    owner, file = exported
    other = Person(stack)
    client = client_of(stack, other, tmp_path / "other")
    process = client.start("import", file, "--yes")
    # Profile and settings come first, and weights after them.
    while not other.profile.ListBodyMeasurements(profile_pb2.ListBodyMeasurementsRequest()).measurements:
        assert process.poll() is None, process.communicate()
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=TIMEOUT)
    assert process.returncode, "the import was over before it was stopped"
    assert differences(owner, other)
    rest = client.json("import", file, "--yes")["stored"]
    assert rest["sessions"] and rest["refused"] == []
    assert settled(owner, other) == {}
    assert not any(client.json("import", file, "--yes")["stored"].values())


def test_replace_goes_with_archives_only(stack, ada, tmp_path):
    file = tmp_path / "log.csv"
    file.write_text("Day\n2024-05-30\n")
    refused = client_of(stack, ada, tmp_path).run(
        "import", str(file), "--columns", "date=Day", "--title", "Swim", "--replace", status=64)
    assert "--replace goes with an archive of TitanUp only" in refused.stderr
