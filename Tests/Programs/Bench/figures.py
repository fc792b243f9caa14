"""Turns samples into medians, ratios and tables.

A sample is the result of one round for one server: a dict of measures, e.g. {"cpu": 0.31, "rate": 210000.0}.
"""

import math
import re
import statistics

# How tables show a measure: the heading of its column, and the format of its values.
MEASURES = {
    "cpu": ("CPU s per 100 k", "{:.3f}"),
    "whole": ("whole CPU", "{:.3f}"),
    "rate": ("per second", "{:,.0f}"),
    "latency": ("p50 ms", "{:.3f}"),
    "p99": ("p99 ms", "{:.3f}"),
    "memory": ("RSS MiB", "{:.1f}"),
    "pss": ("PSS MiB", "{:.1f}"),
}


def parse_h2load(output, framed=0):
    """The requests and requests/s in h2load's report. Fails unless every answer has `framed` bytes.

    >>> parse_h2load('''finished in 2.05s, 97560.32 req/s, 8.53MB/s
    ... requests: 200 total, 200 started, 200 done, 200 succeeded, 0 failed, 0 errored, 0 timeout
    ... traffic: 10.30MB (108) total, 1.5MB (15) headers (space savings 90.00%), 7.1MB (7800) data''', 39)
    (200, 97560.32)
    """
    rate = float(re.search(r"finished in .*?, ([\d.]+) req/s", output).group(1))
    total, succeeded = map(int, re.search(r"requests: (\d+) total.* (\d+) succeeded", output).groups())
    data = int(re.search(r"\((\d+)\) data", output).group(1))
    if succeeded != total:
        raise ValueError(f"{succeeded} of {total} requests succeeded")
    if data != total * framed:
        raise ValueError(f"{total} answers had {data} bytes instead of {framed} each")
    return total, rate


def percentile(values, share):
    """The smallest value that at least this share of all values does not exceed.

    >>> percentile([3, 1, 2, 4], 0.5), percentile([3, 1, 2, 4], 0.99)
    (2, 4)
    """
    return sorted(values)[max(0, math.ceil(share * len(values)) - 1)]


def medians(samples):
    """The median of each measure over the rounds.

    >>> medians([{"cpu": 1.0, "rate": 5}, {"cpu": 4.0, "rate": 7}, {"cpu": 2.0, "rate": 6}])
    {'cpu': 2.0, 'rate': 6}
    """
    return {measure: statistics.median(sample[measure] for sample in samples) for measure in samples[0]}


def ratio(ours, theirs, measure):
    """The median of the rounds' ratios, ours divided by theirs: anything that slows down a whole round cancels out.

    >>> ratio([{"cpu": 1.0}, {"cpu": 8.0}, {"cpu": 3.0}], [{"cpu": 2.0}, {"cpu": 16.0}, {"cpu": 3.0}], "cpu")
    0.5
    """
    return statistics.median(mine[measure] / yours[measure] for mine, yours in zip(ours, theirs))


def table(headings, rows, texts=1):
    """A table in Markdown, whose first columns are texts and whose others are figures.

    >>> print(table(["server", "s"], [["ours", "0.2"], ["theirs", "1.2"]]))
    | server | s |
    |---|---:|
    | ours | 0.2 |
    | theirs | 1.2 |
    """
    rule = ["---"] * texts + ["---:"] * (len(headings) - texts)
    lines = ["| " + " | ".join(cells) + " |" for cells in [headings, *rows]]
    return "\n".join([lines[0], "|" + "|".join(rule) + "|", *lines[1:]])


class Figures:
    """One case's samples by server, in the order of the rounds, and other figures by name.

    >>> from types import SimpleNamespace
    >>> case = SimpleNamespace(title="32 B", subjects={"unary.echo": "echo"}, peers=["nghttpd"], ratios=["cpu"])
    >>> figures = Figures(case, {"echo": [{"cpu": 0.25}], "nghttpd": [{"cpu": 0.5}]})
    >>> figures.flat()
    {'unary.echo.cpu': 0.25, 'unary.echo.cpu.nghttpd': 0.5, 'unary.echo.cpu.vs_nghttpd': 0.5}
    """

    def __init__(self, case, samples, others=None):
        self.case = case
        self.samples = samples
        self.others = others or {}
        self.medians = {server: medians(rounds) for server, rounds in samples.items()}

    def ratios(self):
        """(subject, measure, peer, ours / theirs) for all comparisons."""
        for subject, server in self.case.subjects.items():
            for measure in self.case.ratios:
                for peer in self.case.peers:
                    if measure in self.medians[peer]:
                        yield subject, measure, peer, ratio(self.samples[server], self.samples[peer], measure)

    def flat(self):
        """Ours, theirs and their ratios under the keys of `--json`."""
        result = dict(self.others)
        for subject, server in self.case.subjects.items():
            result |= {f"{subject}.{measure}": value for measure, value in self.medians[server].items()}
            for peer in self.case.peers:
                result |= {f"{subject}.{measure}.{peer}": value for measure, value in self.medians[peer].items()}
        return result | {f"{subject}.{measure}.vs_{peer}": value for subject, measure, peer, value in self.ratios()}


def measured_table(all_figures):
    """The figures of each server, with a row for each case and server."""
    rows = []
    for figures in all_figures:
        for server, values in figures.medians.items():
            cells = [form.format(values[name]) if name in values else "" for name, (_, form) in MEASURES.items()]
            rows.append([figures.case.title, server] + cells)
    return table(["load", "server"] + [heading for heading, _ in MEASURES.values()], rows, texts=2)


def ratio_table(all_figures, peers):
    """Our figures divided by theirs, with a row for each compared measure."""
    rows = {}
    for figures in all_figures:
        for subject, measure, peer, value in figures.ratios():
            rows.setdefault(f"{subject}.{measure}", {})[peer] = f"{value:.2f}"
    return table(
        ["ours / theirs"] + [f"vs {peer}" for peer in peers],
        [[name] + [values.get(peer, "") for peer in peers] for name, values in rows.items()],
    )
