"""Protobuf's canonical JSON, beside Python's `google.protobuf.json_format`."""

import json
import math
import random

import pytest
from google.protobuf import json_format
from interop.json_peer import KINDS, Contract, Fault, Peer, Randomly

pytestmark = pytest.mark.programs

CONTRACT = Contract()

#: Texts of `Kinds` that both sides take, and to the same message.
TAKEN = [
    "{}", " { } ", '{"anInt32": 1}', '{"an_int32": 1}', '{"anInt32": "1"}', '{"anInt32": 1.0}', '{"anInt32": 1e5}', '{"anInt32": -2147483648}',
    '{"anInt64": "9223372036854775807"}', '{"anInt64": 9007199254740993}', '{"anInt64": "-9223372036854775808"}',
    '{"aUint64": "18446744073709551615"}', '{"aSint32": -1, "aSint64": "-1", "aFixed32": 1, "aFixed64": "2", "aSfixed32": -1, "aSfixed64": "-2"}',
    '{"aDouble": "NaN"}', '{"aDouble": "-Infinity"}', '{"aDouble": 1e-300}', '{"aDouble": "1.5"}', '{"aDouble": 3}', '{"aFloat": 3.4028234e38}',
    '{"aBool": true}', '{"aBool": false, "maybeInt32": 0, "maybeString": ""}', '{"aString": "\\u00e4\\ud83d\\ude08\\/\\b\\f\\n\\r\\t"}',
    '{"someBytes": "-_-_"}', '{"someBytes": "+/+/"}', '{"someBytes": "AQ"}', '{"someBytes": "AQ=="}', '{"color": "COLOR_RED"}', '{"color": 1}', '{"color": 4711}',
    '{"color": -1}', '{"inner": {"inner": {"anInt32": 3}}}', '{"inner": {}}', '{"inner": null, "numbers": null, "byText": null, "time": null, "aString": null}',
    '{"chosenNumber": 0}', '{"chosenText": "x"}', '{"chosenNull": null}', '{"chosenNumber": null, "chosenText": "x"}', '{"null": null}', '{"null": "NULL_VALUE"}',
    '{"numbers": [1, "2", 3e0]}', '{"unpacked": [1, -1]}', '{"numbers": []}', '{"colors": ["COLOR_RED", 0]}', '{"many": [{}, {"anInt32": 1}]}',
    '{"byText": {"": 1, "a": 2}}', '{"byNumber": {"-5": {"aBool": true}}}', '{"byTruth": {"true": "COLOR_RED", "false": 0}}', '{"byValue": {"1": null, "2": [1, {"x": "y"}]}}',
    '{"time": "1970-01-01T00:00:00Z"}', '{"time": "0001-01-01T00:00:00Z"}', '{"time": "9999-12-31T23:59:59.999999999Z"}', '{"time": "2024-02-29T12:00:00.5+02:00"}',
    '{"time": "1969-12-31T23:59:59.999Z"}', '{"duration": "1.000340012s"}', '{"duration": "-0.5s"}', '{"duration": "315576000000s"}', '{"duration": "3s"}',
    '{"mask": "a,displayName,user.bodyMass"}', '{"mask": ""}', '{"structure": {"a": null, "b": [true, "x", 1.5, {"c": {}}]}}', '{"value": null}', '{"value": "x"}', '{"value": [1]}',
    '{"list": [null, 1]}', '{"list": []}', '{"structure": {}}', '{"values": [null, 1, "a", {}, []]}', '{"empty": {}}', '{"any": {}}',
    '{"any": {"@type": "type.googleapis.com/titanup.kinds.v1.Kinds", "anInt32": 1}}', '{"any": {"anInt32": 1, "@type": "type.googleapis.com/titanup.kinds.v1.Kinds"}}',
    '{"any": {"@type": "type.googleapis.com/google.protobuf.Duration", "value": "1.5s"}}', '{"any": {"value": "1.5s", "@type": "type.googleapis.com/google.protobuf.Duration"}}',
    '{"any": {"@type": "type.googleapis.com/google.protobuf.Empty"}}', '{"any": {"@type": "type.googleapis.com/google.protobuf.Value", "value": null}}',
    '{"any": {"@type": "type.googleapis.com/google.protobuf.Any", "value": {"@type": "type.googleapis.com/google.protobuf.Int64Value", "value": "5"}}}',
    '{"wrappedInt64": "5", "wrappedDouble": 0, "wrappedBool": false, "wrappedString": "", "wrappedBytes": "AQI="}', '{"wrappedInt64": null}',
    '{"fieldName1": 1}', '{"field_name_1": 1}', '{"otherwise": 1}', '{"renamed": 1}',
]

