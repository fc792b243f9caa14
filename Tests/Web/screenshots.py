#!/usr/bin/env python3
"""screenshots.py FOLDER: pictures of a first set and what it earns, by a new user of the stack at TITANUP_WEB_URL, with the
rendered athlete before the camera."""

import os
import pathlib
import sys
import tempfile
import uuid

from playwright.sync_api import sync_playwright

from web import athlete

PHONE = {"width": 390, "height": 844}
#: The push-up during which the set is pictured.
PICTURED = 6
#: Milliseconds until what moves has come to rest.
SETTLING = 2_500


def register(page):
    page.goto("/register")
    page.locator("main [name=display_name]").fill("Ada")
    page.locator("main [name=email]").fill(f"pictures-{uuid.uuid4().hex[:12]}@example.test")
    page.locator("main [name=password]").fill(uuid.uuid4().hex)
    page.locator("main form button:not(.reveal)").click()
    page.wait_for_url("**/")


def set_of_twelve(page, picture):
    plan = {"mode": "reps", "reps": 12, "preparation": 0}
    page.evaluate("plan => localStorage.setItem('titanup.plan', JSON.stringify(plan))", plan)
    page.goto("/set")
    page.locator(".set").wait_for()
    # A browser that has given the camera before is not asked again.
    page.evaluate("document.querySelector('.set.why [data-position=side]')?.click()")
    page.locator(".set.place").wait_for()
    # Again, now that the engine is here: opening the camera begins the clip.
    page.reload()
    page.locator(".placement.good").wait_for()
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(f'[data-reps="{PICTURED}"]').wait_for()
    picture("set")
    page.locator(".set-done").wait_for()


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        camera = athlete.camera(pathlib.Path(temporary), before=6, after=30)
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=[
            "--no-sandbox", "--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream",
            f"--use-file-for-fake-video-capture={camera}"])
        context = browser.new_context(viewport=PHONE, locale="en", base_url=os.environ["TITANUP_WEB_URL"])
        context.set_default_timeout(120_000)
        page = context.new_page()

        def picture(name):
            page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=82)

        register(page)
        set_of_twelve(page, picture)
        for name, path, there in (("home", "/", ".hero .number"), ("trophies", "/trophies", "main h1")):
            page.goto(path)
            page.locator(there).first.wait_for()
            page.wait_for_timeout(SETTLING)
            picture(name)
        browser.close()


if __name__ == "__main__":
    main()
