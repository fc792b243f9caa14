// Who gets which memory where there is an operating system: engine.c is the same for a page.
#include "CPose.h"

#include <stdlib.h>

#include "../detector.h"
#include "../tracker.h"

enum { NETWORKS = POSE_FACES + 1, ALIGNMENT = 64 };

struct PoseEngine {
  Network networks[NETWORKS];
  uint8_t *rooms[NETWORKS];
  float *memory;
  Tracker tracker;
  float answer[POSE_BODY_LANDMARKS * POSE_LANDMARK_VALUES];
};

static void *room(size_t size) { return aligned_alloc(ALIGNMENT, (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT); }

PoseEngine *pose_engine_create(void) { return calloc(1, sizeof(PoseEngine)); }

void pose_engine_free(PoseEngine *engine) {
  if (!engine) return;
  for (int index = 0; index < NETWORKS; index++) free(engine->rooms[index]);
  free(engine->memory);
  free(engine);
}

bool pose_engine_open(PoseEngine *engine, PoseNetwork network, const uint8_t *file, size_t size) {
  if ((unsigned)network >= NETWORKS || engine->rooms[network] || engine->memory || size > SIZE_MAX / 4) return false;
  // The file is read as words, which a caller's bytes need not be aligned to.
  uint8_t *copy = room(size), *opened = room(network_room(size));
  const bool is_sound = copy && opened && (__builtin_memcpy(copy, file, size), network_open(&engine->networks[network], opened, copy, size) > 0);
  free(copy);
  if (!is_sound) {
    free(opened);
    engine->networks[network] = (Network){0};
    return false;
  }
  engine->rooms[network] = opened;
  return true;
}

static bool make_memory(PoseEngine *engine) {
  size_t floats = 0;
  for (int index = 0; index < NETWORKS; index++) {
    const size_t needed = network_memory(&engine->networks[index]);
    floats = floats < needed ? needed : floats;
  }
  if (!engine->memory) engine->memory = room(floats * sizeof(float));
  return engine->memory;
}

static bool is_frame(const Frame *frame) {
  return frame->width > 0 && frame->height > 0 && frame->width <= POSE_MOST_SIDE && frame->height <= POSE_MOST_SIDE;
}

static void put(PoseEngine *engine, int index, const Frame *frame, Point place, float depth, float visibility) {
  float *values = engine->answer + POSE_LANDMARK_VALUES * index;
  values[0] = place.x / (float)frame->width;
  values[1] = place.y / (float)frame->height;
  values[2] = depth / (float)frame->width;
  values[3] = visibility;
}

const float *pose_engine_find_body(PoseEngine *engine, const uint8_t *pixels, int32_t width, int32_t height) {
  const Frame frame = {pixels, width, height};
  if (!is_frame(&frame) || !engine->rooms[POSE_DETECTOR] || !engine->rooms[POSE_LANDMARKS] || !make_memory(engine) ||
      !tracker_next(&engine->tracker, &engine->networks[POSE_DETECTOR], &engine->networks[POSE_LANDMARKS], engine->memory, &frame)) {
    return NULL;
  }
  for (int index = 0; index < POSE_BODY_LANDMARKS; index++) {
    const Landmark *landmark = &engine->tracker.landmarks[index];
    put(engine, index, &frame, landmark->place, landmark->depth, landmark->visibility);
  }
  return engine->answer;
}

const float *pose_engine_find_face(PoseEngine *engine, const uint8_t *pixels, int32_t width, int32_t height) {
  const Frame frame = {pixels, width, height};
  Detection face;
  if (!is_frame(&frame) || !engine->rooms[POSE_FACES] || !make_memory(engine) ||
      !detector_find(&face_detector, &engine->networks[POSE_FACES], engine->memory, &frame, &face)) {
    return NULL;
  }
  put(engine, 0, &frame, (Point){face.middle.x - face.half.x, face.middle.y - face.half.y}, 0, face.score);
  put(engine, 1, &frame, (Point){face.middle.x + face.half.x, face.middle.y + face.half.y}, 0, face.score);
  return engine->answer;
}
