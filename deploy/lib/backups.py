#!/usr/bin/env python3
"""Which of a folder's scheduled backups go, by the rule of `deploy/dev backup --keep`.

backups.py check KEEP            ends with 1 and says why unless KEEP is a rule: daily=7,weekly=4,monthly=6
backups.py obsolete KEEP         reads names of files, one a line, and prints those of backups that no part of the rule keeps
"""

import datetime
import re
import sys
from typing import Callable

#: A backup's name says when it was made, in UTC. Other files are nobody's business here.
NAME = re.compile(r"titanup-(\d{8}T\d{6}Z)\.backup")

#: What a part of a rule counts: the newest backup of each period is kept, for this many periods that have any.
PERIODS: dict[str, Callable[[datetime.datetime], object]] = {
    "last": lambda time: time,
    "hourly": lambda time: (time.date(), time.hour),
    "daily": lambda time: time.date(),
    "weekly": lambda time: time.isocalendar()[:2],
    "monthly": lambda time: (time.year, time.month),
    "yearly": lambda time: time.year,
}
MOST = 10_000


def rule(text: str) -> dict[str, int]:
    """
    >>> rule("daily=7,weekly=4")
    {'daily': 7, 'weekly': 4}
    >>> for wrong in ("", "daily", "daily=0", "often=3", "daily=1,daily=2"):
    ...     try: rule(wrong)
    ...     except ValueError as error: print(error)
    --keep takes PERIOD=NUMBER, apart by commas, got ''; periods: last, hourly, daily, weekly, monthly, yearly
    --keep takes PERIOD=NUMBER, apart by commas, got 'daily'; periods: last, hourly, daily, weekly, monthly, yearly
    --keep daily takes a number from 1 to 10000, got 0
    --keep takes PERIOD=NUMBER, apart by commas, got 'often=3'; periods: last, hourly, daily, weekly, monthly, yearly
    --keep names daily twice
    """
    found: dict[str, int] = {}
    for part in text.split(","):
        match = re.fullmatch(r"([a-z]+)=([0-9]{1,9})", part)
        if not match or match[1] not in PERIODS:
            raise ValueError(f"--keep takes PERIOD=NUMBER, apart by commas, got {part!r}; periods: {', '.join(PERIODS)}")
        period, number = match[1], int(match[2])
        if not 1 <= number <= MOST:
            raise ValueError(f"--keep {period} takes a number from 1 to {MOST}, got {number}")
        if period in found:
            raise ValueError(f"--keep names {period} twice")
        found[period] = number
    return found


def time_of(name: str) -> datetime.datetime | None:
    """
    >>> time_of("titanup-20261128T031500Z.backup")
    datetime.datetime(2026, 11, 28, 3, 15)
    >>> [time_of(name) for name in ("titanup-20261340T031500Z.backup", "titanup.backup", "titanup-20261128T031500Z.backup.new")]
    [None, None, None]
    """
    match = NAME.fullmatch(name)
    try:
        return datetime.datetime.strptime(match[1], "%Y%m%dT%H%M%SZ") if match else None
    except ValueError:
        return None


def obsolete(names: list[str], keep: dict[str, int]) -> list[str]:
    """The backups that go, oldest first. The newest backup always stays.

    >>> def made(*times): return [f"titanup-{time}Z.backup" for time in times]
    >>> def gone(names, text): return [name[8:-8] for name in obsolete(names, rule(text))]
    >>> days = made(*(f"202611{day:02}T030000" for day in range(1, 29)))
    >>> gone(days, "daily=7") == [name[8:-8] for name in days[:-7]]
    True

    Of two on a day, the later one is the day's; a day without a backup costs none of an earlier day.

    >>> gone(made("20261120T030000", "20261127T030000", "20261128T030000", "20261128T150000"), "daily=3")
    ['20261128T030000']

    The week of 28 November 2026 began on Monday the 23rd; Sunday's backup stands for the week before.

    >>> gone(days[-8:], "daily=1,weekly=2")
    ['20261121T030000', '20261123T030000', '20261124T030000', '20261125T030000', '20261126T030000', '20261127T030000']

    An ISO week may begin in the old year, and is one week.

    >>> gone(made("20261231T030000", "20270102T030000"), "weekly=2")
    ['20261231T030000']
    >>> gone(made("20260131T030000", "20260228T030000", "20260301T030000"), "monthly=2")
    ['20260131T030000']
    >>> gone(made("20250101T000000", "20260101T000000"), "yearly=5"), gone(made("20260101T000000"), "last=1")
    ([], [])
    >>> gone(made("20260101T000000", "20260101T005959", "20260101T010000"), "hourly=2")
    ['20260101T000000']
    >>> obsolete(["deletions.list", "titanup-20200101T000000Z.backup.manifest", "mine.backup"], rule("last=1"))
    []
    """
    times = sorted(((time, name) for name in names if (time := time_of(name))), reverse=True)
    kept = {name for _, name in times[:1]}
    for period, number in keep.items():
        newest: dict[object, str] = {}
        for time, name in times:
            newest.setdefault(PERIODS[period](time), name)
        kept.update(list(newest.values())[:number])
    return [name for _, name in reversed(times) if name not in kept]


def main() -> int:
    if len(sys.argv) != 3 or sys.argv[1] not in ("check", "obsolete"):
        raise SystemExit(__doc__)
    try:
        keep = rule(sys.argv[2])
    except ValueError as error:
        print(error)
        return 1
    if sys.argv[1] == "obsolete":
        for name in obsolete(sys.stdin.read().splitlines(), keep):
            print(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
