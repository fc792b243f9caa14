"""The small C runtime that every WebAssembly module is linked with, in Chromium."""

import pathlib
import shutil
import subprocess

import pytest

from static_server import served

HERE = pathlib.Path(__file__).parent
RUNTIME = HERE.parents[1] / "Services" / "Web" / "Wasm" / "runtime.c"
EXPORTS = [
    "malloc", "free", "posix_memalign", "memcmp", "memmove", "memset", "high_of_product", "low_of_product",
]  # fmt: skip


@pytest.fixture(scope="module")
def page(tmp_path_factory, chromium):
    folder = tmp_path_factory.mktemp("runtime")
    shutil.copytree(HERE / "runtime", folder, dirs_exist_ok=True)
    tools = pathlib.Path(shutil.which("swiftc")).resolve().parent
    target = ["--target=wasm32-unknown-unknown", "-O2", "-ffreestanding", "-fno-builtin", "-mbulk-memory", "-c"]
    for source in (RUNTIME, HERE / "runtime" / "probe.c"):
        subprocess.run([tools / "clang", *target, source, "-o", folder / f"{source.stem}.o"], check=True)
    link = ["--no-entry", "--max-memory=33554432", *[f"--export={name}" for name in EXPORTS]]
    objects = [folder / "runtime.o", folder / "probe.o"]
    subprocess.run([tools / "wasm-ld", *link, *objects, "-o", folder / "runtime.wasm"], check=True)
    with served(folder) as address:
        page = chromium.new_page()
        page.goto(f"{address}/index.html", wait_until="networkidle")
        yield page
        page.close()


def test_blocks_are_aligned_and_apart_and_used_again(page):
    """100,000 blocks, at most a hundred at a time, need no more memory in the end than after a tenth of the time."""
    used = page.evaluate("useMemory(200_000, 20_000)")
    assert used["wrong"] == []
    assert used["memory"][-1] <= 1.5 * used["memory"][1], used["memory"]


def test_products(page):
    assert page.evaluate("multiply(100_000)") == []


def test_bytes(page):
    assert page.evaluate("bytes()") == {"signs": [-1, 1, 0, 0], "moved": [1, 1, 2, 3, 5], "set": [7, 7, 2]}


def test_memory_that_there_is_not(page):
    """An alignment that blocks don't have is EINVAL, and a size beyond the module's memory ENOMEM."""
    assert page.evaluate("aligned()") == {"answers": [0, 0, 22, 12, 12], "none": 0}
