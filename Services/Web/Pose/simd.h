// Vectors of four lanes, by the names that WebAssembly has for what may be done with them. Elsewhere the compiler's own vectors do
// the same arithmetic, so that one source makes the page's engine and the command line's.
#pragma once

#ifdef __wasm__

#include <wasm_simd128.h>

#else

#include <stdint.h>
#include <string.h>

#define SIMD static inline __attribute__((always_inline))

// As in WebAssembly, the instruction says what the bits mean.
typedef int32_t v128_t __attribute__((ext_vector_type(4)));
typedef float floats_t __attribute__((ext_vector_type(4)));
typedef uint32_t words_t __attribute__((ext_vector_type(4)));
typedef uint16_t halves_t __attribute__((ext_vector_type(8)));
typedef uint8_t bytes_t __attribute__((ext_vector_type(16)));

#define AS_FLOATS(value) ((floats_t)(value))
#define AS_BITS(value) ((v128_t)(value))

// Addresses need not be aligned.
SIMD v128_t wasm_v128_load(const void *from) {
  v128_t value;
  memcpy(&value, from, sizeof value);
  return value;
}
SIMD void wasm_v128_store(void *to, v128_t value) { memcpy(to, &value, sizeof value); }

SIMD v128_t wasm_f32x4_splat(float value) { return AS_BITS((floats_t)(value)); }
SIMD v128_t wasm_v128_load32_splat(const void *from) {
  float value;
  memcpy(&value, from, sizeof value);
  return wasm_f32x4_splat(value);
}
SIMD v128_t wasm_f32x4_add(v128_t a, v128_t b) { return AS_BITS(AS_FLOATS(a) + AS_FLOATS(b)); }
SIMD v128_t wasm_f32x4_sub(v128_t a, v128_t b) { return AS_BITS(AS_FLOATS(a) - AS_FLOATS(b)); }
SIMD v128_t wasm_f32x4_mul(v128_t a, v128_t b) { return AS_BITS(AS_FLOATS(a) * AS_FLOATS(b)); }
// Unrounded in between on processors that can do so in one step.
SIMD v128_t wasm_f32x4_relaxed_madd(v128_t a, v128_t b, v128_t sum) {
#pragma clang fp contract(fast)
  return AS_BITS(AS_FLOATS(a) * AS_FLOATS(b) + AS_FLOATS(sum));
}
SIMD v128_t wasm_f32x4_pmin(v128_t a, v128_t b) { return AS_FLOATS(b) < AS_FLOATS(a) ? b : a; }
SIMD v128_t wasm_f32x4_pmax(v128_t a, v128_t b) { return AS_FLOATS(a) < AS_FLOATS(b) ? b : a; }
#define wasm_f32x4_extract_lane(value, lane) (AS_FLOATS(value)[lane])
SIMD v128_t wasm_f32x4_convert_i32x4(v128_t value) { return AS_BITS(__builtin_convertvector(value, floats_t)); }

SIMD v128_t wasm_i32x4_splat(int32_t value) { return (v128_t)(value); }
SIMD v128_t wasm_i32x4_make(int32_t a, int32_t b, int32_t c, int32_t d) { return (v128_t){a, b, c, d}; }
SIMD v128_t wasm_i32x4_add(v128_t a, v128_t b) { return a + b; }
SIMD v128_t wasm_i32x4_mul(v128_t a, v128_t b) { return a * b; }
SIMD v128_t wasm_i32x4_shr(v128_t value, uint32_t count) { return value >> (v128_t)((int32_t)count); }
SIMD v128_t wasm_u16x8_extend_low_u8x16(v128_t value) {
  return AS_BITS(__builtin_convertvector(((bytes_t)(value)).lo, halves_t));
}
SIMD v128_t wasm_u32x4_extend_low_u16x8(v128_t value) {
  return AS_BITS(__builtin_convertvector(((halves_t)(value)).lo, words_t));
}

#endif
