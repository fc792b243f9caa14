// The arithmetic of the networks. Images are rows of pixels of channels, 32-bit floats; no kernel allocates.
#pragma once
#include <stdint.h>

typedef struct {
  int32_t height, width, channels;
} Volume;

// The square of input pixels that one output pixel sees, and the padding above and to the left of the image.
typedef struct {
  int32_t size, stride, top, left;
} Window;

typedef enum { ACTIVATION_NONE = 0, ACTIVATION_RELU = 1, ACTIVATION_RELU6 = 3 } Activation;

// Floats that a panel of weights is wide: so many output channels are computed side by side.
enum { PANEL = 8 };

// `weights` come in panels as plan.py writes them. `column` holds a row of patches if the window is larger than a pixel.
void convolve(const float *input, Volume from, Window window, const float *weights, const float *bias, float *output,
              Volume to, Activation activation, float *column);
// Each channel by its own window; the number of channels is a multiple of four.
void convolve_depthwise(const float *input, Volume from, Window window, const float *weights, const float *bias,
                        float *output, Volume to, Activation activation);
// Channels that the left image lacks count as zero. Either both have the same channels, or each has a multiple of four.
void add(const float *left, Volume from, const float *right, float *output, Volume to, Activation activation);
void take_maximum(const float *input, Volume from, Window window, float *output, Volume to);
// Bilinear, with half-pixel centres.
void resize(const float *input, Volume from, float *output, Volume to);
// Spreads each pixel's channels over a block of pixels.
void depth_to_space(const float *input, Volume from, int32_t block, float *output);
