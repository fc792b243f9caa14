"""One day, one truth: the effects of one session in every service, and their removal; and traps of systems like this
one."""

import datetime
import random

from interop import recordings
from interop.people import now, timestamp
from test_habits import DAY, link, today
from test_training import Told, day_of, suggest, until, weigh
from titanup.habits.v1 import habits_pb2
from titanup.pose.v1 import pose_pb2
from titanup.profile.v1 import profile_pb2
from titanup.sessions.v1 import sessions_pb2
from titanup.training.v1 import training_pb2
from titanup.trophies.v1 import trophies_pb2


def told_of_today(person, habit) -> dict:
    """What every service reports that depends on a push-up session."""
    chart = sessions_pb2.GetActivityChartRequest(range=sessions_pb2.CHART_RANGE_LAST_7_DAYS, time_zone="UTC")
    home = person.profile.GetDashboard(profile_pb2.GetDashboardRequest(time_zone="UTC"))
    day = day_of(person)
    level = person.trophies.ExplainLevel(trophies_pb2.ExplainLevelRequest())
    medals = person.trophies.ListCurrentMedals(trophies_pb2.ListCurrentMedalsRequest(time_zone="UTC")).medals
    return {
        "chart": [bar.reps for bar in person.sessions.GetActivityChart(chart).buckets],
        "streak": person.sessions.GetStreak(sessions_pb2.GetStreakRequest(time_zone="UTC")).streak.current,
        "trophies": set(person.awards()),
        "medals": {medal.medal_id for medal in medals},
        "experience": level.level.experience,
        "habit": person.progress(habit).today,
        "energy": round(day.energy.kilocalories.gross, 6),
        "workouts": day.completed,
        "home": (home.today.total_reps, len(home.awards), home.habits.habits[0].today, list(home.unavailable)),
        "last workout": home.HasField("last_workout"),
    }


def test_the_effects_of_a_deleted_session_are_gone_everywhere(ada):
    weigh(ada, 70)
    habit = ada.habit("Push-ups", per_day=10, measure=habits_pb2.HABIT_MEASURE_AMOUNT, start_date=str(today() - DAY))
    link(ada, habit, habits_pb2.LINK_SOURCE_PUSHUP_REPS)
    before = until(lambda: told_of_today(ada, habit), lambda told: told["home"] == (0, 0, 0, []))
    assert before["chart"] == [0] * 7 and not before["medals"] and not before["last workout"]

    session = ada.store(ada.upload().receipt, time_zone="UTC", utc_offset_seconds=0)
    after = until(
        lambda: told_of_today(ada, habit),
        lambda told: told["home"] == (12, 3, 12, []) and told["energy"] and told["last workout"] and told["medals"],
    )
    assert after["chart"] == [0] * 6 + [12] and after["streak"] == 1
    assert after["trophies"] == {"T-SESSION-5", "T-SESSION-10", "T-FAST-5-10S"} and after["medals"] == {"M-DAY-1", "M-ROW-1"}
    assert after["habit"] == 12 and after["workouts"] == 1 and after["experience"] > 0

    ada.sessions.DeleteSession(sessions_pb2.DeleteSessionRequest(session_id=session.session_id))
    until(lambda: told_of_today(ada, habit), lambda told: told == before)
    ada.sessions.UndeleteSession(sessions_pb2.UndeleteSessionRequest(session_id=session.session_id))
    until(lambda: told_of_today(ada, habit), lambda told: told == after)


# Traps


def test_the_first_practice_counts(ada):
    """Nothing is invented before it, and nothing waits for more of them."""
    asked = training_pb2.GetTrainingStatsRequest(period=training_pb2.STATS_PERIOD_WEEK, time_zone="UTC")
    empty = ada.training.GetTrainingStats(asked)
    assert not empty.series and not empty.by_muscle and empty.facts.completed == 0
    assert all(item.factors.history == 1 for item in suggest(ada, count=10).items)

    told = Told(ada)
    told.do(0)
    done = told.complete().practice
    stats = ada.training.GetTrainingStats(asked)
    assert [point.practice_id for point in stats.series] == [done.practice_id]
    assert stats.facts.completed == 1 and sum(share.percent for share in stats.by_muscle) == 100
    again = suggest(ada, count=2, locked_ids=["push-up-ladder"]).items
    assert [round(item.factors.history, 3) for item in again] == [0.2, 1]


def held_at_the_bottom(rep: pose_pb2.Rep, seconds: int) -> list[pose_pb2.Frame]:
    """The recording, except that the athlete stays at the bottom of one push-up for some seconds, trembling."""
    chance, frames = random.Random(10), recordings.frames()
    middle = 500 * (rep.start_ms + rep.end_ms)
    place = next(number for number, frame in enumerate(frames) if frame.time_us >= middle)
    step = frames[1].time_us - frames[0].time_us
    held = []
    for number in range(seconds * 1_000_000 // step):
        # Every fourth number is a landmark's visibility.
        trembling = [
            value if index % 4 == 3 else value + chance.uniform(-0.002, 0.002)
            for index, value in enumerate(frames[place].landmarks)
        ]
        held.append(pose_pb2.Frame(time_us=frames[place].time_us + number * step, landmarks=trembling))
    later = [pose_pb2.Frame(time_us=frame.time_us + len(held) * step, landmarks=frame.landmarks) for frame in frames[place:]]
    changed = frames[:place] + held + later
    for number, frame in enumerate(changed):
        frame.number = number
    return changed


def test_a_pause_at_the_bottom_is_part_of_one_push_up(ada):
    reps = ada.upload().receipt.reps
    paused = ada.upload(held_at_the_bottom(reps[1], 6), start_time=timestamp(now() - datetime.timedelta(minutes=1))).receipt
    assert len(paused.reps) == 12
    assert paused.reps[1].end_ms - paused.reps[1].start_ms > 6_000
