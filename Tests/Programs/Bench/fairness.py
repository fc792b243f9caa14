"""Decides whether a victim was treated fairly, by figures that others have measured."""

from figures import percentile

MEDIAN_LIMIT, P99_LIMIT = 2.0, 3.0


def complaints(alone, beside):
    """The problems, in words.

    >>> fine = {"calls": 9, "failures": [], "p50": 1.0, "p99": 5.0}
    >>> complaints(fine, fine)
    []
    >>> complaints(fine, fine | {"p50": 2.5, "p99": 15.1, "failures": ["UNAVAILABLE: gone"]})
    ['1 calls failed: UNAVAILABLE: gone', 'median 2.5 times', 'p99 3.0 times']
    """
    found = [f"{len(beside['failures'])} calls failed: {beside['failures'][0]}"] if beside["failures"] else []
    median, p99 = beside["p50"] / alone["p50"], beside["p99"] / alone["p99"]
    if median > MEDIAN_LIMIT:
        found.append(f"median {median:.1f} times")
    if p99 > P99_LIMIT:
        found.append(f"p99 {p99:.1f} times")
    return found


def merge(rounds):
    """The figures of all rounds together, as the 99th percentile of a single round would be nearly its slowest call.

    >>> merge([{"latencies": [1.0, 9.0], "failures": ["a"]}, {"latencies": [2.0], "failures": []}])
    {'calls': 3, 'failures': ['a'], 'p50': 2.0, 'p99': 9.0}
    """
    latencies = [latency for found in rounds for latency in found["latencies"]]
    return {
        "calls": len(latencies),
        "failures": [failure for found in rounds for failure in found["failures"]],
        "p50": percentile(latencies, 0.5),
        "p99": percentile(latencies, 0.99),
    }
