"""The promises of proto/ as a readable list, and a check whether a change keeps the released ones.

contract.py list RELEASE        the list of the descriptor set on standard input, as proto/released.txt keeps it
contract.py check RELEASED      compares it with the list in the file RELEASED; prints what breaks, and ends with 1 if anything does

The descriptor set is protoc's. A client of the release goes on working: fields and values go only where their number and name are
reserved; everything else stays as it is, and what has to be otherwise becomes a new field, method or package.
"""

import pathlib
import re
import sys

TYPES = (
    "? double float int64 uint64 int32 fixed64 fixed32 bool string group message bytes uint32 enum sfixed32 sfixed64 sint32 sint64"
).split()
IDEMPOTENCY = ("", "no-side-effects", "idempotent")


# A descriptor set, read.


def fields(data: bytes) -> list[tuple[int, int | bytes]]:
    """The fields of a message on the wire.

    >>> fields(bytes.fromhex("08 96 01 12 02 68 69"))
    [(1, 150), (2, b'hi')]
    """
    found, at = [], 0

    def varint() -> int:
        nonlocal at
        value = shift = 0
        while True:
            byte = data[at]
            at += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    while at < len(data):
        key = varint()
        match key & 7:
            case 0:
                found.append((key >> 3, varint()))
            case 2:
                length = varint()
                found.append((key >> 3, data[at : at + length]))
                at += length
            case 1 | 5 as kind:
                at += 8 if kind == 1 else 4
            case kind:
                raise ValueError(f"wire type {kind} at byte {at}; a descriptor set has none but 0, 1, 2 and 5")
    return found


def every(message: bytes, number: int) -> list:
    return [value for found, value in fields(message) if found == number]


def last(message: bytes, number: int, default=0):
    return ([default] + every(message, number))[-1]


def text(message: bytes, number: int) -> str:
    return last(message, number, b"").decode()


def listing(descriptor_set: bytes) -> list[str]:
    r"""A block for each message, enum and service, by name; its content by number or name.

    >>> print(*listing(bytes.fromhex(SAMPLE)), sep="\n")
    message a.v1.M
      1 id string
      2 sizes repeated int32
      3 kind enum a.v1.M.Kind oneof choice
      4 text string oneof choice
      reserved 7 to 8
      reserved 10
      reserved old
    enum a.v1.M.Kind
      0 KIND_NONE
      1 KIND_SOME
      reserved 3
      reserved KIND_OLD
    service a.v1.S
      Get a.v1.M returns stream a.v1.M no-side-effects
    """
    blocks = {}
    for file in every(descriptor_set, 1):
        package = text(file, 2)
        for message in every(file, 4):
            _message(package, message, blocks)
        for enum in every(file, 5):
            _enum(package, enum, blocks)
        for service in every(file, 6):
            _service(package, service, blocks)
    return [line for key in sorted(blocks, key=lambda key: key.split(" ")[::-1]) for line in (key, *blocks[key])]


def _message(scope: str, message: bytes, blocks: dict) -> None:
    name = f"{scope}.{text(message, 1)}"
    choices = [text(choice, 1) for choice in every(message, 8)]
    lines = []
    for field in sorted(every(message, 2), key=lambda field: last(field, 3)):
        words = [str(last(field, 3)), text(field, 1)]
        words += {2: ["required"], 3: ["repeated"]}.get(last(field, 4), [])
        words.append(TYPES[last(field, 5)])
        if every(field, 6):
            words.append(text(field, 6).lstrip("."))
        if every(field, 17):
            words.append("optional")
        elif every(field, 9):
            words += ["oneof", choices[last(field, 9)]]
        if text(field, 10) not in ("", camel(text(field, 1))):
            words += ["json", text(field, 10)]
        lines.append("  " + " ".join(words))
    # The end of a message's range is outside of it.
    lines += _reserved([(last(one, 1), last(one, 2) - 1) for one in every(message, 9)], every(message, 10))
    blocks[f"message {name}"] = lines
    for nested in every(message, 3):
        _message(name, nested, blocks)
    for enum in every(message, 4):
        _enum(name, enum, blocks)


