"""What an overview of habits costs (requirement R3-12): for an account with 50 habits of three years, and for an empty one.

Both are asked in turn over one connection, so that what else the machine does is shared. Prints one JSON object, times in
milliseconds.
"""

import argparse
import datetime
import json
import pathlib
import random
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "InteropTests"))

from interop import stubs  # noqa: E402

_STUBS = stubs.generate()

from interop.people import Person  # noqa: E402
from interop.stack import Stack  # noqa: E402
from titanup.habits.v1 import habits_pb2  # noqa: E402

HEADER = (
    "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,"
    "Target Value,Archived?"
)


def export(habits: int, days: int) -> tuple[str, str]:
    """As Loop Habit Tracker would write it: goals of all kinds, two dates in three done."""
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


def overview(person) -> tuple[float, int]:
    """How long a call takes, in milliseconds, and how many habits came."""
    request = habits_pb2.ListHabitsRequest(view=habits_pb2.HABIT_VIEW_OVERVIEW, page_size=200)
    began = time.perf_counter()
    response = person.habits.ListHabits(request)
    return (time.perf_counter() - began) * 1_000, len(response.habits)


def figures(times: list[float]) -> dict[str, float]:
    times = sorted(times)
    return {name: round(times[min(len(times) - 1, int(len(times) * share))], 3)
            for name, share in (("p50", 0.5), ("p99", 0.99))}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--calls", type=int, default=500)
    parser.add_argument("--habits", type=int, default=50)
    parser.add_argument("--days", type=int, default=1_096)
    arguments = parser.parse_args()
    stack = Stack("127.0.0.1")
    stack.wait_until_ready()
    empty, full = Person(stack), Person(stack)
    habits, checkmarks = export(arguments.habits, arguments.days)
    full.habits.ImportHabits(habits_pb2.ImportHabitsRequest(habits_csv=habits, checkmarks_csv=checkmarks))
    times = {"empty": [], "full": []}
    for _ in range(arguments.calls):
        for name, person, expected in (("empty", empty, 0), ("full", full, arguments.habits)):
            milliseconds, count = overview(person)
            assert count == expected, f"{count} habits instead of {expected}"
            times[name].append(milliseconds)
    shown = {name: figures(values) for name, values in times.items()}
    print(json.dumps({**shown, "ratio_p50": round(shown["full"]["p50"] / shown["empty"]["p50"], 2)}))
    stack.close()


if __name__ == "__main__":
    main()
