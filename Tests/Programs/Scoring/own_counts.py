"""What the counters of other exercises count, each in clips of its own exercise and in those of all others.

    own_counts.py [--json] PROGRAM FOLDER...

PROGRAM is titanup-count-with. Needs no service.
"""

import argparse
import json
import pathlib
import subprocess
import tempfile

import clips
import cross_validate
import figures


def count(program: str, table: list[clips.Clip]) -> list[dict[str, int]]:
    """The reps of each exercise that its counter finds in each clip."""
    with tempfile.TemporaryDirectory() as scratch:
        files = [cross_validate.unpacked(clip, pathlib.Path(scratch)) for clip in table]
        return json.loads(subprocess.run([program, "--own", *files], check=True, stdout=subprocess.PIPE).stdout)


def summary(table: list[clips.Clip], counts: list[dict[str, int]]) -> dict[str, dict]:
    """For each counter, its errors in clips of its exercise, and the clips of others in which it finds a rep."""
    result = {}
    for exercise in sorted(set(clips.EXERCISES.values())):
        own = [(clip, found[exercise]) for clip, found in zip(table, counts)
               if clip.exercise == exercise and clip.exercise_reps > 0]
        # Whether `other_exercise` is this one, nobody says.
        others = [found[exercise] for clip, found in zip(table, counts)
                  if clip.exercise != exercise and (clip.is_normalised or clip.is_push_up or clip.exercise)]
        result[exercise] = {
            **figures.errors([(clip.exercise_reps, clip.exercise_reps, found) for clip, found in own]),
            "others": figures.false_reps(others),
        }
    return result


def line(figure: dict) -> str:
    """The summary of one exercise as text."""
    return figures.line({**figure, "variants": {"clips": 0}}, "clips")


def main() -> None:
    parser = argparse.ArgumentParser(prog="own-counts", description=__doc__.split("\n", 1)[0])
    parser.add_argument("program", metavar="PROGRAM")
    parser.add_argument("folders", nargs="+", type=pathlib.Path, metavar="FOLDER")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else to standard output")
    options = parser.parse_args()
    table = [clip for part in clips.tables(options.folders).values() for clip in part]
    counts = count(options.program, table)
    found = summary(table, counts)
    if options.json:
        rows = [{"clip": clip.name, "kind": clip.kind, "exercise": clip.exercise, "own_true": clip.exercise_reps,
                 "counts": count} for clip, count in zip(table, counts)]
        print(json.dumps({"clips": rows, "summaries": found}))
        return
    for exercise, figure in found.items():
        print(f"{exercise:14} {line(figure)}")


if __name__ == "__main__":
    main()