def _enum(scope: str, enum: bytes, blocks: dict) -> None:
    values = sorted((last(value, 2), text(value, 1)) for value in every(enum, 2))
    lines = [f"  {number} {name}" for number, name in values]
    lines += _reserved([(last(one, 1), last(one, 2)) for one in every(enum, 4)], every(enum, 5))
    blocks[f"enum {scope}.{text(enum, 1)}"] = lines


def _service(scope: str, service: bytes, blocks: dict) -> None:
    lines = []
    for method in every(service, 2):
        takes, gives = ("stream " * last(method, 5 + way) + text(method, 2 + way).lstrip(".") for way in (0, 1))
        promise = IDEMPOTENCY[last(last(method, 4, b""), 34)]
        lines.append(f"  {text(method, 1)} {takes} returns {gives} {promise}".rstrip())
    blocks[f"service {scope}.{text(service, 1)}"] = sorted(lines)


def _reserved(ranges: list[tuple[int, int]], names: list[bytes]) -> list[str]:
    return [f"  reserved {first}" + (f" to {end}" if end > first else "") for first, end in sorted(ranges)] + [
        f"  reserved {name.decode()}" for name in sorted(names)
    ]


def camel(name: str) -> str:
    """
    >>> camel("time_zone")
    'timeZone'
    """
    return re.sub("_(.)", lambda match: match[1].upper(), name)


# Two lists, compared.


def parsed(lines: list[str]) -> dict[str, list[str]]:
    blocks, block = {}, []
    for line in lines:
        if line.startswith("  "):
            block.append(line.strip())
        elif line and not line.startswith("#"):
            block = blocks.setdefault(line, [])
    return blocks


