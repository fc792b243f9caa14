"""What Tests/requirements.md says is shown: is all of it named, and did it run?

requirements.py named FILE                        every row that must be shown names tests, of the right kind
requirements.py ran FILE [--swift EVENTS] [--pytest REPORT...] [--web REPORT...]
                                                  what FILE names of these stages ran: EVENTS is Swift Testing's event
                                                  stream, each REPORT a JUnit file of pytest, for Tests/InteropTests or
                                                  for Tests/Web

Prints what is missing, a line each, and ends with 1 if something is.
"""

import argparse
import json
import pathlib
import re
import sys
import xml.etree.ElementTree

NAMED = re.compile(r"`((?:Web/)?[A-Za-z0-9_]+\.py::[a-z0-9_]+|[A-Za-z0-9]+\.[A-Za-z0-9]+)`")


def kind(test: str) -> str:
    """What runs it, as `ran` has it: swift, pytest or web.

    >>> [kind(test) for test in ("DayTests.first", "test_a.py::test_b", "Web/test_a.py::test_b")]
    ['swift', 'pytest', 'web']
    """
    return "swift" if ".py::" not in test else "web" if test.startswith("Web/") else "pytest"


def goes_through_the_wire(test: str) -> bool:
    """Tests of the page do so where they are whole ways through the services."""
    return kind(test) == "pytest" or kind(test) == "web" and "_journey.py::" in test


def spread(text: str) -> list[str]:
    """The rows that a list with ranges means.

    >>> spread("R0-01 R0-09…R0-11 D3…D5 V-08…V-09")
    ['R0-01', 'R0-09', 'R0-10', 'R0-11', 'D3', 'D4', 'D5', 'V-08', 'V-09']
    """
    rows = []
    for word in text.split():
        first, _, last = word.partition("…")
        prefix, number = re.fullmatch(r"(R\d-|V-|[A-Z])(\d+)", first).groups()
        end = re.fullmatch(re.escape(prefix) + r"(\d+)", last or first).group(1)
        rows += [f"{prefix}{value:0{len(number)}}" for value in range(int(number), int(end) + 1)]
    return rows


class Requirements:
    """The tables of Tests/requirements.md: which rows there are, and the tests that show them."""

    def __init__(self, text: str):
        #: M, S and O, each row once; and those that are not built yet.
        self.levels: dict[str, str] = {}
        self.later: set[str] = set()
        self.tests: dict[str, list[str]] = {}
        self.wrong: list[str] = []
        for line in text.splitlines():
            cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("| ") else []
            if len(cells) < 2:
                continue
            if cells[0] in ("M", "S", "O"):
                for row in spread(cells[1]):
                    self._once(row, self.levels)
                    self.levels[row] = cells[0]
            elif cells[0] == "later":
                self.later.update(spread(cells[1]))
            elif re.fullmatch(r"(R\d-\d\d|V-\d\d|[DNT]\d+)", cells[0]):
                self._once(cells[0], self.tests)
                self.tests[cells[0]] = NAMED.findall(cells[1])

    def _once(self, row: str, where: dict) -> None:
        if row in where:
            self.wrong.append(f"{row} stands twice")

    def unnamed(self) -> list[str]:
        """The errors of the tables themselves.

        >>> def told(levels, rows): return Requirements(levels + "\\n" + rows).unnamed()
        >>> told("| M | R0-01 D1 |", "| R0-01 | `test_a.py::test_b` |\\n| D1 | `DayTests.first` |")
        []
        >>> told("| M | R0-01 |", "| R0-01 | `DayTests.first` |")
        ['R0-01 must be shown through the wire, and names no test of Tests/InteropTests']
        >>> told("| M | R0-01 R0-02 |", "| R0-01 | `Web/test_views.py::test_a` |\\n| R0-02 | `Web/test_journey.py::test_a` |")
        ['R0-01 must be shown through the wire, and names no test of Tests/InteropTests']
        >>> told("| M | V-01 V-02 |", "| V-01 | `test_a.py::test_b` |\\n| V-02 | `Web/test_a.py::test_b` |")
        ['V-01 must be shown in a browser, and names no test of Tests/Web']
        >>> told("| M | R0-01 T1 |\\n| later | R0-01 |", "")
        ['T1 must be shown, and names no test']
        >>> told("| S | R0-01 |", "")
        ['R0-01 should be shown or be among what comes later, and names no test']
        >>> told("| M | D1 |\\n| later | D1 D2 |", "| D1 | `DayTests.first` |\\n| D3 | |")
        ['D1 is to come later, and names tests', 'D2 is to come later, and has no level', 'D3 has no level']
        >>> told("| M | D1 |\\n| S | D1 |", "| D1 | `DayTests.first` |")
        ['D1 stands twice']
        """
        found = list(self.wrong)
        for row, level in self.levels.items():
            tests = self.tests.get(row, [])
            if row in self.later:
                if tests:
                    found.append(f"{row} is to come later, and names tests")
            elif not tests:
                found.append(
                    f"{row} must be shown, and names no test" if level == "M"
                    else f"{row} should be shown or be among what comes later, and names no test"
                )  # fmt: skip
            elif level == "M" and row.startswith("R") and not any(map(goes_through_the_wire, tests)):
                found.append(f"{row} must be shown through the wire, and names no test of Tests/InteropTests")
            elif level == "M" and row.startswith("V") and not any(kind(test) == "web" for test in tests):
                found.append(f"{row} must be shown in a browser, and names no test of Tests/Web")
        found += [f"{row} is to come later, and has no level" for row in sorted(self.later - self.levels.keys())]
        return found + [f"{row} has no level" for row in self.tests if row not in self.levels]

    def not_run(self, ran: set[str], of_kind: str) -> list[str]:
        """Tests of one kind that are named and did not run.

        >>> shown = Requirements("| D1 | `DayTests.first` `test_a.py::test_b` `DayTests.second` `Web/test_a.py::test_c` |")
        >>> shown.not_run({"DayTests.first"}, "swift")
        ['DayTests.second (D1) did not run']
        >>> shown.not_run({"test_a.py::test_b"}, "pytest")
        []
        >>> shown.not_run({"Web/test_a.py::test_b"}, "web")
        ['Web/test_a.py::test_c (D1) did not run']
        """
        rows: dict[str, list[str]] = {}
        for row, tests in self.tests.items():
            for test in tests:
                if kind(test) == of_kind:
                    rows.setdefault(test, []).append(row)
        return [f"{test} ({', '.join(of)}) did not run" for test, of in rows.items() if test not in ran]


