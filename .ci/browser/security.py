# SPDX-License-Identifier: Apache-2.0
"""Requests from other origins, malformed messages, and clients that never read."""

import base64
import os
import random
import socket
import struct
import time
import urllib.error
import urllib.request
from driving import HOME, PATIENCE, PORT, check


def other_origins():
    for headers in [{"Origin": "https://example.org"}, {"Host": "example.org"}]:
        try:
            urllib.request.urlopen(urllib.request.Request(HOME, headers=headers))
            refused = False
        except urllib.error.HTTPError as error:
            refused = error.code == 403
        check(f"Another {next(iter(headers))} is refused", refused)


def connect(origin=None):
    stream = socket.create_connection(("127.0.0.1", PORT))
    stream.settimeout(PATIENCE / 1000)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        "GET /live HTTP/1.1", f"Host: 127.0.0.1:{PORT}", "Upgrade: websocket",
        "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
    if origin:
        lines.append(f"Origin: {origin}")
    stream.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    answer = b""
    while b"\r\n\r\n" not in answer and (part := stream.recv(4096)):
        answer += part
    return stream, answer


def admitted():
    """A live connection, as soon as those that have been closed are counted as closed."""
    end = time.monotonic() + PATIENCE / 1000
    while True:
        stream, answer = connect()
        if b" 101 " in answer.split(b"\r\n")[0] or time.monotonic() > end:
            return stream
        stream.close()
        time.sleep(0.05)


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
    stream = admitted()
    stream.sendall(message(b'{"do":"open","scene":"R1"}'))
    answer = b""
    while b"opened" not in answer and (part := stream.recv(65536)):
        answer += part
    stream.close()
    return b"opened" in answer


def malformed():
    _, answer = connect(origin="https://example.org")
    check("A page of another origin gets no live connection", b" 403 " in answer.split(b"\r\n")[0])
    chance = random.Random(1)
    sent = 0
    stream = admitted()
    for number in range(6000):
        text = chance.choice([
            b"", b"[" * chance.randrange(1, 3000), chance.randbytes(20).hex().encode(),
            b'{"do":"advance","frames":1e308}', b'{"do":"seek","frame":-1}', b'{"do":{"do":{}}}',
            b'{"do":"begin","x":1e308,"y":null}', b'{"do":"open","scene":"' + b"x" * 6000 + b'"}'])
        stream.sendall(message(text))
        sent += 1
        if number % 8 == 7:
            stream.recv(1 << 20)
    stream.close()
    for _ in range(300):
        stream, _ = connect()
        try:
            for _ in range(14):
                stream.sendall(chance.randbytes(chance.randrange(1, 200)))
                sent += 1
        except OSError:
            pass
        stream.close()
    for announced in [1 << 31, 1 << 40, 1 << 62, (1 << 64) - 1]:
        stream = admitted()
        stream.sendall(message(b"abc", announced=announced))
        sent += 1
        stream.close()
    stream = admitted()
    stream.sendall(message(b'{"do":"open","scene":"R6-density"}'))
    try:
        for _ in range(3000):
            stream.sendall(message(b'{"do":"advance","frames":1,"xray":true}'))
            sent += 1
    except OSError:
        pass
    check("The preview serves on after malformed messages, and after a client that asks but never reads", lives(),
          f"{sent} messages")
