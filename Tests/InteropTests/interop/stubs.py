"""Stubs made from the project's protos, as anybody with the protos alone would make them."""

import importlib.resources
import pathlib
import sys
import tempfile

from grpc_tools import protoc

PROTO = pathlib.Path(__file__).resolve().parents[3] / "proto"


def generate() -> tempfile.TemporaryDirectory:
    """Compiles proto/titanup and proto/google into a folder that is put on the import path."""
    folder = tempfile.TemporaryDirectory(prefix="titanup-stubs-")
    sources = sorted(
        str(path.relative_to(PROTO)) for part in ("titanup", "google") for path in (PROTO / part).rglob("*.proto")
    )
    well_known = importlib.resources.files("grpc_tools") / "_proto"
    arguments = ["protoc", f"-I{PROTO}", f"-I{well_known}", f"--python_out={folder.name}"]
    status = protoc.main(arguments + [f"--grpc_python_out={folder.name}", *sources])
    if status != 0:
        raise SystemExit(f"protoc failed on {PROTO} with status {status}")
    sys.path.insert(0, folder.name)
    return folder