#: Texts that both sides refuse, with words that ours have to have.
REFUSED = [
    ("", "the end"), ("null", "null"), ("{", "the end"), ("{}x", "expected: the end"), ('{"a": 1}', "a: got an unknown field"),
    ('{"inner": {"many": [{}, {"nothing": 1}]}}', "inner.many[1].nothing: got an unknown field"), ("{'anInt32': 1}", "a key in quotes"), ('{"anInt32": 1,}', "a key in quotes"),
    ('{"anInt32": 1 "aBool": true}', "expected: ,"), ('{"anInt32": 2147483648}', "an_int32: got 2147483648; allowed: an integer from -2147483648 to 2147483647"),
    ('{"anInt32": 1.5}', "an_int32: got 1.5"), ('{"anInt32": " 1"}', 'an_int32: got " 1"'), ('{"anInt32": ""}', 'got ""'), ('{"anInt32": true}', "got a boolean"),
    ('{"anInt32": {}}', "got an object"), ('{"aUint32": -1}', "a_uint32: got -1; allowed: an integer from 0 to 4294967295"), ('{"aUint64": "18446744073709551616"}', "a_uint64"),
    ('{"anInt64": "9223372036854775808"}', "an_int64"), ('{"anInt32": 01}', "a number"), ('{"anInt32": +1}', "a value"), ('{"anInt32": 0x1}', "expected"),
    ('{"aDouble": "nan"}', 'got "nan"'), ('{"aDouble": 1e400}', "a_double: got 1e400"), ('{"aFloat": 3.5e38}', "a_float"), ('{"aBool": "true"}', "got a string; allowed: true or false"),
    ('{"aBool": 1}', "a_bool"), ('{"aString": 1}', "a_string: got a number; allowed: a string"), ('{"aString": "\\ud800"}', "surrogate pair"), ('{"aString": "\\x"}', "an escape"),
    ('{"aString": "a\nb"}', "control characters"), ('{"someBytes": "A"}', "some_bytes"), ('{"color": "RED"}', 'color: got "RED"; allowed: COLOR_UNSPECIFIED, COLOR_RED, COLOR_BELOW'),
    ('{"color": 2147483648}', "color"), ('{"anInt32": 1, "anInt32": 2}', "twice"),
    ('{"chosenNumber": 1, "chosenText": "x"}', "chosen_text: got a second member of a oneof"), ('{"numbers": 1}', "numbers: got a number; allowed: a list"),
    ('{"numbers": [null]}', "numbers[0]: got null"), ('{"many": [null]}', "many[0]: got null"), ('{"byText": {"a": null}}', 'by_text["a"]: got null'), ('{"byText": []}', "an object"),
    ('{"byNumber": {"x": {}}}', 'by_number["x"]'), ('{"byTruth": {"1": 0}}', 'by_truth["1"]: got "1"; allowed: true or false'), ('{"byText": {"a": 1, "a": 2}}', "the key twice"),
    ('{"time": "2024-02-30T00:00:00Z"}', "time: got"), ('{"time": "2024-01-01T00:00:00"}', "time"), ('{"time": "0000-01-01T00:00:00Z"}', "time"), ('{"time": "2024-01-01t00:00:00Z"}', "time"),
    ('{"time": "2024-01-01T00:00:00z"}', "time"), ('{"time": "0001-01-01T00:00:00+01:00"}', "time"), ('{"time": 1}', "time"), ('{"duration": "1"}', "duration"), ('{"duration": "315576000001s"}', "duration"),
    ('{"mask": "display_name"}', "mask: got \"display_name\"; allowed: paths in lowerCamelCase"),
    ('{"any": {"anInt32": 1}}', "any.@type: got none"), ('{"any": {"@type": "type.googleapis.com/no.such"}}', "any.@type: got"), ('{"any": {"@type": 1}}', "any.@type"),
    ('{"any": {"@type": "type.googleapis.com/titanup.kinds.v1.Kinds", "x": 1}}', "any.x: got an unknown field"), ('{"any": {"@type": "type.googleapis.com/google.protobuf.Duration", "value": "x"}}', "any.value"),
    ('{"empty": {"a": 1}}', "empty.a"), ('{"wrappedInt64": "x"}', "wrapped_int64"), ('{"inner":' * 101 + "{}" + "}" * 101, "100 levels"), ('{"value": ' + "[" * 101 + "]" * 101 + "}", "100 levels"),
]

#: The mapping forbids these too, but Python takes them.
REFUSED_BY_OURS = [
    ("[]", "a list"),
    ('{"color": 1.5}', "color"),
    ('{"anInt32": 1, "an_int32": 2}', "an_int32: got the field twice"),
    ('{"duration": "1.0000000001s"}', "duration"),
    ('{"value": 1e400}', "value"),
]


@pytest.fixture(scope="module")
def peer(tmp_path_factory):
    peer = Peer(CONTRACT, tmp_path_factory.mktemp("json"))
    yield peer
    peer.close()


def parsed(text: str):
    return json_format.Parse(text, CONTRACT.type(KINDS)(), descriptor_pool=CONTRACT.pool)


def printed(message) -> dict:
    return json_format.MessageToDict(message, descriptor_pool=CONTRACT.pool)


