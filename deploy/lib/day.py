"""One user's day across all eight services, by the command-line client: each step in a line, and what the client shows.

day.py CLIENT RECORDING [--fast]

CLIENT is the built `titanup`, whose environment says where the services are; RECORDING holds twelve push-ups, done at
their own pace, or uploaded at once. Exits with 1 if any step fails.
"""

import argparse
import datetime
import json
import os
import pathlib
import secrets
import struct
import subprocess
import sys
import tempfile
import urllib.parse
import time
import zlib

#: How long one service may take to hear what another has stored.
PATIENCE = 20


class Wrong(Exception):
    """A step of the day failed."""


class Client:
    """The command-line client of a new user."""

    def __init__(self, program: str):
        self.program = program
        self.environment = {**os.environ, "TITANUP_PASSWORD": secrets.token_urlsafe(18), "TZ": zone_by_day(datetime.datetime.now().astimezone())}

    def _run(self, arguments, keys: str | None = None, **streams) -> subprocess.CompletedProcess:
        source = {"stdin": subprocess.DEVNULL} if keys is None else {"input": keys}
        done = subprocess.run([self.program, *arguments], env=self.environment, text=True, **source, **streams)
        if done.returncode:
            raise Wrong(f"titanup {' '.join(arguments)} ended with {done.returncode}")
        return done

    def show(self, *arguments: str, keys: str | None = None) -> None:
        """Runs a command and shows its output."""
        words = (f"'{word}'" if " " in word else word for word in arguments)
        print(dim(f"$ titanup {' '.join(words)}"), flush=True)
        self._run(arguments, keys)
        print(flush=True)

    def read(self, *arguments: str):
        """Runs a command for its JSON."""
        return json.loads(self._run((*arguments, "--json"), stdout=subprocess.PIPE).stdout)

    def read_until(self, is_so, *arguments: str):
        """The same, once other services have caught up: they hear of changes a moment later."""
        end = time.monotonic() + PATIENCE
        while not is_so(found := self.read(*arguments)):
            if time.monotonic() > end:
                raise Wrong(f"titanup {' '.join(arguments)} still shows {json.dumps(found)}")
            time.sleep(0.1)
        return found


def zone_by_day(now: datetime.datetime) -> str:
    """A time zone where it is day, so that no midnight divides the demo, and if there is one, where it is the same date
    as on this machine, so that a page which is opened here shows the push-ups as today's.

    >>> at = lambda hour, offset: datetime.datetime(
    ...     2026, 5, 31, hour, tzinfo=datetime.timezone(datetime.timedelta(hours=offset)))
    >>> [zone_by_day(at(hour, 0)) for hour in (1, 5, 6, 12, 17, 18, 23)]
    ['Etc/GMT-11', 'Etc/GMT-7', 'Etc/UTC', 'Etc/UTC', 'Etc/UTC', 'Etc/GMT+6', 'Etc/GMT+11']
    >>> zone_by_day(at(15, 2)), zone_by_day(at(22, 2)), zone_by_day(at(1, 13))
    ('Etc/GMT-2', 'Etc/GMT+8', 'Etc/UTC')
    """
    utc, own = now.astimezone(datetime.timezone.utc), round(now.utcoffset() / datetime.timedelta(hours=1))

    def there(offset: int) -> datetime.datetime:
        return utc + datetime.timedelta(hours=offset)

    light = [offset for offset in range(-12, 15) if 6 <= there(offset).hour < 18]
    best = min(light, key=lambda offset: (there(offset).date() != now.date(), offset != own, abs(there(offset).hour - 12)))
    # The signs of these zones follow POSIX: west of Greenwich is positive.
    return f"Etc/GMT{-best:+d}" if best else "Etc/UTC"


def styled(code: str, text: str) -> str:
    return f"\033[{code}m{text}\033[0m" if sys.stdout.isatty() else text


def dim(text: str) -> str:
    return styled("2", text)


def happens(text: str) -> None:
    print(styled("1", text), flush=True)


def expect(is_so: bool, what: str, found) -> None:
    if not is_so:
        raise Wrong(f"{what} was expected, but found: {json.dumps(found)}")


