# SPDX-License-Identifier: Apache-2.0
"""Several clients at once, and several touches of one."""

from driving import SCRATCH, check, open_scene, place, settle, state, wait_for, wait_for_frame


def several(page, browser):
    """Two clients: each has a simulator of its own, and each touch belongs to one."""
    other = browser.new_page(viewport={"width": 900, "height": 700})
    open_scene(page, "R3&paused", "frame => frame === 0")
    open_scene(other, "R3&paused", "frame => frame === 0")
    for client in [page, other]:
        if client.get_attribute("#scripted-touches", "aria-pressed") == "true":
            client.keyboard.press("f")
        settle(client)
    page.evaluate("preview.player.step(1)")
    settle(page)
    box = page.evaluate(
        "() => { const box = document.getElementById('app').firstChild.getBoundingClientRect();"
        "return [box.right, box.y + box.height / 2]; }")
    page.mouse.click(box[0] - 40, box[1])
    settle(page)
    for client, frame in [(page, 61), (other, 61)]:
        client.evaluate(f"preview.source.advance({frame} - preview.source.frame)")
        wait_for_frame(client, f"frame => frame === {frame}")
        settle(client)
    check("A touch of one client does not reach the other", state(page)[1] != state(other)[1],
          f"{state(page)[1]} and {state(other)[1]}")
    open_scene(other, "R2a&paused&t=1", "frame => frame === 60")
    settle(page)
    check("A client that opens another scene leaves the first where it is",
          page.evaluate("preview.source.scene.id + preview.source.frame") == "R361")
    for client in [page, other]:
        client.keyboard.press("f")
        settle(client)
    other.close()


def reconnected(page):
    open_scene(page, "R2a")
    page.evaluate(
        "() => { const { connection } = preview, close = connection.onClose;"
        "connection.onClose = () => { close(); window.isLost = true; }; connection.socket.close(); }")
    wait_for(page, "window.isLost")
    wait_for(page, "preview.source.scene?.id === 'R2a' && document.getElementById('notice').hidden")
    frame = page.evaluate("preview.source.frame")
    wait_for(page, f"preview.source.frame > {frame} + 20")
    check("A page whose connection broke connects again and plays on", True)


def touches(browser):
    """Two touches of a touch screen are two touches of the app."""
    context = browser.new_context(has_touch=True, viewport={"width": 390, "height": 760})
    page = context.new_page()
    open_scene(page, "P12&paused&t=2", "frame => frame === 120")
    settle(page)
    names = ["Jazz", "Opera"]
    points = [place(page, name) for name in names]
    session = context.new_cdp_session(page)

    def touch(kind, shift):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [
            {"x": x, "y": y + shift, "id": number} for number, (x, y) in enumerate(points)]})

    touch("touchStart", 0)
    wait_for(page, "preview.touches.down.size === 2")
    check("Two touches are down", page.evaluate("[...preview.touches.down.values()].join()") == "0,1")
    touch("touchMove", 60)
    settle(page)
    page.evaluate("preview.source.advance(2)")
    settle(page)
    check("and the app sees both", page.locator("#touches circle").count() == 2)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wait_for(page, "preview.touches.down.size === 0")
    page.screenshot(path=f"{SCRATCH}/phone.png")
    wide = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check("Nothing is wider than a phone", wide)
    context.close()
