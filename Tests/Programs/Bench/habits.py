"""Measures the overview of habits (requirement R3-12), for an account with 50 habits of three years and for a new one.

`unchanged` is the time of repeated calls, and `after_a_tap` that of a call right after one of the habits was recorded.
Prints one JSON object, with times in milliseconds.
"""

import beside  # the stubs come first
import history
from interop.people import Person, new_id
from interop.stack import Stack
from titanup.habits.v1 import habits_pb2


def overview(person: Person, expected: int):
    request = habits_pb2.ListHabitsRequest(view=habits_pb2.HABIT_VIEW_OVERVIEW, page_size=200)

    def call() -> list[habits_pb2.HabitOverview]:
        habits = person.habits.ListHabits(request).habits
        assert len(habits) == expected, f"{len(habits)} habits instead of {expected}"
        return habits

    return call


def main() -> None:
    arguments = beside.arguments(__doc__, calls=500, habits=history.HABITS, days=history.DAYS)
    stack = Stack("127.0.0.1")
    stack.wait_until_ready()
    new, full = Person(stack), Person(stack)
    history.fill_habits(full, arguments.habits, arguments.days)
    empty, overviews = overview(new, 0), overview(full, arguments.habits)
    first = round(beside.milliseconds(overviews), 3)
    unchanged = beside.compare(arguments.calls, empty, overviews)
    habit_id = overviews()[0].habit.habit_id
    taps = []
    for _ in range(arguments.calls // 10):
        full.habits.RecordHabit(
            habits_pb2.RecordHabitRequest(
                record=habits_pb2.HabitRecord(habit_id=habit_id, delta=1, time_zone="UTC"), request_id=new_id()))
        taps.append(beside.milliseconds(overviews))
    beside.report({"first": first, "unchanged": unchanged, "after_a_tap": beside.figures(taps)})
    stack.close()


if __name__ == "__main__":
    main()
