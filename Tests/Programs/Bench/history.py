"""Gives a user three years of history in every service.

It sends whatever clients could have sent. Practices and counted push-up sessions carry the server's own time or a
receipt, so it writes these into the bench's database as the owner of the schemas. The other services then learn of them
through the feeds, as usual.
"""

import datetime
import os
import pathlib
import random
import subprocess
import time
import urllib.parse

from interop.people import Person, new_id, timestamp
from titanup.habits.v1 import habits_pb2
from titanup.profile.v1 import profile_pb2
from titanup.training.v1 import training_pb2
from titanup.trophies.v1 import trophies_pb2

DAYS = 1_096
HABITS = 50
SESSIONS_A_DAY = 3
REPS = 20

HEADER = (
    "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,"
    "Target Value,Archived?"
)


def export(habits: int, days: int) -> tuple[str, str]:
    """An export in Loop Habit Tracker's format, with goals of all kinds and two of three dates done."""
    generator = random.Random(3)
    frequencies = ["1,1", "3,7", "7,7", "1,7"]
    names = [f"Habit {number}" for number in range(habits)]
    rows = [
        f"{number + 1:03},{name},YES_NO,,,{frequencies[number % 4]},#3B82F6,,,,false"
        for number, name in enumerate(names)
    ]
    today = datetime.datetime.now(datetime.timezone.utc).date()
    marks = [
        f"{today - datetime.timedelta(days=ago)}," + ",".join(generator.choice("022") for _ in names) + ","
        for ago in range(days)
    ]
    return "\n".join([HEADER, *rows]) + "\n", "\n".join(["Date," + ",".join(names) + ",", *marks]) + "\n"


# Two dates in a hundred have no session. Each push-up takes a second and a half.
SESSIONS = """
INSERT INTO sessions.users (user_id) VALUES (:'user') ON CONFLICT DO NOTHING;
WITH taken AS (
  UPDATE sessions.feed_slots SET last_number = last_number + :days * :sessions
  WHERE slot = ((uuid_hash(:'user')::bigint & 4294967295) >> 25) RETURNING last_number - :days * :sessions AS before
)
INSERT INTO sessions.sessions (
  user_id, session_id, start_time, end_time, time_zone, utc_offset_seconds, local_date, reps, set_reps, set_start_times,
  set_end_times, target, note, evidence, receipt_id, stream_id, stream_digest, counter, rep_start_ms, rep_end_ms, is_late,
  content_digest, revision, create_time, change_number)
SELECT :'user', gen_random_uuid(), start, start + interval '30 s', 'UTC', 0, start::date, :reps, '{}', '{}', '{}', 0, '', 2,
  gen_random_uuid(), gen_random_uuid(), md5(start::text), 'push-up/1',
  (SELECT array_agg(1500 * n ORDER BY n) FROM generate_series(0, :reps - 1) AS n),
  (SELECT array_agg(1500 * n + 1400 ORDER BY n) FROM generate_series(0, :reps - 1) AS n), false, '', 1, start,
  before + row_number() OVER (ORDER BY start)
FROM taken, generate_series(1, :days) AS ago, generate_series(1, :sessions) AS number,
  LATERAL (SELECT (now() AT TIME ZONE 'UTC')::date - ago + make_interval(hours => 5 + 3 * number)) AS dates (moment),
  LATERAL (SELECT moment AT TIME ZONE 'UTC') AS starts (start)
WHERE ago % 50 <> 0;
"""

