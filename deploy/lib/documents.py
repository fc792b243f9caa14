"""Checks the documents: does every relative link lead somewhere, and does every verb of deploy/dev exist?

documents.py VERB... <LIST      LIST names the documents, one per line; paths are relative to the working directory

Prints what is wrong, one line each, and exits with 1 if anything is.
"""

import functools
import pathlib
import re
import sys

CODE = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)


def anchor(heading: str) -> str:
    """The fragment that leads to a heading, as GitHub makes it.

    >>> anchor("`titanup`, the command line")
    'titanup-the-command-line'
    >>> anchor("One service from *inside*")
    'one-service-from-inside'
    """
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def anchors(text: str) -> set[str]:
    """Every fragment of a document.

    >>> sorted(anchors("# A b\\n```sh\\n# no heading\\n```\\n## C"))
    ['a-b', 'c']
    """
    return {anchor(heading) for heading in re.findall(r"^#+ (.*)$", CODE.sub("", text), re.MULTILINE)}


def links(text: str) -> list[str]:
    """Where a document's relative links lead.

    >>> links("[a](b.md#c) [d](https://e.org) `[f](g)` ![h](i.svg)\\n```\\n[j](k)\\n```")
    ['b.md#c', 'i.svg']
    """
    prose = re.sub(r"`[^`\n]*`", "", CODE.sub("", text))
    return [target for target in re.findall(r"\]\(([^)\s]+)\)", prose) if not re.match(r"[a-z]+:", target)]


def verbs(text: str) -> set[str]:
    """The verbs of deploy/dev that a document tells its readers to use.

    >>> sorted(verbs("`deploy/dev test unit`, then\\n  deploy/dev demo --once\\n`deploy/dev …`; deploy/dev has verbs"))
    ['demo', 'test']
    """
    return set(re.findall(r"(?:`|^ *|=\S+ )deploy/dev ([a-z][a-z-]*)", text, re.MULTILINE))


@functools.cache
def anchors_of(path: pathlib.Path) -> set[str]:
    return anchors(path.read_text())


def wrong(document: pathlib.Path, known: set[str]) -> list[str]:
    text = document.read_text()
    found = [f"deploy/dev has no verb '{verb}'" for verb in sorted(verbs(text) - known)]
    for link in links(text):
        path, _, fragment = link.partition("#")
        target = document.parent / path if path else document
        if not target.exists():
            found.append(f"{link} leads nowhere")
        elif fragment and fragment not in anchors_of(target):
            found.append(f"{link}: {target} has no such heading")
    return [f"{document}: {what}" for what in found]


if __name__ == "__main__":
    problems = [line for name in sys.stdin.read().split() for line in wrong(pathlib.Path(name), set(sys.argv[1:]))]
    print(*problems, sep="\n", end="\n" if problems else "")
    sys.exit(bool(problems))
