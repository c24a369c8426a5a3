# SPDX-License-Identifier: Apache-2.0
"""Hostile clients of the live preview.

    hostile.py <the built command> <seed>

Every attack states what the server must answer. While they run, a good client asks for 60 frames a
second; at the end it must have had them.
"""

import json
import random
import socket
import subprocess
import sys
import threading
import time
from attacks import (
    floods, frames, headers, mutations, never_reading, resets, saves, slow_headers,
    two_hundred_connections)
from pathlib import Path
from wire import Live, ask, request

COMMAND, SEED = sys.argv[1], int(sys.argv[2])
SCENE = "R6-density"
# Of 60 frames a second, the mean and the worst second of twenty; and the longest gap in seconds. On a
# machine that does nothing else they are 60, 60 and 0.1; another process may run beside this one.
MINIMUM_RATE, MINIMUM_OF_A_SECOND, LONGEST_GAP = 58, 50, 0.5


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


def judge(moments, seconds):
    rate = len(moments) / seconds
    gaps = sorted(after - before for before, after in zip(moments, moments[1:]))
    counts = [0] * int(moments[-1])
    for moment in moments:
        if moment < len(counts):
            counts[int(moment)] += 1
    counts = sorted(counts[1:])
    low = counts[len(counts) // 20]
    check("The good client had its 60 frames a second", rate >= MINIMUM_RATE,
          f"{rate:.1f} a second in {seconds:.0f} s")
    check("in nearly every second", low >= MINIMUM_OF_A_SECOND,
          f"{low} in the worst of twenty, {counts[0]} in the worst of all")
    check("and hardly waited for one", gaps[-1] < LONGEST_GAP,
          f"p99 {1000 * gaps[int(len(gaps) * 0.99)]:.0f} ms, longest {1000 * gaps[-1]:.0f} ms")


def main():
    print(f"Seed {SEED}: the same seed sends the same bytes", flush=True)
    port, start = free_port(), time.perf_counter()
    server = subprocess.Popen(
        [COMMAND, "preview", "--no-open", "--port", str(port)], stdout=subprocess.PIPE, text=True)
    try:
        check("The server listens", str(port) in server.stdout.readline())
        # A thread reads what the app may print, which could fill the pipe.
        threading.Thread(target=server.stdout.read, daemon=True).start()
        good, began = GoodClient(port), time.perf_counter()
        before = memory(server)
        for attack in [headers, slow_headers, two_hundred_connections, frames, mutations, resets,
                       never_reading, saves, floods]:
            attack(port, random.Random(f"{SEED} {attack.__name__}"), check)
            check(f"  after it the server runs ({time.perf_counter() - start:.0f} s)",
                  server.poll() is None and ask(port, request(port, "/scenes.json")) == 200)
        moments = good.end()
        seconds = time.perf_counter() - began
        judge(moments, seconds)
        live = Live(port)
        check("A new client is served", b"opened" in live.ask(b'{"do":"open","scene":"R1"}'))
        live.stream.close()
        after = memory(server)
        check("The server's memory is bounded", after < before + 400,
              f"{before:.0f} MB before, {after:.0f} MB after")
        check("The server still runs", server.poll() is None)
    finally:
        server.kill()


main()
