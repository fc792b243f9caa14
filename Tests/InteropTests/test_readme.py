"""Every example in the documents runs, one after the other, and the executables have the changelog's version."""

import datetime
import json
import os
import pathlib
import re
import subprocess
import xml.etree.ElementTree

import pytest
from interop import images
from interop.command_line import ROOT, Client
from interop.people import new_id
from interop.recordings import FIXTURES
from test_import import STRONG

#: The documents whose examples run, in the order of a reader.
DOCUMENTS = ["README.md", "Services/CommandLine/README.md"]

#: The examples that can't run here, and why.
NOT_RUN = {
    "titanup reminders watch": "shows reminders until it is interrupted: test_motivation.py watches reminders",
    "titanup camera": "needs a webcam: test_camera.py gives it one",
    "titanup push-ups --video": "needs the pose networks: test_camera.py counts a video",
    "titanup award-links add": "needs a trophy: test_award_links.py shares one",
    "titanup verify-award": "needs a link: test_award_links.py verifies one",
    "titanup password forgotten": "needs a mail server, which the stack doesn't have: test_mail.py resets passwords",
}

#: What the user types during an example: each set begins, and is done as prescribed.
KEYS = {"titanup train": "\n\n" * 5}

NEW_PASSWORD = "eleven quiet swans ashore"


