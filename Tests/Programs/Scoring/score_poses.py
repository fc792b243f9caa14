"""Has the running pose service count recordings of real people, and reports how often it is right.

    score_poses.py [--counter NAME] [--json | --markdown] [--own PROGRAM] [FOLDER ...]

It takes the services' addresses from TITANUP_AUTH_ADDRESS and TITANUP_POSE_ADDRESS, and registers users for the
purpose. It scores all clips of the folders as they were recorded. Those whose landmarks have their place in the image it
also scores at other frame rates, mirrored, turned, with fewer landmarks, with fewer frames, with noise, shaken, with a
phone that falls over, and without visibility. Where the truth says how a clip was taken, it also prints figures by that.
With --markdown it prints these figures as a page, with the distribution of errors.

With PROGRAM, which is titanup-count-with, it also has the counters of other exercises count every clip: a clip of such
an exercise has the count of its own counter as `own_counted`, beside `counted` by the push-up counter.
"""

import argparse
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "InteropTests"))

from interop import stubs  # noqa: E402

_STUBS = stubs.generate()

import grpc  # noqa: E402

import clips  # noqa: E402
import figures  # noqa: E402
import own_counts  # noqa: E402
import transformations  # noqa: E402
from interop.people import Person, upload_requests  # noqa: E402
from interop.stack import Stack  # noqa: E402
from titanup.pose.v1 import pose_pb2  # noqa: E402


class Counter:
    """Counts with the service, as users registered for this."""

    #: Tokens expire within minutes. With a new user after this number of calls, none needs to be renewed.
    CALLS_A_USER = 100

    def __init__(self, stack: Stack, name: str):
        self._stack, self._name, self._person, self._left = stack, name, None, 0

    def count(self, recording: clips.Recording, schema: str) -> int:
        if self._left == 0:
            self._change_user()
        self._left -= 1
        try:
            return self._upload(recording, schema)
        except grpc.RpcError as error:
            if error.code() != grpc.StatusCode.ALREADY_EXISTS:
                raise
            # Thinning does not change a slow recording, and a user may upload the same frames only once.
            self._change_user()
            return self._upload(recording, schema)

    def _change_user(self) -> None:
        self._person, self._left = Person(self._stack), self.CALLS_A_USER

    def _upload(self, recording: clips.Recording, schema: str) -> int:
        opening = self._person.open_message(
            schema=pose_pb2.LandmarkSchema.Value(f"LANDMARK_SCHEMA_{schema}"),
            image_width=recording.width,
            image_height=recording.height,
            counter=self._name,
        )
        opening.ClearField("start_time")
        frames = [
            pose_pb2.Frame(number=number, time_us=time, landmarks=landmarks)
            for number, (time, landmarks) in enumerate(recording.frames)
        ]
        return len(self._person.pose.UploadStream(upload_requests(opening, frames)).receipt.reps)


def say(text: str = "") -> None:
    print(text, file=sys.stderr, flush=True)


def score(counter: Counter, table: list[clips.Clip], own: list[dict[str, int]] | None) -> tuple[list[dict], dict[str, dict]]:
    """The count of each clip, as recorded and transformed, and the summaries by transformation."""
    counts = {name: [] for name in transformations.ALL}
    rows = []
    for index, clip in enumerate(table):
        recording = clips.read(clip)
        found = {}
        for name, (transform, schema) in transformations.ALL.items():
            if name == "as recorded" or not clip.is_normalised:
                found[name] = counter.count(transform(recording), schema)
                counts[name].append((clip, found[name]))
        counted = found.pop("as recorded")
        rows.append(
            {"clip": clip.name, "kind": clip.kind, "reps_min": clip.reps_min, "reps_max": clip.reps_max,
             "counted": counted, "transformed": found}
        )
        own_note = ""
        if own and clip.exercise:
            rows[-1]["own_counted"] = own[index][clip.exercise]
            rows[-1]["own_true"] = clip.exercise_reps if clip.exercise_reps >= 0 else None
            own_note = f"own_counted {own[index][clip.exercise]} of {rows[-1]['own_true']}  "
        truth = f"{clip.reps_min}" if clip.reps_min == clip.reps_max else f"{clip.reps_min}-{clip.reps_max}"
        verdict = "right" if clip.error(counted) == 0 else "WRONG"
        strays = ", ".join(f"{name} {other}" for name, other in found.items() if clip.error(other))
        say(f"{verdict} {clip.name:44} {clip.kind:18} true {truth:>5} counted {counted:3}  {own_note}{strays}")
    return rows, {name: figures.summary(counted) for name, counted in counts.items() if counted}


def page(summaries: dict[str, dict]) -> str:
    """The figures of all tables as Markdown: push-ups, and each other exercise."""
    parts = []
    for name, figure in summaries.items():
        parts.append(figures.page(f"{name}: push-ups", figure))
        parts += [figures.page(f"{name}: {exercise}", own) for exercise, own in figure.get("own", {}).items() if own["clips"]]
    return "\n".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(prog="score-poses", description=__doc__.split("\n", 1)[0])
    parser.add_argument("folders", nargs="*", default=clips.FOLDERS, type=pathlib.Path, metavar="FOLDER")
    parser.add_argument("--counter", default="", metavar="NAME", help="such as pushup/3; by default the standard one")
    output = parser.add_mutually_exclusive_group()
    output.add_argument("--json", action="store_true", help="print one JSON object and nothing else to standard output")
    output.add_argument("--markdown", action="store_true", help="print a page of tables of the recordings as they are")
    parser.add_argument("--own", metavar="PROGRAM", help="count other exercises, too, with titanup-count-with")
    options = parser.parse_args()
    tables = clips.tables(options.folders)
    stack = Stack("127.0.0.1")
    stack.wait_until_ready()
    counter = Counter(stack, options.counter)
    result = {"clips": [], "summaries": {}}
    for name, table in tables.items():
        say(name)
        own = own_counts.count(options.own, table) if options.own else None
        rows, summaries = score(counter, table, own)
        result["clips"] += [{**row, "ground_truth": name} for row in rows]
        result["summaries"][name] = {**summaries.pop("as recorded"), "transformed": summaries}
        if own:
            result["summaries"][name]["own"] = own_counts.summary(table, own)
    stack.close()
    if options.json:
        print(json.dumps(result))
        return
    if options.markdown:
        print(page(result["summaries"]), end="")
        return
    for name, figure in result["summaries"].items():
        print(f"\n{name} (95 % intervals)\n  {'as recorded':14} {figures.line(figure)}")
        for detail in figures.details(figure):
            print(f"    {detail}")
        for transformation, transformed in figure["transformed"].items():
            print(f"  {transformation:14} {figures.line(transformed)}")
        for exercise, own in figure.get("own", {}).items():
            print(f"  {exercise:14} {own_counts.line(own)}")
            for detail in figures.details(own):
                print(f"    {detail}")


if __name__ == "__main__":
    main()
