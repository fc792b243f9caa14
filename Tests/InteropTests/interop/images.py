"""Image files, complete and broken, made without an image library."""

import base64
import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"

#: 32 by 16 pixels, each quarter of one colour: red and blue above, green and blue below. Without metadata.
JPEG = base64.b64decode(
    "/9j/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQ"
    "kFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wgARCAAQACADAREAAhEBAxEB/8QAFwAB"
    "AQEBAAAAAAAAAAAAAAAAAAgGB//EABgBAQADAQAAAAAAAAAAAAAAAAAHCAkG/9oADAMBAAIQAxAAAAHnPC2pGBvHToVDnNBgl7Rmcx//xAAUEA"
    "EAAAAAAAAAAAAAAAAAAAAw/9oACAEBAAEFAg//xAAUEQEAAAAAAAAAAAAAAAAAAAAw/9oACAEDAQE/AQ//xAAUEQEAAAAAAAAAAAAAAAAAAAAw"
    "/9oACAECAQE/AQ//xAAUEAEAAAAAAAAAAAAAAAAAAAAw/9oACAEBAAY/Ag//xAAUEAEAAAAAAAAAAAAAAAAAAAAw/9oACAEBAAE/IQ//2gAMAw"
    "EAAgADAAAAEP0rUv/EABQRAQAAAAAAAAAAAAAAAAAAADD/2gAIAQMBAT8QD//EABQRAQAAAAAAAAAAAAAAAAAAADD/2gAIAQIBAT8QD//EABQQ"
    "AQAAAAAAAAAAAAAAAAAAADD/2gAIAQEAAT8QD//Z"
)


def chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def header(width: int, height: int) -> bytes:
    return SIGNATURE + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))


def png(width: int, height: int, *chunks: bytes) -> bytes:
    """A PNG of one colour, with further chunks before its pixels."""
    rows = (b"\0" + bytes((200, 100, 50)) * width) * height
    return header(width, height) + b"".join(chunks) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def png_size(image: bytes) -> tuple[int, int]:
    assert image.startswith(SIGNATURE) and image[12:16] == b"IHDR"
    return struct.unpack(">II", image[16:24])


def exif(orientation: int) -> bytes:
    """An Exif segment with a camera's orientation and location."""
    tiff = b"MM\0*" + struct.pack(">IH", 8, 1) + struct.pack(">HHIHHI", 0x0112, 3, 1, orientation, 0, 0)
    content = b"Exif\0\0" + tiff + b"GPS 48.1372 N"
    return b"\xff\xe1" + struct.pack(">H", len(content) + 2) + content


def jpeg_with(segment: bytes) -> bytes:
    return JPEG[:2] + segment + JPEG[2:]


def jpeg_size(image: bytes) -> tuple[int, int]:
    """Width and height from the frame header."""
    position = 2
    while True:
        marker, length = image[position + 1], struct.unpack(">H", image[position + 2 : position + 4])[0]
        if marker in (0xC0, 0xC1, 0xC2):
            height, width = struct.unpack(">HH", image[position + 5 : position + 9])
            return width, height
        position += 2 + length
