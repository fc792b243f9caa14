// Looks for the most likely person or face in a whole frame.
#pragma once
#include "network.h"
#include "region.h"

// How a network lays out its answer.
typedef struct Detector Detector;

extern const Detector body_detector, face_detector;

// The key points that are read; of a body, where its hips are and how far it reaches.
enum { DETECTION_POINTS = 2 };

// In pixels of the frame. The box reaches by `half` to either side of its middle, and may leave the frame.
typedef struct {
  Point middle, half, points[DETECTION_POINTS];
  float score;
} Detection;

// Returns false if nothing reaches a score of one half.
bool detector_find(const Detector *detector, const Network *network, float *memory, const Frame *frame, Detection *detection);
