"""The page's protobuf beside Python's: every message of the contract, with random content, both ways."""

import base64
import math
import random
import struct

import pytest
from google.protobuf import descriptor

from web import contract

ROUNDS = 4
FIELD = descriptor.FieldDescriptor
INTEGERS = {
    FIELD.TYPE_INT32: (-2**31, 2**31 - 1), FIELD.TYPE_SINT32: (-2**31, 2**31 - 1), FIELD.TYPE_SFIXED32: (-2**31, 2**31 - 1),
    FIELD.TYPE_UINT32: (0, 2**32 - 1), FIELD.TYPE_FIXED32: (0, 2**32 - 1),
    FIELD.TYPE_INT64: (-2**63, 2**63 - 1), FIELD.TYPE_SINT64: (-2**63, 2**63 - 1), FIELD.TYPE_SFIXED64: (-2**63, 2**63 - 1),
    FIELD.TYPE_UINT64: (0, 2**64 - 1), FIELD.TYPE_FIXED64: (0, 2**64 - 1),
}


def every_message():
    def nested(prefix, message):
        yield f"{prefix}.{message.name}"
        for inner in message.nested_type:
            if not inner.options.map_entry:
                yield from nested(f"{prefix}.{message.name}", inner)
    wanted = ("titanup.", "google.rpc")
    return [name for file in contract.files().file if file.package.startswith(wanted)
            for message in file.message_type for name in nested(file.package, message)] + [
        f"google.protobuf.{name}" for name in ("Timestamp", "Duration", "FieldMask", "Any", "Int64Value", "UInt64Value", "DoubleValue",
                                               "FloatValue", "BoolValue", "BytesValue", "StringValue", "Int32Value", "UInt32Value")]


def scalar(field, chance):
    if field.type in INTEGERS:
        low, high = INTEGERS[field.type]
        edges = [low, high, 0, 1, max(low, -1), 127, 128, min(high, 2**53 - 1), min(high, 2**53), min(high, 2**53 + 1)]
        return chance.choice([*edges, chance.randint(low, high)])
    match field.type:
        case FIELD.TYPE_BOOL:
            return chance.random() < 0.5
        case FIELD.TYPE_STRING:
            return "".join(chance.choice("aß€😀\u0000 \n'{") for _ in range(chance.randrange(12)))
        case FIELD.TYPE_BYTES:
            return chance.randbytes(chance.randrange(300))
        case FIELD.TYPE_ENUM:
            # An unknown number is kept, too.
            return chance.choice([*(value.number for value in field.enum_type.values), 4711, -1])
        case FIELD.TYPE_FLOAT:
            return struct.unpack("<f", struct.pack("<f", chance.choice([0.0, -0.0, math.inf, -1.5, chance.uniform(-1e9, 1e9)])))[0]
        case FIELD.TYPE_DOUBLE:
            return chance.choice([0.0, -0.0, math.inf, 0.1, chance.uniform(-1e300, 1e300)])
    raise AssertionError(field.type)


def fill(message, chance, depth=0):
    chosen = {oneof.name: chance.choice([None, *oneof.fields]) for oneof in message.DESCRIPTOR.oneofs}
    for field in message.DESCRIPTOR.fields:
        if field.containing_oneof and chosen[field.containing_oneof.name] != field:
            continue
        if not field.containing_oneof and chance.random() < 0.3:
            continue
        is_map = field.message_type is not None and field.message_type.GetOptions().map_entry
        if is_map:
            value = field.message_type.fields_by_name["value"]
            for _ in range(chance.randrange(4)):
                key = scalar(field.message_type.fields_by_name["key"], chance)
                getattr(message, field.name)[key] = scalar(value, chance)
        elif field.message_type is not None:
            if depth >= 4:
                continue
            for _ in range(chance.randrange(4) if field.is_repeated else 1):
                inner = getattr(message, field.name).add() if field.is_repeated else getattr(message, field.name)
                inner.SetInParent()
                fill(inner, chance, depth + 1)
        elif field.is_repeated:
            getattr(message, field.name).extend(scalar(field, chance) for _ in range(chance.randrange(5)))
        else:
            setattr(message, field.name, scalar(field, chance))
    return message


def plain(value, field=None):
    """A message as the page has it, in JSON: numbers that JSON cannot carry, and bytes, are named pairs."""
    if hasattr(value, "DESCRIPTOR"):
        result = {}
        for each in value.DESCRIPTOR.fields:
            if each.has_presence and not value.HasField(each.name):
                continue
            result[each.json_name] = plain(getattr(value, each.name), each)
        return result
    if field is not None and field.is_repeated:
        if field.message_type is not None and field.message_type.GetOptions().map_entry:
            inner = field.message_type.fields_by_name["value"]
            return {str(key): plain_scalar(each, inner) for key, each in value.items()}
        return [plain(each) if field.message_type is not None else plain_scalar(each, field) for each in value]
    return plain_scalar(value, field)


def plain_scalar(value, field):
    if isinstance(value, bytes):
        return {"$bytes": base64.b64encode(value).decode()}
    if isinstance(value, float) and (not math.isfinite(value) or (value == 0 and math.copysign(1, value) < 0)):
        return {"$number": "-0" if value == 0 else "Infinity" if value > 0 else "-Infinity"}
    if field.type in INTEGERS and abs(value) > 2**53 - 1:
        return {"$big": str(value)}
    return value


