# SPDX-License-Identifier: Apache-2.0
"""Pages that hold the engine: taken over at several moments, offline, and compared with the recording.

Run by hand over a folder of pages:  playable.py COMMAND CHROMIUM SCRATCH FOLDER
"""

import glob
import os
import subprocess
import sys

from driving import CHROMIUM, COMMAND, SCRATCH, PATIENCE, check

# Takes the recording over at a frame and lets the engine go on; everything has to stay finite.
TAKE_OVER = """([share, frames]) => {
  const { play, player } = playPage;
  player.setPlaying(false);
  const { recorded } = play;
  play.seek(Math.round(share * recorded.last));
  play.leave();
  play.step(frames);
  const isFinite = play.items.every((item) => [item.x, item.y, item.angle].every(Number.isFinite));
  play.comeBack();
  return isFinite;
}"""

# The hash of each world at the end of the recording, from a frame on; none of a world whose items another one has.
HASHES = """(frame) => {
  const { play, player } = playPage;
  player.setPlaying(false);
  const { recorded, engine } = play;
  return play.animators.flatMap((animator, world) => {
    play.seek(frame);
    play.leave();
    const bodies = animator.items(animator.indexAt(frame)).filter((item) => item >= 0);
    if (play.shown.filter((shown) => shown.world === world).length < bodies.length) return [];
    const first = Math.max(animator.stepsAt(frame), animator.stepCounts[animator.indexAt(frame)]);
    const steps = animator.stepsAt(recorded.last) - first;
    engine.exports.step(world, steps);
    const hash = engine.hash(world);
    play.comeBack();
    return [[hash, animator.source.hash, animator.source.count, animator.isExact(recorded.last) === 1]];
  });
}"""

# Milliseconds of a picture of the recording, and of one of the engine: its step, and what it is drawn with.
PICTURES = """(count) => {
  const { play, player } = playPage;
  player.setPlaying(false);
  const middle = (draw) => {
    const times = Array.from({ length: count }, (_, index) => {
      const start = performance.now();
      draw(index);
      return performance.now() - start;
    });
    return times.sort((a, b) => a - b)[count >> 1];
  };
  const recorded = middle((index) => play.seek(index));
  play.seek(10);
  play.leave();
  const step = middle(() => play.animators.forEach((_, world) => play.engine.exports.step(world, 1)));
  const whole = middle(() => play.step(1));
  play.comeBack();
  return [recorded, step, whole - step];
}"""

# Where an item that can be moved is, in the window: the first one, or the highest one.
ITEM = """(isHighest) => {
  const { play } = playPage;
  const items = play.recorded.xray.itemsAt(play.frame).filter(({ state }) => state === 1 || state === 2);
  if (items.length === 0) return null;
  const item = isHighest ? items.reduce((high, item) => item.y < high.y ? item : high) : items[0];
  const point = new DOMPoint(item.x, item.y).matrixTransform(document.querySelector("#device > svg").getScreenCTM());
  return [point.x, point.y];
}"""


# Points from the hand to the center of what it holds.
HELD = """() => {
  const { hand, shown, items } = playPage.play;
  const held = hand && shown.find(({ world, body }) => world === hand.world && body === hand.body);
  return held ? Math.hypot(items[held.item].x - hand.x, items[held.item].y - hand.y) : null;
}"""

# Takes hold of one body after the other at the first of four moments that has one, up to twelve, and pulls each up, to
# either side and down by 40 points, 2 in a frame; returns the least distance at which a held body comes to rest beside
# the hand.
FOLLOW = """() => {
  const { play, player } = playPage;
  player.setPlaying(false);
  const movable = (frame) => play.recorded.xray.itemsAt(frame).filter(({ state }) => state === 1 || state === 2);
  const frames = [0, 0.25, 0.5, 0.75].map((share) => Math.round(share * play.recorded.last));
  const first = frames.find((frame) => movable(frame).length > 0) ?? 0, items = movable(first);
  const highest = items.toSorted((a, b) => a.y - b.y).slice(0, 12);
  let least = Infinity;
  pull: for (const { x, y } of highest) for (const [dx, dy] of [[0, -2], [-2, 0], [2, 0], [0, 2]]) {
    play.seek(first);
    if (!play.grab(x, y)) continue;
    const held = play.shown.find(({ world, body }) => world === play.hand.world && body === play.hand.body);
    for (let frame = 0; frame < 80; frame += 1) {
      const way = Math.min(frame, 20);
      play.moveHand(x + dx * way, y + dy * way);
      play.step(1);
    }
    if (!held) continue;
    const item = play.items[held.item];
    least = Math.min(least, Math.hypot(item.x - play.hand.x, item.y - play.hand.y));
    if (least <= 6) break pull;
  }
  play.comeBack();
  return Number.isFinite(least) ? least : null;
}"""


def open_page(browser, path, **options):
    page = browser.new_page(**options)
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("request", lambda request: problems.append(request.url) if not request.url.startswith(
        ("file:", "data:", "blob:")) else None)
    page.goto(f"file://{os.path.realpath(path)}")
    page.wait_for_function("() => window.playPage", timeout=PATIENCE)
    return page, problems


def drag(page, is_highest=False):
    """Drags an item across the device; returns how far the pointer and the item are apart, in points."""
    page.evaluate("playPage.player.setPlaying(false)")
    point = page.evaluate(ITEM, is_highest)
    if point is None:
        return None
    page.mouse.move(*point)
    page.mouse.down()
    page.wait_for_function("() => playPage.play.isFree", timeout=PATIENCE)
    for share in range(1, 11):
        page.mouse.move(point[0] + 4 * share, point[1] - 4 * share)
        page.evaluate("playPage.play.step(3)")
    page.evaluate("playPage.play.step(60)")
    distance = page.evaluate(HELD)
    page.mouse.up()
    return distance


