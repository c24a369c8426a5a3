# SPDX-License-Identifier: Apache-2.0
"""Requests and WebSocket frames, right and wrong ones."""

import base64
import socket
import struct
import time


# Seconds; what has to come may take as long as this on a machine that is busy.
PATIENCE = 60


def connect(port, timeout=PATIENCE):
    stream = socket.create_connection(("127.0.0.1", port), timeout=timeout)
    stream.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return stream


def request(port, target="/live", further=()):
    key = base64.b64encode(b"a key of 16 byte").decode()
    lines = [
        f"GET {target} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket",
        "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *further]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def status(answer):
    words = answer.split(b"\r\n")[0].split(b" ")
    return int(words[1]) if len(words) > 1 and words[0] == b"HTTP/1.1" else 0


def read_all(stream):
    """What comes until the end, and whether the end was a proper one."""
    answer = b""
    try:
        while part := stream.recv(65536):
            answer += part
    except OSError:
        return answer, False
    return answer, True


def ask(port, data, timeout=PATIENCE):
    """The status of the answer to raw bytes; 0 if there is none."""
    with connect(port, timeout) as stream:
        try:
            stream.sendall(data)
        except OSError:
            pass
        return status(read_all(stream)[0])


def frame(payload, first=0x81, declared=None, masked=True):
    length = len(payload) if declared is None else declared
    bit = 0x80 if masked else 0
    if length < 126:
        head = bytes([first, bit | length])
    elif length < 65536:
        head = bytes([first, bit | 126]) + struct.pack(">H", length)
    else:
        head = bytes([first, bit | 127]) + struct.pack(">Q", length)
    if not masked:
        return head + payload
    mask = b"\x37\xfa\x21\x3d"
    key = (mask * (len(payload) // 4 + 1))[:len(payload)]
    mixed = int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")
    return head + mask + mixed.to_bytes(len(payload), "big")


class Live:
    """A live connection that reads what comes."""

    def __init__(self, port, timeout=PATIENCE):
        self.stream = connect(port, timeout)
        self.buffer = b""
        self.stream.sendall(request(port))
        while b"\r\n\r\n" not in self.buffer:
            self.fill()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        self.status = status(head)

    def fill(self):
        part = self.stream.recv(65536)
        if not part:
            raise ConnectionError("the server ended the connection")
        self.buffer += part

    def take(self, count):
        while len(self.buffer) < count:
            self.fill()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def receive(self):
        """The kind and the payload of the next frame."""
        first, length = self.take(2)
        if length == 126:
            length = struct.unpack(">H", self.take(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", self.take(8))[0]
        return first & 0x0F, self.take(length)

    def send(self, text):
        self.stream.sendall(frame(text))

    def ask(self, text):
        self.send(text)
        return self.receive()[1]

    def close_code(self):
        """The code with which the server ends the connection; 0 if it just ends."""
        try:
            while True:
                kind, payload = self.receive()
                if kind == 8:
                    return struct.unpack(">H", payload[:2])[0]
        except (OSError, ConnectionError):
            return 0

    def reset(self):
        self.stream.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.stream.close()


def admitted(port):
    """A live connection, as soon as those that have been closed are counted as closed."""
    end = time.perf_counter() + PATIENCE
    while True:
        live = Live(port)
        if live.status == 101 or time.perf_counter() > end:
            return live
        live.stream.close()
        time.sleep(0.05)
