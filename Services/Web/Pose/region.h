// Where in a frame the networks look: a square around a person, turned so that the body stands upright in it.
#pragma once
#include <stdbool.h>
#include <stdint.h>

typedef struct {
  float x, y;
} Point;

// In pixels of the frame. The turn is kept as its cosine and sine, since nothing needs the angle itself.
typedef struct {
  Point centre;
  float size, cosine, sine;
} Region;

typedef struct {
  const uint8_t *pixels;  // red, green, blue, opacity
  int32_t width, height;
} Frame;

typedef enum { BORDER_BLACK, BORDER_REPEAT } Border;

// The square that holds the whole frame in its middle.
Region region_around(const Frame *frame);
// The square that MediaPipe takes for a body: twice as wide as `edge` is away from `centre`, with `edge` straight above.
// Returns false if the points do not differ.
bool region_of_body(Point centre, Point edge, Region *region);
// From the region's unit square, or an offset within it, to the frame.
Point region_to_frame(const Region *region, Point point);
// The region as side * side pixels of three floats, each `scale` times the 8-bit value plus `bias`.
void region_crop(const Region *region, const Frame *frame, Border border, int32_t side, float scale, float bias, float *output);
