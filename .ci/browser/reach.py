# SPDX-License-Identifier: Apache-2.0
"""Addresses with a token, sessions that are watched, a process that is replaced, and the keyboard."""

import json
import re
import subprocess
import urllib.error
import urllib.request

from driving import (
    COMMAND, HOME, PATIENCE, SCRATCH, check, free_port, open_scene, settle, state, wait_for,
    wait_for_frame)


def serve(*options):
    server = subprocess.Popen(
        [COMMAND, "preview", "--no-open", *options], stdout=subprocess.PIPE, text=True)
    return server, server.stdout.readline()


def status(address):
    try:
        return urllib.request.urlopen(address).status
    except urllib.error.HTTPError as refusal:
        return refusal.code


def token(browser):
    """Another machine needs the token of the address that was printed; here it is this one."""
    server, line = serve("--host", "127.0.0.1", "--port", str(free_port()))
    try:
        address = re.search(r"http://\S+", line).group()
        root = "/".join(address.split("/")[:3])
        check("A host has an address with a token", len(address.split("/")[3]) == 20, address)
        code = "".join(server.stdout.readline() for _ in range(6))
        check("and a QR code of it", "▀" in code and "█" in code)
        check("Without the token nothing is answered",
              [status(root + path) for path in ["/", "/scenes.json", "/live", "/x/"]] == [403] * 4)
        check("With it the page is", status(address) == 200 == status(address + "scenes.json"))
        page = browser.new_page(viewport={"width": 390, "height": 844})
        page.goto(address + "#R2a")
        wait_for(page, "window.preview?.source.frame > 5")
        check("and it is live", True)
        page.close()
    finally:
        server.kill()


def taken():
    server, line = serve("--port", str(free_port()))
    try:
        port = re.search(r":(\d+)/", line).group(1)
        answer = subprocess.run(
            [COMMAND, "preview", "--no-open", "--port", port], capture_output=True, text=True)
        check("A port that is in use is named, with the next free one",
              answer.returncode != 0 and port in answer.stderr and "is free" in answer.stderr,
              answer.stderr.strip())
    finally:
        server.kill()


def watched(page, browser):
    """A second person watches by the address that the first one copies."""
    open_scene(page, "R2a&paused&t=0.5", "frame => frame === 30")
    settle(page)
    page.evaluate("document.getElementById('share').click()")
    wait_for(page, "document.getElementById('notice').textContent.includes('watch=')")
    address = re.search(r"http\S+", page.text_content("#notice")).group()
    guest = browser.new_page(viewport={"width": 900, "height": 700})
    guest.goto(address)
    wait_for(guest, "window.preview?.source.frame === 30")
    wait_for(guest, f"document.getElementById('hash').textContent === '{state(page)[1]}'")
    check("Who watches sees the same state", True, state(page)[1])
    page.keyboard.press("p")
    wait_for_frame(page, "frame => frame > 60")
    wait_for_frame(guest, "frame => frame > 60")
    page.keyboard.press("p")
    settle(page)
    wait_for_frame(guest, f"frame => frame === {page.evaluate('preview.source.frame')}")
    page.keyboard.press(",")
    settle(page)
    wait_for(guest, f"document.getElementById('hash').textContent === '{state(page)[1]}'")
    check("also back in time", True)
    open_scene(page, "R3", "frame => frame > 5")
    wait_for(guest, "preview.source.scene?.id === 'R3'")
    check("and in another scene", True)
    guest.close()


def replaced(browser):
    """The process is replaced by another one at the same port, as after a build."""
    port = free_port()
    server, line = serve("--port", str(port))
    try:
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(f"http://127.0.0.1:{port}/#R2a&set.gravity=0.5&paused")
        wait_for(page, "window.preview?.source.scene?.id === 'R2a' && !preview.connection.isBusy")
        settle(page)
        page.evaluate("preview.source.advance(20)")
        settle(page)
        page.evaluate(
            "preview.source.act({ do: 'edit', behavior: '0', property: 'gravityDirection.dx', value: 1 })")
        settle(page)
        page.evaluate("preview.source.advance(25)")
        wait_for_frame(page, "frame => frame === 45")
        settle(page)
        before = state(page)
        server.kill()
        server.wait()
        wait_for(page, "document.getElementById('notice').textContent.includes('Reconnecting')")
        server, line = serve("--port", str(port))
        wait_for(page, "preview.source.scene?.id === 'R2a' && preview.source.frame === 45")
        settle(page)
        check("A page goes on in the process that replaces its own", state(page) == before, before[1])
        page.close()
    finally:
        server.kill()


