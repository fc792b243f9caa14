"""Calls every method with requests that are valid, nearly valid and invalid, and reports the faults of the server.

A request is generated from its descriptor: ids from earlier responses, dates and times around now, words, and random
values. Then, mostly, one field is set to an extreme, removed, repeated or cut. The faults are INTERNAL, UNKNOWN and
DATA_LOSS, an error whose details do not fit, and a call that takes longer than a second three times in a row,
because a noisy machine may be slow once.
"""

import collections
import datetime
import importlib
import random
import threading
import time
import uuid

import grpc
from google.protobuf import message_factory
from google.protobuf.descriptor import FieldDescriptor as Field

#: The server's own faults.
FAULTS = {grpc.StatusCode.INTERNAL, grpc.StatusCode.UNKNOWN, grpc.StatusCode.DATA_LOSS, grpc.StatusCode.DEADLINE_EXCEEDED}
#: The maximum duration of a call in seconds.
SLOW = 1.0
PATIENCE = 20.0
#: These end the account or its sign-in, which other methods still need.
ENDINGS = {"DeleteAccount", "SignOut", "RevokeOtherAuthSessions", "ChangePassword"}

INTEGERS = {
    Field.CPPTYPE_INT32: [0, 1, -1, 2, 100, 2**31 - 1, -(2**31)],
    Field.CPPTYPE_UINT32: [0, 1, 2, 2**32 - 1],
    Field.CPPTYPE_INT64: [0, 1, -1, 2**31, 2**63 - 1, -(2**63), 253402300800],
    Field.CPPTYPE_UINT64: [0, 1, 2**63, 2**64 - 1],
}
DOUBLES = [0.0, -0.0, 1.0, -1.0, 0.5, 1e-300, 1e300, -1e300, float("inf"), float("-inf"), float("nan")]
TEXTS = [
    "", " ", "\0", "a", "ä", "\u202egnal", "\U0001f3cb", "e\u0301", "'; DROP TABLE x; --", "%s%n", "../../etc/passwd", "null", "0", "-1",
    "1e9", "0000-00-00", "0001-01-01", "2024-02-30", "9999-12-31", "99999-01-01", "24:00", "25:61", "Europe/Berlin", "Nowhere/Else",
    "x" * 300, "x" * 100_000, "\n" * 100, "\ufeff", "2024-01-01T00:00:00Z", "a@b", "a@" + "b" * 300 + ".org",
]


class Known:
    """Values from earlier responses by field name."""

    def __init__(self, chance: random.Random):
        self.chance, self.values = chance, collections.defaultdict(lambda: collections.deque(maxlen=20))

    def learn(self, message) -> None:
        for field, value in message.ListFields():
            if field.type == Field.TYPE_MESSAGE:
                if field.message_type.GetOptions().map_entry:
                    continue
                for part in (value if field.is_repeated else [value])[:20]:
                    self.learn(part)
            elif field.cpp_type == Field.CPPTYPE_STRING and field.type == Field.TYPE_STRING:
                for text in (value if field.is_repeated else [value])[:20]:
                    # Some responses name the offending id. Long ones, repeated, would exceed the size of a message.
                    if len(text) < 500:
                        self.values[field.name].append(text)

    def recall(self, name: str) -> str | None:
        for known in (name, name.removesuffix("s")):
            if self.values[known]:
                return self.chance.choice(self.values[known])
        return None


