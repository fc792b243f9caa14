"""Measures how much PostgreSQL logs for a recorded set, with frames in PostgreSQL and in an object store.

In both places, a number of people do a set at the same time, each the recording of Tests/Support/Fixtures as another
motion, at its own pace, and store it as a session. All of them have a body weight and a habit of push-ups, belong to
one group, and have done a set before, whose first trophies therefore don't count. What PostgreSQL logs from a
checkpoint until every service has followed is theirs.

Images of whole pages, which follow a checkpoint, are told apart: the more sets there are between two checkpoints, the
fewer. One person then does a set alone right after another checkpoint, so that every page it changes is logged whole,
without what is free on it. A large store, where few sets share pages, logs up to 8 KiB for each of these pages.
PostgreSQL's own upkeep, such as statistics of small tables, and the leases that services renew all the time are told
apart, too.

Prints tables, or one JSON object with --json: bytes of log a set by part, by table or index, and for rows that a
transaction writes a second time. `scans` says how often an index was used until then, by everything this program did.
--compression is PostgreSQL's wal_compression, which concerns images of whole pages only.
"""

import argparse
import concurrent.futures
import datetime
import json
import os
import pathlib
import time

import beside  # the stubs come first
from cluster_log import Log
from figures import table
from interop import recordings
from interop.live import of_kind
from interop.object_store import ObjectStore
from interop.people import Person, new_id, now, timestamp
from interop.pose_beside import PoseBeside
from interop.stack import Control, Stack
from titanup.habits.v1 import habits_pb2
from titanup.pose.v1 import pose_pb2
from titanup.profile.v1 import profile_pb2
from titanup.sessions.v1 import sessions_pb2
from titanup.social.v1 import social_pb2

CONTROL = pathlib.Path(__file__).resolve().parents[3] / "deploy" / "lib" / "control"
#: The frames of a message.
BATCH = 3
#: Heights of the motions that one person does: of the set before, of the one with the others, and of the one alone.
BEFORE, TOGETHER, ALONE = 0.9, 1.0, 0.8
#: How many tables and indexes the tables name; the JSON object has all.
SHOWN = 30


class Group:
    """A group that everybody joins who is measured."""

    def __init__(self, stack: Stack):
        self.stack, self.people = stack, 0
        self.shown = social_pb2.GroupSharing(board=True, push_ups=True)
        self.first = self._named()
        settings = social_pb2.GroupSettings(name="Titans")
        request = social_pb2.CreateGroupRequest(settings=settings, sharing=self.shown)
        self.id = self.first.social.CreateGroup(request).group_id

    def _named(self) -> Person:
        person = Person(self.stack)
        sharing = social_pb2.Sharing(display_name="Ada")
        person.social.UpdateSharing(social_pb2.UpdateSharingRequest(sharing=sharing, request_id=new_id()))
        return person

    def member(self) -> "Athlete":
        self.people += 1
        person = self._named()
        asked = social_pb2.CreateGroupInvitationRequest(group_id=self.id)
        code = self.first.social.CreateGroupInvitation(asked).invitation.code
        person.social.JoinGroup(social_pb2.JoinGroupRequest(code=code, sharing=self.shown, request_id=new_id()))
        return Athlete(person, self.people)


