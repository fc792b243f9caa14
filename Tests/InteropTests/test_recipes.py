"""Services/Web/RECIPES.md: every block runs, one after the other, as a reader would type it."""

import datetime
import json
import os
import re
import shutil
import subprocess
import sys
import urllib.parse
import urllib.request
import zoneinfo

import icalendar
import jinja2.sandbox
import pytest
import recurring_ical_events
import yaml
from interop import web
from interop.people import PASSWORD, Person, new_id, noon_clock, now
from interop.programs import ROOT
from titanup.auth.v1 import auth_pb2
from titanup.motivation.v1 import motivation_pb2
from titanup.sessions.v1 import sessions_pb2

DOCUMENT = ROOT / "Services/Web/RECIPES.md"
#: Where the owner of the calendar is.
ZONE = zoneinfo.ZoneInfo("Europe/Berlin")


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of a language.

    >>> blocks("a\\n```sh\\nb\\nc\\n```\\n```ini\\nd=e\\n```\\n```sh\\nf\\n```\\n", "sh")
    ['b\\nc\\n', 'f\\n']
    """
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def ada(stack):
    ada = Person(stack)
    ada.declare(7, **noon_clock(now()))
    return ada


@pytest.fixture
def environment(stack, ada):
    """The variables that the document asks for, and no others."""
    [asked] = blocks(DOCUMENT.read_text(), "ini")
    given = {"TITANUP": f"http://{web.address(stack)}", "EMAIL": ada.email, "PASSWORD": PASSWORD}
    assert re.findall(r"^(\w+)=", asked, re.MULTILINE) == list(given)
    return {"PATH": os.environ["PATH"], **given}


def test_every_block_is_of_a_language_that_runs():
    fences = re.findall(r"^```(.*)$", DOCUMENT.read_text(), re.MULTILINE)
    assert set(fences[::2]) == {"sh", "python", "ini", "yaml", "json", "text"} and set(fences[1::2]) == {""}


def test_the_recipes_for_curl(environment):
    if not shutil.which("curl"):
        pytest.skip("no curl")
    mark = "=== end of a block ==="
    commands = blocks(DOCUMENT.read_text(), "sh")
    # One shell for all of them: what one block has set, the next one uses.
    script = "set -euo pipefail\n" + "".join(f"{block}echo; echo '{mark}'\n" for block in commands)
    done = subprocess.run(["bash", "-c", script], env=environment, text=True, capture_output=True, timeout=180)
    assert done.returncode == 0, (done.stdout, done.stderr)
    signed_in, created, recorded, listed, refused = (part.strip() for part in done.stdout.split(mark)[:-1])
    assert signed_in == ""
    habit = json.loads(created)["habit"]
    assert (habit["title"], habit["goal"]["perDay"]) == ("Read", 2)
    assert json.loads(recorded)["record"]["habitId"] == habit["habitId"]
    assert [(each["habit"]["habitId"], each["progress"]["today"]) for each in json.loads(listed)["habits"]] == [(habit["habitId"], 1)]
    error = json.loads(refused)
    details = {detail["type"]: detail["debug"] for detail in error["details"]}
    assert error["code"] == "invalid_argument" and details["google.rpc.ErrorInfo"]["domain"] == "titanup"
    assert details["google.rpc.LocalizedMessage"]["locale"] == "de"


def test_the_recipe_for_python(environment, ada):
    habit = ada.habit("Stretch")
    ada.tap(habit, delta=3)
    [script] = blocks(DOCUMENT.read_text(), "python")
    done = subprocess.run([sys.executable, "-c", script], env=environment, text=True, capture_output=True, timeout=180)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[:2] == ["push-ups today: 7", "streak: 1"] and "Stretch 3" in [line.removesuffix(".0") for line in lines[2:]]
    wrong = subprocess.run(
        [sys.executable, "-c", script], env={**environment, "PASSWORD": "wrong horse"}, text=True, capture_output=True, timeout=180)
    assert wrong.returncode == 1 and wrong.stderr.startswith("auth.v1.AuthService/SignIn: unauthenticated: ")


def filled(block: str, stack, token: str) -> str:
    """A block with this installation's address and a token, as a reader fills them in."""
    return block.replace("https://titanup.example.org", f"http://{web.address(stack)}").replace("tup_…", token)


