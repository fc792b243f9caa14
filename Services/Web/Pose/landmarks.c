#include "landmarks.h"

#include "sigmoid.h"

enum { CHANNELS = 39, VALUES = 5, CELLS = 64, REACH = 4 };
// The heat map counts only where it is sure.
static const float least_heat = 0.5f;

static int32_t lower(int32_t cell) { return cell < REACH ? 0 : cell - REACH; }
static int32_t upper(int32_t cell) { return cell + REACH + 1 < CELLS ? cell + REACH + 1 : CELLS; }

// Moves a landmark to the centre of the heat in the nine by nine cells around it.
static Point refined(Point point, const float *heatmap, int32_t index) {
  const float column = point.x * CELLS, row = point.y * CELLS;
  if (!(column > -1 && row > -1 && column < CELLS && row < CELLS)) return point;
  const int32_t x = (int32_t)column, y = (int32_t)row;
  float total = 0, most = 0;
  Point sum = {0, 0};
  for (int32_t at_y = lower(y); at_y < upper(y); at_y++) {
    for (int32_t at_x = lower(x); at_x < upper(x); at_x++) {
      const float heat = sigmoid(heatmap[(at_y * CELLS + at_x) * CHANNELS + index]);
      total += heat;
      most = heat > most ? heat : most;
      sum = (Point){sum.x + heat * (float)at_x, sum.y + heat * (float)at_y};
    }
  }
  return most >= least_heat ? (Point){sum.x / total / CELLS, sum.y / total / CELLS} : point;
}

void landmarks_read(const float *values, const float *heatmap, float side, const Region *region, Landmark *landmarks) {
  for (int32_t index = 0; index < ALL_LANDMARKS; index++, values += VALUES) {
    const Point point = refined((Point){values[0] / side, values[1] / side}, heatmap, index);
    landmarks[index] = (Landmark){
        region_to_frame(region, point),
        values[2] / side * region->size,
        sigmoid(values[3]),
    };
  }
}
