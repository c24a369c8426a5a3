"""What a person does with the live preview, and what a stranger tries."""

import base64
import json
import os
import random
import socket
import statistics
import struct
import subprocess
import sys
import urllib.error
import urllib.request
from playwright.sync_api import sync_playwright

COMMAND, CHROMIUM, SCRATCH = sys.argv[1:4]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


PORT = free_port()
HOME = f"http://127.0.0.1:{PORT}/"


def check(claim, holds, seen=""):
    print(f"{'ok  ' if holds else 'FAIL'} {claim}{f'  ({seen})' if seen != '' else ''}")
    if not holds:
        sys.exit(1)


def state(page):
    return page.text_content("#frame"), page.text_content("#hash")


def wait_for_frame(page, test):
    page.wait_for_function(f"() => ({test})(player.frame)", timeout=15_000)


def open_scene(page, address, stage_test="frame => frame > 5"):
    page.goto(HOME + "#" + address)
    page.wait_for_function("() => player.scene && document.body.dataset.view === 'scene'")
    wait_for_frame(page, stage_test)


def place(page, name):
    return page.evaluate(
        "name => { const box = document.querySelector(`[data-name='${name}']`)"
        ".getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }",
        name)


def gallery(page):
    page.goto(HOME)
    page.wait_for_selector(".card")
    scenes = json.load(urllib.request.urlopen(HOME + "scenes.json"))
    check("The gallery has a card for every scene", page.locator(".card").count() == len(scenes),
          f"{len(scenes)} scenes")
    page.screenshot(path=f"{SCRATCH}/gallery.png")


def motion(page):
    open_scene(page, "R2a", "frame => frame > 2")
    before = place(page, "red")
    wait_for_frame(page, "frame => frame > 20")
    check("A scene moves", place(page, "red")[1] > before[1] + 5)


def tap(page):
    open_scene(page, "R3")
    if page.get_attribute("#demo", "aria-pressed") == "true":
        # Paused, so that the start does not pass unseen on a machine that is busy.
        page.keyboard.press("p")
        page.keyboard.press("f")
        page.wait_for_function("() => player.frame === 0 && !connection.isBusy")
        page.keyboard.press("p")
    name = "square"
    start = place(page, name)
    screen = page.evaluate(
        "() => { const box = document.querySelector('#app').firstChild.getBoundingClientRect();"
        "return [box.right, box.y + box.height / 2]; }")
    tapped = page.evaluate("() => player.frame")
    page.mouse.click(screen[0] - 40, screen[1])
    wait_for_frame(page, f"frame => frame > {tapped} + 70")
    end = place(page, name)
    check("A click is a tap: the square of R3 is pushed", abs(end[0] - start[0]) > 8,
          f"{end[0] - start[0]:.0f} points of the window")
    page.keyboard.press("f")


def travel(page):
    open_scene(page, "D10&paused&t=1.5", "frame => frame === 90")
    there = state(page)
    for _ in range(10):
        page.keyboard.press(",")
    wait_for_frame(page, "frame => frame === 80")
    back = state(page)
    for _ in range(10):
        page.keyboard.press(".")
    wait_for_frame(page, "frame => frame === 90")
    check("Ten steps back and forth again end in the same state", state(page) == there, there[1])
    check("and the moment between had another", back[1] != there[1])


def overlay(page):
    open_scene(page, "R4&paused&t=1&xray=0.7", "frame => frame === 60")
    page.wait_for_selector("#xray path.awake[d^=M]", state="attached")
    check("The X-ray shows the bodies",
          len(page.get_attribute("#xray path.awake", "d")) > 10)
    page.screenshot(path=f"{SCRATCH}/xray.png")
    page.emulate_media(color_scheme="dark")
    page.screenshot(path=f"{SCRATCH}/xray-dark.png")
    page.emulate_media(color_scheme="light")
    check("The tree of behaviors is told",
          "UIAttachmentBehavior" in page.text_content("#behaviors"))


