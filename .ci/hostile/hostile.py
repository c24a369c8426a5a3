# SPDX-License-Identifier: Apache-2.0
"""Hostile clients of the live preview.

    hostile.py <the built command> <seed>

Every attack states what the server must answer. While they run, a good client asks for 60 frames a
second; at the end it must have had them, as another one has had them of a server that is not attacked.
"""

import json
import random
import socket
import subprocess
import sys
import threading
import time
from attacks import (
    floods, frames, headers, mutations, never_reading, pings, resets, saves, silence, slow_headers,
    two_hundred_connections)
from pathlib import Path
from wire import admitted, ask, request

COMMAND, SEED = sys.argv[1], int(sys.argv[2])
SCENE = "R6-density"
# Of the frames of the other good client, the share in the whole time and in the worst second of twenty; and
# seconds by which the longest gap may be longer. On a machine that does nothing else there are 60 frames
# in each second, and no gap is longer than 0.1 s; where another process runs beside this one, or the
# machine stands still for a moment, both good clients wait.
MINIMUM_SHARE, MINIMUM_SHARE_OF_A_SECOND, LONGEST_GAP = 58 / 60, 50 / 60, 0.5


def check(claim, holds, seen=""):
    print(f"{'ok  ' if holds else 'FAIL'} {claim}{f'  ({seen})' if seen != '' else ''}", flush=True)
    if not holds:
        sys.exit(1)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class GoodClient:
    """Another process; the one that is measured."""

    def __init__(self, port):
        self.process = subprocess.Popen(
            [sys.executable, "-B", str(Path(__file__).with_name("good.py")), str(port), SCENE],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        check("A good client opens a scene", self.process.stdout.readline().strip() == "ready")

    def end(self):
        self.process.stdin.write("end\n")
        self.process.stdin.close()
        return json.loads(self.process.stdout.readline())["moments"]


def memory(process):
    """Megabytes that the server has in memory; none where the system does not tell."""
    try:
        for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
    except OSError:
        pass
    return 0


def serve():
    """A server, and its port."""
    port = free_port()
    server = subprocess.Popen(
        [COMMAND, "preview", "--no-open", "--port", str(port)], stdout=subprocess.PIPE, text=True)
    check("A server listens", str(port) in server.stdout.readline())
    # A thread reads what the app may print, which could fill the pipe.
    threading.Thread(target=server.stdout.read, daemon=True).start()
    return server, port


def in_seconds(moments, began, seconds):
    counts = [0] * int(seconds)
    for moment in moments:
        if 0 <= moment - began < len(counts):
            counts[int(moment - began)] += 1
    return counts


def gaps(moments):
    return sorted(after - before for before, after in zip(moments, moments[1:]))


def judge(attacked, other, began, seconds):
    """Compares the frames that two clients had at the same time."""
    counts = [in_seconds(moments, began, seconds) for moments in (attacked, other)]
    rates = [sum(each) / len(each) for each in counts]
    check("The good client had its 60 frames a second", rates[0] >= MINIMUM_SHARE * rates[1] > 0,
          f"{rates[0]:.1f} a second in {seconds:.0f} s, {rates[1]:.1f} of a server without an attack")
    # A second in which the machine stood still says nothing about the server.
    shares = sorted(one / two for one, two in zip(*counts) if two >= 20) or [1]
    low = shares[len(shares) // 20]
    check("in nearly every second", low >= MINIMUM_SHARE_OF_A_SECOND,
          f"{100 * low:.0f} % in the worst of twenty, {100 * shares[0]:.0f} % in the worst of all")
    waits, others = gaps(attacked), gaps(other)
    check("and hardly waited for one", waits[-1] < others[-1] + LONGEST_GAP,
          f"p99 {1000 * waits[int(len(waits) * 0.99)]:.0f} ms, longest {1000 * waits[-1]:.0f} ms, "
          f"{1000 * others[-1]:.0f} ms without an attack")


def main():
    print(f"Seed {SEED}: the same seed sends the same bytes", flush=True)
    start, servers = time.perf_counter(), []
    try:
        for _ in range(2):
            servers.append(serve())
        (server, port), (_, other_port) = servers
        good, other = GoodClient(port), GoodClient(other_port)
        began, before = time.perf_counter(), memory(server)
        for attack in [headers, slow_headers, two_hundred_connections, silence, frames, pings, mutations,
                       resets, never_reading, saves, floods]:
            attack(port, random.Random(f"{SEED} {attack.__name__}"), check)
            check(f"  after it the server runs ({time.perf_counter() - start:.0f} s)",
                  server.poll() is None and ask(port, request(port, "/scenes.json")) == 200)
        seconds = time.perf_counter() - began
        judge(good.end(), other.end(), began, seconds)
        live = admitted(port)
        check("A new client is served", b"opened" in live.ask(b'{"do":"open","scene":"R1"}'))
        live.stream.close()
        after = memory(server)
        check("The server's memory is bounded", after < before + 400,
              f"{before:.0f} MB before, {after:.0f} MB after")
        check("The server still runs", server.poll() is None)
    finally:
        for server, _ in servers:
            server.kill()


main()
