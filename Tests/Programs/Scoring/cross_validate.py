"""Cross-validates the counter: measures how well it counts recordings with thresholds chosen without them.

    cross_validate.py [--seed N] [--json] [--counter NAME] [--whole-images] [--keep-given] [FOLDER ...] PROGRAM

Recordings from one source resemble each other, so each source is held out as a whole: thresholds are chosen on the
recordings of all other sources, and then tested on those of this one. For every threshold there are seven candidates,
the greatest four times the least, placed at random around the current value so that it is not among them. The search
starts at the best of some random vectors, and optimises one threshold after the other until none improves; among
equally good values it takes the middle one. The counter's rules, which no threshold can disable, stay the same. With
--keep-given so do the thresholds that what counts as a push-up and the body's geometry give: no recording teaches them.

PROGRAM is titanup-count-with.
"""

import argparse
import json
import lzma
import os
import pathlib
import random
import subprocess
import sys
import tempfile

import clips
import figures

#: Neighbouring candidates differ by a third of an octave.
STEPS = range(-3, 4)
DRAWN = 40
SWEEPS = 4

#: Thresholds that are conventions or follow from how a body is built, and are not learned with --keep-given.
GIVEN = frozenset({
    # What counts: how deep a push-up is, what half a push-up is beside whole ones, and how fast and how slow anybody does one.
    "floor", "floorInSet", "deepAnyway", "shallowTravel", "shallowAngle", "shortestRep", "longestRep",
    # How far shoulders move over hands, in arm lengths.
    "longestTravel", "provingTravel",
    # Angles between arms, trunk and feet, on feet, on knees and in a hang.
    "armToTrunk.lower", "armToTrunk.upper", "handsToFeet.lower", "handsToFeet.upper", "armToTrunkOnKnees.lower",
    "armToTrunkOnKnees.upper", "hangingArms",
})