def examples(text: str) -> list[str]:
    """The commands in a document's shell blocks, without the remarks after them.

    >>> examples("# A\\n```sh\\ntitanup home   # one screen\\ntitanup x \\\\\\n  --y\\ngrpcurl\\n```\\n## B\\n```sh\\ntitanup z\\n```")
    ['titanup home', 'titanup x --y', 'titanup z']
    """
    blocks = re.findall(r"^```sh\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    lines = re.sub(r" *\\\n *", " ", "".join(blocks)).splitlines()
    return [re.sub(r"\s+#.*", "", line) for line in lines if line.startswith("titanup ")]


def applies(line: str, command: str) -> bool:
    return line == command or line.startswith(command + " ")


class Reader:
    """A user who types what a document says, in a folder with the files it names."""

    def __init__(self, stack, folder: pathlib.Path):
        self.stack, self.home = stack, folder
        self.client = Client(stack, folder / ".config")
        (folder / "bin").mkdir(parents=True)
        (folder / "bin" / "titanup").symlink_to(self.client.binary)
        self.environment = {
            **self.client.environment, "HOME": str(folder), "PATH": f"{folder / 'bin'}:{os.environ['PATH']}",
            "TITANUP_NEW_PASSWORD": NEW_PASSWORD,
        }
        self.email = f"{new_id()}@example.org"
        self.made = []
        (folder / "Tests").symlink_to(ROOT / "Tests")
        (folder / "me.jpg").write_bytes(images.JPEG)
        # Each file is a different part of the recording, about ten seconds long.
        head, *frames = (FIXTURES / "pushups.csv").read_text().splitlines(keepends=True)
        for part, name in enumerate(("morning", "noon", "evening")):
            third = len(frames) // 3
            (folder / f"{name}.csv").write_text("".join([head, *frames[part * third : (part + 1) * third]]))
        (folder / "strong.csv").write_text(STRONG)
        (folder / "log.csv").write_text("Day,Name,Count\n2024-05-30,Read,20\n")
        (folder / "queue.jsonl").write_text(kept_session(5))
        (folder / ".config" / "titanup").mkdir(parents=True)
        (folder / ".config" / "titanup" / "unsent.jsonl").write_text(kept_session(4))

    def run(self, line: str) -> str:
        keys = next((keys for command, keys in KEYS.items() if applies(line, command)), "")
        done = subprocess.run(
            ["sh", "-c", line], cwd=self.home, env=self.environment, input=keys, text=True, capture_output=True, timeout=180
        )
        assert done.returncode == 0, (line, done.returncode, done.stdout, done.stderr)
        if line == "titanup password":
            self.environment["TITANUP_PASSWORD"] = NEW_PASSWORD
        return done.stdout

    def json(self, line: str):
        return json.loads(self.run(f"{line} --json"))

    def another_device(self) -> str:
        """Signs the same user in on another device, and returns that device's id."""
        other = Client(self.stack, self.home / "other")
        other.run("sign-in", "--email", self.email)
        [device] = [device for device in self.json("titanup devices") if not device["current"]]
        return device["auth_session_id"]

    def invitation(self) -> str:
        """Lets somebody else invite a person, and returns the code."""
        other = Client(self.stack, self.home / "partner")
        other.register()
        other.run("people", "share", "--name", "Bob")
        return other.json("people", "invite")["code"]

    def group_invitation(self) -> str:
        """Lets the same person invite to a group of theirs, and returns the code."""
        other = Client(self.stack, self.home / "partner")
        other.run("groups", "create", "Giants")
        return other.json("groups", "invite", "Giants")["code"]


def kept_session(days_ago: int) -> str:
    """A session recorded offline, as a line of a queue."""
    end = datetime.datetime.now(datetime.timezone.utc).replace(microsecond=0) - datetime.timedelta(days=days_ago)
    session = {
        "session_id": new_id(), "start_time": (end - datetime.timedelta(minutes=1)).isoformat(), "end_time": end.isoformat(),
        "time_zone": "UTC", "utc_offset_seconds": 0, "reps": 12,
    }  # fmt: skip
    return json.dumps({"session": session, "request_id": new_id()}) + "\n"


@pytest.mark.anywhere("takes two minutes; test_command_line.py tries the same commands")
@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_examples_run_one_after_the_other(document, stack, control, tmp_path):
    ada, operator = Reader(stack, tmp_path / "ada"), Reader(stack, tmp_path / "operator")
    operator.run(f"titanup register --email {operator.email} --name Operator")
    control("operator", operator.email)
    operator.run(f"titanup sign-in --email {operator.email}")
    lines = examples((ROOT / document).read_text())
    assert lines[0].startswith("titanup register "), lines
    try:
        for line in lines:
            if not any(applies(line, command) for command in NOT_RUN):
                follow(operator if line.split()[1] in ("admin", "invite", "rules") else ada, line)
    finally:
        for trophy in operator.made:
            operator.run(f"titanup rules archive {trophy}")


def follow(reader: Reader, line: str) -> None:
    """Types a line with the reader's own ids in it. It must print something, draw the drawings it names, and send
    the whole queue it names."""
    line = line.replace("ada@example.org", reader.email)
    if " SESSION" in line:
        line = line.replace(" SESSION", f" {reader.json('titanup sessions')[0]['session_id']}")
    if " DEVICE" in line:
        line = line.replace(" DEVICE", f" {reader.another_device()}")
    if line.startswith("titanup people accept"):
        line = f"titanup people accept {reader.invitation()}"
    if line.startswith("titanup groups join"):
        line = line.replace("7KQ4-2M9X-V3TB-H60C", reader.group_invitation())
    # A trophy created here gets its own name, because rules stay.
    line = re.sub(r"\b(T-OWL|M-OFTEN)\b", rf"\1-{reader.email[:8].upper()}", line)
    if made := re.match("titanup rules create ([^ ]+)", line):
        reader.made.append(made[1])
    assert reader.run(line).strip(), f"{line} prints nothing"
    for drawing in re.findall(r"--svg ([^ ]+)", line):
        assert xml.etree.ElementTree.parse(reader.home / drawing).getroot().tag.endswith("svg"), line
    for queue in re.findall(r"titanup sync ([^ ]+)", line):
        assert (reader.home / queue.removeprefix("~/")).read_text() == "", line


def shape(line: str) -> str:
    """A line without the parts that differ by day: numbers, weekdays, lengths of bars, the order of lists.

    >>> shape("Wed \u2595\u2588\u2588\u258c    \u258f 12/10"), shape("Medals: \u2605 b \u00b7 \u2605 a") == shape("Medals: \u2605 a \u00b7 \u2605 b")
    ('DAY BAR N/N', True)
    """
    line = re.sub("\u2595[\u2588-\u258f\u250a ]*", "BAR ", line)
    line = re.sub(r"\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b", "DAY", line)
    line = re.sub(r"\d+", "N", re.sub(r" +", " ", line)).strip()
    return " \u00b7 ".join(sorted(re.split(": | \u00b7 ", line)))


@pytest.mark.anywhere("takes a day of its own; the demo's day runs in both stages")
def test_the_screen_in_the_readme_is_the_demos_last(stack, tmp_path):
    client = Client(stack, tmp_path)
    day = subprocess.run(
        ["python3", "-B", ROOT / "deploy" / "lib" / "day.py", client.binary, FIXTURES / "pushups.csv", "--fast"],
        env=client.environment, text=True, capture_output=True, timeout=120,
    )  # fmt: skip
    assert day.returncode == 0, day.stdout + day.stderr
    [documented] = re.findall(r"^```console\n(.*?)^```", (ROOT / "README.md").read_text(), re.DOTALL | re.MULTILINE)
    shown = day.stdout[day.stdout.rindex("$ titanup home") :].partition("\n\n")[0]
    # Quotes and suggested workouts are random.
    by_chance = re.compile(r"^(Effort|Next:|Whole-body|\u201c|12 done\.)")
    fixed = [shape(line) for line in documented.splitlines() if not by_chance.match(line)]
    told = iter([shape(line) for line in shown.splitlines()])
    missing = [line for line in fixed if line not in told]
    assert len(fixed) > 15 and not missing, (missing, shown)


def test_every_example_is_found():
    lines = [line for document in DOCUMENTS for line in examples((ROOT / document).read_text())]
    unused = [command for command in NOT_RUN if not any(applies(line, command) for line in lines)]
    assert len(lines) > 60 and not unused, unused


def test_the_version_is_the_changelogs_newest(stack, tmp_path):
    told = Client(stack, tmp_path).run("--version").stdout
    newest = re.search(r"^## \[?(\d+\.\d+\.\d+)\b", (ROOT / "deploy" / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert told == f"titanup {newest[1]}\n"
