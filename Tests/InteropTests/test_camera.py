"""`titanup camera` and `titanup push-ups --video`: pictures of a rendered athlete, looked at by the built program."""

import os
import pathlib
import shutil
import signal
import subprocess
import time

import pytest
from interop.command_line import ROOT, Client
from interop.recordings import FIXTURES

CLIP, BELOW = FIXTURES / "pushups_cc0.mp4", FIXTURES / "pushups_from_below.mp4"
WEIGHTS = ROOT / ".build" / "web" / "pose"

pytestmark = [
    pytest.mark.anywhere("the program looks at pictures where its user is, not in a container"),
    pytest.mark.skipif(shutil.which("ffmpeg") is None, reason="ffmpeg reads the videos"),
    pytest.mark.skipif(not (WEIGHTS / "weights.json").exists(), reason=f"there are no pose networks in {WEIGHTS}: deploy/dev up"),
]


@pytest.fixture
def client(stack, tmp_path):
    client = Client(stack, tmp_path, TITANUP_POSE_WEIGHTS=str(WEIGHTS))
    client.register()
    return client


def film(path: pathlib.Path, *arguments: str, clip: pathlib.Path = CLIP) -> pathlib.Path:
    """A video that `ffmpeg` makes of the clip."""
    subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", clip, *arguments, path], check=True)
    return path


def programs(folder: pathlib.Path, **scripts: str) -> str:
    """A PATH on which each script comes before the program that it is named after."""
    folder.mkdir()
    for name, script in scripts.items():
        (folder / name).write_text(f"#!/bin/sh\n{script}\n")
        (folder / name).chmod(0o755)
    return f"{folder}:{os.environ['PATH']}"


def webcam(folder: pathlib.Path) -> dict:
    """The environment of a machine whose webcam lies on the floor and shows a clip as a camera does, at its own pace and whoever
    looks. Faces are found in a tenth of the time of bodies: so a machine that does other things meanwhile keeps up. Like a camera's,
    each picture stands by itself: none comes late because it waited for one that is shown later."""
    shown = film(folder.parent / "webcam.avi", "-an", "-c:v", "mjpeg", "-q:v", "2", clip=BELOW)
    beyond = 'for word; do shift; [ "$word" != -map ] || break; done'
    script = f'echo $$ >"{folder}.pid"; {beyond}\nexec {shutil.which("ffmpeg")} -loglevel error -nostdin -re -i {shown} -map "$@"'
    return {"PATH": programs(folder, ffmpeg=script)}


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_video_is_counted_and_stored(client):
    result = client.json("push-ups", "--video", str(CLIP), "--fast", "--wait-trophies", "0")
    assert (len(result["receipt"]["reps"]), result["receipt"]["partial_reps"]) == (12, 1)
    assert result["session"]["reps"] == 12
    assert [session["reps"] for session in client.json("sessions")] == [12]


def test_a_video_from_the_floor_is_counted(client):
    result = client.json("push-ups", "--video", str(BELOW), "--floor", "--fast", "--wait-trophies", "0")
    assert (len(result["receipt"]["reps"]), result["receipt"]["partial_reps"]) == (8, 1)


def test_a_rotated_video_is_counted_upright(client, tmp_path):
    """As phones write them: the pictures lie on their side, and the file says so."""
    lying = film(tmp_path / "lying.mp4", "-vf", "transpose=1", "-an", "-pix_fmt", "yuv420p")
    turned = tmp_path / "turned.mp4"
    subprocess.run(
        ["ffmpeg", "-v", "error", "-y", "-i", lying, "-c", "copy", "-metadata:s:v:0", "rotate=270", turned], check=True
    )
    result = client.json("push-ups", "--video", str(turned), "--fast", "--wait-trophies", "0")
    assert len(result["receipt"]["reps"]) == 12


