"""Recordings of real people and their true numbers of push-ups, in either of two folder layouts."""

import csv
import dataclasses
import lzma
import pathlib
from collections.abc import Sequence

PUSH_UP, VARIANT = "push_up", "push_up_variant"

#: Columns of a ground truth by which figures are also printed, if it has them.
TRAITS = ("view", "tempo", "body", "condition")

#: Exercises with a counter of their own, by their names in ground truth.
EXERCISES = {
    name: exercise
    for exercise, names in {
        "squat": ("squat",), "lunge": ("lunge",), "sit_up": ("sit_up", "situp"), "pull_up": ("pull_up", "pullups"),
        "jumping_jack": ("jumping_jack", "jump_jack", "jumpjacks"), "burpee": ("burpee",),
    }.items()
    for name in names
}


@dataclasses.dataclass(frozen=True)
class Clip:
    """A recording; any count from `reps_min` to `reps_max` is right."""

    name: str
    kind: str
    reps_min: int
    reps_max: int
    width: int
    height: int
    file: pathlib.Path
    #: Only the body's shape is known, but not its place in the image or when its landmarks were visible.
    is_normalised: bool
    #: What the truth says of how a clip was taken and who is in it: those of `TRAITS` that its table has.
    traits: dict[str, str] = dataclasses.field(default_factory=dict)
    #: The exercise, if it has a counter of its own, and its true number of reps; -1 if nobody counted them.
    exercise: str | None = None
    exercise_reps: int = -1

    @property
    def is_push_up(self) -> bool:
        return self.kind in (PUSH_UP, VARIANT)

    def error(self, counted: int) -> int:
        return max(self.reps_min - counted, counted - self.reps_max, 0)


@dataclasses.dataclass
class Recording:
    """Frames as (microseconds since the first one, and x, y, z and visibility of each landmark, or an empty list)."""

    width: int
    height: int
    frames: list[tuple[int, list[float]]]


#: What is counted if no folder is named.
FOLDERS = (pathlib.Path("../shared/data/pose"), pathlib.Path("../shared/data/pose2"))


def tables(folders: Sequence[pathlib.Path]) -> dict[str, list[Clip]]:
    """The clips of some folders, grouped by their ground-truth file, whose name follows its folder's."""
    found = {}
    for folder in folders:
        paths = sorted(folder.glob("*ground_truth.csv"))
        if not paths:
            raise SystemExit(f"{folder} has neither ground_truth.csv nor NAME_ground_truth.csv")
        found |= {f"{folder.name}/{path.name}": _table(path) for path in paths}
    return found


def _table(path: pathlib.Path) -> list[Clip]:
    with open(path, newline="", encoding="utf-8") as file:
        return [_clip(row, path.parent) for row in csv.DictReader(file)]


def _clip(row: dict[str, str], folder: pathlib.Path) -> Clip:
    if "landmark_file" not in row:
        file = _present(folder / "clips" / f"{row['clip']}.csv")
        size = int(row["width"]), int(row["height"])
        least, most, count = int(row["reps_min"]), int(row["reps_max"]), int(row.get("true_count") or -1)
        exercise = EXERCISES.get(row["kind"])
        return Clip(row["clip"], row["kind"], least, most, *size, file, False, _traits(row), exercise, count)
    file = _present(folder / row["landmark_file"].removesuffix(".xz"))
    count = int(row["true_count"])
    reps = count if row["type"] == PUSH_UP else 0
    return Clip(row["clip"], row["type"], reps, reps, 1000, 1000, file, True, _traits(row), EXERCISES.get(row["type"]), count)


def _traits(row: dict[str, str]) -> dict[str, str]:
    return {name: row[name] for name in TRAITS if row.get(name)}


def _present(plain: pathlib.Path) -> pathlib.Path:
    for path in (plain, plain.with_name(plain.name + ".xz")):
        if path.exists():
            return path
    raise SystemExit(f"neither {plain} nor {plain}.xz exists")


def read(clip: Clip) -> Recording:
    opened = lzma.open if clip.file.suffix == ".xz" else open
    with opened(clip.file, "rt", newline="", encoding="utf-8") as file:
        rows = list(csv.reader(file))[1:]
    start = round(float(rows[0][1]) * 1e6) if rows else 0
    return Recording(
        clip.width,
        clip.height,
        [(round(float(row[1]) * 1e6) - start, _landmarks(row[2:])) for row in rows if row],
    )


def _landmarks(cells: list[str]) -> list[float]:
    # Clamps landmarks like a camera's client does if they are further outside of the image than messages allow.
    return [min(16.0, max(-16.0, float(cell))) for cell in cells if cell]
