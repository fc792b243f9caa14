#include "wide.h"

#ifdef __x86_64__
#pragma clang attribute push(__attribute__((target("avx2,fma"))), apply_to = function)
#define WIDE
#endif

#define convolve convolve_wide
#define convolve_depthwise convolve_depthwise_wide
#define add add_wide
#define take_maximum take_maximum_wide
#define resize resize_wide
#define depth_to_space depth_to_space_wide
#include "../kernels.c"

#ifdef __x86_64__
#pragma clang attribute pop
#endif
