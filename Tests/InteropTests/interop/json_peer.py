"""The built `titanup-interop json` beside Python's own protobuf: descriptors for both, and one conversation."""

import base64
import pathlib
import random
import subprocess
import tempfile

from google.protobuf import descriptor_pb2, descriptor_pool, message_factory
from google.protobuf.descriptor import FieldDescriptor as Field
from grpc_tools import protoc

from . import programs
from .stubs import ROOT, WELL_KNOWN

KINDS = "titanup.kinds.v1.Kinds"


class Contract:
    """The services' protos and `kinds.proto`, compiled into one set of descriptors."""

    def __init__(self):
        local = pathlib.Path(__file__).resolve().parents[1] / "protos"
        sources = sorted(str(path.relative_to(ROOT / "proto")) for path in (ROOT / "proto").rglob("*.proto"))
        with tempfile.TemporaryDirectory() as folder:
            output = pathlib.Path(folder) / "set"
            status = protoc.main([
                "protoc", f"-I{ROOT / 'proto'}", f"-I{local}", f"-I{WELL_KNOWN}", "--include_imports",
                f"--descriptor_set_out={output}", "kinds.proto", *sources,
            ])
            assert status == 0
            self.serialized = output.read_bytes()
        self.pool = descriptor_pool.DescriptorPool()
        self.files = descriptor_pb2.FileDescriptorSet.FromString(self.serialized).file
        for file in self.files:
            self.pool.Add(file)

    def type(self, name: str):
        return message_factory.GetMessageClass(self.pool.FindMessageTypeByName(name))

    @property
    def requests_and_responses(self) -> list[str]:
        """The full names of the messages that methods take and return."""
        names = {
            name.lstrip(".") for file in self.files for service in file.service for method in service.method
            for name in (method.input_type, method.output_type)
        }
        return sorted(names)


class Fault(Exception):
    """Our side refused; its words."""


class Peer:
    """Our side."""

    def __init__(self, contract: Contract, folder: pathlib.Path):
        descriptors = folder / "descriptors"
        descriptors.write_bytes(contract.serialized)
        self.process = subprocess.Popen(
            [programs.binary(), "json", f"--descriptors={descriptors}"], text=True, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def close(self) -> None:
        self.process.stdin.close()
        assert self.process.wait(timeout=20) == 0

    def _ask(self, verb: str, name: str, content: bytes) -> bytes:
        self.process.stdin.write(f"{verb} {name} {base64.b64encode(content).decode()}\n")
        self.process.stdin.flush()
        outcome, _, rest = self.process.stdout.readline().rstrip("\n").partition(" ")
        if outcome == "fault":
            raise Fault(rest)
        assert outcome == "ok", (outcome, rest)
        return base64.b64decode(rest)

    def json(self, name: str, message: bytes) -> str:
        return self._ask("json", name, message).decode()

    def message(self, name: str, text: str | bytes) -> bytes:
        return self._ask("message", name, text.encode() if isinstance(text, str) else text)


class Randomly:
    """Fills messages with values at and between the ends of their ranges."""

    INTEGERS = {
        Field.CPPTYPE_INT32: [1, -1, 2**31 - 1, -(2**31)], Field.CPPTYPE_UINT32: [1, 2**32 - 1],
        Field.CPPTYPE_INT64: [1, -1, 2**53 + 1, 2**63 - 1, -(2**63)], Field.CPPTYPE_UINT64: [1, 2**64 - 1],
    }
    FLOATS = [-0.0, 1.5, -1.1754943508222875e-38, 3.4028234663852886e38, 0.1, 16777216.0, float("inf"), float("-inf"), float("nan")]
    DOUBLES = [*FLOATS, 5e-324, 1.7976931348623157e308, 1e21, 123456789.123, 1 / 3]
    TEXTS = ["", "a", "\"\\/\b\f\n\r\t\x01\x7f", "ä€😈", "\u2028</script>", "1", "true"]

    def __init__(self, contract: Contract, chance: random.Random):
        self.contract, self.chance = contract, chance

    def fill(self, message, depth: int = 0):
        descriptor = message.DESCRIPTOR
        match descriptor.full_name:
            case "google.protobuf.Timestamp":
                message.seconds = self.chance.choice([-62135596800, 253402300799, 0, -1, 951782400, 142857142])
                message.nanos = self.chance.choice([0, 1, 999999999, 500000000, 1000, 120000])
            case "google.protobuf.Duration":
                sign = self.chance.choice([1, -1])
                message.seconds = sign * self.chance.choice([0, 1, 315576000000])
                message.nanos = sign * self.chance.choice([0, 1, 999999999, 250000000])
            case "google.protobuf.FieldMask":
                message.paths.extend(self.chance.choices(["a", "display_name", "user.body_mass", "x1.y_z"], k=2))
            case "google.protobuf.Any":
                inner = self.contract.type(self.chance.choice([KINDS, "google.protobuf.Duration", "google.protobuf.Value"]))()
                message.Pack(self.fill(inner, depth + 2))
            case "google.protobuf.Value":
                self._value(message, depth)
            case _:
                for field in descriptor.fields:
                    if self.chance.random() < (0.5 if depth == 0 else 0.15):
                        self._field(message, field, depth)
        return message

    def _value(self, message, depth: int) -> None:
        kind = self.chance.randrange(6 if depth < 4 else 4)
        if kind == 0:
            message.null_value = 0
        elif kind == 1:
            message.number_value = self.chance.choice([0, 1.5, -1e300])
        elif kind == 2:
            message.string_value = self.chance.choice(self.TEXTS)
        elif kind == 3:
            message.bool_value = True
        elif kind == 4:
            self._value(message.struct_value.fields[self.chance.choice(self.TEXTS)], depth + 1)
        else:
            self._value(message.list_value.values.add(), depth + 1)

    def _field(self, message, field, depth: int) -> None:
        if field.message_type and field.message_type.GetOptions().map_entry:
            key, value = field.message_type.fields
            target = getattr(message, field.name)
            for _ in range(2):
                chosen = self._scalar(key)
                if value.message_type:
                    self.fill(target[chosen], depth + 1)
                else:
                    target[chosen] = self._scalar(value)
        elif field.message_type:
            if depth < 3 or field.message_type.full_name.startswith("google."):
                target = getattr(message, field.name)
                for part in [target.add(), target.add()] if field.is_repeated else [target]:
                    part.SetInParent() if not field.is_repeated else None
                    self.fill(part, depth + 1)
        elif field.is_repeated:
            getattr(message, field.name).extend(self._scalar(field) for _ in range(3))
        else:
            setattr(message, field.name, self._scalar(field))

    def _scalar(self, field):
        if field.type == Field.TYPE_BYTES:
            return self.chance.randbytes(self.chance.randrange(5))
        match field.cpp_type:
            case Field.CPPTYPE_STRING:
                return self.chance.choice(self.TEXTS)
            case Field.CPPTYPE_BOOL:
                return self.chance.random() < 0.5
            case Field.CPPTYPE_ENUM:
                return self.chance.choice([*(value.number for value in field.enum_type.values), 4711] if field.enum_type.name != "NullValue" else [0])
            case Field.CPPTYPE_FLOAT:
                return self.chance.choice(self.FLOATS)
            case Field.CPPTYPE_DOUBLE:
                return self.chance.choice(self.DOUBLES)
            case kind:
                return self.chance.choice([0, *self.INTEGERS[kind]])