def difference(ours, theirs, path: str = "$") -> str | None:
    """Where two values of JSON first differ; numbers by what they are worth."""
    if isinstance(ours, dict) and isinstance(theirs, dict) and ours.keys() == theirs.keys():
        return next(filter(None, (difference(ours[key], theirs[key], f"{path}.{key}") for key in ours)), None)
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        return next(filter(None, (difference(*pair, f"{path}[{place}]") for place, pair in enumerate(zip(ours, theirs)))), None)
    alike = ours == theirs and isinstance(ours, bool) == isinstance(theirs, bool)
    if alike and isinstance(ours, float) and isinstance(theirs, float):
        alike = math.copysign(1, ours) == math.copysign(1, theirs)
    return None if alike else f"{path}: {ours!r} is not {theirs!r}"


@pytest.mark.parametrize("text", TAKEN)
def test_a_text_means_the_same(peer, text):
    message = parsed(text)
    assert CONTRACT.type(KINDS).FromString(peer.message(KINDS, text)).SerializeToString(deterministic=True) == message.SerializeToString(deterministic=True)
    assert difference(json.loads(peer.json(KINDS, message.SerializeToString())), printed(message)) is None


@pytest.mark.parametrize(("text", "words"), REFUSED)
def test_a_text_is_refused_with_its_field_what_came_and_what_is_allowed(peer, text, words):
    with pytest.raises((json_format.ParseError, RecursionError)):
        parsed(text)
    with pytest.raises(Fault) as caught:
        peer.message(KINDS, text)
    assert words in str(caught.value)


@pytest.mark.parametrize(("text", "words"), REFUSED_BY_OURS)
def test_what_only_python_takes_is_refused(peer, text, words):
    with pytest.raises(Fault) as caught:
        peer.message(KINDS, text)
    assert words in str(caught.value)


def test_text_that_is_no_utf_8_is_refused(peer):
    with pytest.raises(Fault, match="UTF-8"):
        peer.message(KINDS, b'{"aString": "\xff"}')


@pytest.mark.parametrize("seed", range(25))
def test_random_messages_of_every_kind_are_the_same_in_both_directions(peer, seed):
    message = Randomly(CONTRACT, random.Random(seed)).fill(CONTRACT.type(KINDS)())
    check(peer, KINDS, message)


def test_every_request_and_response_of_every_service_is_the_same_in_both_directions(peer):
    chance = random.Random(27)
    for name in CONTRACT.requests_and_responses:
        check(peer, name, Randomly(CONTRACT, chance).fill(CONTRACT.type(name)()))


def check(peer, name: str, message) -> None:
    bytes_of_it = message.SerializeToString(deterministic=True)
    ours = peer.json(name, bytes_of_it)
    assert difference(json.loads(ours), printed(message)) is None, name
    again = CONTRACT.type(name).FromString(peer.message(name, ours))
    assert again.SerializeToString(deterministic=True) == bytes_of_it, name


@pytest.mark.parametrize(("message", "words"), [
    (dict(time=dict(seconds=253402300800)), "time: got 253402300800 s"), (dict(duration=dict(seconds=1, nanos=-1)), "duration: got 1 s and -1 ns"),
    (dict(mask=dict(paths=["displayName"])), 'mask: got "displayName"; allowed: paths in snake_case'), (dict(value=dict(number_value=math.inf)), "value.number_value: got inf"),
    (dict(any=dict(type_url="type.googleapis.com/no.such", value=b"")), "any.type_url: got"),
])
def test_a_value_without_json_is_refused(peer, message, words):
    message = CONTRACT.type(KINDS)(**message)
    with pytest.raises((json_format.SerializeToJsonError, ValueError, TypeError)):
        printed(message)
    with pytest.raises(Fault) as caught:
        peer.json(KINDS, message.SerializeToString())
    assert words in str(caught.value)


@pytest.mark.parametrize(("pieces", "expected"), [
    # Singular messages are merged, scalars replaced, and the last member of a oneof counts.
    ([dict(inner=dict(an_int32=1)), dict(inner=dict(a_bool=True))], {"inner": {"anInt32": 1, "aBool": True}}),
    ([dict(an_int32=1), dict(an_int32=2)], {"anInt32": 2}), ([dict(chosen_text="x"), dict(chosen_number=2)], {"chosenNumber": 2}),
    ([dict(chosen_kinds=dict(a_bool=True)), dict(chosen_text="x"), dict(chosen_kinds=dict(an_int32=1))], {"chosenKinds": {"anInt32": 1}}),
    ([dict(numbers=[1]), dict(texts=["x"]), dict(numbers=[2])], {"numbers": [1, 2], "texts": ["x"]}), ([dict(by_text={"a": 1}), dict(by_text={"a": 2})], {"byText": {"a": 2}}),
])
def test_a_message_in_pieces_is_whole(peer, pieces, expected):
    together = b"".join(CONTRACT.type(KINDS)(**piece).SerializeToString() for piece in pieces)
    assert json.loads(peer.json(KINDS, together)) == expected == printed(CONTRACT.type(KINDS).FromString(together))


def test_bytes_that_are_no_message_are_refused(peer):
    for content in (b"\x08", b"\x1a\x05", b"\x00\x00", b"\x0b\x0c\x0b", b"\x0f"):
        with pytest.raises(Fault, match="no titanup.kinds.v1.Kinds"):
            peer.json(KINDS, content)