class Athlete:
    """A person who has done a set before. Nobody else does the same motions."""

    def __init__(self, person: Person, number: int):
        self.person, self.number = person, number
        weight = profile_pb2.BodyMeasurement(measurement_id=new_id(), measure_time=timestamp(now()), weight_kg=70)
        person.profile.AddBodyMeasurement(profile_pb2.AddBodyMeasurementRequest(measurement=weight))
        habit = person.habit("Push-ups", per_day=10, measure=habits_pb2.HABIT_MEASURE_AMOUNT)
        source = habits_pb2.LINK_SOURCE_PUSHUP_REPS
        person.habits.LinkHabit(habits_pb2.LinkHabitRequest(habit_id=habit.habit_id, source=source))
        earlier = timestamp(now() - datetime.timedelta(hours=1))
        self._store(person.upload(self._frames(BEFORE), start_time=earlier).receipt)

    def _frames(self, height: float) -> list[pose_pb2.Frame]:
        return recordings.another_set(height + self.number / 1_000)

    def train(self, height: float) -> None:
        """Does a set live, and stores it."""
        opening = self.person.open_message(start_time=timestamp(now()))
        responses = list(self.person.pose.StreamReps(self._paced(opening, self._frames(height))))
        [receipt] = of_kind(responses, "receipt")
        self._store(receipt)

    @staticmethod
    def _paced(opening: pose_pb2.Open, frames: list[pose_pb2.Frame]):
        yield pose_pb2.StreamRepsRequest(open=opening)
        began = time.monotonic()
        for batch in recordings.batches(frames, BATCH):
            time.sleep(max(0, began + batch.frames[-1].time_us / 1e6 - time.monotonic()))
            yield pose_pb2.StreamRepsRequest(frames=batch)
        yield pose_pb2.StreamRepsRequest(close=pose_pb2.Close())

    def _store(self, receipt: pose_pb2.RepReceipt) -> None:
        stored = self.person.store(receipt)
        if stored.evidence != sessions_pb2.EVIDENCE_VERIFIED_STREAM:
            raise SystemExit(f"the set of person {self.number} isn't verified: {receipt.evidence_flags}")


def measured(log: Log, group: Group, sets: int) -> dict:
    """A set of each of so many people at once, and one alone."""
    people = [group.member() for _ in range(sets)]

    def together() -> None:
        with concurrent.futures.ThreadPoolExecutor(sets) as pool:
            list(pool.map(lambda athlete: athlete.train(TOGETHER), people))

    figures = log.during(together).figures(sets)
    alone = log.during(lambda: people[0].train(ALONE)).figures(1)
    return {**figures, "alone": alone["services"]}


def tables(places: dict[str, dict]) -> str:
    """The figures of both places side by side, and what writes most."""

    def row(what: str, figure) -> list[str]:
        return [what, *(f"{figure(figures):,}" for figures in places.values())]

    parts = sorted({part for figures in places.values() for part in figures["parts"]})
    compared = [
        row("all", lambda figures: figures["bytes"]),
        row("of it images of whole pages", lambda figures: figures["images"]),
        row("of the rest, what services write without leases", lambda figures: figures["services"]["bytes"]),
        *(row(part, lambda figures, part=part: figures["parts"].get(part, {"bytes": 0})["bytes"]) for part in parts),
        row("leases, a second and not a set", lambda figures: figures["lease_bytes_a_second"]),
        row("a set alone after a checkpoint, what services write", lambda figures: figures["alone"]["bytes"]),
        row("images of whole pages beside that", lambda figures: figures["alone"]["images"]),
        row("number of pages changed by it", lambda figures: figures["alone"]["pages"]),
    ]
    shown = [table(["bytes a set", *places], compared)]
    for place, figures in places.items():
        for title, key in (("table or index", "relations"), ("written again in its transaction", "again")):
            rows = [
                [
                    name,
                    ", ".join(f"{kind} {of['count']:g} ({of['bytes']:,})" for kind, of in each["records"].items()),
                    f"{each['bytes']:,}",
                    str(each.get("scans", "")),
                ]
                for name, each in list(figures[key].items())[:SHOWN]
            ]
            shown.append(table([f"{place}: {title}", "records a set (bytes)", "bytes a set", "scans"], rows, texts=2))
    return "\n\n".join(shown)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sets", type=int, default=20)
    parser.add_argument("--compression", choices=["off", "pglz", "lz4", "zstd"], default="off")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if not 1 <= arguments.sets <= 100:
        parser.error(f"--sets takes 1 to 100, got {arguments.sets}")
    stack, log, control = Stack("127.0.0.1"), Log(arguments.compression), Control(str(CONTROL))
    stack.wait_until_ready()
    group = Group(stack)
    places = {"in PostgreSQL": measured(log, group, arguments.sets)}
    with ObjectStore() as store:
        control("stop", "pose")
        os.environ.update(PoseBeside.over(store, "/bench"))
        control("start", "pose")
        places["in an object store"] = measured(log, group, arguments.sets)
        if not store.names():
            raise SystemExit("no frames came into the object store")
    print(json.dumps(places, indent=2) if arguments.json else tables(places))
    stack.close()


if __name__ == "__main__":
    main()
