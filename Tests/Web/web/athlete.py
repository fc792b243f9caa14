"""The rendered athlete as a fake camera: 12 push-ups and one half in half a minute, before and after which he stands still."""

import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[3]
CLIP = ROOT / "Tests/Support/Fixtures/pushups_cc0.mp4"
#: Frames a second of the clip.
RATE = 15


def camera(folder: pathlib.Path, *, before=0, after=30, slower=1.0, rate=RATE) -> pathlib.Path:
    """A file of `rate` frames a second for `--use-file-for-fake-video-capture`: the browser plays it in a loop from when the camera is opened."""
    video = folder / "athlete.y4m"
    pause = f"tpad=start_duration={before}:start_mode=clone:stop_duration={after}:stop_mode=clone"
    filters = f"setpts={slower}*PTS,fps={rate / slower},{pause}"
    subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", str(CLIP), "-vf", filters, "-pix_fmt", "yuv420p", str(video)], check=True)
    return video
