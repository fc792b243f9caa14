"""How soon services are back after PostgreSQL has another leader: what was measured, and a table of it."""

import dataclasses
import statistics
from collections.abc import Iterable


@dataclasses.dataclass(frozen=True)
class Return:
    """What followed one thing that was done to PostgreSQL, in seconds."""

    #: `leader killed`, `switchover` …
    what: str
    #: Until there was a new leader, by its Patroni's own word; nothing if the leader stayed.
    leader: float | None
    #: From then on, or from what was done, until each kind of call was acknowledged for the first time.
    calls: dict[str, float]

    @property
    def whole(self) -> float:
        """Until every kind of call was acknowledged."""
        return max(self.calls.values())


def table(returns: Iterable[Return]) -> list[str]:
    """A line for each kind of event: how often, the median and the longest of each time.

    >>> one, two = Return("kill -9", 20.5, {"look": 0.5, "tap": 2.0}), Return("kill -9", 21.5, {"look": 1.0, "tap": 1.0})
    >>> print("\\n".join(table([one, two, Return("standby lost", None, {"look": 0.25, "tap": 3.0})])))
    seconds: median / longest     times     new leader   then, every call           look            tap
    kill -9                           2  21.0 /   21.5      1.50 /   2.00  0.75 /   1.00  1.50 /   2.00
    standby lost                      1              -      3.00 /   3.00  0.25 /   0.25  3.00 /   3.00
    """
    returns = list(returns)
    calls = sorted({call for one in returns for call in one.calls})
    heads = "".join(f"{call.lstrip('_'):>15}" for call in calls)
    lines = [f"{'seconds: median / longest':28} {'times':>6}{'new leader':>15}{'then, every call':>19}{heads}"]
    for what in dict.fromkeys(one.what for one in returns):
        same = [one for one in returns if one.what == what]
        leaders = [one.leader for one in same if one.leader is not None]
        line = f"{what:28} {len(same):6}{_pair(leaders, 1, 15)}{_pair([one.whole for one in same], 2, 19)}"
        lines.append(line + "".join(_pair([one.calls[call] for one in same if call in one.calls], 2, 15) for call in calls))
    return lines


def _pair(values: list[float], digits: int, width: int) -> str:
    text = f"{statistics.median(values):.{digits}f} / {max(values):6.{digits}f}" if values else "-"
    return f"{text:>{width}}"
