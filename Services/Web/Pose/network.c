#include "network.h"

#include "kernels.h"

// The same words as plan.py packs, in the same order.
enum { MAGIC = 0x31504E54 };
enum { CONVOLUTION = 1, DEPTHWISE, ADDITION, MAXIMUM, RESIZE, TO_SPACE };

typedef struct {
  uint32_t magic, count, arena, column, weights, side, input, outputs[NETWORK_OUTPUTS];
} Header;

typedef struct {
  uint32_t height, width, channels;
} Shape;

struct Operation {
  uint32_t kind, activation, window, stride, top, left;
  Shape from, to;
  uint32_t input, second, output, weights, bias;
};

enum { MOST_OPERATIONS = 512, MOST_SIDE = 4096, MOST_FLOATS = 1 << 24 };

static uint64_t floats(Shape shape) { return (uint64_t)shape.height * shape.width * shape.channels; }

static bool is_shape(Shape shape) {
  return shape.height - 1 < MOST_SIDE && shape.width - 1 < MOST_SIDE && shape.channels - 1 < MOST_SIDE;
}

static bool fits(uint64_t begin, uint64_t count, uint64_t limit) { return begin + count <= limit; }

static uint64_t padded(uint64_t channels) { return (channels + PANEL - 1) / PANEL * PANEL; }

static bool are_weights_inside(const Operation *operation, const Header *header) {
  const uint64_t window = (uint64_t)operation->window * operation->window, to = operation->to.channels;
  const uint64_t count = window * (operation->kind == DEPTHWISE ? to : operation->from.channels * padded(to));
  return fits(operation->weights, count, header->weights) && fits(operation->bias, padded(to), header->weights);
}

// The last window of each axis starts inside of the image, so that every window sees some of it.
static bool is_window(const Operation *operation) {
  const uint32_t size = operation->window, stride = operation->stride;
  return size - 1 < 16 && stride - 1 < 16 && operation->top < size && operation->left < size &&
         (operation->to.height - 1) * stride < operation->from.height + operation->top &&
         (operation->to.width - 1) * stride < operation->from.width + operation->left;
}

static bool is_sound(const Operation *operation, const Header *header) {
  const Shape from = operation->from, to = operation->to;
  const uint32_t block = operation->window;
  if (!is_shape(from) || !is_shape(to) || !fits(operation->input, floats(from), header->arena) ||
      !fits(operation->output, floats(to), header->arena) || operation->activation > ACTIVATION_RELU6) {
    return false;
  }
  const bool is_in_lanes = from.channels == to.channels && to.channels % 4 == 0;
  switch (operation->kind) {
    case CONVOLUTION:
      return is_window(operation) && are_weights_inside(operation, header) &&
             ((block == 1 && operation->stride == 1 && floats(to) / to.channels == floats(from) / from.channels) ||
              (uint64_t)to.width * block * block * from.channels <= header->column);
    case DEPTHWISE: return is_in_lanes && is_window(operation) && are_weights_inside(operation, header);
    case ADDITION:
      return from.height == to.height && from.width == to.width && fits(operation->second, floats(to), header->arena) &&
             (from.channels == to.channels ? floats(to) % 4 == 0
                                           : from.channels < to.channels && from.channels % 4 == 0 && to.channels % 4 == 0);
    case MAXIMUM: return is_in_lanes && is_window(operation);
    case RESIZE: return is_in_lanes;
    case TO_SPACE:
      return block - 1 < 16 && from.height * block == to.height && from.width * block == to.width &&
             to.channels * block * block == from.channels;
    default: return false;
  }
}

// A factor of 2^112 moves the exponent's bias from f16's 15 to f32's 127, and makes subnormals right as well.
static float widened(uint16_t half) {
  union {
    uint32_t bits;
    float number;
  } value = {(uint32_t)(half & 0x7fff) << 13};
  value.number *= 0x1p112f;
  value.bits |= (uint32_t)(half & 0x8000) << 16;
  return value.number;
}

size_t network_room(size_t size) { return 2 * size + 16; }

size_t network_open(Network *network, uint8_t *room, const uint8_t *file, size_t size) {
  const Header *header = (const Header *)file;
  if (size < sizeof(Header) || header->magic != MAGIC || header->count > MOST_OPERATIONS || header->arena > MOST_FLOATS ||
      header->column > MOST_FLOATS || header->weights > MOST_FLOATS || header->side - 1 >= MOST_SIDE ||
      size != sizeof(Header) + header->count * sizeof(Operation) + header->weights * sizeof(uint16_t) ||
      !fits(header->input, 3 * (uint64_t)header->side * header->side, header->arena)) {
    return 0;
  }
  const Operation *packed = (const Operation *)(file + sizeof(Header));
  const uint16_t *halves = (const uint16_t *)(packed + header->count);
  float *weights = (float *)room;
  Operation *operations = (Operation *)(weights + header->weights);
  *network = (Network){operations, weights, header->count, header->arena, header->column, header->side, header->input, {0}};
  for (int output = 0; output < NETWORK_OUTPUTS; output++) {
    if (header->outputs[output] >= header->arena) return 0;
    network->outputs[output] = header->outputs[output];
  }
  for (uint32_t at = 0; at < header->count; at++) {
    if (!is_sound(packed + at, header)) return 0;
    operations[at] = packed[at];
  }
  for (uint32_t at = 0; at < header->weights; at++) weights[at] = widened(halves[at]);
  return (size_t)((uint8_t *)(operations + header->count) - room);
}

size_t network_memory(const Network *network) { return network->arena + network->column; }

float *network_input(const Network *network, float *memory) { return memory + network->input; }

const float *network_output(const Network *network, const float *memory, int index) {
  return memory + network->outputs[index];
}

static Volume volume(Shape shape) {
  return (Volume){(int32_t)shape.height, (int32_t)shape.width, (int32_t)shape.channels};
}

void network_run(const Network *network, float *memory) {
  float *column = memory + network->arena;
  for (const Operation *at = network->operations; at < network->operations + network->count; at++) {
    const Volume from = volume(at->from), to = volume(at->to);
    const Window window = {(int32_t)at->window, (int32_t)at->stride, (int32_t)at->top, (int32_t)at->left};
    const Activation activation = (Activation)at->activation;
    const float *input = memory + at->input, *weights = network->weights + at->weights, *bias = network->weights + at->bias;
    float *output = memory + at->output;
    switch (at->kind) {
      case CONVOLUTION: convolve(input, from, window, weights, bias, output, to, activation, column); break;
      case DEPTHWISE: convolve_depthwise(input, from, window, weights, bias, output, to, activation); break;
      case ADDITION: add(input, from, memory + at->second, output, to, activation); break;
      case MAXIMUM: take_maximum(input, from, window, output, to); break;
      case RESIZE: resize(input, from, output, to); break;
      case TO_SPACE: depth_to_space(input, from, window.size, output); break;
    }
  }
}
