# SPDX-License-Identifier: Apache-2.0
"""Saves, opens and branches runs."""

import json
import pathlib
import re
import subprocess
from driving import (
    COMMAND, PATIENCE, SCRATCH, check, free_port, open_scene, place, settle, state, wait_for, wait_for_frame)


def written(page):
    """The file of the run that shows."""
    with page.expect_download(timeout=PATIENCE) as download:
        page.evaluate("document.querySelector('[data-save=run]').click()")
    path = pathlib.Path(SCRATCH, download.value.suggested_filename)
    download.value.save_as(path)
    return path


def choose(page, path):
    """Opens a file as a person does, and waits until it is shown."""
    page.evaluate("document.getElementById('notice').textContent = ''")
    page.set_input_files("#run-file", path)
    wait_for(page, "/Replayed|diverges|refused|longer/.test(document.getElementById('notice').textContent)")
    return page.text_content("#notice")


def drag_red(page):
    """Holds and throws the red square of R2a, then edits its gravity while it flies."""
    # Time is stepped: what the square does is not to depend on how quick this machine is.
    page.keyboard.press("p")
    settle(page)
    red = place(page, "red")
    page.mouse.move(*red)
    page.mouse.down()
    settle(page)
    for step in range(12):
        page.mouse.move(red[0] + 2 * step, red[1] - 5 * step)
        page.evaluate("preview.source.advance(1)")
        settle(page)
    page.mouse.up()
    settle(page)
    page.fill("#behaviors [data-property='magnitude']", "0.6")
    page.keyboard.press("Enter")
    settle(page)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("p")


def saved_runs(page):
    open_scene(page, "R2a&set.gravity=1.25", "frame => frame > 20")
    drag_red(page)
    frame = page.evaluate("preview.source.frame")
    wait_for_frame(page, f"frame => frame > {frame} + 30")
    page.keyboard.press("p")
    settle(page)
    there = state(page)
    path = written(page)
    run = json.loads(path.read_text(encoding="utf-8"))
    kinds = {action["do"] for action in run["actions"]}
    check("A run is a file with its scene, parameters, actions and hashes",
          run["format"] == "dynamics-run-1" and run["parameters"] == {"gravity": 1.25}
          and {"begin", "move", "end", "edit"} <= kinds
          and run["hashes"]["values"][-1] == there[1], f"{path.stat().st_size} bytes")
    open_scene(page, "R3", "frame => frame > 2")
    notice = choose(page, path)
    check("The file opens in the page, which replays it with all its hashes", "all state hashes are equal" in notice, notice)
    page.keyboard.press("p")
    settle(page)
    page.evaluate(f"preview.source.seek({run['frameCount']})")
    wait_for_frame(page, f"frame => frame === {run['frameCount']}")
    settle(page)
    check("at whose end the state is the one that was saved", state(page)[1] == there[1], there[1])
    check("with its parameter", page.evaluate("document.querySelector('#parameters input').valueAsNumber") == 1.25)
    page.keyboard.press("r")
    wait_for_frame(page, "frame => frame === 0")
    settle(page)
    page.evaluate(f"preview.source.seek({run['frameCount']})")
    wait_for_frame(page, f"frame => frame === {run['frameCount']}")
    settle(page)
    check("R begins an opened run with its actions", state(page)[1] == there[1], there[1])
    opened_by_command(page, path)
    diverging(page, run)
    refused(page)


def opened_by_command(page, path):
    port = free_port()
    server = subprocess.Popen(
        [COMMAND, "open", str(path), "--no-open", "--port", str(port)], stdout=subprocess.PIPE, text=True)
    other = page.context.browser.new_page()
    try:
        replayed, live = server.stdout.readline(), server.stdout.readline()
        check("dynamics open replays the file", "state hashes are equal" in replayed, replayed.strip())
        address = re.search(r"http://\S+", live)
        other.goto(address.group(0) if address else "")
        wait_for(other, "document.getElementById('notice').textContent.startsWith('Replayed')")
        check("and its page opens at the run", other.evaluate("preview.source.scene.id") == "R2a")
    finally:
        other.close()
        server.kill()


def diverging(page, run):
    run["actions"] = [action for action in run["actions"] if action["do"] != "edit"]
    path = pathlib.Path(SCRATCH, "diverging.run.json")
    path.write_text(json.dumps(run), encoding="utf-8")
    notice = choose(page, path)
    # The edit is part of the state at its frame or of the next one.
    settle(page)
    check("Where a replay diverges, the page says at which frame and which item first",
          re.search(r"diverges from the file at frame \d+ .*; first item: (red|green)", notice) is not None, notice)
    page.evaluate("preview.source.seek(preview.source.last)")
    settle(page)
    check("and draws the items where the file has them", len(page.get_attribute("#ghost", "d") or "") > 10)
    page.screenshot(path=f"{SCRATCH}/run-diverges.png")


