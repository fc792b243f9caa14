"""Measures the home screen with all services up, for an account with three years of history in each and for a new one.

`parts` are the times of the calls behind it, each made separately. Prints one JSON object, with times in milliseconds.
"""

import beside  # the stubs come first
import history
from interop.people import Person
from interop.stack import Stack
from titanup.habits.v1 import habits_pb2
from titanup.motivation.v1 import motivation_pb2
from titanup.profile.v1 import profile_pb2
from titanup.sessions.v1 import sessions_pb2
from titanup.training.v1 import training_pb2
from titanup.trophies.v1 import trophies_pb2


def dashboard(person: Person):
    def call() -> None:
        home = person.profile.GetDashboard(profile_pb2.GetDashboardRequest())
        assert not home.unavailable, f"unavailable: {home.unavailable}"

    return call


def parts(person: Person) -> dict[str, object]:
    month = sessions_pb2.GetActivityChartRequest(range=sessions_pb2.CHART_RANGE_MONTH)
    overview = habits_pb2.ListHabitsRequest(view=habits_pb2.HABIT_VIEW_OVERVIEW)
    return {
        "month": lambda: person.sessions.GetActivityChart(month),
        "streak": lambda: person.sessions.GetStreak(sessions_pb2.GetStreakRequest()),
        "last_session": lambda: person.sessions.ListSessions(sessions_pb2.ListSessionsRequest(page_size=1)),
        "awards": lambda: person.trophies.ListAwards(trophies_pb2.ListAwardsRequest(page_size=3)),
        "medals": lambda: person.trophies.ListCurrentMedals(trophies_pb2.ListCurrentMedalsRequest()),
        "level": lambda: person.trophies.GetLevel(trophies_pb2.GetLevelRequest()),
        "suggestions": lambda: person.training.SuggestWorkouts(training_pb2.SuggestWorkoutsRequest()),
        "training_week": lambda: person.training.GetWeekSummary(training_pb2.GetWeekSummaryRequest()),
        "last_practice": lambda: person.training.GetLastWorkout(training_pb2.GetLastWorkoutRequest()),
        "habits": lambda: person.habits.ListHabits(overview),
        "pep_talk": lambda: person.motivation.GetPepTalk(motivation_pb2.GetPepTalkRequest()),
    }


def main() -> None:
    arguments = beside.arguments(__doc__, calls=200, days=history.DAYS)
    stack = Stack("127.0.0.1")
    stack.wait_until_ready()
    new, full = Person(stack), Person(stack)
    history.fill_habits(full, days=arguments.days)
    history.fill_training(full, history.workouts(full), arguments.days)
    history.fill_weights(full, arguments.days)
    history.fill_sessions(full, arguments.days)
    measured = beside.compare(arguments.calls, dashboard(new), dashboard(full))
    of_new, of_full = parts(new), parts(full)
    each = {name: beside.compare(arguments.calls // 4, of_new[name], of_full[name]) for name in of_new}
    beside.report({**measured, "parts": each})
    stack.close()


if __name__ == "__main__":
    main()
