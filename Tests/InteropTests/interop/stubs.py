"""Stubs generated from the project's protos, as anybody who has only the protos would generate them."""

import importlib.resources
import pathlib
import sys
import tempfile

import connectrpc
import grpc
from grpc_tools import protoc

ROOT = pathlib.Path(__file__).resolve().parents[3]
WELL_KNOWN = importlib.resources.files("grpc_tools") / "_proto"


def generate() -> tempfile.TemporaryDirectory:
    """Compiles proto/titanup, proto/google and Tests/Support/Protos into a folder on the import path."""
    folder = tempfile.TemporaryDirectory(prefix="titanup-stubs-")
    _compile(ROOT / "proto", ("titanup", "google"), folder.name)
    _compile(ROOT / "Tests" / "Support" / "Protos", ("",), folder.name)
    sys.path.insert(0, folder.name)
    # The packages `grpc.testing` and `connectrpc.conformance` of the protos lie inside the peers' own in Python.
    grpc.__path__.append(str(pathlib.Path(folder.name) / "grpc"))
    connectrpc.__path__.append(str(pathlib.Path(folder.name) / "connectrpc"))
    return folder


def _compile(root: pathlib.Path, parts: tuple[str, ...], output: str) -> None:
    sources = sorted(str(path.relative_to(root)) for part in parts for path in (root / part).rglob("*.proto"))
    arguments = ["protoc", f"-I{root}", f"-I{WELL_KNOWN}", f"--python_out={output}", f"--grpc_python_out={output}"]
    status = protoc.main([*arguments, *sources])
    if status != 0:
        raise SystemExit(f"protoc failed on {root} with status {status}")
