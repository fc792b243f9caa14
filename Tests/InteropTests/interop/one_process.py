"""Tests that are marked `one_process("why")` are left out where a balancer stands in front of several of every service.

The end of the run says how many they are, and why. A test that can call a process itself does so (`Stack.direct`), and needs no mark.
"""

import os

import pytest

#: How many of every service there are.
REPLICAS = int(os.environ.get("TITANUP_STACK_REPLICAS", "1"))

LEFT_OUT = pytest.StashKey[dict[str, list[str]]]()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    """Last, so that nothing counts as left out that nobody has chosen."""
    left_out = config.stash[LEFT_OUT] = {}
    if REPLICAS < 2:
        return
    chosen, others = [], []
    for item in items:
        marker = item.get_closest_marker("one_process")
        if marker:
            others.append(item)
            left_out.setdefault(marker.args[0], []).append(item.nodeid)
        else:
            chosen.append(item)
    if others:
        config.hook.pytest_deselected(items=others)
        items[:] = chosen


def pytest_terminal_summary(terminalreporter, config):
    left_out = config.stash.get(LEFT_OUT, {})
    if not left_out:
        return
    terminalreporter.section(f"OF ONE PROCESS ONLY: {sum(map(len, left_out.values()))} left out", sep="!", bold=True)
    for reason, tests in left_out.items():
        terminalreporter.write_line(f"{len(tests)}: {reason}: {', '.join(sorted({test.partition('[')[0] for test in tests}))}")
