"""README's examples: they run one after the other as they stand, and its version is the one that executables say."""

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

#: What cannot run here, and why. Everything else does.
NOT_RUN = {
    "titanup reminders watch": "shows reminders until it is interrupted: test_motivation.py has reminders watched",
    "titanup password forgotten": "takes a mail server, which the stack has not: test_mail.py has passwords reset",
}

#: What is typed meanwhile: each set is begun, and done as prescribed.
KEYS = {"titanup train": "\n\n" * 5}

NEW_PASSWORD = "eleven quiet swans ashore"


def examples(text: str) -> list[str]:
    """The commands of the section Use, without what is remarked on them.

    >>> examples("# A\\n## Use\\n```sh\\ntitanup home   # one screen\\ntitanup x \\\\\\n  --y\\ngrpcurl\\n```\\n## Services\\n```sh\\ntitanup z\\n```")
    ['titanup home', 'titanup x --y']
    """
    [section] = re.findall(r"^## Use\n(.*?)^## ", text, re.DOTALL | re.MULTILINE)
    blocks = re.findall(r"^```sh\n(.*?)^```", section, re.DOTALL | re.MULTILINE)
    lines = re.sub(r" *\\\n *", " ", "".join(blocks)).splitlines()
    return [re.sub(r"\s+#.*", "", line) for line in lines if line.startswith("titanup ")]


def applies(line: str, command: str) -> bool:
    return line == command or line.startswith(command + " ")


class Reader:
    """Somebody who types what README says, in a folder that has the files it names."""

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
        (folder / "me.jpg").write_bytes(images.JPEG)
        # Each is another part of the recording, of some ten seconds.
        head, *frames = (FIXTURES / "pushups.csv").read_text().splitlines(keepends=True)
        for part, name in enumerate(("morning", "noon", "evening")):
            third = len(frames) // 3
            (folder / f"{name}.csv").write_text("".join([head, *frames[part * third : (part + 1) * third]]))
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
        """Where the same person signs in, too."""
        other = Client(self.stack, self.home / "other")
        other.run("sign-in", "--email", self.email)
        [device] = [device for device in self.json("titanup devices") if not device["current"]]
        return device["auth_session_id"]


def kept_session(days_ago: int) -> str:
    """A session that was kept without a connection, as a line of a queue."""
    end = datetime.datetime.now(datetime.timezone.utc).replace(microsecond=0) - datetime.timedelta(days=days_ago)
    session = {
        "session_id": new_id(), "start_time": (end - datetime.timedelta(minutes=1)).isoformat(), "end_time": end.isoformat(),
        "time_zone": "UTC", "utc_offset_seconds": 0, "reps": 12,
    }  # fmt: skip
    return json.dumps({"session": session, "request_id": new_id()}) + "\n"


@pytest.mark.anywhere("takes a minute; the same commands are tried by test_command_line.py")
def test_the_examples_run_one_after_the_other(stack, control, tmp_path):
    ada, operator = Reader(stack, tmp_path / "ada"), Reader(stack, tmp_path / "operator")
    operator.run(f"titanup register --email {operator.email} --name Operator")
    control("operator", operator.email)
    operator.run(f"titanup sign-in --email {operator.email}")
    lines = examples((ROOT / "README.md").read_text())
    unused = [command for command in NOT_RUN if not any(applies(line, command) for line in lines)]
    assert len(lines) > 40 and not unused, unused
    try:
        for line in lines:
            if not any(applies(line, command) for command in NOT_RUN):
                follow(operator if line.split()[1] in ("admin", "invite", "rules") else ada, line)
    finally:
        for trophy in operator.made:
            operator.run(f"titanup rules archive {trophy}")


def follow(reader: Reader, line: str) -> None:
    """Types a line, with what stands in it for something of one's own; it shows something, draws what it says, and sends all."""
    line = line.replace("ada@example.org", reader.email)
    if " SESSION" in line:
        line = line.replace(" SESSION", f" {reader.json('titanup sessions')[0]['session_id']}")
    if " DEVICE" in line:
        line = line.replace(" DEVICE", f" {reader.another_device()}")
    # A trophy that is made here is of this run.
    line = re.sub(r"\b(T-OWL|M-OFTEN)\b", rf"\1-{reader.email[:8].upper()}", line)
    if made := re.match("titanup rules create ([^ ]+)", line):
        reader.made.append(made[1])
    assert reader.run(line).strip(), f"{line} shows nothing"
    for drawing in re.findall(r"--svg ([^ ]+)", line):
        assert xml.etree.ElementTree.parse(reader.home / drawing).getroot().tag.endswith("svg"), line
    for queue in re.findall(r"titanup sync ([^ ]+)", line):
        assert (reader.home / queue.removeprefix("~/")).read_text() == "", line


def test_the_version_is_the_newest_of_the_changelog(stack, tmp_path):
    told = Client(stack, tmp_path).run("--version").stdout
    newest = re.search(r"^## \[?(\d+\.\d+\.\d+)\b", (ROOT / "deploy" / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert told == f"titanup {newest[1]}\n"