def test_a_webcam_is_counted_live_until_the_target(client, tmp_path):
    shown = client.run(
        "camera", "--floor", "--device", "/dev/null", "--target", "3", "--wait-trophies", "0", **webcam(tmp_path / "bin")
    )
    assert "target reached with 3" in shown.stdout and "\x1b" not in shown.stdout
    session, = client.json("sessions")
    assert session["reps"] in (3, 4)
    assert is_gone(int((tmp_path / "bin.pid").read_text()))


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_set_is_stored(client, tmp_path, number):
    process = client.start("camera", "--floor", "--device", "/dev/null", "--wait-trophies", "0", **webcam(tmp_path / "bin"))
    lines = []
    for line in process.stdout:
        lines.append(line)
        if "rep 2 " in line:
            process.send_signal(number)
    assert process.wait(timeout=60) == 0, (lines, process.stderr.read())
    session, = client.json("sessions")
    assert session["reps"] in (2, 3)
    assert is_gone(int((tmp_path / "bin.pid").read_text()))


@pytest.mark.parametrize(
    "script, words",
    [
        ('echo "/dev/null: Device or resource busy" >&2; exit 1', "The camera /dev/null can't be used: /dev/null: Device or resource busy"),
        ("exit 0", "The camera /dev/null can't be used: it sent no frames"),
        ("head -c 100000 /dev/zero", "something else than pictures"),
        ("head -c 300000 /dev/zero >&2; exit 1", "The camera /dev/null can't be used"),
    ],
)
def test_a_camera_that_cannot_be_used(client, tmp_path, script, words):
    failed = client.run("camera", "--device", "/dev/null", status=1, PATH=programs(tmp_path / "bin", ffmpeg=script))
    assert words in failed.stderr


def test_a_device_that_hangs_is_left(client, tmp_path):
    process = client.start(
        "camera", "--device", "/dev/null",
        PATH=programs(tmp_path / "bin", ffmpeg=f"trap '' TERM INT; echo $$ >{tmp_path}/pid; while :; do sleep 1; done"),
    )
    while not (tmp_path / "pid").exists() or not (tmp_path / "pid").read_text():
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    # Nothing was seen yet, so there is nothing to store.
    assert process.wait(timeout=30) != 0
    assert client.json("sessions") == []


def test_what_cannot_be_looked_at_is_named(client, tmp_path):
    def said(*arguments, status=1, **environment):
        return client.run(*arguments, status=status, **environment).stderr

    text = tmp_path / "text.mp4"
    text.write_text("not a video")
    sound = film(tmp_path / "sound.wav", "-f", "lavfi", "-i", "sine=duration=1", "-map", "1:a")
    assert f"{text} can't be read as a video" in said("push-ups", "--video", str(text), "--fast")
    assert f"{sound} can't be read as a video" in said("push-ups", "--video", str(sound))
    assert "No such file" in said("push-ups", "--video", str(tmp_path / "none.mp4"))
    assert "is a folder" in said("push-ups", "--video", str(tmp_path))
    assert "There is no camera at /dev/video77" in said("camera", "--device", "/dev/video77")
    empty = tmp_path / "empty"
    empty.mkdir()
    assert "`deploy/dev up` fetches them" in said("camera", "--weights", str(empty))
    without = tmp_path / "without"
    without.mkdir()
    (without / "env").symlink_to("/usr/bin/env")
    assert "Install it (`apt-get install ffmpeg`)" in said("push-ups", "--video", str(CLIP), PATH=str(without))


def test_sources_of_a_set_exclude_each_other(client):
    for arguments in (["--video", "a.mp4", "--simulate", "2"], ["--simulate", "2", "--floor"], ["--video", "a", "--side", "--floor"], []):
        assert "Error: " in client.run("push-ups", *arguments, status=64).stderr


def test_odd_sizes_and_uneven_times_are_kept(client, tmp_path):
    """Every third frame is missing and the sides are odd; the set takes as long as the clip all the same."""
    odd = film(
        tmp_path / "odd.mkv", "-an", "-vf", "crop=639:357:0:0,select='mod(n,3)'", "-fps_mode", "passthrough", "-c:v", "ffv1",
        "-pix_fmt", "bgr0",
    )
    result = client.json("push-ups", "--video", str(odd), "--fast", "--wait-trophies", "0")
    assert len(result["receipt"]["reps"]) == 12
    ends = [rep["end_ms"] for rep in result["receipt"]["reps"]]
    assert ends == sorted(ends) and 25_000 < ends[-1] < 30_400
