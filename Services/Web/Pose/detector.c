#include "detector.h"

#include "sigmoid.h"

// A network looks at grids of so many cells a side, with some anchors in each cell; an anchor is its cell's middle.
typedef struct {
  int32_t cells, anchors;
} Grid;

struct Detector {
  Grid grids[3];
  int32_t count, values;
};

const Detector body_detector = {{{28, 2}, {14, 2}, {7, 6}}, 3, 12};
const Detector face_detector = {{{16, 2}, {8, 6}}, 2, 16};

// What a network answers.
enum {
  BOXES = 0,  // of each anchor: middle and sides of the box, then key points, relative to the anchor
  SCORES = 1  // a logit for each anchor
};

// A score of one half; logits are compared, which order like scores.
static const float least_logit = 0;
// Boxes that overlap the best one this far show the same person or face.
static const float least_overlap = 0.3f;

typedef struct {
  Point middle, half;
} Box;

static int32_t size(const Grid *grid) { return grid->cells * grid->cells * grid->anchors; }

static int32_t anchors(const Detector *detector) {
  int32_t sum = 0;
  for (int32_t at = 0; at < detector->count; at++) sum += size(&detector->grids[at]);
  return sum;
}

static Point anchor(const Detector *detector, int32_t index) {
  const Grid *grid = detector->grids;
  for (; grid < detector->grids + detector->count - 1 && index >= size(grid); grid++) index -= size(grid);
  const int32_t cell = index / grid->anchors;
  const float cells = (float)grid->cells;
  return (Point){((float)(cell % grid->cells) + 0.5f) / cells, ((float)(cell / grid->cells) + 0.5f) / cells};
}

static Point relative(const float *pair, float side, Point anchor) {
  return (Point){pair[0] / side + anchor.x, pair[1] / side + anchor.y};
}

static Box box(const float *values, float side, Point anchor) {
  return (Box){relative(values, side, anchor), {values[2] / side / 2, values[3] / side / 2}};
}

static float area(Box box) { return 4 * box.half.x * box.half.y; }

static float shared_length(float a, float half_a, float b, float half_b) {
  const float begin = a - half_a > b - half_b ? a - half_a : b - half_b;
  const float end = a + half_a < b + half_b ? a + half_a : b + half_b;
  return end > begin ? end - begin : 0;
}

// Intersection over union.
static float overlap(Box a, Box b) {
  const float shared = shared_length(a.middle.x, a.half.x, b.middle.x, b.half.x) *
                       shared_length(a.middle.y, a.half.y, b.middle.y, b.half.y);
  return shared > 0 ? shared / (area(a) + area(b) - shared) : 0;
}

static int32_t best_of(const float *scores, int32_t count) {
  int32_t best = -1;
  float most = least_logit;
  for (int32_t index = 0; index < count; index++) {
    if (scores[index] > most || (best < 0 && scores[index] == most)) {
      most = scores[index];
      best = index;
    }
  }
  return best;
}

static Point added(Point sum, float weight, Point point) { return (Point){sum.x + weight * point.x, sum.y + weight * point.y}; }

static Point divided(Point sum, float total) { return (Point){sum.x / total, sum.y / total}; }

// In the unit square that the network saw. Weighted suppression: all boxes that overlap the best one, averaged by their scores.
static bool read(const Detector *detector, const float *boxes, const float *scores, float side, Detection *detection) {
  const int32_t count = anchors(detector), best = best_of(scores, count);
  if (best < 0) return false;
  const Box winner = box(boxes + best * detector->values, side, anchor(detector, best));
  Detection sum = {0};
  float total = 0;
  for (int32_t index = 0; index < count; index++) {
    if (scores[index] < least_logit) continue;
    const float *values = boxes + index * detector->values;
    const Point origin = anchor(detector, index);
    const Box other = box(values, side, origin);
    if (index != best && overlap(winner, other) <= least_overlap) continue;
    const float score = sigmoid(scores[index]);
    sum.middle = added(sum.middle, score, other.middle);
    sum.half = added(sum.half, score, other.half);
    for (int point = 0; point < DETECTION_POINTS; point++) {
      sum.points[point] = added(sum.points[point], score, relative(values + 4 + 2 * point, side, origin));
    }
    total += score;
  }
  *detection = (Detection){divided(sum.middle, total), divided(sum.half, total), {{0}}, sigmoid(scores[best])};
  for (int point = 0; point < DETECTION_POINTS; point++) detection->points[point] = divided(sum.points[point], total);
  return true;
}

bool detector_find(const Detector *detector, const Network *network, float *memory, const Frame *frame, Detection *detection) {
  const Region whole = region_around(frame);
  region_crop(&whole, frame, BORDER_BLACK, (int32_t)network->side, 2 / 255.f, -1, network_input(network, memory));
  network_run(network, memory);
  if (!read(detector, network_output(network, memory, BOXES), network_output(network, memory, SCORES), (float)network->side,
            detection)) {
    return false;
  }
  detection->middle = region_to_frame(&whole, detection->middle);
  detection->half = (Point){detection->half.x * whole.size, detection->half.y * whole.size};
  for (int point = 0; point < DETECTION_POINTS; point++) {
    detection->points[point] = region_to_frame(&whole, detection->points[point]);
  }
  return true;
}
