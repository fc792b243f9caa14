"""Handcrafted HTTP/2 frames (RFC 9113), valid or not, and the frames that a server sends in response."""

import struct

DATA, HEADERS, PRIORITY, RST_STREAM, SETTINGS, PUSH_PROMISE, PING, GOAWAY, WINDOW_UPDATE, CONTINUATION = range(10)
END_STREAM, ACK, END_HEADERS = 0x1, 0x1, 0x4
PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
ERRORS = (
    "NO_ERROR PROTOCOL_ERROR INTERNAL_ERROR FLOW_CONTROL_ERROR SETTINGS_TIMEOUT STREAM_CLOSED FRAME_SIZE_ERROR "
    "REFUSED_STREAM CANCEL COMPRESSION_ERROR CONNECT_ERROR ENHANCE_YOUR_CALM INADEQUATE_SECURITY HTTP_1_1_REQUIRED"
).split()


def frame(kind, flags=0, stream=0, payload=b""):
    """
    >>> frame(PING, 0, 0, b"01234567").hex(" ", 1)[:26]
    '00 00 08 06 00 00 00 00 00'
    """
    return struct.pack(">I", len(payload))[1:] + struct.pack(">BBI", kind, flags, stream) + payload


def literal(name, value):
    """A field without indexing and without Huffman coding (RFC 7541, section 6.2.2)."""
    return b"\0" + string(name) + string(value)


def string(value):
    """
    >>> string(b"a" * 300)[:4].hex()
    '7fad0161'
    """
    if len(value) < 127:
        return bytes([len(value)]) + value
    rest, octets = len(value) - 127, b"\x7f"
    while rest > 127:
        rest, octets = rest >> 7, octets + bytes([rest & 127 | 128])
    return octets + bytes([rest]) + value


def call_fields(path, more=()):
    """The header block of a gRPC call."""
    fields = [(b":method", b"POST"), (b":scheme", b"http"), (b":path", path), (b":authority", b"127.0.0.1")]
    fields += [(b"content-type", b"application/grpc"), (b"te", b"trailers"), *more]
    return b"".join(literal(name, value) for name, value in fields)


def setting(identifier, value):
    return struct.pack(">HI", identifier, value)


def opening(*settings):
    """The client's connection preface."""
    return PREFACE + frame(SETTINGS, 0, 0, b"".join(settings)) + frame(SETTINGS, ACK)


def window_update(stream, increment):
    return frame(WINDOW_UPDATE, 0, stream, struct.pack(">I", increment))


def data(stream, payload, flags=0):
    return frame(DATA, flags, stream, payload)


def reset(stream, error=8):
    return frame(RST_STREAM, 0, stream, struct.pack(">I", error))


def message(payload):
    """An EchoMessage with this payload, after gRPC's five-byte prefix."""
    length, varint = len(payload), b""
    while length > 127:
        length, varint = length >> 7, varint + bytes([length & 127 | 128])
    body = b"\x0a" + varint + bytes([length]) + payload
    return struct.pack(">BI", 0, len(body)) + body


def goaway(received):
    """The name of the error code in the last GOAWAY of a server's bytes, or None.

    >>> goaway(frame(SETTINGS) + frame(GOAWAY, 0, 0, struct.pack(">II", 5, 11) + b"too many"))
    'ENHANCE_YOUR_CALM'
    >>> goaway(frame(SETTINGS)[:-1]) is None
    True
    """
    name, position = None, 0
    while position + 9 <= len(received):
        length = int.from_bytes(received[position : position + 3], "big")
        if received[position + 3] == GOAWAY and position + 17 <= len(received):
            code = int.from_bytes(received[position + 13 : position + 17], "big")
            name = ERRORS[code] if code < len(ERRORS) else hex(code)
        position += 9 + length
    return name
