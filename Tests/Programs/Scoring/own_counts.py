"""What the counters of other exercises count, each in clips of its own exercise and in those of all others.

    own_counts.py [--json | --markdown] PROGRAM FOLDER...

PROGRAM is titanup-count-with. Needs no service. With --markdown it prints a page: for each exercise how often the count
is right, by the traits that the truth names, and how the errors are distributed.
"""

import argparse
import json
import pathlib
import subprocess
import tempfile

import clips
import cross_validate
import figures


def found(program: str, table: list[clips.Clip]) -> list[dict[str, dict[str, int]]]:
    """What the counter of each exercise finds in each clip: `count`, its reps or seconds, and `problem`, why there are none."""
    with tempfile.TemporaryDirectory() as scratch:
        files = [cross_validate.unpacked(clip, pathlib.Path(scratch)) for clip in table]
        return json.loads(subprocess.run([program, "--own", *files], check=True, stdout=subprocess.PIPE).stdout)


def count(program: str, table: list[clips.Clip]) -> list[dict[str, int]]:
    """The reps, or seconds, of each exercise that its counter finds in each clip."""
    return counts(found(program, table))


def counts(answers: list[dict[str, dict[str, int]]]) -> list[dict[str, int]]:
    return [{exercise: each["count"] for exercise, each in answer.items()} for answer in answers]


def wrong_sets(table: list[clips.Clip], answers: list[dict[str, dict[str, int]]]) -> list[str]:
    """For each counter, how many clips of push-ups and of other exercises it counts in, and in how many it doesn't say why not."""
    lines = []
    for exercise in answers[0]:
        for name, chosen in (("push-ups", lambda clip: clip.is_push_up), ("other exercises", lambda clip: not clip.is_push_up)):
            wrong = [answer[exercise] for clip, answer in zip(table, answers)
                     if chosen(clip) and clip.exercise != exercise and (clip.is_normalised or clip.is_push_up or clip.exercise)]
            lines.append(f"{exercise:14} in {len(wrong):3} sets of {name:15}: counts in {sum(each['count'] > 0 for each in wrong):2}, gives no reason in "
                         f"{sum(each['count'] == each['problem'] == 0 for each in wrong):3}")
    return lines


def summary(table: list[clips.Clip], counts: list[dict[str, int]]) -> dict[str, dict]:
    """For each counter, its errors in clips of its exercise, and the clips of others in which it finds a rep."""
    result = {}
    for exercise in sorted(set(clips.EXERCISES.values())):
        own = [(clip, found[exercise]) for clip, found in zip(table, counts)
               if clip.exercise == exercise and clip.exercise_reps > 0]
        # Whether `other_exercise` is this one, nobody says.
        others = [found[exercise] for clip, found in zip(table, counts)
                  if clip.exercise != exercise and (clip.is_normalised or clip.is_push_up or clip.exercise)]
        rows = [(clip, clip.exercise_reps, clip.exercise_reps, found) for clip, found in own]
        result[exercise] = {
            **figures.errors([tuple(numbers) for _, *numbers in rows]),
            "others": figures.false_reps(others),
            "errors": figures.distribution(rows),
            "by": figures.by_trait(rows),
        }
    return result


def line(figure: dict) -> str:
    """The summary of one exercise as text."""
    return figures.line({**figure, "variants": {"clips": 0}}, "clips")


def main() -> None:
    parser = argparse.ArgumentParser(prog="own-counts", description=__doc__.split("\n", 1)[0])
    parser.add_argument("program", metavar="PROGRAM")
    parser.add_argument("folders", nargs="+", type=pathlib.Path, metavar="FOLDER")
    output = parser.add_mutually_exclusive_group()
    output.add_argument("--json", action="store_true", help="print one JSON object and nothing else to standard output")
    output.add_argument("--markdown", action="store_true", help="print a page of tables")
    options = parser.parse_args()
    table = [clip for part in clips.tables(options.folders).values() for clip in part]
    answers = found(options.program, table)
    figures_by_exercise = summary(table, counts(answers))
    if options.json:
        rows = [{"clip": clip.name, "kind": clip.kind, "exercise": clip.exercise, "own_true": clip.exercise_reps,
                 "found": answer} for clip, answer in zip(table, answers)]
        print(json.dumps({"clips": rows, "summaries": figures_by_exercise}))
        return
    if options.markdown:
        print("\n".join(figures.page(exercise, figure) for exercise, figure in figures_by_exercise.items()), end="")
        return
    for exercise, figure in figures_by_exercise.items():
        print(f"{exercise:14} {line(figure)}")
        for detail in figures.details(figure):
            print(f"    {detail}")
    for text in wrong_sets(table, answers):
        print(text)


if __name__ == "__main__":
    main()
