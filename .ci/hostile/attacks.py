# SPDX-License-Identifier: Apache-2.0
"""What hostile clients do, and what the server must answer."""

import json
import select
import socket
import struct
import threading
import time
from wire import PATIENCE, Live, admitted, ask, connect, frame, read_all, request, status


def host(port):
    return f"Host: 127.0.0.1:{port}\r\n".encode()


def headers(port, chance, check):
    """Lines and headers that are too long, double, or made to be read in two ways."""
    own = host(port)
    for name, data, expected in [
        ("A request line of 2 MB", b"GET /" + b"a" * (2 << 20) + b" HTTP/1.1\r\n" + own + b"\r\n", 431),
        ("A header of 2 MB", b"GET / HTTP/1.1\r\n" + own + b"X: " + b"a" * (2 << 20) + b"\r\n\r\n", 431),
        ("A header without an end", b"GET / HTTP/1.1\r\nX: " + b"a" * 9000, 431),
        ("200,000 headers", b"GET / HTTP/1.1\r\n" + own + b"X: a\r\n" * 200_000 + b"\r\n", 431),
        ("A second Host", b"GET / HTTP/1.1\r\n" + own + own + b"\r\n", 400),
        ("A foreign second Host", b"GET / HTTP/1.1\r\n" + own + b"Host: example.org\r\n\r\n", 400),
        ("A foreign Host", b"GET / HTTP/1.1\r\nHost: example.org\r\n\r\n", 403),
        ("A foreign Origin", request(port, further=["Origin: https://example.org"]), 403),
        ("Two Origins", request(port, further=[f"Origin: http://127.0.0.1:{port}"] * 2), 400),
        ("No Host", b"GET / HTTP/1.1\r\n\r\n", 403),
        ("A folded header", b"GET / HTTP/1.1\r\n" + own + b" example.org\r\n\r\n", 400),
        ("A body", b"POST / HTTP/1.1\r\n" + own + b"Content-Length: 1000000\r\n\r\n", 413),
    ]:
        began = time.perf_counter()
        found = ask(port, data)
        took = time.perf_counter() - began
        # What takes 5 seconds is refused with 408.
        check(f"{name} is refused with {expected}", found == expected, f"{found} after {took:.2f} s")


def slow_headers(port, chance, check):
    """Headers of which a byte comes now and then, on many connections, and silence."""
    streams = [connect(port) for _ in range(40)]
    began = time.perf_counter()
    data = request(port)
    # As long as bytes go on to come, a server that waits from each to the next would not end.
    waiting, place = streams[:39], 0
    while waiting and time.perf_counter() - began < 30:
        for stream in waiting:
            try:
                stream.send(data[place:place + 1])
            except OSError:
                pass
        place += 1
        time.sleep(0.5)
        ended = select.select(waiting, [], [], 0)[0]
        waiting = [stream for stream in waiting if stream not in ended]
    ends = [read_all(stream)[0] for stream in streams]
    took = time.perf_counter() - began
    check("Headers that take longer than 5 s end the connection, and so does silence",
          all(status(end) == 408 for end in ends[:39]) and ends[39] == b"" and took < 8,
          f"{took:.1f} s, {sorted({status(end) for end in ends})}")


def two_hundred_connections(port, chance, check):
    """200 connections at once: some silent, some that ask, some that want to be live."""
    streams = []
    for number in range(200):
        stream = connect(port)
        streams.append(stream)
        kind = number % 4
        if kind == 0:
            stream.sendall(request(port, "/pictures/R1.svg"))
        elif kind == 1:
            stream.sendall(b"GET /")
        elif kind == 2:
            stream.sendall(request(port))
    answers = []
    for stream in streams:
        answers.append(stream.recv(4096) if streams.index(stream) % 4 in (0, 2) else b"")
    live = sum(status(answer) == 101 for answer in answers)
    busy = sum(status(answer) == 503 for answer in answers)
    files = sum(status(answer) == 200 for answer in answers)
    check("Of 200 connections those that ask are served, as live ones at most 16",
          files == 50 and 1 <= live <= 16 and live + busy == 50,
          f"{files} files, {live} live, {busy} refused with 503")
    for stream in streams:
        stream.close()


def silence(port, chance, check):
    """More silent connections than the server takes at once; a request behind them is answered."""
    streams = [connect(port) for _ in range(600)]
    began = time.perf_counter()
    found = ask(port, request(port, "/scenes.json"))
    took = time.perf_counter() - began
    for stream in streams:
        stream.close()
    # Silent ones are ended after 5 s, 224 at a time.
    check("A request behind 600 silent connections is answered before these are given up",
          found == 200 and took < 4, f"{found} after {took:.1f} s")


