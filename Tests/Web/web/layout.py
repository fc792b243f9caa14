"""What holds for every view in every browser, measured in the page: by Playwright's pages and those of web/bidi.py."""

FAULTS = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const beside = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} pixels stand beside the screen`] : [];
  const headings = document.querySelectorAll('h1').length;
  const titles = headings === 1 ? [] : [`${headings} headings of the first level`];
  const small = [...document.querySelectorAll('a, button, input, summary')].filter(each => {
    const box = each.getBoundingClientRect();
    return each.checkVisibility() && !each.closest('dialog:not([open])') && (box.width < 43.5 || box.height < 43.5);
  });
  return [...beside, ...titles, ...small.map(each => `too small: ${each.outerHTML.slice(0, 120)}`)];
}"""


def faults(page) -> list[str]:
    """Nothing stands beside the screen, there is one heading, and targets are large enough; otherwise a line each."""
    return page.evaluate(FAULTS)
