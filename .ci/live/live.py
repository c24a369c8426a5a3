# SPDX-License-Identifier: Apache-2.0
"""Two pages of the live preview of a ported app, and a page that starts it anew.

The app falls from its first frame on. A page that got the app of another one would see it stand still,
because animators follow the clock of the simulator that made them.
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import time
import urllib.request
from wire import Live

COMMAND, PACKAGE, CACHE = sys.argv[1:]
PORT = 8197
# Seconds; the preview and the app are compiled before anything is served.
PATIENCE = 900
FRAMES = 30
# Where a frame has the hash of its state (`FrameMessage`), in which the time that it took to compute has no part.
HASH = slice(18, 26)
APP = """\
import UIKit

class FallingViewController: UIViewController {
  private var animator: UIDynamicAnimator!

  override func viewDidLoad() {
    super.viewDidLoad()
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 80))
    card.backgroundColor = .red
    view.addSubview(card)
    animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: [card]))
  }
}
"""


def served(process):
    """The scene that the preview offers, as soon as it does."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            return json.load(urllib.request.urlopen(f"http://127.0.0.1:{PORT}/scenes.json"))[0]["id"]
        except OSError:
            time.sleep(0.5)
    sys.exit("FAILED: the preview of the ported app is not served")


def fall(live, scene):
    """The states that a page gets which opens the app and lets it run, as hashes."""
    live.ask(json.dumps({"do": "open", "scene": scene}).encode())
    return [live.ask(b'{"do":"advance","frames":1,"xray":false}')[HASH] for _ in range(FRAMES)]


def check(title, holds):
    print(("ok      " if holds else "FAILED  ") + title)
    if not holds:
        sys.exit(1)


def main():
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "Falling.swift"
        source.write_text(APP)
        process = subprocess.Popen(
            [COMMAND, "run", source, "--port", str(PORT), "--package", PACKAGE, "--cache", CACHE])
        try:
            scene = served(process)
            first = Live(PORT)
            states = fall(first, scene)
            check("A ported app moves in the live preview", len(set(states)) == FRAMES)
            check("as it does in a second page beside it", fall(Live(PORT), scene) == states)
            check("and where the first page opens it again", fall(first, scene) == states)
            first.reset()
            check("and in a page after that", fall(Live(PORT), scene) == states)
        finally:
            process.terminate()
            process.wait()


main()
