"""How views may look: language, theme and size; and what holds for every view in every look."""

import itertools
import os

from . import axe, layout

PHONE, DESKTOP = (390, 844), (1280, 800)
# Every two of language, theme and size together; TITANUP_ALL_LOOKS=1 for all three.
LOOKS = [
    ("en", "ember", PHONE), ("de", "glacier", PHONE), ("en", "chalk", PHONE),
    ("de", "ember", DESKTOP), ("en", "glacier", DESKTOP), ("de", "chalk", DESKTOP)]
ALL = "TITANUP_ALL_LOOKS" in os.environ
if ALL:
    LOOKS = list(itertools.product(("en", "de"), ("ember", "glacier", "chalk"), (PHONE, DESKTOP)))
#: For states in which views look alike.
SOME_LOOKS = [("en", "ember", PHONE), ("de", "chalk", DESKTOP)] + ([("en", "glacier", PHONE)] if ALL else [])


def spread(views):
    """Every view in two looks that share neither language nor size, and three views in a row in all six; with TITANUP_ALL_LOOKS
    every view in every look."""
    if ALL:
        return list(itertools.product(views, LOOKS))
    return [(view, LOOKS[row % 3 + size]) for row, view in enumerate(views) for size in (0, 3)]


def name_of(look):
    """The id of a look in the names of tests."""
    return f"{look[0]}-{look[1]}-{look[2][0]}"


def look_over(page, size):
    """What holds for every view: nothing for axe to find, nothing beside the screen, targets large enough, one heading."""
    page.wait_for_timeout(50)
    found = axe.violations(page) + layout.faults(page)
    assert not found, "\n".join(found)
