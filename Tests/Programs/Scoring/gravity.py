"""What knowing which way is up changes: recordings of real people counted with it and without, in images turned by known angles.

    gravity.py PROGRAM FOLDER...

PROGRAM is titanup-count-with. Needs no service. Recordings are taken to be made with an upright camera, but for three.
"""

import argparse
import collections
import json
import pathlib
import subprocess
import tempfile
from collections.abc import Iterator

import clips
import cross_validate

#: The way up in an upright image that was turned clockwise by so many right angles.
UP = ("0,-1,0", "1,0,0", "0,1,0", "-1,0,0")
#: By how many right angles recordings lie turned in their files: two are upside down, one is on its side.
TURNED = {"btjm123__pushups": 2, "btjm123__pushups2": 2, "push_up022": 3}


class Counter:
    def __init__(self, program: str):
        self._program = program

    def reps(self, table: list[clips.Clip], files: list[str], turns: int, known: int | None) -> list[int]:
        """The push-ups in each clip's file, turned by so many right angles, with the way up as if it were turned by `known`."""
        found = {}
        for own in range(4):
            part = [file for clip, file in zip(table, files) if TURNED.get(clip.name, 0) == own]
            up = None if known is None else UP[(known + own) % 4]
            if part:
                found |= zip(part, json.loads(self._output(part, turns, up, input="{}\n").splitlines()[1]))
        return [found[file] for file in files]

    def after(self, sets: list[str], others: list[str], up: str | None) -> list[list[int]]:
        """For each set, the push-ups in each of the others when it follows a second later."""
        return json.loads(self._output([*sets, *others], 0, up, f"--after={len(sets)}"))

    def _output(self, files: list[str], turns: int, up: str | None, *options: str, input: str = "") -> str:
        # With an equals sign, since a direction may begin with a minus.
        options += (f"--turns={turns}", *([f"--up={up}"] if up else []))
        return subprocess.run([self._program, *options, *files], check=True, text=True, input=input, stdout=subprocess.PIPE).stdout


def turned(counter: Counter, table: list[clips.Clip], files: list[str]) -> Iterator[str]:
    """Whole images: right counts and false reps, turned and upside down."""
    push_ups = sum(clip.is_push_up for clip in table)
    for turns in range(4):
        for name, known in (("unknown", None), ("known", turns), ("the other way", turns + 2)):
            counts = list(zip(table, counter.reps(table, files, turns, known)))
            right = sum(clip.error(found) == 0 for clip, found in counts if clip.is_push_up)
            none = sum(found == 0 for clip, found in counts if clip.is_push_up)
            false = sum(found > 0 for clip, found in counts if not clip.is_push_up)
            yield (f"turned by {90 * turns:3} degrees, up {name:13} of {push_ups} push-up clips {right} exact, {none} without "
                   f"a push-up; false push-ups in {false} of {len(table) - push_ups} others")


def shapes(counter: Counter, table: list[clips.Clip], files: list[str]) -> Iterator[str]:
    """Benchmarks that published the body's shape alone, in upright images."""
    without, known = (counter.reps(table, files, 0, turns) for turns in (None, 0))
    for name, reps in (("unknown", without), ("known", known)):
        push_ups = [clip.error(found) for clip, found in zip(table, reps) if clip.is_push_up]
        false = [clip.kind for clip, found in zip(table, reps) if not clip.is_push_up and found > 0]
        yield (f"shapes alone, up {name:8} of {len(push_ups)} push-up clips {sum(error <= 1 for error in push_ups)} within one, "
               f"{sum(error == 0 for error in push_ups)} exact; false push-ups in {len(false)} of {len(table) - len(push_ups)} others "
               f"{dict(collections.Counter(false))}")


def after(counter: Counter, sets: list[str], table: list[clips.Clip], files: list[str]) -> Iterator[str]:
    """Other exercises a second after push-ups, by exercise: pairs with a false push-up."""
    chosen = [(clip, file) for clip, file in zip(table, files) if not clip.is_push_up]
    pairs = collections.Counter(clip.kind for clip, _ in chosen)
    false = {}
    for name, up in (("unknown", None), ("known", UP[0])):
        rows = counter.after(sets, [file for _, file in chosen], up)
        false[name] = collections.Counter(clip.kind for row in rows for (clip, _), found in zip(chosen, row) if found > 0)
    for kind in sorted(pairs):
        yield f"  {kind:20} of {pairs[kind] * len(sets):5} pairs: up unknown {false['unknown'][kind]:3}, known {false['known'][kind]:3}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="gravity", description=__doc__.split("\n", 1)[0])
    parser.add_argument("program", metavar="PROGRAM")
    parser.add_argument("folders", nargs="+", type=pathlib.Path, metavar="FOLDER")
    options = parser.parse_args()
    table = [clip for part in clips.tables(options.folders).values() for clip in part]
    counter = Counter(options.program)
    with tempfile.TemporaryDirectory() as scratch:
        files = [cross_validate.unpacked(clip, pathlib.Path(scratch)) for clip in table]
        whole = [index for index, clip in enumerate(table) if not clip.is_normalised]
        rest = [index for index, clip in enumerate(table) if clip.is_normalised]
        sets = [files[index] for index in whole if table[index].is_push_up and table[index].name not in TURNED]

        def part(indices: list[int]) -> tuple[list[clips.Clip], list[str]]:
            return [table[index] for index in indices], [files[index] for index in indices]

        for line in turned(counter, *part(whole)):
            print(line, flush=True)
        for line in shapes(counter, *part(rest)):
            print(line, flush=True)
        for name, indices in (("whole images", whole), ("shapes alone", rest)):
            print(f"pairs with a false push-up in what follows push-ups, {name}")
            for line in after(counter, sets, *part(indices)):
                print(line, flush=True)


if __name__ == "__main__":
    main()
