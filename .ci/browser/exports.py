# SPDX-License-Identifier: Apache-2.0
"""Pictures that `dynamics record` draws with the installed browser."""

import os
import shutil
import struct
import subprocess

from driving import CHROMIUM, COMMAND, SCRATCH, check


def record(name, *options):
    # The browser of the check is found first.
    folder = f"{SCRATCH}/found"
    os.makedirs(folder, exist_ok=True)
    if not os.path.exists(f"{folder}/chromium"):
        os.symlink(CHROMIUM, f"{folder}/chromium")
    path = f"{SCRATCH}/{name}"
    environment = dict(os.environ, PATH=f"{folder}:{os.environ['PATH']}")
    result = subprocess.run(
        [COMMAND, "record", "R2a", "-o", path, *options], env=environment, capture_output=True, text=True)
    return result, path


def chunks(data):
    start, found = 8, []
    while start < len(data):
        length, = struct.unpack(">I", data[start:start + 4])
        found.append((data[start + 4:start + 8].decode(), data[start + 8:start + 8 + length]))
        start += 12 + length
    return found


def exports(browser):
    result, path = record("moment.png", "--for", "0.5", "--scale", "2")
    check("A picture of pixels is drawn", result.returncode == 0, result.stderr.strip() or result.stdout.strip())
    with open(path, "rb") as file:
        header = dict(chunks(file.read()))["IHDR"]
    width, height = struct.unpack(">II", header[:8])
    check("two pixels to a point", width >= 640 and height >= 800, f"{width}×{height}")
    result, path = record("motion.apng", "--for", "0.5", "--scale", "1", "--frames-per-second", "10")
    with open(path, "rb") as file:
        kinds = [kind for kind, _ in chunks(file.read())]
    check("An animated PNG has a picture for each of its frames", kinds.count("fcTL") == 6, len(kinds))
    page = browser.new_page()
    page.goto(f"file://{os.path.realpath(path)}")
    check("which the browser shows", page.evaluate("document.images[0].naturalWidth") * 2 == width)
    page.close()
    result, path = record("motion.gif", "--for", "0.3", "--frames-per-second", "10")
    if shutil.which("ffmpeg"):
        check("ffmpeg encodes", result.returncode == 0 and os.path.getsize(path) > 1000)
    else:
        check("Where ffmpeg is missing, one sentence says so",
              result.returncode != 0 and "install it" in result.stderr, result.stderr.strip())
