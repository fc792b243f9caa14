// The kernels for processors with AVX2 and FMA; elsewhere they are never called.
#pragma once
#include <stdbool.h>

#include "../kernels.h"

void convolve_wide(const float *input, Volume from, Window window, const float *weights, const float *bias, float *output, Volume to,
                   Activation activation, float *column);
void convolve_depthwise_wide(const float *input, Volume from, Window window, const float *weights, const float *bias, float *output,
                             Volume to, Activation activation);
