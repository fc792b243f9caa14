// The One Euro filter (Casiez, Roussel, Vogel 2012): it smooths what rests and follows what moves.
#pragma once
#include <stdbool.h>

typedef struct {
  float cutoff;  // hertz, at rest
  float beta;    // hertz more for each unit of speed
} Smoothing;

typedef struct {
  float raw, speed, value;
  bool has_value;
} Filter;

// `scale` turns the value's unit into the unit that speed is measured in.
float filter_next(Filter *filter, Smoothing smoothing, float scale, float raw);