def breaks(released: list[str], now: list[str]) -> list[str]:
    """The changes that would break users of the release, one per line.

    >>> released = '''
    ... message a.M
    ...   1 id string
    ...   2 size int32
    ...   3 text string oneof choice
    ...   reserved 7 to 9
    ...   reserved old
    ... enum a.E
    ...   0 E_NONE
    ...   1 E_SOME
    ... service a.S
    ...   Get a.M returns a.M no-side-effects
    ...   Put a.M returns a.M'''
    >>> def changed(*pairs):
    ...     now = released
    ...     for old, new in pairs:
    ...         assert old in now
    ...         now = now.replace(old, new)
    ...     print(*breaks(released.split("\\n"), now.split("\\n")) or ["nothing"], sep="\\n")

    Additions break nothing, whatever the order.

    >>> changed(("  1 id string", "  4 more repeated a.N\\n  1 id string"), ("1 E_SOME", "1 E_SOME\\n  2 E_MORE"),
    ...     ("  Put", "  Add a.N returns a.N\\n  Put"), ("  reserved old", "  reserved old\\n  reserved other\\nmessage a.N"))
    nothing

    Fields: gone, renamed, renumbered, of another type, label or oneof.

    >>> changed(("  1 id string\\n", ""))
    message a.M: field 1 id is gone; it takes `reserved 1;` and `reserved "id";`
    >>> changed(("  1 id string\\n", "  reserved 1\\n"))
    message a.M: field 1 id is gone; it takes `reserved "id";`
    >>> changed(("  1 id string\\n", "  reserved 1\\n  reserved id\\n"))
    nothing
    >>> changed(("1 id string", "1 name string"))
    message a.M: field 1 id is now called name
    >>> changed(("1 id string", "5 id string"))
    message a.M: field id had number 1, and now has 5
    >>> changed(("1 id string", "1 size string"), ("2 size int32", "2 id int32"))
    message a.M: field id had number 1, and now has 2
    message a.M: field size had number 2, and now has 1
    >>> changed(("2 size int32", "2 size int64"))
    message a.M: field 2 size was `int32`, and is now `int64`
    >>> changed(("2 size int32", "2 size repeated int32"))
    message a.M: field 2 size was `int32`, and is now `repeated int32`
    >>> changed(("string oneof choice", "string"))
    message a.M: field 3 text was `string oneof choice`, and is now `string`
    >>> changed(("2 size int32", "2 size int32 oneof choice"))
    message a.M: field 2 size was `int32`, and is now `int32 oneof choice`
    >>> changed(("2 size int32", "2 size int32 json length"))
    message a.M: field 2 size was `int32`, and is now `int32 json length`

    Reserved numbers and names stay reserved.

    >>> changed(("reserved 7 to 9", "reserved 7\\n  8 again string\\n  reserved 9"))
    message a.M: 8 is reserved no more
    >>> changed(("reserved 7 to 9", "reserved 6 to 8\\n  reserved 9 to 12"))
    nothing
    >>> changed(("  reserved old\\n", "  4 old string\\n"))
    message a.M: old is reserved no more

    Values of enums likewise; types, services and methods cannot go.

    >>> changed(("1 E_SOME", "2 E_SOME"))
    enum a.E: value E_SOME had number 1, and now has 2
    >>> changed(("1 E_SOME", "1 E_ANY"))
    enum a.E: value 1 E_SOME is now called E_ANY
    >>> changed(("  1 E_SOME\\n", ""))
    enum a.E: value 1 E_SOME is gone; it takes `reserved 1;` and `reserved "E_SOME";`
    >>> changed(("enum a.E", "enum a.F"))
    enum a.E is gone
    >>> changed(("message a.M", "message a.N"))
    message a.M is gone
    >>> changed(("service a.S", "service a.T"))
    service a.S is gone
    >>> changed(("  Put a.M returns a.M", ""))
    service a.S: method Put is gone
    >>> changed(("Put a.M returns a.M", "Store a.M returns a.M"))
    service a.S: method Put is gone

    Methods: what they take and give, whether as a stream, and that they may be called again.

    >>> changed(("Put a.M returns a.M", "Put a.M returns a.N"))
    service a.S: method Put was `a.M returns a.M`, and is now `a.M returns a.N`
    >>> changed(("Put a.M returns a.M", "Put stream a.M returns a.M"))
    service a.S: method Put was `a.M returns a.M`, and is now `stream a.M returns a.M`
    >>> changed((" no-side-effects", " idempotent"))
    service a.S: method Get was `a.M returns a.M no-side-effects`, and is now `a.M returns a.M idempotent`
    >>> changed(("Put a.M returns a.M", "Put a.M returns a.M idempotent"))
    nothing
    """
    current = parsed(now)
    found = []
    for key, lines in parsed(released).items():
        if key not in current:
            found.append(f"{key} is gone")
        elif key.startswith("service "):
            found += [f"{key}: {what}" for what in _method_breaks(lines, current[key])]
        else:
            member = "field" if key.startswith("message ") else "value"
            found += [f"{key}: {what}" for what in _member_breaks(member, lines, current[key])]
    return found


def _method_breaks(released: list[str], now: list[str]) -> list[str]:
    current = dict(line.split(" ", 1) for line in now)
    found = []
    for name, was in (line.split(" ", 1) for line in released):
        if name not in current:
            found.append(f"method {name} is gone")
        elif current[name] not in _at_least(was):
            found.append(f"method {name} was `{was}`, and is now `{current[name]}`")
    return found


def _at_least(promise: str) -> list[str]:
    """What keeps the promise of a method: that it may be called again is never taken back."""
    bare = promise.removesuffix(" no-side-effects").removesuffix(" idempotent")
    kept = [f"{bare} no-side-effects", f"{bare} idempotent", bare]
    return kept[: kept.index(promise) + 1]


