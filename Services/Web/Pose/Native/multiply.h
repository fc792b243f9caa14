// `multiply` of kernels.c for processors with sixteen registers of eight lanes, a panel each: six rows times two panels leave
// room for what they are made of.
#pragma once

enum { WIDE_ROWS = 6 };

typedef float panel_t __attribute__((ext_vector_type(PANEL)));

SIMD panel_t panel_at(const float *from) {
  panel_t value;
  memcpy(&value, from, sizeof value);
  return value;
}

SIMD void put_panel(float *to, panel_t value, int32_t columns, Limits limits) {
  const panel_t low = (panel_t)(AS_FLOATS(limits.low)[0]), high = (panel_t)(AS_FLOATS(limits.high)[0]);
  value = low < value ? value : low;
  value = value < high ? value : high;
  if (columns >= PANEL) {
    memcpy(to, &value, sizeof value);
  } else {
    for (int32_t column = 0; column < columns; column++) to[column] = value[column];
  }
}

// The numbers of rows and panels are constants at each call, so that the sums stay in registers.
SIMD void multiply_block(const int rows, const int panels, const float *input, int32_t depth, const float *weights, const float *bias,
                         float *output, int32_t width, int32_t columns, Limits limits) {
#pragma clang fp contract(fast)
  panel_t sums[WIDE_ROWS][2];
  for (int row = 0; row < rows; row++) {
    for (int panel = 0; panel < panels; panel++) sums[row][panel] = panel_at(bias + panel * PANEL);
  }
  for (int32_t k = 0; k < depth; k++, weights += PANEL) {
    panel_t factors[2];
    for (int panel = 0; panel < panels; panel++) factors[panel] = panel_at(weights + panel * PANEL * depth);
    for (int row = 0; row < rows; row++) {
      const panel_t value = (panel_t)(input[row * depth + k]);
      for (int panel = 0; panel < panels; panel++) sums[row][panel] = value * factors[panel] + sums[row][panel];
    }
  }
  for (int row = 0; row < rows; row++, output += width) {
    for (int panel = 0; panel < panels; panel++) {
      put_panel(output + panel * PANEL, sums[row][panel], columns - panel * PANEL, limits);
    }
  }
}

SIMD void multiply_rows(const int rows, const float *input, int32_t depth, const float *weights, const float *bias, float *output,
                        int32_t width, Limits limits) {
  int32_t column = 0;
  for (; width - column > PANEL; column += 2 * PANEL) {
    multiply_block(rows, 2, input, depth, weights + column * depth, bias + column, output + column, width, width - column, limits);
  }
  if (column < width) {
    multiply_block(rows, 1, input, depth, weights + column * depth, bias + column, output + column, width, width - column, limits);
  }
}

static void multiply(const float *input, int32_t count, int32_t depth, const float *weights, const float *bias, float *output,
                     int32_t width, Limits limits) {
  for (int32_t row = 0; row < count; row += WIDE_ROWS, input += WIDE_ROWS * depth, output += WIDE_ROWS * width) {
    switch (smaller(WIDE_ROWS, count - row)) {
      case 1: multiply_rows(1, input, depth, weights, bias, output, width, limits); break;
      case 2: multiply_rows(2, input, depth, weights, bias, output, width, limits); break;
      case 3: multiply_rows(3, input, depth, weights, bias, output, width, limits); break;
      case 4: multiply_rows(4, input, depth, weights, bias, output, width, limits); break;
      case 5: multiply_rows(5, input, depth, weights, bias, output, width, limits); break;
      default: multiply_rows(WIDE_ROWS, input, depth, weights, bias, output, width, limits); break;
    }
  }
}
