// Reads the landmark network's answer.
#pragma once
#include "region.h"

enum { BODY_LANDMARKS = 33, ALL_LANDMARKS = 35 };
// Two more landmarks than the body's say where to look in the next frame.
enum { LANDMARK_CENTRE = 33, LANDMARK_EDGE = 34 };

enum {
  LANDMARKS_VALUES = 0,    // 39 * 5 floats: x, y, z in pixels of the input, logits of visibility and presence
  LANDMARKS_PRESENCE = 1,  // the logit of a person being there
  LANDMARKS_HEATMAP = 2    // 64 * 64 * 39 logits
};

// In pixels of the frame; depth in the same unit, towards the camera below zero.
typedef struct {
  Point place;
  float depth, visibility;
} Landmark;

void landmarks_read(const float *values, const float *heatmap, float side, const Region *region, Landmark *landmarks);
