"""Counts recordings by the service's code and by the page's module, and finds the first event that differs."""

import dataclasses
import itertools
import os
import pathlib
import subprocess

import pytest

from recordings import MEDIAPIPE_33, ROOT, Recording


@dataclasses.dataclass(frozen=True)
class Options:
    """What a set is opened with, apart from its image's size."""

    schema: int = MEDIAPIPE_33
    preparation_seconds: int = 0
    target_reps: int = 0
    target_seconds: int = 0
    counter: str = ""

    def arguments(self, width: int, height: int) -> list[str]:
        """For titanup-counter-events."""
        numbers = {
            "schema": self.schema,
            "width": width,
            "height": height,
            "preparation-seconds": self.preparation_seconds,
            "target-reps": self.target_reps,
            "target-seconds": self.target_seconds,
        }
        named = [f"--counter={self.counter}"] if self.counter else []
        return [f"--{name}={value}" for name, value in numbers.items()] + named

    def object(self, width: int, height: int) -> dict:
        """For counter.js."""
        return {
            "schema": self.schema,
            "width": width,
            "height": height,
            "preparationSeconds": self.preparation_seconds,
            "targetReps": self.target_reps,
            "targetSeconds": self.target_seconds,
            "counterVersion": self.counter,
        }


class Difference(AssertionError):
    """The two counts differ."""


def compare(name: str, native: list[str], browser: list[str]) -> None:
    """Fails on the first event that differs. Each line is a frame's number and an event."""
    for ours, theirs in itertools.zip_longest(native, browser, fillvalue=""):
        if ours == theirs:
            continue
        frames = [int(line.split(" ", 1)[0]) for line in (ours, theirs) if line]
        raise Difference(
            f"{name}, frame {min(frames)}:\n  service: {ours or 'nothing more'}\n  page:    {theirs or 'nothing more'}"
        )


def program() -> pathlib.Path:
    """What counts by the service's code."""
    named = os.environ.get("TITANUP_COUNTER_EVENTS")
    program = pathlib.Path(named) if named else ROOT / ".build" / "debug" / "titanup-counter-events"
    if not program.exists():
        pytest.fail(f"{program} does not exist: swift build --product titanup-counter-events")
    return program


class Gate:
    """Both counters, and how much they have been compared on."""

    def __init__(self, program: pathlib.Path, page, site: pathlib.Path):
        self._program, self._page, self._frames = program, page, site / "frames"
        self._frames.mkdir()
        self.recordings = self.frames = self.events = self.reps = self.refused = 0

    def native(self, recording: Recording, options: Options) -> list[str]:
        file = self._frames / "native.bin"
        recording.write(file)
        command = [str(self._program), *options.arguments(recording.width, recording.height), str(file)]
        output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        return output.splitlines()[1:]

    def browser(self, recording: Recording, options: Options) -> tuple[list[str], list[int]]:
        """The events, and the memory that the set had after every thousandth frame."""
        recording.write(self._frames / "browser.bin")
        counted = self._page.evaluate(
            "([url, options]) => count(url, options)",
            ["frames/browser.bin", options.object(recording.width, recording.height)],
        )
        return counted["lines"].split("\n"), counted["memory"]

    def check(self, recording: Recording, options: Options = Options()) -> list[str]:
        """Returns the events that both counters agree on."""
        native = self.native(recording, options)
        browser, _ = self.browser(recording, options)
        compare(recording.name, native, browser)
        self._add(recording, native)
        return native

    def _add(self, recording: Recording, events: list[str]) -> None:
        self.recordings += 1
        self.frames += len(recording.frames)
        self.refused += sum(" refused " in line for line in events)
        self.events += sum(" refused " not in line for line in events)
        self.reps += sum('"kind":"rep"' in line for line in events)

    def __str__(self) -> str:
        return (
            f"{self.recordings} recordings, {self.frames:,} frames ({self.refused} refused), {self.events:,} events, "
            f"{self.reps} push-ups: all the same"
        )