def _member_breaks(member: str, released: list[str], now: list[str]) -> list[str]:
    current = [line.split(" ", 2) for line in now if not line.startswith("reserved ")]
    reserved_now = _reservations(now)
    names = {name: number for number, name, *_ in current}
    numbers = {number: name for number, name, *_ in current}
    kinds = {name: kind for _, name, *kind in current}
    found = []
    for number, name, *kind in (line.split(" ", 2) for line in released if not line.startswith("reserved ")):
        if name in names:
            if names[name] != number:
                found.append(f"{member} {name} had number {number}, and now has {names[name]}")
            elif kinds[name] != kind:
                found.append(f"{member} {number} {name} was `{kind[0]}`, and is now `{kinds[name][0]}`")
        elif number in numbers:
            found.append(f"{member} {number} {name} is now called {numbers[number]}")
        else:
            missing = [one for one in (number, name) if not _covers(reserved_now, one)]
            words = [f'`reserved {one if one == number else chr(34) + one + chr(34)};`' for one in missing]
            if words:
                found.append(f"{member} {number} {name} is gone; it takes {' and '.join(words)}")
    for one in _reservations(released):
        if isinstance(one, str):
            if one not in reserved_now:
                found.append(f"{one} is reserved no more")
        else:
            found += [f"{free} is reserved no more" for free in _uncovered(one, reserved_now)]
    return found


def _reservations(lines: list[str]) -> list[str | tuple[int, int]]:
    """
    >>> _reservations(["1 id string", "reserved 3", "reserved 7 to 8", "reserved old", "reserved -2 to -1"])
    [(3, 3), (7, 8), 'old', (-2, -1)]
    """
    found = []
    for words in (line.split(" ") for line in lines if line.startswith("reserved ")):
        is_range = re.fullmatch(r"-?\d+", words[1])
        found.append((int(words[1]), int(words[-1])) if is_range else words[1])
    return found


def _covers(reservations: list, one: str) -> bool:
    if one in reservations:
        return True
    is_number = re.fullmatch(r"-?\d+", one)
    return bool(is_number) and not _uncovered((int(one), int(one)), reservations)


def _uncovered(span: tuple[int, int], reservations: list) -> list[str]:
    """
    >>> _uncovered((3, 9), [(1, 3), (5, 6), "old"])
    ['4', '7 to 9']
    """
    gaps, at = [], span[0]
    for first, end in sorted(one for one in reservations if not isinstance(one, str)) + [(span[1] + 1, span[1] + 1)]:
        if at < min(first, span[1] + 1):
            until = min(first, span[1] + 1) - 1
            gaps.append(str(at) if until == at else f"{at} to {until}")
        at = max(at, end + 1)
    return gaps


#: What protoc makes of:
#:   package a.v1;
#:   message M {
#:     reserved 7 to 8, 10; reserved "old";
#:     enum Kind { reserved 3; reserved "KIND_OLD"; KIND_NONE = 0; KIND_SOME = 1; }
#:     string id = 1; repeated int32 sizes = 2; oneof choice { Kind kind = 3; string text = 4; }
#:   }
#:   service S { rpc Get(M) returns (stream M) { option idempotency_level = NO_SIDE_EFFECTS; } }
SAMPLE = """
0af3010a07612e70726f746f1204612e763122b4010a014d120e0a0269641801200128095202696412140a0573697a6573180220032805520573697a
657312220a046b696e6418032001280e320c2e612e76312e4d2e4b696e64480052046b696e6412140a04746578741804200128094800520474657874
22340a044b696e64120d0a094b494e445f4e4f4e451000120d0a094b494e445f534f4d4510012204080310032a084b494e445f4f4c4442080a066368
6f6963654a04080710094a04080a100b52036f6c6432230a0153121e0a0347657412072e612e76312e4d1a072e612e76312e4d220390020130016206
70726f746f33
"""


def main() -> int:
    match sys.argv[1:]:
        case ["list", release]:
            print(f"# What release {release} promises, made by `deploy/dev release-contract {release}`. Not to be edited.")
            print(*listing(sys.stdin.buffer.read()), sep="\n")
        case ["check", released]:
            found = breaks(pathlib.Path(released).read_text().splitlines(), listing(sys.stdin.buffer.read()))
            if found:
                print(*found, sep="\n")
                return 1
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
