#include "filter.h"

// MediaPipe's own clock for frames without timestamps. The recordings that the counter was tuned with were made by it, whatever their
// frame rate was; where speed decides the cutoff, the interval nearly cancels out.
static const float interval = 0.033333f;
static const float speed_cutoff = 1;
static const float pi = 3.14159265f;

// The share of the newest value in an exponential average with this cutoff.
static float share(float cutoff) { return 1 / (1 + 1 / (2 * pi * cutoff * interval)); }

static float averaged(float share, float next, float last) { return share * next + (1 - share) * last; }

float filter_next(Filter *filter, Smoothing smoothing, float scale, float raw) {
  if (!filter->has_value) {
    *filter = (Filter){raw, 0, raw, true};
    return raw;
  }
  filter->speed = averaged(share(speed_cutoff), (raw - filter->raw) * scale / interval, filter->speed);
  const float cutoff = smoothing.cutoff + smoothing.beta * __builtin_fabsf(filter->speed);
  filter->value = averaged(share(cutoff), raw, filter->value);
  filter->raw = raw;
  return filter->value;
}
