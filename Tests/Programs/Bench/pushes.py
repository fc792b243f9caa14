"""Measures how soon a due reminder is at the push service of a closed page, with two devices for everybody.

Everybody's reminder is due at the same whole minute. Prints one JSON object with the milliseconds from that minute until
the reminder's push has arrived, for all devices. `--calls` is the number of people.
"""

import beside  # the stubs come first
from interop.pushes import Athlete, PushService, next_minute
from interop.stack import Stack


def main() -> None:
    arguments = beside.arguments(__doc__, calls=20)
    stack = Stack("127.0.0.1")
    stack.wait_until_ready()
    pushes, minute = PushService(), next_minute()
    people = [Athlete.reminded(stack, minute, pushes.device(), pushes.device()) for _ in range(arguments.calls)]
    devices = [device for person in people for device in person.devices]
    for device in devices:
        pushes.wait_for(device, 1, minute.timestamp())
    late = [(device.attempts[0].time - minute.timestamp()) * 1_000 for device in devices]
    if min(late) < 0:
        raise SystemExit(f"a push came {-min(late):.0f} ms before its reminder was due")
    if any(len(device.attempts) > 1 for device in devices) or pushes.problems:
        raise SystemExit(f"pushes came twice, or were wrong: {pushes.problems}")
    beside.report({"pushes": len(devices), "due_to_push_ms": beside.figures(late)})
    pushes.close()
    stack.close()


main()
