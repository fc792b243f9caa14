"""Turns a graph into the packed file that `network.c` runs: a header, one record an operation, then all weights as f16.

Everything that is known beforehand is settled here, so that the engine only multiplies: padding is part of the convolution that reads
it or of the addition, RELU is part of what it follows, reshaping and concatenation are places in memory, and every value has its place
in an arena that later values use again. Images that are computed in vectors of channels get channels of zeros, so that none is left over.
"""

import math
import struct
from array import array
from collections import Counter
from dataclasses import dataclass, replace

import tflite

MAGIC = 0x31504E54  # "TNP1"
CONVOLUTION, DEPTHWISE, ADDITION, MAXIMUM, RESIZE, TO_SPACE = range(1, 7)
KINDS = {
    "CONV_2D": CONVOLUTION,
    "DEPTHWISE_CONV_2D": DEPTHWISE,
    "ADD": ADDITION,
    "MAX_POOL_2D": MAXIMUM,
    "RESIZE_BILINEAR": RESIZE,
    "DEPTH_TO_SPACE": TO_SPACE,
}
PANEL = 8  # output channels that a convolution computes side by side
LANES = 4  # floats in a vector
RELU = 1
ACTIVATED = ("CONV_2D", "DEPTHWISE_CONV_2D", "ADD")
IN_VECTORS = ("DEPTHWISE_CONV_2D", "ADD", "MAX_POOL_2D", "RESIZE_BILINEAR")
MOST_OUTPUTS = 4


@dataclass
class Step:
    """One operation of the engine; tensors by their numbers in the graph."""

    kind: int
    inputs: list[int]
    output: int
    activation: int
    window: int = 1
    stride: int = 1
    top: int = 0
    left: int = 0
    weights: int = 0
    bias: int = 0


