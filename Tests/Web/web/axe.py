"""axe-core in a page: the rules of WCAG 2.2, levels A and AA."""

import functools
import importlib.resources

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"]


@functools.cache
def _source():
    return importlib.resources.files("axe_playwright_python").joinpath("axe.min.js").read_text()


def violations(page):
    """What is wrong, a line each; empty if nothing is."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(_source())
    # What passes is only counted, which halves the time of all runs but a page's first.
    found = page.evaluate("tags => axe.run(document, {runOnly: {type: 'tag', values: tags}, resultTypes: ['violations']})", TAGS)
    assert found["passes"], "axe looked at nothing"
    return [f"{each['id']}: {node['html'][:160]} {node['failureSummary']}" for each in found["violations"] for node in each["nodes"]]
