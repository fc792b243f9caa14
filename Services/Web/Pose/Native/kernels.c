// The kernels twice: for every processor, and for those with eight lanes that multiply and add in one step. Which one runs is found
// out while running, so that one program is right for all of them.
#define convolve convolve_narrow
#define convolve_depthwise convolve_depthwise_narrow
#include "../kernels.c"
#undef convolve
#undef convolve_depthwise

#include "wide.h"

static bool is_wide(void) {
#ifdef __x86_64__
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
#else
  return false;
#endif
}

void convolve(const float *input, Volume from, Window window, const float *weights, const float *bias, float *output, Volume to,
              Activation activation, float *column) {
  (is_wide() ? convolve_wide : convolve_narrow)(input, from, window, weights, bias, output, to, activation, column);
}

void convolve_depthwise(const float *input, Volume from, Window window, const float *weights, const float *bias, float *output,
                        Volume to, Activation activation) {
  (is_wide() ? convolve_depthwise_wide : convolve_depthwise_narrow)(input, from, window, weights, bias, output, to, activation);
}
