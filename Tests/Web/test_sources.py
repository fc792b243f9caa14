"""The page's sources, without a browser."""

import pathlib
import re
import subprocess
import sysconfig

import pytest

APP = pathlib.Path(__file__).resolve().parents[2] / "Services/Web/App"
WRITTEN = [path for path in sorted(APP.rglob("*.js")) if "Generated" not in path.parts]


def test_the_linter_finds_nothing():
    oxlint = pathlib.Path(sysconfig.get_path("scripts")) / "oxlint"
    result = subprocess.run([oxlint, "--deny-warnings", APP], capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: str(path.relative_to(APP)))
def test_nothing_becomes_markup_or_code(path):
    source = re.sub(r"//.*|/\*[^]*?\*/".replace("[^]", r"[\s\S]"), "", path.read_text())
    found = re.findall(r"\.(?:innerHTML|outerHTML)\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(|https?://(?!www\.w3\.org)", source)
    assert found == []


@pytest.mark.parametrize("path", sorted((APP / "css").glob("*.css")), ids=lambda path: path.name)
def test_colours_are_named_in_one_file(path):
    if path.name == "tokens.css":
        pytest.skip("this is the file")
    used = set(re.findall(r"var\((--[a-z0-9-]+)", path.read_text()))
    defined = set(re.findall(r"(--[a-z0-9-]+):", (APP / "css/tokens.css").read_text() + path.read_text()))
    by_script = {"--part", "--colour", "--depth", "--line-at"}
    assert used - defined - by_script == set()