def rate(page, scene, seconds=4):
    open_scene(page, scene)
    gaps = page.evaluate(
        """seconds => new Promise((resolve) => {
          const gaps = []; let last = performance.now(); const show = player.show;
          player.show = function (frame) { const now = performance.now(); gaps.push(now - last); last = now; show.call(this, frame); };
          setTimeout(() => { player.show = show; resolve(gaps.slice(5)); }, seconds * 1000);
        })""", seconds)
    gaps.sort()
    print(f"     {scene}: {1000 / statistics.mean(gaps):.0f} frames/s, "
          f"p95 gap {gaps[int(len(gaps) * 0.95)]:.1f} ms")


def strangers():
    for headers in [{"Origin": "https://example.org"}, {"Host": "example.org"}]:
        try:
            urllib.request.urlopen(urllib.request.Request(HOME, headers=headers))
            refused = False
        except urllib.error.HTTPError as error:
            refused = error.code == 403
        check(f"A foreign {next(iter(headers))} is refused", refused)


def connect(origin=None):
    stream = socket.create_connection(("127.0.0.1", PORT))
    stream.settimeout(20)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        "GET /live HTTP/1.1", f"Host: 127.0.0.1:{PORT}", "Upgrade: websocket",
        "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
    if origin:
        lines.append(f"Origin: {origin}")
    stream.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += stream.recv(4096)
    return stream, answer


def message(payload, kind=1, announced=None):
    length = len(payload) if announced is None else announced
    head = bytes([0x80 | kind])
    if length < 126:
        head += bytes([0x80 | length])
    elif length < 65536:
        head += bytes([0xFE]) + struct.pack(">H", length)
    else:
        head += bytes([0xFF]) + struct.pack(">Q", length)
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


def lives():
    stream, _ = connect()
    stream.sendall(message(b'{"do":"open","scene":"R1"}'))
    answer = stream.recv(65536)
    stream.close()
    return b"opened" in answer


def nonsense():
    _, answer = connect(origin="https://example.org")
    check("A foreign page gets no live connection", b" 403 " in answer.split(b"\r\n")[0])
    chance = random.Random(1)
    sent = 0
    stream, _ = connect()
    for number in range(6000):
        text = chance.choice([
            b"", b"[" * chance.randrange(1, 3000), os.urandom(20).hex().encode(),
            b'{"do":"advance","frames":1e308}', b'{"do":"seek","frame":-1}', b'{"do":{"do":{}}}',
            b'{"do":"down","x":1e308,"y":null}', b'{"do":"open","scene":"' + b"x" * 6000 + b'"}'])
        stream.sendall(message(text))
        sent += 1
        if number % 8 == 7:
            stream.recv(1 << 20)
    stream.close()
    for _ in range(300):
        stream, _ = connect()
        try:
            for _ in range(14):
                stream.sendall(os.urandom(chance.randrange(1, 200)))
                sent += 1
        except OSError:
            pass
        stream.close()
    for announced in [1 << 31, 1 << 40, 1 << 62, (1 << 64) - 1]:
        stream, _ = connect()
        stream.sendall(message(b"abc", announced=announced))
        sent += 1
        stream.close()
    stream, _ = connect()
    stream.sendall(message(b'{"do":"open","scene":"R6-density"}'))
    try:
        for _ in range(3000):
            stream.sendall(message(b'{"do":"advance","frames":1,"xray":true}'))
            sent += 1
    except OSError:
        pass
    check("The preview lives after nonsense, and after a client that asks but never reads", lives(),
          f"{sent} messages")


def main():
    server = subprocess.Popen(
        [COMMAND, "preview", "--no-open", "--port", str(PORT)], stdout=subprocess.PIPE, text=True)
    try:
        check("The command says where it serves", HOME in server.stdout.readline())
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": 1280, "height": 800})
            mistakes = []
            page.on("pageerror", lambda error: mistakes.append(str(error)))
            for part in [gallery, motion, tap, travel, overlay]:
                part(page)
            for scene in ["R2a", "R3", "R6-density"]:
                rate(page, scene)
            check("The page made no mistake", not mistakes, "; ".join(mistakes))
            browser.close()
        strangers()
        nonsense()
        check("The server still runs", server.poll() is None)
    finally:
        server.kill()


main()
