"""How views look, beside pictures of them that people have approved: what moves, vanishes or loses its style is seen here.

`TITANUP_WEB_PICTURES=new` takes the pictures anew; look at them before you commit them. They have half the size, which evens out
what fonts and dates change from day to day. Views whose dates take a line more on some days are not among them."""

import io
import os
import pathlib

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import expect

from web import people

FOLDER = pathlib.Path(__file__).resolve().parent / "pictures"
PHONE, DESKTOP = (390, 844), (1280, 800)
#: Of the whole range of a colour: for the whole picture, and for each of its fields.
WHOLE, FIELD = 0.02, 0.12
FIELDS = 8
# The address, what is there once the view is complete, whether one is signed in, language, theme and size.
PICTURES = {
    "start": ("/start", ".ways", False, "en", "ember", PHONE),
    "sign-in": ("/sign-in", "main form", False, "de", "chalk", PHONE),
    "register": ("/register", "main form", False, "en", "glacier", DESKTOP),
    "home": ("/", ".hero .number", True, "en", "ember", PHONE),
    "home-desktop": ("/", ".hero .number", True, "de", "chalk", DESKTOP),
}


def differences(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """The mean difference of the colours, 0 to 1: of the whole pictures, and of the fields that differ most."""
    difference = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
    width, height = difference.size

    def mean(box):
        return sum(ImageStat.Stat(difference.crop(box)).mean) / 3 / 255

    fields = [
        (width * x // FIELDS, height * y // FIELDS, width * (x + 1) // FIELDS, height * (y + 1) // FIELDS)
        for x in range(FIELDS) for y in range(FIELDS)
    ]
    return mean((0, 0, width, height)), max(map(mean, fields))


def picture_of(page, size) -> Image.Image:
    page.evaluate("document.fonts.ready")
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled", caret="hide")))
    return picture.convert("RGB").resize((size[0] // 2, size[1] // 2), Image.Resampling.BOX)


@pytest.mark.parametrize("name", PICTURES)
def test_a_view_looks_as_it_did(browse, edge, name, tmp_path):
    path, complete, signed_in, language, theme, size = PICTURES[name]
    if signed_in:
        edge.sign_in()
    edge.answers = people.ada()
    page = browse(path, language=language, theme=theme, size=size, reduced_motion="reduce")
    expect(page.locator(complete).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    seen, approved = picture_of(page, size), FOLDER / f"{name}.jpg"
    if os.environ.get("TITANUP_WEB_PICTURES") == "new":
        FOLDER.mkdir(exist_ok=True)
        seen.save(approved, quality=80, optimize=True)
        return
    whole, field = differences(seen, Image.open(approved))
    seen.save(tmp_path / f"{name}.png")
    assert whole <= WHOLE and field <= FIELD, f"{whole:.3f} of {WHOLE}, {field:.3f} of {FIELD}: see {tmp_path / name}.png beside {approved}"


@pytest.mark.parametrize("one, other", [("home", "start"), ("start", "sign-in"), ("home-desktop", "register")])
def test_pictures_of_different_views_differ(one, other):
    whole, field = differences(*(Image.open(FOLDER / f"{name}.jpg") for name in (one, other)))
    assert whole > WHOLE and field > FIELD


@pytest.mark.parametrize("part", [".hero", ".week", ".habits"])
def test_a_missing_part_is_seen(browse, edge, part):
    edge.sign_in()
    edge.answers = people.ada()
    page = browse("/", theme="ember", size=PHONE, reduced_motion="reduce")
    expect(page.locator(part).first).to_be_attached()
    page.evaluate("part => document.querySelector(part).scrollIntoView()", part)
    before = picture_of(page, PHONE)
    page.evaluate("part => { document.querySelector(part).style.visibility = 'hidden'; }", part)
    whole, field = differences(before, picture_of(page, PHONE))
    assert whole > WHOLE or field > FIELD
