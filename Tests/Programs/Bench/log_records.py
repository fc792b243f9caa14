"""Sorts the records of PostgreSQL's write-ahead log by what they were written for."""

import collections
import dataclasses
import re

#: Tables that stand apart from their schema's others, and the parts that their bytes belong to.
APART = {"pose.chunks": "frames", "pose.frame_deletions": "frames"}
#: What the services' processes tell each other of being alive, with or without a set.
LEASES = "leases"
#: Catalogues, statistics, vacuum, checkpoints, and whatever belongs to no table of ours.
OWN = "postgresql"

_BLOCK = re.compile(r"rel (\d+/\d+/\d+)\D.*?blk (\d+)")
_PLACES = re.compile(r"\boff (\d+)")
_ROWS = {"Heap INSERT", "Heap UPDATE", "Heap HOT_UPDATE", "Heap DELETE"}


@dataclasses.dataclass(frozen=True)
class Relation:
    """A table, or an index or the oversized values of one."""

    table: str
    name: str = ""

    @property
    def part(self) -> str:
        """
        >>> [Relation(table).part for table in ("pose.chunks", "pose.streams", "habits.feed_followers", "pg_catalog.pg_class")]
        ['frames', 'pose', 'leases', 'postgresql']
        """
        schema, _, name = self.table.partition(".")
        if name == "feed_followers":
            return LEASES
        return OWN if schema.startswith("pg_") or schema == "information_schema" else APART.get(self.table, schema)

    def __str__(self) -> str:
        return f"{self.table}: {self.name}" if self.name else self.table


