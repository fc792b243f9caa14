"""Reads a QR code (ISO/IEC 18004) of level M from its modules: another program than the one that draws it."""

import re

# By version: the codewords that correct each block, and the number of blocks.
LEVEL_M = {1: (10, 1), 2: (16, 1), 3: (26, 1), 4: (18, 2), 5: (24, 2), 6: (16, 4), 7: (18, 4), 8: (22, 4), 9: (22, 5), 10: (26, 5),
           11: (30, 5), 12: (22, 8), 13: (22, 9), 14: (24, 9), 15: (24, 10)}
ALIGNMENT = {1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38], 8: [6, 24, 42], 9: [6, 26, 46],
             10: [6, 28, 50], 11: [6, 30, 54], 12: [6, 32, 58], 13: [6, 34, 62], 14: [6, 26, 46, 66], 15: [6, 26, 48, 70]}
MASKS = [lambda i, j: (i + j) % 2, lambda i, j: i % 2, lambda i, j: j % 3, lambda i, j: (i + j) % 3, lambda i, j: (i // 2 + j // 3) % 2,
         lambda i, j: i * j % 2 + i * j % 3, lambda i, j: (i * j % 2 + i * j % 3) % 2, lambda i, j: ((i + j) % 2 + i * j % 3) % 2]
POWERS = [1]
for _ in range(254):
    POWERS.append(POWERS[-1] << 1 if POWERS[-1] < 128 else POWERS[-1] << 1 ^ 0x11D)
LOGARITHMS = {value: power for power, value in enumerate(POWERS)}


def _times(a, b):
    return a and b and POWERS[(LOGARITHMS[a] + LOGARITHMS[b]) % 255]


def _is_pattern(version, size, i, j):
    at = ALIGNMENT[version]
    aligned = any(abs(i - y) <= 2 and abs(j - x) <= 2 for y in at for x in at if (y, x) not in ((6, 6), (6, at[-1]), (at[-1], 6)))
    corners = (i < 9 and j < 9) or (i < 9 and j >= size - 8) or (i >= size - 8 and j < 9)
    versions = version >= 7 and ((i < 6 and j >= size - 11) or (j < 6 and i >= size - 11))
    return i == 6 or j == 6 or aligned or corners or versions


def read(rows):
    """The text of a code. Fails if its format is not level M, or a codeword is wrong."""
    size = len(rows)
    version = (size - 17) // 4
    near = [rows[8][j] for j in (0, 1, 2, 3, 4, 5, 7, 8)] + [rows[i][8] for i in (7, 5, 4, 3, 2, 1, 0)]
    far = [rows[size - 1 - i][8] for i in range(7)] + [rows[8][size - 8 + j] for j in range(8)]
    assert near == far and rows[size - 8][8], "the two formats differ"
    form = int("".join(map(str, near)), 2) ^ 0x5412
    assert form >> 13 == 0, "not of level M"
    mask = MASKS[form >> 10 & 7]
    bits, pairs = [], [(j, j - 1) for j in [*range(size - 1, 6, -2), 5, 3, 1]]
    for turn, pair in enumerate(pairs):
        for i in range(size) if turn % 2 else range(size - 1, -1, -1):
            bits += [rows[i][j] ^ (mask(i, j) == 0) for j in pair if not _is_pattern(version, size, i, j)]
    codewords = [int("".join(map(str, bits[at:at + 8])), 2) for at in range(0, len(bits) - 7, 8)]
    correction, count = LEVEL_M[version]
    data = len(codewords) - correction * count
    lengths = [data // count + (index >= count - data % count) for index in range(count)]
    blocks, left = [[] for _ in lengths], iter(codewords)
    for at in range(max(lengths)):
        for block, length in zip(blocks, lengths):
            if at < length:
                block.append(next(left))
    message = [codeword for block in blocks for codeword in block]
    for _ in range(correction):
        for block in blocks:
            block.append(next(left))
    for block in blocks:
        for power in range(correction):
            value = 0
            for codeword in block:
                value = _times(value, POWERS[power]) ^ codeword
            assert value == 0, "a codeword is wrong"
    text = "".join(f"{codeword:08b}" for codeword in message)
    assert text[:4] == "0100", "not bytes"
    start = 12 if version < 10 else 20
    return bytes(int(text[start + 8 * at:start + 8 * at + 8], 2) for at in range(int(text[4:start], 2))).decode()


def modules(page):
    """The code as it is drawn: one for each dark module, without the margin."""
    size, path = page.evaluate("""() => { const svg = document.querySelector('.qr');
      return [svg.viewBox.baseVal.width, svg.querySelector('path').getAttribute('d')]; }""")
    rows = [[0] * (size - 8) for _ in range(size - 8)]
    for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path):
        rows[int(y) - 4][int(x) - 4] = 1
    return rows