def ran_in_pytest(report: str) -> set[str]:
    """Tests that ran, at least with some of their arguments, by pytest's JUnit file.

    >>> sorted(ran_in_pytest('''<testsuites><testsuite>
    ... <testcase classname="test_a" name="test_b[1-x]"/>
    ... <testcase classname="test_a" name="test_b[2-x]"><skipped message="no y"/></testcase>
    ... <testcase classname="test_a" name="test_c"><skipped message="no y"/></testcase>
    ... <testcase classname="deeper.test_d" name="test_e"/>
    ... </testsuite></testsuites>'''))
    ['test_a.py::test_b', 'test_d.py::test_e']
    """
    return {
        f"{case.get('classname').rpartition('.')[2]}.py::{case.get('name').partition('[')[0]}"
        for case in xml.etree.ElementTree.fromstring(report).iter("testcase")
        if case.find("skipped") is None
    }


def swift_names(test_id: str) -> set[str]:
    """A test's names as the tables may say them: by its type, or by the file that it stands in.

    >>> sorted(swift_names("CoreTests.DayTests/first(day:)/DayTests+More.swift:7:4"))
    ['DayTests.first']
    >>> sorted(swift_names("CoreTests.FastRun/strictly(_:_:)/DiaryTests.swift:138:4"))
    ['DiaryTests.strictly', 'FastRun.strictly']
    """
    *path, file = test_id.split("/")
    function = path[-1].partition("(")[0].strip("`")
    kind = path[-2].rpartition(".")[2] if len(path) > 1 else ""
    stem = re.split(r"[.+]", file)[0]
    return {f"{name}.{function}" for name in (kind, stem) if name}


def ran_in_swift(events: str) -> set[str]:
    """Tests that ran, by Swift Testing's event stream; one with arguments ran if there were any.

    >>> def event(kind, test): return {"kind": "event", "payload": {"kind": kind, "testID": test}}
    >>> def test(name): return {"kind": "test", "payload": {"kind": "function", "id": name, "isParameterized": True}}
    >>> first, second, third, fourth = (f"CoreTests.DayTests/{name}()/DayTests.swift:7:4" for name in
    ...   ("first", "second", "third", "fourth"))
    >>> sorted(ran_in_swift("\\n".join(json.dumps(record, ensure_ascii=False) for record in [
    ...   test(third), test(fourth), event("testStarted", "\\u2028"),
    ...   event("testStarted", "CoreTests.DayTests"), event("testStarted", first), event("testEnded", first),
    ...   event("testStarted", second), event("testSkipped", second),
    ...   event("testStarted", third), event("testCaseStarted", third), event("testStarted", fourth),
    ... ])))
    ['DayTests.first', 'DayTests.third']
    """
    with_arguments, seen = set(), {"testStarted": set(), "testSkipped": set(), "testCaseStarted": set()}
    # Arguments of tests may hold other characters that end lines.
    for line in filter(None, events.split("\n")):
        record = json.loads(line)
        payload = record["payload"]
        if record["kind"] == "test" and payload.get("isParameterized"):
            with_arguments.add(payload["id"])
        elif payload["kind"] in seen:
            # Suites have no file in their names.
            seen[payload["kind"]] |= {name for name in [payload["testID"]] if "/" in name and "." in name.split("/")[-1]}
    ran = seen["testStarted"] - seen["testSkipped"] - (with_arguments - seen["testCaseStarted"])
    return set().union(*map(swift_names, ran))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["named", "ran"])
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("--swift", type=pathlib.Path)
    parser.add_argument("--pytest", type=pathlib.Path, nargs="+")
    parser.add_argument("--web", type=pathlib.Path, nargs="+")
    arguments = parser.parse_args()
    shown = Requirements(arguments.file.read_text())
    found = shown.unnamed() if arguments.what == "named" else []
    if arguments.swift:
        found += shown.not_run(ran_in_swift(arguments.swift.read_text()), "swift")
    if arguments.pytest:
        ran = set().union(*(ran_in_pytest(report.read_text()) for report in arguments.pytest))
        found += shown.not_run(ran, "pytest")
    if arguments.web:
        ran = set().union(*(ran_in_pytest(report.read_text()) for report in arguments.web))
        found += shown.not_run({f"Web/{test}" for test in ran}, "web")
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