def get(url: str, params: dict[str, str], headers: dict[str, str]) -> dict:
    request = urllib.request.Request(f"{url}?{urllib.parse.urlencode(params)}", headers=headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def token(person, *scopes: str) -> str:
    return person.auth.CreatePersonalAccessToken(
        auth_pb2.CreatePersonalAccessTokenRequest(name="recipe", scopes=scopes, request_id=new_id())).secret


class Configuration(yaml.SafeLoader):
    """Home Assistant's YAML, in which `!secret` stands for a value of another file."""

    secrets: dict[str, str]


Configuration.add_constructor("!secret", lambda loader, node: loader.secrets[loader.construct_scalar(node)])


def sensors(stack, person) -> dict[str, str]:
    """The states of the sensors by their names, read as Home Assistant reads them."""
    secrets, configuration, _ = (
        filled(block, stack, token(person, "sessions:read", "trophies:read")) for block in blocks(DOCUMENT.read_text(), "yaml"))
    loader = type("Loaded", (Configuration,), {"secrets": yaml.safe_load(secrets)})
    states = {}
    for each in yaml.load(configuration, loader)["rest"]:
        value_json = get(each["resource"], each["params"], each["headers"])
        for sensor in each["sensor"]:
            template = jinja2.sandbox.ImmutableSandboxedEnvironment().from_string(sensor["value_template"])
            states[sensor["name"]] = template.render(value_json=value_json)
    return states


def test_the_recipe_for_home_assistant(stack, ada):
    chart = ada.sessions.GetActivityChart(sessions_pb2.GetActivityChartRequest(range=sessions_pb2.CHART_RANGE_TODAY))
    assert chart.total_reps == 7 and chart.remaining_reps > 0
    assert sensors(stack, ada) == {
        "Push-ups today": "7", "Push-ups to go": str(chart.remaining_reps), "Push-up streak": "1", "Titan level": "1"}
    # Zeros are left out of the JSON.
    assert sensors(stack, Person(stack)) | {"Push-ups to go": ""} == {
        "Push-ups today": "0", "Push-ups to go": "", "Push-up streak": "0", "Titan level": "1"}


def test_the_recipe_for_grafana(stack, ada):
    secret = token(ada, "sessions:read")
    *_, provisioned = (yaml.safe_load(filled(block, stack, secret)) for block in blocks(DOCUMENT.read_text(), "yaml")
                       if "!secret" not in block)
    [source] = provisioned["datasources"]
    [query] = (json.loads(filled(block, stack, secret)) for block in blocks(DOCUMENT.read_text(), "json"))
    # The plugin sends its token nowhere else.
    assert any(query["url"].startswith(f"{host}/") for host in source["jsonData"]["allowedHosts"])
    assert source["jsonData"]["auth_method"] == "bearerToken" and query["url_options"]["method"] == "GET"
    answer = get(query["url"], {each["key"]: each["value"] for each in query["url_options"]["params"]},
                 {"authorization": f"Bearer {source['secureJsonData']['bearerToken']}"})
    rows = [[row.get(column["selector"]) for column in query["columns"]] for row in answer[query["root_selector"]]]
    dates = [datetime.date.fromisoformat(date) for date, _ in rows]
    assert len(dates) >= 90 and {later - date for date, later in zip(dates, dates[1:], strict=False)} == {datetime.timedelta(days=1)}
    assert dates[-1] == now().date() and rows[-1][1] == 7 and {reps for _, reps in rows[:-1]} == {None}


def calendar(stack, secret: str) -> icalendar.Calendar:
    [address] = blocks(DOCUMENT.read_text(), "text")
    with urllib.request.urlopen(filled(address.strip(), stack, secret), timeout=30) as answer:
        assert answer.headers.get_content_type() == "text/calendar"
        text = answer.read()
    lines = text.split(b"\r\n")
    assert lines[-1] == b"" and not any(b"\n" in line or b"\r" in line or len(line) > 75 for line in lines)
    return icalendar.Calendar.from_ical(text)


def remind(person, **fields) -> motivation_pb2.Reminder:
    fields = {"reminder_id": new_id(), "kind": motivation_pb2.REMINDER_KIND_PUSH_UPS,
              "frequency": motivation_pb2.REMINDER_FREQUENCY_DAILY, **fields}
    return person.motivation.CreateReminder(
        motivation_pb2.CreateReminderRequest(reminder=motivation_pb2.Reminder(**fields), time_zone="Europe/Berlin")).reminder


def test_the_recipe_for_calendars(stack):
    person = Person(stack)
    weekly, once = motivation_pb2.REMINDER_FREQUENCY_WEEKLY, motivation_pb2.REMINDER_FREQUENCY_ONCE
    other = motivation_pb2.REMINDER_KIND_OTHER
    day = now().date()
    made = [
        remind(person, minutes=[0, 480, 1439]),
        remind(person, minutes=[150], time_zone="America/New_York"),
        remind(person, kind=other, text="Grüße; a, b\\c\nund 💪" * 5, frequency=weekly, weekdays=[2, 6], minutes=[150],
               time_zone="Europe/Berlin", last_local_date=str(day + datetime.timedelta(days=40))),
        remind(person, frequency=once, minutes=[615], first_local_date=str(day + datetime.timedelta(days=17))),
        remind(person, window=motivation_pb2.ReminderWindow(first_minute=481, last_minute=1200, times_per_day=7),
               time_zone="Australia/Lord_Howe", first_local_date=str(day + datetime.timedelta(days=9)),
               last_local_date=str(day + datetime.timedelta(days=11))),
        remind(person, at_push_up_times=True),
    ]
    remind(person, minutes=[700], is_disabled=True)
    seen = calendar(stack, token(person, "motivation:read"))

    expected = {}
    for series in made:
        answer = person.motivation.ListUpcomingReminders(
            motivation_pb2.ListUpcomingRemindersRequest(reminder_id=series.reminder_id, limit=200))
        expected[series.reminder_id] = [(each.time.ToDatetime(datetime.timezone.utc), each.text) for each in answer.occurrences]
        assert answer.occurrences and answer.time_zone == "Europe/Berlin"
    # Through a change of the clocks, wherever they change.
    assert max(times[-1][0] for times in expected.values()) > now() + datetime.timedelta(days=190)

    found = {series.reminder_id: [] for series in made}
    start = min(times[0][0] for times in expected.values())
    for event in recurring_ical_events.of(seen).between(start, start + datetime.timedelta(days=260)):
        series = str(event["UID"])[:36]
        at = event["DTSTART"].dt
        # A floating time is that of the clock where the user is.
        at = at.replace(tzinfo=ZONE) if at.tzinfo is None else at
        found[series].append((at.astimezone(datetime.timezone.utc), str(event["SUMMARY"])))
    for series, times in expected.items():
        came = sorted(each for each in found[series] if times[0][0] <= each[0] <= times[-1][0])
        assert came == times, series


def test_a_calendar_says_that_it_has_not_changed_and_who_may_not_read_it(stack, ada):
    at, secret = web.Browser(web.address(stack)), token(ada, "motivation:read")
    path = f"/calendar/reminders.ics?token={secret}"
    first = at.request("GET", path)
    assert first.status == 200 and first["cache-control"] == "private, no-cache" and first["referrer-policy"] == "no-referrer"
    assert at.request("GET", path, headers={"if-none-match": first["etag"]}).status == 304
    head = at.request("HEAD", path)
    assert (head.status, head.body, head["etag"]) == (200, b"", first["etag"]) and head["content-length"] == str(len(first.body))
    remind(ada, minutes=[480])
    assert at.request("GET", path, headers={"if-none-match": first["etag"]}).status == 200

    for query in ("", f"?token={secret[:-1]}", "?token=", f"?secret={secret}"):
        assert at.request("GET", f"/calendar/reminders.ics{query}").status == 401
    unknown = token(ada, "habits:read")
    refused = at.request("GET", f"/calendar/reminders.ics?token={unknown}")
    assert refused.status == 403 and b"motivation:read" in refused.body
    assert at.request("POST", path).status == 405