class Requests:
    """Generates requests, and corrupts them."""

    def __init__(self, chance: random.Random, known: Known):
        self.chance, self.known = chance, known

    def make(self, descriptor, spoiled: bool):
        message = message_factory.GetMessageClass(descriptor)()
        self._fill(message, 0)
        if spoiled:
            for _ in range(self.chance.choice([1, 1, 1, 2, 5])):
                self._spoil(message)
        return message

    def _fill(self, message, depth: int) -> None:
        full_name = message.DESCRIPTOR.full_name
        if full_name == "google.protobuf.Timestamp":
            message.seconds = int(time.time()) + self.chance.choice([0, -60, -3600, -86_400, 3600, -30 * 86_400])
            return
        if full_name == "google.protobuf.Duration":
            message.seconds = self.chance.choice([0, 1, 30, 3600])
            return
        taken = {self.chance.choice(oneof.fields).name for oneof in message.DESCRIPTOR.oneofs}
        for field in message.DESCRIPTOR.fields:
            if field.containing_oneof and field.name not in taken:
                continue
            if self.chance.random() < (0.85 if depth < 3 else 0.4):
                self._set(message, field, depth)

    def _set(self, message, field, depth: int) -> None:
        if field.type == Field.TYPE_MESSAGE and field.message_type.GetOptions().map_entry:
            return
        if field.is_repeated:
            for _ in range(self.chance.choice([0, 1, 2])):
                if field.type == Field.TYPE_MESSAGE:
                    if depth < 5:
                        self._fill(getattr(message, field.name).add(), depth + 1)
                else:
                    getattr(message, field.name).append(self._usual(field))
        elif field.type == Field.TYPE_MESSAGE:
            if depth < 5:
                part = getattr(message, field.name)
                part.SetInParent()
                self._fill(part, depth + 1)
        else:
            setattr(message, field.name, self._usual(field))

    def _usual(self, field):
        if field.type == Field.TYPE_ENUM:
            return self.chance.choice([value.number for value in field.enum_type.values])
        if field.type == Field.TYPE_BYTES:
            return self.chance.randbytes(self.chance.choice([0, 1, 64]))
        if field.type == Field.TYPE_BOOL:
            return self.chance.random() < 0.5
        if field.type == Field.TYPE_STRING:
            return self._usual_text(field.name)
        if field.cpp_type in INTEGERS:
            return self.chance.choice([0, 1, 2, 5, 10, 30])
        return self.chance.choice([0.0, 0.5, 1.0, 70.0, 175.0])

    def _usual_text(self, name: str) -> str:
        if name in ("page_token", "cursor", "etag") and self.chance.random() < 0.6:
            return self.known.recall(name) or ""
        if name == "request_id":
            return str(uuid.UUID(int=self.chance.getrandbits(128), version=4))
        if "zone" in name:
            return self.chance.choice(["UTC", "Europe/Berlin", "Pacific/Kiritimati"])
        if "date" in name or name == "as_of":
            return str(datetime.date.today() + datetime.timedelta(days=self.chance.choice([0, -1, -30, 1, -400])))
        known = self.known.recall(name)
        if known is not None and self.chance.random() < 0.8:
            return known
        if name.endswith("_id") or name.endswith("_ids"):
            return str(uuid.UUID(int=self.chance.getrandbits(128), version=4))
        return self.chance.choice(["Read", "walk", "en", "08:00", "a@example.org", "nine grey herons at the weir"])

    def _spoil(self, message) -> None:
        fields = list(message.DESCRIPTOR.fields)
        if not fields:
            return
        field = self.chance.choice(fields)
        if field.type == Field.TYPE_MESSAGE and not field.message_type.GetOptions().map_entry:
            if field.is_repeated:
                parts = getattr(message, field.name)
                if not parts or self.chance.random() < 0.3:
                    self._repeat(message, field)
                    return
                self._spoil(self.chance.choice(parts))
            elif self.chance.random() < 0.2:
                message.ClearField(field.name)
            else:
                part = getattr(message, field.name)
                part.SetInParent()
                self._spoil(part)
            return
        if field.type == Field.TYPE_MESSAGE or self.chance.random() < 0.1:
            message.ClearField(field.name)
        elif field.is_repeated:
            values = [self._extreme(field) for _ in range(self.chance.choice([1, 3, 101, 1000]))]
            # Long ones are used only once: a thousand of them exceed the size of a message.
            getattr(message, field.name).extend(value for value in values if not isinstance(value, str) or len(value) < 500)
        else:
            setattr(message, field.name, self._extreme(field))

    def _repeat(self, message, field) -> None:
        parts = getattr(message, field.name)
        for _ in range(self.chance.choice([1, 50, 201, 1000])):
            self._fill(parts.add(), 4)

    def _extreme(self, field):
        if field.type == Field.TYPE_ENUM:
            return self.chance.choice([0, -1, 99, 2**31 - 1, -(2**31)])
        if field.type == Field.TYPE_BYTES:
            return self.chance.randbytes(self.chance.choice([0, 1, 1000, 100_000]))
        if field.type == Field.TYPE_BOOL:
            return self.chance.random() < 0.5
        if field.type == Field.TYPE_STRING:
            return self.chance.choice(TEXTS)
        if field.cpp_type in INTEGERS:
            return self.chance.choice(INTEGERS[field.cpp_type])
        if field.type == Field.TYPE_FLOAT:
            return self.chance.choice([value for value in DOUBLES if not 1e39 < abs(value) < float("inf")])
        return self.chance.choice(DOUBLES)


