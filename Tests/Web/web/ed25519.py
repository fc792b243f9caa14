"""Signatures by Ed25519 (RFC 8032 §5.1), written out, since the tests of the page need nothing else of a library for it.
Slow, and no secret is safe with it."""

import hashlib

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P


def _base():
    y = 4 * pow(5, -1, P) % P
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    return (P - x if x % 2 else x, y)


def _add(one, other):
    (x1, y1), (x2, y2) = one, other
    product = D * x1 * x2 * y1 * y2 % P
    return ((x1 * y2 + x2 * y1) * pow(1 + product, -1, P) % P, (y1 * y2 + x1 * x2) * pow(1 - product, -1, P) % P)


def _times(scalar, point):
    result = (0, 1)
    while scalar:
        if scalar & 1:
            result = _add(result, point)
        point, scalar = _add(point, point), scalar >> 1
    return result


def _bytes(point):
    return (point[1] | (point[0] & 1) << 255).to_bytes(32, "little")


BASE = _base()


class PrivateKey:
    def __init__(self, seed: bytes):
        digest = hashlib.sha512(seed).digest()
        self._scalar = int.from_bytes(digest[:32], "little") & ~7 & (1 << 255) - 1 | 1 << 254
        self._prefix = digest[32:]
        self.public = _bytes(_times(self._scalar, BASE))

    def sign(self, message: bytes) -> bytes:
        nonce = int.from_bytes(hashlib.sha512(self._prefix + message).digest(), "little") % ORDER
        point = _bytes(_times(nonce, BASE))
        challenge = int.from_bytes(hashlib.sha512(point + self.public + message).digest(), "little") % ORDER
        return point + ((nonce + challenge * self._scalar) % ORDER).to_bytes(32, "little")
