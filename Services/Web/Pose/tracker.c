#include "tracker.h"

#include "detector.h"

// The numbers of MediaPipe's pose graph.
static const Smoothing body_smoothing = {0.05f, 80};
static const Smoothing region_smoothing = {0.01f, 10};
static const float visibility_share = 0.1f;
static const float margin = 1.25f;

static void forget(Tracker *tracker) { *tracker = (Tracker){0}; }

// The margin around a body that the landmark network was trained with.
static bool follow(Tracker *tracker, Point centre, Point edge) {
  tracker->is_tracking = region_of_body(centre, edge, &tracker->region);
  tracker->region.size *= margin;
  return tracker->is_tracking;
}

static bool detect(Tracker *tracker, const Network *detector, float *memory, const Frame *frame) {
  Detection body;
  return detector_find(&body_detector, detector, memory, frame, &body) && follow(tracker, body.points[0], body.points[1]);
}

static Point smoothed(Filter filters[2], Smoothing smoothing, float scale, Point point) {
  return (Point){
      filter_next(&filters[0], smoothing, scale, point.x),
      filter_next(&filters[1], smoothing, scale, point.y),
  };
}

// Speed is measured in sizes of the body, so that a person far away is smoothed as one nearby.
static bool take(Tracker *tracker, const Landmark *found) {
  Region body;
  if (!region_of_body(found[LANDMARK_CENTRE].place, found[LANDMARK_EDGE].place, &body)) return false;
  const float scale = 1 / body.size;
  for (int index = 0; index < BODY_LANDMARKS; index++) {
    Landmark *landmark = &tracker->landmarks[index];
    Filter *filters = tracker->places[index];
    const bool is_first = !filters[0].has_value;
    landmark->visibility = is_first ? found[index].visibility
                                    : visibility_share * found[index].visibility +
                                          (1 - visibility_share) * landmark->visibility;
    landmark->place = smoothed(filters, body_smoothing, scale, found[index].place);
    landmark->depth = filter_next(&filters[2], body_smoothing, scale, found[index].depth);
  }
  return follow(tracker, smoothed(tracker->next[0], region_smoothing, scale, found[LANDMARK_CENTRE].place),
                smoothed(tracker->next[1], region_smoothing, scale, found[LANDMARK_EDGE].place));
}

static bool find(Tracker *tracker, const Network *network, float *memory, const Frame *frame) {
  const float side = (float)network->side;
  region_crop(&tracker->region, frame, BORDER_REPEAT, (int32_t)network->side, 1 / 255.f, 0, network_input(network, memory));
  network_run(network, memory);
  // Above zero, the logit stands for a person more likely than not.
  if (!(network_output(network, memory, LANDMARKS_PRESENCE)[0] > 0)) return false;
  Landmark found[ALL_LANDMARKS];
  landmarks_read(network_output(network, memory, LANDMARKS_VALUES), network_output(network, memory, LANDMARKS_HEATMAP), side,
                 &tracker->region, found);
  return take(tracker, found);
}

bool tracker_next(Tracker *tracker, const Network *detector, const Network *landmarks, float *memory, const Frame *frame) {
  const bool found = (tracker->is_tracking || detect(tracker, detector, memory, frame)) &&
                     find(tracker, landmarks, memory, frame);
  if (!found) forget(tracker);
  return found;
}