# There are five practices a week, each of three workouts with fifteen sets, all done.
PRACTICES = """
INSERT INTO training.users (user_id) VALUES (:'user') ON CONFLICT DO NOTHING;
INSERT INTO training.practices (
  user_id, practice_id, workout_ids, start_time, end_time, time_zone, utc_offset_seconds, local_date, countdown_seconds,
  state, paused, score_before, class_before, highest_before, score_after, class_after, highest_after, performance,
  corrected_muscles, corrected_percents, note, set_exercise_ids, set_workout_ids, set_numbers, set_counts, set_units,
  set_bases, set_suggested, set_prescribed, set_level_factors, set_phases, set_active_from, set_done, set_active_times,
  content_digest, revision)
SELECT :'user', gen_random_uuid(), workouts, start, start + interval '30 min', 'UTC', 0, start::date, 10,
  3, interval '0', 800000, 1, 1, 800000, 1, 1, 800000, '{}', '{}', '',
  array_fill('squat'::text, ARRAY[15]),
  (SELECT array_agg(workouts[1 + n % 3] ORDER BY n) FROM generate_series(0, 14) AS n),
  (SELECT array_agg(1 + n / 3 ORDER BY n) FROM generate_series(0, 14) AS n), array_fill(5, ARRAY[15]),
  array_fill(1, ARRAY[15]), array_fill(10, ARRAY[15]), array_fill(8, ARRAY[15]), array_fill(8, ARRAY[15]),
  array_fill(100, ARRAY[15]), array_fill(3, ARRAY[15]), array_fill(NULL::timestamptz, ARRAY[15]),
  array_fill(8, ARRAY[15]), array_fill(interval '40 s', ARRAY[15]), '', 1
FROM generate_series(1, :days) AS ago,
  LATERAL (SELECT ((now() AT TIME ZONE 'UTC')::date - ago + interval '17 h') AT TIME ZONE 'UTC') AS starts (start),
  LATERAL (
    SELECT array_agg((:'workouts'::text[])[1 + (37 * ago + 11 * n) % cardinality(:'workouts'::text[])])
    FROM generate_series(1, 3) AS n) AS chosen (workouts)
WHERE ago % 7 < 5;
UPDATE training.practices AS practice SET change_number = last_number + rank
FROM training.feed_slots, (
  SELECT practice_id, row_number() OVER (ORDER BY start_time) AS rank FROM training.practices WHERE user_id = :'user'
) AS ranked
WHERE user_id = :'user' AND practice.practice_id = ranked.practice_id AND slot = change_slot;
UPDATE training.feed_slots SET last_number = newest
FROM (SELECT change_slot, max(change_number) AS newest FROM training.practices GROUP BY change_slot) AS numbered
WHERE slot = change_slot;
"""


def as_owner(script: str, **variables) -> None:
    """Runs SQL as the owner of all schemas, in the database that the bench names (see deploy/lib/bench.sh)."""
    url = urllib.parse.urlsplit(pathlib.Path(os.environ["TITANUP_BENCH_OWNER_URL_FILE"]).read_text().strip())
    settings = [part for name, value in variables.items() for part in ("-v", f"{name}={value}")]
    # Any user can read arguments, so psql receives the password in the environment.
    environment = {
        **os.environ, "PGHOST": url.hostname, "PGPORT": str(url.port), "PGDATABASE": url.path.lstrip("/"),
        "PGUSER": urllib.parse.unquote(url.username), "PGPASSWORD": urllib.parse.unquote(url.password)}
    subprocess.run(
        ["psql", "-X", "-q", "-v", "ON_ERROR_STOP=1", *settings], input=script, text=True, check=True, env=environment,
        stdout=subprocess.DEVNULL)


def workouts(person: Person) -> list[str]:
    """The ids of the workouts in the catalogue."""
    ids, token = [], ""
    while True:
        page = person.training.ListWorkouts(training_pb2.ListWorkoutsRequest(page_size=200, page_token=token))
        ids += [workout.workout_id for workout in page.workouts]
        token = page.next_page_token
        if not token:
            return ids


def fill_habits(person: Person, habits: int = HABITS, days: int = DAYS) -> None:
    rows, marks = export(habits, days)
    person.habits.ImportHabits(habits_pb2.ImportHabitsRequest(habits_csv=rows, checkmarks_csv=marks))


def fill_training(person: Person, ids: list[str], days: int = DAYS) -> None:
    """Adds practices, and rates every tenth workout, at most three hundred."""
    as_owner(PRACTICES, user=person.user_id, days=days, workouts="{" + ",".join(ids) + "}")
    for number, workout in enumerate(ids[::10][:300]):
        person.training.RateWorkout(training_pb2.RateWorkoutRequest(workout_id=workout, rating=1 + number % 5))


def fill_weights(person: Person, days: int = DAYS) -> None:
    for ago in range(0, days, 7):
        moment = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(days=ago, hours=1)
        person.profile.AddBodyMeasurement(
            profile_pb2.AddBodyMeasurementRequest(
                measurement=profile_pb2.BodyMeasurement(
                    measurement_id=new_id(), measure_time=timestamp(moment), weight_kg=70 + ago % 9)))


def fill_sessions(person: Person, days: int = DAYS) -> None:
    """Adds counted sessions, and a declared one, which wakes the followers. Returns once trophies has them."""
    as_owner(SESSIONS, user=person.user_id, days=days, sessions=SESSIONS_A_DAY, reps=REPS)
    person.declare(5)
    expected = sum(1 for ago in range(1, days + 1) if ago % 50) * SESSIONS_A_DAY * REPS
    deadline = time.monotonic() + 300
    while True:
        level = person.trophies.ExplainLevel(trophies_pb2.ExplainLevelRequest())
        if level.verified_reps >= expected:
            return
        if time.monotonic() > deadline:
            raise SystemExit(f"trophies received {level.verified_reps} of {expected} push-ups within five minutes")
        time.sleep(1)
