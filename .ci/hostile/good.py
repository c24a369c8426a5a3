# SPDX-License-Identifier: Apache-2.0
"""A client as the page is one: sixty requests a second, two of them on their way.

It runs as a process of its own, so that the hostile ones take none of its time, and writes a line of
JSON at its end.
"""

import json
import select
import sys
import time
from wire import Live

PORT, SCENE = int(sys.argv[1]), sys.argv[2]
RATE, AHEAD = 60, 4


def main():
    client = Live(PORT)
    client.ask(json.dumps({"do": "open", "scene": SCENE}).encode())
    print("ready", flush=True)
    text = b'{"do":"advance","frames":1,"xray":false}'
    due = time.perf_counter()
    moments, missed, pending = [], 0, 0
    client.stream.setblocking(True)
    while not select.select([sys.stdin], [], [], 0)[0]:
        now = time.perf_counter()
        while now >= due:
            # As the page: where four are on their way, the scene slows down.
            if pending < AHEAD:
                client.send(text)
                pending += 1
            else:
                missed += 1
            due += 1 / RATE
        if client.buffer or select.select([client.stream], [], [], max(due - time.perf_counter(), 0))[0]:
            client.receive()
            pending -= 1
            moments.append(time.perf_counter())
    print(json.dumps({"moments": moments, "missed": missed}), flush=True)


main()
