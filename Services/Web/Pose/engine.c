// What JavaScript calls. One engine to an instance of the module, which looks for bodies or for faces: memory is a row of the networks
// that it was given, what they compute in, and the frame, and nothing is freed before the instance goes.
#include "detector.h"
#include "tracker.h"

#define EXPORT(name) __attribute__((export_name(#name)))

enum { DETECTOR, LANDMARKS, FACES, NETWORKS };
enum { PAGE = 65536, MOST_SIDE = 4096, VALUES = 4 };

extern uint8_t __heap_base;

static Network networks[NETWORKS];
static Tracker tracker;
static Frame frame;
static uint8_t *end = &__heap_base;
static float *memory;
static float answer[BODY_LANDMARKS * VALUES];

static uint8_t *aligned(uint8_t *address) { return (uint8_t *)(((uintptr_t)address + 15) & ~(uintptr_t)15); }

// Whether the module's memory reaches from `begin` on for `size` bytes, after growing it if need be.
static bool reaches(const uint8_t *begin, uint64_t size) {
  const uint64_t wanted = (uintptr_t)begin + size, present = (uint64_t)__builtin_wasm_memory_size(0) * PAGE;
  if (wanted <= present) return true;
  return wanted >> 32 == 0 && __builtin_wasm_memory_grow(0, (wanted - present + PAGE - 1) / PAGE) != (size_t)-1;
}

// Where to put a packed network of `size` bytes before opening it; null if memory is short.
EXPORT(file_room) uint8_t *file_room(uint32_t size) {
  uint8_t *room = aligned(aligned(end) + network_room(size));
  return reaches(room, size) ? room : NULL;
}

// Opens the network that was put there: 0 detects bodies, 1 finds their landmarks, 2 detects faces. False if it is not a sound one.
EXPORT(open_network) bool open_network(uint32_t index, uint32_t size) {
  if (index >= NETWORKS || memory) return false;
  uint8_t *room = aligned(end);
  const size_t used = network_open(&networks[index], room, file_room(size), size);
  end = room + used;
  return used > 0;
}

static bool make_memory(void) {
  if (memory) return true;
  size_t floats = 0;
  for (int index = 0; index < NETWORKS; index++) {
    const size_t needed = network_memory(&networks[index]);
    floats = floats < needed ? needed : floats;
  }
  uint8_t *begin = aligned(end);
  if (!floats || !reaches(begin, floats * sizeof(float))) return false;
  memory = (float *)begin;
  end = begin + floats * sizeof(float);
  return true;
}

// Where to put the pixels of the next frames, four bytes each; null if memory is short or the sides are not from 1 to 4096.
EXPORT(frame_room) uint8_t *frame_room(uint32_t width, uint32_t height) {
  if (width - 1 >= MOST_SIDE || height - 1 >= MOST_SIDE || !make_memory()) return NULL;
  uint8_t *pixels = aligned(end);
  if (!reaches(pixels, (uint64_t)width * height * 4)) return NULL;
  frame = (Frame){pixels, (int32_t)width, (int32_t)height};
  return pixels;
}

static bool can(int network) { return frame.pixels && networks[network].count; }

static void put(int index, Point place, float depth, float visibility) {
  const float width = (float)frame.width, height = (float)frame.height;
  float *values = answer + VALUES * index;
  values[0] = place.x / width;
  values[1] = place.y / height;
  values[2] = depth / width;
  values[3] = visibility;
}

// Finds the person in the frame that was put there. False if there is none.
EXPORT(detect) bool detect(void) {
  if (!can(DETECTOR) || !can(LANDMARKS) ||
      !tracker_next(&tracker, &networks[DETECTOR], &networks[LANDMARKS], memory, &frame)) {
    return false;
  }
  for (int index = 0; index < BODY_LANDMARKS; index++) {
    const Landmark *landmark = &tracker.landmarks[index];
    put(index, landmark->place, landmark->depth, landmark->visibility);
  }
  return true;
}

// Finds the face in the frame that was put there: two opposite corners of its box, visible as far as it is likely. False if there is none.
EXPORT(detect_face) bool detect_face(void) {
  Detection face;
  if (!can(FACES) || !detector_find(&face_detector, &networks[FACES], memory, &frame, &face)) return false;
  put(0, (Point){face.middle.x - face.half.x, face.middle.y - face.half.y}, 0, face.score);
  put(1, (Point){face.middle.x + face.half.x, face.middle.y + face.half.y}, 0, face.score);
  return true;
}

// x, y, z and visibility of each landmark, as shares of the frame's width, height and width: 33 of the last person found, or two of
// the last face.
EXPORT(landmarks) const float *landmarks(void) { return answer; }

// Forgets the person, so that the next frame is searched as a whole.
EXPORT(reset) void reset(void) { tracker = (Tracker){0}; }
