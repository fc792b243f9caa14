#include "kernels.h"

#include "simd.h"

// Rows of a tile, and vectors of channels side by side: as many sums as V8 keeps in 15 registers beside what they are made of.
enum { LANES = 4, TILE = 4, BLOCK = 4 };

typedef struct {
  v128_t low, high;
} Limits;

static const float infinity = __builtin_inff();

static Limits limits(Activation activation) {
  return (Limits){
      wasm_f32x4_splat(activation == ACTIVATION_NONE ? -infinity : 0),
      wasm_f32x4_splat(activation == ACTIVATION_RELU6 ? 6 : infinity),
  };
}

static inline v128_t limited(v128_t value, Limits limits) {
  return wasm_f32x4_pmin(limits.high, wasm_f32x4_pmax(limits.low, value));
}

static inline v128_t multiply_add(v128_t a, v128_t b, v128_t sum) {
#if defined(__wasm_relaxed_simd__) || !defined(__wasm__)
  return wasm_f32x4_relaxed_madd(a, b, sum);
#else
  return wasm_f32x4_add(sum, wasm_f32x4_mul(a, b));
#endif
}

static inline int32_t smaller(int32_t a, int32_t b) { return a < b ? a : b; }
static inline int32_t larger(int32_t a, int32_t b) { return a > b ? a : b; }

#ifdef WIDE
#include "Native/multiply.h"
#else

// `rows` rows times one panel. The number of rows is a constant at each call, so that the sums stay in registers.
static inline __attribute__((always_inline)) void multiply_tile(const int rows, const float *input, int32_t depth,
                                                                const float *panel, const float *bias, float *output,
                                                                int32_t width, int32_t columns, Limits limits) {
  v128_t left[TILE], right[TILE];
  for (int row = 0; row < rows; row++) {
    left[row] = wasm_v128_load(bias);
    right[row] = wasm_v128_load(bias + LANES);
  }
  for (int32_t k = 0; k < depth; k++, panel += PANEL) {
    const v128_t left_weights = wasm_v128_load(panel), right_weights = wasm_v128_load(panel + LANES);
    for (int row = 0; row < rows; row++) {
      const v128_t value = wasm_v128_load32_splat(input + row * depth + k);
      left[row] = multiply_add(value, left_weights, left[row]);
      right[row] = multiply_add(value, right_weights, right[row]);
    }
  }
  for (int row = 0; row < rows; row++, output += width) {
    const v128_t first = limited(left[row], limits), second = limited(right[row], limits);
    if (columns == PANEL) {
      wasm_v128_store(output, first);
      wasm_v128_store(output + LANES, second);
    } else {
      float spare[PANEL];
      wasm_v128_store(spare, first);
      wasm_v128_store(spare + LANES, second);
      for (int32_t column = 0; column < columns; column++) output[column] = spare[column];
    }
  }
}

// A tile of rows times all panels: the rows stay in the cache while the weights pass by.
static void multiply(const float *input, int32_t count, int32_t depth, const float *weights, const float *bias,
                     float *output, int32_t width, Limits limits) {
  for (int32_t row = 0; row < count; row += TILE, input += TILE * depth, output += TILE * width) {
    for (int32_t column = 0; column < width; column += PANEL) {
      const float *panel = weights + column * depth;
      const int32_t columns = smaller(PANEL, width - column);
#define TILE_OF(rows) multiply_tile(rows, input, depth, panel, bias + column, output + column, width, columns, limits)
      switch (smaller(TILE, count - row)) {
        case 1: TILE_OF(1); break;
        case 2: TILE_OF(2); break;
        case 3: TILE_OF(3); break;
        default: TILE_OF(TILE); break;
      }
#undef TILE_OF
    }
  }
}

#endif

// Writes what the window sees from each pixel of the output's row `y`, one patch after the other, zeros outside of the image.
static void gather(const float *input, Volume from, Window window, int32_t y, int32_t width, float *column) {
  for (int32_t x = 0; x < width; x++) {
    for (int32_t dy = 0; dy < window.size; dy++) {
      const int32_t row = y * window.stride - window.top + dy;
      for (int32_t dx = 0; dx < window.size; dx++) {
        const int32_t at = x * window.stride - window.left + dx;
        const int inside = row >= 0 && row < from.height && at >= 0 && at < from.width;
        const float *pixel = input + (row * from.width + at) * from.channels;
        for (int32_t channel = 0; channel < from.channels; channel++) *column++ = inside ? pixel[channel] : 0;
      }
    }
  }
}

