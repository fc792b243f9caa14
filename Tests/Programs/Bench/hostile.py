"""Hostile peers on plain sockets, and the fate of their connections."""

import contextlib
import select
import socket
import threading
import time
from collections import Counter
from dataclasses import dataclass
from typing import Callable

from frames import goaway, opening


class Peer:
    """A connection that remembers the last bytes it received."""

    def __init__(self, port, receive_buffer=None):
        self.received, self.sent = b"", 0
        self.socket = socket.socket()
        self.socket.settimeout(2)
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.connect(("127.0.0.1", port))

    def send(self, octets):
        self.socket.sendall(octets)

    def listen(self):
        """Reads without waiting."""
        while select.select([self.socket], [], [], 0)[0]:
            piece = self.socket.recv(65536)
            if not piece:
                raise ConnectionResetError("closed by the server")
            self.received = (self.received + piece)[-(1 << 20) :]

    def last_words(self):
        with contextlib.suppress(OSError):
            self.listen()
        return goaway(self.received) or "no GOAWAY"


class Hostile:
    """An attack on a port, running until `stop` is set."""

    def __init__(self, port, stop):
        self.port, self.stop, self.outcomes = port, stop, Counter()

    def connect(self, **options):
        peer = Peer(self.port, **options)
        self.outcomes["connections"] += 1
        return peer

    def cut_off(self, peer):
        """Records how the server has closed a connection, and closes it on this side."""
        self.outcomes[peer.last_words()] += 1
        peer.socket.close()


@dataclass(frozen=True)
class Flood:
    """Sends `start`, then `piece(0)`, … as fast as the server reads, and reconnects whenever the server cuts it off."""

    piece: Callable
    start: bytes = opening()
    connections: int = 4

    def run(self, hostile):
        threads = [threading.Thread(target=self.repeat, args=[hostile]) for _ in range(self.connections)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def repeat(self, hostile):
        while not hostile.stop.is_set():
            try:
                peer = hostile.connect()
            except OSError:
                hostile.outcomes["not accepted"] += 1
                continue
            self.flood(peer, hostile)

    def flood(self, peer, hostile):
        try:
            peer.send(self.start)
            number = 0
            while not hostile.stop.is_set():
                peer.send(self.piece(number))
                peer.listen()
                number += 1
        except TimeoutError:
            hostile.outcomes["stalled"] += 1
        except OSError:
            hostile.cut_off(peer)
        peer.socket.close()


@dataclass(frozen=True)
class Hold:
    """Keeps many connections in a state that costs the server something: sends `start` at once on each, then a byte of
    `drip` every tenth of a second, and replaces connections that the server closes. With a `receive_buffer`, it never
    reads."""

    start: bytes
    drip: bytes = b""
    connections: int = 200
    receive_buffer: int | None = None

    def run(self, hostile):
        held = []
        while not hostile.stop.is_set():
            held = [peer for peer in held if self.goes_on(peer, hostile)]
            with contextlib.suppress(OSError):
                while len(held) < self.connections and not hostile.stop.is_set():
                    held.append(hostile.connect(receive_buffer=self.receive_buffer))
                    held[-1].send(self.start)
            time.sleep(0.1)
        for peer in held:
            peer.socket.close()

    def goes_on(self, peer, hostile):
        try:
            peer.send(self.drip[peer.sent : peer.sent + 1])
            peer.sent += 1
            if self.receive_buffer is None:
                peer.listen()
            return True
        except OSError:
            hostile.cut_off(peer)
            return False


@dataclass(frozen=True)
class Churn:
    """Connects and closes without sending anything, as fast as it can."""

    def run(self, hostile):
        while not hostile.stop.is_set():
            with contextlib.suppress(OSError):
                hostile.connect().socket.close()
