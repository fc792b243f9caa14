"""Services/Web/RECIPES.md: every block runs, one after the other, as a reader would type it."""

import json
import os
import re
import shutil
import subprocess
import sys

import pytest
from interop import web
from interop.people import PASSWORD, Person, noon_clock, now
from interop.programs import ROOT

DOCUMENT = ROOT / "Services/Web/RECIPES.md"


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
    assert set(fences[::2]) == {"sh", "python", "ini"} and set(fences[1::2]) == {""}


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