class Plan:
    def __init__(self, graph, outputs):
        self.graph = graph
        self.operators = with_activations(graph.operators)
        self.weights = array("H")
        self.producers = {operator.output: operator for operator in self.operators}
        self.outputs = outputs
        self.in_vectors = {
            tensor
            for operator in self.operators
            if operator.name in IN_VECTORS
            for tensor in (*images(operator), operator.output)
        }
        self.alias = {}  # tensor -> (the tensor whose memory it is part of, floats from its start)
        for operator in self.operators:
            self._settle_in_place(operator)
        self.steps = [self._step(operator) for operator in self._needed()]
        self.places, self.arena = self._place()

    def _size(self, tensor):
        return math.prod(self._shape(tensor))

    def _shape(self, tensor):
        *sides, channels = self.graph.tensors[tensor].shape
        return [*sides, -(-channels // LANES) * LANES if tensor in self.in_vectors else channels]

    def _settle_in_place(self, operator):
        """A reshaped tensor is its source, and the parts of a concatenation are written where the whole will be."""
        if operator.name == "RESHAPE":
            self.alias[operator.inputs[0]] = (operator.output, 0)
        elif operator.name == "CONCATENATION":
            at = 0
            for part in operator.inputs:
                self.alias[part] = (operator.output, at)
                at += self._size(part)

    def _home(self, tensor):
        """The tensor that owns the memory, and the floats from its start."""
        at = 0
        while tensor in self.alias:
            tensor, offset = self.alias[tensor]
            at += offset
        return tensor, at

    def _needed(self):
        """The operators that compute something and that an output depends on, in the graph's order."""
        needed, wanted = [], set(self.outputs)
        for operator in reversed(self.operators):
            if operator.output not in wanted:
                continue
            wanted |= set(images(operator))
            if operator.name in KINDS:
                needed.append(operator)
            elif operator.name not in ("PAD", "RESHAPE", "CONCATENATION"):
                raise ValueError(f"the engine has no {operator.name}")
        return needed[::-1]

    def _step(self, operator):
        step = Step(KINDS[operator.name], operator.inputs[:1], operator.output, operator.activation)
        if step.activation not in (0, 1, 3):
            raise ValueError(f"the engine has no activation {step.activation}")
        step.stride = operator.stride
        step.window = operator.block if step.kind == TO_SPACE else operator.window
        if step.kind == ADDITION:
            step.inputs = self._summands(operator)
        elif step.kind in (CONVOLUTION, DEPTHWISE):
            self._take_weights(step, operator)
        if step.kind in (CONVOLUTION, DEPTHWISE, MAXIMUM):
            self._take_padding(step, operator)
        return step

    def _summands(self, operator):
        """The engine adds nothing for channels that its first summand lacks."""
        short, whole = operator.inputs
        if self._shape(whole) != self._shape(operator.output):
            raise ValueError(f"a summand of {self._shape(whole)} for a sum of {self._shape(operator.output)}")
        source = self.producers.get(short)
        if source is None or source.name != "PAD":
            return operator.inputs
        before_and_after = self.graph.tensors[source.inputs[1]].integers()
        if any(before_and_after[:7]):
            raise ValueError("padding that no addition can take over")
        return [source.inputs[0], whole]

    def _take_padding(self, step, operator):
        source = self.producers.get(step.inputs[0])
        if source is not None and source.name == "PAD":
            before = self.graph.tensors[source.inputs[1]].integers()[0::2]
            if operator.same_padding or before[0] or before[3]:
                raise ValueError("padding that no convolution can take over")
            step.inputs, step.top, step.left = source.inputs[:1], before[1], before[2]
        elif operator.same_padding:
            shape, result = self._shape(step.inputs[0]), self._shape(step.output)
            step.top, step.left = (
                max((result[axis] - 1) * step.stride + step.window - shape[axis], 0) // 2 for axis in (1, 2)
            )

    def _constant(self, tensor):
        """The halves of a constant, which the graph keeps behind DEQUANTIZE and, where it is sparse, DENSIFY."""
        while tensor in self.producers:
            operator = self.producers[tensor]
            if operator.name not in ("DEQUANTIZE", "DENSIFY"):
                raise ValueError(f"weights are computed by {operator.name}")
            tensor = operator.inputs[0]
        if self.graph.tensors[tensor].type != tflite.FLOAT16:
            raise ValueError("weights are not f16")
        return self.graph.tensors[tensor].halves()

    def _append(self, halves):
        at = len(self.weights)
        self.weights.extend(halves)
        self.weights.extend([0] * (-len(halves) % PANEL))
        return at

    def _take_weights(self, step, operator):
        weights, bias = (self._constant(tensor) for tensor in operator.inputs[1:3])
        rows, height, width, channels = self.graph.tensors[operator.inputs[1]].shape
        step.window = height
        if height != width:
            raise ValueError(f"the window of a convolution is {height} by {width}, not square")
        wider = self._shape(step.inputs[0])[-1]
        weights = widened(weights, channels, wider)
        if step.kind == CONVOLUTION:
            weights = panels(weights, rows)
        step.weights, step.bias = self._append(weights), self._append(bias)

    def _place(self):
        """First fit: each owner of memory gets the lowest place that is free from its first use to its last."""
        uses = {}
        for at, step in enumerate(self.steps):
            for tensor in (*step.inputs, step.output):
                uses.setdefault(self._home(tensor)[0], []).append(at)
        uses.setdefault(self.graph.input, []).append(0)
        for output in self.outputs:
            uses[self._home(output)[0]].append(len(self.steps))
        spans = sorted((min(used), max(used), tensor) for tensor, used in uses.items())
        places, placed, arena = {}, [], 0
        for first, last, tensor in spans:
            size = -(-self._size(tensor) // LANES) * LANES
            at = 0
            for begin, end in sorted((p, p + s) for f, l, p, s in placed if f <= last and first <= l):
                if at + size <= begin:
                    break
                at = max(at, end)
            places[tensor] = at
            placed.append((first, last, at, size))
            arena = max(arena, at + size)
        return places, arena

    def _place_of(self, tensor):
        home, at = self._home(tensor)
        return self.places[home] + at

    def _column(self):
        """Floats of one row of patches, for the convolutions with a window above one pixel."""
        sizes = [0]
        for step in self.steps:
            if step.kind == CONVOLUTION and step.window > 1:
                channels, width = self._volume(step.inputs[0])[2], self._volume(step.output)[1]
                sizes.append(width * step.window**2 * channels)
        return -(-max(sizes) // LANES) * LANES

    def _volume(self, tensor):
        return self._shape(tensor)[1:4]

    def packed(self):
        side, _, channels = self._volume(self.graph.input)
        if channels != 3 or len(self.outputs) > MOST_OUTPUTS:
            raise ValueError("a graph that is not one of the pose networks")
        outputs = [self._place_of(output) for output in self.outputs]
        outputs += [0] * (MOST_OUTPUTS - len(outputs))
        header = (MAGIC, len(self.steps), self.arena, self._column(), len(self.weights), side)
        result = bytearray(struct.pack("<6I", *header))
        result += struct.pack(f"<{1 + MOST_OUTPUTS}I", self._place_of(self.graph.input), *outputs)
        for step in self.steps:
            places = [self._place_of(tensor) for tensor in (step.inputs[0], step.inputs[-1], step.output)]
            shape = (step.kind, step.activation, step.window, step.stride, step.top, step.left)
            volumes = (*self._volume(step.inputs[0]), *self._volume(step.output))
            result += struct.pack("<17I", *shape, *volumes, *places, step.weights, step.bias)
        return bytes(result + struct.pack(f"<{len(self.weights)}H", *self.weights))


def images(operator):
    """The inputs that are computed, without weights, sizes and the like."""
    return operator.inputs if operator.name in ("ADD", "CONCATENATION") else operator.inputs[:1]


def with_activations(operators):
    """The operators without RELU, which becomes the activation of the only operator that it follows."""
    uses = Counter(tensor for operator in operators for tensor in operator.inputs)
    result = {}
    for operator in operators:
        if operator.name != "RELU":
            result[operator.output] = operator
            continue
        source = result.pop(operator.inputs[0], None)
        if source is None or source.name not in ACTIVATED or source.activation or uses[source.output] > 1:
            raise ValueError("a RELU that no operator can take over")
        result[operator.output] = replace(source, output=operator.output, activation=RELU)
    return list(result.values())


def widened(weights, channels, wider):
    """Weights for images of more channels, all of them zero."""
    if wider == channels:
        return weights
    result = array("H", bytes(2 * (len(weights) // channels * wider)))
    for channel in range(channels):
        result[channel::wider] = weights[channel::channels]
    return result


def panels(weights, rows):
    """Regroups a matrix of `rows` output channels into panels of eight: within a panel, the eight weights of an input stand together."""
    depth = len(weights) // rows
    result = array("H", bytes(2 * depth * (-(-rows // PANEL) * PANEL)))
    for row in range(rows):
        first = row // PANEL * PANEL * depth + row % PANEL
        result[first : first + PANEL * depth : PANEL] = weights[row * depth : (row + 1) * depth]
    return result