def tilt(browser, path):
    """Holds an emulated phone on its back and turns it to either side: items move that way."""
    page, problems = open_page(
        browser, path, viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    sensors = page.context.new_cdp_session(page)
    moved = []
    for angle in (30, -30):
        sensors.send("DeviceOrientation.setDeviceOrientationOverride", {"alpha": 0, "beta": 0, "gamma": angle})
        page.evaluate("() => { playPage.play.comeBack(); playPage.play.seek(10); playPage.play.leave(); }")
        start = page.evaluate("playPage.play.items[0].x")
        page.click("#tilt")
        page.evaluate("playPage.player.setPlaying(true)")
        page.wait_for_function(f"() => Math.abs(playPage.play.items[0].x - {start}) > 20", timeout=PATIENCE)
        moved.append(page.evaluate("playPage.play.items[0].x") - start)
        page.click("#tilt")
    page.close()
    check("A phone that is tilted turns gravity, to either side", moved[0] > 0 > moved[1] and not problems,
          f"{moved[0]:.0f} and {moved[1]:.0f} points")


def without_engine(browser, path):
    """A browser without WebAssembly plays the recording and offers nothing to take hold of."""
    page = browser.new_page()
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(f"file://{os.path.realpath(path)}")
    page.wait_for_function("() => parseInt(document.querySelector('#frame').textContent) > 5", timeout=PATIENCE)
    check("Without WebAssembly a page is the recording",
          not page.is_visible("#play-line") and page.evaluate("window.playPage === undefined") and not problems, problems)
    page.close()


def check_page(browser, path):
    """Checks one page; returns a line about it."""
    name = os.path.basename(path)
    page, problems = open_page(browser, path)
    finite = all(page.evaluate(TAKE_OVER, [share, 120]) for share in (0, 0.4, 0.9))
    hashes = page.evaluate(HASHES, 0)
    shortfalls = page.evaluate("playPage.recording.play.shortfalls")
    last = page.evaluate("playPage.play.recorded.last")
    ends = page.evaluate(HASHES, last)
    equal = [hash == native for hash, native, _, _ in hashes]
    keyframes = [count for _, _, count, _ in hashes]
    page.close()
    check(f"{name}: taken over at three moments, everything stays finite, offline",
          finite and not problems, "; ".join(problems))
    # Also where the app has changed something, as long as it has done so before a step.
    check(f"{name}: the last frame of the page is that of the engine, to the bit",
          all(hash == native for hash, native, _, exact in ends if exact), ends)
    exact = all(equal) and all(count == 1 for count in keyframes)
    if all(count == 1 for count in keyframes):
        check(f"{name}: after {last} frames the engine in the page has the hash of the native one", exact,
              hashes)
    return exact, keyframes, shortfalls


def follow(browser, path):
    """Pulls the bodies of a page; returns how near to the hand the one comes to rest that follows best."""
    page, _ = open_page(browser, path)
    distance = page.evaluate(FOLLOW)
    page.close()
    return distance


def record(scene):
    path = f"{SCRATCH}/playable-{scene}.html"
    result = subprocess.run(
        [COMMAND, "record", scene, "--playable", "-o", path], capture_output=True, text=True)
    check(f"{scene}: a page that holds the engine is written", result.returncode == 0, result.stderr.strip())
    return path


def crowd(browser):
    """A page of 500 bodies, whose app turns gravity in each frame."""
    path = record("X1")
    _, keyframes, _ = check_page(browser, path)
    check("an app that turns gravity in each frame has a keyframe for each", min(keyframes) > 100, keyframes)
    page, _ = open_page(browser, path)
    recorded, step, drawn = page.evaluate(PICTURES, 41)
    page.evaluate("playPage.play.seek(0)")
    distance = drag(page, is_highest=True)
    check("One of 500 bodies follows the pointer within 6 points, not its neighbor",
          distance is not None and distance <= 6, distance)
    page.close()
    # Machines differ; the recording of the same scene, of which nothing is computed, is what to compare with.
    check("500 bodies of the engine are drawn about as fast as 500 recorded ones", drawn < 3 * recorded + 2,
          f"recorded {recorded:.1f} ms, step {step:.1f} ms, drawn {drawn:.1f} ms")


def playable(browser):
    path = record("R2a")
    check("A page goes on to the same state", check_page(browser, path)[0])
    page, problems = open_page(browser, path, viewport={"width": 390, "height": 844})
    distance = drag(page)
    check("A body follows the pointer within 6 points", distance is not None and distance <= 6, distance)
    check("and the page says that the engine goes on", "goes on" in page.text_content("#play-text"))
    page.click("#recorded")
    check("Back to the recording", not page.evaluate("playPage.play.isFree") and not problems, problems)
    page.close()
    tilt(browser, path)
    without_engine(browser, path)
    crowd(browser)


if __name__ == "__main__":
    from playwright.sync_api import sync_playwright
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        pages = sorted(path for path in glob.glob(f"{sys.argv[4]}/*.html") if not path.endswith("index.html"))
        exact = 0
        for path in pages:
            isExact, keyframes, shortfalls = check_page(browser, path)
            exact += isExact
            print(f"     {os.path.basename(path)}: keyframes {keyframes}, exact {isExact}, {shortfalls}, "
                  f"a body follows within {follow(browser, path)} points", flush=True)
        print(f"{len(pages)} pages, {exact} of them exact from one keyframe")
