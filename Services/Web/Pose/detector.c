#include "detector.h"

#include "sigmoid.h"

// The network looks at grids of 28, 14 and 7 cells a side, with 2, 2 and 6 anchors in each cell; an anchor is its cell's middle.
typedef struct {
  int32_t cells, anchors;
} Grid;

static const Grid grids[] = {{28, 2}, {14, 2}, {7, 6}};
enum { GRIDS = 3, ANCHORS = 28 * 28 * 2 + 14 * 14 * 2 + 7 * 7 * 6, VALUES = 12 };

// A score of one half; logits are compared, which order like scores.
static const float least_logit = 0;
// Boxes that overlap the best one this far show the same person.
static const float least_overlap = 0.3f;

typedef struct {
  Point middle, half;
} Box;

static Point anchor(int32_t index) {
  const Grid *grid = grids;
  for (; grid < grids + GRIDS - 1 && index >= grid->cells * grid->cells * grid->anchors; grid++) {
    index -= grid->cells * grid->cells * grid->anchors;
  }
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

static int32_t best_of(const float *scores) {
  int32_t best = -1;
  float most = least_logit;
  for (int32_t index = 0; index < ANCHORS; index++) {
    if (scores[index] > most || (best < 0 && scores[index] == most)) {
      most = scores[index];
      best = index;
    }
  }
  return best;
}

// Weighted suppression: the key points of all boxes that overlap the best one, averaged by their scores.
bool detector_read(const float *boxes, const float *scores, float side, Point *centre, Point *edge) {
  const int32_t best = best_of(scores);
  if (best < 0) return false;
  const Box winner = box(boxes + best * VALUES, side, anchor(best));
  Point centres = {0, 0}, edges = {0, 0};
  float total = 0;
  for (int32_t index = 0; index < ANCHORS; index++) {
    if (scores[index] < least_logit) continue;
    const float *values = boxes + index * VALUES;
    const Point origin = anchor(index);
    if (index != best && overlap(winner, box(values, side, origin)) <= least_overlap) continue;
    const float score = sigmoid(scores[index]);
    const Point first = relative(values + 4, side, origin), second = relative(values + 6, side, origin);
    centres = (Point){centres.x + score * first.x, centres.y + score * first.y};
    edges = (Point){edges.x + score * second.x, edges.y + score * second.y};
    total += score;
  }
  *centre = (Point){centres.x / total, centres.y / total};
  *edge = (Point){edges.x / total, edges.y / total};
  return true;
}