def typing(page):
    open_scene(page, "R2a&paused", "frame => frame === 0")
    settle(page)
    page.evaluate("""() => { window.typed = []; window.act = preview.typing.show;
      preview.source.ask = async (message) => { window.typed.push(message); }; preview.typing.show(true); }""")
    page.keyboard.type("p[")
    page.keyboard.press("Backspace")
    page.keyboard.press("Enter")
    typed = page.evaluate("window.typed")
    check("Keys go to the app while it edits text", typed == [
        {"do": "type", "text": "p"}, {"do": "type", "text": "["}, {"do": "erase"},
        {"do": "type", "text": "\n"}], json.dumps(typed))
    page.evaluate("() => { delete preview.source.ask; preview.typing.show(false); }")
    page.keyboard.press("p")
    wait_for_frame(page, "frame => frame > 3")
    check("and to the page afterwards", page.evaluate("preview.player.isPlaying"))


def view(page):
    """Zoom, the source, and windows of all sizes."""
    open_scene(page, "R2a&paused&t=0.5", "frame => frame === 30")
    settle(page)
    whole = page.evaluate("preview.zooming.box.width")
    page.keyboard.press("+")
    page.keyboard.press("+")
    check("+ zooms", page.evaluate("preview.zooming.box.width") < 0.7 * whole)
    page.screenshot(path=f"{SCRATCH}/zoomed.png")
    page.keyboard.press("0")
    check("and 0 shows the whole screen", page.evaluate("preview.zooming.box.width") == whole)
    page.click("[data-tab=source]")
    wait_for(page, "document.getElementById('source').textContent.includes('UIViewController')")
    text = page.text_content("#source")
    check("The source is shown, with a button that copies it",
          "UIViewController" in text and page.is_visible("#copy-source"))
    width = page.evaluate("document.getElementById('side').offsetWidth")
    page.focus("#separator")
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    wider = page.evaluate("document.getElementById('side').offsetWidth")
    check("and its panel can be made wider", wider > width + 80, f"{width} to {wider} pixels")
    page.screenshot(path=f"{SCRATCH}/source.png")
    page.dblclick("#separator")
    page.click("[data-tab=behaviors]")
    names = page.evaluate(
        "[...document.querySelectorAll('#app [role=group]')].map((view) => view.getAttribute('aria-label'))")
    check("The stage tells its views", "red" in names, ", ".join(names[:6]))
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        for size in [(1280, 800), (390, 844), (844, 390)]:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            # The layout follows the window in the next picture.
            wait_for(page, f"innerWidth === {size[0]}")
            page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            page.screenshot(path=f"{SCRATCH}/scene-{size[0]}-{scheme}.png")
            fits = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            box = page.evaluate(
                "() => { const box = preview.device.svg.getBoundingClientRect();"
                "return [box.width, box.height, box.top, box.bottom]; }")
            check(f"The device fits {size[0]}×{size[1]}, {scheme}",
                  fits and box[1] > 200 and box[2] >= 0 and box[3] <= size[1],
                  f"{box[0]:.0f}×{box[1]:.0f}")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.emulate_media(color_scheme="light")


def stillness(browser):
    page = browser.new_page(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    open_scene(page, "R2a", "frame => frame === 0")
    settle(page)
    check("Nothing plays by itself for who asked for less motion",
          not page.evaluate("preview.player.isPlaying"))
    page.close()


def first_moment(browser):
    """What the page says before the process has said anything."""
    page = browser.new_page(java_script_enabled=False)
    page.goto(HOME, timeout=PATIENCE)
    lead = page.text_content("#lead")
    check("Before the first message there are whole sentences",
          lead[0].isupper() and lead.endswith("."), lead)
    page.close()


def reach(page, browser):
    for part in [watched]:
        part(page, browser)
    for part in [typing, view]:
        part(page)
    for part in [token, replaced, stillness, first_moment]:
        part(browser)
    taken()
