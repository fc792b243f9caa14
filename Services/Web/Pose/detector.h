// Reads the detector's answer: the most likely person in the frame.
#pragma once
#include "region.h"

enum {
  DETECTOR_BOXES = 0,  // ANCHORS * 12 floats: box, then four key points, relative to the anchor
  DETECTOR_SCORES = 1  // ANCHORS logits
};

// Where the best detection's hips are and how far its body reaches, in the unit square the detector saw.
// Returns false if nothing reaches a score of one half.
bool detector_read(const float *boxes, const float *scores, float side, Point *centre, Point *edge);
