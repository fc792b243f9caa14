#!/usr/bin/env python3
"""pack.py OUT [--wheels FOLDER]: adds the weights of the pose networks to OUT, where build.sh put the engine, and lists all files.

OUT gets

    <sha256>.bin    one packed network each
    LICENSE         under which the networks are given on
    weights.json    what each file is, the engine's included, its SHA-256 and its size

MediaPipe's wheel is downloaded by its hash, unless FOLDER has it; nothing of it is installed or run. Networks that OUT has already are
kept, so that only the first run needs the wheel. The same wheel gives the same bytes on any machine, and their hashes are pinned below.
Any Python 3.9 or later will do, with pip.

Exit codes: 0 done; 3 the wheel cannot be had, so that everything but the camera can go on; 1 anything else.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

import tflite
from plan import Plan

NO_WHEEL = 3
REQUIREMENTS = Path(__file__).with_name("requirements.txt")
WHEEL = "mediapipe-0.10.21-cp311-cp311-manylinux_2_28_x86_64.whl"
WHEEL_HASH = "05dc4a9e593655a79558d05d6227d31018c2537a4bd3362b51e230cf22aecfe3"
LICENSE = "mediapipe-0.10.21.dist-info/LICENSE"
#: By role: what build.sh makes. A browser takes one of them.
ENGINES = {"engine": "pose.wasm", "engine-relaxed": "pose-relaxed.wasm"}


@dataclass(frozen=True)
class Network:
    role: str
    path: str  # in the wheel
    hash: str
    outputs: tuple  # tensors of the graph, in the order that the engine reads them
    packed_hash: str

    @property
    def name(self):
        return f"{self.packed_hash}.bin"


NETWORKS = (
    Network(
        "detector",
        "mediapipe/modules/pose_detection/pose_detection.tflite",
        "9ba9dd3d42efaaba86b4ff0122b06f29c4122e756b329d89dca1e297fd8f866c",
        (441, 429),  # boxes, scores
        "9e8172cbbae3e83070da502b761031d2b5b818437dcfb9d94742ec055d682a94",
    ),
    Network(
        "landmarks",
        "mediapipe/modules/pose_landmark/pose_landmark_full.tflite",
        "e9a5c5cb17f736fafd4c2ec1da3b3d331d6edbe8a0d32395855aeb2cdfd64b9f",
        (337, 340, 298),  # landmarks, the logit of presence, heat map
        "ed5010cd764e8d8be441d0513e7d6394e667b253b5cb29281d4f9c7d476d8a2a",
    ),
    Network(
        "faces",
        "mediapipe/modules/face_detection/face_detection_short_range.tflite",
        "bbff11cebd1eb27a1e004cae0b0e63ec8c551cbf34a4451148b4908b8db3eca8",
        (175, 174),  # boxes, scores
        "4b07fb774cc5e593e31f15cdfb57939a5e0ce76521b66f209dffe08bd4722656",
    ),
)


class NoWheel(Exception):
    """The wheel is neither at hand nor to be downloaded."""


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def checked(data, wanted, what):
    if sha256(data) != wanted:
        raise ValueError(f"{what} has the SHA-256 {sha256(data)}, not {wanted}")
    return data


def is_whole(path, wanted):
    return path.is_file() and sha256(path.read_bytes()) == wanted


def wheel(folder):
    """The wheel's path in `folder`, after a download if it is not there or not whole."""
    path = folder / WHEEL
    if not is_whole(path, WHEEL_HASH):
        folder.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        download(folder)
    checked(path.read_bytes(), WHEEL_HASH, WHEEL)
    return path


def download(folder):
    platform = ["--python-version", "3.11", "--implementation", "cp", "--abi", "cp311", "--platform", "manylinux_2_28_x86_64"]
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:"]
    command += ["--require-hashes", "--requirement", str(REQUIREMENTS), "--dest", str(folder), *platform]
    result = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if result.returncode != 0:
        raise NoWheel(f"pip could not download {WHEEL}:\n{result.stderr.strip()}")


def write(path, data):
    """Whole or not at all, so that no reader meets half a file."""
    handle, temporary = tempfile.mkstemp(dir=path.parent)
    with os.fdopen(handle, "wb") as file:
        file.write(data)
    os.chmod(temporary, 0o644)
    os.replace(temporary, path)


def packed(archive, network):
    graph = tflite.read(checked(archive.read(network.path), network.hash, network.path))
    return checked(Plan(graph, network.outputs).packed(), network.packed_hash, f"the packed {network.role} network")


def add_networks(out, folder):
    missing = [network for network in NETWORKS if not is_whole(out / network.name, network.packed_hash)]
    if missing or not (out / "LICENSE").is_file():
        with zipfile.ZipFile(wheel(folder)) as archive:
            for network in missing:
                write(out / network.name, packed(archive, network))
            write(out / "LICENSE", archive.read(LICENSE))


def entry(out, role, name):
    data = (out / name).read_bytes()
    return {"role": role, "name": name, "sha256": sha256(data), "bytes": len(data)}


def pack(out, folder):
    add_networks(out, folder)
    files = [entry(out, role, name) for role, name in ENGINES.items()]
    files += [entry(out, network.role, network.name) for network in NETWORKS]
    write(out / "weights.json", json.dumps({"files": files}, indent=1).encode() + b"\n")
    return files


def main():
    parser = argparse.ArgumentParser(description="Adds the weights of the pose networks to OUT.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--wheels", type=Path, help="where the wheel is, or is kept after its download")
    arguments = parser.parse_args()
    for name in ENGINES.values():
        if not (arguments.out / name).is_file():
            sys.exit(f"{arguments.out / name} does not exist; run build.sh {arguments.out} first")
    try:
        with tempfile.TemporaryDirectory() as temporary:
            files = pack(arguments.out, arguments.wheels or Path(temporary))
    except NoWheel as reason:
        print(f"{reason}\nThe page works without it, except for the camera.", file=sys.stderr)
        sys.exit(NO_WHEEL)
    except (OSError, ValueError) as reason:
        sys.exit(f"{parser.prog}: {reason}")
    for file in files:
        print(f"{file['role']:14} {file['bytes']:8} bytes  {file['name']}")


if __name__ == "__main__":
    main()
