"""What the tests of the pose engine run in: the engine built from its sources, its weights, and a page in Chromium that loads them."""

import contextlib
import os
import pathlib
import shutil
import subprocess
import sys

from static_server import served

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = ROOT / "Tests" / "Web" / "pose"
SOURCES = ROOT / "Services" / "Web"
STATE = ROOT / ".titanup"


def build(folder):
    """The engine, its weights, the page's modules, and the counter if the sources have one."""
    shutil.copytree(SOURCES / "App" / "set", folder / "set")
    for name in ("index.html", "page.js"):
        shutil.copy(HERE / name, folder)
    subprocess.run([SOURCES / "Pose" / "build.sh", folder / "pose"], check=True)
    pack = [sys.executable, "-B", SOURCES / "Pose" / "pack.py", folder / "pose", "--wheels", STATE / "wheels"]
    subprocess.run(pack, check=True)


def mediapipe_python():
    """The Python of an environment with MediaPipe, made on first use and after its requirements have changed."""
    environment, wanted = STATE / "mediapipe-venv", HERE / "requirements.txt"
    installed = environment / "requirements.txt"
    python = environment / "bin" / "python"
    if not installed.exists() or installed.read_bytes() != wanted.read_bytes():
        subprocess.run([sys.executable, "-m", "venv", "--clear", environment], check=True)
        install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "-r", wanted]
        subprocess.run(install, check=True)
        shutil.copy(wanted, installed)
    return python


def make_views(folder, names):
    """Frames of views, and MediaPipe's landmarks in them."""
    program = [mediapipe_python(), "-B", HERE / "reference.py", folder / "views", *names]
    subprocess.run(program, check=True, capture_output=True)


@contextlib.contextmanager
def opened(folder, playwright):
    """A page of its own browser on the folder, with the errors of its console in `page.problems`."""
    with served(folder) as address:
        flags = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=flags)
        page = browser.new_page()
        page.set_default_timeout(600_000)
        page.problems = []
        page.on("console", lambda message: page.problems.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: page.problems.append(str(error)))
        page.goto(f"{address}/index.html")
        yield page
        browser.close()