IN_PAGE = """async ([assets, cases]) => {
  const names = ['google', 'auth', 'habits', 'motivation', 'pose', 'profile', 'sessions', 'social', 'training', 'trophies'];
  const types = new Map();
  for (const name of names) {
    for (const type of Object.values(await import(`${assets}/Generated/${name}.js`))) if (type.decode) types.set(type.name, type);
  }
  const bytes = text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
  const text = bytes => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
  const toPlain = value => {
    if (value instanceof Uint8Array) return {$bytes: text(value)};
    if (typeof value === 'bigint') return {$big: String(value)};
    if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0))) return {$number: Object.is(value, -0) ? '-0' : String(value)};
    if (Array.isArray(value)) return value.map(toPlain);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined).map(([key, each]) => [key, toPlain(each)]));
  };
  const fromPlain = value => {
    if (Array.isArray(value)) return value.map(fromPlain);
    if (value === null || typeof value !== 'object') return value;
    if ('$bytes' in value) return bytes(value.$bytes);
    if ('$big' in value) return BigInt(value.$big);
    if ('$number' in value) return Number(value.$number);
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fromPlain(each)]));
  };
  return cases.map(({name, wire, value}) => {
    const type = types.get(name);
    if (!type) return {error: `no ${name}`};
    try {
      const decoded = type.decode(bytes(wire));
      return {decoded: toPlain(decoded), again: text(type.encode(decoded)), encoded: text(type.encode(fromPlain(value)))};
    } catch (error) { return {error: `${name}: ${error.stack}`}; }
  });
}"""


@pytest.fixture
def modules(browse, assets):
    """Runs an expression in a page of the site, with the address of its modules."""
    page = browse("/start")
    return lambda script, *arguments: page.evaluate(script, [assets, *arguments])


def test_random_messages_of_every_type(modules):
    chance = random.Random(20261126)
    messages = [fill(contract.message(name)(), chance) for name in every_message() for _ in range(ROUNDS)]
    assert len({message.DESCRIPTOR.full_name for message in messages}) > 400
    cases = [{"name": message.DESCRIPTOR.full_name, "wire": base64.b64encode(message.SerializeToString()).decode(),
              "value": plain(message)} for message in messages]
    for message, case, answer in zip(messages, cases, modules(IN_PAGE, cases), strict=True):
        assert "error" not in answer, answer["error"]
        assert answer["decoded"] == case["value"]
        for wire in (answer["again"], answer["encoded"]):
            assert type(message).FromString(base64.b64decode(wire)) == message, case["name"]


@pytest.mark.parametrize("words, wire", [
    ("a varint that does not end", "08" + "ff" * 11),
    ("a length beyond the end", "0aff"),
    ("a length of four gigabytes", "0affffffff0f61"),
    ("a group", "0b"),
    ("field 0", "00"),
    ("a string that is not UTF-8", "0a02c328"),
])
def test_what_is_no_message_is_refused(modules, words, wire):
    raised = modules("""async ([assets, wire]) => {
      const {Theme} = await import(`${assets}/Generated/profile.js`), {WireError} = await import(`${assets}/core/proto.js`);
      try { Theme.decode(Uint8Array.from(wire.match(/../g), byte => parseInt(byte, 16))); return 'nothing'; }
      catch (error) { return error instanceof WireError ? 'WireError' : String(error); }
    }""", wire)
    assert raised == "WireError", words


def test_nesting_is_bounded(modules):
    raised = modules("""async ([assets]) => {
      const {message, WireError} = await import(`${assets}/core/proto.js`);
      const Nest = message('test.Nest', '1 nest .Nest\\n', 'test');
      let value = {};
      for (let depth = 0; depth < 150; depth++) value = {nest: value};
      try { Nest.decode(Nest.encode(value)); return 'nothing'; } catch (error) { return error instanceof WireError ? 'WireError' : String(error); }
    }""")
    assert raised == "WireError"


def test_unknown_fields_are_skipped_and_packed_numbers_may_come_one_by_one(modules):
    wire = b"\xfa\x3f\x03abc" + b"\x20\x01" + b"\x20\x02" + b"\x22\x01\x03" + b"\x08\x07" + b"\xf8\x3f\x01" + b"\xf9\x3f12345678" + b"\xfd\x3f1234"
    decoded = modules("""async ([assets, wire]) =>
      (await import(`${assets}/Generated/profile.js`)).PushUpsPerDay.decode(Uint8Array.from(wire))""", list(wire))
    assert decoded == {"times": 7, "windowStartMinutes": 0, "windowEndMinutes": 0, "atMinutes": [1, 2, 3]}


@pytest.mark.parametrize("value, words", [
    ({"times": -1}, "-1 is no uint32"), ({"times": 1.5}, "1.5 is no uint32"), ({"times": 2**32}, "4294967296 is no uint32"),
    ({"time": 1}, "has no field time"),
])
def test_what_the_wire_would_change_is_refused(modules, value, words):
    said = modules("""async ([assets, value]) => {
      const {PushUpsPerDay} = await import(`${assets}/Generated/profile.js`);
      try { PushUpsPerDay.encode(value); return ''; } catch (error) { return error.message; }
    }""", value)
    assert words in said


def test_two_members_of_a_oneof_are_refused(modules):
    said = modules("""async ([assets]) => {
      const {VerifyEmailRequest} = await import(`${assets}/Generated/auth.js`);
      try { VerifyEmailRequest.encode({token: 'a', mailCode: {}}); return ''; } catch (error) { return error.message; }
    }""")
    assert "proof has two members" in said
