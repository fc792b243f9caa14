#include "region.h"

#include "simd.h"

Region region_around(const Frame *frame) {
  const float width = (float)frame->width, height = (float)frame->height;
  return (Region){{width / 2, height / 2}, width > height ? width : height, 1, 0};
}

bool region_of_body(Point centre, Point edge, Region *region) {
  const float x = edge.x - centre.x, y = edge.y - centre.y;
  const float distance = __builtin_sqrtf(x * x + y * y);
  if (!(distance > 0)) return false;
  *region = (Region){centre, 2 * distance, -y / distance, x / distance};
  return true;
}

Point region_to_frame(const Region *region, Point point) {
  const float across = (point.x - 0.5f) * region->size, down = (point.y - 0.5f) * region->size;
  return (Point){
      region->centre.x + across * region->cosine - down * region->sine,
      region->centre.y + across * region->sine + down * region->cosine,
  };
}

// A frame is sampled as OpenCV does for MediaPipe: at 1/32 of a pixel, between four neighbours, rounded to eight bits.
enum { STEPS = 32, ROUNDING = STEPS * STEPS / 2, SHIFT = 10 };

static inline v128_t widened(uint32_t pixel) {
  return wasm_u32x4_extend_low_u16x8(wasm_u16x8_extend_low_u8x16(wasm_i32x4_make((int32_t)pixel, 0, 0, 0)));
}

static inline v128_t weighted(v128_t sum, uint32_t pixel, int32_t weight) {
  return wasm_i32x4_add(sum, wasm_i32x4_mul(widened(pixel), wasm_i32x4_splat(weight)));
}

static inline int32_t clamped(int32_t at, int32_t length) { return at < 0 ? 0 : at < length ? at : length - 1; }

static inline uint32_t pixel_at(const Frame *frame, Border border, int32_t x, int32_t y) {
  const bool inside = x >= 0 && y >= 0 && x < frame->width && y < frame->height;
  if (!inside && border == BORDER_BLACK) return 0;
  return ((const uint32_t *)frame->pixels)[clamped(y, frame->height) * frame->width + clamped(x, frame->width)];
}

static inline v128_t sampled(const Frame *frame, Border border, float x, float y) {
  const int32_t fine_x = (int32_t)__builtin_rintf(x * STEPS), fine_y = (int32_t)__builtin_rintf(y * STEPS);
  const int32_t left = fine_x >> 5, above = fine_y >> 5, across = fine_x & (STEPS - 1), down = fine_y & (STEPS - 1);
  v128_t sum = wasm_i32x4_splat(ROUNDING);
  if (left >= 0 && above >= 0 && left + 1 < frame->width && above + 1 < frame->height) {
    const uint32_t *pixel = (const uint32_t *)frame->pixels + above * frame->width + left;
    sum = weighted(sum, pixel[0], (STEPS - across) * (STEPS - down));
    sum = weighted(sum, pixel[1], across * (STEPS - down));
    sum = weighted(sum, pixel[frame->width], (STEPS - across) * down);
    sum = weighted(sum, pixel[frame->width + 1], across * down);
  } else {
    sum = weighted(sum, pixel_at(frame, border, left, above), (STEPS - across) * (STEPS - down));
    sum = weighted(sum, pixel_at(frame, border, left + 1, above), across * (STEPS - down));
    sum = weighted(sum, pixel_at(frame, border, left, above + 1), (STEPS - across) * down);
    sum = weighted(sum, pixel_at(frame, border, left + 1, above + 1), across * down);
  }
  return wasm_i32x4_shr(sum, SHIFT);
}

void region_crop(const Region *region, const Frame *frame, Border border, int32_t side, float scale, float bias, float *output) {
  const v128_t scales = wasm_f32x4_splat(scale), biases = wasm_f32x4_splat(bias);
  for (int32_t y = 0; y < side; y++) {
    for (int32_t x = 0; x < side; x++, output += 3) {
      const Point at = region_to_frame(region, (Point){(float)x / (float)side, (float)y / (float)side});
      const v128_t colour = wasm_f32x4_convert_i32x4(sampled(frame, border, at.x, at.y));
      const v128_t value = wasm_f32x4_add(wasm_f32x4_mul(colour, scales), biases);
      output[0] = wasm_f32x4_extract_lane(value, 0);
      output[1] = wasm_f32x4_extract_lane(value, 1);
      output[2] = wasm_f32x4_extract_lane(value, 2);
    }
  }
}
