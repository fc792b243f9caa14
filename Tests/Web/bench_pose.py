#!/usr/bin/env python3
"""bench_pose.py [SECONDS]: how long the pose engine takes in Chromium, for frames of 640x360 and of 1280x720 with one person."""

import pathlib
import statistics
import sys
import tempfile

from playwright.sync_api import sync_playwright

import pose_site

FRAMES = 60


def report(name, times):
    whole, worker = (sorted(column) for column in zip(*times))
    print(
        f"{name:8} {len(times):5} frames, {1000 * len(times) / sum(whole):5.1f} poses a second; Worker ms: "
        f"least {worker[0]:.1f}, median {statistics.median(worker):.1f}, 95th percentile {worker[len(worker) * 95 // 100]:.1f}; "
        f"hand-over ms: median {statistics.median(whole) - statistics.median(worker):.1f}"
    )


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        pose_site.build(folder)
        pose_site.make_views(folder, ["mirrored", "large"])
        with sync_playwright() as playwright, pose_site.opened(folder, playwright) as page:
            for start in ("fresh", "cached"):
                began = page.evaluate("performance.now()")
                assert page.evaluate("load('pose')")["failed"] is None
                print(f"{start} start: {page.evaluate('performance.now()') - began:.0f} ms")
            for view in ("mirrored", "large"):
                report(view, page.evaluate("([view, count, seconds]) => measure(view, count, seconds)", [view, FRAMES, seconds]))


if __name__ == "__main__":
    main()