def portrait(side: int = 96) -> bytes:
    """A PNG: a face in front of an evening sky, as well as circles can."""

    def colour(x: int, y: int) -> bytes:
        across, down = x - side / 2, y - side / 2
        if (abs(across) - 14) ** 2 + (down + 8) ** 2 < 16 or (across**2 + (down - 8) ** 2 < 256 and down > 16):
            return bytes((40, 30, 30))
        if across**2 + down**2 < (side / 3) ** 2:
            return bytes((235, 190, 150))
        return bytes((255 - y, 120 - y // 2, 60 + y))

    def chunk(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    rows = b"".join(b"\0" + b"".join(colour(x, y) for x in range(side)) for y in range(side))
    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def arrive(client: Client, folder: pathlib.Path) -> str:
    """Returns the new user's e-mail address."""
    email = f"demo-{secrets.token_hex(6)}@example.test"
    happens(f"auth: a new user registers, {email}")
    client.show("register", "--email", email, "--name", "Demo Athlete")
    expect(client.read("whoami")["user"]["email"] == email, "to be signed in", email)

    happens("profile: height, weight, a photo, and how often they want to do push-ups")
    photo = folder / "me.png"
    photo.write_bytes(portrait())
    client.show("profile", "--height", "175", "--photo", str(photo))
    client.show("weigh", "76.5")
    client.show("bmi")
    client.show("settings", "--theme", "blue", "--times", "4", "--from", "08:00", "--to", "20:00")
    profile, bmi = client.read("profile"), client.read("bmi")
    expect(profile["has_uploaded_image"] and profile["height_cm"] == 175, "a height and a picture", profile)
    expect(bmi["text"] == "25.0", "a body mass index of 25.0", bmi)
    return email


def plan(client: Client) -> None:
    happens("habits: one that push-up sessions fill by themselves, and one that practices fill")
    for title, source in (("Push-ups", "sessions"), ("Train", "practices")):
        client.show("habits", "add", title)
        client.show("habits", "link", title, source)

    happens("motivation: reminders as often as the settings say, a quote, and a voice")
    client.show("reminders", "add", "--as-set", "--text", "Time for push-ups")
    client.read_until(
        lambda coming: {reminder["minute"] for reminder in coming} == {480, 720, 960, 1200},
        "reminders", "next", "--limit", "4",
    )  # fmt: skip
    client.show("reminders", "next", "--limit", "4")
    client.show("quote")
    client.show("voice", "talk")


def train(client: Client) -> None:
    happens("training: what to train today and why, then a practice of ten minutes ago, with every set as prescribed")
    client.show("workouts", "suggest", "--type", "calisthenics")
    began = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(minutes=10)
    client.show("train", "push-up-ladder", "--start-time", began.strftime("%Y-%m-%dT%H:%M:%SZ"))
    week = client.read("week")
    expect(week["completed"] == 1, "one workout this week", week)


def push_ups(client: Client, recording: str, began: datetime.datetime | None) -> None:
    """A set that is uploaded at once was done after the practice: within it, it would be a part of it."""
    pace = "uploaded at once" if began else "at its own pace"
    happens(f"pose, sessions, trophies: a recorded set, {pace}; it's counted, filed under its day, and rewarded")
    client.show(
        "push-ups", "--recording", recording, "--width", "640", "--height", "360", "--wait-trophies", str(PATIENCE),
        *(["--fast", "--start-time", began.strftime("%Y-%m-%dT%H:%M:%SZ")] if began else []),
    )  # fmt: skip
    sessions = client.read("sessions")
    expect([session["reps"] for session in sessions] == [12], "one session of 12 push-ups", sessions)
    expect(sessions[0]["evidence"] == "verified", "a verified session", sessions)

    happens("trophies: what it earned, today's medals, and the Titan level")
    client.show("trophies")
    client.show("medals")
    client.show("level")
    earned = {"T-SESSION-5", "T-SESSION-10", "T-FAST-5-10S"}
    found = {trophy["trophy_id"] for trophy in client.read("trophies")["awards"]}
    expect(found == earned, f"trophies {', '.join(sorted(earned))}", sorted(found))
    client.read_until(lambda medals: {"M-DAY-1", "M-ROW-1"} <= set(medals["current"]), "medals")

    happens("habits: filled by themselves")
    client.read_until(
        lambda habits: {habit["title"]: habit["progress"]["today"] for habit in habits} == {"Push-ups": 1, "Train": 1},
        "habits",
    )
    client.show("habits")


def evening(client: Client) -> None:
    happens("sessions, training: the day and the week")
    client.show("chart")
    client.show("week")

    happens("profile: everything on one screen, read from all services at once")
    home = client.read_until(
        lambda home: len(home["awards"]) == 3 and home["training_week"] and home["training_week"]["completed"] == 2, "home"
    )
    client.show("home")
    expect(home["unavailable"] == [], "every service to answer", home["unavailable"])
    expect(home["today"]["total_reps"] == 12 and home["streak"]["current"] == 1, "12 push-ups today", home)
    expect(all(habit["today"] == 1 for habit in home["habits"]) and len(home["habits"]) == 2, "both habits done", home)
    expect(home["level"]["experience"] > 0 and len(home["medals"]) >= 2, "a level and medals", home)
    expect(bool(home["slogan"] and home["pep_talk"]["line"] and home["suggestions"]), "words, and what to do next", home)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("client")
    parser.add_argument("recording")
    parser.add_argument("--fast", action="store_true")
    parser.add_argument("--page", metavar="URL", help="ends with a link that fills in the page's form for this user")
    arguments = parser.parse_args()
    try:
        client = Client(arguments.client)
        with tempfile.TemporaryDirectory() as folder:
            email = arrive(client, pathlib.Path(folder))
        plan(client)
        half_a_minute_ago = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(seconds=30)
        train(client)
        push_ups(client, arguments.recording, half_a_minute_ago if arguments.fast else None)
        evening(client)
    except Wrong as error:
        print(f"the demo failed: {error}", file=sys.stderr)
        return 1
    happens("that was the day: 12 push-ups, 3 trophies, 2 habits, 1 practice")
    if arguments.page:
        # The account is made up, and behind the # nothing leaves the browser.
        form = urllib.parse.urlencode({"email": email, "password": client.environment["TITANUP_PASSWORD"]})
        print(f"\nSee it in the page, one click from signed in:\n{arguments.page}/sign-in#{form}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
