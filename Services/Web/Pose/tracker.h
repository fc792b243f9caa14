// Follows one person from frame to frame, as MediaPipe's pose graph does for video: the detector runs until it finds somebody, then the
// landmarks of each frame say where to look in the next.
#pragma once
#include "filter.h"
#include "landmarks.h"
#include "network.h"

typedef struct {
  Region region;
  bool is_tracking;
  Filter places[BODY_LANDMARKS][3], next[2][2];
  Landmark landmarks[BODY_LANDMARKS];
} Tracker;

// Takes the next frame; `memory` is enough for either network. Returns whether a person was found, who is in `landmarks` then.
bool tracker_next(Tracker *tracker, const Network *detector, const Network *landmarks, float *memory, const Frame *frame);
