"""What chaos does next: one fault after the other, in an order that a seed gives.

Faults come in rounds. In each, every kind of part suffers everything that can be done to a process once (the kind that has many
parts, `MANY` times), and every kind of connection is cut once, in an order of the round's own.
"""

import dataclasses
import random
from collections.abc import Iterator, Mapping, Sequence

#: `kill` is SIGKILL, `stop` SIGTERM; `freeze` is SIGSTOP, and SIGCONT afterwards.
VERBS = ("kill", "stop", "freeze")
#: Nothing passes between two parts.
CUT = "cut"
#: How often a kind with several parts has its turn.
MANY = 3
#: For how many seconds something lasts, at least and at most.
SHORT = (0.5, 6.0)
#: The same for every other time that something is away whose place another takes. What is frozen never is for so long: a watchdog,
#: which tests have none of, would reset a machine that stands still before another leads.
LONG = (25.0, 30.0)


@dataclasses.dataclass(frozen=True)
class Fault:
    verb: str
    kind: str
    #: One part; of a cut, who calls and who is called.
    parts: tuple[str, ...]
    seconds: float

    @property
    def name(self) -> str:
        """
        >>> Fault("cut", "pooler", ("auth@2", "pooler"), 1.0).name
        'cut auth@2 – pooler'
        """
        return f"{self.verb} {' – '.join(self.parts)}"


def faults(
    seed: int, parts: Mapping[str, Sequence[str]], links: Mapping[str, Sequence[tuple[str, str]]], replaced: Sequence[str] = ()
) -> Iterator[Fault]:
    """`parts` and `links` are by kind; `replaced` names kinds that are replaced when they are away for long.

    >>> def first(count, seed=7, links={"api": [("a", "db"), ("b", "db")]}):
    ...     order = faults(seed, {"service": ["a", "b"], "db": ["db"]}, links, ["db"])
    ...     return [next(order) for _ in range(count)]
    >>> first(50) == first(50), first(50) == first(50, seed=8)
    (True, False)

    A round has everything: three times three of services, three of the database, one cut.

    >>> import collections
    >>> sorted(collections.Counter((one.kind, one.verb) for one in first(13)).items())  # doctest: +NORMALIZE_WHITESPACE
    [(('api', 'cut'), 1), (('db', 'freeze'), 1), (('db', 'kill'), 1), (('db', 'stop'), 1),
     (('service', 'freeze'), 3), (('service', 'kill'), 3), (('service', 'stop'), 3)]
    >>> {one.verb for one in first(24, links={})} == set(VERBS)
    True
    >>> {one.parts for one in first(1300) if one.verb == CUT} == {("a", "db"), ("b", "db")}
    True

    Only what is replaced is ever away for long.

    >>> sorted({(one.kind, one.verb) for one in first(1300) if one.seconds > SHORT[1]})
    [('db', 'kill'), ('db', 'stop')]
    >>> all(SHORT[0] <= one.seconds <= SHORT[1] or LONG[0] <= one.seconds <= LONG[1] for one in first(1300))
    True
    """
    chance = random.Random(seed)
    while True:
        kinds = [(verb, kind) for kind, names in parts.items() for verb in VERBS for _ in range(MANY if len(names) > 1 else 1)]
        kinds += [(CUT, kind) for kind in links]
        chance.shuffle(kinds)
        for verb, kind in kinds:
            chosen = chance.choice(links[kind]) if verb == CUT else (chance.choice(parts[kind]),)
            lasts = LONG if verb in ("kill", "stop") and kind in replaced and chance.random() < 0.5 else SHORT
            yield Fault(verb, kind, chosen, chance.uniform(*lasts))
