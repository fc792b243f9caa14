"""Chromium, the assembled site, and the edge without services."""

import os
import pathlib
import subprocess
import sys

import pytest
from playwright.sync_api import expect, sync_playwright

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
ROOT = HERE.parents[1]

from web import people  # noqa: E402
from web.edge import Edge  # noqa: E402

# Machines that build at the same time are slow, and no test is about time.
expect.set_options(timeout=30_000)


@pytest.fixture(scope="session")
def site():
    """The folder that titanup-web serves: TITANUP_WEB_ROOT, or what deploy/lib/web.sh makes of the sources."""
    if folder := os.environ.get("TITANUP_WEB_ROOT"):
        return pathlib.Path(folder)
    script = 'set -euo pipefail; root=$1; . "$root/deploy/lib/common.sh"; . "$root/deploy/lib/web.sh"; web_assemble'
    subprocess.run(["bash", "-c", script, "web", str(ROOT)], check=True)
    return ROOT / ".build/web/site"


@pytest.fixture(scope="session")
def playwright():
    """The one of the whole run: a process can have only one at a time."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright):
    browser = playwright.chromium.launch(
        executable_path=os.environ.get("TITANUP_CHROMIUM", "/usr/bin/chromium"),
        args=["--no-sandbox", "--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"])
    yield browser
    browser.close()


@pytest.fixture
def edge(site):
    edge = Edge(site)
    yield edge
    edge.close()


@pytest.fixture(scope="session")
def assets(site):
    """The address of the site's modules: `/assets/1f0c…`."""
    [folder] = (site / "assets").iterdir()
    return f"/assets/{folder.name}"


def refused(message):
    """Chromium writes every HTTP error into the console; a refused sign-in is one, and so is a refused file."""
    url = message.location.get("url", "")
    return "/session/" in url and "status of 4" in message.text or "/import?" in url and "status of" in message.text


@pytest.fixture
def browse(chromium, edge):
    """Opens a page of its own context; what it complains about in the console fails the test."""
    contexts, complaints = [], []

    def browse(path="/", *, language="en", theme=None, size=(390, 844), touch=None, expected=(), **options):
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=language, timezone_id=people.ZONE,
            has_touch=size[0] < 960 if touch is None else touch, base_url=edge.url, **options)
        contexts.append(context)
        context.set_default_timeout(30_000)
        if theme:
            context.add_init_script(f"localStorage.setItem('titanup.theme', '{theme}')")
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
        page.on("console", lambda message: complaints.append(f"{page.url}: {message.text}")
                if message.type in ("error", "warning") and not refused(message)
                and not any(words in message.text for words in expected) else None)
        page.goto(path)
        return page

    yield browse
    for context in contexts:
        context.close()
    assert not complaints
