"""Reads the part of a TensorFlow Lite file that the pose networks use. Needs the standard library only.

A TensorFlow Lite file is a FlatBuffer. The numbers given to `field` are the positions of fields in the tables of TensorFlow's
`schema.fbs`, whose order never changes.
"""

import struct
from array import array
from dataclasses import dataclass

OPERATORS = {
    0: "ADD",
    2: "CONCATENATION",
    3: "CONV_2D",
    4: "DEPTHWISE_CONV_2D",
    5: "DEPTH_TO_SPACE",
    6: "DEQUANTIZE",
    14: "LOGISTIC",
    17: "MAX_POOL_2D",
    19: "RELU",
    22: "RESHAPE",
    23: "RESIZE_BILINEAR",
    34: "PAD",
    124: "DENSIFY",
}
FLOAT32, FLOAT16, INT32 = 0, 1, 2


class Table:
    """One table of the FlatBuffer; a field that is absent reads as its default."""

    def __init__(self, data, start):
        self.data, self.start = data, start
        self.slots = start - self.number("i", start)
        self.count = (self.number("H", self.slots) - 4) // 2

    def number(self, kind, at):
        return struct.unpack_from("<" + kind, self.data, at)[0]

    def field(self, index):
        """Where the field stands, or None."""
        offset = self.number("H", self.slots + 4 + 2 * index) if index < self.count else 0
        return self.start + offset if offset else None

    def scalar(self, index, kind, default=0):
        at = self.field(index)
        return default if at is None else self.number(kind, at)

    def table(self, index):
        at = self.field(index)
        return None if at is None else Table(self.data, at + self.number("I", at))

    def _vector(self, index):
        at = self.field(index)
        if at is None:
            return 0, 0
        start = at + self.number("I", at)
        return start + 4, self.number("I", start)

    def tables(self, index):
        start, count = self._vector(index)
        places = range(start, start + 4 * count, 4)
        return [Table(self.data, at + self.number("I", at)) for at in places]

    def numbers(self, index, kind="i"):
        start, count = self._vector(index)
        return list(struct.unpack_from(f"<{count}{kind}", self.data, start))

    def bytes(self, index):
        start, count = self._vector(index)
        return self.data[start : start + count]


@dataclass
class Tensor:
    shape: list[int]
    type: int
    data: bytes
    sparsity: Table | None

    def halves(self):
        """The constant's values as the bits of IEEE half-precision numbers, densely packed."""
        values = array("H")
        values.frombytes(bytes(self.data))
        return values if self.sparsity is None else self._densify(values)

    def _densify(self, values):
        """Spreads the values of rows whose last axis lists the columns that are not zero, the only sparse form these files use."""
        *rows, columns = self.sparsity.tables(2)
        if any(row.scalar(0, "b") for row in rows) or not columns.scalar(0, "b") or self.sparsity.numbers(1):
            raise ValueError("a sparse tensor is stored in a form other than compressed rows")
        kinds = {1: "i", 2: "H", 3: "B"}

        def vector(kind_field, field):
            return columns.table(field).numbers(0, kinds[columns.scalar(kind_field, "B")])

        ends, indices = vector(2, 3), vector(4, 5)
        width = self.shape[-1]
        dense = array("H", bytes(2 * width * (len(ends) - 1)))
        for row, (begin, end) in enumerate(zip(ends, ends[1:])):
            for at in range(begin, end):
                dense[row * width + indices[at]] = values[at]
        return dense

    def integers(self):
        return list(struct.unpack(f"<{len(self.data) // 4}i", self.data))


@dataclass
class Operator:
    name: str
    inputs: list[int]
    output: int
    stride: int = 1
    window: int = 1
    same_padding: bool = False
    activation: int = 0
    block: int = 1


@dataclass
class Graph:
    tensors: list[Tensor]
    operators: list[Operator]
    input: int
    outputs: list[int]


def read(data):
    """The only graph of the file."""
    model = Table(data, struct.unpack_from("<I", data)[0])
    codes = [max(code.scalar(0, "b"), code.scalar(3, "i")) for code in model.tables(1)]
    buffers = model.tables(4)
    (graph,) = model.tables(2)
    tensors = [
        Tensor(tensor.numbers(0), tensor.scalar(1, "b"), buffers[tensor.scalar(2, "I")].bytes(0), tensor.table(6))
        for tensor in graph.tables(0)
    ]
    operators = [_operator(operator, OPERATORS[codes[operator.scalar(0, "I")]]) for operator in graph.tables(3)]
    return Graph(tensors, operators, graph.numbers(1)[0], graph.numbers(2))


def _operator(table, name):
    result = Operator(name, table.numbers(1), table.numbers(2)[0])
    options = table.table(4)
    if name in ("CONV_2D", "DEPTHWISE_CONV_2D", "MAX_POOL_2D"):
        result.same_padding = options.scalar(0, "b") == 0
        result.stride = options.scalar(1, "i")
        if options.scalar(2, "i") != result.stride:
            raise ValueError(f"{name} has unequal strides")
    if name == "CONV_2D":
        result.activation = options.scalar(3, "b")
    elif name == "DEPTHWISE_CONV_2D":
        result.activation = options.scalar(4, "b")
    elif name == "MAX_POOL_2D":
        result.window = options.scalar(4, "i")
    elif name == "ADD" and options is not None:
        result.activation = options.scalar(0, "b")
    elif name == "DEPTH_TO_SPACE":
        result.block = options.scalar(0, "i")
    elif name == "RESIZE_BILINEAR" and (options.scalar(2, "?") or not options.scalar(3, "?")):
        raise ValueError("RESIZE_BILINEAR has other than half-pixel centres")
    return result