void convolve(const float *input, Volume from, Window window, const float *weights, const float *bias, float *output,
              Volume to, Activation activation, float *column) {
  const Limits bounds = limits(activation);
  if (window.size == 1 && window.stride == 1) {
    multiply(input, to.height * to.width, from.channels, weights, bias, output, to.channels, bounds);
    return;
  }
  const int32_t depth = window.size * window.size * from.channels;
  for (int32_t y = 0; y < to.height; y++, output += to.width * to.channels) {
    gather(input, from, window, y, to.width, column);
    multiply(column, to.width, depth, weights, bias, output, to.channels, bounds);
  }
}

// The part of a window that is inside of the image, along one axis.
typedef struct {
  int32_t begin, end;
} Span;

static inline Span inside(int32_t origin, int32_t size, int32_t length) {
  return (Span){larger(0, -origin), smaller(size, length - origin)};
}

// `count` vectors of channels from `channel` on. Their sums don't wait for each other.
static inline __attribute__((always_inline)) void convolve_vectors(const int count, int32_t channel, const float *input,
                                                                   Volume from, const int size, Span rows, Span columns,
                                                                   const float *weights, const float *bias,
                                                                   float *output, Limits limits) {
  v128_t sums[BLOCK];
  for (int at = 0; at < count; at++) sums[at] = wasm_v128_load(bias + channel + at * LANES);
  for (int32_t dy = rows.begin; dy < rows.end; dy++) {
    for (int32_t dx = columns.begin; dx < columns.end; dx++) {
      const float *pixel = input + (dy * from.width + dx) * from.channels + channel;
      const float *weight = weights + (dy * size + dx) * from.channels + channel;
      for (int at = 0; at < count; at++) {
        sums[at] = multiply_add(wasm_v128_load(pixel + at * LANES), wasm_v128_load(weight + at * LANES), sums[at]);
      }
    }
  }
  for (int at = 0; at < count; at++) wasm_v128_store(output + channel + at * LANES, limited(sums[at], limits));
}

static inline __attribute__((always_inline)) void convolve_channels(const float *input, Volume from, const int size,
                                                                    Span rows, Span columns, const float *weights,
                                                                    const float *bias, float *output, Limits limits) {
  int32_t channel = 0;
  for (; channel + BLOCK * LANES <= from.channels; channel += BLOCK * LANES) {
    convolve_vectors(BLOCK, channel, input, from, size, rows, columns, weights, bias, output, limits);
  }
  for (; channel < from.channels; channel += LANES) {
    convolve_vectors(1, channel, input, from, size, rows, columns, weights, bias, output, limits);
  }
}

// `size` is a constant at each call: where the whole window is inside of the image, its loops are unrolled.
static inline __attribute__((always_inline)) void convolve_windows(const int size, const float *input, Volume from,
                                                                   Window window, const float *weights,
                                                                   const float *bias, float *output, Volume to,
                                                                   Limits limits) {
  const Span whole = {0, size};
  for (int32_t y = 0; y < to.height; y++) {
    const int32_t row = y * window.stride - window.top;
    const Span rows = inside(row, size, from.height);
    for (int32_t x = 0; x < to.width; x++, output += to.channels) {
      const int32_t column = x * window.stride - window.left;
      const Span columns = inside(column, size, from.width);
      const float *corner = input + (row * from.width + column) * from.channels;
      if (rows.end - rows.begin == size && columns.end - columns.begin == size) {
        convolve_channels(corner, from, size, whole, whole, weights, bias, output, limits);
      } else {
        convolve_channels(corner, from, size, rows, columns, weights, bias, output, limits);
      }
    }
  }
}

void convolve_depthwise(const float *input, Volume from, Window window, const float *weights, const float *bias,
                        float *output, Volume to, Activation activation) {
  const Limits bounds = limits(activation);
  switch (window.size) {
    case 3: convolve_windows(3, input, from, window, weights, bias, output, to, bounds); break;
    case 5: convolve_windows(5, input, from, window, weights, bias, output, to, bounds); break;
    default: convolve_windows(window.size, input, from, window, weights, bias, output, to, bounds); break;
  }
}