class Counter:
    """Runs one process per core, each with its share of the recordings, and caches results."""

    def __init__(self, program: list[str], table: list[clips.Clip], scratch: pathlib.Path):
        files = [unpacked(clip, scratch) for clip in table]
        parts = max(1, os.cpu_count() or 1)
        self._order = [[index for index in range(len(table)) if index % parts == part] for part in range(parts)]
        self._processes = [
            subprocess.Popen(
                [*program, *(files[index] for index in order)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
            for order in self._order
        ]
        for process in self._processes:
            self.today = json.loads(process.stdout.readline())
        self._known: dict[tuple, list[int]] = {}

    def count(self, thresholds: dict[str, int]) -> list[int]:
        key = tuple(thresholds.items())
        if key not in self._known:
            for process in self._processes:
                process.stdin.write(json.dumps(thresholds) + "\n")
                process.stdin.flush()
            counts = {}
            for process, order in zip(self._processes, self._order):
                counts.update(zip(order, json.loads(process.stdout.readline())))
            self._known[key] = [counts[index] for index in sorted(counts)]
        return self._known[key]

    def close(self) -> None:
        for process in self._processes:
            process.stdin.close()
            process.wait()


def unpacked(clip: clips.Clip, scratch: pathlib.Path) -> str:
    """A clip as the counter's input."""
    file = clip.file
    if file.suffix == ".xz":
        file = scratch / f"{len(list(scratch.iterdir()))}.csv"
        file.write_bytes(lzma.open(clip.file).read())
    return f"{clip.width}:{clip.height}:{file}"


def sources(table: list[clips.Clip]) -> list[str]:
    """The publisher of each clip. A benchmark is one source."""
    return [clip.file.parent.name if clip.is_normalised else clip.name.partition("__")[0] for clip in table]


class Search:
    """Chooses thresholds by the clips of some tables, in which each kind of recording has the same weight."""

    def __init__(self, counter: Counter, table: list[clips.Clip], seed: int, kept: frozenset[str]):
        self._counter, self._table = counter, table
        chance = random.Random(seed)
        self._grid = {
            name: [max(1, round(today * 2 ** ((shift + step) / 3))) for step in STEPS]
            for name, today in counter.today.items() if name not in kept
            # A shift of 0 would make the current value a candidate.
            for shift in [chance.uniform(0.15, 0.85) * chance.choice([-1, 1])]
        }
        self._drawn = [{name: chance.choice(values) for name, values in self._grid.items()} for _ in range(DRAWN)]

    def thresholds(self, training: list[int]) -> dict[str, int]:
        chosen = min(self._drawn, key=lambda drawn: self.loss(drawn, training))
        for _ in range(SWEEPS):
            before = dict(chosen)
            for name, values in self._grid.items():
                losses = [self.loss({**chosen, name: value}, training) for value in values]
                chosen[name] = values[middle(losses)]
            if chosen == before:
                break
        return chosen

    def loss(self, thresholds: dict[str, int], training: list[int]) -> float:
        """The mean relative error of push-up clips plus the share of other clips with a false count, for each kind."""
        counts = self._counter.count(thresholds)
        kinds: dict[tuple[bool, bool], list[float]] = {}
        for index in training:
            clip = self._table[index]
            error = clip.error(counts[index])
            kind = kinds.setdefault((clip.is_normalised, clip.is_push_up), [])
            kind.append(error / max(1, clip.reps_min) if clip.is_push_up else float(error > 0))
        return sum(sum(errors) / len(errors) for errors in kinds.values())


def middle(losses: list[float]) -> int:
    """The index in the middle of the longest run of minimal losses."""
    least, best, run = min(losses), [], []
    for index, loss in enumerate(losses):
        run = [*run, index] if loss <= least + 1e-12 else []
        best = max(best, run, key=len)
    return best[len(best) // 2]


def main() -> None:
    parser = argparse.ArgumentParser(prog="cross-validate", description=__doc__.split("\n", 1)[0])
    parser.add_argument("folders", nargs="*", default=clips.FOLDERS, type=pathlib.Path, metavar="FOLDER")
    parser.add_argument("program", metavar="PROGRAM")
    parser.add_argument("--counter", default="", metavar="NAME", help="such as pushup/3; by default the standard one")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the search's random choices")
    parser.add_argument("--whole-images", action="store_true", help="leave out benchmarks that know only a body's shape")
    parser.add_argument("--keep-given", action="store_true", help="choose no threshold that the body or the definition of a push-up gives")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else to standard output")
    options = parser.parse_args()
    tables = clips.tables(options.folders)
    if options.whole_images:
        whole = {name: [clip for clip in part if not clip.is_normalised] for name, part in tables.items()}
        tables = {name: part for name, part in whole.items() if part}
    table = [clip for part in tables.values() for clip in part]
    origin = sources(table)
    with tempfile.TemporaryDirectory() as scratch:
        counter = Counter([options.program, *(['--counter', options.counter] if options.counter else [])], table, pathlib.Path(scratch))
        search = Search(counter, table, options.seed, GIVEN if options.keep_given else frozenset())
        held_out, chosen = [None] * len(table), {}
        for source in sorted(set(origin)):
            training = [index for index, other in enumerate(origin) if other != source]
            chosen[source] = search.thresholds(training)
            counts = counter.count(chosen[source])
            wrong = []
            for index, clip in enumerate(table):
                if origin[index] == source:
                    held_out[index] = counts[index]
                    if clip.error(counts[index]):
                        wrong.append(f"{clip.name} {counts[index]} ({clip.reps_min}-{clip.reps_max})")
            found = search.loss(chosen[source], training)
            print(f"{source}: loss of the others {found:.3f}; wrong: {', '.join(wrong) or 'none'}", file=sys.stderr, flush=True)
        counter.close()
    result = {}
    for name, part in tables.items():
        result[name] = figures.summary([(clip, held_out[table.index(clip)]) for clip in part])
    if options.json:
        print(json.dumps({"summaries": result, "thresholds": chosen}))
        return
    for name, figure in result.items():
        print(f"{name}, each source with thresholds chosen without it (95 % intervals)\n  {figures.line(figure)}")
        for detail in figures.details(figure):
            print(f"    {detail}")


if __name__ == "__main__":
    main()
