"""Measures how soon a deleted session no longer affects any service, and how soon it does again once it is restored.

After every call it polls the services in turn until each shows the change. Prints one JSON object with the milliseconds
from the response to the call until a service shows the change, for the last of them and for each.
"""

import time

import beside  # the stubs come first
from interop.people import Person, new_id, now, timestamp
from interop.stack import TIMEOUT, Stack
from titanup.habits.v1 import habits_pb2
from titanup.profile.v1 import profile_pb2
from titanup.sessions.v1 import sessions_pb2
from titanup.training.v1 import training_pb2
from titanup.trophies.v1 import trophies_pb2


def views(person: Person, habit: habits_pb2.Habit) -> dict[str, object]:
    """What each service reports about today."""
    week = sessions_pb2.GetActivityChartRequest(range=sessions_pb2.CHART_RANGE_LAST_7_DAYS, time_zone="UTC")
    medals = trophies_pb2.ListCurrentMedalsRequest(time_zone="UTC")
    day = training_pb2.GetDayProgressRequest(time_zone="UTC")
    home = profile_pb2.GetDashboardRequest(time_zone="UTC")
    return {
        "chart": lambda: [bucket.reps for bucket in person.sessions.GetActivityChart(week).buckets],
        "habit": lambda: person.progress(habit).today,
        "energy": lambda: round(person.training.GetDayProgress(day).energy.kilocalories.gross, 6),
        "medals": lambda: sorted(medal.medal_id for medal in person.trophies.ListCurrentMedals(medals).medals),
        "trophies": lambda: sorted(person.awards()),
        "home": lambda: person.profile.GetDashboard(home).today.total_reps,
    }


def settle(asked: dict[str, object], wanted: dict[str, object]) -> dict[str, float]:
    """How long it takes from now until each service returns the wanted value."""
    began, seen = time.perf_counter(), {}
    while len(seen) < len(asked):
        for name in asked.keys() - seen.keys():
            if asked[name]() == wanted[name]:
                seen[name] = (time.perf_counter() - began) * 1_000
        if time.perf_counter() - began > TIMEOUT:
            raise SystemExit(f"after {TIMEOUT} s the change is still missing in {sorted(asked.keys() - seen.keys())}")
    return seen


def moments(rounds: list[dict[str, float]]) -> dict[str, object]:
    each = {name: beside.figures([seen[name] for seen in rounds]) for name in rounds[0]}
    return {"all": beside.figures([max(seen.values()) for seen in rounds]), **each}


def main() -> None:
    arguments = beside.arguments(__doc__, calls=100)
    stack = Stack("127.0.0.1")
    stack.wait_until_ready()
    person = Person(stack)
    weight = profile_pb2.BodyMeasurement(measurement_id=new_id(), measure_time=timestamp(now()), weight_kg=70)
    person.profile.AddBodyMeasurement(profile_pb2.AddBodyMeasurementRequest(measurement=weight))
    habit = person.habit("Push-ups", per_day=10, measure=habits_pb2.HABIT_MEASURE_AMOUNT)
    source = habits_pb2.LINK_SOURCE_PUSHUP_REPS
    person.habits.LinkHabit(habits_pb2.LinkHabitRequest(habit_id=habit.habit_id, source=source))
    asked = views(person, habit)
    before = {name: ask() for name, ask in asked.items()}
    session = person.store(person.upload().receipt, time_zone="UTC", utc_offset_seconds=0).session_id
    person.watch_until({"T-SESSION-5", "T-SESSION-10", "T-FAST-5-10S"})
    # Every service has received the session once every view differs from before.
    after = {name: ask() for name, ask in asked.items()}
    deadline = time.monotonic() + TIMEOUT
    while any(after[name] == before[name] for name in asked):
        if time.monotonic() > deadline:
            raise SystemExit(f"the session is missing in {[name for name in asked if after[name] == before[name]]}")
        after = {name: ask() for name, ask in asked.items()}
    gone, back = [], []
    for _ in range(arguments.calls):
        person.sessions.DeleteSession(sessions_pb2.DeleteSessionRequest(session_id=session))
        gone.append(settle(asked, before))
        person.sessions.UndeleteSession(sessions_pb2.UndeleteSessionRequest(session_id=session))
        back.append(settle(asked, after))
    beside.report({"gone": moments(gone), "back": moments(back)})
    stack.close()


if __name__ == "__main__":
    main()