void add(const float *left, Volume from, const float *right, float *output, Volume to, Activation activation) {
  const Limits bounds = limits(activation);
  const int32_t pixels = to.height * to.width, is_even = from.channels == to.channels;
  // Images of the same channels are one long row.
  const int32_t rows = is_even ? 1 : pixels, shared = is_even ? pixels * to.channels : from.channels;
  const int32_t width = is_even ? shared : to.channels;
  for (int32_t row = 0; row < rows; row++, left += shared, right += width, output += width) {
    for (int32_t at = 0; at < shared; at += LANES) {
      wasm_v128_store(output + at, limited(wasm_f32x4_add(wasm_v128_load(left + at), wasm_v128_load(right + at)), bounds));
    }
    for (int32_t at = shared; at < width; at += LANES) wasm_v128_store(output + at, limited(wasm_v128_load(right + at), bounds));
  }
}

void take_maximum(const float *input, Volume from, Window window, float *output, Volume to) {
  for (int32_t y = 0; y < to.height; y++) {
    const int32_t row = y * window.stride - window.top;
    const Span rows = inside(row, window.size, from.height);
    for (int32_t x = 0; x < to.width; x++, output += to.channels) {
      const int32_t column = x * window.stride - window.left;
      const Span columns = inside(column, window.size, from.width);
      for (int32_t channel = 0; channel < to.channels; channel += LANES) {
        v128_t most = wasm_f32x4_splat(-infinity);
        for (int32_t dy = rows.begin; dy < rows.end; dy++) {
          for (int32_t dx = columns.begin; dx < columns.end; dx++) {
            const int32_t pixel = (row + dy) * from.width + column + dx;
            most = wasm_f32x4_pmax(most, wasm_v128_load(input + pixel * from.channels + channel));
          }
        }
        wasm_v128_store(output + channel, most);
      }
    }
  }
}

// The two input pixels that an output pixel lies between along one axis, and the share of the second.
typedef struct {
  int32_t first, second;
  float share;
} Between;

static Between between(int32_t at, int32_t from, int32_t to) {
  const float centre = ((float)at + 0.5f) * (float)from / (float)to - 0.5f;
  const float place = centre < 0 ? 0 : centre;
  const int32_t first = (int32_t)place;
  return (Between){first, smaller(first + 1, from - 1), place - (float)first};
}

void resize(const float *input, Volume from, float *output, Volume to) {
  for (int32_t y = 0; y < to.height; y++) {
    const Between rows = between(y, from.height, to.height);
    for (int32_t x = 0; x < to.width; x++, output += to.channels) {
      const Between columns = between(x, from.width, to.width);
      const float *above = input + rows.first * from.width * from.channels;
      const float *below = input + rows.second * from.width * from.channels;
      const int32_t left = columns.first * from.channels, right = columns.second * from.channels;
      const v128_t down = wasm_f32x4_splat(rows.share), across = wasm_f32x4_splat(columns.share);
      for (int32_t channel = 0; channel < to.channels; channel += LANES) {
        const v128_t a = wasm_v128_load(above + left + channel), b = wasm_v128_load(above + right + channel);
        const v128_t c = wasm_v128_load(below + left + channel), d = wasm_v128_load(below + right + channel);
        const v128_t upper = multiply_add(wasm_f32x4_sub(b, a), across, a);
        const v128_t lower = multiply_add(wasm_f32x4_sub(d, c), across, c);
        wasm_v128_store(output + channel, multiply_add(wasm_f32x4_sub(lower, upper), down, upper));
      }
    }
  }
}

void depth_to_space(const float *input, Volume from, int32_t block, float *output) {
  const int32_t channels = from.channels / (block * block);
  for (int32_t y = 0; y < from.height * block; y++) {
    for (int32_t x = 0; x < from.width * block; x++) {
      const int32_t part = y % block * block + x % block;
      const float *source = input + (y / block * from.width + x / block) * from.channels + part * channels;
      for (int32_t channel = 0; channel < channels; channel++) *output++ = source[channel];
    }
  }
}
