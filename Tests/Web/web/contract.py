"""The messages of proto/, by their full names, as Python's protobuf has them."""

import functools
import pathlib
import tempfile

import grpc_tools
from google.protobuf import descriptor_pb2, descriptor_pool, json_format, message_factory
from grpc_tools import protoc

ROOT = pathlib.Path(__file__).resolve().parents[3]
WELL_KNOWN = pathlib.Path(grpc_tools.__file__).parent / "_proto"


@functools.cache
def files() -> descriptor_pb2.FileDescriptorSet:
    proto = ROOT / "proto"
    sources = sorted(str(path.relative_to(proto)) for path in proto.rglob("*.proto") if "grpc" not in path.parts)
    with tempfile.TemporaryDirectory() as folder:
        output = pathlib.Path(folder) / "set"
        arguments = ["protoc", f"-I{proto}", f"-I{WELL_KNOWN}", "--include_imports", f"--descriptor_set_out={output}"]
        if protoc.main([*arguments, *sources]) != 0:
            raise SystemExit("protoc failed on proto/")
        return descriptor_pb2.FileDescriptorSet.FromString(output.read_bytes())


@functools.cache
def pool() -> descriptor_pool.DescriptorPool:
    pool = descriptor_pool.DescriptorPool()
    for file in files().file:
        pool.Add(file)
    return pool


@functools.cache
def message(full_name: str):
    """The class of a message: `titanup.auth.v1.User`."""
    return message_factory.GetMessageClass(pool().FindMessageTypeByName(full_name))


@functools.cache
def method(path: str):
    """The descriptor of a method by its path: `/titanup.auth.v1.AuthService/SignIn`."""
    service, name = path.lstrip("/").split("/")
    return pool().FindServiceByName(service).methods_by_name[name]


def new(full_name: str, values: dict):
    """A message from a dictionary as in protobuf's JSON."""
    return json_format.ParseDict(values, message(full_name)(), descriptor_pool=pool())


def packed(full_name: str, values: dict):
    """The same within a google.protobuf.Any, as a dictionary."""
    inner = new(full_name, values)
    return {"type_url": f"type.googleapis.com/{full_name}", "value": inner.SerializeToString()}
