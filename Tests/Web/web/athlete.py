"""The rendered athlete as a fake camera, before and after whose push-ups nothing moves: seen from the side, 12 and one half in half a
minute; by a phone under his face, 8 and one half in 22 seconds."""

import pathlib
import subprocess
import warnings

ROOT = pathlib.Path(__file__).resolve().parents[3]
BESIDE, BELOW = (ROOT / "Tests/Support/Fixtures" / name for name in ("pushups_cc0.mp4", "pushups_from_below.mp4"))
BELOW_WIDTH = 480
#: Frames a second of the clips.
RATE = 15


def camera(folder: pathlib.Path, *, clip=BESIDE, before=0, after=30, slower=1.0, rate=RATE) -> pathlib.Path:
    """A file of `rate` frames a second for `--use-file-for-fake-video-capture`: the browser plays it in a loop from when the camera is opened."""
    video = folder / "athlete.y4m"
    pause = f"tpad=start_duration={before}:start_mode=clone:stop_duration={after}:stop_mode=clone"
    filters = f"setpts={slower}*PTS,fps={rate / slower},{pause}"
    subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", str(clip), "-vf", filters, "-pix_fmt", "yuv420p", str(video)], check=True)
    return video


#: Poses a second at which the athlete keeps his own pace. The clips have 15, and he was counted exactly with 12.
ENOUGH = 12

# Notes when each pose came back from the page's engine.
POSES = """(() => {
  const Native = window.Worker;
  window.poses = [];
  window.Worker = class extends Native {
    constructor(...options) {
      super(...options);
      this.addEventListener('message', ({data}) => { if (data?.kind === 'answer') window.poses.push(performance.now()); });
    }
  };
})()"""


def pace(page) -> float:
    """How many times slower than his own pace the athlete must be for this machine, by five seconds of a page that looks at him with
    POSES as a script of its own. A warning says so."""
    page.evaluate("poses.length = 0")
    page.wait_for_timeout(5000)
    rate = page.evaluate("(poses.length - 1) / (poses.at(-1) - poses[0]) * 1000")
    if rate >= ENOUGH:
        return 1
    warnings.warn(f"{rate:.1f} poses a second: the athlete is {ENOUGH / rate:.1f} times slower than he was")
    return ENOUGH / rate