def pings(port, chance, check, seconds=8):
    """Clients that send pings as fast as they can, and read the answers."""
    counts = []

    def attack():
        live, text, count = admitted(port), frame(b"a" * 125, first=0x89) * 30, 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            live.stream.sendall(text)
            for _ in range(30):
                count += live.receive()[0] == 10
        counts.append(count)
        live.stream.close()

    threads = [threading.Thread(target=attack) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    check("Pings are answered", len(counts) == 4 and min(counts) > 0, f"{sum(counts)} in {seconds} s")


def frames(port, chance, check):
    """Frames that break the protocol, each of which ends the connection with its code."""
    for name, data, expected in [
        ("An unmasked frame", frame(b"{}", masked=False), 1002),
        ("A reserved bit", frame(b"{}", first=0xC1), 1002),
        ("A reserved kind", frame(b"{}", first=0x83), 1002),
        ("A text inside of fragments", frame(b"{", first=0x01) + frame(b"{}"), 1002),
        ("A continuation of nothing", frame(b"{}", first=0x80), 1002),
        ("A ping in fragments", frame(b"", first=0x09), 1002),
        ("A long ping", frame(b"a" * 126, first=0x89), 1002),
        ("A closing frame with the code 0", frame(b"\x00\x00", first=0x88), 1002),
        ("A closing frame with the code 999", frame(b"\x03\xe7", first=0x88), 1002),
        ("A closing frame with the code 1005", frame(b"\x03\xed", first=0x88), 1002),
        ("Text that is not UTF-8", frame(b"\xff\xfe"), 1007),
        ("A frame of 64 KB and one byte", frame(b"a" * 65537), 1009),
        ("A frame of 8 MB", frame(b"a" * (8 << 20)), 1009),
        ("A declared exabyte", frame(b"abc", declared=1 << 60), 1009),
        ("8 MB in fragments", frame(b"a" * 60000, first=0x01) + frame(b"a" * 60000, first=0x00) * 140, 1009),
    ]:
        live = admitted(port)
        threading.Thread(target=send_quietly, args=(live.stream, data), daemon=True).start()
        code = live.close_code()
        live.stream.close()
        check(f"{name} ends the connection with {expected}", code == expected, code)
    live = admitted(port)
    answer = live.ask(b"a" * 60000)
    check("A message of 60 KB is answered as one that is too long", b"4096" in answer, answer.decode())
    live.stream.close()


def send_quietly(stream, data):
    try:
        stream.sendall(data)
    except OSError:
        pass


def end_quietly(stream):
    """Ends a request, unless the server has ended the connection before."""
    try:
        stream.shutdown(socket.SHUT_WR)
    except OSError:
        pass


def mutations(port, chance, check, count=20_000):
    """Requests and messages of which bytes are changed, removed, repeated or exchanged."""
    messages = [
        b'{"do":"open","scene":"R1","playsTouches":true}', b'{"do":"advance","frames":1,"xray":true}',
        b'{"do":"seek","frame":3,"xray":false}', b'{"do":"begin","touch":1,"x":60.5,"y":70}',
        b'{"do":"move","touch":1,"x":1e3,"y":-70}', b'{"do":"end","touch":1}',
        b'{"do":"inspect","x":160,"y":200}', b'{"do":"set","parameter":"gravity","value":2}',
        b'{"do":"save","as":"csv"}', b'{"do":"save","as":"run"}',
        b'{"do":"style","style":"dark"}', b'{"do":"grab","isOn":false}', b'{"do":"ghost","isOn":true}',
        b'{"do":"edit","behavior":"0.0","property":"magnitude","value":2}', b'{"do":"type","text":"ab"}',
        b'{"do":"erase"}', b'{"do":"explain","x":160,"y":200}', b'{"do":"solvable"}',
        b'{"do":"solve","parameter":"gravity","item":"red","x":60,"y":200,"frame":5}',
        b'{"do":"load","part":"eyJmb3JtYXQiOiJkeW5hbWljcy1ydW4tMSJ9","isLast":true}',
        b'{"do":"openRun"}', b'{"do":"share"}', b'{"do":"watch","name":"none"}', b'{"do":"build"}',
    ]
    requests = [
        request(port), request(port, "/scenes.json"), request(port, "/pictures/R1.svg?a=b#c"),
        request(port, "/", [f"Origin: http://localhost:{port}", "Content-Length: 0"]),
    ]
    began, sent, answered, live = time.perf_counter(), 0, 0, None
    for number in range(count):
        if number % 10 == 0:
            stream = connect(port)
            send_quietly(stream, mutated(chance.choice(requests), chance))
            # Half of them are left in the middle, some with a reset.
            if chance.random() < 0.5:
                end_quietly(stream)
                answered += status(read_all(stream)[0]) > 0
            elif chance.random() < 0.5:
                stream.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            stream.close()
            sent += 1
            continue
        if live is None:
            live = admitted(port)
        text = mutated(chance.choice(messages), chance)
        # One in twenty breaks the frame itself.
        data = mutated(frame(text), chance) if chance.random() < 0.05 else frame(text)
        sent += 1
        try:
            live.stream.sendall(data)
            live.stream.settimeout(0.05 if data != frame(text) else PATIENCE)
            kind, _ = live.receive()
            answered += 1
            if kind == 8:
                raise ConnectionError
        except (OSError, ConnectionError):
            live.stream.close()
            live = None
    if live:
        live.stream.close()
    check("Mutations of requests and messages harm nothing", answered > count / 2,
          f"{sent} sent, {answered} answered, {time.perf_counter() - began:.0f} s")


def mutated(data, chance):
    data = bytearray(data)
    for _ in range(chance.randrange(1, 4)):
        place, kind = chance.randrange(len(data)) if data else 0, chance.randrange(5)
        if kind == 0 and data:
            data[place] = chance.randrange(256)
        elif kind == 1 and data:
            del data[place:place + chance.randrange(1, 9)]
        elif kind == 2:
            data[place:place] = chance.choice([
                b"\r\n", b"\0", b"9" * 40, b"[" * 50, b"{", b"1e309", b"-", b'"', b"\xff", b":"])
        elif kind == 3:
            data[place:place] = data[place:place + chance.randrange(1, 40)]
        elif data:
            other = chance.randrange(len(data))
            data[place], data[other] = data[other], data[place]
    return bytes(data)


def resets(port, chance, check):
    """Clients that reset the connection in the middle of an answer."""
    for number in range(150):
        live = Live(port)
        if live.status == 101:
            live.send(b'{"do":"open","scene":"R6-density"}')
            live.send(b'{"do":"advance","frames":%d,"xray":true}' % chance.randrange(1, 30))
            if number % 3 == 0:
                live.send(b'{"do":"save","as":"page"}')
            time.sleep(chance.random() * 0.02)
        live.reset()
    admitted(port).stream.close()
    check("150 resets in the middle of answers harm nothing", True)


def never_reading(port, chance, check):
    """Clients that ask and do not read are slowed down, then dropped."""
    results = []

    def attack():
        live = admitted(port)
        live.send(b'{"do":"open","scene":"R6-density"}')
        text, began, count = frame(b'{"do":"advance","frames":1,"xray":true}'), time.perf_counter(), 0
        try:
            while time.perf_counter() - began < 2 * PATIENCE:
                live.stream.sendall(text)
                count += 1
        except OSError as error:
            results.append((time.perf_counter() - began, count, type(error).__name__))
        live.stream.close()

    threads = [threading.Thread(target=attack) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    # The server waits 10 s for room; its buffers are full a moment after the start.
    check("Clients that do not read are slowed down, and dropped within 20 s",
          len(results) == 3 and all(took < 20 and name != "TimeoutError" for took, _, name in results),
          ", ".join(f"{took:.0f} s, {count} requests, {name}" for took, count, name in results))


def saves(port, chance, check):
    """Recordings of a long history, again and again."""
    clients = [admitted(port) for _ in range(2)]
    for client in clients:
        client.ask(b'{"do":"open","scene":"R6-density"}')
        for _ in range(30):
            client.ask(b'{"do":"advance","frames":300}')
    began = time.perf_counter()
    for client in clients:
        client.send(b'{"do":"save","as":"page"}')
    sizes = [len(json.loads(client.receive()[1])["file"]["text"]) for client in clients]
    took = time.perf_counter() - began
    for client in clients:
        client.stream.close()
    check("Recordings of 9,000 frames are saved", min(sizes) > 10_000,
          f"{sizes[0]} bytes each, {took:.1f} s")


def floods(port, chance, check, seconds=8):
    """Clients that want all the time there is: five seconds of a busy scene for each message."""
    counts = []

    def attack(scene):
        live = admitted(port)
        live.ask(json.dumps({"do": "open", "scene": scene}).encode())
        began, count = time.perf_counter(), 0
        while time.perf_counter() - began < seconds:
            live.ask(b'{"do":"advance","frames":60,"xray":true}')
            count += 1
        counts.append(count)
        live.stream.close()

    threads = [threading.Thread(target=attack, args=(scene,)) for scene in ["X1", "R6-density", "R4", "D10"]]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    check("Four clients that ask for all time there is are answered", len(counts) == 4 and min(counts) > 0,
          f"{counts} messages of 60 frames")
