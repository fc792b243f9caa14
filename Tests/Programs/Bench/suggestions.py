"""Measures suggestions, for an account with three years of practices, ratings and push-ups and for a new one.

The catalogue is the running service's, to which the bench gives 10,000 workouts. Prints one JSON object, with times in
milliseconds.
"""

import beside  # the stubs come first
import history
from interop.people import Person
from interop.stack import Stack
from titanup.training.v1 import training_pb2


def suggestion(person: Person):
    def call() -> None:
        items = person.training.SuggestWorkouts(training_pb2.SuggestWorkoutsRequest()).items
        assert len(items) == 5, f"{len(items)} workouts instead of 5"

    return call


def main() -> None:
    arguments = beside.arguments(__doc__, calls=300, days=history.DAYS)
    stack = Stack("127.0.0.1")
    stack.wait_until_ready()
    new, full = Person(stack), Person(stack)
    workouts = history.workouts(full)
    history.fill_sessions(full, arguments.days)
    history.fill_training(full, workouts, arguments.days)
    history.fill_weights(full, arguments.days)
    measured = beside.compare(arguments.calls, suggestion(new), suggestion(full))
    beside.report({"workouts": len(workouts), **measured})
    stack.close()


if __name__ == "__main__":
    main()
