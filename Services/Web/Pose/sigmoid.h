// The logistic function, without a C library.
#pragma once
#include <stdint.h>

// e^x to one part in ten million: 2^n times the series of what is left, with |rest| <= ln(2) / 2.
static inline float exponential(float x) {
  const float bounded = x < -80 ? -80 : x > 80 ? 80 : x;
  const float whole = __builtin_rintf(bounded * 1.44269504f);
  const float rest = bounded - whole * 0.693359375f + whole * 2.12194440e-4f;
  const float series =
      1 + rest * (1 + rest * (1 / 2.f + rest * (1 / 6.f + rest * (1 / 24.f + rest * (1 / 120.f + rest * (1 / 720.f))))));
  const union {
    int32_t bits;
    float number;
  } power = {((int32_t)whole + 127) << 23};
  return series * power.number;
}

static inline float sigmoid(float x) { return 1 / (1 + exponential(-x)); }
