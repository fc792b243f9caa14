"""The statements in a PostgreSQL server's log, as a script for `pgbench`."""

import dataclasses
import re

_ENTRY = re.compile(r"^\d{4}-\d\d-\d\d \S+ \S+ \[\d+\] (LOG|DETAIL):  (.*)$")
_EXECUTED = re.compile(r"execute [^:]*: (.*)", re.DOTALL)
_PARAMETER = re.compile(r"\$(\d+) = '((?:[^']|'')*)'")


@dataclasses.dataclass
class Statement:
    """One execution: the statement with $1, $2, …, and the values of these parameters as text."""

    text: str
    parameters: dict[int, str]

    def script(self, prefix: str) -> tuple[str, dict[str, str]]:
        """The statement in pgbench's form, and its variables.

        >>> Statement("SELECT a::text FROM t WHERE b = $1::uuid", {1: "x"}).script("s")
        ('SELECT a::text FROM t WHERE b = :s1::uuid', {'s1': 'x'})
        """
        variables = {f"{prefix}{number}": value for number, value in self.parameters.items()}
        return re.sub(r"\$(\d+)", rf":{prefix}\1", self.text), variables


def executed(log: str) -> list[Statement]:
    """The statements with parameters, in the order of the log.

    >>> log = '''2026-01-01 10:00:00.000 UTC [7] LOG:  execute s1: SELECT a
    ... \\tFROM t WHERE b = $1 AND c = $2
    ... 2026-01-01 10:00:00.000 UTC [7] DETAIL:  parameters: $1 = 'it''s', $2 = '\\\\x01'
    ... 2026-01-01 10:00:00.000 UTC [8] LOG:  checkpoint starting: time'''
    >>> executed(log)
    [Statement(text='SELECT a FROM t WHERE b = $1 AND c = $2', parameters={1: "it's", 2: '\\\\x01'})]
    """
    entries: list[list[str]] = []
    for line in log.splitlines():
        found = _ENTRY.match(line)
        if found:
            entries.append([found[1], found[2]])
        elif entries and line.startswith("\t"):
            entries[-1][1] += "\n" + line[1:]
    statements = []
    for (kind, text), (following, detail) in zip(entries, entries[1:]):
        match = _EXECUTED.fullmatch(text)
        if kind == "LOG" and match and following == "DETAIL" and detail.startswith("parameters: "):
            values = {int(number): value.replace("''", "'") for number, value in _PARAMETER.findall(detail)}
            statements.append(Statement(" ".join(match[1].split()), values))
    return statements


def rotation_again(select: Statement, update: Statement) -> list[Statement]:
    """The statements of a RefreshToken, changed so that they can be executed again and again with the same effort.

    The logged UPDATE moves the counter from one number to the next, so it would find no row the second time. The
    changed one expects the number that it sets.

    >>> update = Statement("UPDATE t SET counter = $1, n = $2 WHERE id = $3 AND counter = $4", {1: "5", 2: "x", 3: "7", 4: "4"})
    >>> rotation_again(update, update)[1].parameters
    {1: '5', 2: 'x', 3: '7', 4: '5'}
    """
    to, where = (int(number) for number in re.findall(r"\bcounter = \$(\d+)", update.text))
    return [select, Statement(update.text, {**update.parameters, where: update.parameters[to]})]
