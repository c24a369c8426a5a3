# SPDX-License-Identifier: Apache-2.0
"""What every part of the check uses: the server's address, checks, and waiting."""

import socket
import sys
from playwright.sync_api import TimeoutError

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


# Nothing here waits for a time, only for what has to come; a machine may take as long as this.
PATIENCE = 60_000


def wait_for(page, condition):
    try:
        page.wait_for_function(f"() => {condition}", timeout=PATIENCE)
    except TimeoutError:
        check(f"Within {PATIENCE / 1000:.0f} s: {condition}", False, page.evaluate(
            "[location.hash, document.body.dataset.view, document.body.innerText.slice(0, 500)].join(' | ')"))


def wait_for_frame(page, test):
    wait_for(page, f"({test})(preview.source.frame)")


def settle(page):
    """Waits until every request is answered and every answer shown."""
    wait_for(page, "!preview.connection.isBusy && preview.source.ready.length === 0")


def open_scene(page, address, frame_test="frame => frame > 5"):
    page.goto(HOME + "#" + address)
    scene = address.split("&")[0]
    wait_for(page, f"window.preview?.source.scene?.id === '{scene}' && document.body.dataset.view === 'scene'")
    wait_for_frame(page, frame_test)


# The center of an item, in the window.
PLACE = ("(name => { const box = document.querySelector(`[data-name='${name}']`)"
         ".getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })")


def place(page, name):
    return page.evaluate(PLACE, name)