def refused(page):
    settle(page)
    before = state(page)
    for name, text in [("cut", '{"format":"dynamics-run-1","actions":[{"fr'), ("later", '{"format":"dynamics-run-2"}'),
                       ("other", "not even JSON"), ("empty", "")]:
        path = pathlib.Path(SCRATCH, f"{name}.run.json")
        path.write_text(text, encoding="utf-8")
        notice = choose(page, path)
        check(f"A file that is no run is refused: {name}", "refused" in notice, notice)
    settle(page)
    check("and what was open stays open", state(page) == before, before[0])


def explaining(page):
    open_scene(page, "R2a&paused&t=1.9", "frame => frame === 114")
    settle(page)
    page.mouse.move(*place(page, "green"))
    page.keyboard.press("e")
    page.wait_for_selector("#explain-panel:not([hidden])", timeout=PATIENCE)
    text = page.text_content("#explain-panel")
    check("E explains what acts on the item below the pointer, and when it rests",
          all(word in text for word in ["green", "UIGravityBehavior: magnitude 1 down", "contact with red", "rest"]), text)
    page.screenshot(path=f"{SCRATCH}/explain.png")


def solving(page):
    """Drags an item to its target, and takes the value that brings it there."""
    open_scene(page, "R2a&paused&t=0.1", "frame => frame === 6")
    settle(page)
    page.keyboard.press("t")
    wait_for(page, "document.getElementById('aim-parameter').options.length > 1")
    check("A search offers the scene's parameters and the numbers of its behaviors",
          {"gravity", "gravity.magnitude"} <= set(page.locator("#aim-parameter option").all_text_contents()))
    page.fill("#aim-time", "0.5")
    page.evaluate("document.activeElement.blur()")
    red = place(page, "red")
    scale = page.evaluate("() => preview.device.svg.getScreenCTM().a")
    before = state(page)
    page.mouse.move(*red)
    page.mouse.down()
    page.mouse.move(red[0], red[1] + 40 * scale, steps=5)
    page.mouse.up()
    wait_for(page, "!document.getElementById('aim-apply').hidden")
    settle(page)
    text = page.text_content("#aim-result")
    distance = float(re.search(r": ([0-9.]+) points", text).group(1))
    check("What is dragged while aiming is no touch of the app", state(page) == before, before[1])
    check("A value is found that brings the item there, with its line of Swift",
          distance < 0.5 and "gravity.magnitude = " in text, text)
    check("and the tried futures are a fan", len(page.get_attribute("#fan .best", "d")) > 10)
    page.screenshot(path=f"{SCRATCH}/aim.png")
    page.click("#aim-apply")
    wait_for(page, "preview.source.parameterRequest === undefined && preview.player.isPlaying")
    page.keyboard.press("p")
    settle(page)
    page.evaluate("preview.source.reach(30)")
    wait_for_frame(page, "frame => frame === 30")
    settle(page)
    end = place(page, "red")
    check("The value that is used brings it there", abs(end[1] - red[1] - 40 * scale) < 2,
          f"{end[1] - red[1]:.1f} of {40 * scale:.1f} points of the window")


def branches(page):
    open_scene(page, "R2a&paused&t=1", "frame => frame === 60")
    settle(page)
    check("A run without a past that was changed has one future", page.query_selector("#ghost") is None
          and not page.is_visible("#ghost-button"))
    page.evaluate("preview.source.seek(20)")
    wait_for_frame(page, "frame => frame === 20")
    settle(page)
    page.fill("#behaviors [data-property='gravityDirection.dy']", "-1")
    page.keyboard.press("Enter")
    settle(page)
    page.evaluate("document.activeElement.blur()")
    page.evaluate("preview.source.advance(25)")
    wait_for_frame(page, "frame => frame === 45")
    settle(page)
    boxes = page.evaluate(
        "() => ['#ghost', '[data-name=red]'].map((name) => { const box = document.querySelector(name)"
        ".getBoundingClientRect(); return [box.y, box.height]; })")
    check("After a change of the past both futures show: the old one falls, the new one rises",
          boxes[0][0] + boxes[0][1] > boxes[1][0] + boxes[1][1] + 20 and page.is_visible("#ghost-button"), boxes)
    page.screenshot(path=f"{SCRATCH}/branch.png")
    page.emulate_media(color_scheme="dark")
    page.screenshot(path=f"{SCRATCH}/branch-dark.png")
    page.emulate_media(color_scheme="light")
    page.keyboard.press("b")
    wait_for(page, "document.querySelector('#ghost').getAttribute('d') === ''")
    check("B hides the old future", page.get_attribute("#ghost-button", "aria-pressed") == "false")
    page.keyboard.press("b")
    wait_for(page, "document.querySelector('#ghost').getAttribute('d') !== ''")
    check("and shows it again", True)