@dataclasses.dataclass(frozen=True)
class Record:
    """One record, without the images of whole pages in it.

    `blocks` are the pages it changes, as (file, number); `places` the rows on them that an operation on a table names.
    """

    transaction: int
    kind: str
    size: int
    images: int
    blocks: tuple[tuple[str, int], ...] = ()
    places: tuple[int, ...] = ()

    @classmethod
    def read(cls, fields: list[str]) -> "Record":
        """A row of pg_get_wal_records_info: xid, resource_manager, record_type, record_length, fpi_length, description and
        block_ref. Records begin at multiples of eight bytes.

        >>> Record.read(["741", "Heap", "UPDATE+INIT", "8300", "8192", "off 3 xmax 741 flags 0x00 ; new off 1 xmax 0",
        ...              "blkref #0: rel 1663/5/16 fork main blk 9 (FPW) blkref #1: rel 1663/5/16 fork main blk 8"])
        ... # doctest: +NORMALIZE_WHITESPACE
        Record(transaction=741, kind='Heap UPDATE', size=112, images=8192, blocks=(('1663/5/16', 9), ('1663/5/16', 8)),
               places=(3, 1))
        """
        transaction, manager, kind, length, images, description, blocks = fields
        return cls(
            int(transaction), f"{manager} {kind.removesuffix('+INIT')}", -(-int(length) // 8) * 8 - int(images), int(images),
            tuple((file, int(number)) for file, number in _BLOCK.findall(blocks)),
            tuple(map(int, _PLACES.findall(description))) if manager == "Heap" else (),
        )

    @property
    def file(self) -> str | None:
        return self.blocks[0][0] if self.blocks else None


@dataclasses.dataclass
class Tally:
    """The bytes of records, those of page images, and of each kind the number of records and their bytes."""

    size: int = 0
    images: int = 0
    counts: collections.Counter = dataclasses.field(default_factory=collections.Counter)
    sizes: collections.Counter = dataclasses.field(default_factory=collections.Counter)

    def add(self, record: Record) -> None:
        self.size += record.size
        self.images += record.images
        self.counts[record.kind] += 1
        self.sizes[record.kind] += record.size


def parts_of(records: list[Record], relations: dict[str, Relation]) -> dict[str, Tally]:
    """The records by part. What names no page, as a commit does, goes with what its transaction wrote most of.

    >>> relations = {"a": Relation("pose.streams"), "b": Relation("pose.chunks", "chunks_pkey")}
    >>> records = [Record(7, "Heap HOT_UPDATE", 80, 0, (("a", 1),)), Record(7, "Btree INSERT_LEAF", 96, 8192, (("b", 4),)),
    ...            Record(7, "Transaction COMMIT", 40, 0), Record(0, "Standby RUNNING_XACTS", 56, 0),
    ...            Record(8, "Heap INSERT", 64, 0, (("elsewhere", 0),))]
    >>> {part: (tally.size, tally.images) for part, tally in parts_of(records, relations).items()}
    {'pose': (80, 0), 'frames': (136, 8192), 'postgresql': (120, 0)}
    """
    written: dict[int, collections.Counter] = collections.defaultdict(collections.Counter)
    for record in records:
        if record.transaction and record.file in relations:
            written[record.transaction][relations[record.file].part] += record.size
    parts: dict[str, Tally] = collections.defaultdict(Tally)
    for record in records:
        if record.file in relations:
            part = relations[record.file].part
        elif record.file is None and record.transaction in written:
            [(part, _)] = written[record.transaction].most_common(1)
        else:
            part = OWN
        parts[part].add(record)
    return dict(parts)


def relations_of(records: list[Record], relations: dict[str, Relation]) -> dict[Relation, Tally]:
    """The records by table and index, those that wrote most first.

    >>> a, b = Relation("pose.streams"), Relation("pose.chunks")
    >>> records = [Record(7, "Heap INSERT", size, 0, ((file, 1),)) for size, file in ((80, "a"), (64, "b"), (96, "b"))]
    >>> {str(relation): tally.size for relation, tally in relations_of(records, {"a": a, "b": b}).items()}
    {'pose.chunks': 160, 'pose.streams': 80}
    """
    tallies: dict[Relation, Tally] = collections.defaultdict(Tally)
    for record in records:
        if record.file in relations:
            tallies[relations[record.file]].add(record)
    return dict(sorted(tallies.items(), key=lambda each: -each[1].size))


def pages_of(records: list[Record], relations: dict[str, Relation], parts: set[str]) -> int:
    """The number of pages that records of these parts change.

    >>> relations = {"a": Relation("pose.streams"), "b": Relation("pose.feed_followers")}
    >>> records = [Record(7, "Heap UPDATE", 80, 0, (("a", 1), ("a", 2))), Record(7, "Heap HOT_UPDATE", 80, 0, (("a", 1),)),
    ...            Record(7, "Heap HOT_UPDATE", 80, 0, (("b", 1),)), Record(7, "Transaction COMMIT", 40, 0)]
    >>> pages_of(records, relations, {"pose"})
    2
    """
    return len({
        block for record in records for block in record.blocks if block[0] in relations and relations[block[0]].part in parts
    })  # fmt: skip


def written_again(records: list[Record], relations: dict[str, Relation]) -> dict[Relation, Tally]:
    """The records that write a row which the same transaction had written before, by table.

    >>> page, other = ("a", 1), ("a", 2)
    >>> records = [Record(7, "Heap INSERT", 200, 0, (page,), (3,)), Record(7, "Heap HOT_UPDATE", 80, 0, (page,), (3, 4)),
    ...            Record(7, "Heap UPDATE", 90, 0, (other, page), (4, 1)), Record(8, "Heap UPDATE", 90, 0, (other,), (1, 2)),
    ...            Record(8, "Heap DELETE", 50, 0, (other,), (2,)), Record(8, "Heap LOCK", 56, 0, (other,), (1,))]
    >>> {str(relation): tally.size for relation, tally in written_again(records, {"a": Relation("pose.streams")}).items()}
    {'pose.streams': 220}
    """
    written = set()
    again: dict[Relation, Tally] = collections.defaultdict(Tally)
    for record in records:
        if record.file not in relations or record.kind not in _ROWS:
            continue
        old = record.places[:1] if record.kind != "Heap INSERT" else ()
        new = record.places[-1:] if record.kind != "Heap DELETE" else ()
        # A row that moves to another page names the new one first.
        if any((record.transaction, *record.blocks[-1], place) in written for place in old):
            again[relations[record.file]].add(record)
        written.update((record.transaction, *record.blocks[0], place) for place in new)
    return dict(again)