class Finding:
    """A call whose outcome is a fault of the server."""

    def __init__(self, method, requests, why: str):
        self.method, self.requests, self.why = method, requests, why

    def __str__(self) -> str:
        shown = "; ".join(str(request).replace("\n", " ")[:600] for request in self.requests)
        return f"{self.method.full_name}: {self.why}\n    with {shown!r}"


def services_of(names):
    """The services in the protos of these names, each with its channel's name."""
    for name in names:
        module = importlib.import_module(f"titanup.{name}.v1.{name}_pb2")
        for service in module.DESCRIPTOR.services_by_name.values():
            yield name, service


class MethodFuzzer:
    """Calls methods of services, given as (name of the service's channel, descriptor of the service)."""

    def __init__(self, channel_of, services, new_person, chance: random.Random):
        self.chance, self.channel_of, self.new_person = chance, channel_of, new_person
        self.methods = [
            (name, method) for name, service in services for method in service.methods if method.name not in ENDINGS
        ]
        self.known = Known(chance)
        self.requests = Requests(chance, self.known)
        self.outcomes, self.findings = collections.Counter(), []
        self.person, self.calls_of_person = new_person(), 0

    def run(self, calls: int, until: float) -> int:
        """Makes up to `calls` calls, evenly over the methods, none after `until` (monotonic). Returns their number."""
        made = 0
        while made < calls:
            order = list(self.methods)
            self.chance.shuffle(order)
            for name, method in order:
                if made >= calls or time.monotonic() >= until:
                    return made
                self._try(name, method)
                made += 1
        return made

    def _try(self, name: str, method) -> None:
        if self.calls_of_person >= 400:
            self.person, self.calls_of_person = self.new_person(), 0
        self.calls_of_person += 1
        spoiled = self.chance.random() < 0.75
        count = self.chance.choice([1, 1, 2, 4]) if method.client_streaming else 1
        requests = [self.requests.make(method.input_type, spoiled) for _ in range(count)]
        code, took, why = self._call(name, method, requests)
        self.outcomes[code.name] += 1
        if code == grpc.StatusCode.UNAUTHENTICATED:
            self.calls_of_person = 400
        if code in FAULTS or why:
            self.findings.append(Finding(method, requests, why or f"{code.name} after {took:.1f} s"))
        elif took > SLOW and all(self._call(name, method, requests)[1] > SLOW for _ in range(2)):
            self.findings.append(Finding(method, requests, f"{took:.1f} s, three times over {SLOW:g} s"))

    def _call(self, name: str, method, requests):
        """The code, the duration, and any other fault."""
        channel = self.channel_of(name)
        path = f"/{method.containing_service.full_name}/{method.name}"
        answer = message_factory.GetMessageClass(method.output_type)
        kind = ("stream" if method.client_streaming else "unary") + "_" + ("stream" if method.server_streaming else "unary")
        make = getattr(channel, kind)(
            path, request_serializer=lambda message: message.SerializeToString(), response_deserializer=answer.FromString)
        metadata = (("authorization", f"Bearer {self.person.tokens.access_token}"),)
        began = time.monotonic()
        try:
            call = make(iter(requests) if method.client_streaming else requests[0], metadata=metadata, timeout=PATIENCE)
            if method.server_streaming:
                return self._some_of(call, began)
            self.known.learn(call)
            return grpc.StatusCode.OK, time.monotonic() - began, ""
        except grpc.RpcError as error:
            return error.code(), time.monotonic() - began, _misfit(error)

    def _some_of(self, call, began: float):
        """A stream may have nothing to send, or no end: what arrives within a moment is enough, and no message is no
        fault."""
        # A timer cancels it, because waiting for a message can't be interrupted.
        timer = threading.Timer(0.3, call.cancel)
        timer.start()
        try:
            for message in call:
                self.known.learn(message)
            code = call.code()
        except grpc.RpcError as error:
            code = error.code()
            if code != grpc.StatusCode.CANCELLED:
                return code, time.monotonic() - began, _misfit(error)
        finally:
            timer.cancel()
        return (grpc.StatusCode.OK if code == grpc.StatusCode.CANCELLED else code), time.monotonic() - began, ""


def _misfit(error: grpc.RpcError) -> str:
    """The faults of an error's details, which all our errors have."""
    if error.code() in (grpc.StatusCode.CANCELLED, grpc.StatusCode.DEADLINE_EXCEEDED):
        return ""
    trailing = dict(error.trailing_metadata() or ())
    return "" if "grpc-status-details-bin" in trailing else f"{error.code().name} without details: {error.details()}"
